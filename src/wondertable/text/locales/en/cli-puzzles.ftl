### `wondertable puzzles`: making collections of puzzles.

# $levels lists levels with how many there are, as in "1: 20, 2: 40".
cli-puzzles-kept = { $count ->
    [one] { $file } holds { $count } puzzle; by level { $levels }.
   *[other] { $file } holds { $count } puzzles; by level { $levels }.
}
cli-puzzles-stopped = Stopped; { $file } is whole. The same command goes on.
cli-error-puzzles = Say either --games N --out FILE, to make puzzles, or --check FILE, to look at them again.
cli-error-puzzles-bot = { $bot } needs the whole record of a game and cannot play for puzzles.
