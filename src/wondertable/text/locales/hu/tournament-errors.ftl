### Amit egy verseny visszautasít.

error-unknown-tournament = Nincs „{ $tournament }” nevű verseny; talán törölték.
error-not-holder = Ezt csak az teheti meg, aki a versenyt rendezi.
error-bad-plan = Ezen a versenyen a(z) { $setting } nem lehet „{ $value }”; lehet: { $known }.
error-too-few-entrants = Egy ilyen versenyhez { $least } játékos kell; eddig { $count } van.
error-tournament-full = A verseny mind a { $most } helye foglalt.
error-too-many-bots = Egy versenyen legfeljebb { $most } számítógép játszhat.
error-too-many-held = Már { $most } versenyt rendezel; előbb fejezz be egyet.
error-already-in = Már játszol ezen a versenyen.
error-not-in = Nem játszol ezen a versenyen.
error-joined-too-late = Erre a versenyre már nem lehet jelentkezni.
error-not-now = A verseny közben továbbhaladt; ez már nem tehető meg.
