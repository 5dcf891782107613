### Клиент в браузере по-русски.

ui-home = Starhold, на главную
ui-skip = К содержанию
ui-theme-flip = Тёмная или светлая тема
ui-language = Язык
ui-close = Закрыть
ui-about = Об этом сервере, конфиденциальность
ui-save = Сохранить
ui-yes = Да
ui-no = Нет
ui-done = Готово.
ui-loading = Минутку…
ui-reload = Обновить страницу
ui-page-not-loaded = Страница не загрузилась.
ui-more-about = Ещё: { $name }
ui-refused = Сервер отказал ({ $key }).
ui-server-failed = Сервер не смог ответить (код { $status }).
ui-no-server = Сервер недоступен.
ui-copy = Скопировать
ui-copied = Скопировано
ui-name = Имя

## Главная

ui-seats = Места
ui-you = вы
ui-start = Начать
ui-hint = Подсказка
ui-hint-busy = Думаю…
ui-hints = Подсказки
ui-hint-share = { $percent } %
ui-hint-move = Ход
ui-hint-chance = Шанс на победу, игроков: { $players }
ui-hint-equal = { $first } и { $second } примерно равны
ui-hint-show = Показать
ui-hint-do = Сделать { $place }
ui-hint-under = меньше 3 %
ui-hint-over = больше 97 %
ui-rename = Сменить имя
ui-rules-of = Правила: { $game }
ui-open-record = Открыть запись
ui-open-record-what = Любую партию можно посмотреть ход за ходом по файлу записи.

## Приглашения и ожидание

ui-invite = Пригласите друзей
ui-invite-link = Ссылка-приглашение
ui-invite-qr = Ссылка в виде QR-кода
ui-invite-code = Или код:
ui-invite-name = Имя игрока
ui-invite-do = Пригласить
ui-invited = { $player }: приглашение отправлено.
ui-join-title = Вас приглашают за стол
ui-join-seat = Занять место
ui-join-watch = Только смотреть
ui-room-title = { $game }: ждём игроков
ui-room-wait = Партия начнётся, когда все места будут заняты или хозяин её начнёт.
ui-room-words = Готовим честные кубики…
ui-start-with-bots = { $count ->
        [one] Начать с ботом на свободном месте
        [few] Начать с ботами на свободных местах ({ $count })
        [many] Начать с ботами на свободных местах ({ $count })
       *[other] Начать с ботами на свободных местах ({ $count })
    }
ui-leave = Уйти
ui-word = Слово для кубиков
ui-word-why = Броски получаются из запечатанного зерна сервера (случайного числа) и из слова каждого игрока, поэтому никто в одиночку их не знает и не выбирает. Ваше устройство само запечатывает случайное слово; можно добавить и своё.
ui-word-any = например, комета
ui-word-said = Слово «{ $word }» запечатано вместе со случайной добавкой, которую никому не угадать. Оно откроется, когда все соберутся.
ui-word-sealed = Слово для кубиков запечатано
ui-word-own = Ваше слово для кубиков:
ui-word-give = Добавить
ui-word-given = Слово для кубиков названо
ui-commitment = Печать кубиков:
ui-commitment-changed = Печать кубиков не та, которую это устройство записало раньше. Кубики могли подменить, поэтому слово не отправляется.

ui-accept = Принять
ui-not-now = Не сейчас
ui-cancel = Отменить
ui-rematch-asks = { $player } предлагает реванш
ui-rematch-waits = Ждём: { $player }
ui-rematch-kept = Место сохранится ещё
ui-rematch-refused = { $player }: сейчас не получится
ui-rematch-cancelled = { $player }: реванш отменён
ui-rematch-others = Играть с остальными
ui-series = Ваша серия
ui-starts = Игра начинается
ui-ready = Можно начинать
ui-room-learning = { $player } учится играть, примерно 5 минут
ui-room-ready = { $player } за столом. Готовы?
ui-seat-ready = можно начинать
ui-seat-learning = учится играть
ui-seat-kept = предложен реванш
ui-join-from = { $player } приглашает вас в игру
ui-join-new = Ни разу не играли?
ui-join-learn = Сначала научиться, { $minutes } мин
ui-join-waits = { $player } увидит, что вы учитесь, и подождёт.
ui-chat-phrases = Готовые фразы
ui-say-peace = Мир?
ui-say-nice = Хороший ход
ui-say-sorry = Простите!
ui-say-moment = Минутку
ui-say-thanks = Спасибо
ui-say-game = Хорошая игра
ui-say-nudge = Вы здесь? Ваш ход.
ui-away = { $player } не за столом с { $time }.
ui-away-clock = { $player } не за столом с { $time }. Часы идут.
ui-away-bot = На нуле дальше играет бот.
ui-away-skip = На нуле решение пропускается.
ui-away-loss = На нуле партия проиграна.
ui-away-hold = Пусть за { $player } играет бот
ui-nudge = Напомнить
ui-undo-keep = Оставить
ui-undo-allow = Разрешить отмену
ui-undo-back = Будет отменено:
ui-room-friend = { $count ->
        [one] Ждём друга. Отправьте ссылку.
        [few] Ждём { $count } друзей. Отправьте ссылку.
        [many] Ждём { $count } друзей. Отправьте ссылку.
       *[other] Ждём друзей. Отправьте ссылку.
    }

## Стол

ui-seat-number = Место { $number }
ui-seat-bot = бот
ui-seat-program = бот игрока { $owner }
ui-seat-open = Свободное место
ui-seat-held = место держит бот
ui-seat-resigned = вне игры
ui-seat-online = за столом
ui-seat-away = не за столом
ui-to-move = ходит
ui-players = Игроки
ui-prompt = Ваше решение
ui-your-turn = Ваш ход
ui-why = Почему?
ui-rule = правило
ui-moves = Возможные ходы
ui-moves-count = { $count ->
        [one] Все ходы списком: { $count }
        [few] Все ходы списком: { $count }
        [many] Все ходы списком: { $count }
       *[other] Все ходы списком: { $count }
    }
ui-pick-what = Сделайте выбор
ui-pick-where = Укажите, куда
ui-set-go = { $deed }: { $count }
ui-no-effect = ничего не изменит
ui-threat = { $player } может ответить
ui-threat-if = { $move }: { $player } может ответить
ui-full = { $what }: больше не поместится
ui-stop-chance = решит случай
ui-stop-reveal = откроется новое
ui-stop-war = начнётся война
ui-moves-tab = Ходы
ui-lost = потеря: { $count }
ui-counter-points = очки
ui-counter-level = уровень
ui-goal-most = В конце победит тот, у кого больше очков.
ui-goal-level = У всех по { $points }.
ui-goal-leads = Впереди { $player }: { $points }.
ui-goal-you-lead = Вы впереди: { $points }.
ui-goal-share = Впереди { $names }: по { $points }.
ui-goal-needs = { $player }: до конца { $left }
ui-goal-you-need = Вам до конца { $left }
ui-goal-near = Конец близок
ui-goal-far = Конец ещё не виден
ui-goal-left = Ещё ходят:
ui-goal-left-of = { $counter }: до конца { $left }
ui-goal-sheet = Подсчёт очков
ui-goal-you = Вы
ui-goal-secret = Тайное считают в конце.
ui-swap = Взять другое
ui-undo = Отменить
ui-undo-ask = Попросить отмену
ui-undo-asks = { $player } просит отменить последний ход. Согласны?
ui-undo-asked = Остальных спросили, можно ли отменить ход.
ui-undo-blocked = Это нельзя отменить: { $what }
ui-undo-nothing = Отменять нечего.
ui-sending = Отправлено…
ui-thinks = { $player } думает
ui-decides = { $player } решает
ui-on-stage = Посередине стола
ui-continue = Продолжить
ui-sound-ask = Играть со звуком? Громкость — в меню.
ui-moment-left = Ещё ходят: { $players }. Затем подсчёт очков.
ui-spectator = Зритель
ui-over = Партия окончена
ui-end-open = Показать итог
ui-offline = Нет связи
ui-offline-retry = Выбранное сохранено. Следующая попытка через { $seconds } с.
ui-busy = Сервер сильно загружен. Ваш ход сохранён и отправится снова сам.
ui-outdated = Starhold обновился. Обновите страницу, чтобы продолжить.
ui-no-table = Такого стола нет
ui-no-table-why = Стол убран, или он закрытый, а у вас нет приглашения, или неверна ссылка.
ui-log = История
ui-log-filter = Что показывать в истории
ui-log-vain = без результата
ui-log-idle = без действий
ui-log-all = Всё
ui-log-me = Обо мне
ui-log-dice = Кубики
ui-log-war = Войны
ui-log-since = после вашего хода
ui-catch-up = Что было без меня
ui-log-open = Посмотреть этот момент
ui-log-open-ply = Посмотреть стол после хода { $ply }
ui-chat = Чат
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Отправить
ui-rules = Правила
ui-howto = Как играть
ui-menu = Меню
ui-keys = Клавиатура
ui-keys-choose = выбрать предмет или ответ; на кубике войны — это число
ui-keys-moves = все ходы списком
ui-keys-list = эти клавиши
ui-keys-confirm = отправить выбранный ход
ui-keys-back = отменить выбор, закрыть
ui-keys-deeds = перебросить, преобразовать, закончить ход
ui-keys-answers = повторить, пропустить, позволить
ui-keys-skip = пропустить показ
ui-keys-walk = двигаться по столу
ui-keys-inspect = прочитать, что это и почему оно серое
ui-orders = Постоянные указания
ui-orders-what = Ответы, которые стол даёт за вас сам. Их видите только вы.
ui-orders-none = В этой игре их нет.
ui-sleep = Тихие часы
ui-sleep-what = В это время ваши часы стоят, начиная со следующего решения. Не больше { $asleep ->
    [one] { $asleep } часа
    [few] { $asleep } часов
    [many] { $asleep } часов
   *[other] { $asleep } часов
  } в сутки; менять можно раз в сутки.
ui-sleep-saved = Сохранено. Эти часы считаются со следующего решения.
ui-sleep-from = Начало
ui-sleep-to = Конец
ui-return = Вернуться на место
ui-bot-holds = Пусть место держит бот
ui-resign = Сдаться
ui-resign-sure = Да, сдаться
ui-abandon = Прервать для всех
ui-abandon-sure = Да, прервать для всех
ui-own-link = Ваша личная ссылка
ui-own-link-why = Откройте эту ссылку на другом устройстве, чтобы сесть на то же место. Никому её не давайте.
ui-watchers = Зрители
ui-watchers-why = По этой ссылке можно смотреть за столом.
ui-dice-title = Кубики
ui-to-lobby = На главную
ui-to-table = К столу
ui-pass-to = Передайте устройство: { $player }
ui-pass-away = Остальные отворачиваются.
ui-pass-show = Это я, { $player }, покажите мою сторону
ui-pass-not = Не сейчас
ui-peek = Показать секреты: { $player }
ui-peek-end = Скрыть секреты: { $player }

## Конец

ui-end-title = Итог
ui-end-won = Победа: { $players }
ui-end-you-won = Вы победили!
ui-end-tie = Делят победу: { $players }
ui-end-abandoned = Закончено без итога
ui-end-line = Источник очков
ui-end-total = Всего
ui-end-rank = Место
ui-rematch = Реванш
ui-daily-results = Результаты дня
ui-replay = Просмотр
ui-download = Скачать запись
ui-review = Разобрать партию
ui-puzzles = Задачи

## Просмотр и проверка

ui-step-back = На ход назад
ui-step-on = На ход вперёд
ui-play = Пуск
ui-pause = Пауза
ui-scrub = Ход
ui-move-of = Ход { $ply } из { $last }
ui-eyes = Чьими глазами
ui-share-moment = Ссылка на этот ход
ui-record-file = Выбрать файл записи
ui-record-paste = Или вставьте запись
ui-check = Проверить кубики
ui-check-more = Проверка на отдельной странице

## Настройки

ui-settings = Настройки
ui-account = Учётная запись
ui-account-why = Играть можно и без неё. С ней вы вернётесь к своим столам с любого устройства.
ui-account-or = Создать учётную запись или войти
ui-account-in = Вы вошли как { $name }.
ui-set-theme = Тема
    .about = Ночь или день.
    .system = как в системе
    .dark = тёмная
    .light = светлая
ui-set-speed = Движение
    .about = Как быстро показывать ходы.
    .slow = медленно
    .normal = обычно
    .fast = быстро
    .none = без движения
ui-set-sounds = Звуки
    .about = У каждого звука есть и видимый знак.
    .off = нет
    .turn = ваш ход
    .all = все
ui-join = Участвовать: { $deed }
ui-set-size = Размер текста
    .about = Планеты, карты и кубики остаются на месте. Панели растут, длинные тексты сворачиваются.
ui-set-volume = Громкость
    .about = Насколько громки звуки.
    .test = Проверить
ui-set-confirm = Подтверждение
    .about = Спрашивать, прежде чем отправить ход.
    .final = что нельзя отменить
    .every = всегда
    .never = никогда
ui-set-device = Игры против ботов
    .about = На этом устройстве они не нагружают сервер и не требуют сети. С учётной записью они видны на всех устройствах, только если они на сервере.
    .auto = Автоматически
    .always = На этом устройстве
    .never = На сервере
ui-tip-got = Понятно
ui-tip-off = Без советов
ui-tip = Совет Кита
ui-word-see = Показать на столе
ui-word-rule = Правило
ui-set-tips = Советы Кита для первых партий
    .about = При первой встрече с каждым видом решений.
ui-set-notify = Извещать меня
    .about = Когда ваш ход, а вы на другой вкладке.
ui-clock-still = часы стоят до { $time }
ui-set-onward = Следующий стол
    .about = После хода в партии на несколько дней переходить к следующему столу, который ждёт вас.

## Крошечные эпические галактики

galaxies-ui-colonies = Колонии
galaxies-ui-empire = Империя
galaxies-ui-mission = Миссия
galaxies-ui-missions = Оставьте одну миссию
galaxies-ui-mission-hidden = Посмотреть свою миссию
galaxies-ui-of-goal = из 21
galaxies-ui-one-step = 1 деление до конца: { $planet }
galaxies-ui-can-upgrade = хватает на уровень
galaxies-ui-threat = { $player }: до колонизации осталось 1 деление ({ $planet }). Тогда ваш корабль оттуда вернётся домой.
galaxies-ui-surface = Поверхность
galaxies-ui-planet = Планета { $planet }
galaxies-ui-planet-summary = { $planet }, { $resource }, { $track }, { galaxies-ui-points }, делений до колонизации: { $length }
galaxies-ui-ship-on = { $player }: деление { $space }
galaxies-ui-orbit-of = Орбита планеты { $planet }
galaxies-ui-sketch-away = { $steps ->
        [one] осталось { $steps } деление
        [few] осталось { $steps } деления
        [many] осталось { $steps } делений
       *[other] осталось { $steps } деления
    }
galaxies-ui-sketch-landed = на поверхности
galaxies-ui-sketch-colony = колония
galaxies-ui-sketch-none = своего корабля нет
galaxies-ui-surface-of = Поверхность планеты { $planet }
galaxies-ui-ship-orbiting = Корабль игрока { $player } на орбите планеты { $planet }, деление { $space }
galaxies-ui-ship-landed = Корабль игрока { $player } на поверхности планеты { $planet }
galaxies-ui-ship-home = Корабль дома
galaxies-ui-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
galaxies-ui-colony = Колония { $planet }, { galaxies-ui-points }
galaxies-ui-your-mat = Ваша карта галактики
galaxies-ui-chip-follow = Повторить?
galaxies-ui-back-to-mine = К своей галактике
galaxies-ui-asks-main-choice = Выберите кубик, потом место для него.
galaxies-ui-asks-more-main-choice = Можно начать с места или перетащить кубик.
galaxies-ui-home = Ваша галактика
galaxies-ui-none-home = кораблей дома нет
galaxies-ui-locked = { $count ->
        [one] { $count } корабль недоступен
        [few] { $count } корабля недоступны
        [many] { $count } кораблей недоступны
       *[other] { $count } корабля недоступны
    }
galaxies-ui-level = Уровень { $level }: кубиков { $dice }, кораблей { $ships }, { galaxies-ui-points }
galaxies-ui-dice = Кубики
galaxies-ui-ships = Корабли дома
galaxies-ui-your-dice = Ваши кубики
galaxies-ui-dice-of = Кубики: { $player }
galaxies-ui-die = Кубик: { $face }
galaxies-ui-no-dice = Кубиков не осталось
galaxies-ui-faces = Стороны кубика
galaxies-ui-activated = Использованы
galaxies-ui-reroll = Перебросить
galaxies-ui-reroll-free = Переброс бесплатно
galaxies-ui-reroll-paid = Переброс за 1 очко энергии
galaxies-ui-converter = Преобразователь
galaxies-ui-discard = Сбросить
galaxies-ui-follow-cost = { $cost ->
        [one] Повторить за { $cost } очко знаний
        [few] Повторить за { $cost } очка знаний
        [many] Повторить за { $cost } очков знаний
       *[other] Повторить за { $cost } очка знаний
    }
galaxies-ui-dice-left =
    { $count ->
        [one] осталось бросить { $count } кубик
        [few] осталось бросить { $count } кубика
        [many] осталось бросить { $count } кубиков
       *[other] осталось бросить { $count } кубика
    }
galaxies-ui-rogue = Враждебная галактика
galaxies-ui-rogue-won = Победила враждебная галактика
galaxies-ui-empty-slot = нет планеты
galaxies-ui-deck = { $count ->
        [one] В колоде { $count } планета
        [few] В колоде { $count } планеты
        [many] В колоде { $count } планет
       *[other] В колоде { $count } планеты
    }
galaxies-ui-last-round = Последний круг
galaxies-ui-moment-own = { $planet } теперь ваша
galaxies-ui-moment-own-said = Её действие теперь на вашем кубике колонии. У вас очков: { $score }.
galaxies-ui-moment-other = { $player } берёт планету { $planet }
galaxies-ui-moment-other-said = Теперь очков: { $score }.
galaxies-ui-moment-faster = { $player } вас опережает
galaxies-ui-moment-faster-said = Планета { $planet } занята. Ваш корабль летит домой: { $steps ->
        [one] потерян { $steps } шаг.
        [few] потеряно { $steps } шага.
        [many] потеряно { $steps } шагов.
       *[other] потеряно { $steps } шагов.
    }
galaxies-ui-aim = Наберите { $points }.
galaxies-ui-own-level = Уровень { $level }
galaxies-ui-next-level = далее
galaxies-ui-upgrade-cost = энергия или знания за этот уровень

## Roll for the Galaxy: подписи на поле

roll-ui-screen = За вашей ширмой
roll-ui-phases = Фазы
roll-ui-stage-assign = Назначение
roll-ui-stage-manage = Управление
roll-ui-wild = Джокеры
roll-ui-behind = За ширмой
roll-ui-select = выбрать
roll-ui-select-phase = Выбрать: { $phase }
roll-ui-selected = Ваш выбор
roll-ui-selects = { $player } выбирает: { $phase }
roll-ui-idle = не в этом раунде
roll-ui-extra-die = добавочный кубик
roll-ui-workers = { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
    }
roll-ui-virtual = дополнительный рабочий без кубика
roll-ui-cheaper = скидка от ваших свойств: { $dice }
roll-ui-of-needed = { $dice } из { $needed }
roll-ui-dictate = Приказ
    .text = Раз за раунд: отложите одного рабочего и переставьте другого в любой другой ряд. Отложенный вернётся в стаканчик.
roll-ui-dictate-how = отложите рабочего, чтобы переставить другого
roll-ui-given-up = отложен, вернётся в стаканчик
roll-ui-reassign = Переназначение
roll-ui-trade = Продажа
    .text = Кредиты по цвету мира: новаторский — 3 $, промышленный — 4 $, генный — 5 $, технологий иных — 6 $.
roll-ui-consume = Потребление
    .text = 1 ПО и ещё по 1 ПО, если товар и поставщик совпадают по цвету с миром. Кубики потребления совпадают всегда.
roll-ui-vp = { $vp } ПО
roll-ui-price = { $credits } $
roll-ui-builders = Кубики на жетоне
roll-ui-stores = Ваши запасы
roll-ui-cup = Стаканчик
    .text = Кубики в стаканчике бросают в начале следующего раунда.
roll-ui-tie = Кубики в стаканчике и кредиты
roll-ui-citizenry = Население
    .text = Здесь отдыхают отработавшие кубики. В конце раунда их нанимают в стаканчик по 1 $ за каждый.
roll-ui-credits = Кредиты
    .text = Галактические кредиты, не больше 10. Ими платят за наём.
roll-ui-chips = Фишки ПО
    .text = Победные очки за потребление и свойства.
roll-ui-pool = Запас
    .text = Фишки ПО, оставшиеся на столе. Когда запас пуст, раунд становится последним.
roll-ui-construction = Зона подготовки
roll-ui-no-development = Нет технологии
roll-ui-no-world = Нет мира
roll-ui-sketch-builders = строители: { $count } из { $needed }
roll-ui-sketch-built = построено
roll-ui-sketch-rolled = Следующий бросок
roll-ui-sketch-waits = пока не на очереди
roll-ui-sorting = Жетоны сортируются
roll-ui-below = { $count ->
        [one] { $count } жетон снизу
        [few] { $count } жетона снизу
        [many] { $count } жетонов снизу
       *[other] { $count } жетона снизу
    }
roll-ui-under = Под стопку: { $side }
roll-ui-on-top = Наверх: { $side }
roll-ui-as-development = как технология
roll-ui-as-world = как мир
roll-ui-hand = Жетоны в руке
roll-ui-tableau = Владения
roll-ui-your-tableau = Ваши владения
roll-ui-empire-of = Империя: { $player }
roll-ui-squares = жетонов: { $squares } из 12
roll-ui-squares-name = Жетоны
roll-ui-chip-assign = Тайный план
roll-ui-chip-manage = Управление
roll-ui-chip-manage-recruit = Управление
roll-ui-each = по 1 $
roll-ui-next-round = бросаются в следующем раунде
roll-ui-to-cup = в стаканчик
roll-ui-stays = остаётся
roll-ui-recall = Отзыв
roll-ui-recall-free = бесплатно, по желанию
roll-ui-dice-next = { $count ->
    [one] { $count } кубик в следующем раунде
    [few] { $count } кубика в следующем раунде
    [many] { $count } кубиков в следующем раунде
   *[other] { $count } кубика в следующем раунде
}
roll-ui-goods = Товары
roll-ui-ready = готово
roll-ui-likely-explore = { $player }: строить нечего. Вероятная фаза: { $phase }.
roll-ui-likely-site = { $player }: { $tile }, кубиков { $dice } из { $needed }. Вероятная фаза: { $phase }.
roll-ui-likely-produce = { $empty ->
        [one] { $player }: { $empty } мир без товара. Вероятная фаза: { $phase }.
        [few] { $player }: { $empty } мира без товара. Вероятная фаза: { $phase }.
        [many] { $player }: { $empty } миров без товара. Вероятная фаза: { $phase }.
       *[other] { $player }: { $empty } мира без товара. Вероятная фаза: { $phase }.
    }
roll-ui-likely-ship = { $goods ->
        [one] { $player }: { $goods } товар. Вероятная фаза: { $phase }.
        [few] { $player }: { $goods } товара. Вероятная фаза: { $phase }.
        [many] { $player }: { $goods } товаров. Вероятная фаза: { $phase }.
       *[other] { $player }: { $goods } товара. Вероятная фаза: { $phase }.
    }
roll-ui-last-round = Последний раунд
roll-ui-runs = Идут фазы: { $phases }.
roll-ui-wasted = { $dice ->
        [one] { $dice } ваш кубик возвращается в стаканчик
        [few] { $dice } ваших кубика возвращаются в стаканчик
        [many] { $dice } ваших кубиков возвращаются в стаканчик
       *[other] { $dice } ваших кубиков возвращаются в стаканчик
    }
roll-ui-six-plus = Бонус технологий 6+
roll-ui-short-explore = Исслед.
roll-ui-short-develop = Разраб.
roll-ui-short-settle = Колон.
roll-ui-short-produce = Произв.
roll-ui-short-ship = Постав.

## Tiny Epic Kingdoms: подписи на столе

kingdoms-ui-asks-select = Выберите действие, потом область на карте.
kingdoms-ui-actions = Действия
kingdoms-ui-ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
kingdoms-ui-chip-bids = Война
kingdoms-ui-chip-perform = Участвовать?
kingdoms-ui-taken = занято
kingdoms-ui-now = сейчас
kingdoms-ui-shield = щит
kingdoms-ui-towers = Башни
kingdoms-ui-unseen = Ещё не открытые жетоны
kingdoms-ui-army = армия игрока { $player }
kingdoms-ui-lying-army = лежащая армия игрока { $player }
kingdoms-ui-neutral-army = нейтральная армия
kingdoms-ui-face-down = Закрытый жетон
    .text = Кто войдёт, тот его откроет и получит, что он сулит.
kingdoms-ui-allies = Союзники
kingdoms-ui-allied-with = союзники: { $players }
kingdoms-ui-magic-of = Магия игрока { $player }
kingdoms-ui-shields = Щиты
kingdoms-ui-learned = { $magic } из 5
kingdoms-ui-known = изучено
kingdoms-ui-attacker = нападает
kingdoms-ui-defender = защищается
kingdoms-ui-sealed = выбор сделан
kingdoms-ui-choosing = выбирает
kingdoms-ui-no-die = без кубика
kingdoms-ui-bids = Ваш кубик войны
kingdoms-ui-flag = Белый флаг
    .text = Считается за 0 и ничего не стоит. Если его покажут оба, они станут союзниками и разделят область.
kingdoms-ui-flag-of-two = Белый флаг
    .text = Считается за 0 и ничего не стоит. Если его покажут оба, числа равны и побеждает защитник: вдвоём альянсов не бывает.
kingdoms-ui-out-of-reach = Недоступно
    .text = Можно показать только то число, которое покрывают ваши ресурсы и скидки: по 2 за ману, по 1 за руду.
kingdoms-ui-war-rule = Оба платят за своё число, кто бы ни победил. При равных числах побеждает защитник.
kingdoms-ui-ore-for = руда за этот уровень
kingdoms-ui-mana-for = мана за этот уровень
kingdoms-ui-bid-cost = Число { $number }: цена { $cost }, кто бы ни победил.
kingdoms-ui-bid-discount = скидка: { $points }
kingdoms-ui-bid-penalty = надбавка: { $points }
kingdoms-ui-war-for = Война: { $region }
kingdoms-ui-war-look = Удерживайте, чтобы видеть карты
kingdoms-ui-war-step-bid = Число
kingdoms-ui-war-step-seal = Печать
kingdoms-ui-war-step-reveal = Открытие
kingdoms-ui-war-step-pay = Оплата
kingdoms-ui-war-reaches = может { $number }
kingdoms-ui-war-reach-of = может { $player }
kingdoms-ui-war-reach-own = можете вы
kingdoms-ui-war-sure = верная победа
kingdoms-ui-war-sealed = Запечатано: { $number }. Видно только вам.
kingdoms-ui-war-beats =
    { $high } против { $low }: { $own ->
        [yes] вы победили.
       *[no] побеждает { $player }.
    }
kingdoms-ui-war-tie =
    { $number } против { $number }, ничья: { $own ->
        [yes] вы победили.
       *[no] побеждает { $player }.
    }
kingdoms-ui-ends-alliance = Война разорвёт ваш альянс ({ $player }), если только вы оба не покажете белый флаг.
kingdoms-ui-war-allies = Два белых флага: вы и { $player } теперь союзники.
kingdoms-ui-war-leaves = останется: { $left }
kingdoms-ui-war-mix = Иначе
kingdoms-ui-moment-own = Столица ваша
kingdoms-ui-moment-own-said = { $region } принесёт очки в конце, если останется вашей.
kingdoms-ui-moment-lost = Ваша столица пала
kingdoms-ui-moment-lost-said = { $player } держит { $region }. Верните её: в конце она приносит очки.
kingdoms-ui-moment-other = { $player } берёт столицу
kingdoms-ui-moment-other-said = { $region }: сменился владелец.
kingdoms-ui-give = Отдать
kingdoms-ui-take = Получить
kingdoms-ui-resources = Ресурсы
kingdoms-ui-together = руда и еда вместе
kingdoms-ui-less = на один меньше
kingdoms-ui-more = на один больше
kingdoms-ui-all = все { $count }
kingdoms-ui-enough-tower = хватит на башню { $level }
kingdoms-ui-enough-magic = хватит на магию { $level }
kingdoms-ui-enough-army = хватит на армию
kingdoms-ui-amount = Количество
kingdoms-ui-factions = Расы
kingdoms-ui-bonus = Бонус 5-го уровня магии
kingdoms-ui-capitals = Столицы
kingdoms-ui-cities = Города
kingdoms-ui-crown = Корона

## Without a server

ui-device = Это устройство
ui-device-loading = Готовим столы…
ui-device-elsewhere = Starhold открыт в другой вкладке. Закройте её, чтобы играть здесь.
ui-device-failed = Столы не запустились: { $reason } Обновите страницу или попробуйте другой браузер.

## The installed app

ui-update-ready = Готова новая версия Starhold.
ui-update-start = Запустить сейчас
ui-update-later = Позже

### hub/: Страницы вокруг столов: вестибюль, профиль, задание дня, как играть.

ui-more = Ещё
ui-players-range = игроков: { $least }–{ $most }
ui-minutes = около { $minutes } мин
ui-seat-add = Добавить место
ui-seat-remove = Убрать место { $number }
ui-open-table = Открыть стол и пригласить
ui-listed = Показать на главной
ui-listed-what = Свободное место может занять любой.
ui-rated = Рейтинговая
ui-rated-what = Учитывается в рейтинге всех за столом. С часами, без подсказок, и у каждого должно быть постоянное имя.
ui-rated-guest = Для рейтинговых партий нужно постоянное имя. Сначала заведите учётную запись.
ui-clock = Часы
ui-clock-what = Когда время выйдет, ход сделает бот.
ui-clock-none = без часов
ui-clock-quick = 90 секунд на ход
ui-clock-bank = 30 минут и 15 с за ход
ui-clock-half = 12 часов на ход
ui-clock-day = сутки на ход
ui-clock-days = двое суток на ход
ui-clock-week = неделя на ход
ui-watch = Открыт для зрителей
ui-watch-what = Смотреть может любой, кто знает адрес. Иначе только по приглашению.
ui-takebacks-none = Без отмены ходов
ui-takebacks-none-what = Что отправлено, то сыграно: отмены за столом нет.
ui-hints-what = Три хороших хода и почему
ui-hints-bots = Только против ботов
ui-hints-always = Всегда
ui-hints-never = Никогда
ui-edition = Издание
ui-edition-what = Где книги правил расходятся.
ui-edition-usual = обычное
ui-options = { $changed ->
        [0] Настройки правил
        [one] Настройки правил: { $changed } изменение
        [few] Настройки правил: { $changed } изменения
        [many] Настройки правил: { $changed } изменений
       *[other] Настройки правил: { $changed } изменения
    }
ui-tables-open = Открытые столы
ui-tables-none = Пока ни одного.
ui-free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
ui-alone = Только вы
ui-waiting = ждём

## Строка наверху

ui-pages = Страницы
ui-page-play = Играть
ui-page-turns = Ходы
ui-page-learn = Учиться
ui-page-daily = Задание дня
ui-page-profile = Профиль
ui-page-people = Люди
ui-short-galaxies = Галактики
ui-short-kingdoms = Королевства
ui-short-roll = Кубарем

## Главная

ui-lobby-title = Играйте, учитесь, возвращайтесь
ui-play-game = Играть: { $game }
ui-tab-bots = Боты
ui-tab-friends = С людьми
ui-tab-device = Один экран
ui-tab-solo = Соло
ui-new-to-you = вы ещё не играли: урок { $minutes } мин
ui-learn-game = { $game }: научиться за { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
ui-first-lesson = Первая партия, { $minutes } мин
ui-start-game = Начать партию
ui-clock-short = Часы: { $clock }
ui-rules-usual = обычные правила
ui-in-detail = подробнее
ui-add-face = Выберите, кто ещё играет
ui-play-rivals = Играть: { $rivals }
ui-add-opponent = Добавить соперника
ui-next-rival = Следующий соперник: { $player }
ui-or-face = Или выберите соперника
ui-friend-waited = друг, по ссылке
ui-friends-title = Пригласите по ссылке
ui-friends-what = Откройте стол и отправьте ссылку. Кто её откроет, введёт имя и сядет за стол, учётная запись не нужна. Свободные места можно отдать ботам.
ui-friends-add = Ещё один друг
ui-device-title = Один экран на всех
ui-device-what = Между ходами экран закрыт и говорит, кому смотреть. Тайное видно только после нажатия кнопки.
ui-device-add = Ещё один игрок
ui-met = Вы встречались { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }, впереди были { $won ->
        [0] ни разу.
        [one] { $won } раз.
        [few] { $won } раза.
        [many] { $won } раз.
       *[other] { $won } раза.
    }
ui-rung = { $rung } из { $all }
ui-all-faces = Все соперники
ui-step-easiest = легче всех
ui-step-loses = проигрывает { $times } из 100, соперник — { $name }
ui-step-loses-ten = проигрывает { $times } из 10, соперник — { $name }
ui-step-beats = побеждает, соперник — { $name }
ui-step-times = { $times } из 10
ui-step-wins = { $wins } из 100
ui-step-against = соперник — { $name } (от { $low } до { $high })
ui-epithet-beginner = только учится
ui-epithet-all-rounder = умеет всё
ui-no-leaning = Без пристрастий: всего понемногу.
ui-rogue-title = Вы против враждебной галактики
ui-rogue-lesson = Урок: против враждебной галактики, 2 мин
ui-face-rogue = Сразиться: { $rogue }
ui-hardness-1 = для новичков
ui-hardness-2 = легко
ui-hardness-3 = средне
ui-hardness-4 = трудно
ui-hardness-5 = эпично
ui-rogue-new = ещё не пробовали
ui-rogue-tried = { $times ->
        [one] { $times } попытка
        [few] { $times } попытки
        [many] { $times } попыток
       *[other] { $times } попытки
    }
ui-rogue-beaten = { $times ->
        [one] { $times } победа, лучший счёт { $points }
        [few] { $times } победы, лучший счёт { $points }
        [many] { $times } побед, лучший счёт { $points }
       *[other] { $times } победы, лучший счёт { $points }
    }
ui-go-on = Продолжить игру
ui-finished = Сыгранные партии
ui-all = все
ui-result-won = победа
ui-result-lost = поражение
ui-result-place = { $place }-е место из { $players }
ui-all-lessons = все уроки

## Профиль

ui-games-count = { $games ->
        [0] пока ни одной законченной партии
        [one] { $games } законченная партия
        [few] { $games } законченные партии
        [many] { $games } законченных партий
       *[other] { $games } законченной партии
    }
ui-profile-guest = Вы играете без учётной записи: всё это привязано к этому браузеру. Создайте её, и всё найдётся на любом устройстве.
ui-profile-download = Скачать мои данные
ui-bots-beaten = Побеждённые боты
ui-beaten-of = { $beaten } из { $all }
ui-won-of = { $won } из { $played }
ui-not-yet = ещё нет
ui-games-won = выигранных партий
ui-no-game-yet = пока ни одной законченной партии
ui-lessons-done = Уроки: { $done } из { $all }
ui-games = Партии

## Задание дня

ui-daily-title = Задание дня, { $day }
ui-daily-what = { $game }; соперники: { $bots }. Кубики у всех выпадают одинаково, засчитывается только первая попытка.
ui-daily-players = { $count ->
        [0] ещё никто не играл
        [one] сыграл { $count } человек
        [few] сыграли { $count } человека
        [many] сыграли { $count } человек
       *[other] сыграли { $count } человек
    }
ui-daily-hours = ещё { $hours } ч
ui-daily-minutes = ещё { $minutes } мин
ui-streak = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дней подряд
    }
ui-daily-play = Сыграть партию дня
ui-daily-practise = Сыграть ещё раз с теми же кубиками
ui-daily-dice = Кубики у всех выпадают одинаково
ui-daily-dice-what = Броски зависят только от номера хода: на одном и том же ходу у всех выпадает одно и то же, что бы ни было раньше.
ui-daily-once = Засчитывается одна попытка
ui-daily-once-what = Сначала отрыв от лучшего бота, затем меньшее число ходов. Без подсказок и без отмены ходов. После неё играйте для себя сколько угодно.
ui-daily-midnight = До полуночи (UTC)
ui-daily-midnight-what = Партия, не оконченная к этому часу, не засчитывается. До тех пор броски остаются тайной, потом их может проверить каждый.
ui-daily-today = Сегодня
ui-daily-week = Неделя
ui-daily-nobody = Ещё никто не доиграл.
ui-daily-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } ходов
    }
ui-daily-beaten = оба бота побеждены: { $won } из { $played }
ui-daily-mine = Ваш результат: { $margin }, место { $place }
ui-daily-given-up = Ваша попытка закончилась раньше партии и не засчитывается.
ui-daily-share = Поделиться картинкой
ui-daily-text = Скопировать текстом
ui-daily-course = Как шла партия: { $course }
ui-course-l = впереди
ui-course-e = поровну
ui-course-b = позади
ui-daily-weeks = Задание дня, четыре недели
ui-daily-all = результаты
ui-daily-games = Игры дня

## Удаление данных

ui-delete = Удалить все мои данные
ui-delete-what = Имя, входы, уроки, результаты заданий дня и история партий исчезнут навсегда, как и всё, что вы писали в чатах. Неоконченные партии будут сданы. Партии с другими людьми останутся у них, но без вашего имени.
ui-delete-never = Отменить это нельзя.
ui-delete-sure = Да, удалить всё
ui-delete-not = Нет, оставить

## Как играть

ui-howto-1 = О чём игра
ui-howto-2 = Ход
ui-howto-kit-1 = Для начала этого хватит. Ход — на следующей странице, или сыграйте первую партию со мной.
ui-howto-kit-2 = А теперь на деле: первая партия займёт несколько минут, и я всё время рядом.
ui-howto-print = Напечатать
ui-howto-first = Сыграть первую партию
ui-howto-of = Как играть: { $game }
ui-origin = Доигрывается с хода { $number } законченной партии
ui-origin-moved = Перенесена сюда на ходу { $number }
ui-origin-same = Доигрывается с хода { $number }, броски те же

### book/: The book of a game: how it is played, its rules, what a table plays differently.

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

### review/: После партии: итог, разбор, доигрывание, упражнения и задачи.

## Итог

end-next = Следующий соперник: { $player }
end-next-lesson = Ваш урок: { $lesson }
end-next-daily = Дальше: партия дня
end-more = Ещё
end-story = Что решило игру
end-see = Показать на столе
end-share = Поделиться
end-ahead = Отрыв: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Следом: { $second }.
end-place = Место { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, не хватило { $short }.
end-resigned-own = Вы сдались.
end-late-own = У вас вышло время.
end-early = Игра закончилась досрочно: эти очки её не решают.
end-all-late = Время вышло у всех, кто ещё играл; решают очки.
end-tiebreak = Поровну с игроком { $second }; решило правило о ничьей.
end-broken = Сравнивали: { $source }, { $mine } против { $other }.
end-resources = ресурсы
end-decided = Решающее — { $source }: { $mine } против { $other }.

## Разбор

rv-title = Разбор партии
rv-won-you = Вы победили, { $result }
rv-won = Победа: { $player }, { $result }
rv-shared = Победу делят: { $players }, { $result }
rv-lost-alone = Поражение, { $result }
rv-begins = Оцениваются первые ходы…
rv-working = Ход { $done } из { $plies }
rv-progress = Сколько уже разобрано
rv-retry = Попробовать снова
rv-choose = Выберите ход на графике или в списке.
rv-percent = { $percent } %

## График

rv-chart = Что показано на графике
rv-chart-line = { $player }: от { $from } до { $to }.
rv-chance = Шансы на победу
rv-chance-short = Шансы
rv-points = Очки
rv-luck = Удача
rv-round = { $game ->
        [kingdoms] Цикл
        [roll] Раунд
       *[other] Круг
    }
rv-round-short = { $game ->
        [kingdoms] ц. { $round }
        [roll] р. { $round }
       *[other] кр. { $round }
    }
rv-round-of = { $game ->
        [kingdoms] Цикл { $round }
        [roll] Раунд { $round }
       *[other] Круг { $round }
    }
rv-how = Как это измерено
rv-how-text = Линии показывают шансы на победу каждого игрока по оценке бота «{ $bot }» с бюджетом { $budget } на каждую оценку. Ход судят по тому, что его игрок мог тогда знать: его сравнивают с другими в вариантах, совместимых с этим знанием (их { $worlds }); то, что было скрыто, не учитывается. 90 из 100 оценок лежат в пределах ± { $band }: это полоса вокруг линии. Ход отмечен, только если он потерял больше своей погрешности.
rv-how-fitted = Шансы подогнаны под то, как часто из таких позиций выигрывали на деле.
rv-how-raw = Шансы взяты из оценки самого бота и пока не подогнаны под результаты.

## Ходы

rv-moves = Ходы
rv-filter-all = Все
rv-filter-mine = Мои
rv-filter-marks = Отметки
rv-mark-best = лучший
rv-mark-good = хороший
rv-mark-doubtful = неточность
rv-mark-mistake = ошибка
rv-mark-blunder = грубая ошибка
rv-move = Ход { $number }
rv-turn = Перелом { $number }
rv-turns = Переломы
rv-next-mark = След. отметка
rv-played-you = Ваш ход
rv-played = Ход: { $player }
rv-better = Лучше
rv-better-was = лучше: { $move }
rv-why = Почему?
rv-why-to = Почему? Для игрока { $player }:
rv-win-chance = шанс победы
rv-no-reason = Лучший ход побеждает чаще; одной фразой не объяснить.
rv-error = Шансы на победу упали на { $error } ± { $doubt } %.
rv-forced = Выбора не было.
rv-as-good = Не хуже лучшего хода, в пределах погрешности.
rv-luck-here = Удача: { $luck }.
rv-luck-exact = По сравнению со средним всех исходов ({ $count }).
rv-luck-drawn = По сравнению со средним выборки ({ $count }), ± { $doubt }.
rv-see = Показать позицию
rv-see-chart = Назад к графику
rv-keys = Клавиши: ← → на ход, Home и End, N следующая отметка, B доска.

## Удача и решения

rv-players = Игроки
rv-others = Другие
rv-head = { $mine ->
        [0] Вы ничего не отдали, { $rival } — { $theirs }.
       *[other] Вы отдали { $mine }, { $rival } — { $theirs }.
    }
rv-head-cost = { $mine ->
        [0] Вы ничего не отдали, { $rival } — { $theirs }; кубики стоили вам { $luck }.
       *[other] Вы отдали { $mine }, { $rival } — { $theirs }; кубики стоили вам { $luck }.
    }
rv-head-brought = { $mine ->
        [0] Вы ничего не отдали, { $rival } — { $theirs }; кубики дали вам { $luck }.
       *[other] Вы отдали { $mine }, { $rival } — { $theirs }; кубики дали вам { $luck }.
    }
rv-head-other = { $player } отдаёт { $mine }, { $rival } — { $theirs }.
rv-head-unclear = Трудно сказать, что решило партию.
rv-the-others = остальные
rv-part-mine = Отдали вы
rv-part-dice = Кубики
rv-part-theirs = Отдал соперник: { $rival }
rv-part-rest = Не объяснено
rv-start = начало
rv-end = конец
rv-balance-note = В процентах шанса на победу. Не объяснено — значит, судья передумал; ничьей вины нет.
rv-gave = Отдано
rv-of-100 = { $percent } из 100
rv-skill-short = Мастерство
rv-skill = Мастерство: { $percent } из 100
rv-skill-between = { $percent } из 100: между «{ $from }» и «{ $to }»
rv-skill-level = { $percent } из 100: вровень с «{ $from }»
rv-skill-below = { $percent } из 100: ниже, чем «{ $to }»
rv-skill-above = { $percent } из 100: выше, чем «{ $from }»
rv-skill-few = Решений слишком мало, чтобы судить о мастерстве
rv-skill-note = 0 — выбор наугад, 100 — сам судья. Одна партия говорит мало: скорее всего, от { $low } до { $high }{ $faces ->
        [0] {""}
        [1] {" "}(рядом с «{ $from }»)
       *[2] {" "}(от «{ $from }» до «{ $to }»)
    }.
rv-alone = Посчитано, а не оценено: шансы в играх в одиночку никто не измерял, поэтому их здесь нет.
rv-adds-up = Начало { $start }, удача { $luck }, отдано { $choices }, получено от других { $others }, не объяснено { $rest }: итог { $result }.
rv-own-mistakes = Ваши ошибки
rv-costliest = сначала самые дорогие
rv-whose = Кто чьи шансы изменил
rv-whose-row = строка — ходы игрока
rv-sources = Очки по источникам

## Доиграть и поделиться

rv-play-on = Играть отсюда
rv-dice-fresh = Новые броски
rv-dice-same = Броски как тогда
rv-play-on-what = Откроется новый стол против ботов. В вашу статистику он не войдёт.
rv-share = Поделиться картинкой
rv-hide-names = Без имён
rv-picture-of = Картинка, чтобы поделиться: { $title }
rv-lesson-fits = как раз к этой партии, { $minutes } мин

## Упражнения

try-title = Попробовать снова
try-about = { $count ->
        [one] Ваша самая дорогая ошибка
        [few] Ваши { $count } самые дорогие ошибки
        [many] Ваши { $count } самых дорогих ошибок
       *[other] Ваши { $count } самой дорогой ошибки
    }
try-start = Начать
try-number = Ошибка { $number } из { $count } · { $game ->
        [kingdoms] цикл { $round }
        [roll] раунд { $round }
       *[other] круг { $round }
    }
try-question = Что здесь лучше?
try-right = Да, не хуже лучшего.
try-wrong = Не то: { $move } — минус { $error } % шансов на победу.
try-nearly = Почти: { $move } — минус всего { $error } % шансов на победу.
try-cost = цена: { $error } ± { $band } % шансов на победу
try-situation = Что на столе
try-watch = Показать ещё раз
try-once-more = Ещё раз
try-best = Лучший ход: { $move }
try-show = Показать
try-next = Дальше
try-leave = К разбору
try-done = Готово: найдено { $solved } из { $count }.

## Задачи

puzzles-title = Задачи
puzzles-about = Один ход намного лучше всех других. Найдите его.
puzzles-solved = Решено: { $solved } из { $count }
puzzles-rival = Соперник
puzzles-rival-number = Соперник { $number }
puzzles-number = Задача { $number }
puzzles-of = { $number } из { $count }
puzzles-later = Дальше, сначала лёгкие
puzzles-open = К нерешённой
puzzles-next = Следующая задача
puzzles-level-1 = легко
puzzles-level-2 = средне
puzzles-level-3 = трудно
puzzles-all = Все задачи
puzzles-is-solved = решена
puzzles-none = Для этой игры задач пока нет.

## Проверка костей

ui-check-how = До партии сервер запечатал секретное зерно (случайное число), а игроки — свои слова; в конце всё это открыто. По ним можно заново получить каждый бросок и каждую взятую карту или жетон. Эта страница делает это в вашем браузере и сравнивает с тем, что ваше устройство записало до игры.
ui-check-do = Проверить каждый бросок
ui-fair-good = Кубики были честными
ui-fair-open = С кубиками всё в порядке, но доказано не всё
ui-fair-unproven = Ничто не доказывает, что кубики были честными
ui-fair-bad = С этими кубиками что-то не так
ui-fair-here = Проверено в этом браузере
ui-fair-there = Проверено сервером
ui-fair-seed-good = В конце открыто то самое зерно, которое было запечатано.
ui-fair-seed-bad = Открыто не то зерно, которое было запечатано.
ui-fair-seed-none = В этой записи нет печати. Кто её сделал, мог выбрать броски, поэтому о них она ничего не доказывает.
ui-fair-seed-closed = Зерно ещё не открыто.
ui-fair-note-good = Ваше устройство записало эту печать до начала игры.
ui-fair-note-late = Ваше устройство записало эту печать, когда игра уже шла.
ui-fair-note-none = Ваше устройство не записывало печати этой партии, поэтому запись могли бы придумать и целиком.
ui-fair-note-bad = Раньше ваше устройство записало другую печать: { $noted }
ui-fair-own-good = Ваше слово { $word } есть в кубиках: до него никто не мог знать броски.
ui-fair-own-none = Вашего слова в кубиках нет.
ui-fair-own-late = Ваше слово { $word } не дошло до сервера вовремя, и его нет в кубиках.
ui-fair-own-bad = Сервер подтвердил ваше слово { $word }, но в кубиках его нет.
ui-fair-words-good = { $count ->
        [one] В кубиках слово { $count } игрока, такое, каким его запечатали, пока ни одно слово не было известно.
        [few] В кубиках слова { $count } игроков, такие, какими их запечатали, пока ни одно слово не было известно.
        [many] В кубиках слова { $count } игроков, такие, какими их запечатали, пока ни одно слово не было известно.
       *[other] В кубиках слова { $count } игроков, такие, какими их запечатали, пока ни одно слово не было известно.
    }
ui-fair-words-none = Никто из игроков не добавил слова: броски выбрал один хозяин сервера.
ui-fair-words-unsealed = { $count ->
        [one] В кубиках слово { $count } игрока. Оно названо открыто, без печати.
        [few] В кубиках слова { $count } игроков. Они названы открыто, без печати.
        [many] В кубиках слова { $count } игроков. Они названы открыто, без печати.
       *[other] В кубиках слова { $count } игроков. Они названы открыто, без печати.
    }
ui-fair-words-bad = Одно из слов не то, которое было запечатано до игры.
ui-fair-words-missing = { $count ->
        [one] { $count } запечатанное слово так и не открыто. Игрок в сговоре с сервером мог так выбрать из двух вариантов бросков.
        [few] { $count } запечатанных слова так и не открыты. Игроки в сговоре с сервером могли так выбрать из нескольких вариантов бросков.
        [many] { $count } запечатанных слов так и не открыто. Игроки в сговоре с сервером могли так выбрать из нескольких вариантов бросков.
       *[other] { $count } запечатанных слова так и не открыты. Игроки в сговоре с сервером могли так выбрать из нескольких вариантов бросков.
    }
ui-fair-draws-good = { $count ->
        [one] { $count } бросок или взятие получено заново и совпало.
        [few] Все { $count } броска и взятия получены заново и совпали.
        [many] Все { $count } бросков и взятий получены заново и совпали.
       *[other] Все { $count } броска и взятия получены заново и совпали.
    }
ui-fair-draws-bad = { $move ->
        [0] Подготовка: бросок или взятие номер { $number } в записи { $answer }, а из зерна и слов следует { $given }.
       *[other] Ход { $move }: бросок или взятие номер { $number } в записи { $answer }, а из зерна и слов следует { $given }.
    }
ui-fair-draws-old = В этой старой записи не сказано, из скольких возможностей каждый бросок, поэтому браузер не может его получить. Сервер может.
ui-fair-draws-closed = Без зерна ни одного броска не получить.
ui-fair-rules-good = { $moves ->
        [one] { $moves } ход следует правилам, и число возможностей каждого броска тоже. Тут приходится верить серверу или проверить файл на своём компьютере.
        [few] { $moves } хода следуют правилам, и число возможностей каждого броска тоже. Тут приходится верить серверу или проверить файл на своём компьютере.
        [many] { $moves } ходов следуют правилам, и число возможностей каждого броска тоже. Тут приходится верить серверу или проверить файл на своём компьютере.
       *[other] { $moves } хода следуют правилам, и число возможностей каждого броска тоже. Тут приходится верить серверу или проверить файл на своём компьютере.
    }
ui-fair-rules-bad = С записью что-то не так. { $why }
ui-fair-rules-none = Правила не проверены. { $why }
ui-fair-details = Всё, что проверено
ui-fair-seal = Печать
ui-fair-seed = Открытое зерно
ui-fair-words = Слова игроков
ui-fair-sizes = Возможностей: сколько раз
ui-fair-yourself = На своём компьютере, со скачанной записью
ui-fair-file = ФАЙЛ

### meet/: Встречи: быстрая игра, открытые столы, коды.

meet-quick = Быстрая игра
meet-any = Любое число
meet-pace = Темп
meet-live = Сразу
meet-turns = По ходам
meet-turns-what = Партия на несколько дней: сутки на ход и уведомление, когда ваш ход.
meet-quiet = Сейчас никто не ищет партию.
meet-nobody = Остальные места займут боты, и в первом раунде люди смогут сесть вместо них.
meet-table = Открыть стол
meet-waiting =
    { $count ->
        [one] Эту игру ищет { $count } человек.
        [few] Эту игру ищут { $count } человека.
        [many] Эту игру ищут { $count } человек.
       *[other] Эту игру ищут { $count } человек.
    }
meet-elsewhere =
    { $count ->
        [one] { $game }: ищет { $count } человек.
        [few] { $game }: ищут { $count } человека.
        [many] { $game }: ищут { $count } человек.
       *[other] { $game }: ищут { $count } человек.
    }
meet-looking =
    { $count ->
        [0] Ищем. Если никто не придёт, вы начнёте с ботами.
        [one] { $count } человек хочет того же. Ждём, пока игроков хватит.
        [few] { $count } человека хотят того же. Ждём, пока игроков хватит.
        [many] { $count } человек хотят того же. Ждём, пока игроков хватит.
       *[other] { $count } человек хотят того же. Ждём, пока игроков хватит.
    }
meet-call-what = Одно уведомление, если кто-то захочет сыграть в ближайшие 3 часа.
meet-rating = Товарищеская или рейтинговая
meet-casual = Товарищеская
meet-rated = Рейтинговая
meet-rated-what = Рейтинговая партия начинается, когда находятся люди: по 10 минут и по 5 с за решение. Если никого нет, вы начинаете с ботами, товарищескую.
meet-find = Найти партию
meet-start = Начать сейчас
meet-call = Сообщить, когда кто-то придёт
meet-called = Мы сообщим один раз, если кто-то придёт в ближайшие 3 часа.
meet-take = Сесть за стол
meet-take-what = Партия только началась. Вы можете сесть вместо бота.
meet-takeable = только началась, можно сесть вместо бота
meet-no-clock = без часов
meet-each = по { $time } на игрока
meet-per-move = { $time } на ход
meet-is-casual = товарищеская
meet-is-rated = рейтинговая
meet-join = Войти
meet-code = Есть код стола?
meet-live-now = Играют сейчас
meet-live-what = можно посмотреть
meet-lately = Недавние партии
meet-lately-what = сыграны на этой неделе
meet-here =
    { $count ->
        [one] здесь ещё { $count } игрок
        [few] здесь ещё { $count } игрока
        [many] здесь ещё { $count } игроков
       *[other] здесь ещё { $count } игроков
    }

### turns/: Список ходов и уведомления.

turns-title = Ходы
turns-tables = Столы
turns-notices = Уведомления
turns-waiting =
    { $count ->
        [one] Ваш ход за { $count } столом
        [few] Ваш ход за { $count } столами
        [many] Ваш ход за { $count } столами
       *[other] Ваш ход за { $count } стола
    }
turns-first = Сначала: { $game }, с вами { $names }
turns-take = Сделать ходы
turns-mine = Ваш ход
turns-order = сначала те, где меньше времени
turns-others = Думают другие
turns-invited = Приглашения
turns-finished = Недавно закончены
turns-all = Все партии
turns-none = Вас никто не ждёт
turns-none-text = Здесь появятся столы, где ваш ход. Начните партию или пригласите кого-нибудь в игру на несколько дней.
turns-play = Начать партию
turns-open = Открыть
turns-look = Смотреть
turns-result = Итог
turns-decide = Решают: { $names }
turns-left-days =
    { $days ->
        [one] Остался { $days } день
        [few] Осталось { $days } дня
        [many] Осталось { $days } дней
       *[other] Осталось { $days } дня
    }
turns-left-hours = Осталось { $hours } ч { $minutes } мин
turns-left-whole = Осталось { $hours } ч
turns-left-minutes = Осталось { $minutes } мин
turns-play-by = Как я играю по ходам
turns-away = Отпуск
turns-away-what = Все ваши часы от 12 часов на ход стоят, до { $most } дней в году. Турниры продолжаются.
turns-away-days =
    { $days ->
        [one] Остался { $days } день.
        [few] Осталось { $days } дня.
        [many] Осталось { $days } дней.
       *[other] Осталось { $days } дня.
    }
turns-away-until = { $from } — { $to }
turns-away-from = Первый день
turns-away-to = Последний день
turns-away-set = Указать даты
turns-away-end = Я снова здесь
turns-mute = Не уведомлять об этом столе
turns-unmute = Снова уведомлять об этом столе
turns-stop = Отключить уведомления
turns-stop-ask = Отключить уведомления, с которыми пришла эта ссылка?
turns-stopped = Готово. На этот адрес уведомления больше не придут.
turns-confirmed = Адрес почты подтверждён.
turns-answered = Ваш ответ принят.
turns-next = Дальше: { $game }, играют { $names }
turns-next-go = Следующий стол
turns-next-stay = Остаться здесь

## Уведомления

notices-reach = Как с вами связаться
notices-optional = всё по желанию
notices-rule = Уведомление приходит, когда стол ждёт вас минуту и ни одна открытая страница его вам не показывала. В нём названы игра и игроки, но ничего скрытого.
notices-push = Этот браузер
notices-push-text = Push-сообщения, даже когда Starhold закрыт.
notices-push-on = Включить
notices-push-not = Этот браузер или адрес не может получать push-сообщения.
notices-push-denied = Браузер блокирует уведомления этого сайта. Сначала разрешите их в его настройках.
notices-mail = Почта
notices-mail-text = Сначала придёт ссылка: откройте её, чтобы подтвердить адрес. Его никто не увидит.
notices-mail-not = Этот сервер не отправляет писем.
notices-mail-address = Ваш адрес почты
notices-hook = Вебхук
notices-hook-text = Отправляет сообщение на ваш адрес. В нём сказано только, что стол ждёт.
notices-hook-address = Адрес (https)
notices-hook-format = Формат
notices-json = Обычный JSON
notices-discord = Discord
notices-slack = Slack
notices-telegram = Telegram
notices-ntfy = ntfy
notices-add = Добавить
notices-yours = Ваши каналы
notices-test = Отправить пробное
notices-remove = Удалить
notices-arrived = дошло за { $seconds } с
notices-failed = не дошло: { $error }
notices-off = отключено: { $error }
notices-unconfirmed = откройте ссылку из письма
notices-again = Отправить ссылку ещё раз
notices-quiet = Тихие часы
notices-quiet-text = Пока вы спите, уведомления ждут. Часы сна задаются в меню стола с часами.

### people/: Люди: друзья, поиск, рейтинг, события.

people-title = Люди
people-tab-friends = Друзья
people-tab-ranking = Рейтинг
people-tab-events = Турниры
people-tab-clubs = Клубы
people-none = Сыграйте с кем-нибудь партию до конца, и здесь можно будет подписаться на этого игрока.
people-play = Найти партию
people-all = Все друзья
people-here-now = Сейчас здесь
people-of = друзей: { $here } из { $all }
people-away = Не здесь
people-away-order = по времени последнего визита
people-follows = Ваши подписки
people-back = Подписаться в ответ?
people-lately = Недавние соперники
people-what = Кто такой друг
people-what-text = Вы подписаны друг на друга. Друзья видят, когда вы здесь, и ваши столы, открытые для всех. Об отписке никто не узнает.
people-bring = Позовите кого-нибудь: проще всего ссылкой. Достаточно ввести имя и сесть за стол.
people-copy = Скопировать приглашение
people-copied = Скопировано
people-here = сейчас здесь
people-seen = последний визит: { $when }
people-yours = ваш ход: { $game }
people-playing = играет с вами: { $game }
people-open = ждёт игроков: { $game }
people-at-table = за столом: { $game }
people-won-you = победа за вами
people-won-they = победа соперника
people-won-both = ничья
people-follow = Подписаться
people-following = Вы подписались: { $name }.
people-unfollow = Отписаться
people-open-table = Открыть
people-join = Войти
people-watch = Смотреть
people-invite = Пригласить
people-nudge = Напомнить о партии
people-nudged = { $name }: уведомление отправлено.
people-block = Заблокировать
people-block-ask = Заблокировать: { $name }? Вы больше не сможете играть вместе, смотреть партии друг друга и переписываться. Об этом никто не узнает.
people-block-yes = Заблокировать: { $name }
people-blocked = { $name } и вы больше не встретитесь.
people-unblock = Разблокировать
people-report = Пожаловаться операторам
people-report-why = На что жалоба ({ $name })?
people-report-leaves = Бросает партии
people-report-insults = Оскорбления
people-report-cheating = Нечестная игра
people-report-name = Имя
people-report-other = Другое
people-report-words = Своими словами (не обязательно)
people-report-lines = Вместе с жалобой уйдут последние 20 реплик чата.
people-report-send = Отправить жалобу
people-report-done = Спасибо. Оператор посмотрит, а о решении вы прочтёте здесь.
people-answer-acted = Ваша жалоба ({ $name }) рассмотрена: оператор принял меры.
people-answer-kept = Ваша жалоба ({ $name }) рассмотрена: правила не нарушены.
people-answer-read = Понятно
people-gone = бывший игрок
people-search = Найти игрока или клуб
people-found-none = Игрока с именем «{ $letters }» здесь нет. Отправьте ссылку.
people-blocked-title =
    { $count ->
        [one] Вы заблокировали { $count } игрока
        [few] Вы заблокировали { $count } игроков
        [many] Вы заблокировали { $count } игроков
       *[other] Вы заблокировали { $count } игрока
    }
people-found =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }

### rating/: Рейтинг: таблица, что изменила партия, товарищеская или рейтинговая.
rating-none = пока без рейтинга
rating-between = по силе между ботами { $below } и { $above }
rating-below = слабее бота { $above }
rating-above = сильнее бота { $below }
rating-title = Рейтинг: { $game }
rating-after =
    { $games ->
        [one] после { $games } рейтинговой партии
        [few] после { $games } рейтинговых партий
        [many] после { $games } рейтинговых партий
       *[other] после { $games } рейтинговой партии
    }
rating-soon =
    { $games ->
        [one] До первого диапазона — ещё { $games } рейтинговая партия.
        [few] До первого диапазона — ещё { $games } рейтинговые партии.
        [many] До первого диапазона — ещё { $games } рейтинговых партий.
       *[other] До первого диапазона — ещё { $games } рейтинговой партии.
    }
rating-why-ahead = Вы обошли игрока { $player }. Судя по рейтингам, так выходит в { $chance } партиях из 100. Истинная сила лежит внутри диапазона в 9 случаях из 10.
rating-why-behind = { $player } опережает вас. Судя по рейтингам, вы были бы впереди в { $chance } партиях из 100. Истинная сила лежит внутри диапазона в 9 случаях из 10.
rating-why-drew = У вас и игрока { $player } общее место. Судя по рейтингам, вы были бы впереди в { $chance } партиях из 100.
rating-why-left = Вы ушли до конца, поэтому вы на последнем месте.
rating-why-early = Кто-то ушёл в первом раунде, поэтому партия не учитывается.
rating-why-outage = Во время этой партии сервер не работал больше 10 минут, поэтому она не учитывается.
rating-why-void = Операторы исключили эту партию из рейтинга: { $reason }
rating-casual = Товарищеская
rating-rated = Рейтинговая
rating-make-casual = Сделать товарищеской
rating-make-rated = Сделать рейтинговой
rating-waits = Станет рейтинговой, когда согласятся и другие: { $players }.
rating-wished = { $player } предлагает рейтинговую партию.
rating-unrated =
    { $why ->
        [name] Для рейтинговых партий нужно постоянное имя. Сначала заведите учётную запись.
        [clock] Для рейтинговой партии нужны часы.
        [hints] В рейтинговой партии нет подсказок, а здесь они разрешены всегда.
        [takeover] Боты здесь уступают место людям, поэтому партия товарищеская.
        [device] Вы играете на одном устройстве, поэтому партия товарищеская.
        [bots] Больше половины мест у ботов, поэтому партия товарищеская.
        [face] Здесь есть бот, силу которого не измерили, поэтому партия товарищеская.
       *[other] Такие партии всегда товарищеские.
    }
rating-all = Рейтинги
rating-hidden = { $player } не показывает рейтинг.
rating-player = игрок
rating-rating = рейтинг
rating-games = партии
rating-month = 30 дней
rating-place = место
rating-place-of = { $place }-е место из { $count }
rating-everyone = Все
rating-bots = Боты
rating-bot = бот
rating-you = вы
rating-you-title = Вы
rating-wide = диапазон пока широкий
rating-left-out =
    { $count ->
        [one] ещё { $count } игрок
        [few] ещё { $count } игрока
        [many] ещё { $count } игроков
       *[other] ещё { $count } игрока
    }
rating-nobody = Пяти рейтинговых партий пока нет ни у кого. Шкалу показывают боты.
rating-unseen = Другие вас здесь не видят. Это меняется в настройках учётной записи.
rating-how = Как это читать
rating-fact-low = Порядок — по нижнему краю диапазона: удачное начало никого не выводит наверх.
rating-fact-lira = Лира — 1000 на каждом сервере. Числа разных серверов можно сравнивать.
rating-fact-more = На 200 очков больше — это три победы из четырёх партий вдвоём.
rating-fact-one = Один рейтинг на игру, за столами от 2 до 5 человек.
rating-fact-rest = 90 дней без партий: диапазон шире, и вас нет в таблице, пока вы не сыграете.
### cast/: Лестница соперников.

ui-ladder = Ваша лестница
ui-ladder-new = Выберите соперника
ui-ladder-what = { $game }: побеждено { $beaten } из { $all }. Каждый обычно выигрывает у стоящего ниже: в среднем { $times } из 10.
ui-ladder-what-new = Десять соперников, от лёгкого до трудного. Каждый обычно выигрывает у стоящего ниже: в среднем { $times } из 10.
ui-ladder-how = Измерено: не менее { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    } на ступень, два игрока. Пристрастие считается от 15 % отклонения от среднего.
ui-ladder-people = Измерено: не менее { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    } на ступень между соперниками. Людей пока никто не измерял, поэтому ваш результат может быть другим.
ui-rival-first = Ваш первый соперник
ui-rival-next = Ваш следующий соперник
ui-rival-picked = Ваш выбор
ui-rival-beaten = Уже побеждён. Ещё раз?
ui-rival-tag-first = начните здесь
ui-rival-tag-next = следующий
ui-rival-place = ступень { $rung } из { $all }
ui-rival-easiest = самая лёгкая из десяти
ui-rival-luna = Луна знает все правила и пользуется всем, что у неё есть, но многого не замечает. Из 10 партий со следующим соперником ({ $name }) она проигрывает { $times }.
ui-rival-easier = Первая партия? С Луной легче: она первая.
ui-rival-play = Сыграть против: { $name }
ui-rival-against = Соперник — { $name }
ui-rival-you = Против вас
ui-rival-expected = вы выиграли бы примерно { $wins } из 10 (от { $low } до { $high }, по вашим последним партиям)
ui-rival-measured = Измерено
ui-rival-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } на ступень, два игрока, обычное время на размышление
ui-rival-mean = { $unit }, среднее { $mean }
ui-rival-time = Партия длится примерно { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }. Можно прерваться и вернуться.
ui-rival-undo = В любой момент можно отменить ход и попросить подсказку.
ui-rival-guest = Учётная запись не нужна. Никто не смотрит.

### device/: Партии на этом устройстве и их перенос.

ui-install-what = Starhold можно установить на это устройство как отдельное приложение. Удалить его можно в любой момент.
ui-install = Установить на устройство
ui-install-menu = Если браузер не предлагает этого здесь, откройте его меню: на iPhone и iPad — «Поделиться», затем «На экран Домой»; в других браузерах — «Установить» или «Добавить на главный экран».
ui-install-works = Работает без сервера
ui-install-works-what = Боты всех уровней, игра в одиночку, несколько игроков за одним устройством, уроки, задачи, правила, разборы.
ui-install-needs = Нужен сервер
ui-install-needs-what = Столы с теми, кто играет в другом месте, рейтинговые партии и турниры, задание дня, чат.
ui-install-unrated = Партии на устройстве не идут в рейтинг: бросков больше никто не видел.
ui-lost-since = Нет связи с { $time }.
ui-lost-play = Играйте дальше: партии на этом устройстве, уроки и задачи работают и так.
ui-lost-again = Попробовать снова
ui-lost-next = следующая попытка через { $seconds } с
ui-device-yours = Всё это хранится в этом браузере, на этом устройстве. Никуда ничего не отправляется.
ui-device-beside = Игры, которые идут на этом устройстве, хранятся в этом браузере. На сервер они не отправляются.
ui-device-slow = Скомпилированного движка здесь нет: сильные боты думают дольше, а разбор партии занимает несколько минут.
ui-device-lasting = Браузер хранит это, пока вы сами не удалите.
ui-device-keep = Хранить бессрочно
ui-device-remove = Удалить всё с этого устройства
ui-device-remove-sure = Да, удалить все игры и прогресс
ui-device-stay = Оставить всё
ui-device-size = { $size } МБ
ui-device-of = из { $most } МБ, которые разрешает браузер
ui-device-app = Игра и боты
ui-device-games = Ваши партии
ui-device-alone = { $games ->
    [one] { $games } идущая партия есть только здесь.
    [few] { $games } идущие партии есть только здесь.
    [many] { $games } идущих партий есть только здесь.
   *[other] { $games } идущей партии есть только здесь.
}
ui-move = Перенести партию
ui-move-why = Обе стороны хранят партию, пока другая её не получит.
ui-move-there = Сервер
ui-move-to-server = На сервер
ui-move-to-device = На это устройство
ui-move-stays = Остаётся там
ui-move-none = Идущих партий нет.
ui-move-what = Партия берёт с собой запись и броски, рейтинга за неё нет. Партии с другими людьми или с часами остаются на сервере.
ui-move-files = Файл перенесёт партию в другой браузер или на сервер.
ui-move-save = Сохранить в файл
ui-move-open = Открыть сохранённую партию

### account/: Учётные записи и профили.

acc-title = Учётная запись
acc-join = Выберите имя и сохраните всё
acc-join-what = Без почты и пароля. Ключ доступа или адрес почты можно добавить потом или никогда.
acc-name = Ваше имя
acc-taken = Имя «{ $name }» здесь занято. Может, одно из этих?
acc-face = Ваше лицо, нарисованное по имени
acc-face-n = Лицо { $number }
acc-shown = Показывать другим мои партии и рейтинги
acc-keep = Сохранить мои партии
acc-have = уже есть учётная запись?
acc-use-passkey = Войти по ключу доступа
acc-use-mail = Прислать ссылку на почту
acc-use-words = У меня есть четыре слова
acc-use-password = У меня есть пароль
acc-words-in = Ваши четыре слова
acc-what = Что сохранится
acc-kept-games = Ваши партии и их разборы
acc-kept-games-what = Сыграно: { $games }. Пока они доступны только в этом браузере
acc-kept-lessons = Ваши уроки
acc-kept-lessons-what = Пройдено: { $lessons }, и место в остальных
acc-kept-people = Те, на кого вы подписаны
acc-kept-people-what = и те, кто подписан на вас
acc-guest = гость
acc-account = учётная запись
acc-yes = Да
acc-no = Нет
acc-can-play = Играть с людьми и ботами
acc-can-learn = Уроки, испытание дня, разборы
acc-can-move = Те же партии на телефоне и компьютере
acc-can-rate = Рейтинги и лиги
acc-hello = Здравствуйте, { $name }
acc-secure = Всё сохранено. И ещё, если хотите: способ войти с другого устройства.
acc-save-passkey = Сохранить ключ доступа
acc-passkey-what = Его помнит телефон или компьютер; вход по пальцу, лицу или PIN-коду.
acc-no-passkeys = По этому адресу ключи доступа невозможны: браузерам нужны https и доменное имя.
acc-or-words = или запишите четыре слова
acc-make-words = Получить четыре слова
acc-words-what = Любой, у кого есть ваше имя и эти слова, войдёт как вы. Мы показываем их один раз.
acc-or-mail = или добавьте адрес почты
acc-mail-what = для уведомлений и восстановления, её никто не видит
acc-skip = Пропустить и вернуться к игре
acc-saved = Сохранено.
acc-ways = Способы входа
acc-passkey = Ключ доступа
acc-passkey-of = { $name }, добавлен { $day }
acc-add = Добавить
acc-remove = Удалить
acc-mail = Почта
acc-change = Изменить
acc-words = Четыре слова
acc-set = заданы
acc-not-set = не заданы
acc-new-words = Получить новые
acc-password = Пароль и устройства
acc-sees = Кто что видит
acc-sees-presence = Что я здесь
acc-sees-games = Мои партии и разборы
acc-sees-ranking = Я в рейтинге
acc-sees-published = Публиковать мои рейтинговые партии
acc-published-what = для изучения, без имён; только если согласны все, кто играл
acc-sees-invitations = Кто может меня пригласить
acc-who-nobody = Никто
acc-who-friends = Друзья
acc-who-all = Все
acc-data = Ваши данные
acc-download-what = Профиль, уроки и сообщения в обычном JSON и запись каждой партии — в одном ZIP-файле.
acc-download = Скачать всё
acc-delete-what = Имя, лицо, почта и ключи исчезнут сразу. Сыгранные партии останутся другим, без вашего имени.
acc-delete = Удалить учётную запись
acc-delete-sure = Удалить эту учётную запись?
acc-delete-name = Для подтверждения введите имя: { $name }
acc-delete-not = Оставить запись
acc-delete-it = Удалить
acc-delete-90 = Ваше имя 90 дней никому не достанется: никто не выдаст себя за вас.
acc-out-sure = Вернуться в эту запись будет нельзя. Добавить способ входа или выйти насовсем?
acc-out = Выйти насовсем
acc-log-out = Выйти
ui-invitation = Код приглашения
ui-log-in = Войти
ui-password = Пароль
ui-password-now = Нынешний пароль
ui-password-new = Новый пароль (если менять)
ui-forgot-what = Если у учётной записи есть подтверждённый адрес почты, мы пришлём туда ссылку.
ui-forgot-do = Прислать ссылку
ui-forgot-sent = Если у этой учётной записи есть подтверждённый адрес почты, ссылка уже в пути. Она действует один час.
ui-recover = Войдите по ссылке. Можно задать и новый пароль; тогда вы выйдете на всех других устройствах.
ui-account-change-what = На других устройствах нужно будет войти снова.
ui-account-change-title = Сменить имя или пароль
ui-account-change = Изменить
ui-sessions = Где вы вошли
ui-session-here = это устройство
ui-session-seen = последний раз { $when }
ui-session-end = Выйти там
ui-log-out-everywhere = Выйти везде
ui-session-unknown = Неизвестный браузер
ui-programs = Ваши учётные записи ботов
ui-programs-what = Написанная вами программа может играть за столами: у неё будет своя учётная запись бота.
ui-programs-how = Как это устроено
ui-programs-name = Имя программы
ui-programs-new = Создать токен
ui-programs-token = Токен
ui-programs-once = Скопируйте токен { $name } сейчас: больше он показан не будет.
ui-programs-scopes = Программе можно
ui-programs-scope-play = садиться за столы и играть
ui-programs-scope-tables = открывать столы и приглашать
ui-programs-scope-chat = писать в чат
ui-programs-scope-none = только читать
ui-programs-never = ещё не использовался
ui-programs-revoke = Отозвать
ui-programs-revoke-name = Отозвать токен { $name }
acc-profile = Профиль
acc-see = Мой профиль
acc-since = с нами: { $month } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
acc-private = { $name } не показывает свои партии.
acc-copy = Копировать ссылку
acc-games = Партии
acc-challenge = Вызвать
acc-card =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
acc-won-rate = { $share } % побед
acc-won-few = Побед: { $won }
acc-f-all = Все игры
acc-f-rated = Только рейтинговые
acc-f-with = С вами
acc-f-won = Победы
acc-f-players = 2 игрока
acc-f-month = Этот месяц
acc-csv = Скачать CSV
acc-none = Таких партий нет.
acc-more = Показать ещё
acc-few = Любимое, удача и темп появятся после десяти партий: раньше это был бы только шум.
acc-choices = решения
acc-luck = удача
acc-rated = рейтинговая
acc-casual = товарищеская
acc-between = Вы и { $name }
acc-ahead = кто был впереди
acc-between-luck = В разобранных партиях удача дала вам { $luck }, а решения { $choices } п. п. шансов на победу.
acc-favourites = Любимое
acc-favourites-what = за последние 50 партий; доля побед от 10 партий
acc-times = { $count } ×
acc-over-time = Удача и решения со временем
acc-over-what = последние 40 разобранных партий, п. п. шансов
acc-by-choices = решениями, сплошная
acc-by-luck = удачей, пунктир
acc-pace = Партия занимает около { $minutes } мин
acc-bots = Побеждённые боты
acc-not-yet = ещё нет
acc-daily = Задание дня
acc-in-a-row = 
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
acc-days-of = сыграно { $days } из последних 28 дней
acc-follow = Подписаться
acc-followed = Вы подписаны
acc-friend = Друзья

### events/: events and the form for them

event-none = Турниров пока нет. Для кругового достаточно троих.
event-list-mine = Ваши турниры
event-list-open = Открыта запись
event-list-finished = Завершённые турниры
event-organise = Устроить турнир
event-organise-text = Круговой, на выбывание или целая лига: вы выбираете, сервер рассаживает.
event-which = Какой турнир?
event-open = Открыть: { $title }
event-until = до { $when }
event-round = Тур { $round }
event-state-finished = завершён
event-state-cancelled = отменён
event-people =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
        [many] { $count } участников
       *[other] { $count } участника
    }
event-kind-robin = Круговой
event-kind-league = Лига
event-kind-swiss = Швейцарский
event-kind-cup = На выбывание
event-kind-arena = Арена
event-kind-evening = Вечер
event-for-robin = 3–9 игроков: каждый встречается с каждым.
event-for-league = Сезоны по дивизионам: двое поднимаются, двое опускаются.
event-for-swiss = 5–200 игроков за вечер: рядом те, у кого близкие очки.
event-for-cup = 4–64 игрока: лучшие идут дальше.
event-for-arena = От 30 минут: играйте сколько хотите.
event-for-evening = Столы перемешиваются, никто не выбывает.
event-title = Название
event-kind = Вид турнира
event-game = Игра турнира
event-size = Игроков за столом
event-starts = Начало
event-rounds = Число туров
event-turns = По ходам, день на ход
event-rated = Рейтинговый: только с именем
event-duplicate = Одни кубики на всех столах тура
event-listed = Виден всем
event-make = Открыть запись
event-bot = бот
event-tables-of = столы по { $size }
event-live = вживую, { $time } мин каждому
event-by-turns = по ходам, { $time } ч на ход
event-is-rated = рейтинговый турнир
event-is-casual = товарищеский турнир
event-copy = Копировать ссылку
event-me-join = Запись
event-me-in = Вы участвуете
event-me-list = Вы в списке ожидания
event-me-come = Ваш стол готов
event-me-play = Ваша партия идёт
event-me-free = Сыграем ещё?
event-me-seek = Ищем соперников…
event-me-held = Вы вышли из партии
event-me-wait = Ждём другие столы
event-me-out = Вы выбыли
event-me-done = Этот турнир завершён
event-join = Участвую
event-join-note = Отказаться можно до начала.
event-come = Я здесь
event-come-note = За тех, кто не пришёл вовремя, сядет бот. Своё место можно будет вернуть.
event-play = Открыть стол
event-next = Следующая партия
event-pause = Пауза
event-leave = Отказаться
event-short = Участников: { $people }, нужно { $least }. Места займут боты, или начало перенесут.
event-fill = Пусть играют боты
event-tomorrow = Перенести на завтра
event-how = Как устроен этот турнир
event-by = Организатор: { $name }
event-standings = Положение
event-division = Дивизион { $number }
event-place = Место
event-player = Игрок
event-games = Партии
event-tie = Доп. показатель
event-points = Очки
event-is-out = выбыл после двух неявок
event-now = Сейчас играют
event-table = Стол { $number }
event-over = окончен
event-who = Кто участвует
event-nobody = Пока никого.
event-on-list = список ожидания
event-rule-robin = Каждый встречается с каждым и одинаково часто сидит на каждом месте.
event-rule-league = В каждом дивизионе круговой турнир. 1-й и 2-й поднимаются, двое последних опускаются.
event-rule-swiss = Вместе садятся те, у кого близкие очки; один и тот же стол не повторяется.
event-rule-cup = Посев по рейтингу: двое сильнейших встретятся последними. Дальше идут двое лучших из четырёх или пяти, один из двух или трёх.
event-rule-arena = Как только свободны двое или трое: ближайшие по очкам, не одни и те же дважды подряд. Через минуту садятся боты.
event-rule-evening = Столы перемешиваются каждый тур. Лишние места занимают боты.
event-points-2 = 1 очко за первое место.
event-points-3 = 2 очка за первое место, 1 за второе; поделённое место делит очки.
event-points-4 = 2 очка за первое место, 1 за второе, половина за третье; поделённое место делит очки.
event-points-5 = 2 очка за первое место, затем 1, 0,5 и 0,25; поделённое место делит очки.
event-points-arena = 4, 2 и 1 очко. Со второй победы подряд первое место считается вдвое, а против одних ботов вполовину.
event-points-cup = Дальше идёт лучшее место.
event-ties-robin = При равенстве: очки тех, кого вы обошли, затем личные встречи.
event-ties-league = При равенстве в дивизионе: очки тех, кого вы обошли, затем личные встречи.
event-ties-swiss = При равенстве: очки соперников, затем рейтинг.
event-ties-evening = При равенстве на вечере: очки соперников.
event-ties-cup = При равенстве: правило самой игры, затем лучший посев.
event-ties-arena = При равенстве на арене: меньше партий, затем самая длинная серия побед.
event-forfeit = Если в конце за вас играет бот, вы получаете 0; два раза подряд, и турнир для вас окончен.
event-same-dice = На всех столах тура одни кубики. Что было за одним, закрыто, пока не закончат все.
event-organiser = Организатору
event-organiser-note = Результаты изменить нельзя.
event-act-start = Изменить начало
event-act-replace = Заменить игрока
event-act-shift = Сдвинуть срок
event-act-end = Завершить турнир
event-move = Перенести начало
event-replace = Заменить: { $name }
event-replace-next = Следующий в списке ожидания: { $name }.
event-replace-bot = Список ожидания пуст: за выбывшего сыграют боты.
event-shift = Ещё один день
event-shift-note = Новый срок увидят все.
event-end-ask = Завершить турнир сейчас? Партии, которые идут, будут засчитаны.
event-end-yes = Завершить
event-end-no = Пусть идёт
event-coming = Скоро
event-all = Все турниры
event-remind = Мы напомним за 15 минут до начала.
event-against = Соперники: { $names }
event-watch = Смотреть стол { $number }
event-own-place = Ваше место: { $place }
event-review = Разобрать свою партию
event-winner = Победа: { $name }
event-share = Поделиться таблицей
event-season-next = Записаться на следующий сезон
event-zones = Первые двое дивизиона поднимаются, последние двое опускаются.

### clubs/: clubs, their page and the form for them

club-list-mine = Ваши клубы
club-list-listed = Открыты для всех
club-found = Основать клуб
club-found-text = Страница и ссылка для вашей компании: класса, магазина, семьи.
club-name = Название клуба
club-about = Одна строка о нём (не обязательно)
club-entry = Кто может вступить
club-entry-link = Все, у кого есть ссылка
club-entry-ask = По ссылке и с согласия ведущего
club-entry-listed = Все: клуб есть в списке
club-make = Создать клуб
club-save = Сохранить
club-settings = Настройки клуба
club-members =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
        [many] { $count } человек
       *[other] { $count } человека
    }
club-open = Открыть: { $name }
club-evening-at = ближайший вечер: { $when }
club-what = Что такое клуб
club-fact-page = Страница и ссылка. Основать клуб может каждый, у кого есть учётная запись.
club-fact-tables = Столы и вечера для своих.
club-fact-events = Свои турниры и свой рейтинг.
club-fact-here = Члены клуба видят, кто из них сейчас здесь.
club-join = Вступить в клуб
club-ask = Попроситься в клуб
club-asked = Вы попросились в клуб
club-unask = Отозвать просьбу
club-by = ведущие: { $names }
club-more = Ещё о клубе
club-leave = Выйти из клуба
club-leave-ask = Выйти из клуба «{ $name }»? Вы больше не увидите его людей и столов.
club-close = Закрыть клуб
club-close-ask = Закрыть клуб «{ $name }» навсегда? Столы и турниры останутся у их игроков.
club-tables = Столы клуба
club-table-new = Открыть стол
club-table-none = Открытых столов нет. Видят их и садятся за них только члены клуба.
club-table-game = Игра за столом
club-table-players = Места
club-table-turns = День на ход
club-table-make = Создать стол
club-members-title = Члены клуба
club-host = ведущий
club-at-table = за столом
club-admit = Принять
club-refuse = Отказать
club-asks = Просятся в клуб
club-make-host = Сделать ведущим
club-remove = Исключить из клуба
club-event-new = Начать турнир
club-evening = Вечер клуба
club-evening-new = Назначить вечер
club-evening-none = Вечер пока не назначен.
club-be-there = Я приду
club-not-there = Не смогу прийти
club-yes =
    { $count ->
        [0] Пока никто не обещал прийти.
        [one] Придёт { $count } человек.
        [few] Придут { $count } человека.
        [many] Придут { $count } человек.
       *[other] Придут { $count } человека.
    }
club-ranking = Рейтинг клуба
club-ranking-none = В рейтинге этой игры из клуба пока никого нет.
club-before = Перед вступлением
club-run = Как устроен клуб
club-run-link = Вступить может каждый, у кого есть ссылка.
club-run-ask = Кого принять, решает ведущий.
club-run-listed = Вступить может каждый.
club-run-see = Члены клуба видят, кто из них здесь, и столы клуба.
club-run-wall = Без стены и записей: разговаривают за столами.
club-run-hosts = Ведущие зовут и исключают людей, назначают вечера и турниры.
