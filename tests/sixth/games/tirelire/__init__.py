"""La Tirelire: a coin each that nobody else sees, and a piggy bank that may break."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("La Tirelire"),
    tagline=N_("Une pièce chacun, une tirelire : garder, ou donner ?"),
    seats=range(2, 5),
    minutes=(2, 4),
    age=6,
    dice=True,
)
