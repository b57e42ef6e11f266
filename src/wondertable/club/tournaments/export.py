"""A tournament as JSON and CSV, for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from wondertable.club.tournaments.tournament import Tournament

FORMAT = 1


def as_json(found: Tournament, names: Sequence[str]) -> bytes:
    """All of a tournament but what is secret: who played, every table, and the standings."""
    row = found.kept.row
    told: dict[str, Any] = {
        "wondertable_tournament": FORMAT,
        "title": row.title,
        "game": row.game,
        "options": row.options,
        "plan": row.plan,
        "status": row.status,
        "round": row.round,
        "rounds": row.rounds,
        "entrants": [
            {"number": one.number, "name": name, "bot": one.bot, "since": one.since}
            | ({} if one.until is None else {"until": one.until})
            for one, name in zip(found.rows, names, strict=True)
        ],
        "meetings": [
            {
                "round": one.round,
                "board": one.board,
                "seats": one.seats,
                "table": one.table_id,
                "places": one.places,
                "points": one.points,
                "reason": one.reason,
            }
            for one in found.kept.meetings
            if found.shows(one)
        ],
        "standings": [
            {
                "place": one.place,
                "number": one.number,
                "points": float(one.points),
                "breaks": [float(each) for each in one.breaks],
                "played": one.played,
                "won": one.won,
            }
            for one in found.standings
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def as_csv(found: Tournament, names: Sequence[str]) -> str:
    """The standings as a table that spreadsheets open."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    breaks = len(found.standings[0].breaks) if found.standings else 0
    head = ["place", "name", "points", *(f"break_{at + 1}" for at in range(breaks))]
    writer.writerow([*head, "played", "won"])
    for one in found.standings:
        numbers = [plain(each) for each in (one.points, *one.breaks)]
        writer.writerow([one.place, safe(names[one.number]), *numbers, one.played, one.won])
    return out.getvalue()


def plain(number: Fraction) -> str:
    """A number with at most four decimals."""
    return f"{float(number):.4f}".rstrip("0").rstrip(".")


def safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t" else name
