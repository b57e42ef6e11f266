### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = A játéknak vége.
box-ask-seat = Mit tesz { $player }?
box-ask-duel-show-tokens = Melyik fejlődésjelző fekszik a táblán?
box-ask-duel-show-wonders = Melyik csodát csaptátok fel a választáshoz?
box-ask-duel-place-guilds = Hol fekszik céh? A lila hátlapja vagy az előlapja mutatja.
box-ask-duel-lay-out = Melyik kártya fekszik itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-reveal = Melyik kártya fordult fel itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-draw = Melyik fejlődésjelzőt húzták a Nagy Könyvtárhoz?
box-ask-seven-deal-board = Melyik tábla jutott neki: { $player }?
box-ask-seven-deal-side = Melyik oldalával fekszik felfelé a táblája: { $player }?
box-ask-seven-deal = Milyen lapokat kapott: { $player }?
box-ask-seven-take = Milyen lapokat vesz fel: { $player }?
box-ask-seven-show = Melyik kártya fekszik a dobópakli { $place }. helyén?
box-ask-babel-disc = Melyik korong a következő itt: { $wonder }?
box-ask-babel-draw = Milyen lapot húzott: { $player }?
box-ask-babel-action = Milyen akciókártyát húzott: { $player }?
box-ask-babel-show = Milyen akciókártyát mutat meg: { $player }?

## Answers

box-guild = { $row }. sor, { $place }. hely ({ $slot }. a sorban)
box-seven-build = { $thing } megépítése
box-seven-build-stage = A következő szint ezzel: { $thing }
box-seven-sell = { $thing } eladása
box-seven-leave = { $thing } eldobása fizetség nélkül
box-seven-choose = { $thing } választása
box-seven-rebuild = { $thing } megépítése a dobópakliból
box-unseen = nem látható
box-unseen-sell = Egy lap eladása
box-unseen-leave = Az utolsó lap eldobása fizetség nélkül
box-unseen-buildstage = A következő szint megépítése
box-rebuild-nothing = Semmi a dobópakliból
box-in-place = { $words } ({ $place }. hely)
box-free = ingyen
box-pay-bank = { $coins } a banknak
box-pay-to = { $coins } neki: { $player }

## May I do that?

box-may-yes = Igen, { $player } megteheti: { $ways }.
box-may-no = Nem, { $player } nem teheti meg: { $why }.

box-rule-duel-reason-other-question = Mindent a maga idejében: előbb arra kell felelni, ami most a kérdés.
box-rule-duel-reason-not-there = Csak olyan kártya vehető el, amely felfordítva fekszik az elrendezésben.
box-rule-duel-reason-covered = Egy kártya akkor vehető el, ha már egyetlen másik sem takarja.
box-rule-duel-reason-too-dear = A nyomtatott érmék a bankba kerülnek. Amit a város nem termel meg, annak egysége 2 érme, és annyival több, ahány ilyen egységet az ellenfél barna és szürke kártyái termelnek.
box-rule-duel-reason-not-yours = Csak azok a csodák építhetők meg, amelyeket a város választott.
box-rule-duel-reason-raised = Minden csoda egyszer épül meg.
box-rule-duel-reason-removed = Amint hét csoda áll, a nyolcadik visszakerül a dobozba.
box-rule-duel-reason-not-offered = Minden kártyából, csodából és jelzőből egy van, és csak az választható, amit a szabály felkínál.
box-rule-seven-reason-other-question = Mindent a maga idejében: előbb arra kell felelni, ami most a kérdés.
box-rule-seven-reason-not-in-hand = Egy körben a kézben tartott lapok egyikét kell felhasználni.
box-rule-seven-reason-same-name = Egy városban nem állhat két azonos nevű épület.
box-rule-seven-reason-coins-short = A nyomtatott érméket az építés előtt a bankba kell fizetni.
box-rule-seven-reason-not-payable = Az erőforrás a saját városból jön, vagy a két szomszédtól vehető meg: amit a táblájuk, a barna és a szürke kártyáik termelnek, egységenként 2 érméért, ha egy kártya nem olcsóbbítja.
box-rule-seven-reason-other-payment = Csak az vehető meg, ami hiányzik; az érme az eladó szomszédé.
box-rule-seven-reason-no-stage = Egy csodának annyi szintje van, amennyi a tábláján áll.
box-rule-seven-reason-needs-cities = Egyes táblák a Városok kiegészítőhöz tartoznak, és csak azzal játszhatók.
box-rule-seven-reason-other-loss = A veszteséget érmében kell kifizetni; minden ki nem fizetett érméért adósság jár.
box-rule-seven-reason-not-discarded = A dobópakliból csak ott fekvő kártya építhető meg.
box-rule-seven-reason-must-rebuild = Ha a dobópakliban van megépíthető kártya, egyet meg kell építeni.
box-rule-seven-reason-not-offered = Minden kártyából és táblából csak annyi van, amennyi a dobozban, és csak az választható, amit a szabály felkínál.
box-rule-seven-witness-elsewhere = Minden kártyából csak annyi van, amennyi a dobozban, és a kéz minden fel nem használt lapjával együtt megy tovább.
box-rule-babel-reason-other-question = Mindent a maga idejében: előbb arra kell felelni, ami most a kérdés.
box-rule-babel-reason-no-disc = Olyan koronggal lehet építeni, amely a csodán fekszik.
box-rule-babel-reason-not-held = Csak a saját kéz lapjai tehetők le és használhatók fel.
box-rule-babel-reason-trader-alone = A cserekártya építőkártyával együtt tehető le, egyedül soha.
box-rule-babel-reason-wrong-type = Az ajánlat olyan lapokból áll, amilyet a korong kér.
box-rule-babel-reason-too-many = Az összes lap együtt pontosan annyi, amennyit a korong kér.
box-rule-babel-reason-no-offer = Csak az asztalon fekvő ajánlat fogadható el.
box-rule-babel-reason-two-traders = A cserekártyás ajánlatok közül legfeljebb egy fogadható el.
box-rule-babel-reason-joker-exact = A dzsóker két hiányzó lap helyett áll.
box-rule-babel-reason-missing = Ami az elfogadott ajánlatokból hiányzik, az mind a saját kézből jön.
box-rule-babel-reason-no-card = Csak a kézben lévő akciókártya játszható ki.
box-rule-babel-reason-not-now = Minden akciókártyán rajta van, mikor játszható ki.
box-rule-babel-reason-no-hand = Csak a kéz építőkártyái cserélhetők ki.
box-rule-babel-reason-swap-most = A kártya mondja meg, legfeljebb hány lap cserélhető ki.
box-rule-babel-reason-not-offered = Csak az választható, amit a szabály felkínál.

## What those who saw cards know better than the rules

seven-witness-elsewhere = „{ $card }” nem lehet ott: minden példánya máshol látszott
seven-witness-name-them = ennek a kéznek a lapjai látszanak, meg kell nevezni őket
seven-witness-too-many = ennyi céh vagy fekete kártya nincs a kor paklijában
babel-witness-too-many = „{ $thing }” nem lehet ott ennyi: a többi máshol látszott
babel-witness-no-action = „{ $card }” nem lehet ott: minden példánya máshol látszott

## Mistakes

error-unknown-box = Itt nincs „{ $box }” nevű dobozos játék.
error-box-moved-on = Ezt a játékot egy másik lapon megváltoztatták; nézd meg újra.
error-unclear-entry = „{ $text }” ezt jelentheti: { $known }. Melyiket?

## Pages

box-title = Játék a dobozból
box-about = Játsszatok az igazi dobozzal, és írd ide, mi történik: megkapod a szabályos lépéseket, az árakat, a pontállást, tippeket, választ arra, hogy „Szabad ezt?”, a végén pedig a játék felvételét.
box-link = Dobozból játszott játék leírása
box-begin = Kezdés
box-view = Mit látsz?
box-view-all = Mindent: minden nyíltan fekszik
box-view-seat = Csak az ő lapjait: { $player }
box-names = Ki hol ül?
box-own = Dobozból játszott játékaid
box-none = Még nincs ilyen.
box-lines = { $count } sor
box-done = befejezve
box-go-on = Folytatás
box-delete = Törlés: { $title }
box-page-title = { $game }, a dobozból
box-next = Mi következik?
box-filter = A lista szűrése
box-nothing-fits = A listában semmi sem felel meg.
box-choose-things = { $count } lapot válassz
box-enter = Beírás
box-type = Vagy gépeld be
box-type-how = nevek vagy jelölés; többet vesszővel
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
box-babel-two-coloured = Kétszínű korongok
box-babel-two-coloured-off = nincsenek
box-babel-two-coloured-on = vannak
box-babel-action-cards = Akciókártyák
box-babel-action-cards-on = vannak
box-babel-action-cards-off = nincsenek
box-babel-bluff = Blöff más lapokkal
box-babel-bluff-off = nem szabad
box-babel-bluff-on = szabad
