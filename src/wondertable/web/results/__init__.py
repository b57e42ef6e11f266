"""Pages of results: one's games, how one comes on, what others see of one, leaderboards."""
