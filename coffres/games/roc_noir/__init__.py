"""Le Château du roc noir: traps that nobody can see, and that everybody must remember."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Le Château du roc noir"),
    tagline=N_("Avance, tombe dans les trappes, et souviens-toi."),
    seats=range(2, 5),
    minutes=(20, 40),
    age=7,
    dice=True,
    lively=2,
    tale=N_(
        "Le vieux seigneur du roc noir n'a pas laissé de testament, seulement un château et son "
        "fantôme. L'héritage ira à qui lui ramènera ses ancêtres deux par deux, malgré les trappes "
        "qu'il aimait tant."
    ),
)
