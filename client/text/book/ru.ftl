### The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Советы по стратегии
ui-book-pictures = В картинках
ui-book-rules = Полные правила
ui-book-table = Этот стол
ui-book-usual = За этим столом играют по обычным правилам.
ui-book-differs = За этим столом кое-что играется иначе:
ui-rules-now = сейчас
ui-rules-more = подробнее
ui-rules-lesson = урок, { $minutes } мин
ui-rules-search = Искать в правилах
ui-rules-none = Об этом в правилах ничего нет.
ui-rules-editions = издания и решения
ui-rules-ruling = Наше решение
ui-rules-ruling-why = Правила об этом молчат или неясны: так играет Starhold.
ui-rules-sources = Откуда это
ui-rules-sources-why = RU, FR, ES — русская, французская и испанская книги правил. RB — книга правил. TILE — сам жетон. DER — следует из других правил. FAQ — опубликованные ответы.
ui-rules-reference = Для справки: примеры, что скрыто, все решения
