### 7 Wonders played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-seven-deal-board = Welchen Plan hat { $player }?
box-ask-seven-deal-side = Welche Seite des Plans von { $player } liegt oben?
box-ask-seven-deal = Welche Karten hat { $player } bekommen?
box-ask-seven-take = Welche Karten nimmt { $player } auf?
box-ask-seven-show = Welche Karte liegt an Stelle { $place } des Ablagestapels?

## Answers

box-seven-build = „{ $thing }“ errichten
box-seven-build-stage = Nächster Bauabschnitt mit „{ $thing }“
box-seven-sell = „{ $thing }“ verkaufen
box-seven-leave = „{ $thing }“ für nichts ablegen
box-seven-choose = „{ $thing }“ nehmen
box-seven-rebuild = „{ $thing }“ aus dem Ablagestapel errichten
box-unseen-sell = Eine Karte verkaufen
box-unseen-leave = Die letzte Karte für nichts ablegen
box-unseen-buildstage = Den nächsten Bauabschnitt errichten
box-rebuild-nothing = Nichts aus dem Ablagestapel errichten
box-in-place = { $words } (Stelle { $place })

## May I do that?

box-rule-seven-reason-other-question = Eins nach dem anderen: Zuerst kommt, was gerade gefragt ist.
box-rule-seven-reason-not-in-hand = In einem Zug wird eine der Karten verwendet, die man auf der Hand hat.
box-rule-seven-reason-same-name = Keine Stadt hat zwei Gebäude mit demselben Namen.
box-rule-seven-reason-coins-short = Aufgedruckte Münzen gehen vor dem Errichten an die Bank.
box-rule-seven-reason-not-payable = Ressourcen kommen aus der eigenen Stadt oder werden von den beiden Nachbarn gekauft: was deren Plan und deren braune und graue Karten produzieren, je Einheit 2 Münzen, wenn keine Karte sie billiger macht.
box-rule-seven-reason-other-payment = Gekauft wird nur, was fehlt; die Münzen gehen an den Nachbarn, der verkauft.
box-rule-seven-reason-no-stage = Ein Weltwunder hat die Bauabschnitte, die auf seinem Plan stehen.
box-rule-seven-reason-needs-cities = Manche Pläne gehören zu Cities und werden nur damit gespielt.
box-rule-seven-reason-other-loss = Ein Verlust wird in Münzen bezahlt; für jede nicht bezahlte Münze nimmt man Schulden.
box-rule-seven-reason-not-discarded = Aus dem Ablagestapel wird eine Karte errichtet, die dort liegt.
box-rule-seven-reason-must-rebuild = Kann eine Karte des Ablagestapels errichtet werden, muss eine errichtet werden.
box-rule-seven-reason-not-offered = Jede Karte und jeden Plan gibt es nur so oft wie in der Schachtel, und wählen kann man nur, was die Regel anbietet.
box-rule-seven-witness-elsewhere = Jede Karte gibt es nur so oft wie in der Schachtel, und eine Hand wird mit allen Karten weitergegeben, die niemand verwendet hat.

## What those who saw cards know better than the rules

seven-witness-elsewhere = „{ $card }“ kann dort nicht sein: Alle Exemplare wurden anderswo gesehen
seven-witness-name-them = die Karten dieser Hand sind zu sehen und müssen genannt werden
seven-witness-too-many = so viele Gilden oder schwarze Karten sind nicht im Stapel dieses Zeitalters
