"""One layer of the vault's drawing."""

from __future__ import annotations

from collections.abc import Callable

from kivy.uix.widget import Widget


class VaultLayer(Widget):
    """Drawn again only when what it shows has changed."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._shown: object = None

    def show(self, what: object, paint: Callable[[], None]) -> None:
        if what == self._shown:
            return
        self._shown = what
        self.canvas.clear()
        with self.canvas:
            paint()
