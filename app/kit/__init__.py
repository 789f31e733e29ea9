"""What block wargames share: pieces, places, battles, hidden slots. It knows no single game."""
