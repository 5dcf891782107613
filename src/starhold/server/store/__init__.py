"""Storage: the database, its schema and migrations, backups, records, and the bus between processes."""
