### Talk at tables: what is said, who does not want to hear it, reports, and the page of operators. $name is
### the name of somebody, $days a number of days.

## At the table

talk-title = Talk
talk-unread = Talk: # unread
talk-ready = Ready phrases
talk-words = Say something
talk-send = Send
talk-nothing-yet = Nobody has said anything yet.
talk-onlooker = Whoever looks on can say something in the hour after the end of the game.
talk-more = More about the talk
talk-about = About { $name }
talk-about-short = Mute or report
talk-is-off = You hear nothing at any table, as you wanted.
talk-switch-on = Switch talk on
talk-switch-off = Switch talk off for me
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck, have fun!
talk-phrase-well-played = Well played!
talk-phrase-nice-move = Nice move!
talk-phrase-one-moment = One moment, please.
talk-phrase-your-turn = It is your turn.
talk-phrase-oops = Oops!
talk-phrase-sorry = Sorry!
talk-phrase-thanks = Thank you!
talk-phrase-good-game = Good game!
talk-phrase-again = Another game?
talk-phrase-bye = Bye!

## About somebody

talk-mute = Mute
talk-mute-about = You will not hear { $name } any more, at this table or any other, until you want to. Nobody is told.
talk-mute-yes = Mute
talk-muted-about = You do not hear { $name }, at any table.
talk-unmute = Hear again
talk-unmute-name = Hear { $name } again
talk-report = Report
talk-report-about = Whoever looks after this server reads it, with what was said just before and after. Nobody at the table is told.
talk-reason = What is it about?
talk-reason-insult = Insults or threats
talk-reason-hate = Hate or harassment
talk-reason-spam = Spam or advertising
talk-reason-cheating = Cheating
talk-reason-name = An offensive name
talk-reason-other = Something else
talk-note = What else should be known?
talk-mute-too = Mute as well
talk-report-yes = Report
talk-told = Thank you, it has been reported
talk-told-about = Whoever looks after this server will look into it. { $name } is not told who it came from.
talk-back = Back to the table
talk-nobody = Nobody else is meant here, or not any more.

## On one's own page

talk-on-about = You hear what is said at your tables, except from those you muted.
talk-off-about = You hear nothing of what is said at tables. Your partner in a team still reaches you.
talk-muted = Muted
talk-muted-since = since { $day }

## For whoever looks after the server

operator-title = Reports
operator-come = Sign in
operator-come-about = This link signs in whoever looks after the server, in this browser and for twelve hours. It works once.
operator-out = Sign out
operator-waiting = Waiting
operator-none = Nothing has been reported.
operator-settled = Settled
operator-about = { $name }: { $reason }
operator-table = the table
operator-table-gone = the table is gone
operator-words = What was said
operator-no-words = No words belong to this report.
operator-dismiss = Dismiss
operator-silence = Silence
operator-let-speak = Let speak again
operator-address = Silence the address
operator-close = Close the table
operator-how-long = For how long
operator-days = { $days ->
    [one] for a day
   *[other] for { $days } days
}
operator-did = { $what ->
    [dismissed] dismissed
    [closed] table closed
    [silenced] { $days ->
        [0] may speak again
        [one] silenced for a day
       *[other] silenced for { $days } days
    }
   *[address] { $days ->
        [0] the address may speak again
        [one] address silenced for a day
       *[other] address silenced for { $days } days
    }
}

## What is refused

error-silenced = Whoever runs this server lets you say nothing for another { $days ->
    [one] day
   *[other] { $days } days
}; you can go on playing.
error-nobody-to-mute = Nobody else is meant here any more, so there is nothing to do.
error-unknown-complaint = This report is not there any more.
error-not-operator = This page is for whoever looks after the server; “wondertable admin reports --link” makes a link to it.
error-wrong-link = This link was used or is too old; “wondertable admin reports --link” makes a new one.
error-address-forgotten = From where this person spoke is not known any more: it is never written down, and forgotten when the server stops. Silence the person instead.
