"""The levels of automata, weakest first: the only list of them."""

APPRENTI, COMPAGNON, MAITRE = LEVELS = ("apprenti", "compagnon", "maitre")
PERSON = ""  # instead of a level: a person sits on this seat
