"""Cookies by their exact names, as browsers tell them apart."""

from starlette.requests import HTTPConnection

_BLANK = b" \t"


def cookie(connection: HTTPConnection, name: str) -> str:
    """Return a cookie's value; "" for none, and for one that came twice: either may be planted.

    Starlette strips more from a name than browsers do: what another domain may set would be read as
    a `__Host-` cookie, which it may not.
    """
    found = [
        value.strip(_BLANK)
        for header, pairs in connection.headers.raw
        if header == b"cookie"
        for pair in pairs.split(b";")
        for key, _, value in [pair.partition(b"=")]
        if key.strip(_BLANK) == name.encode()
    ]
    return found[0].decode("latin-1") if len(found) == 1 else ""
