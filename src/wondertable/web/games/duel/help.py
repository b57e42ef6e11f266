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
from wondertable.text import cost_line, effect_lines, listed, name
from wondertable.text.figures import figures
from wondertable.web.games.duel import icons as drawn
from wondertable.web.games.duel.words import card_face, token_face
from wondertable.web.help.model import Entry, Fact, Teller
from wondertable.web.present.render import give

GAME: Final = "duel"
NUMBERS: Final = dict(figures(GAME))

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
    tell = Teller(language, GAME)
    return (
        *(card(tell, row) for row in CARDS),
        *(wonder(tell, row) for row in WONDERS),
        *(
            Entry(
                id=row.id,
                group="token",
                name=name(language, GAME, row.id),
                about=tell.t("help-about-token"),
                lines=tuple(effect_lines(language, GAME, row.effects)),
                kind="token",
                value=token_face(language, row.id),
            )
            for row in TOKENS
        ),
        *icons(tell),
    )


def card(tell: Teller, row: Card) -> Entry:
    """A card."""
    age = "3" if row.age == GUILD else str(row.age)
    kind = tell.t("duel-page-kind", color=row.color)
    return Entry(
        id=row.id,
        group="guild" if row.age == GUILD else f"age-{age}",
        name=name(tell.language, GAME, row.id),
        about=tell.t("help-about-card", kind=kind, age=tell.t(f"age-{age}")),
        lines=tuple(effect_lines(tell.language, GAME, row.effects)),
        facts=tuple(card_facts(tell, row)),
        kind="card",
        value=card_face(tell.language, row.id),
    )


def card_facts(tell: Teller, row: Card) -> Iterator[Fact]:
    """What a card costs, its chains, and how many guilds are in play."""
    yield tell.fact("cost", cost_line(tell.language, row.cost))
    if row.chain_from:
        yield tell.fact("chain-from", name(tell.language, GAME, row.chain_from))
    freed = freed_by(row.id)
    if freed:
        yield tell.fact("chain-gives", names(tell, freed))
    if row.age == GUILD:
        guilds, all_guilds = NUMBERS["guilds"], NUMBERS["guilds_all"]
        yield tell.fact("copies", tell.t("help-copies-guild-duel", count=guilds, all=all_guilds))


def freed_by(giver: str) -> list[str]:
    """The cards that a card makes free."""
    return [row.id for row in CARDS if row.chain_from == giver]


def names(tell: Teller, ids: list[str]) -> str:
    """Names of things in a list."""
    return listed(tell.language, [name(tell.language, GAME, one) for one in ids])


def wonder(tell: Teller, row: Wonder) -> Entry:
    """A wonder."""
    return Entry(
        id=row.id,
        group="wonder",
        name=name(tell.language, GAME, row.id),
        about=tell.t("help-about-wonder"),
        lines=tuple(effect_lines(tell.language, GAME, row.effects)),
        facts=(tell.fact("cost", cost_line(tell.language, row.cost)),),
        kind="wonder",
        value=row,
    )


def icons(tell: Teller) -> Iterator[Entry]:
    """What the icons mean."""
    t = tell.t
    yield tell.icon("coin", t("help-icon-coin"), t("help-icon-coin-about", **NUMBERS))
    yield tell.icon("vp", t("help-icon-vp"), t("help-icon-vp-about"))
    yield tell.icon("shield", t("help-icon-shield"), t("help-duel-icon-shield"))
    yield from resources(tell)
    for color in COLORS:
        kind = t("duel-page-kind", color=color)
        yield tell.icon(f"m-{color}", kind, t(f"help-color-{color}"), kind="mark", value=color)
    yield from science(tell)
    yield from chains(tell)
    for icon, effect in EFFECT_ICONS.items():
        lines = effect_lines(tell.language, GAME, [effect])
        yield tell.icon(icon, t(f"help-duel-icon-{icon}"), *lines)
    discard = effect_lines(tell.language, GAME, [BuildFromDiscard()])
    yield tell.icon("from-discard", t("help-icon-from-discard"), *discard)
    for icon in ("token", "crown", "pawn", "loot", "track"):
        about = t(f"help-duel-icon-{icon}-about", **NUMBERS)
        yield tell.icon(icon, t(f"help-duel-icon-{icon}"), about, value=STANDS_FOR.get(icon, ""))
    yield tell.icon("wonder", t("help-icon-wonder"), t("help-duel-icon-wonder-about", **NUMBERS))
    for icon in ("check", "no", "choice"):
        word = "either" if icon == "choice" else icon
        yield tell.icon(icon, t(f"help-icon-{word}"), t(f"help-icon-{word}-about"))
    for age in ("1", "2", "3"):
        yield tell.icon(f"age-{age}", t(f"age-{age}"), t("help-icon-age-about"))


STANDS_FOR: Final = {"loot": "coin", "track": "ch-tower"}
"""Icons that are drawn by another one of the sprite."""


def resources(tell: Teller) -> Iterator[Entry]:
    """Every resource, and the cards that make it."""
    for resource in RESOURCES:
        made = [row.id for row in CARDS for effect in row.effects if makes(effect, resource)]
        kind = "raw" if resource in RAW else "manufactured"
        yield tell.icon(
            f"r-{resource}",
            tell.t(f"resource-{resource}"),
            tell.t(f"help-icon-{kind}-about"),
            facts=(tell.fact("made-by", names(tell, made)),),
        )


def makes(effect: Effect, resource: str) -> bool:
    """Whether an effect makes units of a resource."""
    return isinstance(effect, Produces) and effect.resource == resource


def science(tell: Teller) -> Iterator[Entry]:
    """Every science symbol, and where it stands."""
    shows: list[Card | Token] = [*CARDS, *TOKENS]
    for symbol in SYMBOLS:
        rows = [row.id for row in shows if Science(symbol) in row.effects]
        yield tell.icon(
            f"sci-{symbol}",
            name(tell.language, GAME, f"symbol_{symbol}"),
            tell.t("help-duel-science", **NUMBERS),
            facts=(tell.fact("shown-by", names(tell, rows)),),
        )


def chains(tell: Teller) -> Iterator[Entry]:
    """Every sign of a chain, with the cards that it joins."""
    yield tell.icon("chain", tell.t("help-icon-chain"), tell.t("help-icon-chain-about"))
    for row in CARDS:
        if row.chain_symbol:
            giver, freed = name(tell.language, GAME, row.id), names(tell, freed_by(row.id))
            yield tell.icon(
                f"ch-{row.chain_symbol}",
                name(tell.language, GAME, f"chain_{row.chain_symbol}"),
                tell.t("help-icon-chain-sign-about", card=giver, cards=freed),
            )


give(duel_glyphs=drawn.glyphs, duel_cost=drawn.cost_line)
