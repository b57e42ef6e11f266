"""The Duel table as HTML: a scene becomes values, the values become regions.

A move changes a few regions, and cards look the same wherever they lie: what shows nothing but
its values is kept by them, regions as a whole and the things on them piece by piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wondertable.games.duel.events import (
    Discarded,
    Event,
    Gained,
    Looted,
    Lost,
    Paid,
)
from wondertable.web.games.duel import board, city, end, hint, question, side
from wondertable.web.games.duel.sight import Sight, look
from wondertable.web.games.duel.story import TELLER
from wondertable.web.present import drawing
from wondertable.web.present.drawing import Regions, SightPresenter
from wondertable.web.present.things import BANK, Flight, treasury
from wondertable.web.scene import Scene

OPTIONAL: Final = frozenset(["score", "unseen", "question", "end", "hint"])
"""The regions that are not always there; their last value says whether they are."""
ONLY_SHOWN: Final = frozenset(
    ["opponent", "track", "board", "me", "score", "science", "since"]
    + ["unseen", "pile", "log", "about", "end"]
)
"""The regions with which nothing is done: they show their values and know nothing else."""


class DuelPresenter(SightPresenter[Sight]):
    """Makes the page of a Duel table."""

    game = "duel"

    def __init__(self) -> None:
        super().__init__(look, side.turn_words, hint.advised)

    def regions(self, scene: Scene) -> Regions:
        """The HTML of every region, by the id of its outer element."""
        sight = look(scene)
        asked, told = question.question(sight), question.hint(sight)
        advised = hint.advised(sight)
        tips = tuple(row.action for row in advised)
        parts: drawing.Parts = {
            "top": {"top": side.top(sight)},
            "opponent": {"city": city.city(sight, sight.far)},
            "track": {"track": side.track(sight)},
            "board": {"structure": board.structure(sight), "hint": "" if asked else told},
            "me": {"city": city.city(sight, sight.near)},
            "score": {"score": end.running_score(sight)},
            "science": {"science": side.science(sight)},
            "unseen": {"groups": side.unseen(sight)},
            "pile": {"pile": side.pile(sight)},
            "log": {"story": TELLER.story(scene)},
            "since": {"since": TELLER.since(scene)},
            "question": {"picks": int(sight.view.picks), "hint": told, "question": asked},
            "sheets": {"sheets": board.sheets(sight), "tips": tips},
            "about": {"abouts": city.abouts(sight)},
            "end": {"end": end.end(sight)},
            "hint": {"advised": advised},
        }
        shared = {"scene": scene, "asked": sight.asked}
        drawn = drawing.rendered("duel", scene.language, parts, OPTIONAL, shared, ONLY_SHOWN)
        coins = [int(sight.view.city(seat).coins) for seat in (0, 1)]
        states = {
            "over": parts["end"]["end"],
            "asks": asked,
            "waits": asked and not asked.options,
            "hinted": told and not asked,
            "advised": advised,
        }
        return {
            **drawing.frame("duel", states),
            **TELLER.marked(scene, drawn, flights, coins),
        }

    def title(self, scene: Scene) -> str:
        """What stands on the browser's tab."""
        sight = look(scene)
        return sight.words.t("title", turn=side.turn_words(sight)[0], players=players(sight))


def players(sight: Sight) -> str:
    """Who plays whom."""
    near, far = sight.name(sight.near), sight.name(sight.far)
    return sight.words.t("against", first=near, second=far)


def flights(events: Sequence[Event], seats: int = 2) -> list[Flight]:
    """The coins that move in some events: what two pages cannot show."""
    found: list[Flight] = []
    for event in events:
        match event:
            case Paid(seat, coins, traded, received):
                found.append((treasury(seat), BANK, coins + traded - received))
                found.append((treasury(seat), treasury(1 - seat), received))
            case Gained(seat, coins) | Discarded(seat, _, coins):
                found.append((BANK, treasury(seat), coins))
            case Lost(seat, coins) | Looted(seat, coins, _):
                found.append((treasury(seat), BANK, coins))
            case _:
                pass
    return [flight for flight in found if flight[2]]
