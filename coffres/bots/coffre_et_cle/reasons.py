"""Why a move is a good one, in a sentence, for people who have asked for advice."""

from __future__ import annotations

from coffres.bots.coffre_et_cle import habits
from coffres.bots.teaching import Said
from coffres.engine.contract import Move, View
from coffres.engine.trouble import N_
from coffres.games.coffre_et_cle.material import FALSE_KEY, FALSE_TREASURE, THE_KEY, TREASURE

_SEEN = N_("Regarde bien cette carte : on ne te la remontrera peut-être pas.")
_READY = N_("Regarde le centre, l'air de rien : ta désignation est déjà prête.")
_HUNT = N_("Tu cherches la Clé, et tu n'as jamais vu cette carte : elle est peut-être là.")
_LOOK = N_("Qui connaît le centre devine mieux les mains : regarde cette carte.")
_AGAIN = N_("Ne change rien à la table : regarde encore ce que tu connais.")
_TAKEN = {
    TREASURE: N_("Le Trésor attend au centre : prends-le, et c'est toi qui désigneras."),
    FALSE_TREASURE: N_("Le Faux Trésor attend au centre : prends-le, et désigne avant le vrai."),
    FALSE_KEY: N_("La Fausse Clé attend au centre : elle vaut mieux que ta carte."),
    THE_KEY: N_("La Clé attend au centre : prends-la, le Trésor la cherche."),
}
_BLIND = N_("Un Neutre gagne rarement : une carte inconnue ne peut qu'être meilleure.")
_GIVE_KEY = N_("La Clé est au centre : donne-la à {target_seat}, puis désigne aussitôt.")
_GIVE_FALSE_KEY = N_(
    "Donne la Fausse Clé à {target_seat}, désigne quelqu'un d'autre, et tu sauras qui nommer."
)
_GIVE_TREASURE = N_("Au centre, le Trésor ne désigne personne : donne-le à {target_seat}.")
_DRAW_OUT = N_("{target_seat} perdra sa carte au centre, où tu pourras la regarder.")
_PASS = N_("Ta place est bonne et rien ne presse : ne touche à rien.")
_NO_TREASURE = N_("Tu n'as pas le Trésor : tu ne peux que continuer.")
_WAIT = N_("Tu n'en sais pas encore assez pour désigner : attends un tour de plus.")
_KEY_SEEN = N_("Tu sais où est la Clé : chez {target_seat}.")
_MISS = N_("Tu sais où est la Fausse Clé : rate exprès avec {target_seat}, puis nomme-la.")
_MUST = N_("Il faut désigner, et c'est chez {target_seat} que la Clé est la plus probable.")
_GUESS = N_("Si on en croit les coups joués, la Clé est sans doute chez {target_seat}.")
_FALSE_KEY_SEEN = N_("Tu sais où est la Fausse Clé : chez {target_seat}.")
_BLUFF = N_("La Fausse Clé, c'est toi : nomme {target_seat} et laisse les autres te trouver.")
_SUSPECT = N_("Si on en croit les coups joués, la Fausse Clé est sans doute chez {target_seat}.")


def reason(view: View, move: Move, seat: int) -> Said | None:
    why = _WHY.get(move.verb)
    return why(view, move, seat) if why else None


def _place(view: View, role: int) -> int:
    cards = view["cards"]
    return cards.index(role) if role in cards else -1


def _sure(view: View, seat: int) -> bool:
    """Whether its holder of a Treasure only has to designate."""
    both = view["options"]["designator_names"]
    hunts = view["cards"][seat] in habits.HUNTERS
    found = [_place(view, THE_KEY), _place(view, FALSE_KEY) if both else -1]
    return hunts and any(0 <= place < view["seats"] for place in found)


def _seen(view: View, move: Move, seat: int) -> Said:
    return Said(_SEEN)


def _observe(view: View, move: Move, seat: int) -> Said:
    if _sure(view, seat):
        return Said(_READY)
    if view["cards"][view["seats"] + move.args[0]] is not None:
        return Said(_AGAIN)
    return Said(_HUNT if view["cards"][seat] in habits.HUNTERS else _LOOK)


def _exchange(view: View, move: Move, seat: int) -> Said:
    return Said(_TAKEN.get(view["cards"][view["seats"] + move.args[0]], _BLIND))


def _force(view: View, move: Move, seat: int) -> Said:
    target, slot = move.args
    given = view["cards"][view["seats"] + slot]
    hunts = view["cards"][seat] in habits.HUNTERS
    sentence = _DRAW_OUT
    if given == THE_KEY and hunts:
        sentence = _GIVE_KEY
    elif given == FALSE_KEY and hunts:
        sentence = _GIVE_FALSE_KEY
    elif given in habits.HUNTERS:
        sentence = _GIVE_TREASURE
    return Said(sentence, {"target_seat": target})


def _pass(view: View, move: Move, seat: int) -> Said:
    return Said(_PASS)


def _decline(view: View, move: Move, seat: int) -> Said:
    return Said(_WAIT if view["cards"][seat] in habits.HUNTERS else _NO_TREASURE)


def _designate(view: View, move: Move, seat: int) -> Said:
    target = move.args[0]
    if view["cards"][target] == THE_KEY:
        sentence = _KEY_SEEN
    elif _sure(view, seat):
        sentence = _MISS
    else:
        sentence = _MUST if view["phase"] == "must_designate" else _GUESS
    return Said(sentence, {"target_seat": target})


def _name(view: View, move: Move, seat: int) -> Said:
    target = move.args[0]
    if view["cards"][target] == FALSE_KEY:
        sentence = _FALSE_KEY_SEEN
    else:
        sentence = _BLUFF if view["cards"][seat] == FALSE_KEY else _SUSPECT
    return Said(sentence, {"target_seat": target})


_WHY = {
    "seen": _seen,
    "observe": _observe,
    "exchange": _exchange,
    "force": _force,
    "pass": _pass,
    "decline": _decline,
    "designate": _designate,
    "name": _name,
}
VERBS = tuple(_WHY)
