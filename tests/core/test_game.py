"""What a game says of itself: options, seats, outcomes, and who may know an event."""

from __future__ import annotations

import pytest

from tests.toy.mini import MINI
from wondertable.core.errors import BadOption, BadSeats, UnknownGame, UnknownOption
from wondertable.core.game import seat_word, words
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, Journal, State
from wondertable.games import GAMES, find_game
from wondertable.games.seven.game import seven

DUEL = GAMES["duel"]


def test_a_game_is_found_by_its_name() -> None:
    assert find_game("duel") is DUEL


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownGame, match="There is no game “chess”; there are: duel"):
        find_game("chess")


def test_games_stand_under_their_own_names() -> None:
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}


def test_a_game_under_its_own_rules_is_itself() -> None:
    assert DUEL.under(DUEL.rules) is DUEL


def test_a_game_under_older_rules_is_the_same_but_for_their_number() -> None:
    older = DUEL.under(0)
    assert (older.rules, older.name, DUEL.rules) == (0, "duel", 1)
    assert older.setup(2).key() == DUEL.setup(2).key()


def test_nobody_has_a_partner_where_all_play_for_themselves() -> None:
    assert DUEL.partners(1, DUEL.chosen({})) == []


@pytest.mark.parametrize("seats", [4, 6])
def test_partners_of_a_team_sit_side_by_side(seats: int) -> None:
    game = GAMES["seven"]
    options = game.chosen({"cities": "on", "teams": "on"})
    mates = [game.partners(seat, options) for seat in range(seats)]
    assert mates == [[1], [0], [3], [2], [5], [4]][:seats]
    state = seven(game.setup(seats, options))
    assert [[state.mate(seat)] for seat in range(seats)] == mates


def test_options_have_their_first_value_when_nothing_is_said() -> None:
    assert DUEL.chosen({}) == {"wonders": "draft", "level_pawn": "begins"}


def test_options_that_are_given_hold() -> None:
    chosen = DUEL.chosen({"level_pawn": "chooses"})
    assert chosen == {"wonders": "draft", "level_pawn": "chooses"}


def test_an_unknown_option_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownOption, match="its options are: wonders, level_pawn"):
        DUEL.chosen({"gods": "on"})


def test_an_unknown_value_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(BadOption, match="cannot be “all”; it can be: draft, first-game"):
        DUEL.setup(2, {"wonders": "all"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_game_for_two_is_for_two(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"duel is for 2 players, not for {seats}"):
        DUEL.setup(seats)


def test_a_game_has_its_fewest_seats_when_nothing_is_said() -> None:
    assert MINI.setup().key() == MINI.setup(2).key()


def test_a_sole_winner_has_the_whole_victory() -> None:
    outcome = Outcome((2, 1, 3), "points")
    assert outcome.winners == (1,)
    assert [outcome.score(seat) for seat in range(3)] == [0, 1, 0]


def test_winners_share_the_victory() -> None:
    outcome = Outcome((1, 3, 1), "points")
    assert outcome.winners == (0, 2)
    assert [outcome.score(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_everybody_knows_an_event_unless_somebody_is_named() -> None:
    journal = Journal()
    journal.add((1, 2))
    journal.add((3, 4), knowers=0b101)
    assert journal.seen_by(0) == journal.seen_by(2) == [(1, 2), (3, 4)]
    assert journal.seen_by(1) == journal.seen_by(SPECTATOR) == [(1, 2)]


def test_seats_and_chance_have_words() -> None:
    assert [seat_word(seat) for seat in (CHANCE, 0, 6)] == ["chance", "0", "6"]
    assert words(["altar", "baths"]) == "altar, baths"


@pytest.mark.parametrize(
    "ask",
    ["actors", "clone", "key", "outcome"],
)
def test_a_state_must_answer_for_itself(ask: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(), ask)()


def test_a_game_that_lays_nothing_face_down_has_nothing_to_take_back() -> None:
    state = DUEL.setup()
    assert state.retract(0) is False
    state.deal(Rng(1))
    assert state.retract(0) is False


def test_a_line_of_a_record_reveals_nothing_unless_a_game_says_so() -> None:
    assert not MINI.reveals(MINI.setup(2), 0, "bid 1")


def test_a_game_lets_nothing_by_unless_it_says_so() -> None:
    state = MINI.setup()
    assert MINI.let_by(state, 0) == ""
    assert not MINI.opens_turn("bid 0")


def test_a_game_prints_its_name_and_its_rules() -> None:
    assert repr(MINI) == "<MiniGame mini, rules 1>"
