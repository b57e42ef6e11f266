"""The end: the score sheet of the rulebook, conflicts, science explained, and what was hidden."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.cards import SYMBOLS
from wondertable.games.seven.codes import NO_CARD, P_EXTRA, P_LEFT, P_TURN, SOLD, STAGED
from wondertable.games.seven.events import AgeBegan, Fought, Negotiated, TookToken
from wondertable.games.seven.figures import SET_OF_SYMBOLS, TEAM, VICTORIES
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.past import card_of, in_order, way_of
from wondertable.games.seven.science import best
from wondertable.games.seven.tables import MASK_SHIFT, WILD_SHIFT
from wondertable.web.games.seven.icons import MINUS
from wondertable.web.games.seven.model import End, Fight, Revealed
from wondertable.web.games.seven.sight import Sight
from wondertable.web.present.things import Explained, Face, ScoreRow

Counts = tuple[int, ...]
"""Compasses, gears, tablets."""

ICONS = {
    "wonder": "wonder",
    "treasury": "coin",
    "conflicts": "shield",
    "blue": "m-blue",
    "yellow": "m-yellow",
    "green": "m-green",
    "purple": "m-purple",
    "black": "m-black",
}


def end(sight: Sight) -> End | None:
    """Who won and why, if the game is over."""
    ending = sight.scene.ending
    if ending is None:
        return None
    points = [sight.view.points(seat) for seat in range(sight.seats)]
    totals = tuple(sum(row) for row in points)
    order = [(sight.near + at) % sight.seats for at in range(sight.seats)]
    return End(
        title=title(sight),
        text=reason(sight),
        won=sight.scene.viewer in ending.winners,
        names=tuple(sight.label(seat) for seat in order),
        yours=0 if sight.seated else -1,
        rows=tuple(rows(sight, points, order)),
        totals=tuple(totals[seat] for seat in order),
        leaders=tuple(at for at, seat in enumerate(order) if seat in ending.winners),
        coins=tuple(int(sight.city(seat).coins) for seat in order),
        teams=tuple(teams(sight, totals, ending.winners)) if sight.teams else (),
        fights=tuple(fights(sight, order)),
        science=tuple(explained(sight, seat) for seat in order if has_choice(sight, seat)),
        revealed=tuple(revealed(sight, seat) for seat in order),
        seed=ending.seed,
        digest=ending.seed_digest,
    )


def title(sight: Sight) -> str:
    """The result in one line."""
    ending, words = sight.scene.ending, sight.words
    assert ending is not None
    winners = ending.winners
    if not winners:
        return words.t("end-nobody")
    if sight.scene.viewer in winners:
        if sight.teams and len(winners) == 2:
            return words.t("end-won-team", name=sight.name(sight.mate))
        return words.t("end-won" if len(winners) == 1 else "end-won-shared")
    names = words.list(sight.name(seat) for seat in winners)
    return words.t("end-winner", names=names, count=len(winners))


def reason(sight: Sight) -> str:
    """Why it ended, if not by points."""
    ending = sight.scene.ending
    assert ending is not None
    return sight.words.t("end-why", reason=ending.reason)


def rows(sight: Sight, points: list[list[int]], order: list[int]) -> Iterator[ScoreRow]:
    """The rows of the score sheet; black cards only with Cities."""
    for at, category in enumerate(GAME.categories):
        if category == "black" and not sight.view.with_cities:
            continue
        yield ScoreRow(
            id=category,
            name=sight.words.say(f"seven-points-{category}"),
            icon=ICONS[category],
            color={"conflicts": "red", "treasury": "yellow", "wonder": "wonder"}.get(
                category, category
            ),
            points=tuple(points[seat][at] for seat in order),
        )
        if category == "treasury" and sight.view.with_cities:
            debts = tuple(int(sight.city(seat).debt) for seat in order)
            if any(debts):
                yield ScoreRow(
                    "debt", sight.words.t("of-it-debt"), "debt", "red", tuple(-n for n in debts)
                )


def teams(
    sight: Sight, totals: tuple[int, ...], winners: tuple[int, ...]
) -> Iterator[tuple[str, int, bool]]:
    """Partners with their points together."""
    for first in range(0, sight.seats, TEAM):
        team = range(first, first + TEAM)
        names = sight.words.list(sight.label(seat) for seat in team)
        yield names, sum(totals[seat] for seat in team), first in winners


# Conflicts.


def fights(sight: Sight, order: list[int]) -> Iterator[tuple[str, tuple[Fight, ...]]]:
    """What every seat took in each age: from conflicts, by cards, or nothing by diplomacy."""
    taken = spoils(sight.scene.events)
    for age in (1, 2, 3):
        name = sight.words.say(f"age-{age}")
        yield name, tuple(fight(sight, age, taken[age, seat]) for seat in order)


@dataclass
class Spoils:
    """Tokens that a seat took in an age, and whether it kept out of the conflict."""

    won: int = 0
    lost: int = 0
    away: bool = False


def spoils(events: Sequence[object]) -> defaultdict[tuple[int, int], Spoils]:
    """The tokens of all ages and seats; a token taken by a card counts in the token's age."""
    found: defaultdict[tuple[int, int], Spoils] = defaultdict(Spoils)
    now = 0
    for event in events:
        match event:
            case AgeBegan(age):
                now = age
            case Fought(winner, loser, age, tokens):
                found[age, winner].won += tokens
                found[age, loser].lost += tokens
            case TookToken(seat, age, tokens):
                found[age, seat].won += tokens
            case Negotiated(seat):
                found[now, seat].away = True
            case _:
                pass
    return found


def fight(sight: Sight, age: int, taken: Spoils) -> Fight:
    """What a seat took in an age, in the least room."""
    parts = [f"+{VICTORIES[age - 1] * taken.won}"] if taken.won else []
    parts += [f"{MINUS}{taken.lost}"] if taken.lost else []
    if taken.away:
        parts.append(sight.words.t("absent"))
    points = VICTORIES[age - 1] * taken.won - taken.lost
    return Fight(" ".join(parts) or "0", "win" if points > 0 else "lose" if points < 0 else "none")


# Science.


def has_choice(sight: Sight, seat: int) -> bool:
    """Whether a city has masks or wild symbols."""
    return bool(int(sight.city(seat).symbols) >> WILD_SHIFT)


def counts_of(symbols: int) -> Counts:
    """How many of each symbol."""
    return tuple(symbols >> 8 * at & 255 for at in range(len(SYMBOLS)))


def explained(sight: Sight, seat: int) -> Explained:
    """How masks and wild symbols are used for the most points."""
    words = sight.words
    symbols = int(sight.city(seat).symbols)
    own = counts_of(symbols)
    wild = symbols >> WILD_SHIFT & 255
    masks = symbols >> MASK_SHIFT
    near = [sight.view.left(seat), sight.view.right(seat)]
    around = [counts_of(int(sight.city(int(other)).symbols)) for other in near]
    most = tuple(sum(both) for both in zip(*around, strict=True))
    copied = best_masks(own, most, masks, wild)
    with_masks = tuple(a + b for a, b in zip(own, copied, strict=True))
    chosen = best_wild(with_masks, wild)
    final = tuple(a + b for a, b in zip(with_masks, chosen, strict=True))
    parts = [words.t("science-own", symbols=symbol_words(sight, own))]
    if any(copied):
        parts.append(words.t("science-masks", symbols=symbol_words(sight, copied)))
    if any(chosen):
        parts.append(words.t("science-wild", symbols=symbol_words(sight, chosen)))
    squares = " + ".join(f"{count}²" for count in final)
    points = sum(count * count for count in final) + SET_OF_SYMBOLS * min(final)
    parts.append(words.t("science-sum", squares=squares, sets=min(final), points=points))
    return Explained(sight.label(seat), " ".join(parts))


def value(counts: Counts, more: Counts, wild: int = 0) -> int:
    """The points of symbols together with others."""
    compass, gear, tablet = (a + b for a, b in zip(counts, more, strict=True))
    return int(best(compass, gear, tablet, wild))


def best_masks(own: Counts, most: Counts, masks: int, wild: int) -> Counts:
    """Which symbols of the neighbours' green cards are copied."""
    tries = [
        copied
        for copied in product(*(range(min(masks, count) + 1) for count in most))
        if sum(copied) <= masks
    ]
    return max(tries, key=lambda copied: value(own, copied, wild))


def best_wild(counts: Counts, wild: int) -> Counts:
    """Which symbols wild ones stand for."""
    tries = [
        chosen for chosen in product(range(wild + 1), repeat=len(counts)) if sum(chosen) == wild
    ]
    return max(tries, key=lambda chosen: value(counts, chosen))


def symbol_words(sight: Sight, counts: Counts) -> str:
    """Counted symbols in words."""
    found = [
        f"{count} × {sight.words.say(f'seven-symbol-{symbol}')}"
        for symbol, count in zip(SYMBOLS, counts, strict=True)
        if count
    ]
    return sight.words.list(found) if found else sight.words.t("none")


# What was hidden.


def revealed(sight: Sight, seat: int) -> Revealed:
    """What lies under a wonder, what was sold, and what was left over."""
    state = seven(sight.scene.whole) if sight.scene.whole is not None else sight.view
    under: list[Face] = []
    sold: list[Face] = []
    left: list[Face] = []
    for node in in_order(state.past):
        if node.kind == P_TURN:
            kind, card = int(way_of(node, seat)), int(card_of(node, seat))
        elif node.kind == P_EXTRA and node.ways >> 2 == seat:
            kind, card = int(node.ways & 3), int(node.cards)
        elif node.kind == P_LEFT:
            kind, card = -1, int(card_of(node, seat))
        else:
            continue
        if card >= NO_CARD:
            continue
        face = sight.words.face(CARD_IDS[card])
        if kind == STAGED:
            under.append(face)
        elif kind == SOLD:
            sold.append(face)
        elif kind == -1 or kind > SOLD:
            left.append(face)
    return Revealed(sight.label(seat), tuple(under), tuple(sold), tuple(left))
