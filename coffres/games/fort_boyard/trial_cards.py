"""The texts of the ten trial cards: how the trial goes, and what counts as won (FB-22 to FB-31)."""

from __future__ import annotations

from typing import NamedTuple

from coffres.engine.trouble import N_
from coffres.engine.words import Translate


class TrialCard(NamedTuple):
    how: str
    won: str  # with {needed} if successes are counted
    icon: str  # name of an icon of the Material set, shown in lists
    once: str = ""  # instead of `won`, where one success is enough

    def goal(self, needed: int, _: Translate) -> str:
        """What counts as won, with so many successes."""
        if needed == 1 and self.once:
            return _(self.once)
        return _(self.won).format(needed=needed) if self.won else ""


TRIAL_NAMES = {
    "whose_hand": N_("À qui est-ce"),
    "barbichette": N_("La barbichette"),
    "odd_change": N_("L'anomalie"),
    "nose_to_nose": N_("Nez à nez"),
    "forbidden_words": N_("Les interdits"),
    "hot_hands": N_("La main chaude"),
    "tiger_paw": N_("La patte du tigre"),
    "pinch": N_("La pince"),
    "battle": N_("La bataille"),
    "catapult": N_("La catapulte"),
}

TRIAL_CARDS = {
    "whose_hand": TrialCard(
        N_(
            "Bande-toi les yeux. La table choisit une partie du corps : main, nez, oreille… Sans un mot,"
            " chacun se laisse toucher, et tu dis qui c'est. La réponse ne vient qu'à la fin."
        ),
        N_("Trouve au moins {needed} noms."),
        "hand-back-right",
        N_("Trouve au moins un nom."),
    ),
    "barbichette": TrialCard(
        N_(
            "Face à face, on se tient par le menton et l'on chante : « Ton menton, mon menton, le tigre fait"
            " ronron ; qui lâche un petit rire ira le voir dormir ! » L'autre rit ? La personne suivante"
            " arrive. On commence à ta gauche."
        ),
        N_(
            "Ne ris pas avant la fin du sablier. Rire ensemble, c'est perdu ; faire rire tout le monde,"
            " gagné."
        ),
        "emoticon-lol",
    ),
    "odd_change": TrialCard(
        N_(
            "Observe les autres, leurs habits et leurs bijoux, le temps d'un sablier. Puis bande-toi les"
            " yeux : ils changent une seule chose. Un second sablier pour la trouver, sans compter les"
            " essais."
        ),
        N_("Trouve le changement avant la fin du second sablier."),
        "eye",
    ),
    "nose_to_nose": TrialCard(
        N_(
            "Quelqu'un que les autres choisissent porte l'étui d'une boîte d'allumettes au bout du nez."
            " Prends-le avec ton nez, les mains dans le dos."
        ),
        N_("L'étui est à toi avant la fin du sablier. S'il tombe, c'est perdu."),
        "emoticon-kiss",
    ),
    "forbidden_words": TrialCard(
        N_(
            "Les questions pleuvent. Réponds à toutes sans dire oui, sans dire non, sans bouger la tête"
            " pour le dire. Traîner ou se répéter peut faire perdre."
        ),
        N_("Aucune faute jusqu'à la fin du sablier."),
        "comment-remove",
    ),
    "hot_hands": TrialCard(
        N_(
            "Pose tes mains sur celles d'en face, paumes contre paumes. En face, une main se retourne pour"
            " taper le dos de la tienne : retire-la à temps ! Une tape par personne."
        ),
        N_("Esquive au moins une tape."),
        "hand-clap",
    ),
    "tiger_paw": TrialCard(
        N_(
            "Un dé à mi-chemin, vos mains à plat sur la table. Quelqu'un d'autre donne le départ : la"
            " première main sur le dé gagne la manche. À égalité, on recommence."
        ),
        N_("Gagne au moins {needed} manches."),
        "paw",
        N_("Gagne au moins une manche."),
    ),
    "pinch": TrialCard(
        N_(
            "Avant-bras à plat, pouce et index ouverts. Chacun à son tour lâche une carte quelques"
            " centimètres au-dessus : referme les doigts dessus."
        ),
        N_("Attrape au moins {needed} cartes."),
        "hand-pointing-up",
        N_("Attrape au moins une carte."),
    ),
    "battle": TrialCard(
        N_(
            "Une main dans le dos, et à trois, on montre. Le puits avale les ciseaux, la feuille couvre le"
            " puits, les ciseaux coupent la feuille. Deux formes égales : on recommence."
        ),
        N_("Gagne au moins {needed} duels."),
        "hand-peace",
        N_("Gagne au moins un duel."),
    ),
    "catapult": TrialCard(
        N_(
            "Prends un coquetier, ou un petit gobelet. Chacun te lance le dé une seule fois :"
            " attrape-le au vol dans ton coquetier."
        ),
        N_("Attrape au moins {needed} dés."),
        "cup",
        N_("Attrape au moins un dé."),
    ),
}


class TrialFilter(NamedTuple):
    """Where or with whom people play, and the trials that do not suit that (FB-52)."""

    label: str
    unsuited: frozenset[str]


TRIAL_FILTERS = (
    TrialFilter(N_("Sans bruit"), frozenset(("barbichette", "hot_hands", "tiger_paw", "catapult"))),
    TrialFilter(N_("Sans se lever"), frozenset(("odd_change", "nose_to_nose"))),
    TrialFilter(N_("Petit appartement"), frozenset(("catapult", "odd_change"))),
    TrialFilter(N_("Avec des enfants"), frozenset(("hot_hands", "barbichette"))),
    TrialFilter(
        N_("Sans se toucher"),
        frozenset(("whose_hand", "barbichette", "nose_to_nose", "hot_hands", "tiger_paw")),
    ),
)
FEWEST_TRIALS = 3  # least number of trials that filters leave: with fewer, the same ones would come too often

# For a trial that the players wrote, if this tablet does not have its text, or not any more.
OWN_CARD = TrialCard(N_("Une épreuve écrite par vous : suivez votre carte."), "", "pencil")
OWN_DUEL = TrialCard(OWN_CARD.how, N_("Réussis au moins {needed} fois."), OWN_CARD.icon)


def trial_name(trial: str, _: Translate) -> str:
    """The title of a trial; for one that the players wrote, their own title."""
    return _(TRIAL_NAMES[trial]) if trial in TRIAL_NAMES else trial
