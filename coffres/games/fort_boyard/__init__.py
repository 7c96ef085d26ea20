"""Les Clés de Fort Boyard: trials and riddles to win keys, keys to open a chest full of banknotes."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Les Clés de Fort Boyard"),
    tagline=N_("Des épreuves, des énigmes, et un coffre plein de billets."),
    seats=range(3, 7),
    minutes=(20, 130),
    age=8,
    dice=True,
    hourglass=True,
    riddles=True,
    lively=5,
    tale=N_(
        "La nuit tombe sur le fort, la mer monte, et le vieux gardien recompte ses clés. Quatre "
        "d'entre elles ouvrent un coffre plein de boyards ; les tigres, eux, ne savent pas compter."
    ),
)
