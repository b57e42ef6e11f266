"""What just happened in Duel: what an event concerns, what lay where, how far the pawn came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wondertable.games.duel.events import (
    Built,
    Dealt,
    Destroyed,
    Discarded,
    Drafted,
    Drew,
    Gained,
    LaidOut,
    Looted,
    Lost,
    Moved,
    Paid,
    Raised,
    Removed,
    Revealed,
    Started,
    Took,
)
from wondertable.web.games.duel.model import Ghost
from wondertable.web.games.duel.sight import Sight
from wondertable.web.present.story import Teller, ages
from wondertable.web.present.things import treasury
from wondertable.web.scene import LogLine


def about(event: Any, seats: int) -> tuple[str, ...]:
    """The ids of what an event concerns."""
    match event:
        case Built(_, card):
            return (f"card-{card}", ghost_id(card))
        case Raised(_, wonder, card):
            return (f"wonder-{wonder}", ghost_id(card))
        case Discarded(seat, card):
            return (ghost_id(card), treasury(seat))
        case Paid(seat, _, _, received):
            return (treasury(seat), treasury(1 - seat)) if received else (treasury(seat),)
        case Gained(seat) | Lost(seat) | Looted(seat):
            return (treasury(seat),)
        case Moved():
            return ("pawn",)
        case Revealed(_, card):
            return (f"card-{card}",)
        case Took(_, token) | Drew(_, token):
            return (f"token-{token}",)
        case Drafted(_, wonder) | Removed(_, wonder):
            return (f"wonder-{wonder}",)
        case Destroyed():
            return ("duel-pile",)
        case _:
            return ()


def opens(event: Any) -> int:
    """The age that begins with an event."""
    return int(event.age) if isinstance(event, LaidOut | Started) else 0


TELLER: Final = Teller(about=about, chapters=ages(opens, Built, Discarded, Raised))


def ghost_id(card: str) -> str:
    """The id of the place where a card lay."""
    return f"ghost-{card}"


def slots(events: Iterable[Any]) -> dict[str, int]:
    """In which slot each card of the present age lay, as far as it was seen."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, LaidOut):
            found = {}
        elif isinstance(event, Dealt | Revealed):
            found[event.card] = event.slot
    return found


def ghosts(sight: Sight) -> dict[int, Ghost]:
    """What was just taken, by the slots where it lay; the viewer's own card too."""
    scene = sight.scene
    lay = slots(scene.events)
    found: dict[int, Ghost] = {}
    for lines, mine in ((TELLER.own(scene), True), (TELLER.new(scene), False)):
        for line in lines:
            for card, note in taken(sight, line):
                if card in lay:
                    found[lay[card]] = Ghost(card, sight.words.name(card), note, mine)
    return found


def taken(sight: Sight, line: LogLine) -> list[tuple[str, str]]:
    """The card that a line tells of as taken, with who took it and for what."""
    words, found = sight.words, []
    paid = sum(event.coins + event.traded for event in line.events if isinstance(event, Paid))
    for event in line.events:
        match event:
            case Built(seat, card):
                price = words.coins(paid) if paid else words.t("free")
                found.append((card, words.t("ghost", name=sight.label(seat), what=price)))
            case Discarded(seat, card):
                what = words.t("ghost-discarded")
                found.append((card, words.t("ghost", name=sight.label(seat), what=what)))
            case Raised(seat, wonder, card):
                what = words.name(wonder)
                found.append((card, words.t("ghost", name=sight.label(seat), what=what)))
            case _:
                pass
    return found


def pawn_was(sight: Sight) -> int | None:
    """Where the pawn stood before, counted from the middle towards the far capital."""
    new = TELLER.events(sight.scene)
    moved = [event for event in new if isinstance(event, Moved)]
    if not moved:
        return None
    first = moved[0]
    return first.before if first.seat == sight.near else -first.before
