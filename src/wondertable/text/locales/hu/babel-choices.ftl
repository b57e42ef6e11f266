### What a player of Tower of Babel may choose, in a few words. $cards is a list such as "2 camels",
### $players a list of names.

babel-choice-pass = Passz
babel-choice-build = Építés ({ $wonder }): { $cards }
babel-choice-offer = { $trader ->
    [with] Ajánlat: { $cards }, cserekártyával
   *[without] Ajánlat: { $cards }
}
babel-choice-accept = Elfogadás: { $players }; saját lap: { $own }
babel-choice-alone = Senki ajánlata; saját lap: { $own }
babel-choice-joker = dzsóker mint { $cards }
babel-choice-taker = a korongot { $player } kapja
babel-choice-fail = A korong marad
babel-choice-play = Kijátszás: { $card }
babel-choice-decline = Nincs kijátszás
babel-choice-swap = Csere: { $cards }
babel-choice-jokers = { $jokers } dzsóker mint { $cards }
