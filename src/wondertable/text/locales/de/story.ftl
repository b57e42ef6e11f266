### What just happened, and the log: on the pages of all tables.

page-since = Seit deinem letzten Zug
page-since-last = Der letzte Zug
page-since-none = Seit deinem letzten Zug ist nichts passiert.
page-since-previous = Voriger Schritt
page-since-next = Nächster Schritt
page-since-close = Ausblenden
page-since-open = Wieder zeigen
page-key-since = L: was gerade geschah; links und rechts gehen die Schritte durch
page-just-now = gerade eben
page-coins-were = Vorher waren es { $count }.

page-story = Was bisher geschah
page-story-order = das Neueste zuerst
page-story-move = Zug { $ply }
page-story-before = Vor dem ersten Zeitalter
page-story-empty = Noch ist nichts passiert.
