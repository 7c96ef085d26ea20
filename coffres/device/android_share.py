"""Sharing on Android: people choose the app that gets a text or a file.

Another app may not read our files. So a shared file is copied to the tablet's downloads, where both apps may
read; from Android 10 on this needs no permission.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from coffres.device.java import Feature, activity, android_version, words
from coffres.engine.trouble import N_, Trouble

_OPEN_DOWNLOADS = 29  # the first API level where an app may add to them without permission


class AndroidShare(Feature):
    def __init__(self) -> None:
        super().__init__(N_("Cette tablette ne sait pas à qui partager."))

    def text(self, text: str, title: str) -> None:
        self._attempt(lambda: self._text(text, title))

    def file(self, path: Path, kind: str, title: str) -> None:
        self._attempt(lambda: self._file(path, kind, title))

    def _text(self, text: str, title: str) -> None:
        from jnius import autoclass

        intent = _sending("text/plain")
        intent.putExtra(autoclass("android.content.Intent").EXTRA_TEXT, words(text))
        _choose(intent, title)

    def _file(self, path: Path, kind: str, title: str) -> None:
        from jnius import autoclass, cast

        if android_version() < _OPEN_DOWNLOADS:
            raise Trouble(N_("Il faut Android 10 pour partager un fichier."))
        intents = autoclass("android.content.Intent")
        intent = _sending(kind)
        intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", _in_downloads(path, kind)))
        intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
        _choose(intent, title)


def _sending(kind: str) -> Any:
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType(kind)
    return intent


def _choose(intent: Any, title: str) -> None:
    from jnius import autoclass

    activity().startActivity(autoclass("android.content.Intent").createChooser(intent, words(title)))


def _in_downloads(path: Path, kind: str) -> Any:
    """A copy in the downloads; returns the address under which other apps find it."""
    from jnius import autoclass

    string = autoclass("java.lang.String")
    about = autoclass("android.content.ContentValues")()
    about.put("_display_name", string(path.name))
    about.put("mime_type", string(kind))
    resolver = activity().getContentResolver()
    address = resolver.insert(autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, about)
    stream = resolver.openOutputStream(address)
    if stream is None:
        raise OSError(path.name)
    try:
        stream.write(path.read_bytes())
    finally:
        stream.close()
    return address
