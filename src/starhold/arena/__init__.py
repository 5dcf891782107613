"""Arena: many games at once."""
