"""Matches between bots: the same deals with seats exchanged, and what they prove."""
