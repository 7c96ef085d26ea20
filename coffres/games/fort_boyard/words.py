"""The sentences of Les Clés de Fort Boyard. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate, grouped
from coffres.games.fort_boyard import retelling, sentences
from coffres.games.fort_boyard.material import BOARDS, THE_TABLES, riddles_of
from coffres.games.fort_boyard.material import VALUES as VALUES_OF_NOTES
from coffres.games.fort_boyard.retelling import bond, together, untold  # noqa: F401 - the story's
from coffres.games.fort_boyard.sentences import SHAPE_NAMES, money
from coffres.games.fort_boyard.trial_cards import OWN_CARD, OWN_DUEL, TRIAL_CARDS, TrialCard, trial_name

PROMPTS = {
    "first_roll": N_("{name}, lance le dé : le plus haut commence."),
    "roll": N_("{name}, lance le dé et avance sur le chemin de ronde."),
    "may_look": N_("{name}, tu peux d'abord regarder tes billets, à l'abri des regards."),
    "fortune": N_("{name}, voici tes billets."),
    "open_or_roll": N_("{name}, tu as quatre clés ou plus : ouvrir le coffre, ou lancer le dé ?"),
    "must_open": N_("Plus une seule clé dans les cellules : {name}, ouvre le coffre."),
    "open_now": N_("{name}, tu as quatre clés ou plus : ouvrir le coffre tout de suite ?"),
    "choose": N_("{name}, une épreuve ou une énigme ? Ensuite, on ne change plus d'avis."),
    "retry": N_("L'épreuve est perdue. {name}, tentes-tu une énigme pour gagner la clé ?"),
    "pick": N_("{name}, tire une épreuve dans l'éventail."),
    "card": N_("Lisez l'épreuve et mettez-vous en place. Si elle est impossible ici, mettez-la de côté."),
    "last_card": N_("Lisez l'épreuve et mettez-vous en place."),
    "may_change": N_("{name}, tu peux jouer ton jeton et tirer une autre épreuve."),
    "rival": N_("Les autres choisissent qui porte l'étui."),
    "ready_nose": N_("L'étui est en place ? Retournez le sablier."),
    "ready_change": N_("Les autres changent une seule chose."),
    "next_hand": N_("Le hasard désigne qui se laisse toucher ; {name} garde les yeux bandés."),
    "guess": N_("Touchez le nom qui est dit, sans un mot."),
    "barbichette": N_("Qui rit ?"),
    "odd_change": N_("Le changement est-il trouvé ?"),
    "nose_to_nose": N_("L'étui est-il passé, ou tombé ?"),
    "forbidden_words": N_("Ni oui, ni non, ni signe de tête : une faute ?"),
    "hot_hands": N_("La tape est-elle esquivée ?"),
    "tiger_paw": N_("Quelle main a touché le dé d'abord ?"),
    "pinch": N_("La carte est-elle attrapée ?"),
    "battle": N_("Quelle forme sort de chaque main ?"),
    "catapult": N_("Le dé est-il attrapé ?"),
    "own_duel": N_("Votre épreuve : réussie contre cet adversaire ?"),
    "own_trial": N_("Votre épreuve : est-elle réussie ?"),
    "time_up": N_("Le temps est écoulé ! Y a-t-il eu une faute juste à la fin ?"),
    "draw_riddle": N_("{name}, prends une énigme sur la pile."),
    "read_riddle": N_("{name}, lis l'énigme à voix haute, puis retourne le sablier."),
    "roll_riddle": N_("{name}, lance les dés : 2-2, 4-4 ou 6-6, énigme perdue."),
    "judge": N_("{name}, dis si la réponse est bonne."),
    "spoken_before": N_("C'est fini. {name}, la bonne réponse a-t-elle été donnée avant la fin ?"),
    "roll_chest": N_("{name}, lance le dé et avance : un tigre ferme le coffre."),
    "rolled_for": N_("Le dé roule tout seul pour {name}."),
    "bonus": N_("Bonus ! {name}, lance le dé."),
    "draw_note": N_("{name} retourne ses nouveaux billets."),
    "look_notes": N_("{name}, regarde tes nouveaux billets."),
    "put_back": N_("{name}, remets une clé dans la cellule de ton choix."),
    "paused": N_("Le sablier est arrêté. Tout le monde est prêt à reprendre ?"),
    "count": N_("La partie est finie : découvrez les fortunes."),
    "hourglass": N_("Le sablier est vide : on ne bouge plus !"),
    "pace": N_("Les dés passent de main en main."),
    "roll_limit": N_("Lancez vite, ou les dés rouleront tout seuls."),
}

REFUSALS = {
    "FB-09": N_("On lance d'abord le dé pour savoir qui commence."),
    "FB-10": N_("C'est le moment de lancer le dé, pour avancer."),
    "FB-12": N_("C'est à quelqu'un d'autre : la question à l'écran dit à qui, et quoi faire."),
    "FB-13": N_("L'épreuve est perdue : reste à tenter une énigme, ou à y renoncer."),
    "FB-15": N_("Ici, on choisit : une épreuve ou une énigme."),
    "FB-20": N_("Une épreuve est à tirer, parmi celles qui sont dans l'éventail."),
    "FB-22": N_("À qui est-ce : touchez le nom que dit la personne aux yeux bandés."),
    "FB-23": N_("La barbichette : dites qui rit, ou laissez couler le sablier."),
    "FB-24": N_("L'anomalie : observez, changez une seule chose, puis dites si elle est trouvée."),
    "FB-25": N_("Nez à nez : choisissez l'adversaire, puis dites si l'étui est passé ou tombé."),
    "FB-26": N_("Les interdits : signalez une faute, ou laissez couler le sablier."),
    "FB-27": N_("La main chaude : dites si la tape est esquivée ou non."),
    "FB-28": N_("La patte du tigre : dites quelle main a touché le dé d'abord, ou égalité."),
    "FB-29": N_("La pince : dites si la carte est attrapée ou manquée."),
    "FB-30": N_("La bataille : touchez ce que montre chaque main, puits, feuille ou ciseaux."),
    "FB-31": N_("La catapulte : dites si le dé est attrapé ou manqué."),
    "FB-33": N_("L'énigme est d'abord lue à voix haute, puis le sablier est retourné."),
    "FB-34": N_("Les deux dés sont à quelqu'un : c'est à cette personne de les lancer."),
    "FB-35": N_("On peut se reprendre, sauf si la carte ne veut qu'une réponse : attendez la bonne."),
    "FB-37": N_("Un instant : les dés passent de main en main, on lance juste après."),
    "FB-39": N_("Le sablier commande : laissez-le couler, ou touchez « Reprendre » s'il est arrêté."),
    "FB-40": N_("Le coffre s'ouvre avec quatre clés au moins, au début du tour ou après une clé gagnée."),
    "FB-42": N_("Le dé du coffre est à quelqu'un : c'est à cette personne de le lancer."),
    "FB-43": N_("Le temps de lancer est passé : le dé roule tout seul."),
    "FB-44": N_("Le bonus se joue au dé : lance-le."),
    "FB-45": N_("On remet une clé dans une cellule ; les tigres et le départ n'en ont pas."),
    "FB-50": N_("La partie est finie : il reste à compter."),
    "FB-52": N_("Il faut garder au moins une épreuve : celle-ci doit être jouée."),
    "FB-59": N_("Le temps est écoulé : dites s'il y a eu une faute juste à la fin."),
    "FB-60": N_("Votre épreuve : la table dit si elle est réussie."),
    "FB-62": N_("Qui a lu l'énigme dit si la bonne réponse est venue avant la fin."),
    "FB-64": N_("Le temps de lancer est passé : les dés roulent tout seuls."),
    "FB-65": N_("Il n'y a plus de clé dans les cellules : il faut ouvrir le coffre."),
    "FB-68": N_("Les billets se regardent en secret, au début de son tour ou une fois le coffre fermé."),
}

ENDINGS = {
    "chest_empty": N_("Le coffre est vide, le fort se tait : la plus grosse fortune l'emporte."),
    "too_few": N_("À moins de trois, on compte les boyards : la plus grosse fortune l'emporte."),
    "stopped": N_("La table arrête et compte les boyards : la plus grosse fortune l'emporte."),
}
SCORES = (N_("aucun boyard"), N_("1 boyard"), N_("{points} boyards"))
CLOSINGS = {
    "chest_empty": N_("Le fort se tait, les tigres se couchent : {score} boyards pour {names} !"),
    "too_few": N_("À moins de trois, on compte : {score} boyards pour {names} !"),
    "stopped": N_("La table arrête, le gardien compte : {score} boyards pour {names} !"),
}
UNREWARDED = {
    "chest_empty": N_("Le coffre est vide, et personne à table n'a de boyards."),
    "too_few": N_("À moins de trois, on compte : pas un boyard. Le fort garde son trésor."),
    "stopped": N_("La table arrête, le gardien compte : pas un boyard. Le fort garde son trésor."),
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
    "notes": N_("Billets que chacun met dans le coffre."),
    "start_keys": N_("Clés que chacun reçoit au départ."),
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
    "start_riddle": N_("Retourner le sablier"),
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
    "candidate_laughs": N_("Qui joue l'épreuve rit"),
    "opponent_laughs": N_("En face, on rit"),
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
OBSERVE = N_("{name} observe tout : habits, bijoux, lunettes. Les autres ne bougent pas.")
HANDED_ON = N_("Le dé passe à {name}.")
WHAT_SHOWS = N_("Que montre {name} ?")
AND_THE_OTHER = N_("{name} montre {shape}. Et {opponent} ?")
# The plates of the table's questions, in the words of the question; others have their _CHOICES.
ANSWERS = {
    "open_or_roll": {"go_on": N_("Lancer"), "open_chest": N_("Ouvrir")},
    "open_now": {"open_chest": N_("Ouvrir"), "leave_shut": N_("Plus tard")},
    "retry": {"take_riddle": N_("Tenter"), "decline": N_("Renoncer")},
    "barbichette": {
        "candidate_laughs": "{name}",
        "opponent_laughs": "{opponent}",
        "both_laugh": N_("Les deux"),
    },
    "odd_change": {"won": N_("Trouvé")},
    "nose_to_nose": {"won": N_("Passé"), "lost": N_("Tombé")},
    "forbidden_words": {"lost": N_("Une faute"), "stall": N_("Ça traîne")},
    "hot_hands": {"point": N_("Esquivée"), "miss": N_("Touchée")},
    "tiger_paw": {"point": "{name}", "miss": "{opponent}"},
    "pinch": {"point": N_("Attrapée"), "miss": N_("Manquée")},
    "catapult": {"point": N_("Attrapé"), "miss": N_("Manqué")},
    "time_up": {"won": N_("Pas de faute"), "lost": N_("Une faute")},
}
ANSWER = N_("La réponse : {answer}")
ALSO = N_("Juste aussi : {accepted}")
ONE_ANSWER = N_("Une seule réponse compte.")
WRITTEN_BY = N_("Écrite par {author}.")
LOST_RIDDLE = N_("Cette énigme, écrite par vous, n'est plus sur cette tablette : lisez-en une autre.")
READ_ALOUD = N_("La tablette lit à voix haute")
MY_NOTES = N_("Ma fortune : {amount} boyards")
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


def retold(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    return retelling.retold(facts, at, names, _)


def fortune(notes: Sequence[int]) -> str:
    """The worth of these notes; `notes` has their number by value."""
    return grouped(sum(count * value for count, value in zip(notes, VALUES_OF_NOTES, strict=True)))


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
            return _(N_("Cellule à {space} pas du départ")).format(space=args[0])
        case "leave":
            return _(N_("{name} s'en va")).format(name=names[args[0]])
        case "touched" | "rival" | "guess":
            return str(names[args[0]])
    return _(_CHOICES[move.verb])
