"""The ids of people. A name may change, or be somebody else's tomorrow; an id is never given twice."""

from __future__ import annotations

from typing import Any

from coffres.engine.people import NO_ONE
from coffres.storage.text import known_as

_BYTES = 8
_SIGNS = frozenset("0123456789abcdef")
_BY_NAME, _DRAWN = "n", "p"  # the first letter of an id


def id_called(name: str) -> str:
    """The id of whoever had this name when the tablet knew people by their names only (0.1.0)."""
    from hashlib import blake2s  # imported late: on a new tablet home needs no id

    raw = known_as(name).encode(errors="surrogatepass")
    return _BY_NAME + blake2s(raw, digest_size=_BYTES).hexdigest()


def new_id() -> str:
    """An id that nobody has."""
    from secrets import token_hex  # imported late, for the same reason

    return _DRAWN + token_hex(_BYTES)


def is_id(text: Any) -> bool:
    """Whether this is an id, or the lack of one."""
    if type(text) is not str:
        return False
    if text == NO_ONE:
        return True
    return text[0] in (_BY_NAME, _DRAWN) and len(text) == 1 + 2 * _BYTES and _SIGNS.issuperset(text[1:])


def checked_id(text: str) -> str:
    """Raises ValueError for what is no id."""
    if not is_id(text):
        raise ValueError(text)
    return text
