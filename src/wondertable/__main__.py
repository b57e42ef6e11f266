"""Runs the command as `python -m wondertable`."""

from __future__ import annotations

import sys

if __name__ == "__main__":  # workers import this module too, and need no commands
    from wondertable.cli.app import main

    sys.exit(main())
