### A guided first game, and the coach, as the house says it.

web-guide = Vezetett első játék
web-guide-start = Mutasd meg
web-guide-about = vezetett első játék, lépésről lépésre
web-guide-step = { $step }. lépés, összesen { $steps }
web-guide-next = Tovább
web-guide-back = Vissza
web-guide-skip = Tovább nélküle
web-guide-end = Innen egyedül játszom
web-guide-leave = Kilépek a vezetésből
web-guide-resume = Folytatom a vezetést
web-guide-waits = Te jössz: ha választottál, megyünk tovább.
web-refused-guide = Ennél az asztalnál nincs vezetett játék.
web-coach = Edző
web-coach-more = Nézd meg a szójegyzékben
