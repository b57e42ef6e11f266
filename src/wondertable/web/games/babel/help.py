"""The things of Tower of Babel explained, out of the rows of the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wondertable.games.babel.cards import ACTION_CARDS, TYPE_IDS, TYPES, WONDERS
from wondertable.games.babel.figures import CARDS
from wondertable.games.babel.unconfirmed import FIGURES, MOST_CARDS, USUAL, Figure
from wondertable.text import counted, effect_lines, name
from wondertable.text.figures import figures
from wondertable.web.help.model import Entry, Fact, Teller
from wondertable.web.present.render import give

GAME: Final = "babel"
NUMBERS: Final = dict(figures(GAME))

TYPE_ICONS: Final = {"camel": "camel", "crane": "crane", "ship": "ship", "stonemason": "stonemason"}
"""The icon of each type of building cards."""

ACTION_ICONS: Final = {
    "card_exchange": "undo",
    "joker": "ch-star",
    "disc_bonus": "crown",
    "draw_three": "cards",
    "double_turn": "again",
    "offer_bonus": "hand",
    "five_points": "flag",
}
"""The icon of each kind of action cards."""

ICONS: Final = {
    "trader": "trader",
    "tower": "tower",
    "piece": "ch-tower",
    "row": "down",
    "light": "hint",
    "bonus": "crown",
}
"""Signs of the game, each with the icon of the sprite that stands for it."""

Needs = tuple[tuple[str, int], ...]
"""Types and numbers that a disc asks for."""


def entries(language: str) -> tuple[Entry, ...]:
    """Everything in the box, and the icons on it."""
    tell = Teller(language, GAME)
    return (
        *(building_card(tell, row.id, row.copies) for row in TYPES),
        *(wonder(tell, row.id) for row in WONDERS),
        *(disc(tell, needs, copies) for needs, copies in discs_in_play()),
        *(action(tell, number) for number in range(len(ACTION_CARDS))),
        *icons(tell),
    )


def more(language: str) -> tuple[Entry, ...]:
    """Discs that are in no glossary, but may lie on a table with replaced figures."""
    tell = Teller(language, GAME)
    known = {needs for needs, _ in discs_in_play()}
    every = [((kind, n),) for kind in TYPE_IDS for n in range(1, MOST_CARDS + 1)]
    return tuple(disc(tell, needs, 0) for needs in every if needs not in known)


def building_card(tell: Teller, one: str, copies: int) -> Entry:
    """A type of building cards."""
    named = name(tell.language, GAME, one)
    return Entry(
        id=one,
        group="type",
        name=named[:1].upper() + named[1:],
        about=tell.t("help-group-type"),
        lines=(tell.t("help-babel-type-about"),),
        facts=(tell.fact("cards", tell.t("help-babel-type-count", count=copies, all=CARDS)),),
        kind="type",
        value=one,
    )


def wonder(tell: Teller, one: str) -> Entry:
    """A wonder."""
    return Entry(
        id=one,
        group="wonder",
        name=name(tell.language, GAME, one),
        about=tell.t("help-babel-wonder-about"),
        lines=(tell.t("help-babel-wonder-lines", **NUMBERS),),
        kind="wonder",
        value=one,
    )


def discs_in_play() -> list[tuple[Needs, int]]:
    """What the discs of both kinds ask for, with how many there are of each."""
    plain = [((TYPE_IDS[kind], n),) for kind, n in USUAL.plain_discs()]
    double = [
        ((TYPE_IDS[first], m), (TYPE_IDS[second], n))
        for first, m, second, n in USUAL.two_coloured()
    ]
    every: list[Needs] = [*plain, *double]
    return [(needs, every.count(needs)) for needs in dict.fromkeys(every)]


def disc_id(needs: Sequence[tuple[str, int]]) -> str:
    """How `data-help` names a disc: `disc-ship-5`, `disc-camel-2-stonemason-3`."""
    return "-".join(["disc", *(f"{kind}-{count}" for kind, count in needs)])


def disc(tell: Teller, needs: Needs, copies: int) -> Entry:
    """A disc, or several that are alike."""
    words = counted(tell.language, GAME, needs)
    two = "-two" if len(needs) > 1 else ""
    return Entry(
        id=disc_id(needs),
        group="disc",
        name=tell.t("help-babel-disc", needs=words),
        about=tell.t(f"help-babel-disc{two}-about"),
        lines=(tell.t("help-babel-disc-lines", needs=words), tell.t("help-babel-disc-owner")),
        facts=(tell.fact("copies", str(copies)),) if copies else (),
        kind="disc",
        value=needs,
    )


def action(tell: Teller, number: int) -> Entry:
    """A kind of action cards."""
    row = ACTION_CARDS[number]
    timing = tell.t(f"babel-timing-{row.timing.replace('_', '-')}")
    return Entry(
        id=row.id,
        group="action",
        name=name(tell.language, GAME, row.id),
        about=tell.t("help-babel-action-about"),
        lines=tuple(effect_lines(tell.language, GAME, [row.effect])),
        facts=(tell.fact("when", timing), tell.fact("copies", str(USUAL.copies()[number]))),
        kind="action",
        value=row.id,
    )


def icons(tell: Teller) -> Iterator[Entry]:
    """What the signs of the game mean."""
    bonuses = ", ".join(f"{n} → {points}" for n, points in enumerate(USUAL.bonus()) if n)
    for sign, icon in ICONS.items():
        about = tell.t(f"help-babel-icon-{sign}-about", **NUMBERS, bonuses=bonuses)
        yield tell.icon(sign, tell.t(f"help-babel-icon-{sign}"), about, value=icon)
    yield tell.icon("vp", tell.t("help-icon-vp"), tell.t("help-babel-icon-vp-about"))


# Figures that no source confirms.


def unconfirmed(language: str) -> list[tuple[str, str, Fact]]:
    """Every such figure: its name in files, what it is, and its value with how sure it is."""
    tell = Teller(language, GAME)
    return [
        (
            row.name,
            meaning(tell, row),
            Fact(shown(tell, row), tell.t(f"babel-confidence-{row.confidence}")),
        )
        for row in FIGURES
    ]


def meaning(tell: Teller, row: Figure) -> str:
    """What a figure is, in words."""
    word = row.name.split("_", 1)[1]
    match row.shape:
        case "row" if word == "light":
            return tell.t("help-figures-row-light")
        case "row":
            return tell.t("help-figures-row", row=int(word))
        case "discs":
            return tell.t("help-figures-discs", type=name(tell.language, GAME, word))
        case "two":
            return tell.t("help-figures-two", number=int(word))
        case "copies":
            return tell.t("help-figures-copies", card=name(tell.language, GAME, word))
        case "points" if word.isdigit():
            return tell.t("help-figures-bonus", count=int(word))
        case _:
            return tell.t("help-figures-disc-points", card=name(tell.language, GAME, "disc_bonus"))


def shown(tell: Teller, row: Figure) -> str:
    """The value of a figure."""
    if row.shape == "two":
        first, m, second, n = row.value
        return counted(tell.language, GAME, [(str(first), int(m)), (str(second), int(n))])
    return " / ".join(map(str, row.value))


give(babel_icons=TYPE_ICONS, babel_actions=ACTION_ICONS)
