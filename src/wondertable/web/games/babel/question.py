"""What is asked now: a disc, an offer, the choice of offers, an action card, an exchange."""

from __future__ import annotations

from typing import Final

from wondertable.core.state import CHANCE
from wondertable.games.babel.actions import Build
from wondertable.games.babel.cards import TYPE_IDS, WONDER_IDS
from wondertable.games.babel.encoding import decode_offer, disc_cards
from wondertable.games.babel.events import Added, Chose, Failed, Offered, Passed, TookDisc
from wondertable.games.babel.figures import DISCS, EXCHANGED, REFUSED, REFUSED_WITH_BONUS, SPACES
from wondertable.games.babel.packed import count, lacking, total
from wondertable.text.babel import babel_choice
from wondertable.web.games.babel.decide import jokers, open_offers, sums
from wondertable.web.games.babel.model import ActionCard, Amount, Ask, Stepper
from wondertable.web.games.babel.side import KINDS, action_cards
from wondertable.web.games.babel.sight import Sight

DEEDS: Final[dict[str, tuple[type, ...]]] = {
    "turn": (Chose, Passed),
    "offer": (Offered,),
    "decide": (Added, Failed, TookDisc),
}
"""What shows that somebody has answered a question of a kind."""


def ask(sight: Sight) -> Ask | None:
    """The question, as everybody sees it; nothing while cards are dealt and at the end."""
    asked = sight.view.actors()
    kind = KINDS.get(sight.question)
    if kind is None or not asked or asked == [CHANCE]:
        return None
    id = f"{kind}-{sight.scene.ply}-{int(sight.mine)}"
    if not sight.mine:
        return waiting(sight, kind, id)
    words = sight.words
    note = words.t("note", kind=kind) if sight.scene.explain and not has_done(sight, kind) else ""
    if kind == "turn":
        return turn(sight, id, note)
    if kind == "offer":
        return offer(sight, id, note)
    if kind == "decide":
        return decide(sight, id, note)
    if kind == "exchange":
        text = words.t("exchange-text", most=min(EXCHANGED, int(total(sight.builder().hand))))
        return Ask(kind, id, mine=True, title=words.t("ask-exchange"), text=text, note=note,
                   steppers=steppers(sight, dict.fromkeys(TYPE_IDS, EXCHANGED)))  # fmt: skip
    return action_card(sight, kind, id, note)


def has_done(sight: Sight, kind: str) -> bool:
    """Whether the viewer has answered such a question before; then it explains itself no more."""
    deeds = DEEDS.get(kind, ())
    viewer = sight.scene.viewer
    return any(type(event) in deeds and event.seat == viewer for event in sight.scene.events)


def place(sight: Sight) -> dict[str, str]:
    """Where is built, and for what, as messages want it."""
    wonder = WONDER_IDS[int(sight.view.wonder())]
    return {"wonder": sight.words.name(wonder), "cards": sight.words.cards(sight.disc)}


def waiting(sight: Sight, kind: str, id: str) -> Ask:
    """What those see who are not asked: whom the table waits for, and open or own offers."""
    words = sight.words
    names = words.list(sight.name(seat) for seat in sight.view.actors())
    laid = ""
    if sight.seated and sight.laid(sight.near):
        typed = decode_offer(sight.view, int(sight.builder().choice))
        laid = babel_choice(sight.scene.language, typed, sight.scene.names, ())
    title = words.t("wait", kind=kind, names=names, count=len(sight.view.actors()))
    building = words.t("building", name=sight.label(sight.active), **place(sight))
    return Ask(
        kind=kind,
        id=id,
        mine=bool(laid),
        title=title,
        text=building if sight.building else "",
        disc=words.disc(sight.disc) if sight.building else None,
        laid=laid,
        offers=open_offers(sight),
        rest=words.t("rest") if may_let_by(sight) else "",
        letting=words.t("letting") if sight.scene.letting and sight.building else "",
    )


def may_let_by(sight: Sight) -> bool:
    """Whether the viewer may say beforehand to play no action card in this turn."""
    scene = sight.scene
    going = sight.seated and scene.status == "running" and bool(scene.action_url)
    return going and sight.building and not scene.letting and sight.builder().held_actions > 0


# A turn.


def turn(sight: Sight, id: str, note: str) -> Ask:
    """The choice of a disc; passing; action cards."""
    words = sight.words
    return Ask(
        kind="turn",
        id=id,
        mine=True,
        title=words.t("ask-turn"),
        text=words.t("turn-text"),
        note=note,
        picked=tuple(picked(sight)) if sight.asked else (),
        plays=playable(sight),
    )


def picked(sight: Sight) -> list[tuple[int, str]]:
    """What is to be said of each disc that can be chosen: what the viewer has and lacks."""
    view, words = sight.view, sight.words
    found = []
    for space in range(DISCS):
        if not int(view.left) >> space & 1:
            continue
        wonder, cards = WONDER_IDS[space // SPACES], disc_cards(view, view.board[space])
        if sight.allowed(str(Build(wonder, cards))):
            needs = int(view.sheet.needs[view.board[space]])
            missing = int(lacking(needs, sight.builder().hand))
            found.append(
                (
                    space,
                    words.t(
                        "picked",
                        wonder=words.name(wonder),
                        cards=words.cards(cards),
                        own=words.packed(needs - missing),
                        missing=words.packed(missing),
                        short=int(total(missing)),
                    ),
                )
            )
    return found


def playable(sight: Sight) -> tuple[ActionCard, ...]:
    """The action cards that can be played now, each kind once."""
    cards = {card.id: card for card in action_cards(sight, int(sight.builder().actions))}
    return tuple(card for card in cards.values() if card.action)


# An offer.


def offer(sight: Sight, id: str, note: str) -> Ask:
    """An offer to be put together in secret."""
    view, words = sight.view, sight.words
    name, most = sight.name(sight.active), int(total(view.needs()))
    limits = dict.fromkeys(TYPE_IDS, most) if view.bluff else {}
    only = len(sight.legal) == 1
    text = words.t("offer-text", most=most, bluff="on" if view.bluff else "off")
    return Ask(
        kind="offer",
        id=id,
        mine=True,
        title=words.t("ask-offer", name=name, **place(sight)),
        text=words.t("offer-none") if only else text,
        note=note,
        disc=words.disc(sight.disc),
        steppers=() if only else steppers(sight, limits | dict(sight.disc)),
        trader=words.t("trader-text", name=name),
    )


def steppers(sight: Sight, limits: dict[str, int]) -> tuple[Stepper, ...]:
    """How many cards of each type that is named may be laid."""
    words, ply = sight.words, sight.scene.ply
    found = []
    for at, kind in enumerate(TYPE_IDS):
        if kind not in limits:
            continue
        held = int(count(sight.builder().hand, at))
        found.append(
            Stepper(
                field=f"action-{at + 1}",
                kind=kind,
                name=words.name(kind),
                held=words.t("you-hold", count=held),
                amounts=tuple(
                    Amount(
                        id=f"lay-{ply}-{kind}-{number}",
                        count=number,
                        value=f"{number} {kind}" if number else "",
                        label=words.cards(((kind, number),) if number else ()),
                    )
                    for number in range(min(held, limits[kind]) + 1)
                ),
            )
        )
    return tuple(found)


# The choice of offers.


def decide(sight: Sight, id: str, note: str) -> Ask:
    """The choice of offers, each combination worked out."""
    words = sight.words
    return Ask(
        kind="decide",
        id=id,
        mine=True,
        title=words.t("ask-decide", **place(sight)),
        text=words.t("decide-text"),
        note=note,
        disc=words.disc(sight.disc),
        plays=playable(sight),
        offers=open_offers(sight),
        jokers=jokers(sight) if sight.asked else (),
        sums=sums(sight) if sight.asked else (),
    )


# Action cards.


def action_card(sight: Sight, kind: str, id: str, note: str) -> Ask:
    """Whether an action card is played now: before the offers, after a refusal, after a turn."""
    words, plays = sight.words, playable(sight)
    valid = int(total(sight.builder().offer))
    if kind == "bonus":
        title = words.t("ask-bonus", count=valid)
        text = words.t("bonus-text", points=words.points(valid * REFUSED_WITH_BONUS))
        decline = words.t("decline-bonus", points=words.points(valid * REFUSED))
    elif kind == "window":
        title = words.t("ask-window", name=sight.name(sight.active))
        text = words.t("building", name=sight.name(sight.active), **place(sight))
        decline = words.t("decline", kind=kind)
    else:
        title, text = words.t("ask-again"), words.t("again-text")
        decline = words.t("decline", kind=kind)
    if sight.asked and not plays:
        title, text = words.t("ask-nothing", kind=kind), words.t("nothing-text")
    return Ask(
        kind=kind,
        id=id,
        mine=True,
        title=title,
        text=text,
        note=note,
        disc=words.disc(sight.disc) if sight.building else None,
        plays=plays,
        offers=open_offers(sight),
        decline=decline,
        rest=words.t("rest") if kind == "window" else "",
    )
