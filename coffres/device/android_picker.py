"""Choosing a file on Android: the system shows what there is, and lets us read what was chosen."""

from __future__ import annotations

import os
from typing import Any

from coffres.device.java import Feature, activity, failures
from coffres.device.ports import Chosen
from coffres.engine.trouble import N_

_REQUEST = 0xC0F  # ours, among all that the app may ask of other apps
_LARGEST = 4_000_000  # bytes that are read: nobody writes so many cards


class AndroidPicker(Feature):
    def __init__(self) -> None:
        super().__init__(N_("Cette tablette ne nous laisse pas choisir un fichier."))
        self._chosen: Chosen | None = None
        self._listens = False

    def pick(self, chosen: Chosen) -> None:
        self._attempt(lambda: self._pick(chosen))

    def _pick(self, chosen: Chosen) -> None:
        from jnius import autoclass

        self._listen()
        self._chosen = chosen
        intents = autoclass("android.content.Intent")
        intent = intents(intents.ACTION_OPEN_DOCUMENT)
        intent.addCategory(intents.CATEGORY_OPENABLE)
        intent.setType("*/*")  # what a messenger brought along is seldom called what it is
        activity().startActivityForResult(intent, _REQUEST)

    def _listen(self) -> None:
        if not self._listens:
            from android.activity import bind

            bind(on_activity_result=self._come_back)
            self._listens = True

    def _come_back(self, request: int, result: int, intent: Any) -> None:
        """On Android's thread, also when another app comes back, or nothing was chosen."""
        from jnius import autoclass

        chosen = self._chosen
        if request != _REQUEST or chosen is None:
            return
        self._chosen = None
        if result == autoclass("android.app.Activity").RESULT_OK and intent is not None:
            address = intent.getData()
            chosen(str(address.getLastPathSegment()).rsplit("/", 1)[-1], _content(address))


def _content(address: Any) -> bytes:
    """Nothing of a file that cannot be read: whoever chose it hears that it is none of theirs."""
    unreadable: tuple[type[Exception], ...] = (*failures(), AttributeError)  # Android may give no descriptor
    try:
        descriptor = activity().getContentResolver().openFileDescriptor(address, "r")
        with os.fdopen(descriptor.detachFd(), "rb") as file:
            return file.read(_LARGEST)
    except unreadable:
        return b""
