"""Tests. The tree mirrors app/; browser/ drives Chromium, js/ is run by node."""
