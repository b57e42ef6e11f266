### Notices to people who are not there, their holidays, and pauses on which people agree. $day, $made
### and $start are days, $name is somebody, $names are several, $table is a game with who plays it.

## What is refused

error-push-off = Wer diesen Server betreibt, verzichtet auf Push-Nachrichten.
error-mail-off = Dieser Server verschickt keine Mail; wer ihn betreibt, hat keine eingerichtet.
error-bad-endpoint = Dein Browser hat für Push-Nachrichten einen Ort genannt, an den dieser Server nichts schickt.
error-too-many-devices = Du bekommst schon auf { $most } Geräten Bescheid, mehr geht nicht; entferne erst eines.
error-bad-mail-address = „{ $address }“ ist keine Mailadresse; schreib sie wie name@example.org.
error-mail-refused = Der Brief an { $address } wurde nicht angenommen; sieh nach, ob die Adresse stimmt, oder versuch es später.
error-address-often = An diese Adresse ging heute schon mehrmals ein Brief; versuch es bitte morgen.
error-no-address = Es ist keine Adresse hinterlegt; gib erst eine ein.
error-not-confirmed = Dieser Link bestätigt nichts: Er gilt einmal und einen Tag lang, und nur der neueste zählt. Auf „Meine Seite“ kannst du dir einen neuen schicken lassen.
error-bad-timing = „{ $value }“ geht hier nicht ({ $wish }); nimm etwas, das die Seite anbietet.
error-bad-vacation = Ein Urlaub hat 1 bis { $most } Tage, beginnt binnen { $ahead } Tagen und frühestens { $rest } Tage nach dem vorigen.
error-vacation-spent = Von den { $year } Urlaubstagen innerhalb eines Jahres hast du noch { $left }.
error-no-vacation = Es gibt keinen Urlaub, der zu beenden wäre.

## One's own page

notices-title = Wenn ich am Zug bin
notices-none = Dieser Server sagt niemandem Bescheid: Weder Push-Nachrichten noch Mail sind eingerichtet.
notices-about = In Partien, die Tage dauern, kannst du Bescheid bekommen, wenn du am Zug bist: einmal je Zug, und nie, während du den Tisch ansiehst.
notices-pace = Wann willst du Bescheid bekommen?
notices-pace-off = Gar nicht
notices-pace-off-about = du siehst selbst nach
notices-pace-once = Sofort
notices-pace-once-about = eine Minute, nachdem du an der Reihe bist, wenn du nicht da bist
notices-pace-daily = Einmal am Tag
notices-pace-daily-about = alle Tische, an denen du am Zug bist, in einer Nachricht
notices-hour = Einmal am Tag um
notices-zone = Zeitzone
notices-by-push = Auf meinen Geräten
notices-by-mail = Per Mail
notices-save = Speichern
notices-devices = Geräte, die Bescheid sagen
notices-device = Gerät
notices-device-since = seit dem { $day }
notices-device-this = (dieses hier)
notices-device-add = Auf diesem Gerät Bescheid sagen
notices-device-about = Dein Browser fragt, ob er Nachrichten zeigen darf. Sie kommen über den Dienst seines Herstellers, verschlüsselt nur für deinen Browser. Auf iPhone und iPad leg diese Seite zuerst auf den Startbildschirm.
notices-script = Das braucht ein Skript, und dieser Browser führt hier keines aus; Mail geht auch so.
notices-denied = Der Browser darf keine Nachrichten dieser Seite zeigen; in seinen Einstellungen kannst du es erlauben.
notices-unable = Diesem Browser lässt sich gerade nichts sagen; Mail geht überall.
notices-https = Nachrichten auf einem Gerät brauchen https, und das hat dieser Server nicht; schau ab und zu herein, oder nimm Mail, wo sie eingerichtet ist.
notices-address = Mailadresse
notices-address-none = Sie dient nur diesen Nachrichten, und niemand sonst sieht sie.
notices-address-asked = Am { $day } ging ein Brief an { $address }. Folge dem Link darin; bis dahin wird sonst nichts dorthin geschickt.
notices-address-good = { $address } ist bestätigt.
notices-address-stopped = Mail an { $address } wurde über den Link in einer Mail abbestellt.
notices-address-refused = Mail an { $address } kam mehrmals zurück, darum wird nichts mehr dorthin geschickt. Sieh nach, ob die Adresse stimmt.
notices-address-give = Brief zum Bestätigen schicken
notices-address-resume = Wieder Mail schicken
notices-address-remove = Adresse vergessen
notices-test = Zur Probe eine Nachricht schicken
notices-said-saved = Das ist notiert.
notices-said-asked = Ein Brief ist unterwegs; folge dem Link darin.
notices-said-sent = Eine Nachricht ist unterwegs, an alle deine Geräte und deine Adresse.
notices-said-unsent = Nicht jedes Gerät und jede Adresse war gerade zu erreichen.
notices-said-nowhere = Es gibt nichts, wohin eine Nachricht gehen könnte.
notices-said-resumed = Es geht wieder Mail an dich.

## What is told

notices-turn-title = Du bist am Zug
notices-turn-of-round = { $round ->
    [0] { $title }: Du bist am Zug
   *[other] { $title }, Runde { $round }: Du bist am Zug
}
notices-round-of-round = { $round ->
    [0] { $title }: Dein Tisch steht
   *[other] { $title }: Dein Tisch der Runde { $round } steht
}
notices-round-title = Dein Tisch steht
notices-digest-title = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
notices-test-title = So bekommst du Bescheid
notices-test-body = So sieht es aus, wenn du am Zug bist.
notices-left = { $table } – noch { $left }
notices-more = { $count ->
    [one] und noch ein Tisch
   *[other] und noch { $count } Tische
}
notices-mail-why = Du bekommst diese Mail, weil du es auf deiner Seite so wolltest.
notices-mail-change = Ändern, was kommt
notices-mail-stop = Keine Mail mehr schicken

## Confirming, and ending it

notices-confirm = Adresse bestätigen
notices-confirm-title = Ist das deine Adresse?
notices-confirm-body = Jemand möchte unter dieser Adresse Bescheid bekommen, wenn er bei { $place } am Zug ist. Warst du es, dann bestätige es binnen eines Tages.
notices-confirm-else = Warst du es nicht, dann tu nichts: Sonst kommt hier nichts an.
notices-confirm-yes = Ja, das ist meine Adresse
notices-confirm-asks = Soll { $address } Bescheid bekommen, wenn du am Zug bist?
notices-confirmed = Deine Adresse ist bestätigt
notices-confirmed-now = Von jetzt an kommt dort an, was du haben wolltest.
notices-stop = Keine Mail mehr schicken
notices-stop-asks = Ein Druck, und nichts geht mehr an deine Adresse. Auf „Meine Seite“ kannst du jederzeit wieder anfangen.
notices-stopped = Es kommt keine Mail mehr
notices-stopped-now = An deine Adresse geht nichts mehr.

## Holidays

holiday-title = Urlaub
holiday-about = Solange du Urlaub hast, stehen deine Uhren in Partien, die für einen Zug mindestens eine Stunde geben, und du bekommst von dort keinen Bescheid. Die anderen sehen, bis wann du weg bist. Du hast { $year } Tage innerhalb eines Jahres, mit { $rest } Tagen zwischen zwei Urlauben. In Turnieren laufen die Uhren weiter: Andere warten auf das Ende der Runde.
holiday-now = Du hast Urlaub bis zum { $day }.
holiday-coming = Du hast Urlaub vom { $start } bis zum { $day }.
holiday-end = Ich bin wieder da
holiday-fall = Doch nicht
holiday-ahead = Beginnt in … Tagen
holiday-days = Tage
holiday-begin = In Urlaub gehen
holiday-left = Von { $year } Tagen sind noch { $left } übrig; ein angefangener Tag zählt ganz.
holiday-at-table = { $name } hat Urlaub bis zum { $day }; diese Uhr steht.

## A pause by agreement

pause-ask = Um eine Pause bitten
pause-days = Tage
pause-ask-yes = Die anderen fragen
pause-about = Die Uhren stehen, sobald alle zugestimmt haben. Es geht weiter, wenn die Tage um sind oder wenn einer von euch drückt.
pause-asked = { $name } bittet um eine Pause bis zum { $day }. Noch keine Antwort von: { $names }.
pause-agreed = Ihr habt euch auf eine Pause bis zum { $day } geeinigt. Jeder am Tisch darf vorher weiterspielen.
