"""Art: the tables of Galaxies and Roll as SVG that look like the browser's: a kit, planets, both games."""
