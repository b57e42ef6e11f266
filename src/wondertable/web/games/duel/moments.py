"""The moments of Duel: an age that ends, loot, wonders, pairs of symbols; and three victories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.cards import SYMBOLS
from wondertable.games.duel.events import (
    Built,
    Discarded,
    Drafted,
    LaidOut,
    Looted,
    Moved,
    Raised,
    Took,
)
from wondertable.games.duel.figures import CAPITAL, MILITARY_POINTS
from wondertable.games.duel.military import ahead
from wondertable.web.games.duel.end import end
from wondertable.web.games.duel.side import CARD_SYMBOLS, symbol_counts
from wondertable.web.games.duel.sight import Sight, look
from wondertable.web.present.moments import (
    SIX,
    Count,
    Figure,
    March,
    Moment,
    Orbit,
    counted,
    is_lost,
    player,
    sentences,
    signed,
)
from wondertable.web.present.things import Ended
from wondertable.web.scene import Scene

PAIR: Final = 2
SOUNDS: Final = {
    Built: "card",
    Drafted: "card",
    Took: "card",
    Discarded: "coin",
    Moved: "war",
    Raised: "build",
}


def moments(scene: Scene, events: Sequence[Any]) -> tuple[Moment, ...]:
    """What is worth a scene; nothing but the victory once the game is over."""
    if scene.ending is not None:
        return ()
    sight = look(scene)
    found = [moment for event in events for moment in of_event(sight, event)]
    return tuple(found)


def of_event(sight: Sight, event: Any) -> Iterator[Moment]:
    """The moment that an event makes."""
    words = sight.words
    match event:
        case Built(seat, card):
            symbol = CARD_SYMBOLS.get(CARD_NUMBER[card])
            if symbol is not None and has_pair(sight, seat, symbol):
                yield pair(sight, seat, symbol)
        case Raised(seat, wonder):
            yield Moment(
                kind="wonder",
                title=words.name(wonder),
                text=told(sight, "raised", seat),
                picture=f"duel/wonders.svg#s-w-{wonder}",
            )
        case Looted(seat, coins) if coins:
            yield Moment(
                kind="war",
                title=words.say("duel-moment-war"),
                text=told(sight, "looted", seat),
                icon="shield",
                figures=(Figure(player(sight, seat), signed(-coins), "bad"),),
            )
        case LaidOut(age) if age > 1:
            yield Moment(
                kind="age",
                title=words.say("moment-age-over", age=words.say(f"age-{age - 1}")),
                text=sentences(words.say("moment-age", age=words.say(f"age-{age}")), front(sight)),
                icon=f"age-{age}",
            )
        case _:
            pass


def told(sight: Sight, message: str, seat: int, **args: str) -> str:
    """What somebody did or met with: in other words to who it was."""
    yours = "yours" if seat == sight.you else "other"
    return sight.words.say(f"duel-moment-{message}", who=yours, name=sight.name(seat), **args)


def has_pair(sight: Sight, seat: int, symbol: str) -> bool:
    """Whether a city shows a symbol just the second time; the scales of a token are no pair."""
    return symbol_counts(sight, seat)[SYMBOLS.index(symbol)] == PAIR


def pair(sight: Sight, seat: int, symbol: str) -> Moment:
    """A pair of symbols, and what it gives."""
    gives = sight.words.say("duel-moment-pair-token") if sight.view.board else ""
    return Moment(
        kind="science",
        title=sight.words.say("duel-moment-pair"),
        text=sentences(told(sight, "twice", seat, symbol=sight.words.symbol(symbol)), gives),
        icon=f"sci-{symbol}",
    )


def front(sight: Sight) -> str:
    """Where the conflict pawn stands."""
    stands = int(ahead(sight.view, sight.near))
    if not stands:
        return sight.words.say("duel-moment-front-middle")
    attacked = sight.far if stands > 0 else sight.near
    return told(sight, "front", attacked, left=str(CAPITAL - abs(stands)))


# The end.


def finale(scene: Scene) -> Moment | None:
    """How the game ended, as the viewer may take it: by arms, by science, by points."""
    sight = look(scene)
    ended = end(sight)
    if ended is None or scene.ending is None:
        return None
    winners = scene.ending.winners
    if scene.ending.reason == "military" and winners:
        return march(sight, ended, winners[0])
    if scene.ending.reason == "science" and winners:
        return orbit(sight, ended, winners[0])
    return points(sight, ended)


def points(sight: Sight, ended: Ended) -> Count:
    """The points, category by category."""
    return counted(sight, (sight.near, sight.far), ended)


def march(sight: Sight, ended: Ended, winner: int) -> March:
    """The army in the capital."""
    zones = tuple(
        "cap" if abs(at) == CAPITAL else f"z{MILITARY_POINTS[abs(at)]}"
        for at in range(-CAPITAL, CAPITAL + 1)
    )
    return March(
        kind="victory",
        title=ended.title,
        text=sentences(ended.text, decided(sight, winner), stood(sight, ended)),
        eyebrow=sight.words.say("duel-moment-by-arms"),
        won=ended.won,
        lost=is_lost(sight),
        spaces=zones,
        forward=winner == sight.near,
        capitals=(player(sight, sight.near), player(sight, sight.far)),
    )


def orbit(sight: Sight, ended: Ended, winner: int) -> Orbit:
    """Six different symbols, the last one in gold."""
    counts = symbol_counts(sight, winner)
    have = [symbol for symbol, count in zip(SYMBOLS, counts, strict=True) if count]
    last = last_symbol(sight, winner)
    ordered = [symbol for symbol in have if symbol != last] + [one for one in have if one == last]
    things = ((f"sci-{symbol}", x, y) for symbol, (x, y) in zip(ordered, SIX, strict=False))
    return Orbit(
        kind="victory",
        title=ended.title,
        text=sentences(ended.text, decided(sight, winner), stood(sight, ended)),
        eyebrow=sight.words.say("duel-moment-by-science"),
        won=ended.won,
        lost=is_lost(sight),
        things=tuple(things),
    )


def last_symbol(sight: Sight, winner: int) -> str:
    """The symbol that came last."""
    for event in reversed(sight.scene.events):
        match event:
            case Built(seat, card) if seat == winner and CARD_NUMBER[card] in CARD_SYMBOLS:
                return CARD_SYMBOLS[CARD_NUMBER[card]]
            case Took(seat, "law") if seat == winner:
                return "scales"
            case _:
                pass
    return ""


def decided(sight: Sight, winner: int) -> str:
    """What the winner used last."""
    for event in reversed(sight.scene.events):
        match event:
            case Built(seat, thing) | Raised(seat, thing) | Took(seat, thing) if seat == winner:
                name = sight.words.name(thing)
                return sight.words.say("duel-moment-decided", thing=name)
            case _:
                pass
    return ""


def stood(sight: Sight, ended: Ended) -> str:
    """The points that count no more."""
    (first, second), (mine, theirs) = ended.names, ended.totals
    return sight.words.say(
        "duel-moment-stood", first=first, second=second, points=mine, others=theirs
    )
