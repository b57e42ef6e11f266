"""Learning a game by playing it. Only `fit.py` needs PyTorch."""
