"""Mail by the server of the operator: a letter, and what becomes of it.

`smtplib` in a thread: it is there in every Python, knows every step by name (a letter is taken from
the outbox between the recipient and the words of it), and a few mails a minute need no more.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from wondertable.club.notices.errors import BadMailAddress
from wondertable.club.notices.sending import Outcome, Take

SECONDS: Final = 15.0
"""So long one step may take."""
PORTS: Final = {"smtp": 587, "smtps": 465}
LONGEST_ADDRESS: Final = 254
LONGEST_LOCAL: Final = 64
LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}")
TRANSIENT: Final = 400
PERMANENT: Final = 500
NAMES_THE_RECIPIENT: Final = (550, 551, 553, 556)
"""Answers that say that nobody is there; others refuse the server or the letter."""


class BadServer(ValueError):
    """Words that name no server for mail."""


@dataclass(frozen=True)
class Server:
    """Where mail is handed over."""

    host: str
    port: int
    secure: str
    """`always` from the first byte on, `begun` by STARTTLS, or `never`."""
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"Server({self.host}:{self.port})"


@dataclass(frozen=True)
class Letter:
    """What a mail says."""

    subject: str
    text: str
    html: str


def server_of(words: str) -> Server:
    """The server that an address such as smtp://name:password@mail.example.org names.

    smtp:// begins in the clear and is then encrypted, or nothing is sent; smtps:// is encrypted
    from the beginning. Without encryption mail is only handed to this computer, or with `?tls=off`.
    Raises BadServer.
    """
    try:
        parts = urlsplit(words)
        port = parts.port
    except ValueError:
        raise BadServer from None
    host, query = parts.hostname or "", parts.query
    if parts.scheme not in PORTS or not host or port == 0 or parts.path.strip("/"):
        raise BadServer
    if query not in ("", "tls=off") or parts.fragment:
        raise BadServer
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if parts.scheme == "smtps":
        secure = "always"
    else:
        secure = "never" if query or is_here(host) else "begun"
    return Server(host, port or PORTS[parts.scheme], secure, user, password)


def is_here(host: str) -> bool:
    """Whether a name means this computer."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def clean_address(words: str) -> str:
    """An address as it is written to; raises BadMailAddress."""
    words = words.strip()
    local, _, domain = words.rpartition("@")
    try:
        domain = domain.lower().encode("idna").decode("ascii")
    except UnicodeError:
        raise BadMailAddress(words[:LONGEST_ADDRESS]) from None
    fits = LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain) and len(local) <= LONGEST_LOCAL
    if not fits or len(local) + len(domain) >= LONGEST_ADDRESS:
        raise BadMailAddress(words[:LONGEST_ADDRESS])
    return f"{local}@{domain}"


def one_mailbox(address: str) -> str:
    """By what addresses of one mailbox are counted together."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


class Mail:
    """Hands letters over; what it does takes a while, so call it in a thread."""

    def __init__(self, server: Server, sender: str) -> None:
        self.server = server
        self.sender = sender

    def send(
        self, to: str, letter: Letter, headers: dict[str, str], at: float, take: Take
    ) -> Outcome:
        """Sends a letter to one address."""
        data = written(self.sender, to, letter, headers, at).as_bytes(policy=SMTP)
        try:
            with connected(self.server) as smtp:
                code, _ = smtp.mail(self.sender)
                if code >= TRANSIENT:
                    return Outcome.LATER  # the operator's own server does not like the sender
                code, _ = smtp.rcpt(to)
                if code >= TRANSIENT:
                    return refused(code)
                if not take():
                    return Outcome.TAKEN
                code, _ = smtp.data(data)
                return Outcome.SENT if code < TRANSIENT else refused(code)
        except smtplib.SMTPDataError as error:
            return refused(error.smtp_code)
        except (OSError, smtplib.SMTPException):
            return Outcome.LATER


def refused(code: int) -> Outcome:
    """What an answer means that is no yes."""
    if code in NAMES_THE_RECIPIENT:
        return Outcome.GONE
    return Outcome.REFUSED if code >= PERMANENT else Outcome.LATER


@contextmanager
def connected(server: Server) -> Iterator[smtplib.SMTP]:
    """A connection that is encrypted as it has to be, and signed in."""
    if server.secure == "always":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        smtp.ehlo()
        if server.secure == "begun":
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo()
        if server.user:
            smtp.login(server.user, server.password)
        yield smtp
        with suppress(OSError, smtplib.SMTPException):
            smtp.quit()
    finally:
        smtp.close()


def written(
    sender: str, to: str, letter: Letter, headers: dict[str, str], at: float
) -> EmailMessage:
    """A letter as it goes out: plain, and simply laid out."""
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Wondertable", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = format_datetime(datetime.fromtimestamp(at, UTC))
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = value
    message.set_content(letter.text)
    message.add_alternative(letter.html, subtype="html")
    return message
