"""What people want to hear, through the pages: devices, addresses, links in mails, holidays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.club.receivers import Device, Mailboxes, PushService, mailboxes, plain, push_service
from tests.table.room import Time
from tests.web.guests import ORIGIN, Guest, House, house_in
from wondertable.club.notices.holidays import MOST_DAYS, YEAR_DAYS
from wondertable.club.notices.service import WAIT
from wondertable.club.notices.wants import CODE_SECONDS, CODE_TRIES, MOST_DEVICES, MOST_LETTERS
from wondertable.text import LANGUAGES
from wondertable.web.settings import Settings, SettingsError, checked

ADDRESS = "ann@example.org"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def all_boxes() -> Iterator[Mailboxes]:
    with mailboxes() as boxes:
        yield boxes


@pytest.fixture
def boxes(all_boxes: Mailboxes) -> Mailboxes:
    all_boxes.letters.clear()
    all_boxes.refused.clear()
    return all_boxes


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def post(tmp_path: Path, boxes: Mailboxes, time: Time) -> Iterator[House]:
    """A server that sends mail, and pushes to this computer too."""
    given = {"smtp": boxes.url, "mail_from": "tables@wonders.example", "public_url": ORIGIN}
    with house_in(tmp_path, **given) as house:
        freed(house, time)
        yield house


def freed(house: House, time: Time) -> None:
    """Lets time be what the test says, and push go anywhere."""
    house.site.hall.house.now = time.now
    house.site.wishes._now = time.now
    push = house.site.notices.ways.push
    assert push is not None
    push.anywhere = True
    house.site.notices._not_before = 0.0


def called(house: House, work: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(work)


def passes(house: House, time: Time, seconds: float = WAIT + 1) -> None:
    called(house, house.site.notices.settled)
    time.passes(seconds)
    called(house, house.site.notices.sweep)


def add(guest: Guest, device: Device) -> int:
    form = {"endpoint": device.endpoint, "key": device.key, "auth": device.auth}
    return guest.post("/me/notices/device", {**form, "label": device.name}).status_code


def link_in(letter: Any, what: str) -> str:
    found = re.search(rf"{ORIGIN}(/notices/{what}/\S+)", plain(letter))
    assert found, plain(letter)
    return found[1]


def confirmed(guest: Guest, boxes: Mailboxes, address: str = ADDRESS) -> None:
    assert guest.post("/me/notices/address", {"address": address}).status_code == 303
    link = link_in(boxes.to(address)[-1], "confirm")
    assert guest.post(link).status_code == 200


def section(guest: Guest, name: str = "notices") -> str:
    page = guest.get("/me").text
    found = re.search(rf'<section class="panel" id="{name}".*?</section>', page, re.S)
    assert found
    return found[0]


# Mail.


def test_an_address_is_confirmed_by_its_letter_on_any_device(post: House, boxes: Mailboxes) -> None:
    ann, other = post.guest("Ann"), post.guest("Other")
    assert ann.post("/me/notices/address", {"address": f" {ADDRESS} "}).status_code == 303
    assert "Follow the link in it" in section(ann)
    (letter,) = boxes.to(ADDRESS)
    assert letter["Auto-Submitted"] == "auto-generated"
    link = link_in(letter, "confirm")
    assert ADDRESS in other.get(link).text
    assert "Follow the link in it" in section(ann), "a look at a link confirms nothing"
    assert "is confirmed" in other.post(link).text
    assert f"{ADDRESS} is confirmed" in section(ann)
    assert ADDRESS not in section(other)


def test_a_letter_confirms_once_and_for_a_day(post: House, boxes: Mailboxes, time: Time) -> None:
    ann = post.guest("Ann")
    ann.post("/me/notices/address", {"address": ADDRESS})
    first = link_in(boxes.letters[-1], "confirm")
    time.passes(CODE_SECONDS + 1)
    assert ann.get(first).status_code == ann.post(first).status_code == 404
    ann.post("/me/notices/address", {"address": ADDRESS})
    second = link_in(boxes.letters[-1], "confirm")
    assert ann.post(first).status_code == 404
    assert ann.post(second).status_code == 200
    replayed = ann.post(second)
    assert replayed.status_code == 404
    assert "good once and for a day" in replayed.text


def test_a_letter_is_void_after_some_tries(post: House, boxes: Mailboxes) -> None:
    ann, eve = post.guest("Ann"), post.guest("Eve")
    ann.post("/me/notices/address", {"address": ADDRESS})
    link = link_in(boxes.letters[-1], "confirm")
    handle, _, code = link.rpartition(".")
    for _ in range(CODE_TRIES):
        assert eve.post(f"{handle}.{code[::-1]}").status_code == 404
    assert ann.post(link).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        *("", "ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@exa mple.org"),
        *("ann@example.org\r\nBcc: eve@example.org", "ann@example.org,eve@example.org"),
        *("<ann@example.org>", "ann@127.0.0.1", "ann@[127.0.0.1]", "x" * 65 + "@example.org"),
    ],
)
def test_what_is_no_address_is_told_so_and_nothing_is_sent(
    post: House, boxes: Mailboxes, address: str
) -> None:
    answer = post.guest("Ann").post("/me/notices/address", {"address": address})
    assert answer.status_code == 422
    assert "is no address for mail" in answer.text
    assert boxes.letters == []


def test_a_letter_that_is_not_taken_is_told(post: House, boxes: Mailboxes) -> None:
    boxes.refused[ADDRESS] = "550 nobody of this name"
    ann = post.guest("Ann")
    answer = ann.post("/me/notices/address", {"address": ADDRESS})
    assert answer.status_code == 409
    assert "was not taken" in answer.text
    assert "It is used for these notices alone" in section(ann)


def test_nobody_is_flooded_with_letters(post: House, boxes: Mailboxes, time: Time) -> None:
    for at in range(MOST_LETTERS):
        guest = post.guest(f"Eve {at}")
        words = f"ANN+{at}@Example.org" if at else ADDRESS
        assert guest.post("/me/notices/address", {"address": words}).status_code == 303
        assert guest.post("/me/notices/address/remove").status_code == 303
    refused = post.guest("Eve").post("/me/notices/address", {"address": ADDRESS})
    assert refused.status_code == 409
    assert "try again tomorrow" in refused.text
    assert len(boxes.letters) == MOST_LETTERS
    time.passes(24 * 3600 + 1)
    assert post.guest("X").post("/me/notices/address", {"address": ADDRESS}).status_code == 303


def test_one_person_has_letters_sent_to_some_addresses_and_no_more(
    tmp_path: Path, boxes: Mailboxes
) -> None:
    given = {"smtp": boxes.url, "mail_from": "tables@wonders.example", "public_url": ORIGIN}
    with house_in(tmp_path, letters_per_hour=2, **given) as house:
        ann = house.guest("Ann")
        answers = [
            ann.post("/me/notices/address", {"address": f"a{at}@example.org"}).status_code
            for at in range(3)
        ]
    assert answers == [303, 303, 429]


def test_one_press_in_a_mailbox_ends_mail(post: House, boxes: Mailboxes, time: Time) -> None:
    ann, bob = post.guest("Ann"), post.guest("Bob")
    confirmed(ann, boxes)
    table_id = ann.with_friend(clock="move-days")
    bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
    passes(post, time)
    letter = boxes.to(ADDRESS)[-1]
    assert letter["Subject"] == "It is your turn"
    link = link_in(letter, "stop")
    assert f"<{ORIGIN}{link}>" == letter["List-Unsubscribe"]
    # As a mailbox does it: without a cookie, a token of a form, or an origin.
    answer = post.client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert "was ended by the link" in section(ann)
    assert post.client.get(link).status_code == 200, "it may be pressed again"
    sent = len(boxes.letters)
    while ann.act(table_id).status_code == 200:
        pass
    while bob.act(table_id).status_code == 200:
        pass
    passes(post, time)
    assert len(boxes.letters) == sent
    assert ann.post("/me/notices/address/resume").status_code == 303
    assert "is confirmed" in section(ann)


def test_the_link_that_ends_mail_can_do_nothing_else(
    post: House, boxes: Mailboxes, time: Time
) -> None:
    ann, eve = post.guest("Ann"), post.guest("Eve")
    confirmed(ann, boxes)
    ann.post("/me/notices/test")
    link = link_in(boxes.letters[-1], "stop")
    token = link.rpartition("/")[2]
    assert eve.post(f"/notices/confirm/{token}").status_code == 404
    assert ADDRESS not in eve.get(link).text
    for changed in (token[:-1] + ("0" if token[-1] != "0" else "1"), token[::-1], "x"):
        assert eve.get(f"/notices/stop/{changed}").status_code == 404
        eve.post(f"/notices/stop/{changed}")
    assert "is confirmed" in section(ann)
    eve.get(link)
    assert "is confirmed" in section(ann), "a look at a link ends nothing"


def test_links_of_mails_stand_in_no_log(
    post: House, boxes: Mailboxes, caplog: pytest.LogCaptureFixture
) -> None:
    ann = post.guest("Ann")
    with caplog.at_level("DEBUG"):
        confirmed(ann, boxes)
        ann.post("/me/notices/test")
        ann.post(link_in(boxes.letters[-1], "stop"))
    ours = [one for one in caplog.records if one.name.startswith("wondertable")]
    told = "\n".join(one.getMessage() for one in ours)
    assert "/notices/confirm/…" in told
    for letter in boxes.letters:
        for what in ("confirm", "stop"):
            for found in re.findall(rf"/notices/{what}/(\S+)", plain(letter)):
                assert found not in told


# Push.


def test_a_device_is_added_tried_and_removed(post: House, service: PushService, time: Time) -> None:
    ann = post.guest("Ann")
    device = service.device("phone")
    assert add(ann, device) == 303
    assert "<b>phone</b>" in section(ann)
    assert 'value="once" checked' in section(ann)
    answer = ann.post("/me/notices/test")
    assert answer.headers["location"] == "/me?notices=sent#notices"
    assert "is on its way" in ann.get("/me?notices=sent").text
    assert service.of("phone")[-1]["title"] == "This is how you are told"
    found = re.search(r'name="device"\s+value="(\w+)"', section(ann))
    assert found
    eve = post.guest("Eve")
    eve.post("/me/notices/device/remove", {"device": found[1]})
    assert "<b>phone</b>" in section(ann), "only one's own"
    ann.post("/me/notices/device/remove", {"device": found[1]})
    assert "<b>phone</b>" not in section(ann)


def test_a_browser_that_somebody_else_uses_now_tells_nothing_of_the_one_before(
    post: House, service: PushService, time: Time
) -> None:
    ann, bob = post.guest("Ann"), post.guest("Bob")
    device = service.device("shared")
    assert add(ann, device) == add(bob, device) == 303
    assert "<b>shared</b>" not in section(ann)
    assert "<b>shared</b>" in section(bob)


def test_somebody_has_some_devices_and_no_more(post: House, service: PushService) -> None:
    ann = post.guest("Ann")
    devices = [service.device(f"device{at}") for at in range(MOST_DEVICES + 1)]
    answers = [add(ann, device) for device in devices]
    assert answers == [303] * MOST_DEVICES + [409]
    assert add(ann, devices[0]) == 303, "one that is known may come again"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://updates.push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://8.8.8.8:8443/x",
        "https://user@8.8.8.8/x",
        "https://8.8.8.8/x y",
        "https://8.8.8.8/\r\nX: y",
        "ftp://8.8.8.8/x",
        "nonsense",
        "",
    ],
)
def test_an_endpoint_that_is_not_public_or_not_https_is_refused(
    house: House, service: PushService, endpoint: str
) -> None:
    device = service.device("phone")
    ann = house.guest("Ann")
    form = {"endpoint": endpoint, "key": device.key, "auth": device.auth, "label": "x"}
    answer = ann.post("/me/notices/device", form)
    assert answer.status_code == 409
    assert "to which this server sends nothing" in answer.text
    assert "people-list" not in section(ann)


@pytest.mark.parametrize(
    ("key", "auth"), [("", ""), ("AAAA", "AAAA"), ("B" * 87, "é"), (None, "A")]
)
def test_keys_that_are_none_are_refused(
    post: House, service: PushService, key: str | None, auth: str
) -> None:
    device = service.device("phone")
    form = {"endpoint": device.endpoint, "key": device.key if key is None else key, "auth": auth}
    assert post.guest("Ann").post("/me/notices/device", form).status_code == 409


# What can be switched off, and where there is no https.


def test_without_settings_there_is_no_mail_and_nothing_that_asks_for_an_address(
    house: House,
) -> None:
    ann = house.guest("Ann")
    assert 'type="email"' not in section(ann)
    refused = ann.post("/me/notices/address", {"address": ADDRESS})
    assert refused.status_code == 404
    assert "sends no mail" in refused.text


def test_push_can_be_switched_off(tmp_path: Path, service: PushService) -> None:
    with house_in(tmp_path, push=False) as house:
        ann = house.guest("Ann")
        assert "tells nobody of turns" in section(ann)
        assert add(ann, service.device("phone")) == 404


def test_without_https_the_page_says_that_devices_need_it(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        assert "need https" in section(house.guest("Ann"))
    (tmp_path / "other").mkdir()
    with house_in(tmp_path / "other", public_url="https://wonders.example") as house:
        told = section(house.guest("Ann"))
        assert "data-push=" in told
        assert "need https" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_speak_every_language(
    post: House, service: PushService, boxes: Mailboxes, language: str
) -> None:
    ann = post.guest("Ann", language)
    add(ann, service.device("phone"))
    confirmed(ann, boxes)
    for name in ("notices", "holidays"):
        assert "⟨" not in section(ann, name)
    ann.post("/me/notices", {"pace": "daily", "hour": "7", "zone": "Europe/Budapest"})
    found = section(ann)
    assert re.search(r'value="daily" checked', found)
    assert 'value="7" selected' in found
    assert 'value="Europe/Budapest"' in found


@pytest.mark.parametrize(
    "wish",
    [
        {"pace": "hourly"},
        {"hour": "24"},
        {"hour": "-1"},
        {"zone": "Middle/Earth"},
        {"zone": "../x"},
    ],
)
def test_a_wish_that_is_not_possible_is_told_so(post: House, wish: dict[str, str]) -> None:
    form = {"pace": "once", "hour": "18", "zone": "UTC", **wish}
    answer = post.guest("Ann").post("/me/notices", form)
    assert answer.status_code == 422
    assert "is not possible" in answer.text


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "smtp://user:geheim@"},
        {"smtp": "mail.example.org:geheim"},
        {"smtp": "http://user:geheim@mail.example.org"},
        {"smtp": "smtp://user:geheim@mail.example.org:0"},
        {"smtp": "smtp://user:geheim@mail.example.org/?tls=perhaps"},
        {"smtp": "smtp://user:geheim@mail.example.org", "mail_from": "nobody"},
        {"smtp": "smtp://user:geheim@mail.example.org", "public_url": ""},
        {"push_key": "geheim"},
    ],
)
def test_settings_that_lead_nowhere_are_told_without_the_password(given: dict[str, str]) -> None:
    usual = {"mail_from": "tables@wonders.example", "public_url": "https://wonders.example"}
    with pytest.raises(SettingsError) as refused:
        checked({**usual, **given})
    assert "geheim" not in str(refused.value)
    assert "geheim" not in repr(refused.value.args_said)


def test_the_key_for_push_is_made_once_for_this_account_alone(tmp_path: Path) -> None:
    from wondertable.web.keys import push_key_of

    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db")
    key = push_key_of(settings)
    assert push_key_of(settings) == key
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600
    assert push_key_of(Settings(push_key="given")) == "given"
    (tmp_path / "push.key").write_text("nonsense")
    with pytest.raises(SettingsError):
        push_key_of(settings)


# A live page, and a game.


def test_a_live_page_is_presence_enough(post: House, service: PushService, time: Time) -> None:
    ann, bob = post.guest("Ann"), post.guest("Bob")
    add(ann, service.device("phone"))
    told = len(service.of("phone"))
    table_id = ann.with_friend(clock="move-days")
    bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
    with ann.live(f"/t/{table_id}/live?on=game"):
        passes(post, time)
        assert len(service.of("phone")) == told


# Holidays.


def test_the_others_see_who_is_on_holiday_and_that_clock_stands(post: House, time: Time) -> None:
    ann, bob = post.guest("Ann"), post.guest("Bob")
    table_id = ann.with_friend(clock="move-days")
    bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
    table = post.table(table_id)
    assert table.clocks()[0].runs  # type: ignore[union-attr]
    assert ann.post("/me/holiday", {"days": "7", "ahead": "0"}).status_code == 303
    assert not table.clocks()[0].runs  # type: ignore[union-attr]
    assert "Ann is on holiday until" in bob.get(f"/t/{table_id}").text
    assert "You are on holiday until" in section(ann, "holidays")
    assert f"{YEAR_DAYS - 7} of {YEAR_DAYS} days are left" in section(ann, "holidays")
    time.passes(60)
    ann.post("/me/holiday/end")
    assert table.clocks()[0].runs  # type: ignore[union-attr]
    assert "is on holiday" not in bob.get(f"/t/{table_id}").text
    again = ann.post("/me/holiday", {"days": "1", "ahead": "0"})
    assert again.status_code == 409
    assert f"1 to {MOST_DAYS} days" in again.text


# A pause by agreement.


def test_all_agree_on_a_pause_and_anybody_goes_on(post: House, time: Time) -> None:
    ann, bob, eve = post.guest("Ann"), post.guest("Bob"), post.guest("Eve")
    table_id = ann.with_friend(clock="move-days")
    bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
    assert "/ask-pause" in ann.get(f"/t/{table_id}").text
    assert "/ask-pause" not in eve.get(f"/t/{table_id}").text
    assert eve.post(f"/t/{table_id}/ask-pause", {"days": "3"}).status_code == 403
    assert ann.post(f"/t/{table_id}/ask-pause", {"days": "3"}).status_code == 303
    page = bob.get(f"/t/{table_id}").text
    assert "Ann asks for a pause until" in page
    found = re.search(r'answer-pause".*?name="number" value="(\d+)"', page, re.S)
    assert found
    form = {"number": found[1], "answer": "agree"}
    assert eve.post(f"/t/{table_id}/answer-pause", form).status_code == 403
    assert bob.post(f"/t/{table_id}/answer-pause", form).status_code == 303
    assert post.table(table_id).status == "paused"
    assert "You have agreed on a pause until" in ann.get(f"/t/{table_id}").text
    assert eve.post(f"/t/{table_id}/resume").status_code == 403
    assert bob.post(f"/t/{table_id}/resume").status_code == 303
    assert post.table(table_id).status == "running"
