"""What is kept when the app ends: games under way, settings, players, the family's cards. Uses the engine;
knows no single game.

Every file here keeps one promise: what was reported as saved is not lost, what is damaged is kept under
another name and reported, and any error of a disk or a file ends in one sentence (`Trouble`).
"""
