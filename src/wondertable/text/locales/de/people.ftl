### Menschen, deren Namen bewahrt werden: ihre Seite, ihre Wege zurück, und was abgelehnt wird. $name ist
### der Name eines Menschen.

## Was abgelehnt wird

error-name-kept = Auf diesem Server hat jemand den Namen „{ $name }“ oder einen, der so aussieht. Wenn es deiner ist, melde dich an; sonst wähle einen anderen.
error-name-reserved = Der Name „{ $name }“ kann jedem gehören, darum behält ihn niemand; wähle einen anderen.
error-name-not-kept = Behalte zuerst deinen Namen; dann gibt es etwas, wohin du zurückkommst.
error-names-off = Wer diesen Server betreibt, verzichtet auf Namen, die bleiben.
error-wrong-way = Das führt hier zu niemandem. Ein Code gilt einmal und nur wenige Minuten; von Rettungsblättern zählt das neueste.
error-passkey-refused = Dieser Passkey wurde nicht angenommen; versuch es noch einmal.
error-passkeys-elsewhere = Passkeys brauchen https; nimm hier das Rettungsblatt oder einen Code.
error-too-many-passkeys = Du hast { $most } Passkeys, mehr gehen nicht; entferne zuerst einen.
error-both-seated = An einem Tisch, der noch läuft, sitzt du zweimal: als Gast auf diesem Gerät und als { $name }. Spiel ihn erst zu Ende, oder melde dich an, ohne mitzunehmen, was du hier gespielt hast.

## Die eigene Seite

people-me = Meine Seite
people-me-of = Meine Seite: { $name }
people-name = Dein Name
people-guest = Du spielst als Gast: Nur dieser Browser kennt dich, an einem Cookie. Geht das Cookie verloren, sind auch deine Partien hier für dich verloren.
people-keep = Meinen Namen behalten
people-keep-about = Dann spielt hier niemand sonst unter diesem Namen oder einem, der so aussieht; deine Partien bleiben deine, und du kannst von jedem Gerät zurückkommen. Ganz ohne E-Mail und Passwort.
people-kept-already = Ich habe hier schon einen Namen: anmelden
people-name-kept = { $name } ist hier seit dem { $day } dein Name. Niemand sonst spielt unter diesem oder einem, der so aussieht.
people-rename = Ein anderer Name
people-new-name = Neuer Name
people-rename-yes = Diesen Namen nehmen

## Wege zurück

people-ways = Wege zurück
people-ways-none = Bisher kennt dich nur dieser Browser. Leg einen Passkey oder ein Rettungsblatt an, damit du zurückfindest, wenn das Cookie weg ist.
people-ways-about = Damit meldest du dich an, wenn das Cookie weg ist oder du an einem anderen Gerät sitzt.
people-passkeys = Passkeys
people-passkey = Passkey
people-passkey-made = angelegt am { $made }
people-passkey-used = angelegt am { $made }, zuletzt benutzt am { $used }
people-passkey-add = Passkey anlegen
people-passkey-about = Dein Gerät oder dein Passwortmanager bewahrt ihn auf und fragt nach Finger, Gesicht oder PIN. Der Server erfährt nichts, womit sich jemand anders anmelden könnte.
people-passkey-https = Passkeys brauchen https, und das hat dieser Server nicht; Rettungsblatt und Code gehen auch so.
people-passkey-script = Ein Passkey braucht ein Skript, und dieser Browser führt hier keines aus; Rettungsblatt und Code gehen auch so.
people-passkey-failed = Der Passkey hat nicht geantwortet; nichts wurde geändert.
people-passkey-unable = Das kann dieser Browser noch nicht; nimm das Rettungsblatt oder einen Code.
people-remove = Entfernen
people-remove-of = Entfernen: { $label }, angelegt am { $made }
people-sheet = Rettungsblatt
people-sheet-about = Ein Geheimnis auf Papier, für den Tag, an dem kein Gerät mehr da ist. Es wird nur einmal gezeigt.
people-sheet-made = Dein Blatt ist vom { $day }. Ist es verloren, mach ein neues; das alte gilt dann nicht mehr.
people-sheet-make = Rettungsblatt anlegen
people-sheet-again = Neues Blatt anlegen
people-sheet-of = Rettungsblatt von { $name }
people-sheet-once = Druck diese Seite aus oder schreib die Zeichen ab: Sie wird nicht noch einmal gezeigt. Ein älteres Blatt gilt jetzt nicht mehr.
people-sheet-how = Um zurückzukommen, lies das Bild mit einer Kamera, oder öffne { $place } und tippe die Zeichen ein. Wer dieses Blatt hat, kann als du spielen.
people-sheet-dated = Angelegt am { $day }
people-sheet-done = Ich habe es
people-print = Drucken
people-no-way-back = Leg einen Passkey oder ein Rettungsblatt an, bevor du dich abmeldest: Noch führt kein Weg zurück.

## Geräte

people-devices = Geräte
people-code-about = Um an einem anderen Gerät zu spielen, lass dir hier einen Code zeigen. Er gilt einmal, { $minutes } Minuten lang.
people-code-show = Code zeigen
people-code = Code für ein anderes Gerät
people-code-how = Öffne auf dem anderen Gerät { $place } und tippe den Code ein, oder lies das Bild mit seiner Kamera. Er gilt einmal, { $minutes } Minuten lang.
people-code-secret = Zeig ihn niemandem: Wer ihn zuerst eintippt, spielt als du.
people-back = Zurück zu meiner Seite
people-out = Abmelden
people-out-about = Überall abmelden beendet es auf allen anderen Geräten; dieses bleibt angemeldet.
people-out-here = Hier abmelden
people-out-everywhere = Überall sonst abmelden
web-out-now = Du bist abgemeldet. Was dir gehört, ist da, wenn du zurückkommst.

## Was gespeichert ist

people-data = Was von dir gespeichert ist
people-data-about = Dein Name, deine Wege zurück, deine Partien. Du kannst alles mitnehmen oder löschen lassen.
people-export = Alles mitnehmen
people-delete = Mich löschen
people-delete-asks = Alles löschen, was von dir gespeichert ist?
people-delete-yes = Mich löschen
people-delete-name = Der Name { $name } und alle Wege zurück zu ihm sind weg; jeder kann ihn nehmen.
people-delete-running = Laufende Partien werden aufgegeben, oder ein Computer spielt für dich weiter.
people-delete-finished = Beendete Partien bleiben den anderen, dein Platz darin ohne Namen.
people-delete-own = Partien aus der Schachtel, Übungen und was sonst nur dir gehört, sind weg.
web-forgotten-now = Alles, was von dir gespeichert war, ist gelöscht.

## Zurückkommen

people-sign-in = Anmelden
people-signed-in = An diesem Gerät bist du als { $name } angemeldet.
people-with-passkey = Mit einem Passkey
people-passkey-use = Passkey benutzen
people-with-way = Mit Rettungsblatt oder Code
people-way = Zeichen vom Blatt oder Code
people-way-about = Einen Code zeigt ein angemeldetes Gerät auf „Meine Seite“. Großschreibung, Leerzeichen und Striche sind egal.
people-take = Mitnehmen, was ich hier als Gast gespielt habe
