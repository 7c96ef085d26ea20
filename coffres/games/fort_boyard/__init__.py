"""Les Clés de Fort Boyard: dares and riddles for keys, keys for a chest full of banknotes."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_
from coffres.games.fort_boyard.material import SEATS
from coffres.games.fort_boyard.rules import FortBoyard

GAME = FortBoyard()
META = Meta(
    title=N_("Les Clés de Fort Boyard"),
    tagline=N_("Des épreuves et des énigmes pour gagner des clés, et un coffre plein de billets."),
    seats=SEATS,
    minutes=(20, 130),
    age=8,
)
