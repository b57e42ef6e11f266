### Why an action of 7 Wonders is not legal now, and what is asked instead. The English sentences are
### those of `wondertable.games.seven.reasons`; they follow a colon and have no full stop.

## Reasons

seven-reason-other-question = most erről kell dönteni: { $asked }
seven-reason-not-in-hand = „{ $card }” nincs ebben a kézben
seven-reason-same-name = „{ $card }” már áll ebben a városban
seven-reason-coins-short = „{ $thing }” ára { $price } érme, de a kincstárban csak { $coins } van
seven-reason-not-payable = „{ $thing }” erőforrásai { $coins } érmével nem szerezhetők meg
seven-reason-other-payment = „{ $thing }” így nem fizethető ki; a lehetőségek: { $ways }
seven-reason-no-stage = „{ $board }” minden szintje megépült
seven-reason-needs-cities = „{ $board }” csak a Városok kiegészítővel játszható
seven-reason-other-loss = a veszteség összesen { $owed } érme, a kincstárban { $coins } van
seven-reason-not-discarded = „{ $card }” nem ott fekszik a dobópakliban
seven-reason-must-rebuild = van a dobópakliban megépíthető kártya
seven-reason-not-offered = „{ $thing }” most nem választható

## Parts of the sentences above

seven-phrase-asked-turn = mire használsz egy kézben tartott kártyát
seven-phrase-asked-side = melyik oldalát játszod a táblának
seven-phrase-asked-board = melyik táblát választod
seven-phrase-asked-lose = mennyi érmét veszítesz, és mennyi adósságot veszel fel
seven-phrase-asked-extra = mire használod az utolsó kártyát
seven-phrase-asked-rebuild = melyik eldobott kártyát építed meg
seven-phrase-asked-deal = melyik kártya kerül kézbe
seven-phrase-asked-deal-board = melyik tábla kinek jut
seven-phrase-asked-deal-side = melyik oldalára fordul egy tábla
seven-phrase-asked-show = melyik eldobott kártya látszik
seven-phrase-asked-take = mindenki kézbe veszi a lapjait

## Questions to a player, and what chance is about to do

seven-question-turn = Válassz egy kártyát: építsd meg, tedd a csodád következő szintje alá, vagy add el 3 érméért.
seven-question-side = Válaszd ki a táblád oldalát.
seven-question-board = Válassz egy táblát.
seven-question-lose = Érmét kell veszítened: döntsd el, mennyit fizetsz, a többi adósság lesz.
seven-question-extra = Az utolsó kártyád: építsd meg, tedd egy szint alá, add el, vagy dobd el.
seven-question-rebuild = Válassz egy kártyát a dobópakliból, és ingyen építsd meg.
seven-question-deal = A véletlen kioszt egy kártyát.
seven-question-deal-board = A véletlen kioszt egy táblát.
seven-question-deal-side = A véletlen dönt egy tábla oldaláról.
seven-question-show = A dobópakli lapjai láthatóvá válnak.
seven-question-take = Mindenki kézbe veszi a lapjait.

## Mistakes

error-bad-teams = { $game }: csapatban { $known } játékos játszhat, { $seats } nem.
error-teams-need-cities = { $game }: a csapatjátékhoz a Városok kiegészítő kell; a cities legyen on.
