"""Work outside the event loop (records, replays, reviews, lessons), and how load is shed."""
