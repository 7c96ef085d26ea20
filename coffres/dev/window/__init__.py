"""Programs that use the real window: the tools that need Kivy, imported only when one of them runs."""
