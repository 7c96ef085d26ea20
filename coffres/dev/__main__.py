"""`python -m coffres.dev <command>`."""

import sys

from coffres.dev.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
