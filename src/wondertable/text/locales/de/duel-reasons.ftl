### Why an action of Duel is not legal now, and what is asked instead. The English sentences are those
### of `wondertable.games.duel.reasons`; they follow a colon and have no full stop.

## Reasons

duel-reason-other-question = jetzt ist zu entscheiden, { $asked }
duel-reason-not-there = „{ $card }“ liegt nicht offen in der Auslage
duel-reason-covered = „{ $card }“ ist noch nicht erreichbar, darüber liegt: { $covers }
duel-reason-too-dear = { $price ->
    [one] „{ $thing }“ kostet { $price } Münze, in der Schatzkammer sind aber nur { $coins }
   *[other] „{ $thing }“ kostet { $price } Münzen, in der Schatzkammer sind aber nur { $coins }
}
duel-reason-not-yours = „{ $wonder }“ ist kein Weltwunder dieser Stadt
duel-reason-raised = „{ $wonder }“ ist schon errichtet
duel-reason-removed = sieben Weltwunder stehen schon, „{ $wonder }“ ist deshalb aus dem Spiel
duel-reason-not-offered = „{ $thing }“ steht nicht zur Wahl

## Parts of the sentences above

duel-phrase-face-down-card = eine verdeckte Karte
duel-phrase-asked-turn = welche erreichbare Karte du nimmst
duel-phrase-asked-draft = welches Weltwunder du nimmst
duel-phrase-asked-token = welches Fortschritts-Plättchen du nimmst
duel-phrase-asked-library = welches der gezogenen Fortschritts-Plättchen du behältst
duel-phrase-asked-destroy-brown = welche braune Karte du zerstörst
duel-phrase-asked-destroy-grey = welche graue Karte du zerstörst
duel-phrase-asked-rebuild = welche Karte aus dem Ablagestapel du errichtest
duel-phrase-asked-start = wer das Zeitalter beginnt
duel-phrase-asked-show-tokens = welches Fortschritts-Plättchen auf den Spielplan kommt
duel-phrase-asked-show-wonders = welches Weltwunder ausgelegt wird
duel-phrase-asked-place-guilds = wo eine Gilde ausgelegt wird
duel-phrase-asked-lay-out = welche Karte aufgedeckt wird
duel-phrase-asked-reveal = welche Karte aufgedeckt wird
duel-phrase-asked-draw = welches Fortschritts-Plättchen gezogen wird

## Questions to a player, and what chance is about to do

duel-question-turn = Nimm eine erreichbare Karte: Errichte sie, wirf sie für Münzen ab oder errichte mit ihr ein Weltwunder.
duel-question-draft = Wähle ein Weltwunder für deine Stadt.
duel-question-token = Du hast ein Paar gleicher Forschungssymbole: Nimm ein Fortschritts-Plättchen vom Spielplan.
duel-question-library = Behalte eines der gezogenen Fortschritts-Plättchen; die übrigen kommen zurück in die Schachtel.
duel-question-destroy-brown = Wähle eine braune Karte in der Stadt deines Gegners: Sie kommt auf den Ablagestapel.
duel-question-destroy-grey = Wähle eine graue Karte in der Stadt deines Gegners: Sie kommt auf den Ablagestapel.
duel-question-rebuild = Wähle eine Karte aus dem Ablagestapel und errichte sie gratis.
duel-question-start = Bestimme, wer dieses Zeitalter beginnt.
duel-question-show-tokens = Der Zufall legt ein Fortschritts-Plättchen auf den Spielplan.
duel-question-show-wonders = Der Zufall legt ein Weltwunder aus.
duel-question-place-guilds = Der Zufall legt eine Gilde zwischen die Karten des Zeitalters.
duel-question-lay-out = Der Zufall deckt eine Karte der Auslage auf.
duel-question-reveal = Der Zufall deckt eine Karte auf, die erreichbar geworden ist.
duel-question-draw = Der Zufall zieht ein Fortschritts-Plättchen aus der Schachtel.
