"""Tests of Fords alone."""
