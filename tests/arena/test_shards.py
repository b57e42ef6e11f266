"""Games of self-play on disk: the same however they came, resumed, and never half there."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.arena import shards
from wondertable.arena.errors import DamagedDataSet, DamagedMatch, NoDataSet, OtherMatch, OtherRules
from wondertable.arena.match import Match, new_match
from wondertable.arena.shards import INDEX, DataSet, Shards, match_number, play_set
from wondertable.bots.workers import Here, Processes
from wondertable.core.errors import Unwritable
from wondertable.core.replay import verify
from wondertable.games import find_game

DUEL = find_game("duel")


def match_of(*bots: str, seed: int = 1) -> Match:
    return new_match(DUEL, bots or ("random", "random"), None, {}, seed)


def played(folder: Path, games: int, match: Match | None = None) -> Shards:
    made = Shards(match or match_of(), folder)
    for _ in play_set(made, games, Here()):
        continue
    made.close()
    return made


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "PER_SHARD", 2)


def test_every_game_is_there_with_its_record_and_its_result(tmp_path: Path) -> None:
    played(tmp_path, 5, match_of("random", "greedy"))
    known = DataSet(tmp_path)
    assert len(known) == 5
    assert sorted(files(tmp_path)) == [f"games-0000{at}.jsonl" for at in range(3)] + [INDEX]
    for number, (kept, record) in enumerate(known.records()):
        assert kept.number == number
        verify(DUEL, record)
        assert record.end is not None
        assert (record.end.seed, record.end.end) == (kept.seed, kept.reason)
        assert record.end.outcome.ranks == kept.ranks
        assert record.header.seats == kept.bots
    assert len({kept.seed for kept in known.games}) == 5
    assert {kept.bots for kept in known.games} == {("random", "greedy"), ("greedy", "random")}


def test_a_set_that_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    played(tmp_path / "once", 5)
    for games in (1, 2, 4, 5):
        played(tmp_path / "often", games)
    assert files(tmp_path / "once") == files(tmp_path / "often")


def test_what_was_half_written_is_taken_off(tmp_path: Path) -> None:
    played(tmp_path / "once", 5)
    broken = tmp_path / "broken"
    played(broken, 3)
    with (broken / INDEX).open("ab") as index:
        index.write(b'{"number":3,"sha')
    with (broken / "games-00001.jsonl").open("ab") as shard:
        shard.write(b"half a record")
    (broken / "games-00002.jsonl").write_bytes(b"of a game that no line tells of")
    played(broken, 5)
    assert files(broken) == files(tmp_path / "once")


@pytest.mark.compiled
def test_two_workers_write_the_same_as_one(tmp_path: Path) -> None:
    played(tmp_path / "one", 5)
    made = Shards(match_of(), tmp_path / "two")
    with Processes(2) as workers:
        assert list(play_set(made, 5, workers)) == [1, 2, 3, 4, 5]
    made.close()
    one, two = DataSet(tmp_path / "one"), DataSet(tmp_path / "two")
    assert [(kept.seed, kept.ranks) for kept in one.games] == [
        (kept.seed, kept.ranks) for kept in two.games
    ]
    assert [record for _, record in one.records()] == [record for _, record in two.records()]


def test_no_deal_is_played_twice_and_everybody_sits_everywhere() -> None:
    match = match_of("random", "greedy")
    numbers = [match_number(match, at) for at in range(6)]
    assert len({match.deal_seed(number) for number in numbers}) == 6
    assert [match.lineup(number) for number in numbers] == [(0, 1), (1, 0)] * 3


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "set", 1)
    with pytest.raises(OtherMatch, match="seed: 1, not 2"):
        Shards(match_of(seed=2), tmp_path / "set")
    with pytest.raises(NoDataSet, match="holds no games of self-play"):
        DataSet(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / INDEX).write_bytes(b"{")
    with pytest.raises(DamagedMatch):
        DataSet(tmp_path / "empty")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Unwritable):
        Shards(match_of(), tmp_path / "file")


def test_a_damaged_record_is_told_by_its_number(tmp_path: Path) -> None:
    played(tmp_path, 2)
    shard = tmp_path / "games-00000.jsonl"
    data = bytearray(shard.read_bytes())
    data[-40] ^= 1
    shard.write_bytes(data)
    known = DataSet(tmp_path)
    records = known.records()
    next(records)
    with pytest.raises(DamagedDataSet, match="game 1 is not what the index says"):
        next(records)
    shard.unlink()
    with pytest.raises(DamagedDataSet):
        next(DataSet(tmp_path).records())


def test_games_by_later_rules_are_refused(tmp_path: Path) -> None:
    played(tmp_path, 1)
    index = tmp_path / INDEX
    index.write_bytes(index.read_bytes().replace(b'"rules":1', b'"rules":99', 1))
    with pytest.raises(OtherRules, match="games of duel by rules 99; this program plays by 1"):
        DataSet(tmp_path)
