"""Network addresses."""

import ipaddress
import socket


def is_loopback(host: str) -> bool:
    """Tell whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def household(host: str) -> str:
    """Give what limits count an address by: itself, or of IPv6 the network of 64 bits around it.

    A household has at least so many IPv6 addresses, and may ask from another each time.
    """
    try:
        known = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known) >> 64 << 64, 64)))


def free_port() -> int:
    """Find a port of this machine that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
