"""What Tower of Babel adds to the search."""
