### What every table says around its game: places at the end, seats that the computer plays for somebody,
### whose turn it is at a shared screen, clocks, talk. $name and $names are names, $bot is the name of a bot.

## Places at the end

page-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-places = Place
page-your-place = You are { page-place } of { $count }.
page-your-team-place = Your team is { page-place } of { $count }.

## Seats that the computer plays for somebody

page-plays-for-you = { $bot } plays for you
page-laid-for-you = { $bot } chose this for you
web-plays-for-you = { $bot } is playing for you.
web-plays-for = { $bot } is playing for { $name }.
web-take-seat-back = Take my seat back

## One screen for several people

web-shared-turn = It is { $name }’s turn: the table lies on { $name }’s side now.

## Looking on, and other ends of a game

web-look-on = You are looking on. Hands and other secrets stay hidden.
web-what-if = What if? This game goes on from move { $ply } of an earlier one.
web-what-if-back = To the earlier game

## Clocks

page-clock-hurry = hurry!
page-clock-low = { $then ->
    [lose] Your time is running out. When it is up, you lose the game.
    [bot] Your time is running out. When it is up, the computer plays on for you.
   *[random] Your time is running out. When it is up, a move is drawn by lot.
}

## Talk

page-talk-new = New message from your partner
