"""Tournaments: who meets whom, what it counts, and how rounds go on by themselves."""
