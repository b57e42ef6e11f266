"""The rulings: said in every language, with a reason each, and the same in the document."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wondertable.games import GAMES
from wondertable.text import LANGUAGES
from wondertable.text.bundle import bundle
from wondertable.text.rulings import RULINGS, document, rulings

DOCUMENT = Path(__file__).parents[2] / "docs" / "rulings.md"

FACTS = Path(__file__).parents[1] / "facts" / "babel.json"

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", RULINGS)


def test_every_game_has_rulings() -> None:
    assert RULINGS.keys() == GAMES.keys()


@each_language
@each_game
def test_every_ruling_says_what_we_play_and_why(language: str, game: str) -> None:
    for one in rulings(language, game):
        assert one.title
        assert one.text.endswith(".")
        assert one.why.rstrip("”“").endswith(".")
        assert one.text != one.why


@each_language
def test_no_ruling_that_is_written_is_left_untold(language: str) -> None:
    written = {key for key in bundle(language).ids() if key.startswith("ruling-")}
    told = {f"ruling-{game}-{one}" for game, ones in RULINGS.items() for one in ones}
    assert told <= written
    assert {key.removesuffix("-why").removesuffix("-title") for key in written} == told


def test_the_document_is_what_the_page_says() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == "\n".join(document()) + "\n"


def test_letters_name_all_rulings_of_a_line() -> None:
    titles = {one.id: one.title for one in rulings("en", "babel")}
    assert titles["a08-a09-a10"] == "A08, A09, A10"
    assert titles["asking"] == "Who is asked"


@pytest.mark.parametrize("number", ["A13", "A23", "A24"])
def test_the_facts_and_the_rulings_of_tower_of_babel_say_the_same(number: str) -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))["rulings"]
    (fact,) = [row["recommended"] for row in facts if row["id"] == number]
    (told,) = [one.text for one in rulings("en", "babel") if one.title == number]
    assert fact == told
