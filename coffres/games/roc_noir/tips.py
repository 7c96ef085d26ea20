"""What is wise, and why: a sentence more for the first time that a question comes up."""

from coffres.engine.trouble import N_

TIPS = {
    "portraits": N_("Repérez les animaux : les deux portraits d'une paire portent le même."),
    "swap": N_("Réunis la paire sur le chevalier qui a le moins de chemin jusqu'au trésor."),
    "choose": N_("Prends celui qui est le plus près d'une galerie, ou du trésor s'il porte sa paire."),
    "move": N_(
        "Une case qui a tenu sous un chevalier seul sur sa dalle est sûre pour toujours : repasses-y."
    ),
    "fall": N_("Chaque dalle n'a qu'une trappe : ses trois autres cases sont sûres."),
    "exchange": N_("Glisse ce qui ne va avec rien : ces portraits-là ne reviendront qu'en dernier."),
    "beside": N_("Choisis la case d'où le chemin est le plus court : aucune des deux n'est la trappe."),
}

# Nothing is to be decided here, or the question itself says all.
NONE = (
    "corner",
    "youngest",
    "roll",
    "trap",
    "draw",
)

# What a tap that makes no move could have been; for all other questions their clause says it.
ASTRAY = {
    "swap": N_("Touche « Réunir une paire », ou lance le dé sans réunir."),
    "move": N_("Touche une case libre juste à côté de ce chevalier, jamais en diagonale, ou arrête-toi."),
    "exchange": N_("Touche un ou deux portraits de ce chevalier à glisser sous la pile, ou garde-les."),
}
