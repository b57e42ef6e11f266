"""By which addresses a server is found."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any

import pytest

from wondertable.web.places import named_for_others, own_addresses, url_of


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network in which this computer has two addresses of its own."""

    class Probe:
        def __init__(self, *_: Any) -> None:
            pass

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: Any) -> None:
            pass

        def connect(self, place: tuple[str, int]) -> None:
            assert place[0] == "192.0.2.1"

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.20", 40000

    named = ["127.0.1.1", "10.0.0.7", "169.254.3.4", "192.168.1.20"]
    monkeypatch.setattr(socket, "socket", Probe)
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", (one, 0)) for one in named]
    )


@pytest.mark.usefixtures("network")
def test_others_are_told_the_addresses_that_lead_here_the_likeliest_first() -> None:
    assert own_addresses("0.0.0.0") == ["192.168.1.20", "10.0.0.7"]


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.20", "example.org"])
def test_a_server_that_listens_at_one_place_has_no_others(host: str) -> None:
    assert own_addresses(host) == []


def test_without_a_network_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", fails)
    monkeypatch.setattr(socket, "getaddrinfo", fails)
    assert own_addresses("0.0.0.0") == []
    assert own_addresses("::") == []
    assert named_for_others("127.0.0.1:8000", "0.0.0.0") == "127.0.0.1:8000"


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize(
    ("place", "named"),
    [
        ("127.0.0.1:8001", "192.168.1.20:8001"),
        ("localhost", "192.168.1.20"),
        ("[::1]:8000", "192.168.1.20:8000"),
        ("10.0.0.7:8000", "10.0.0.7:8000"),
        ("example.org", "example.org"),
    ],
)
def test_a_link_names_this_computer_as_others_do(place: str, named: str) -> None:
    assert named_for_others(place, "0.0.0.0") == named
    assert named_for_others(place, "127.0.0.1") == place


def test_an_address_with_colons_is_written_in_brackets() -> None:
    assert url_of("192.168.1.20", 8000) == "http://192.168.1.20:8000/"
    assert url_of("2001:db8::5", 80) == "http://[2001:db8::5]:80/"


def test_this_computer_can_be_asked_for_real() -> None:
    found = own_addresses("0.0.0.0")  # none where there is no network
    assert [ip_address(one).version for one in found] == [4] * len(found)
    assert not any(ip_address(one).is_loopback for one in found)
