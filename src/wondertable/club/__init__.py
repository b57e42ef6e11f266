"""The people of a server beyond one table: who they are, how they play, and how they meet."""
