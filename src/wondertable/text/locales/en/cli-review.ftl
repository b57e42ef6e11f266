### `wondertable review`: chances move by move, luck and mistakes.

cli-review-heading = { $game }: { $players }
cli-review-curve = Chances of { $player }
cli-review-term = What made the result
cli-review-start = an even share
cli-review-luck = luck
cli-review-errors = own mistakes
cli-review-gifts = mistakes of the other side
cli-review-second = what the judge did not foresee
cli-review-others = the others, and what came to hand
cli-review-given-up = given up
cli-review-result = result
cli-review-vague = The terms add up. One game says little about skill: luck and second thoughts are as large as the mistakes.
cli-review-turns = Where the game turned
cli-review-marks = Choices that were mistakes
cli-review-no-marks = The search saw no mistake of 5 points or more.
cli-review-lucky = { $ply }. Luck for { $player }: { $points } points
cli-review-mistake = { $ply }. { $player } { $mark } { $choice } (about { $points } points)
cli-review-missed = { $ply }. { $player } { $mark } { $choice } (a certain win was missed; about { $points } points)
cli-review-better = Better: { $choice }, { $before } instead of { $after }
