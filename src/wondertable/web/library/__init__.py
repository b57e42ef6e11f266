"""The library of games: searched, opened, collected, taken along, and brought along."""
