"""Tower of Babel in the terminal."""
