"""Draws the pictures of cards and wonders: `python tools/draw.py` (docs/pictures.md tells how)."""
