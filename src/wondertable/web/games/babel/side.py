"""What stands around the board: the bar, the players, the discs and the hand of the viewer."""

from __future__ import annotations

from typing import Final, Literal

from wondertable.core.state import CHANCE
from wondertable.games.babel.actions import Play, cards_of
from wondertable.games.babel.builder import KIND, KIND_BITS
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import (
    AGAIN,
    BONUS,
    DECIDE,
    EXCHANGE,
    OFFER,
    OVER,
    TURN,
    WINDOW,
)
from wondertable.games.babel.encoding import disc_cards
from wondertable.games.babel.figures import DISCS, ROWS
from wondertable.games.babel.packed import count
from wondertable.games.babel.scoring import disc_bonus, discs_taken, place_word
from wondertable.games.babel.unconfirmed import figures_of
from wondertable.web.games.babel.model import (
    ActionCard,
    Cards,
    Collected,
    Collection,
    Disc,
    Hand,
    Player,
    Scoring,
)
from wondertable.web.games.babel.past import Result
from wondertable.web.games.babel.sight import Sight
from wondertable.web.present.onlooker import initial
from wondertable.web.present.things import Bar

KINDS: Final = {
    TURN: "turn",
    WINDOW: "window",
    OFFER: "offer",
    DECIDE: "decide",
    BONUS: "bonus",
    AGAIN: "again",
    EXCHANGE: "exchange",
}
"""What is asked, as the messages call it."""


# The bar.


def top(sight: Sight) -> Bar:
    """The turn, what is asked, the viewer's clock."""
    words, scene = sight.words, sight.scene
    turn, more, icon = turn_words(sight)
    going = scene.ending is None and sight.turn_number
    return Bar(
        left=words.t("turn-number", turn=sight.turn_number) if going else "",
        turn=turn,
        more=more,
        icon=icon,
        mine=sight.mine and scene.status == "running",
        clock=sight.clock(scene.viewer) if sight.seated else None,
    )


def turn_words(sight: Sight) -> tuple[str, str, str]:
    """What the game waits for, how many have laid an offer, and its icon."""
    words = sight.words
    if sight.question == OVER:
        return words.t("over"), "", "crown"
    if sight.scene.status == "paused":
        return words.t("paused"), "", "pause"
    if sight.stand_in:
        return words.say("page-plays-for-you", bot=sight.stand_in), "", "bot"
    asked = sight.view.actors()
    if not asked or asked == [CHANCE]:
        return words.t("dealing"), "", "cards"
    done = sum(sight.laid(seat) for seat in range(sight.seats))
    more = words.t("have-laid", done=done, all=done + len(asked)) if done else ""
    kind = KINDS[sight.question]
    if sight.mine and not sight.scene.shared:
        return words.t("your", kind=kind), more, "hand"
    if sight.mine or len(asked) == 1:
        seat, icon = (sight.near, "hand") if sight.mine else (asked[0], "clock")
        return words.t("asked", kind=kind, name=sight.name(seat)), more, icon
    return words.t("waiting-for", count=len(asked)), more, "clock"


# Players.


def players(sight: Sight) -> tuple[Player, ...]:
    """Everybody, the near seat first."""
    return tuple(player(sight, seat) for seat in sight.order())


def player(sight: Sight, seat: int) -> Player:
    """Somebody with cards, discs and points."""
    words, scene, builder = sight.words, sight.scene, sight.builder(seat)
    known = int(builder.known) if seat != scene.viewer and scene.memory else 0
    scored = int(builder.refused + builder.wonders)
    now = sum(sight.view.points(seat)) if scene.running_score else None
    discs = collected(sight, seat)
    you = seat == scene.viewer
    state = state_of(sight, seat)
    return Player(
        seat=seat,
        name=sight.name(seat),
        initial=initial(sight.name(seat)),
        you=you,
        state=state,
        state_text=state_text(sight, seat, state),
        cards=int(builder.held),
        cards_label=words.t("cards", count=int(builder.held)),
        known=tuple(Collected(*cards) for cards in cards_of(known)),
        known_label=words.t("known", cards=words.packed(known)),
        actions=int(builder.held_actions),
        actions_label=words.t("actions", count=int(builder.held_actions)),
        discs=discs,
        discs_label=discs_label(sight, seat, discs),
        points=scored,
        points_label=words.t("scored", points=words.points(scored)),
        now=now,
        now_label=words.t("now", points=words.points(now or 0)),
        clock=None if you else sight.clock(seat),
    )


def state_text(sight: Sight, seat: int, state: str) -> str:
    """What somebody does; where all count them, how many cards lie face down."""
    if state == "laid" and sight.view.counted():
        return sight.words.t("backs", count=int(laid_backs(sight.builder(seat).choice)))
    return sight.words.t("state", state=state)


def discs_label(sight: Sight, seat: int, discs: tuple[Collected, ...]) -> str:
    """How many discs somebody has, and of which types."""
    words = sight.words
    kinds = [words.t("discs-of", card=words.name(row.kind), count=row.count) for row in discs]
    number = words.t("discs", count=int(discs_taken(sight.builder(seat))))
    return f"{number} ({', '.join(kinds)})" if kinds else number


def state_of(sight: Sight, seat: int) -> Literal["asked", "laid", "idle"]:
    """Whether somebody is asked, or has laid an offer."""
    if sight.question == OVER:
        return "idle"
    if sight.view.waiting >> seat & 1:
        return "asked"
    return "laid" if sight.laid(seat) else "idle"


def own_discs(sight: Sight, seat: int) -> list[Disc]:
    """The discs that somebody has; everybody saw them taken (A23)."""
    mine = int(sight.builder(seat).taken)
    spaces = [space for space in range(DISCS) if mine >> space & 1]
    discs = [sight.words.disc(disc_cards(sight.view, sight.view.board[at])) for at in spaces]
    return sorted(discs, key=lambda disc: (disc.kinds, disc.numbers))


def collected(sight: Sight, seat: int) -> tuple[Collected, ...]:
    """How many discs of each type somebody has; a two-coloured one is shown for both."""
    kinds = [kind for disc in own_discs(sight, seat) for kind in disc.kinds]
    return tuple(Collected(kind, kinds.count(kind)) for kind in TYPE_IDS if kind in kinds)


def collection(sight: Sight) -> Collection:
    """The near seat's discs, their bonus so far, and the bonus table."""
    words, seat = sight.words, sight.near
    bonus = words.points(int(disc_bonus(sight.view, seat)))
    printed = figures_of(sight.view.sheet.text).bonus()
    mine = sight.seated
    return Collection(
        title=words.t("own-discs") if mine else words.t("discs-owned", name=sight.name(seat)),
        discs=tuple(own_discs(sight, seat)),
        bonus=words.t("bonus-now", points=bonus),
        table=tuple((n, points) for n, points in enumerate(printed) if n > 1),
    )


# The hand.


def hand(sight: Sight) -> Hand | None:
    """What the viewer holds."""
    if not sight.seated:
        return None
    builder, words = sight.builder(), sight.words
    cards = []
    for at, kind in enumerate(TYPE_IDS):
        number = int(count(builder.hand, at))
        name = words.name(kind)
        cards.append(Cards(kind, name, number, words.cards(((kind, number),))))
    label = words.t("hand", count=int(builder.held))
    return Hand(label, tuple(cards), tuple(action_cards(sight, int(builder.actions))))


def action_cards(sight: Sight, packed: int) -> list[ActionCard]:
    """Action cards, each by itself."""
    words, points = sight.words, int(sight.view.sheet.disc_points)
    return [
        ActionCard(
            id=card,
            name=words.name(card),
            effect=words.effect(card, points),
            when=words.when(card),
            action=sight.allowed(str(Play(card))),
        )
        for at, card in enumerate(ACTION_IDS)
        for _ in range(packed >> KIND_BITS * at & KIND)
    ]


# Finished wonders.


def scored(sight: Sight) -> Scoring | None:
    """How the last wonder was scored, until the viewer has done something else."""
    finished = sight.past.finished
    if not finished or sight.past.acted == len(finished) or sight.scene.ending is not None:
        return None
    return scoring(sight, finished[-1])


def scoring(sight: Sight, result: Result) -> Scoring:
    """How a wonder was scored, step by step."""
    words, sheet = sight.words, sight.view.sheet
    row = result.row - 1 if result.row else len(sheet.first) - 1
    first, second = sheet.first[row], sheet.second[row]
    if result.row:
        steps = [words.t("step-row", row=result.row, first=first, second=second)]
    else:
        steps = [words.t("step-light", first=first, second=second)]
    order = sorted(result.points, key=lambda seat: (-result.units.get(seat, 0), seat))
    steps += [step(sight, result, seat) for seat in order]
    if 0 < result.row < ROWS:
        steps.append(words.t("step-back", row=result.row + 1))
    if result.drew is not None:
        steps.append(words.t("step-action", name=sight.name(result.drew)))
    title = words.t("scoring", wonder=words.name(result.wonder))
    return Scoring(result.wonder, title, result.row, tuple(steps))


def step(sight: Sight, result: Result, seat: int) -> str:
    """What somebody scored for a wonder, and for which place."""
    return sight.words.t(
        "step-place",
        name=sight.name(seat),
        count=result.units.get(seat, 0),
        place=place_word(result.units, seat),
        points=sight.words.points(result.points[seat]),
    )
