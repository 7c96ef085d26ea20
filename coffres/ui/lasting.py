"""What a widget hears of something that outlives it: the app, its language, the size of letters.

Kivy keeps its end of such a binding as long as that lasts, also for widgets that have gone. Here it goes with
the widget.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakMethod, finalize, ref

from kivy.event import EventDispatcher


def hear(lasting: EventDispatcher, **calls: Callable[..., None]) -> None:
    """Calls these methods when the events or properties of their names have news, as long as their objects
    live."""
    for name, call in calls.items():
        number = lasting.fbind(name, partial(_tell, WeakMethod(call)))
        finalize(call.__self__, _unbind, ref(lasting), name, number).atexit = False


def _unbind(lasting: ref[EventDispatcher], name: str, number: int) -> None:
    """`lasting` is held weakly: what hears it may live as long as it does, and neither would ever go."""
    there = lasting()
    if there is not None:
        there.unbind_uid(name, number)


def _tell(method: WeakMethod[Callable[..., None]], *news: object) -> None:
    call = method()
    if call is not None:
        call(*news)
