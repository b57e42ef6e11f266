### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers.

## Playing

cli-welcome = Üdv az asztalnál! A játék: { $game }, az ellenfeled: { $opponents }.
cli-seat-first = Te kezdesz.
cli-seat-second = Az ellenfeled kezd.
cli-seed-digest = A leosztás már eldőlt; kezdőértékének ellenőrző összege: { $digest }
cli-leave = Kilépéshez írd be, hogy „quit”, vagy nyomd meg a Ctrl+D billentyűket; a játszma felvétele megmarad.
cli-ask-help = Ha tudni szeretnéd, mit tehetsz, írd be, hogy „help”.
cli-prompt = A választásod
cli-undone = { $count ->
    [one] Visszavontad az utolsó döntésedet: ez mostantól gyakorlás.
   *[other] Visszavontad az utolsó { $count } döntésedet: ez mostantól gyakorlás.
}
cli-undo-nothing = Még nem döntöttél semmiről, amit vissza lehetne vonni.
cli-undo-too-many = { $count ->
    [one] Eddig egy döntést hoztál.
   *[other] Eddig { $count } döntést hoztál.
}
cli-no-such-number = Nincs { $number } számú lehetőség; a legnagyobb sorszám: { $count }.
cli-goodbye = Viszlát az asztalnál!
cli-saved = A játszma felvétele ide került: { $file }
cli-saved-unfinished = A játszma félbemaradt; a felvétele ide került: { $file }
cli-seed = A leosztás kezdőértéke ez volt: { $seed }

## Help: each line begins with an example that can be typed

cli-help-heading = Ezeket írhatod be
cli-help-number = 3 – a lista 3. lehetőségét választod
cli-help-list = list – mindent felsorol, amit most tehetsz
cli-help-log = log – megmutatja, mi történt eddig
cli-help-undo = undo, undo 3 – visszavonja az utolsó döntésedet, vagy ennyit; ugyanazok a lapok jönnek újra
cli-help-help = help – ezeket a sorokat mutatja
cli-help-quit = quit – kilépsz; a játszma felvétele megmarad
cli-help-ids = A kártyákat, csodákat és korongokat a nevük mellett zárójelben álló szóval nevezd meg.

## Headings and short words

cli-heading-you = Te
cli-heading-discard = Dobópakli
cli-heading-points = Pontok
cli-heading-total = Összesen
cli-heading-result = Eredmény

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count } pont

## Result

cli-result-won = Nyertél.
cli-result-lost = Vesztettél.
cli-result-shared = Osztozol a győzelmen.
cli-result-winner = { $player } nyert.

## Replaying

cli-replay-heading = { $game }: { $players }
cli-replay-unfinished = Itt véget ér a felvétel; a játszma félbemaradt.

## Verifying

cli-verify-finished = { $file }: rendben. Befejezett játszma { $plies } döntéssel, és az eredménye is helyes.
cli-verify-unfinished = { $file }: rendben. Félbemaradt játszma, eddig { $plies } döntéssel.
cli-verify-seed = A kezdőérték megfelel az ellenőrző összegnek, és minden kártya úgy jött, ahogy megszabta: senki sem cinkelte meg a paklit.
cli-verify-no-seed = A felvételben nincs kezdőérték, ezért a leosztás nem ellenőrizhető.
# $number counts from 1.
cli-verify-view = A felvételben csak az áll, amit { $number }. számú játékosként tudni lehet.
cli-verify-back = { $count ->
    [one] Egyszer visszavontak valamit; az utolsó ág látható.
   *[other] { $count } alkalommal visszavontak valamit; az utolsó ág látható.
}

## Simulating

cli-simulate-heading = { $game }: { $games } véletlen játszma, kezdőérték: { $seed }
cli-simulate-figure = Mutató
cli-simulate-mean = Átlag
cli-simulate-error = Standard hiba
cli-simulate-decisions = Döntések egy játszmában
cli-simulate-legal = Lehetőségek egy döntésnél
cli-simulate-first-seat = A kezdőjátékos győzelmei
cli-simulate-points = Egy város pontjai
cli-simulate-coins = Egy város érméi a játék végén

## Measuring

cli-bench-heading = A motor sebessége egy magon, 5 futás mediánja
cli-bench-case = Játék
cli-bench-games = Játszma másodpercenként
cli-bench-clone = Állás másolása (ns)
cli-bench-bytes = Állás mérete (bájt)
cli-bench-compiled = lefordított
cli-bench-plain = értelmezett
cli-bench-list = minden lépés felsorolásával
cli-bench-fast = gyors lejátszás
cli-bench-ratio-value = { $ratio }×
cli-bench-no-compiled = A motor itt nincs lefordítva; a README leírja, hogyan lehet.
cli-bench-against = Összehasonlítva ezzel: { $file }

## The box

cli-cards-heading = { $game }: a doboz tartalma
cli-cards-cards = Kártyák
cli-cards-id = Azonosító
cli-cards-name = Név
cli-cards-age = Kor
cli-cards-color = Szín
cli-cards-cost = Költség
cli-cards-chain-gives = Láncolatjele
cli-cards-chain-from = Ingyenes ezzel
cli-cards-effect = Hatás

## Wrong use

cli-error-command = „{ $word }” nem parancs; ezek vannak: { $known }.
cli-error-server = A böngészős asztalokhoz a „server” kiegészítő kell, és hiányzik ez a csomag: { $package }; futtasd a klónban: pip install ".[server]", vagy: make play.
cli-error-extra = Fölösleges a parancs ({ $command }) után: „{ $words }”.
cli-error-option = „{ $option }”: a beállítást kulcs=érték alakban kell megadni.
cli-error-system = { $file }: { $why }.
