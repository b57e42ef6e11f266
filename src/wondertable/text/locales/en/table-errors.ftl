### What can go wrong at a table or in the store.

error-bad-database = “{ $url }” is not the address of a database; write it as “{ $example }”.
error-store-unreadable = The database { $file } cannot be opened: { $why }.
error-store-newer = The database { $file } was written by a newer version (revision { $found }); this one knows up to revision { $known }.
error-store-full = There is no room left to save this; nothing was changed.
error-store-busy = The database is busy; nothing was changed. Please try again.
error-store-conflict = The table “{ $table }” was changed elsewhere; please look again.
error-store-failed = This could not be saved or read ({ $why }); nothing was changed.
error-unknown-table = There is no table “{ $table }”; perhaps it was deleted.
error-damaged-table = The table “{ $table }” cannot be opened: { $why }
error-closing = The server is about to stop; nothing was changed.
error-bad-setting = The setting { $setting } cannot be “{ $value }”; it can be: { $known }.
error-bad-name = A name has 1 to { $longest } characters, all of them printable.
error-unknown-seat = There is no seat { $seat }; the table has { $seats } seats.
error-seat-taken = Seat { $seat } is not free.
error-seat-fixed = Seat { $seat } cannot be changed like this now.
error-wrong-secret = This personal link does not open a seat here; perhaps a newer one was made.
error-not-host = Only the host of the table may do this.
error-not-seated = Only somebody who sits at the table may do this.
error-not-started = The game has not begun; it begins when every seat is taken.
error-not-over = The game is not over yet.
error-table-over = The game is over; nothing more can be changed at this table.
error-table-paused = The table is paused; the host can resume it.
error-not-paused = The table is not paused.
error-handed-over = A bot plays for seat { $seat }; take the seat back first.
error-nothing-laid = Seat { $seat } has no face-down choice that could be taken back.
error-stale = This answers ply { $ply }, but the table is at ply { $now }; nothing was changed.
