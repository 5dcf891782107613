"""Notices: players learn that a table waits for them by e-mail, webhook or web push.

`outbox.py` has the SQL; a move writes its rows in its own transaction. `notifier.py` sends what is due,
`channels.py` is what people set up, `senders.py` and `outgoing.py` speak to the world outside.
"""
