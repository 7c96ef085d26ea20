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

# What a tap that makes no move could have been; for all other questions their clause says it.
ASTRAY = {
    "may_look": N_("Regarde tes billets si tu veux ; ensuite, lance le dé."),
    "fortune": N_("Regarde tes billets, puis touche « J'ai vu »."),
    "look_notes": N_("Regarde tes nouveaux billets, puis touche « J'ai vu »."),
    "draw_note": N_("Un instant : les nouveaux billets se retournent."),
    "open_or_roll": N_("Ouvre le coffre, ou laisse-le fermé et lance le dé."),
    "open_now": N_("Ouvre le coffre tout de suite, ou laisse-le pour un autre tour."),
    "card": N_("Commencez cette épreuve ou, si elle est impossible ici, tirez-en une autre."),
    "may_change": N_("Joue ton jeton pour tirer une autre épreuve, ou garde celle-ci."),
    "rival": N_("Touchez le nom de la personne qui portera l'étui."),
    "ready_nose": N_("Mettez l'étui en place, puis touchez « Retourner le sablier »."),
    "ready_change": N_("Changez une seule chose, puis touchez « Retourner le sablier »."),
    "next_hand": N_("Les yeux sont bandés ? Laissez le hasard désigner qui se laisse toucher."),
    "draw_riddle": N_("Prends d'abord une énigme sur la pile."),
    "rolled_for": N_("Le temps de lancer est passé : un instant, le dé roule tout seul."),
    "judge": N_("Dis si la réponse est bonne, ou laisse couler le sablier."),
}
