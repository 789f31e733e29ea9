"""Network addresses."""

import ipaddress
import re
from urllib.parse import urlsplit

TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses as a translator shows them, one of all (RFC 6052)."""
LOCALLY_TRANSLATED = ipaddress.IPv6Network("64:ff9b:1::/48")
"""IPv4 addresses as a network's own translators show them (RFC 8215)."""
RELAYS = ipaddress.IPv4Network("192.88.99.0/24")
"""Where relays of tunnels through IPv4 were (RFC 7526)."""
HOST_AND_PORT = re.compile(
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?\.?|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?"
)


def is_authority(text: str) -> bool:
    """Whether a text is a host's name or address, perhaps with a port (RFC 3986, 3.2)."""
    found = HOST_AND_PORT.fullmatch(text)
    if found is None:
        return False
    try:
        # Looks into the brackets of an IPv6 address, too.
        return urlsplit(f"//{text}").hostname is not None and int(found[1] or 1) in range(1, 65536)
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_own_name(host: str) -> bool:
    """Whether a host's name or address can mean no other machine than the one that says it."""
    return host == "localhost" or is_loopback(host)


def is_public(address: str) -> bool:
    """Whether an address is one of the public Internet's, and stands for no other."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    if not known.is_global or known.is_multicast or known.is_reserved:
        return False
    if isinstance(known, ipaddress.IPv4Address):
        return known not in RELAYS
    is_own = known.is_site_local or known in LOCALLY_TRANSLATED
    return not is_own and _stands_for(known) is None


def rate_limit_key(host: str) -> str:
    """Return what limits count an address by: itself, or of IPv6 the network of 64 bits around it.

    A customer has at least so many IPv6 addresses, and may ask from another each time. Where an
    IPv6 address stands for an IPv4 address, that counts: its 64 bits would hold strangers together,
    or part what is one.
    """
    try:
        known = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    older = _stands_for(known)
    return str(older or ipaddress.IPv6Network((int(known) >> 64 << 64, 64)))


def _stands_for(known: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address in an IPv6 address: translated, or at the end of a tunnel."""
    if known in TRANSLATED:
        return ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)
    tunnel = known.teredo
    return known.ipv4_mapped or known.sixtofour or (tunnel[1] if tunnel else None)
