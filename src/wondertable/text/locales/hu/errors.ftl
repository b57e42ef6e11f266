### What went wrong. The English sentences are those of `wondertable.core.errors`; a record error
### says where in the file. $seat and $asked are the numbers of seats, or the word chance.

## Setting up a game

error-unknown-game = Nincs „{ $game }” nevű játék; ezek vannak: { $known }.
error-unknown-bot = Nincs „{ $bot }” nevű gépi játékos; ezek vannak: { $known }.
error-bad-budget = Egy gép nem gondolkodhat „{ $budget }” ideig; írj 100ms, 2s vagy 800sims alakot, nullánál többet.
error-no-budget = A(z) { $bot } nem keres, ezért nem kaphat olyan keretet, mint „{ $budget }”.
error-bad-weights = { $file }: a súlyok nem olvashatók ({ $why }). Taníts újakat, vagy telepítsd újra a programot.
error-other-weights = { $file }: a súlyok ehhez valók: { $found }; ennek a programnak ilyenek kellenek: { $known }.
error-bad-chances = A(z) { $file } fájlban nincsenek olvasható esélyek: { $why }. Méresd újra, vagy telepítsd újra a programot.
error-old-chances = A(z) { $file } fájl esélyeit { $found } súlyokkal mérték, nem ezekkel: { $wanted }.
error-other-training = Itt: { $folder } már elkezdődött egy tanítás, { $setting } értéke { $found }, nem { $wanted }; válassz másik mappát, vagy ugyanezeket a beállításokat.
error-no-torch = A tanításhoz PyTorch kell: telepítsd a wondertable csomagot a „train” kiegészítővel.
error-no-features = { $game }: ebből a játékból nincs mit tanulni; ezekből van: { $known }.
error-unknown-option = { $game }: nincs „{ $option }” nevű beállítás; a beállítások: { $known }.
error-bad-option = { $game }, { $option }: „{ $value }” nem lehet a beállítás értéke; a lehetőségek: { $known }.
error-bad-seats = { $game }: a játékosok száma { $known } lehet, { $seats } nem.
error-no-figures = { $game }: nincs lecserélhető száma.
error-bad-seed = „{ $seed }” nem lehet kezdőérték: 0 és 2^63 - 1 közötti egész szám kell.

## Reading an action

error-unknown-word = „{ $word }” itt nem értelmezhető („{ $text }”); ez állhatna a helyén: { $known }.
error-unknown-action = „{ $text }” nem akció; így írd: „{ $example }”.

## Playing

error-illegal-action = { $seat ->
    [chance] A véletlen nem teheti ezt („{ $action }”, { $ply }. döntés): { $reason }.
   *[other] „{ $action }” most nem szabályos ({ $seat }. hely, { $ply }. döntés): { $reason }.
}
error-not-asked = { $asked ->
    [chance] { $seat }. hely, { $ply }. döntés: most nem játékos dönt, hanem a véletlen.
   *[other] { $seat ->
        [chance] { $ply }. döntés: most nem a véletlen dönt, hanem játékos; a helye: { $asked }.
       *[other] { $seat }. hely, { $ply }. döntés: most nem ez a játékos dönt, hanem a másik; a helye: { $asked }.
    }
}
error-no-such-seat = Ebben a játszmában ({ $game }) nincs ilyen hely: { $seat }; az utolsó: { $last }.
error-no-such-ply = A felvételben nincs { $ply }. döntés; az utolsó döntés száma { $last }.
error-several-asked = { $ply }. döntés: egyszerre többen döntenek (helyek: { $asked }); add meg, melyik hely választja ezt: „{ $action }”.
error-nothing-to-undo = Nincs mit visszavonni: ebben a játékban ({ $game }) még senki sem döntött.
error-game-over = { $seat ->
    [chance] A játszma { $ply } döntés után véget ért; a véletlennek sincs már dolga.
   *[other] A játszma { $ply } döntés után véget ért; nincs több lépés ({ $seat }. hely).
}

## Records

error-unreadable = { $file }: nem olvasható, mert { $why }.
error-unwritable = { $file }: nem írható, mert { $why }.
error-not-a-record = { $file }, { $line }. sor: ez nem a Wondertable felvétele ({ $why }).
error-cut-off = { $file }, { $line }. sor: a felvétel a sor közepén megszakad.
error-edited = { $file }, { $line }. sor: nem illik az előzőkhöz; a felvételbe belenyúltak.
error-newer-rules = { $file }, 1. sor: túl új ennek a programnak; { $what }: { $found }. változat, az ismert legújabb: { $known }.
error-bad-move = { $file }, { $line }. sor: { $why }
error-wrong-end = { $file }, { $line }. sor: a felvétel szerint a vége { $found }, a lépések szerint viszont { $known }.
error-wrong-seed = { $file }, { $line }. sor: { $why }.
error-file-exists = { $file }: már van ilyen fájl, és nem írom felül; válassz másik nevet.

## Parts of the sentences above

error-phrase-none = nincs egy sem
error-phrase-range = { $low }–{ $high }
error-phrase-number = szám, legalább 0, legfeljebb { $last }
error-phrase-positive = szám, legalább 1, legfeljebb { $last }
error-phrase-type = egy kártyatípus
error-phrase-action-card = egy akciókártya
error-phrase-figure-row = 2 egész szám kell, 0 és { $most } között
error-phrase-figure-points = egy egész szám kell, 0 és { $most } között
error-phrase-figure-discs = 6 egész szám kell, 1 és { $most } között, köztük { $swapped }
error-phrase-figure-two = 2 különböző típus kell, egész számmal 1 és { $most } között
error-phrase-figure-copies = egy egész szám kell, 1 és { $most } között
error-phrase-figure-together = a példányszámok összege { $most } legyen
error-phrase-card = egy kártya
error-phrase-board = egy tábla
error-phrase-side = nappal vagy éjszaka
error-phrase-wonder = egy csoda
error-phrase-token = egy fejlődéskorong
error-phrase-token-or-wonder = egy fejlődéskorong vagy csoda
error-phrase-no-file = nincs ilyen fájl vagy mappa
error-phrase-no-permission = nincs hozzá jogosultság
error-phrase-directory = ez egy mappa
error-phrase-empty = a fájl üres
error-phrase-after-end = a vége után is van sor
error-phrase-no-json = az első sor nem JSON
error-phrase-no-header = az első sorból hiányzik: „wondertable”
error-phrase-no-digest = a sorból hiányzik az ellenőrző összeg
error-phrase-too-far-back = több lépés maradna érvényben, mint amennyi volt
error-phrase-no-way-back = Nincs olyan visszavonható döntés, amely { $moves } lépés után, a { $ply }. döntésnél kezdődött.
error-phrase-rules = a játék szabályai ({ $game })
error-phrase-format = a felvétel formátuma
error-phrase-no-end = nyitott
error-phrase-seed-digits = a kezdőérték nem tizenhatos számrendszerben áll
error-phrase-seed-digest = a kezdőérték nem felel meg az első sor ellenőrző összegének
error-phrase-seed-deal = „{ $found }” jött, pedig a kezdőérték szerint „{ $fixed }” következett

## Elemzések

error-review-not-over = Ezt a játszmát nem játszották végig eredményig: { $file }; elemezni csak a vége után lehet.
error-review-onlooker = { $file }: ezt egy néző látta; a teljes jegyzőkönyv kell, vagy egy hely jegyzőkönyve.
error-review-not-seen = { $file } csak a(z) { $known }. hely oldalát mutatja, ezért a(z) { $seat }. hely nem elemezhető.
error-review-damaged = { $file }, { $line }. sor: ez nem a Wondertable elemzése ({ $why }).
error-review-other = { $file } más játszmát elemez, vagy más súlyokkal készült (ez: { $found }, ez kellene: { $wanted }).
error-phrase-review-cut-off = hiányzik a vége
error-phrase-review-format = a formátum másik változata
error-puzzles-damaged = { $file }, { $line }. sor: ezek nem a Wondertable feladványai ({ $why }).
error-puzzles-other = { $file } más játék feladványait tartalmazza, vagy más szabályok szerint készült (ez: { $found }, ez kellene: { $wanted }).
error-puzzles-old = { $file } feladványai más súlyokkal készültek (ez: { $found }, ez kellene: { $wanted }); nézesd át őket a --check kapcsolóval.
error-phrase-puzzles-elsewhere = a lépései máshová vezetnek
error-phrase-puzzles-second = még egy első sor
