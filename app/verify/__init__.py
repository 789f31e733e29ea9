"""Checks a finished match from its file alone, without a server and without any rules.

Nothing here uses the rest of Vedette, so that one mistake can't hide another: what the server
makes by one piece of code is checked by a second one, written from docs/protocol.md.
"""
