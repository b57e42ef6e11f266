"""The commands together, and what becomes of mistakes."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from wondertable import __version__
from wondertable.cli.common import Language, Misuse, Voice, voice_for
from wondertable.core.errors import WondertableError
from wondertable.core.record import reason_of
from wondertable.text import UnknownMessage

WRONG_USE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
COMMANDS: Final = (
    "serve",
    "admin",
    "play",
    "cards",
    "simulate",
    "bench",
    "arena",
    "selfplay",
    "train",
    "hint",
    "review",
    "puzzles",
    "engine",
    "replay",
    "verify",
    "box",
)
"""Each is a function in a module of its name, which is imported when it is wanted."""

app = App(
    name="wondertable",
    help="The games of the wonders on one table. Without a command: in your browser.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for name in COMMANDS:
    app.command(f"wondertable.cli.{name}:{name}")


@app.default
def table(
    *,
    host: Annotated[
        str | None, Parameter(help="The address to listen on; 0.0.0.0 for phones in your network.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port to listen on.")] = None,
    language: Language = None,
) -> int:
    """Starts the tables on this computer and opens the browser."""
    from wondertable.cli.serve import at_home

    return at_home(host, port, language)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out a command and says with which status to leave."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    voice = voice_for(words)
    if set(words).intersection(app.help_flags) and not set(words).intersection(COMMANDS):
        app.resolved_commands()  # the overview says what each of them does
    try:
        status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_pipe()
        return PIPE_CLOSED
    except (CycloptsError, WondertableError, Misuse, UnknownMessage, OSError) as error:
        print(sentence(voice, words, error), file=sys.stderr)
        return WRONG_USE
    return status if isinstance(status, int) else 0


def sentence(voice: Voice, words: Sequence[str], error: Exception) -> str:
    """A mistake in one line."""
    if isinstance(error, WondertableError):
        return voice.explain(error)
    if isinstance(error, Misuse):
        return voice.say(error.message_id, **error.args_said)
    if isinstance(error, UnknownMessage):
        return voice.say("cli-error-no-text", message=error.message_id)
    if isinstance(error, UnusedCliTokensError):
        return unused(voice, words, error)
    if isinstance(error, OSError):
        return voice.say("cli-error-system", file=str(error.filename or "-"), why=reason_of(error))
    plain = " ".join(str(error).split())
    return re.sub(r"\. ([A-Z])", lambda found: f"; {found[1].lower()}", plain)


def unused(voice: Voice, words: Sequence[str], error: UnusedCliTokensError) -> str:
    """Which word is no command, or which one is too many."""
    commands = [name for name in app if not name.startswith("-")]
    if words[0] not in commands:
        return voice.say("cli-error-command", word=words[0], known=", ".join(commands))
    extra = " ".join(error.unused_tokens or ())
    return voice.say("cli-error-extra", words=extra, command=words[0])


def leave_pipe() -> None:
    """Lets the interpreter end without a word about a reader who left."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
