"""The toy in the browser: `web/games/mini/pages.py`."""

from __future__ import annotations

from functools import partial
from typing import Final

from tests.toy.mini import NONE, ROUNDS, mini
from wondertable.core.state import HIDDEN
from wondertable.web.game_pages import GamePages
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised, Place
from wondertable.web.present.drawing import Parts, rendered
from wondertable.web.present.onlooker import GameWords, Onlooker
from wondertable.web.present.story import Teller
from wondertable.web.scene import Scene

OPTIONAL: Final = frozenset(["laid", "end"])
"""The regions that are not always there."""


class MiniWords(GameWords):
    """What the page says."""

    game = "mini"


class MiniPresenter:
    """Makes the page of a table of Two Towers."""

    game = "mini"

    def regions(self, scene: Scene) -> dict[str, str]:
        """The HTML of every region, by the id of its outer element."""
        sight = look(scene)
        parts: Parts = {
            "top": {"turn": waits_for(sight)},
            "players": {"players": players(sight)},
            "ask": {"choices": sorted(sight.legal)},
            "laid": {"laid": laid(sight)},
            "log": {"story": Teller().story(scene)},
            "end": {"winners": winners(sight)},
            "hint": {"advised": self.advised(scene)},
        }
        return rendered(self.game, scene.language, parts, OPTIONAL, {"scene": scene})

    def title(self, scene: Scene) -> str:
        """What stands on the browser's tab."""
        return waits_for(look(scene))

    def turn(self, scene: Scene) -> bool:
        """Whether the viewer is asked."""
        return scene.status == "running" and look(scene).mine

    def advice(self, scene: Scene) -> str:
        """The hint as a screen reader says it."""
        return advice.spoken(scene.language, self.advised(scene))

    def advised(self, scene: Scene) -> tuple[Advised, ...]:
        """The lines of the hint."""
        return advice.advised(look(scene), str, partial(Place))


def look(scene: Scene) -> Onlooker:
    """Looks at a scene."""
    return Onlooker(scene, MiniWords(scene.language, scene.names))


def waits_for(sight: Onlooker) -> str:
    """What the game waits for."""
    if sight.scene.ending is not None:
        return winners(sight)
    if not sight.mine:
        return sight.words.t("others")
    asked = "bid" if mini(sight.scene.view).round < ROUNDS else "show"
    return sight.words.say(f"mini-question-{asked}")


def players(sight: Onlooker) -> tuple[tuple[str, int, int, str], ...]:
    """Everybody with tokens, points, and the number as far as the viewer knows it."""
    view = mini(sight.scene.view)
    numbers = ["?" if one in (NONE, HIDDEN) else str(one) for one in view.numbers]
    return tuple(zip(sight.scene.names, view.tokens, view.won, numbers, strict=True))


def laid(sight: Onlooker) -> str:
    """The viewer's bid that lies face down."""
    bid = mini(sight.scene.view).bids[sight.near]
    return "" if not sight.seated or bid == NONE else sight.words.t("laid", bid=bid)


def winners(sight: Onlooker) -> str:
    """Who has won."""
    ending = sight.scene.ending
    names = [] if ending is None else [sight.name(seat) for seat in ending.winners]
    return sight.words.t("won", names=sight.words.list(names)) if names else ""


PAGES: Final = GamePages(presenter=MiniPresenter(), art="tower", memory=False)
