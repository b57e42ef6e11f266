"""Puzzles: what becomes one, what a file of them holds, and those that come with the package."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.review import heap
from wondertable.bots.phases import phase_of
from wondertable.bots.themes import THEMES, is_excluded
from wondertable.games import GAMES, find_game
from wondertable.review import gates
from wondertable.review.collection import (
    MOST_EASY,
    Collection,
    by_id,
    checked,
    grow,
    opened,
    parse,
    place_of,
    refuse_old,
    shipped,
    write,
)
from wondertable.review.confirming import confirmed
from wondertable.review.errors import DamagedPuzzles, OldPuzzles, OtherPuzzles
from wondertable.review.gates import Gates
from wondertable.review.judge import Judge
from wondertable.review.levels import FINDERS, level_of
from wondertable.review.puzzle import Puzzle, Tally, about_of, came_of, lost_by, play_of
from wondertable.review.seeking import has_none, places_of, promising, sought

DUEL: Final = find_game("duel")
QUICK: Final = Gates(scan=30, forced=40, deep=60, promising=0.02, margin=0.02, pairs=4)
RUN: Final = Tally(("greedy", "random"), 2, {}, 7)
SHIPPED: Final = [name for name in GAMES if shipped(name).puzzles]


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets puzzles be made quickly, which are none in earnest."""
    monkeypatch.setattr(gates, "OPEN", QUICK)
    monkeypatch.setattr("wondertable.review.levels.FINDERS", ("greedy", "citizen"))


@pytest.mark.usefixtures("_heap")
def test_in_a_game_with_known_values_every_puzzle_has_the_right_solution() -> None:
    judge, tally = Judge(heap.HEAP), Tally(("random",), 2, {}, 3)
    wanted = replace(QUICK, scan=100, forced=200, deep=300, margin=0.2, pairs=20)
    found = []
    for _ in range(12):
        tally, puzzle = sought(judge, wanted, tally, easy=True)
        found += [puzzle] if puzzle else []
    assert (tally.games, tally.kept) == (12, len(found))
    assert found
    for puzzle in found:
        play = play_of(heap.HEAP, puzzle)
        assert isinstance(play.state, heap.Heap)
        values = {str(action): heap.after(play.state.stones, action) for action in (1, 2, 3)}
        assert values[puzzle.best] == max(values.values())
        assert {option.do: option.worth for option in puzzle.verdicts} == pytest.approx(
            values, abs=0.1
        )


@pytest.mark.usefixtures("_heap")
def test_who_is_lost_has_nothing_to_solve() -> None:
    judge, tally = Judge(heap.HEAP), Tally(("random",), 2, {}, 3)
    for _ in range(12):
        for place in places_of(heap.HEAP, tally):
            assert isinstance(place.view, heap.Heap)
            if place.view.stones == 3:  # whatever one does, the other one wins three times in four
                assert confirmed(judge, QUICK, place, [heap.GAMBLE, 1, 2]) is None
        tally = msgspec.structs.replace(tally, games=tally.games + 1)


def test_only_what_the_seat_sees_decides() -> None:
    judge = Judge(DUEL)
    places = [place for place in places_of(DUEL, RUN) if list(promising(judge, QUICK, place))]
    assert places
    (candidate,) = promising(judge, QUICK, places[0])
    other = replace(places[0], deal="00" * 32, choices=())
    assert list(promising(judge, QUICK, other)) == [replace(candidate, place=other)]


def test_the_draft_has_no_puzzles() -> None:
    judge = Judge(DUEL)
    draft = [place for place in places_of(DUEL, RUN) if phase_of("duel", place.view) == "draft"]
    assert len(draft) == 8
    any_lead = replace(QUICK, promising=-1.0, least=0.0, choices=2)
    assert not [place for place in draft if list(promising(judge, any_lead, place))]


@pytest.mark.usefixtures("_quick")
def test_a_search_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    at_once, in_steps = tmp_path / "once.jsonl", tmp_path / "steps.jsonl"
    for _ in grow(at_once, DUEL, RUN, 3):
        continue
    stopped = grow(in_steps, DUEL, RUN, 3)
    next(stopped)
    stopped.close()
    whole = in_steps.read_bytes()
    in_steps.write_bytes(whole + b'{"line":"puzz')
    assert opened(in_steps, DUEL).tally(RUN).games == 1
    for _ in grow(in_steps, DUEL, RUN, 3):
        continue
    assert in_steps.read_bytes() == at_once.read_bytes()
    known = opened(at_once, DUEL)
    assert len(known.searched) == 1
    assert known.searched[0].kept == len(known.puzzles) > 0


@pytest.mark.usefixtures("_quick")
def test_looking_again_keeps_what_is_a_puzzle_still_and_says_with_which_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "puzzles.jsonl"
    for _ in grow(path, DUEL, RUN, 2):
        continue
    known = opened(path, DUEL)
    known.about = msgspec.structs.replace(known.about, weights="older")
    write(path, known)
    with pytest.raises(OldPuzzles, match="older"):
        refuse_old(opened(path, DUEL), path.name)
    with pytest.raises(OldPuzzles):
        next(grow(path, DUEL, RUN, 9))
    before = list(known.puzzles)
    assert list(checked(known, DUEL)) == known.puzzles == before
    assert known.about == about_of(DUEL)
    monkeypatch.setattr(gates, "OPEN", replace(QUICK, most=0.0))
    assert set(checked(known, DUEL)) == {None}
    assert known.puzzles == []


def test_files_that_hold_other_things_are_refused() -> None:
    head = msgspec.json.encode(about_of(DUEL)) + b"\n"
    for data in (b"", b"{}\n", b"nothing\n", head + head, head + b"{}\n", head[:-1]):
        with pytest.raises(DamagedPuzzles):
            parse(data, DUEL, "some.jsonl")
    with pytest.raises(OtherPuzzles, match="duel"):
        parse(head, find_game("seven"), "some.jsonl")
    assert parse(head, DUEL, "some.jsonl") == Collection(about_of(DUEL))


def test_a_puzzle_whose_choices_lead_elsewhere_is_damaged() -> None:
    puzzle = next(iter(shipped("duel").puzzles))
    for wrong in (
        msgspec.structs.replace(puzzle, deal="00" * 32, choices=()),
        msgspec.structs.replace(puzzle, ply=puzzle.ply + 1),
        msgspec.structs.replace(puzzle, id="00000000"),
    ):
        with pytest.raises(DamagedPuzzles):
            play_of(DUEL, wrong)


def test_the_level_is_that_of_the_first_bot_that_mostly_finds_it() -> None:
    never = dict.fromkeys(FINDERS, 0)
    assert [level_of(never | {name: 3}) for name in FINDERS] == [1, 2, 3, 4]
    assert level_of(never) == 4
    assert level_of(never | {FINDERS[0]: 2, FINDERS[1]: 5}) == 2


# What comes with the package.


def test_there_are_puzzles_for_both_games() -> None:
    assert {"duel", "seven"} <= set(SHIPPED)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_collection_was_judged_with_the_weights_that_come_with_it(game: str) -> None:
    refuse_old(shipped(game), f"{game}.jsonl")


@pytest.mark.parametrize("game", SHIPPED)
def test_every_puzzle_passes_what_can_be_told_without_a_search(game: str) -> None:
    known = shipped(game)
    wanted = gates.lowered(gates.gates_of(game))
    for puzzle in known.puzzles:
        worths = [option.worth for option in puzzle.verdicts]
        assert worths == [worths[0], *sorted(worths[1:], reverse=True)], puzzle.id
        assert puzzle.margin >= wanted.margin - 0.0001, puzzle.id
        assert worths[0] >= wanted.least - 0.0001, puzzle.id
        assert worths[1] <= wanted.most + 0.0001, puzzle.id
        assert puzzle.level == level_of(puzzle.found), puzzle.id
        assert puzzle.played > 0, puzzle.id
        assert puzzle.theme in THEMES, puzzle.id
        assert not is_excluded(game, puzzle.phase), puzzle.id
    games = [(puzzle.seats, tuple(puzzle.options), puzzle.deal) for puzzle in known.puzzles]
    assert len(games) == len(set(games)), "no two of one game"
    assert len(by_id(game)) == len(known.puzzles)
    easy = sum(puzzle.level == 1 for puzzle in known.puzzles)
    assert MOST_EASY * easy <= len(known.puzzles) + MOST_EASY
    assert sum(one.kept for one in known.searched) >= len(known.puzzles)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_puzzle_can_be_played_up_to_its_position(game: str) -> None:
    rules = find_game(game)
    for puzzle in sample(shipped(game).puzzles):
        place = place_of(rules, puzzle)
        legal = {rules.write(place.view, place.seat, one) for one in place.view.legal(place.seat)}
        assert not has_none(Judge(rules), place.view)
        assert legal == {option.do for option in puzzle.verdicts}
        assert came_of(puzzle, puzzle.best) == "solved"
        assert lost_by(puzzle, puzzle.best) == 0
        assert came_of(puzzle, puzzle.verdicts[1].do) == "nearly"
        assert lost_by(puzzle, puzzle.verdicts[1].do) == pytest.approx(puzzle.margin)
        assert came_of(puzzle, puzzle.verdicts[-1].do) == "again" or len(puzzle.verdicts) == 2


@pytest.mark.long
@pytest.mark.parametrize("game", SHIPPED)
def test_every_puzzle_of_all_can_be_played_up_to_its_position(game: str) -> None:
    for puzzle in shipped(game).puzzles:
        place_of(find_game(game), puzzle)


@pytest.mark.long
@pytest.mark.parametrize("game", SHIPPED)
def test_some_of_them_are_confirmed_by_a_new_search(game: str) -> None:
    known = Collection(shipped(game).about, puzzles=shipped(game).puzzles[::40])
    count = len(known.puzzles)
    assert all(checked(known, find_game(game)))
    assert len(known.puzzles) == count


def sample(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Every tenth puzzle."""
    return puzzles[::10]
