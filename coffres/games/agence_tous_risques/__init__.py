"""Agence tous risques : la formule secrète: a race to the vault, and out again with the formula."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Agence tous risques : la formule secrète"),
    tagline=N_("Vole la formule, puis sors de la forteresse."),
    seats=range(2, 5),
    minutes=(10, 40),
    age=7,
    dice=True,
    lively=3,
    tale=N_(
        "On a volé la formule secrète, et la voilà au fond d'un souterrain bien gardé. L'Agence "
        "envoie ses meilleures têtes la reprendre, et n'en félicitera qu'une."
    ),
)
