"""A game of 7 Wonders with Cities, from the deal to a record that proves itself."""

import wondertable as wt

play = wt.Play("seven", seats=3, seed=7, cities=True)  # a game under way; chance deals by itself
while not play.over:
    for seat in play.asked:  # one seat, or all who choose at once
        view = play.view(seat)  # what that seat may know
        choice = max(view.choices, key=lambda choice: choice.coins)  # the dearest one
        play.do(seat, choice)  # or in notation: play.do(seat, "build baths")
print(play.outcome)
print(play.points(1))
play.record.save("evening.jsonl")
assert wt.read("evening.jsonl").verify() == play.position
play.undo()  # the last ply
world = view.guess(seed=1)  # a position that the seat cannot rule out
print(play, world, sep="\n")
