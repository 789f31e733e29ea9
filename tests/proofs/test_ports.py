"""Ports that are reserved: nobody listens there, and nobody else is given one."""

import socket
from contextlib import ExitStack

from proofs import ports
from proofs.ports import reserved_port


def test_a_port_is_given_once_and_can_be_listened_on(monkeypatch):
    monkeypatch.setattr(ports, "TO", ports.FROM + 4)
    with ExitStack() as held:
        given = [held.enter_context(reserved_port()) for _ in range(3)]
        assert len(set(given)) == 3
        with socket.create_server(("127.0.0.1", given[0])):
            assert held.enter_context(reserved_port()) not in given


def test_a_port_that_somebody_listens_on_is_not_given(monkeypatch):
    with reserved_port() as port:
        pass
    monkeypatch.setattr(ports, "FROM", port)
    monkeypatch.setattr(ports, "TO", port + 2)
    with socket.create_server(("127.0.0.1", port)), reserved_port() as given:
        assert given == port + 1
