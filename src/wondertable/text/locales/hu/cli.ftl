### What the command line says. Words of the notation, and the words help, list, log, back and quit,
### are typed as they are here in every language. $seed, $digest and $ratio are text, counts are
### numbers, and $ending is military, science or civilian.
###
### Playing      cli-welcome game opponents   cli-seat-first   cli-seat-second   cli-seed-digest digest
###              cli-leave   cli-ask-help   cli-prompt   cli-your-turn   cli-choices count
###              cli-choice number action   cli-thinking player   cli-no-such-number number count
###              cli-goodbye   cli-saved file   cli-saved-unfinished file   cli-seed seed
### Help         cli-help-heading, and one line each: cli-help-number -build -discard -wonder -draft
###              -take -destroy -rebuild -start -list -log -help -quit; cli-help-ids
### Headings     cli-heading-you -opponent -age -coins -structure -face-down -guild-back -wonders
###              -built -unbuilt -removed -board-tokens -tokens -discard -military -symbols -shields
###              -points -total -log -turn -city -cards -production -price -choices -draft -result
###              cli-nothing   cli-face-down   cli-guild-back   cli-covered   cli-wonder-built wonder
###              cli-wonder-unbuilt wonder price   cli-wonder-removed wonder   cli-free   cli-by-chain
###              cli-pawn-middle   cli-pawn-towards player steps left
### In brief     cli-brief-points count   -fixed-price resources   -coins-per each kind   -points-per each
###              kind   -play-again   -opponent-loses count; cli-chain   cli-heading-unit-prices
### Wrong use    cli-error-command word known   -extra words command   -option option
###              -system file why
### Result       cli-result-won ending   cli-result-lost ending   cli-result-shared
###              cli-result-winner player ending   cli-result-score player points
### Replaying    cli-replay-heading game players   cli-replay-step ply plies   cli-replay-keys
###              cli-replay-end   cli-replay-unfinished   cli-actor-chance
### Verifying    cli-verify-finished file plies   cli-verify-unfinished file plies
###              cli-verify-seed   cli-verify-no-seed   cli-verify-view number
### Simulating   cli-simulate-heading game games seed   cli-simulate-figure -mean -error (headings)
###              cli-simulate-decisions -legal -first-seat -military -science -points -coins -wonders
### Measuring    cli-bench-heading   cli-bench-case -mode -games -ratio -clone -bytes (headings)
###              cli-bench-compiled -plain -list -fast   cli-bench-ratio-value ratio
###              cli-bench-no-compiled   cli-bench-against file
### The box      cli-cards-heading game   cli-cards-id -name -age -color -cost -chain-gives -chain-from
###              -effect (headings)   cli-cards-cards -wonders -tokens (titles of the tables)

## Playing

cli-welcome = Üdv az asztalnál! A játék: { $game }, az ellenfeled: { $opponents }.
cli-seat-first = Te kezdesz.
cli-seat-second = Az ellenfeled kezd.
cli-seed-digest = A leosztás már eldőlt; kezdőértékének ellenőrző összege: { $digest }
cli-leave = Kilépéshez írd be, hogy „quit”, vagy nyomd meg a Ctrl+D billentyűket; a játszma felvétele megmarad.
cli-ask-help = Ha tudni szeretnéd, mit tehetsz, írd be, hogy „help”.
cli-prompt = A választásod
cli-no-such-number = Nincs { $number } számú lehetőség; a legnagyobb sorszám: { $count }.
cli-goodbye = Viszlát az asztalnál!
cli-saved = A játszma felvétele ide került: { $file }
cli-saved-unfinished = A játszma félbemaradt; a felvétele ide került: { $file }
cli-seed = A leosztás kezdőértéke ez volt: { $seed }

## Help: each line begins with an example that can be typed

cli-help-heading = Ezeket írhatod be
cli-help-number = 3 – a lista 3. lehetőségét választod
cli-help-build = build baths – kifizetsz egy hozzáférhető kártyát, és megépíted a városodban
cli-help-discard = discard altar – eldobsz egy hozzáférhető kártyát érmékért cserébe
cli-help-wonder = wonder sphinx with tavern – kifizeted és megépíted az egyik csodádat egy hozzáférhető kártyával
cli-help-draft = draft sphinx – elveszel egyet a kirakott csodák közül
cli-help-take = take law – elveszel egy fejlődéskorongot
cli-help-destroy = destroy glassworks – az ellenfeled egyik kártyája a dobópakliba kerül
cli-help-rebuild = rebuild altar – ingyen megépítesz egy kártyát a dobópakliból
cli-help-start = start 0 – eldöntöd, ki kezdje a kort: 0 az első helyen ülő játékos, 1 a másik
cli-help-list = list – mindent felsorol, amit most tehetsz
cli-help-log = log – megmutatja, mi történt eddig
cli-help-help = help – ezeket a sorokat mutatja
cli-help-quit = quit – kilépsz; a játszma felvétele megmarad
cli-help-ids = A kártyákat, csodákat és korongokat a nevük mellett zárójelben álló szóval nevezd meg.

## Headings and short words

cli-heading-you = Te
cli-heading-board-tokens = Fejlődéskorongok a táblán
cli-heading-tokens = Fejlődéskorongok
cli-heading-discard = Dobópakli
cli-heading-symbols = Tudományos jelképek
cli-heading-points = Pontok
cli-heading-total = Összesen
cli-heading-production = Termelés
cli-heading-price = Ár
cli-heading-unit-prices = Vételárak
cli-heading-draft = Választható csodák
cli-heading-result = Eredmény

cli-nothing = nincs
cli-free = ingyenes
cli-chain = láncolat
cli-wonder-built = { $wonder } (megépült)
cli-wonder-removed = { $wonder } (kikerült a játékból)
cli-pawn-middle = A konfliktusjelző középen áll.
# $player is the one whose capital is in danger; $left is what is missing to reach it.
cli-pawn-towards = A konfliktusjelző { $player } térfelén áll, { $steps } mezőre a középtől; még { $left } lépés, és elesik a főváros.

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-points = { $count } pont
cli-brief-fixed-price = { $resources }: 1 érme
cli-brief-coins-per = { $each } érme / { cli-brief-kind }
cli-brief-points-per = { $each } pont / { cli-brief-kind }
cli-brief-play-again = újra te jössz
cli-brief-opponent-loses = ellenfél: −{ $count } érme
cli-brief-kind = { $kind ->
    [brown_card] barna kártya
    [grey_card] szürke kártya
    [brown_or_grey_card] barna és szürke kártya
    [red_card] piros kártya
    [green_card] zöld kártya
    [blue_card] kék kártya
    [yellow_card] sárga kártya
    [wonder] csoda
    [three_coins] 3 érme
   *[own_progress_token] fejlődéskorong
}

## Result

cli-result-won = { $ending ->
    [exhausted] Nyertél: neked van a legtöbb pontod.
    [idle] Nyertél: neked van a legtöbb pontod.
    [points] Nyertél: a te városod éri a legtöbbet.
    [military] Győztél: a sereged elérte az ellenfeled fővárosát.
    [science] Győztél: hat különböző tudományos jelképet gyűjtöttél össze.
   *[civilian] Győztél: a te városod ér többet.
}
cli-result-lost = { $ending ->
    [exhausted] Vesztettél: valakinek több pontja van.
    [idle] Vesztettél: valakinek több pontja van.
    [points] Vesztettél: egy másik város többet ér.
    [military] Vesztettél: az ellenfeled serege elérte a fővárosodat.
    [science] Vesztettél: az ellenfeled hat különböző tudományos jelképet gyűjtött össze.
   *[civilian] Vesztettél: az ellenfeled városa ér többet.
}
cli-result-shared = Osztoztok a győzelmen: pontban és kék kártyákban is egyformán álltok.
cli-result-winner = { $ending ->
    [exhausted] { $player } nyert, pontokkal.
    [idle] { $player } nyert, pontokkal.
    [points] { $player } nyert, pontokkal.
    [military] { $player } katonai fölénnyel győzött.
    [science] { $player } tudományos fölénnyel győzött.
   *[civilian] { $player } polgári győzelmet aratott.
}

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

## Simulating

cli-simulate-heading = { $game }: { $games } véletlen játszma, kezdőérték: { $seed }
cli-simulate-figure = Mutató
cli-simulate-mean = Átlag
cli-simulate-error = Standard hiba
cli-simulate-decisions = Döntések egy játszmában
cli-simulate-legal = Lehetőségek egy döntésnél
cli-simulate-first-seat = A kezdőjátékos győzelmei
cli-simulate-military = Katonai győzelmek
cli-simulate-science = Tudományos győzelmek
cli-simulate-points = Egy város pontjai
cli-simulate-coins = Egy város érméi a játék végén
cli-simulate-wonders = Megépült csodák egy játszmában

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
cli-cards-wonders = Csodák
cli-cards-tokens = Fejlődéskorongok
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
cli-error-extra = Fölösleges a parancs ({ $command }) után: „{ $words }”.
cli-error-option = „{ $option }”: a beállítást kulcs=érték alakban kell megadni.
cli-error-system = { $file }: { $why }.
