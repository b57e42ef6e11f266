"""The file of a match: what is finished stays, and another match is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.arena.errors import DamagedMatch, OtherMatch
from wondertable.arena.match import Match, new_match
from wondertable.arena.played import Played
from wondertable.arena.results import Results, read_results
from wondertable.core.errors import Unreadable, Unwritable
from wondertable.games import find_game

DUEL = find_game("duel")


def match_of(*bots: str, seed: int = 1, **options: str) -> Match:
    return new_match(DUEL, bots or ("random", "greedy"), None, options, seed)


def played(number: int) -> Played:
    return Played(number, (1, 2), "civilian", (30, 31), (0.5, 0.25), (0, 0))


def written(path: Path, *numbers: int) -> None:
    results = Results(match_of(), path)
    for number in numbers:
        results.add(played(number))
    results.close()


def test_a_match_goes_on_with_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "state"
    written(file, 0, 3)
    written(file, 1)
    results = Results(match_of(), file)
    results.close()
    assert results.played == {number: played(number) for number in (0, 1, 3)}


def test_half_a_line_is_taken_off(tmp_path: Path) -> None:
    file = tmp_path / "state"
    written(file, 0, 1)
    file.write_bytes(file.read_bytes()[:-5])
    written(file, 2)
    results = Results(match_of(), file)
    results.close()
    assert sorted(results.played) == [0, 2]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (match_of("greedy", "random"), "bots: random, greedy, not greedy, random"),
        (match_of(seed=2), "seed: 1, not 2"),
        (match_of(wonders="first-game"), "options: wonders=draft, level_pawn=begins, not"),
    ],
)
def test_the_file_of_another_match_is_refused_and_stays(
    tmp_path: Path, other: Match, words: str
) -> None:
    file = tmp_path / "state"
    written(file, 0)
    before = file.read_bytes()
    with pytest.raises(OtherMatch) as caught:
        Results(other, file)
    assert words in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("data", [b"no results\n", b"{}\n", b"half a line", b"[1]\n{}\n"])
def test_a_file_that_holds_no_match_is_refused_and_stays(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "state"
    file.write_bytes(data)
    with pytest.raises(DamagedMatch, match="line 1: this is not a result of the arena"):
        Results(match_of(), file)
    assert file.read_bytes() == data


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "state"
    written(file, 0)
    with file.open("a") as end:
        end.write("{}\n")
    with pytest.raises(DamagedMatch, match="line 3"):
        Results(match_of(), file)


def test_an_empty_file_is_a_new_match(tmp_path: Path) -> None:
    file = tmp_path / "state"
    file.touch()
    assert read_results(file) is None
    written(file, 0)
    found = read_results(file)
    assert found is not None
    assert found[0] == match_of()


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        Results(match_of(), tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises((Unwritable, Unreadable)):
        Results(match_of(), tmp_path / "file" / "state")


def test_without_a_file_results_are_kept_in_memory() -> None:
    results = Results(match_of())
    results.add(played(5))
    results.close()
    assert list(results.played) == [5]
