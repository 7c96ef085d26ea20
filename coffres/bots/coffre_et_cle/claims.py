"""What an automaton says when the table talks: which card it says it has, or whom it suspects, true or not.

A statement follows from the facts so far, the seat and its seed, so that it can be found again later, when
the automaton plays on and must not give itself the lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coffres.bots.coffre_et_cle.beliefs import weighed
from coffres.bots.coffre_et_cle.memory import forgotten
from coffres.bots.coffre_et_cle.story import Deal, told
from coffres.bots.teaching import Said, Thinker
from coffres.engine.contract import Fact, View
from coffres.engine.levels import APPRENTI
from coffres.engine.trouble import N_
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE, UNDRAWN

KEEPS, ACCUSES, CONFESSES, OPEN = "keeps", "accuses", "confesses", "open"

_KEEPS = (
    N_("Trésor, cherche-moi : la Clé, c'est moi qui l'ai."),
    N_("Ma carte ouvre le coffre, et je ne la lâche pas."),
    N_("Qui a le Trésor peut me désigner les yeux fermés."),
    N_("Je tiens la Clé. Croyez-moi, ou regrettez-le plus tard."),
)
_ACCUSES = (
    N_("La Fausse Clé ? Cherchez donc chez {suspect_seat}."),
    N_("{suspect_seat} tient la Fausse Clé, ou je n'y connais rien : méfiez-vous."),
    N_("Que personne ne désigne {suspect_seat} : la Fausse Clé est là."),
)
_ACCUSES_LAST = (
    N_("C'est chez {suspect_seat} que se cache la Fausse Clé. Je nommerai donc {suspect_seat}."),
    N_("Tout bien pesé, la Fausse Clé est chez {suspect_seat}."),
)
_CONFESSES = (
    N_("Eh bien oui, la Fausse Clé, c'est moi : nommez-moi, et on gagne ensemble."),
    N_("Cherchez la Fausse Clé là où personne n'a regardé : devant moi."),
)
_POOR = (
    N_("Un Neutre, encore et toujours. Qui veut ma place ?"),
    N_("Chez moi, rien qui brille : un simple Neutre."),
    N_("Avec ma carte, on ne fait que regarder passer le Trésor."),
)
_QUIET = (
    N_("J'ai vu des choses que je garde pour moi."),
    N_("Parlez, parlez : chaque mot vous trahit un peu plus."),
    N_("Quelqu'un ici a l'air bien trop tranquille."),
    N_("Le coffre s'ouvrira quand il sera temps."),
    N_("Ma carte me va très bien, merci de demander."),
    N_("Que celle ou celui qui ment se dénonce !"),
)
_FORCED = (
    N_("On me force la main, et on voudrait encore que je parle ?"),
    N_("Ma carte d'avant, je la regrette déjà. Ou peut-être pas."),
)


class Statement(NamedTuple):
    kind: str
    said: Said
    suspect: int = -1


class Bound(NamedTuple):
    """What a player may not do now without giving itself the lie."""

    keeps: bool = False  # it has said that it keeps its card
    names: int = -1  # whom it has said that it will name


def statement(facts: Sequence[Fact], seat: Thinker) -> Statement:
    """What it says in the talk after these facts."""
    deals = told(facts, seat.seats, seat.options)
    deal = deals[-1]
    own = deal.roles[deal.card_at[seat.number]]
    rng = seat.rng("says", len(facts))
    if deal.designator >= 0:
        if own == FALSE_KEY:
            return Statement(CONFESSES, Said(rng.choice(_CONFESSES)))
        suspect = _suspect(deals, seat)
        if suspect >= 0:
            return Statement(ACCUSES, Said(rng.choice(_ACCUSES_LAST), {"suspect_seat": suspect}), suspect)
        return Statement(OPEN, Said(rng.choice(_QUIET)))
    forced = deal.decisions and deal.decisions[-1].verb == "force"
    if forced and deal.decisions[-1].args[0] == seat.number:
        return Statement(OPEN, Said(rng.choice(_FORCED)))
    talks = rng.random()
    seen = _seen_false_key(deal, seat)
    if _says_it_has_the_key(deal, seat, own) and talks < 0.6:
        return Statement(KEEPS, Said(rng.choice(_KEEPS)))
    if own in (THE_KEY, NEUTRAL) and seen >= 0 and talks < 0.7:
        return Statement(ACCUSES, Said(rng.choice(_ACCUSES), {"suspect_seat": seen}), seen)
    if own == NEUTRAL and talks < 0.5:
        return Statement(OPEN, Said(rng.choice(_POOR)))
    return Statement(OPEN, Said(rng.choice(_QUIET)))


def _says_it_has_the_key(deal: Deal, seat: Thinker, own: int) -> bool:
    """As long as it has a card it goes on telling the same about it. A False Key lies, but an Apprenti rarely
    does. With the Treasure before its eyes nobody promises to keep a card."""
    if own not in (THE_KEY, FALSE_KEY):
        return False
    if _seen_at(deal, TREASURE) >= deal.n:
        return False
    bold = 0.85 if own == THE_KEY else 0.3 if seat.level.key == APPRENTI else 0.75
    return seat.rng("bold", deal.begun, deal.card_at[seat.number]).random() < bold


def _seen_false_key(deal: Deal, seat: Thinker) -> int:
    """The other seat whose False Key it has seen and remembers; -1: none."""
    place = _seen_at(deal, FALSE_KEY)
    if place < 0 or place >= deal.n or place == seat.number:
        return -1
    return -1 if deal.card_at[place] in forgotten(deal, seat) else place


def _seen_at(deal: Deal, role: int) -> int:
    """Where the card with this role lies, if this seat has seen it; -1: it has not."""
    return deal.card_at.index(deal.roles.index(role)) if role in deal.roles else -1


def _suspect(deals: Sequence[Deal], seat: Thinker) -> int:
    """Whom it will name in the final phase, if nobody changes its mind; -1: it names nobody, or cannot
    tell."""
    deal = deals[-1]
    if deal.designator == seat.number and not deal.options.designator_names:
        return -1
    odds = weighed(_view(deal, seat), deals, seat).odds(FALSE_KEY)
    others = [other for other in range(deal.n) if other not in (seat.number, deal.designator)]
    best = max(others, key=lambda other: odds[deal.card_at[other]])
    return best if odds[deal.card_at[best]] > 0 else -1


def _view(deal: Deal, seat: Thinker) -> View:
    """What is needed of the view that this seat had."""
    gone = forgotten(deal, seat)
    known = [
        None if card in gone or deal.roles[card] == UNDRAWN else deal.roles[card] for card in deal.card_at
    ]
    return {
        "seats": deal.n,
        "options": deal.options._asdict(),
        "phase": "final_talk",
        "cards": known,
        "card_at": list(deal.card_at),
        "drawn": deal.drawn,
        "designator": deal.designator,
        "designated": deal.designated,
        "verdict": "neither",
    }


def bound(facts: Sequence[Fact], deal: Deal, seat: Thinker) -> Bound:
    """What it has said in this deal and may not openly contradict now."""
    if not deal.talks:
        return Bound()
    if deal.designator >= 0:
        if any(named >= 0 for named in deal.named):
            return Bound()  # what others have answered is a reason to think again
        return Bound(names=statement(facts[: deal.talks[-1]], seat).suspect)
    own = deal.card_at[seat.number]
    treasure = deal.roles.index(TREASURE) if TREASURE in deal.roles else -1
    for at in reversed(deal.talks[-deal.n :]):
        if at < deal.shown_at[own] or (treasure >= 0 and at < deal.shown_at[treasure]):
            break  # it has another card since, or has found the Treasure
        if statement(facts[:at], seat).kind == KEEPS:
            return Bound(keeps=True)
    return Bound()
