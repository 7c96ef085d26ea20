"""How automata play Le Casse du siècle."""

from __future__ import annotations

from coffres.bots.casse_du_siecle.play import Casse
from coffres.engine.registry import GAMES

TEACHING = Casse(GAMES["casse_du_siecle"])
