"""Pages about people: one's own page, made of sections, and the ways back to a kept name."""
