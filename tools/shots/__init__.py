"""Pictures of the site as it stands: `make pictures` and `make shots`."""
