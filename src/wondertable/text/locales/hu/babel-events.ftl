### The log of Tower of Babel: one message for every deed, with its fields in it. $player is
### the name of a player, $card and $wonder are names too, $cards is a list such as "2 camels".

## Before the first turn, and drawing

babel-event-disc-laid = { $wonder }: korong került rá, ennyi kell hozzá: { $cards }.
babel-event-drew-cards = { $player } ezt húzta: { $cards }.
babel-event-shuffled = A dobópakliból új húzópakli lett ({ $count } lap).

## Turns and offers

babel-event-passed = { $player } passzolt.
babel-event-chose = { $player } építkezni kezdett ({ $wonder }), és ezt kérte hozzá: { $cards }.
babel-event-ready = { $player } letette az ajánlatát.
babel-event-laid-down = { $count ->
    [0] { $player } egy lapot sem tett le.
   *[other] { $player } { $count } lapot tett le képpel lefelé.
}
babel-event-offered = { $trader ->
    [with] { $player } ajánlata: { $cards }, cserekártyával.
   *[without] { $player } ajánlata: { $cards }.
}
babel-event-took-back = { $player } visszavette a nem megfelelő lapokat: { $cards }.
babel-event-failed = { $player } a helyén hagyta a korongot.
babel-event-added = { $player } hozzátette: { $cards }.
babel-event-put-pieces = { $player } { $units } épületelemet tett fel ({ $wonder }).
babel-event-took-disc = { $player } elvette a korongot ({ $wonder }: { $cards }).
babel-event-refused-offers = Pontok az el nem fogadott ajánlatokért: { $scores }.

## Wonders

babel-event-finished = { $wonder } elkészült; az értéktáblázat { $row }. sora szerint értékeljük.
babel-event-scored-wonder = Pontok ezért a csodáért ({ $wonder }): { $scores }.

## Action cards

babel-event-gained-action = { $player } akciókártyát húzott.
babel-event-drew-action = { $player } új akciókártyája: { $card }.
babel-event-played = { $player } akciókártyát játszott ki: { $card }.
babel-event-swapped = { $player } kicserélte: { $cards }.
babel-event-showed-action = { $player } megmutatta az akciókártyáját: { $card }.

## The end

babel-event-ended = { $ending ->
    [exhausted] Elfogyott egy korongtípus: vége a játéknak.
   *[idle] Egy teljes kör alatt senki sem húzott lapot, és senki sem vett el korongot: vége a játéknak.
}
babel-event-scored-rest = Pontok a befejezetlen csodáért ({ $wonder }): { $scores }.
babel-event-disc-bonus = Korongbónusz: { $scores }.
babel-event-card-points = Pontok az akciókártyákért: { $scores }.
babel-event-won = { $winners ->
    [one] { $player } megnyerte a játszmát.
   *[other] { $player } az egyik a { $winners } győztes közül.
}

## Parts of the sentences above

babel-log-score = { $player } { $points }
