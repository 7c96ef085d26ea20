"""Le Casse du siècle: keys, doors, and a combination of gears that are looked at one by one."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Le Casse du siècle"),
    tagline=N_("Des portes à ouvrir, un coffre à percer."),
    seats=range(2, 7),
    minutes=(10, 60),
    age=6,
    lively=1,
    tale=N_(
        "Minuit sonne à la banque, les gardes jouent aux cartes, et six portes vous séparent du "
        "coffre. La combinaison se cache dans les engrenages, et une bonne mémoire vaut mieux que "
        "de la dynamite."
    ),
)
