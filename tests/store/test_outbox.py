"""What is owed to people, in the database: arranged, taken, tried again, dropped."""

from __future__ import annotations

from dataclasses import replace

from wondertable.store import Database, add_table, delete_table
from wondertable.store.outbox import (
    DIGEST,
    ROUND,
    TURN,
    OutboxRow,
    Owed,
    arrange,
    begin_digest,
    drop_notice,
    due_notices,
    listed_tables,
    mark_seen,
    owe,
    settle,
    take,
    try_later,
)
from wondertable.store.people import PersonRow, keep_person
from wondertable.store.vacations import (
    VacationRow,
    add_vacation,
    end_vacation,
    forget_vacations,
    vacations_of,
    vacations_since,
)
from wondertable.store.wishes import (
    MAIL,
    AddressRow,
    SubscriptionRow,
    WishRow,
    address_of,
    confirm_address,
    drop_subscription,
    forget_guests,
    keep_address,
    keep_subscription,
    keep_wish,
    note_refused,
    note_undelivered,
    stop_mail,
    subscriptions_of,
    wish_of,
)

from .rows import ANN, BOT, opened, table

WISH = WishRow("ann", "once")
PHONE = SubscriptionRow("phone", "ann", "https://push.example/1", "key", "auth", "Phone", 1.0)
ADDRESS = AddressRow("ann", "ann@example.org", "handle", 1.0, hash="hash", until=50.0)
GOOD = replace(ADDRESS, confirmed=2.0, hash=None, until=None)
FIRST = Owed(TURN, "ann", 4, 4, 60.0)
MOST = 9


def prepared(database: Database, *wishes: WishRow) -> None:
    add_table(database, table(), [ANN, BOT])
    for wish in wishes or (WISH,):
        keep_wish(database, wish)
    keep_subscription(database, PHONE, MOST)
    keep_address(database, GOOD)


def arranged(database: Database, *owed: Owed, over: bool = False) -> list[tuple[str, int, float]]:
    """What is owed afterwards, by target."""
    arrange(database, "a", owed, over=over)
    return [(row.target, row.turn, row.due) for row in due_notices(database, 1e9, MOST)]


def test_a_turn_is_owed_at_every_place_that_somebody_wants(place: str) -> None:
    with opened(place) as database:
        prepared(database)
        assert arranged(database, FIRST) == [(MAIL, 4, 60.0), ("phone", 4, 60.0)]
        assert arranged(database, replace(FIRST, due=99.0)) == [(MAIL, 4, 60.0), ("phone", 4, 60.0)]
        assert arranged(database) == []
        keep_wish(database, replace(WISH, push=False))
        assert arranged(database, FIRST) == [(MAIL, 4, 60.0)]
        keep_wish(database, replace(WISH, pace="off"))
        assert arranged(database, FIRST) == []


def test_a_notice_is_taken_once_and_a_turn_told_once(place: str) -> None:
    with opened(place) as database:
        prepared(database, replace(WISH, mail=False))
        arranged(database, FIRST)
        (row,) = due_notices(database, 60.0, MOST)
        assert due_notices(database, 59.0, MOST) == []
        assert [take(database, row), take(database, row)] == [True, False]
        assert arranged(database, replace(FIRST, decision=7, due=99.0)) == []
        assert arranged(database) == []
        assert arranged(database, FIRST) == []
        assert arranged(database, replace(FIRST, turn=8, due=90.0)) == [("phone", 8, 90.0)]
        assert not take(database, row), "that was the turn before"


def test_what_was_seen_is_owed_again_when_there_is_more_to_choose(place: str) -> None:
    with opened(place) as database:
        prepared(database, replace(WISH, mail=False))
        arranged(database, FIRST)
        mark_seen(database, "a", "ann")
        assert arranged(database, FIRST) == []
        assert arranged(database, replace(FIRST, decision=5, due=70.0)) == [("phone", 4, 70.0)]


def test_what_did_not_arrive_is_owed_later_and_what_changed_meanwhile_stays(place: str) -> None:
    with opened(place) as database:
        prepared(database, replace(WISH, mail=False))
        arranged(database, FIRST)
        (row,) = due_notices(database, 60.0, MOST)
        take(database, row)
        try_later(database, replace(row, state="sent"), 120.0)
        (again,) = due_notices(database, 120.0, MOST)
        assert (again.tries, again.due) == (1, 120.0)
        assert not settle(database, row, "failed"), "it is not as it was looked at"
        arranged(database, replace(FIRST, turn=8, due=90.0))
        try_later(database, replace(again, state="sent"), 500.0)
        drop_notice(database, again)
        assert [one.turn for one in due_notices(database, 1e9, MOST)] == [8]


def test_a_table_that_is_over_or_deleted_leaves_nothing(place: str) -> None:
    with opened(place) as database:
        prepared(database)
        arranged(database, FIRST)
        for row in due_notices(database, 1e9, MOST)[:1]:
            take(database, row)
        arranged(database, over=True)
        assert arranged(database, FIRST), "nothing is remembered of it"
        delete_table(database, "a")
        assert due_notices(database, 1e9, MOST) == []


def test_a_digest_is_begun_once_and_names_the_tables(place: str) -> None:
    with opened(place) as database:
        prepared(database, replace(WISH, pace="daily", digest=100.0))
        assert arranged(database, FIRST, Owed(ROUND, "ann", 0, 0, 5.0)) == []
        assert listed_tables(database, "ann") == ["a"]
        begun = begin_digest(database, "ann", 100.0, 200.0, 7)
        assert [(row.subject, row.target) for row in begun] == [(DIGEST, "phone"), (DIGEST, MAIL)]
        assert begin_digest(database, "ann", 100.0, 200.0, 7) == []
        assert wish_of(database, "ann").digest == 200.0
        arranged(database)
        assert listed_tables(database, "ann") == []
        assert begin_digest(database, "ann", 200.0, 300.0, 8) == []


def test_a_device_goes_with_what_is_owed_there_and_not_with_what_was_told(place: str) -> None:
    with opened(place) as database:
        prepared(database)
        arranged(database, FIRST)
        for row in due_notices(database, 1e9, MOST):
            if row.target == "phone":
                take(database, row)
        assert not drop_subscription(database, "phone", "eve")
        assert drop_subscription(database, "phone", "ann")
        stop_mail(database, "handle")
        assert due_notices(database, 1e9, MOST) == []
        keep_subscription(database, replace(PHONE, id="new"), MOST)
        assert arranged(database, FIRST) == [], "she has heard of this turn"


def test_a_device_that_misses_too_much_is_dropped(place: str) -> None:
    with opened(place) as database:
        prepared(database)
        note_undelivered(database, "phone", 2)
        assert len(subscriptions_of(database, "ann")) == 1
        note_undelivered(database, "phone", 2)
        assert subscriptions_of(database, "ann") == []


def test_an_address_is_confirmed_by_its_code_in_time_once(place: str) -> None:
    with opened(place) as database:
        keep_address(database, ADDRESS)
        assert confirm_address(database, "handle", "other", 10.0, 5) is None
        assert confirm_address(database, "handle", "hash", 51.0, 5) is None
        assert confirm_address(database, "handle", "hash", 50.0, 5) == "ann"
        assert confirm_address(database, "handle", "hash", 50.0, 5) is None
        keep_address(database, ADDRESS)
        for _ in range(5):
            confirm_address(database, "handle", "other", 10.0, 5)
        assert confirm_address(database, "handle", "hash", 10.0, 5) is None


def test_mail_is_off_after_some_refusals_in_a_row(place: str) -> None:
    with opened(place) as database:
        keep_address(database, GOOD)
        assert [note_refused(database, "ann", 2) for _ in range(2)] == [False, True]
        found = address_of(database, "ann")
        assert found is not None
        assert (found.off, found.good) == ("refused", False)
        assert not note_refused(database, "nobody", 2)


def test_guests_who_are_here_no_more_are_forgotten(place: str) -> None:
    with opened(place) as database:
        prepared(database)
        keep_person(database, PersonRow("bob", "Bob", "bob", 1, 1.0, 1.0))
        for person in ("bob", "eve"):
            keep_wish(database, WishRow(person, "once", changed=5.0))
            keep_subscription(database, replace(PHONE, id=person, person=person), MOST)
            keep_address(database, replace(GOOD, person=person, handle=person))
        forget_guests(database, 10.0)
        left = [person for person in ("ann", "bob", "eve") if wish_of(database, person).changed]
        assert left == ["bob"]
        assert wish_of(database, "ann").pace == "once", "she sits at a table"
        assert [len(subscriptions_of(database, one)) for one in ("ann", "bob", "eve")] == [1, 1, 0]
        assert address_of(database, "eve") is None


def test_a_notice_without_a_table_is_owed_and_dropped(place: str) -> None:
    with opened(place) as database:
        row = OutboxRow("ann", "test", "phone", None, 0, 0, "owed", 5.0)
        owe(database, row)
        owe(database, row)
        assert due_notices(database, 5.0, MOST) == [row]
        drop_notice(database, row)
        assert due_notices(database, 5.0, MOST) == []


def test_holidays_are_kept_if_nothing_changed_meanwhile_and_forgotten_later(place: str) -> None:
    with opened(place) as database:
        first, second = VacationRow("ann", 10.0, 20.0), VacationRow("ann", 50.0, 60.0)
        assert add_vacation(database, first, [])
        assert not add_vacation(database, second, []), "somebody was quicker"
        assert add_vacation(database, second, [first])
        assert vacations_since(database, 20.0) == [second]
        assert end_vacation(database, second, 40.0)
        assert vacations_of(database, "ann") == [first]
        assert not end_vacation(database, second, 55.0)
        assert end_vacation(database, first, 15.0)
        forget_vacations(database, 16.0)
        assert vacations_of(database, "ann") == []
