"""7 Wonders Duel for learners."""

from __future__ import annotations

from typing import Final

from wondertable.bots.duel import features as f
from wondertable.bots.duel import race as r
from wondertable.games.duel.numbering import numbering
from wondertable.gym.part import Part, Row, block, sliced

CITY: Final[list[Row]] = [
    ("built", f.BUILT, "a card stands in the city"),
    ("tokens", f.TOKENS, "a progress token is owned"),
    ("raised", f.RAISED, "a wonder is built"),
    ("loot", f.LOOT, "a looting token before this city is still there"),
    ("unbuilt", f.UNBUILT, "a wonder is owned and not built"),
    ("coins", f.COINS, "coins, up to 25"),
    ("purse", f.PURSE, "coins by how much they mean, one of eleven steps"),
    ("production", f.PRODUCTION, "units of each resource"),
    ("fixed", f.FIXED, "a resource costs one coin in trade"),
    ("choice", f.CHOICE, "cards and wonders that give any raw, any manufactured resource"),
    ("points", f.POINTS, "points so far, up to 63"),
    ("symbols", f.SYMBOLS, "a scientific symbol is owned"),
    ("distinct", f.DISTINCT, "how many different symbols, one of seven"),
    ("colors", f.COLORS, "cards of each colour"),
    ("payable", f.PAYABLE, "an unbuilt wonder can be paid"),
    ("missing", f.MISSING, "coins that an unbuilt wonder lacks, up to 15"),
    ("card_payable", f.CARD_PAYABLE, "an open card can be paid"),
    ("card_price", f.CARD_PRICE, "what an open card costs, up to 15"),
]
TABLE: Final[list[Row]] = [
    ("always", f.ALWAYS, "always 1"),
    ("again", f.AGAIN, "the player in turn will play again"),
    ("pawn", f.PAWN, "where the conflict pawn stands, from nine behind to nine ahead"),
    ("age", f.AGE, "the age, 0 before the first"),
    ("cards_left", f.CARDS_LEFT, "cards left in the structure"),
    ("left", f.LEFT, "the same, one of 21"),
    ("question", f.QUESTION, "what is asked"),
    ("open", f.OPEN, "a card lies open and uncovered"),
    ("covered", f.COVERED, "a card lies open and covered"),
    ("unseen", f.UNSEEN, "a card of this age that nobody has seen"),
    ("discarded", f.DISCARDED, "a card in the discard pile, while the Mausoleum may still dig"),
    ("board", f.BOARD, "a progress token on the board"),
    ("drawn", f.DRAWN, "a token that the Great Library offers, to its builder alone"),
    ("offer", f.OFFER, "a wonder on show in the draft"),
    ("wonders", f.WONDERS, "how many wonders both have built"),
    ("slot", f.SLOT, "a slot of the structure has a card, by age"),
    ("lead", f.LEAD, "points ahead in age III, from -15 to 15"),
    ("face_down", f.FACE_DOWN, "cards that lie face down"),
    ("race", f.RACE, "how near both sides are to the capital and to six symbols"),
]

assert f.INPUTS == f.RACE + r.RACE_INPUTS

PART: Final = Part(
    version=1,
    numbering=numbering,
    layout=sliced(
        [
            *block("own", 0, "Own city", CITY),
            *block("rival", f.CITY, "The other city", CITY),
            *TABLE,
        ],
        f.INPUTS,
    ),
    title="7 Wonders Duel",
    about=(
        "Two seats, one choice at a time; a turn may ask several questions in a row (a wonder, "
        "then what it destroys), and the same seat is then asked again. What is hidden is the "
        "order of the cards and the tokens that the Great Library draws, which its builder alone "
        "sees. Cards, wonders and tokens are numbered as in the box (`wondertable cards duel`)."
    ),
    choices={
        "slots": (
            "take the card of a slot of the structure: slot × 8 + use. Use 0 builds it, 1 "
            "discards it, 2 to 5 put it under the first to fourth wonder of the own row; 6 and 7 "
            "mean nothing, but for number 7 itself, which is no choice"
        ),
        "draft": "draft a wonder",
        "tokens": "take a progress token, from the board or from the box",
        "start": "say which seat begins the next age",
        "cards": "destroy a card, or build one out of the discard pile: what is asked tells which",
    },
    history={1: "the first one"},
)
