"""The tables of one device: the same service without a server, in a browser's worker."""
