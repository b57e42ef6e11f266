"""The table of 7 Wonders as HTML: a scene becomes values, the values become regions.

Whoever lays a choice changes only who is ready. All that depends on nothing but the position is
therefore kept for the pages that show it, and drawn again when the position has changed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final

from wondertable.games.seven.codes import NO_CHOICE
from wondertable.games.seven.events import Event, Gained, Lost, Paid, Sold
from wondertable.web.games.seven import city, conflict, end, hand, hint, question, side
from wondertable.web.games.seven.sight import Sight, look
from wondertable.web.games.seven.story import TELLER
from wondertable.web.present import drawing
from wondertable.web.present.drawing import Keeper, Regions, SightPresenter, scene_key
from wondertable.web.present.things import BANK, Flight, treasury
from wondertable.web.scene import Scene

OPTIONAL: Final = frozenset(
    ["question", "hint", "chat", "board", "team", "conflict", "hands", "score", "end"]
)
"""The regions that are not always there; their last value says whether they are."""
ONLY_SHOWN: Final = frozenset(
    ["left", "right", "others", "team", "conflict", "hands", "score", "log", "since", "end"]
)
"""The regions with which nothing is done: they show their values and know nothing else."""


class SevenPresenter(SightPresenter[Sight]):
    """Makes the page of a table of 7 Wonders."""

    game = "seven"

    def __init__(self) -> None:
        super().__init__(look, side.turn_words, hint.advised)
        self._kept = Keeper()

    def regions(self, scene: Scene) -> Regions:
        """The HTML of every region, by the id of its outer element."""
        sight = look(scene)
        seen, kept = seen_key(sight), self._kept
        drawn = {
            **quick(sight),
            **kept.drawn(("hand", *seen, *hand_key(sight)), partial(hand_region, sight)),
            **kept.drawn(("table", *seen), partial(table_regions, sight)),
        }
        coins = [int(city.coins) for city in sight.view.cities]
        return {
            **drawing.frame("seven", states(sight)),
            **TELLER.marked(scene, drawn, flights, coins),
        }


def seen_key(sight: Sight) -> tuple[Hashable, ...]:
    """All that the table shows, except what lies face down and who has chosen."""
    still = sight.view.clone()
    still.waiting = 0
    for one in still.cities:
        one.choice = NO_CHOICE
    return (still.key(), *scene_key(sight.scene))


def hand_key(sight: Sight) -> tuple[Hashable, ...]:
    """What the hand shows beside: the own choice, and what can be done."""
    scene = sight.scene
    return (
        int(sight.city().choice) if sight.seated else NO_CHOICE,
        sight.mine,
        scene.ply,
        scene.explain,
        scene.playable,
        scene.action_url,
        scene.retract_url,
        scene.csrf,
    )


def states(sight: Sight) -> dict[str, object]:
    """What the styles of the whole table depend on."""
    asked = question.question(sight)
    holds = sight.hand(sight.near) and sight.scene.status != "over"
    ready = {seat: side.readiness(sight, seat).state for seat in range(sight.seats)}
    return {
        f"n{sight.seats}": True,
        "over": sight.scene.ending is not None,
        "asks-me": asked and asked.mine,
        "asks-others": asked and not asked.mine,
        "holds": holds,
        "plays": holds and hand.plays(sight),
        "hinted": holds and hand.note(sight),
        **{f"ok-{seat}": state == "chosen" for seat, state in ready.items()},
        **{f"on-{seat}": state == "asked" for seat, state in ready.items()},
    }


def quick(sight: Sight) -> Regions:
    """The regions that change while others choose."""
    return rendered(
        sight,
        {
            "top": {"top": side.top(sight)},
            "ready": {"ring": side.ring(sight)},
            "question": {"question": question.question(sight)},
            "hint": {"advised": hint.advised(sight)},
            "chat": {"partner": sight.name(sight.mate) if sight.scene.chat_url else None},
        },
    )


def hand_region(sight: Sight) -> Regions:
    """The hand, and what is done with it."""
    return rendered(sight, {"hand": {"hand": hand.hand(sight)}})


def table_regions(sight: Sight) -> Regions:
    """The regions that depend on what the viewer sees alone."""
    cities = {seat: city.city(sight, seat) for seat in range(sight.seats)}
    others = tuple((cities[at], city.is_partner(sight, at)) for at in sight.others)
    return rendered(
        sight,
        {
            "left": {"city": cities[sight.left], "near": city.neighbour(sight, "left")},
            "right": {"city": cities[sight.right], "near": city.neighbour(sight, "right")},
            "others": {"cities": others},
            "board": {"city": cities[sight.near], "board": city.own_board(sight)},
            "me": {"city": cities[sight.near], "black": bool(sight.view.with_cities)},
            "team": {"team": side.team(sight)},
            "conflict": {"conflict": conflict.conflict(sight)},
            "hands": {"hands": side.hands(sight)},
            "score": {"totals": side.totals(sight)},
            "log": {"story": TELLER.story(sight.scene)},
            "since": {"since": TELLER.since(sight.scene)},
            "end": {"end": end.end(sight)},
        },
    )


def rendered(sight: Sight, parts: dict[str, dict[str, object]]) -> Regions:
    """Regions out of their templates."""
    language = sight.scene.language
    shared = {"scene": sight.scene, "asked": sight.asked}
    return drawing.rendered("seven", language, parts, OPTIONAL, shared, ONLY_SHOWN)


def flights(events: Sequence[Event], seats: int) -> list[Flight]:
    """The coins that move in some events: what two pages cannot show."""
    found: list[Flight] = []
    for event in events:
        match event:
            case Paid(seat, coins, left, right):
                found.append((treasury(seat), BANK, coins))
                found.append((treasury(seat), treasury((seat + 1) % seats), left))
                found.append((treasury(seat), treasury((seat - 1) % seats), right))
            case Gained(seat, coins) | Sold(seat, coins):
                found.append((BANK, treasury(seat), coins))
            case Lost(seat, coins):
                found.append((treasury(seat), BANK, coins))
            case _:
                pass
    return [flight for flight in found if flight[2]]
