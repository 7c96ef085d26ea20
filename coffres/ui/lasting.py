"""What a widget hears of something that outlives it: the app, its language, the size of letters.

Kivy keeps its end of such a binding as long as that lasts, also for widgets that have gone. Here it goes with
the widget.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakMethod, finalize

from kivy.event import EventDispatcher


def hear(lasting: EventDispatcher, **calls: Callable[..., None]) -> None:
    """Calls these methods when the events or properties of their names have news, as long as their objects
    live."""
    for name, call in calls.items():
        number = lasting.fbind(name, partial(_tell, WeakMethod(call)))
        # weakly: what hears may live as long as what it hears, and neither would ever go
        finalize(call.__self__, _tell, WeakMethod(lasting.unbind_uid), name, number).atexit = False


def _tell(method: WeakMethod[Callable[..., None]], *news: object) -> None:
    call = method()
    if call is not None:
        call(*news)
