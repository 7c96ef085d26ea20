"""What is wise, and why: a sentence more for the first time that a question comes up."""

from coffres.engine.trouble import N_

TIPS = {
    "choose": N_("Les quatre personnages se valent : prends celui qui te plaît."),
    "turn_roll": N_(
        "Lancer d'abord est souvent plus sûr : la carte peut encore réparer ce que le dé a fait."
    ),
    "turn_roll_both": N_("Deux dés mènent loin : regarde où tu arrives avant de jouer ta carte."),
    "turn_face_guard": N_("Aucune carte ne bat un garde : la tienne servira mieux contre quelqu'un d'autre."),
    "turn_fight_holder": N_("Le plus haut emporte la formule et s'enfuit aussitôt avec deux dés."),
    "turn_stay": N_("Attendre ici n'est pas perdre : la formule devra bien repartir."),
    "card": N_("Une carte jouée est aussitôt remplacée : s'en servir ne coûte presque rien."),
    "opponent": N_("Qui gagne avance de la différence : évite d'affronter qui est déjà tout près du but."),
    "screen": N_("Si tu perds, l'autre avance : choisis quelqu'un que cela n'arrange guère."),
}

# Nothing is to be decided here, or the question itself says all.
NONE = (
    "deal",
    "first",
    "shuffle",
    "draw",
    "roll",
    "roll_both",
    "again",
    "again_both",
    "strike_battle",
    "parry_battle",
    "strike_screen",
    "parry_screen",
    "strike_formula",
    "parry_formula",
    "guard",
    "escape",
    "sit_out",
    "show",
)
