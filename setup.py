"""Compiles the engine with mypyc where it can; installs the very same source as it is elsewhere."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/wondertable")
HOT = {
    "core": "rng state",
    "games/duel": "bits chance choices city codes cost draft figures military science scoring "
    "state structure tables turn",
    "games/seven": "chance choices city codes conflict cost figures gains hand knowledge past "
    "science scoring state tables turn",
    "games/babel": "builder chance choices codes figures knowledge memory packed scoring sheet "
    "state turn",
    "bots/search": "brain fast_net net plain_net search tree",
    "bots/duel": "features heuristic",
    "bots/seven": "features heuristic price",
    "bots/babel": "features heuristic rows worth",
}
ASKED_ONLY = {"egg_info", "dist_info"}
"""Commands by which an installer asks about the package before it builds: nothing is compiled."""
FILES = [SOURCE / folder / f"{name}.py" for folder, names in HOT.items() for name in names.split()]


def extensions() -> list[Extension]:
    """The hot modules as one group of optional extensions; none when mypyc cannot be had."""
    if os.environ.get("WONDERTABLE_PURE") == "1" or ASKED_ONLY & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        # The installation has none of our dependencies yet: what only cold modules import, which
        # hot ones reach through their packages, may be missing. `make check` reads those modules.
        modules: list[Extension] = mypycify(
            ["--follow-imports=silent", *map(str, FILES)], opt_level="3", debug_level="0"
        )
    except (Exception, SystemExit) as error:  # mypyc is missing, or it refused the source
        print(f"wondertable: the engine stays uncompiled ({error!r})", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True  # a C compiler that is missing or fails is a warning, not an error
        if sys.platform != "win32":
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


class BuildEngine(build_ext):
    """Builds the extensions and notes of which source they were made (see `_engine.py`)."""

    def run(self) -> None:
        for stale in SOURCE.parent.rglob("*.so"):
            stale.unlink()
        note = SOURCE / "_built.json"
        note.unlink(missing_ok=True)
        super().run()
        made = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if not made or not all(path.exists() for path in made):
            for path in made:  # half a group is worse than none
                path.unlink(missing_ok=True)
            return
        if not self.inplace:
            note = Path(self.build_lib) / "wondertable" / "_built.json"
        sources = {
            file.relative_to(SOURCE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in FILES
        }
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(json.dumps(sources, indent=1) + "\n")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
