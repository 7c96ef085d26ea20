"""The sentences of Le Casse du siècle. Uses facts, asks and moves, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import Names, Translate
from coffres.games.casse_du_siecle.codes import CODES, OWN
from coffres.games.casse_du_siecle.gathered import bond, together, untold  # noqa: F401 - the story's
from coffres.games.casse_du_siecle.material import LETTERS, SAFE
from coffres.games.casse_du_siecle.naming import key, keys, place_name
from coffres.games.casse_du_siecle.remembered import emptied, owner

PROMPTS = {  # without a name on a private page, which shows whose page it is
    "starter": N_("Quelle est la personne la plus jeune de la table ? C'est elle qui commence."),
    "draw_starter": N_("Le hasard choisit qui commence."),
    "deal_door": N_("Les portes sont distribuées au hasard."),
    "take": N_("{name}, prends un trousseau."),
    "draw": N_("{name} découvre les clés du trousseau."),
    "act": N_("Pose tes clés sur les portes, puis termine."),
    "return": N_("Quelle clé remets-tu d'abord avec les trousseaux ?"),
    "look": N_("La porte est ouverte : veux-tu regarder un engrenage ?"),
    "look_bet": N_("Le pari a échoué : veux-tu regarder un engrenage ?"),
    "gear": N_("{name} découvre l'engrenage."),
    "seen": N_("Retiens bien cet engrenage."),
    "claim": N_("Prends en plus une porte sans propriétaire."),
    "pick": N_("{name}, choisis un trousseau complet à mélanger avec les clés de la porte ouverte."),
    "settle": N_("Les clés sont mélangées."),
    "dead": N_("Des portes se bloquent entre elles : videz-les, une à une."),
    "spill": N_("Les clés de la porte sont mélangées."),
    "stall": N_("Plus personne ne pose de clé : redistribuez-les toutes."),
    "dial": N_("Composes-tu la combinaison du coffre ?"),
    "won": N_("Le coffre est ouvert. On passe à la partie suivante ?"),
}

REFUSALS = {
    "CS-06": N_("C'est le tour de quelqu'un d'autre : regarde bien, et retiens."),
    "CS-07": N_("C'est le moment de prendre un trousseau : touches-en un qui n'est pas vide."),
    "CS-02": N_("Cette clé ne va pas sur cette serrure : touche une serrure libre où elle va."),
    "CS-08": N_("Une de tes clés peut encore se poser : trouve-lui sa serrure."),
    "CS-09": N_("Les clés reviennent d'abord au trousseau incomplet : touche celle que tu y remets."),
    "CS-11": N_("La porte est ouverte : regarde un engrenage du coffre, ou renonces-y."),
    "CS-12": N_("Choisis un trousseau de quatre clés."),
    "CS-18": N_("Cette porte a déjà un code commencé : pose une clé qui le continue."),
    "CS-25": N_("Les portes se distribuent au hasard : un instant."),
    "CS-26": N_("Prends une porte que personne ne possède."),
    "CS-27": N_("Cette porte n'est pas à toi : tu peux seulement la forcer, si elle est à quelqu'un."),
    "CS-28": N_("Ici, toutes les clés se posent de même, à découvert ou cachées : suis l'option choisie."),
    "CS-29": N_("Touche une clé de ta main, puis une serrure libre."),
    "CS-30": N_("Sur cette porte, couvre d'un coup toutes les serrures qui restent, ou n'y pose rien."),
    "CS-31": N_("Le pari est perdu : la porte est à quelqu'un, qui regarde un engrenage ou y renonce."),
    "CS-35": N_("On ne reprend des clés (trois au plus) que si l'on peut aussitôt ouvrir la porte."),
    "CS-36": N_("Avec des clés cachées, reprends d'abord, puis couvre toutes les serrures de la porte."),
    "CS-37": N_("Sans l'option « garder des clés », remets-les toutes avec les trousseaux."),
    "CS-42": N_("Regarde d'abord, puis touche « J'ai vu »."),
    "CS-43": N_("C'est le moment de poser tes clés : pose, puis termine ; la suite vient après."),
    "CS-46": N_("On ne passe jamais : prends un trousseau."),
    "CS-48": N_("Choisis un nombre de 1 à 10 pour chaque engrenage posé sur le coffre."),
    "CS-49": N_("Redistribuez d'abord toutes les clés."),
    "CS-51": N_("Videz d'abord la porte bloquée."),
    "CS-54": N_("Une porte vide ne se force pas : il faut qu'une clé au moins y soit posée."),
    "CS-57": N_("Un pari laisse sur la porte au moins une clé de la personne à qui elle est."),
    "CS-60": N_("Sans passe-partout ni clés cachées, on ne change pas de clés : pose les tiennes."),
    "CS-61": N_("Les clés reprises ne se gardent pas : remets-les d'abord avec les trousseaux."),
    "CS-62": N_("Ce code n'ouvre pas cette porte : il en faut un de ses cinq."),
    "CS-63": N_("On garde trois clés au plus : remets-en encore."),
    "CS-67": N_("Commencez d'abord la partie suivante."),
}

ENDINGS = {
    "safe_opened": N_("Clic… clac ! Le coffre s'ouvre : qui connaît la combinaison a gagné."),
    "tokens": N_("Clic… clac ! Le dernier coffre s'ouvre : le plus de jetons l'emporte."),
    "stopped": N_("La table arrête la partie : l'alarme sonne, et le coffre reste fermé."),
}
SCORES = (N_("aucun jeton"), N_("1 jeton"), N_("{points} jetons"))
CLOSINGS = {
    "safe_opened": N_("Clic… clac : la porte du coffre tourne, et le casse du siècle est signé {names}."),
    "tokens": N_("Clic… clac : le dernier coffre s'ouvre, et le plus gros butin est à {names}."),
}
CHAPTERS = {
    "start": N_("Le début"),
    "turn": "{name}",
    "end": N_("Le coffre s'ouvre"),
}

OPTIONS = {
    "starter": N_("Qui commence : la personne la plus jeune, ou le hasard."),
    "notebook": N_("Le carnet note pour chacun les engrenages vus ; sans lui, on compose de mémoire."),
    "master_codes": N_("Un passe-partout, un seul numéro sur les quatre lettres, ouvre aussi une porte."),
    "long_combination": N_("Chaque engrenage vu est recouvert par un autre : la combinaison s'allonge."),
    "combination_max": N_("Combien d'engrenages la longue combinaison compte au plus."),
    "owned_doors": N_("Chacun a ses portes ; celles des autres s'ouvrent d'un seul coup."),
    "hidden_keys": N_("Les clés se posent cachées : erreurs et bluffs n'apparaissent qu'à l'ouverture."),
    "keep_keys": N_("Jusqu'à trois clés restent en main d'un tour à l'autre."),
    "stakes": N_("On mise des jetons. Interdit aux mineurs, comme il se doit dans un tripot de haricots !"),
    "match": N_("Avec des mises : autant de parties que de joueurs, sinon une seule."),
}

VALUES = {
    "True": N_("oui"),
    "False": N_("non"),
    "youngest": N_("la personne la plus jeune"),
    "random": N_("au hasard"),
    "none": N_("sans"),
    "door": N_("pot des portes"),
    "safe": N_("pot du coffre"),
    "both": N_("les deux pots"),
}

# The words beside the board, and on a page that one player holds.
ACTIONS = {
    "lift": N_("Reprendre une clé"),
    "put_back": N_("Remettre cette clé"),
    "look": N_("Regarder celui-ci"),
    "claim": N_("Prendre cette porte"),
    "dial": N_("Composer"),
}
HINTS = {  # asked when a player has chosen one thing, and not yet the thing that it is combined with
    "key": N_("Touche la serrure où va cette clé."),
    "lock": N_("Touche la clé qui va sur cette serrure."),
    "lift": N_("Touche sur la porte la clé à reprendre."),
}
COUNTED = {
    "tokens": N_("jetons"),
    "safes": N_("coffres"),
    "hand_sizes": N_("clés"),
}  # above the rows of goods
POTS = {"door": N_("pot des portes"), "safe": N_("pot du coffre")}
ONE_DOOR = N_("porte {doors}")
DOORS = N_("portes {doors}")
PICK = N_("{name}, choisis un trousseau complet à mélanger avec les clés de la porte {door}.")
LOCK_FACES = tuple(face for codes in CODES for face in codes[OWN])  # lock -> the key written on it (CS-02)
EMPTY_HAND = N_("Tu n'as aucune clé en main.")
LIFTED = N_("Clés reprises : {keys}.")
_LAID_BY_YOU = N_("Tes clés cachées : {doors}.")
_DOOR_KEYS = N_("porte {door}, {keys}")
_AT_ONE_STROKE = N_("D'un seul coup : {doors}.")
_DOOR = N_("porte {door}")
_DOOR_WITH = N_("porte {door} avec les {number}")
LAYERS = (N_("{number} bas"), N_("{number} haut"))  # for two gears on one place of the safe (CS-22)
BY_HEART = N_("Sans carnet : tout se retient.")

_FACTS = {
    "starter": N_("{target} commence."),
    "deal_door": N_("{target} reçoit la porte {door}."),
    "take_bunch": N_("{name} prend le trousseau {place}."),
    "place": N_("{name} pose {key} sur la porte {door}."),
    "lay": N_("{name} pose une clé cachée sur la porte {door}."),
    "lift": N_("{name} reprend une clé cachée de la porte {door}."),
    "steal": N_("{name} force la porte {door}, qui est à quelqu'un d'autre, {code}."),
    "change": N_("{name} reprend des clés et ouvre la porte {door}, {code}."),
    "done": N_("{name} a fini de poser."),
    "put_back": N_("{name} remet une clé avec les trousseaux."),
    "put_rest": N_("{name} remet toutes ses clés avec les trousseaux."),
    "keep": N_("{name} garde le reste de ses clés en main."),
    "look": N_("Au coffre, {name} regarde {gear}."),
    "decline": N_("{name} ne regarde aucun engrenage."),
    "seen": N_("{name} a regardé."),
    "claim": N_("{name} prend aussi la porte {door}, qui n'était à personne."),
    "pick": N_("{name} mélange le trousseau {place} avec les clés de la porte ouverte."),
    "clear": N_("La porte {door} était bloquée pour de bon : ses clés retournent avec les trousseaux."),
    "redeal": N_("Plus aucune clé ne se posait : toutes les clés sont redistribuées, face cachée."),
    "wait": N_("{name} ne compose pas de combinaison."),
    "next_game": N_("Nouvelle partie : clés, engrenages et portes sont redistribués."),
    "stop": N_("La table arrête la partie."),
}
_OPENS = N_("{name} pose {key} et ouvre la porte {door}.")
_POT = N_("Le pot des portes est pour {name} (jetons : {pot}).")
_SAFE_POT = N_("Le pot du coffre est pour {name} (jetons : {pot}).")
_TURNED = {
    True: N_("La porte {door} montre {keys} : le code est bon, {name} l'ouvre."),
    False: N_("La porte {door} montre {keys} : le code est faux."),
}
_CHOICES = {
    "starter": N_("{target} commence"),
    "deal_door": N_("Porte {door}"),
    "take_bunch": N_("Prendre le trousseau {place}"),
    "place": N_("{key} sur la porte {door}"),
    "lay": N_("{key} sur la porte {door}, serrure {lock}"),
    "lift": N_("Reprendre la clé de la porte {door}, serrure {lock}"),
    "steal": N_("Ouvrir la porte {door} d'un seul coup, {code}"),
    "change": N_("Reprendre des clés et ouvrir la porte {door}, {code}"),
    "done": N_("J'ai fini de poser"),
    "put_back": N_("Remettre {key}"),
    "put_rest": N_("Tout remettre"),
    "keep": N_("Garder le reste en main"),
    "look": N_("Regarder {gear}"),
    "decline": N_("Ne pas regarder"),
    "seen": N_("J'ai vu"),
    "claim": N_("Prendre la porte {door}"),
    "pick": N_("Mélanger le trousseau {place}"),
    "clear": N_("Vider la porte {door}"),
    "redeal": N_("Redistribuer les clés"),
    "dial": N_("Composer {values}"),
    "wait": N_("Ne pas composer"),
    "next_game": N_("Partie suivante"),
    "stop": N_("Arrêter la partie"),
}
_GEARS = (N_("l'engrenage {number}"), N_("l'engrenage du dessus, au numéro {number}"))
_OWN_CODE = N_("avec le code de la porte")
_MASTER = N_("avec le passe-partout {number}")


def gear_name(slot: int, _: Translate) -> str:
    return _(_GEARS[slot // SAFE]).format(number=slot % SAFE + 1)


def fact(fact: Fact, names: Names, _: Translate) -> str:
    by, verb, args = fact[0], fact[1], fact[2]
    shown = fact[3] if len(fact) > 3 else ()
    if verb in ("draw", "gear", "settle", "spill"):
        return _drawn(verb, args, _)
    if verb == "dial":
        return _dialed(names[by], shown, _)
    fields = _fields(verb, by, args, names, _)
    parts = [_(_sentence(verb, args, shown)).format(**fields), *_beside(verb, args, shown, fields, _)]
    return " ".join(part for part in parts if part)


def retold(facts: Sequence[Fact], at: int, names: Names, _: Translate) -> str:
    """Whose door was forced, and the keys of which door are mixed; that somebody looks is told once."""
    by, verb, args = facts[at][0], facts[at][1], facts[at][2]
    if verb == "seen" and len(facts[at]) == len(Move._fields):
        return ""
    if verb == "steal":
        told = _(N_("{name} force la porte {door} chez {owner}, {code}."))
        fields = _fields(verb, by, args, names, _)
        pot = _beside(verb, args, facts[at][3], fields, _)
        return " ".join([told.format(owner=names[owner(facts[:at], args[0])], **fields), *filter(None, pot)])
    if verb == "pick":
        told = _(N_("{name} mélange le trousseau {place} avec les clés de la porte {door}."))
        return told.format(door=emptied(facts[: at + 1]) + 1, **_fields(verb, by, args, names, _))
    return fact(facts[at], names, _)


def _sentence(verb: str, args: tuple[int | None, ...], shown: tuple[object, ...]) -> str:
    if verb == "place" and shown:
        return _OPENS
    if verb == "lay" and args[0] is not None:
        return N_("{name} pose {key}, cachée, sur la porte {door}.")
    if verb == "put_back" and args[0] is not None:
        return N_("{name} remet {key} avec les trousseaux.")
    if verb == "seen" and shown:
        if shown[0] == "cover":
            return N_("{name} a regardé ; un autre engrenage recouvre celui-là.")
        return N_("{name} connaît toute la combinaison : le coffre est ouvert !")
    return _FACTS[verb]


def _beside(
    verb: str, args: tuple[int, ...], shown: tuple[object, ...], fields: dict[str, str], _: Translate
) -> list[str]:
    """What a move brought besides itself: keys and gears seen, pots won."""
    if verb == "take_bunch" and shown:
        staked, seen = shown
        found = _(N_("Tu y trouves {keys}.")).format(keys=keys(seen)) if seen else ""
        return [_(N_("Un jeton va au pot des portes.")) if staked else "", found]
    if verb == "look" and shown:
        staked, value = shown
        found = _(N_("C'est un {value}.")).format(value=value) if value else ""
        return [_(N_("Un jeton va au pot du coffre.")) if staked else "", found]
    if verb in ("place", "steal", "change") and shown:
        return [_pot(_POT, shown[0], fields["name"], _)]
    if verb == "seen" and shown and shown[0] == "safe":
        return [_pot(_SAFE_POT, shown[1], fields["name"], _)]
    if verb == "lay" and shown:
        four, valid, pot, lifted = shown
        turned = _(_TURNED[bool(valid)]).format(keys=keys(four), **fields)
        again = _(N_("Les clés reprises étaient {keys}.")).format(keys=keys(lifted)) if lifted else ""
        return [turned, _pot(_POT, pot, fields["name"], _), again]
    return []


def _pot(sentence: str, pot: object, name: str, _: Translate) -> str:
    return _(sentence).format(name=name, pot=pot) if pot else ""


def _drawn(verb: str, args: tuple[int | None, ...], _: Translate) -> str:
    if verb == "draw" and args[0] is not None:
        return _(N_("Une clé du trousseau : {key}.")).format(key=key(args[0]))
    if verb == "gear" and args[1] is not None:
        return _(N_("C'est un {value}.")).format(value=args[1])
    return ""


def _dialed(name: str, shown: tuple[object, ...], _: Translate) -> str:
    right, pot = shown
    if not right:
        return _(N_("{name} compose une combinaison : elle est fausse.")).format(name=name)
    won = _(N_("{name} compose la bonne combinaison : le coffre est ouvert !")).format(name=name)
    return f"{won} {_pot(_SAFE_POT, pot, name, _)}".strip()


def choice(move: Move, names: Names, _: Translate) -> str:
    verb, args = move.verb, move.args
    if verb in ("draw", "settle", "spill"):
        return key(args[0]) if args[0] >= 0 else _(N_("une clé que personne n'a vue"))
    if verb == "gear":
        return str(args[1])
    return _(_CHOICES[verb]).format(**_fields(verb, move.by, args, names, _))


def _fields(verb: str, by: int, args: tuple[int | None, ...], names: Names, _: Translate) -> dict[str, str]:
    """The fields for the sentences of a move: who, which key, door, lock, place, gear."""
    fields = {"name": names[by] if by >= 0 else ""}
    if not args or args[-1] is None:
        return fields
    first, last = args[0], args[-1]
    if verb in ("starter", "deal_door") and first is not None:
        fields["target"] = names[first]
    if verb in ("deal_door", "claim", "clear"):
        fields["door"] = str(last + 1)
    if verb in ("place", "lay", "lift"):
        fields |= {"door": str((last >> 2) + 1), "lock": LETTERS[last & 3]}
    if verb in ("place", "lay", "put_back") and first is not None:
        fields["key"] = key(first)
    if verb in ("steal", "change") and first is not None:
        code = _(_MASTER).format(number=last) if last else _(_OWN_CODE)
        fields |= {"door": str(first + 1), "code": code}
    if verb in ("take_bunch", "pick"):
        fields["place"] = place_name(last)
    if verb == "look":
        fields["gear"] = gear_name(last, _)
    if verb == "dial":
        fields["values"] = "-".join(map(str, args))
    return fields


def laid_by_you(doors: Mapping[int, Iterable[int]], _: Translate) -> str:
    """CS-59. `doors`: the keys that the player has laid on each door."""
    parts = [_(_DOOR_KEYS).format(door=door + 1, keys=keys(faces)) for door, faces in doors.items()]
    return _(_LAID_BY_YOU).format(doors=" ; ".join(parts))


def at_one_stroke(moves: Iterable[Move], _: Translate) -> str:
    """The doors that the player may open with several keys together, and by which of their codes."""
    parts = [
        _(_DOOR_WITH if code else _DOOR).format(door=door + 1, number=code)
        for door, code in (move.args for move in moves)
    ]
    return _(_AT_ONE_STROKE).format(doors=", ".join(parts))
