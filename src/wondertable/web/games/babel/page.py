"""The table of Tower of Babel as HTML: a scene becomes values, the values become regions.

Whoever lays an offer changes only who has laid one; what depends on the position alone is kept.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from wondertable.games.babel.codes import NO_CHOICE
from wondertable.web.games.babel import board, end, figures, hint, question, side
from wondertable.web.games.babel.sight import Sight, look
from wondertable.web.games.babel.story import TELLER
from wondertable.web.present import drawing
from wondertable.web.present.drawing import Keeper, Regions, SightPresenter, scene_key
from wondertable.web.scene import Scene

OPTIONAL: Final = frozenset(["ask", "hint", "scored", "end"])
"""The regions that are not always there; their last value says whether they are."""

ONLY_SHOWN: Final = frozenset(
    ["track", "values", "left", "discs", "scored", "log", "since", "end", "help"]
)
"""The regions with which nothing is done: they show their values and know nothing else."""


class BabelPresenter(SightPresenter[Sight]):
    """Makes the page of a table of Tower of Babel."""

    game = "babel"

    def __init__(self) -> None:
        super().__init__(look, side.turn_words, hint.advised)
        self._kept = Keeper()

    def regions(self, scene: Scene) -> Regions:
        """The HTML of every region, by the id of its outer element."""
        sight = look(scene)
        key = (*table_key(sight), *choice_key(sight))
        drawn = {**quick(sight), **self._kept.drawn(key, partial(table_regions, sight))}
        return TELLER.marked(scene, drawn)


def table_key(sight: Sight) -> tuple[Hashable, ...]:
    """All that the table shows, except what lies face down and who has laid an offer."""
    still = sight.view.clone()
    still.waiting = 0
    for builder in still.builders:
        builder.choice = NO_CHOICE
    return (still.key(), *scene_key(sight.scene), repr(sight.past))


def choice_key(sight: Sight) -> tuple[Hashable, ...]:
    """What the board and the hand show beside: what can be done."""
    scene = sight.scene
    return (sight.mine, scene.ply, scene.playable, scene.action_url, scene.csrf)


def quick(sight: Sight) -> Regions:
    """The regions that change while others lay their offers."""
    return rendered(
        sight,
        {
            "top": {"top": side.top(sight)},
            "ask": {"ask": question.ask(sight)},
            "players": {"players": side.players(sight)},
            "hint": {"advised": hint.advised(sight)},
        },
    )


def table_regions(sight: Sight) -> Regions:
    """The regions that depend on what the viewer sees and may do."""
    return rendered(
        sight,
        {
            "track": {"track": board.track(sight)},
            "values": {"rows": board.values(sight)},
            "left": {"left": board.left(sight), "piles": board.piles(sight)},
            "board": {"tiles": board.tiles(sight)},
            "hand": {"hand": side.hand(sight)},
            "discs": {"collection": side.collection(sight)},
            "scored": {"scored": side.scored(sight)},
            "log": {"story": TELLER.story(sight.scene)},
            "since": {"since": TELLER.since(sight.scene)},
            "end": {"end": end.end(sight)},
            "help": {"figures": figures.figures(sight)},
        },
    )


def rendered(sight: Sight, parts: dict[str, dict[str, object]]) -> Regions:
    """Regions out of their templates."""
    language = sight.scene.language
    shared = {"scene": sight.scene, "asked": sight.asked}
    return drawing.rendered("babel", language, parts, OPTIONAL, shared, ONLY_SHOWN)
