### More of what the command line says: short forms for the board, and mistakes in the use of commands.
### Words of the notation, and the words help and board, are typed as they are here in every language.

## The board and the choices

cli-record = The record is kept in { $file }.
cli-way-build = Build
cli-help-board = board – show the table again
cli-help-thing = help altar – explain a card, a wonder or a progress token
cli-no-such-thing = There is no card, wonder or progress token “{ $thing }”.

## Looking back

cli-replay-at = The position after { $ply ->
    [one] { $ply } decision
   *[other] { $ply } decisions
}
cli-result-level = The players share the victory.
cli-result-winners = { $players } share the victory.

## Measuring

cli-bench-title = { $rounds ->
    [one] Speed of the engine in CPU time, { $rounds } round
   *[other] Speed of the engine in CPU time, medians of { $rounds } rounds
}
cli-bench-build = Build
cli-bench-ratio-builds = Compiled to not compiled
cli-bench-ratio-against = Ours to the other one
cli-bench-rival-plain = The other module could not be compiled and was timed as it is.

## Mistakes

cli-error-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
cli-error-bots = { $needed ->
    [one] There is { $needed } other seat, but you named { $given } bots.
   *[other] There are { $needed } other seats, but you named { $given } bots; name 1 for all, or 1 for each.
}
cli-error-against = { $file } has no { $missing }; it needs run(seed, games) and run_fast(seed, games).
cli-error-against-source = { $file } cannot be read as Python: { $why }.
cli-error-bench = { $what } cannot be timed: { $why }.
cli-error-not-shown = { $game } is not shown in the terminal yet: there is no cli/games/{ $game }/terminal.py.
cli-error-no-text = The text “{ $message }” is missing; docs/adding-a-game.md tells what a game needs.
