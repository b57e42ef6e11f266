### Moments: short scenes above the table, on the pages of all games. $age is a name such as "2. Zeitalter".

moment-skip = Weiter
moment-again = Das Ende noch einmal
moment-age = Das { $age } beginnt
moment-age-over = Das { $age } ist vorbei
moment-against = gegen
moment-counting = Die Punkte werden gezählt
moment-strongest = Hier warst du unschlagbar: { $category }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

page-moments = Szenen: Krieg, Wunder, Sieg
page-volume = Lautstärke
