"""Choosing a file on Android: the system shows the files, and lets us read the chosen one."""

from __future__ import annotations

import os
from typing import Any

from coffres.device.java import Feature, activity, failures
from coffres.device.ports import Chosen
from coffres.engine.trouble import N_

_REQUEST = 0xC0F  # our number for the request, to recognise its answer
_LARGEST = 4_000_000  # most bytes that are read: no file of ours is as large


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
        intent.setType("*/*")  # a file from a messenger seldom has the right type
        activity().startActivityForResult(intent, _REQUEST)

    def _listen(self) -> None:
        if not self._listens:
            from android.activity import bind

            bind(on_activity_result=self._come_back)
            self._listens = True

    def _come_back(self, request: int, result: int, intent: Any) -> None:
        """Called on Android's thread, also when another app returns or nothing was chosen."""
        from jnius import autoclass

        chosen = self._chosen
        if request != _REQUEST or chosen is None:
            return
        self._chosen = None
        if result == autoclass("android.app.Activity").RESULT_OK and intent is not None:
            address = intent.getData()
            chosen(str(address.getLastPathSegment()).rsplit("/", 1)[-1], _content(address))


def _content(address: Any) -> bytes:
    """The content of the file; empty if it cannot be read, so that people are told that it is no file of
    ours."""
    # Android may return no descriptor
    unreadable: tuple[type[Exception], ...] = (*failures(), AttributeError)
    try:
        descriptor = activity().getContentResolver().openFileDescriptor(address, "r")
        with os.fdopen(descriptor.detachFd(), "rb") as file:
            return file.read(_LARGEST)
    except unreadable:
        return b""
