### The steps of the guided first game: a heading, and what is said.

babel-guide-goal-title = Nyolc csoda, közösen építve
babel-guide-goal = Minden csodán három korong van. Egy korong egyfajta lapot kér. Ha elviszik egy csoda utolsó korongját, a csoda fizet a rajta álló elemekért: a legtöbbet annak, akinek a legtöbb van.
babel-guide-hand-title = A lapjaid
babel-guide-hand = Négy építőlapod van, ebből három hajó. Senki más nem látja őket.
babel-guide-tower-title = Válassz egy korongot
babel-guide-tower = A Bábel tornyának egyik korongja négy hajót kér. Neked három van, a többiek ajánlhatnak egyet: válaszd ezt a korongot, és nyomd meg ezt: „Itt építek”.
babel-guide-offers-title = Az ajánlatok
babel-guide-offers = A többiek lefordítva letettek lapokat, most láthatók. Jelöld be, melyik ajánlatot fogadod el egészben; a többit te teszed hozzá. Aki lapot ad, elemeket kap a csodán; az el nem fogadott lap a gazdájának egy pont.
babel-guide-pieces-title = Elemek a csodán
babel-guide-pieces = Minden lapból egy elem lett, azé, aki adta. Itt még két korong maradt: ha az utolsót is elviszik, a legtöbb elem fizet a legtöbbet.
babel-guide-discs-title = A korongjaid
babel-guide-discs = Aki megépíti, azé a korong. Egy fajtából több korong a végén egyre több pontot hoz. Ha más épít, tedd az ajánlatodhoz a cserekártyádat, és elemek helyett tiéd lehet a korong.
babel-guide-values-title = Mit fizet egy csoda
babel-guide-values = Az elsőnek befejezett csoda az első sort fizeti, minden további többet. A játék akkor ér véget, ha egy fajta korong elfogyott.
babel-guide-hint-title = Ha nem tudod, mit tegyél
babel-guide-hint = A „Tipp” megmutatja a legjobb választásokat, és azt is, miért azok. Ez gyakorlóasztal: a lépéseidet visszavonhatod. Az edző szól, ha valami fontos. Jó játékot!
