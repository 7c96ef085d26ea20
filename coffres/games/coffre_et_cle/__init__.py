"""Le Coffre et la Clé: hidden roles that change hands."""

from coffres.engine.contract import Meta
from coffres.engine.trouble import N_

META = Meta(
    title=N_("Le Coffre et la Clé"),
    tagline=N_("Un trésor cherche sa clé, et tout le monde ment."),
    seats=range(4, 9),
    minutes=(10, 70),
    age=9,
    hourglass=True,
    lively=4,
    tale=N_(
        "Dans un vieux manoir, un trésor dort au fond d'un coffre, et quelqu'un à cette table en "
        "cache la clé. Une fausse clé circule aussi, bien plus belle que la vraie."
    ),
)
