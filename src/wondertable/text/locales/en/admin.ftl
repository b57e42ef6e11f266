### What `wondertable admin` says.

admin-column-id = Table
admin-column-game = Game
admin-column-status = Status
admin-column-seats = Seats
admin-column-updated = Changed
admin-status-waiting = waiting
admin-status-running = running
admin-status-paused = paused
admin-status-over = over
admin-closed = { $count ->
    [one] Closed { $count } table.
   *[other] Closed { $count } tables.
}
admin-purged = { $count ->
    [one] Deleted { $count } table.
   *[other] Deleted { $count } tables.
}
admin-copied = { $rows ->
    [one] { $rows } row was copied into { $place } and compared with where it came from.
   *[other] { $rows } rows were copied into { $place } and compared with where they came from.
}
admin-reports-link = Open it in your browser within a quarter of an hour; it works once.
admin-reports-out = { $count ->
    [0] Nobody was signed in.
    [one] { $count } key does not count any more.
   *[other] { $count } keys do not count any more.
}
admin-reports-done = Done; the report is settled.
admin-library-exported = { $count ->
    [one] Wrote { $count } game.
   *[other] Wrote { $count } games.
}
