"""The server: live tables, their viewers, people, bots and storage, over HTTP and WebSocket."""
