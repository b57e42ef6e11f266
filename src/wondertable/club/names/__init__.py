"""Names that stay: who keeps one, how they come back, what may be called like them."""
