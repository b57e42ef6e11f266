"""Tower of Babel for learners."""

from __future__ import annotations

from typing import Final

from wondertable.bots.babel import features as f
from wondertable.games.babel.numbering import numbering
from wondertable.gym.part import Part, Row, sliced

LAYOUT: Final[list[Row]] = [
    ("always", f.ALWAYS, "always 1"),
    ("seats", f.SEATS, "how many play, from three"),
    ("options", f.OPTIONS, "two-coloured discs; action cards; bluff"),
    ("row", f.ROW, "the row of the value table"),
    ("question", f.QUESTION, "what is asked, of whoever builds and of others"),
    ("second", f.SECOND, "this is a second turn"),
    ("away", f.AWAY, "how many seats after the one in turn"),
    ("scarce", f.SCARCE, "discs left of the type that is scarcest"),
    ("discs_left", f.DISCS_LEFT, "discs left on the board"),
    ("lead", f.LEAD, "points ahead of the best other, halved, by stage of the game"),
    ("hope", f.HOPE, "the same with what unfinished wonders may bring"),
    ("rank", f.RANK, "how many are ahead, by stage of the game"),
    ("gap", f.GAP, "points of each other seat against the own ones, in fives"),
    ("held", f.HELD, "cards of each seat, the own one first"),
    ("actions", f.ACTIONS, "own action cards of each kind"),
    ("actions_held", f.ACTIONS_HELD, "action cards of each other seat"),
    ("type", f.TYPE, "of some type: own cards, own discs, discs on the board"),
    ("rival_type", f.RIVAL_TYPE, "of some type: most discs of another seat, discs on the board"),
    ("known_type", f.KNOWN_TYPE, "of some type: cards known in other hands, own cards"),
    ("wonder", f.WONDER, "some wonder: discs left, own place, time of the game"),
    ("award", f.AWARD, "what some wonder would pay now, by discs left"),
    ("rival_award", f.RIVAL_AWARD, "what it would pay the best other"),
    ("disc", f.DISC, "some disc: discs left there, cards that lack, own discs of its type"),
    ("chosen", f.CHOSEN, "the chosen disc: cards in all, cards that lack"),
    ("chosen_wonder", f.CHOSEN_WONDER, "its wonder: discs left, own place"),
    ("chosen_worth", f.CHOSEN_WORTH, "what the disc is worth"),
    ("builder_worth", f.BUILDER_WORTH, "what it is worth to whoever builds"),
    ("builder_place", f.BUILDER_PLACE, "the builder's place on the wonder"),
    ("builder_lacks", f.BUILDER_LACKS, "cards that the builder may lack"),
    ("my_offer", f.MY_OFFER, "cards of the own offer, without and with the trader"),
    ("offered", f.OFFERED, "cards of all offers together"),
    ("lacking", f.LACKING, "cards that lack with all of them"),
    ("some_offer", f.SOME_OFFER, "some offer of others, without and with the trader"),
]

PART: Final = Part(
    version=1,
    numbering=numbering,
    layout=sliced(LAYOUT, f.INPUTS),
    title="Tower of Babel",
    about=(
        "Three to five seats. Whoever is in turn chooses a disc; all others make their offers at "
        "the same time, face down; then the builder decides. Hands and action cards are hidden. "
        "No type of cards and no wonder differs from another, so an observation counts what is "
        "true of *some* type, wonder or disc; choices are numbered by type and by place."
    ),
    choices={
        "idle": "no choice: for seats that wait while others are asked",
        "passing": "pass, or play no action card where one could be played",
        "spaces": "choose the disc of a space: wonder × 3 + space",
        "plays": (
            "play an action card: exchange, joker, disc bonus, draw three, double turn, offer "
            "bonus, five points"
        ),
        "offers": (
            "lay an offer: none first; then for every hand of at most as many cards as a disc of "
            "the box asks for, without and with the trader. Hands go by how many cards of the "
            "fourth type they have, then of the third, the second and the first"
        ),
        "decisions": (
            "decide: first give up; then take the offers of a set of seats (32 sets) with one of "
            "the ways to use jokers"
        ),
        "swaps": "exchange one to five cards; hands in the same order",
    },
    history={1: "the first one"},
    tables=((" with the usual figures", None, {}),),
)
