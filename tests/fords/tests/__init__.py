"""What is true of Fords alone."""
