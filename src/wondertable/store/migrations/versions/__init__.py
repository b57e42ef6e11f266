"""The revisions, oldest first. A revision that was released is never changed."""
