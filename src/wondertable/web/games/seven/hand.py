"""The hand: what every card costs, is worth and can be used for; and the choice made with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wondertable.games.seven.actions import (
    CARD_NUMBER,
    Build,
    BuildStage,
    Leave,
    Sell,
)
from wondertable.games.seven.codes import EXTRA, TURN
from wondertable.games.seven.encoding import decode_use
from wondertable.games.seven.figures import SALE
from wondertable.games.seven.price import Price, Split, split
from wondertable.games.seven.tables import ARCHITECT, NEED, S_NEED
from wondertable.web.games.seven.gain import card_worth
from wondertable.web.games.seven.model import Act, Chosen, Hand, HandCard, Part, Way
from wondertable.web.games.seven.sight import Sight
from wondertable.web.present.card_words import spread

TOLD_BY_WORTH: Final = ("red", "blue")
"""Colours whose effect is all in what changes at once."""


def hand(sight: Sight) -> Hand | None:
    """The hand of the near seat, if it may be seen."""
    cards = sight.hand(sight.near)
    if not cards or sight.scene.status == "over":
        return None
    laid = chosen(sight)
    return Hand(
        label=sight.words.t("hand", count=len(cards)),
        note=note(sight),
        cards=tuple(
            hand_card(sight, card, cards[:at].count(card), laid) for at, card in enumerate(cards)
        ),
        playable=plays(sight),
        chosen=laid,
        age=int(sight.view.age),
    )


def plays(sight: Sight) -> bool:
    """Whether the viewer may use a card of the hand here and now."""
    return sight.asked and sight.question in (TURN, EXTRA)


def note(sight: Sight) -> str:
    """What is new in an age, for a first game; or what to do."""
    if not plays(sight):
        return ""
    if sight.question == EXTRA:
        return sight.words.t("note-extra")
    if sight.scene.explain and sight.view.turn == 0:
        return sight.words.t(f"note-age-{sight.view.age}")
    return ""


def hand_card(sight: Sight, card: str, copy: int, laid: Chosen | None) -> HandCard:
    """A card of the hand; its element becomes that of the city, if it is not there already."""
    words = sight.words
    face, price = words.face(card), sight.price(card)
    worth = card_worth(words, sight.view, sight.near, card)
    left, right = sight.name(sight.left), sight.name(sight.right)
    pays = words.price(price, left, right)
    told = worth.lines if face.color in TOLD_BY_WORTH else (face.about, *worth.lines)
    label = "; ".join((f"{face.name}, {words.kind(face.color)}", words.printed(card), pays))
    return HandCard(
        id=card_id(sight, card, copy),
        face=face,
        label=f"{label}. {'; '.join(told)}",
        tag=words.tag(price),
        pays=pays,
        worth=worth,
        acts=acts(sight, card, price),
        down=laid is not None and laid.card == card and not copy,
    )


def card_id(sight: Sight, card: str, copy: int = 0) -> str:
    """The id of a card's element: that which it has in the city, if it is not there already."""
    number = copy + 1 + sight.city().has(CARD_NUMBER[card])
    return f"card-{sight.near}-{card}" + (f"-{number}" if number > 1 else "")


def acts(sight: Sight, card: str, price: Price) -> tuple[Act, ...]:
    """What can be done with a card."""
    found = [build_act(sight, card, price), stage_act(sight, card), sell_act(sight, card)]
    if sight.question == EXTRA:
        found.append(leave_act(sight, card))
    return tuple(found)


def build_act(sight: Sight, card: str, price: Price) -> Act:
    """Building the card."""
    words = sight.words
    ways = ways_of(
        sight,
        price,
        int(NEED[CARD_NUMBER[card]]),
        lambda left, right: str(Build(card, left, right)),
    )
    return Act(
        kind="build",
        key="b",
        verb=words.t("build"),
        coins=price.bank + sum(price.cheapest),
        action=sight.allowed(str(Build(card, *price.cheapest))) if price.payable else None,
        ways=ways,
        why="" if price.payable else words.tag(price).text,
        title=words.t("pay-for", thing=words.name(card)),
    )


def stage_act(sight: Sight, card: str) -> Act:
    """Putting the card under the next stage."""
    words, price, me = sight.words, sight.stage_price, sight.city()
    number = int(me.stages) + 1
    need = 0
    if price.kind == "pay" and not me.flags & ARCHITECT:
        need = int(S_NEED[me.next_stage()])
    ways = ways_of(sight, price, need, lambda left, right: str(BuildStage(card, left, right)))
    done = price.kind == "done"
    return Act(
        kind="stage",
        key="w",
        verb=words.t("stages-done") if done else words.t("stage", stage=number),
        coins=price.bank + sum(price.cheapest),
        action=sight.allowed(str(BuildStage(card, *price.cheapest))) if price.payable else None,
        ways=ways,
        why="" if price.payable else words.tag(price).text,
        title=words.t("pay-for", thing=words.t("stage", stage=number)),
    )


def sell_act(sight: Sight, card: str) -> Act:
    """Selling the card."""
    verb = sight.words.t("sell")
    return Act("sell", "s", verb, SALE, sight.allowed(str(Sell(card))))


def leave_act(sight: Sight, card: str) -> Act:
    """Discarding the last card for nothing."""
    verb = sight.words.t("leave")
    return Act("leave", "d", verb, 0, sight.allowed(str(Leave(card))))


# Ways to pay.


def ways_of(
    sight: Sight, price: Price, need: int, action: Callable[[int, int], str]
) -> tuple[Way, ...]:
    """All ways to pay, if there are several: what goes to the left stands on the left."""
    if len(price.ways) < 2 or not plays(sight):
        return ()
    return tuple(
        way(sight, price.bank, pair, split(sight.trade, need, *pair), action(*pair))
        for pair in sorted(price.ways, key=lambda pair: pair[1] - pair[0])
    )


def way(sight: Sight, bank: int, pair: tuple[int, int], parts: Split, action: str) -> Way:
    """One way to pay, taken apart."""
    words = sight.words
    left, right = sight.left, sight.right
    rest = int(sight.city().coins) - bank - sum(pair)
    after = [
        words.t("would-have", name=sight.name(seat), count=int(sight.city(seat).coins) + coins)
        for seat, coins in zip((left, right), pair, strict=True)
        if coins
    ]
    return Way(
        action=action,
        coins=bank + sum(pair),
        left=pair[0],
        right=pair[1],
        bank=bank,
        parts=tuple(parts_of(sight, bank, pair, parts)),
        kept="; ".join([words.t("you-keep", count=rest), *after]),
        label=words.payment(bank, *pair, sight.name(left), sight.name(right)),
    )


def parts_of(sight: Sight, bank: int, pair: tuple[int, int], parts: Split) -> list[Part]:
    """Where goods and coins go."""
    words = sight.words
    found = []
    own = parts.own + parts.extra
    if own:
        found.append(Part("own", words.t("your-own"), 0, spread(own), words.units(own)))
    if bank:
        found.append(Part("bank", words.t("bank"), bank, (), ""))
    if parts.left:
        name = sight.name(sight.left)
        goods = parts.left
        found.append(Part("left", name, pair[0], spread(goods), words.units(goods)))
    if parts.right:
        name = sight.name(sight.right)
        goods = parts.right
        found.append(Part("right", name, pair[1], spread(goods), words.units(goods)))
    return found


# The choice.


def chosen(sight: Sight) -> Chosen | None:
    """The viewer's choice, while it lies face down."""
    if not sight.seated or sight.question not in (TURN, EXTRA) or not sight.chosen(sight.near):
        return None
    action = decode_use(int(sight.city().choice))
    words = sight.words
    left, right = sight.name(sight.left), sight.name(sight.right)
    match action:
        case Build(card, to_left, to_right):
            paid = words.payment(0, to_left, to_right, left, right) if to_left or to_right else ""
            return Chosen(with_payment(words.t("chose-build", card=words.name(card)), paid), card)
        case BuildStage(card, to_left, to_right):
            paid = words.payment(0, to_left, to_right, left, right) if to_left or to_right else ""
            text = words.t("chose-stage", card=words.name(card), stage=int(sight.city().stages) + 1)
            return Chosen(with_payment(text, paid), card)
        case Sell(card):
            return Chosen(words.t("chose-sell", card=words.name(card)), card)
        case _:
            return None


def with_payment(text: str, paid: str) -> str:
    """A choice with what it pays."""
    return f"{text} ({paid})" if paid else text
