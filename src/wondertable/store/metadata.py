"""What the tables of the database are registered in."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
