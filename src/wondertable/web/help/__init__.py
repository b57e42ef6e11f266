"""Help at hand: explanations of things, glossaries, how to play, rulings."""
