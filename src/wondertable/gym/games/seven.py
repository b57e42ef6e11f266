"""7 Wonders for learners."""

from __future__ import annotations

from typing import Final

from wondertable.bots.seven import features as f
from wondertable.games.seven.numbering import numbering
from wondertable.gym.part import Part, Row, block, sliced

CITY: Final[list[Row]] = [
    ("built", f.BUILT, "a card stands in the city"),
    ("board", f.BOARDS, "board and side, both sides while it is not turned"),
    ("raised", f.RAISED, "a stage is built: board × 8 + side × 4 + stage"),
    ("coins", f.COINS_HELD, "coins, up to 25"),
    ("purse", f.PURSE, "coins by how much they mean, one of eleven steps"),
    ("shields", f.SHIELDS, "shields, up to 20"),
    ("symbols", f.SYMBOLS, "compasses, gears, tablets, wild symbols, masks"),
    ("science", f.SCIENCE, "points of science so far"),
    ("colors", f.COLORS, "cards of each colour"),
    ("defeats", f.DEFEATS, "defeat tokens"),
    ("conflicts", f.CONFLICTS, "points of victory tokens"),
    ("debt", f.DEBT, "debt"),
    ("diplomacy", f.DIPLOMACY, "diplomacy tokens"),
    ("points", f.POINTS, "points so far, up to 90"),
    ("kinds", f.KINDS, "a resource is produced by brown and grey cards and the board"),
]
REST: Final[list[Row]] = [
    ("hand", f.HAND, "copies of a card in the own hand"),
    ("payable", f.PAYABLE, "a card of the hand can be paid, once for each copy"),
    ("price", f.PRICE, "the least that it costs, summed over copies"),
    ("worth", f.WORTH, "what it would count, summed over copies"),
    ("mate_hand", f.MATE_HAND, "copies of a card in the partner's open hand"),
    ("next_stage", f.NEXT_STAGE, "the next stage, if it can be paid"),
    ("stage_price", f.STAGE_PRICE, "the least that it costs"),
    ("always", f.ALWAYS, "always 1"),
    ("seats", f.SEATS, "how many play, from three"),
    ("cities", f.CITIES, "with the expansion Cities"),
    ("teams", f.TEAMS, "in teams; the partner is on the left; on the right"),
    ("when", f.WHEN, "age × 8 + turn"),
    ("question", f.QUESTION, "what is asked"),
    ("war", f.WAR, "shields ahead of the left and of the right neighbour, by age, from -5 to 5"),
    ("lead", f.LEAD, "points ahead of the best other, by age, from -20 to 20"),
    ("rank", f.RANK, "how many are ahead, by age"),
    ("far", f.FAR, "points of those who are no neighbours against the own ones, halved"),
    ("far_science", f.FAR_SCIENCE, "their points of science together"),
    ("owed", f.OWED, "coins to be lost now"),
]

PART: Final = Part(
    version=1,
    numbering=numbering,
    layout=sliced(
        [
            *block("own", 0, "Own city", CITY),
            *block("left", f.CITY, "City to the left", CITY),
            *block("right", 2 * f.CITY, "City to the right", CITY),
            *REST,
        ],
        f.INPUTS,
    ),
    title="7 Wonders",
    about=(
        "Three to seven seats. All choose a card at the same time, and all choices are carried "
        "out together; some questions (boards, the last card, the discard pile) are asked of one "
        "seat alone. Hands are hidden, and so is every choice until the last one is made. Cards "
        "are numbered as in the box (`wondertable cards seven`)."
    ),
    choices={
        "idle": "no choice: for seats that wait while others are asked",
        "uses": (
            "use a card of the hand: more × 256 + slot × 32 + use. Use 0 sells it, 1 to 15 build "
            "it by one of the ways to pay, 16 to 30 put it under the next stage by one of the "
            "ways to pay, 31 leaves it. Slots go by the numbers of the cards; of equal cards only"
            " the first counts. Ways go by the coins to the left, then to the right. More than "
            "fifteen ways have only partners: `more` counts fifteens, and is there with the "
            "option teams alone"
        ),
        "sides": "turn the board to the day side, or to the night side",
        "boards": "choose a board",
        "losses": "pay so many coins of a loss; the rest becomes debt",
        "cards": "build a card out of the discard pile",
        "nothing": "build nothing, where no card of the pile can be built",
    },
    history={1: "the first one"},
    tables=(
        (" without teams", 3, {}),
        (" with teams", 4, {"cities": "on", "teams": "on"}),
    ),
)
