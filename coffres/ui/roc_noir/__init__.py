"""How the black castle looks: its plan, its stones, its knights and its ancestors."""
