"""The games: one folder each, all of one shape. The list is in `coffres.engine.registry`."""
