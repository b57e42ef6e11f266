### Gespräch an Tischen: was gesagt wird, wer es nicht hören will, Meldungen und die Seite der Betreiber. $name ist
### der Name von jemandem, $days eine Zahl von Tagen.

## Am Tisch

talk-title = Gespräch
talk-unread = Gespräch: # ungelesen
talk-ready = Fertige Sätze
talk-words = Sag etwas
talk-send = Senden
talk-nothing-yet = Noch hat niemand etwas gesagt.
talk-onlooker = Wer zuschaut, kann in der Stunde nach dem Ende der Partie etwas sagen.
talk-more = Mehr zum Gespräch
talk-about = Über { $name }
talk-about-short = Stumm schalten oder melden
talk-is-off = Du hörst an keinem Tisch etwas, wie du es wolltest.
talk-switch-on = Gespräch einschalten
talk-switch-off = Gespräch für mich ausschalten
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück und viel Spaß!
talk-phrase-well-played = Gut gespielt!
talk-phrase-nice-move = Schöner Zug!
talk-phrase-one-moment = Einen Moment, bitte.
talk-phrase-your-turn = Du bist am Zug.
talk-phrase-oops = Hoppla!
talk-phrase-sorry = Entschuldigung!
talk-phrase-thanks = Danke!
talk-phrase-good-game = Das war eine schöne Partie!
talk-phrase-again = Noch eine Partie?
talk-phrase-bye = Tschüss!

## Über jemanden

talk-mute = Stumm schalten
talk-mute-about = Du hörst { $name } nicht mehr, weder an diesem noch an einem anderen Tisch, bis du es wieder willst. Niemand erfährt davon.
talk-mute-yes = Stumm schalten
talk-muted-about = Du hörst { $name } an keinem Tisch.
talk-unmute = Wieder hören
talk-unmute-name = { $name } wieder hören
talk-report = Melden
talk-report-about = Wer diesen Server betreut, liest es, mit dem, was kurz davor und danach gesagt wurde. Niemand am Tisch erfährt davon.
talk-reason = Worum geht es?
talk-reason-insult = Beleidigung oder Drohung
talk-reason-hate = Hass oder Belästigung
talk-reason-spam = Spam oder Werbung
talk-reason-cheating = Schummeln
talk-reason-name = Ein anstößiger Name
talk-reason-other = Etwas anderes
talk-note = Was ist noch wichtig?
talk-mute-too = Auch stumm schalten
talk-report-yes = Melden
talk-told = Danke, es ist gemeldet
talk-told-about = Wer diesen Server betreut, sieht es sich an. { $name } erfährt nicht, von wem es kam.
talk-back = Zurück zum Tisch
talk-nobody = Hier ist niemand anderes gemeint, oder nicht mehr.

## Auf der eigenen Seite

talk-on-about = Du hörst, was an deinen Tischen gesagt wird, außer von denen, die du stumm geschaltet hast.
talk-off-about = Du hörst nichts von dem, was an Tischen gesagt wird. Wer mit dir im Team spielt, erreicht dich trotzdem.
talk-muted = Stumm geschaltet
talk-muted-since = seit { $day }

## Für Betreiber

operator-title = Meldungen
operator-come = Anmelden
operator-come-about = Dieser Link meldet an, wer den Server betreut, in diesem Browser und für zwölf Stunden. Er gilt einmal.
operator-out = Abmelden
operator-waiting = Offen
operator-none = Es ist nichts gemeldet.
operator-settled = Erledigt
operator-about = { $name }: { $reason }
operator-table = der Tisch
operator-table-gone = den Tisch gibt es nicht mehr
operator-words = Was gesagt wurde
operator-no-words = Zu dieser Meldung gehören keine Worte.
operator-dismiss = Nichts zu tun
operator-silence = Stumm schalten
operator-let-speak = Wieder sprechen lassen
operator-address = Die Adresse stumm schalten
operator-close = Den Tisch schließen
operator-how-long = Für wie lange
operator-days = { $days ->
    [one] für einen Tag
   *[other] für { $days } Tage
}
operator-did = { $what ->
    [dismissed] nichts zu tun
    [closed] Tisch geschlossen
    [silenced] { $days ->
        [0] darf wieder sprechen
        [one] für einen Tag stumm
       *[other] für { $days } Tage stumm
    }
   *[address] { $days ->
        [0] die Adresse darf wieder sprechen
        [one] Adresse für einen Tag stumm
       *[other] Adresse für { $days } Tage stumm
    }
}

## Was abgelehnt wird

error-silenced = Wer diesen Server betreut, lässt dich noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nichts sagen; weiterspielen kannst du.
error-nobody-to-mute = Hier ist niemand anderes mehr gemeint; es gibt nichts zu tun.
error-unknown-complaint = Diese Meldung gibt es nicht mehr.
error-not-operator = Diese Seite ist für alle, die den Server betreuen; „wondertable admin reports --link“ macht einen Link zu ihr.
error-wrong-link = Dieser Link wurde schon benutzt oder ist zu alt; „wondertable admin reports --link“ macht einen neuen.
error-address-forgotten = Von wo aus gesprochen wurde, ist nicht mehr bekannt: Es wird nie aufgeschrieben und beim Beenden des Servers vergessen. Schalte stattdessen die Person stumm.
