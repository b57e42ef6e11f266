### What every table says around its game: places at the end, seats that the computer plays for somebody,
### whose turn it is at a shared screen, clocks, talk. $name and $names are names, $bot is the name of a bot.

## Places at the end

page-place = { $rank }.
page-places = Helyezés
page-your-place = { $count } közül { $rank }. lettél.
page-your-team-place = { $count } csapat közül { $rank }. lett a tiétek.

## Seats that the computer plays for somebody

page-plays-for-you = { $bot } játszik helyetted
page-laid-for-you = ezt { $bot } választotta helyetted
web-plays-for-you = Most { $bot } játszik helyetted.
web-plays-for = { $name } helyett most { $bot } játszik.
web-take-seat-back = Visszaveszem a helyemet

## One screen for several people

web-shared-turn = { $name } következik: az asztal most az ő oldaláról látszik.

## Looking on, and other ends of a game

web-look-on = Nézőként vagy itt. A kézben tartott lapok és más titkok rejtve maradnak.
web-what-if = Mi lett volna, ha? Ez a játszma egy korábbi { $ply }. lépésétől megy tovább.
web-what-if-back = A korábbi játszmához

## Clocks

page-clock-hurry = siess!
page-clock-low = { $then ->
    [lose] Fogy az időd. Ha lejár, elveszíted a játszmát.
    [bot] Fogy az időd. Ha lejár, a gép játszik tovább helyetted.
   *[random] Fogy az időd. Ha lejár, sorsolás dönti el a lépésedet.
}

## Talk

page-talk-new = Új üzenet a társadtól
