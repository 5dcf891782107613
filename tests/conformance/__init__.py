"""One suite that every game must pass; see README.md beside it."""
