"""The games: one folder each, all built in the same way. Their list is in `coffres.engine.registry`."""
