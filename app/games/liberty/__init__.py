"""Liberty: The American Revolution 1775-83. It has no `PLACE` yet, so it is not on the shelf."""
