"""The checked form of `apply`: what is not allowed is refused and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import wondertable
from tests.core.sample import DUEL, TOWERS
from wondertable.core.errors import (
    GameOver,
    IllegalAction,
    NotAsked,
    UnknownAction,
    UnknownWord,
    WondertableError,
)
from wondertable.core.play import deal, legal_action, play
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.core.state import CHANCE, SPECTATOR, Journal, State

GAME = DUEL.game
SOURCE = Path(wondertable.__file__).parent

COURSE = {"core/course.py"}
"""The one place where what comes from outside is carried out, after `legal_action` has read it."""
CHOOSING = {
    *("core/state.py", "cli/bench_worker.py", "bots/promise.py"),
    *("bots/seven/heuristic.py", "bots/babel/heuristic.py", "bots/search/search.py"),
    *("bots/search/endings.py", "bots/search/solve.py", "gym/desk.py"),
    *("gym/spiel.py", "review/chance.py", "review/confirming.py"),
    *("review/foresight.py",),
}
"""Below it, what is chosen there is one of `legal`."""


def opened() -> State:
    """A game of Duel with the first four wonders on show."""
    state = DUEL.new()
    dealer = GAME.dealer(numbered_seed(1), 2, GAME.chosen({}))
    deal(GAME, state, dealer)
    return state


def first_text(state: State, seat: int) -> str:
    """Something that a seat may do."""
    return GAME.write(state, seat, state.legal(seat)[0])


def test_a_legal_line_is_carried_out_and_its_code_told() -> None:
    state = opened()
    expected = state.clone()
    action = state.legal(0)[0]
    expected.apply(0, action)
    assert play(GAME, state, 0, first_text(state, 0)) == action
    assert state.key() == expected.key()


def test_what_happens_is_written_into_the_journal() -> None:
    state = opened()
    journal = Journal()
    play(GAME, state, 0, first_text(state, 0), journal=journal)
    assert len(journal.events) == 1
    assert journal.seen_by(SPECTATOR) == journal.events


def test_asking_whether_something_is_legal_changes_nothing() -> None:
    state = opened()
    before = state.key()
    legal_action(GAME, state, 0, first_text(state, 0))
    assert state.key() == before


def test_a_seat_out_of_turn_is_told_whose_choice_it_is() -> None:
    state = opened()
    with pytest.raises(NotAsked) as caught:
        play(GAME, state, 1, first_text(state, 0), 3)
    assert str(caught.value) == "Seat 1 is not asked at ply 3; the choice is with 0."


def test_a_seat_is_told_that_chance_is_to_act() -> None:
    with pytest.raises(NotAsked) as caught:
        play(GAME, DUEL.new(), 0, "draft sphinx")
    assert caught.value.asked == "chance"


def test_chance_may_not_act_for_a_seat() -> None:
    with pytest.raises(NotAsked) as caught:
        play(GAME, opened(), CHANCE, "show law")
    assert caught.value.seat == "chance"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("fly sphinx", UnknownWord),
        ("draft", UnknownAction),
        ("", UnknownAction),
        ("draft sphynx", UnknownWord),
        ("show law", UnknownWord),
        ("draft law", UnknownWord),
        ("wonder sphinx under altar", UnknownAction),
        ("start 2", UnknownWord),
        ("start one", UnknownWord),
    ],
)
def test_words_that_cannot_be_read_are_named(text: str, kind: type[WondertableError]) -> None:
    state = opened()
    before = state.key()
    with pytest.raises(kind) as caught:
        play(GAME, state, 0, text)
    assert text in str(caught.value)
    assert state.key() == before


def test_an_action_against_the_rules_is_refused_with_its_reason() -> None:
    state = opened()
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        play(GAME, state, 0, "build altar", 4)
    assert str(caught.value) == (
        "Seat 0 may not “build altar” at ply 4: the question is to draft a wonder."
    )
    assert state.key() == before


def test_spaces_around_words_do_not_matter() -> None:
    state = opened()
    verb, wonder = first_text(state, 0).split()
    assert legal_action(GAME, state, 0, f"  {verb}   {wonder} ") == state.legal(0)[0]


def test_nothing_can_be_done_after_the_end() -> None:
    state = DUEL.new()
    state.playout(Rng(1))
    for seat in (0, 1, CHANCE):
        with pytest.raises(GameOver) as caught:
            play(GAME, state, seat, "build altar", 60)
    assert str(caught.value) == "The game is over after 60 plies; seat chance can do nothing more."


def test_all_that_are_asked_are_named() -> None:
    state = TOWERS.new()
    game = TOWERS.game
    deal(game, state, game.dealer(numbered_seed(1), 3, game.chosen({})))
    play(game, state, 1, "bid 0")
    with pytest.raises(NotAsked) as caught:
        play(game, state, 1, "bid 0")
    assert caught.value.asked == "0, 2"


def test_a_dealer_deals_until_a_seat_is_asked() -> None:
    state = DUEL.new()
    texts = deal(GAME, state, GAME.dealer(numbered_seed(1), 2, GAME.chosen({})))
    assert [text.split()[0] for text in texts] == ["show"] * 9
    assert state.actors() == [0]


def test_a_dealer_with_nothing_to_deal_does_nothing() -> None:
    state = opened()
    before = state.key()
    journal = Journal()
    assert deal(GAME, state, GAME.dealer(bytes(32), 2, GAME.chosen({})), journal) == []
    assert state.key() == before
    assert journal.events == []


def test_a_dealer_tells_the_journal() -> None:
    journal = Journal()
    state = DUEL.new()
    texts = deal(GAME, state, GAME.dealer(bytes(32), 2, GAME.chosen({})), journal)
    assert len(journal.events) == len(texts)


def test_everything_that_calls_apply_itself_has_legal_actions_only() -> None:
    callers = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if ".apply(" in file.read_text()
    }
    assert callers == COURSE | CHOOSING
