### Games for learners: environments, batches, and sets of games that bots play among themselves.

## What goes wrong with environments

error-no-spaces = { $game }: nincsenek hozzá számok tanulóprogramoknak; amihez vannak: { $known }.
error-bad-actions = Amit várunk: { $wanted }; amit kaptunk: { $found }.
error-illegal-number = A(z) { $seat }. hely most nem választhatja a { $number } számot; a maszkjában { $count } másik áll.
error-not-reset = { $name }: még nincs játszma; előbb hívd meg a reset() függvényt.
error-finished = { $name }: a játszma véget ért; újat a reset() kezd.
error-no-agent = { $name }: nincs { $agent } nevű ágens; ezek vannak: { $known }.
error-wrong-setting = { $setting }: „{ $value }” nem lehet az értéke; lehetséges: { $known }.
error-no-extra = { $library } hiányzik: telepítsd a wondertable csomagot a „{ $extra }” kiegészítővel.

## Games of self-play

cli-selfplay-kept = { $folder }: { $games } játszma van benne.
cli-selfplay-stopped = Megszakítva { $games } játszma után ({ $total } volt kitűzve); ezeket ez őrzi: { $folder }. Ugyanez a parancs folytatja.
error-no-data-set = { $folder }: nincsenek benne gépek egymás közti játszmái.
error-damaged-data-set = { $folder }: a(z) { $number }. játszma nem az, amit a tartalomjegyzék mond; játszasd le újra a gyűjteményt.
error-other-rules = { $folder }: { $game } játszmái a szabályok { $found }. változata szerint; ez a program a { $known }. szerint játszik.

## How fast learners are served

cli-gym-title = Döntések másodpercenként tanulóprogramoknak, processzoridőben, { $rounds } kör középértéke
cli-gym-what = Mi
cli-gym-rate = Másodpercenként
cli-gym-ratio = Az ostábla hányszorosa
cli-gym-rival = Az OpenSpiel nincs telepítve, ezért nincs mihez hasonlítani.
