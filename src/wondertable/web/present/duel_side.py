"""What stands around the table: bar, track, score, science, unseen cards, pile."""

from __future__ import annotations

from collections import Counter

from wondertable.core.state import CHANCE
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.bits import count_bits, numbers
from wondertable.games.duel.cards import CARDS, SYMBOLS, TOKENS
from wondertable.games.duel.codes import OVER, TURN
from wondertable.games.duel.effects import Science as ScienceEffect
from wondertable.games.duel.figures import CAPITAL, LOOT, MILITARY_POINTS
from wondertable.games.duel.game import GAME
from wondertable.games.duel.military import ahead
from wondertable.games.duel.structure import candidates
from wondertable.games.duel.tables import AGE_START
from wondertable.web.present.duel_city import tokens
from wondertable.web.present.duel_gain import place
from wondertable.web.present.duel_model import Group, Science, Score, ScoreRow, Space, Top, Track
from wondertable.web.present.duel_stage import Stage
from wondertable.web.present.render import said
from wondertable.web.present.things import Face

SCORE_ICONS = {
    "blue": "m-blue",
    "green": "m-green",
    "yellow": "m-yellow",
    "purple": "m-purple",
    "wonders": "wonder",
    "tokens": "token",
    "coins": "coin",
    "military": "shield",
}


def top(stage: Stage) -> Top:
    """The age, whose turn it is, how many cards are left, the viewer's clock."""
    view, words, scene = stage.view, stage.words, stage.scene
    turn, icon = turn_words(stage)
    left = count_bits(view.present)
    return Top(
        age=int(view.age),
        ages=tuple((age, said(scene.language, f"age-{age}")) for age in (1, 2, 3)),
        left=words.t("left", count=int(left)) if view.age and scene.ending is None else "",
        turn=turn,
        icon=icon,
        mine=stage.mine and scene.status == "running",
        clock=stage.clock(stage.near) if scene.viewer == stage.near else None,
    )


def turn_words(stage: Stage) -> tuple[str, str]:
    """What the game waits for, and its icon."""
    view, words, scene = stage.view, stage.words, stage.scene
    mover = int(view.mover())
    if scene.status == "over" or view.pending == OVER:
        return words.t("over"), "crown"
    if scene.status == "paused":
        return words.t("paused"), "pause"
    if mover == CHANCE:
        return words.t("dealing"), "cards"
    message = "turn" if view.pending == TURN else "choice"
    if stage.mine:
        return words.t(f"your-{message}"), "hand"
    return words.t(f"{message}-of", name=scene.names[mover]), "clock"


def track(stage: Stage) -> Track:
    """The track from the far capital to the near one."""
    taken = int(stage.view.me.tokens) | int(stage.view.opp.tokens)
    return Track(
        label=stage.words.t("track"),
        spaces=tuple(space(stage, at) for at in range(CAPITAL, -CAPITAL - 1, -1)),
        tokens=tokens(stage, int(stage.view.board)),
        no_tokens=stage.words.t("no-tokens" if taken else "no-tokens-yet"),
    )


def space(stage: Stage, at: int) -> Space:
    """A space, counted from the middle towards the far capital."""
    distance = abs(at)
    attacker = stage.near if at > 0 else stage.far
    loot = 0
    for token, (trigger, coins) in enumerate(LOOT):
        if distance == trigger and stage.view.loot >> (2 * attacker + token) & 1:
            loot = coins
    here = int(ahead(stage.view, stage.near)) == at
    label = [place(stage.words, stage.near, at)]
    if loot:
        label.append(stage.words.t("loot", count=loot))
    if here:
        label.append(stage.words.t("pawn-here"))
    return Space(
        at=at,
        zone="cap" if distance == CAPITAL else f"z{MILITARY_POINTS[distance]}",
        edge=at in (8, 5, 2, 0, -1, -3, -6, -9),
        label="; ".join(label),
        points=MILITARY_POINTS[distance] if distance in (1, 4, 7) else 0,
        loot=loot,
        pawn=here,
    )


def score(stage: Stage) -> Score:
    """Points by category, the near city first."""
    scene = stage.scene
    near, far = stage.view.points(stage.near), stage.view.points(stage.far)
    return Score(
        names=column_names(stage),
        rows=tuple(
            ScoreRow(
                id=category,
                name=said(scene.language, f"duel-points-{category}"),
                icon=SCORE_ICONS[category],
                color={"military": "red"}.get(category, category),
                points=(near[at], far[at]),
            )
            for at, category in enumerate(GAME.categories)
        ),
    )


def column_names(stage: Stage) -> tuple[str, str]:
    """How the two cities are called at the head of a table."""
    near, far = (stage.scene.names[seat] for seat in (stage.near, stage.far))
    return (stage.words.t("you"), far) if stage.scene.viewer == stage.near else (near, far)


def science(stage: Stage) -> Science:
    """The race for six different symbols."""
    words = stage.words
    names = column_names(stage)
    counts = (symbol_counts(stage, stage.near), symbol_counts(stage, stage.far))
    told = []
    for city, counted in zip(names, counts, strict=True):
        have = [words.symbol(symbol) for symbol, n in zip(SYMBOLS, counted, strict=True) if n]
        told.append(f"{city}: {words.list(have) if have else words.t('none')}.")
    return Science(
        symbols=tuple((symbol, words.symbol(symbol)) for symbol in SYMBOLS),
        names=names,
        counts=counts,
        label=" ".join(told),
    )


def symbol_counts(stage: Stage, seat: int) -> tuple[int, ...]:
    """How often a city shows each symbol."""
    side = stage.view.city(seat)
    rows = [CARDS[card].effects for card in stage.view.cards_of(seat)]
    rows += [TOKENS[token].effects for token in numbers(side.tokens)]
    found = Counter(
        effect.symbol for row in rows for effect in row if isinstance(effect, ScienceEffect)
    )
    return tuple(found[symbol] for symbol in SYMBOLS)


def unseen(stage: Stage) -> tuple[Group, ...]:
    """Which cards may lie face down: the plain backs, and the guilds'."""
    view = stage.view
    groups = []
    guilds = int(view.hidden & view.guilds)
    for slots in (int(view.hidden) & ~guilds, guilds):
        hidden = numbers(slots)
        if hidden:
            first = AGE_START[view.age - 1]
            cards = [first + at for at in numbers(candidates(view, hidden[0]))]
            count = stage.words.t("of-these", hidden=len(hidden), cards=len(cards))
            groups.append(Group(count, tuple(faces(stage, cards))))
    return tuple(groups)


def pile(stage: Stage) -> tuple[Face, ...]:
    """The discard pile."""
    return tuple(faces(stage, stage.view.discarded()))


def faces(stage: Stage, cards: list[int]) -> list[Face]:
    """Cards by colour."""
    found = [stage.words.face(CARD_IDS[card]) for card in cards]
    order = {color: at for at, color in enumerate(COLOR_ORDER)}
    return sorted(found, key=lambda face: order[face.color])


COLOR_ORDER = ("brown", "grey", "red", "green", "blue", "yellow", "purple")
