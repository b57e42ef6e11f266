"""What is certain is proved: wins and losses are carried up the tree, also through chance."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.bots.search.branches import MANY, SHARE, Branches, Gamble, Near, value_of
from tests.bots.search.cups import Nim
from tests.games.duel.position import position
from wondertable.bots.duel.endings import DuelEndings
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import Rollout, RolloutBrain
from wondertable.bots.search.finding import Finding, finding
from wondertable.bots.search.search import Search
from wondertable.bots.search.solve import UNSOLVED, Solver
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel

KIT = find_kit("duel")


def found(state: State, simulations: int, rest: int | None = None, seed: int = 1) -> Finding:
    """What a search without weights finds out that proves what it can."""
    endings = Near() if rest is None else Near(rest)
    brain = RolloutBrain(Rollout())
    search = Search(brain, 2, secrets=False, endings=endings)
    seat = state.actors()[0]
    return finding(search, search.think(state, seat, Rng(seed), simulations))


def advised(state: Duel, simulations: int) -> Finding:
    """What the search of Duel finds out."""
    search = KIT.search(KIT.brain(weights_of("duel")), 2)
    seat = int(state.active)
    return finding(search, search.think(state.view(seat), seat, Rng(1), simulations))


@pytest.mark.parametrize("seed", range(40))
def test_the_solver_finds_what_a_plain_expansion_finds(seed: int) -> None:
    state = Branches(seed, 7)
    solver = Solver(Near())
    solver.begin(100_000)
    assert solver.solve(state) == pytest.approx(value_of(state, 0))
    chosen = state.clone()
    chosen.apply(0, solver.chosen)
    assert value_of(chosen, 0) == pytest.approx(value_of(state, 0))


def test_the_solver_says_when_there_was_too_much_to_look_at() -> None:
    solver = Solver(Near())
    solver.begin(20)
    assert solver.solve(Nim(30)) == UNSOLVED
    solver.begin(10**9, until=1e-9)
    assert solver.solve(Nim(30)) == UNSOLVED


@pytest.mark.parametrize("seed", range(40))
def test_the_tree_proves_what_a_plain_expansion_finds(seed: int) -> None:
    state = Branches(seed, 5)
    result = found(state, 5000)
    value = value_of(state, 0)
    assert result.best.proved or len(result.prospects) == 1
    assert result.best.expected == pytest.approx(value)
    assert result.expected == pytest.approx((value, 1 - value))
    chosen = state.clone()
    chosen.apply(0, result.best.action)
    assert value_of(chosen, 0) == pytest.approx(value)


@pytest.mark.parametrize("seed", range(40))
def test_no_bound_is_ever_wrong(seed: int) -> None:
    state = Branches(seed, 6)
    search = Search(RolloutBrain(Rollout()), 2, secrets=False, endings=Near())
    for simulations in (5, 20, 80):
        node = search.think(state, 0, Rng(seed), simulations)
        for edge in node.edges:
            after = state.clone()
            after.apply(0, edge.action)
            assert edge.low - 1e-9 <= value_of(after, 0) <= edge.high + 1e-9


@pytest.mark.parametrize("seed", range(20))
def test_what_is_solved_at_the_root_or_at_leaves_is_the_same(seed: int) -> None:
    state = Branches(seed, 6)
    value = value_of(state, 0)
    for rest in (1, MANY):
        result = found(state, 3000, rest)
        assert result.best.expected == pytest.approx(value)


def test_what_is_safe_speaks_for_no_other_choice() -> None:
    result = found(Gamble(), 400)
    assert [row.action for row in result.prospects] == [SHARE, 1 - SHARE]
    assert [row.proved for row in result.prospects] == [True, False]
    assert result.best.expected == 0.5
    assert result.prospects[1].expected == pytest.approx(0.1, abs=0.08)
    assert result.expected == (0.5, 0.5)


@pytest.mark.parametrize(("stones", "won"), [(9, True), (12, False), (15, True), (16, False)])
def test_nim_is_proved_to_its_end(stones: int, *, won: bool) -> None:
    result = found(Nim(stones), 6000)
    assert result.best.proved
    assert result.best.expected == float(won)
    assert result.simulations < 6000
    assert sum(prospect.share for prospect in result.prospects) == pytest.approx(1)


def test_a_lost_choice_is_not_tried_again_while_another_is_open() -> None:
    search = Search(RolloutBrain(Rollout()), 2, secrets=False, endings=Near())
    node = search.think(Nim(5), 0, Rng(1), 400)
    lost = [edge for edge in node.edges if edge.high == 0.0]
    assert len(lost) == 2
    assert all(edge.visits == 0.0 for edge in lost)
    assert max(node.edges, key=lambda edge: edge.visits).action == 1


FIVE = "workshop apothecary scriptorium pharmacist academy"
RICH = "palace town_hall obelisk gardens pantheon senate"
POOR = {"coins": (4, 40), "built": (RICH, "")}

LOST: dict[str, dict[str, Any]] = {
    "by arms": {**POOR, "pawn": -7, "open": "pretorium arsenal"},
    "by science": {**POOR, "built": (RICH, FIVE), "open": "university observatory"},
    "by law": {**POOR, "built": (RICH, FIVE), "board": "law", "open": "study university"},
    "by arms, whatever is turned up": {
        **POOR,
        "pawn": -7,
        "slots": {2: "?", 4: "?", 5: "pretorium", 8: "arsenal"},
    },
    "by science, whatever is turned up": {
        **POOR,
        "built": (RICH, FIVE),
        "slots": {2: "?", 4: "guild", 5: "university", 8: "observatory"},
    },
}


@pytest.mark.parametrize("name", LOST)
def test_a_loss_in_two_is_proved(name: str) -> None:
    result = advised(position(age=3, **LOST[name]), 4000)
    assert result.expected == (0.0, 1.0)
    assert all(row.proved and row.expected == 0.0 for row in result.prospects)


def test_a_victory_by_arms_in_three_is_proved() -> None:
    state = position(
        age=3, pawn=4, coins=(40, 0), built=("", RICH), open="pretorium fortifications arsenal"
    )
    result = advised(state, 4000)
    assert result.best.proved
    assert result.expected == (1.0, 0.0)
    assert GAME.write(state, 0, result.best.action) in ("build pretorium", "build arsenal")


def test_a_victory_by_science_in_three_is_proved() -> None:
    state = position(
        age=3,
        coins=(40, 0),
        built=("workshop apothecary scriptorium pharmacist", RICH),
        open="academy university observatory",
    )
    result = advised(state, 4000)
    assert result.best.proved
    assert result.expected == (1.0, 0.0)


@cache
def end_of(cards: int, seed: int) -> Duel:
    """A random game of Duel before its last cards, when somebody takes one."""
    number = seed
    while True:
        state = GAME.setup()
        assert isinstance(state, Duel)
        rng = Rng(number)
        while state.actors():
            if state.actors()[0] == CHANCE:
                state.deal(rng)
                continue
            if state.age == 3 and bin(state.present).count("1") == cards and not state.pending:
                return state
            legal = state.legal(state.active)
            state.apply(state.active, legal[rng.below(len(legal))])
        number += 1000


def ends(cards: int, seed: int) -> Duel:
    """A copy of such a position."""
    return end_of(cards, seed).clone()


@pytest.mark.parametrize("cards", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_cards_of_duel_are_solved_like_by_a_plain_expansion(cards: int, seed: int) -> None:
    state = ends(cards, seed)
    seat = int(state.active)
    value = value_of(state, seat)
    result = advised(state, 3000)
    assert result.best.proved or len(result.prospects) == 1
    assert result.best.expected == pytest.approx(value)
    after = state.clone()
    after.apply(seat, result.best.action)
    assert value_of(after, seat) == pytest.approx(value)


def test_a_victory_that_is_there_is_taken_before_one_that_takes_longer() -> None:
    state = position(age=3, pawn=7, coins=(9, 9), built=(RICH, ""), open="palace pretorium senate")
    assert GAME.write(state, 0, advised(state, 60).best.action) == "build pretorium"


def test_what_the_rival_does_about_a_losing_choice_is_told() -> None:
    state = position(age=3, coins=(40, 40), built=(RICH, FIVE), open="university palace")
    rows = {GAME.write(state, 0, row.action): row for row in advised(state, 400).prospects}
    reply = rows["build palace"].reply
    assert rows["build palace"].expected == 0.0
    assert reply is not None
    after = state.clone()
    after.apply(0, rows["build palace"].action)
    assert GAME.write(after, 1, reply) == "build university"


def test_a_friend_only_guesses() -> None:
    search = KIT.search(KIT.brain(weights_of("duel")), 2, proves=False)
    state = position(age=3, **LOST["by arms"])
    node = search.think(state.view(0), 0, Rng(1), 50)
    assert {(edge.low, edge.high) for edge in node.edges} == {(0.0, 1.0)}
    assert not finding(search, node).best.proved


def matters(state: Duel) -> tuple[object, ...]:
    """What can still matter in a position without a Mausoleum to be built."""
    cities = [
        (city.coins, city.built_low, city.built_high, city.unbuilt, city.raised, city.tokens)
        for city in (state.me, state.opp)
    ]
    slots = (state.low_slots, state.mid_slots, state.top_slots, state.present, state.unseen)
    asked = (state.active, state.again, state.pending, state.drawn)
    return (*cities, slots, asked, state.pawn, state.loot, state.board, state.box)


def test_keys_of_ends_of_duel_tell_positions_apart() -> None:
    endings = DuelEndings()
    met: dict[int, set[tuple[object, ...]]] = {}
    for seed in range(10):
        for line in range(100):
            state = ends(8, seed)
            rng = Rng(seed, line)
            for _ in range(4):
                state.deal(rng)
                if not state.actors():
                    break
                legal = state.legal(state.active)
                state.apply(state.active, legal[rng.below(len(legal))])
                key = endings.key(state)
                if key:
                    met.setdefault(key, set()).add(matters(state))
    assert len(met) > 500
    assert all(len(positions) == 1 for positions in met.values())
