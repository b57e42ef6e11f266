"""Whole pages of scenes, as a server puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from wondertable.text import say
from wondertable.web.game_pages import GamePresenter
from wondertable.web.present.render import render
from wondertable.web.scene import Scene


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
