"""How automata play coffre_et_cle."""

from __future__ import annotations

from coffres.bots.teaching import Teaching
from coffres.engine.registry import GAMES

TEACHING = Teaching(GAMES["coffre_et_cle"])
