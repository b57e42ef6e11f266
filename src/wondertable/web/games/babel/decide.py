"""Open offers, and what comes of every choice among them: totals, and what is missing."""

from __future__ import annotations

from wondertable.core.bits import numbers
from wondertable.games.babel.actions import Accept, cards_of
from wondertable.games.babel.choices import (
    joker_cards,
    joker_ways,
    most_jokers,
    taken_together,
    with_offers,
)
from wondertable.games.babel.codes import JOKER, NO_JOKER
from wondertable.games.babel.figures import JOKER_CARDS
from wondertable.games.babel.packed import covers, lacking, total
from wondertable.web.games.babel.model import JokerWay, OpenOffer, Sum
from wondertable.web.games.babel.sight import Sight
from wondertable.web.games.babel.words import spread
from wondertable.web.present.onlooker import initial

MISSING = -1
MOST_SHOWN = 3
"""So many jokers have a rule in `babel/ask.css`; no disc of the box asks for more."""


def open_offers(sight: Sight) -> tuple[OpenOffer, ...]:
    """The offers that lie open, clockwise from the active seat."""
    order = [(sight.active + at) % sight.seats for at in range(1, sight.seats)]
    return tuple(open_offer(sight, seat) for seat in order if sight.builder(seat).offer)


def open_offer(sight: Sight, seat: int) -> OpenOffer:
    """An offer, and what would come of taking it."""
    words, builder = sight.words, sight.builder(seat)
    cards = cards_of(int(builder.offer))
    mine = sight.scene.viewer == sight.active
    text = words.t(
        "offer-means",
        trader="with" if builder.trader else "without",
        name=sight.label(seat),
        builder="you" if mine else "other",
        active=sight.name(sight.active),
        count=int(total(builder.offer)),
    )
    said = words.t("offer-of", name=sight.label(seat), cards=words.cards(cards))
    return OpenOffer(
        seat=seat,
        name=sight.label(seat),
        initial=initial(sight.name(seat)),
        cards=spread(cards),
        trader=bool(builder.trader),
        text=text,
        label=f"{said} {text}",
    )


def jokers(sight: Sight) -> tuple[JokerWay, ...]:
    """What jokers may stand for, if the viewer has any; first nothing."""
    if not sight.builder().may_play(JOKER):
        return ()
    words = sight.words
    return tuple(
        JokerWay(
            way,
            words.t("joker-as", cards=words.packed(int(joker_cards(sight.view, way))))
            if way
            else words.t("joker-none"),
        )
        for way in joker_ways(sight.view, shown_jokers(sight))
    )


def shown_jokers(sight: Sight) -> int:
    """How many jokers the page lets be used; with too few cards missing it says why not one."""
    return min(max(1, int(most_jokers(sight.view, sight.builder()))), MOST_SHOWN)


def sums(sight: Sight) -> tuple[Sum, ...]:
    """Every choice of offers and of a joker's use."""
    offering = int(with_offers(sight.view))
    ways = [joker.way for joker in jokers(sight)] or [NO_JOKER]
    chosen = [seats for seats in range(offering + 1) if seats & offering == seats]
    return tuple(one_sum(sight, seats, offering, way) for way in ways for seats in chosen)


def one_sum(sight: Sight, chosen: int, offering: int, way: int) -> Sum:
    """What comes of some offers together, with own cards and perhaps a joker."""
    view, words = sight.view, sight.words
    needs, joker = int(view.needs()), int(joker_cards(view, way))
    given = int(taken_together(view, chosen))
    seats = numbers(chosen)
    own = int(lacking(needs, given + joker)) if covers(needs, given + joker) else 0
    short = int(lacking(own, sight.builder().hand))
    problem = trouble(sight, seats, given, joker, short)
    action = str(Accept(tuple(seats), int(total(own)), cards_of(joker)))
    count = int(total(given + joker + own - short))
    return Sum(
        classes=" ".join(
            [f"way-{way}"]
            + [
                f"{'in' if chosen >> seat & 1 else 'no'}-{seat}"
                for seat in range(sight.seats)
                if offering >> seat & 1
            ]
        ),
        meter=meter(sight, seats, own - short, joker, short),
        count=words.t("sum", count=count, all=int(total(needs))),
        text=problem or outcome(sight, seats, offering, own, joker),
        action=None if problem else sight.allowed(action),
    )


def trouble(sight: Sight, seats: list[int], given: int, joker: int, short: int) -> str:
    """Why the disc cannot be completed like this; nothing if it can."""
    view, words = sight.view, sight.words
    if sum(int(sight.builder(seat).trader) for seat in seats) > 1:
        return words.t("sum-traders")
    if not covers(view.needs(), given):
        return words.t("sum-over")
    if not covers(view.needs(), given + joker):
        return words.t("sum-joker", count=JOKER_CARDS)
    if short:
        return words.t("sum-short", cards=words.packed(short))
    return ""


def meter(
    sight: Sight, seats: list[int], own: int, joker: int, short: int
) -> tuple[tuple[int, str], ...]:
    """Who gives each card, one after the other, and how many are missing; a joker has no letter."""
    found = []
    for seat in seats:
        letter = initial(sight.name(seat))
        found += [(seat, letter)] * int(total(sight.builder(seat).offer))
    mine = initial(sight.name(sight.near))
    found += [(sight.near, mine)] * int(total(own))
    found += [(sight.near, "")] * int(total(joker))
    return (*found, *[(MISSING, "?")] * int(total(short)))


def outcome(sight: Sight, seats: list[int], offering: int, own: int, joker: int) -> str:
    """Who puts how many pieces, who takes the disc, and what refused cards score."""
    words = sight.words
    taker = next((seat for seat in seats if sight.builder(seat).trader), None)
    pieces = {sight.near: int(total(own + joker))}
    for seat in seats:
        puts = sight.near if seat == taker else seat
        pieces[puts] = pieces.get(puts, 0) + int(total(sight.builder(seat).offer))
    said = [words.t("sum-own", cards=words.packed(own), count=int(total(own)))]
    said.append(words.t("sum-pieces", list=scores(sight, pieces)))
    if taker is None:
        said.append(words.t("sum-disc-you"))
    else:
        said.append(words.t("sum-disc", name=sight.name(taker)))
    refused = {
        seat: int(total(sight.builder(seat).offer))
        for seat in range(sight.seats)
        if offering >> seat & 1 and seat not in seats
    }
    if refused:
        said.append(words.t("sum-refused", list=scores(sight, refused)))
    return " ".join(said)


def scores(sight: Sight, counts: dict[int, int]) -> str:
    """Numbers by player."""
    return ", ".join(f"{sight.label(seat)} {count}" for seat, count in counts.items() if count)
