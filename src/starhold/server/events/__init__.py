"""Events: round robins, leagues, Swiss events, knock-outs, arenas and clubs."""
