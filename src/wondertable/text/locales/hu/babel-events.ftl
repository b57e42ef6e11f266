### The log of Tower of Babel: one message for every event, with the event's fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = { $wonder }: korong kerül rá, ennyi kell hozzá: { $cards }.
babel-event-drew = { $player } húz: { $card }.
babel-event-shuffled = A dobópakliból új húzópakli lesz ({ $count } lap).

## Turns and offers

babel-event-passed = { $player } passzol.
babel-event-chose = { $player } építeni akar ({ $wonder }): { $cards }.
babel-event-ready = { $player } letette az ajánlatát.
babel-event-laid-down = { $count ->
    [0] { $player } egy lapot sem tesz le.
   *[other] { $player } { $count } lapot tesz le képpel lefelé.
}
babel-event-offered = { $trader ->
    [with] { $player } ajánlata: { $cards }, cserekártyával.
   *[without] { $player } ajánlata: { $cards }.
}
babel-event-took-back = { $player } visszaveszi a nem megfelelő lapokat: { $cards }.
babel-event-failed = { $player } a helyén hagyja a korongot.
babel-event-added = { $player } hozzátesz: { $cards }.
babel-event-put-pieces = { $player } { $units } épületelemet tesz fel ({ $wonder }).
babel-event-took-disc = { $player } elveszi a korongot ({ $wonder }): { $cards }.
babel-event-refused = { $player } { $points } pontot kap az el nem fogadott ajánlatért.

## Wonders

babel-event-finished = { $wonder } elkészült; az értéktáblázat { $row }. sora szerint értékeljük.
babel-event-scored = { $player } { $points } pontot kap ({ $wonder }).

## Action cards

babel-event-gained-action = { $player } akciókártyát húz.
babel-event-drew-action = { $player } akciókártyája: { $card }.
babel-event-played = { $player } kijátssza az akciókártyát: { $card }.
babel-event-swapped = { $player } kicseréli: { $cards }.
babel-event-showed-action = { $player } megmutatja az akciókártyáját: { $card }.

## The end

babel-event-ended = { $ending ->
    [exhausted] Elfogyott egy korongtípus: vége a játéknak.
   *[idle] Egy teljes kör alatt senki sem húzott lapot, és senki sem vett el korongot: vége a játéknak.
}
babel-event-scored-unfinished = { $player } { $points } pontot kap egy befejezetlen csodáért ({ $wonder }).
babel-event-scored-discs = { $player } korongbónusza: { $points } pont.
babel-event-scored-cards = { $player } { $points } pontot kap az akciókártyáiért.
babel-event-won = { $winners ->
    [one] { $player } megnyeri a játszmát.
   *[other] { $player } osztozik a győzelmen ({ $winners } győztes).
}

## Parts of the sentences above

babel-log-points = { $points } pont
