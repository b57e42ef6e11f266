"""Where messages may go, and what a push service is told."""

from __future__ import annotations

import socket

import http_ece
import pytest

from tests.club.receivers import PUSH_KEY, Device, push_service
from wondertable.club.notices import public
from wondertable.club.notices.errors import BadEndpoint
from wondertable.club.notices.push import Push, encrypted, is_key, new_key, outcome_of, read
from wondertable.club.notices.sending import Outcome
from wondertable.store.wishes import SubscriptionRow

SUB = "mailto:ann@wonders.example"


def row_of(device: Device) -> SubscriptionRow:
    return SubscriptionRow("id", "ann", device.endpoint, device.key, device.auth, "x", 1.0)


def no_take() -> bool:
    raise AssertionError("nothing is taken that cannot be sent")


@pytest.mark.parametrize(
    ("address", "open_to_all"),
    [
        *(("8.8.8.8", True), ("2001:4860:4860::8888", True), ("::ffff:8.8.8.8", True)),
        *(("127.0.0.1", False), ("127.9.9.9", False), ("10.0.0.1", False), ("172.16.0.1", False)),
        *(("192.168.1.1", False), ("169.254.169.254", False), ("100.64.0.1", False)),
        *(("0.0.0.0", False), ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False)),
        *(("::", False), ("fe80::1", False), ("fe80::1%eth0", False), ("fd00::1", False)),
        *(("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:a00:1::", False)),
        *(("ff02::1", False), ("nonsense", False), ("", False)),
    ],
)
def test_only_addresses_that_are_everybody_s_are_public(address: str, *, open_to_all: bool) -> None:
    assert public.is_public(address) is open_to_all


def test_a_name_that_leads_elsewhere_by_now_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name may have had a public address when the browser was added."""
    answers = [["8.8.8.8"], ["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]]
    monkeypatch.setattr(public, "addresses", lambda host, port: answers.pop(0))
    push = Push(PUSH_KEY, SUB, lambda: 0.0)
    device = Device("phone", "https://push.example/x")
    push.check(device.endpoint, device.key, device.auth)
    for _ in range(2):
        assert push.send(row_of(device), b"x", "topic", 60, no_take) is Outcome.LATER
    assert answers == []


def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[tuple[str, int]] = []

    def connect(place: tuple[str, int], timeout: float) -> None:
        called.append(place)
        raise OSError

    monkeypatch.setattr(public, "addresses", lambda host, port: ["8.8.8.8"])
    monkeypatch.setattr(socket, "create_connection", connect)
    device = Device("phone", "https://push.example/x")
    push = Push(PUSH_KEY, SUB, lambda: 0.0)
    assert push.send(row_of(device), b"x", "topic", 60, no_take) is Outcome.LATER
    assert called == [("8.8.8.8", 443)]


def test_an_endpoint_that_is_not_https_is_never_sent_to() -> None:
    device = Device("phone", "http://push.example/x")
    push = Push(PUSH_KEY, SUB, lambda: 0.0)
    assert push.send(row_of(device), b"x", "topic", 60, no_take) is Outcome.GONE
    with pytest.raises(BadEndpoint):
        push.check(device.endpoint, device.key, device.auth)


def test_only_the_browser_can_read_a_message() -> None:
    device, other = Device("phone", ""), Device("other", "")
    body = encrypted(b'{"title": "secret"}', device.key, device.auth)
    assert b"secret" not in body
    assert device.read(body) == {"title": "secret"}
    with pytest.raises(Exception, match=r"[Dd]ecrypt|invalid|InvalidTag"):
        http_ece.decrypt(
            body, private_key=other.private, auth_secret=other.secret, version="aes128gcm"
        )


def test_a_service_hears_who_sends_and_where_a_later_message_goes() -> None:
    with push_service() as service:
        device = service.device("phone")
        push = Push(PUSH_KEY, SUB, lambda: 2e9, anywhere=True)
        sent = push.send(row_of(device), b'{"a": 1}', "topic", 60, lambda: True)
        assert sent is Outcome.SENT
        (message,) = service.messages
        assert message.data == {"a": 1}
        assert (message.headers["Topic"], message.headers["TTL"]) == ("topic", "60")
        assert f"k={push.public_key}" in message.headers["Authorization"]
        assert push.send(row_of(device), b"{}", "t", 60, lambda: False) is Outcome.TAKEN
        assert service.asked == 1


def test_a_service_that_hangs_up_is_tried_later() -> None:
    with push_service() as service:
        device = service.device("phone")
        service_url = service.url
    push = Push(PUSH_KEY, SUB, lambda: 0.0, anywhere=True)
    assert device.endpoint.startswith(service_url)
    assert push.send(row_of(device), b"{}", "t", 60, no_take) is Outcome.LATER


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        *((200, Outcome.SENT), (201, Outcome.SENT), (202, Outcome.SENT)),
        *((404, Outcome.GONE), (410, Outcome.GONE)),
        *((408, Outcome.LATER), (429, Outcome.LATER), (500, Outcome.LATER), (503, Outcome.LATER)),
        *((301, Outcome.REFUSED), (400, Outcome.REFUSED), (403, Outcome.REFUSED)),
        (413, Outcome.REFUSED),
    ],
)
def test_what_a_service_answers_is_understood(status: int, outcome: Outcome) -> None:
    assert outcome_of(status) is outcome


def test_keys_are_told_from_other_words() -> None:
    assert is_key(new_key())
    for words in ("", "x", "A" * 43, new_key() + "A" * 8, "é" * 43):
        assert not is_key(words)
    assert read(new_key()) != read(new_key())
