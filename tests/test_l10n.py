"""Sentences in the languages of the app."""

from __future__ import annotations

import pytest

from coffres.engine.languages import LANGUAGES
from coffres.engine.registry import GAMES
from coffres.l10n import SHELL, translator


@pytest.mark.parametrize("domain", [SHELL, *GAMES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_stays_nothing(lang: str, domain: str) -> None:
    """Not the header of the catalogue, which gettext gives for an empty sentence."""
    assert translator(lang, domain)("") == ""
