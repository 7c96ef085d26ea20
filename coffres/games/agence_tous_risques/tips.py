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

# What a tap that makes no move could have been; for all other questions their clause says it.
ASTRAY = {
    "choose": N_("Touche un personnage que personne n'a encore pris."),
    "first": N_("On lance d'abord le dé, chacun son tour, pour savoir qui commence."),
    "roll": N_("C'est le moment de lancer le dé."),
    "again_both": N_("Deux dés, une fois de plus : lance-les pour avancer encore."),
    "sit_out": N_("Ce tour est perdu, mais la carte s'en va : touche « Passer le tour »."),
    "strike_battle": N_("La bataille commence : qui attaque lance le dé."),
    "parry_battle": N_("L'attaque est lancée : qui se défend lance le dé à son tour."),
    "strike_screen": N_("Le défi est lancé : qui défie lance le dé."),
    "parry_screen": N_("À qui est défié de répondre : lance le dé."),
    "strike_formula": N_("La formule est à qui fait le plus : qui attaque lance le dé."),
    "parry_formula": N_("La formule est à qui fait le plus : qui la tient lance le dé à son tour."),
}
