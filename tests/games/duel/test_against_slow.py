"""The engine and the slow referee play the same games and agree on everything at every step."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Literal

import pytest

from tests.games.duel.position import (
    asked,
    cards,
    coins,
    legal,
    pile,
    points,
    tokens_of,
    wonders_of,
)
from tests.slow.duel import SlowDuel
from tests.slow.figures import CARDS, LOOT
from wondertable.core.bits import numbers
from wondertable.core.play import play
from wondertable.core.state import CHANCE
from wondertable.games.duel.actions import CARD_IDS, TOKEN_IDS, WONDER_IDS
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel

Wonders = Literal["draft", "first-game"]
LevelPawn = Literal["begins", "chooses"]

GAMES_EACH = 24
ENDINGS = {"military", "science", "civilian"}
FAVOURITES = ("", "red", "green", "blue", "yellow", "brown")
"""What the seats like to build, game by game; without it nobody ever wins by science."""

OPTIONS: list[tuple[Wonders, LevelPawn]] = [
    ("draft", "begins"),
    ("draft", "chooses"),
    ("first-game", "begins"),
    ("first-game", "chooses"),
]


def seen(state: Duel) -> dict[str, object]:
    """A position of the engine in words."""
    city = [state.city(seat) for seat in range(2)]
    drawn = {TOKEN_IDS[token] for token in numbers(state.drawn)}
    return {
        "actor": asked(state),
        "legal": sorted(legal(state)),
        "coins": [coins(state, seat) for seat in range(2)],
        "pawn": int(state.pawn),
        "points": [points(state, seat) for seat in range(2)],
        "built": [cards(state, seat) for seat in range(2)],
        "wonders built": [wonders_of(state, seat)[0] for seat in range(2)],
        "wonders left": [wonders_of(state, seat)[1] for seat in range(2)],
        "tokens": [tokens_of(state, seat) for seat in range(2)],
        "discarded": pile(state),
        "board": {TOKEN_IDS[token] for token in numbers(state.board)},
        "drawn": drawn,
        "box": {TOKEN_IDS[token] for token in numbers(state.box)} - drawn,
        "offered": {WONDER_IDS[wonder] for wonder in numbers(state.offer)},
        "age": int(state.age),
        "slots": slots(state),
        "tucked": {
            WONDER_IDS[row.wonder_at(place)]: CARD_IDS[row.under >> 7 * place & 127]
            for row in city
            for place in range(row.drafted)
            if row.raised >> row.wonder_at(place) & 1
        },
        "loot": [
            {distance for at, distance in enumerate(LOOT) if state.loot >> 2 * seat + at & 1}
            for seat in range(2)
        ],
    }


def slots(state: Duel) -> dict[int, str]:
    """The structure, with a question mark for a face-down card and its back."""
    found = {}
    for slot in numbers(state.present):
        if state.hidden >> slot & 1:
            found[slot] = "guild?" if state.guilds >> slot & 1 else "?"
        else:
            found[slot] = CARD_IDS[state.card_at(slot)]
    return found


def told(game: SlowDuel) -> dict[str, object]:
    """A position of the slow referee in the same words."""
    return {
        "actor": game.actor(),
        "legal": game.legal(),
        "coins": game.coins,
        "pawn": game.pawn,
        "points": [game.points(seat) for seat in range(2)],
        "built": game.built,
        "wonders built": game.wonders_built,
        "wonders left": game.wonders_left,
        "tokens": game.tokens,
        "discarded": game.discarded,
        "board": game.board,
        "drawn": game.drawn,
        "box": game.box,
        "offered": game.offered,
        "age": game.age,
        "slots": {
            slot: card or ("guild?" if slot in game.guild_slots else "?")
            for slot, card in game.slots.items()
        },
        "tucked": game.tucked,
        "loot": [set(loot) for loot in game.loot],
    }


def choose(texts: list[str], favourite: str, rng: Random) -> str:
    """A random action; cards of the favourite colour are built more often than others."""
    weights = []
    for text in texts:
        verb, thing = text.split()[:2]
        liked = verb == "build" and CARDS[thing]["color"] == favourite
        weights.append(40 if liked else 4 if verb in ("build", "wonder") else 1)
    return rng.choices(texts, weights)[0]


@cache
def compare(wonders: Wonders, level_pawn: LevelPawn, number: int) -> tuple[str, ...]:
    """Plays one game on both sides and compares every step; says what was played, and the end."""
    rng = Random(f"{wonders} {level_pawn} {number}")
    slow = SlowDuel(wonders, level_pawn)
    quick = GAME.setup(2, {"wonders": wonders, "level_pawn": level_pawn})
    assert isinstance(quick, Duel)
    lines: list[str] = []
    while (actor := slow.actor()) is not None:
        agree(quick, slow, lines)
        text = choose(slow.legal(), FAVOURITES[number % len(FAVOURITES)], rng)
        slow.play(text)
        play(GAME, quick, CHANCE if actor == "chance" else actor, text)
        lines.append(text)
    agree(quick, slow, lines)
    outcome = quick.outcome()
    assert outcome is not None
    assert (outcome.reason, set(outcome.winners)) == (slow.ending, slow.winners)
    return (*lines, outcome.reason)


def agree(quick: Duel, slow: SlowDuel, lines: list[str]) -> None:
    """Both sides see the same position."""
    mine, theirs = seen(quick), told(slow)
    if slow.age == 0:  # in a first game the engine lays age I out before the tokens, face down
        mine |= {"age": 0, "slots": {}}
    differing = [what for what in theirs if mine[what] != theirs[what]]
    assert {what: mine[what] for what in differing} == {what: theirs[what] for what in differing}, (
        f"after {lines}"
    )


@pytest.mark.parametrize(("wonders", "level_pawn"), OPTIONS)
@pytest.mark.parametrize("number", range(GAMES_EACH))
def test_the_engine_agrees_with_the_slow_referee(
    wonders: Wonders, level_pawn: LevelPawn, number: int
) -> None:
    assert compare(wonders, level_pawn, number)[-1] in ENDINGS


def test_the_games_compared_go_everywhere() -> None:
    games = [compare(*options, number) for options in OPTIONS for number in range(GAMES_EACH)]
    endings = Counter(game[-1] for game in games)
    assert set(endings) == ENDINGS
    verbs = Counter(line.split()[0] for game in games for line in game[:-1])
    rare = ("take", "destroy", "rebuild", "draw", "start", "guild")
    assert all(verbs[verb] >= 10 for verb in rare), verbs
