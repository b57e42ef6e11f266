### 7 Wonders Duel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-duel-show-tokens = Melyik fejlődéskorong fekszik a táblán?
box-ask-duel-show-wonders = Melyik csodát csaptátok fel a választáshoz?
box-ask-duel-place-guilds = Hol fekszik céh? A lila hátlapjáról vagy az előlapjáról ismerszik meg.
box-ask-duel-lay-out = Melyik kártya fekszik itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-reveal = Melyik kártya fordult fel itt: { $row }. sor, balról { $place }. hely?
box-ask-duel-draw = Melyik fejlődéskorongot húzták a nagy könyvtárhoz?

## Answers

box-guild = { $row }. sor, { $place }. hely ({ $slot }. a sorban)

## May I do that?

box-rule-duel-reason-other-question = Mindent a maga idejében: előbb a mostani kérdésre kell felelni.
box-rule-duel-reason-not-there = Csak olyan kártya vehető el, amely felfordítva fekszik az elrendezésben.
box-rule-duel-reason-covered = Egy kártya akkor vehető el, ha már egyetlen másik sem takarja.
box-rule-duel-reason-too-dear = A nyomtatott érmék a bankba kerülnek. Amit a város nem termel meg, annak egysége 2 érme, és még 1 minden ilyen egységért, amelyet az ellenfél barna és szürke kártyái termelnek.
box-rule-duel-reason-not-yours = Csak azokat a csodákat építheted meg, amelyeket te választottál.
box-rule-duel-reason-raised = Minden csoda egyszer épül meg.
box-rule-duel-reason-removed = Amint hét csoda áll, a nyolcadik visszakerül a dobozba.
box-rule-duel-reason-not-offered = Minden kártyából, csodából és korongból egy van, és csak abból választhatsz, amit a szabály felkínál.
