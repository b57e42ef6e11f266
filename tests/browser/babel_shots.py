"""Pages of Tower of Babel in every state, for browser tests and for looking at."""

from __future__ import annotations

from markupsafe import Markup

from tests.web.present.babel_scenes import ALL_OPTIONS, Played, asked, find, scene, with_choices
from tests.web.present.pages import whole_page
from wondertable.games.babel.codes import AGAIN, BONUS, DECIDE, OFFER, TURN, WINDOW
from wondertable.games.babel.game import GAME
from wondertable.games.babel.state import Babel
from wondertable.web.games.babel.page import BabelPresenter
from wondertable.web.present.render import icon
from wondertable.web.scene import Scene

PRESENTER = BabelPresenter()
TWO = {"two_coloured": "on"}


def middle(state: Babel) -> bool:
    """Whether some wonders are finished, and everybody has pieces and discs."""
    return bool(state.row == 3 and min(builder.taken for builder in state.builders))


def offering(state: Babel) -> bool:
    """Whether offers are due in the middle of a game, and the first to offer has something."""
    return state.question == OFFER and middle(state) and len(state.legal(state.actors()[0])) > 6


def deciding(state: Babel) -> bool:
    """Whether there is much to choose from among the offers."""
    if state.question != DECIDE or not middle(state):
        return False
    offers = sum(bool(builder.offer) for builder in state.builders)
    return offers == state.seats - 1 and len(state.legal(state.active)) > 4


def with_joker(state: Babel) -> bool:
    """Whether a joker may be used in more than one way."""
    if state.question != DECIDE:
        return False
    words = [GAME.write(state, state.active, code) for code in state.legal(state.active)]
    return sum("joker" in word for word in words) > 2


def can_play(code: int, *, plays: bool = True) -> Played:
    """A window in which a card can be played, or none."""

    def wanted(state: Babel) -> bool:
        if state.question != code or not state.waiting:
            return False
        return (len(state.legal(state.actors()[0])) > 1) == plays

    return find(4, {}, wanted)


def of_actor(played: Played, *, explain: bool = False) -> Scene:
    """A position as the first seat sees it that is asked."""
    return scene(played, played.state.actors()[0], explain=explain)


def states() -> dict[str, Scene]:
    """Every state of the page, by name."""
    offer = find(5, {}, offering)
    laid = with_choices(offer, offer.state.actors()[0], number=5)
    decide = find(4, {}, deciding)
    turn = find(4, {}, lambda state: state.question == TURN and middle(state))
    crowd = find(5, TWO, lambda state: state.question == TURN and state.row == 4)
    active = int(decide.state.active)
    finished = find(4, {}, lambda state: state.question == TURN and state.row == 2)
    return {
        "first": of_actor(asked("turn", 3), explain=True),
        "turn": of_actor(turn),
        "crowd": of_actor(crowd),
        "wait": scene(turn, (int(turn.state.active) + 1) % 4),
        "offer": of_actor(offer),
        "laid": scene(laid, offer.state.actors()[0]),
        "bluff": of_actor(find(5, ALL_OPTIONS, offering)),
        "decide": scene(decide, active),
        "decide-wait": scene(decide, (active + 1) % 4),
        "decide-five": of_actor(find(5, TWO, deciding)),
        "joker": of_actor(find(4, TWO, with_joker)),
        "window": of_actor(can_play(WINDOW)),
        "window-none": of_actor(can_play(WINDOW, plays=False)),
        "bonus": of_actor(can_play(BONUS)),
        "again": of_actor(can_play(AGAIN)),
        "exchange": of_actor(asked("exchange")),
        "scored": of_actor(finished),
        "spectator": scene(decide, -2),
        "over": scene(asked("over", 5), 0),
        "over-three": scene(asked("over", 3, TWO), -2),
    }


def page(shown: Scene, theme: str = "system", live_url: str = "") -> str:
    """The whole page of a scene, with the slots that a server fills."""
    slots = {}
    if shown.ending is not None:
        link = Markup('<a class="btn primary" href="#rematch">{}Play again</a>')
        slots["links"] = link.format(icon("again"))
    return whole_page(PRESENTER, shown, slots, theme=theme, live_url=live_url, version=7)
