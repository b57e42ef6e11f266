"""What a seat of 7 Wonders sees, and what it has to guess."""

from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

seven = find_game("seven")
rng = Rng(7)
state = seven.setup(3, {"sides": "day"})
state.deal(rng)
view = state.view(0)


def choices(state: State, seat: int) -> str:
    return ", ".join(seven.write(state, seat, action) for action in state.legal(seat)[:4]) + " …"


print("seat 0 may", choices(view, 0))
print("seat 1 may", choices(state, 1))
for luck in range(3):
    world = view.fill(Rng(luck))  # a full state that seat 0 cannot rule out
    print("in a world of seat 0, seat 1 may", choices(world, 1))
    assert world.view(0).key() == view.key()
