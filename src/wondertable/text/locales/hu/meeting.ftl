### Hogyan talál egymásra, aki játszana: nyitott asztalok, várólista, barátok, kihívások, sorozatok.
### $name és $names: emberek nevei; $game: egy játék neve.

## Amit elutasítunk

error-bad-wish = Ehhez senkit sem lehet találni: { $setting } nem lehet „{ $value }”; lehet: { $known }.
error-table-found = Már találtunk neked asztalt; előbb menj oda.
error-unknown-friend = Ez senkihez sem vezet; talán megváltozott a link. Kérd el az újat.
error-own-link = Ez a saját linked; annak add oda, akit a barátodnak szeretnél.
error-too-many-friends = Már { $most } barátod vagy kérésed van; előbb törölj egyet.
error-no-challenge = Barátokat és olyanokat hívhatsz ki, akikkel már játszottál, ha ők megengedik.
error-challenged-already = Már kihívtad: { $name }; várd meg a választ, vagy vond vissza.
error-too-many-challenges = Már { $most } kihívásod vár válaszra; várj, vagy vonj vissza egyet.
error-unknown-challenge = Nincs ilyen kihívás a számodra; talán már túl régi.
error-challenge-over = Erre a kihívásra már válaszoltak, visszavonták, vagy túl régi.
error-too-many-listed = Már { $most } asztalod vár a listán; előbb töltsd meg vagy töröld valamelyiket.
meet-refused-clock = Válassz legalább egy tempót.

## Oldalak

meet-pages = Kivel játszhatok?
meet-seek = Ellenfelet keresek
meet-tables = Nyitott asztalok
meet-friends = Barátok
meet-all-tables = Minden nyitott asztal, szűrőkkel

## Játék bárkivel

meet-what = Mit játszanál?
meet-seek-about = Jelölj meg mindent, ami megfelel: minél többet, annál hamarabb akad valaki. Aki legrégebben vár, az következik, és sorsolás dönti el, ki kezd.
meet-clocks = Tempó
meet-least = Legalább ennyi játékos
meet-most = Legfeljebb ennyi játékos
meet-rated-any = mindegy
meet-rated-no = nem értékelt
meet-rated-yes = értékelt
meet-strength = Milyen erős
meet-span = körülbelül mint én (± { $span })
meet-any = bárki
meet-any-value = mindegy
meet-bots = Ha nem jön senki, jöhet a gép
meet-bots-about = { $seconds } másodperc múlva a szabad helyekre a gép ül, körülbelül olyan erős, mint te.
meet-seek-now = Keresés
meet-seeking = Ellenfelet keresünk
meet-players = { $least }–{ $most } játékos
meet-others = { $count ->
    [0] Ezt a játékot most más nem keresi.
   *[other] Rajtad kívül { $count } játékos keresi ezt a játékot.
}
meet-range = Erősség: egyelőre { $least } és { $most } között. A sáv { $seconds } másodpercenként bővül; { $minutes } perc múlva bárki megfelel.
meet-range-any = Erősség: bárki megfelel.
meet-bots-soon = Ha egy percen belül nem jön senki, a gép játszik veled.
meet-leave = Nem keresek tovább
meet-leave-about = Az asztal magától megnyílik, amint akad valaki. Aki bezárja ezt az oldalt, azt néhány másodperc múlva már nem keressük.

## Nyitott asztalok

meet-filter = Csak bizonyos asztalok
meet-filter-now = Mutasd
meet-filter-none = Mutasd mindet
meet-all = mind
meet-strength-least = A házigazda legalább ilyen erős
meet-strength-most = A házigazda legfeljebb ilyen erős
meet-strength-about = Ha erősséget is megadsz, csak olyanok asztalait látod, akik megmutatják az értékszámukat.
meet-no-tables = Most nincs nyitott asztal.
meet-no-such-tables = Most nincs ilyen nyitott asztal.
meet-open-own = Asztalt nyitok
meet-open-own-about = A „Mindenkinek nyitva” kapcsolóval ezen a listán is megjelenik.

## Barátok

meet-friends-here = A barátaid
meet-no-friends = Még nincs itt barátod. Add oda valakinek a linkedet; ha ő kéri és te elfogadod, barátok vagytok.
meet-asking = A barátaid szeretnének lenni
meet-ask-met = Barátnak kérem
meet-asked = Akiket megkértél
meet-met = Akikkel már játszottál
meet-blocked = Letiltva
meet-is-here = itt van
meet-accept = Elfogadom
meet-decline = Köszönöm, nem
meet-withdraw = Visszavonom
meet-remove = Törlés
meet-block = Letiltás
meet-unblock = Letiltás feloldása
meet-challenge = Kihívom
meet-name-first = Először mondd meg, hogyan szólítsanak a barátaid.
meet-name-save = Ez legyen a nevem
meet-link = A linked barátoknak
meet-link-about = Akinél ott van, megkérhet, hogy legyetek barátok; azután te döntesz.
meet-link-code = Képként, kameráknak
meet-link-new = Új link
meet-link-new-about = A régi link attól fogva sehová sem vezet. A barátaid megmaradnak.
meet-shown-where = Ki látja, hogy itt vagyok, és ki hívhat ki
meet-befriend = Legyetek barátok? { $name }
meet-befriend-about = Megkérdezzük, és a döntés az övé: { $name }. A barátok kihívhatják egymást, és látják, hogy a másik itt van, ha az megengedi.
meet-befriend-now = Megkérem
meet-count-friends = { $count ->
    [0] Még nincs itt barátod.
   *[other] { $count } barátod van itt.
}
meet-friends-page = A barátok oldalára
meet-here = A barátaim látják, hogy itt vagyok
meet-here-about = különben senki sem látja
meet-asks = Ki hívhat ki engem
meet-asks-met = barátok, és akikkel már játszottam
meet-asks-friends = csak barátok
meet-asks-nobody = senki

## Kihívások

meet-a-challenge = Kihívás
meet-challenge-of = Kihívás: { $name }
meet-other-seats = A többi hely
meet-challenges-you = { $name } kihív téged
meet-challenge-waits = Válaszra vár: { $name }
meet-challenge-declined = { $name } most nem szeretne játszani.
meet-challenge-withdrawn = A kihívást visszavonták.
meet-challenge-old = Nem érkezett időben válasz.

## Sorozatok

meet-series = Sorozat
meet-one-game = egy játszma
meet-best-of = { $games } játszmás sorozat
meet-series-game = { $number }. játszma a legfeljebb { $games } közül
meet-series-won = { $count ->
    [one] A sorozatot { $names } nyerte.
   *[other] A sorozat győzelmén osztoznak: { $names }.
}
meet-series-even = A sorozat döntetlen.
meet-next-game = Jöhet a(z) { $number }. játszma
meet-with-teams = Csapatok
meet-with-cities = Városok
