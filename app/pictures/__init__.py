"""Small pictures of positions, for links and lists. They show what a view shows and no more."""
