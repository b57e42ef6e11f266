"""Runs the command as `python -m wondertable`."""

from __future__ import annotations

import sys

from wondertable.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
