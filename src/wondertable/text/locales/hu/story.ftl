### What just happened, and the log: on the pages of all tables.

page-since = A legutóbbi köröd óta
page-since-last = A legutóbbi lépés
page-since-none = A legutóbbi köröd óta nem történt semmi.
page-since-previous = Előző lépés
page-since-next = Következő lépés
page-since-close = Eltüntetés
page-since-open = Újra megmutatom
page-key-since = L: mi történt az imént; balra és jobbra lépésenként
page-just-now = az imént
page-coins-were = Előtte { $count } volt.

page-story = Mi történt eddig
page-story-order = a legújabb elöl
page-story-move = { $ply }. lépés
page-story-before = Az első kor előtt
page-story-empty = Még nem történt semmi.
