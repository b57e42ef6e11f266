### Tower of Babel on the command line: help, the table, the box. Words of the notation are typed as
### they are here in every language.

## Help

cli-help-babel-pass = pass – passzolsz, és eggyel több lapot húzol
cli-help-babel-build = build tower_of_babel 5 ship – csodát és rajta korongot választasz
cli-help-babel-offer = offer 2 ship with trader – lapokat teszel le képpel lefelé; így is: offer nothing
cli-help-babel-accept = accept 1 2 with 2 own – elfogadod az 1. és a 2. hely ajánlatát, és 2 saját lapot teszel hozzá; így is: accept nobody with 5 own
cli-help-babel-joker = accept 1 with 1 own joker 2 ship – ugyanez dzsókerrel 2 hajó helyett
cli-help-babel-fail = fail – a helyén hagyod a korongot
cli-help-babel-play = play draw_three – kijátszol egy akciókártyát; a decline nem játszik ki semmit
cli-help-babel-rest = rest – a kör végéig nem játszol ki akciókártyát
cli-help-babel-swap = swap 2 ship 1 camel – lapokat cserélsz ki a kezedből
cli-help-babel-figures = Néhány nyomtatott számra nincs forrás: az értéktáblázat 2–7. sora, a világos sor, a 3, 5, 6 és 7 korongért járó bónusz, a korongok számai, az akciókártyák példányszáma, a korongbónusz-kártya értéke. A „help figures” felsorolja az érvényeseket. A saját dobozod számait a --figures FÁJL kapcsolóval adhatod meg (docs/babel.md).

## The table

cli-babel-active = { $player } köre
cli-babel-asks-for = { $player } építeni szeretne ({ $wonder }), és ezt kéri hozzá: { $cards }.
cli-babel-row = Értéktáblázat, { $row }. sor: { $first } / { $second } / { $others }
cli-babel-rows-gone = Az értéktáblázat elfogyott.
cli-babel-deck = Húzópakli: { $count }
cli-babel-discards = Dobópakli: { $cards }
cli-babel-wonder = Csoda
cli-babel-discs = Korongok
cli-babel-finished = kész
cli-babel-player = Játékos
cli-babel-points = Pont
cli-babel-cards = Lapok
cli-babel-known = Ismert közülük
cli-babel-actions = Akciókártyák
cli-babel-taken = Elvett korongok
cli-babel-offer = Ajánlat
cli-babel-hand = A kezed: { $cards }
cli-babel-own-actions = Akciókártyáid: { $cards }
cli-babel-laid = letéve
cli-babel-backs = { $count } lap, képpel lefelé
cli-babel-with-trader = cserekártyával

## The box

cli-babel-types = Építőkártyák
cli-babel-wonders = Csodák
cli-babel-all-discs = Korongok
cli-babel-two-coloured = Kétszínű korongok
cli-babel-values = Értéktáblázat
cli-babel-bonus = Korongbónusz
cli-babel-unconfirmed = Számok, amelyekre nincs forrás
cli-babel-copies = Példány
cli-babel-asks = Ennyi kell
cli-babel-row-number = Sor
cli-babel-light = világos
cli-babel-first = Első
cli-babel-second = Második
cli-babel-others = Többiek
cli-babel-count = Egyforma korongok
cli-babel-figure = Szám
cli-babel-value = Érték
cli-babel-source = Forrás
cli-babel-replaced = lecserélve
cli-babel-when = Mikor

## Figures of random play

cli-simulate-babel-points = Egy játékos pontjai
cli-simulate-babel-wonders = Elkészült csodák egy játszmában
cli-simulate-babel-discs = Elvett korongok egy játszmában
cli-simulate-babel-refused = Egy játékos pontjai el nem fogadott ajánlatokért

## Mistakes

cli-error-toml = { $file } nem TOML-fájl: { $why }.

## Result. $ending is the reason of an end

cli-result-babel-won = Nyertél: neked van a legtöbb pontod.
cli-result-babel-lost = Vesztettél: valakinek több pontja van.
cli-result-babel-winner = { $player } nyert, pontokkal.
cli-arena-babel-ending = { $ending ->
    [exhausted] elfogyott típus
   *[idle] kör lap és korong nélkül
}
