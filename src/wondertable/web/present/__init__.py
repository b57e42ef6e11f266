"""What pages show: one presenter for each game, and the templates' environment."""
