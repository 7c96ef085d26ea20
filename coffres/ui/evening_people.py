"""How the people of an evening look now: by their ids, whatever they were called when they won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coffres.engine.people import NO_ONE
from coffres.evening.evening import Evening, Round
from coffres.evening.standings import Standing
from coffres.storage.roster import COLOURS, EDGES, SYMBOLS, Roster, Seat


def looks_of_people(evening: Evening, standings: Sequence[Standing], roster: Roster) -> dict[str, Seat]:
    """The look of everybody in the standings, by id: as they sat in this evening, with the name that they
    have now. Somebody who only took a seat over looks as the tablet remembers them."""
    guests = {guest.person: Seat(*guest) for guest in evening.everybody if guest.person != NO_ONE}
    known = {player.id: player for player in roster.players}
    looks = {}
    for place, standing in enumerate(standings):
        seat = guests.get(standing.person)
        player = known.get(standing.person)
        if seat is None and player is not None:
            seat = Seat(player.name, player.symbol, player.colour, EDGES[0], person=player.id)
        if seat is None:
            look = place % len(SYMBOLS)
            seat = Seat(standing.name, SYMBOLS[look], COLOURS[look], EDGES[0], person=standing.person)
        looks[standing.person] = seat if player is None else seat._replace(name=player.name)
    return looks


def gained_in(round_: Round | None) -> dict[str, int]:
    """The keys that each person has won in a game, by id."""
    if round_ is None or round_.finish is None:
        return {}
    return {score.person: score.keys for score in round_.finish.scores if score.person != NO_ONE}


def winners_of(round_: Round, looks: Mapping[str, Seat]) -> list[str]:
    """The names of those who won a game; an automaton's too."""
    scores = round_.finish.scores if round_.finish is not None else ()
    return [
        looks[score.person].name if score.person in looks else score.name for score in scores if score.won
    ]
