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
