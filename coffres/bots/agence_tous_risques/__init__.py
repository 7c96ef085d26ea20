"""How automata play agence_tous_risques."""

from __future__ import annotations

from coffres.bots.agence_tous_risques.agent import Agence
from coffres.engine.registry import GAMES

TEACHING = Agence(GAMES["agence_tous_risques"])
