### Tower of Babel on the scoring pad.

pad-babel-way-sheet = Eddigi pontok
pad-babel-way-cards = Minden elem
pad-babel-two-coloured = Kétszínű korongok
pad-babel-not-built = befejezetlen
pad-babel-built = { $row }. kész
pad-babel-row-first = { $row }. sor, a legtöbb elem
pad-babel-row-second = { $row }. sor, második
pad-babel-light-first = Világos sor, a legtöbb elem
pad-babel-light-second = Világos sor, második
pad-babel-bonus = Bónusz { $discs } egyforma korongért
pad-babel-disc-bonus-points = Bónuszkártya, korongonként
pad-babel-figures-about = A doboz néhány száma nem biztos. Ha nálad mások szerepelnek, írd be őket ide.
pad-babel-pieces-about = Egy nagy elem hármat ér. Ha az „Eddigi pontok” szerint számolsz, csak azt írd be, ami befejezetlen csodán áll.
