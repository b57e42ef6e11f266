### What went wrong. The English sentences are those of `wondertable.core.errors`; a record error
### says where in the file. $seat and $asked are the numbers of seats, or the word chance.

## Setting up a game

error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
error-bad-budget = A bot cannot think for “{ $budget }”; write 100ms, 2s or 800sims, above zero.
error-no-budget = The bot { $bot } does not search, so it takes no budget like “{ $budget }”.
error-bad-weights = { $file } has no weights that can be read: { $why }. Train new ones, or install again.
error-other-weights = The weights in { $file } are for { $found }; this program needs them for { $known }.
error-bad-chances = { $file } has no chances that can be read: { $why }. Measure them again, or install again.
error-old-chances = The chances in { $file } were measured with weights { $found }, not with { $wanted }.
error-other-training = In { $folder } a training with { $setting } { $found } was begun, not { $wanted }; choose another folder, or the same settings.
error-no-torch = Training needs PyTorch: install wondertable with its extra “train”.
error-no-features = { $game } has no features to learn from; there are: { $known }.
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
error-bad-option = The option { $option } of { $game } cannot be “{ $value }”; it can be: { $known }.
error-bad-seats = { $game } is for { $known } players, not for { $seats }.
error-no-figures = { $game } has no figures to replace.
error-bad-seed = The seed “{ $seed }” is not a whole number from 0 to 2^63 - 1.

## Reading an action

error-unknown-word = “{ $word }” in “{ $text }” is not a word of the notation here; { $known } would be.
error-unknown-action = “{ $text }” is not an action; write it as in “{ $example }”.

## Playing

error-illegal-action = Seat { $seat } may not “{ $action }” at ply { $ply }: { $reason }.
error-not-asked = Seat { $seat } is not asked at ply { $ply }; the choice is with { $asked }.
error-no-such-seat = There is no seat { $seat } in this game of { $game }; the last one is { $last }.
error-no-such-ply = The record has no ply { $ply }; its last one is { $last }.
error-several-asked = At ply { $ply } the choice is with seats { $asked }; say which of them does “{ $action }”.
error-nothing-to-undo = There is nothing to take back: nobody has chosen anything in { $game } yet.
error-game-over = The game is over after { $ply } plies; seat { $seat } can do nothing more.

## Records

error-unreadable = { $file } cannot be read: { $why }.
error-unwritable = { $file } cannot be written: { $why }.
error-not-a-record = { $file }, line { $line }: this is not a record of Wondertable ({ $why }).
error-cut-off = { $file }, line { $line }: the record is cut off in the middle of a line.
error-edited = { $file }, line { $line }: the line does not fit those before it; the record was edited.
error-newer-rules = { $file }, line 1: written with version { $found } of { $what }; this program knows up to { $known }.
error-bad-move = { $file }, line { $line }: { $why }
error-wrong-end = { $file }, line { $line }: the record says { $found }, but its moves lead to { $known }.
error-wrong-seed = { $file }, line { $line }: { $why }.
error-file-exists = { $file } is there already and stays as it is; choose another name.

## Parts of the sentences above

error-phrase-none = none
error-phrase-range = { $low } to { $high }
error-phrase-number = a number from 0 to { $last }
error-phrase-positive = a number from 1 to { $last }
error-phrase-type = a type of card
error-phrase-action-card = an action card
error-phrase-figure-row = it needs 2 whole numbers from 0 to { $most }
error-phrase-figure-points = it needs a whole number from 0 to { $most }
error-phrase-figure-discs = it needs 6 whole numbers from 1 to { $most }, one of them { $swapped }
error-phrase-figure-two = it needs 2 different types with whole numbers from 1 to { $most }
error-phrase-figure-copies = it needs a whole number from 1 to { $most }
error-phrase-figure-together = all copies together must be { $most }
error-phrase-card = a card
error-phrase-board = a board
error-phrase-side = day or night
error-phrase-wonder = a wonder
error-phrase-token = a progress token
error-phrase-token-or-wonder = a token or wonder
error-phrase-no-file = no such file or directory
error-phrase-no-permission = permission denied
error-phrase-directory = is a directory
error-phrase-empty = the file is empty
error-phrase-after-end = there is a line after the end
error-phrase-no-json = the first line is not JSON
error-phrase-no-header = the first line has no “wondertable”
error-phrase-no-digest = the line has no digest
error-phrase-too-far-back = more moves shall stand than there are
error-phrase-no-way-back = No decision that can be taken back began at ply { $ply } after { $moves } moves.
error-phrase-rules = the rules of { $game }
error-phrase-format = the record format
error-phrase-no-end = no end
error-phrase-seed-digits = the seed is not written in hexadecimal digits
error-phrase-seed-digest = the seed does not have the digest of the first line
error-phrase-seed-deal = “{ $found }” was dealt where the seed says “{ $fixed }”

## Reviews

error-review-not-over = { $file } is no game that was played to a result; a review begins after the end.
error-review-onlooker = { $file } is what an onlooker saw; take the whole record, or that of a seat.
error-review-not-seen = { $file } shows the side of seat { $known } only, so seat { $seat } cannot be reviewed.
error-review-damaged = { $file }, line { $line }: this is not a review of Wondertable ({ $why }).
error-review-other = { $file } is a review of another game or by other weights ({ $found }, not { $wanted }).
error-phrase-review-cut-off = its end is missing
error-phrase-review-format = another version of the format
error-puzzles-damaged = { $file }, line { $line }: these are not puzzles of Wondertable ({ $why }).
error-puzzles-other = { $file } holds puzzles of another game or by other rules ({ $found }, not { $wanted }).
error-puzzles-old = The puzzles in { $file } were made with weights { $found }, not with { $wanted }; look at them again with --check.
error-phrase-puzzles-elsewhere = its choices lead elsewhere
error-phrase-puzzles-second = another first line
