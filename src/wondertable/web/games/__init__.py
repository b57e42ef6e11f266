"""Games on the pages: a folder for each."""
