"""Prepares everything, compiles the engine beside the game, and starts the tables: `make play`.

Words are handed on: `python3 tools/play.py --host 0.0.0.0 --port 8080`.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys

import prepare


def compile_beside() -> None:
    """Lets the engine be compiled while people play on its source, whenever a core is free.

    It stops with Ctrl+C as the server does; the next start begins again.
    """
    if os.environ.get("WONDERTABLE_PURE") == "1":
        return
    words = [str(prepare.PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]
    calm = ["nice", "-n", "19"] if shutil.which("nice") else []
    subprocess.Popen([*calm, *words], cwd=prepare.HOME, stdin=subprocess.DEVNULL)


def forget_stale() -> None:
    """Takes back the word of an older build, of which the server would complain otherwise."""
    engine = runpy.run_path(str(prepare.HOME / "src" / "wondertable" / "_engine.py"))
    if engine["changed_since"]():
        engine["NOTE"].unlink()


def main() -> None:
    """Goes from a fresh clone to a page."""
    prepare.refuse_old()
    prepare.prepare("play")
    forget_stale()
    compile_beside()
    words = [str(prepare.PYTHON), "-m", "wondertable", *sys.argv[1:]]
    prepare.say("Starting the tables …")
    if sys.platform == "win32":
        sys.exit(subprocess.call(words))
    os.execv(words[0], words)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
