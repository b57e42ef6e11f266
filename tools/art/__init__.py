"""Draws the pictures of cards and wonders: `python tools/draw.py` (docs/drawing.md tells how)."""
