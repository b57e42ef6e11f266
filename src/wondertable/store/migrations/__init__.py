"""How databases of older versions become today's; found by Alembic."""
