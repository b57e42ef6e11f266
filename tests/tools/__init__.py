"""What a clone is set up with."""
