### How to play 7 Wonders, Cities and teams, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-seven-goal = Mindenki egy várost és egy csodát épít három koron át. Egyszerre választotok egy kártyát, kijátsszátok, a többit továbbadjátok. A III. kor után a legtöbb pontot gyűjtő város nyer.
help-seven-setup-title = Így kezdődik
help-seven-setup = Van egy táblád egy csodával, amely kezdettől termel egy erőforrást, van { $start_coins } érméd és { $hand } lapod.
help-seven-turn-title = Egy kör
help-seven-turn = Válassz a kezedből egy lapot, lefordítva. Ha mindenki választott, három dolgot tehetsz vele:
help-seven-build-title = Megépíted
help-seven-build = Kifizeted az árát. A városodban marad, és ettől kezdve hat; az erőforrás a következő körtől.
help-seven-stage-title = A csodád egy szintjét építed
help-seven-stage = A lap lefordítva a táblád alá kerül, akármi is az. A következő szint árát fizeted, balról jobbra haladva.
help-seven-sell-title = Eladod
help-seven-sell = A lap a dobópakliba kerül, te { $sale } érmét kapsz.
help-seven-after = Ezután mindenki továbbadja a maradék lapjait: az I. és III. korban balra, a II. korban jobbra. { $turns } kör után vége a kornak; az utolsó lapot eldobjátok.
help-seven-cost-title = Fizetés
help-seven-cost = Az erőforrás nem fogy el: amit a városod termel, az minden körben megvan. Ami hiányzik, azt a bal és a jobb szomszédodtól veszed, egységenként { $price } érméért, és ők nem mondhatnak nemet. Ingyenes az a kártya, amelyhez a városod egy másik kártyája vezet.
help-seven-conflict-title = Konfliktusok
help-seven-conflict = Minden kor végén mindkét szomszédoddal összevetitek a pajzsaitokat. A több pajzs a kortól függően { $victory_1 }, { $victory_2 } vagy { $victory_3 } pontos győzelemjelzőt hoz, a kevesebb { $defeat } pontos vereségjelzőt, az egyenlő semmit.
help-seven-science-title = Tudomány
help-seven-science = Számold meg a három zöld jelképet külön-külön, és emeld négyzetre: { $equal } egyforma { $squared } pont. Minden teljes hármas további { $set } pontot ér.
help-seven-end-title = Pontok
help-seven-end = A csoda, minden { $per_point } érme után 1 pont, a konfliktusok, a kék, sárga, zöld kártyák és a céhek. Egyenlőségnél az érmék döntenek; ha az is egyenlő, közös a győzelem.

## Captions of pictures

help-seven-picture-card = Egy kártya. A sáv a színt és a hatást mutatja; alatta a nyomtatott ár áll, és a jel, amely ingyenessé teszi.
help-seven-picture-board = Egy csodatábla: szintek árral és hatással, balról jobbra épülnek.
help-seven-picture-pass = A lapok az I. és III. korban balra, a II. korban jobbra mennek.
help-seven-picture-science = Egy példa: { $squares } pont az egyforma jelképekért és { $set } a hármasért, együtt { $points }.

## In detail

help-seven-names-title = Egy névből csak egy
help-seven-names = Egy városban sosem áll két azonos nevű épület, ingyen sem. A csoda alá bármelyik lap mehet.
help-seven-same-title = Minden egyszerre
help-seven-same = Csak azt az érmét költheted el, amely a kör elején megvolt, és csak azt veheted meg, ami a szomszédoknál akkor már állt. A kártyák után járó érmék viszont az ugyanabban a körben épült kártyákat is számolják.
help-seven-sold-title = Mit lehet megvenni
help-seven-sold = A szomszédok azt adják el, amit a táblájuk, barna és szürke kártyáik termelnek; amit sárga kártyák vagy szintek adnak, azt soha. Ugyanazt az egységet mindkét szomszéd megveheti, és a tulajdonosa is használja. A kereskedőállomások és a Piactér { $discounted } érmére viszik le az árat.
help-seven-choice-title = Választható erőforrás
help-seven-choice = Ha egy kártyán több erőforrás áll, vonallal elválasztva, akkor körönként az egyiket adja, ahogy a felhasználója akarja. Ha többféleképpen is fizethetsz, az oldal mindet megmutatja, és te döntöd el, kinek fizetsz.
help-seven-last-title = A kor utolsó lapja
help-seven-last = A kor utolsó körében két lapod van: az egyiket kijátszod, a másik érme nélkül a dobópakliba kerül.
help-seven-players-title = Kártyák és játékosok
help-seven-players = { $least }–{ $most } fő játszhat. A kártyákon az áll, hány játékostól kerülnek játékba. A { $guilds_all } céhből játékosonként egy, és még { $extra_guilds } van játékban.

## Cities

help-seven-cities-title = Városok
help-seven-cities = Fekete kártyák kerülnek a játékba: minden korban játékosonként egy, { $black } közül. { $cities_hand } lapot tartasz a kezedben, és { $cities_turns } kört játszotok. Két új tábla is van: Bizánc és Petra.
help-seven-debt-title = Veszteség és adósság
help-seven-debt = Egyes kártyák miatt mások a kör végén érmét veszítenek, miután mindenki fizetett és kapott. Aki nem tud vagy nem akar fizetni, adósságot vesz fel: minden ki nem fizetett érme 1 pontba kerül a végén, és az adósságot sosem lehet visszafizetni. A fosztogatók közvetlenül adósságot adnak.
help-seven-diplomacy-title = Diplomácia
help-seven-diplomacy = Akinek diplomáciajelzője van, kimarad a következő konfliktusból, és helyette a két oldalán ülők harcolnak egymással. Alkalmanként egy jelző fogy el. Ha csak ketten maradnak, egyszer harcolnak.
help-seven-masks-title = Maszkok
help-seven-masks = A maszk a végén egy szomszéd zöld kártyájának jelképét másolja; egy zöld kártyát csak egyszer használhatsz.

## Teams

help-seven-teams-title = Csapatok
help-seven-teams = { $team_1 } vagy { $team_2 } játékos kettes csapatokban játszik, a Városokkal; a társak egymás mellett ülnek, beszélhetnek, és ha az asztal engedi, megmutathatják egymásnak a lapjaikat. Érmét és lapot soha nem adnak egymásnak.
help-seven-team-fight-title = Harc csapatban
help-seven-team-fight = A társak nem harcolnak egymással. A másik szomszéddal egy konfliktus van, egy jelző helyett kettőért. Diplomáciajelzővel csak egy a tét; ha mindkettőnek van, senki sem kap semmit.
help-seven-team-end-title = A csapat pontjai
help-seven-team-end = Mindkét társ a szokott módon számol, és összeadják a pontjaikat. Egyenlőségnél a két kincstár érméi együtt döntenek.

## Icons of this game

help-seven-icon-shield = Minden kor végén számít a konfliktusban, és megmarad.
help-seven-icon-victory = Győzelemjelző
help-seven-icon-victory-about = Konfliktusban nyert: a kortól függően { $victory_1 }, { $victory_2 } vagy { $victory_3 } pont.
help-seven-icon-defeat = Vereségjelző
help-seven-icon-defeat-about = Konfliktusban elszenvedett: { $defeat } pont, minden korban.
help-seven-icon-left = Bal szomszéd
help-seven-icon-right = Jobb szomszéd
help-seven-icon-down = A saját városod
help-seven-icon-around-about = Ott számolunk, vagy onnan veszel.
help-seven-icon-team = Minden más játékos
help-seven-icon-team-about = Mindenki rajtad kívül, a társad is.
help-seven-icon-last = A kor utolsó lapja
help-seven-icon-barrel = Titkos raktár
help-seven-icon-market = Feketepiac
help-seven-icon-crane = Szintek erőforrás nélkül
help-seven-icon-ship = Rakpart
help-seven-icon-mask = Maszk
help-seven-icon-dove = Diplomácia
help-seven-icon-debt = Adósság
help-seven-icon-debt-about = Mindegyik 1 pontba kerül a végén, és sosem lehet visszafizetni.
help-seven-icon-choice = Választható jelkép
help-seven-icon-discard-defeats = Eldobott vereségek
help-seven-icon-wonder-about = Egy csoda szintje, vagy az összes.
