"""The moments of 7 Wonders: war, the next age, a wonder completed; and the points at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from wondertable.games.seven.cards import BOARDS
from wondertable.games.seven.events import (
    AgeBegan,
    Built,
    Fought,
    Negotiated,
    Sold,
    Staged,
)
from wondertable.games.seven.figures import VICTORIES
from wondertable.web.games.seven.city import plain_board, stages_of
from wondertable.web.games.seven.conflict import Pair, pairs_without
from wondertable.web.games.seven.end import end
from wondertable.web.games.seven.sight import Sight, look
from wondertable.web.present.moments import (
    Fight,
    Moment,
    Side,
    Tone,
    War,
    counted,
    player,
    signed,
)
from wondertable.web.scene import Scene

LAST_AGE: Final = 3
SOUNDS: Final = {Built: "card", Sold: "coin", Staged: "build", Fought: "war"}
OF_COUNTED: Final = ("debt",)
"""Rows of the score sheet that are part of another one."""


def moments(scene: Scene, events: Sequence[Any]) -> tuple[Moment, ...]:
    """What is worth a scene, the viewer's own wonder first."""
    sight = look(scene)
    done = [event.seat for event in events if isinstance(event, Staged) and is_done(sight, event)]
    done.sort(key=lambda seat: (seat - sight.near) % sight.seats)
    ended = age_ended(scene, events)
    return (
        *((war(sight, ended, events),) if ended else ()),
        *(wonder(sight, seat) for seat in done),
        *((next_age(sight, ended + 1),) if 0 < ended < LAST_AGE else ()),
    )


def age_ended(scene: Scene, events: Sequence[Any]) -> int:
    """The age whose war was fought in these events, or 0: the next one begins, or nobody is asked.

    A game that was given up ends without a war.
    """
    for event in events:
        if isinstance(event, AgeBegan):
            return event.age - 1
    over = scene.ending is not None and scene.ending.reason == "points"
    return LAST_AGE if over and events else 0


# Wonders and ages.


def is_done(sight: Sight, event: Staged) -> bool:
    """Whether a stage was the last one of its wonder."""
    city = sight.city(event.seat)
    return event.stage == len(stages_of(int(city.board), int(city.side)))


def wonder(sight: Sight, seat: int) -> Moment:
    """A wonder all of whose stages stand."""
    city, words = sight.city(seat), sight.words
    board = plain_board(words.language, int(city.board), int(city.side), int(city.stages))
    yours = "yours" if seat == sight.you else "other"
    return Moment(
        kind="wonder",
        title=words.name(BOARDS[city.board].id),
        text=words.say("seven-moment-wonder", who=yours, name=sight.name(seat)),
        picture=board.picture,
    )


def next_age(sight: Sight, age: int) -> Moment:
    """An age that begins, and which way its hands go."""
    words = sight.words
    return Moment(
        kind="age",
        title=words.say("moment-age", age=words.say(f"age-{age}")),
        text=words.say("seven-moment-hands", age=age),
        icon=f"age-{age}",
    )


# War.


def war(sight: Sight, age: int, events: Sequence[Any]) -> War:
    """Everybody against whom they met; the strengths are still those of the war."""
    words = sight.words
    away = [event.seat for event in events if isinstance(event, Negotiated)]
    won = {(event.seat, event.loser): event.tokens for event in events if isinstance(event, Fought)}
    met = pairs_without(sight.view, [seat in away for seat in range(sight.seats)])
    own: list[Fight] = []
    others: list[Fight] = []
    for pair in met:
        if pair.worth:
            mine = sight.seated and sight.near in (pair.first, pair.second)
            (own if mine else others).append(fight(sight, age, pair, won))
    about = "seven-moment-war-teams" if sight.teams else "seven-moment-war-about"
    return War(
        kind="war",
        title=words.say("seven-moment-war", age=words.say(f"age-{age}")),
        text=words.say(about, points=VICTORIES[age - 1]),
        fights=tuple(own),
        others=tuple(others),
        notes=tuple(notes(sight, age, away, won, fought=bool(own))),
    )


Won = Mapping[tuple[int, int], int]
"""How many tokens each took, by winner and loser."""


def fight(sight: Sight, age: int, pair: Pair, won: Won) -> Fight:
    """What came of a conflict; the viewer's own city first."""
    first, second = pair.first, pair.second
    if sight.seated and second == sight.near:
        first, second = second, first
    words, say = sight.words, sight.words.say
    by = int(sight.city(first).shields) - int(sight.city(second).shields)
    tokens = won.get((first, second)) or won.get((second, first)) or 0
    winner, loser = (first, second) if by > 0 else (second, first)
    viewer = sight.you
    tone: Tone = "good" if winner == viewer else "bad" if loser == viewer else "plain"
    sides = (
        side(sight, first, gain(age, tokens, wins=by > 0)),
        side(sight, second, gain(age, tokens, wins=by < 0)),
    )
    if not tokens:
        names = words.list((sight.label(first), sight.label(second)))
        result = say("seven-moment-draw", names=names)
        told = say("seven-moment-told-draw", result=result, shields=sides[0].shields)
        return Fight(sides, result, "", told, "plain")
    who = {"good": "winner", "bad": "loser"}.get(tone, "other")
    result = say("seven-moment-beat", who=who, winner=sight.name(winner), loser=sight.name(loser))
    strong, weak = sides if by > 0 else sides[::-1]
    told = say(
        "seven-moment-told",
        result=result,
        strong=strong.shields,
        weak=weak.shields,
        won=strong.token,
        lost=weak.token,
    )
    return Fight(sides, result, say("seven-moment-by", count=abs(by)), told, tone)


def gain(age: int, tokens: int, *, wins: bool) -> int:
    """The points of what a city took in a conflict."""
    return tokens * VICTORIES[age - 1] if wins else -tokens


def side(sight: Sight, seat: int, points: int) -> Side:
    """A city with its shields and what it took."""
    tone: Tone = "good" if points > 0 else "bad" if points < 0 else "plain"
    shields = int(sight.city(seat).shields)
    return Side(player(sight, seat), shields, signed(points) if points else "", tone)


def notes(sight: Sight, age: int, away: Sequence[int], won: Won, *, fought: bool) -> Iterator[str]:
    """Who kept out, whether anybody fought, what it brought the viewer."""
    say = sight.words.say
    if away:
        names = sight.words.list(sight.name(seat) for seat in away)
        message = "seven-moment-kept-out-team" if sight.teams else "seven-moment-kept-out"
        yield say(message, names=names, count=len(away))
    if not won:
        yield say("seven-moment-no-tokens")
    if fought:
        points = sum(
            gain(age, tokens, wins=winner == sight.near)
            for (winner, loser), tokens in won.items()
            if sight.near in (winner, loser)
        )
        yield say("seven-moment-your-war", points=signed(points))


# The end.


def finale(scene: Scene) -> Moment | None:
    """The points of all, category by category."""
    sight = look(scene)
    ended = end(sight)
    if ended is None:
        return None
    order = [(sight.near + at) % sight.seats for at in range(sight.seats)]
    return counted(sight, order, ended, skip=OF_COUNTED)
