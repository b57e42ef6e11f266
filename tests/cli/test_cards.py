"""`cards`: the box, field by field as in the facts, and as tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "duel.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("part", ["cards", "wonders", "progress_tokens", "chains"])
def test_the_box_of_duel_equals_the_facts_field_by_field(part: str, command: Command) -> None:
    box = json.loads(command("cards", "duel", "--json").out)
    assert len(box[part]) == len(FACTS[part])
    for ours, fact in zip(box[part], FACTS[part], strict=True):
        assert ours == fact
        assert list(ours) == list(fact)


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("width", ["80", "140"])
def test_the_tables_show_every_thing_by_name_and_id(
    language: str, width: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = command("cards", "duel", "--language", language).out
    assert max(map(len, out.splitlines())) <= int(width)
    for part in ("cards", "wonders", "progress_tokens"):
        for thing in FACTS[part]:
            assert f"[{thing['id']}]" in out
            assert thing["name"][language].split()[0][:15] in out


def test_every_colour_has_a_mark_beside_its_name(command: Command) -> None:
    out = command("cards", "duel").out
    for mark, color in zip(
        "■◆❘●✕▲★", ["brown", "grey", "blue", "yellow", "red", "green", "purple"], strict=True
    ):
        assert f"{mark} {color}" in out
