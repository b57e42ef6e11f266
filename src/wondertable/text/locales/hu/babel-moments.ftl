### Moments of Tower of Babel.

babel-moment-finished = Elkészült, és az értéktáblázat { $row }. sora szerint értékeltük
