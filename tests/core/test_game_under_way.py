"""A game under way: every variant is played, taken back, refused and recorded through `Play`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from tests.conformance.games import Variant, every_variant, played, record
from tests.core.sample import DUEL, TOWERS
from wondertable.core.course import Course
from wondertable.core.errors import (
    BadSeats,
    BadSeed,
    FileExists,
    GameOver,
    IllegalAction,
    NoSuchSeat,
    NotAsked,
    NothingToUndo,
    SeveralAsked,
    UnknownAction,
    WondertableError,
)
from wondertable.core.play import Play
from wondertable.core.position import Choice, Position, View
from wondertable.core.record import read_file
from wondertable.core.replay import Replay, verify
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR


def begun(variant: Variant, seed: int = 1) -> Play:
    """A game whose first seat is asked."""
    play = Play(variant.game, variant.seats, seed, variant.options)
    play.deal_on()
    return play


def plies(play: Play, rng: Rng, *, backwards: bool = False) -> Iterator[None]:
    """Plays at random to the end, and stops before every ply."""
    while play.asked:
        yield
        seats = play.asked
        choices = {seat: play.choices(seat) for seat in seats}
        chosen = {seat: choices[seat][int(rng.below(len(choices[seat])))] for seat in seats}
        for seat in reversed(seats) if backwards else seats:
            play.do(seat, chosen[seat])


def finished(variant: Variant, *, backwards: bool = False) -> Play:
    """A random game that is over."""
    play = begun(variant)
    for _ in plies(play, Rng(2), backwards=backwards):
        continue
    return play


@every_variant
def test_a_game_is_played_as_the_engine_plays_it(variant: Variant) -> None:
    course = played(variant, 1, deal=1)
    play = begun(variant)
    for seat, action in course.moves:
        if seat != CHANCE:
            play.do(seat, action)
    assert play.over
    assert play.state.key() == course.end.key()
    assert play.outcome == course.end.outcome()
    expected = record(variant, 1)
    assert (play.record.moves, play.record.end) == (expected.moves, expected.end)


@every_variant
def test_every_ply_can_be_taken_back_and_played_again(variant: Variant) -> None:
    play = begun(variant)
    keys = []
    for _ in plies(play, Rng(2)):
        keys.append((play.state.key(), play.ply, len(play.moves)))
    end, moves = play.state.key(), list(play.moves)
    for expected in reversed(keys):
        play.undo()
        assert (play.state.key(), play.ply, len(play.moves)) == expected
    with pytest.raises(NothingToUndo, match=variant.name):
        play.undo()
    for move in moves:
        if move.actor != CHANCE:
            play.do(move.actor, move.do)
    assert (play.state.key(), play.moves) == (end, moves)


@every_variant
def test_nothing_tells_who_chose_first(variant: Variant) -> None:
    one, other = finished(variant), finished(variant, backwards=True)
    assert one.moves == other.moves
    assert one.ply == other.ply
    assert one.position == other.position


@pytest.mark.compiled
@every_variant
def test_the_record_is_sound_and_says_what_every_seat_might_know(variant: Variant) -> None:
    play = finished(variant)
    assert verify(variant.game, play.record).key() == play.state.key()
    for viewer in variant.viewers:
        seen = verify(variant.game, play.seen_by(viewer))
        assert View(variant.game, seen, viewer) == play.view(viewer)


@every_variant
def test_a_replay_stops_after_any_ply(variant: Variant) -> None:
    play = begun(variant)
    positions = [play.position for _ in plies(play, Rng(2))]
    positions.append(play.position)
    for ply in (0, 1, len(positions) // 2, play.ply - 1, play.ply):
        replay = Replay(variant.game, play.record)
        assert Position(variant.game, replay.run(ply)) == positions[ply]
        assert (replay.ply, replay.open) == (ply, [])
    assert Replay(variant.game, play.record).run(play.ply + 1).key() == play.state.key()


@every_variant
def test_what_is_refused_changes_nothing(variant: Variant) -> None:
    play = begun(variant)
    for _ in plies(play, Rng(2)):
        before = (play.position, play.ply, list(play.moves), list(play.open))
        idle = [*set(range(variant.seats)) - set(play.asked), CHANCE, SPECTATOR, variant.seats, 99]
        for seat in idle:
            with pytest.raises(NotAsked):
                play.do(seat, 0)
        seat = play.asked[0]
        for wrong in ("", "fly away", -7, 10**30, object()):
            with pytest.raises(WondertableError):
                play.do(seat, wrong)
        assert (play.position, play.ply, play.moves, play.open) == before
    with pytest.raises(GameOver):
        play.do("fly away")
    with pytest.raises(GameOver):
        play.do(0, 0)


@every_variant
def test_choices_are_those_of_the_seat_in_any_form(variant: Variant) -> None:
    play = begun(variant)
    for _ in plies(play, Rng(3)):
        for seat in range(variant.seats):
            choices = play.choices(seat)
            texts = [variant.game.write(play.state, seat, code) for code in play.state.legal(seat)]
            assert sorted(map(str, choices)) == sorted(texts)
            assert len(choices) == len(texts)
            assert all(choice.coins >= 0 for choice in choices)
            for choice in choices[:2]:
                assert choice in choices
                assert choice.text in choices
                assert choice.action in choices
                assert choices.of_code(choice.code) == choice
        assert len(play.choices(SPECTATOR)) == 0


@pytest.mark.parametrize("form", ["text", "action", "code"])
def test_a_choice_may_be_told_in_any_form(form: str) -> None:
    play, other = begun(DUEL), begun(DUEL)
    while play.asked:
        choice = play.choices(play.asked[0])[-1]
        other.do(choice.seat, getattr(choice, form))
        play.do(choice)
        assert other.position == play.position


def test_a_choice_knows_its_seat() -> None:
    play = begun(TOWERS)
    for seat in (2, 0, 1):
        play.do(play.choices(seat)[0])
    assert play.ply == 1
    assert [move.seat for move in play.moves[-3:]] == [0, 1, 2]
    assert Choice(1, "bid 0", "bid 0", 0, 0) not in play.choices(0)


def test_words_alone_are_no_answer_where_several_are_asked() -> None:
    play = begun(TOWERS)
    with pytest.raises(SeveralAsked) as caught:
        play.do("bid 0")
    assert str(caught.value) == (
        "At ply 0 the choice is with seats 0, 1, 2; say which of them does “bid 0”."
    )
    play.do(0, "bid 0")
    play.do(1, "bid 0")
    play.do("bid 1")
    assert play.ply == 1


def test_what_lies_face_down_is_taken_back_before_a_ply_is() -> None:
    play = begun(TOWERS)
    before = play.position
    play.do(0, "bid 1")
    assert play.asked == (1, 2)
    play.undo()
    assert (play.position, play.ply, play.open) == (before, 0, [])


def test_nobody_is_told_what_lies_face_down() -> None:
    play = begun(TOWERS)
    before = play.record
    play.do(2, "bid 1")
    assert play.record == before
    assert [len(play.seen_by(seat).moves) for seat in range(3)] == [3, 3, 3]
    assert play.view(0) == begun_with_bid(0).view(0)
    play.do(0, "bid 0")
    play.do(1, "bid 0")
    assert [move.do for move in play.record.moves[3:]] == ["bid 0", "bid 0", "bid 1"]


def begun_with_bid(bid: int) -> Play:
    """The same game in which another bid lies face down."""
    play = begun(TOWERS)
    play.do(2, f"bid {bid}")
    return play


def test_a_seat_that_is_not_there_sees_nothing_and_has_nothing() -> None:
    play = begun(TOWERS)
    for seat in (3, -1, -3, 10**30, cast("int", "0")):
        with pytest.raises(NoSuchSeat, match="the last one is 2"):
            play.view(seat)
        with pytest.raises(NoSuchSeat):
            play.position.view(seat)
        with pytest.raises(NoSuchSeat):
            play.points(seat)
        with pytest.raises(NoSuchSeat):
            play.position.points(seat)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7"])
def test_a_seed_that_no_command_would_take_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed, match=str(seed)):
        Play(DUEL.game, seed=seed)


def test_everybody_has_a_name_or_nobody() -> None:
    with pytest.raises(BadSeats, match="duel is for 2 players, not for 1"):
        Play(DUEL.game, names=["Ann"])


def test_a_number_that_is_no_choice_is_refused_with_an_example() -> None:
    play = begun(DUEL)
    with pytest.raises(UnknownAction, match="“99999” is not an action; write it as in “draft "):
        play.do(0, 99999)


def test_a_choice_of_an_earlier_position_is_checked_again() -> None:
    play = begun(DUEL)
    choice = play.choices(0)[0]
    play.do(choice)
    with pytest.raises(NotAsked):
        play.do(choice)
    with pytest.raises(IllegalAction):
        play.do(1, choice)


def test_chance_deals_before_the_first_choice_is_made() -> None:
    play = Play(TOWERS.game, 2, 1)
    assert (play.asked, play.over) == ((), False)
    play.do(0, "bid 0")
    assert play.asked == (1,)


def test_a_game_without_a_seed_has_one_of_its_own() -> None:
    assert Play(DUEL.game).header.seed_digest != Play(DUEL.game).header.seed_digest


def test_a_game_says_where_it_is() -> None:
    play = begun(DUEL)
    assert repr(play) == "<Play of duel, 2 seats, ply 0, asked=(0,)>"
    over = finished(TOWERS)
    assert repr(over).endswith(f"outcome={over.outcome}>")
    assert "actors [0], key " in repr(play.state)
    assert repr(play.position).startswith("Position('duel', asked=(0,), key='")
    assert repr(play.view(1)).endswith("seat=1)")
    choices = over.position.view(0).choices
    assert repr(choices) == "<0 choices of seat 0: >"
    assert repr(begun(TOWERS).choices(1)[2]) == "Choice('bid 2', seat=1, coins=0)"
    assert play.points(0)["coins"] == over.game.categories.index("rounds") + 2


def test_positions_are_equal_when_nothing_differs() -> None:
    one, other = begun(DUEL), begun(DUEL)
    assert one.position == other.position
    assert hash(one.position) == hash(other.position)
    assert hash(one.view(0)) == hash(other.view(0))
    assert one.view(0) == other.view(0)
    assert one.view(0) != one.view(1)
    assert one.view(0) != one.position
    assert one.position != one.state
    before = one.position
    one.do(one.choices(0)[0])
    assert one.position != before
    assert before == other.position


def test_a_position_stays_whatever_becomes_of_the_game() -> None:
    play = begun(TOWERS)
    position = play.position
    assert (position.asked, position.over, position.outcome) == ((0, 1, 2), False, None)
    assert finished(TOWERS).position.over
    position.state.playout(Rng(1))
    play.do(0, "bid 1")
    assert position.asked == (0, 1, 2)
    assert position.view(1).choices[1:] == [
        Choice(1, "bid 1", "", 0, 1),
        Choice(1, "bid 2", "", 0, 2),
    ]


def test_a_guess_is_a_position_that_the_seat_cannot_rule_out() -> None:
    view = begun(TOWERS).view(0)
    worlds = {view.guess(seed) for seed in range(20)}
    assert len(worlds) > 5
    assert all(world.view(0) == view for world in worlds)
    assert view.guess(3) == view.guess(3)
    assert isinstance(view.guess(), Position)


def test_a_record_is_saved_once(tmp_path: Path) -> None:
    play = finished(TOWERS)
    play.record.save(tmp_path / "evening.jsonl")
    assert read_file(tmp_path / "evening.jsonl") == play.record
    with pytest.raises(FileExists):
        play.record.save(str(tmp_path / "evening.jsonl"))


def test_a_ply_is_a_decision_of_all_who_were_asked() -> None:
    course = Course(TOWERS.game, TOWERS.new())
    dealer = TOWERS.game.dealer(bytes(32), 3, TOWERS.options)
    numbers = []
    course.deal(dealer)
    for seat in (1, 2, 0):
        numbers.append((course.number(CHANCE), course.number(seat), course.ply))
        course.enter(seat, "bid 0")
    assert numbers == [(0, 1, 0)] * 3
    assert (course.ply, course.open) == (1, [])


def test_whoever_wants_sees_every_choice_carried_out() -> None:
    state = TOWERS.new()
    course = Course(TOWERS.game, state)
    seen = []

    def act(seat: int, action: int) -> None:
        seen.append((course.ply, seat))
        course.carry_out(seat, action)

    course.play_out(lambda: state.deal(Rng(1)), lambda seat: state.legal(seat)[0], act)
    assert seen[:6] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert course.ply == len(seen) - 6


@every_variant
def test_a_course_goes_back_to_a_mark_and_on_from_there_alike(variant: Variant) -> None:
    course = Course(variant.game, variant.new())
    rng = Rng(5)
    course.state.deal(rng)
    mark, before = course.mark(), course.state.key()
    first = {seat: course.state.legal(seat)[0] for seat in course.state.actors()}
    for seat, action in first.items():
        course.carry_out(seat, action)
    after = course.state.key()
    assert (course.ply, after) != (0, before)
    course.go_back(mark)
    assert (course.ply, course.open, course.state.key()) == (0, [], before)
    for seat, action in first.items():
        course.carry_out(seat, action)
    assert (course.ply, course.state.key()) == (1, after)
