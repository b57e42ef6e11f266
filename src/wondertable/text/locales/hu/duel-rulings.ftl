### Rulings of 7 Wonders Duel: how we play, and why. The letters name the tests in tests/rulebook.

ruling-duel-t4 = A fejlődéskorongot előbb választjuk ki, és csak utána fordítjuk fel a szabaddá vált kártyákat; a további kör ezután kezdődik.
ruling-duel-t4-why = A német szöveg akkor fordítja fel a kártyákat, amikor a lépés teljesen befejeződött.
ruling-duel-c4 = A választható erőforrás és a kedvezmény magától a legdrágább hiányzó egységekre megy.
ruling-duel-c4-why = Ez megegyezik a lehető legjobb módszerrel; többet fizetni sosem jobb.
ruling-duel-c7 = A láncolat mindig ingyenessé teszi a kártyát.
ruling-duel-c7-why = Helyette fizetni sosem jobb.
ruling-duel-e1 = A Gazdaság azt kapja, amit az erőforrásokért fizetnek, a ténylegesen kifizetett áron.
ruling-duel-e1-why = Mindkét szöveg.
ruling-duel-e3 = Az Urbanizmus nem fizet a mauzóleummal épített kártyáért, sem azért, amelyik eleve ingyenes.
ruling-duel-e3-why = Láncolatot kell használni hozzá.
ruling-duel-m3 = Egyetlen lépés mindkét fosztogatás lapkáját átlépheti: { $loot_1 } + { $loot_2 } érme.
ruling-duel-m3-why = Mindegyik akkor hat, amikor a jelző először lép a sávjába vagy túl rajta.
ruling-duel-m5-p2 = A fölény azonnal véget vet a játéknak; többet már nem kérdezünk.
ruling-duel-m5-p2-why = Mindkét szöveg.
ruling-duel-w1 = A hetedik csoda megépülésével a megmaradt nyolcadik kikerül a játékból, bárkié is.
ruling-duel-w1-why = A magyar szöveg és a német példa.
ruling-duel-w3 = Az a Teológia, amelyet csoda építése közben veszel el, annak a csodának nem segít.
ruling-duel-w3-why = A jövőben épülő csodákról szól.
ruling-duel-w4-w5 = Rombolni és a dobópakliból építeni kötelező, ha van mit.
ruling-duel-w4-w5-why = A hivatalos online változat is így játssza.
ruling-duel-w6 = A nagy könyvtár korongjait csak a soron lévő játékos látja.
ruling-duel-w6-why = A hivatalos online változat is így játssza.
ruling-duel-l1 = A Világítótorony magát is beleszámítja.
ruling-duel-l1-why = Öt megvalósítás és a hivatalos változat.
ruling-duel-g1 = A céh a gazdagabb várost nézi, építéskor és a végén külön-külön.
ruling-duel-g1-why = A céhek szövege.
ruling-duel-g2 = A Hajósok céhe kártyánként 1 érmét fizet, a barnát és a szürkét összeadva.
ruling-duel-g2-why = A magyar „2” és „zöld” elírás; a saját kártyalistája 1-et mond.
ruling-duel-a2 = Ha a jelző középen áll, az kezd, aki az utolsó kártyát vette el (level_pawn=begins), vagy ő választ (level_pawn=chooses).
ruling-duel-a2-why = A 2015-ös szabálykönyvek; a kiadó 2016-os módosítása.
ruling-duel-a3 = Pontegyenlőségnél a kék kártyák pontjai döntenek; ha az is egyenlő, közös a győzelem.
ruling-duel-a3-why = Mindkét szöveg.
