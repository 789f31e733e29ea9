"""Data sheets as a host has them: files, in a folder that the server loads."""
