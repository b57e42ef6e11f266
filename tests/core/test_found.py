"""Parts of games are found where they lie; one that fails is not taken for one that is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.core.found import found


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with a part that works, and parts that do not."""
    room = tmp_path / "tried_house" / "games"
    room.mkdir(parents=True)
    for name, source in {
        "whole": "GAME = 1\n",
        "lacking": "import tried_house.games.nowhere\n",
        "wrong": "import tried_house_of_others\n",
        "broken": "GAME = 1 / 0\n",
    }.items():
        (room / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("house")
def test_a_part_that_is_there_is_found() -> None:
    part = found("tried_house.games.whole")
    assert part is not None
    assert part.GAME == 1


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("name", ["games.other", "rooms.other", "games.whole.part"])
def test_a_part_or_folder_that_is_not_there_is_nothing(name: str) -> None:
    assert found(f"tried_house.{name}") is None


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("lacking", ModuleNotFoundError),
        ("wrong", ModuleNotFoundError),
        ("broken", ZeroDivisionError),
    ],
)
def test_a_part_that_fails_says_so(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        found(f"tried_house.games.{name}")
