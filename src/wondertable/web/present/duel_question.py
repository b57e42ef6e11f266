"""Questions that must be answered, and the end of the game."""

from __future__ import annotations

from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_IDS,
    TOKEN_NUMBER,
    Destroy,
    Draft,
    Rebuild,
    Start,
    Take,
)
from wondertable.games.duel.bits import numbers
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
from wondertable.games.duel.tables import BROWN_CARDS, GREY_CARDS
from wondertable.web.present.duel_gain import gain_lines, plain_worth
from wondertable.web.present.duel_model import End, Option, Question
from wondertable.web.present.duel_side import faces, score
from wondertable.web.present.duel_stage import Stage
from wondertable.web.present.duel_worth import rebuild_gain, token_gain
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


def question(stage: Stage) -> Question | None:
    """What is asked beside the choice of a card; everybody sees that it is asked."""
    kind = kind_of(stage)
    if kind is None:
        return None
    words, asker = stage.words, stage.scene.names[stage.view.turn]
    if stage.mine:
        title, text = words.t(f"ask-{kind}"), words.t(f"ask-{kind}-why")
    else:
        title, text = words.t(f"asked-{kind}", name=asker), ""
    return Question(
        kind=kind,
        id=f"{kind}-{stage.scene.ply}",
        mine=stage.mine,
        title=title,
        text=text,
        options=tuple(options(stage, kind)) if stage.mine or kind == "draft" else (),
    )


def kind_of(stage: Stage) -> str | None:
    """The question on top, if a player has to answer it."""
    if stage.scene.status == "over":
        return None
    return KINDS.get(int(stage.view.pending) & 15)


def options(stage: Stage, kind: str) -> list[Option]:
    """All answers; without their action where the viewer may not give them."""
    view = stage.view
    if kind == "draft":
        return [draft_option(stage, wonder) for wonder in numbers(view.offer)]
    if kind == "token":
        return [token_option(stage, token) for token in numbers(view.board)]
    if kind == "library":
        drawn = int(view.drawn)
        return [
            token_option(stage, token) for token in numbers(drawn if drawn < HIDDEN_DRAW else 0)
        ]
    if kind == "rebuild":
        return [rebuild_option(stage, face.id) for face in faces(stage, view.discarded())]
    if kind == "start":
        return [start_option(stage, seat) for seat in (stage.near, stage.far)]
    mask = BROWN_CARDS if kind == "destroy-brown" else GREY_CARDS
    return [destroy_option(stage, card) for card in numbers(view.opp.built_low & mask)]


def draft_option(stage: Stage, wonder: int) -> Option:
    """A wonder on show."""
    face = stage.words.wonder(wonder)
    return Option(stage.allowed(str(Draft(face.id))), wonder=face, label=face.label)


def token_option(stage: Stage, token: int) -> Option:
    """A progress token to take."""
    id = TOKEN_IDS[token]
    face = stage.words.token(id)
    gain = token_gain(stage.view, stage.subject, TOKEN_NUMBER[id])
    lines = gain_lines(stage.words, stage.subject, gain)
    if gain.new_symbol:
        lines.append(stage.words.t("w-new", count=gain.symbols))
    return Option(
        action=stage.allowed(str(Take(id))),
        token=face,
        worth=Worth("", "", tuple(lines)),
        label=face.label,
        text=face.about,
    )


def rebuild_option(stage: Stage, card: str) -> Option:
    """A discarded card to build."""
    gain = rebuild_gain(stage.view, stage.subject, CARD_NUMBER[card])
    worth = plain_worth(stage.words, stage.view, stage.subject, card, gain)
    face = stage.words.face(card)
    label = f"{face.name}. {' '.join(worth.lines) or face.about}"
    return Option(stage.allowed(str(Rebuild(card))), face=face, worth=worth, label=label)


def destroy_option(stage: Stage, number: int) -> Option:
    """A card of the opponent's to destroy."""
    card = CARD_IDS[number]
    face = stage.words.face(card)
    worth = Worth("", "", (face.about,))
    label = f"{face.name}. {face.about}"
    return Option(stage.allowed(str(Destroy(card))), face=face, worth=worth, label=label)


def start_option(stage: Stage, seat: int) -> Option:
    """A seat that may begin the age."""
    own = seat == stage.scene.viewer
    words = stage.words
    text = words.t("begin-me") if own else words.t("begin", name=stage.scene.names[seat])
    return Option(stage.allowed(str(Start(seat))), label=text, text=text)


def hint(stage: Stage) -> str:
    """A short explanation on the way, for a first game."""
    if not stage.scene.explain or stage.scene.status != "running":
        return ""
    if not stage.mine:
        return stage.words.t("hint-wait")
    kind = kind_of(stage)
    return stage.words.t(f"hint-{kind}" if kind else f"hint-turn-{stage.view.age}")


def end(stage: Stage) -> End | None:
    """Who won and why, if the game is over."""
    ending = stage.scene.ending
    if ending is None:
        return None
    words, names = stage.words, stage.scene.names
    winners = ending.winners
    places = [at for at, seat in enumerate((stage.near, stage.far)) if seat in winners]
    winner = names[winners[0]] if winners else ""
    return End(
        title=end_title(stage),
        text=words.t("end-why", reason=ending.reason, name=winner) if len(winners) < 2 else "",
        reason=ending.reason,
        won=stage.scene.viewer in winners,
        score=score(stage),
        leader=2 if len(places) == 2 else places[0] if places else -1,
        seed=ending.seed,
        digest=ending.seed_digest,
    )


def end_title(stage: Stage) -> str:
    """The result in one line."""
    ending = stage.scene.ending
    assert ending is not None
    if not ending.winners:
        return stage.words.t("end-nobody")
    if len(ending.winners) > 1:
        return stage.words.t("end-shared")
    if stage.scene.viewer in ending.winners:
        return stage.words.t("end-won")
    return stage.words.t("end-winner", name=stage.scene.names[ending.winners[0]])
