### The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Consejos de estrategia
ui-book-pictures = En imágenes
ui-book-rules = Reglas completas
ui-book-table = Esta mesa
ui-book-usual = Esta mesa juega con las reglas habituales.
ui-book-differs = Esta mesa juega algunas cosas de otro modo:
ui-rules-now = ahora
ui-rules-more = más
ui-rules-lesson = lección, { $minutes } min
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla habla de eso.
ui-rules-editions = ediciones y decisiones
ui-rules-ruling = Decisión nuestra
ui-rules-ruling-why = Los reglamentos no lo dicen o no lo dejan claro: así se juega en Starhold.
ui-rules-sources = De dónde sale
ui-rules-sources-why = RU, FR, ES: los reglamentos ruso, francés y español. RB: el reglamento. TILE: la propia loseta. DER: se deduce de otras reglas. FAQ: respuestas publicadas.
ui-rules-reference = Para consulta: ejemplos, secretos, todas las decisiones
