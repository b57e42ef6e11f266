"""Games in the terminal: a folder for each, whose `terminal.py` has a `TERMINAL`."""
