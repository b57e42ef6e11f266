### Bots of one's own: a class in a Python file. $why is what Python says, or a part of a sentence.

error-bad-bot-file = { $file } lässt sich nicht als Computerspieler verwenden: { $why }.
error-no-bot-class = { $file } enthält keinen Computerspieler „{ $name }“, zu schreiben als { $file }:NAME; darin stehen: { $known }.
error-own-bot-failed = { $bot } ist gescheitert: { $why }.
error-own-bot-illegal = { $bot } hat { $action } gewählt, was keine erlaubte Wahl ist.
