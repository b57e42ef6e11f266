"""A game from the box, written down: what it asks for, takes, refuses, and what comes of it."""

from __future__ import annotations

import pytest

from tests.conformance.games import Variant, record, variants
from wondertable.core.errors import (
    BadMove,
    GameOver,
    IllegalAction,
    NotAsked,
    UnknownWord,
    WondertableError,
)
from wondertable.core.record import Header, Move, Record, read_record
from wondertable.core.replay import Replay, redact, verify
from wondertable.core.state import CHANCE, SPECTATOR, State
from wondertable.games import GAMES, find_game
from wondertable.table.transcript import Transcript, box_header

HOUSE = [variant for variant in variants() if variant.name in GAMES]
every_variant = pytest.mark.parametrize(
    "variant",
    [
        pytest.param(variant, marks=[] if at % 3 == 0 else [pytest.mark.long])
        for at, variant in enumerate(HOUSE)
    ],
    ids=str,
)
"""One in three for each day, of every game and number of players."""
SEED = 3
HAND = ["altar", "baths", "stockade", "loom_1", "press_1", "glassworks_1", "barracks"]
OTHER_HAND = ["lumber_yard", "stone_pit", "clay_pool", "ore_vein", "clay_pit", "timber_yard"]


def viewers(variant: Variant) -> list[int | None]:
    """Somebody who sees everything, and seats; of large tables, the first and the last."""
    seats = range(variant.seats)
    return [None, *(seats if variant.seats <= 3 else (seats[0], seats[-1]))]


def seen_by(variant: Variant, viewer: int | None, seed: int = SEED) -> tuple[Record, list[State]]:
    """A record as a viewer may have it, and what the viewer sees after every line of it."""
    whole = record(variant, seed)
    replay = Replay(variant.game, whole)
    states = [replay.state.clone() if viewer is None else replay.state.view(viewer)]
    for step in replay.steps():
        states.append(step.state.clone() if viewer is None else step.state.view(viewer))
    return (whole if viewer is None else redact(variant.game, whole, viewer)), states


def key(transcript: Transcript) -> bytes:
    """What whoever writes sees; choices are entered when all lie open, before a view shows them."""
    state, viewer = transcript.state, transcript.viewer
    return state.key() if viewer is None else state.view(viewer).key()


def from_box(known: Record) -> Transcript:
    """A new transcript of the same game."""
    old = known.header
    game = find_game(old.game)
    return Transcript(game, box_header(game, old.seats, old.options, old.view))


@every_variant
def test_lines_entered_one_by_one_give_the_view_of_the_seat_at_every_step(
    variant: Variant,
) -> None:
    for viewer in viewers(variant):
        known, states = seen_by(variant, viewer)
        transcript = from_box(known)
        while len(transcript.written) < len(known.moves):
            at = len(transcript.written)
            assert key(transcript) == states[at].key()
            expected = transcript.expects()
            assert expected is not None
            move = known.moves[at]
            if expected.handful is None or not expected.handful.whole:
                assert move.do in transcript.answers(move.actor)
            transcript.enter(move.do, move.actor)
        assert [line.move for line in transcript.written] == known.moves
        assert key(transcript) == states[-1].key()
        assert transcript.expects() is None
        done = transcript.record()
        assert done.moves == known.moves
        end = record(variant, SEED).end
        assert end is not None
        assert done.end is not None
        assert (done.end.end, done.end.outcome) == (end.end, end.outcome)
        again = read_record(done.text().encode())
        assert verify(variant.game, again).key() == states[-1].key()


@every_variant
def test_whoever_writes_for_a_seat_may_enter_own_choices_first(variant: Variant) -> None:
    viewer = variant.seats - 1
    known, states = seen_by(variant, viewer)
    transcript = from_box(known)
    moves = list(known.moves)
    while not transcript.over:
        expected = transcript.expects()
        assert expected is not None
        rest = moves[len(transcript.written) :]
        if expected.seat == CHANCE:
            transcript.enter(rest[0].do)
            continue
        block = transcript.state.actors()
        asked = {move.actor: move.do for move in rest[: len(block)]}
        assert expected.seat == (viewer if viewer in block else block[0])
        for _ in block:
            now = transcript.expects()
            assert now is not None
            transcript.enter(asked[now.seat])
    assert transcript.record().moves == known.moves
    assert key(transcript) == states[-1].key()


@every_variant
def test_everything_can_be_taken_back_line_by_line(variant: Variant) -> None:
    known, states = seen_by(variant, 0)
    transcript = Transcript.of(variant.game, Record(known.header, known.moves))
    begun = from_box(known).written
    while transcript.take_back():
        assert key(transcript) == states[len(transcript.written)].key()
    assert transcript.written == begun
    transcript.go_on(known.moves)
    assert key(transcript) == states[-1].key()


def duel(viewer: int | None = None) -> Transcript:
    game = find_game("duel")
    return Transcript(game, box_header(game, ("Ann", "Bob"), {}, viewer))


def seven(viewer: int = 0, **options: str) -> Transcript:
    game = find_game("seven")
    names = ("Ann", "Bob", "Cat")
    return Transcript(game, box_header(game, names, {"sides": "day", **options}, viewer))


def dealt_seven() -> Transcript:
    """Three cities, and a hand for the first of them."""
    transcript = seven()
    transcript.enter_all(["board 0 gizah", "board 1 babylon", "board 2 ephesos"])
    transcript.enter_things(HAND)
    return transcript


def refused(transcript: Transcript, text: str, seat: int | None = None) -> str:
    """The key of why a line is refused; nothing is lost by it."""
    before = transcript.state.key(), list(transcript.written)
    with pytest.raises(WondertableError) as caught:
        transcript.enter(text, seat)
    assert (transcript.state.key(), transcript.written) == before
    error = caught.value
    return error.reason.key if isinstance(error, IllegalAction) else error.key


def test_a_new_game_asks_what_the_box_shows_first() -> None:
    expected = duel().expects()
    assert expected is not None
    assert expected.seat == CHANCE
    assert len(expected.lines) == 10
    assert "show law" in expected.lines


def test_what_lies_on_the_table_already_is_not_shown_again() -> None:
    transcript = duel()
    transcript.enter("show law")
    assert refused(transcript, "show law") == "duel-reason-not-offered"
    assert refused(transcript, "show sphinx") == "duel-reason-not-offered"
    assert refused(transcript, "reveal 3 baths") == "duel-reason-other-question"
    assert refused(transcript, "show nonsense") == "error-unknown-word"
    assert refused(transcript, "build baths", 0) == "error-not-asked"


def test_cards_of_others_write_themselves() -> None:
    transcript = dealt_seven()
    dealt = [line for line in transcript.written if line.move.do.startswith("deal")]
    assert [line.typed for line in dealt] == [True] * 7 + [False] * 14
    assert transcript.state.actors() == [0, 1, 2]


def test_all_things_of_a_hand_are_taken_or_none() -> None:
    transcript = seven()
    transcript.enter_all(["board 0 gizah", "board 1 babylon", "board 2 ephesos"])
    before = transcript.state.key()
    with pytest.raises(IllegalAction):
        transcript.enter_things(["altar", "baths", "altar"])
    assert transcript.state.key() == before
    with pytest.raises(UnknownWord):
        transcript.enter_things(["altar", "nonsense"])
    assert transcript.state.key() == before


def test_a_card_that_was_seen_elsewhere_is_refused() -> None:
    transcript = dealt_seven()
    assert refused(transcript, "build altar", 1) == "seven-witness-elsewhere"
    assert refused(transcript, "build workshop", 0) == "seven-reason-not-in-hand"
    transcript.enter("sell altar", 0)
    transcript.enter("build theater", 1)
    assert refused(transcript, "build theater", 2) == "seven-witness-elsewhere"
    transcript.enter("sell ?", 2)
    expected = transcript.expects()
    assert expected is not None
    assert expected.handful is not None
    assert expected.handful.count == 6
    assert expected.lines == ()
    assert not {"altar", "baths", "theater"} & set(expected.handful.things)
    held = "take 0 baths stockade loom_1 press_1 glassworks_1 barracks up"
    assert refused(transcript, held) == "seven-witness-elsewhere"
    assert refused(transcript, "take 0 ? up") == "seven-witness-name-them"
    assert refused(transcript, "take 0 lumber_yard stone_pit up").startswith("seven-reason")


def test_what_others_put_away_unseen_is_written_without_its_name() -> None:
    transcript = dealt_seven()
    transcript.enter("build altar", 0)
    transcript.enter("sell workshop", 1)
    assert transcript.written[-1].move == Move(1, "sell ?")


def test_a_hand_that_comes_back_has_only_cards_that_it_had() -> None:
    transcript = dealt_seven()
    transcript.enter_all(["sell altar", "sell ?", "sell ?"])
    transcript.enter_things(
        ["lumber_yard", "stone_pit", "clay_pool", "ore_vein", "clay_pit", "timber_yard"]
    )
    transcript.enter_all(["sell stone_pit", "sell ?", "sell ?"])
    transcript.enter_things(["workshop", "theater", "scriptorium", "guard_tower", "apothecary"])
    transcript.enter_all(["sell workshop", "sell ?", "build baths paying 2 left"])
    expected = transcript.expects()
    assert expected is not None
    assert expected.handful is not None
    assert set(expected.handful.things) == {
        "stockade",
        "loom_1",
        "press_1",
        "glassworks_1",
        "barracks",
    }
    transcript.enter_things(["stockade", "loom_1", "press_1", "glassworks_1"])
    assert transcript.state.actors() == [0, 1, 2]


def test_a_question_is_answered_with_the_reason() -> None:
    transcript = dealt_seven()
    ruling = transcript.may("build altar")
    assert (ruling.seat, ruling.lines, ruling.reason) == (0, ("build altar",), None)
    ruling = transcript.may("build workshop")
    assert ruling.lines == ()
    assert ruling.reason is not None
    assert ruling.reason.key == "seven-reason-not-in-hand"
    with pytest.raises(UnknownWord):
        transcript.may("fly away")
    assert [line.move.do for line in transcript.written if line.move.actor == 0] == []


def test_a_question_out_of_turn_is_answered_with_what_must_come_first() -> None:
    transcript = duel()
    ruling = transcript.may("build baths", 1)
    assert ruling.reason is not None
    assert ruling.reason.key == "duel-reason-other-question"
    seven_cards = dealt_seven()
    seven_cards.enter("build altar")
    with pytest.raises(NotAsked):
        seven_cards.may("build baths", 0)


def test_the_ways_to_pay_are_part_of_the_answer() -> None:
    transcript = dealt_seven()
    ruling = transcript.may("build baths")
    assert ruling.lines == ("build baths",)
    other = seven()
    other.enter_all(["board 0 babylon", "board 1 gizah", "board 2 rhodos"])
    other.enter_things(HAND)
    assert other.may("build baths").lines == ("build baths paying 2 left",)
    assert other.may("build barracks").lines == ("build barracks paying 2 right",)


def test_hints_are_for_a_seat_whose_cards_are_known() -> None:
    assert duel().advisable() is None
    transcript = dealt_seven()
    assert transcript.advisable() == 0
    transcript.enter("sell altar")
    assert transcript.advisable() is None


def test_nothing_can_be_entered_after_the_end() -> None:
    variant = HOUSE[0]
    transcript = Transcript.of(variant.game, record(variant, SEED))
    assert transcript.over
    assert refused(transcript, "build baths") == "error-game-over"
    with pytest.raises(GameOver):
        transcript.may("build baths")
    with pytest.raises(GameOver):
        transcript.enter_things(["law"])


def test_a_record_with_a_line_that_does_not_fit_is_refused_with_its_number() -> None:
    known, _ = seen_by(HOUSE[0], None)
    spoilt = [*known.moves[:7], Move(0, "build baths")]
    with pytest.raises(BadMove) as caught:
        Transcript.of(find_game("duel"), Record(known.header, spoilt))
    assert caught.value.line == 9
    header = Header(1, "seven", 1, {}, ("a", "b", "c"), None, 0)
    transcript = dealt_seven()
    moves = [line.move for line in transcript.written]
    moves[-1] = Move("chance", "deal 2 altar")
    with pytest.raises(BadMove):
        Transcript.of(find_game("seven"), Record(transcript.header, moves))
    with pytest.raises(BadMove):
        Transcript.of(find_game("duel"), Record(header))


@pytest.mark.parametrize("seat", [3, 2**63, 10**20])
def test_a_line_of_a_seat_that_is_not_there_is_refused_with_its_number(seat: int) -> None:
    known, _ = seen_by(next(one for one in HOUSE if one.name == "seven"), 0)
    line = next(at for at, move in enumerate(known.moves, start=2) if move.actor != CHANCE)
    known.moves[line - 2] = Move(seat, "sell ?")
    with pytest.raises(BadMove) as caught:
        Transcript.of(find_game("seven"), known)
    assert caught.value.line == line


def test_nothing_is_taken_back_from_a_transcript_in_which_nothing_was_entered() -> None:
    assert not duel().take_back()


def test_somebody_who_only_looks_on_writes_what_everybody_sees() -> None:
    variant = next(one for one in HOUSE if one.name == "seven")
    known, states = seen_by(variant, SPECTATOR)
    transcript = Transcript.of(variant.game, known)
    assert key(transcript) == states[-1].key()
    assert transcript.record().moves == known.moves
