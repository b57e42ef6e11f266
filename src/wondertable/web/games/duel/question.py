"""Questions that must be answered."""

from __future__ import annotations

from wondertable.bots.duel.worth import rebuild_gain, token_gain
from wondertable.core.bits import numbers
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_IDS,
    WONDER_IDS,
    Destroy,
    Draft,
    Rebuild,
    Start,
    Take,
)
from wondertable.games.duel.chance import HIDDEN_DRAW
from wondertable.games.duel.codes import (
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    LIBRARY,
    REBUILD,
    START,
    TOKEN,
)
from wondertable.games.duel.events import Built, Discarded, LaidOut, Raised
from wondertable.games.duel.military import ahead
from wondertable.games.duel.tables import BROWN_CARDS, GREY_CARDS
from wondertable.web.games.duel.gain import gain_lines, plain_worth
from wondertable.web.games.duel.model import Option, Question
from wondertable.web.games.duel.side import by_color
from wondertable.web.games.duel.sight import Sight
from wondertable.web.present.things import Worth

KINDS = {
    DRAFT: "draft",
    TOKEN: "token",
    LIBRARY: "library",
    DESTROY_BROWN: "destroy-brown",
    DESTROY_GREY: "destroy-grey",
    REBUILD: "rebuild",
    START: "start",
}


def question(sight: Sight) -> Question | None:
    """What is asked beside the choice of a card; everybody sees that it is asked."""
    kind = kind_of(sight)
    if kind is None:
        return None
    words, asker = sight.words, sight.name(int(sight.view.active))
    if sight.mine and kind == "start":
        pawn = "yours" if ahead(sight.view, sight.near) else "level"
        title, text = words.t("ask-start"), words.t("ask-start-why", pawn=pawn)
    elif sight.mine:
        title, text = words.t(f"ask-{kind}"), words.t(f"ask-{kind}-why")
    else:
        title, text = words.t(f"asked-{kind}", name=asker), ""
    return Question(
        kind=kind,
        id=f"{kind}-{sight.scene.ply}",
        mine=sight.mine,
        title=title,
        text=text,
        options=tuple(options(sight, kind)) if sight.mine or kind == "draft" else (),
    )


def kind_of(sight: Sight) -> str | None:
    """The question on top, if a player has to answer it."""
    if sight.scene.status == "over":
        return None
    return KINDS.get(int(sight.view.question))


def options(sight: Sight, kind: str) -> list[Option]:
    """All answers; without their action where the viewer may not give them."""
    view = sight.view
    if kind == "draft":
        return [draft_option(sight, wonder) for wonder in numbers(view.offer)]
    if kind == "token":
        return [token_option(sight, token) for token in numbers(view.board)]
    if kind == "library":
        drawn = int(view.drawn)
        return [
            token_option(sight, token) for token in numbers(drawn if drawn < HIDDEN_DRAW else 0)
        ]
    if kind == "rebuild":
        return [rebuild_option(sight, card) for card in by_color(view.discarded())]
    if kind == "start":
        return [start_option(sight, seat) for seat in (sight.near, sight.far)]
    mask = BROWN_CARDS if kind == "destroy-brown" else GREY_CARDS
    return [destroy_option(sight, card) for card in numbers(view.opp.built_low & mask)]


def draft_option(sight: Sight, wonder: int) -> Option:
    """A wonder on show."""
    face = sight.words.wonder(WONDER_IDS[wonder])
    return Option(sight.allowed(str(Draft(face.id))), wonder=face, label=face.label)


def token_option(sight: Sight, token: int) -> Option:
    """A progress token to take."""
    id = TOKEN_IDS[token]
    face = sight.words.token(id)
    gain = token_gain(sight.view, sight.subject, token)
    lines = gain_lines(sight.words, sight.subject, gain)
    if gain.new_symbol:
        lines.append(sight.words.t("w-new", count=gain.symbols))
    return Option(
        action=sight.allowed(str(Take(id))),
        token=face,
        worth=Worth("", "", tuple(lines)),
        label=face.label,
        text=face.about,
    )


def rebuild_option(sight: Sight, card: str) -> Option:
    """A discarded card to build."""
    gain = rebuild_gain(sight.view, sight.subject, CARD_NUMBER[card])
    worth = plain_worth(sight.words, sight.view, sight.subject, card, gain)
    face = sight.words.face(card)
    label = f"{face.name}. {' '.join(worth.lines) or face.about}"
    return Option(sight.allowed(str(Rebuild(card))), face=face, worth=worth, label=label)


def destroy_option(sight: Sight, number: int) -> Option:
    """A card of the opponent's to destroy."""
    card = CARD_IDS[number]
    face = sight.words.face(card)
    worth = Worth("", "", (face.about,))
    label = f"{face.name}. {face.about}"
    return Option(sight.allowed(str(Destroy(card))), face=face, worth=worth, label=label)


def start_option(sight: Sight, seat: int) -> Option:
    """A seat that may begin the age."""
    own = seat == sight.you
    words = sight.words
    text = words.t("begin-me") if own else words.t("begin", name=sight.name(seat))
    return Option(sight.allowed(str(Start(seat))), label=text, text=text)


def hint(sight: Sight) -> str:
    """A short explanation on the way, for a first game: what is new in an age, or is asked."""
    if not sight.scene.explain or sight.scene.status != "running":
        return ""
    kind = kind_of(sight)
    if sight.mine and kind:
        return sight.words.t(f"hint-{kind}")
    if has_taken(sight):
        return ""
    return sight.words.t(f"hint-turn-{sight.view.age}" if sight.mine else "hint-wait")


def has_taken(sight: Sight) -> bool:
    """Whether the viewer has taken a card of this age."""
    for event in reversed(sight.scene.events):
        if isinstance(event, LaidOut):
            return False
        if isinstance(event, Built | Discarded | Raised) and event.seat == sight.scene.viewer:
            return True
    return False
