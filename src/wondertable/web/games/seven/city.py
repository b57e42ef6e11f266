"""The cities around the table: boards, goods, cards, what neighbours sell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from wondertable.core.bits import numbers
from wondertable.games.seven import city as rules
from wondertable.games.seven.actions import CARD_IDS, SIDE_IDS
from wondertable.games.seven.cards import (
    ALL_CARDS,
    BOARDS,
    MANUFACTURED,
    RESOURCES,
    Stage,
)
from wondertable.games.seven.codes import BUILT, NO_BOARD, NO_SIDE, P_TURN, STAGED
from wondertable.games.seven.effects import Produces, ProducesChoice
from wondertable.games.seven.figures import VICTORIES
from wondertable.games.seven.past import card_of, way_of
from wondertable.games.seven.price import Direction, rebates, unit_prices
from wondertable.games.seven.tables import (
    BLACK_MARKET,
    LOW_CARDS,
    WAREHOUSE,
)
from wondertable.text import cost_line, effect_lines
from wondertable.web.games.seven import icons
from wondertable.web.games.seven.icons import MINUS
from wondertable.web.games.seven.model import (
    Board,
    City,
    Good,
    Neighbour,
    StageRow,
    Tag,
)
from wondertable.web.games.seven.sight import Sight
from wondertable.web.games.seven.words import Words
from wondertable.web.present.things import Column, Glyph

COLUMN_ORDER: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
EXTRAS: Final = ((WAREHOUSE, "barrel", "warehouse"), (BLACK_MARKET, "market", "black-market"))
"""What gives a unit of choice beside all producers: a flag, a picture, an effect."""


def city(sight: Sight, seat: int) -> City:
    """A city as its panels show it."""
    view = sight.view
    side = view.cities[seat]
    return plain_city(
        sight.scene.language,
        sight.name(seat),
        sight.mark(seat),
        seat,
        (int(side.board), int(side.side), int(side.stages), int(side.low), int(side.high)),
        (int(side.coins), int(side.debt), int(side.diplomacy), int(side.tokens)),
        last_deed(sight, seat),
        sum(view.points(seat)) if sight.scene.running_score else None,
    )


@lru_cache(maxsize=4096)
def plain_city(
    language: str,
    name: str,
    mark: str,
    seat: int,
    built: tuple[int, int, int, int, int],
    holds: tuple[int, int, int, int],
    did: str,
    points: int | None,
) -> City:
    """A city out of all that it depends on: board, side, stages, cards; coins and tokens."""
    words = Words(language, ())
    side = rebuilt(built, holds)
    sold = for_sale(side)
    extras = [(icon, effect) for flag, icon, effect in EXTRAS if side.flags & flag]
    return City(
        seat=seat,
        name=name,
        initial=mark,
        board=board_of(language, side),
        did=did,
        coins=int(side.coins),
        coins_label=words.coins(int(side.coins)),
        shields=int(side.shields),
        shields_label=words.say("shields", count=int(side.shields)),
        debt=int(side.debt),
        debt_label=words.t("debt", count=int(side.debt)),
        diplomacy=int(side.diplomacy),
        diplomacy_label=words.t("diplomacy", count=int(side.diplomacy)),
        tokens=tokens(side),
        tokens_label=tokens_label(words, side),
        sells=sold,
        sells_label=words.t("sells", goods=sale_words(words, sold)) if sold else "",
        columns=columns(words, side),
        goods=production(words, side),
        extras=tuple(Glyph("icon", icon) for icon, _ in extras),
        extras_label=" ".join(words.say(f"seven-effect-{effect}") for _, effect in extras),
        points=points,
    )


def rebuilt(built: tuple[int, int, int, int, int], holds: tuple[int, int, int, int]) -> rules.City:
    """A city with these cards and stages."""
    board, turned, stages, low, high = built
    city = rules.City()
    if board != NO_BOARD:
        city.settle(board)
    city.side = turned
    for card in cards_from(low, high):
        city.add_card(card)
    for _ in range(stages):
        city.add_stage()
    city.coins, city.debt, city.diplomacy, city.tokens = holds
    return city


def neighbour(sight: Sight, side: Literal["left", "right"]) -> Neighbour:
    """What the neighbour on a side is to the near seat."""
    seat = sight.left if side == "left" else sight.right
    kind, versus = conflict_with(sight, seat)
    return Neighbour(
        side=side,
        partner=is_partner(sight, seat),
        price=price_words(sight, seat) if sight.city(seat).board != NO_BOARD else "",
        versus=versus,
        versus_kind=kind,
    )


def is_partner(sight: Sight, seat: int) -> bool:
    """Whether somebody plays in a team with the viewer."""
    return sight.teams and sight.seated and seat == sight.mate


# Cards.


def cards_of(side: rules.City) -> list[int]:
    """The numbers of all cards in a city."""
    return cards_from(side.low, side.high)


def cards_from(low: int, high: int) -> list[int]:
    """The numbers of the cards of a set, which lies in two words."""
    return numbers(low) + [LOW_CARDS + at for at in numbers(high)]


def columns(words: Words, side: rules.City) -> tuple[Column, ...]:
    """The cards of a city by colour."""
    by_color: dict[str, list[str]] = {color: [] for color in COLUMN_ORDER}
    for card in cards_of(side):
        by_color[ALL_CARDS[card].color].append(CARD_IDS[card])
    return tuple(
        Column(
            color,
            words.t("colored", color=words.say(f"color-{color}"), count=len(cards)),
            tuple(cards),
        )
        for color, cards in by_color.items()
    )


def last_deed(sight: Sight, seat: int) -> str:
    """What a seat did in the last turn."""
    node = sight.view.past
    while node is not None and node.kind != P_TURN:
        node = node.before
    if node is None:
        return ""
    way = way_of(node, seat)
    if way == BUILT:
        return sight.words.t("did-built", card=sight.words.name(CARD_IDS[card_of(node, seat)]))
    return sight.words.t("did-staged" if way == STAGED else "did-sold")


# Goods.


def producers(side: rules.City) -> list[tuple[bool, tuple[str, ...], bool]]:
    """Everything that a city makes: whether for sale, which goods, whether one of them only."""
    found: list[tuple[bool, tuple[str, ...], bool]] = []
    if side.board != NO_BOARD:
        found.append((True, (BOARDS[side.board].start,), False))
    for card in cards_of(side):
        row = ALL_CARDS[card]
        found += made_by(row.effects, sold=row.color in ("brown", "grey"))
    for stage in built_stages(side):
        found += made_by(stage.effects, sold=False)
    return found


def made_by(effects: tuple[object, ...], *, sold: bool) -> list[tuple[bool, tuple[str, ...], bool]]:
    """What effects make."""
    found: list[tuple[bool, tuple[str, ...], bool]] = []
    for effect in effects:
        if isinstance(effect, Produces):
            found.append((sold, (effect.resource,) * effect.units, False))
        elif isinstance(effect, ProducesChoice):
            found.append((sold, effect.resources, True))
    return found


def for_sale(side: rules.City) -> tuple[Glyph, ...]:
    """What a city sells, raw goods first."""
    sold = [(goods, either) for sale, goods, either in producers(side) if sale]
    sold.sort(key=lambda item: (item[0][0] in MANUFACTURED, RESOURCES.index(item[0][0])))
    return tuple(Glyph("goods", goods=goods, either=either) for goods, either in sold)


def sale_words(words: Words, sold: tuple[Glyph, ...]) -> str:
    """What is sold, in words."""
    return "; ".join(
        words.resources(item.goods, choice=True)
        if item.either
        else words.units(((item.goods[0], len(item.goods)),))
        for item in sold
    )


def price_words(sight: Sight, seat: int) -> str:
    """At which price a neighbour sells to the near seat."""
    flags = int(sight.city().flags)
    words = sight.words
    side: Direction = "left" if seat == sight.left else "right"
    raw, made = unit_prices(flags, side)
    text = words.t("sells-at", coins=raw)
    if raw != made:
        text = words.t("sells-apart", raw=raw, made=made)
    if rebates(flags, side):
        text = words.t("sells-less", price=text)
    return text


def production(words: Words, side: rules.City) -> tuple[Good, ...]:
    """How many units a city can have of each resource, at least and at most."""
    least, most = dict.fromkeys(RESOURCES, 0), dict.fromkeys(RESOURCES, 0)
    for _, goods, either in producers(side):
        for resource in goods:
            most[resource] += 1  # type: ignore[index]
            least[resource] += not either  # type: ignore[index]
    return tuple(
        Good(
            id=resource,
            text=span(least[resource], most[resource]),
            none=most[resource] == 0,
            label=f"{words.say(f'resource-{resource}')}: {span(least[resource], most[resource])}",
        )
        for resource in RESOURCES
    )


def span(least: int, most: int) -> str:
    """A number, or two with a dash between them."""
    return str(most) if least == most else f"{least}–{most}"


# Boards.


def stages_of(board: int, side: int) -> tuple[Stage, ...]:
    """The stages of a side of a board."""
    return BOARDS[board].night if side else BOARDS[board].day


def built_stages(side: rules.City) -> tuple[Stage, ...]:
    """The stages that stand."""
    if side.board == NO_BOARD or side.side == NO_SIDE:
        return ()
    return stages_of(int(side.board), int(side.side))[: side.stages]


def board_of(language: str, side: rules.City, price: Tag | None = None) -> Board | None:
    """The board of a city, with what the next stage costs."""
    if side.board == NO_BOARD:
        return None
    turned = -1 if side.side == NO_SIDE else int(side.side)
    return plain_board(language, int(side.board), turned, int(side.stages), price)


def own_board(sight: Sight) -> Board | None:
    """The board of the near seat, with what its next stage costs."""
    side = sight.city()
    turned = side.board != NO_BOARD and side.side != NO_SIDE
    price = sight.words.tag(sight.stage_price) if turned and side.stages_left() else None
    return board_of(sight.scene.language, side, price)


@lru_cache(maxsize=4096)
def plain_board(
    language: str, number: int, side: int, built: int = 0, price: Tag | None = None
) -> Board:
    """A board in a language, turned to a side (-1: to none yet), with so many stages built."""
    row = BOARDS[number]
    words = Words(language, ())
    word = SIDE_IDS[side] if side >= 0 else ""
    start = words.resources((row.start,))
    about = (
        words.t("board-about", side=word, goods=start) if word else words.t("makes", goods=start)
    )
    return Board(
        id=row.id,
        name=words.name(row.id),
        side=word,
        about=about,
        start=row.start,
        stages=tuple(
            stage_row(words, at, stage, built, price)
            for at, stage in enumerate(stages_of(number, side) if side >= 0 else ())
        ),
        built=built,
    )


def stage_row(words: Words, at: int, stage: Stage, built: int, price: Tag | None) -> StageRow:
    """A stage and how it stands."""
    state: Literal["done", "next", "later"] = (
        "done" if at < built else "next" if at == built else "later"
    )
    tags = {
        "done": Tag("own", words.t("tag-built")),
        "next": price or Tag("not", ""),
        "later": Tag("not", words.t("tag-after", stage=at)),
    }
    lines = tuple(effect_lines(words.language, "seven", stage.effects))
    cost = words.t("printed", cost=cost_line(words.language, stage.cost))
    said = {"done": words.t("tag-built"), "next": cost, "later": cost}[state]
    return StageRow(
        number=at + 1,
        glyphs=icons.glyphs(stage.effects),
        cost=icons.cost_line(stage.cost),
        state=state,
        tag=tags[state],
        label=f"{words.t('stage', stage=at + 1)}; {said}. {' '.join(lines)}",
        lines=lines,
    )


# Conflicts.


def tokens(side: rules.City) -> tuple[tuple[str, int], ...]:
    """Victory and defeat tokens by their value."""
    won = [(f"+{VICTORIES[age - 1]}", int(side.victories(age))) for age in (1, 2, 3)]
    return tuple(pair for pair in [*won, (f"{MINUS}1", int(side.defeats()))] if pair[1])


def tokens_label(words: Words, side: rules.City) -> str:
    """The tokens in words."""
    told = ", ".join(f"{count} × {value}" for value, count in tokens(side))
    return words.t("tokens", tokens=told) if told else ""


def conflict_with(sight: Sight, seat: int) -> tuple[Literal["win", "lose", "even", "none"], str]:
    """How the near seat stands against a neighbour."""
    if seat not in (sight.left, sight.right) or not sight.view.age:
        return "none", ""
    if sight.city(seat).diplomacy and not sight.teams:
        return "none", sight.words.t("absent")
    if is_partner(sight, seat):
        return "none", ""
    mine, theirs = int(sight.city().shields), int(sight.city(seat).shields)
    kind: Literal["win", "lose", "even"] = (
        "win" if mine > theirs else "lose" if mine < theirs else "even"
    )
    name = sight.label(sight.near)
    return kind, sight.words.t("versus", name=name, mine=mine, theirs=theirs)
