"""Reviews a game, part by part, and adds it up."""

import wondertable as wt
from wondertable.review.outline import outline_of
from wondertable.review.parts import Choice, Luck, Plan, Sums
from wondertable.review.review import Review, parts_of

play = wt.Play("duel", seed=7)
while not play.over:
    play.do(play.choices(play.asked[0])[0])

little = Plan("little", scan=20, verdict=40, luck=4, draws=4)  # `plan_of("duel")` is the usual one
course = Review(outline_of(play.game, play.record, little))  # NotOver before the end
for part in parts_of(course):  # a server asks for `course.task`, and gives `part_of(…)` back
    assert course.done <= course.of
    if isinstance(part, Sums):
        print("seat", part.seat, "got", part.result, "and", round(part.total, 9), "is explained")

judged = [part for part in course.parts if isinstance(part, Choice)]
assert all(part.loss >= 0 for part in judged)
assert all(abs(sum(part.seats)) < 1e-9 for part in course.parts if isinstance(part, Luck))
