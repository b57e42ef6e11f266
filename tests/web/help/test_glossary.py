"""Explanations: of every thing in the boxes, in every language, made from its effects."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from wondertable.games import GAMES
from wondertable.games.babel import cards as babel_cards
from wondertable.games.babel.unconfirmed import USUAL
from wondertable.games.duel import cards as duel_cards
from wondertable.games.seven import cards as seven_cards
from wondertable.text import LANGUAGES, effect_lines
from wondertable.web.games import PAGES
from wondertable.web.games.babel.help import disc_id
from wondertable.web.games.duel import icons as duel_icons
from wondertable.web.games.seven import icons as seven_icons
from wondertable.web.help.glossary import entries, explained, search, tips
from wondertable.web.help.model import Entry
from wondertable.web.present.things import CostLine, Glyph

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", PAGES)

DUEL: list[Any] = [*duel_cards.CARDS, *duel_cards.WONDERS, *duel_cards.TOKENS]
BABEL = [*babel_cards.TYPE_IDS, *babel_cards.WONDER_IDS, *babel_cards.ACTION_IDS]
SEVEN: list[Any] = [*seven_cards.ALL_CARDS, *seven_cards.BOARDS]
BOXES = {
    "duel": {row.id for row in DUEL},
    "seven": {row.id for row in SEVEN},
    "babel": set(BABEL),
}


def drawn(glyphs: Iterable[Glyph], cost: CostLine | None = None) -> set[str]:
    """The icons that some pictures show."""
    found = {"coin"} if cost and cost.coins else set()
    found |= {f"r-{good}" for good in cost.goods} if cost else set()
    for glyph in glyphs:
        match glyph.kind:
            case "icon":
                found.add(glyph.icon)
            case "coin" | "shield":
                found.add(glyph.kind)
            case "points":
                found.add("vp")
            case "goods":
                found |= {f"r-{good}" for good in glyph.goods}
            case "counts" | "symbols":
                found |= set(glyph.goods) | ({"crown"} if glyph.most else set())
            case "token":
                found.add("defeat" if glyph.text.startswith("−") else "victory")
    return found


def icons_of_duel() -> set[str]:
    """Every icon on cards, wonders and tokens of Duel."""
    found: set[str] = set()
    for row in duel_cards.CARDS:
        found |= drawn(duel_icons.merged(row), duel_icons.cost_line(row.cost))
        found |= {f"ch-{row.chain_symbol}"} if row.chain_symbol else set()
    for wonder in duel_cards.WONDERS:
        found |= drawn(duel_icons.glyphs(wonder.effects), duel_icons.cost_line(wonder.cost))
    for token in duel_cards.TOKENS:
        found |= drawn(duel_icons.glyphs(token.effects))
    return found | {f"m-{color}" for color in duel_cards.COLORS}


def icons_of_seven() -> set[str]:
    """Every icon on cards and boards of 7 Wonders."""
    found = set(seven_icons.CHAINS.values())
    for row in seven_cards.ALL_CARDS:
        found |= drawn(seven_icons.glyphs(row.effects), seven_icons.cost_line(row.cost))
    for board in seven_cards.BOARDS:
        for stage in (*board.day, *board.night):
            found |= drawn(seven_icons.glyphs(stage.effects), seven_icons.cost_line(stage.cost))
    return found | {f"m-{color}" for color in seven_cards.COLORS}


def said(entry: Entry) -> list[str]:
    """Everything that a person reads about a thing."""
    facts = [word for fact in entry.facts for word in (fact.label, fact.value)]
    return [entry.name, entry.about, *entry.lines, *facts]


def test_every_game_of_the_house_is_explained() -> None:
    assert PAGES.keys() == GAMES.keys()


@each_language
@each_game
def test_every_thing_of_the_box_is_explained(language: str, game: str) -> None:
    known = explained(game, language)
    assert BOXES[game] <= known.keys()
    for one in BOXES[game]:
        assert known[one].lines or known[one].parts, one


@each_language
@pytest.mark.parametrize(
    ("game", "icons"), [("duel", icons_of_duel()), ("seven", icons_of_seven())]
)
def test_every_icon_on_a_card_is_explained(language: str, game: str, icons: set[str]) -> None:
    known = explained(game, language)
    assert len(icons) > 30
    assert {f"icon-{icon}" for icon in icons} <= known.keys()


@each_language
def test_every_disc_of_babel_is_explained(language: str) -> None:
    types = babel_cards.TYPE_IDS
    plain_discs = {disc_id([(types[kind], n)]) for kind, n in USUAL.plain_discs()}
    double = {disc_id([(types[a], m), (types[b], n)]) for a, m, b, n in USUAL.two_coloured()}
    assert plain_discs | double <= {one.id for one in entries("babel", language)}
    assert "disc-ship-9" in explained("babel", language), "figures may be replaced"


@each_language
@each_game
def test_no_explanation_shows_an_id_or_a_hole(language: str, game: str) -> None:
    for one in explained(game, language).values():
        for words in said(one):
            assert words.strip(), one.id
            assert not set("{}$_") & set(words), words
        assert one.name != one.id or game == "babel"


@each_game
def test_no_two_things_of_a_game_share_an_id(game: str) -> None:
    ids = [one.id for entry in entries(game, "en") for one in (entry, *entry.parts)]
    assert [one for one, times in Counter(ids).items() if times > 1] == []


@each_language
@pytest.mark.parametrize("row", DUEL, ids=lambda row: row.id)
def test_a_thing_is_explained_by_its_effects(language: str, row: Any) -> None:
    assert list(explained("duel", language)[row.id].lines) == effect_lines(
        language, "duel", row.effects
    )


def test_a_card_of_seven_says_how_many_there_are_for_each_number_of_players() -> None:
    facts = {fact.label: fact.value for fact in explained("seven", "en")["tavern"].facts}
    assert facts["In the game"] == "3 players: 0; 4 players: 1; 5–6 players: 2; 7 players: 3"


def test_a_card_says_its_cost_and_its_chains() -> None:
    facts = {fact.label: fact.value for fact in explained("duel", "en")["temple"].facts}
    assert facts == {
        "Cost": "1 wood, 1 papyrus",
        "Free with": "Altar",
        "Makes free": "Pantheon",
    }


def test_a_board_says_what_each_stage_does() -> None:
    packed = json.loads(tips("seven", "en"))
    assert packed["gizah-night-4"][2] == ["Worth 7 victory points."]
    assert len(packed["gizah"][2]) == 7


@each_game
@each_language
def test_pop_ups_know_everything_and_are_small(game: str, language: str) -> None:
    packed = json.loads(tips(game, language))
    assert packed.keys() == explained(game, language).keys()
    assert len(tips(game, language)) < 60_000


# Search.


def found(game: str, language: str, wanted: str) -> list[str]:
    """The ids of what a search shows."""
    html = "".join(group.html for group in search(game, language, wanted))
    shown = re.findall(r'<article class="entry is-\w+" id="([^"]+)">', html)
    assert len(shown) == sum(group.found for group in search(game, language, wanted))
    return shown


def test_a_search_finds_by_name_whatever_the_accents() -> None:
    assert "customs_house" in found("duel", "hu", "vamhaz")
    assert "customs_house" in found("duel", "hu", "VÁMHÁZ")


def test_a_search_finds_by_effect_colour_and_age() -> None:
    shown = found("duel", "en", "green age ii quill")
    assert shown == ["library"]
    assert {"great_lighthouse", "caravansery"} <= set(found("duel", "en", "wood, clay, or stone"))
    assert "hideout" in found("seven", "de", "verlieren")
    assert found("babel", "en", "draw 3 building cards") == ["draw_three"]


def test_a_search_shows_all_or_nothing_where_it_should() -> None:
    assert len(found("duel", "en", "")) == len(entries("duel", "en"))
    assert found("duel", "en", "quetzalcoatl") == []
