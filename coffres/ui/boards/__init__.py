"""The boards, one file a game, each with its layout of the same name in `kv/boards`."""
