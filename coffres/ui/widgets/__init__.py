"""The widgets all screens are made of, and the one door to KivyMD."""
