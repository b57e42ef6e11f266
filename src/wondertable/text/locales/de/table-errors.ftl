### Was am Tisch oder beim Speichern schiefgehen kann.

error-bad-database = „{ $url }“ ist nicht die Adresse einer Datenbank; so schreibt man sie: „{ $example }“.
error-store-unreadable = Die Datenbank { $file } lässt sich nicht öffnen: { $why }.
error-store-newer = Die Datenbank { $file } stammt von einer neueren Version (Revision { $found }); dieses Programm kennt höchstens Revision { $known }.
error-store-full = Zum Speichern ist kein Platz mehr; nichts wurde geändert.
error-store-busy = Die Datenbank ist beschäftigt; nichts wurde geändert. Bitte noch einmal versuchen.
error-store-conflict = Der Tisch „{ $table }“ wurde inzwischen anderswo geändert; bitte noch einmal ansehen.
error-store-failed = Das ließ sich nicht speichern oder lesen ({ $why }); nichts wurde geändert.
error-unknown-table = Es gibt keinen Tisch „{ $table }“; vielleicht wurde er gelöscht.
error-damaged-table = Der Tisch „{ $table }“ lässt sich nicht öffnen: { $why }
error-closing = Der Server wird gerade beendet; nichts wurde geändert.
error-bad-setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein; möglich ist: { $known }.
error-bad-name = Ein Name hat 1 bis { $longest } Zeichen, alle davon druckbar.
error-unknown-seat = Es gibt keinen Platz { $seat }; der Tisch hat { $seats } Plätze.
error-seat-taken = Platz { $seat } ist nicht frei.
error-seat-fixed = Platz { $seat } lässt sich jetzt nicht so ändern.
error-wrong-secret = Dieser persönliche Link öffnet hier keinen Platz; vielleicht gibt es einen neueren.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-seated = Das darf nur, wer am Tisch sitzt.
error-not-started = Das Spiel hat noch nicht begonnen; es beginnt, sobald alle Plätze besetzt sind.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-table-over = Das Spiel ist zu Ende; an diesem Tisch lässt sich nichts mehr ändern.
error-table-paused = Der Tisch macht Pause; wer ihn eröffnet hat, kann weitermachen lassen.
error-not-paused = Der Tisch macht keine Pause.
error-handed-over = Auf Platz { $seat } spielt gerade ein Bot; bitte erst den Platz zurücknehmen.
error-nothing-laid = Auf Platz { $seat } liegt keine verdeckte Wahl, die sich zurücknehmen ließe.
error-stale = Die Wahl galt Zug { $ply }, das Spiel ist aber schon bei Zug { $now }.
