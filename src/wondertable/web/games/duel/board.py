"""The structure, and the sheets that say what an open card can be used for."""

from __future__ import annotations

from wondertable.bots.duel.worth import opened
from wondertable.games.duel.actions import WONDER_IDS, Build, Discard, RaiseWonder
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.figures import DISCARD_BASE, LAYOUTS
from wondertable.games.duel.tables import YELLOW
from wondertable.text.duel import Part
from wondertable.web.games.duel.gain import (
    card_worth,
    gain_phrases,
    opened_lines,
    plain_worth,
)
from wondertable.web.games.duel.model import Act, Ghost, Sheet, Structure, Tile
from wondertable.web.games.duel.sight import Sight
from wondertable.web.games.duel.story import ghosts

PLACES = tuple(
    tuple((x, y) for y, (row, _) in enumerate(layout) for x in row) for layout in LAYOUTS
)
"""Where the slots of each age lie."""

TOLD_BY_GAIN = ("red", "green", "blue")
"""Colours whose effect is all in what changes at once."""


def structure(sight: Sight) -> Structure | None:
    """The cards on the table, if an age is laid out."""
    view = sight.view
    if view.age == 0:
        return None
    gone = ghosts(sight)
    return Structure(
        age=int(view.age),
        label=sight.words.say(f"age-{view.age}"),
        tiles=tuple(
            tile(sight, slot, *place, gone.get(slot))
            for slot, place in enumerate(PLACES[view.age - 1])
        ),
    )


def tile(sight: Sight, slot: int, x: int, y: int, ghost: Ghost | None) -> Tile:
    """What lies in a slot."""
    view, words = sight.view, sight.words
    if not view.present >> slot & 1:
        return Tile(x, y, "gone", ghost=ghost)
    if view.hidden >> slot & 1:
        guild = bool(view.guilds >> slot & 1)
        back = "guild" if guild else str(view.age)
        return Tile(x, y, "down", words.t("down-guild" if guild else "down"), back=back)
    return face_tile(sight, slot, x, y)


def face_tile(sight: Sight, slot: int, x: int, y: int) -> Tile:
    """A card that lies face up: its price, and if it is open what it is worth."""
    view, words, card = sight.view, sight.words, sight.card_at(slot)
    face, price = words.face(card), sight.prices[card]
    kind, badge = words.kind(face.color), words.badge(price)
    label = "; ".join((f"{face.name}, {kind}", words.printed(card), words.price(price)))
    if not view.open >> slot & 1:
        label = words.t("covered", card=f"{label}. {face.about}")
        return Tile(x, y, "covered", label, card, face.color, badge)
    worth = card_worth(words, view, sight.subject, card, price, sight.gains[card])
    told = [*worth.lines] if face.color in TOLD_BY_GAIN else [face.about, *worth.lines]
    return Tile(x, y, "open", f"{label}. {' '.join(told)}", card, face.color, badge, worth)


def sheets(sight: Sight) -> tuple[Sheet, ...]:
    """A sheet for every open card."""
    discard = discard_act(sight)
    wonders = [wonder_act(sight, place) for place in sight.wonder_gains]
    return tuple(sheet(sight, slot, discard, wonders) for slot in sight.open_slots)


def sheet(sight: Sight, slot: int, discard: Act, wonders: list[tuple[str, Act]]) -> Sheet:
    """What an open card can be used for, each with its price and what follows."""
    words, view = sight.words, sight.view
    card = sight.card_at(slot)
    worth = plain_worth(words, view, sight.subject, card, sight.gains[card])
    notes = [*worth.lines, *opened_lines(words, opened(view, slot))]
    if any(bought.rival_units for bought in sight.prices[card].bought):
        notes.append(words.t("n-prices", name=sight.rival))
    if not sight.asked and view.question == TURN:
        notes.append(words.t("only-look", name=sight.name(int(view.active))))
    return Sheet(
        face=words.face(card),
        acts=(
            (build_act(sight, card), sight.allowed(str(Build(card)))),
            (discard, sight.allowed(str(Discard(card)))),
        ),
        wonders=tuple(
            (act, sight.allowed(str(RaiseWonder(wonder, card)))) for wonder, act in wonders
        ),
        notes=tuple(notes),
    )


def build_act(sight: Sight, card: str) -> Act:
    """Building the card."""
    price = sight.prices[card]
    return Act(
        key="b",
        verb=sight.words.t("build"),
        icon="wonder",
        art=False,
        coins=price.total,
        gains=False,
        why=sight.words.why(price, sight.rival),
        then="",
        main=not price.short,
    )


def discard_act(sight: Sight) -> Act:
    """Selling a card, whichever it is."""
    yellow = int(sight.city().count(YELLOW))
    return Act(
        key="d",
        verb=sight.words.t("discard"),
        icon="cards",
        art=False,
        coins=DISCARD_BASE + yellow,
        gains=True,
        why=(Part(sight.words.t("discard-why", count=yellow)),),
        then="",
    )


def wonder_act(sight: Sight, place: int) -> tuple[str, Act]:
    """Putting some card under a wonder that is not built; which wonder, and what it costs."""
    words, number = sight.words, int(sight.city().wonder_at(place))
    wonder = WONDER_IDS[number]
    price = sight.wonder_prices[sight.subject, place]
    then = [*gain_phrases(words, sight.wonder_gains[place]), *asks(sight, wonder)]
    return wonder, Act(
        key=str(place + 1),
        verb=words.name(wonder),
        icon=f"w-{wonder}",
        art=True,
        coins=price.total,
        gains=False,
        why=words.why(price, sight.rival),
        then=", ".join(then),
    )


def asks(sight: Sight, wonder: str) -> list[str]:
    """What a wonder lets its builder choose."""
    choice = {
        "circus_maximus": "w-destroy-grey",
        "statue_of_zeus": "w-destroy-brown",
        "great_library": "w-library",
        "mausoleum": "w-rebuild",
        "great_lighthouse": "w-choice",
        "piraeus": "w-choice",
    }
    message = choice.get(wonder)
    return [sight.words.t(message)] if message else []
