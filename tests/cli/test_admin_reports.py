"""Reports of people, read and settled from the terminal."""

from __future__ import annotations

import json

from tests.cli.conftest import Command
from tests.store.rows import ANN, BOT, opened, table
from wondertable.store import add_table, load_table
from wondertable.store.complaints import ComplaintRow, LineRow, keep_complaint, key_counts
from wondertable.store.talk import silent_until

ROW = ComplaintRow("r1", 5.0, "ann", "bob", "Bob", "a", 2, "spam", "look\nhere")
LINES = [LineRow(1, "ann", "Ann", "hello", "", 1.0), LineRow(2, "bob", "Bob", "", "buy", 2.0)]


def test_reports_are_shown_and_settled_on_either_database(place: str, command: Command) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT])
        keep_complaint(database, ROW, LINES)
    there = ("--database", place)
    told = command("admin", "reports", *there).out
    for words in ("r1", "Bob: Spam or advertising", "Ann: Hello!", "> Bob: buy", "“look here”"):
        assert words in told
    (found,) = json.loads(command("admin", "reports", "--json", *there).out)
    assert (found["name"], found["note"]) == ("Bob", "look\nhere")
    assert "ann" not in json.dumps(found)
    ran = command("admin", "reports", "r1", "--do", "silence", "--days", "2", *there)
    assert (ran.status, ran.out) == (0, "Done; the report is settled.\n")
    assert command("admin", "reports", *there).out == "Nothing has been reported.\n"
    assert "silenced for 2 days" in command("admin", "reports", "--settled", *there).out
    with opened(place) as database:
        assert silent_until(database, "bob", "") > 0
    assert command("admin", "reports", "no", "--do", "dismiss", *there).status == 2


def test_a_table_is_closed_from_the_terminal(place: str, command: Command) -> None:
    with opened(place) as database:
        add_table(database, table(status="waiting", settings={}), [ANN, BOT])
        keep_complaint(database, ROW, LINES)
    assert command("admin", "reports", "r1", "--do", "close", "--database", place).status == 0
    with opened(place) as database:
        saved = load_table(database, "a")
    assert saved is not None
    assert saved.table.status == "over"


def test_a_link_lets_an_operator_in_until_all_are_signed_out(place: str, command: Command) -> None:
    link, told = command("admin", "reports", "--link", "--database", place).out.splitlines()
    assert "/operator/link/" in link
    assert "works once" in told
    from wondertable.club.complaints import hashed

    secret = hashed(link.rpartition("/")[2])
    with opened(place) as database:
        assert key_counts(database, secret, "link", 0.0)
    command("admin", "reports", "--sign-out", "--database", place)
    with opened(place) as database:
        assert not key_counts(database, secret, "link", 0.0)
