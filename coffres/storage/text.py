"""Texts that people type, names and cards: tidied up before they are kept."""

from __future__ import annotations

import unicodedata

from coffres.engine.trouble import N_, Trouble
from coffres.letters import drawable, visible

NAME_LONGEST = 24

_EMPTY = N_("Il manque un texte.")
_TOO_LONG = N_("Ce texte est trop long : {longest} signes au plus, pas {length}.")
_STRANGE = N_("Ce texte contient un signe que l'on ne peut pas garder.")
_UNDRAWABLE = N_(
    "« {word} » a un signe qui ne peut pas être dessiné : il faut des lettres latines, grecques ou "
    "cyrilliques, sans émoji."
)

# Signs that change the reading direction: in a name they would disturb the whole sentence around it.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_UNKEEPABLE = ("Cc", "Cs")  # control characters, and halves of a character
# this version of Python does not know the sign; a newer one, where the text was typed, may know it
_NEW = "Cn"


def clean(text: str, longest: int) -> str:
    """The text with single spaces and composed characters, and without strange ones. Raises Trouble if
    nothing is left, or too much."""
    _check_kind(text)
    straight = "".join(sign for sign in text if sign not in _TURNING)
    tidy = " ".join(unicodedata.normalize("NFC", straight).split())
    categories = {unicodedata.category(sign) for sign in tidy}
    if not categories.isdisjoint(_UNKEEPABLE):
        raise Trouble(_STRANGE)
    if not any(category[0] in "LNPS" or category == _NEW for category in categories):
        raise Trouble(_EMPTY)
    if len(tidy) > longest:
        raise Trouble(_TOO_LONG, longest=longest, length=len(tidy))
    return tidy


def _check_kind(text: str) -> None:
    if type(text) is not str:  # a file may contain any type
        raise TypeError(text)


def clean_name(name: str) -> str:
    return clean(name, NAME_LONGEST)


def typed(text: str, longest: int) -> str:
    """A text that was just typed or sent: besides being `clean`, all of it must be visible and drawable.
    Texts kept by older versions only need to be `clean`."""
    _check_kind(text)
    tidy = clean(visible(text), longest)
    check_drawable(tidy)
    return tidy


def typed_name(name: str) -> str:
    return typed(name, NAME_LONGEST)


def check_drawable(text: str) -> None:
    """Raises Trouble, which names the first word that cannot be drawn."""
    for word in unicodedata.normalize("NFC", visible(text)).split():
        if not drawable(word):
            raise Trouble(_UNDRAWABLE, word=word[:NAME_LONGEST])


def known_as(name: str) -> str:
    """A form of the name that is equal for names that look the same or differ only in capitals."""
    return " ".join(unicodedata.normalize("NFC", visible(name)).split()).casefold()
