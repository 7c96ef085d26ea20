"""The sentences of Les Clés de Fort Boyard. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate
from coffres.games.fort_boyard import sentences
from coffres.games.fort_boyard.material import BOARDS, THE_TABLES, riddles_of
from coffres.games.fort_boyard.material import VALUES as VALUES_OF_NOTES
from coffres.games.fort_boyard.sentences import SHAPE_NAMES, amount, money
from coffres.games.fort_boyard.trial_cards import OWN_CARD, OWN_DUEL, TRIAL_CARDS, TrialCard, trial_name

PROMPTS = {
    "first_roll": N_("{name} lance le dé : le plus haut commence."),
    "roll": N_("{name} lance le dé et avance sur le chemin de ronde."),
    "may_look": N_("{name} peut d'abord regarder ses billets, à l'abri des regards."),
    "fortune": N_("{name}, voici tes billets."),
    "open_or_roll": N_("{name} a au moins quatre clés : ouvrir le coffre, ou lancer le dé ?"),
    "must_open": N_("Il n'y a plus de clé dans les cellules : {name} doit ouvrir le coffre."),
    "open_now": N_("{name} a au moins quatre clés : ouvrir le coffre tout de suite ?"),
    "choose": N_("{name} choisit : une épreuve ou une énigme ? On ne change plus d'avis ensuite."),
    "retry": N_("L'épreuve est perdue. {name} tente une énigme pour gagner la clé ?"),
    "pick": N_("{name} tire une épreuve dans l'éventail."),
    "card": N_("Lisez l'épreuve et mettez-vous en place. Si elle est impossible ici, mettez-la de côté."),
    "last_card": N_("Lisez l'épreuve et mettez-vous en place."),
    "may_change": N_("{name} peut jouer son jeton et tirer une autre épreuve."),
    "rival": N_("Nez à nez : les autres choisissent qui aura l'étui sur le nez."),
    "ready_nose": N_("L'étui est en place ? Retournez le sablier."),
    "ready_change": N_("Yeux bandés ! Changez une seule chose, puis retournez le sablier."),
    "next_hand": N_("Le hasard désigne qui se laisse toucher, les yeux de {name} restant bandés."),
    "guess": N_("Notez qui est nommé. Pas un mot avant la fin !"),
    "barbichette": N_("La barbichette : qui rit ?"),
    "odd_change": N_("L'anomalie : dites-le dès que le changement est trouvé."),
    "nose_to_nose": N_("Nez à nez : l'étui est-il passé, ou tombé ?"),
    "forbidden_words": N_("Les interdits : ni oui, ni non, ni signe de tête. Une faute ?"),
    "hot_hands": N_("La main chaude : la tape est-elle esquivée ?"),
    "tiger_paw": N_("La patte du tigre : quelle main a touché le dé d'abord ?"),
    "pinch": N_("La pince : la carte est-elle attrapée ?"),
    "battle": N_("La bataille : quelle forme sort de chaque main ?"),
    "catapult": N_("La catapulte : le dé est-il attrapé ?"),
    "own_duel": N_("Votre épreuve : réussie contre cet adversaire ?"),
    "own_trial": N_("Votre épreuve : est-elle réussie ?"),
    "time_up": N_("Le temps est écoulé. Une faute au même instant compterait : y en a-t-il une ?"),
    "draw_riddle": N_("{name} prend une énigme sur la pile."),
    "read_riddle": N_("{name}, lis l'énigme à voix haute, puis retourne le sablier."),
    "roll_riddle": N_("{name} lance les deux dés : un double pair fait perdre l'énigme."),
    "judge": N_("{name} a la réponse et juge."),
    "spoken_before": N_("C'est fini. {name} dit si la bonne réponse a été donnée avant."),
    "roll_chest": N_("{name} lance le dé et avance : un tigre ferme le coffre."),
    "rolled_for": N_("Le dé roule tout seul pour {name}."),
    "bonus": N_("Pas de tigre ! {name} lance le dé : autant de billets en plus."),
    "draw_note": N_("{name} retourne ses nouveaux billets."),
    "look_notes": N_("{name}, regarde tes nouveaux billets."),
    "put_back": N_("{name} remet une clé dans la cellule de son choix."),
    "paused": N_("Le sablier est arrêté. Tout le monde est prêt à reprendre ?"),
    "count": N_("La partie est finie : découvrez les fortunes."),
    "hourglass": N_("Le sablier coule."),
    "pace": N_("Les dés passent de main en main."),
    "roll_limit": N_("Lancez vite, ou les dés rouleront tout seuls."),
}

REFUSALS = {
    "FB-09": N_("On lance d'abord le dé pour savoir qui commence."),
    "FB-10": N_("On lance le dé et on avance."),
    "FB-12": N_("Ce n'est pas le moment : quelqu'un d'autre a la main."),
    "FB-13": N_("L'épreuve est perdue : reste à tenter une énigme, ou à y renoncer."),
    "FB-15": N_("On choisit ici entre une épreuve et une énigme."),
    "FB-20": N_("Une épreuve est à tirer, parmi celles qui sont dans l'éventail."),
    "FB-22": N_("À qui est-ce : tous se laissent toucher et sont nommés, un par un."),
    "FB-23": N_("La barbichette : la table dit qui rit."),
    "FB-24": N_("L'anomalie : on observe, on change une chose, on cherche."),
    "FB-25": N_("Nez à nez : les autres choisissent l'adversaire, puis l'étui passe ou tombe."),
    "FB-26": N_("Les interdits : la table signale une faute, ou attend la fin du sablier."),
    "FB-27": N_("La main chaude : une tape par joueur, esquivée ou non."),
    "FB-28": N_("La patte du tigre : la première main sur le dé l'emporte."),
    "FB-29": N_("La pince : la carte est attrapée, ou non."),
    "FB-30": N_("La bataille se joue avec le puits, la feuille et les ciseaux."),
    "FB-31": N_("La catapulte : le dé est attrapé, ou non."),
    "FB-33": N_("L'énigme est à lire par son lecteur, seul."),
    "FB-34": N_("Les deux dés sont entre les mains de quelqu'un."),
    "FB-35": N_("Le lecteur juge : si la carte n'exige pas une seule réponse, on peut se reprendre."),
    "FB-37": N_("Un instant : les dés passent de main en main."),
    "FB-39": N_("Le sablier commande : il coule, ou la table l'a arrêté."),
    "FB-40": N_("Le coffre s'ouvre avec quatre clés au moins, au début du tour ou après une clé gagnée."),
    "FB-42": N_("Le dé du coffre est entre les mains de quelqu'un."),
    "FB-43": N_("Le temps de lancer est passé : le dé roule tout seul."),
    "FB-44": N_("Le bonus se joue au dé."),
    "FB-45": N_("On remet une clé dans une cellule ; les tigres et le départ n'en ont pas."),
    "FB-50": N_("La partie est finie : il reste à compter."),
    "FB-52": N_("Il faut garder au moins une épreuve : celle-ci doit être jouée."),
    "FB-59": N_("Le temps est écoulé : dites si une faute est tombée au même instant."),
    "FB-60": N_("Votre épreuve : la table dit si elle est réussie."),
    "FB-62": N_("Le lecteur dit si la bonne réponse a été donnée avant."),
    "FB-64": N_("Le temps de lancer est passé : les dés roulent tout seuls."),
    "FB-65": N_("Il n'y a plus de clé dans les cellules : il faut ouvrir le coffre."),
    "FB-68": N_("Les billets se regardent en secret, au début de son tour ou une fois le coffre fermé."),
}

ENDINGS = {
    "chest_empty": N_("Le coffre est vide : la plus grosse fortune l'emporte."),
    "too_few": N_("Il ne reste pas trois joueurs : la plus grosse fortune l'emporte."),
    "stopped": N_("La table arrête la partie : la plus grosse fortune l'emporte."),
}
CHAPTERS = {
    "start": N_("Qui commence\u00a0?"),
    "turn": "{name}",
    "trial": N_("Épreuve\u00a0: {name}"),
    "riddle": N_("Énigme\u00a0: {name}"),
    "chest": N_("Le coffre\u00a0: {name}"),
    "end": N_("Le décompte"),
}

OPTIONS = {
    "hourglass": N_("Durée du sablier, en secondes, pour les épreuves, les énigmes et le coffre."),
    "notes": N_("Billets que chaque joueur met dans le coffre."),
    "start_keys": N_("Clés que chaque joueur reçoit au départ."),
    "roll_pace": N_("Pause entre deux lancers, en secondes : le temps que le dé passe de main en main."),
    "roll_limit": N_("Temps pour lancer, en secondes ; ensuite le dé roule tout seul."),
    "open_fortunes": N_("Les billets de chacun restent visibles."),
    "levels": N_("Les énigmes de la boîte."),
    "riddle_levels": N_("À chacun ses énigmes, au niveau qui est sur sa carte de joueur."),
    "change_card": N_("Chacun peut, une fois dans la partie, changer l'épreuve qu'il a tirée."),
    "board": N_("Le chemin de ronde."),
    "left_out": N_("Épreuves mises de côté avant de jouer."),
    "own_riddles": N_("Énigmes écrites par vous, mêlées aux autres."),
    "own_trials": N_("Épreuves écrites par vous, mêlées aux autres."),
}

VALUES = {
    "True": N_("oui"),
    "False": N_("non"),
    "boite": N_("le chemin de ronde de la boîte"),
    "()": N_("aucune"),
    "all": N_("toutes"),
    "easy": N_("dès 7 ans"),
    "family": N_("en famille"),
    "hard": N_("difficiles"),
}

_CHOICES = {
    "look": N_("Regarder mes billets"),
    "seen": N_("J'ai vu"),
    "go_on": N_("Lancer le dé"),
    "open_chest": N_("Ouvrir le coffre"),
    "leave_shut": N_("Pas maintenant"),
    "take_trial": N_("Une épreuve"),
    "take_riddle": N_("Une énigme"),
    "decline": N_("Renoncer"),
    "start_riddle": N_("L'énigme est lue : retourner le sablier"),
    "known": N_("Énigme déjà connue : une autre"),
    "right": N_("Bonne réponse"),
    "wrong": N_("Pas de bonne réponse"),
    "begin": N_("Commencer l'épreuve"),
    "set_aside": N_("Impossible ici : une autre"),
    "change_card": N_("Mon jeton : une autre épreuve"),
    "turn": N_("Retourner le sablier"),
    "point": N_("Réussi"),
    "miss": N_("Manqué"),
    "tie": N_("Égalité"),
    "candidate_laughs": N_("Le candidat rit"),
    "opponent_laughs": N_("L'adversaire rit"),
    "both_laugh": N_("Les deux rient"),
    "stall": N_("Traîne ou se répète"),
    "won": N_("Épreuve gagnée"),
    "lost": N_("Épreuve perdue"),
    "count": N_("Découvrir les fortunes"),
    "resume": N_("Reprendre"),
    "pause": N_("Arrêter le sablier"),
    "restart": N_("Recommencer l'épreuve"),
    "cast": N_("Un vrai dé roule déjà"),
    "stop": N_("Arrêter la partie"),
    "hourglass": N_("Le sablier est vide"),
    "pace": N_("Les dés sont passés"),
    "roll_limit": N_("Le temps de lancer est passé"),
}

SHAPE_SIGNS = {"well": "circle-double", "leaf": "leaf", "scissors": "content-cut"}  # names of Material icons

# The words on the board and on the pages.
NOTES = N_("billets")
IN_CHEST = N_("Dans le coffre : {count}")
TAKEN = N_("Billets pris : {count}")
TO_PUT_BACK = N_("Clés à remettre : {count}")
STOPPED = N_("Le sablier est arrêté")
WON_IF = N_("Pour gagner")
AND_THE_OTHER = N_("{name} montre {shape}. Et {opponent} ?")
SHOWS = N_("{name} : {shape}")
LAUGHS = {
    "candidate_laughs": N_("{name} rit"),
    "opponent_laughs": N_("{opponent} rit"),
    "both_laugh": N_("Les deux rient"),
}
ANSWER = N_("La réponse : {answer}")
ALSO = N_("Juste aussi : {accepted}")
ONE_ANSWER = N_("Une seule réponse compte.")
WRITTEN_BY = N_("Écrite par {author}.")
LOST_RIDDLE = N_("Cette énigme, écrite par vous, n'est plus sur cette tablette : lisez-en une autre.")
READ_ALOUD = N_("La tablette lit à voix haute")
MY_NOTES = N_("Ma fortune : {amount}")
NEW_NOTES = N_("Nouveaux billets : {amount}")
NO_NOTES = N_("Pas encore de billet.")


_LEVELS = {
    1: N_("Enfant : {names}."),
    2: N_("Famille : {names}."),
    3: N_("Difficile : {names}."),
    THE_TABLES: N_("Comme la table : {names}."),
}


def who_has_which_level(levels: Sequence[int], names: Names, _: Translate) -> str:
    """FB-71: the sentences about the levels of these players."""
    told = []
    for level, sentence in _LEVELS.items():
        found = [str(names[seat]) for seat, own in enumerate(levels) if own == level]
        if found:
            told.append(_(sentence).format(names=", ".join(found)))
    return " ".join(told)


def number_of_trials(options: Mapping[str, Any]) -> int:
    """The number of cards in the box, with those that players wrote and without those they left out."""
    return len(TRIAL_CARDS) + len(options["own_trials"]) - len(options["left_out"])


def number_of_riddles(options: Mapping[str, Any]) -> int:
    return len(riddles_of(options["levels"], options["riddle_levels"])) + len(options["own_riddles"])


def rampart(board: str) -> str:
    """The letters of a board's spaces: a board of ours is given by name, one that players made by its
    letters."""
    return BOARDS[board].spaces if board in BOARDS else board


def trial_card(id: str, needed: int) -> TrialCard:
    """The texts of a trial card; for one that players wrote, only how it is counted."""
    return TRIAL_CARDS.get(id) or (OWN_DUEL if needed > 1 else OWN_CARD)


def fact(fact: Fact, names: Names, _: Translate) -> str:
    return sentences.sentence(fact, names, _)


def fortune(notes: Sequence[int]) -> str:
    """The worth of these notes; `notes` has their number by value."""
    return amount(sum(count * value for count, value in zip(notes, VALUES_OF_NOTES, strict=True)))


def choice(move: Move, names: Names, _: Translate) -> str:
    args = move.args
    match move.verb:
        case "roll":
            return str(args[0])
        case "roll_two":
            return _(N_("{one} et {two}")).format(one=args[0], two=args[1])
        case "note":
            return _(N_("Billet : {money}")).format(money=money(args[1]))
        case "trial":
            return trial_name(args[0], _)
        case "riddle":
            return _(N_("Énigme {id}")).format(id=args[0])
        case "show":
            own, other = (_(SHAPE_NAMES[shape]) for shape in args)
            return _(N_("{own} contre {other}")).format(own=own, other=other)
        case "put_back":
            return _(N_("Case {space}")).format(space=args[0])
        case "leave":
            return _(N_("{name} s'en va")).format(name=names[args[0]])
        case "touched" | "rival" | "guess":
            return str(names[args[0]])
    return _(_CHOICES[move.verb])
