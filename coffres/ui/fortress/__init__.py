"""How the Agence tous risques is drawn: the ground plan of a fortress, its spaces, agents and cards, in ink.

Nothing here knows a view or a rule. A space is the letter that a board file writes it with.
"""
