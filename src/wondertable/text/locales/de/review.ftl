## Die Analyse einer beendeten Partie

review-title = Analyse · { $game }
review-heading = Analyse: { $game }
review-open = Analyse
review-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
review-moves-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
review-learn = { $count ->
    [one] Aus 1 Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
review-progress = Wie weit die Analyse ist
review-thinking = Der Computer sieht sich jeden Zug noch einmal an. Hier steht, was er bisher gefunden hat.
review-done-of = { $done } von { $of }
review-failed = Die Analyse ist stehen geblieben.
review-look-again = Noch einmal nachsehen
review-chances = Die Gewinnchancen aller
review-chance-yours = Deine Gewinnchance
review-chance-of = Gewinnchance von { $name }
review-decision = Entscheidung
review-luck = Glück
review-luck-label = Glück { $points }
review-steps = Schritte durch die Analyse
review-turn = Wendepunkt
review-turn-back = Voriger Wendepunkt
review-turn-on = Nächster Wendepunkt
review-at = Zug { $ply } von { $last }
review-curve-said = { $count ->
    [0] Die Kurve der Chancen
    [one] Die Kurve der Chancen mit 1 Wendepunkt
   *[other] Die Kurve der Chancen mit { $count } Wendepunkten
}
review-as-table = Die Chancen als Tabelle
review-before-move = Vor Zug
review-turns = Wendepunkte
review-no-turns = Es gab keinen: Keine einzelne Wahl und kein einzelnes Glück hat diese Partie entschieden.
review-turns-wait = Bisher keiner.
review-moves = Alle Züge
review-points-of = Glück aus der Sicht von { $name }
review-move = Zug { $ply } · { $name }
review-played = Gespielt: { $choice }.
review-else = Was es sonst noch gab
review-chance = Gewinnchance
review-best = das Beste, was zu sehen war
review-best-played = gespielt, und das Beste, was zu sehen war
review-was-played = gespielt
review-why-best = Für die beste Wahl spricht:
review-why-played = Für die gespielte sprach:
review-fine = Die Suche hat nichts Besseres gesehen.
review-not-sure-yet = Das sieht schlechter aus als etwas anderes; eine längere Suche wird es zeigen.
review-near-fine = { $points ->
    [one] Etwa 1 Punkt unter dem Besten, was zu sehen war; das macht kaum etwas aus.
   *[other] Etwa { $points } Punkte unter dem Besten, was zu sehen war; das macht kaum etwas aus.
}
review-slip = Eine Ungenauigkeit: etwa { $points } Punkte verschenkt.
review-mistake = Ein Fehler: etwa { $points } Punkte verschenkt.
review-blunder = Ein grober Fehler: etwa { $points } Punkte verschenkt.
review-missed-win = { $points ->
    [one] Ein sicherer Sieg verpasst: etwa 1 Punkt verschenkt.
   *[other] Ein sicherer Sieg verpasst: etwa { $points } Punkte verschenkt.
}
review-no-choice = Hier gab es nichts zu wählen.
review-nothing-else = Hier gab es nichts zu wählen.
review-not-yet = So weit ist die Analyse noch nicht.
review-lucky = { $points ->
    [0] Der Zufall hat fast nichts geändert.
    [one] Glück für { $name }: etwa 1 Punkt.
   *[other] Glück für { $name }: etwa { $points } Punkte.
}
review-dealt = Der Zufall hat ausgeteilt
review-move-of = { $name } hat gewählt
review-see-table = Zum Tisch
review-share = Diesen Zug teilen
review-sums = Glück und Können
review-sums-wait = Zusammengezählt wird, wenn jeder Zug angesehen ist.
review-trust = Punkte sind Hundertstel eines Sieges. Vom gleichen Anteil aus ergeben sie zusammen das Ergebnis; doch eine einzige Partie sagt wenig darüber, wer besser spielt: Nimm die Summen als Erzählung, nicht als Zeugnis.
review-sum-luck = Glück
review-sum-errors = Eigene Fehler
review-sum-gifts = Fehler des anderen
review-sum-second = Was die Suche nicht kommen sah
review-sum-others = Die anderen, und was auf die Hand kam
review-sum-given-up = Aufgegeben
review-sum-line = Vom gleichen Anteil { $start } zu { $result }.
review-phase-draft = Weltwunder
review-phase-start = Beginn
review-phase-age-1 = Zeitalter I
review-phase-age-2 = Zeitalter II
review-phase-age-3 = Zeitalter III
review-phase-beginning = Anfang
review-phase-middle = Mitte
review-phase-end = Ende

## Aus Fehlern lernen

learn-title = Aus Fehlern lernen · { $game }
learn-heading = Übung { $number } von { $count }
learn-all = Alle Übungen
learn-is-solved = (gelöst)
learn-is-shown = (Lösung gesehen)
learn-asked-own = Hier warst du vor Zug { $ply }. Finde etwas Besseres.
learn-asked = Hier war { $name } vor Zug { $ply }. Finde etwas Besseres.
learn-failed = { $points ->
    [one] Gespielt: { $choice } – etwa 1 Punkt verschenkt.
   *[other] Gespielt: { $choice } – etwa { $points } Punkte verschenkt.
}
learn-how = Wähle unten am Tisch, wie im Spiel.
learn-show = Lösung zeigen
learn-skip = Überspringen
learn-next = Nächste Übung
learn-others = Die Fehler von { $name }
learn-solved = Gelöst: { $choice }. Die Suche sieht nichts, was deutlich besser wäre.
learn-nearly = Fast: { $choice } ist gut, aber etwas anderes ist noch ein wenig besser.
learn-again = Noch nicht: { $choice } verschenkt zu viel. Versuch es noch einmal.
learn-same = { $choice }: Genau das wurde gespielt. Versuch etwas anderes.
learn-hint-said = Ein Tipp. Für die beste Wahl spricht: { $why }
learn-no-hint = es lässt sich nicht in wenigen Worten sagen.
learn-shown = Die Lösung:
learn-none = Hier gibt es nichts zu üben: Keine Wahl dieses Platzes wurde markiert.
learn-unknown = Diese Übung gibt es in dieser Partie nicht.
