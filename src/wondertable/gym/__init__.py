"""Environments for learners: the games as PettingZoo, Gymnasium and OpenSpiel want them."""
