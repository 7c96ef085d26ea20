"""The checks that every game passes, one idea a file. `conformance.py` lists them."""
