"""What stands around the table: bar, track, science, unseen cards, pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wondertable.core.bits import count_bits, numbers
from wondertable.core.state import CHANCE
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.cards import CARDS, SYMBOLS, TOKENS, Card, Token
from wondertable.games.duel.codes import OVER, TURN
from wondertable.games.duel.effects import Science as ScienceEffect
from wondertable.games.duel.figures import CAPITAL, LOOT, MILITARY_POINTS
from wondertable.games.duel.military import ahead
from wondertable.games.duel.structure import candidates
from wondertable.games.duel.tables import AGE_START
from wondertable.web.games.duel.city import tokens
from wondertable.web.games.duel.gain import place
from wondertable.web.games.duel.model import Group, Science, Space, Track
from wondertable.web.games.duel.sight import Sight
from wondertable.web.games.duel.story import pawn_was
from wondertable.web.games.duel.words import Words
from wondertable.web.present.things import AgeBar

KEPT: Final = 1024
"""So many tracks are remembered: few moves change one."""

COLOR_ORDER: Final = {
    color: at
    for at, color in enumerate(("brown", "grey", "red", "green", "blue", "yellow", "purple"))
}


def symbols_of(rows: Sequence[Card | Token]) -> dict[int, str]:
    """The symbol of every row that has one, by its number."""
    return {
        number: effect.symbol
        for number, row in enumerate(rows)
        for effect in row.effects
        if isinstance(effect, ScienceEffect)
    }


CARD_SYMBOLS: Final = symbols_of(CARDS)
TOKEN_SYMBOLS: Final = symbols_of(TOKENS)


def top(sight: Sight) -> AgeBar:
    """The age, whose turn it is, how many cards are left, the viewer's clock."""
    view, words, scene = sight.view, sight.words, sight.scene
    turn, icon = turn_words(sight)
    left = count_bits(view.present)
    return AgeBar(
        age=int(view.age),
        ages=tuple((age, words.say(f"age-{age}")) for age in (1, 2, 3)),
        left=words.t("left", count=int(left)) if view.age and scene.ending is None else "",
        turn=turn,
        more="",
        icon=icon,
        mine=sight.mine and scene.status == "running",
        clock=sight.clock(sight.near) if sight.seated else None,
    )


def turn_words(sight: Sight) -> tuple[str, str]:
    """What the game waits for, and its icon."""
    view, words, scene = sight.view, sight.words, sight.scene
    mover = int(view.mover())
    if scene.status == "over" or view.question == OVER:
        return words.t("over"), "crown"
    if scene.status == "paused":
        return words.t("paused"), "pause"
    if mover == CHANCE:
        return words.t("dealing"), "cards"
    message = "turn" if view.question == TURN else "choice"
    if sight.mine:
        return words.t(f"your-{message}"), "hand"
    return words.t(f"{message}-of", name=sight.name(mover)), "clock"


def track(sight: Sight) -> Track:
    """The track from the far capital to the near one."""
    view, near = sight.view, sight.near
    taken = int(view.me.tokens) | int(view.opp.tokens)
    return Track(
        label=sight.words.t("track"),
        spaces=spaces(
            sight.words.language,
            sight.scene.names,
            near,
            int(ahead(view, near)),
            int(view.loot),
            pawn_was(sight),
        ),
        tokens=tokens(int(view.board)),
        no_tokens=sight.words.t("no-tokens" if taken else "no-tokens-yet"),
    )


@lru_cache(maxsize=KEPT)
def spaces(
    language: str, names: tuple[str, ...], near: int, pawn: int, loot: int, was: int | None
) -> tuple[Space, ...]:
    """All spaces, the far capital first; `loot` are the loot tokens that lie there still."""
    words = Words(language, names)
    return tuple(
        space(words, near, at, loot, here=at == pawn, was=at == was)
        for at in range(CAPITAL, -CAPITAL - 1, -1)
    )


def space(words: Words, near: int, at: int, loot: int, *, here: bool, was: bool) -> Space:
    """A space, counted from the middle towards the far capital."""
    distance = abs(at)
    attacker = near if at > 0 else 1 - near
    coins = 0
    for token, (trigger, looted) in enumerate(LOOT):
        if distance == trigger and loot >> (2 * attacker + token) & 1:
            coins = looted
    label = [place(words, near, at)]
    if coins:
        label.append(words.t("loot", count=coins))
    if here:
        label.append(words.t("pawn-here"))
    elif was:
        label.append(words.t("pawn-was"))
    return Space(
        at=at,
        zone="cap" if distance == CAPITAL else f"z{MILITARY_POINTS[distance]}",
        edge=at in (8, 5, 2, 0, -1, -3, -6, -9),
        label="; ".join(label),
        points=MILITARY_POINTS[distance] if distance in (1, 4, 7) else 0,
        loot=coins,
        pawn=here,
        was=was and not here,
    )


def science(sight: Sight) -> Science:
    """The race for six different symbols."""
    words = sight.words
    names = sight.label(sight.near), sight.label(sight.far)
    counts = (symbol_counts(sight, sight.near), symbol_counts(sight, sight.far))
    told = []
    for city, counted in zip(names, counts, strict=True):
        have = [words.symbol(symbol) for symbol, n in zip(SYMBOLS, counted, strict=True) if n]
        told.append(f"{city}: {words.list(have) if have else words.t('none')}.")
    return Science(
        symbols=tuple((symbol, words.symbol(symbol)) for symbol in SYMBOLS),
        names=names,
        counts=counts,
        label=" ".join(told),
    )


def symbol_counts(sight: Sight, seat: int) -> tuple[int, ...]:
    """How often a city shows each symbol."""
    cards, side = sight.view.cards_of(seat), sight.view.city(seat)
    found = [CARD_SYMBOLS[card] for card in cards if card in CARD_SYMBOLS]
    found += [TOKEN_SYMBOLS[token] for token in numbers(side.tokens) if token in TOKEN_SYMBOLS]
    return tuple(found.count(symbol) for symbol in SYMBOLS)


def unseen(sight: Sight) -> tuple[Group, ...]:
    """Which cards may lie face down: the plain backs, and the guilds'."""
    view = sight.view
    groups = []
    guilds = int(view.hidden & view.guilds)
    for slots in (int(view.hidden) & ~guilds, guilds):
        hidden = numbers(slots)
        if hidden:
            first = AGE_START[view.age - 1]
            cards = [first + at for at in numbers(candidates(view, hidden[0]))]
            count = sight.words.t("of-these", hidden=len(hidden), cards=len(cards))
            groups.append(Group(count, by_color(cards)))
    return tuple(groups)


def pile(sight: Sight) -> tuple[str, ...]:
    """The discard pile."""
    return by_color(sight.view.discarded())


def by_color(cards: Sequence[int]) -> tuple[str, ...]:
    """The ids of cards, by colour."""
    ordered = sorted(cards, key=lambda card: COLOR_ORDER[CARDS[card].color])
    return tuple(CARD_IDS[card] for card in ordered)
