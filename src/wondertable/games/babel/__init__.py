"""Tower of Babel, Reiner Knizia's game for three to five."""
