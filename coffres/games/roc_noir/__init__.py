"""Le Château du roc noir: traps that nobody can see, and that everybody must remember."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Le Château du roc noir"),
    tagline=N_("Des trappes sous les dalles, des ancêtres à réunir : avance, tombe, et souviens-toi."),
    seats=range(2, 5),
    minutes=(20, 40),
    age=7,
    dice=True,
    lively=2,
)
