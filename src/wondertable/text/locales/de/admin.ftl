### Was `wondertable admin` sagt.

admin-column-id = Tisch
admin-column-game = Spiel
admin-column-status = Zustand
admin-column-seats = Plätze
admin-column-updated = Geändert
admin-status-waiting = wartet
admin-status-running = läuft
admin-status-paused = ruht
admin-status-over = vorbei
admin-closed = { $count ->
    [one] { $count } Tisch wurde geschlossen.
   *[other] { $count } Tische wurden geschlossen.
}
admin-purged = { $count ->
    [one] { $count } Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
admin-copied = { $rows ->
    [one] { $rows } Zeile wurde nach { $place } kopiert und mit der ursprünglichen verglichen.
   *[other] { $rows } Zeilen wurden nach { $place } kopiert und mit den ursprünglichen verglichen.
}
admin-reports-link = Öffne ihn innerhalb einer Viertelstunde im Browser; er gilt einmal.
admin-reports-out = { $count ->
    [0] Niemand war angemeldet.
    [one] { $count } Schlüssel gilt nicht mehr.
   *[other] { $count } Schlüssel gelten nicht mehr.
}
admin-reports-done = Fertig, die Meldung ist erledigt.
admin-library-exported = { $count ->
    [one] { $count } Partie geschrieben.
   *[other] { $count } Partien geschrieben.
}
