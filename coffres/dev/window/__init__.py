"""The real window, used by a program: the part of the tools that needs Kivy, imported when one runs."""
