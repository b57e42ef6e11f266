"""What 7 Wonders adds to the search."""
