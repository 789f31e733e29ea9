"""The web application: pages, middleware, errors."""
