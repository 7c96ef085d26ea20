"""Tools for those who develop or check the games: `python -m coffres.dev <command>`."""
