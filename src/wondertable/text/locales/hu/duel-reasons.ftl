### Why an action of Duel is not legal now, and what is asked instead. The English sentences are those
### of `wondertable.games.duel.reasons`; they follow a colon and have no full stop.

## Reasons

duel-reason-other-question = most erről kell dönteni: { $asked }
duel-reason-not-there = „{ $card }” nem fekszik felfordítva az elrendezésben
duel-reason-covered = „{ $card }” még nem hozzáférhető, ez takarja: { $covers }
duel-reason-too-dear = „{ $thing }” ára { $price } érme, de a kincstárban csak { $coins } van
duel-reason-not-yours = „{ $wonder }” nem ennek a városnak a csodája
duel-reason-raised = „{ $wonder }” már megépült
duel-reason-removed = már áll hét csoda, ezért „{ $wonder }” kikerült a játékból
duel-reason-not-offered = „{ $thing }” most nem választható

## Parts of the sentences above

duel-phrase-face-down-card = egy lefordított kártya
duel-phrase-asked-turn = melyik hozzáférhető kártyát veszed el
duel-phrase-asked-draft = melyik csodát választod
duel-phrase-asked-token = melyik fejlődéskorongot veszed el
duel-phrase-asked-library = melyik kihúzott fejlődéskorongot tartod meg
duel-phrase-asked-destroy-brown = melyik barna kártyát rombolod le
duel-phrase-asked-destroy-grey = melyik szürke kártyát rombolod le
duel-phrase-asked-rebuild = melyik eldobott kártyát építed meg
duel-phrase-asked-start = ki kezdi a kort
duel-phrase-asked-show-tokens = melyik fejlődéskorong kerül a táblára
duel-phrase-asked-show-wonders = melyik csoda kerül az asztalra
duel-phrase-asked-place-guilds = hová kerül céhkártya
duel-phrase-asked-lay-out = melyik kártya kerül képpel felfelé
duel-phrase-asked-reveal = melyik kártya kerül képpel felfelé
duel-phrase-asked-draw = melyik fejlődéskorong kerül elő a dobozból

## Questions to a player, and what chance is about to do

duel-question-turn = Vegyél el egy hozzáférhető kártyát: építsd meg, dobd el érmékért, vagy építs vele csodát.
duel-question-draft = Válassz egy csodát a városodnak.
duel-question-token = Összegyűlt két egyforma tudományos jelképed: vegyél el egy fejlődéskorongot a tábláról.
duel-question-library = Tarts meg egyet a kihúzott fejlődéskorongok közül; a többi visszakerül a dobozba.
duel-question-destroy-brown = Válassz egy barna kártyát az ellenfeled városából: az a dobópakliba kerül.
duel-question-destroy-grey = Válassz egy szürke kártyát az ellenfeled városából: az a dobópakliba kerül.
duel-question-rebuild = Válassz egy kártyát a dobópakliból, és ingyen építsd meg.
duel-question-start = Döntsd el, ki kezdje ezt a kort.
duel-question-show-tokens = A véletlen fejlődéskorongot tesz a táblára.
duel-question-show-wonders = A véletlen csodát rak ki az asztalra.
duel-question-place-guilds = A véletlen céhkártyát tesz a kor lapjai közé.
duel-question-lay-out = A véletlen felfordítja az elrendezés egyik kártyáját.
duel-question-reveal = A véletlen felfordít egy hozzáférhetővé vált kártyát.
duel-question-draw = A véletlen fejlődéskorongot húz a dobozból.
