"""Makes the folder .venv with all that is needed: `python3 tools/prepare.py play`, or `test`.

It asks for nothing but Python, says every step, and may be broken off at any moment: what was
begun and not finished is made anew the next time.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
HOME = Path(__file__).resolve().parent.parent
PLACE = HOME / ".venv"
BIN = PLACE / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / ("python.exe" if sys.platform == "win32" else "python")
LOCK = HOME / "build" / "prepare.lock"
LOG = PLACE / "pip.log"
BUSY = PLACE / "busy"
"""There while packages are put in place: half of them are not trusted."""
KINDS = {"play": ("playable", ".[server,build]"), "test": ("installed", ".[dev]")}
"""What is prepared: the file that says it is done, and what is installed."""
INSTALLING = "Installing collected packages"
NO_NETWORK = re.compile(
    r"Max retries|NewConnectionError|NameResolution|Temporary failure in name|ConnectTimeout"
    r"|Network is unreachable|ProxyError|No matching distribution",
)


def say(sentence: str) -> None:
    """Tells a person what is done."""
    print(sentence, flush=True)


def give_up(*sentences: str) -> None:
    """Ends with what went wrong, and the remedy."""
    sys.exit("\n".join(sentences))


def key() -> str:
    """What the folder is made for: this place, this Python, these packages."""
    parts = [str(HOME), sys.version, (HOME / "pyproject.toml").read_text(encoding="utf-8")]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def is_done(kind: str) -> bool:
    """Whether all is in place; who can test can play too."""
    kinds = {kind, "test"}
    notes = [PLACE / KINDS[one][0] for one in kinds]
    return not BUSY.exists() and any(
        note.exists() and note.read_text(encoding="utf-8") == key() for note in notes
    )


def prepare(kind: str) -> None:
    """Brings the folder up to date."""
    note, what = KINDS[kind]
    with one_at_a_time() as lock:
        if not is_done(kind):
            os.chdir(HOME)
            if BUSY.exists() or not (PLACE / "made").exists() or made_by() != sys.version:
                make_place()
            install(what, lock)
            (PLACE / note).write_text(key(), encoding="utf-8")
        (PLACE / note).touch()


@contextmanager
def one_at_a_time() -> Iterator[list[int]]:
    """Lets one such program work after the other; gives what keeps others waiting.

    pip is handed it too: where this program is killed, pip goes on for a while.
    """
    if sys.platform == "win32":
        yield []
        return
    import fcntl

    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another program prepares the folder .venv; waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield [lock.fileno()]


def made_by() -> str:
    """The Python that the folder was made with, and for which place."""
    text, _, home = (PLACE / "made").read_text(encoding="utf-8").rpartition("\n")
    return text if home == str(HOME) else ""


def make_place() -> None:
    """Makes the folder from nothing."""
    say("Making the folder .venv, where everything is kept …")
    shutil.rmtree(PLACE, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(PLACE)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        if "ensurepip" in done.stdout or "No module named venv" in done.stdout:
            give_up(
                "Python's part `venv` is missing; Debian and Ubuntu have a package for it:",
                "    sudo apt install python3-venv",
                "Then try again.",
            )
        give_up("The folder .venv could not be made:", done.stdout.strip())
    (PLACE / "made").write_text(f"{sys.version}\n{HOME}", encoding="utf-8")


def install(what: str, lock: list[int]) -> None:
    """Fetches the packages and puts them in place."""
    say("Fetching the packages it needs …")
    BUSY.touch()
    # What is never imported need not be compiled; the rest is when it is used first.
    quiet = ["--no-input", "--disable-pip-version-check", "--no-compile"]
    words = [str(PYTHON), "-m", "pip", "install", *quiet]
    environment = dict(os.environ, WONDERTABLE_PURE="1", PYTHONUNBUFFERED="1")
    with LOG.open("w", encoding="utf-8") as log:
        pip = subprocess.Popen(
            [*words, "--editable", what],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=environment,
            pass_fds=lock,
        )
        assert pip.stdout is not None
        for line in pip.stdout:
            log.write(line)
            if line.startswith(INSTALLING):
                say(f"Putting {line.count(',') + 1} packages in place …")
    if pip.wait():
        explain(LOG.read_text(encoding="utf-8"))
    BUSY.unlink()


def explain(log: str) -> None:
    """Says why packages could not be had."""
    errors = [line for line in log.splitlines() if line.startswith("ERROR")] or log.splitlines()
    if INSTALLING not in log:
        BUSY.unlink()
    if NO_NETWORK.search(log):
        give_up(
            "The packages could not be fetched: is there a connection to the internet?",
            f"    {errors[0] if errors else ''}",
            "What has been fetched is kept; try again when there is one.",
        )
    give_up(f"pip could not install the packages; all it said is in {LOG}:", *errors[-3:])


def refuse_old() -> None:
    """Goes on with a newer Python if this one is too old and there is another."""
    if sys.version_info >= OLDEST:
        return
    for name in NEWER:
        other = shutil.which(name)
        if other:
            sys.exit(subprocess.call([other, *sys.argv]))
    give_up(
        f"Wondertable needs Python 3.11 or later; this is {sys.version.split()[0]}.",
        "Install a newer one (python.org, or your system's packages). If it is there under",
        "another name: make play PYTHON=python3.12",
    )


if __name__ == "__main__":
    refuse_old()
    try:
        prepare(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
