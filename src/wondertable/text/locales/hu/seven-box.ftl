### 7 Wonders played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-seven-deal-board = Melyik tábla jutott neki: { $player }?
box-ask-seven-deal-side = Melyik oldalával fekszik felfelé a táblája: { $player }?
box-ask-seven-deal = Milyen lapokat kapott: { $player }?
box-ask-seven-take = Milyen lapokat vesz fel: { $player }?
box-ask-seven-show = Melyik kártya fekszik a dobópakli { $place }. helyén?

## Answers

box-seven-build = { $thing } megépítése
box-seven-build-stage = A következő szint ezzel: { $thing }
box-seven-sell = { $thing } eladása
box-seven-leave = { $thing } eldobása semmiért
box-seven-choose = { $thing } választása
box-seven-rebuild = { $thing } megépítése a dobópakliból
box-unseen-sell = Egy lap eladása
box-unseen-leave = Az utolsó lap eldobása semmiért
box-unseen-buildstage = A következő szint megépítése
box-rebuild-nothing = Semmi a dobópakliból
box-in-place = { $words } ({ $place }. hely)

## May I do that?

box-rule-seven-reason-other-question = Mindent a maga idejében: előbb a mostani kérdésre kell felelni.
box-rule-seven-reason-not-in-hand = Egy körben a kézben tartott lapok egyikét kell felhasználni.
box-rule-seven-reason-same-name = Egy városban nem állhat két azonos nevű épület.
box-rule-seven-reason-coins-short = A nyomtatott érméket az építés előtt a bankba kell fizetni.
box-rule-seven-reason-not-payable = Az erőforrás a saját városból jön, vagy a két szomszédtól vehető meg: amit a táblájuk, a barna és a szürke kártyáik termelnek, egységenként 2 érméért, ha egy kártya nem teszi olcsóbbá.
box-rule-seven-reason-other-payment = Csak az vehető meg, ami hiányzik; az érme az eladó szomszédé.
box-rule-seven-reason-no-stage = Egy csodának annyi szintje van, amennyi a tábláján áll.
box-rule-seven-reason-needs-cities = Egyes táblák a Városok kiegészítőhöz tartoznak, és csak azzal játszhatók.
box-rule-seven-reason-other-loss = A veszteséget érmében kell kifizetni; minden ki nem fizetett érméért adósság jár.
box-rule-seven-reason-not-discarded = A dobópakliból csak ott fekvő kártya építhető meg.
box-rule-seven-reason-must-rebuild = Ha a dobópakliban van megépíthető kártya, egyet meg kell építeni.
box-rule-seven-reason-not-offered = Minden kártyából és táblából csak annyi van, amennyi a dobozban, és csak abból választhatsz, amit a szabály felkínál.
box-rule-seven-witness-elsewhere = Minden kártyából csak annyi van, amennyi a dobozban, és a kéz minden fel nem használt lapjával együtt megy tovább.

## What those who saw cards know better than the rules

seven-witness-elsewhere = „{ $card }” nem lehet ott: minden példányát máshol látták
seven-witness-name-them = ennek a kéznek a lapjai láthatók, ezért meg kell nevezni őket
seven-witness-too-many = ennyi céh vagy fekete kártya nincs a kor paklijában
