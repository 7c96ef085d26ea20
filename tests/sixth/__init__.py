"""A sixth game, as somebody would add it: `games/tirelire`, `boards/tirelire`, and one line in the registry.

It lies here and not beside the others because it is for tests: `test_sixth_game.py` puts it where a real one
would be, and plays it.
"""
