### What every table says around its game: places at the end, seats that the computer plays for somebody,
### whose turn it is at a shared screen, clocks, talk. $name and $names are names, $bot is the name of a bot.

## Places at the end

page-place = { $rank }.
page-places = Platz
page-your-place = Du bist { $rank }. von { $count }.
page-your-team-place = Euer Team ist { $rank }. von { $count }.
