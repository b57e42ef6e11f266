"""The pages: routes, presenters, templates, and our own client code."""
