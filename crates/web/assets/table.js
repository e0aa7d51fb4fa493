// The one script of the table. Everything works without it; with it, the table is live.
