"""Prizes of Le Coffre et la Clé. Uses facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from coffres.engine.awards import LIES, NERVE, WIT, Award, Fortune, Rolled, Tally, Told, each, made
from coffres.engine.contract import Fact
from coffres.engine.trouble import N_
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE

DIE: Mapping[int, float] = {}
ROLLS: Mapping[str, Rolled] = {}


def _recognised(told: Told, seats: int) -> Sequence[int]:
    """CC-32: how often each seat named the player who, as the cards show afterwards, had the False Key."""
    right = [0] * seats
    named: list[tuple[int, int]] = []
    for fact in told.facts:
        if fact[1] == "name":
            named.append((fact[0], fact[2][0]))
        elif fact[1] == "reveal":
            for namer, suspect in named:
                right[namer] += fact[3][suspect] == FALSE_KEY
            named = []
    return right


def roles(facts: Sequence[Fact], seats: int) -> list[tuple[int, ...]]:
    """The roles that each seat held at the end of the deals, when all cards were turned over."""
    opened = [fact[3] for fact in facts if fact[1] == "reveal"]
    return [tuple(cards[seat] for cards in opened) for seat in range(seats)]


def _misled(told: Told, seats: int) -> Sequence[int]:
    """How often somebody else was suspected (CC-32), or the seat was designated as the Key (CC-27), while it
    held the False Key, as the cards show afterwards."""
    misled = [0] * seats
    pointed: list[tuple[int, bool, int]] = []  # who pointed, whether at the Key, and at whom
    for fact in told.facts:
        if fact[1] in ("name", "designate"):
            pointed.append((fact[0], fact[1] == "designate", fact[2][0]))
        elif fact[1] == "reveal":
            for liar in (seat for seat in range(seats) if fact[3][seat] == FALSE_KEY):
                misled[liar] += sum(by != liar and (other == liar) == as_key for by, as_key, other in pointed)
            pointed = []
    return misled


def _ended_with(role: int) -> Tally:
    """How many deals each seat ended with this card in hand."""
    return each(lambda fact, seats: [seat for seat in range(seats) if fact[3][seat] == role], "reveal")


def _suspected(fact: Fact, seats: int) -> Iterable[int]:
    return [fact[2][0]]


def _designates(*verdicts: str) -> Tally:
    return each(lambda fact, _seats: [fact[0]] if fact[3][0] in verdicts else [], "designate")


def _swaps_in_a_row(told: Told, seats: int) -> Sequence[int]:
    """The most swaps that a hand has gone through in one deal, by one's own will or not."""
    best, now = [0] * seats, [0] * seats
    for fact in told.facts:
        if fact[1] == "reveal":
            now = [0] * seats
        elif fact[1] in ("exchange", "force"):
            whose = fact[0] if fact[1] == "exchange" else fact[2][0]
            now[whose] += 1
            best[whose] = max(best[whose], now[whose])
    return best


FORTUNE = Fortune(
    "treasure-chest", N_("Le plus de points"), N_("{name} a fini une série avec {count} points.")
)
AWARDS = (
    Award(
        "magnify", N_("Fin limier"), N_("{name} a reconnu la Fausse Clé {count} fois."), _recognised, 1, WIT
    ),
    Award(
        "emoticon-dead-outline",
        N_("Qui a ma carte ?"),
        N_("{name} a dû changer {count} fois de carte."),
        each(lambda fact, _seats: [fact[2][0]], "force"),
    ),
    Award("arm-flex", N_("Main forte"), N_("{name} a forcé {count} échanges."), made("force"), virtue=NERVE),
    Award(
        "drama-masks",
        N_("Visage de marbre"),
        N_("La Fausse Clé en main, {name} a égaré {count} soupçons."),
        _misled,
        2,
        LIES,
    ),
    Award("eye", N_("Œil de lynx"), N_("{name} a observé {count} cartes du centre."), made("observe")),
    Award(
        "swap-horizontal",
        N_("Girouette"),
        N_("{name} a changé {count} fois de carte, de son plein gré."),
        made("exchange"),
    ),
    Award(
        "key-star",
        N_("Du premier coup"),
        N_("{name} a trouvé la Clé {count} fois."),
        _designates("key"),
        1,
    ),
    Award(
        "hand-pointing-right",
        N_("Le mauvais doigt"),
        N_("{name} a désigné la mauvaise personne {count} fois, avec assurance."),
        _designates("false_key", "neither"),
        1,
    ),
    Award(
        "account-question",
        N_("Tête de coupable"),
        N_("{name} : {count} doigts pointés, et ce regard innocent…"),
        each(_suspected, "name"),
    ),
    Award(
        "treasure-chest",
        N_("Abonnement au Trésor"),
        N_("{name} a fini {count} donnes avec le Trésor en main."),
        _ended_with(TREASURE),
    ),
    Award(
        "key-variant",
        N_("Trousseau personnel"),
        N_("{name} a fini {count} donnes avec la Clé en main."),
        _ended_with(THE_KEY),
    ),
    Award(
        "umbrella",
        N_("Neutralité suisse"),
        N_("{name} a fini {count} donnes avec un Neutre, et n'a rien vu."),
        _ended_with(NEUTRAL),
    ),
    Award(
        "sleep",
        N_("Eau qui dort"),
        N_("{name} a passé {count} fois, et personne ne sait pourquoi."),
        made("pass"),
    ),
    Award(
        "shuffle-variant",
        N_("Carte voyageuse"),
        N_("{name} a vu passer {count} cartes dans sa main en une donne."),
        _swaps_in_a_row,
        3,
    ),
)
