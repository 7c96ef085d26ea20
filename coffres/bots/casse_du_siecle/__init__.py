"""How automata play casse_du_siecle."""

from __future__ import annotations

from coffres.bots.teaching import Teaching
from coffres.engine.registry import GAMES

TEACHING = Teaching(GAMES["casse_du_siecle"])
