"""The hash chain over a match's committed records: what was shown once can't be changed later."""

import hashlib

SALT_BYTES = 16
GENESIS = "0" * 64


def link(head: str, salt: bytes, payload: bytes) -> str:
    """Return the chain's next head, in hex: SHA-256 of the last head, a random salt, the bytes.

    The salt keeps a head from confirming a guess at the hidden content of `payload`.
    """
    return hashlib.sha256(bytes.fromhex(head) + salt + payload).hexdigest()
