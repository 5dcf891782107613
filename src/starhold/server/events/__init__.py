"""Events: round robins, leagues, Swiss events, knock-outs and arenas."""
