"""Pages of the Duel table in every state, for browser tests and for looking at."""

from __future__ import annotations

from tests.web.present.pages import whole_page
from tests.web.present.scenes import Played, asked, find, scene
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.state import Duel
from wondertable.web.games.duel.page import DuelPresenter
from wondertable.web.present.render import icon
from wondertable.web.scene import Scene

PRESENTER = DuelPresenter()


def crowded(age: int, left: int, present: int = 20) -> Played:
    """A turn late enough that both cities have grown."""

    def wanted(state: Duel) -> bool:
        cards = bin(state.present).count("1")
        return state.age == age and state.question == TURN and cards <= left and state.active == 0

    return find(wanted, 40)


def states() -> dict[str, Scene]:
    """Every state of the page, by name."""
    found = {
        "draft": scene(asked("draft"), 0, explain=True),
        "draft-late": scene(find(lambda state: state.picks == 5), 0),
        "first": scene(crowded(1, 20), 0, explain=True),
        "mid": scene(crowded(2, 13), 0),
        "late": scene(crowded(3, 17), 0),
        "wait": scene(crowded(2, 10), 1),
        "spectator": scene(crowded(3, 12), -2),
    }
    for kind in ("token", "library", "destroy-brown", "destroy-grey", "rebuild", "start"):
        played = asked(kind, 20, age=2)
        turn = int(played.state.active)
        found[kind] = scene(played, turn)
        found[f"{kind}-wait"] = scene(played, 1 - turn)
    over = find(lambda state: state.outcome() is not None and state.age == 3, 11)
    found["over"] = scene(over, 0)
    found["over-lost"] = scene(over, 1, running_score=False)
    found["resigned"] = scene(crowded(2, 8), 1, reason="resigned")
    return found


def page(shown: Scene, theme: str = "system", live_url: str = "") -> str:
    """The whole page of a scene, with the slots that a server fills."""
    slots = {
        "settings": f'<a href="#settings">{icon("settings")}Settings</a>',
        "resign": f'<form method="post" action="#"><button>{icon("flag")}Resign</button></form>',
        "report": f'<a href="#report">{icon("report")}Report a rules error</a>',
    }
    if shown.ending is not None:
        slots["links"] = (
            '<a class="btn primary" href="#rematch">Rematch</a> '
            '<a class="btn" href="#replay">Replay</a> '
            '<a class="btn" href="#record">Download the record</a>'
        )
    return whole_page(PRESENTER, shown, slots, theme=theme, live_url=live_url, version=7)
