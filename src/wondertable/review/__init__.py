"""A finished game looked at again: chances, mistakes and luck, for every seat."""
