### What the table of 7 Wonders says. $name is a player's name and $names a list of them; $card, $cards,
### $board and $thing are names of things; $coins is a counted number of coins such as "2 coins", unless it
### is compared; $goods and $symbols are lists. seven-tile- are names with soft hyphens for narrow tiles.

## The bar and the ring of seats

seven-page-title = { $turn } – 7 Csoda
seven-page-ages = Korok
seven-page-turn-count = { $turn }. kör, összesen { $last }
seven-page-over = A játéknak vége
seven-page-paused = Szünet
seven-page-dealing = Osztás
seven-page-clock = Óra
seven-page-have-chosen = { $all } közül { $done } választott
seven-page-waiting-for = még { $count } játékos választ
seven-page-your-turn = Válassz egy kártyát
seven-page-your-side = Válaszd ki a táblád oldalát
seven-page-your-board = Válassz egy táblát
seven-page-your-lose = Érmét veszítesz
seven-page-your-extra = Használd az utolsó kártyádat
seven-page-your-rebuild = Építs meg egy eldobott kártyát
seven-page-turn-of = { $name } még választ
seven-page-side-of = { $name } még oldalt választ
seven-page-board-of-seat = { $name } táblát választ
seven-page-lose-of = { $name } érmét veszít
seven-page-extra-of = { $name } az utolsó kártyáját használja
seven-page-rebuild-of = { $name } átnézi a dobópaklit
seven-page-ring = { $way ->
    [left] Ki választott már. A lapok balra mennek tovább.
   *[right] Ki választott már. A lapok jobbra mennek tovább.
}
seven-page-state = { $state ->
    [asked] { $name } még választ
    [chosen] { $name } választott
   *[idle] { $name }
}
seven-page-chosen = választott
seven-page-choosing = választ

## Cities

seven-page-you = Te
seven-page-city-yours = A városod
seven-page-city-of = { $name } városa
seven-page-neighbour = { $side ->
    [left] Bal szomszéd: { $name }
   *[right] Jobb szomszéd: { $name }
}
seven-page-board-of = { $name } csodája: { $board }
seven-page-about-board = { $board } ({ $name }): a szintek
seven-page-partner = társ
seven-page-side-word = { $side ->
    [day] nappal
   *[night] éjszaka
}
seven-page-side = { $side ->
    [day] Nappali oldal
   *[night] Éjszakai oldal
}
seven-page-board-about = { $side ->
    [day] nappali oldal · termel: { $goods }
   *[night] éjszakai oldal · termel: { $goods }
}
seven-page-makes = termel: { $goods }
seven-page-goods = Termelés
seven-page-colored = { $color }: { $count }
seven-page-cards-of = { $name } kártyái
seven-page-debt = adósság: { $count }
seven-page-diplomacy = { $count } diplomáciajelző
seven-page-tokens = konfliktusjelzők: { $tokens }
seven-page-sells = Elad: { $goods }
seven-page-sells-at = ára { $coins }
seven-page-sells-apart = nyersanyag { $raw }, többi { $made }
seven-page-sells-less = { $price }, engedménnyel kevesebb
seven-page-stages-of = { $all } szintből { $built }
seven-page-stage = { $stage }. szint
seven-page-stages-done = Kész a csoda
seven-page-last = Utolsó kör: { $deed }
seven-page-did-built = { $card }
seven-page-did-staged = egy szint
seven-page-did-sold = eladott egy kártyát
seven-page-absent = kimarad
seven-page-versus = { $name } { $mine } : { $theirs }

## Cards and prices

seven-page-kind = { $color ->
    [brown] barna kártya
    [grey] szürke kártya
    [red] piros kártya
    [green] zöld kártya
    [blue] kék kártya
    [yellow] sárga kártya
    [black] fekete kártya
   *[purple] céh
}
seven-page-printed = nyomtatott ár: { $cost }
seven-page-printed-or = nyomtatott ár: { $cost }, ezzel ingyen: { $card }
seven-page-tag-free = ingyen
seven-page-tag-own = sajátból
seven-page-tag-olympia = ingyen, Olümpia
seven-page-tag-ways = { $count } mód
seven-page-tag-owned = már áll
seven-page-tag-short = { $count } érme hiányzik
seven-page-tag-lacking = nincs { $goods }
seven-page-tag-missing = { $goods } hiányzik
seven-page-tag-together = együtt kevés: { $goods }
seven-page-tag-done = kész
seven-page-tag-built = megépült
seven-page-tag-after = { $stage }. után
seven-page-price-ways = { $count ->
    [one] ára: { $ways }
   *[other] ára, választásod szerint: { $ways }
}

## The hand

seven-page-hand = A kezedben { $count } kártya
seven-page-no-hand = Most nincs miből választani.
seven-page-hand-spectator = A nézők nem látják a játékosok lapjait.
seven-page-pick = Jelölj ki egy kártyát, aztán döntsd el, mi legyen vele.
seven-page-with = Ezzel: { $card }
seven-page-build = Megépítem
seven-page-sell = Eladom
seven-page-leave = Eldobom semmiért
seven-page-brings = hoz: { $coins }
seven-page-pays = ára: { $coins }
seven-page-pay-for = Kinek fizetsz? ({ $thing })
seven-page-your-own = Saját
seven-page-bank = Bank
seven-page-you-keep = Marad { $count } érméd
seven-page-would-have = { $name }: { $count } lenne
seven-page-chose-build = Megépíted: { $card }
seven-page-chose-stage = { $stage }. szint ezzel: { $card }
seven-page-chose-sell = Eladod: { $card }
seven-page-laid = lefordítva fekszik, amíg mindenki nem választott
seven-page-take-back = Visszaveszem
seven-page-face-down = A választásod, lefordítva: { $card }
seven-page-note-extra = A kor utolsó kártyája: építsd meg, tedd egy szint alá, add el, vagy dobd el semmiért.
seven-page-note-age-1 = Mindenki egyszerre választ. Először erőforrások: a barna és szürke kártyák később szinte mindent kifizetnek, és a szomszédok tőled vesznek.
seven-page-note-age-2 = Figyeld a konfliktust és a szomszédok építkezését. A láncolattal jelölt kártyák ingyenesek.
seven-page-note-age-3 = E kor után csak a pontok számítanak: nézd meg, melyik kártya mennyit ér neked.

## What a card is worth, in a few words

seven-page-w-points = +{ $count } pont
seven-page-w-coins = +{ $count } érme
seven-page-w-strength = erő { $before } → { $after }
seven-page-w-beats = megelőzöd: { $name }
seven-page-w-beats-both = mindkét szomszédot megelőzöd
seven-page-w-makes = termel: { $goods }
seven-page-w-choice = körönként egy ezekből
seven-page-w-trade = 1 érméért veszel
seven-page-w-wharf = körönként egyszer 1 érme engedmény
seven-page-w-cache = kezdő erőforrás 1 érmével olcsóbb
seven-page-w-warehouse = körönként eggyel több sajátod
seven-page-w-market = körönként egy hiányzó erőforrás
seven-page-w-crane = a szintekhez nem kell erőforrás
seven-page-w-diplomacy = kimaradsz a következő konfliktusból
seven-page-w-debt = mindkét szomszéd adósságot kap
seven-page-w-dig = egy eldobott kártya ingyen
seven-page-w-last = az utolsó kártya is játszható
seven-page-w-free-color = minden szín elsője ingyen
seven-page-w-free-first = a kor első kártyája ingyen
seven-page-w-free-last = a kor utolsó kártyája ingyen
seven-page-w-mask = egy szomszéd jelképét másolja
seven-page-w-wild = bármelyik jelkép
seven-page-w-others-gain = mindenki más +{ $count }
seven-page-w-neighbors-gain = a két szomszéd +{ $count }
seven-page-w-others-lose = mindenki más −{ $count }
seven-page-w-others-lose-per = { $kind ->
    [victory_token] mindenki más −1 győzelemjelzőnként
   *[wonder_stage] mindenki más −1 szintenként
}
seven-page-w-leads = ehhez vezet: { $cards }
seven-page-w-nothing = most semmit sem ér

## Questions

seven-page-ask-side = Melyik oldalát játszod?
seven-page-ask-side-why = Mindenki egyszerre választ, az oldalak együtt fordulnak fel.
seven-page-ask-board = Melyik csodát kéred?
seven-page-ask-board-why = Minden táblának két oldala van; az oldalt később választod.
seven-page-ask-lose = { $count } érmét veszítesz
seven-page-ask-lose-why = Fizess érmében, vagy vegyél fel adósságot: minden adósság egy pontba kerül a végén.
seven-page-lose-by = Ki miatt: { $causes }.
seven-page-lose-cause = { $name } ({ $thing })
seven-page-ask-rebuild = Építs meg egy eldobott kártyát
seven-page-ask-rebuild-why = A paklit csak te látod. A kártya ingyenes; ha van megépíthető, meg kell építeni.
seven-page-asked-side = Még oldalt választ: { $names }
seven-page-asked-board = { $names } táblát választ.
seven-page-asked-lose = Arról dönt, hogyan fizet a veszteségért: { $names }
seven-page-asked-extra = { $names } még használhatja az utolsó kártyáját.
seven-page-asked-rebuild = { $names } átnézi a dobópaklit.
seven-page-lose = { $coins ->
    [0] Felveszek { $debt } adósságot
   *[other] { $debt ->
        [0] Fizetek { $coins } érmét
       *[other] Fizetek { $coins } érmét, és felveszek { $debt } adósságot
    }
}
seven-page-lose-points = { $count ->
    [0] Nem veszítesz pontot.
   *[other] A végén { $count } ponttal kevesebb.
}
seven-page-build-nothing = Semmi sem építhető meg

## Around the table

seven-page-side-panels = Konfliktus, lapok, pontok és napló
seven-page-conflict = Konfliktus, { $age }
seven-page-conflict-worth = egyenként { $tokens } vagy { $loss }
seven-page-keeps-out = Diplomáciával kimarad: { $names }. A szomszédaik egymással harcolnak.
seven-page-keeps-out-team = Diplomáciával fele annyi jelző: { $names }.
seven-page-you-fight = Ha most lenne háború, ezt kapnád: { $results }.
seven-page-no-fight = Nincs, aki harcoljon veled.
seven-page-fight = { $points } { $name } ellen
seven-page-hands = Kézben tartott lapok
seven-page-pass = { $way ->
    [left] balra tovább
   *[right] jobbra tovább
}
seven-page-next-to-you = ez jön hozzád
seven-page-known = { $sure ->
    [yes] mind a { $held } ismert
   *[no] { $cards } látottból { $held }
}
seven-page-unknown = még nem láttad
seven-page-pile = { $count } kártya a dobópakliban
seven-page-score = Ha most vége lenne
seven-page-team = A társad: { $name }
seven-page-together = együtt { $count } pont
seven-page-hand-of = { $name } lapjai
seven-page-hand-hidden = Ennél az asztalnál a társak nem mutatják meg egymásnak a lapjaikat.
seven-page-chat = Csapatmegbeszélés
seven-page-chat-private = csak te és { $name }
seven-page-chat-words = Üzenet neki: { $name }
seven-page-chat-send = Küldés

## The end

seven-page-end-nobody = Senki sem nyert
seven-page-end-won = Nyertél
seven-page-end-won-team = { $name } és te nyertetek
seven-page-end-won-shared = Te is a győztesek között vagy
seven-page-end-winner = { $count ->
    [one] Győztes: { $names }
   *[other] Győztesek: { $names }
}
seven-page-end-why = { $reason ->
    [points] A legtöbb pont dönt; egyenlőségnél a legtöbb érme.
    [resigned] A játszmát feladták.
    [time] Lejárt az idő.
   *[closed] A házigazda befejezte a játszmát.
}
seven-page-end-score = Pontozólap
seven-page-of-it-debt = ebből adósság
seven-page-total = Összesen
seven-page-tie = Érmék
seven-page-end-fights = Konfliktusok
seven-page-end-science = Maszkok és szabad jelképek
seven-page-end-hidden = Mi volt a csodák alatt, és mit adtak el
seven-page-end-under = A csoda alatt:
seven-page-end-sold = Eladva:
seven-page-end-left = Megmaradt:
seven-page-science-own = Saját jelképek: { $symbols }.
seven-page-science-masks = A maszkok másolnak: { $symbols }.
seven-page-science-wild = A szabad jelképek jelentése: { $symbols }.
seven-page-science-sum = { $squares } + { $sets } × 7 = { $points }
seven-page-none = nincs

## Help

seven-page-signs = Mibe kerül neked egy kártya
seven-page-sign-own = ingyenes, vagy a saját termelés fedezi
seven-page-sign-chain = ingyen, egy városodban álló kártya láncolatával
seven-page-sign-pay = érme az azon az oldalon ülő szomszédnak vagy a banknak
seven-page-sign-not = most nem építhető meg, és miért
seven-page-marks = Színek és jeleik
seven-page-keys = Billentyűk
seven-page-key-arrows = Nyilak: kártyáról kártyára
seven-page-key-build = B: a kijelölt kártya megépítése
seven-page-key-wonder = W: a csoda következő szintje alá
seven-page-key-sell = S: eladás
seven-page-key-take-back = T: a választás visszavétele
seven-page-key-hint = H: tipp kérése; még egyszer: ugrás a legjobb sorra, Enter megmutatja a választást, újabb Enter meg is teszi
seven-page-key-help = ?: ez a súgó

## Names that a narrow tile may break

seven-tile-stone-pit = Kőfejtő
seven-tile-clay-pool = Agyag{ "\u00AD" }medence
seven-tile-tree-farm = Fa{ "\u00AD" }ültetvény
seven-tile-excavation = Ásatás
seven-tile-clay-pit = Agyag{ "\u00AD" }bánya
seven-tile-timber-yard = Erdészet
seven-tile-loom-1 = Szövő{ "\u00AD" }műhely
seven-tile-glassworks-1 = Üveghuta
seven-tile-east-trading-post = Keleti kereskedő{ "\u00AD" }állomás
seven-tile-west-trading-post = Nyugati kereskedő{ "\u00AD" }állomás
seven-tile-marketplace = Piactér
seven-tile-apothecary = Patika
seven-tile-scriptorium = Scrip{ "\u00AD" }torium
seven-tile-sawmill = Fűrész{ "\u00AD" }telep
seven-tile-quarry = Kőbánya
seven-tile-loom-2 = Szövő{ "\u00AD" }műhely
seven-tile-glassworks-2 = Üveghuta
seven-tile-aqueduct = Víz{ "\u00AD" }vezeték
seven-tile-courthouse = Törvény{ "\u00AD" }szék
seven-tile-caravansery = Karaván{ "\u00AD" }szeráj
seven-tile-vineyard = Szőlős{ "\u00AD" }kert
seven-tile-training-ground = Gyakorló{ "\u00AD" }tér
seven-tile-archery-range = Íjász{ "\u00AD" }pálya
seven-tile-dispensary = Rendelő
seven-tile-laboratory = Labora{ "\u00AD" }tórium
seven-tile-library = Könyvtár
seven-tile-lighthouse = Világító{ "\u00AD" }torony
seven-tile-chamber-of-commerce = Keres{ "\u00AD" }kedelmi kamara
seven-tile-ludus = Ludus
seven-tile-fortifications = Erődít{ "\u00AD" }mény
seven-tile-arsenal = Fegyver{ "\u00AD" }tár
seven-tile-siege-workshop = Ostrom{ "\u00AD" }műhely
seven-tile-observatory = Csillag{ "\u00AD" }vizsgáló
seven-tile-university = Egyetem
seven-tile-study = Dolgozó{ "\u00AD" }szoba
seven-tile-craftsmens-guild = Kéz{ "\u00AD" }művesek céhe
seven-tile-magistrates-guild = Elöljárók céhe
seven-tile-traders-guild = Keres{ "\u00AD" }kedők céhe
seven-tile-philosophers-guild = Filo{ "\u00AD" }zófusok céhe
seven-tile-shipowners-guild = Hajó{ "\u00AD" }tulaj{ "\u00AD" }donosok céhe
seven-tile-scientists-guild = Tudósok céhe
seven-tile-decorators-guild = Díszítők céhe
seven-tile-builders-guild = Építők céhe
seven-tile-west-clandestine-wharf = Nyugati titkos rakpart
seven-tile-east-clandestine-wharf = Keleti titkos rakpart
seven-tile-smugglers-cache = Csempész{ "\u00AD" }rejtek
seven-tile-opium-stash = Ópium{ "\u00AD" }készlet
seven-tile-hideout = Búvóhely
seven-tile-raider-camp = Foszto{ "\u00AD" }gatók tábora
seven-tile-residence = Rezi{ "\u00AD" }dencia
seven-tile-pigeonhole = Galambdúc
seven-tile-black-market = Fekete{ "\u00AD" }piac
seven-tile-architect-firm = Építész{ "\u00AD" }iroda
seven-tile-tabularium = Tabu{ "\u00AD" }larium
seven-tile-trade-center = Keres{ "\u00AD" }kedelmi központ
seven-tile-gambling-den = Játék{ "\u00AD" }barlang
seven-tile-opium-den = Ópium{ "\u00AD" }barlang
seven-tile-lair = Rejtek{ "\u00AD" }hely
seven-tile-raider-fort = Foszto{ "\u00AD" }gatók erődje
seven-tile-guardhouse = Őrház
seven-tile-mercenaries = Zsoldosok
seven-tile-consulate = Konzu{ "\u00AD" }látus
seven-tile-band-of-spies = Kémcsapat
seven-tile-forging-agency = Hamisító{ "\u00AD" }műhely
seven-tile-capitol = Capi{ "\u00AD" }tolium
seven-tile-mint = Pénzverde
seven-tile-opium-distillery = Ópium{ "\u00AD" }főzde
seven-tile-brotherhood = Testvé{ "\u00AD" }riség
seven-tile-chamber-of-builders = Építők kamarája
seven-tile-cenotaph = Keno{ "\u00AD" }táfium
seven-tile-slave-market = Rab{ "\u00AD" }szolga{ "\u00AD" }piac
seven-tile-raider-garrison = Foszto{ "\u00AD" }gatók hely{ "\u00AD" }őrsége
seven-tile-contingent = Kontin{ "\u00AD" }gens
seven-tile-embassy = Nagy{ "\u00AD" }követség
seven-tile-torture-chamber = Kínzó{ "\u00AD" }kamra
