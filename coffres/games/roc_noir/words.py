"""The sentences of Le Château du roc noir. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate
from coffres.games.roc_noir.gathered import bond, together  # noqa: F401 - the story's
from coffres.games.roc_noir.material import ENTRANCE, ROOMS, TREASURE, other_half
from coffres.games.roc_noir.naming import (
    CORNER_NAMES,
    GALLERY_NAMES,
    HELMET_NAMES,
    portrait,
    square_name,
)

PROMPTS = {
    "corner": N_("Le hasard place l'entrée et les galeries aux quatre coins du château."),
    "portraits": N_("Regardez bien les portraits : ils vont être retournés et rangés dans les galeries."),
    "youngest": N_("Quelle est la personne la plus jeune de la table ? C'est elle qui commence."),
    "roll": N_("{name}, lance le dé."),
    "swap": N_("{name}, avant de lancer le dé, tu peux réunir une paire."),
    "choose": N_("Ce chevalier est déjà au trésor : {name}, choisis-en un autre."),
    "move": N_("{name}, avance ton chevalier ou arrête-toi."),
    "trap": N_("La case va-t-elle tenir ?"),
    "fall": N_("Une trappe ! Retenez bien où, puis touchez l'écran."),
    "draw": N_("{name}, tire un portrait."),
    "exchange": N_("{name}, tu peux échanger un ou deux portraits avec la pile."),
    "beside": N_("La case d'où venait ce chevalier est prise : {name}, choisis-en une juste à côté."),
}

# the question "move" where it is known which knight is meant, by its helmet
MOVES = (
    N_("{name}, avance ton chevalier noir ou arrête-toi."),
    N_("{name}, avance ton chevalier gris ou arrête-toi."),
    N_("{name}, avance ton chevalier blanc ou arrête-toi."),
)

REFUSALS = {
    "RN-01": N_("L'entrée et les trois galeries ont chacune leur coin."),
    "RN-05": N_("On regarde d'abord tous les portraits, puis on les retourne."),
    "RN-07": N_("Chacun son tour : la question à l'écran dit qui joue."),
    "RN-08": N_("Il faut d'abord lancer le dé : il dit quel chevalier bouge."),
    "RN-09": N_("Il faut choisir un chevalier qui n'est pas encore dans la chambre du trésor."),
    "RN-10": N_("Un chevalier avance d'une case à la fois, jamais en diagonale : touche une case voisine."),
    "RN-12": N_("Un seul chevalier par case : fais le tour, ou saute avec une corde."),
    "RN-19": N_("Il faut choisir une case libre juste à côté, sur la même dalle."),
    "RN-20": N_("Il faut une corde pour sauter, et il n'en reste plus : va à pied."),
    "RN-21": N_("On ne retombe pas sur une case occupée : choisis une case libre."),
    "RN-24": N_("Ce chevalier doit d'abord visiter la galerie de sa couleur."),
    "RN-26": N_("On échange des portraits dans une galerie où l'on a déjà tiré."),
    "RN-29": N_("Une galerie se visite une fois par tour : va ailleurs, et reviens une autre fois."),
    "RN-32": N_("On ne peut réunir que deux moitiés tenues par deux de ses propres chevaliers."),
    "RN-33": N_(
        "On prend à un adversaire, sur une case voisine, la moitié qui complète un de ses portraits."
    ),
    "RN-34": N_("Pour prendre un portrait, il faut arriver ici pendant ce tour : éloigne-toi et reviens."),
    "RN-35": N_("Une paire ne se prend pas, et ce qui est au trésor non plus : cherche une moitié seule."),
    "RN-36": N_("Sans paire de portraits, on n'entre pas au trésor : réunis-en d'abord une."),
    "RN-40": N_("Seule la case où un chevalier vient de poser le pied peut s'ouvrir : regardez."),
    "RN-43": N_("Touchez le nom de la personne la plus jeune."),
    "RN-46": N_("Un seul chevalier bouge dans un tour : celui que le dé a désigné."),
    "RN-49": N_("On saute tout droit, par-dessus une case exactement, et jamais par-dessus une salle."),
    "RN-52": N_("On glisse sous la pile un ou deux portraits de ce chevalier."),
    "RN-54": N_("On tire le portrait du dessus de la pile."),
    "RN-59": N_("On déclare le château bloqué avant de lancer le dé, si quelqu'un n'a plus de corde."),
    "RN-62": N_("L'anneau du dé ne compte que dans le château enchanté, sur une face blanche."),
    "RN-63": N_("Retenez bien la trappe, puis touchez l'écran pour continuer."),
}

ENDINGS = {
    "three_home": N_("Trois chevaliers au trésor : le fantôme s'incline, et remet l'héritage."),
    "two_home": N_("Deux chevaliers au trésor : le fantôme s'incline, et remet l'héritage."),
    "stopped_home": N_("La table arrête la partie : le plus de chevaliers au trésor l'emporte."),
    "stopped_pairs": N_(
        "La table arrête la partie : à égalité au trésor, le plus de paires en route l'emporte."
    ),
    "stopped_shared": N_("La table arrête la partie : rien ne les départage, la victoire est partagée."),
}
SCORES = (N_("aucun au trésor"), N_("1 au trésor"), N_("{points} au trésor"))
CLOSINGS = {
    "three_home": N_("Trois chevaliers au trésor : le fantôme s'incline, et l'héritage est à {names}."),
    "two_home": N_("Deux chevaliers au trésor : le fantôme s'incline, et l'héritage est à {names}."),
    "stopped_home": N_("La table arrête, le fantôme compte les chevaliers : l'héritage est à {names}."),
    "stopped_pairs": N_("La table arrête, le fantôme compte les paires en route : l'héritage est à {names}."),
    "stopped_shared": N_("La table arrête, le fantôme hésite : l'héritage se partage entre {names}."),
}
CHAPTERS = {"start": N_("Le château"), "turn": "{name}", "end": N_("La fin")}

OPTIONS = {
    "homes": N_("Nombre de chevaliers à mener au trésor pour gagner."),
    "enchanted": N_("Château enchanté : quand le dé montre l'anneau, le château tourne d'un quart de tour."),
    "mark_traps": N_("Les trappes trouvées restent marquées : plus facile pour les petits."),
}

VALUES = {
    "2": N_("deux chevaliers"),
    "3": N_("trois chevaliers"),
    "True": N_("oui"),
    "False": N_("non"),
}

# The words on the plates beside the board, and the warnings about actions, because nothing can be undone
# (RN-63).
PLATES = {
    "rope": N_("Corde ({left})"),
    "swap": N_("Réunir une paire"),
    "not": N_("Ne pas réunir"),
    "jump": N_("Donner la corde et sauter"),
    "rob": N_("Prendre ce portrait"),
    "exchange": N_("Glisser sous la pile"),
    "turned": N_("Dans l'autre ordre"),
}
# the plates of "choose", by helmet
KNIGHT_PLATES = (N_("Chevalier noir"), N_("Chevalier gris"), N_("Chevalier blanc"))
HINTS = {
    "over": N_("Où sauter ? Tout droit, par-dessus une case exactement."),
    "jump": N_("{name} donnerait une corde (il en resterait {left}) pour sauter par-dessus une case."),
    "rob": N_("{name} prendrait {portrait} à {target}, et donnerait ce portrait : {given}."),
    "one": N_("{portrait} irait sous la pile, et {name} tirerait un portrait."),
    "two": N_("{portrait}, puis {other} iraient sous la pile ; {name} en tirerait deux."),
    "swap": N_("Quelle moitié rejoint l'autre ? La paire sera au chevalier qui tient l'autre."),
    "meet": N_("{portrait} change de chevalier : reste à toucher sa moitié."),
}

_OWN = (N_("son chevalier noir"), N_("son chevalier gris"), N_("son chevalier blanc"))
_KNIGHT = (N_("le chevalier noir"), N_("le chevalier gris"), N_("le chevalier blanc"))

_FACTS = {
    "turn_over": N_("Les portraits sont retournés et rangés dans les galeries."),
    "stop": N_("La table arrête la partie."),
    "keep": N_("{name} garde ses portraits."),
    "youngest": N_("{target} commence."),
    "choose": N_("{name} choisit {own}."),
    "end_turn": N_("{name} s'arrête. Le dé passe à {target}."),
    "beside": N_("{name} pose {own} sur la case juste à côté."),
    "draw": N_("{target} tire {portrait} pour {own}."),
    "swap": N_("{name} réunit {portrait} et {other} sur {own}, en échange de ce portrait : {given}."),
    "rob": N_(
        "{name} prend à {target} {portrait} et complète la paire de {own}, contre ce portrait : {given}."
    ),
}
_GOES = {
    "square": N_("{name} avance {own}."),
    "gallery": N_("{name} fait entrer {own} dans {gallery}."),
    "entrance": N_("{name} ramène {own} à l'entrée."),
    "treasure": N_("{name} mène {own} dans la chambre du trésor, avec {portrait} et {other}."),
}
_SWINGS = {
    "square": N_("{name} donne une corde, et {own} saute par-dessus une case (cordes restantes : {left})."),
    "gallery": N_("{name} donne une corde, et {own} saute dans {gallery} (cordes restantes : {left})."),
    "entrance": N_("{name} donne une corde, et {own} saute à l'entrée (cordes restantes : {left})."),
    "treasure": N_(
        "{name} donne une corde, et {own} saute dans la chambre du trésor, avec {portrait} et {other} "
        "(cordes restantes : {left})."
    ),
}
_FALLS = {
    "counterweight": N_(
        "Le chevalier d'en face s'en va : sans lui, la trappe s'ouvre sous {knight} ({target}), qui passe "
        "sur la case quittée."
    ),
    "back": N_("Une trappe s'ouvre sous {knight} ({target}) : retour d'où il venait, et le tour est fini."),
    "entrance": N_("Une trappe s'ouvre sous {knight} ({target}) : retour à l'entrée, et le tour est fini."),
    "beside": N_(
        "Une trappe s'ouvre sous {knight} ({target}). La case d'où il venait est prise : il va juste à côté, "
        "et le tour est fini."
    ),
    "choose": N_("Une trappe s'ouvre sous {knight} ({target}), et la case d'où il venait est prise."),
}
_CHOICES = {
    "turn_over": N_("Retourner les portraits"),
    "seen": N_("C'est vu"),
    "keep": N_("Garder ses portraits"),
    "end_turn": N_("S'arrêter"),
    "stuck": N_("Le château est bloqué"),
    "stop": N_("Arrêter la partie"),
    "youngest": N_("{target} commence"),
    "choose": N_("Choisir {own}"),
    "beside": N_("Aller en {square}"),
    "swap": N_("Réunir {portrait} et {other}"),
    "rob": N_("Prendre {portrait}"),
    "draw": N_("Tirer {portrait}"),
}
_STEPS = {
    "square": N_("Avancer en {square}"),
    "gallery": N_("Entrer dans {gallery}"),
    "entrance": N_("Aller à l'entrée"),
    "treasure": N_("Entrer au trésor"),
}
_JUMPS = {
    "square": N_("Sauter en {square}"),
    "gallery": N_("Sauter dans {gallery}"),
    "entrance": N_("Sauter à l'entrée"),
    "treasure": N_("Sauter au trésor"),
}


def fact(fact: Fact, names: Names, _: Translate) -> str:
    by, verb, args = fact[0], fact[1], fact[2]
    shown: Fact = fact[3] if len(fact) > 3 else ()
    if verb in _TOLD:
        return _TOLD[verb](by, args, shown, names, _)
    if verb not in _FACTS:
        return ""
    fields = {"name": names[by] if by >= 0 else ""}
    if verb in ("youngest", "end_turn"):
        fields["target"] = names[args[0] if verb == "youngest" else shown[0]]
    elif verb in ("choose", "beside"):
        helmet = args[0] if verb == "choose" else shown[0]
        fields["own"] = _(_OWN[helmet])
    elif verb == "draw":
        fields |= {"target": names[shown[0]], "own": _(_OWN[shown[1]]), "portrait": portrait(args[1], _)}
    elif verb in ("swap", "rob"):
        fields |= {"own": _(_OWN[shown[0]]), "target": names[shown[1]], "given": portrait(shown[3], _)}
        fields |= _couple(args[0], _)
    return _(_FACTS[verb]).format(**fields)


def sentence(text: str) -> str:
    """The text with a capital first letter: names of things begin with a small one, sentences and plates do
    not."""
    return text[0].upper() + text[1:]


def join(number: int, _: Translate) -> str:
    """Says which portrait joins which other one, and so which of two knights gets the pair."""
    return sentence(_(N_("{portrait} rejoint {other}")).format(**_couple(number, _)))


def _couple(number: int, _: Translate) -> dict[str, str]:
    return {"portrait": portrait(number, _), "other": portrait(other_half(number), _)}


def _corner(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    corner = _(CORNER_NAMES[args[0]])
    if args[1] == ENTRANCE:
        return _(N_("L'entrée est {corner}.")).format(corner=corner)
    gallery = _(GALLERY_NAMES[args[1] - ROOMS])
    return _(N_("Salle {corner} : {gallery}.")).format(corner=corner, gallery=gallery)


def _rolled(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    (colour, ring), (seat, moves) = args, shown
    sentence = _(N_("{name} lance le dé : {helmet}.")).format(
        name=names[seat], helmet=_(HELMET_NAMES[colour])
    )
    if ring:
        sentence += " " + _(N_("L'anneau ! Le château tourne d'un quart de tour."))
    if moves not in (colour, -1):
        instead = _(N_("Ce chevalier est déjà au trésor : {name} avance {own}, le dernier."))
        sentence += " " + instead.format(name=names[seat], own=_(_OWN[moves]))
    return sentence


def _went(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    return _going(_GOES, by, args, shown, names, _)


def _going(ways: dict[str, str], by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    to, (helmet, left, pair) = args[0], shown
    fields = {"name": names[by], "own": _(_OWN[helmet]), "left": left}
    way = _way(to)
    if way == "treasure":
        fields |= _couple(2 * pair, _)
    elif way == "gallery":
        fields["gallery"] = _(GALLERY_NAMES[to - ROOMS])
    return _(ways[way]).format(**fields)


def _way(to: int) -> str:
    """The kind of this place."""
    if to < ROOMS:
        return "square"
    return {ENTRANCE: "entrance", TREASURE: "treasure"}.get(to, "gallery")


def _jumped(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    return _going(_SWINGS, by, args, shown, names, _)


def _loaded(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    seat, helmet, how, place = shown
    if how == "safe":
        return ""
    if place == ENTRANCE:
        how = "entrance"
    return _(_FALLS[how]).format(knight=_(_KNIGHT[helmet]), target=names[seat])


def _exchanged(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    portraits = [portrait(number, _) for number in args]
    fields = {
        "name": names[by],
        "gallery": _(GALLERY_NAMES[shown[1]]),
        "one": portraits[0],
        "two": portraits[-1],
    }
    if len(portraits) == 1:
        return _(N_("{name} glisse {one} sous la pile, dans {gallery}.")).format(**fields)
    return _(N_("{name} glisse {one}, puis {two}, sous la pile, dans {gallery}.")).format(**fields)


def _unstuck(by: int, args: Fact, shown: Fact, names: Names, _: Translate) -> str:
    helped = ", ".join(names[seat] for seat in shown)
    return _(N_("La table déclare le château bloqué. Une corde de plus pour : {names}.")).format(names=helped)


_TOLD: dict[str, Callable[[int, Fact, Fact, Names, Translate], str]] = {
    "corner": _corner,
    "roll": _rolled,
    "step": _went,
    "jump": _jumped,
    "trap": _loaded,
    "exchange": _exchanged,
    "stuck": _unstuck,
}


def walked(steps: Sequence[Fact], names: Names, _: Translate) -> str:
    told = _(N_("{name} avance {own} de {count} cases."))
    return told.format(name=names[steps[0][0]], own=_(_OWN[steps[0][3][0]]), count=len(steps))


def drawn(draws: Sequence[Fact], names: Names, _: Translate) -> str:
    seat, helmet = draws[0][3]
    one, other = (portrait(fact[2][1], _) for fact in (draws[0], draws[-1]))
    told = _(N_("{name} tire {one} et {other} pour {own}."))
    return told.format(name=names[seat], one=one, other=other, own=_(_OWN[helmet]))


def choice(move: Move, names: Names, _: Translate) -> str:
    verb, args = move.verb, move.args
    if verb in ("step", "jump"):
        return _goal(verb, args[0], _)
    if verb == "exchange":
        return _(N_("Glisser sous la pile : {portraits}")).format(
            portraits=", ".join(portrait(number, _) for number in args)
        )
    if verb == "roll":
        label = _(HELMET_NAMES[args[0]])
        return _(N_("{helmet}, avec l'anneau")).format(helmet=label) if args[1] else label
    if verb == "corner":
        return _corner(move.by, args, (), names, _)
    if verb == "trap":
        return _(N_("La trappe est là")) if args[1] else _(N_("La case tient bon"))
    fields = {}
    if verb == "youngest":
        fields["target"] = names[args[0]]
    elif verb == "choose":
        fields["own"] = _(_OWN[args[0]])
    elif verb == "beside":
        fields["square"] = square_name(args[0])
    elif verb in ("swap", "rob", "draw"):
        fields = _couple(args[-1], _)
    return _(_CHOICES[verb]).format(**fields)


def _goal(verb: str, to: int, _: Translate) -> str:
    way = _way(to)
    label = _((_STEPS if verb == "step" else _JUMPS)[way])
    gallery = _(GALLERY_NAMES[to - ROOMS]) if way == "gallery" else ""
    return label.format(square=square_name(to), gallery=gallery)
