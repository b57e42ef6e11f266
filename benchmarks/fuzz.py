"""Sends nonsense to every route for as long as is wanted: `make fuzz`, or `make fuzz MINUTES=5`.

    python benchmarks/fuzz.py --minutes 30

Each round is tests/web/test_fuzz.py with a new server, another seed and more examples than
`make test` takes. A round that fails says which request it was, in its output.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import subprocess
import sys
import time
from pathlib import Path

HOUSE = Path(__file__).parents[1]
EXAMPLES = 500
REQUESTS = re.compile(r"(\d+) requests")


def round_of(seed: int) -> tuple[bool, int, str]:
    """Whether a round went well, how many requests it made, and what it printed."""
    words = ["-m", "pytest", "-q", "-s", "-n", "0", f"--hypothesis-seed={seed}"]
    done = subprocess.run(
        [sys.executable, *words, "tests/web/test_fuzz.py"],
        cwd=HOUSE,
        env=os.environ | {"FUZZ_EXAMPLES": str(EXAMPLES)},
        capture_output=True,
        encoding="utf-8",
    )
    said = done.stdout + done.stderr
    return done.returncode == 0, sum(map(int, REQUESTS.findall(said))), said


def main() -> None:
    """Goes on until the time is up, or until something is found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    end = time.monotonic() + 60 * parser.parse_args().minutes
    requests = rounds = 0
    while time.monotonic() < end:
        seed = secrets.randbelow(1 << 32)
        well, sent, said = round_of(seed)
        rounds, requests = rounds + 1, requests + sent
        print(f"round {rounds}, seed {seed}: {requests} requests so far", flush=True)
        if not well:
            sys.exit(f"{said}\nA mistake of ours: seed {seed}.")
    print(f"{rounds} rounds, {requests} requests, no mistake of ours")


if __name__ == "__main__":
    main()
