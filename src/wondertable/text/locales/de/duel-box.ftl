### 7 Wonders Duel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-duel-show-tokens = Welches Fortschritts-Plättchen liegt auf dem Spielplan?
box-ask-duel-show-wonders = Welches Weltwunder wurde zur Wahl aufgedeckt?
box-ask-duel-place-guilds = Wo liegt eine Gilde? Man sieht es an der violetten Rückseite oder an der Vorderseite.
box-ask-duel-lay-out = Welche Karte liegt in Reihe { $row }, Platz { $place } von links?
box-ask-duel-reveal = Welche Karte wurde in Reihe { $row }, Platz { $place } von links aufgedeckt?
box-ask-duel-draw = Welches Fortschritts-Plättchen wurde für die Große Bibliothek gezogen?

## Answers

box-guild = Reihe { $row }, Platz { $place } (Nr. { $slot })

## May I do that?

box-rule-duel-reason-other-question = Eins nach dem anderen: Zuerst kommt, was gerade gefragt ist.
box-rule-duel-reason-not-there = Nur Karten, die offen in der Auslage liegen, können genommen werden.
box-rule-duel-reason-covered = Eine Karte kann genommen werden, sobald keine andere mehr auf ihr liegt.
box-rule-duel-reason-too-dear = Aufgedruckte Münzen gehen an die Bank. Eine Einheit, die die Stadt nicht produziert, kostet 2 Münzen und 1 mehr für jede solche Einheit, die braune und graue Karten des Gegners produzieren.
box-rule-duel-reason-not-yours = Errichtet werden nur Weltwunder, die man sich ausgesucht hat.
box-rule-duel-reason-raised = Jedes Weltwunder wird einmal errichtet.
box-rule-duel-reason-removed = Sobald sieben Weltwunder errichtet sind, kommt das achte in die Schachtel zurück.
box-rule-duel-reason-not-offered = Jede Karte, jedes Weltwunder und jedes Plättchen gibt es einmal, und wählen kann man nur, was die Regel anbietet.
