### How to play 7 Wonders Duel, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-duel-goal = Zwei Städte, eine gemeinsame Auslage, drei Zeitalter. Ein militärischer oder wissenschaftlicher Sieg beendet das Spiel sofort; gibt es keinen, entscheiden nach dem 3. Zeitalter die Punkte.
help-duel-setup-title = So beginnt es
help-duel-setup = Jeder von euch hat { $start_coins } Münzen und { $wonders_each } Weltwunder, die ihr abwechselnd wählt. Auf dem Spielplan liegen { $tokens } Fortschritts-Plättchen. Die { $cards } Karten des Zeitalters werden ausgelegt, manche verdeckt.
help-duel-turn-title = Dein Zug
help-duel-turn = Nimm eine Karte, auf der keine andere liegt, und mach eines von drei Dingen damit:
help-duel-build-title = Errichten
help-duel-build = Du bezahlst ihre Kosten. Sie bleibt in deiner Stadt und wirkt ab jetzt.
help-duel-discard-title = Abwerfen
help-duel-discard = Du bekommst { $discard } Münzen und 1 mehr für jede gelbe Karte in deiner Stadt.
help-duel-wonder-title = Ein Weltwunder errichten
help-duel-wonder = Die Karte kommt verdeckt unter eines deiner Weltwunder. Du bezahlst das Weltwunder; was die Karte selbst kosten würde, spielt keine Rolle.
help-duel-after = Was nun frei liegt, wird aufgedeckt, und dein Gegner ist am Zug. Sind alle { $cards } Karten weg, wird das nächste Zeitalter ausgelegt.
help-duel-cost-title = Bezahlen
help-duel-cost = Ressourcen werden nicht verbraucht: Was deine Karten produzieren, steht für jeden Bau bereit. Was fehlt, kaufst du bei der Bank. Eine Einheit kostet { $trade_base } Münzen und 1 mehr für jede solche Einheit, die braune und graue Karten deines Gegners produzieren. Gratis ist eine Karte, deren Zeichen du in deiner Stadt schon hast.
help-duel-arms-title = Militär
help-duel-arms = Jeder Schild zieht die Konflikt-Spielfigur ein Feld auf die gegnerische Hauptstadt zu. Kommt sie dort an, auf Feld { $capital }, hast du gewonnen. Unterwegs verliert dein Gegner auf Feld { $loot_1_at } { $loot_1 } und auf Feld { $loot_2_at } { $loot_2 } Münzen, je einmal.
help-duel-science-title = Wissenschaft
help-duel-science = Grüne Karten zeigen Symbole. Zwei gleiche bringen dir ein Fortschritts-Plättchen deiner Wahl. { $symbols } verschiedene gewinnen das Spiel sofort.
help-duel-end-title = Punkte
help-duel-end = Hat nach dem 3. Zeitalter niemand gewonnen, zählen die Punkte der Karten, Weltwunder und Fortschritts-Plättchen, für den Stärkeren die Punkte der Militärleiste, und je { $per_point } Münzen 1 Punkt. Bei Gleichstand entscheiden die Punkte der blauen Karten; sind auch sie gleich, teilt ihr euch den Sieg.

## Captions of pictures

help-duel-picture-card = Eine Karte. Das Band zeigt Farbe und Wirkung, die Ecke, was sie dich kostet; unten stehen die gedruckten Kosten und das Zeichen, das sie gratis macht.
help-duel-picture-structure = Die Karten des 1. Zeitalters. Karten mit hellem Rand liegen frei und können genommen werden.
help-duel-picture-track = Die Militärleiste: { $zone_1 }, { $zone_2 } oder { $zone_3 } Punkte, je nachdem, wie weit die Konflikt-Spielfigur kam, und die Felder, auf denen Münzen verloren gehen.
help-duel-picture-price = Was ein Preisschild sagt

## In detail

help-duel-draft-title = Wahl der Weltwunder
help-duel-draft = { $wonders_each } Weltwunder werden aufgedeckt: Einer nimmt eines, der andere zwei, das übrige bekommt der Erste. Dann folgen noch { $wonders_each }, und der andere beginnt. Im ersten Spiel werden sie verteilt, wie das Regelheft es rät.
help-duel-limit-title = Nur { $wonders_max } Weltwunder
help-duel-limit = Sobald { $wonders_max } der { $wonders_all } Weltwunder errichtet sind, ist das letzte aus dem Spiel, wem es auch gehört.
help-duel-again-title = Noch ein Zug
help-duel-again = Manche Weltwunder geben dir sofort noch einen Zug. Er verfällt, wenn in diesem Zeitalter keine Karte mehr liegt.
help-duel-trade-title = Preise
help-duel-trade = Alle Einheiten eines Kaufs kosten gleich viel. Gelbe Karten und Weltwunder deines Gegners machen nichts teurer. Manche gelben Karten geben dir ab deinem nächsten Zug einen festen Preis von { $trade_fixed } Münze je Einheit.
help-duel-choice-title = Ressourcen nach Wahl
help-duel-choice = Eine Karte oder ein Weltwunder mit mehreren Ressourcen gibt für jeden Bau eine davon: die, die du gerade brauchst. Die Seite nimmt immer den billigsten Weg zu bezahlen.
help-duel-pile-title = Ablagestapel
help-duel-pile = Abgeworfene und zerstörte Karten darf jeder ansehen. Nur das Mausoleum holt eine davon zurück. Karten unter Weltwundern sind weg.
help-duel-guilds-title = Gilden
help-duel-guilds = Aus jedem Zeitalter bleiben { $left_out } Karten ungesehen in der Schachtel. Unter den Karten des 3. Zeitalters stecken { $guilds } von { $guilds_all } Gilden. Eine Gilde zählt in der Stadt, die von etwas mehr hat, egal ob es deine ist.
help-duel-begin-title = Wer das nächste Zeitalter beginnt
help-duel-begin = Wer laut Konflikt-Spielfigur schwächer ist, entscheidet, sobald die Karten ausliegen. Steht sie in der Mitte, beginnt, wer die letzte Karte genommen hat; ein Tisch kann diesen Spieler stattdessen wählen lassen.

## Icons of this game

help-duel-icon-shield = Zieht die Konflikt-Spielfigur ein Feld auf die gegnerische Hauptstadt zu.
help-duel-icon-pawn = Konflikt-Spielfigur
help-duel-icon-pawn-about = Sie steht näher an der Hauptstadt der schwächeren Stadt. Auf Feld { $capital } hat die stärkere gewonnen.
help-duel-icon-loot = Plünderung
help-duel-icon-loot-about = Kommt die Konflikt-Spielfigur zum ersten Mal hierher, verliert die Stadt auf dieser Seite diese Anzahl Münzen.
help-duel-icon-track = Militärleiste
help-duel-icon-track-about = Am Ende bekommt die stärkere Seite { $zone_1 }, { $zone_2 } oder { $zone_3 } Punkte, je nach der Zone, die die Konflikt-Spielfigur erreicht hat.
help-duel-icon-again = Noch ein Zug
help-duel-icon-destroy-brown = Eine braune Karte zerstören
help-duel-icon-destroy-grey = Eine graue Karte zerstören
help-duel-icon-token = Fortschritts-Plättchen
help-duel-icon-token-about = Zwei gleiche Forschungssymbole bringen eines von denen auf dem Spielplan.
help-duel-icon-crown = Die Stadt, die mehr hat
help-duel-icon-crown-about = Gezählt wird in der Stadt, die mehr davon hat.
help-duel-icon-left = Geht an dich
help-duel-icon-shield-line = Zusätzliche Schilde
help-duel-icon-wonder-about = Wird mit einer beliebigen Karte der Auslage errichtet; insgesamt sind { $wonders_max } möglich.
help-copies-guild-duel = { $count } von { $all } Gilden sind im Spiel
