"""The engine: what five dissimilar games share. Standard library only; knows no game, no file, no screen."""
