"""Proofs that nothing acknowledged is lost: servers that are killed, machines that lose power."""
