"""The HTTP and WebSocket face of the tables; serves the browser client."""
