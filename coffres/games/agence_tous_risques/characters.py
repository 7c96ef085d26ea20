"""What characters are called: as their players, and by their figures where a player leads two (AT-48)."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate

FIGURES = (N_("la Capitaine"), N_("le Mécano"), N_("l'Acrobate"), N_("la Chimiste"))

NOBODY = N_("Personne")


class Cast(tuple[str, ...]):
    """The names of players who lead two characters each, with what these are called."""

    characters: Sequence[str]


def cast(names: Names, figures: Sequence[int], _: Translate) -> Names:
    """The names, for sentences about players who lead two characters each, once these are chosen (AT-48)."""
    if len(figures) < 2 * len(names):
        return names
    called = Cast(names)
    called.characters = [
        f"{names[c % len(names)]} ({_(FIGURES[figure])})" for c, figure in enumerate(figures)
    ]
    return called


def called(facts: Sequence[Fact], names: Names, _: Translate) -> Names:
    """The same, for those who were told these facts."""
    return cast(names, [told[2][0] for told in facts[: 2 * len(names)] if told[1] == "choose"], _)


def who(c: int, names: Names) -> str:
    """A character's name: its player's, with a figure or a number if it is one of two (AT-48)."""
    if isinstance(names, Cast):
        return names.characters[c]
    name = names[c % len(names)]
    return name if c < len(names) else f"{name} (2)"


def title(c: int, names: Names, figures: Sequence[int], _: Translate) -> str:
    """What a character is called where its face stands beside it: as its player, or as its figure if that
    player leads two (AT-48)."""
    return who(c, names) if len(figures) < 2 * len(names) else _(FIGURES[figures[c]])
