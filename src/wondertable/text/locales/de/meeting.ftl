### Wie Leute zueinanderfinden: offene Tische, die Warteschlange, Freunde, Herausforderungen, Serien.
### $name und $names sind Namen von Leuten, $game ist der Name eines Spiels.

## Was abgelehnt wird

error-bad-wish = Dafür findet sich niemand: { $setting } kann nicht „{ $value }“ sein; möglich ist: { $known }.
error-table-found = Für dich ist schon ein Tisch gefunden; geh zuerst dorthin.
error-unknown-friend = Das führt zu niemandem; vielleicht wurde der Link geändert. Frag nach dem neuen.
error-own-link = Das ist dein eigener Link; gib ihn denen, die du als Freunde möchtest.
error-too-many-friends = Du hast schon { $most } Freunde oder Anfragen; entferne zuerst jemanden.
error-no-challenge = Herausfordern kannst du Freunde und Leute, mit denen du gespielt hast, wenn sie es erlauben.
error-challenged-already = Du hast { $name } schon herausgefordert; warte auf die Antwort oder nimm es zurück.
error-too-many-challenges = Schon { $most } deiner Herausforderungen sind offen; warte auf Antworten oder nimm eine zurück.
error-unknown-challenge = Eine solche Herausforderung gibt es für dich nicht; vielleicht ist sie zu alt.
error-challenge-over = Diese Herausforderung wurde beantwortet, zurückgenommen oder ist zu alt.
error-too-many-listed = Schon { $most } deiner Tische warten in der Liste; fülle oder lösche zuerst einen davon.
meet-refused-clock = Wähle mindestens ein Tempo.

## Seiten

meet-pages = Leute finden
meet-seek = Mitspieler finden
meet-tables = Offene Tische
meet-friends = Freunde
meet-all-tables = Alle offenen Tische, mit Filtern

## Mit irgendwem spielen

meet-what = Was möchtest du spielen?
meet-seek-about = Wähle alles, was dir recht ist: Je mehr, desto eher findet sich jemand. Wer am längsten wartet, kommt zuerst dran, und das Los entscheidet, wer beginnt.
meet-clocks = Tempo
meet-least = Mindestens so viele Spieler
meet-most = Höchstens so viele Spieler
meet-rated-any = egal
meet-rated-no = nicht gewertet
meet-rated-yes = gewertet
meet-strength = Wie stark
meet-span = etwa wie ich (± { $span })
meet-any = alle
meet-any-value = egal
meet-bots = Den Computer nehmen, wenn niemand kommt
meet-bots-about = Nach { $seconds } Sekunden besetzt der Computer die freien Plätze, etwa so stark wie du.
meet-seek-now = Jemanden finden
meet-seeking = Es wird gesucht
meet-players = { $least } bis { $most } Spieler
meet-others = { $count ->
    [0] Gerade sucht sonst niemand dieses Spiel.
    [one] Noch { $count } Person sucht dieses Spiel.
   *[other] Noch { $count } Leute suchen dieses Spiel.
}
meet-range = Stärke: vorerst { $least } bis { $most }. Alle { $seconds } Sekunden wird der Bereich größer; nach { $minutes } Minuten sind alle recht.
meet-range-any = Stärke: Alle sind recht.
meet-bots-soon = Kommt binnen einer Minute niemand, spielt der Computer mit dir.
meet-leave = Nicht weiter suchen
meet-leave-about = Der Tisch öffnet sich von selbst, sobald jemand gefunden ist. Wer diese Seite schließt, wird nach einigen Sekunden nicht mehr gesucht.

## Offene Tische

meet-filter = Nur manche Tische zeigen
meet-filter-now = Zeigen
meet-filter-none = Alle zeigen
meet-all = alle
meet-strength-least = Gastgeber mindestens so stark
meet-strength-most = Gastgeber höchstens so stark
meet-strength-about = Mit einem Bereich siehst du nur Tische von Leuten, die ihre Wertung zeigen.
meet-no-tables = Gerade ist kein Tisch offen.
meet-no-such-tables = Gerade ist kein solcher Tisch offen.
meet-open-own = Einen Tisch eröffnen
meet-open-own-about = Mit „Offen für alle“ steht er in dieser Liste.

## Freunde

meet-friends-here = Deine Freunde
meet-no-friends = Noch keine Freunde. Gib jemandem deinen Link; sobald ihr beide wollt, seid ihr Freunde.
meet-asking = Sie möchten mit dir befreundet sein
meet-ask-met = Um Freundschaft bitten
meet-asked = Du hast gefragt
meet-met = Mit ihnen hast du gespielt
meet-blocked = Blockiert
meet-is-here = ist da
meet-accept = Annehmen
meet-decline = Nein, danke
meet-withdraw = Zurücknehmen
meet-remove = Entfernen
meet-block = Blockieren
meet-unblock = Nicht mehr blockieren
meet-challenge = Herausfordern
meet-name-first = Sag zuerst, wie deine Freunde dich nennen sollen.
meet-name-save = Diesen Namen nehmen
meet-link = Dein Link für Freunde
meet-link-about = Wer ihn hat, kann dich um Freundschaft bitten; dann entscheidest du.
meet-link-code = Als Bild für Kameras
meet-link-new = Ein neuer Link
meet-link-new-about = Der alte Link führt dann nirgendwohin. Deine Freunde bleiben deine Freunde.
meet-shown-where = Wer sieht, dass ich da bin, und wer mich herausfordern darf
meet-befriend = Freundschaft mit { $name }?
meet-befriend-about = { $name } wird gefragt und entscheidet. Freunde können einander herausfordern und sehen, dass der andere da ist, wenn er es erlaubt.
meet-befriend-now = Fragen
meet-count-friends = { $count ->
    [0] Du hast hier noch keine Freunde.
    [one] Du hast hier { $count } Freund.
   *[other] Du hast hier { $count } Freunde.
}
meet-friends-page = Zur Seite der Freunde
meet-here = Freunde sehen, dass ich da bin
meet-here-about = sonst sieht es niemand
meet-asks = Wer mich herausfordern darf
meet-asks-met = Freunde und Leute, mit denen ich gespielt habe
meet-asks-friends = nur Freunde
meet-asks-nobody = niemand

## Herausforderungen

meet-a-challenge = Eine Herausforderung
meet-challenge-of = { $name } herausfordern
meet-other-seats = Die anderen Plätze
meet-challenges-you = { $name } fordert dich heraus
meet-challenge-waits = Warten auf { $name }
meet-challenge-declined = { $name } möchte jetzt nicht spielen.
meet-challenge-withdrawn = Die Herausforderung wurde zurückgenommen.
meet-challenge-old = Niemand hat rechtzeitig geantwortet.

## Serien

meet-series = Serie
meet-one-game = ein Spiel
meet-best-of = Serie aus { $games } Spielen
meet-series-game = Spiel { $number } von höchstens { $games }
meet-series-won = { $count ->
    [one] { $names } gewinnt die Serie.
   *[other] { $names } teilen sich den Sieg in der Serie.
}
meet-series-even = Die Serie endet unentschieden.
meet-next-game = Bereit für Spiel { $number }
meet-with-teams = Teams
meet-with-cities = Cities
