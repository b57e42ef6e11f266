"""7 Wonders, second edition, with Cities and team play."""
