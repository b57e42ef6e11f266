### Moments: short scenes above the table, on the pages of all games. $age is a name such as "Age II".

moment-skip = Skip
moment-again = See the end again
moment-age = { $age } begins
moment-age-over = { $age } is over
moment-against = against
moment-counting = Counting the points
moment-strongest = Nobody beat you here: { $category }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

page-moments = Scenes: war, wonders, victory
page-volume = Volume
