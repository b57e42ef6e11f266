### A game from the box, written down in the terminal. The words before a dash are typed as they are here.

cli-box-ask-help = Írd be, mi történt, vagy azt, hogy „help”; a „quit” kilép, a fájl később folytatható.
cli-box-undone = Visszavonva.
cli-box-no-hint = Tipp akkor kérhető, ha olyan játékos következik, akinek a lapjai ismertek.
cli-box-name-things = Nevezz meg közülük { $count } darabot, vesszővel elválasztva.
cli-box-help-number = 3 – a lista harmadik eleme
cli-box-help-name = altar, baths – kártyák és mások neve vagy a név eleje; többet vesszővel
cli-box-help-undo = undo – az utolsó bejegyzés visszavonása
cli-box-help-may = may build altar? – szabad-e, és mi a szabály
cli-box-help-hint = hint – a soron lévő játékos legjobb választásai
cli-box-help-score = score – az eddigi pontok
cli-box-help-board = board – az asztal megmutatása
cli-box-help-list = list – a kérdés és a válaszok újra
cli-box-help-log = log – minden, ami történt
cli-box-help-help = help altar – egy kártya vagy más magyarázata
cli-box-help-quit = quit – kilépés; minden sor mentve van
cli-box-other-game = { $file } a(z) { $found } felvétele, nem a(z) { $game } játéké.
cli-box-dealt = { $file } magból osztott játék, nem dobozból való; kézzel nem folytatható.
cli-box-seat-or-open = Aki mindent lát, nem ül sehol: --seat vagy --open, de nem mindkettő.
cli-box-names = { $needed } játékoshoz { $needed } név kell, de { $given } van megadva.
