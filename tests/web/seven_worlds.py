"""Games of 7 Wonders that a viewer cannot tell apart: the same record with other hidden cards."""

from __future__ import annotations

from tests.web.present.seven_scenes import liked
from tests.web.worlds import Moves
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.seven.actions import (
    CARD_IDS,
    BuildStage,
    Deal,
    Leave,
    Sell,
    parse,
)
from wondertable.games.seven.codes import P_EXTRA, P_TURN, TURN
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.knowledge import hands_before
from wondertable.games.seven.past import card_of, in_order
from wondertable.games.seven.state import Seven


def game(seats: int, options: dict[str, str], seed: int, plies: int) -> Moves:
    """A random game up to the first turn after so many plies."""
    rng = Rng(seed, 0)
    state = seven(GAME.setup(seats, options))
    moves: Moves = []
    ply = 0
    while state.actors() and (ply < plies or state.question != TURN):
        owed = state.actors()
        ply += owed != [CHANCE]
        for seat in owed:
            legal = state.legal(seat)
            chance = seat == CHANCE
            action = legal[rng.below(len(legal))] if chance else liked(state, seat, rng)
            moves.append((seat, GAME.write(state, seat, action)))
            state.apply(seat, action)
    return moves


def played(seats: int, options: dict[str, str], moves: Moves) -> Seven:
    """Where moves lead."""
    state = GAME.setup(seats, options)
    for seat, do in moves:
        state.apply(seat, GAME.read(state, seat, do))
    return seven(state)


def other_world(seats: int, options: dict[str, str], moves: Moves, viewer: int, rng: Rng) -> Moves:
    """The same game with other hidden cards: in it the viewer has seen the very same."""
    world = played(seats, options, moves).view(viewer).fill(rng)
    nodes = in_order(world.past)
    dealt = dealt_hands(world)
    used = {
        (int(node.age), int(node.turn), seat): int(card_of(node, seat))
        for node in nodes
        if node.kind == P_TURN
        for seat in range(seats)
    }
    last = {(int(n.age), int(n.ways) >> 2): int(n.cards) for n in nodes if n.kind == P_EXTRA}
    state = seven(GAME.setup(seats, options))
    changed: Moves = []
    for seat, do in moves:
        action = parse(seat, do)
        if isinstance(action, Deal):
            known = state_sees(world, viewer, action.seat)
            hand = dealt[int(state.age), action.seat]
            card = action.card if known else CARD_IDS[hand[0]]
            hand.remove(next(c for c in hand if CARD_IDS[c] == card))
            do = str(Deal(action.seat, card))
        elif seat == CHANCE and len(state.legal(CHANCE)) == 1:
            do = GAME.write(state, CHANCE, state.legal(CHANCE)[0])
        elif isinstance(action, Sell | BuildStage | Leave):
            turn = state.question == TURN
            key = (int(state.age), int(state.turn), seat)
            card = CARD_IDS[used[key] if turn else last[int(state.age), seat]]
            do = do.replace(action.card, card)
        changed.append((seat, do))
        state.apply(seat, GAME.read(state, seat, do))
    return changed


def state_sees(state: Seven, viewer: int, seat: int) -> bool:
    """Whether a viewer sees the hand that a seat is dealt."""
    return viewer >= 0 and bool(state.seers(seat) >> viewer & 1)


def dealt_hands(world: Seven) -> dict[tuple[int, int], list[int]]:
    """The hands of every age as they were dealt, by age and seat."""
    nodes = in_order(world.past)
    before = hands_before(world, nodes)
    size = int(world.hand_size())
    found = {
        (int(node.age), seat): cards_in(before[at][seat], size)
        for at, node in enumerate(nodes)
        if node.kind == P_TURN and node.turn == 0
        for seat in range(world.seats)
    }
    if world.turn == 0 and world.question == TURN:
        for seat, city in enumerate(world.cities):
            found[int(world.age), seat] = cards_in(city.hand, city.held)
    return found
