### Why an action of 7 Wonders is not legal now, and what is asked instead. The English sentences are
### those of `wondertable.games.seven.reasons`; they follow a colon and have no full stop.

## Reasons

seven-reason-other-question = jetzt ist zu entscheiden, { $asked }
seven-reason-not-in-hand = „{ $card }“ ist nicht auf dieser Hand
seven-reason-same-name = „{ $card }“ steht schon in dieser Stadt
seven-reason-coins-short = { $price ->
    [one] „{ $thing }“ kostet { $price } Münze, in der Schatzkammer sind aber nur { $coins }
   *[other] „{ $thing }“ kostet { $price } Münzen, in der Schatzkammer sind aber nur { $coins }
}
seven-reason-not-payable = die Ressourcen für „{ $thing }“ sind mit { $coins } Münzen nicht zu haben
seven-reason-other-payment = „{ $thing }“ lässt sich so nicht bezahlen; möglich ist: { $ways }
seven-reason-no-stage = alle Bauabschnitte von „{ $board }“ sind errichtet
seven-reason-needs-cities = „{ $board }“ wird nur mit der Erweiterung Cities gespielt
seven-reason-other-loss = der Verlust beträgt insgesamt { $owed } Münzen, in der Schatzkammer sind { $coins }
seven-reason-not-discarded = „{ $card }“ liegt dort nicht im Ablagestapel
seven-reason-must-rebuild = eine Karte des Ablagestapels kann errichtet werden
seven-reason-not-offered = „{ $thing }“ steht nicht zur Wahl

## Parts of the sentences above

seven-phrase-asked-turn = wofür du eine Handkarte verwendest
seven-phrase-asked-side = welche Seite des Plans du spielst
seven-phrase-asked-board = welchen Plan du nimmst
seven-phrase-asked-lose = wie viele Münzen du verlierst und wie viele Schulden du aufnimmst
seven-phrase-asked-extra = wofür du die letzte Karte verwendest
seven-phrase-asked-rebuild = welche Karte aus dem Ablagestapel du errichtest
seven-phrase-asked-deal = welche Karte ausgeteilt wird
seven-phrase-asked-deal-board = welcher Plan ausgeteilt wird
seven-phrase-asked-deal-side = welche Seite eines Plans gilt
seven-phrase-asked-show = welche Karte des Ablagestapels gezeigt wird
seven-phrase-asked-take = dass alle ihre Karten aufnehmen

## Questions to a player, and what chance is about to do

seven-question-turn = Wähle eine Karte: Errichte sie, lege sie unter den nächsten Bauabschnitt oder verkaufe sie für 3 Münzen.
seven-question-side = Wähle die Seite deines Plans.
seven-question-board = Wähle einen Plan.
seven-question-lose = Du musst Münzen verlieren: Sage, wie viele du zahlst, der Rest wird zu Schulden.
seven-question-extra = Deine letzte Karte: Errichte sie, lege sie unter einen Bauabschnitt, verkaufe sie oder lege sie ab.
seven-question-rebuild = Wähle eine Karte aus dem Ablagestapel und errichte sie gratis.
seven-question-deal = Der Zufall teilt eine Karte aus.
seven-question-deal-board = Der Zufall teilt einen Plan aus.
seven-question-deal-side = Der Zufall bestimmt die Seite eines Plans.
seven-question-show = Der Ablagestapel wird gezeigt.
seven-question-take = Alle nehmen ihre Karten auf.

## Mistakes

error-bad-teams = { $game }: Teams gibt es mit { $known } Spielern, nicht mit { $seats }.
error-teams-need-cities = { $game }: Teams spielen mit der Erweiterung Cities; cities muss on sein.
