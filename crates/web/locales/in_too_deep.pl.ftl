### The board of In Too Deep.
