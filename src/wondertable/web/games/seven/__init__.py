"""7 Wonders on the pages."""
