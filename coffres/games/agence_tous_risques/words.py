"""The sentences of the Agence tous risques. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate
from coffres.games.agence_tous_risques import characters
from coffres.games.agence_tous_risques.gathered import bond, together, untold  # noqa: F401 - the story's

FIGURES, NOBODY, called = characters.FIGURES, characters.NOBODY, characters.called
cast, title, who = characters.cast, characters.title, characters.who

PROMPTS = {
    "choose": N_("{name}, choisis un personnage."),
    "deal": N_("Les cartes sont distribuées."),
    "first": N_("{name}, lance le dé : le plus haut commence."),
    "turn_roll": N_("{name}, à toi : le dé et, si tu veux, une carte."),
    "turn_roll_both": N_("{name}, à toi : les deux dés et, si tu veux, une carte."),
    "turn_face_guard": N_("{name}, un garde te retient : affronte-le au dé. Une carte aussi, si tu veux."),
    "turn_fight_holder": N_("{name}, bats-toi pour la formule : lance le dé."),
    "turn_stay": N_("{name}, ici, la formule est hors d'atteinte : reste là, avec une carte ou sans."),
    "card": N_("{name}, ton jet est fait. Joues-tu une carte ?"),
    "shuffle": N_("La pioche est vide : on mélange la défausse."),
    "draw": N_("{name} pioche une carte."),
    "roll": N_("{name}, lance le dé."),
    "roll_both": N_("{name}, lance les deux dés."),
    "again": N_("{name}, relance le dé et avance encore."),
    "again_both": N_("{name}, relance les deux dés et avance encore."),
    "strike_battle": N_("Bataille ! {name}, lance le dé."),
    "parry_battle": N_("{name}, défends-toi : lance le dé."),
    "strike_screen": N_("Défi à l'écran ! {name}, lance le dé."),
    "parry_screen": N_("{name}, relève le défi : lance le dé."),
    "strike_formula": N_("Pour la formule ! {name}, lance le dé."),
    "parry_formula": N_("Pour la formule ! {name}, réponds : lance le dé."),
    "guard": N_("Contre le garde ! Le dé rouge est au garde, le bleu à {name}."),
    "escape": N_("{name}, tu as la formule : file, lance les deux dés !"),
    "opponent": N_("{name}, choisis qui affronter."),
    "screen": N_("{name}, te voilà devant l'écran : qui défier ?"),
    "sit_out": N_("{name}, te voilà sur la touche : ce tour est perdu."),
    "show": N_("C'est fini : montrez vos cartes."),
}

REFUSALS = {
    "AT-03": N_("Ce personnage est pris : il en faut un autre."),
    "AT-04": N_("Cette carte n'est pas dans ta main : choisis l'une des tiennes."),
    "AT-05": N_("C'est à quelqu'un d'autre : la question à l'écran dit qui joue."),
    "AT-06": N_(
        "Un jet et une carte au plus par tour : lance si ce n'est fait, ou joue une carte, ou passe."
    ),
    "AT-07": N_("Une carte est d'abord piochée : un instant."),
    "AT-08": N_("On défausse une seule carte, choisie dans sa main."),
    "AT-09": N_("La défausse est d'abord mélangée : un instant."),
    "AT-11": N_("Une bataille se décide au dé : lancez-en un chacun."),
    "AT-14": N_("On affronte quelqu'un qui est sur la même case : choisis qui."),
    "AT-16": N_("Contre un garde, lance les deux dés : le rouge et le bleu."),
    "AT-19": N_("Un garde te retient : affronte-le, aucune carte ne fait quitter sa case."),
    "AT-20": N_("Depuis l'écran, défie quelqu'un qui n'est pas à l'abri, ou personne."),
    "AT-22": N_("Ici, on relance le dé et on avance encore."),
    "AT-23": N_("Dans une zone de sécurité, on ne craint ni défi ni carte : vise quelqu'un d'autre."),
    "AT-25": N_("Une carte de laboratoire se joue sur un laboratoire qui porte son symbole."),
    "AT-26": N_("« Sur la touche » se pose devant quelqu'un qui n'y est pas déjà."),
    "AT-27": N_("« Garde en patrouille » se joue sur quelqu'un, ou sur soi."),
    "AT-28": N_("Pas de case garde où ramener ce personnage : vise quelqu'un d'autre."),
    "AT-30": N_("« La voie est libre » se joue après le jet du tour."),
    "AT-31": N_("Il n'y a plus de laboratoire devant toi : joue une autre carte, ou aucune."),
    "AT-33": N_("Aucune carte ne fait sortir du souterrain : seuls les dés le font."),
    "AT-35": N_("Qui prend la formule lance aussitôt les deux dés."),
    "AT-36": N_("Qui est passé par le souterrain lance les deux dés."),
    "AT-41": N_("Le combat pour la formule se décide au dé : lancez-en un chacun."),
    "AT-46": N_("La partie est finie : il reste à montrer les cartes."),
    "AT-48": N_("Tes deux personnages ne se combattent pas et ne se visent pas : vise l'autre équipe."),
    "AT-50": N_("On finit d'abord ce qui est en cours ; ensuite, le jet ou une carte."),
    "AT-51": N_("Ici, c'est un autre jet qui t'attend : celui que l'écran propose."),
    "AT-76": N_("La formule est sur ta case : bats-toi pour elle, ou joue d'abord une carte."),
    "AT-65": N_("À côté de la formule, aucune carte ne te fait avancer : il faudra les dés."),
}

ENDINGS = {
    "out": N_("La formule est sauvée : qui la tient gagne, et disparaît dans la nuit."),
    "stopped": N_("La table arrête la partie : la formule secrète reste secrète."),
}
CLOSINGS = {"out": N_("La formule est sauvée : {names} disparaît dans la nuit.")}
CHAPTERS = {
    "start": N_("Les équipes"),
    "turn": "{name}",
    "fight": N_("Bataille"),
    "end": N_("La fin"),
}

OPTIONS = {
    "board": N_("Le chemin du départ au souterrain."),
    "two_characters": N_("À deux joueurs, chacun mène deux personnages."),
}

VALUES = {
    "courte": N_("court (28 cases)"),
    "normale": N_("normal (40 cases)"),
    "longue": N_("long (56 cases)"),
    "True": N_("oui"),
    "False": N_("non"),
}

CARDS = (
    N_("Sur la touche"),
    N_("Garde en patrouille"),
    N_("Coup de pouce : 3 cases"),
    N_("La voie est libre"),
    N_("Suivez le guide"),
    N_("Laboratoire I : 3 cases"),
    N_("Laboratoire I : 4 cases"),
    N_("Laboratoire I : 5 cases"),
    N_("Laboratoire II : 4 cases"),
    N_("Laboratoire II : 5 cases"),
    N_("Laboratoire II : 6 cases"),
    N_("Laboratoire III : 5 cases"),
    N_("Laboratoire III : 6 cases"),
    N_("Laboratoire III : 7 cases"),
)
_EFFECTS = (
    N_("Quelqu'un perdra son prochain tour."),
    N_("Quelqu'un recule jusqu'au garde le plus proche."),
    N_("Tu avances de 3 cases."),
    N_("Après le jet du tour, tu relances et tu avances encore."),
    N_("Tu avances jusqu'au prochain laboratoire."),
    N_("Sur un laboratoire I ou sur le laboratoire final, tu avances."),
    N_("Sur un laboratoire II ou sur le laboratoire final, tu avances."),
    N_("Sur un laboratoire III ou sur le laboratoire final, tu avances."),
)
AIMED = (0, 1)  # the cards that are played on another character (AT-26, AT-27)
_BENCHED, _PROWLING, _CLEAR, _FIRST_LAB, _LAB_NUMBERS = 0, 1, 3, 5, 3

# The words on the board and on its plates
START = N_("DÉPART")
GUARD = N_("le garde")
DISCARDS = N_("La défausse")
NO_DISCARDS = N_("Aucune carte n'est défaussée.")
TIMES = N_("{times} × {card}")
HANDS = N_("Cartes")
FIGHTS = {
    "battle": N_("Bataille !"),
    "screen": N_("Défi !"),
    "formula": N_("La formule !"),
    "guard": N_("Un garde !"),
}
WHAT_ABOUT = N_("Cette carte : qu'en faire ?")
PLAY = N_("Jouer sur moi")
PLAY_ON = N_("Jouer sur {target}")
DISCARD = N_("Défausser")
KEEP = N_("La garder")
TOUCH = N_("Touche une carte pour la choisir.")
ROLLS = {  # the kinds of rolls, in few words for a plate
    "roll": N_("Lancer"),
    "face_guard": N_("Affronter"),
    "fight_holder": N_("Se battre"),
    "stay": N_("Rester"),
}
NO_CARD = N_("{deed} sans carte")
THEN_CARD = N_("{deed}, puis la carte")
PLAYABLE = N_("Jouable maintenant")
READY = N_("Se joue maintenant.")
READY_ON = N_("Se joue maintenant sur {targets}.")
NOT_NOW = {  # the refusals of a card, in few words for a hand of three cards
    "AT-19": N_("Un garde te retient."),
    "AT-25": N_("Il faut son laboratoire."),
    "AT-26": N_("Il y en a déjà une."),
    "AT-28": N_("Pas de garde derrière."),
    "AT-30": N_("Après le jet seulement."),
    "AT-31": N_("Plus de laboratoire devant."),
    "AT-33": N_("Pas dans le souterrain."),
    "AT-65": N_("Pas à côté de la formule."),
}
WHY_NOT = N_("{reason} ({clause})")
VEILED = N_(
    "Cette carte ne se joue pas ainsi maintenant. Garde le doigt posé sur la serrure pour lire pourquoi."
)
_PLACES = {
    "^": N_("le départ"),
    "$": N_("le souterrain"),
    ".": N_("case {place}"),
    "G": N_("case {place}, un garde"),
    "S": N_("case {place}, un écran"),
    "R": N_("case {place}, « relance »"),
    "Z": N_("case {place}, zone de sécurité"),
    "C": N_("case {place}, un couloir étroit"),
    "1": N_("case {place}, laboratoire I"),
    "2": N_("case {place}, laboratoire II"),
    "3": N_("case {place}, laboratoire III"),
    "F": N_("case {place}, laboratoire final"),
}
_WHY = {
    "corridor": N_("Le couloir est pris, on s'y arrête."),
    "formula": N_("{name} s'empare de la formule !"),
    "vault": N_("La formule n'y est plus : {name} se lance à sa poursuite."),
    "holder": N_("La formule est là."),
    "out": N_("{name} sort avec la formule !"),
}

_STRIKES = {
    "battle": N_("Bataille ! {name} attaque et fait {die}."),
    "screen": N_("Défi à l'écran ! {name} fait {die}."),
    "formula": N_("Pour la formule ! {name} fait {die}."),
}

_FACTS = {
    "choose": N_("{name} joue {figure}."),
    "shuffle": N_("La pioche est vide : la défausse, mélangée, la remplace."),
    "face_guard": N_("{name} affronte le garde."),
    "fight_holder": N_("{name} se bat pour la formule."),
    "stay": N_("{name} reste sur place, à côté de la formule."),
    "waive": N_("{name} ne joue pas de carte."),
    "play": N_("{name} joue « {card} »."),
    "play_on": N_("{name} joue « {card} » sur {target}."),
    "play_on_self": N_("{name} joue « {card} » sur son propre personnage."),
    "discard": N_("{name} défausse « {card} »."),
    "fight": N_("{name} affronte {target}."),
    "challenge": N_("{name} défie {target}."),
    "refrain": N_("{name} ne défie personne."),
    "sit_out": N_("{name} passe son tour ; la carte « Sur la touche » va à la défausse."),
    "stop": N_("La table arrête la partie."),
    "show_hands": N_("Toutes les cartes sont montrées."),
}
_CHOICES = {
    "choose": N_("Jouer {figure}"),
    "shuffle": N_("Mélanger la défausse"),
    "roll": N_("Lancer"),
    "face_guard": N_("Affronter le garde"),
    "fight_holder": N_("Se battre pour la formule"),
    "stay": N_("Rester sur place"),
    "waive": N_("Pas de carte"),
    "play": N_("Jouer « {card} »"),
    "play_on": N_("Jouer « {card} » sur {target}"),
    "play_on_self": N_("Jouer « {card} » sur son propre personnage"),
    "discard": N_("Défausser « {card} »"),
    "fight": N_("Affronter {target}"),
    "challenge": N_("Défier {target}"),
    "refrain": N_("Ne défier personne"),
    "sit_out": N_("Passer le tour"),
    "stop": N_("Arrêter la partie"),
    "show_hands": N_("Montrer les cartes"),
}


def fact(fact: Fact, names: Names, _: Translate) -> str:
    by, verb, args = fact[0], fact[1], fact[2]
    shown = fact[3] if len(fact) > 3 else ()
    if verb in _TOLD:
        return _TOLD[verb](args, shown, names, _)
    return _move(_FACTS, Move(by, verb, args), names, _)


def retold(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    """Dealing is told once for all; a player's two characters are told by their figures."""
    if facts[at][1] == "deal":
        dealing = at + 1 < len(facts) and facts[at + 1][1] == "deal"
        return "" if dealing else _(N_("Chacun reçoit ses cartes : trois par personnage."))
    return fact(facts[at], called(facts, names, _), _)


def played(move: Move, shown: Any, names: Names, _: Translate) -> str:
    """A card that is played, and what it does; that another one is drawn needs no word."""
    return _move(_FACTS, move, names, _) + " " + _effect(shown, names, _)


def discarded(card: int, name: str, _: Translate) -> str:
    """A card that is discarded, and another one drawn for it."""
    return _(N_("{name} défausse « {card} » et en pioche une autre.")).format(name=name, card=_(CARDS[card]))


def choice(move: Move, names: Names, _: Translate) -> str:
    verb, args = move.verb, move.args
    if verb in ("deal", "draw"):
        return _(CARDS[args[1]])
    if verb in _TOLD:
        return str(args[0]) if len(args) == 1 else _(N_("rouge {0}, bleu {1}")).format(*args)
    return _move(_CHOICES, move, names, _)


def effect(card: int, _: Translate) -> str:
    """What a card does, said to its holder."""
    return _(_EFFECTS[card if card < _FIRST_LAB else _FIRST_LAB + (card - _FIRST_LAB) // _LAB_NUMBERS])


def _move(sentences: dict[str, str], move: Move, names: Names, _: Translate) -> str:
    by, verb, args = move
    fields = {"name": names[by] if by >= 0 else ""}
    if verb == "choose":
        fields["figure"] = _(FIGURES[args[0]])
    elif verb in ("fight", "challenge"):
        fields["target"] = who(args[0], names)
    elif verb in ("play", "discard"):
        fields["card"] = _(CARDS[args[0]])
        if len(args) == 2:
            fields["target"] = who(args[1], names)
            verb = "play_on_self" if args[1] % len(names) == by else "play_on"
    return _(sentences[verb]).format(**fields) if verb in sentences else ""


def _arrival(trip: Sequence[Any], names: Names, _: Translate) -> str:
    """Where a move ends and, if something stopped it, why: see story.py."""
    c, _from, to, letter, why = trip
    place = _(_PLACES[letter]).format(place=to) + "."
    return place + (" " + _(_WHY[why]).format(name=who(c, names)) if why in _WHY else "")


def _dice(args: Sequence[int]) -> str:
    return str(args[0]) if len(args) == 1 else f"{args[0]} + {args[1]} = {sum(args)}"


def _first(args: Any, shown: Any, names: Names, _: Translate) -> str:
    sentence = _(N_("{name} fait {die}.")).format(name=names[shown[0]], die=args[0])
    if len(shown) == 1:
        return sentence
    if shown[1] < 0:
        return sentence + " " + _(N_("Les plus hauts sont à égalité : on relance."))
    return sentence + " " + _(N_("{name} commence.")).format(name=names[shown[1]])


def _deal(args: Any, shown: Any, names: Names, _: Translate) -> str:
    c, card = args
    if card is None:
        return _(N_("{name} reçoit une carte.")).format(name=who(c, names))
    return _(N_("{name} reçoit « {card} ».")).format(name=who(c, names), card=_(CARDS[card]))


def _draw(args: Any, shown: Any, names: Names, _: Translate) -> str:
    c, card = args
    if card is None:
        sentence = _(N_("{name} pioche une carte.")).format(name=who(c, names))
    else:
        sentence = _(N_("{name} pioche « {card} ».")).format(name=who(c, names), card=_(CARDS[card]))
    return sentence + (" " + _effect(shown, names, _) if shown else "")


def _effect(shown: Any, names: Names, _: Translate) -> str:
    card, c, trip = shown
    name = who(c, names)
    if card == _BENCHED:
        return _(N_("{name} perdra son prochain tour.")).format(name=name)
    if card == _CLEAR:
        return _(N_("{name} relance et avance encore.")).format(name=name)
    moved = N_("Le garde ramène {name} : {where}") if card == _PROWLING else N_("{name} avance : {where}")
    return _(moved).format(name=name, where=_arrival(trip, names, _))


def _advance(args: Any, shown: Any, names: Names, _: Translate) -> str:
    sentence = _(N_("{name} fait {dice} : {where}"))
    return sentence.format(name=who(shown[0], names), dice=_dice(args), where=_arrival(shown, names, _))


def _escape(args: Any, shown: Any, names: Names, _: Translate) -> str:
    sentence = _(N_("{name} file avec la formule et fait {dice} : {where}"))
    return sentence.format(name=who(shown[0], names), dice=_dice(args), where=_arrival(shown, names, _))


def _strike(args: Any, shown: Any, names: Names, _: Translate) -> str:
    c, fight = shown
    return _(_STRIKES[fight]).format(name=who(c, names), die=args[0])


def _parry(args: Any, shown: Any, names: Names, _: Translate) -> str:
    foe, die, c, mine, about, winner, trip = shown
    rolled = _(N_("{foe} fait {die}, {name} {mine}.")).format(
        foe=who(foe, names), die=die, mine=mine, name=who(c, names)
    )
    if winner < 0:
        return rolled + " " + _(N_("Égalité : on relance."))
    if about == "formula":
        return rolled + " " + _(N_("{name} a la formule !")).format(name=who(winner, names))
    won = _(N_("{name} gagne : {where}"))
    return rolled + " " + won.format(name=who(winner, names), where=_arrival(trip, names, _))


def _guard(args: Any, shown: Any, names: Names, _: Translate) -> str:
    red, blue = args
    name = who(shown[0], names)
    rolled = _(N_("{name} fait {blue}, le garde {red}.")).format(name=name, blue=blue, red=red)
    if red == blue:
        return rolled + " " + _(N_("Égalité : on relance."))
    if red > blue:
        return rolled + " " + _(N_("Le garde retient {name}.")).format(name=name)
    return rolled + " " + _(N_("{name} passe : {where}")).format(name=name, where=_arrival(shown, names, _))


# The results of chance, and their effects
_TOLD = {
    "first": _first,
    "deal": _deal,
    "draw": _draw,
    "advance": _advance,
    "escape": _escape,
    "strike": _strike,
    "parry": _parry,
    "guard": _guard,
}
