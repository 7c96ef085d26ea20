"""What is wise, and why: a sentence more for the first time that a question comes up."""

from coffres.engine.trouble import N_

TIPS = {
    "may_look": N_(
        "Tout le monde sait combien de billets tu as ; personne d'autre ne sait ce qu'ils valent."
    ),
    "open_or_roll": N_(
        "Comptez les tigres à six cases devant chaque pion : ce sont eux qui fermeront le coffre."
    ),
    "open_now": N_(
        "Comptez les tigres à six cases devant chaque pion : ce sont eux qui fermeront le coffre."
    ),
    "choose": N_(
        "Pendant une énigme, les dés des autres peuvent tout arrêter ; à l'épreuve, tout dépend de toi."
    ),
    "retry": N_("Essayer ne coûte rien : au pire, la clé reste où elle est."),
    "may_change": N_("Ce jeton ne sert qu'une fois : garde-le pour une épreuve que tu détestes."),
    "rival": N_("Choisissez une personne qui sait rester immobile, ou justement pas."),
    "ready_change": N_("Un bracelet passé à l'autre bras suffit : le plus petit changement est le meilleur."),
    "read_riddle": N_("Lis lentement, et deux fois : le sablier ne coule pas encore."),
    "judge": N_("Une réponse qui veut dire la même chose est bonne : le but est de s'amuser."),
    "put_back": N_("Pose-la là où tu arriveras avant les autres."),
}

# Nothing is to be decided here, or the question itself says all.
NONE = (
    "first_roll",
    "roll",
    "fortune",
    "must_open",
    "pick",
    "card",
    "last_card",
    "ready_nose",
    "next_hand",
    "guess",
    "barbichette",
    "odd_change",
    "nose_to_nose",
    "forbidden_words",
    "hot_hands",
    "tiger_paw",
    "pinch",
    "battle",
    "catapult",
    "own_duel",
    "own_trial",
    "time_up",
    "draw_riddle",
    "roll_riddle",
    "spoken_before",
    "roll_chest",
    "rolled_for",
    "bonus",
    "draw_note",
    "look_notes",
    "paused",
    "count",
    "hourglass",
    "pace",
    "roll_limit",
)
