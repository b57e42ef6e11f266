## Rätsel: eine Stellung, und eine Wahl, die klar die beste ist

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien zwischen Computern, in denen jeweils eine Wahl klar die beste ist.
puzzles-number = Rätsel { $number } · { $game }
puzzles-daily = Rätsel des Tages · { $game }
puzzles-today = Rätsel des Tages
puzzles-today-one = Rätsel des Tages
puzzles-card-solved = Rätsel des Tages: gelöst
puzzles-card-streak = { $count ->
    [one] Serie: 1
   *[other] Serie: { $count }
}
puzzles-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-level = Stufe { $level }
puzzles-level-1 = Stufe 1: leicht
puzzles-level-2 = Stufe 2: mit einem Blick voraus
puzzles-level-3 = Stufe 3: schwer
puzzles-level-4 = Stufe 4: sehr schwer
puzzles-level-about = Die Stufe sagt, welcher unserer Computer die Lösung findet: auf Stufe 1 selbst der, der nur den nächsten Schritt sieht, auf Stufe 4 höchstens der stärkste. Der Tag beginnt um Mitternacht UTC; wer dann über einem Rätsel des Tages sitzt, darf es noch beenden.
puzzles-asked = Eine Wahl ist klar die beste. Welche?
puzzles-asked-of = Du bist { $name } und am Zug. Eine Wahl ist klar die beste: Triff sie unten auf dem Tisch wie im Spiel.
puzzles-solve = Lösen
puzzles-look = Noch einmal ansehen
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-share = Dieses Rätsel teilen
puzzles-more-hint = Ein stärkerer Tipp
puzzles-hint-theme = Ein Tipp. Es geht um: { $theme }.
puzzles-hint-why = Was für die Lösung spricht: { $why }
puzzles-came-solved = Gelöst: { $choice }.
puzzles-came-nearly = { $points ->
    [one] Fast: { $choice } ist das Zweitbeste, etwa 1 Punkt dahinter. Versuch es noch einmal.
   *[other] Fast: { $choice } ist das Zweitbeste, etwa { $points } Punkte dahinter. Versuch es noch einmal.
}
puzzles-came-again = { $points ->
    [one] Noch nicht: { $choice } verschenkt etwa 1 Punkt. Versuch es noch einmal.
   *[other] Noch nicht: { $choice } verschenkt etwa { $points } Punkte. Versuch es noch einmal.
}
puzzles-shown = Hier ist die Lösung.
puzzles-solution = Die Lösung:
puzzles-best = die Lösung
puzzles-best-yours = die Lösung, und deine
puzzles-yours = deine letzte Antwort
puzzles-rest = { $count ->
    [one] 1 weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
puzzles-finders = Wie oft Computer es finden
puzzles-found = { $count } von { $of }
puzzles-is-hint = Tipp genommen
puzzles-is-solved = gelöst
puzzles-is-nearly = fast
puzzles-is-again = noch nicht
puzzles-is-shown = Lösung angesehen
puzzles-solved-of = { $count } von { $of } gelöst
puzzles-nearly-many = fast: { $count }
puzzles-again-many = noch nicht: { $count }
puzzles-shown-many = Lösung angesehen: { $count }
puzzles-by-level = Stufe
puzzles-any-level = jede Stufe
puzzles-by-theme = Thema
puzzles-any-theme = jedes Thema
puzzles-levels = Nach Stufe
puzzles-themes = Nach Thema
puzzles-every = Jedes Rätsel nach seiner Nummer
puzzles-done-now = Davon ist keines übrig: Du hast alle hinter dir. Wähle eine andere Stufe oder ein anderes Thema.
puzzles-theme-arms = Militär
puzzles-theme-science = Wissenschaft
puzzles-theme-chain = Gebäude, die andere kostenlos machen
puzzles-theme-denial = was die anderen nicht bekommen dürfen
puzzles-theme-turn = noch ein Zug, oder wer beginnt
puzzles-theme-wonder = Weltwunder
puzzles-theme-goods = Rohstoffe und Waren
puzzles-theme-coins = Münzen
puzzles-theme-points = Punkte
puzzles-theme-foresight = weiter vorausschauen
puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-no-game = Zu diesem Spiel gibt es noch keine Rätsel.
