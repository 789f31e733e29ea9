"""Words: the catalogue of every language, and the templates that put them on paper."""
