"""What people type: names and the texts of their cards, tidied up before anything keeps them."""

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

# Signs that turn the reading direction of whatever stands around a name: they would garble whole sentences.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_UNKEEPABLE = ("Cc", "Cs")  # control characters; halves of a character
_NEW = "Cn"  # this Python does not know the sign; a younger one, where the text was typed, may


def clean(text: str, longest: int) -> str:
    """The text with single spaces, composed characters and no strange ones; Trouble where nothing is left,
    or too much."""
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
    if type(text) is not str:  # a file may hold anything
        raise TypeError(text)


def clean_name(name: str) -> str:
    return clean(name, NAME_LONGEST)


def typed(text: str, longest: int) -> str:
    """What somebody has just written, or sent: made of what can be seen and drawn. What older versions kept
    need only be `clean`."""
    _check_kind(text)
    tidy = clean(visible(text), longest)
    check_drawable(tidy)
    return tidy


def typed_name(name: str) -> str:
    return typed(name, NAME_LONGEST)


def check_drawable(text: str) -> None:
    """Trouble, with the first word that cannot be drawn."""
    for word in unicodedata.normalize("NFC", visible(text)).split():
        if not drawable(word):
            raise Trouble(_UNDRAWABLE, word=word[:NAME_LONGEST])


def known_as(name: str) -> str:
    """The same for two names that look the same, or differ in capitals only: nobody could tell them apart."""
    return " ".join(unicodedata.normalize("NFC", visible(name)).split()).casefold()
