"""What is wise, and why: a sentence more for the first time that a question comes up."""

from coffres.engine.trouble import N_

TIPS = {
    "take": N_(
        "Prends un trousseau dont tu te rappelles une clé utile ; sinon, un que personne n'a encore pris."
    ),
    "act": N_(
        "Commence par les portes où il ne manque presque rien : la quatrième clé fait regarder un engrenage."
    ),
    "return": N_("Retiens où va chaque clé : la tablette ne te le redira pas."),
    "look": N_("Chaque engrenage que tu connais te rapproche de la victoire : on y renonce rarement."),
    "look_bet": N_("Le pari perdu te donne ce regard : profites-en, ce n'est même pas ton tour."),
    "claim": N_("Choisis la porte dont tu te rappelles le mieux les clés."),
    "pick": N_("Mélange un trousseau que les autres connaissent : ce qu'ils en savent ne vaudra plus rien."),
    "dial": N_(
        "Compose quand tu te rappelles tous les engrenages ; en cas d'erreur, tu réessaieras plus tard."
    ),
}

# Nothing is to be decided here, or the question itself says all.
NONE = (
    "starter",
    "draw_starter",
    "deal_door",
    "draw",
    "gear",
    "seen",
    "settle",
    "dead",
    "spill",
    "stall",
    "won",
)

# What a tap that makes no move could have been; for all other questions their clause says it.
ASTRAY = {
    "starter": N_("Touchez le nom de la personne la plus jeune de la table."),
}
