"""Who hears of something that lasts is told as long as they live, and then forgotten."""

from __future__ import annotations

import gc
import weakref

import pytest
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

from coffres.ui.lasting import hear


class Lasting(EventDispatcher):
    __events__ = ("on_news",)
    size = NumericProperty(0)

    def on_news(self, *_: object) -> None:
        """The default handler that Kivy requires; it does nothing."""


class Listener:
    def __init__(self, heard: list[object]) -> None:
        self.heard = heard

    def grow(self, _lasting: Lasting, size: float) -> None:
        self.heard.append(size)

    def tell(self, _lasting: Lasting, news: str) -> None:
        self.heard.append(news)


@pytest.mark.garbage
def test_a_listener_is_told_while_it_lives_and_leaves_nothing() -> None:
    lasting, heard = Lasting(), list[object]()
    for _time in range(2):
        listener = Listener(heard)
        hear(lasting, size=listener.grow, on_news=listener.tell)
        before, gone = len(gc.get_objects()), weakref.ref(listener)
        lasting.size += 1
        lasting.dispatch("on_news", "good")
        assert heard[-2:] == [lasting.size, "good"]
        del listener
        assert gone() is None
        assert len(gc.get_objects()) < before
        told = len(heard)
        lasting.size += 1
        lasting.dispatch("on_news", "bad")
        assert len(heard) == told


@pytest.mark.garbage
def test_what_lasts_goes_when_only_who_hears_of_it_holds_it() -> None:
    lasting = Lasting()
    listener = lasting.listener = Listener([lasting])
    hear(lasting, size=listener.grow)
    gone = weakref.ref(lasting)
    del lasting, listener
    gc.collect()
    assert gone() is None
