"""The board: wonders with discs and pieces, the turn track, the value table, the discs left."""

from __future__ import annotations

from typing import Final

from wondertable.games.babel.actions import Build
from wondertable.games.babel.cards import TYPE_IDS, WONDER_IDS
from wondertable.games.babel.codes import OVER
from wondertable.games.babel.encoding import disc_cards
from wondertable.games.babel.figures import DISCS, LIGHT_ROW, OTHERS, ROWS, SPACES
from wondertable.games.babel.packed import count, lacking, total
from wondertable.games.babel.scoring import award
from wondertable.web.games.babel.model import Left, Space, Stack, Tile, Turn, ValueRow
from wondertable.web.games.babel.past import Result
from wondertable.web.games.babel.sight import Sight
from wondertable.web.present.onlooker import initial

ART: Final = {
    "tower_of_babel": "w-ziggurat",
    "lighthouse": "w-great_lighthouse",
    **{
        wonder: f"w-{wonder}"
        for wonder in WONDER_IDS
        if wonder not in ("tower_of_babel", "lighthouse")
    },
}
"""The drawing of each wonder."""
LARGE: Final = 3
"""A large piece stands for three."""


def tiles(sight: Sight) -> tuple[Tile, ...]:
    """All wonders."""
    results = {result.wonder: result for result in sight.past.finished}
    return tuple(tile(sight, at, results.get(wonder)) for at, wonder in enumerate(WONDER_IDS))


def tile(sight: Sight, at: int, result: Result | None) -> Tile:
    """A wonder."""
    view, words, id = sight.view, sight.words, WONDER_IDS[at]
    places = range(SPACES * at, SPACES * (at + 1))
    here = sight.building and int(view.wonder()) == at
    left = sum(int(view.left) >> space & 1 for space in places)
    return Tile(
        id=id,
        name=words.name(id),
        title=words.title(id),
        taken=SPACES - left,
        spaces=tuple(space_of(sight, id, space, here=here) for space in places),
        stacks=tuple(stacks(sight, at)),
        tower=sight.active if here else None,
        finished=words.t("finished", row=result.row) if result else "",
        scored=points_list(sight, result) if result else "",
    )


def points_list(sight: Sight, result: Result) -> str:
    """Who scored what, the most first."""
    order = sorted(result.points, key=lambda seat: -result.points[seat])
    return " · ".join(f"{sight.label(seat)} {result.points[seat]}" for seat in order)


def space_of(sight: Sight, wonder: str, number: int, *, here: bool) -> Space:
    """A space with its disc, or where one was."""
    view, words = sight.view, sight.words
    if not int(view.left) >> number & 1:
        takers = [seat for seat in range(sight.seats) if sight.builder(seat).taken >> number & 1]
        label = words.t("taken-by", name=sight.label(takers[0])) if takers else words.t("taken")
        return Space(number, None, label, chosen=False, pick="", held="")
    cards = disc_cards(view, view.board[number])
    disc = words.disc(cards)
    action = str(Build(wonder, cards))
    may = sight.allowed(action) is not None
    label, held = disc.label, ""
    if sight.seated:
        needs = int(view.sheet.needs[view.board[number]])
        missing = int(total(lacking(needs, sight.builder().hand)))
        held = words.t("held-of", held=int(total(needs)) - missing, all=int(total(needs)))
        label = words.t("disc-held", cards=disc.label, held=held)
    return Space(
        number=number,
        disc=disc,
        label=label,
        chosen=here and number == int(view.space),
        pick=action.removeprefix("build ") if may else "",
        held=held,
    )


def stacks(sight: Sight, wonder: int) -> list[Stack]:
    """Everybody's pieces on a wonder, the most first, with what they would score now."""
    view, words = sight.view, sight.words
    row = LIGHT_ROW if sight.question == OVER else min(int(view.row), LIGHT_ROW)
    units = {seat: int(sight.builder(seat).units_on(wonder)) for seat in range(sight.seats)}
    found = []
    for seat in sorted(units, key=lambda seat: -units[seat]):
        if units[seat]:
            points = int(award(view, wonder, row, seat))
            name = sight.label(seat)
            label = words.t("pieces-of", name=name, count=units[seat], points=words.points(points))
            large, small = divmod(units[seat], LARGE)
            letter = initial(sight.name(seat))
            found.append(Stack(seat, letter, units[seat], large, small, points, label))
    return found


def track(sight: Sight) -> tuple[Turn, ...]:
    """The turn track, the active seat at its lower end first."""
    order = [(sight.active + at) % sight.seats for at in range(sight.seats)]
    return tuple(
        Turn(
            seat=seat,
            name=sight.label(seat),
            you=seat == sight.scene.viewer,
            active=seat == sight.active and sight.question != OVER,
        )
        for seat in order
    )


def values(sight: Sight) -> tuple[ValueRow, ...]:
    """The value table with its marker; the light row last."""
    sheet, now = sight.view.sheet, int(sight.view.row)
    rows = [
        ValueRow(
            label=str(row + 1),
            first=sheet.first[row],
            second=sheet.second[row],
            others=OTHERS,
            state="past" if row < now else "now" if row == now else "later",
        )
        for row in range(ROWS)
    ]
    light = sheet.first[LIGHT_ROW], sheet.second[LIGHT_ROW]
    return (*rows, ValueRow(sight.words.t("row-light"), *light, OTHERS, "light"))


def left(sight: Sight) -> tuple[Left, ...]:
    """How many discs of every type lie on the board."""
    view = sight.view
    on_board = [space for space in range(DISCS) if int(view.left) >> space & 1]
    found = []
    for at, kind in enumerate(TYPE_IDS):
        asking = [count(view.sheet.needs[view.board[space]], at) > 0 for space in on_board]
        discs = sum(asking)
        label = sight.words.t("discs-of", card=sight.words.name(kind), count=discs)
        found.append(Left(kind, discs, label))
    return tuple(found)


def piles(sight: Sight) -> str:
    """The deck and the discards, which lie face up."""
    view, words = sight.view, sight.words
    deck = words.t("deck", count=int(view.deck_size()))
    return f"{deck} {words.t('discards', cards=words.packed(int(view.discard)))}"
