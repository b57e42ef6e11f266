### Why an action of Tower of Babel is not legal now, and what is asked instead. The English sentences
### are those of `wondertable.games.babel.reasons`; they follow a colon and have no full stop.

## Reasons

babel-reason-other-question = most erről kell dönteni: { $asked }
babel-reason-no-disc = „{ $wonder }”: nincs rajta olyan korong, amelyhez ennyi kell: { $cards }
babel-reason-not-held = ez nincs a kézben: { $cards }
babel-reason-trader-alone = a cserekártya csak lapokkal együtt tehető le
babel-reason-wrong-type = a koronghoz ez kell: { $disc }; más lap csak bluff=on mellett tehető le
babel-reason-too-many = a koronghoz ez kell: { $disc }; ez túl sok lenne: { $cards }
babel-reason-no-offer = a(z) { $other }. hely nem tett ajánlatot
babel-reason-two-traders = a választott ajánlatok közül csak egyben lehet cserekártya
babel-reason-joker-exact = a dzsóker pontosan 2 hiányzó lapnak számít; ami hiányzik: { $cards }
babel-reason-missing = saját lapból { $missing } kell, nem { $own }
babel-reason-no-card = „{ $card }” nincs a saját akciókártyák között
babel-reason-not-now = „{ $card }” most nem játszható ki
babel-reason-no-hand = nincs kicserélhető építőkártya
babel-reason-swap-most = legfeljebb { $most } lap cserélhető ki
babel-reason-not-offered = „{ $thing }” itt nem lehetséges

## Parts of the sentences above

babel-phrase-asked-turn = passzolsz vagy építesz
babel-phrase-asked-window = kijátszol-e akciókártyát az ajánlatok előtt
babel-phrase-asked-offer = mit ajánlasz
babel-phrase-asked-decide = mely ajánlatokat fogadod el, és kiegészíted-e a korongot
babel-phrase-asked-bonus = kijátszod-e az ajánlatbónuszt
babel-phrase-asked-again = kijátszod-e a dupla kört
babel-phrase-asked-exchange = mely lapokat cseréled ki
babel-phrase-asked-disc = melyik korong kerül egy csodára
babel-phrase-asked-draw = ki melyik építőkártyát húzza
babel-phrase-asked-action = melyik akciókártya kerül kézbe
babel-phrase-asked-show = melyik akciókártya látszik

## Questions to a player, and what chance is about to do

babel-question-turn = Te következel: passzolj, vagy válassz egy csodát és rajta egy korongot.
babel-question-window = Az ajánlatok előtt: játssz ki akciókártyát, vagy ne.
babel-question-offer = Tégy titkos ajánlatot: a koronghoz való lapokat, cserekártyával vagy anélkül.
babel-question-decide = Válassz az ajánlatok közül, és egészítsd ki saját lapokkal, vagy hagyd ott a korongot.
babel-question-bonus = Az ajánlatodat nem fogadták el: játszd ki az ajánlatbónuszt, vagy ne.
babel-question-again = A köröd vége: játszd ki a dupla kört, vagy ne.
babel-question-exchange = Válassz legfeljebb 5 építőkártyát, amelyet kicserélsz.
babel-question-disc = Egy korong kerül egy csodára.
babel-question-draw = Építőkártyák húzása.
babel-question-action = Egy akciókártya húzása.
babel-question-show = A megmaradt akciókártyák láthatóvá válnak.

## Mistakes

error-unknown-figure = { $game }: nincs „{ $figure }” nevű lecserélhető szám; ezek vannak: { $known }.
error-bad-figure = { $game }: a(z) { $figure } szám így nem cserélhető le: { $why }.
