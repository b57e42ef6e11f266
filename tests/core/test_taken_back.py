"""What is taken back stays in the record, with a line that says so; the last branch counts."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tests.conformance.games import Variant, every_variant
from tests.core.sample import DUEL, NAME, TOWERS, bodies, sealed, whole
from tests.core.test_game_under_way import begun
from wondertable.core.errors import BadMove, NoSuchPly, NotARecord, RecordError, WrongSeed
from wondertable.core.play import Play
from wondertable.core.position import View
from wondertable.core.record import Back, Done, Move, Record, gathered, read_record
from wondertable.core.replay import Replay, redact, verify
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.games import find_game

OFTEN = 12
"""So many times a game is taken back in these tests."""


def decide(play: Play, rng: Rng) -> None:
    """One ply at random."""
    for seat in play.asked:
        choices = play.choices(seat)
        play.do(seat, choices[int(rng.below(len(choices)))])


def played_to_and_fro(variant: Variant, seed: int = 3) -> Play:
    """A game that is taken back now and then, by a ply or by many, and played to its end."""
    rng, play = Rng(seed), begun(variant)
    for _ in range(OFTEN):
        for _ in range(1 + int(rng.below(6))):
            decide(play, rng)
        play.undo(None if rng.below(2) else int(rng.below(play.ply)))
    play_on(play, rng)
    play.undo(play.ply // 2)
    play_on(play, rng)
    return play


def play_on(play: Play, rng: Rng) -> None:
    """Plays at random to the end."""
    while not play.over:
        decide(play, rng)


@every_variant
def test_a_game_that_was_taken_back_is_verified_and_its_last_branch_leads_to_its_end(
    variant: Variant,
) -> None:
    play = played_to_and_fro(variant)
    record = play.record
    again = read_record(record.text().encode())
    assert again == record
    assert again.text() == record.text()
    assert sum(isinstance(one, Back) for one in again.done()) == OFTEN + 1
    assert verify(variant.game, again).key() == play.state.key()
    assert again.moves == play.moves
    assert Replay(variant.game, again).run().key() == play.state.key()
    alone = replace(again, earlier=[])
    assert verify(variant.game, alone).key() == play.state.key()
    lines = [*again.lines()]
    assert all(lines[line - 1] is move for line, move in again.numbered())


@every_variant
def test_whoever_goes_back_finds_the_same_choices_and_the_same_cards(variant: Variant) -> None:
    play, rng = begun(variant), Rng(5)
    for _ in range(4):
        decide(play, rng)
    key, moves = play.state.key(), list(play.moves)
    play.undo(1)
    for move in moves[len(play.moves) :]:
        if move.actor != CHANCE:
            play.do(move.actor, move.do)
    assert (play.state.key(), play.moves) == (key, moves)


@every_variant
def test_nobody_learns_more_of_a_branch_than_was_seen_when_it_was_played(variant: Variant) -> None:
    play, rng = begun(variant), Rng(4)
    for _ in range(5):
        decide(play, rng)
    known = {viewer: play.seen_by(viewer) for viewer in variant.viewers}
    play.undo(2)
    decide(play, rng)
    play.undo()
    for viewer, before in known.items():
        seen = play.seen_by(viewer)
        assert seen.done()[: len(before.moves)] == before.moves
        assert seen.moves == before.moves[: len(seen.moves)]
        position = verify(variant.game, read_record(seen.text().encode()))
        assert View(variant.game, position, viewer) == play.view(viewer)


def test_what_another_seat_did_unseen_is_no_part_of_a_branch_that_was_taken_back() -> None:
    records = []
    for bids in ((0, 0, 1), (0, 1, 0)):
        play = begun(TOWERS)
        for seat in (1, 2):
            play.do(seat, f"bid {bids[seat]}")
        play.undo()
        records.append([play.seen_by(viewer).text() for viewer in TOWERS.viewers])
    assert records[0] == records[1]


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_two_games_that_differ_in_what_another_seat_sold_look_alike_afterwards(viewer: int) -> None:
    """Who is passed the hand sees what is missing; nobody else does."""
    seven = find_game("seven")
    play = Play(seven, 3, 3)
    play.deal_on()
    while not any(choice.text.startswith("sell ") for choice in play.choices(1)):
        decide(play, Rng(1))
    sales = [choice.text for choice in play.choices(1) if choice.text.startswith("sell ")]
    ply, records, whole_ones = play.ply, [], []
    for sale in sales[:2]:
        again = Play(seven, 3, 3)
        again.deal_on()
        for move in play.moves:
            if move.actor != CHANCE:
                again.do(move.actor, move.do)
        again.do(1, sale)
        for seat in (0, 2):
            again.do(seat, again.choices(seat)[0])
        again.undo(ply)
        decide(again, Rng(2))
        records.append(again.seen_by(viewer).text())
        whole_ones.append(again.record.text())
    assert whole_ones[0] != whole_ones[1]
    assert records[0] == records[1]


def test_a_record_in_which_nothing_was_taken_back_stands_as_ever() -> None:
    play = begun(DUEL)
    assert play.record.earlier == []
    assert b'"back"' not in whole().text().encode()


def test_the_line_says_the_ply_and_how_many_moves_stand() -> None:
    play, rng = begun(DUEL), Rng(1)
    dealt = len(play.moves)
    decide(play, rng)
    decide(play, rng)
    play.undo(to=1)
    play.undo()
    assert play.record.done()[-2:] == [Back(1, dealt + 1), Back(0, dealt)]
    assert '{"back":0,"moves":' in play.record.text()


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_nobody_goes_back_to_where_the_game_was_not(to: int) -> None:
    play, rng = begun(DUEL), Rng(1)
    decide(play, rng)
    decide(play, rng)
    before = play.record
    with pytest.raises(NoSuchPly):
        play.undo(to)
    assert play.record == before


def test_choices_that_lie_face_down_leave_no_line_when_they_are_taken_back() -> None:
    play = begun(TOWERS)
    before = play.record
    play.do(0, "bid 1")
    play.undo(0)
    assert play.record == before


# Lines that were never meant to be read.


def taken_back() -> Play:
    """A finished game of Duel with one branch that was taken back."""
    play, rng = begun(DUEL), Rng(9)
    for _ in range(6):
        decide(play, rng)
    play.undo(3)
    play_on(play, rng)
    return play


def refused(done: list[Done], record: Record) -> RecordError:
    """Why lines are not accepted."""
    with pytest.raises(RecordError) as caught:
        verify(DUEL.game, gathered(record.header, done, record.end), NAME)
    return caught.value


@pytest.mark.parametrize("change", [(4, 0), (0, 1), (99, 0), (0, -1), (2, 2)])
def test_a_line_that_goes_back_to_no_decision_is_refused(change: tuple[int, int]) -> None:
    record = taken_back().record
    done = record.done()
    at = next(at for at, one in enumerate(done) if isinstance(one, Back))
    old = done[at]
    assert isinstance(old, Back)
    done[at] = Back(old.back + change[0], old.moves + change[1])
    error = refused(done, record)
    assert isinstance(error, BadMove)
    assert f"line {at + 2}:" in str(error)


def test_cards_of_a_branch_that_was_taken_back_are_compared_with_the_seed_too() -> None:
    record = taken_back().record
    done = record.done()
    at = next(
        at for at, one in enumerate(done) if isinstance(one, Move) and one.do.startswith("show ")
    )
    assert at < len(record.earlier)
    done[at], done[at + 1] = done[at + 1], done[at]
    assert isinstance(refused(done, record), WrongSeed)


def test_a_line_cannot_go_back_to_moves_that_are_not_there() -> None:
    record = taken_back().record
    first, *_ = bodies(record)
    data = sealed(first, b'{"back":0,"moves":1}')
    with pytest.raises(NotARecord, match="more moves shall stand than there are"):
        read_record(data, NAME)


def test_nobody_goes_back_in_the_middle_of_a_decision() -> None:
    play = begun(TOWERS)
    for seat in range(3):
        play.do(seat, "bid 0")
    moves: list[Done] = [*play.record.moves]
    first = next(at for at, one in enumerate(moves) if isinstance(one, Move) and one.seat == 0)
    record = gathered(play.header, [*moves[: first + 1], Back(0, first)])
    with pytest.raises(BadMove, match="ply 0"):
        redact(TOWERS.game, record, 0)


def test_what_was_taken_back_or_could_be_is_practice_and_its_last_branch_is_not() -> None:
    play = begun(DUEL)
    fresh = play.record
    assert not fresh.practice
    play.do(play.choices(play.asked[0])[0])
    play.undo()
    assert play.record.practice
    opened_for_it = msgspec.structs.replace(play.header, practice=True)
    alone = Record(opened_for_it, play.moves, earlier=play.earlier).last_branch()
    assert not alone.practice
    assert alone == Record(play.header, play.moves)
    assert Record(opened_for_it).practice
