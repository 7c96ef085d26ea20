"""The sentences of Le Coffre et la Clé. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coffres.engine.contract import Fact, Move, reveals
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate, joined
from coffres.games.coffre_et_cle.material import NEUTRAL, POINTS, UNDRAWN
from coffres.games.coffre_et_cle.travels import travels, winners

PROMPTS = {
    "deal": N_("Les cartes sont distribuées."),
    "starter": N_("Le hasard choisit qui commence."),
    "first_look": N_("{name}, regarde ta carte en secret."),
    "act": N_("{name}, choisis une action."),
    "draw": N_("Une carte que personne n'avait vue se découvre."),
    "observed": N_("{name}, regarde la carte du centre que tu as choisie."),
    "exchanged": N_("{name}, regarde ta nouvelle carte."),
    "forced": N_("{name}, ta carte a été échangée : regarde la nouvelle."),
    "turn_clock": N_("Le temps de jeu est écoulé."),
    "talk": N_("Parlez, accusez, mentez ! Puis on continue."),
    "talk_clock": N_("Le temps de parole est écoulé."),
    "designate": N_("{name}, désignes-tu qui a la Clé ?"),
    "last_talk": N_("Les tours sont finis. Une dernière discussion, puis le Trésor devra désigner."),
    "must_designate": N_("{name} a le Trésor et doit dire maintenant qui a la Clé."),
    "final_talk": N_("Ce n'était pas la Clé. Discutez : qui a la Fausse Clé ?"),
    "name": N_("{name}, qui a la Fausse Clé, d'après toi ?"),
    "reveal": N_("Retournez toutes les cartes."),
    "uncover": N_("Les dernières cartes se découvrent."),
    "shown": N_("Toutes les cartes sont là. On passe à la donne suivante ?"),
}

REFUSALS = {
    "CC-03": N_("Les cartes se distribuent toutes seules : un instant."),
    "CC-05": N_("On regarde d'abord sa carte, à l'abri des autres."),
    "CC-11": N_("Chacun son tour, et une seule action : observer, échanger, forcer ou passer."),
    "CC-12": N_("On observe l'une des deux cartes du centre."),
    "CC-13": N_("On échange sa carte avec l'une des deux cartes du centre."),
    "CC-14": N_("On force la carte de quelqu'un d'autre, contre une carte du centre."),
    "CC-19": N_("Ta carte est verrouillée : tu peux observer, forcer quelqu'un ou passer."),
    "CC-20": N_("Cette carte est verrouillée : force quelqu'un d'autre, ou fais autre chose."),
    "CC-26": N_("C'est le moment de parler : touchez « On continue » quand tout est dit."),
    "CC-27": N_("Seul le Trésor peut désigner : touche « Non, je continue »."),
    "CC-28": N_("On ne se désigne pas soi-même : touche quelqu'un d'autre."),
    "CC-32": N_("Chacun à son tour nomme la personne qu'il prend pour la Fausse Clé."),
    "CC-33": N_("On ne se nomme pas soi-même : touche quelqu'un d'autre."),
    "CC-37": N_("Les tours sont finis : le Trésor doit désigner quelqu'un."),
    "CC-38": N_("Il faut d'abord retourner les cartes."),
    "CC-40": N_("Cette carte se découvre toute seule : un instant."),
    "CC-42": N_("Le sort choisit qui commence : un instant."),
    "CC-45": N_("Le temps de jeu court toujours : finis ta page."),
    "CC-49": N_("On désigne après sa propre action et la discussion, pas avant."),
    "CC-54": N_("La phase finale s'ouvre par une discussion : parlez, puis continuez."),
    "CC-59": N_("La donne est finie : passez à la suivante."),
}

ENDINGS = {
    "key_designated": N_("Clic… clac ! Le Trésor a trouvé sa Clé : le coffre s'ouvre pour tous les deux."),
    "false_key_designated": N_("Crac ! La Fausse Clé a cassé dans la serrure : elle gagne seule."),
    "false_treasure_wins": N_("Le Faux Trésor a soufflé la Clé au vrai : lui seul gagne."),
    "false_key_named": N_("Bas les masques ! La Fausse Clé gagne, avec chaque personne qui l'a nommée."),
    "nobody_named": N_("La Fausse Clé reste cachée : le coffre ne s'ouvre pour personne."),
    "treasure_in_no_hand": N_(
        "Le Trésor n'est dans aucune main : le coffre reste fermé, et personne ne gagne."
    ),
    "series": N_("La série de donnes est finie : le plus de points l'emporte."),
    "stopped": N_("La table arrête la partie : le coffre reste fermé, et garde son secret."),
}
SCORES = (N_("aucun point"), N_("1 point"), N_("{points} points"))
CLOSINGS = {
    "key_designated": N_("Clic… clac : le coffre s'ouvre pour {names}."),
    "false_key_designated": N_("Crac ! La Fausse Clé casse dans la serrure, et {names} rit sous cape."),
    "false_treasure_wins": N_("Le Faux Trésor a soufflé la Clé au vrai : le coffre s'ouvre pour {names}."),
    "false_key_named": N_("Bas les masques ! Le coffre change de camp, et s'ouvre pour {names}."),
    "series": N_("Le dernier coffre se referme, et l'or du manoir est à {names}."),
}
CHAPTERS = {
    "deal": N_("Donne {number}"),
    "turn": "{name}",
    "last": N_("La phase finale"),
    "open": N_("Les cartes se retournent"),
}

OPTIONS = {
    "extra_neutrals": N_("Neutres en plus : des rôles restent peut-être dans la boîte, on ne sait lesquels."),
    "rounds": N_("Nombre de tours de table avant que le Trésor doive désigner."),
    "deals": N_("Nombre de donnes de la série, avec des points."),
    "false_treasure": N_("Un Faux Trésor remplace un Neutre et peut désigner aussi."),
    "force_locks": N_("Une carte forcée est verrouillée, elle aussi."),
    "designator_names": N_("Qui a désigné nomme aussi, en dernier, dans la phase finale."),
    "talk": N_("Temps de parole après chaque action, en secondes."),
    "turn_clock": N_("Temps de jeu sur les pages secrètes, en secondes."),
    "log": N_("La liste des actions publiques reste affichée."),
    "notebook": N_("Sur sa page secrète, chacun retrouve ce qu'il a vu."),
}

VALUES = {
    "0": N_("sans"),
    "True": N_("oui"),
    "False": N_("non"),
}

ROLE_NAMES = (N_("la Clé"), N_("le Trésor"), N_("la Fausse Clé"), N_("un Neutre"), N_("le Faux Trésor"))
AIMS = (  # the goal of each role, as written on its card (CC-06 to CC-09, CC-39)
    N_("Fais-toi désigner par le Trésor."),
    N_("Trouve qui a la Clé et, ton action faite, désigne cette personne."),
    N_("Fais-toi désigner à la place de la Clé."),
    N_("Dans la phase finale, nomme qui a la Fausse Clé."),
    N_("Désigne la Clé avant le vrai Trésor."),
)
ACTIONS = {
    "observe": N_("Observer"),
    "exchange": N_("Échanger"),
    "force": N_("Forcer"),
    "pass": N_("Passer"),
}
NO = N_("Non, je continue")
NO_TREASURE = N_("Sans le Trésor, on répond non.")
TRAVELS = N_("Trajets")  # title of the page about the cards' ways, at the end
SLOT_NAMES = (N_("la carte de gauche"), N_("la carte de droite"))
LIES = (N_("La carte du centre, à gauche."), N_("La carte du centre, à droite."))  # an observed card
_THAT_SLOT = (N_("celle de gauche"), N_("celle de droite"))
_LAY_UNSEEN = (N_("La carte du centre, à gauche : {role}."), N_("La carte du centre, à droite : {role}."))
_LAY_THERE = (N_("Au centre, à gauche : {role}."), N_("Au centre, à droite : {role}."))

_FACTS = {
    "starter": N_("{target} commence."),
    "observe": N_("{name} observe {slot}, au centre."),
    "exchange": N_("{name} échange sa carte contre {that}, au centre ; sa nouvelle carte est verrouillée."),
    "force": N_("{name} force {target} à échanger sa carte contre {that}, au centre."),
    "pass": N_("{name} passe."),
    "turn_clock": N_("Le temps est écoulé."),
    "talk_clock": N_("Le temps de parole est écoulé."),
    "decline": N_("{name} ne désigne personne."),
    "name": N_("{name} prend {target} pour la Fausse Clé."),
    "reveal": N_("Cartes sur table !"),
    "next_deal": N_("Nouvelle donne."),
    "stop": N_("La table arrête la partie."),
}
_SAW = {
    "observe": N_("C'est {role}."),
    "exchange": N_("Ta nouvelle carte : {role}."),
    "force": N_("Ta nouvelle carte : {role}."),
}
_VERDICTS = {
    "key": N_("{name} désigne {target} : c'est la Clé !"),
    "false_key": N_("{name} désigne {target} : c'est la Fausse Clé !"),
    "neither": N_("{name} désigne {target} : ce n'est ni la Clé ni la Fausse Clé."),
}
_CHOICES = {
    "seen": N_("J'ai vu"),
    "observe": N_("Observer {slot}"),
    "exchange": N_("Échanger contre {slot}"),
    "force": N_("Forcer {target} : {slot}"),
    "pass": N_("Passer"),
    "end_talk": N_("On continue"),
    "talk_clock": N_("Fin du temps de parole"),
    "turn_clock": N_("Fin du temps de jeu"),
    "decline": N_("Non"),
    "designate": N_("Désigner {target}"),
    "name": N_("Nommer {target}"),
    "reveal": N_("Retourner les cartes"),
    "next_deal": N_("Donne suivante"),
    "starter": N_("{target} commence"),
    "stop": N_("Arrêter la partie"),
}


def fact(fact: Fact, names: Names, _: Translate) -> str:
    by, verb, args = fact[0], fact[1], fact[2]
    shown: tuple[Any, ...] = fact[3] if reveals(fact) else ()
    if verb in ("deal", "draw"):
        return _drawn(verb, args, names, _)
    fields = _fields(verb, by, args, names, _)
    if verb == "designate":
        return _(_VERDICTS[shown[0]]).format(**fields)
    if verb in ("end_talk", "talk_clock") and shown:
        return _held(shown[0], names, _)
    if verb == "reveal":
        return " ".join([_(_FACTS[verb]), *_had(shown, names, _)])
    sentence = _(_FACTS[verb]).format(**fields) if verb in _FACTS else ""
    if shown and verb in _SAW:
        sentence += " " + _(_SAW[verb]).format(role=_(ROLE_NAMES[shown[0]]))
    return sentence


def _drawn(verb: str, args: tuple[int, int | None], names: Names, _: Translate) -> str:
    place, role = args
    if verb == "deal":
        if role is None:
            return _(N_("{name} reçoit une carte.")).format(name=names[place])
        return _(N_("Ta carte, {name} : {role}.")).format(name=names[place], role=_(ROLE_NAMES[role]))
    if role is None:
        return ""
    # CC-40: a card that nobody had seen has never moved, so its number says where it was dealt
    slot = place - len(names)
    dealt = _LAY_UNSEEN[slot] if slot < len(_LAY_UNSEEN) else N_("Dans la boîte : {role}.")
    return _(dealt).format(role=_(ROLE_NAMES[role]))


def _had(roles: Sequence[int], names: Names, _: Translate) -> list[str]:
    """Who had which card, and what lay in the centre; Neutrals, who are many, are not told."""
    told = []
    for place, role in enumerate(roles):
        if role in (NEUTRAL, UNDRAWN):
            continue
        in_hand = place < len(names)
        sentence = N_("{name} avait {role}.") if in_hand else _LAY_THERE[place - len(names)]
        told.append(_(sentence).format(name=names[place] if in_hand else "", role=_(ROLE_NAMES[role])))
    return told


def retold(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    """Dealing is told once for all, and with the cards open, who has won the deal."""
    if facts[at][1] == "deal":
        dealing = at + 1 < len(facts) and facts[at + 1][1] == "deal"
        return "" if dealing else _(N_("Chacun reçoit une carte, face cachée."))
    told = fact(facts[at], names, _)
    if facts[at][1] != "reveal":
        return told
    won = [(seat, POINTS[facts[at][3][seat]]) for seat in winners(facts, at)]
    if not won:
        return told + " " + _(N_("Personne ne gagne cette donne."))
    each = (N_("{name} (1 point)"), N_("{name} ({points} points)"))
    listed = [_(each[points > 1]).format(name=names[seat], points=points) for seat, points in won]
    return told + " " + _(N_("Donne gagnée par {winners}.")).format(winners=joined(listed, _))


def untold(facts: Sequence[Fact], at: int) -> bool:
    """That somebody accuses nobody, as nearly everybody does; that a deal begins, as its heading says."""
    return facts[at][1] in ("decline", "next_deal")


def _held(holder: int, names: Names, _: Translate) -> str:
    if holder < 0:
        return _(N_("Le Trésor n'est dans aucune main."))
    return _(N_("{name} a le Trésor.")).format(name=names[holder])


def ways(facts: Sequence[Fact], seats: int, _: Translate) -> list[tuple[int, str, tuple[int, ...]]]:
    """Role, name and stops of every card, when all cards are open. The Neutrals, who are many, come last."""
    told = sorted(travels(facts, seats), key=lambda travel: (travel.role == NEUTRAL, travel.role))
    return [(travel.role, _(ROLE_NAMES[travel.role]), travel.places) for travel in told]


def choice(move: Move, names: Names, _: Translate) -> str:
    if move.verb in ("deal", "draw"):
        return _(ROLE_NAMES[move.args[1]])
    return _(_CHOICES[move.verb]).format(**_fields(move.verb, move.by, move.args, names, _))


def _fields(verb: str, by: int, args: tuple[int, ...], names: Names, _: Translate) -> dict[str, str]:
    """The fields for the sentences of a move: who, whom, which card of the centre."""
    fields = {"name": names[by] if by >= 0 else ""}
    if verb in ("starter", "force", "designate", "name"):
        fields["target"] = names[args[0]]
    if verb in ("observe", "exchange", "force"):
        fields |= {"slot": _(SLOT_NAMES[args[-1]]), "that": _(_THAT_SLOT[args[-1]])}
    return fields
