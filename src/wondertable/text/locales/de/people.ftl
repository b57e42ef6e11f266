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
