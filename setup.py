"""Compiles the engine with mypyc where it can; installs the very same source as it is elsewhere.

`python setup.py build_ext --inplace` is the one way to compile in a clone: `make play`, `make test`
and `make build` all come here, and nothing is done if what lies there was made of this source.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/wondertable")
NOTE = "_built.json"
"""What was built of what, written last (see `_engine.py`)."""
TRANSLATOR = "mypy[mypyc]>=2.4.1,<2.5"
LOCK = Path("build/engine.lock")
HOT = {
    "core": "packing rng state",
    "games/duel": "bits chance choices city codes cost draft figures knowledge military science "
    "scoring state structure tables turn",
    "games/seven": "chance choices city codes conflict cost figures following gains hand knowledge "
    "past science scoring shortage state tables takings turn ways",
    "games/babel": "builder chance choices codes figures knowledge memory packed scoring sheet "
    "state turn",
    "bots/search": "brain fast_net net plain_net search tree",
    "bots/duel": "features heuristic",
    "bots/seven": "features heuristic price",
    "bots/babel": "features heuristic rows worth",
}
ASKED_ONLY = {"egg_info", "dist_info"}
"""Commands by which an installer asks about the package before it builds: nothing is compiled."""
IN_PLACE = {"--inplace", "-i", "editable_wheel", "develop"}
"""Commands that leave the compiled modules beside their source."""
FILES = [SOURCE / folder / f"{name}.py" for folder, names in HOT.items() for name in names.split()]
OURS = re.compile(r"^ *(?:from|import) wondertable\.([\w.]+)", re.MULTILINE)
IN_PARTS = "-flto=auto"
"""Lets the C compiler work on parts of the one large file at once, as many as there are cores."""
FREEING = re.compile(r"_dealloc\(\w+ \*self\)\n.*?\n *done: ;\n", re.DOTALL)
"""In mypyc's C: how an object of a class is freed."""
LATER = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", re.MULTILINE)
UNTRACK = "PyObject_GC_UnTrack(self);"
BEAT = 15.0
"""After how many seconds a step that goes on is told again."""


def say(sentence: str) -> None:
    """Tells a person what is done."""
    print(f"Engine: {sentence}", flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Says what is begun, and now and then that it goes on."""
    begun = time.monotonic()
    over = threading.Event()

    def go_on() -> None:
        while not over.wait(BEAT):
            say(f"{what}, {time.monotonic() - begun:.0f} s so far …")

    say(f"{what} …")
    told = threading.Thread(target=go_on, daemon=True)
    told.start()
    try:
        yield
    finally:
        over.set()
        told.join()


def read_files() -> list[Path]:
    """The files whose text is in the compiled engine: the hot ones, and what they import of ours.

    The compiler writes constants of other modules into the code, so those count too.
    """
    found: set[Path] = set()
    rest = list(FILES)
    while rest:
        file = rest.pop()
        if file in found:
            continue
        found.add(file)
        for name in OURS.findall(file.read_text(encoding="utf-8")):
            path = SOURCE / name.replace(".", "/")
            rest.append(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    return sorted(found)


def digest(file: Path) -> str:
    """The checksum of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def wanted() -> dict[str, Any]:
    """What a build of this source by this Python would note."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        compiler = "none"
    return {
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
        "recipe": [digest(Path(__file__)), compiler],
        "sources": {file.relative_to(SOURCE).as_posix(): digest(file) for file in read_files()},
    }


def is_built() -> bool:
    """Whether the clone holds the very engine that a build would make."""
    try:
        note = json.loads((SOURCE / NOTE).read_text(encoding="utf-8"))
        made = note.pop("made")
    except (OSError, ValueError, KeyError, TypeError):
        return False
    return note == wanted() and all((SOURCE.parent / name).exists() for name in made)


def lacks() -> str:
    """What keeps a C compiler from working here, and the remedy; nothing if all is there."""
    if sys.platform == "win32":  # there the installer knows where compilers are
        return ""
    command = c_compiler()[0]
    if not shutil.which(command):
        remedy = {"darwin": "xcode-select --install"}.get(sys.platform, "sudo apt install gcc")
        return f"There is no C compiler ({command}; such as: {remedy})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "The headers of Python are missing (such as: sudo apt install python3-dev)"
    return ""


def free_at_once(code: str) -> str:
    """mypyc's C, changed so that objects of acyclic classes are freed at once wherever they lie.

    What is freed inside fifty other things Python keeps for later, in a chain that it writes into
    the header for the garbage collector. mypyc asks for this in every class; but objects of
    acyclic classes have no such header, and what lies before them in memory would be overwritten.
    """
    code = FREEING.sub(lambda m: m[0] if UNTRACK in m[0] else LATER.sub("", m[0]), code)
    if code.count("CPy_TRASHCAN_BEGIN(self") > code.count(UNTRACK):
        raise ValueError("this version of mypyc frees objects in a way that is not known here")
    return code


def c_compiler() -> list[str]:
    """The command that compiles C here."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def extensions() -> list[Extension]:
    """The hot modules as one group of optional extensions; none when mypyc cannot be had."""
    try:
        from mypyc.build import mypycify

        # The installation has none of our dependencies yet: what only cold modules import, which
        # hot ones reach through their packages, may be missing. `make check` reads those modules.
        with step(f"translating {len(FILES)} modules into C (1 of 2)"):
            modules: list[Extension] = mypycify(
                ["--follow-imports=silent", *map(str, FILES)], opt_level="3", debug_level="0"
            )
        for file in {Path(source) for module in modules for source in module.sources}:
            if "__native" in file.name:
                file.write_text(free_at_once(file.read_text("utf-8")), "utf-8")
    except (Exception, SystemExit) as error:  # mypyc is missing, or it refused the source
        say(f"it stays uncompiled ({error!r}).")
        return []
    in_parts = sys.platform != "win32" and takes(IN_PARTS)
    for module in modules:
        module.optional = True  # a C compiler that is missing or fails is a warning, not an error
        if sys.platform != "win32":
            module.extra_compile_args.append("-fno-semantic-interposition")
        if in_parts and module.name.endswith("__mypyc"):
            module.extra_compile_args.append(IN_PARTS)
            module.extra_link_args += [*module.extra_compile_args, "-fwrapv"]
    return modules


def takes(flag: str) -> bool:
    """Whether the C compiler can make a library with a flag."""
    compiler = c_compiler()
    with tempfile.TemporaryDirectory() as folder:
        words = [*compiler, flag, "-fPIC", "-shared", "-x", "c", "-", "-o", f"{folder}/try.so"]
        done = subprocess.run(words, input=b"int one(void) { return 1; }", capture_output=True)
    return done.returncode == 0 and not done.stderr


class BuildEngine(build_ext):
    """Builds the extensions and notes of which source they were made (see `_engine.py`)."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True  # what a build that was broken off left behind is not trusted
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        for module in self.extensions:
            Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            Path(self.build_lib, self.get_ext_filename(module.name)).unlink(missing_ok=True)
        with step("compiling the C (2 of 2)"):
            super().run()
        home = SOURCE.parent if self.inplace else Path(self.build_lib)
        made = [self.get_ext_filename(module.name) for module in self.extensions]
        if not all((home / name).exists() for name in made):
            for name in made:  # half a group is worse than none
                (home / name).unlink(missing_ok=True)
            say("the C compiler failed, so it stays uncompiled.")
            return
        note = home / SOURCE.name / NOTE
        draft = note.with_name(f"{NOTE}.new")
        draft.write_text(json.dumps({**wanted(), "made": made}, indent=1) + "\n", encoding="utf-8")
        draft.replace(note)
        say("compiled; bots are quick from now on.")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets one build after the other use the folder `build`."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another build is under way; waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def forget() -> None:
    """Removes what was built in the clone, which is stale; the note first."""
    (SOURCE / NOTE).unlink(missing_ok=True)
    for stale in SOURCE.parent.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()


def main() -> None:
    """Does what the words say, and compiles only if there is something to compile with."""
    words = set(sys.argv)
    pure = os.environ.get("WONDERTABLE_PURE") == "1"
    if pure or ASKED_ONLY & words:
        # An installer fetches what is asked for here before it builds.
        setup(setup_requires=[] if pure or lacks() else [TRANSLATOR])
        return
    os.environ.pop("MAKEFLAGS", None)  # the C compiler would look there for cores to use
    with one_at_a_time():
        if words & IN_PLACE:
            if is_built():
                setup()
                return
            forget()
        lacking = lacks()
        if lacking:
            say(f"{lacking}, so it stays uncompiled: games are the same, bots are slower.")
        modules = [] if lacking else extensions()
        setup(ext_modules=modules, cmdclass={"build_ext": BuildEngine})


if __name__ == "__main__":
    main()
