### What the pages around a table say (page-), what the Duel table says (duel-page-), and the names of
### long cards with soft hyphens where a narrow tile may break them (duel-tile-).
### $name is a player's name; $card, $token and $symbol are names of things; $coins is a counted number
### of coins such as "2 coins", unless it is compared; $goods is a list of resources.

## Every page

page-skip = Ugrás az asztalhoz
page-menu = Menü
page-close = Bezárás
page-help = Súgó
page-theme = Világos vagy sötét
page-theme-light = Világos
page-theme-dark = Sötét
page-theme-system = Ahogy a rendszeré
page-cloth = Asztal
page-cloth-sand = Homok
page-cloth-sea = Tenger
page-cards = Lapok
page-cards-usual = Szokásos
page-cards-large = Nagy
page-sound = Hangok
page-table = Asztal
page-lost = Megszakadt a kapcsolat. Újrapróbálkozás …
page-restored = Helyreállt a kapcsolat.
page-failed = Ez nem jutott el a kiszolgálóhoz. Próbáld újra!

## Hints

page-hint = Tipp
page-hint-thinking = Gondolkodik …
page-hint-said = Tipp: { $choices }.
page-hint-choice = { $choice }, { $chance }
page-hint-chance = { $percent }%
page-hint-about = A nyerési esélyed. Egy sort megnyomva az asztalon látod a választást.

## The bar

duel-page-title = { $turn } – Párbaj, { $players }
duel-page-against = { $first } és { $second }
duel-page-ages = Korok
duel-page-left = még { $count } kártya
duel-page-your-turn = Te jössz
duel-page-your-choice = Te választasz
duel-page-turn-of = { $name } következik
duel-page-choice-of = { $name } választ
duel-page-dealing = Osztás
duel-page-paused = Szünet
duel-page-over = A játéknak vége
duel-page-clock = Óra

## Cities

duel-page-city-yours = A városod
duel-page-city-of = { $name } városa
duel-page-you = Te
duel-page-it-is-you = te
duel-page-goods = Termelés
duel-page-one-more = { $goods }; eggyel több ára: { $coins }
duel-page-at-choice = Választásod szerint egy: { $goods }
duel-page-colored = { $color }: { $count }
duel-page-cards = Kártyák
duel-page-wonders = Csodák
duel-page-tokens = Fejlődéskorongok
duel-page-built-with = alatta: { $card }
duel-page-unbuilt = még nem épült meg
duel-page-removed = kikerült a játékból

## Cards

duel-page-structure = Kártyák az asztalon
duel-page-no-structure = A kártyákat akkor rakjuk ki, amikor minden csoda gazdára talált.
duel-page-kind = { $color ->
    [brown] barna kártya
    [grey] szürke kártya
    [red] piros kártya
    [green] zöld kártya
    [blue] kék kártya
    [yellow] sárga kártya
   *[purple] céh
}
duel-page-down = Lefordított kártya
duel-page-down-guild = Lefordított céh
duel-page-covered = Fedett: { $card }
duel-page-free = ingyen
duel-page-printed = nyomtatott ár: { $cost }
duel-page-printed-or = nyomtatott ár: { $cost }, ezzel ingyen: { $card }

## Prices

duel-page-price-pay = ára most: { $coins }
duel-page-price-short = ára most: { $coins }, ebből { $short } hiányzik
duel-page-n-prices = Egy egység 2 érme, és 1-gyel több mindegyik után, amelyet { $name } termel.

## What something is worth, in two or three words on a card

duel-page-w-points = +{ $count } pont
duel-page-w-rival-points = ellenfél −{ $count } pont
duel-page-w-coins = +{ $count } érme
duel-page-w-loot = ellenfél −{ $count } érme
duel-page-w-pawn = jelző: { $steps } mező
duel-page-w-token = 1 korong
duel-page-w-new = { $count }. jelkép a 6-ból
duel-page-w-wins = azonnal győz
duel-page-w-again = újra te jössz
duel-page-w-goods = +{ $goods }
duel-page-w-rival-pays = ellenfeled { $coins }-ért veszi
duel-page-w-choice = egyet választhatsz
duel-page-w-fixed = 1 érméért veszed
duel-page-w-short = { $count } érme hiányzik
duel-page-w-nothing = most semmi
duel-page-w-destroy-brown = lerombol egy barna kártyát
duel-page-w-destroy-grey = lerombol egy szürke kártyát
duel-page-w-library = egy a 3 húzott korongból
duel-page-w-rebuild = megépít egy eldobott kártyát

## The same in sentences

duel-page-n-points = { $count } pont.
duel-page-n-rival-points = { $name } elveszít { $count } pontot.
duel-page-n-coins = { $count } érme a banktól.
duel-page-n-loses = { $name } elveszít { $count } érmét.
duel-page-n-pawn = { $left ->
    [0] A jelző bevonul { $name } fővárosába.
   *[other] A jelző { duel-page-steps } lép { $name } felé; a fővárosig még { $left } marad.
}
duel-page-steps = { $steps } mezőt
duel-page-n-pair = Második ilyen jelkép ({ $symbol }): fejlődéskorong jár érte.
duel-page-n-pair-no-token = Második ilyen jelkép ({ $symbol }), de nincs több korong.
duel-page-n-new = Új jelkép ({ $symbol }): { $count } különböző a 6-ból.
duel-page-n-wins = { $ending ->
    [military] Azonnal győz: elesik a főváros.
   *[science] Azonnal győz: hat különböző jelkép.
}
duel-page-n-again = Utána még egyszer te jössz.
duel-page-n-rival-pays = { $name } ezután ennyiért veszi darabját: { $coins } ({ $goods }).
duel-page-n-frees = Később ingyen épülhet: { $card }.
duel-page-n-opens = Szabaddá válik: { $cards }.
duel-page-n-turns-up = { $count } lefordított kártyát fed fel.
duel-page-n-opens-nothing = Más kártyát nem tesz szabaddá.

## Sheets

duel-page-build = Építés
duel-page-discard = Eldobás
duel-page-discard-why = { $count ->
    [0] 2 a banktól, sárga kártya még nincs
   *[other] 2, és 1 mind a { $count } sárga kártyáért
}
duel-page-under = Vagy csoda épül fölé
duel-page-pays = ára: { $coins }
duel-page-brings = hoz: { $coins }
duel-page-what-follows = Mi következik belőle
duel-page-only-look = Most csak nézheted: { $name } következik.
duel-page-price-of-it = Ár
duel-page-actions-of = Mi legyen vele: { $card }

## Track and tokens

duel-page-track = Katonai sáv
duel-page-rail = Katonaság és fejlődés
duel-page-space = { $name } felé { $steps }
duel-page-space-middle = közép
duel-page-space-capital = { $name } fővárosa
duel-page-pawn-here = itt áll a jelző
duel-page-pawn-was = korábban itt állt a konfliktusjelző
# Who took the card that lay here, and for what.
duel-page-ghost = { $name }: { $what }
duel-page-ghost-discarded = eldobva
duel-page-loot = fosztogatás: { $count } érme
duel-page-board-tokens = Fejlődéskorongok a táblán
duel-page-no-tokens = Minden korong elkelt.
duel-page-no-tokens-yet = A korongok még nincsenek kirakva.

## Beside the table

duel-page-side = Számok és napló
duel-page-score = Ha most érne véget
duel-page-total = Összesen
duel-page-science = Tudomány
duel-page-six-win = hat különböző: győzelem
duel-page-none = semmi
duel-page-unseen = Lefordítva
duel-page-of-these = e { $cards } közül { $hidden }
duel-page-guilds = Céhek
duel-page-pile = Dobópakli
duel-page-pile-empty = Még senki sem dobott el kártyát.

## Questions

duel-page-ask-draft = Válassz egy csodát
duel-page-ask-draft-why = A nyolc csodából négy-négy jut egy városba; csak hét épülhet meg közülük.
duel-page-ask-token = Végy el egy fejlődéskorongot
duel-page-ask-token-why = Két egyforma tudományos jelképért jár ezek egyike.
duel-page-ask-library = Tarts meg egyet e korongok közül
duel-page-ask-library-why = Csak te látod őket; a többi visszakerül a dobozba.
duel-page-ask-destroy-brown = Rombolj le egy barna kártyát
duel-page-ask-destroy-brown-why = A kártya az ellenfeled városából a dobópakliba kerül.
duel-page-ask-destroy-grey = Rombolj le egy szürke kártyát
duel-page-ask-destroy-grey-why = A kártya az ellenfeled városából a dobópakliba kerül.
duel-page-ask-rebuild = Építs meg egy eldobott kártyát
duel-page-ask-rebuild-why = Nem kerül semmibe, és minden hatása érvényes.
duel-page-ask-start = Ki kezdje ezt a kort?
duel-page-ask-start-why = { $pawn ->
    [level] Te döntöd el: a jelző középen áll, és te vetted el az utolsó kártyát.
   *[yours] Te döntöd el: a jelző a te oldaladon áll, tehát te vagy a gyengébb.
}
duel-page-asked-draft = { $name } csodát választ
duel-page-asked-token = { $name } fejlődéskorongot vesz el
duel-page-asked-library = { $name } megtart egyet a három titokban húzott korongból
duel-page-asked-destroy-brown = { $name } lerombol egy barna kártyát
duel-page-asked-destroy-grey = { $name } lerombol egy szürke kártyát
duel-page-asked-rebuild = { $name } megépít egy eldobott kártyát
duel-page-asked-start = { $name } eldönti, ki kezdi ezt a kort
duel-page-begin-me = Én kezdek
duel-page-begin = { $name } kezd
duel-page-look = Az asztal megtekintése
duel-page-drafted = { $count } kiválasztva a 8-ból

## A first game

duel-page-hint-draft = A csoda erős, egyszer épül meg, és bármelyik kártya fölé kerülhet. Amelyiken visszaforduló nyíl van, az után még egyszer te jössz.
duel-page-hint-turn-1 = Végy el egy fényes szélű kártyát: építsd meg, dobd el érmékért, vagy építs fölé csodát. Barnával vagy szürkével kezdj!
duel-page-hint-turn-2 = Ami hiányzik, azt a banktól veszed; annál drágább, minél többet termel belőle az ellenfeled. A láncszemes kártya ingyenes.
duel-page-hint-turn-3 = Most a pontok számítanak, de figyelj: egy elesett főváros vagy hat különböző jelkép azonnal véget vet a játéknak.
duel-page-hint-token = A fejlődéskorong a játék végéig a tiéd; azt válaszd, amelyik illik a városodhoz.
duel-page-hint-library = Három korongot húztál a dobozból; egy a tiéd.
duel-page-hint-destroy-brown = Azt vedd el, amire az ellenfelednek a legnagyobb szüksége van.
duel-page-hint-destroy-grey = Azt vedd el, amire az ellenfelednek a legnagyobb szüksége van.
duel-page-hint-rebuild = Bármi a tiéd lehet ingyen, amit eddig eldobtak.
duel-page-hint-start = Aki kezd, az veszi el az első kártyát; nézd meg, mit tesz szabaddá.
duel-page-hint-wait = Amíg a másik gondolkodik, minden kártyát és árat megnézhetsz.

## The end

duel-page-end-won = Győztél
duel-page-end-winner = { $name } győzött
duel-page-end-shared = Közös a győzelem
duel-page-end-nobody = A játék győztes nélkül ért véget
duel-page-end-why = { $reason ->
    [military] { $to ->
        [winner] Bevonultál { $loser } fővárosába: katonai győzelem.
        [loser] { $name } bevonult a fővárosodba: katonai győzelem.
       *[other] { $name } bevonult { $loser } fővárosába: katonai győzelem.
    }
    [science] { $to ->
        [winner] Összegyűjtöttél hat különböző jelképet: tudományos győzelem.
       *[other] { $name } összegyűjtött hat különböző jelképet: tudományos győzelem.
    }
    [civilian] { $to ->
        [winner] A te városod ér többet: polgári győzelem.
       *[other] { $name } városa ér többet: polgári győzelem.
    }
    [resigned] { $to ->
        [loser] Feladtad a játszmát.
       *[other] { $loser } feladta a játszmát.
    }
    [time] { $to ->
        [loser] Lejárt az időd.
       *[other] { $loser } ideje lejárt.
    }
    [closed] A házigazda lezárta a játszmát.
   *[other] { $name } győz.
}
duel-page-end-score = Pontok
page-seed = Az osztás magja
page-digest = Az elején mutatott ujjlenyomat
page-seed-why = E kettővel bárki ellenőrizheti, hogy senki sem csalt a keverésnél.

## Help

duel-page-keys = Billentyűk
duel-page-key-arrows = Nyilak: egyik szabad kártyáról a másikra
duel-page-key-enter = Enter: mire jó a kártya
duel-page-key-build = B: építés
duel-page-key-discard = D: eldobás
duel-page-key-wonder = 1–4: csoda épül a kártya fölé
duel-page-key-hint = H: tipp a géptől; még egyszer: ugrás a legjobb sorra, Enter megmutatja a választást, újabb Enter meg is teszi
duel-page-key-escape = Esc: bezárás
duel-page-key-help = ?: ez a súgó
duel-page-signs = Jelek
duel-page-sign-own = a saját termelés fedezi
duel-page-sign-chain = láncolattal ingyen
duel-page-sign-pay = ennyi érmébe kerül most
duel-page-sign-not = most túl drága
duel-page-marks = Színek

## Long names

duel-tile-logging-camp = Fatelep
duel-tile-stone-pit = Kőbánya
duel-tile-press = Prés
duel-tile-pharmacist = Gyógy{ "\u00AD" }szerész
duel-tile-brickyard = Téglagyár
duel-tile-shelf-quarry = Külszíni fejtés
duel-tile-horse-breeders = Ló{ "\u00AD" }tenyésztők
duel-tile-parade-ground = Alakulótér
duel-tile-dispensary = Kórház{ "\u00AD" }ellátó
duel-tile-laboratory = Labora{ "\u00AD" }tórium
duel-tile-caravansery = Karaván{ "\u00AD" }szeráj
duel-tile-arsenal = Fegyver{ "\u00AD" }arzenál
duel-tile-pretorium = Főhadi{ "\u00AD" }szállás
duel-tile-fortifications = Erőd
duel-tile-siege-workshop = Ostrom{ "\u00AD" }műhely
duel-tile-study = Tanterem
duel-tile-observatory = Csillag{ "\u00AD" }vizsgáló
duel-tile-chamber-of-commerce = Keres{ "\u00AD" }kedelmi kamara
duel-tile-armory = Fegyvertár
duel-tile-lighthouse = Világító{ "\u00AD" }torony
duel-tile-merchants-guild = Kereskedők céhe
duel-tile-shipowners-guild = Hajósok céhe
duel-tile-builders-guild = Építők céhe
duel-tile-scientists-guild = Tudósok céhe
duel-tile-moneylenders-guild = Uzsorások céhe
duel-tile-agriculture = Mező{ "\u00AD" }gazdaság
duel-tile-architecture = Épí{ "\u00AD" }tészet
duel-tile-law = Törvény
duel-tile-masonry = Kőműves{ "\u00AD" }ség
duel-tile-mathematics = Mate{ "\u00AD" }matika
duel-tile-philosophy = Filo{ "\u00AD" }zófia
duel-tile-strategy = Straté{ "\u00AD" }gia
duel-tile-urbanism = Urba{ "\u00AD" }nizmus
