"""Processes in which bots think."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time

import pytest

from wondertable.bots.worker import WorkerPool, interrupts_held_back

INTERRUPTS = 40


def test_an_interrupt_of_a_worker_that_is_still_starting_is_not_its_business(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with WorkerPool(2) as workers:
        answers = [workers.submit(abs, -number) for number in range(3)]
        starting = multiprocessing.active_children()
        for _ in range(INTERRUPTS):
            for process in starting:
                os.kill(process.pid or 0, signal.SIGINT)
            time.sleep(0.01)
        assert [answer.result() for answer in answers] == [0, 1, 2]
    assert len(starting) == 2
    assert capfd.readouterr().err == ""


def test_an_interrupt_that_comes_while_a_worker_is_started_is_not_lost() -> None:
    heard = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: heard.set())
    try:
        with interrupts_held_back():
            assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
            os.kill(os.getpid(), signal.SIGINT)
        assert heard.wait(10)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_worker_holds_no_interrupt_back_from_the_programs_that_it_starts() -> None:
    with WorkerPool(1) as workers:
        held_back = workers.submit(signal.pthread_sigmask, signal.SIG_BLOCK, [])
        assert held_back.result() == set()
