"""7 Wonders Duel in the terminal."""
