## Egy befejezett játszma elemzése

review-title = Elemzés · { $game }
review-heading = Elemzés: { $game }
review-open = Elemzés
review-won = { $count ->
    [one] Győztes: { $names }
   *[other] Győztesek: { $names }
}
review-moves-count = { $count } lépés
review-learn = Tanulj a hibákból ({ $count })
review-progress = Hol tart az elemzés
review-thinking = A gép újra megnéz minden lépést. Itt az látszik, amit eddig talált.
review-done-of = { $done } / { $of }
review-failed = Az elemzés megakadt.
review-look-again = Megnézem újra
review-chances = Mindenki győzelmi esélye
review-chance-yours = A te győzelmi esélyed
review-chance-of = { $name } győzelmi esélye
review-decision = döntés
review-luck = szerencse
review-luck-label = szerencse { $points }
review-steps = Lépések az elemzésben
review-turn = fordulópont
review-turn-back = Előző fordulópont
review-turn-on = Következő fordulópont
review-at = { $ply }. lépés, összesen { $last }
review-curve-said = { $count ->
    [0] Az esélyek görbéje
   *[other] Az esélyek görbéje, { $count } fordulóponttal
}
review-as-table = Az esélyek táblázatban
review-before-move = Lépés előtt
review-turns = Fordulópontok
review-no-turns = Nem volt ilyen: egyetlen döntés és egyetlen szerencse sem döntötte el ezt a játszmát.
review-turns-wait = Eddig nincs.
review-moves = Minden lépés
review-points-of = A szerencse { $name } szemével
review-move = { $ply }. lépés · { $name }
review-played = Ez történt: { $choice }.
review-else = Mi mást lehetett volna
review-chance = győzelmi esély
review-best = a legjobb, ami látszott
review-best-played = ez történt, és ez volt a legjobb, ami látszott
review-was-played = ez történt
review-why-best = Ami a legjobb választás mellett szól:
review-why-played = Ami a választott lépés mellett szólt:
review-fine = A keresés nem látott jobbat.
review-not-sure-yet = Ez gyengébbnek látszik valami másnál; egy hosszabb keresés dönti el.
review-near-fine = Körülbelül { $points } ponttal marad el a legjobbtól, ami látszott; ez alig számít.
review-slip = Pontatlanság: körülbelül { $points } pont veszett el.
review-mistake = Hiba: körülbelül { $points } pont veszett el.
review-blunder = Súlyos hiba: körülbelül { $points } pont veszett el.
review-missed-win = Elszalasztott biztos győzelem: körülbelül { $points } pont veszett el.
review-no-choice = Nem volt miből választani.
review-nothing-else = Itt nem volt miből választani.
review-not-yet = Az elemzés még nem ért el ehhez a lépéshez.
review-lucky = { $points ->
    [0] A véletlen szinte semmit sem változtatott.
   *[other] { $name } szerencséje: körülbelül { $points } pont.
}
review-dealt = A véletlen osztott
review-move-of = { $name } választott
review-see-table = Az asztalhoz
review-share = A lépés megosztása
review-sums = Szerencse és tudás
review-sums-wait = Az összegek akkor készülnek el, ha minden lépés sorra került.
review-trust = A pont a győzelem századrésze. Az egyenlő részből indulva a pontok kiadják az eredményt; de egyetlen játszma keveset mond arról, ki játszik jobban: tekintsd történetnek, ne osztályzatnak.
review-sum-luck = Szerencse
review-sum-errors = Saját hibák
review-sum-gifts = Az ellenfél hibái
review-sum-second = Amit a keresés nem látott előre
review-sum-others = A többiek, és ami kézbe került
review-sum-given-up = Feladás
review-sum-line = Az egyenlő { $start } pontos résztől { $result } pontig.
review-phase-draft = Csodák
review-phase-start = Kezdet
review-phase-age-1 = I. kor
review-phase-age-2 = II. kor
review-phase-age-3 = III. kor
review-phase-beginning = Eleje
review-phase-middle = Közepe
review-phase-end = Vége

## Tanulás a hibákból

learn-title = Tanulj a hibáidból · { $game }
learn-heading = { $number }. feladat, összesen { $count }
learn-all = Minden feladat
learn-is-solved = (megoldva)
learn-is-shown = (a megoldás látható)
learn-asked-own = Itt álltál a(z) { $ply }. lépés előtt. Keress jobbat.
learn-asked = { $name } itt állt a(z) { $ply }. lépés előtt. Keress jobbat.
learn-failed = Ez történt: { $choice } – körülbelül { $points } pont veszett el.
learn-how = Válassz lent az asztalon, ahogy a játékban.
learn-show = Mutasd a megoldást
learn-skip = Kihagyom
learn-next = Következő feladat
learn-others = { $name } hibái
learn-solved = Megoldva: { $choice }. A keresés nem lát érezhetően jobbat.
learn-nearly = Majdnem: jó lépés ({ $choice }), de van egy kicsit jobb.
learn-again = Még nem: { $choice } túl sokat ad fel. Próbáld újra.
learn-same = { $choice }: éppen ez történt. Próbálj mást.
learn-hint-said = Egy tipp. Ami a legjobb választás mellett szól: { $why }
learn-no-hint = nem mondható el néhány szóban.
learn-shown = A megoldás:
learn-none = Itt nincs mit gyakorolni: ennek a helynek egyetlen döntése sem kapott jelet.
learn-unknown = Ebben a játszmában nincs ilyen feladat.
