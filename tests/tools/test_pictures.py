"""The pictures of cards and wonders (tools/draw.py): all are there, light, and free of colours."""

from __future__ import annotations

import re
from importlib import import_module
from xml.etree import ElementTree

import pytest

from tests.tools.conftest import loaded
from wondertable.games.babel.cards import TYPES
from wondertable.games.babel.cards import WONDERS as BABEL_WONDERS
from wondertable.games.babel.figures import SPACES
from wondertable.games.duel.cards import CARDS as DUEL_CARDS
from wondertable.games.duel.cards import WONDERS as DUEL_WONDERS
from wondertable.games.seven.cards import ALL_CARDS, BOARDS

draw = loaded("tools/draw.py")
writing = import_module("art.writing")
building = import_module("art.wonders")

SPRITES: dict[str, str] = draw.sprites()
INK = re.compile(r"none|var\(--a-\w+(,(none|var\(--a-\w+\)))?\)")
OTHERS = {"id", "viewBox", "href", "d", "stroke-width", "stroke-dasharray", "opacity"}


def elements(text: str, name: str) -> list[ElementTree.Element]:
    """Every element of this name in a sprite."""
    return list(ElementTree.fromstring(text).iter(f"{{http://www.w3.org/2000/svg}}{name}"))


def symbols(*places: str) -> list[str]:
    """The ids of all symbols of these sprites."""
    return [one.attrib["id"] for place in places for one in elements(SPRITES[place], "symbol")]


def test_every_card_of_duel_has_one_picture() -> None:
    drawn = symbols(*(f"duel/scenes-{age}.svg" for age in (1, 2, 3)))
    assert sorted(drawn) == sorted(f"s-{card.id}" for card in DUEL_CARDS)


def test_every_card_of_seven_wonders_and_cities_has_one_picture() -> None:
    for age in (1, 2, 3):
        cards = [f"s-{card.id}" for card in ALL_CARDS if card.age == age]
        assert sorted(symbols(f"seven/scenes-{age}.svg")) == sorted(cards)


def test_every_board_has_a_picture_of_each_number_of_stages_built() -> None:
    sides = {(board.id, len(side)) for board in BOARDS for side in (board.day, board.night)}
    wanted = [f"s-w-{id}-{n}-{built}" for id, n in sides for built in range(n + 1)]
    assert sorted(symbols("seven/wonders.svg")) == sorted(wanted)


def test_every_wonder_of_duel_has_a_picture() -> None:
    wanted = [f"s-w-{wonder.id}" for wonder in DUEL_WONDERS]
    assert sorted(symbols("duel/wonders.svg")) == sorted(wanted)


def test_every_wonder_of_babel_has_a_picture_by_its_discs_and_every_type_has_its_workers() -> None:
    discs = range(SPACES + 1)
    wanted = [f"s-w-{wonder.id}-{taken}" for wonder in BABEL_WONDERS for taken in discs]
    workers = [f"s-{row.id}" for row in TYPES]
    assert sorted(symbols("babel/wonders.svg")) == sorted(wanted + workers)


@pytest.mark.parametrize("place", SPRITES)
def test_no_scene_is_too_heavy(place: str) -> None:
    lines = [line for line in SPRITES[place].splitlines() if line.startswith("<symbol")]
    heavy = {line[:40]: len(line) for line in lines if len(line) > writing.MOST_BYTES}
    assert not heavy


def test_no_sprite_of_wonders_is_too_heavy() -> None:
    sizes = {p: len(t.encode()) for p, t in SPRITES.items() if p.endswith(draw.WONDER_FILE)}
    assert len(sizes) == 3
    assert max(sizes.values()) <= writing.MOST_OF_WONDERS, sizes


@pytest.mark.parametrize("place", SPRITES)
def test_no_sprite_names_a_colour_or_has_a_style(place: str) -> None:
    for one in ElementTree.fromstring(SPRITES[place]).iter():
        paints = {key: value for key, value in one.attrib.items() if key not in OTHERS}
        assert paints.keys() <= {"fill", "stroke"}
        assert all(INK.fullmatch(value) for value in paints.values()), paints


@pytest.mark.parametrize("place", SPRITES)
def test_every_use_finds_one_drawing(place: str) -> None:
    root = ElementTree.fromstring(SPRITES[place])
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    used = {use.attrib["href"].removeprefix("#") for use in elements(SPRITES[place], "use")}
    assert used <= set(ids)
    drawings = {group.attrib["id"] for group in elements(SPRITES[place], "g")}
    assert drawings <= used


@pytest.mark.parametrize("place", SPRITES)
def test_the_sprite_in_the_house_is_what_the_scenes_say(place: str) -> None:
    assert (draw.STATIC / place).read_text(encoding="utf-8") == SPRITES[place]


@pytest.mark.parametrize(
    ("pieces", "stages", "standing"),
    [
        (3, 3, [0, 1, 2, 3]),
        (3, 2, [0, 1, 3]),
        (4, 4, [0, 1, 2, 3, 4]),
        (4, 3, [0, 1, 3, 4]),
        (3, 1, [0, 3]),
    ],
)
def test_pieces_come_together_where_stages_are_fewer(
    pieces: int, stages: int, standing: list[int]
) -> None:
    assert [building.standing(pieces, stages, k) for k in range(stages + 1)] == standing


def test_only_the_last_piece_of_a_wonder_is_golden() -> None:
    for name, wonder in draw.WONDERS.items():
        golden = [any(ink in "sg" for ink, _ in piece) for piece in wonder.pieces]
        assert golden == [False] * (len(golden) - 1) + [True], name
