### What just happened, and the log: on the pages of all tables.

page-since = Since your last turn
page-since-last = The last move
page-since-none = Nothing has happened since your last turn.
page-since-previous = Previous step
page-since-next = Next step
page-since-close = Put away
page-since-open = Show again
page-key-since = L: what just happened; left and right go through it
page-just-now = just now
page-coins-were = There were { $count } before.

page-story = The story so far
page-story-order = newest first
page-story-move = Move { $ply }
page-story-before = Before the first age
page-story-empty = Nothing has happened yet.
