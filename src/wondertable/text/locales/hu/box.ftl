### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = A játéknak vége.
box-ask-seat = Mit tesz { $player }?
box-ask-chance = Mi történik most?

## Answers

box-unseen = nem látható

## May I do that?

box-may-yes = Igen, { $player } megteheti: { $ways }.
box-may-no = Nem, { $player } nem teheti meg: { $why }.

## Mistakes

error-unknown-box = Itt nincs „{ $box }” nevű dobozos játék.
error-box-moved-on = Ezt a játékot egy másik lapon megváltoztatták; nézd meg újra.
error-unclear-entry = „{ $text }” ezt is jelentheti: { $known }. Melyikre gondolsz?

## Pages

box-title = Játék a dobozból
box-about = Játsszatok az igazi dobozzal, és írd ide, mi történik: megkapod a szabályos lépéseket, az árakat, a pontállást, tippeket, választ arra, hogy „Szabad ezt?”, a végén pedig a játszma felvételét.
box-link = Dobozból játszott játszma leírása
box-begin = Kezdés
box-view = Mit látsz?
box-view-all = Mindent: minden nyíltan fekszik
box-view-seat = Csak az ő lapjait: { $player }
box-names = Ki hol ül?
box-own = Dobozból játszott játszmáid
box-none = Még nincs ilyen.
box-lines = { $count } sor
box-done = befejezve
box-go-on = Folytatás
box-delete = Törlés: { $title }
box-page-title = { $game }, a dobozból
box-next = Mi következik?
box-filter = A lista szűrése
box-nothing-fits = A listában nincs ilyen.
box-choose-things = { $count } lapot válassz
box-enter = Beírás
box-type = Vagy gépeld be
box-type-how = nevek vagy jelölés; többet vesszővel elválasztva
box-undo = Visszavonás
box-nothing-to-undo = Nincs mit visszavonni.
box-may = Szabad ezt?
box-may-how = Például: build { $thing }
box-ask = Kérdezem
box-rule = A szabály: { $rule }
box-save = A felvétel letöltése
box-saved = Minden sor mentve van, amint beírtad.
box-on-board = Koppints rá az asztalon vagy ebben a listában:
box-new = Új játék a dobozból
box-refused-count = { $count } lapot választottál, de { $wanted } kell.
