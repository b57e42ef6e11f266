"""What stands around the table: bar, ring of seats, hands, totals, partner."""

from __future__ import annotations

from typing import Literal

from wondertable.core.state import CHANCE
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.codes import BOARD, EXTRA, LOSE, OVER, REBUILD, SIDE, TURN
from wondertable.games.seven.figures import TEAM
from wondertable.games.seven.past import discarded_count
from wondertable.web.games.seven.memory import Known, remembered
from wondertable.web.games.seven.model import (
    Hands,
    Held,
    Readiness,
    Ring,
    Team,
    Total,
    Totals,
)
from wondertable.web.games.seven.sight import Sight, is_whole
from wondertable.web.present.things import AgeBar, Face

ASKED = {
    TURN: "turn",
    SIDE: "side",
    BOARD: "board",
    LOSE: "lose",
    EXTRA: "extra",
    REBUILD: "rebuild",
}


def top(sight: Sight) -> AgeBar:
    """The age, the turn, what is asked, the viewer's clock."""
    view, words, scene = sight.view, sight.words, sight.scene
    turn, more, icon = turn_words(sight)
    shown = view.age and scene.ending is None
    return AgeBar(
        age=int(view.age),
        ages=tuple((age, words.say(f"age-{age}")) for age in (1, 2, 3)),
        left=words.t("turn-count", turn=int(view.turn) + 1, last=int(view.last_turn()) + 1)
        if shown
        else "",
        turn=turn,
        more=more,
        icon=icon,
        mine=sight.mine and scene.status == "running",
        clock=sight.clock(scene.viewer) if sight.seated else None,
    )


def turn_words(sight: Sight) -> tuple[str, str, str]:
    """What the game waits for, how many have chosen, and its icon."""
    view, words, scene = sight.view, sight.words, sight.scene
    if sight.question == OVER:
        return words.t("over"), "", "crown"
    if scene.status == "paused":
        return words.t("paused"), "", "pause"
    if sight.stand_in:
        return words.say("page-plays-for-you", bot=sight.stand_in), "", "bot"
    asked = view.actors()
    if not asked or asked == [CHANCE]:
        return words.t("dealing"), "", "cards"
    done = sum(sight.chosen(seat) for seat in range(sight.seats))
    more = words.t("have-chosen", done=done, all=done + len(asked)) if done else ""
    kind = ASKED[sight.question]
    if sight.mine and not scene.shared:
        return words.t(f"your-{kind}"), more, "hand"
    if sight.mine or len(asked) == 1:
        suffix = "of-seat" if kind == "board" else "of"
        seat, icon = (sight.near, "hand") if sight.mine else (asked[0], "clock")
        return words.t(f"{kind}-{suffix}", name=sight.name(seat)), more, icon
    return words.t("waiting-for", count=len(asked)), more, "clock"


def ring(sight: Sight) -> Ring:
    """All seats from my left neighbour over me to my right one, and further to the right."""
    seats = sight.seats
    order = [(sight.left - at) % seats for at in range(seats)]
    return Ring(
        way=direction(sight),
        label=sight.words.t("ring", way=direction(sight)),
        seats=tuple(readiness(sight, seat) for seat in order),
    )


def direction(sight: Sight) -> Literal["left", "right"]:
    """Where hands are passed."""
    return "right" if sight.view.age == 2 else "left"


def readiness(sight: Sight, seat: int) -> Readiness:
    """Whether somebody has chosen."""
    state: Literal["asked", "chosen", "idle"] = "idle"
    if sight.question != OVER:
        if sight.view.waiting >> seat & 1:
            state = "asked"
        elif sight.chosen(seat):
            state = "chosen"
    name = sight.name(seat)
    you = seat == sight.scene.viewer
    return Readiness(
        seat=seat,
        name=name,
        initial=sight.mark(seat),
        you=you,
        state=state,
        text=sight.words.t("state", name=name, state=state),
        clock=None if you else sight.clock(seat),
    )


# Hands.


def hands(sight: Sight) -> Hands | None:
    """Who holds which hand, and what the viewer remembers of each; an aid of the table."""
    view, words = sight.view, sight.words
    held = any(city.held for city in view.cities)
    if not sight.scene.memory or not held or sight.question == OVER:
        return None
    known = remembered(view)
    if not sight.seated and not any(known):
        return None
    order = [sight.left, sight.near, sight.right, *reversed(sight.others)]
    order = list(dict.fromkeys(order))
    return Hands(
        way=direction(sight),
        pass_text=words.t("pass", way=direction(sight)),
        rows=tuple(held_by(sight, seat, known[seat]) for seat in order),
        pile=words.t("pile", count=int(discarded_count(view.past, view.seats))),
    )


def held_by(sight: Sight, seat: int, known: Known | None) -> Held:
    """A hand and what is known of it."""
    words = sight.words
    source = sight.left if direction(sight) == "right" else sight.right
    name = sight.name(seat)
    notes = []
    if seat == source and sight.seated and sight.view.turn < sight.view.last_turn():
        notes.append(words.t("next-to-you"))
    faces: tuple[Face, ...] = ()
    count = ""
    mine = seat == sight.scene.viewer
    if not mine and known is not None:
        faces = tuple(words.face(CARD_IDS[card]) for card in known.cards)
        sure = "yes" if known.sure else "no"
        count = words.t("known", held=known.held, cards=len(known.cards), sure=sure)
    elif not mine and sight.seated:
        count = words.t("unknown")
    return Held(
        seat=seat,
        name=name,
        initial=sight.mark(seat),
        you=mine,
        note=", ".join(notes),
        faces=faces,
        count=count,
    )


# Points and partners.


def totals(sight: Sight) -> Totals | None:
    """Points so far, where the table shows them; the end has its own sheet."""
    view, scene = sight.view, sight.scene
    if not scene.running_score or scene.ending is not None or not view.age:
        return None
    points = [sum(view.points(seat)) for seat in range(sight.seats)]
    order = sorted(range(sight.seats), key=lambda seat: -points[seat])
    return Totals(
        seats=tuple(Total(sight.label(seat), points[seat], seat == scene.viewer) for seat in order),
        teams=team_totals(sight, points) if sight.teams else (),
    )


def team_totals(sight: Sight, points: list[int]) -> tuple[Total, ...]:
    """The points of partners together, the best first."""
    found = [
        Total(
            sight.words.list(sight.label(seat) for seat in team),
            sum(points[seat] for seat in team),
            sight.scene.viewer in team,
        )
        for team in (range(first, first + TEAM) for first in range(0, sight.seats, TEAM))
    ]
    return tuple(sorted(found, key=lambda team: -team.points))


def team(sight: Sight) -> Team | None:
    """The viewer's partner."""
    if not sight.teams or not sight.seated or sight.question == OVER:
        return None
    mate = sight.mate
    cards = sight.hand(mate)
    points = None
    if sight.scene.running_score and sight.view.age:
        points = sum(sum(sight.view.points(seat)) for seat in (sight.near, mate))
    return Team(
        name=sight.name(mate),
        hand=tuple(sight.words.face(card) for card in cards or ()),
        hidden=not (sight.view.open_hands or is_whole(sight.view)),
        points=points,
    )
