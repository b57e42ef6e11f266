### `wondertable review`: esélyek lépésről lépésre, szerencse és hibák.

cli-review-heading = { $game }: { $players }
cli-review-curve = Az esélyek: { $player }
cli-review-term = Miből lett az eredmény
cli-review-start = egyenlő rész
cli-review-luck = szerencse
cli-review-errors = saját hibák
cli-review-gifts = a másik fél hibái
cli-review-second = amit az elemző nem látott előre
cli-review-others = a többiek, és ami kézbe került
cli-review-given-up = feladás
cli-review-result = eredmény
cli-review-vague = A tagok összege az eredmény. Egyetlen játszma keveset mond a tudásról: a szerencse és az előre nem látott rész akkora, mint a hibák.
cli-review-turns = Ahol a játszma megfordult
cli-review-marks = Hibás döntések
cli-review-no-marks = A keresés nem talált 5 pontos vagy nagyobb hibát.
cli-review-lucky = { $ply }. Szerencse ({ $player }): { $points } pont
cli-review-mistake = { $ply }. { $player } { $mark } { $choice } (kb. { $points } pont)
cli-review-missed = { $ply }. { $player } { $mark } { $choice } (elszalasztott biztos győzelem; kb. { $points } pont)
cli-review-better = Jobb lett volna: { $choice }, { $before } a(z) { $after } helyett
