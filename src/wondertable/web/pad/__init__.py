"""The score pad: what a sheet asks, added up by the engine, for people at a real table."""
