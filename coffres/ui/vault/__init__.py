"""How the vault of Le Casse du siècle is laid out and drawn; nothing here knows a rule."""
