"""`wondertable bench --gym`: how fast learners are served."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from wondertable.cli.common import Voice, put_json, terminal
from wondertable.gym.extras import library


def bench_gym(voice: Voice, rounds: int, decisions: int | None, *, json: bool) -> int:
    """Measures environments, batches and OpenSpiel in turns, and shows the medians."""
    library("gymnasium", "gym")
    from wondertable.gym.speed import measured, ratios

    found = measured(rounds, decisions)
    times = ratios(found)
    if json:
        rates = {case.name: case.rate for case in found}
        put_json({"rounds": rounds, "decisions_per_s": rates, "times_backgammon": times})
        return 0
    table = Table(
        title=Text(voice.say("cli-gym-title", rounds=rounds), "bold"),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
    )
    table.add_column(voice.say("cli-gym-what"))
    table.add_column(voice.say("cli-gym-rate"), justify="right")
    table.add_column(voice.say("cli-gym-ratio"), justify="right")
    for case in found:
        ratio = f"{times[case.name]:.1f}" if times else ""
        table.add_row(case.name, f"{case.rate:,.0f}", ratio)
    terminal().print(table)
    if not times:
        terminal().print(voice.say("cli-gym-rival"))
    return 0
