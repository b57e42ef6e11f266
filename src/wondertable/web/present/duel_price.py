"""Why a construction costs what it costs, for the pages of Duel: what the rules tell of it."""

from __future__ import annotations

from wondertable.games.duel.price import Bought, Goods, Price, explain_card, explain_wonder

__all__ = ["Bought", "Goods", "Price", "explain_card", "explain_wonder"]
