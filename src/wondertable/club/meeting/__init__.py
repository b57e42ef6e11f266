"""How people find each other: a queue that pairs, friends, challenges, series of games."""
