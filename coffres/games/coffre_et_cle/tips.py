"""What is wise, and why: a sentence more for the first time that a question comes up."""

from coffres.engine.trouble import N_

TIPS = {
    "first_look": N_(
        "Retiens ta carte, et garde le même visage quoi qu'elle montre : tout le monde t'observe."
    ),
    "act": N_(
        "Observer apprend sans rien bouger ; échanger verrouille ta nouvelle carte pendant tout un tour."
    ),
    "observed": N_("Ce que tu vois n'engage à rien : tu pourras le dire, le taire ou mentir."),
    "exchanged": N_("C'est avec cette carte que tu gagnes ou perds maintenant : ton but a peut-être changé."),
    "forced": N_("C'est avec cette carte que tu gagnes ou perds maintenant : ton but a peut-être changé."),
    "talk": N_("Dire vrai est permis aussi : écoutez surtout qui change de version."),
    "designate": N_("Rien ne presse : qui se trompe ouvre la phase finale, ou fait gagner la Fausse Clé."),
    "last_talk": N_("C'est le moment de convaincre : ensuite, plus personne ne pourra rien dire."),
    "must_designate": N_("Compare ce que chacun a dit avec les échanges que la table a vus."),
    "final_talk": N_("La Fausse Clé gagne aussi quand on la nomme : qui s'en vante dit peut-être vrai."),
    "name": N_("Les réponses déjà données aident, ou trompent : la Fausse Clé en donne une elle aussi."),
}

# Nothing is to be decided here, or the question itself says all.
NONE = (
    "deal",
    "starter",
    "draw",
    "turn_clock",
    "talk_clock",
    "reveal",
    "uncover",
    "shown",
)

# What a tap that makes no move could have been; for all other questions their clause says it.
ASTRAY = {
    "first_look": N_("Regarde ta carte, puis touche « J'ai vu »."),
    "observed": N_("Regarde la carte du centre, puis touche « J'ai vu »."),
    "exchanged": N_("Regarde ta nouvelle carte, puis touche « J'ai vu »."),
    "forced": N_("Ta carte n'est plus la même : regarde la nouvelle, puis touche « J'ai vu »."),
    "last_talk": N_("Parlez une dernière fois, puis touchez « On continue » : le Trésor désignera."),
}
