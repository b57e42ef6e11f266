"""What is kept of pages: it names no viewer, and no address that is not served any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.web.present import babel_scenes, scenes, seven_scenes
from wondertable.web.games import PAGES
from wondertable.web.games.babel import page as babel
from wondertable.web.games.duel import page as duel
from wondertable.web.games.seven import page as seven
from wondertable.web.present.render import serve_static_at
from wondertable.web.scene import Scene


def asked_in_duel() -> Scene:
    """A turn of Duel, seen by who is asked."""
    played = scenes.asked("turn", age=2)
    return scenes.scene(played, int(played.state.active))


def asked_in_babel() -> Scene:
    """A turn of Tower of Babel, seen by who is asked."""
    played = babel_scenes.asked("turn", row=1)
    return babel_scenes.scene(played, played.state.actors()[0])


SCENES: dict[str, Callable[[], Scene]] = {
    "duel": asked_in_duel,
    "seven": lambda: seven_scenes.scene(seven_scenes.asked("turn", age=2), 0),
    "babel": asked_in_babel,
}
ONLY_SHOWN = {"duel": duel.ONLY_SHOWN, "seven": seven.ONLY_SHOWN, "babel": babel.ONLY_SHOWN}

each_game = pytest.mark.parametrize("game", SCENES)


@each_game
def test_regions_that_are_kept_by_their_values_are_the_same_for_all_who_see_them(game: str) -> None:
    one = SCENES[game]()
    other = replace(one, csrf="of somebody else", action_url="/t/other/do", ply=one.ply + 1)
    first, second = (PAGES[game].presenter.regions(shown) for shown in (one, other))
    for part in ONLY_SHOWN[game]:
        region = f"{game}-{part}"
        assert first[region] == second[region]
        assert one.csrf not in first[region]
    forms = [id for id, html in first.items() if one.csrf in html]
    assert forms
    assert all(other.csrf in second[id] and one.csrf not in second[id] for id in forms)


@each_game
def test_what_was_drawn_is_forgotten_when_files_are_served_elsewhere(game: str) -> None:
    shown, presenter = SCENES[game](), PAGES[game].presenter
    before = presenter.regions(shown)
    old = serve_static_at("/games/static/0123")
    try:
        elsewhere = presenter.regions(shown)
        assert "/games/static/0123/icons.svg#" in "".join(elsewhere.values())
        assert f'"{old}/icons.svg' not in "".join(elsewhere.values())
    finally:
        assert serve_static_at(old) == "/games/static/0123"
    assert presenter.regions(shown) == before
