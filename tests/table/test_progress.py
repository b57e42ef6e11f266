"""What moves a game at a table on: a choice is checked when it comes, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toy.mini import MINI, MiniGame
from wondertable.core.errors import IllegalAction
from wondertable.core.game import Dealer
from wondertable.core.state import State
from wondertable.table.progress import Choice, Laid, Position, begin, canonical, choose, replayed

from .room import ANN, BOB, CAT, mini, running_hall

SEATS = 3
OPTIONS = MINI.chosen({})


def dealer() -> Dealer:
    return MINI.dealer(bytes(32), SEATS, OPTIONS)


def laying(position: Position, bids: dict[int, str]) -> Position:
    """The position after these seats have bid."""
    for seat, text in bids.items():
        do, action = canonical(MINI, position, seat, text)
        position, _ = choose(MINI, position, seat, Laid(Choice(do, 0.0), action), dealer(), 0)
    return position


@pytest.mark.anyio
async def test_a_choice_is_read_once_however_long_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[str] = []
    read = MiniGame.read

    def counted(self: MiniGame, state: State, seat: int, text: str) -> int:
        reads.append(text)
        return read(self, state, seat, text)

    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT))
        monkeypatch.setattr(MiniGame, "read", counted)
        for seat in (2, 0, 1):
            await table.submit(seat, f"bid {seat}", 0)
        assert table.ply == 1
    assert reads == ["bid 2", "bid 0", "bid 1"]


def test_a_choice_is_checked_from_the_view_of_its_seat_and_its_code_holds() -> None:
    start, _ = begin(MINI, SEATS, OPTIONS, dealer(), 0.0)
    after = laying(start, {2: " bid  2", 0: "bid 0"})
    assert [(seat, laid.choice.do) for seat, laid in after.laid.items()] == [
        (2, "bid 2"),
        (0, "bid 0"),
    ]
    for seat, laid in after.laid.items():
        assert laid.action == MINI.read(after.base, seat, laid.choice.do)
        assert laid.action in after.base.legal(seat)


def test_what_the_store_has_is_checked_again() -> None:
    start, lines = begin(MINI, SEATS, OPTIONS, dealer(), 0.0)
    moves = [(line.seat, line.choice) for line in lines]
    lying = {2: Choice("bid 2", 0.0), 0: Choice("bid 0", 0.0)}
    position, _ = replayed(MINI, SEATS, OPTIONS, moves, lying)
    assert position.state.key() == laying(start, {0: "bid 0", 2: "bid 2"}).state.key()
    with pytest.raises(IllegalAction):
        replayed(MINI, SEATS, OPTIONS, moves, {2: Choice("bid 9", 0.0)})
    with pytest.raises(IllegalAction):
        replayed(MINI, SEATS, OPTIONS, [*moves, (0, Choice("bid 9", 0.0))], {})
