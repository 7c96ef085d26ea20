"""How automata play agence_tous_risques."""

from __future__ import annotations

from coffres.bots.teaching import Teaching
from coffres.engine.registry import GAMES

TEACHING = Teaching(GAMES["agence_tous_risques"])
