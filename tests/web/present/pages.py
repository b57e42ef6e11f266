"""Whole pages of scenes, as a server puts them together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from markupsafe import Markup

from wondertable.table.entry import Ending
from wondertable.text import say
from wondertable.web.game_pages import GamePresenter
from wondertable.web.present.render import render
from wondertable.web.scene import Scene


def won_by(ending: Ending, winners: Collection[int]) -> Ending:
    """The same end with other winners."""
    ranks = tuple(int(seat in winners) for seat in range(len(ending.ranks)))
    return replace(ending, ranks=ranks)


def whole_page(
    presenter: GamePresenter, shown: Scene, slots: Mapping[str, str] | None = None, **given: Any
) -> str:
    """The page of a scene, with HTML in the slots that a server fills."""
    return render(
        f"{presenter.game}/table.html",
        shown.language,
        regions=presenter.regions(shown),
        page_title=presenter.title(shown),
        heading=say(shown.language, f"game-{presenter.game}"),
        slots={name: Markup(html) for name, html in (slots or {}).items()},
        **given,
    )
