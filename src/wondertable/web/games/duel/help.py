"""The things of 7 Wonders Duel explained, out of the rows of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wondertable.games.duel.cards import (
    CARDS,
    COLORS,
    GUILD,
    RAW,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
    Card,
    Token,
    Wonder,
)
from wondertable.games.duel.effects import (
    BuildFromDiscard,
    DestroyCard,
    Effect,
    ExtraShields,
    PlayAgain,
    Produces,
    ReceiveTradeCoins,
    Science,
)
from wondertable.text import cost_line
from wondertable.web.games.duel import icons as drawn
from wondertable.web.games.duel.words import card_face, token_face
from wondertable.web.help.cards import CardTeller
from wondertable.web.help.model import Entry, Fact
from wondertable.web.present.render import give

GAME: Final = "duel"

EFFECT_ICONS: Final[dict[str, Effect]] = {
    "again": PlayAgain(),
    "destroy-brown": DestroyCard("brown"),
    "destroy-grey": DestroyCard("grey"),
    "left": ReceiveTradeCoins(),
    "shield-line": next(e for row in TOKENS for e in row.effects if isinstance(e, ExtraShields)),
}
"""Icons that stand for one effect, which says what they mean."""


def entries(language: str) -> tuple[Entry, ...]:
    """Everything in the box, and the icons on it."""
    tell = CardTeller(language, GAME)
    return (
        *(card(tell, row) for row in CARDS),
        *(wonder(tell, row) for row in WONDERS),
        *(
            Entry(
                id=row.id,
                group="token",
                name=tell.name(row.id),
                about=tell.t("help-about-token"),
                lines=tell.does(*row.effects),
                kind="token",
                value=token_face(language, row.id),
            )
            for row in TOKENS
        ),
        *icons(tell),
    )


def card(tell: CardTeller, row: Card) -> Entry:
    """A card."""
    age = "3" if row.age == GUILD else str(row.age)
    kind = tell.t("duel-page-kind", color=row.color)
    return Entry(
        id=row.id,
        group="guild" if row.age == GUILD else f"age-{age}",
        name=tell.name(row.id),
        about=tell.t("help-about-card", kind=kind, age=tell.t(f"age-{age}")),
        lines=tell.does(*row.effects),
        facts=tuple(card_facts(tell, row)),
        kind="card",
        value=card_face(tell.language, row.id),
    )


def card_facts(tell: CardTeller, row: Card) -> Iterator[Fact]:
    """What a card costs, its chains, and how many guilds are in play."""
    yield tell.fact("cost", cost_line(tell.language, row.cost))
    if row.chain_from:
        yield tell.fact("chain-from", tell.name(row.chain_from))
    freed = freed_by(row.id)
    if freed:
        yield tell.fact("chain-gives", tell.names(freed))
    if row.age == GUILD:
        numbers = tell.numbers
        guilds = {"count": numbers["guilds"], "all": numbers["guilds_all"]}
        yield tell.fact("copies", tell.t("help-copies-guild-duel", **guilds))


def freed_by(giver: str) -> list[str]:
    """The cards that a card makes free."""
    return [row.id for row in CARDS if row.chain_from == giver]


def wonder(tell: CardTeller, row: Wonder) -> Entry:
    """A wonder."""
    return Entry(
        id=row.id,
        group="wonder",
        name=tell.name(row.id),
        about=tell.t("help-about-wonder"),
        lines=tell.does(*row.effects),
        facts=(tell.fact("cost", cost_line(tell.language, row.cost)),),
        kind="wonder",
        value=row,
    )


def icons(tell: CardTeller) -> Iterator[Entry]:
    """What the icons mean."""
    t = tell.t
    yield from tell.values()
    yield from resources(tell)
    yield from map(tell.color, COLORS)
    yield from science(tell)
    yield from chains(tell)
    yield from tell.effects(EFFECT_ICONS, BuildFromDiscard())
    for icon in ("token", "crown", "pawn", "loot", "track"):
        about = t(f"help-duel-icon-{icon}-about", **tell.numbers)
        yield tell.icon(icon, t(f"help-duel-icon-{icon}"), about, value=STANDS_FOR.get(icon, ""))
    about = t("help-duel-icon-wonder-about", **tell.numbers)
    yield tell.icon("wonder", t("help-icon-wonder"), about)
    for icon in ("check", "no", "choice"):
        word = "either" if icon == "choice" else icon
        yield tell.icon(icon, t(f"help-icon-{word}"), t(f"help-icon-{word}-about"))
    yield from tell.ages()


STANDS_FOR: Final = {"loot": "coin", "track": "ch-tower"}
"""Icons that are drawn by another one of the sprite."""


def resources(tell: CardTeller) -> Iterator[Entry]:
    """Every resource, and the cards that make it."""
    for resource in RESOURCES:
        made = [row.id for row in CARDS for effect in row.effects if makes(effect, resource)]
        yield tell.resource(resource, made, raw=resource in RAW)


def makes(effect: Effect, resource: str) -> bool:
    """Whether an effect makes units of a resource."""
    return isinstance(effect, Produces) and effect.resource == resource


def science(tell: CardTeller) -> Iterator[Entry]:
    """Every science symbol, and where it stands."""
    shows: list[Card | Token] = [*CARDS, *TOKENS]
    for symbol in SYMBOLS:
        yield tell.symbol(symbol, [row.id for row in shows if Science(symbol) in row.effects])


def chains(tell: CardTeller) -> Iterator[Entry]:
    """Every sign of a chain, with the cards that it joins."""
    yield tell.icon("chain", tell.t("help-icon-chain"), tell.t("help-icon-chain-about"))
    for row in CARDS:
        if row.chain_symbol:
            giver, freed = tell.name(row.id), tell.names(freed_by(row.id))
            yield tell.icon(
                f"ch-{row.chain_symbol}",
                tell.name(f"chain_{row.chain_symbol}"),
                tell.t("help-icon-chain-sign-about", card=giver, cards=freed),
            )


give(duel_glyphs=drawn.glyphs, duel_cost=drawn.cost_line)
