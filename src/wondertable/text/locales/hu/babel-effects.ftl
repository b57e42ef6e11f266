### What action cards of Tower of Babel do: one message for every effect, with its fields.

babel-effect-exchange = Legfeljebb { $count } építőkártyát kicserélhetsz a kezedből újakra.
babel-effect-stand-in = Pontosan { $count } olyan építőkártyának számít, amilyen a korongon még hiányzik.
babel-effect-points-per-disc = Minden korongod után { $each } pont.
babel-effect-draw = Húzol { $count } építőkártyát.
babel-effect-second-turn = Azonnal még egy kör a tiéd; a tornyok csak utána lépnek, és húzni is csak utána húz mindenki.
babel-effect-offer-bonus = El nem fogadott ajánlatod minden érvényes kártyája { $each } pontot ér 1 helyett.
babel-effect-points-at-end = { $count } pont.
