### Tower of Babel played with the real box: what is asked, the answers, and the rules behind refusals.
### $player is a name; $card, $thing and the like are names of things.

## What is asked of who writes

box-ask-babel-disc = Melyik korong a következő itt: { $wonder }?
box-ask-babel-draw = Milyen lapot húzott: { $player }?
box-ask-babel-action = Milyen akciókártyát húzott: { $player }?
box-ask-babel-show = Milyen akciókártyát mutat meg: { $player }?

## May I do that?

box-rule-babel-reason-other-question = Mindent a maga idejében: előbb a mostani kérdésre kell felelni.
box-rule-babel-reason-no-disc = Olyan koronggal lehet építeni, amely a csodán fekszik.
box-rule-babel-reason-not-held = Csak a saját kéz lapjai tehetők le és használhatók fel.
box-rule-babel-reason-trader-alone = A cserekártya építőkártyával együtt tehető le, egyedül soha.
box-rule-babel-reason-wrong-type = Az ajánlat olyan lapokból áll, amilyet a korong kér.
box-rule-babel-reason-too-many = Az összes lap együtt pontosan annyi, amennyit a korong kér.
box-rule-babel-reason-no-offer = Csak az asztalon fekvő ajánlat fogadható el.
box-rule-babel-reason-two-traders = A cserekártyás ajánlatok közül legfeljebb egy fogadható el.
box-rule-babel-reason-joker-exact = A dzsóker két hiányzó lap helyett áll.
box-rule-babel-reason-missing = Ami az elfogadott ajánlatokból hiányzik, az mind a saját kézből jön.
box-rule-babel-reason-no-card = Csak a kézben lévő akciókártya játszható ki.
box-rule-babel-reason-not-now = Minden akciókártyán rajta van, mikor játszható ki.
box-rule-babel-reason-no-hand = Csak a kéz építőkártyái cserélhetők ki.
box-rule-babel-reason-swap-most = A kártya mondja meg, legfeljebb hány lap cserélhető ki.
box-rule-babel-reason-not-offered = Csak abból választhatsz, amit a szabály felkínál.

## What those who saw cards know better than the rules

babel-witness-too-many = „{ $thing }” nem lehet ott ennyi: a többit máshol látták
babel-witness-no-action = „{ $card }” nem lehet ott: minden példányát máshol látták
