### Moments of Tower of Babel.

babel-moment-finished = Finished, and scored by row { $row } of the value table
