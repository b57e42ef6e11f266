### What every table says around its game: places at the end, seats that the computer plays for somebody,
### whose turn it is at a shared screen, clocks, talk. $name and $names are names, $bot is the name of a bot.

## Places at the end

page-place = { $rank }.
page-places = Platz
page-your-place = Du bist { $rank }. von { $count }.
page-your-team-place = Euer Team ist { $rank }. von { $count }.

## Seats that the computer plays for somebody

page-plays-for-you = { $bot } spielt für dich
page-laid-for-you = das hat { $bot } für dich gewählt
web-plays-for-you = Gerade spielt { $bot } für dich.
web-plays-for = Gerade spielt { $bot } für { $name }.
web-take-seat-back = Meinen Platz zurückholen

## One screen for several people

web-shared-turn = { $name } ist am Zug: Der Tisch liegt jetzt so, wie { $name } ihn sieht.

## Looking on, and other ends of a game

web-look-on = Du siehst zu. Handkarten und andere Geheimnisse bleiben verborgen.
web-what-if = Was wäre, wenn? Diese Partie geht von Zug { $ply } einer früheren aus weiter.
web-what-if-back = Zur früheren Partie

## Clocks

page-clock-hurry = schnell!
page-clock-low = { $then ->
    [lose] Deine Zeit läuft ab. Ist sie um, hast du die Partie verloren.
    [bot] Deine Zeit läuft ab. Ist sie um, spielt der Computer für dich weiter.
   *[random] Deine Zeit läuft ab. Ist sie um, entscheidet das Los über deinen Zug.
}

## Talk

page-talk-new = Neue Nachricht deines Partners
