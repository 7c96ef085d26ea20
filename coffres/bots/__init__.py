"""Automata: players that the tablet plays. They are given what a seat may know, and nothing else."""
