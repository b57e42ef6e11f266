"""The cities of Duel and the military track between them, for the terminal."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import MARKS, STYLES
from wondertable.cli.common import Voice
from wondertable.cli.games.duel.words import (
    cost,
    gist,
    name,
    price_tag,
    resources,
    units,
)
from wondertable.core.bits import numbers
from wondertable.games.duel.cards import (
    CARDS,
    COLORS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
    Card,
)
from wondertable.games.duel.city import City
from wondertable.games.duel.figures import CAPITAL, LOOT, SYMBOLS_TO_WIN
from wondertable.games.duel.military import ahead
from wondertable.games.duel.price import explain_wonder
from wondertable.games.duel.state import Duel

BUILT: Final = "✓"
UNBUILT: Final = "○"
REMOVED: Final = "✗"
PAWN: Final = "◉"


def city_panel(voice: Voice, state: Duel, seat: int, title: str, *, roomy: bool) -> Panel:
    """Everything that lies in front of a player."""
    city = state.city(seat)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    points = voice.say("cli-brief-points", count=sum(state.points(seat)))
    table.add_row("", Text(f"{voice.say('coins', count=city.coins)} · {points}", "bold"))
    for color in COLORS:
        names = [name(voice, row.id) for row in cards_of(state, seat) if row.color == color]
        if names:
            mark = Text(f"{MARKS[color]} {len(names)}", f"bold {STYLES[color]}")
            table.add_row(mark, ", ".join(names))
    table.add_row("", labelled(voice, "cli-heading-production", production(voice, city)))
    table.add_row("", labelled(voice, "cli-heading-unit-prices", unit_prices(voice, city)))
    if city.symbols:
        table.add_row("", labelled(voice, "cli-heading-symbols", symbols(voice, city)))
    if city.tokens:
        table.add_row("", labelled(voice, "cli-heading-tokens", tokens(voice, city.tokens)))
    for place in range(city.drafted):
        table.add_row(*wonder(voice, state, seat, place, roomy=roomy))
    return Panel(table, title=Text(title, "bold"), title_align="left")


def labelled(voice: Voice, label: str, words: str) -> Text:
    """A line that begins with what it is about."""
    return Text().append(f"{voice.say(label)}: ", "dim").append(words)


def cards_of(state: Duel, seat: int) -> list[Card]:
    """The cards of a city."""
    return [CARDS[card] for card in state.cards_of(seat)]


def production(voice: Voice, city: City) -> str:
    """What the city produces for each construction."""
    parts = [
        units(voice, resource, city.production >> 4 * at & 15)
        for at, resource in enumerate(RESOURCES)
        if city.production >> 4 * at & 15
    ]
    parts += [resources(voice, RAW)] * city.raw_choice
    parts += [resources(voice, MANUFACTURED)] * city.made_choice
    return ", ".join(parts) or voice.say("cli-nothing")


def unit_prices(voice: Voice, city: City) -> str:
    """What the city pays for one unit of each resource that it buys."""
    return ", ".join(
        f"{voice.say(f'resource-{resource}')} {city.price >> 4 * at & 15}"
        for at, resource in enumerate(RESOURCES)
    )


def symbols(voice: Voice, city: City) -> str:
    """The different science symbols of the city."""
    names = [voice.say(f"duel-symbol-{SYMBOLS[at]}") for at in numbers(city.symbols)]
    return f"{len(names)}/{SYMBOLS_TO_WIN}: {', '.join(names)}"


def tokens(voice: Voice, mask: int) -> str:
    """Progress tokens by name."""
    names = [name(voice, TOKENS[at].id) for at in numbers(mask)]
    return ", ".join(names) or voice.say("cli-nothing")


def wonder(voice: Voice, state: Duel, seat: int, place: int, *, roomy: bool) -> tuple[str, Text]:
    """A wonder of the row: built, still to be built with its price now, or out of the game."""
    city = state.city(seat)
    number = int(city.wonder_at(place))
    row = WONDERS[number]
    title = name(voice, row.id)
    if city.raised >> number & 1:
        return BUILT, Text(voice.say("cli-wonder-built", wonder=title), "bold")
    if not city.unbuilt >> place & 1:
        return REMOVED, Text(voice.say("cli-wonder-removed", wonder=title), "dim")
    price = explain_wonder(city, state.city(1 - seat), number)
    text = Text(f"{title}: ").append(price_tag(voice, price))
    text.append(f"\n{cost(voice, row.cost)}", "dim")
    if roomy:
        text.append(f" → {', '.join(gist(voice, row))}", "dim")
    return UNBUILT, text


def track(state: Duel, seat: int, names: tuple[str, ...]) -> Text:
    """The military track from the seat's capital to the other one, with the looting tokens left."""
    line = Text().append(f"{names[seat]} ", "bold").append("⌂", STYLES["red"])
    for space in range(1 - CAPITAL, CAPITAL):
        line.append("─", "dim")
        if space == ahead(state, seat):
            line.append(PAWN, f"bold {STYLES['red']}")
        else:
            line.append(looting(state, seat, space), "dim" if space else "")
    return line.append("─", "dim").append("⌂", STYLES["red"]).append(f" {names[1 - seat]}", "bold")


def danger(voice: Voice, state: Duel, names: tuple[str, ...]) -> str:
    """Where the pawn stands, in a sentence."""
    if state.pawn == 0:
        return voice.say("cli-pawn-middle")
    threatened = names[1 if state.pawn > 0 else 0]
    steps = abs(int(state.pawn))
    return voice.say("cli-pawn-towards", player=threatened, steps=steps, left=CAPITAL - steps)


def looting(state: Duel, seat: int, space: int) -> str:
    """What lies on a space: the coins of a looting token, the middle, or nothing."""
    robbed = seat if space < 0 else 1 - seat
    for at, (distance, coins) in enumerate(LOOT):
        if abs(space) == distance and state.loot >> (2 * (1 - robbed) + at) & 1:
            return str(coins)
    return "·" if space else "│"
