"""What each game says of its observations, in a file of its name."""
