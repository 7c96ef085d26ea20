"""The engine: what five different games share. Standard library only; it knows no game, no file and no
screen."""
