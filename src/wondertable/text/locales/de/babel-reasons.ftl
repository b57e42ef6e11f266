### Why an action of Tower of Babel is not legal now, and what is asked instead. The English sentences
### are those of `wondertable.games.babel.reasons`; they follow a colon and have no full stop.

## Reasons

babel-reason-other-question = jetzt ist zu entscheiden, { $asked }
babel-reason-no-disc = „{ $wonder }“ hat keine Bauscheibe mit { $cards }
babel-reason-not-held = nicht auf dieser Hand: { $cards }
babel-reason-trader-alone = die Handelskarte liegt nur zusammen mit Karten
babel-reason-wrong-type = die Bauscheibe verlangt { $disc }; andere Karten nur mit bluff=on
babel-reason-too-many = die Bauscheibe verlangt { $disc }; zu viel wäre: { $cards }
babel-reason-no-offer = Platz { $other } hat kein Angebot gemacht
babel-reason-two-traders = nur eines der gewählten Angebote darf eine Handelskarte haben
babel-reason-joker-exact = der Joker zählt als genau 2 der fehlenden Karten; es fehlt: { $cards }
babel-reason-missing = nötige eigene Karten: { $missing }, nicht { $own }
babel-reason-no-card = „{ $card }“ ist nicht unter den eigenen Aktionskarten
babel-reason-not-now = „{ $card }“ lässt sich jetzt nicht spielen
babel-reason-no-hand = es gibt keine Baukarte zum Tauschen
babel-reason-swap-most = höchstens { $most } Karten werden getauscht
babel-reason-not-offered = „{ $thing }“ ist hier nicht möglich

## Parts of the sentences above

babel-phrase-asked-turn = ob du passt oder baust
babel-phrase-asked-window = ob du vor den Angeboten eine Aktionskarte spielst
babel-phrase-asked-offer = was du anbietest
babel-phrase-asked-decide = welche Angebote du annimmst und ob du die Bauscheibe erfüllst
babel-phrase-asked-bonus = ob du den Angebotsbonus spielst
babel-phrase-asked-again = ob du den Doppelzug spielst
babel-phrase-asked-exchange = welche Karten du tauschst
babel-phrase-asked-disc = welche Bauscheibe auf ein Weltwunder kommt
babel-phrase-asked-draw = welche Baukarten gezogen werden
babel-phrase-asked-action = welche Aktionskarte gezogen wird
babel-phrase-asked-show = welche Aktionskarte gezeigt wird

## Questions to a player, and what chance is about to do

babel-question-turn = Du bist am Zug: Passe, oder wähle ein Weltwunder und eine seiner Bauscheiben.
babel-question-window = Vor den Angeboten: Spiele eine Aktionskarte, oder lehne ab.
babel-question-offer = Mache ein geheimes Angebot: passende Karten, mit deiner Handelskarte oder ohne.
babel-question-decide = Wähle Angebote und ergänze eigene Karten, oder lass die Bauscheibe liegen.
babel-question-bonus = Dein Angebot wurde nicht angenommen: Spiele den Angebotsbonus, oder lehne ab.
babel-question-again = Ende deines Zuges: Spiele den Doppelzug, oder lehne ab.
babel-question-exchange = Wähle bis zu 5 Baukarten zum Tauschen.
babel-question-disc = Eine Bauscheibe kommt auf ein Weltwunder.
babel-question-draw = Baukarten werden gezogen.
babel-question-action = Eine Aktionskarte wird gezogen.
babel-question-show = Die übrigen Aktionskarten werden gezeigt.

## Mistakes

error-unknown-figure = { $game } hat keine Zahl „{ $figure }“ zu ersetzen; es gibt: { $known }.
error-bad-figure = Die Zahl { $figure } von { $game } lässt sich so nicht ersetzen: { $why }.
