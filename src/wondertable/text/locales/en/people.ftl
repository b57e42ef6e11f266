### People whose names are kept: their page, their ways back, and what is refused. $name is the name
### of a person, $day, $made and $used are days, $place is an address.

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

## One's own page

people-me = My page
people-me-of = My page: { $name }
people-name = Your name
people-guest = You play as a guest: this browser alone knows you, by a cookie. If the cookie goes, your games here are lost to you.
people-keep = Keep my name
people-keep-about = Then nobody else here plays under it or one that looks like it, your games stay yours, and you can come back on any device. It takes no e-mail and no password.
people-kept-already = I keep a name here already: sign in
people-name-kept = { $name } is your name here since { $day }. Nobody else plays under it or one that looks like it.
people-rename = Another name
people-new-name = New name
people-rename-yes = Take this name

## Ways back

people-ways = Ways back
people-ways-none = So far only this browser knows you. Make a passkey or a recovery sheet, so that you find back when its cookie is gone.
people-ways-about = With any of these you sign in when the cookie is gone, or on another device.
people-passkeys = Passkeys
people-passkey = Passkey
people-passkey-made = made on { $made }
people-passkey-used = made on { $made }, last used on { $used }
people-passkey-add = Make a passkey
people-passkey-about = Your device or password manager keeps it, and asks for your finger, face or PIN. The server learns nothing with which somebody else could sign in.
people-passkey-https = Passkeys need https, which this server does not have; the recovery sheet and codes work without.
people-passkey-script = A passkey takes a script, and this browser runs none here; the recovery sheet and codes work without.
people-passkey-failed = The passkey gave no answer; nothing was changed.
people-passkey-unable = This browser cannot do that yet; take the recovery sheet or a code.
people-remove = Remove
people-remove-of = Remove: { $label }, made on { $made }
people-sheet = Recovery sheet
people-sheet-about = A secret on paper, for the day when every device is gone. It is shown once.
people-sheet-made = Your sheet is from { $day }. If it is lost, make a new one; the old one is void then.
people-sheet-make = Make a recovery sheet
people-sheet-again = Make a new sheet
people-sheet-of = Recovery sheet of { $name }
people-sheet-once = Print this page or write the signs down: it is not shown again. An older sheet is void now.
people-sheet-how = To come back, read the picture with a camera, or open { $place } and type the signs. Whoever has this sheet can play as you.
people-sheet-dated = Made on { $day }
people-sheet-done = I have it
people-print = Print
people-no-way-back = Make a passkey or a recovery sheet before you sign out: there is no way back yet.

## Devices

people-devices = Devices
people-code-about = To play on another device, let this one show a code. It is good once, for { $minutes } minutes.
people-code-show = Show a code
people-code = Code for another device
people-code-how = On the other device open { $place } and type the code, or read the picture with its camera. It is good once, for { $minutes } minutes.
people-code-secret = Show it to nobody: whoever types it first plays as you.
people-back = Back to my page
people-out = Signing out
people-out-about = Signing out everywhere ends it on all other devices; this one stays.
people-out-here = Sign out here
people-out-everywhere = Sign out everywhere else
web-out-now = You have signed out. What you keep is there when you come back.

## What is stored

people-data = What is stored of you
people-data-about = Your name, your ways back, your games. You can take all of it along, or have it deleted.
people-export = Take everything along
people-delete = Delete me
people-delete-asks = Delete everything that is stored of you?
people-delete-yes = Delete me
people-delete-name = The name { $name } and all ways back to it are gone; anybody may take it.
people-delete-running = Games that go on are given up, or a computer plays on for you.
people-delete-finished = Finished games stay for the others, with a seat that has no name.
people-delete-own = Games from the box, exercises and whatever else is yours alone are gone.
web-forgotten-now = Everything that was stored of you is deleted.

## Coming back

people-sign-in = Sign in
people-signed-in = You are signed in as { $name } on this device.
people-with-passkey = With a passkey
people-passkey-use = Use a passkey
people-with-way = With a recovery sheet or a code
people-way = Signs of the sheet or code
people-way-about = A signed-in device shows a code on its page “My page”. Capitals, spaces and strokes do not matter.
people-take = Take along what I played here as a guest
