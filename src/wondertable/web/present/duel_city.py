"""The two cities: treasury, production, cards, wonders, tokens."""

from __future__ import annotations

from dataclasses import replace

from wondertable.games.duel import city as rules
from wondertable.games.duel.actions import CARD_IDS, TOKEN_IDS
from wondertable.games.duel.bits import numbers
from wondertable.games.duel.cards import (
    CARDS,
    COLORS,
    MANUFACTURED,
    RAW,
    RESOURCES,
)
from wondertable.games.duel.tables import SHIELDS, W_SHIELDS
from wondertable.web.present.duel_model import (
    About,
    City,
    Column,
    Good,
    Part,
    TokenFace,
    WonderFace,
)
from wondertable.web.present.duel_stage import Stage
from wondertable.web.present.render import said
from wondertable.web.present.things import Glyph

COLUMN_ORDER = ("brown", "grey", "blue", "yellow", "red", "green", "purple")


def city(stage: Stage, seat: int) -> City:
    """A city as its panel shows it."""
    view, words = stage.view, stage.words
    side = view.city(seat)
    name = stage.scene.names[seat]
    shields = sum(SHIELDS[card] for card in view.cards_of(seat))
    shields += sum(W_SHIELDS[wonder] for wonder in numbers(side.raised))
    return City(
        seat=seat,
        name=name,
        initial=name.strip()[:1].upper() or "?",
        you=seat == stage.scene.viewer,
        active=view.mover() == seat,
        coins=int(side.coins),
        coins_label=words.coins(int(side.coins)),
        shields=shields,
        shields_label=said(stage.scene.language, "shields", count=shields),
        goods=tuple(good(stage, side, at) for at in range(len(RESOURCES))),
        choices=choices(side),
        choices_label=choices_label(stage, side),
        columns=tuple(column(stage, seat, color) for color in COLUMN_ORDER),
        wonders=tuple(wonder(stage, seat, place) for place in range(side.held)),
        tokens=tokens(stage, int(side.tokens)),
        clock=stage.clock(seat),
    )


def good(stage: Stage, side: rules.City, at: int) -> Good:
    """What a city makes of a resource on brown and grey cards."""
    words = stage.words
    units = int(side.production) >> 4 * at & 15
    price = int(side.price) >> 4 * at & 15
    made = words.units(((RESOURCES[at], units),))
    label = words.t("one-more", goods=made, coins=words.coins(price))
    return Good(RESOURCES[at], units, price, label)


def choices(side: rules.City) -> tuple[Glyph, ...]:
    """What a city makes of its choice."""
    raw = [Glyph("goods", goods=RAW, either=True)] * int(side.raw_choice)
    made = [Glyph("goods", goods=MANUFACTURED, either=True)] * int(side.made_choice)
    return tuple(raw + made)


def choices_label(stage: Stage, side: rules.City) -> str:
    """The same in words."""
    words = stage.words
    said = [words.resources(RAW, choice=True)] * int(side.raw_choice)
    said += [words.resources(MANUFACTURED, choice=True)] * int(side.made_choice)
    return words.t("at-choice", goods="; ".join(said)) if said else ""


def column(stage: Stage, seat: int, color: str) -> Column:
    """The cards of a colour in a city."""
    cards = [CARD_IDS[card] for card in stage.view.cards_of(seat) if CARDS[card].color == color]
    word = said(stage.scene.language, f"color-{color}")
    return Column(
        color=color,
        label=stage.words.t("colored", color=word, count=len(cards)),
        faces=tuple(stage.words.face(card) for card in cards),
    )


def wonder(stage: Stage, seat: int, place: int) -> WonderFace:
    """A wonder in a city's row."""
    side, words = stage.view.city(seat), stage.words
    number = int(side.wonder_at(place))
    plain = words.wonder(number)
    about = " ".join(plain.lines)
    if side.raised >> number & 1:
        under = CARD_IDS[side.under >> 7 * place & 127]
        built = words.t("built-with", card=words.name(under))
        label = f"{plain.name}; {built}. {about}"
        return replace(plain, state="built", label=label, under=built, under_id=under)
    if not side.unbuilt >> place & 1:
        gone = words.t("removed")
        return replace(plain, state="removed", label=f"{plain.name}; {gone}.", under=gone)
    price = stage.wonder_price(seat, number)
    said = "; ".join((plain.name, words.t("unbuilt"), plain.printed, words.price(price)))
    return replace(plain, label=f"{said}. {about}", badge=words.badge(price))


def tokens(stage: Stage, mask: int) -> tuple[TokenFace, ...]:
    """Progress tokens out of a set."""
    return tuple(stage.words.token(TOKEN_IDS[token]) for token in numbers(mask))


def abouts(stage: Stage) -> tuple[About, ...]:
    """Every wonder and token on the table explained."""
    view, words = stage.view, stage.words
    found = []
    for seat in (stage.near, stage.far):
        side = view.city(seat)
        for place in range(side.held):
            number = int(side.wonder_at(place))
            row = words.wonder(number)
            why: tuple[Part, ...] = ()
            if side.unbuilt >> place & 1:
                why = words.why(stage.wonder_price(seat, number), stage.scene.names[1 - seat])
            icon = f"w-{row.id}"
            found.append(About(row.id, "wonder", row.name, icon, row.glyphs, row.lines, why))
    known = int(view.board) | int(view.me.tokens) | int(view.opp.tokens)
    for token in tokens(stage, known):
        lines = (token.about,)
        found.append(About(token.id, "token", token.name, "token", token.glyphs, lines, ()))
    return tuple(found)


assert set(COLUMN_ORDER) == set(COLORS)
