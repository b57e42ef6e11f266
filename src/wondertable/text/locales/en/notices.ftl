### Notices to people who are not there, their holidays, and pauses on which people agree. $day, $made
### and $start are days, $name is somebody, $names are several, $table is a game with who plays it.

## What is refused

error-push-off = Whoever runs this server does without push messages.
error-mail-off = This server sends no mail; whoever runs it has set up none.
error-bad-endpoint = Your browser named a place for push messages to which this server sends nothing.
error-too-many-devices = You are told on { $most } devices, and may have no more; remove one first.
error-bad-mail-address = “{ $address }” is no address for mail; write it as name@example.org.
error-mail-refused = The letter to { $address } was not taken; look at the address, or try again later.
error-address-often = This address was written to several times today; please try again tomorrow.
error-no-address = No address is kept; enter one first.
error-not-confirmed = This link confirms nothing: it is good once and for a day, and only the newest counts. On “My page” you can have another one sent.
error-bad-timing = “{ $value }” is not possible for { $wish }; choose one that the page offers.
error-bad-vacation = A holiday has 1 to { $most } days, begins within { $ahead } days, and not sooner than { $rest } days after the one before.
error-vacation-spent = Of the { $year } days of holiday within a year you have { $left } left.
error-no-vacation = There is no holiday that could be ended.

## One's own page

notices-title = When it is my turn
notices-none = Whoever runs this server tells nobody of turns: neither push messages nor mail are set up.
notices-about = In games that go on for days you can be told when it is your turn: once for every turn, and never while you look at the table.
notices-pace = When do you want to hear?
notices-pace-off = Not at all
notices-pace-off-about = you look for yourself
notices-pace-once = At once
notices-pace-once-about = a minute after your turn has come, if you are not there
notices-pace-daily = Once a day
notices-pace-daily-about = all tables at which it is your turn, in one message
notices-hour = Once a day at
notices-zone = Time zone
notices-by-push = On my devices
notices-by-mail = By mail
notices-save = Save
notices-devices = Devices that tell me
notices-device = Device
notices-device-since = since { $day }
notices-device-this = (this one)
notices-device-add = Tell me on this device
notices-device-about = Your browser asks whether it may show messages. They come by the service of its maker, encrypted for your browser alone. On an iPhone or iPad, put this site on the home screen first.
notices-script = That takes a script, and this browser runs none here; mail works without.
notices-denied = The browser may not show messages of this site; you can allow it in its settings.
notices-unable = This browser cannot be told anything now; mail works everywhere.
notices-https = Messages on a device need https, which this server does not have; look in from time to time, or use mail where it is set up.
notices-address = Address for mail
notices-address-none = It is used for these notices alone, and nobody else sees it.
notices-address-asked = On { $day } a letter went to { $address }. Follow the link in it; until then nothing else is sent there.
notices-address-good = { $address } is confirmed.
notices-address-stopped = Mail to { $address } was ended by the link in a mail.
notices-address-refused = Mail to { $address } came back several times, so nothing is sent there any more. Look whether the address is right.
notices-address-give = Send a letter to confirm it
notices-address-resume = Send mail again
notices-address-remove = Forget the address
notices-test = Send a notice to try it
notices-said-saved = That is noted.
notices-said-asked = A letter is on its way; follow the link in it.
notices-said-sent = A notice is on its way to all your devices and your address.
notices-said-unsent = Not every device or address could be reached just now.
notices-said-nowhere = There is nowhere to send a notice to.
notices-said-resumed = Mail is sent again.

## What is told

notices-turn-title = It is your turn
notices-turn-of-round = { $round ->
    [0] { $title }: it is your turn
   *[other] { $title }, round { $round }: it is your turn
}
notices-round-of-round = { $round ->
    [0] { $title }: your table stands
   *[other] { $title }: your table of round { $round } stands
}
notices-round-title = Your table stands
notices-digest-title = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
notices-test-title = This is how you are told
notices-test-body = So that is what it looks like when it is your turn.
notices-left = { $table } – { $left } left
notices-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
}
notices-mail-why = You get this mail because you asked for it on your page.
notices-mail-change = Change what is sent
notices-mail-stop = Send no more mail

## Confirming, and ending it

notices-confirm = Confirm your address
notices-confirm-title = Is this your address?
notices-confirm-body = Somebody wants to hear at this address when it is their turn at { $place }. If it was you, confirm it within a day.
notices-confirm-else = If it was not you, do nothing: nothing else is sent here.
notices-confirm-yes = Yes, this is my address
notices-confirm-asks = Shall { $address } be told when it is your turn?
notices-confirmed = Your address is confirmed
notices-confirmed-now = From now on you hear there what you have asked for.
notices-stop = Send no more mail
notices-stop-asks = One press, and nothing more is sent to your address. On “My page” you can begin again at any time.
notices-stopped = No more mail is sent
notices-stopped-now = Nothing more goes to your address.

## Holidays

holiday-title = Holidays
holiday-about = While you are on holiday your clocks stand still in games with an hour or more for a choice, and you are told of no turns there. The others see until when you are away. You have { $year } days within a year, with { $rest } days between two holidays. In tournaments clocks go on: others wait for the round to end.
holiday-now = You are on holiday until { $day }.
holiday-coming = You will be on holiday from { $start } to { $day }.
holiday-end = I am back
holiday-fall = Not after all
holiday-ahead = Begins in … days
holiday-days = Days
holiday-begin = Go on holiday
holiday-left = { $left } of { $year } days are left; a day that began counts.
holiday-at-table = { $name } is on holiday until { $day }; that clock stands still.

## A pause by agreement

pause-ask = Ask for a pause
pause-days = Days
pause-ask-yes = Ask the others
pause-about = The clocks stand still once all people have agreed. The game goes on when the days are over, or when one of you presses.
pause-asked = { $name } asks for a pause until { $day }. Still to answer: { $names }.
pause-agreed = You have agreed on a pause until { $day }. Anybody at the table may go on before.
