"""A hint on the Duel page: in words, only where it can be followed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.web.present.hints import advising, check_shown
from tests.web.present.html import read
from tests.web.present.pages import whole_page
from tests.web.present.scenes import QUESTIONS, asked, scene
from wondertable.games.duel.game import GAME
from wondertable.text import LANGUAGES
from wondertable.web.games.duel.page import DuelPresenter
from wondertable.web.scene import Scene

PRESENTER = DuelPresenter()
KINDS = [kind for kind in QUESTIONS if kind != "over"]


def advised(kind: str, language: str = "en") -> Scene:
    """A scene with a hint about all that may be chosen."""
    played = asked(kind)
    seat = int(played.state.active)
    shown = scene(played, seat, language)
    view = shown.view
    legal = [GAME.write(view, seat, code) for code in view.legal(seat)]
    tips = tuple(advising(action, 60 - at) for at, action in enumerate(legal))
    return replace(shown, hint=tips, hint_url="/hint")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_can_be_advised_in_words(kind: str, language: str) -> None:
    shown = advised(kind, language)
    found = read(PRESENTER.regions(shown)["duel-hint"])
    assert found.actions == []
    assert found.forms == []
    assert [row.place.play for row in PRESENTER.advised(shown)] == [
        tip.action for tip in shown.hint
    ]
    check_shown(PRESENTER, shown)
    said = PRESENTER.advice(shown)
    for tip in shown.hint:
        assert tip.action not in found.text
        assert f"{tip.percent}" in said
    page = read(whole_page(PRESENTER, shown))
    assert len(page.ids) == len(set(page.ids))
    assert (page.nameless, page.unwanted) == ([], [])
    assert {form["action"] for form in page.forms} == {shown.action_url, "/hint"}


@pytest.mark.parametrize(
    ("kind", "words"),
    [("draft", "Take "), ("turn", "Build "), ("destroy-brown", "Destroy "), ("start", "I begin")],
)
def test_choices_are_said_as_on_a_button(kind: str, words: str) -> None:
    assert words in PRESENTER.regions(advised(kind))["duel-hint"]


def test_a_hint_that_cannot_be_followed_is_not_shown() -> None:
    shown = advised("turn")
    hidden = '<section id="duel-hint" hidden></section>'
    assert PRESENTER.regions(replace(shown, playable=False))["duel-hint"] == hidden
    assert PRESENTER.regions(replace(shown, hint=()))["duel-hint"] == hidden
    other = replace(shown, hint=(advising("draft sphinx", 50),))
    assert PRESENTER.regions(other)["duel-hint"] == hidden


def test_the_button_says_when_it_is_not_one_s_turn() -> None:
    shown = advised("turn")
    assert "aria-disabled" not in PRESENTER.regions(shown)["duel-top"]
    waiting = replace(shown, playable=False)
    assert 'aria-disabled="true"' in PRESENTER.regions(waiting)["duel-top"]
    without = replace(shown, hint_url="")
    assert "hint-button" not in PRESENTER.regions(without)["duel-top"]
