"""The structure, and the sheets that say what an open card can be used for."""

from __future__ import annotations

from wondertable.games.duel.actions import CARD_NUMBER, WONDER_IDS, Build, Discard, RaiseWonder
from wondertable.games.duel.bits import numbers
from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.figures import DISCARD_BASE, LAYOUTS
from wondertable.games.duel.tables import YELLOW
from wondertable.web.present.duel_gain import (
    card_worth,
    gain_phrases,
    opened_lines,
    plain_worth,
)
from wondertable.web.present.duel_model import Act, Part, Sheet, Structure, Tile
from wondertable.web.present.duel_stage import Stage
from wondertable.web.present.duel_worth import card_gain, opened, wonder_gain
from wondertable.web.present.render import said

PLACES = tuple(
    tuple((x, y) for y, (row, _) in enumerate(layout) for x in row) for layout in LAYOUTS
)
"""Where the slots of each age lie."""

TOLD_BY_GAIN = ("red", "green", "blue")
"""Colours whose effect is all in what changes at once."""


def structure(stage: Stage) -> Structure | None:
    """The cards on the table, if an age is laid out."""
    view = stage.view
    if view.age == 0:
        return None
    return Structure(
        age=int(view.age),
        label=said(stage.scene.language, f"age-{view.age}"),
        tiles=tuple(tile(stage, slot, *place) for slot, place in enumerate(PLACES[view.age - 1])),
    )


def tile(stage: Stage, slot: int, x: int, y: int) -> Tile:
    """What lies in a slot."""
    view, words = stage.view, stage.words
    if not view.present >> slot & 1:
        return Tile(x, y, "gone")
    if view.hidden >> slot & 1:
        guild = bool(view.guilds >> slot & 1)
        back = "guild" if guild else str(view.age)
        return Tile(x, y, "down", words.t("down-guild" if guild else "down"), back=back)
    return face_tile(stage, slot, x, y)


def face_tile(stage: Stage, slot: int, x: int, y: int) -> Tile:
    """A card that lies face up: its price, and if it is open what it is worth."""
    view, words, card = stage.view, stage.words, stage.card_at(slot)
    face, price = words.face(card), stage.price(card)
    kind = words.kind(CARDS[CARD_NUMBER[card]])
    label = "; ".join((f"{face.name}, {kind}", words.printed(card), words.price(price)))
    if not view.open >> slot & 1:
        label = words.t("covered", card=f"{label}. {face.about}")
        return Tile(x, y, "covered", label, face, words.badge(price))
    gain = card_gain(view, stage.subject, CARD_NUMBER[card])
    worth = card_worth(words, view, stage.subject, card, price, gain)
    told = [*worth.lines] if face.color in TOLD_BY_GAIN else [face.about, *worth.lines]
    label = f"{label}. {' '.join(told)}"
    return Tile(x, y, "open", label, face, words.badge(price), worth)


def sheets(stage: Stage) -> tuple[Sheet, ...]:
    """A sheet for every open card."""
    view = stage.view
    slots = numbers(view.open & ~view.hidden) if view.age else []
    return tuple(sheet(stage, slot) for slot in slots)


def sheet(stage: Stage, slot: int) -> Sheet:
    """What an open card can be used for, each with its price and what follows."""
    words, view = stage.words, stage.view
    card = stage.card_at(slot)
    row = CARDS[CARD_NUMBER[card]]
    gain = card_gain(view, stage.subject, CARD_NUMBER[card])
    worth = plain_worth(words, view, stage.subject, card, gain)
    notes = [*worth.lines, *opened_lines(words, opened(view, slot))]
    if any(bought.rival_units for bought in stage.price(card).bought):
        notes.append(words.t("n-prices", name=stage.rival))
    if not stage.legal and view.pending == TURN:
        notes.append(words.t("only-look", name=stage.scene.names[view.turn]))
    return Sheet(
        face=words.face(card),
        kind=words.kind(row),
        acts=(build_act(stage, card), discard_act(stage, card)),
        wonders=tuple(wonder_acts(stage, card)),
        notes=tuple(notes),
    )


def build_act(stage: Stage, card: str) -> Act:
    """Building the card."""
    price = stage.price(card)
    return Act(
        key="b",
        verb=stage.words.t("build"),
        action=stage.allowed(str(Build(card))),
        icon="wonder",
        art=False,
        coins=price.total,
        gains=False,
        why=stage.words.why(price, stage.rival),
        then="",
        main=not price.short,
    )


def discard_act(stage: Stage, card: str) -> Act:
    """Selling the card."""
    yellow = int(stage.city().count(YELLOW))
    return Act(
        key="d",
        verb=stage.words.t("discard"),
        action=stage.allowed(str(Discard(card))),
        icon="cards",
        art=False,
        coins=DISCARD_BASE + yellow,
        gains=True,
        why=(Part(stage.words.t("discard-why", count=yellow)),),
        then="",
    )


def wonder_acts(stage: Stage, card: str) -> list[Act]:
    """Putting the card under each wonder that is not built."""
    city, words = stage.city(), stage.words
    acts = []
    for place in numbers(city.unbuilt):
        number = int(city.wonder_at(place))
        wonder = WONDER_IDS[number]
        price = stage.wonder_price(stage.subject, number)
        gain = wonder_gain(stage.view, stage.subject, place)
        acts.append(
            Act(
                key=str(place + 1),
                verb=words.name(wonder),
                action=stage.allowed(str(RaiseWonder(wonder, card))),
                icon=f"w-{wonder}",
                art=True,
                coins=price.total,
                gains=False,
                why=words.why(price, stage.rival),
                then=", ".join([*gain_phrases(words, gain), *asks(stage, number)]),
            )
        )
    return acts


def asks(stage: Stage, wonder: int) -> list[str]:
    """What a wonder lets its builder choose."""
    choice = {
        "circus_maximus": "w-destroy-grey",
        "statue_of_zeus": "w-destroy-brown",
        "great_library": "w-library",
        "mausoleum": "w-rebuild",
        "great_lighthouse": "w-choice",
        "piraeus": "w-choice",
    }
    message = choice.get(WONDER_IDS[wonder])
    return [stage.words.t(message)] if message else []
