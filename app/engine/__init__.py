"""What every block wargame shares: pure functions over frozen values."""
