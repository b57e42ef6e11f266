### The steps of the guided first game: a heading, and what is said.

seven-guide-hand-title = A kezed
seven-guide-hand = Hét kártyád van. Mindenki egyszerre választ egyet, aztán a többit továbbadja a szomszédjának. Így mindhárom korban hat kártyát játszol ki. A legtöbb pont nyer.
seven-guide-board-title = A városod
seven-guide-board = Itt van a csodád a szintjeivel, és minden, amit építettél. 3 érméd van, és a táblád követ termel.
seven-guide-lumber-title = Építsd meg a Fatelepet
seven-guide-lumber = A barna és a szürke kártyák erőforrást termelnek, ezzel fizetsz később szinte mindent. Az első szintedhez fa kell: válaszd ezt a kártyát, aztán ezt: „Megépítem”.
seven-guide-passed-title = Körbejárnak a kártyák
seven-guide-passed = A többi kártyád a szomszédodhoz került, és újakat kaptál. Amit továbbadsz, azt más megépítheti: gondolj erre, mielőtt egy jó kártyát elengedsz.
seven-guide-neighbours-title = A szomszédaid
seven-guide-neighbours = A két melletted lévő várostól vehetsz erőforrást, általában darabját 2 érméért; ők is vehetnek tőled. A távolabbi városokkal nincs dolgod.
seven-guide-second-title = A második kártyád
seven-guide-second = A kártyán álló címke mutatja, mibe kerül neked: ingyen van, a szomszédnak kell fizetni, vagy nem elérhető. A kék pont, a piros pajzs, a zöld tudomány, a sárga kereskedelem. Játssz ki egy tetszőleges kártyát, vagy adj el egyet 3 érméért.
seven-guide-conflict-title = Konfliktusok
seven-guide-conflict = Minden kor végén összehasonlítjátok a pajzsaidat mindkét szomszédodéval. Egy győzelem 1, 3, majd 5 pontot ér; egy vereség egybe kerül.
seven-guide-stage-title = A csodád
seven-guide-stage = Megépítés helyett egy kártyát a csodád következő szintje alá is tehetsz, ha ki tudod fizetni a szintet. Így jól elrejthetsz egy kártyát a szomszédod elől.
seven-guide-hint-title = Ha nem tudod, mit tegyél
seven-guide-hint = A „Tipp” megmutatja a legjobb választásokat, és azt is, miért azok. Ez gyakorlóasztal: a lépéseidet visszavonhatod. Az edző szól, ha valami fontos. Jó játékot!
