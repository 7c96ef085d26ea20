"""Le Coffre et la Clé: hidden roles that change hands."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_
from coffres.games.coffre_et_cle.material import SEATS
from coffres.games.coffre_et_cle.rules import CoffreEtCle

GAME = CoffreEtCle()
META = Meta(
    title=N_("Le Coffre et la Clé"),
    tagline=N_("Des cartes qui changent de mains, un trésor qui cherche sa clé, et tout le monde ment."),
    seats=SEATS,
    minutes=(10, 70),
    age=9,
)
