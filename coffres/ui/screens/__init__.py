"""The screens, one file each, with its layout of the same name in `kv/screens`."""
