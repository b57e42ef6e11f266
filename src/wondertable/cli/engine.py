"""`wondertable engine`: one of our bots for other programs."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from wondertable.bots.engine import Engine
from wondertable.cli.common import Language


def engine(
    *,
    bot: Annotated[
        str, Parameter(help="The bot that chooses, such as greedy, or mybot.py:MyBot.")
    ] = "oracle",
    language: Language = None,
) -> int:
    """Plays for other programs: reads the line protocol of docs/protocol.md, and answers in it."""
    Engine(bot, say).run(sys.stdin)
    return 0


def say(line: str) -> None:
    """Writes a line at once."""
    print(line, flush=True)
