### The steps of the guided first game: a heading, and what is said.

duel-guide-goal-title = Háromféleképpen nyerhetsz
duel-guide-goal = Egy várost vezetsz egyetlen ellenféllel szemben, három koron át. A végén a több pont nyer; de ha ez a jelző eléri az ellenfeled fővárosát, vagy összegyűjtesz hat különböző jelképet, azonnal nyersz.
duel-guide-cards-title = A kor kártyái
duel-guide-cards = A körödben egy kártyát veszel el. Csak olyat vehetsz el, amelyiken semmi sem fekszik: ezeknek fényes a szélük. Ezzel másokat is szabaddá tehetsz, az ellenfelednek is.
duel-guide-coins-title = Érmék és erőforrások
duel-guide-coins = 7 érmével kezdesz. Egy kártya érmét vagy erőforrást kér. Amit nem termelsz, azt a banktól veszed meg; a kártyán álló címke a teljes árat mutatja neked.
duel-guide-quarry-title = Építsd meg a Kőfejtőt
duel-guide-quarry = A barna kártyák erőforrást termelnek, így később minden olcsóbb. A Kőfejtő követ ad, és ingyen van: nyomd meg, aztán az „Építés” gombot.
duel-guide-since-title = Mi történt az imént
duel-guide-since = Ellenfeled minden köre után itt látod, mit tett. A nyilakkal lépésenként végigmehetsz rajta, és felvillan, amiről szó van.
duel-guide-points-title = A második kártyád
duel-guide-points = A kék kártya pont, a piros mozgatja a jelzőt, a zölden jelkép van, a sárga érmét hoz. Ha egyik sem kell, dobj el egyet 2 érméért. Végy el egy tetszőleges kártyát.
duel-guide-wonders-title = A csodáid
duel-guide-wonders = Csodát is építhetsz: végy el egy tetszőleges kártyát, fizesd ki a csoda árát, és a kártya alá kerül. A csodák erősek; amelyiken visszaforduló nyíl van, új kört ad. A nyolcból csak hét épül meg.
duel-guide-science-title = Tudomány
duel-guide-science = Itt láthatók mindkét város jelképei. Két egyforma egy pár: fejlődéskorongot választhatsz. Hat különbözővel megnyered a játékot, ezért nézz ide, mielőtt zöld kártyát hagysz az ellenfelednek.
duel-guide-hint-title = Ha nem tudod, mit tegyél
duel-guide-hint = A „Tipp” megmutatja a legjobb választásokat, és azt is, miért azok. Ez gyakorlóasztal: a lépéseidet visszavonhatod. Az edző szól, ha valami fontos. Jó játékot!
