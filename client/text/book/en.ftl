### The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Strategy tips
ui-book-pictures = In pictures
ui-book-rules = Full rules
ui-book-table = This table
ui-book-usual = This table uses the standard rules.
ui-book-differs = This table changes some rules:
ui-rules-now = now
ui-rules-more = more
ui-rules-lesson = lesson, { $minutes } min
ui-rules-search = Search the rules
ui-rules-none = No rule mentions that.
ui-rules-editions = editions and rulings
ui-rules-ruling = Our ruling
ui-rules-ruling-why = The rulebooks are silent or unclear here; this is how Starhold plays it.
ui-rules-sources = Sources
ui-rules-sources-why = RU, FR, ES: the Russian, French and Spanish rulebooks. RB: the rulebook. TILE: the tile itself. DER: follows from other rules. FAQ: published answers.
ui-rules-reference = For reference: examples, hidden information, all decisions
