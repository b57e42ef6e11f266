"""The pages of the games are those of the code, and a version means what it meant."""

from __future__ import annotations

import pytest

from tests.docs.conftest import DOCS
from wondertable.gym.page import digest, page
from wondertable.gym.spaces import games, space

FROZEN = {
    "wondertable_duel_v1": "3a65928d7de6",
    "wondertable_seven_v1": "6418183ba6dc",
    "wondertable_babel_v1": "427f389d8e3e",
}
"""What stood behind each name when it was given; raise `version` in `gym/games/<game>.py`, write
its history, and freeze the new name beside the old ones."""


@pytest.mark.parametrize("game", games())
def test_the_page_of_a_game_is_what_the_code_says(game: str) -> None:
    written = (DOCS / f"gym-{game}.md").read_text(encoding="utf-8")
    assert written == page(game), "run python tools/spaces.py"


@pytest.mark.parametrize("game", games())
def test_a_name_means_what_it_meant(game: str) -> None:
    assert digest(game) == FROZEN[space(game).name], "raise the version of the game for learners"


@pytest.mark.parametrize("game", games())
def test_every_version_has_its_history(game: str) -> None:
    part = space(game).part
    assert list(part.history) == list(range(1, part.version + 1))
