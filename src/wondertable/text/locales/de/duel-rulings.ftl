### Rulings of 7 Wonders Duel: how we play, and why. The letters name the tests in tests/rulebook.

ruling-duel-t4 = Ein Fortschritts-Plättchen wird gewählt, bevor neu freie Karten aufgedeckt werden; ein weiterer Zug beginnt danach.
ruling-duel-t4-why = Der deutsche Text deckt Karten auf, wenn die Aktion vollständig ausgeführt ist.
ruling-duel-c4 = Ressourcen nach Wahl und Nachlässe gehen von selbst an die teuersten fehlenden Einheiten.
ruling-duel-c4-why = Das ist dem besten aller Wege gleich; mehr zu bezahlen ist nie besser.
ruling-duel-c7 = Eine Kette macht die Karte immer gratis.
ruling-duel-c7-why = Stattdessen zu bezahlen ist nie besser.
ruling-duel-e1 = Ökonomie bekommt, was für Ressourcen bezahlt wird, zum wirklich bezahlten Preis.
ruling-duel-e1-why = Beide Texte.
ruling-duel-e3 = Stadtplanung zahlt nichts für eine Karte aus dem Mausoleum und nichts für eine, die ohnehin gratis ist.
ruling-duel-e3-why = Es muss eine Kette benutzt worden sein.
ruling-duel-m3 = Ein Zug der Figur kann beide Plünderungen auslösen: { $loot_1 } + { $loot_2 } Münzen.
ruling-duel-m3-why = Jede wirkt, wenn ihre Zone zum ersten Mal betreten oder überschritten wird.
ruling-duel-m5-p2 = Überlegenheit beendet das Spiel sofort; gefragt wird nichts mehr.
ruling-duel-m5-p2-why = Beide Texte.
ruling-duel-w1 = Ist das siebte Weltwunder errichtet, verlässt das übrige das Spiel, wem immer es gehört.
ruling-duel-w1-why = Der ungarische Text und das deutsche Beispiel.
ruling-duel-w3 = Theologie, die während eines Weltwunders genommen wird, hilft diesem Weltwunder nicht.
ruling-duel-w3-why = Sie spricht von künftig errichteten Weltwundern.
ruling-duel-w4-w5 = Zerstören und aus dem Ablagestapel Bauen sind Pflicht, wo es eine Karte gibt.
ruling-duel-w4-w5-why = Wie es die lizenzierte Online-Fassung spielt.
ruling-duel-w6 = Die Plättchen der Großen Bibliothek sieht nur, wer am Zug ist.
ruling-duel-w6-why = Wie es die lizenzierte Online-Fassung spielt.
ruling-duel-l1 = Der Leuchtturm zählt sich selbst mit.
ruling-duel-l1-why = Fünf Umsetzungen und die lizenzierte Fassung.
ruling-duel-g1 = Eine Gilde zählt die größere Stadt, beim Bau und am Ende getrennt.
ruling-duel-g1-why = Die Texte der Gilden.
ruling-duel-g2 = Die Gilde der Schiffseigner zahlt 1 Münze je Karte, Braun und Grau zusammengezählt.
ruling-duel-g2-why = Die ungarische „2“ und das „grün“ sind Versehen; die eigene Kartenliste sagt 1.
ruling-duel-a2 = Steht die Figur in der Mitte, beginnt, wer die letzte Karte nahm (level_pawn=begins), oder er wählt (level_pawn=chooses).
ruling-duel-a2-why = Die Regelhefte von 2015; die Änderung des Verlags von 2016.
ruling-duel-a3 = Gleiche Punkte: die Punkte der blauen Karten; noch immer gleich: geteilt.
ruling-duel-a3-why = Beide Texte.
