"""The things of 7 Wonders and Cities explained, out of the rows of the boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wondertable.games.seven.cards import (
    ALL_CARDS,
    BLACK_CARDS,
    BOARDS,
    COLORS,
    GUILDS,
    RAW,
    RESOURCES,
    SYMBOLS,
    Board,
    Card,
    Stage,
)
from wondertable.games.seven.effects import (
    BlackMarket,
    BuildFromDiscard,
    CopyScience,
    Diplomacy,
    DiscardDefeats,
    Effect,
    PlayLastCard,
    Produces,
    ProducesChoice,
    Science,
    ScienceChoice,
    StagesWithoutResources,
    Warehouse,
    Wharf,
)
from wondertable.text import cost_line
from wondertable.web.games.seven import icons as drawn
from wondertable.web.games.seven.icons import CHAINS
from wondertable.web.help.cards import CardTeller
from wondertable.web.help.model import Entry, Fact
from wondertable.web.present.render import give
from wondertable.web.present.things import Glyph

GAME: Final = "seven"
SIDES: Final = ("day", "night")

EFFECT_ICONS: Final[dict[str, Effect]] = {
    "last": PlayLastCard(),
    "barrel": Warehouse(),
    "market": BlackMarket(),
    "crane": StagesWithoutResources(),
    "ship": Wharf("both"),
    "mask": CopyScience(),
    "dove": Diplomacy(),
}
"""Icons that stand for one effect, which says what they mean."""


def entries(language: str) -> tuple[Entry, ...]:
    """Everything in the boxes, and the icons on it."""
    tell = CardTeller(language, GAME)
    return (
        *(card(tell, row) for row in ALL_CARDS),
        *(board(tell, number, row) for number, row in enumerate(BOARDS)),
        *icons(tell),
    )


def card(tell: CardTeller, row: Card) -> Entry:
    """A card."""
    groups = {"purple": "guild", "black": "black"}
    kind = tell.t("seven-page-kind", color=row.color)
    return Entry(
        id=row.id,
        group=groups.get(row.color, f"age-{row.age}"),
        name=tell.name(row.id),
        about=tell.t("help-about-card", kind=kind, age=tell.t(f"age-{row.age}")),
        lines=tell.does(*row.effects),
        facts=tuple(card_facts(tell, row)),
        kind="card",
        value=row,
    )


def card_facts(tell: CardTeller, row: Card) -> Iterator[Fact]:
    """What a card costs, its chains, and how many there are of it."""
    yield tell.fact("cost", cost_line(tell.language, row.cost))
    if row.chain_from:
        yield tell.fact("chain-from", tell.names(row.chain_from, choice=True))
    if row.chain_gives:
        yield tell.fact("chain-gives", tell.names(row.chain_gives))
    yield tell.fact("copies", copies(tell, row))


def copies(tell: CardTeller, row: Card) -> str:
    """How many copies are in play, by the number of players."""
    if row in GUILDS:
        least, most = tell.numbers["least"], tell.numbers["most"]
        extra = tell.numbers["extra_guilds"]
        players = f"{least + extra}–{most + extra}"
        return tell.t("help-copies-guild", players=players, all=len(GUILDS), extra=extra)
    if row in BLACK_CARDS:
        return tell.t("help-copies-black", all=tell.numbers["black"])
    parts = []
    for players, count in counts(tell, row):
        parts.append(tell.t("help-copies", players=players, count=count))
    return "; ".join(parts)


def counts(tell: CardTeller, row: Card) -> list[tuple[str, int]]:
    """Ranges of players with how many copies of a card they play with."""
    found: list[tuple[int, int, int]] = []
    for players in range(tell.numbers["least"], tell.numbers["most"] + 1):
        count = sum(needed <= players for needed in row.players)
        if found and found[-1][2] == count:
            found[-1] = (found[-1][0], players, count)
        else:
            found.append((players, players, count))
    return [(f"{a}–{b}" if a != b else str(a), count) for a, b, count in found]


def board(tell: CardTeller, number: int, row: Board) -> Entry:
    """A wonder board with the stages of both sides."""
    sides: tuple[tuple[str, tuple[Stage, ...]], ...] = (("day", row.day), ("night", row.night))
    return Entry(
        id=row.id,
        group="board",
        name=tell.name(row.id),
        about=tell.t("help-about-board"),
        lines=(),
        facts=(tell.fact("start", tell.t(f"resource-{row.start}")),),
        kind="board",
        value=row,
        parts=tuple(
            stage(tell, row, side, at, one)
            for side, stages in sides
            for at, one in enumerate(stages, start=1)
        ),
    )


def stage(tell: CardTeller, row: Board, side: str, number: int, one: Stage) -> Entry:
    """A stage of a board."""
    word = tell.name(f"side_{side}")
    return Entry(
        id=f"{row.id}-{side}-{number}",
        group="board",
        name=tell.name(row.id),
        about=tell.t("help-about-stage", number=number, side=word),
        lines=tell.does(*one.effects),
        facts=(tell.fact("cost", cost_line(tell.language, one.cost)),),
        kind="stage",
        value=one,
    )


def icons(tell: CardTeller) -> Iterator[Entry]:
    """What the icons mean."""
    t = tell.t
    yield from tell.values()
    yield from resources(tell)
    yield from map(tell.color, COLORS)
    for symbol in SYMBOLS:
        yield tell.symbol(symbol, [row.id for row in ALL_CARDS if Science(symbol) in row.effects])
    either = *tell.does(ScienceChoice()), t("help-icon-either-about")
    yield tell.icon("choice", t("help-seven-icon-choice"), *either)
    yield from chains(tell)
    yield from tell.effects(EFFECT_ICONS, BuildFromDiscard())
    yield from tokens(tell)
    for icon in ("left", "right", "down"):
        yield tell.icon(icon, t(f"help-seven-icon-{icon}"), t("help-seven-icon-around-about"))
    for icon in ("team", "debt"):
        yield tell.icon(icon, t(f"help-seven-icon-{icon}"), t(f"help-seven-icon-{icon}-about"))
    yield tell.icon("wonder", t("help-icon-wonder"), t("help-seven-icon-wonder-about"))
    for icon in ("free", "check"):
        yield tell.icon(icon, t(f"help-icon-{icon}"), t(f"help-icon-{icon}-about"))
    about = t("help-icon-no-about"), *tell.does(DiscardDefeats())
    yield tell.icon("no", t("help-icon-no"), *about)
    yield from tell.ages()


def tokens(tell: CardTeller) -> Iterator[Entry]:
    """What conflicts bring."""
    for token, text in (("victory", f"+{tell.numbers['victory_1']}"), ("defeat", "−1")):
        yield tell.icon(
            token,
            tell.t(f"help-seven-icon-{token}"),
            tell.t(f"help-seven-icon-{token}-about", **tell.numbers),
            kind="glyph",
            value=Glyph("token", text=text),
        )


def resources(tell: CardTeller) -> Iterator[Entry]:
    """Every resource, and what makes it."""
    for resource in RESOURCES:
        made = [row.id for row in ALL_CARDS for effect in row.effects if makes(effect, resource)]
        made += [row.id for row in BOARDS if row.start == resource]
        yield tell.resource(resource, made, raw=resource in RAW)


def makes(effect: Effect, resource: str) -> bool:
    """Whether an effect makes units of a resource, or may."""
    match effect:
        case Produces(one, _):
            return one == resource
        case ProducesChoice(several):
            return resource in several
        case _:
            return False


def chains(tell: CardTeller) -> Iterator[Entry]:
    """Every sign of a chain, with the cards that it joins."""
    yield tell.icon("chain", tell.t("help-icon-chain"), tell.t("help-icon-chain-about"))
    givers: dict[str, list[Card]] = {}
    for row in ALL_CARDS:
        if row.chain_gives:
            givers.setdefault(CHAINS[row.id], []).append(row)
    for sign, rows in givers.items():
        giver = tell.names([row.id for row in rows], choice=True)
        freed = tell.names([one for row in rows for one in row.chain_gives])
        about = tell.t("help-icon-chain-sign-about", card=giver, cards=freed)
        yield tell.icon(sign, f"{tell.t('help-icon-chain')}: {giver}", about)


give(seven_glyphs=drawn.glyphs, seven_cost=drawn.cost_line)
