"""A seat at a server elsewhere, played by a machine of ours, as any program could play it."""
