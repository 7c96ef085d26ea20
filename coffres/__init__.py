"""Five French pass-the-tablet board games over one shared engine."""

__version__ = "0.1.0"
