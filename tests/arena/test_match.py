"""Matches: who sits where, and that equal deals are played from all seats."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.toy.mini import MINI
from wondertable.arena.errors import BadLineup
from wondertable.arena.match import Match, lineups, new_match
from wondertable.arena.played import play_game
from wondertable.bots import find_bot
from wondertable.core.errors import BadOption, BadSeats
from wondertable.core.record import Record
from wondertable.core.state import CHANCE
from wondertable.games import find_game

DUEL = find_game("duel")


def duel_match(seed: int = 1) -> Match:
    return new_match(DUEL, ["random", "greedy"], None, {}, seed)


def record_of(match: Match, number: int) -> Record:
    bots = [find_bot("random", DUEL) for _ in range(2)]
    return play_game(DUEL, match, number, bots)[1]


def test_two_bots_at_two_seats_exchange_them() -> None:
    assert lineups(2, 2) == [(0, 1), (1, 0)]


def test_as_many_bots_as_seats_sit_in_all_rotations() -> None:
    assert lineups(3, 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_two_bots_at_a_larger_table_sit_alone_on_every_seat() -> None:
    assert lineups(2, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_partners_play_together_in_every_game() -> None:
    assert lineups(2, 4, 2) == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert lineups(4, 4, 2) == [(0, 1, 2, 3), (2, 3, 0, 1)]
    assert lineups(2, 6, 2)[:2] == [(0, 0, 1, 1, 1, 1), (1, 1, 0, 0, 1, 1)]
    assert len(lineups(2, 6, 2)) == 6
    options = {"cities": "on", "teams": "on"}
    match = new_match(find_game("seven"), ["random", "greedy"], 4, options, 1)
    assert match.lineups == [(0, 0, 1, 1), (1, 1, 0, 0)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 3), (2, 7), (7, 7)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    places = Counter((bot, seat) for one in lineups(bots, seats) for seat, bot in enumerate(one))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_the_games_of_a_set_have_the_same_deal_and_other_sets_have_others() -> None:
    match = duel_match()
    assert match.deal_seed(0) == match.deal_seed(1) != match.deal_seed(2)
    assert match.deal_seed(0) != duel_match(2).deal_seed(0)
    first, second = record_of(match, 0), record_of(match, 1)
    assert first.header.seed_digest == second.header.seed_digest
    dealt = [[move.do for move in one.moves if move.actor == CHANCE][:9] for one in (first, second)]
    assert dealt[0] == dealt[1]


def test_every_seat_of_every_game_has_luck_of_its_own() -> None:
    match = duel_match()
    words = {match.luck(number, seat).word() for number in range(4) for seat in range(2)}
    assert len(words) == 8
    assert match.luck(3, 1).word() == match.luck(3, 1).word()


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert [duel_match().whole_sets(games) for games in (1, 2, 3)] == [2, 2, 4]
    assert new_match(MINI, ["random", "greedy"], 3, {}, 1).whole_sets(7) == 12


@pytest.mark.parametrize("bots", [[], ["random"], ["random"] * 3])
def test_a_number_of_bots_that_cannot_share_the_seats_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadLineup, match="duel with 2 players needs 2 bots"):
        new_match(DUEL, bots, None, {}, 1)


def test_a_match_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(BadSeats):
        new_match(DUEL, ["random"] * 2, 3, {}, 1)
    with pytest.raises(BadOption):
        new_match(DUEL, ["random"] * 2, None, {"wonders": "all"}, 1)


def test_different_matches_have_different_digests() -> None:
    assert duel_match().digest == duel_match().digest != duel_match(2).digest
