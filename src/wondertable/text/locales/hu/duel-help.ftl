### How to play 7 Wonders Duel, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-duel-goal = Két város, közös kártyák, három kor. A katonai és a tudományos győzelem azonnal véget vet a játéknak; ha egyik sem jön össze, a III. kor után a pontok döntenek.
help-duel-setup-title = Így kezdődik
help-duel-setup = Mindkettőtöknek { $start_coins } érméje és { $wonders_each } csodája van, ezeket felváltva választjátok. A táblán { $tokens } fejlődéskorong fekszik. A kor { $cards } kártyája az asztalra kerül, egy részük lefordítva.
help-duel-turn-title = A köröd
help-duel-turn = Vegyél el egy kártyát, amelyen nem fekszik másik. Három dolgot tehetsz vele:
help-duel-build-title = Megépíted
help-duel-build = Kifizeted az árát. A városodban marad, és ettől kezdve hat.
help-duel-discard-title = Eldobod
help-duel-discard = Kapsz { $discard } érmét, és még 1-et városod minden sárga kártyája után.
help-duel-wonder-title = Csodát építesz vele
help-duel-wonder = A kártya lefordítva az egyik csodád alá kerül. A csoda árát fizeted; hogy a kártya mennyibe kerülne, az nem számít.
help-duel-after = Ami most szabaddá vált, azt felfordítjuk, és az ellenfeled jön. Ha mind a { $cards } kártya elfogyott, kezdődik a következő kor.
help-duel-cost-title = Fizetés
help-duel-cost = Az erőforrás nem fogy el: amit a kártyáid termelnek, az minden építkezéshez megvan. Ami hiányzik, azt a banktól veszed. Egy egység { $trade_base } érme, és még 1 minden ugyanilyen egységért, amelyet az ellenfeled barna és szürke kártyái termelnek. Ingyenes az a kártya, amelynek a jele már megvan a városodban.
help-duel-arms-title = Katonaság
help-duel-arms = Minden pajzs egy mezővel viszi a jelzőt az ellenfeled fővárosa felé. Ha odaér, a { $capital }. mezőre, megnyerted a játékot. Útközben az ellenfeled a { $loot_1_at }. mezőnél { $loot_1 }, a { $loot_2_at }. mezőnél { $loot_2 } érmét veszít, egyszer-egyszer.
help-duel-science-title = Tudomány
help-duel-science = A zöld kártyákon jelképek vannak. Két egyforma után választhatsz egy fejlődéskorongot. { $symbols } különböző azonnali győzelem.
help-duel-end-title = Pontok
help-duel-end = Ha a III. kor végéig senki sem nyert: a kártyák, csodák és fejlődéskorongok pontjai, az erősebbnek a jelző pontjai, és minden { $per_point } érme után 1 pont. Egyenlőségnél a kék kártyák pontjai döntenek; ha azok is egyenlők, közös a győzelem.

## Captions of pictures

help-duel-picture-card = Egy kártya. A sáv a színt és a hatást mutatja, a sarok azt, mennyibe kerül neked, alul a nyomtatott ár áll, és a jel, amely ingyenessé teszi.
help-duel-picture-structure = Az I. kor kártyái. Amelyiknek világít a széle, az szabad: azt el lehet venni.
help-duel-picture-track = A katonai sáv: { $zone_1 }, { $zone_2 } vagy { $zone_3 } pont, attól függően, meddig jutott a jelző, és a mezők, ahol érme vész el.
help-duel-picture-price = Mit mond az árcédula

## In detail

help-duel-draft-title = A csodák kiválasztása
help-duel-draft = { $wonders_each } csodát felfordítunk: egyikőtök elvesz egyet, a másik kettőt, a megmaradt az elsőé. Aztán jön még { $wonders_each }, és most a másik kezd. Az első játékban a szabálykönyv ajánlása szerint osztjuk ki őket.
help-duel-limit-title = Csak { $wonders_max } csoda
help-duel-limit = Amint a { $wonders_all } csodából { $wonders_max } megépült, az utolsó kikerül a játékból, bárkié is.
help-duel-again-title = Még egy kör
help-duel-again = Egyes csodák után azonnal újra te jössz. Ha a korban nem maradt kártya, ez elvész.
help-duel-trade-title = Árak
help-duel-trade = Egy vásárlás minden egysége ugyanannyiba kerül. Az ellenfél sárga kártyái és csodái nem drágítanak. Néhány sárga kártya a következő körödtől egységenként { $trade_fixed } érmében rögzíti az árat.
help-duel-choice-title = Választható erőforrás
help-duel-choice = Ha egy kártyán vagy csodán több erőforrás áll, építkezésenként egyet ad közülük: azt, amelyik kell. Az oldal mindig a legolcsóbb fizetést választja.
help-duel-pile-title = Dobópakli
help-duel-pile = Az eldobott és lerombolt kártyákat mindenki láthatja. Csak a mauzóleum hoz vissza közülük egyet. Ami csoda alá került, az elveszett.
help-duel-guilds-title = Céhek
help-duel-guilds = Minden korból { $left_out } kártya látatlanul kimarad. A III. kor kártyái között a { $guilds_all } céhből { $guilds } rejtőzik. A céh mindig azt a várost nézi, amelyikben több van valamiből, akár a tiéd az, akár nem.
help-duel-begin-title = Ki kezdi a következő kort
help-duel-begin = A jelző szerint gyengébb fél választ, miután a kártyák már az asztalon vannak. Ha a jelző középen áll, az kezd, aki az utolsó kártyát vette el; az asztal úgy is dönthet, hogy ő választ.

## Icons of this game

help-duel-icon-shield = Egy mezővel viszi a konfliktusjelzőt az ellenfél fővárosa felé.
help-duel-icon-pawn = Konfliktusjelző
help-duel-icon-pawn-about = A gyengébb város fővárosához áll közelebb. A { $capital }. mezőn az erősebb győzött.
help-duel-icon-loot = Fosztogatás
help-duel-icon-loot-about = Amikor a jelző először ér ide, az ezen az oldalon álló város ennyi érmét veszít.
help-duel-icon-track = Katonai sáv
help-duel-icon-track-about = A végén az erősebb fél { $zone_1 }, { $zone_2 } vagy { $zone_3 } pontot kap, aszerint, melyik sávot érte el a jelző.
help-duel-icon-again = Még egy kör
help-duel-icon-destroy-brown = Barna kártya lerombolása
help-duel-icon-destroy-grey = Szürke kártya lerombolása
help-duel-icon-token = Fejlődéskorong
help-duel-icon-token-about = Két egyforma tudományos jelkép után jár egy a táblán lévők közül.
help-duel-icon-crown = A gazdagabb város
help-duel-icon-crown-about = Abban a városban számoljuk, amelyikben több van belőle.
help-duel-icon-left = Hozzád kerül
help-duel-icon-shield-line = További pajzs
help-duel-icon-wonder-about = Az asztalról elvett bármelyik kártyával megépíthető; összesen { $wonders_max } épülhet meg.
help-copies-guild-duel = { $all } céhből { $count } van játékban
