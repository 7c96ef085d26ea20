"""Starts the app, nothing else. The tablet runs this file; a desktop may also type `coffres`."""

from coffres.ui.start import main

if __name__ == "__main__":
    main()
