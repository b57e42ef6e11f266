### `wondertable puzzles`: making collections of puzzles.

cli-puzzles-kept = { $file }: { $count } feladvány van benne; szintek szerint { $levels }.
cli-puzzles-stopped = Megszakítva; { $file } ép. Ugyanez a parancs folytatja.
cli-error-puzzles = Vagy --games N --out FÁJL kell, ha feladványokat készítesz, vagy --check FÁJL, ha újra átnézeted őket.
cli-error-puzzles-bot = { $bot } a játszma teljes jegyzőkönyvét kéri, ezért feladványokhoz nem játszhat.
