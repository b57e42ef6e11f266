### Ami az asztalnál vagy a tárolásnál félresikerülhet.

error-bad-database = „{ $url }” nem egy adatbázis címe; így írja: „{ $example }”.
error-store-unreadable = { $file }: az adatbázist nem lehet megnyitni, mert { $why }.
error-store-newer = { $file }: az adatbázist egy újabb változat írta ({ $found }. átdolgozás); ez a program legfeljebb ezt ismeri: { $known }.
error-store-full = Nincs több hely a mentéshez; semmi sem változott.
error-store-busy = Az adatbázis foglalt; semmi sem változott. Kérjük, próbálja újra.
error-store-conflict = Az asztal („{ $table }”) közben máshol megváltozott; kérjük, nézze meg újra.
error-store-failed = Ezt nem sikerült menteni vagy beolvasni ({ $why }); semmi sem változott.
error-unknown-table = Nincs ilyen asztal: „{ $table }”; talán törölték.
error-damaged-table = Az asztalt („{ $table }”) nem lehet megnyitni: { $why }
error-closing = A kiszolgáló éppen leáll; semmi sem változott.
error-bad-setting = A beállítás ({ $setting }) nem lehet „{ $value }”; lehetséges értékek: { $known }.
error-bad-name = Egy név legalább 1, legfeljebb { $longest } látható betűből áll.
error-unknown-seat = Nincs ilyen hely: { $seat }; az asztalnál { $seats } hely van.
error-seat-taken = Ez a hely ({ $seat }) nem szabad.
error-seat-fixed = Ezt a helyet ({ $seat }) most nem lehet így megváltoztatni.
error-wrong-secret = Ez a személyes hivatkozás itt nem nyit meg helyet; talán készült egy újabb.
error-not-host = Ezt csak az asztal házigazdája teheti meg.
error-not-seated = Ezt csak az teheti meg, aki az asztalnál ül.
error-not-started = A játék még nem kezdődött el; akkor kezdődik, amikor minden hely foglalt.
error-not-over = A játéknak még nincs vége.
error-table-over = A játék véget ért; ennél az asztalnál már semmi sem változtatható.
error-table-paused = Az asztal szünetel; a házigazda folytathatja.
error-not-paused = Az asztal nem szünetel.
error-handed-over = Ezen a helyen ({ $seat }) most gépi játékos játszik; előbb vegye vissza a helyet.
error-nothing-laid = Ezen a helyen ({ $seat }) nincs lefordított választás, amelyet vissza lehetne venni.
error-stale = A választás a(z) { $ply }. lépéshez szólt, de a játék már itt tart: { $now }.
