"""Pages of 7 Wonders in every state, for browser tests and for looking at."""

from __future__ import annotations

from tests.web.present.pages import whole_page
from tests.web.present.seven_scenes import (
    CITIES,
    TEAMS,
    asked,
    find,
    scene,
    turn,
    with_choices,
)
from wondertable.games.seven.codes import LOSE, TURN
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven
from wondertable.web.games.seven.page import SevenPresenter
from wondertable.web.present.render import icon
from wondertable.web.scene import Scene, Words

PRESENTER = SevenPresenter()
BOARDS = {"cities": "on", "boards": "choose"}
TALK = (Words(1, 0, "Shall I take the red one?"), Words(2, 1, "Yes, I need the glass."))


def several_ways(state: Seven) -> bool:
    """Whether seat 0 may build a card in several ways."""
    if state.question != TURN:
        return False
    words = [GAME.write(state, 0, code) for code in state.legal(0)]
    builds = [text.split(" paying")[0] for text in words if text.startswith("build")]
    return len(builds) > len(set(builds))


def states() -> dict[str, Scene]:
    """Every state of the page, by name."""
    mid = turn(5, CITIES, 2, 3, 3)
    rebuild = asked("rebuild", age=2)
    chooser = rebuild.state.actors()[0]
    losing = find(5, CITIES, lambda state: state.question == LOSE and state.cities[0].owed > 1)
    extra = asked("extra")
    return {
        "first": scene(turn(3, {"sides": "random"}, 1, 0), 0, explain=True),
        "mid": scene(mid, 1),
        "chosen": scene(with_choices(mid, 1, 0, 3), 1),
        "wait": scene(with_choices(mid, 1, 0, 3, 4), 1),
        "seven": scene(turn(7, CITIES, 3, 1, 5), 2),
        "eight": scene(turn(7, CITIES, 3, 0, 8), 4),
        "team": scene(turn(4, TEAMS, 2, 2), 0, chat=TALK, chat_url="/t/x/say"),
        "six": scene(turn(6, TEAMS, 3, 2), 5),
        "spectator": scene(turn(5, CITIES, 3, 2), -2),
        "pay": scene(find(5, CITIES, several_ways, 3), 0),
        "side": scene(asked("side", options=BOARDS), 0),
        "board": scene(asked("board", options=BOARDS), 0),
        "board-wait": scene(asked("board", options=BOARDS), 2),
        "lose": scene(losing, 0),
        "lost": scene(with_choices(losing, 0), 0),
        "rebuild": scene(rebuild, chooser),
        "rebuild-wait": scene(rebuild, (chooser + 1) % 5),
        "extra": scene(extra, extra.state.actors()[0]),
        "over": scene(asked("over", 7), 0),
        "over-team": scene(asked("over", 4, TEAMS), 1),
    }


def page(shown: Scene, theme: str = "system", live_url: str = "") -> str:
    """The whole page of a scene, with the slots that a server fills."""
    slots = {}
    if shown.ending is not None:
        slots["links"] = f'<a class="btn primary" href="#rematch">{icon("again")}Play again</a>'
    return whole_page(PRESENTER, shown, slots, theme=theme, live_url=live_url, version=7)
