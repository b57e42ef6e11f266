"""What happened in a game as people tell it: a deed is made of one event, or of several."""
