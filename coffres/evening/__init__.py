"""An evening of several games: what is proposed, who has won what, and how it ends. No file, no window."""
