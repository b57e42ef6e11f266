### Bots of one's own: a class in a Python file. $why is what Python says, or a part of a sentence.

error-bad-bot-file = { $file } cannot be used as a bot: { $why }.
error-no-bot-class = { $file } has no bot “{ $name }”, written as { $file }:NAME; its bots are: { $known }.
error-own-bot-failed = { $bot } failed: { $why }.
error-own-bot-illegal = { $bot } chose { $action }, which is none of its legal choices.
