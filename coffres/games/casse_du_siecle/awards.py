"""Prizes of Le Casse du siècle. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from coffres.engine.awards import MEMORY, NERVE, Award, Fortune, Rolled, Told, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_

DIE: Mapping[int, float] = {}
ROLLS: Mapping[str, Rolled] = {}


def _opened(fact: Fact, seats: int) -> Iterable[int]:
    """The player who opened a door: with its last key, with four keys at once, or when hidden keys proved
    right."""
    by, verb = fact[0], fact[1]
    shown = fact[3] if len(fact) > 3 else ()
    if verb in ("steal", "change") or (verb == "place" and shown) or (verb == "lay" and shown and shown[1]):
        return [by]
    return []


def _dialed_wrong(fact: Fact, seats: int) -> Iterable[int]:
    return [] if fact[3][0] else [fact[0]]


def _of_turns(told: Told) -> list[tuple[int, int]]:
    """Who took each bunch, and how many keys they laid on doors before they had done."""
    turns, laid, taker = [], 0, -1
    for fact in told.facts:
        if fact[1] == "take_bunch":
            laid, taker = 0, fact[0]
        elif fact[1] in ("place", "lay", "steal", "change"):
            laid += 1
        elif fact[1] in ("done", "redeal", "stop") and taker >= 0:
            turns.append((taker, laid))
            taker = -1
    return turns


def _laid_nothing(told: Told, seats: int) -> Sequence[int]:
    nothing = [0] * seats
    for seat, laid in told.once(_of_turns):
        nothing[seat] += not laid
    return nothing


def _best_turn(told: Told, seats: int) -> Sequence[int]:
    best = [0] * seats
    for seat, laid in told.once(_of_turns):
        best[seat] = max(best[seat], laid)
    return best


def _same_bunch_again(told: Told, seats: int) -> Sequence[int]:
    """How often each seat took a bunch that it had taken before, while the keys stayed as they were dealt."""
    again, taken = [0] * seats, set[tuple[int, int]]()
    for fact in told.facts:
        if fact[1] in ("redeal", "next_game"):
            taken.clear()
        elif fact[1] == "take_bunch":
            again[fact[0]] += (fact[0], fact[2][0]) in taken
            taken.add((fact[0], fact[2][0]))
    return again


def _pocketed(told: Told, seats: int) -> Sequence[int]:
    """The greatest pot of the doors that a seat won at once."""
    best = [0] * seats
    for fact in told.of("steal", "change"):
        best[fact[0]] = max(best[fact[0]], fact[3][0])
    for fact in told.of("place"):
        best[fact[0]] = max(best[fact[0]], fact[3][0] if len(fact) > 3 else 0)
    return best


FORTUNE = Fortune("poker-chip", N_("Le plus de jetons"), N_("{name} a empoché {count} jetons."))
AWARDS = (
    Award(
        "door-open",
        N_("Passe-muraille"),
        N_("{name} a ouvert {count} portes."),
        each(_opened, "steal", "change", "place", "lay"),
        virtue=MEMORY,
    ),
    Award(
        "incognito",
        N_("Comme chez soi"),
        N_("{name} a ouvert {count} portes qui étaient à quelqu'un d'autre."),
        made("steal"),
        virtue=NERVE,
    ),
    Award("cog", N_("Horlogerie fine"), N_("{name} a regardé {count} engrenages."), made("look")),
    Award(
        "lock-alert",
        N_("Doigts trop pressés"),
        N_("{name} a composé {count} combinaisons fausses."),
        each(_dialed_wrong, "dial"),
    ),
    Award(
        "key-chain",
        N_("Tout bien rangé"),
        N_("{name} a remis {count} clés avec les trousseaux."),
        made("put_back"),
    ),
    Award(
        "key-arrow-right",
        N_("La bonne clé au bon trou"),
        N_("{name} a posé {count} clés sur les portes."),
        made("place", "lay"),
        4,
    ),
    Award(
        "key-link",
        N_("Trousseau de geôle"),
        N_("{name} a soulevé {count} trousseaux."),
        made("take_bunch"),
        4,
    ),
    Award(
        "emoticon-neutral-outline",
        N_("Rien dans les poches"),
        N_("{name} a fini {count} tours sans une seule clé qui aille."),
        _laid_nothing,
    ),
    Award(
        "rabbit",
        N_("Main pleine"),
        N_("{name} a posé {count} clés en un seul tour."),
        _best_turn,
        3,
    ),
    Award(
        "fish",
        N_("Mémoire de poisson rouge"),
        N_("{name} a repris {count} fois un trousseau déjà vu."),
        _same_bunch_again,
        3,
    ),
    Award(
        "eye-off",
        N_("Curiosité bien élevée"),
        N_("{name} a renoncé {count} fois à regarder un engrenage."),
        made("decline"),
        1,
    ),
    Award(
        "shuffle-variant",
        N_("Le grand mélange"),
        N_("{name} a mélangé {count} trousseaux sous le nez des autres."),
        made("pick"),
    ),
    Award(
        "glasses",
        N_("Patience d'orfèvre"),
        N_("{name} a gardé {count} fois la combinaison pour plus tard."),
        made("wait"),
    ),
    Award(
        "hook",
        N_("Je reprends, je repose"),
        N_("{name} a repris {count} clés cachées."),
        made("lift"),
    ),
    Award(
        "cash-multiple",
        N_("Gros pot"),
        N_("{name} a raflé {count} jetons d'une seule porte."),
        _pocketed,
        3,
    ),
)
