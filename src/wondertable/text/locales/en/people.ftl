### People whose names are kept: their page, their ways back, and what is refused. $name is the name
### of a person.

## What is refused

error-name-kept = Somebody on this server keeps the name “{ $name }”, or one that looks like it. If it is yours, sign in; else choose another.
error-name-reserved = The name “{ $name }” can be anybody's, so nobody keeps it; choose another.
error-name-not-kept = Keep your name first; then there is something to come back to.
error-names-off = Whoever runs this server does without kept names.
error-wrong-way = That leads to nobody here. A code is good once and for a few minutes; of recovery sheets the newest one counts.
error-passkey-refused = That passkey was not taken; please try again.
error-passkeys-elsewhere = Passkeys need https; here take the recovery sheet or a code.
error-too-many-passkeys = You have { $most } passkeys, and may have no more; remove one first.
error-both-seated = At a table that goes on you sit twice: as a guest on this device, and as { $name }. Finish it first, or sign in without taking along what you played here.
