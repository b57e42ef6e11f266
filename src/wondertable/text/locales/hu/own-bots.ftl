### Bots of one's own: a class in a Python file. $why is what Python says, or a part of a sentence.

error-bad-bot-file = { $file } nem használható gépi játékosnak: { $why }.
error-no-bot-class = { $file }: nincs benne „{ $name }” gépi játékos (így írandó: { $file }:NÉV); ezek vannak benne: { $known }.
error-own-bot-failed = { $bot } hibába futott: { $why }.
error-own-bot-illegal = { $bot } választása ({ $action }) nem szabályos.
