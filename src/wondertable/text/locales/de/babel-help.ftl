### How to play Tower of Babel, in our own words. All numbers come from the rules of the engine. $needs is
### what a disc asks for, such as "5 ships".

## In two minutes

help-babel-goal = Gemeinsam baut ihr die { $wonders } Weltwunder der Antike, und jeder will den größten Anteil daran. Punkte bringen Bausteine auf Weltwundern, Bauscheiben und Angebote, die niemand haben wollte. Die meisten Punkte gewinnen.
help-babel-setup-title = So beginnt es
help-babel-setup = Auf jedem der { $wonders } Weltwunder liegen { $spaces } Bauscheiben. Eine Bauscheibe sagt, wie viele Karten welcher Art sie braucht: Kamele, Kräne, Schiffe oder Steinmetze. Du hast { $start_hand } Karten und deine Handelskarte.
help-babel-turn-title = Dein Zug
help-babel-turn = Passe und ziehe { $pass_draw } Karte, oder baue:
help-babel-choose-title = 1. Wählen
help-babel-choose = Wähle ein Weltwunder und eine seiner Bauscheiben. Du musst keine einzige Karte dafür haben.
help-babel-offer-title = 2. Alle anderen bieten
help-babel-offer = Geheim und gleichzeitig legen sie Karten, die die Bauscheibe braucht: so viele sie wollen, höchstens so viele, wie auf ihr stehen, mit oder ohne Handelskarte.
help-babel-decide-title = 3. Annehmen und ergänzen
help-babel-decide = Nimm beliebige Angebote an, jedes nur als Ganzes, und ergänze eigene Karten, bis die Zahl genau erreicht ist. Von den Angeboten mit Handelskarte darfst du nur eines annehmen.
help-babel-build-title = 4. Bauen
help-babel-build = Wer Karten gegeben hat, setzt ebenso viele Bausteine auf das Weltwunder. Du nimmst die Bauscheibe.
help-babel-refused-title = 5. Abgelehnte Angebote
help-babel-refused = Wer vergeblich geboten hat, nimmt die Karten zurück und bekommt { $refused } Punkt für jede.
help-babel-after = Am Ende jedes Zuges ziehen alle { $closing } Karte, und der Nächste ist am Zug.
help-babel-trader-title = Die Handelskarte
help-babel-trader = Ein angenommenes Angebot mit Handelskarte dreht das Geschäft um: Die Bauscheibe bekommt, wer es gelegt hat, und du setzt für dessen Karten eigene Bausteine auf das Weltwunder.
help-babel-wonder-title = Ein fertiges Weltwunder
help-babel-wonder = Ist seine letzte Bauscheibe weg, wird ein Weltwunder nach der aktuellen Zeile der Wertetabelle gewertet: der erste Wert für die meisten Bausteine, der zweite für die zweitmeisten, { $others } für alle anderen mit einem Baustein. In der ersten Zeile sind das { $first } und { $second }. Wer am Zug ist, zieht eine Aktionskarte.
help-babel-end-title = Das Ende
help-babel-end = Das Spiel endet, wenn von einer Art keine Bauscheibe mehr auf dem Plan liegt. Unfertige Weltwunder werden nach der hellen Zeile gewertet, und Bauscheiben derselben Art bringen einen Bonus: { $bonus_2 } Punkte für zwei, { $bonus_4 } für vier. Es endet auch, wenn eine ganze Runde lang niemand eine Karte zieht oder eine Bauscheibe nimmt.

## Captions of pictures

help-babel-picture-discs = Ein Weltwunder mit seinen Bauscheiben; jede braucht Karten einer Art.
help-babel-picture-offer = Zwei Angebote für eine Bauscheibe, die { $needs } braucht. Beim zweiten liegt eine Handelskarte.
help-babel-picture-values = Die Wertetabelle. Mit jedem fertigen Weltwunder geht es eine Zeile weiter.

## In detail

help-babel-fail-title = Ein Bau, der misslingt
help-babel-fail = Kannst oder willst du die Bauscheibe nicht erfüllen, bleibt sie liegen. Alle Karten gehen zurück, und jedes Angebot bringt { $refused } Punkt für jede seiner Karten.
help-babel-ties-title = Gleichstand
help-babel-ties = Haben mehrere die meisten Bausteine, bekommen sie alle den zweiten Wert und die übrigen { $others }. Sind mehrere Zweite, bekommen auch sie { $others }.
help-babel-two-title = Zweifarbige Bauscheiben
help-babel-two = Spielt der Tisch mit ihnen, kann eine Bauscheibe zwei Arten brauchen, jede mit ihrer Zahl. Für den Bonus zählt ihr Besitzer sie zu einer der beiden.
help-babel-actions-title = Aktionskarten
help-babel-actions = Es gibt { $action_cards } von { $kinds } Sorten. Manche spielt man im Zug, manche bei einem abgelehnten Angebot, und zwei Sorten zählen am Ende von selbst. Ein Tisch kann sie weglassen.
help-babel-hidden-title = Was geheim ist
help-babel-hidden = Handkarten und Aktionskarten sind geheim, Angebote bis zum Aufdecken. Was gezeigt oder genommen wurde, merkt sich die Seite für dich.
help-babel-deck-title = Ein leerer Stapel
help-babel-deck = Die abgelegten Karten werden gemischt und bilden den neuen Stapel.

## Glossary

help-babel-type-about = Eine Art von Baukarten. Bauscheiben brauchen sie.
help-babel-type-count = { $count } von { $all }
help-babel-disc = { $needs }
help-babel-disc-about = Bauscheibe
help-babel-disc-two-about = zweifarbige Bauscheibe
help-babel-disc-lines = Braucht genau { $needs }: aus Angeboten und aus der Hand dessen, der am Zug ist, zusammen.
help-babel-disc-owner = Sie zählt zum Scheibenbonus dessen, der sie nimmt.
help-babel-wonder-about = Weltwunder
help-babel-wonder-lines = Es hat { $spaces } Bauscheiben. Ist die letzte genommen, zählen seine Bausteine nach der Wertetabelle.
help-babel-action-about = Aktionskarte
help-babel-icon-trader = Handelskarte
help-babel-icon-trader-about = Liegt bei einem Angebot. Wird es angenommen, nimmt ihr Besitzer die Bauscheibe, und wer am Zug ist, setzt die Bausteine. Sie kommt immer zurück.
help-babel-icon-tower = Turm
help-babel-icon-tower-about = Der unterste zeigt, wer am Zug ist; im Zug steht er auf dem gewählten Weltwunder.
help-babel-icon-piece = Baustein
help-babel-icon-piece-about = Einer für jede Karte, die zu einem Weltwunder gegeben wurde. Wer bei der Vollendung die meisten hat, bekommt die meisten Punkte.
help-babel-icon-row = Wertetabelle
help-babel-icon-row-about = In der ersten Zeile { $first } für die meisten Bausteine, { $second } für die zweitmeisten, { $others } für alle anderen. Jedes fertige Weltwunder rückt sie eine Zeile weiter.
help-babel-icon-light = Helle Zeile
help-babel-icon-light-about = Gilt am Ende für unfertige Weltwunder: { $light_first } und { $light_second }, { $others } für alle anderen.
help-babel-icon-bonus = Scheibenbonus
help-babel-icon-bonus-about = Am Ende, für Bauscheiben einer Art: { $bonuses }.
help-babel-icon-vp-about = Manche gibt es unterwegs, die übrigen am Ende.

## Figures that no source confirms

help-figures-title = Zahlen, die keine Quelle bestätigt
help-figures-about = Unser Exemplar des Regelhefts hat seine Bilder verloren; manche gedruckten Zahlen sind deshalb unbekannt. Diese wurden passend zu allem Bekannten gewählt oder stammen aus nur einer Quelle:
help-figures-figure = Zahl
help-figures-value = Bei uns
help-figures-sure = Wie sicher
help-figures-replace = Wer die Schachtel hat, schreibt die abweichenden Zahlen in eine Textdatei und nennt sie: { $command }. Sie stehen dann in der Aufzeichnung des Spiels, die sich auch ohne die Datei prüfen lässt.
help-figures-row = Wertetabelle, Zeile { $row }: Erster und Zweiter
help-figures-row-light = Wertetabelle, helle Zeile: Erster und Zweiter
help-figures-bonus = Bonus für { $count } Bauscheiben einer Art
help-figures-discs = Zahlen auf den Bauscheiben mit { $type }
help-figures-two = zweifarbige Bauscheibe { $number }
help-figures-copies = Anzahl der Karte { $card }
help-figures-disc-points = Punkte je Bauscheibe auf der Karte { $card }
