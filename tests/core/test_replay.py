"""Playing records again: every line is checked, and so are the seed and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conformance.games import Variant
from tests.core.sample import (
    DUEL,
    NAME,
    TOWERS,
    bodies,
    first_line_of,
    sealed,
    whole,
    with_end,
    with_header,
    with_move,
)
from tests.toy.mini import Mini, MiniGame
from wondertable.core.errors import BadMove, NewerRules, NoSuchPly, RecordError, WrongEnd, WrongSeed
from wondertable.core.game import Options
from wondertable.core.record import FORMAT, Header, Move, Record, Result, read_record
from wondertable.core.replay import Replay, redact, result_of, verify
from wondertable.core.seed import numbered_seed, seed_digest
from wondertable.core.state import CHANCE, SPECTATOR, State


def refused(record: Record) -> RecordError:
    """Why a record, written down and read again, is not accepted."""
    again = read_record(record.text().encode(), NAME)
    with pytest.raises(RecordError) as caught:
        verify(DUEL.game, again, NAME)
    return caught.value


def assert_at(error: RecordError, kind: type[RecordError], line: int) -> None:
    """An error is of a kind and names the file and the line."""
    assert type(error) is kind, error
    assert str(error).startswith(f"{NAME}, line {line}: ")


def last_line(record: Record) -> int:
    """The number of the line with the end."""
    return len(record.moves) + 2


def test_newer_rules_are_refused() -> None:
    error = refused(with_header(whole(), rules=2))
    assert_at(error, NewerRules, 1)
    assert "version 2 of the rules of duel; this program knows up to 1" in str(error)


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_a_ply_that_a_record_does_not_come_to_is_refused(ply: int) -> None:
    replay = Replay(DUEL.game, whole(), NAME)
    replay.run(ply)
    with pytest.raises(NoSuchPly, match=str(ply)):
        replay.check_came_to(ply)


class RicherTowers(MiniGame):
    """The toy after a change of its rules: by version 2 everybody has the large purse."""

    rules = 2

    def new(self, seats: int, options: Options) -> Mini:
        """A state by the rules of this version."""
        return super().new(seats, options if self.rules == 1 else {"purse": "large"})


def test_a_record_is_played_by_the_rules_with_which_it_was_begun() -> None:
    record = whole(variant=TOWERS)
    game = RicherTowers()
    assert verify(game, record).key() == verify(TOWERS.game, record).key()
    assert redact(game, record, 0).moves == redact(TOWERS.game, record, 0).moves
    newer = Replay(game, with_header(replace(record, moves=[], end=None), rules=2))
    assert newer.state.key() != Replay(TOWERS.game, replace(record, moves=[])).state.key()


def test_an_unknown_option_is_refused() -> None:
    error = refused(with_header(whole(), options={"gods": "on"}))
    assert_at(error, BadMove, 1)
    assert "duel has no option “gods”" in str(error)


def test_an_unknown_option_is_refused_in_an_unfinished_record() -> None:
    error = refused(replace(with_header(whole(), options={"gods": "on"}), end=None))
    assert_at(error, BadMove, 1)


def test_an_option_with_an_unknown_value_is_refused() -> None:
    assert_at(refused(with_header(whole(), options={"wonders": "all"})), BadMove, 1)


def test_an_option_that_is_not_named_has_its_default() -> None:
    verify(DUEL.game, with_header(whole(), options={}), NAME)


def test_a_wrong_number_of_seats_is_refused() -> None:
    error = refused(with_header(whole(), seats=("Ann", "Bob", "Cleo")))
    assert_at(error, BadMove, 1)
    assert "duel is for 2 players, not for 3" in str(error)


@pytest.mark.parametrize("view", [2, -1, -3, 2**40, 2**70])
def test_the_view_of_somebody_who_does_not_exist_is_refused(view: int) -> None:
    record = replace(with_header(whole(), view=view), moves=[], end=None)
    assert_at(refused(record), BadMove, 1)


def test_the_record_of_another_game_is_refused() -> None:
    error = refused(with_header(whole(), game="chess"))
    assert_at(error, BadMove, 1)
    assert "a record of chess, not of duel" in str(error)


def test_an_unknown_card_is_refused() -> None:
    record = whole()
    line = first_line_of(record, "discard")
    move = record.moves[line - 2]
    error = refused(with_move(record, line, Move(move.seat, "discard lighthose")))
    assert_at(error, BadMove, line)
    assert "“lighthose” in “discard lighthose”" in str(error)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    record = whole()
    line = first_line_of(record, "discard")
    move = record.moves[line - 2]
    error = refused(with_move(record, line, Move(move.seat, "draft sphinx")))
    assert_at(error, BadMove, line)
    assert "the question is to take an open card" in str(error)


@pytest.mark.parametrize("seat", [5, 10**30])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    record = whole()
    line = first_line_of(record, "draft")
    error = refused(with_move(record, line, Move(seat, record.moves[line - 2].do)))
    assert_at(error, BadMove, line)
    assert f"Seat {seat} is not asked at ply 0; the choice is with 0" in str(error)


def test_the_other_seat_is_refused() -> None:
    record = whole()
    line = first_line_of(record, "draft")
    error = refused(with_move(record, line, Move(1, record.moves[line - 2].do)))
    assert_at(error, BadMove, line)


def test_chance_is_refused_when_it_owes_nothing() -> None:
    record = whole()
    line = first_line_of(record, "draft")
    assert_at(refused(with_move(record, line, Move("chance", "show sphinx"))), BadMove, line)


def test_a_seat_is_refused_when_chance_is_to_act() -> None:
    assert_at(refused(with_move(whole(), 2, Move(0, "draft sphinx"))), BadMove, 2)


def test_a_move_after_the_game_is_over_is_refused() -> None:
    record = whole()
    late = replace(record, moves=[*record.moves, Move(0, "discard altar")])
    error = refused(late)
    assert_at(error, BadMove, last_line(record))
    assert "The game is over after" in str(error)


@pytest.mark.parametrize("text", ["", " ", "build", "build altar baths", "Build altar", "\0", "?"])
def test_words_that_make_no_action_are_refused(text: str) -> None:
    record = whole()
    line = first_line_of(record, "discard")
    move = record.moves[line - 2]
    assert_at(refused(with_move(record, line, Move(move.seat, text))), BadMove, line)


@pytest.mark.parametrize("text", ["reveal 20 altar", "reveal -1 altar", "guild ٣", "show ?"])
def test_places_that_do_not_exist_are_refused(text: str) -> None:
    record = replace(whole(), end=None)
    assert_at(refused(with_move(record, 2, Move("chance", text))), BadMove, 2)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    record = replace(whole(), end=None)
    move = Move("chance", f"reveal {'1' * 5000} altar")
    assert_at(refused(with_move(record, 2, move)), BadMove, 2)


def test_a_question_mark_is_refused_in_the_whole_truth() -> None:
    record = replace(whole(), end=None)
    assert_at(refused(with_move(record, 2, Move("chance", "draw ?"))), BadMove, 2)


def test_a_hidden_draw_is_refused_when_nothing_is_to_be_drawn() -> None:
    header = Header(FORMAT, "duel", 1, {}, ("Ann", "Bob"), None, 1)
    assert_at(refused(Record(header, [Move("chance", "draw ?")])), BadMove, 2)


def test_a_wrong_outcome_is_refused() -> None:
    record = whole()
    assert record.end is not None
    turned = record.end.outcome.ranks[::-1]
    error = refused(with_end(record, outcome=Result(turned, record.end.outcome.points)))
    assert_at(error, WrongEnd, last_line(record))


def test_wrong_points_are_refused() -> None:
    record = whole()
    assert record.end is not None
    (first, *others), second = record.end.outcome.points
    points = ((first + 1, *others), second)
    error = refused(with_end(record, outcome=Result(record.end.outcome.ranks, points)))
    assert_at(error, WrongEnd, last_line(record))


@pytest.mark.parametrize("end", ["science", "resigned", "closed", "nonsense"])
def test_a_wrong_reason_for_the_end_is_refused(end: str) -> None:
    record = whole()
    assert record.end is not None
    assert record.end.end != end
    assert_at(refused(with_end(record, end=end)), WrongEnd, last_line(record))


def test_an_end_before_the_game_is_over_is_refused() -> None:
    record = whole()
    short = replace(record, moves=record.moves[:-1])
    error = refused(short)
    assert_at(error, WrongEnd, last_line(short))
    assert "but its moves lead to no end" in str(error)


@pytest.mark.parametrize("end", ["resigned", "time", "closed"])
def test_a_table_may_end_a_game_early(end: str) -> None:
    record = whole()
    state = Replay(DUEL.game, replace(record, moves=record.moves[:60])).run()
    short = replace(with_end(record, end=end, outcome=result_of(state, 2)), moves=record.moves[:60])
    assert verify(DUEL.game, read_record(short.text().encode()), NAME).key() == state.key()


def test_a_seed_with_another_digest_is_refused() -> None:
    record = whole()
    error = refused(with_end(record, seed=numbered_seed(2).hex()))
    assert_at(error, WrongSeed, last_line(record))
    assert "the seed does not have the digest of the first line" in str(error)


def test_a_seed_without_a_digest_is_refused() -> None:
    record = whole()
    assert_at(refused(with_header(record, seed_digest=None)), WrongSeed, last_line(record))


@pytest.mark.parametrize("seed", ["not hex", "abc", "0x12", "é"])
def test_a_seed_that_is_not_hexadecimal_is_refused(seed: str) -> None:
    record = whole()
    error = refused(with_end(record, seed=seed))
    assert_at(error, WrongSeed, last_line(record))
    assert "the seed is not written in hexadecimal digits" in str(error)


def test_a_card_other_than_the_seed_says_is_refused() -> None:
    record = whole()
    line = first_line_of(record, "reveal")
    move = record.moves[line - 2]
    verb, slot, card = move.do.split()
    other = "altar" if card != "altar" else "baths"
    error = refused(with_move(record, line, Move("chance", f"{verb} {slot} {other}")))
    assert_at(error, WrongSeed, line)
    assert f"“reveal {slot} {other}” was dealt where the seed says “{move.do}”" in str(error)


def test_a_stacked_deck_is_found_even_where_all_else_fits() -> None:
    honest, stacked = whole(1), whole(2)
    digest = seed_digest(numbered_seed(1))
    error = refused(with_end(with_header(stacked, seed_digest=digest), seed=numbered_seed(1).hex()))
    assert type(error) is WrongSeed
    verify(DUEL.game, honest, NAME)


def test_a_record_without_a_seed_is_checked_for_all_but_the_deal() -> None:
    record = with_end(with_header(whole(), seed_digest=None), seed=None)
    state = verify(DUEL.game, record, NAME)
    assert state.outcome() is not None


def test_a_replay_counts_decisions_and_not_what_chance_does() -> None:
    record = whole()
    plies = [step.ply for step in Replay(DUEL.game, record).steps()]
    seats = [move.actor != CHANCE for move in record.moves]
    assert plies == [sum(seats[: at + 1]) for at in range(len(seats))]


def test_a_round_of_simultaneous_choices_is_one_ply() -> None:
    steps = Replay(TOWERS.game, whole(1, TOWERS)).steps()
    plies = [step.ply for step in steps]
    deals = [0] * 3
    rounds = [0, 0, 1, 1, 1, 2, 2, 2, 3]
    assert plies == deals + rounds + [4, 5, 6]


def test_the_steps_of_a_replay_name_their_lines_and_events() -> None:
    record = whole()
    for at, step in enumerate(Replay(DUEL.game, record).steps()):
        assert step.line == at + 2
        assert step.move == record.moves[at]
        assert step.journal.events


def test_the_result_of_an_unfinished_game_ranks_nobody() -> None:
    state = DUEL.new()
    assert result_of(state, 2).ranks == (0, 0)


def test_a_seat_may_have_its_record_before_the_end() -> None:
    record = replace(whole(), moves=whole().moves[:50], end=None)
    seen = redact(DUEL.game, record, 0)
    assert seen.header.view == 0
    assert seen.header.seed_digest == record.header.seed_digest
    assert len(seen.moves) == 50


def test_a_redacted_record_hides_the_draws_of_the_great_library_from_others() -> None:
    record, line = with_library()
    drawer = next(move.actor for move in record.moves[line - 2 :] if move.actor != CHANCE)
    for viewer in (0, 1, SPECTATOR):
        seen = redact(DUEL.game, record, viewer).moves[line - 2 : line + 1]
        true = record.moves[line - 2 : line + 1]
        hidden = [Move("chance", "draw ?")] * 3
        assert seen == (true if viewer == drawer else hidden)


def with_library() -> tuple[Record, int]:
    """A record in which the Great Library is built, and the line of the first draw."""
    for seed in range(100):
        record = whole(seed)
        if any(move.do.startswith("draw") for move in record.moves):
            return record, first_line_of(record, "draw")
    raise AssertionError("nobody built the Great Library")


def test_a_redacted_record_can_be_verified_as_far_as_it_goes() -> None:
    record, _ = with_library()
    for viewer in (0, 1, SPECTATOR):
        seen = read_record(redact(DUEL.game, record, viewer).text().encode(), NAME)
        state = verify(DUEL.game, seen, NAME)
        assert state.outcome() == final(record).outcome()


def final(record: Record) -> State:
    """Where a record leads."""
    return Replay(DUEL.game, record).run()


SEVEN = Variant("seven", 3, ("random", "day", "off", "off", "on"))
BABEL = Variant("babel", 3, ("off", "on", "off", "usual"))


@pytest.mark.parametrize("seat", [3, 64, 2**31, 2**63 - 1, 2**63, 10**20])
@pytest.mark.parametrize("text", ["take ?", "sell ?", "draw 0 ?"])
@pytest.mark.parametrize("variant", [DUEL, SEVEN, BABEL], ids=str)
def test_a_seat_that_is_not_there_is_refused_in_a_redacted_record(
    variant: Variant, text: str, seat: int
) -> None:
    seen = redact(variant.game, whole(1, variant), 0)
    line = next(at for at, move in enumerate(seen.moves, start=2) if move.actor != CHANCE)
    again = read_record(with_move(seen, line, Move(seat, text)).text().encode(), NAME)
    with pytest.raises(RecordError) as caught:
        verify(variant.game, again, NAME)
    assert_at(caught.value, BadMove, line)
    assert f"Seat {seat} is not asked at ply 0; the choice is with 0" in str(caught.value)


@pytest.mark.parametrize("move", [Move(2**63, "sell altar"), Move(0, "fly"), Move("chance", "")])
@pytest.mark.parametrize("variant", [DUEL, SEVEN, BABEL], ids=str)
def test_a_record_that_cannot_be_played_is_not_redacted_but_refused_by_its_line(
    variant: Variant, move: Move
) -> None:
    record = whole(1, variant)
    line = next(at for at, move in enumerate(record.moves, start=2) if move.actor != CHANCE)
    with pytest.raises(BadMove) as caught:
        redact(variant.game, with_move(record, line, move), 1)
    assert caught.value.line == line


def test_sealing_a_record_by_hand_is_the_same_as_writing_it() -> None:
    record = whole()
    assert sealed(*bodies(record)) == record.text().encode()
