### 7 Wonders Duel in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## Help: each line begins with an example that can be typed

cli-help-build = build baths – kifizetsz egy hozzáférhető kártyát, és megépíted a városodban
cli-help-discard = discard altar – eldobsz egy hozzáférhető kártyát érmékért cserébe
cli-help-wonder = wonder sphinx with tavern – kifizeted és megépíted az egyik csodádat egy hozzáférhető kártyával
cli-help-draft = draft sphinx – elveszel egyet a kirakott csodák közül
cli-help-take = take law – elveszel egy fejlődéskorongot
cli-help-destroy = destroy glassworks – az ellenfeled egyik kártyája a dobópakliba kerül
cli-help-rebuild = rebuild altar – ingyen megépítesz egy kártyát a dobópakliból
cli-help-start = start 0 – eldöntöd, ki kezdje a kort: 0 az első helyen ülő játékos, 1 a másik

## Headings and short words

cli-heading-board-tokens = Fejlődéskorongok a táblán
cli-heading-tokens = Fejlődéskorongok
cli-heading-symbols = Tudományos jelképek
cli-heading-production = Termelés
cli-heading-price = Ár
cli-heading-unit-prices = Vételárak
cli-heading-draft = Választható csodák
cli-nothing = nincs
cli-chain = láncolat
cli-wonder-built = { $wonder } (megépült)
cli-wonder-removed = { $wonder } (kikerült a játékból)
cli-pawn-middle = A konfliktusjelző középen áll.
# $player is the one whose capital is in danger; $left is what is missing to reach it.
cli-pawn-towards = A konfliktusjelző { $player } térfelén áll, { $steps } mezőre a középtől; még { $left } lépés, és elesik a főváros.

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-fixed-price = { $resources }: 1 érme
cli-brief-coins-per = { $each } érme / { cli-brief-kind }
cli-brief-points-per = { $each } pont / { cli-brief-kind }
cli-brief-play-again = újra te jössz
cli-brief-opponent-loses = ellenfél: −{ $count } érme
cli-brief-kind = { $kind ->
    [brown_card] barna kártya
    [grey_card] szürke kártya
    [brown_or_grey_card] barna és szürke kártya
    [red_card] piros kártya
    [green_card] zöld kártya
    [blue_card] kék kártya
    [yellow_card] sárga kártya
    [wonder] csoda
    [three_coins] 3 érme
   *[own_progress_token] fejlődéskorong
}

## Simulating

cli-simulate-military = Katonai győzelmek
cli-simulate-science = Tudományos győzelmek
cli-simulate-wonders = Megépült csodák egy játszmában

## The box

cli-cards-wonders = Csodák
cli-cards-tokens = Fejlődéskorongok

## The board and the choices

cli-heading-open-cards = Hozzáférhető kártyák
cli-way-discard = Eldobás +{ $coins }
cli-too-dear = túl drága
cli-brief-destroy = { $color ->
    [brown] egy barna kártya az ellenféltől a dobópakliba
   *[grey] egy szürke kártya az ellenféltől a dobópakliba
}
cli-brief-progress = 3 fejlődéskorong a dobozból, 1 a tiéd
cli-brief-rebuild = egy kártya a dobópakliból, ingyen

## Result. $ending is the reason of an end

cli-result-duel-won = { $ending ->
    [military] Győztél: a sereged elérte az ellenfeled fővárosát.
    [science] Győztél: hat különböző tudományos jelképet gyűjtöttél össze.
   *[civilian] Győztél: a te városod ér többet.
}
cli-result-duel-lost = { $ending ->
    [military] Vesztettél: az ellenfeled serege elérte a fővárosodat.
    [science] Vesztettél: az ellenfeled hat különböző tudományos jelképet gyűjtött össze.
   *[civilian] Vesztettél: az ellenfeled városa ér többet.
}
cli-result-duel-winner = { $ending ->
    [military] { $player } katonai fölénnyel győzött.
    [science] { $player } tudományos fölénnyel győzött.
   *[civilian] { $player } polgári győzelmet aratott.
}
cli-result-duel-shared = Osztoztok a győzelmen: pontban és kék kártyákban is egyformán álltok.
cli-arena-duel-ending = { $ending ->
    [military] katonai
    [science] tudományos
   *[civilian] pont
}
