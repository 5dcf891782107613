"""HTTP and WebSocket: the API, the socket of a table, limits, and the browser client."""
