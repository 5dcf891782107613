"""Art: what SVG drawings of tables need to look like the browser's: a kit, icons, planets."""
