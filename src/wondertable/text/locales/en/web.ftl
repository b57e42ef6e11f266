### What the lobby, the pages around a table and the server say. $name and $names are names of
### people or bots, $game is the name of a game, $file, $setting and $field are shown as they are.

## Languages: each in its own words

web-language = Language
web-language-en = English
web-language-hu = Magyar
web-language-de = Deutsch

## The lobby

web-lobby-heading = Take a seat
web-play-heading = Play
web-play = Play
web-again = Play again as last time
web-first-press = Play your first game
web-your-turn-heading = Your turn
web-running = Running
web-running-about = you wait for others
web-waits-for = waiting for { $names }
web-have-chosen = Chosen already: { $names }.
web-just-begun = The game has just begun.
web-more = More
web-more-of = More: { $title }
web-games-here = The games
web-another = Another game
web-another-about = games, seats, clock
web-join-a-table = Join a table
web-join-about = { $count ->
    [0] by link or code
    [one] { $count } is open; or by link or code
   *[other] { $count } are open; or by link or code
}
web-join-by = Link or code of the table
web-nowhere-now = This is neither a link nor a code of a table.
web-finished-about = { $count }, you won { $won }
web-plan-players = { $count } players
web-plan-friends = { $count ->
    [one] { $count } seat by link
   *[other] { $count } seats by link
}
web-plan-here = at this device: { $names }
web-fill = The computer everywhere else
web-fill-about = it takes every seat left to a friend, and the game begins at once
web-default-name = Guest
web-guest-name = Player { $number }
web-your-name = Your name
web-their-name = Their name
web-opponent = Opponent
web-more-opponents = More opponents
web-play-bot = Play against the computer
web-first-game = My first game
web-first-game-about = an easy start, with short explanations on the way
web-own-table = Or open a table
web-game = Game
web-players = Players
web-quick = Play at once
web-team = Team { $number }
web-at-the-table = At the table
web-seat-number = Seat { $number }
web-seat-me = you, with the name above
web-seat-friend = A friend, by link
web-seat-hot = Somebody at this device
web-seat-by-bot = Computer: { $name }
web-order = Seats
web-order-random = by lot
web-order-given = as listed here
web-options = Options
web-start-how = You get a link for everybody who is still missing.
web-start-table = Open the table
web-open-tables = Open tables
web-finished = Finished games
web-real-table = With the real box
web-join = Join
web-look = Look
web-table-with = { $game } with { $names }
web-table-many = { $game } with { $names } and { $count } others
web-seats-free = { $count ->
    [0] no seat is free
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-is-running = running
web-is-paused = paused
web-is-closed = closed
web-is-damaged = cannot be opened
web-you-won = you won
web-they-won = won by { $names }
web-delete-table = Delete the table
web-delete-of = Delete: { $title }
web-hide-table = Hide from my list
web-hide-of = Hide from my list: { $title }
web-hidden-now = “{ $title }” is hidden from your list. The table itself is as it was.
web-hidden-undo = Undo
web-hidden-tables = Hidden tables
web-hidden-about = Only you do not see them in your list. Delete those that nobody else sits at, if you want them gone.
web-unhide = Bring back
web-unhide-of = Bring back: { $title }
web-deleted-now = The table was deleted.
web-gone-now = The table that you looked at was deleted by its host.

## Settings of a table

web-clock = Clock
web-clock-none = no clock
web-clock-move-1 = 1 minute a move
web-clock-move-3 = 3 minutes a move
web-clock-move-day = 1 day a move
web-clock-move-days = 3 days a move
web-clock-game-10 = 10 minutes each, 10 seconds more a move
web-clock-game-20 = 20 minutes each, 20 seconds more a move
web-clock-game-60 = 1 hour each
web-at-end = When time is up
web-at-end-lose = the game is lost
web-at-end-bot = the computer takes over
web-at-end-random = a random move is made
web-running-score = Running score
web-running-score-about = points are shown during the game
web-explain = Explanations
web-explain-about = short hints on what to do
web-memory = Memory
web-memory-about = the page remembers which cards you have seen in which hand
web-team-talk = Team talk
web-team-talk-about = partners can write to each other in private
web-talk = Talk
web-talk-about = people at the table can write to each other, for all to read
web-talk-usual = yes, except in rated games
web-talk-on = yes
web-talk-off = no
web-public = In the library
web-public-about = once it is over, everybody can find the game, look back at it and take its record along
web-hints = Hints
web-hints-about = whoever is to play may ask the computer for its best choices
web-hints-alone = if only the computer plays against me
web-hints-on = for everybody
web-hints-off = for nobody
web-hints-allow = Allow hints
web-hints-forbid = Play without hints
web-spectators = Spectators
web-spectators-about = whoever has the link may look on
web-rated = Rated
web-rated-about = counts for ratings: no hints, no undoing; it is played to its end or given up
web-listed = Open to all
web-listed-about = the table is listed on this server

## Bots

web-bot-random = Random
web-bot-random-about = makes any legal move
web-bot-greedy = Greedy
web-bot-greedy-about = takes what promises most right now
web-bot-novice = Novice
web-bot-novice-about = makes plausible moves and misses much
web-bot-citizen = Citizen
web-bot-citizen-about = plays soundly and looks a little ahead
web-bot-senator = Senator
web-bot-senator-about = plays well; good players lose to it
web-bot-oracle = Oracle
web-bot-oracle-about = the strongest; thinks for about a second
web-bot-friend = Friend
web-bot-friend-about = keeps the game even, whoever you are
web-bot-rollout = Gambler
web-bot-rollout-about = plays games out in its head; has learnt nothing

## As an app, and as a link

web-preview-about = { $games } in the browser: with friends by link, or against the computer. No account.
web-preview-join = { $game }: there is a seat for you
web-preview-game = A game of { $game }
web-offline = No connection
web-offline-safe = Your games are safe on the server. The score pad works without a connection.
web-offline-again = Try again

## Waiting for people

web-waiting-title = Waiting · { $game }
web-invite-heading = { $game }: waiting for the others
web-invite-link = Invitation link
web-invite-how = Send this link, or let it be scanned. Nobody needs an account.
web-invite-local = Only this computer can open this address. To play with others, start the server with --host 0.0.0.0 (make play HOST=0.0.0.0).
web-qr = QR code of the link
web-copy = Copy
web-copied = Copied
web-open-seat = Free seat
web-seat-anyone = anyone with the link
web-seat-kept = kept for this person
web-seat-closed = not used
web-seat-bot = computer
web-seat-you = you
web-seat-person = is here
web-seat-here = online
web-seat-away = away
web-seat-handed = played by { $bot } for now
web-choose-bot = Which computer player
web-seat-bot-in = Seat the computer
web-seat-close = Do without
web-seat-open = Free the seat
web-seat-leave = Leave
web-join-title = Join · { $game }
web-join-heading = { $game }: take a seat
web-join-full = All seats are taken.
web-choose-seat = Seat
web-sit-down = Sit down
web-invited-by = { $name } invites you to play.
web-you-get = You get seat { $number }.
web-you-get-with = You get seat { $number }; your partner is { $names }.
web-terms = What is agreed
web-yes = yes
web-no = no

## At a table

web-personal-link = Move my seat to another device
web-copy-spectate = Copy the link for spectators
web-look-back = Look back at the game
web-download-record = Download the record
web-hand-over = Let the computer play
web-hand-back = Give the seat back
web-trouble = The server cannot save the next move just now. It keeps trying; nothing is lost.
web-away = { $count ->
    [one] { $names } is away at the moment.
   *[other] { $names } are away at the moment.
}
web-pause = Pause
web-resume = Go on
web-end-table = End the game for all
web-resign = Resign
web-rematch = Play again
web-rematch-join = Join the next game
web-rematch-watch = Watch the next game
web-to-lobby = To the lobby
web-back-to-table = Back to the table
web-closed-before = The host closed this table before the game began.
web-note-bot-failed = The computer could not find a move for { $name }; one was drawn by lot.
web-note-bot-slow = The computer thought too long for { $name }; a move was drawn by lot.
web-note-time = Time is up for { $name }; a move was drawn by lot.

## Asking first

web-ask-no-table = No, back to the table
web-ask-no-lobby = No, keep it
web-ask-resign = Resign?
web-ask-resign-lost = The game ends at once and { $winner } wins.
web-ask-resign-played = { $bot } plays on in your place; the others go on with their game.
web-ask-resign-back = You can take your seat back from the menu as long as the game lasts.
web-ask-resign-yes = Resign
web-ask-close = End the game for all?
web-ask-close-all = The game ends without a winner for everybody: { $names }.
web-ask-close-alone = The game ends without a winner.
web-ask-close-told = The others are told on their pages that you ended it.
web-ask-close-kept = What was played can still be looked at, but nobody can go on with it.
web-ask-close-yes = End the game for all
web-ask-shut = Close the table?
web-ask-shut-all = The game does not begin, and nobody can sit down here any more.
web-ask-shut-told = { $names } will be told.
web-ask-shut-yes = Close the table
web-ask-leave = Leave the table?
web-ask-leave-free = Your seat becomes free for anybody who has the link.
web-ask-leave-back = You can sit down again with the same link, as long as a seat is free.
web-ask-leave-yes = Leave the table
web-ask-delete = Delete the table?
web-ask-delete-gone = “{ $title }” is gone for good, with all its moves and its record.
web-ask-delete-running = The game is not over yet.
web-ask-delete-hide = If it is only in your way, hide it from your list instead.
web-ask-delete-yes = Delete for good
web-ask-box = Delete this game?
web-ask-box-gone = “{ $title }” is gone for good, with all that you wrote down.
web-ask-cannot-undo = This cannot be undone.

## One screen for two

web-curtain-title = Pass the device to { $name }
web-curtain-why = What follows is for these eyes only.
web-curtain-lift = I am { $name }
web-curtain-take-back = { $name } takes the choice back

## Personal links

web-link-heading = The seat of { $name } on another device
web-link-how = Open this link on the other device. The seat moves there; earlier links no longer work.
web-link-label = Personal link
web-link-secret = Whoever has this link can play for you: keep it to yourself.
web-move-heading = Go on as { $name }
web-move-how = This is a personal link to a game of { $game }. If you go on here, the seat leaves the other device.
web-move-here = Go on here

## Looking back

web-replay-title = Move { $ply } of { $last } · { $game }
web-replay-heading = Looking back: { $game }
web-replay-steps = Steps through the game
web-replay-first = To the start
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the latest move
web-replay-scrub = Move
web-replay-go = Go
web-replay-at = Move { $ply } of { $last }
web-replay-start = Before the first move.
web-replay-against = Against
web-replay-play-on = Play on from here
web-replay-share = Copy a link to this move

## Reporting an error in the rules

web-report = Report a rules error
web-report-what = What happened, and what should have happened?
web-report-how = Saved on this server together with what you may know of the game. Nothing is sent anywhere.
web-report-save = Save the report
web-reported-heading = Thank you, the report is saved
web-reported-where = It lies on the server as { $file }. Whoever runs the server can pass it on; you can do so yourself.
web-reported-what = { $whole ->
    [yes] It contains your words and the whole record of the game.
   *[no] It contains your words and the game as your seat knows it. The whole record can be had after the end.
}
web-reported-download = Download the report

## When something cannot be done

web-status-403 = Not allowed
web-status-404 = Not found
web-status-405 = Not like this
web-status-409 = Not now
web-status-413 = Too much
web-status-422 = That does not work
web-status-429 = Too often
web-status-500 = Our mistake
web-status-503 = Not at the moment
web-status-507 = No room left
web-status-other = That did not work
web-status-reason = { $status ->
    [404] There is no such page here.
    [405] The page cannot be asked for in this way.
    [500] Something went wrong on the server. It was written down; the game is safe.
   *[other] The server could not make sense of the request.
}
web-refused-csrf = This form is out of date, or the browser does not keep cookies. Please go back, load the page again and try once more.
web-refused-origin = This form was sent from another site.
web-refused-long = { $field } is too long; at most { $longest } characters.
web-refused-large = That is more than the server takes.
web-refused-number = { $field } is not a whole number.
web-refused-choice = { $field } has a value that cannot be chosen.
web-refused-often = { $seconds ->
    [one] That was too much at once. Please wait for { $seconds } second.
   *[other] That was too much at once. Please wait for { $seconds } seconds.
}
web-refused-spectators = This table is only for those who play at it.
web-refused-curtain = The device has to be passed on first.
web-refused-again = There is no last game on this device that could be played again.
web-refused-talk = Nobody is there to whom you could speak in private.
web-refused-secret = This personal link does not open a seat here; perhaps a newer one was made.
web-refused-ply = The game has no move { $ply }.
web-refused-unsaved = The report could not be saved. Please tell whoever runs this server.
web-refused-reports = The folder for reports is full. Please tell whoever runs this server.

## Settings of the server

web-games-unfinished = The pages cannot show { $games } yet. docs/adding-a-game.md tells how a game is added; until it is done, take its folder out of web/games. Under src/wondertable this is missing: { $parts }
web-settings-unreadable = { $file } cannot be read: { $why }.
web-settings-no-toml = { $file } is not a TOML file: { $why }.
web-settings-unknown = There is no setting { $setting }; the settings are: { $known }.
web-settings-short-key = The key in { $file } is too short; delete the file, and a new one is made.
web-settings-push-key = { $file } holds no key for push messages; delete the file, and a new one is made.
web-settings-bad = { $needs ->
    [port] The setting { $setting } cannot be “{ $value }”: it must be a port from 0 to 65535.
    [key] The setting { $setting } is too short: it must have at least 16 characters.
    [positive] The setting { $setting } cannot be “{ $value }”: it must be greater than 0.
    [pace] The setting { $setting } cannot be “{ $value }”: it must be from 0 to 60 seconds.
    [place] The setting { $setting } cannot be “{ $value }”: it must be a host and a port such as 127.0.0.1:9464.
    [url] The setting { $setting } cannot be “{ $value }”: it must be an address such as https://example.org/wonders.
    [bot-name] The setting { $setting } cannot have the name “{ $value }”: it must be of small letters, digits and hyphens, and not be a bot of ours.
    [bot-command] The setting { $setting } cannot be “{ $value }”: it must be a command such as “python3 bot.py” or “100ms:python3 bot.py”.
    [bot-budget] The setting { $setting } cannot be “{ $value }”: its budget in time must stay at least 3 s below bot_seconds.
    [push-key] The setting { $setting } is no key for push messages; leave it out, and one is made.
    [smtp] The setting { $setting } cannot be read: it must be a server such as smtp://name:password@mail.example.org or smtps://mail.example.org.
    [mail] The setting { $setting } cannot be “{ $value }”: for mail it must be an address such as tables@example.org.
    [mail-url] The setting { $setting } cannot be “{ $value }”: for mail it must say how others reach the server, for the links in letters.
   *[type] The setting { $setting } cannot be “{ $value }”: this is another kind of value.
}
web-serve-at = The tables are at { $url }
web-serve-next = Port { $wanted } is in use, so port { $port } is taken.
web-serve-others = Others in your network open { $url }
web-serve-stop = Ctrl+C stops the server; everything is saved.
web-serve-process = The processes that serve cannot start: { $why }
web-serve-port = Port { $port } of { $host } cannot be used: { $why }. Another one can be chosen with --port.

## Practice

# $text is a sentence of the log.
web-practice = Practice
web-practice-about = Choices can be undone here. The cards lie where they lay, so what you have seen comes again, and such a game is never rated. If other people sit at the table, all of them have to agree. The key U goes to the button.
web-practice-quick = choices can be undone as far back as you like; never rated
web-practice-table = choices can be undone if everybody agrees; no clock, never rated
web-undo = Undo my last choice
web-undo-ask = Ask to undo my last choice
web-undo-short = Undo
web-undo-ask-short = Ask to undo
web-undo-further = Further back
web-undo-any = Look back and choose
web-undo-decision = Decision { $ply }
web-undo-asked = { $name } would like to undo all from here on: { $text }
web-undo-waiting = Still to answer: { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Never mind
web-undo-here = Undo back to here
web-went-back = The game went back to here, decision { $ply }; what followed was undone.
