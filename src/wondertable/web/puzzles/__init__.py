"""Pages of puzzles: today's, one after the other, and how somebody comes on."""
