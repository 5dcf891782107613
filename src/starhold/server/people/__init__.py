"""People: guests, accounts, sessions, bans."""
