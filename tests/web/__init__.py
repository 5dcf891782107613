"""Tests of the server over HTTP and sockets."""
