"""Watches players of the arena: whatever one raises, or does not end, becomes a sentence with its name."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import format_exception_only
from types import FrameType

from coffres.engine.trouble import N_, Trouble

MOST_SECONDS = 86_400  # that a decision can be given

_RAISES = N_("{player} échoue : {error}.")
_TOO_LONG = N_("{player} n'a pas fini de réfléchir au bout de {seconds} secondes.")
_AGAIN = 0.5  # seconds between alarms, for a player that goes on after the first


class _Late(BaseException):
    """The time is over. No `except Exception` of a player holds it back."""


@contextmanager
def watched(player: str, seconds: int) -> Iterator[None]:
    """Raises Trouble with the player's name instead of anything it raises, or when it takes too long."""
    try:
        with _in_time(seconds):
            yield
    except _Late:
        raise Trouble(_TOO_LONG, player=player, seconds=seconds) from None
    except (Trouble, KeyboardInterrupt):
        raise
    except BaseException as error:  # also SystemExit: a player does not end the arena
        raise Trouble(_RAISES, player=player, error=what(error)) from error


def what(error: BaseException) -> str:
    """The error on one line, even one that has no words for itself."""
    return format_exception_only(error)[-1].strip().partition("\n")[0][:200]


@contextmanager
def _in_time(seconds: int) -> Iterator[None]:
    """Ends what takes too long, even what never yields, where the system has an alarm."""

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _Late

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
