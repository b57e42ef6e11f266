"""The two cities: treasury, production, cards, wonders, tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wondertable.core.bits import numbers
from wondertable.games.duel import city as rules
from wondertable.games.duel.actions import CARD_IDS, TOKEN_IDS, WONDER_IDS
from wondertable.games.duel.cards import (
    CARDS,
    COLORS,
    MANUFACTURED,
    RAW,
    RESOURCES,
)
from wondertable.games.duel.tables import SHIELDS, W_SHIELDS
from wondertable.web.games.duel.model import About, City, Good, OwnWonder
from wondertable.web.games.duel.sight import Sight
from wondertable.web.games.duel.words import Words
from wondertable.web.present.things import Column, Glyph

KEPT: Final = 4096
"""So many cities are remembered; a move changes one of two, and not all of it."""

COLUMN_ORDER: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple")


def city(sight: Sight, seat: int) -> City:
    """A city as its panel shows it."""
    view, words = sight.view, sight.words
    side, cards = view.city(seat), tuple(view.cards_of(seat))
    name = sight.name(seat)
    shields = sum(SHIELDS[card] for card in cards)
    shields += sum(W_SHIELDS[wonder] for wonder in numbers(side.raised))
    return City(
        seat=seat,
        name=name,
        initial=sight.mark(seat),
        you=seat == sight.you,
        active=view.mover() == seat,
        coins=int(side.coins),
        coins_label=words.coins(int(side.coins)),
        shields=shields,
        shields_label=words.say("shields", count=shields),
        goods=goods(words.language, int(side.production), int(side.price)),
        choices=choices(side),
        choices_label=choices_label(sight, side),
        columns=columns(words.language, cards),
        wonders=tuple(wonder(sight, seat, place) for place in range(side.drafted)),
        tokens=tokens(int(side.tokens)),
        clock=sight.clock(seat),
    )


@lru_cache(maxsize=KEPT)
def goods(language: str, production: int, price: int) -> tuple[Good, ...]:
    """What a city makes on brown and grey cards, by 4 bits for each resource."""
    words = Words(language, ())
    found = []
    for at, resource in enumerate(RESOURCES):
        units, each = production >> 4 * at & 15, price >> 4 * at & 15
        made = words.units(((resource, units),))
        label = words.t("one-more", goods=made, coins=words.coins(each))
        found.append(Good(resource, units, each, label))
    return tuple(found)


def choices(side: rules.City) -> tuple[Glyph, ...]:
    """What a city makes of its choice."""
    raw = [Glyph("goods", goods=RAW, either=True)] * int(side.raw_choice)
    made = [Glyph("goods", goods=MANUFACTURED, either=True)] * int(side.made_choice)
    return tuple(raw + made)


def choices_label(sight: Sight, side: rules.City) -> str:
    """The same in words."""
    words = sight.words
    said = [words.resources(RAW, choice=True)] * int(side.raw_choice)
    said += [words.resources(MANUFACTURED, choice=True)] * int(side.made_choice)
    return words.t("at-choice", goods="; ".join(said)) if said else ""


@lru_cache(maxsize=KEPT)
def columns(language: str, cards: tuple[int, ...]) -> tuple[Column, ...]:
    """The cards of a city by colour."""
    words = Words(language, ())
    found = []
    for color in COLUMN_ORDER:
        ids = tuple(CARD_IDS[card] for card in cards if CARDS[card].color == color)
        label = words.t("colored", color=words.say(f"color-{color}"), count=len(ids))
        found.append(Column(color, label, ids))
    return tuple(found)


def wonder(sight: Sight, seat: int, place: int) -> OwnWonder:
    """A wonder in a city's row."""
    side, words = sight.view.city(seat), sight.words
    number = int(side.wonder_at(place))
    face = words.wonder(WONDER_IDS[number])
    about = " ".join(face.lines)
    if side.raised >> number & 1:
        under = CARD_IDS[side.under >> 7 * place & 127]
        built = words.t("built-with", card=words.name(under))
        label = f"{face.name}; {built}. {about}"
        return OwnWonder(face.id, "built", label, under=built, under_id=under)
    if not side.unbuilt >> place & 1:
        gone = words.t("removed")
        return OwnWonder(face.id, "removed", f"{face.name}; {gone}.", under=gone)
    price = sight.wonder_prices[seat, place]
    told = "; ".join((face.name, words.t("unbuilt"), face.printed, words.price(price)))
    return OwnWonder(face.id, "unbuilt", f"{told}. {about}", words.badge(price))


def tokens(mask: int) -> tuple[str, ...]:
    """The ids of progress tokens out of a set."""
    return tuple(TOKEN_IDS[token] for token in numbers(mask))


def abouts(sight: Sight) -> tuple[About, ...]:
    """Every wonder and token on the table explained."""
    view, words = sight.view, sight.words
    found = []
    for seat in (sight.near, sight.far):
        side, rival = view.city(seat), sight.name(1 - seat)
        for place in range(side.drafted):
            row = words.wonder(WONDER_IDS[side.wonder_at(place)])
            price = sight.wonder_prices.get((seat, place))
            why = words.why(price, rival) if price is not None else ()
            found.append(About(row.id, "wonder", row.name, f"w-{row.id}", row.lines, why))
    for token in tokens(int(view.board) | int(view.me.tokens) | int(view.opp.tokens)):
        face = words.token(token)
        found.append(About(token, "token", face.name, "token", (face.about,), ()))
    return tuple(found)


assert set(COLUMN_ORDER) == set(COLORS)
