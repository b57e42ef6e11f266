"""7 Wonders Duel on the pages."""
