"""Five French pass-the-tablet board games over one shared engine."""

__version__ = "0.2.0"
