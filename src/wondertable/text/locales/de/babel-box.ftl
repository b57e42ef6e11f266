### Tower of Babel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-babel-disc = Welche Bauscheibe liegt als nächste auf „{ $wonder }“?
box-ask-babel-draw = Welche Karte hat { $player } gezogen?
box-ask-babel-action = Welche Aktionskarte hat { $player } gezogen?
box-ask-babel-show = Welche Aktionskarte zeigt { $player }?

## May I do that?

box-rule-babel-reason-other-question = Eins nach dem anderen: Zuerst kommt, was gerade gefragt ist.
box-rule-babel-reason-no-disc = Gebaut wird mit einer Bauscheibe, die auf dem Weltwunder liegt.
box-rule-babel-reason-not-held = Gelegt und verwendet werden nur Karten der eigenen Hand.
box-rule-babel-reason-trader-alone = Die Handelskarte wird mit Baukarten gelegt, nie allein.
box-rule-babel-reason-wrong-type = Ein Angebot besteht aus Karten, wie die Bauscheibe sie verlangt.
box-rule-babel-reason-too-many = Alle Karten zusammen sind genau das, was die Bauscheibe verlangt.
box-rule-babel-reason-no-offer = Angenommen werden nur Angebote, die auf dem Tisch liegen.
box-rule-babel-reason-two-traders = Von den Angeboten mit Handelskarte wird höchstens eines angenommen.
box-rule-babel-reason-joker-exact = Der Joker steht für zwei der fehlenden Karten.
box-rule-babel-reason-missing = Was den angenommenen Angeboten fehlt, kommt vollständig von der eigenen Hand.
box-rule-babel-reason-no-card = Gespielt werden nur Aktionskarten, die man hat.
box-rule-babel-reason-not-now = Auf jeder Aktionskarte steht, wann sie gespielt wird.
box-rule-babel-reason-no-hand = Getauscht werden nur Baukarten der eigenen Hand.
box-rule-babel-reason-swap-most = Die Karte sagt, wie viele Karten höchstens getauscht werden.
box-rule-babel-reason-not-offered = Wählen kann man nur, was die Regel anbietet.

## What those who saw cards know better than the rules

babel-witness-too-many = so oft kann „{ $thing }“ dort nicht sein: Die anderen wurden anderswo gesehen
babel-witness-no-action = „{ $card }“ kann dort nicht sein: Alle Exemplare wurden anderswo gesehen
