### Amit a `wondertable admin` mond.

admin-column-id = Asztal
admin-column-game = Játék
admin-column-status = Állapot
admin-column-seats = Székek
admin-column-updated = Változott
admin-status-waiting = vár
admin-status-running = folyik
admin-status-paused = szünetel
admin-status-over = véget ért
admin-closed = { $count } asztal lezárva.
admin-purged = { $count } asztal törölve.
admin-copied = { $rows } sor átmásolva ide: { $place }, és összehasonlítva az eredetivel.
admin-reports-link = Nyisd meg a böngésződben negyedórán belül; egyszer használható.
admin-reports-out = { $count ->
    [0] Senki sem volt belépve.
    [one] { $count } kulcs már nem érvényes.
   *[other] { $count } kulcs már nem érvényes.
}
admin-reports-done = Kész, a bejelentés el van intézve.
admin-library-exported = { $count ->
    [one] { $count } játszma kiírva.
   *[other] { $count } játszma kiírva.
}
