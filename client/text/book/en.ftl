### The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Hints of strategy
ui-book-pictures = In pictures
ui-book-rules = Rules in full
ui-book-table = This table
ui-book-usual = This table plays by the usual rules.
ui-book-differs = This table plays some things differently:
ui-rules-now = now
ui-rules-more = more
ui-rules-lesson = lesson, { $minutes } min
ui-rules-search = Search the rules
ui-rules-none = No rule speaks of that.
ui-rules-editions = editions and rulings
ui-rules-ruling = Our ruling
ui-rules-ruling-why = The rulebooks are silent or unclear here: this is how Starhold plays it.
ui-rules-sources = Where it stands
ui-rules-sources-why = RU, FR, ES: the Russian, French and Spanish rulebooks. RB: the rulebook. TILE: the tile itself. DER: follows from other rules. FAQ: published answers.
ui-rules-reference = For reference: examples, secrets, all decisions
