"""What La Tirelire says."""

from __future__ import annotations

from coffres.engine.contract import Fact, Move
from coffres.engine.trouble import N_
from coffres.engine.words import STOPPED, Names, Translate

PROMPTS = {
    "coin": N_("{name} reçoit une pièce."),
    "look": N_("{name}, regarde ta pièce."),
    "choose": N_("{name}, donnes-tu ta pièce à la tirelire ?"),
    "roll": N_("{name} lance le dé sur la tirelire."),
}
REFUSALS = {
    "TL-02": N_("Chacun regarde d'abord sa pièce."),
    "TL-03": N_("On donne sa pièce ou on la garde, chacun à son tour."),
    "TL-04": N_("La tirelire attend le dé."),
}
ENDINGS = {
    "broken": N_("La tirelire est cassée : qui a donné gagne."),
    "whole": N_("La tirelire a tenu : qui a gardé gagne."),
    "stopped": STOPPED,
}
CHAPTERS = {"deal": N_("Les pièces"), "bank": N_("La tirelire")}
OPTIONS = {"fragile": N_("La tirelire est fragile.")}
VALUES: dict[str, str] = {}
COIN = N_("Ta pièce vaut {coin}.")
_FACTS = {
    "seen": N_("{name} a regardé sa pièce."),
    "give": N_("{name} donne sa pièce."),
    "keep": N_("{name} garde sa pièce."),
}
_CHOICES = {"seen": N_("J'ai vu"), "give": N_("Donner"), "keep": N_("Garder")}
_ROLLED = N_("{name} fait {side}.")
_DEALT = N_("{name} reçoit une pièce de {coin}.")


def fact(fact: Fact, names: Names, _: Translate) -> str:
    by, verb, args, *shown = fact
    if verb == "coin":
        return _(_DEALT).format(name=names[args[0]], coin=args[1]) if args[1] is not None else ""
    if verb == "roll":
        return _(_ROLLED).format(name=names[shown[0][0]], side=args[0])
    return _(STOPPED) if verb == "stop" else _(_FACTS[verb]).format(name=names[by])


def choice(move: Move, names: Names, _: Translate) -> str:
    if move.verb == "roll":
        return str(move.args[0])
    if move.verb == "coin":
        return _(_DEALT).format(name=names[move.args[0]], coin=move.args[1])
    return _(STOPPED) if move.verb == "stop" else _(_CHOICES[move.verb])
