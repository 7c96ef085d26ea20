"""Starts the app and does nothing else. The tablet runs this file; on a desktop `coffres` does the same."""

from coffres.ui.start import main

if __name__ == "__main__":
    main()
