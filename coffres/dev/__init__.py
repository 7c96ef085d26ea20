"""Tools for whoever builds or checks the games: `python -m coffres.dev <command>`."""
