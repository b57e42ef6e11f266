"""Talk at tables: what a page shows of it, what people do with it, and the page of operators."""
