"""What outlives the app: games under way, settings, players, cards of one's own. Knows the engine, no game.

A promise runs through every file here: what was acknowledged is not lost, what is damaged is kept beside and
said, and nothing a disk or a file can do ends in anything but a sentence (`Trouble`).
"""
