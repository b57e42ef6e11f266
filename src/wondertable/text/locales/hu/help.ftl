### Help: the pages around how to play, glossary and rulings, and what icons mean. $game is the name
### of a game; $cards and $card are names of cards; $players is a number of players or a range of them.

## Pages

help-title = Súgó
help-games = Súgó minden játékhoz
help-games-about = Hogyan kell játszani, mit tud minden kártya és jel, és hogyan döntünk, ahol a szabályok hallgatnak.
help-how = Így kell játszani
help-glossary = Szótár
help-rulings = Döntések
help-how-of = Így kell játszani: { $game }
help-glossary-of = Szótár: { $game }
help-rulings-of = Döntések: { $game }
help-pages = A súgó oldalai
help-quick = Két percben
help-details = Részletesen
help-contents = Ezen az oldalon
help-new-tab = új lapon nyílik meg

## Glossary

help-glossary-about = A játék minden kártyája és jele, ugyanazokból az adatokból, amelyekkel a szabályok dolgoznak.
help-search = Keresés
help-search-how = név, szín, kor vagy a hatás szavai
help-search-go = Keresés
help-search-all = Mind megjelenítése
help-found = { $count ->
    [0] Nincs találat.
    [one] { $count } találat
   *[other] { $count } találat
}
help-group-age-1 = I. kor
help-group-age-2 = II. kor
help-group-age-3 = III. kor
help-group-guild = Céhek
help-group-black = A Városok fekete kártyái
help-group-wonder = Csodák
help-group-board = Csodatáblák
help-group-token = Fejlődéskorongok
help-group-type = Építőkártyák
help-group-disc = Korongok
help-group-action = Akciókártyák
help-group-icon = Ikonok és jelek
help-about-card = { $kind } · { $age }
help-about-wonder = csoda
help-about-token = fejlődéskorong
help-about-board = csodatábla
help-about-stage = { $number }. szint, { $side }
help-about-icon = ikon
help-fact-cost = Ára
help-fact-chain-from = Ingyenes ezzel
help-fact-chain-gives = Ingyenessé teszi
help-fact-shown-by = Ezeken látható
help-fact-made-by = Ezek termelik
help-fact-copies = A játékban
help-fact-when = Mikor
help-fact-start = Kezdő erőforrás
help-fact-cards = Lapok
help-copies = { $players } játékos: { $count }
help-copies-guild = { $all } céhből { $players } van játékban: játékosonként egy, és még { $extra }
help-copies-black = minden korban játékosonként egy, { $all } közül

## Icons that several games share

help-icon-coin = Érme
help-icon-coin-about = Pénz. A végén minden { $per_point } érme 1 pontot ér.
help-icon-vp = Győzelmi pont
help-icon-vp-about = A játék végén számoljuk össze.
help-icon-shield = Pajzs
help-icon-chain = Láncolat
help-icon-chain-about = Az ilyen jelet mutató kártya a tulajdonosának ingyenessé teszi azokat a későbbi kártyákat, amelyek ára mellett ugyanez a jel áll.
help-icon-chain-sign-about = Ezen a kártyán áll: { $card }. Ugyanabban a városban ingyenessé teszi: { $cards }.
help-icon-raw-about = Nyersanyag. Nem fogy el, minden építkezésedhez használhatod.
help-icon-manufactured-about = Kézműves termék. Nem fogy el, minden építkezésedhez használhatod.
help-icon-science = Tudományos jelkép: { $symbol }
help-icon-from-discard = A dobópakliból
help-icon-wonder = Csoda
help-icon-free = Ingyen
help-icon-free-about = A kártya sem erőforrásba, sem érmébe nem kerül.
help-icon-age-about = Ennek a kornak a kártyáin ez a hátlap és ez a szám áll.
help-icon-check = Saját termelés
help-icon-check-about = A városodnak minden megvan hozzá: semmibe sem kerül.
help-icon-no = Nem lehetséges
help-icon-no-about = Most nem tudod kifizetni, vagy nem szabad megépítened.
help-icon-either = Valamelyik
help-icon-either-about = Egy egység valamelyikükből; minden alkalommal újra választhatsz.

## Colours of cards

help-color-brown = Nyersanyagot termel.
help-color-grey = Kézműves terméket termel.
help-color-blue = Győzelmi pontot hoz.
help-color-yellow = Érmét, olcsóbb kereskedelmet vagy erőforrást hoz, később pontot is.
help-color-red = Pajzsai a konfliktusokban számítanak.
help-color-green = Tudományos jelképet mutat.
help-color-purple = Céh: pontjai attól függnek, mi van a városokban.
help-color-black = A Városok kártyája: mások dolgába is beleszól.

## Rulings

help-rulings-about = Ahol a szabálykönyvek hallgatnak, vagy mást-mást mondanak, valakinek döntenie kell. Itt áll, mi hogyan döntünk, és miért.
help-ruling-we-play = Így játsszuk
help-ruling-because = Mert
