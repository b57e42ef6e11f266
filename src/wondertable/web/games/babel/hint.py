"""What the computer advises, in the words of the page."""

from __future__ import annotations

from wondertable.games.babel.actions import Accept, Build, Cards, Offer, Swap, cards_of, parse
from wondertable.games.babel.cards import WONDER_IDS
from wondertable.games.babel.choices import joker_cards
from wondertable.games.babel.encoding import disc_cards
from wondertable.games.babel.figures import SPACES
from wondertable.text.babel import babel_choice
from wondertable.web.games.babel import question
from wondertable.web.games.babel.decide import jokers
from wondertable.web.games.babel.sight import Sight
from wondertable.web.present import advice
from wondertable.web.present.advice import Advised, Place


def advised(sight: Sight) -> tuple[Advised, ...]:
    """The choices that the computer likes best."""
    scene = sight.scene
    traders = [seat for seat in range(sight.seats) if sight.builder(seat).trader]
    return advice.advised(
        sight,
        lambda action: babel_choice(
            scene.language, parse(scene.viewer, action), scene.names, traders
        ),
        lambda action: place(sight, action),
    )


def place(sight: Sight, action: str) -> Place:
    """Where the page makes a choice: what has to be picked first, and the button."""
    ply = sight.scene.ply
    match parse(sight.scene.viewer, action):
        case Build(wonder, cards):
            return Place("build", (f"disc-{ply}-{space_of(sight, wonder, cards)}",))
        case Offer(cards, trader) if cards:
            picks = laid_ids(sight, cards)
            return Place("offer", (*picks, f"trader-{ply}") if trader else picks)
        case Swap(cards) if cards:
            return Place("swap", laid_ids(sight, cards))
        case Accept(seats, _, joker):
            takes = tuple(f"take-{ply}-{seat}" for seat in seats)
            ways = [way.way for way in jokers(sight)]
            used = [w for w in ways if cards_of(int(joker_cards(sight.view, w))) == joker]
            return Place(action, takes + tuple(f"way-{ply}-{way}" for way in used))
        case _:
            return Place(action)


def space_of(sight: Sight, wonder: str, cards: Cards) -> int:
    """The first space of a wonder on which such a disc lies."""
    first = WONDER_IDS.index(wonder) * SPACES
    view = sight.view
    return next(
        space
        for space in range(first, first + SPACES)
        if int(view.left) >> space & 1 and disc_cards(view, view.board[space]) == cards
    )


def laid_ids(sight: Sight, cards: Cards) -> tuple[str, ...]:
    """The ids of how many cards of each type are laid; types that are not named: none."""
    counts = dict(cards)
    ask = question.ask(sight)
    steppers = ask.steppers if ask is not None else ()
    return tuple(f"lay-{sight.scene.ply}-{s.kind}-{counts.get(s.kind, 0)}" for s in steppers)
