"""Every picture, by the id of its card; chained cards share a motif."""

from __future__ import annotations

from typing import Final

from art.kit import Scene
from art.scenes import arms, cities_1, cities_2, cities_3, civil, goods, guilds, science, trade

CARDS: Final[dict[str, Scene]] = {
    **goods.SCENES,
    **civil.SCENES,
    **science.SCENES,
    **trade.SCENES,
    **arms.SCENES,
    **guilds.SCENES,
    **cities_1.SCENES,
    **cities_2.SCENES,
    **cities_3.SCENES,
}
