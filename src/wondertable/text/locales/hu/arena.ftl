### Matches between bots, and programs of others that play along. $why is a sentence or a part of
### one, $seconds, $share, $low and $high are text, and $ending is the reason of an end.

## The arena

cli-arena-heading = { $games ->
    [one] { $game }: { $games } játszma, { $sets } leosztás, kezdőérték: { $seed }
   *[other] { $game }: { $games } játszma, { $sets } leosztás minden helyről, kezdőérték: { $seed }
}
cli-arena-bot = Gépi játékos
cli-arena-games = Játszma
cli-arena-score = Eredmény
cli-arena-interval = 95 %-os sáv
cli-arena-less-luck = szerencse nélkül
cli-arena-rating = Értékszám
cli-arena-first = Kezdőként
cli-arena-time = ms/lépés
cli-arena-wins = Győzelmek
cli-arena-forfeits = Elmulasztva
cli-arena-ending = { $ending ->
    [points] pont
   *[other] { $ending }
}
cli-arena-first-seat-share = A győzelmekből a kezdő hely része: { $share } (95 %-os sáv: { $low } – { $high }).
cli-arena-stopped = Megszakítva { $games } játszma után ({ $total } volt kitűzve). A --state FÁJL kapcsolóval a mérkőzés később folytatható.
cli-arena-stopped-kept = Megszakítva { $games } játszma után ({ $total } volt kitűzve); az eredményeket ez őrzi: { $file }. Ugyanez a parancs folytatja.
cli-forfeited = { $bot } nem választott, ezért a sorsolás döntött helyette. { $why }

## What goes wrong with a match

error-bad-lineup = { $game } { $seats } játékossal: { $seats } gépi játékos kell, vagy 2, akik megosztoznak a helyeken; { $bots } nem jó.
error-other-match = { $file } egy másik mérkőzésé ({ $what }: { $found }, nem pedig { $wanted }).
error-damaged-match = { $file }, { $line }. sor: ez nem az aréna eredménye ({ $why }).
error-worker-gone = { $count } folyamat állt le ugyanannál a munkánál: { $task }.
error-no-ray = A fürthöz a Ray kell: telepítsd a wondertable csomagot a „ray” kiegészítővel.
error-no-cluster = Itt nincs Ray-fürt, amelyhez csatlakozni lehetne: „{ $address }” ({ $why }). Indíts egyet (ray start --head), és add meg a címét így: RAY_ADDRESS; a RAY_AUTH_MODE és a token legyen ugyanaz, mint a fürté.
error-other-build = A(z) { $machine } gépen másik Wondertable van ({ $found }), mint ezen ({ $wanted }); telepítsd mindegyikre ugyanazt, és indítsd újra rajta a Rayt.
error-only-here = Más gépeken nincs meg ez: { $bot }; játsszon itt, --on ray nélkül.

## What goes wrong with programs of others

error-bad-program = „{ $program }” nem elindítható parancs: { $why }.
error-foreign-silent = { $program } nem válaszolt a köszöntésre { $seconds } másodpercen belül.
error-foreign-seats = { $program } nem játszik ilyet: { $game }, { $seats } játékos; amit játszik: { $known }.
error-foreign-slow = { $program } nem választott { $seconds } másodpercen belül.
error-foreign-gone = { $program } nem fut: { $why }.
error-foreign-refused = { $program } nem választ: { $why }.
error-foreign-unreadable = { $program } ezt választotta: „{ $action }”. { $why }
error-foreign-illegal = { $program } ezt választotta: „{ $action }”, de ez nem szabályos: { $why }.

## Parts of the sentences above

error-phrase-cut-line = a sor csonka
error-phrase-task-game = { $number }. játszma
error-phrase-task-sensible = kézenfekvő játszmák, az elsőnek a száma: { $number }
error-phrase-task-studied = kereséssel játszott játszmák, az elsőnek a száma: { $number }
error-phrase-task-deal = a mérkőzés { $number }. leosztása
error-phrase-compiled = { $version } változat, forrás: { $digest }, lefordítva
error-phrase-uncompiled = { $version } változat, forrás: { $digest }, fordítás nélkül
error-phrase-no-program = nincs benne program
error-phrase-no-quotation = hiányzik a záró idézőjel
error-phrase-no-escaped = a fordított perjel után nem áll semmi
error-phrase-closed-output = lezárta a kimenetét
error-phrase-status = kilépési kód: { $status }
error-phrase-match-game = játék
error-phrase-match-rules = a szabályok változata
error-phrase-match-bots = gépi játékosok
error-phrase-match-seats = játékosok
error-phrase-match-options = beállítások
error-phrase-match-seed = kezdőérték
error-phrase-match-arena = a fájl formátuma
