"""What a seat of 7 Wonders sees, and what it has to guess."""

import wondertable as wt

play = wt.Play("seven", seats=3, seed=7, sides="day")


def told(position: wt.Position, seat: int) -> str:
    return ", ".join(map(str, position.view(seat).choices[:4])) + " …"


view = play.view(0)
print("seat 0 may", told(view, 0))
print("seat 1 may", told(play.position, 1))
for luck in range(3):
    world = view.guess(seed=luck)  # a position that seat 0 cannot rule out
    print("in a world of seat 0, seat 1 may", told(world, 1))
    assert world.view(0) == view
