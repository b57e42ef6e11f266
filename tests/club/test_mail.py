"""Mail: which server, which address, and that a password never goes out in the clear."""

from __future__ import annotations

import pytest

from tests.club.receivers import Mailboxes, mailboxes
from wondertable.club.notices.errors import BadMailAddress
from wondertable.club.notices.mail import (
    BadServer,
    Letter,
    Mail,
    Server,
    clean_address,
    one_mailbox,
    refused,
    server_of,
)
from wondertable.club.notices.sending import Outcome
from wondertable.club.notices.tokens import Tokens, new_handle, parts

LETTER = Letter("Árvíztűrő\nBcc: eve@example.org", "words", "<p>words</p>")


@pytest.mark.parametrize(
    ("words", "server"),
    [
        ("smtp://mail.example.org", ("mail.example.org", 587, "begun", "", "")),
        ("smtps://mail.example.org", ("mail.example.org", 465, "always", "", "")),
        (
            "smtp://a%40b:p%3Aw@mail.example.org:25/",
            ("mail.example.org", 25, "begun", "a@b", "p:w"),
        ),
        ("smtp://127.0.0.1:2525", ("127.0.0.1", 2525, "never", "", "")),
        ("smtp://localhost", ("localhost", 587, "never", "", "")),
        ("smtp://relay.lan?tls=off", ("relay.lan", 587, "never", "", "")),
    ],
)
def test_a_server_is_encrypted_unless_it_is_here_or_said_otherwise(
    words: str, server: tuple[str, int, str, str, str]
) -> None:
    assert server_of(words) == Server(*server)


@pytest.mark.parametrize(
    "words",
    ["", "mail.example.org", "smtp://", "http://x", "smtp://x:0", "smtp://x/y", "smtp://x?a"],
)
def test_what_names_no_server_is_refused(words: str) -> None:
    with pytest.raises(BadServer):
        server_of(words)


def test_a_password_is_not_shown() -> None:
    assert "geheim" not in repr(server_of("smtp://ann:geheim@mail.example.org"))


def no_take() -> bool:
    raise AssertionError("nothing is taken that cannot be sent")


def test_without_the_encryption_that_was_wanted_nothing_goes_out() -> None:
    with mailboxes() as boxes:
        here = server_of(boxes.url)
        wanted = Server(here.host, here.port, "begun", "ann", "geheim")
        mail = Mail(wanted, "tables@wonders.example")
        assert mail.send("ann@example.org", LETTER, {}, 0.0, no_take) is Outcome.LATER
        assert boxes.letters == []


def test_a_letter_arrives_with_its_words_and_no_more_headers() -> None:
    with mailboxes() as boxes:
        sent(boxes)
        (letter,) = boxes.letters
        assert letter["Subject"] == "Árvíztűrő Bcc: eve@example.org"
        assert letter["Bcc"] is None
        assert letter["From"] == "Wondertable <tables@wonders.example>"
        assert letter["Date"] == "Thu, 01 Jan 1970 00:00:00 +0000"
        assert letter.get_content_type() == "multipart/alternative"


def sent(boxes: Mailboxes) -> None:
    mail = Mail(server_of(boxes.url), "tables@wonders.example")
    outcome = mail.send("ann@example.org", LETTER, {}, 0.0, lambda: True)
    assert outcome is Outcome.SENT


def test_a_server_that_is_not_there_is_tried_later() -> None:
    with mailboxes() as boxes:
        server = server_of(boxes.url)
    mail = Mail(server, "tables@wonders.example")
    assert mail.send("ann@example.org", LETTER, {}, 0.0, lambda: True) is Outcome.LATER


@pytest.mark.parametrize(
    ("code", "outcome"),
    [(550, Outcome.GONE), (554, Outcome.REFUSED), (452, Outcome.LATER), (421, Outcome.LATER)],
)
def test_what_a_server_answers_is_understood(code: int, outcome: Outcome) -> None:
    assert refused(code) is outcome


def test_addresses_are_written_as_servers_take_them() -> None:
    assert clean_address(" Ann.B+x@Példa.HU ") == "Ann.B+x@xn--plda-bpa.hu"
    assert one_mailbox("Ann+x@example.org") == one_mailbox("ann@EXAMPLE.org")
    for words in ("ann@", "a@b", "ann@example..org", "ann@-x.org", "á@example.org", "a@b@c.org"):
        with pytest.raises(BadMailAddress):
            clean_address(words)


def test_a_token_ends_mail_of_its_own_handle_alone() -> None:
    handle, tokens = new_handle(), Tokens("secret")
    token = tokens.stopping(handle)
    assert tokens.stopped(token) == handle
    assert Tokens("other secret").stopped(token) is None
    assert tokens.stopped(token.replace(handle, new_handle())) is None
    for words in ("", ".", handle, f"{handle}.", f"{handle}.é", "x" * 5000):
        assert tokens.stopped(words) is None
    assert parts("nonsense") is None
