"""Talk at a table: who hears whom, in which language, how much, and who is told nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.web.guests import Guest, House, house_in, play_on
from tests.web.test_seven import TEAMS, opened
from wondertable.store.schema_talk import mutes, talk, talk_off
from wondertable.table.talking import PHRASES
from wondertable.text import LANGUAGES, say


def two(house: House, **fields: str) -> tuple[Guest, Guest, str]:
    """Ann, who reads English, and Béla, who reads Hungarian, at a table that has begun."""
    ann, bela = house.guest("Ann"), house.guest("Béla", "hu")
    table = ann.with_friend(**fields)
    assert bela.post(f"/t/{table}/sit", {"seat": "1", "name": "Béla"}).status_code == 303
    return ann, bela, table


def lines(guest: Guest, table: str) -> list[str]:
    """What somebody reads of the talk."""
    page = guest.get(f"/t/{table}").text
    found = re.findall(r'<span\s+class="tk-w"><b>(.*?)</b> <span>(.*?)</span>', page, re.DOTALL)
    return [f"{name}: {words}" for name, words in found]


def test_a_phrase_is_read_by_everybody_in_their_own_language(house: House) -> None:
    ann, bela, table = two(house)
    assert bela.post(f"/t/{table}/talk", {"phrase": "well-played"}).status_code == 303
    assert lines(ann, table) == ["Béla: Well played!"]
    assert lines(bela, table) == ["Béla: Jól játszottál!"]
    for language in LANGUAGES:
        assert all(say(language, f"talk-phrase-{phrase}") for phrase in PHRASES)


def test_words_are_read_as_they_were_written_and_run_nothing(house: House) -> None:
    ann, bela, table = two(house)
    ann.post(f"/t/{table}/talk", {"words": "<script>alert(1)</script>\u202e\x07 hi\nthere"})
    assert lines(bela, table) == ["Ann: &lt;script&gt;alert(1)&lt;/script&gt; hi there"]


@pytest.mark.parametrize("words", ["", "  ", "\u200b\u202e", "\u3164", "x" * 201])
def test_words_that_are_empty_or_too_long_are_refused(house: House, words: str) -> None:
    ann, bela, table = two(house)
    assert ann.json(f"/t/{table}/talk", {"words": words}).status_code in (413, 422)
    assert ann.json(f"/t/{table}/talk", {"phrase": "no-such"}).status_code == 422
    assert lines(bela, table) == []


def test_words_arrive_live_and_disturb_no_decision(house: House) -> None:
    ann, bela, table = two(house)
    version = house.table(table).version
    with bela.live(f"/t/{table}/live?on=game") as page:
        page.send_json({"version": version})
        page.receive_json()
        ann.json(f"/t/{table}/talk", {"phrase": "hello"})
        update = page.receive_json()
    assert set(update["regions"]) == {"talk"}
    assert update["version"] == version == house.table(table).version
    assert update["lines"] == []
    assert "Szia!" in update["regions"]["talk"]


def test_who_waits_for_the_game_can_talk_too_and_who_is_only_invited_hears_nothing(
    house: House,
) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.with_friend()
    assert ann.post(f"/t/{table}/talk", {"words": "anybody?"}).status_code == 303
    assert lines(ann, table) == ["Ann: anybody?"]
    assert "anybody?" not in eve.get(f"/t/{table}").text
    assert eve.post(f"/t/{table}/talk", {"words": "me"}).status_code == 403


def test_who_looks_on_reads_and_is_silent_until_the_end(house: House) -> None:
    ann, bela, table = two(house)
    eve = house.guest("Eve")
    ann.post(f"/t/{table}/talk", {"words": "hm"})
    assert lines(eve, table) == ["Ann: hm"]
    refused = eve.json(f"/t/{table}/talk", {"words": "take the sphinx"})
    assert refused.status_code == 409
    assert "in the hour after the end" in refused.json()["error"]
    assert 'id="talk-words"' not in eve.get(f"/t/{table}").text
    play_on(house, [ann, bela], table)
    assert eve.post(f"/t/{table}/talk", {"words": "nice"}).status_code == 303
    assert lines(bela, table) == ["Ann: hm", "Guest: nice"]
    now = house.site.hall.house.now
    house.site.hall.house.now = lambda: now() + 3700.0
    assert eve.json(f"/t/{table}/talk", {"words": "years later"}).status_code == 409


def test_who_may_not_look_on_hears_and_says_nothing(house: House) -> None:
    ann, bela = house.guest("Ann"), house.guest("Béla")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "order": "given"}
    other = ann.post("/tables", form).headers["location"]
    bela.post(f"{other}/sit", {"seat": "1", "name": "Béla"})
    ann.post(f"{other}/talk", {"words": "between us"})
    eve = house.guest("Eve")
    assert eve.get(other).status_code == 403
    assert eve.post(f"{other}/talk", {"words": "hello"}).status_code == 403
    assert eve.get(f"{other}/talk/m1").status_code == 403


def test_a_rated_table_is_silent_unless_its_host_wants_otherwise(house: House) -> None:
    ann, bela, table = two(house, rated="on", hints="off")
    assert ann.json(f"/t/{table}/talk", {"phrase": "hello"}).status_code == 409
    assert 'id="talk"' not in ann.get(f"/t/{table}").text
    ann, bela, table = two(house, rated="on", hints="off", talk="on")
    assert ann.json(f"/t/{table}/talk", {"phrase": "hello"}).status_code == 200
    ann, bela, table = two(house, talk="off")
    refused = bela.json(f"/t/{table}/talk", {"phrase": "hello"})
    assert (refused.status_code, refused.json()["error"]) == (
        409,
        "Ennél az asztalnál nincs beszélgetés.",
    )


def test_the_invitation_says_whether_there_is_talk(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    silent = eve.get(f"/t/{ann.with_friend(talk='off')}").text
    assert "<dt>Talk</dt> <dd>no</dd>" in silent
    assert "<dt>Talk</dt> <dd>yes</dd>" in eve.get(f"/t/{ann.with_friend()}").text


def test_against_computers_alone_there_is_no_talk(house: House) -> None:
    ann = house.guest("Ann")
    page = ann.get(f"/t/{ann.against_bot()}")
    assert page.status_code == 200
    assert 'id="talk' not in page.text


def test_who_switches_talk_off_hears_nothing_anywhere(house: House) -> None:
    ann, bela, table = two(house)
    ann.post(f"/t/{table}/talk", {"phrase": "hello"})
    answer = bela.post("/me/talk", {"back": f"/t/{table}"})
    assert answer.headers["location"] == f"/t/{table}"
    assert lines(bela, table) == []
    assert 'id="talk-words"' not in bela.get(f"/t/{table}").text
    bela.post("/me/talk", {"on": "on"})
    assert lines(bela, table) == ["Ann: Szia!"]


def test_who_is_muted_is_not_heard_and_does_not_know(house: House) -> None:
    ann, bela, table = two(house)
    bela.post(f"/t/{table}/talk", {"words": "blah"})
    page = ann.get(f"/t/{table}/talk/m1").text
    assert "blah" in page
    assert ann.post(f"/t/{table}/talk/m1/mute", {"on": "on"}).status_code == 303
    bela.post(f"/t/{table}/talk", {"words": "still here"})
    ann.post(f"/t/{table}/talk", {"words": "quiet"})
    assert lines(ann, table) == ["Ann: quiet"]
    assert lines(bela, table) == ["Béla: blah", "Béla: still here", "Ann: quiet"]
    told = bela.get("/me/export").text
    assert ann.person not in told
    other = ann.with_friend()
    bela.post(f"/t/{other}/sit", {"seat": "1", "name": "Béla"})
    bela.post(f"/t/{other}/talk", {"words": "here too"})
    assert lines(ann, other) == []
    me = ann.get("/me").text
    assert "Hear Béla again" in me
    assert ann.post("/me/unmute", {"muted": "0", "name": "Béla"}).status_code == 303
    assert lines(ann, other) == ["Béla: here too"]


def test_a_muted_partner_is_not_heard_in_the_talk_of_the_team_either(house: House) -> None:
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    table = opened(guests[0], **TEAMS)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/t/{table}/sit", {"seat": str(seat), "name": guest.name})
    ann, bob = guests[:2]
    bob.json(f"/t/{table}/say", {"words": "my secret"})
    assert "my secret" in ann.get(f"/t/{table}").text
    ann.post(f"/t/{table}/talk/s1/mute", {"on": "on"})
    assert "my secret" not in ann.get(f"/t/{table}").text
    assert "my secret" in bob.get(f"/t/{table}").text


def test_a_mute_is_about_the_person_not_the_seat_and_nobody_mutes_themselves(house: House) -> None:
    ann, _, table = two(house)
    assert ann.get(f"/t/{table}/talk/s0").status_code == 404
    assert ann.get(f"/t/{table}/talk/s7").status_code == 404
    assert ann.get(f"/t/{table}/talk/m9").status_code == 404
    assert ann.get(f"/t/{table}/talk/x").status_code == 404
    assert ann.get(f"/t/{table}/talk/s1").status_code == 200
    assert ann.post(f"/t/{table}/talk/s0/mute", {"on": "on"}).status_code == 404


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann, bela, table = two(house)
        said = [ann.json(f"/t/{table}/talk", {"words": str(n)}).status_code for n in range(8)]
        assert said[:6] == [200] * 6
        assert said[6:] == [429] * 2
        assert bela.json(f"/t/{table}/talk", {"words": "me"}).status_code == 200


def test_nobody_speaks_at_many_tables_too_often(tmp_path: Path) -> None:
    with house_in(tmp_path, words_per_minute=3) as house:
        ann = house.guest("Ann")
        said = []
        for _ in range(5):
            table = ann.with_friend()
            said.append(ann.json(f"/t/{table}/talk", {"phrase": "hello"}).status_code)
        assert said == [200, 200, 200, 429, 429]


def test_a_restart_loses_nothing_and_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann, bela, table = two(house)
        ann.post(f"/t/{table}/talk", {"words": "keep this"})
        mine = ann.with_friend()
        ann.post(f"/t/{mine}/talk", {"words": "gone soon"})
    with house_in(tmp_path) as house:
        ann.house = bela.house = house
        assert lines(bela, table) == ["Ann: keep this"]
        assert ann.post(f"/t/{mine}/delete").status_code == 303
        assert said_in(house) == ["keep this"]


def said_in(house: House) -> list[str]:
    """All words in the database."""
    with house.site.hall.house.database.read() as connection:
        return list(connection.execute(select(talk.c.words).order_by(talk.c.at)).scalars())


def test_what_a_deleted_person_said_loses_the_name_in_memory_and_in_the_store(
    house: House,
) -> None:
    ann, bela, table = two(house)
    eve = house.guest("Eve")
    bela.post(f"/t/{table}/talk", {"words": "hello"})
    play_on(house, [ann, bela], table)
    eve.post(f"/t/{table}/talk", {"words": "well done"})
    eve.post(f"/t/{table}/talk/m1/mute", {"on": "on"})
    ann.post(f"/t/{table}/talk/m2/mute", {"on": "on"})
    eve.post("/me/talk")
    person = eve.person
    assert eve.post("/me/delete").status_code == 303
    assert lines(bela, table)[-1] == "valaki, aki már nincs itt: well done"
    with house.site.hall.house.database.read() as connection:
        said = connection.execute(select(talk).order_by(talk.c.number)).all()
        assert (said[1].person, said[1].name) == (None, "")
        left = repr([connection.execute(select(one)).all() for one in (talk, mutes, talk_off)])
    assert person not in left
    assert "Eve" not in left


def test_nobody_speaks_without_a_page_of_ours(house: House) -> None:
    ann, _, table = two(house)
    assert ann.post(f"/t/{table}/talk", {"words": "x", "csrf": "no"}).status_code == 403
    foreign = {"origin": "https://evil.example"}
    answer = ann.post(f"/t/{table}/talk", {"words": "x"}, headers=foreign)
    assert answer.status_code == 403
