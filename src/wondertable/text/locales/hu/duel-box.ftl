### 7 Wonders Duel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-duel-show-tokens = Melyik fejlődésjelző fekszik a táblán?
box-ask-duel-show-wonders = Melyik csodát csaptátok fel a választáshoz?
box-ask-duel-place-guilds = Hol fekszik céh? A lila hátlapja vagy az előlapja mutatja.
box-ask-duel-lay-out = Melyik kártya fekszik itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-reveal = Melyik kártya fordult fel itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-draw = Melyik fejlődésjelzőt húzták a Nagy Könyvtárhoz?

## Answers

box-guild = { $row }. sor, { $place }. hely ({ $slot }. a sorban)

## May I do that?

box-rule-duel-reason-other-question = Mindent a maga idejében: előbb arra kell felelni, ami most a kérdés.
box-rule-duel-reason-not-there = Csak olyan kártya vehető el, amely felfordítva fekszik az elrendezésben.
box-rule-duel-reason-covered = Egy kártya akkor vehető el, ha már egyetlen másik sem takarja.
box-rule-duel-reason-too-dear = A nyomtatott érmék a bankba kerülnek. Amit a város nem termel meg, annak egysége 2 érme, és annyival több, ahány ilyen egységet az ellenfél barna és szürke kártyái termelnek.
box-rule-duel-reason-not-yours = Csak azok a csodák építhetők meg, amelyeket a város választott.
box-rule-duel-reason-raised = Minden csoda egyszer épül meg.
box-rule-duel-reason-removed = Amint hét csoda áll, a nyolcadik visszakerül a dobozba.
box-rule-duel-reason-not-offered = Minden kártyából, csodából és jelzőből egy van, és csak az választható, amit a szabály felkínál.
