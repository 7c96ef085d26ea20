"""How automata play coffre_et_cle."""

from __future__ import annotations

from coffres.bots.coffre_et_cle.teaching import Secrets
from coffres.engine.registry import GAMES

TEACHING = Secrets(GAMES["coffre_et_cle"])
