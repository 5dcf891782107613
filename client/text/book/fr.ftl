### The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Conseils de stratégie
ui-book-pictures = En images
ui-book-rules = Règles complètes
ui-book-table = Cette table
ui-book-usual = Cette table joue avec les règles habituelles.
ui-book-differs = Cette table joue quelques points autrement :
ui-rules-now = maintenant
ui-rules-more = en savoir plus
ui-rules-lesson = leçon, { $minutes } min
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucune règle n’en parle.
ui-rules-editions = éditions et décisions
ui-rules-ruling = Notre décision
ui-rules-ruling-why = Les règles sont muettes ou peu claires : voici comment Starhold joue.
ui-rules-sources = D’où cela vient
ui-rules-sources-why = RU, FR, ES : les livrets russe, français et espagnol. RB : le livret. TILE : la tuile elle-même. DER : découle d’autres règles. FAQ : réponses publiées.
ui-rules-reference = Pour référence : exemples, secrets, toutes les décisions
