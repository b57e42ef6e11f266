# Az eredmények oldalai: játszmáim, fejlődés, értékszámok.

results-pages = Eredmények
results-tab-games = Játszmáim
results-tab-progress = Hogyan fejlődöm
results-tab-ratings = Értékszámok
results-tab-person = Amit mások látnak
results-finished = Befejezett játszmák
results-when = Mikor
results-against = Ki ellen
results-result = Eredmény
results-points = Pont
results-rating = Értékszám
results-every = mind
results-everybody = mindenki
results-ends = Hogyan ért véget
results-filter = Mutasd
results-all = Mutasd mindet
results-none = Itt még nem fejeztél be játszmát.
results-none-so = Nincs ilyen játszma.
results-newest = Vissza a legutóbbiakhoz
results-older = Régebbi játszmák
results-keep = Vidd magaddal mindet:
results-none-counts = Ha befejeztél néhány játszmát, ez az oldal elmondja, hogyan fejlődsz. A gyakorlás, az előre elkészített osztás és az, ahol több helyen is te ülsz, itt nem számít.
results-in-short = Röviden
results-games = Játszma
results-part = Győzelem
results-fair = a puszta szerencse: { $percent }%
results-points-mean = Átlagos pontszám
results-thought = Gondolkodás egy döntésen
results-rating-of = Értékszám, { $pace }
results-after = { $count } beszámított játszma után
results-rating-said = Az értékszám játszmáról játszmára; most { $shown }, plusz-mínusz { $margin }, { $count } játszma után
results-course = Győzelmek az idő során
results-course-about = Minden húsz egymás utáni játszmából ennyit nyertél meg; szaggatott vonal jelzi, mennyit adna a puszta szerencse.
results-course-said = Görbe arról, hogy minden húsz egymás utáni játszmából mennyit nyertél; összesen { $percent } százalék, a puszta szerencse { $fair } százalékot adna
results-by-category = Honnan jönnek a pontok
results-by-category-about = A pontjaid fajták szerint; a vonás azt jelzi, mennyit szerez itt mindenki átlagosan. Azokból a játszmákból, amilyen létszámmal a legtöbbször játszol.
results-category = Fajta
results-as-table = Táblázatban
results-value = Érték
results-mine = Te
results-judged = Amit az elemzések mondanak
results-judged-about = { $count } elemzett játszmából. Nyisd meg egy befejezett játszma elemzését, és az is ideszámít.
results-accuracy = Pontosság
results-luck = Szerencse egy játszmában
results-missed = Elszalasztott biztos győzelem
results-accuracy-course = Pontosság az idő során
results-accuracy-said = Görbe arról, mennyire voltak pontosak a döntéseid, minden pont öt játszma átlaga; összesen { $exact } a 100-ból
results-mistakes = Jellemző hibák aszerint, miről szólt a jobb döntés
results-about = Miről
results-a-game = Játszmánként
results-cost = Elvesztett esély játszmánként
results-theme = { $theme ->
    [arms] fegyverek
    [science] tudomány
    [chain] később ingyenes lapok
    [denial] elvenni, ami másnak kell
    [turn] újabb kör
    [wonder] csodák
    [goods] nyersanyagok
    [coins] érmék
    [points] pontok
   *[other] előrelátás
}
results-broken-down = Részletesen
results-by-seats = Létszám szerint
results-by-first = Hely szerint
results-seat = Hely
results-first = első hely
results-not-first = másik hely
results-by-end = A vége szerint
results-only-won = nyert
results-only-lost = vesztett
results-by-opponent = Ellenfelek szerint
results-shown = Amit mások látnak
results-shown-about = A neved ezen az oldalon annak látszik, aki idejut egy hivatkozáson.
results-show-ratings = itt és a ranglistákon
results-show-games = az utolsó húsz játszmád: ki ellen, és hogyan végződött
results-games-of = Játszmák
results-save = Mentés
results-no-ratings = Még nincs értékelt játszma.
results-not-shown = Ez nem látható.
results-played = { $game }: { $count } játszma
results-pace = Tempó
results-my-rating = Értékszámom
results-board = Rangsor
results-board-about = Akinek legalább { $count } beszámított játszmája van, az értékszám alsó határa szerint. A gépek ott állnak, ahol megmértük őket.
results-board-empty = Még senki sincs itt: nyiss értékelt asztalt, és legyél te az első.
results-place-short = Hely
results-name = Név
results-anchor = gép
results-top = Az elejére
results-next = Tovább
results-how = { $reason ->
    [civilian] pontokkal
    [points] pontokkal
    [military] fegyverrel
    [scientific] tudománnyal
    [exhausted] pontokkal, elfogyott egy korongfajta
    [idle] pontokkal, már nem történt semmi
    [resigned] feladással
    [time] lejárt az idő
    [closed] lezárták
   *[other] { $reason }
}
results-bot-named = { $name } ({ $level })
results-nobody = valaki, aki már nincs itt
results-no-winner = senki sem nyert
results-shared = közös győzelem
results-won = győzelem
results-lost = vereség
results-place = { $place }. hely { $seats } közül
results-why = { $reason ->
    [closed] nem számít: senki sem nyert
    [twice] nem számít: egy ember két helyen ült
    [address] nem számít: ketten egy címről játszottak
    [bot] nem számít: értékszám nélküli gép
    [short] nem számít: alig kezdődött el
    [often] nem számít: ugyanaz a kettő túl sokszor játszott aznap
    [quick] nem számít: újra meg újra gyors feladás
   *[other] nem számít
}
results-apart = { $reason ->
    [practice] gyakorlás
    [prepared] előre elkészített osztás
    [shared] egy képernyőnél
   *[other] eredmény nélkül
}
results-is-rated = értékelt
results-pace-fast = gyors
results-pace-slow = lassú
results-pace-none = óra nélkül
results-rated-yes = értékelt
results-rated-no = nem értékelt
results-unknown-person = Itt senki sem látható.
results-nothing-yet = Még nincs mit mutatni: előbb fejezz be egy játszmát.
