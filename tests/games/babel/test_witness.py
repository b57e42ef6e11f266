"""What a viewer of Tower of Babel has seen of the cards, and what that rules out."""

from __future__ import annotations

import pytest

from wondertable.core.state import CHANCE
from wondertable.games.babel.builder import one_action
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS
from wondertable.games.babel.codes import AGAIN, DECIDE, OFFER, TURN
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.packed import some
from wondertable.games.babel.state import Babel
from wondertable.games.babel.witness import Contradiction
from wondertable.text import LANGUAGES
from wondertable.text.bundle import bundle


def seen_game() -> Babel:
    """What seat 0 sees when a disc of its own was chosen and the others offer."""
    state = GAME.setup(3)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    view = babel(state.view(0))
    assert view.question == TURN
    build = next(code for code in view.legal(0) if GAME.write(view, 0, code).startswith("build"))
    view.apply(0, build)
    assert view.question == OFFER
    return view


def disc_type(view: Babel) -> int:
    """The type of card that the disc asks for."""
    return int(view.sheet.types[view.kind()])


def key(view: Babel, seat: int, text: str) -> str | None:
    """The key of what rules a line out."""
    reason = GAME.witness(view).rules_out(seat, text)
    return None if reason is None else reason.key


def test_nobody_lays_more_cards_than_were_seen_nowhere() -> None:
    view = seen_game()
    kind = disc_type(view)
    name = TYPE_IDS[kind]
    assert key(view, 1, f"offer 2 {name}") is None
    left = int(view.unseen()) >> 8 * kind & 127
    view.discard += some(kind, left - 1)
    assert key(view, 1, f"offer 1 {name}") is None
    assert key(view, 1, f"offer 2 {name}") == "babel-witness-too-many"
    assert key(view, 1, "offer nothing") is None
    assert key(view, 1, f"swap 2 {name}") == "babel-witness-too-many"
    assert key(view, 0, f"offer 2 {name}") is None
    assert key(view, CHANCE, f"draw 1 {name}") is None
    assert key(view, 1, "pass") is None


def test_cards_that_others_have_laid_are_not_laid_again() -> None:
    view = seen_game()
    kind = disc_type(view)
    name = TYPE_IDS[kind]
    view.discard += some(kind, (int(view.unseen()) >> 8 * kind & 127) - 1)
    view.apply(1, GAME.read(view, 1, f"offer 1 {name}"))
    assert key(view, 2, f"offer 1 {name}") == "babel-witness-too-many"
    assert key(view, 2, "offer nothing") is None


def test_an_active_player_adds_only_cards_that_can_be_there() -> None:
    view = babel(seen_game().view(0))
    view.viewer = 1
    view.question = DECIDE
    kind = disc_type(view)
    count = int(view.sheet.numbers[view.kind()])
    view.builders[0].hand = 0
    assert key(view, 0, f"accept nobody with {count} own") is None
    view.discard += some(kind, int(view.unseen()) >> 8 * kind & 127)
    assert key(view, 0, f"accept nobody with {count} own") == "babel-witness-too-many"


def test_an_action_card_that_was_seen_elsewhere_is_not_played() -> None:
    view = seen_game()
    view.question = AGAIN
    kind = ACTION_IDS.index("joker")
    assert key(view, 1, "play joker") is None
    view.used += one_action(kind) * int(view.sheet.copies[kind])
    assert key(view, 1, "play joker") == "babel-witness-no-action"
    joker = f"accept nobody with 1 own joker 2 {TYPE_IDS[disc_type(view)]}"
    assert key(view, 1, joker) == "babel-witness-no-action"


@pytest.mark.parametrize("kind", Contradiction)
def test_every_reason_has_its_message(kind: Contradiction) -> None:
    said = bundle("en").say(kind.key, {"card": "{card}", "thing": "{thing}"})
    assert said == kind.english
    for language in LANGUAGES:
        assert kind.key in bundle(language).ids()
