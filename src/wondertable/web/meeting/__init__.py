"""Pages on which people find each other: open tables, the queue, friends, challenges."""
