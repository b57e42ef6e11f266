### The score pad. Scripts say the messages pad-line-…, pad-note-…, pad-problem-…, pad-how-… and
### pad-say-… too, by filling holes: they have no variants, and numbers come ready to be read.
### $name is a thing of the box, $owner a person, $given what somebody typed.

pad-title = Pontozólap
pad-of = Pontozólap: { $game }
pad-about = Igazi asztalnál játszott játszmához: írd be a pontozólapot vagy a kártyákat, és lásd, miből jön össze minden pont. Ha egyszer megnyitottad, kapcsolat nélkül is működik.
pad-elsewhere = Továbbiak
pad-games = Játékok
pad-set-up = Az asztal
pad-players = Játékosok
pad-how = Mit írsz be
pad-name = Név
pad-name-of = { $number }. játékos neve
pad-add-up = Összeadás
pad-result = Eredmény
pad-score = Pontozólap
pad-explained = Soronként
pad-not-right = Ezt még nem lehet összeadni
pad-none = Ehhez a játékhoz nincs pontozólap: { $game }.
pad-look = Nézd meg újra
pad-clear = A lap ürítése
pad-keep = Megőrzés az előzményekben
pad-history = Előzmények ezen a készüléken
pad-no-history = Még nincs megőrzött játszma.
pad-no-script = Az előzményekhez, a képhez és a kapcsolat nélküli működéshez JavaScript kell; az összeadáshoz nem.
pad-forget = Törlés
pad-forget-all = Mind törlése
pad-again = Megnyitás újra
pad-export = Mentés és megosztás
pad-copy = Másolás szövegként
pad-share = Megosztás
pad-save-text = Mentés szövegként
pad-save-picture = Mentés képként
pad-offline = Kapcsolat nélküli használatra elmentve

pad-section-end = A játék vége
pad-section-points = Pontok
pad-section-wonder = Csoda
pad-section-treasury = Kincstár
pad-section-conflicts = Konfliktusjelzők
pad-section-science = Tudomány
pad-section-others = Más kiegészítők
pad-section-built = Kész csodák
pad-section-figures = A te dobozod számai
pad-section-pieces = Épületelemek a csodákon
pad-section-discs = Azonos típusú korongok
pad-section-cards = A végén megmaradt akciókártyák

pad-group-blue = Kék kártyák
pad-group-green = Zöld kártyák
pad-group-yellow = Sárga kártyák
pad-group-purple = Céhek
pad-group-black = Fekete kártyák
pad-group-red = Piros kártyák
pad-group-brown = Barna kártyák
pad-group-grey = Szürke kártyák
pad-group-wonders = Megépült csodák
pad-group-tokens = Fejlődéskorongok
pad-group-two = Kétszínű korongok

## What is counted

pad-what-brown = barna kártyák
pad-what-grey = szürke kártyák
pad-what-blue = kék kártyák
pad-what-yellow = sárga kártyák
pad-what-red = piros kártyák
pad-what-green = zöld kártyák
pad-what-black = fekete kártyák
pad-what-brown-grey = barna és szürke kártyák
pad-what-brown-grey-purple = barna, szürke és lila kártyák
pad-what-wonders = csodák
pad-what-stages = csodaszintek
pad-what-three-coins = érmehármasok
pad-what-tokens = fejlődéskorongok
pad-what-victories = győzelemjelzők
pad-what-victories-1 = I. kori győzelemjelzők
pad-what-victories-2 = II. kori győzelemjelzők
pad-what-victories-3 = III. kori győzelemjelzők

## Where points come from

pad-line-entered = beírva: { $points }
pad-line-thing = { $name }: { $points }
pad-line-most = { $name }: { $what } abban a városban, ahol a legtöbb van, { $count } × { $each } = { $points }
pad-line-own = { $name }: { $what } a saját városban, { $count } × { $each } = { $points }
pad-line-next = { $name }: { $what } a két szomszédnál, { $count } × { $each } = { $points }
pad-line-all = { $name }: { $what } magadnál és a két szomszédnál, { $count } × { $each } = { $points }
pad-line-complete = { $name }: a csoda teljes, { $points }
pad-line-incomplete = { $name }: a csoda nem teljes, { $points }
pad-line-coins = érmék: { $coins } ÷ { $per } = { $points }
pad-line-debt = adósság: { $points }
pad-line-pawn = konfliktusjelző { $distance } mezőre a középtől: { $points }
pad-line-stage = { $number }. szint: { $points }
pad-line-victories = győzelmek, { $age }: { $count } × { $each } = { $points }
pad-line-defeats = vereségek: { $count } × { $each } = { $points }
pad-line-symbol = { $symbol }: { $count } × { $count } = { $points }
pad-line-sets = teljes hármasok: { $count } × { $each } = { $points }
pad-line-masks = a maszkok másolnak: { $symbols }
pad-line-wild = a szabadon választható jelképek jelentése: { $symbols }
pad-line-built-most = { $name } ({ $row }. sor): a legtöbb elem, { $pieces }: { $points }
pad-line-built-tied = { $name } ({ $row }. sor): holtverseny az élen { $pieces } elemmel, ezért a második érték: { $points }
pad-line-built-second = { $name } ({ $row }. sor): második { $pieces } elemmel: { $points }
pad-line-built-other = { $name } ({ $row }. sor): hátrébb vagy holtversenyben második { $pieces } elemmel: { $points }
pad-line-open-most = { $name }: a legtöbb elem, { $pieces }: { $points }
pad-line-open-tied = { $name }: holtverseny az élen { $pieces } elemmel, ezért a második érték: { $points }
pad-line-open-second = { $name }: második { $pieces } elemmel: { $points }
pad-line-open-other = { $name }: hátrébb vagy holtversenyben második { $pieces } elemmel: { $points }
pad-line-two = { $first } / { $second } korong, így számít: { $type }
pad-line-discs = { $type }: { $count } korong, { $points }
pad-line-five = { $name }: { $count } × { $each } = { $points }
pad-line-bonus = { $name }: { $count } × { $discs } korong × { $each } = { $points }

## What decided

pad-how-points = A legtöbb pont dönt.
pad-how-coins = Pontegyenlőség; a több érme dönt.
pad-how-blue = Pontegyenlőség; a kék kártyák pontjai döntenek.
pad-how-shared = Mindenben egyenlő, ami számít: közös a győzelem.
pad-how-military = Katonai győzelem: a pontok nem számítanak.
pad-how-science = Tudományos győzelem: a pontok nem számítanak.

## What the box does not have so

pad-note-twice = { $name }: csak egy van belőle.
pad-note-copies = { $name }: { $count } van beírva, de ennyi játékoshoz { $most } van a dobozban.
pad-note-guilds = { $count } céh van beírva, de csak { $most } van játékban.
pad-note-wonders = { $owner }: { $count } megépült csoda, de legfeljebb { $most } lehet.
pad-note-all-wonders = { $count } csoda épült meg, de { $most } után nem lehet többet építeni.
pad-note-stages = { $owner }: { $name } ezen oldalának { $most } szintje van; többet nem számolunk.
pad-note-teams = Csapatokhoz négy vagy hat játékos kell; mindenkit külön számolunk.
pad-note-rows = Két csoda is { $row }. kész csodaként van beírva.

## What cannot be added up

pad-problem-number = { $owner } { $field }: 0 és { $most } közötti egész szám kell, nem „{ $given }”.
pad-problem-choice = { $owner } { $field }: nincs ilyen: „{ $given }”.
pad-problem-discs = { $type }: { $count } korong van beírva, de a dobozban { $most } van.
pad-problem-twice = { $name }: ebből a korongból csak egy van.

## What else scripts say

pad-say-won = { $names } nyert
pad-say-shared = { $names } együtt nyertek
pad-say-total = Összesen
pad-say-seat = { $number }. játékos
pad-say-title = { $game }, eredmény, { $date }
pad-say-copied = Kimásolva.
pad-say-kept = Bekerült az előzményekbe.
pad-say-sure = Törlöd az összes előzményt?
pad-say-empty = Kiüríted az összes mezőt?
pad-say-no-line = Ehhez kapcsolat kell.
pad-say-failed = Ezen a készüléken ez nem sikerült.
