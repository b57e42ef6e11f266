"""The log: a line for a person, or a line of JSON for a program that gathers lines."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)-7s %(message)s"
PASSWORD: Final = re.compile(r"(\w://[^\s:@/]*):[^\s@/]+@")
"""What could stand in an address, whoever wrote it into a message."""


class Plain(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """A line, and what else there is of an error."""
        return without_passwords(super().format(record))


class Lines(logging.Formatter):
    """An object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, from where, what; and what a request was, as values."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return without_passwords(json.dumps(line, ensure_ascii=False, default=str))


def without_passwords(text: str) -> str:
    """The same, should an address with a password have got into it."""
    return PASSWORD.sub(r"\1:***@", text)


def set_up_log(*, talkative: bool, form: str = "text") -> None:
    """Lets everything worth knowing be written, a line each; requests only if they are wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Plain(FORMAT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("wondertable").setLevel(logging.INFO if talkative else logging.WARNING)
