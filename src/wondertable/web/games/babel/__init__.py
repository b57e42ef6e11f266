"""Tower of Babel on the pages."""
