### Командная строка и стол в терминале.

cli-yes = да

cli-error-no-such-option = Параметра { $option } нет. Список покажет --help.
cli-error-missing = Не хватает: { $option }. Подробнее: --help.
cli-error-needs-value = Параметру { $option } нужно значение.
cli-error-bad-value = { $option } не может быть «{ $value }».
cli-error-extra = Лишние аргументы: { $words }. Что можно писать, покажет --help.
cli-error-usage = Эту командную строку нельзя понять ({ $detail }).
cli-interrupted = Прервано.

## Справка

cli-panel-options = Параметры
cli-panel-arguments = Аргументы
cli-panel-play = Игра
cli-panel-study = Разбор
cli-panel-bots = Боты
cli-panel-server = Сервер
cli-panel-setup = Установка
cli-examples = Примеры:
cli-environment = [переменная: { $name }]
cli-default = [по умолчанию: { $value }]
cli-required = [обязательно]
cli-compiled = движок скомпилирован
cli-interpreted = движок не скомпилирован
cli-engine = Движок: { $kind }
cli-help-doctor = Сказать, что установлено, чего не хватает и работает ли оно.
cli-help-completion = Напечатать то, что нужно оболочке для дополнения команд: eval "$(starhold completion bash)".
cli-help-shell = Оболочка.
doctor-interpreted = Движок: интерпретируемый. Симуляции во много раз медленнее; если есть компилятор C, новая установка его скомпилирует.
doctor-games = Игры: { $games }
doctor-bots = Боты: { $bots }
cli-unfit-net = Сеть { $net } обучена по другим правилам { $game }, чем установленные ({ $rules }). Без неё боты играют слабее; starhold train создаёт новую.
doctor-play = Сыграна и проверена партия каждой игры.
doctor-play-failed = Партия { $game } сломалась: { $error }
doctor-extra = { $extra }: установлено
doctor-extra-missing = { $extra }: нет { $missing }. Выполните pip install ".[{ $extra }]" в папке с исходным кодом Starhold.
doctor-client = Клиент для браузера: собран
doctor-no-client = Клиент для браузера: не собран; сервер отвечает только программам.
doctor-storage-good = Хранилище: { $where } (версия схемы { $form })
doctor-storage-old = Хранилище: { $where } (версия схемы { $form }); следующий запуск его обновит.
doctor-storage-new = Хранилище: { $where } ещё нет; его создаст первый запуск.
doctor-storage-broken = Хранилище: { $error }
doctor-well = Всё в порядке.
doctor-broken = Что-то сломано.
cli-help = Настольные игры в терминале: играйте сами, пускайте играть ботов, просматривайте и проверяйте записи.
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.
cli-help-lang = Язык; иначе решают $STARHOLD_LANG или $LANG.
cli-help-game = Игра из списка starhold games.
cli-help-file = Запись игры.
cli-help-games = Список игр и их настроек.
cli-help-provenance = Показать, насколько достоверны данные о каждом компоненте.
cli-help-play = Играть за столом в этом терминале.
cli-help-seats = Кто где сидит: human (человек) или имя бота. Программа играет как exec:КОМАНДА.
cli-help-names = Имена игроков по порядку.
cli-help-seed = Число, которое задаёт все броски, карты и жетоны; без него они тайна до конца игры.
cli-help-commitment = Печать, которую вы записали до игры; в записи партии должна быть она.
cli-help-word = Ваше слово для кубиков; оно должно быть среди слов записи.
cli-help-options = Настройки игры.
cli-help-preset = Настройки одного из изданий.
cli-help-resume = Продолжить сохранённую партию.
cli-help-save = Сохранять партию в этот файл после каждого хода.
cli-help-open = Все смотрят на экран вместе, и никому не надо отворачиваться.
cli-help-simulate = Пусть боты сыграют много партий.
cli-help-players = Сколько игроков.
cli-help-count = Сколько партий.
cli-help-bots = Какие боты играют: один на все места или по одному на каждое. Программа играет как exec:КОМАНДА.
cli-help-dataset = Сыграть партии и записать их решения в файл Parquet, чтобы по ним учиться.
cli-help-dataset-out = Файл, который будет записан.
dataset-written = { $file }: решений { $rows }, партий { $games }.
cli-help-simulation-seed = Одно и то же зерно даёт одни и те же партии.
cli-help-workers = Сколько ядер занять; 0 — все.
cli-help-json = Вывести итог одним объектом JSON.
cli-help-out = Сохранять запись каждой партии в эту папку.
cli-help-check = Проверять все инварианты после каждого хода.
cli-help-progress = Показывать ход выполнения.
cli-help-tournament = Устроить турнир ботов и узнать, кто сильнее.
cli-help-rivals = Кто играет, через запятую; за именем может стоять бюджет: expert@300i, strong@100ms. Если имён меньше, чем мест, первый играет один против остальных.
cli-help-rounds = Сколько партий; округляется вверх, чтобы каждый расклад был сыгран с каждого места.
cli-help-sprt = Остановиться, как только ясно, сильнее ли первый бот.
cli-help-above = То же, но спросить, выше ли его доля побед стольких процентов.
cli-help-measured = Добавить доли побед в этот файл: из него за столом узнают силу ботов.
cli-help-resumable = Хранить каждую законченную партию в этой папке; та же команда ещё раз — и турнир продолжится.
cli-help-cluster = Играть на кластере Ray: ray — свой, ray:АДРЕС — тот, что уже работает.
cli-help-train = Дать сети выучить игру, играя против самой себя.
cli-help-train-out = Папка этого обучения; начатое в ней продолжается.
cli-help-generations = Сколько поколений игры с собой.
cli-help-train-games = Партий в каждом поколении.
cli-help-experts = Сколько поколений экспертной итерации следует: каждый ход их партий ищется перебором.
cli-help-expert-games = Партий в каждом из них.
cli-help-search = Итераций в каждом переборе.
cli-help-train-from = Сеть, с которой начать, вместо того чтобы учиться с нуля.
cli-help-train-seed = Одно и то же зерно даёт одну и ту же сеть, байт в байт.
cli-help-report = Рассказать с графиками, что побеждает: страница HTML по записям или по сыгранному сейчас.
cli-help-sources = Игра, в которую тогда играют боты, или записи и папки с записями.
cli-help-report-out = Какую страницу записать.
cli-help-note = Фраза в начале страницы.
cli-help-review = Разобрать оконченную партию: что решила удача, что — выбор и что было бы лучше.
cli-help-review-budget = Итераций на каждую оценку позиции; 0 — сколько обычно.
cli-help-review-out = Записать разбор ещё и страницей.
cli-help-puzzles = Найти в записях задачи: моменты, где один ход намного лучше всех остальных.
cli-help-puzzles-from = Записи или папки с ними; можно указать несколько раз.
cli-help-puzzles-out = Файл, в который записать задачи.
cli-help-hint = Назвать три лучших хода в момент записи и объяснить почему.
cli-help-ply = После скольких ходов записи.
cli-help-hint-seat = Для какого места, с 1; иначе — для первого, кто решает.
cli-help-adviser = Кто советует; за именем может стоять бюджет: expert@300i.
cli-help-replay = Рассказать запись ход за ходом.
cli-help-step = Ждать после каждого хода или рассказать всё сразу.
cli-help-svg = Нарисовать стол в конце записи в этот файл SVG.
cli-help-verify = Проверить запись: ходы, кубики, отпечатки, итог.
cli-help-rules = Читать правила: оглавление, одно правило или все, где есть слово.
cli-help-rule = Номер правила, его начало или слова для поиска.
cli-help-rules-all = Вся книга правил.

## starhold games

games-players = Игроков: { $least }–{ $most }
games-rules = версия правил { $version }
games-options = Настройки (первое значение — по умолчанию):
games-presets = Наборы настроек: { $presets }
games-no-provenance = О происхождении частей ничего не записано.
games-confidence =
    { $count ->
        [one] { $count } часть: { $confidence }
        [few] { $count } части: { $confidence }
        [many] { $count } частей: { $confidence }
       *[other] { $count } части: { $confidence }
    }
games-part = Часть
games-sure = Достоверность
games-note = Примечание

## starhold play

play-player = Игрок { $number }
play-bot = Бот { $number }
play-human = человек
play-commitment = Броски заданы тайным зерном; его печать: { $commitment }
play-help = Введите номер хода или часть его названия для поиска. u — отменить, ? — правило, ? НАЗВАНИЕ — карта, s — сохранить, l — журнал, b — стол, q — выйти.
play-shape-subset = Можно выбрать сразу несколько: введите их номера вместе, например 5 5 6.
play-shape-amounts = Или введите количества в таком порядке: { $kinds }.
play-shape-answers = Или введите y (да) или n (нет).
play-no-such-move =
    { $count ->
        [one] Здесь только { $count } ход.
        [few] Здесь только { $count } хода.
        [many] Здесь только { $count } ходов.
       *[other] Здесь только { $count } хода.
    }
play-not-understood = «{ $text }» здесь не ход. Команды покажет h.
play-no-undo = Отменять нечего: последний ход открыл что-то новое или был не вашим.
play-undone = Ход отменён.
play-saved = Сохранено в { $file }; дальше сохраняется каждый ход.
play-kept = Вся партия — в { $file }. Проверить её: starhold verify { $file }
play-log-cut =
    { $count ->
        [one] … ещё { $count } строка раньше (все покажет l)
        [few] … ещё { $count } строки раньше (все покажет l)
        [many] … ещё { $count } строк раньше (все покажет l)
       *[other] … ещё { $count } строки раньше (все покажет l)
    }
play-hand-over = Решает { $player }. Остальные отворачиваются.
play-press-enter = Нажмите Enter, когда будете готовы.
play-save-first = Сохранить перед выходом? (д/н)
play-resume = Продолжить потом: starhold play --resume { $file }
play-left = Партия не сохранена.
play-stand-in = За игрока { $player } дальше играет { $bot }.

## Итоги

result-title = Итог
result-place = Место
result-player = Игрок
result-points = Очки

## starhold replay, verify и rules

replay-key = Enter: дальше, b: стол, q: выйти
replay-unfinished = Партия не доиграна.

verify-good =
    { $moves ->
        [one] Запись верна: { $game }, { $moves } ход.
        [few] Запись верна: { $game }, { $moves } хода.
        [many] Запись верна: { $game }, { $moves } ходов.
       *[other] Запись верна: { $game }, { $moves } хода.
    }
verify-finished = Партия доиграна, итог верен.
verify-unfinished = Партия не доиграна.
verify-fair = Все броски, карты и жетоны — те, что даёт открытое зерно, и печать стоит именно на этом зерне.
verify-note = Та ли это печать, что была до игры? { $commitment }
verify-noted = Это та печать, которую вы записали до игры.
verify-unbound = Броски, карты и жетоны следуют из зерна в записи, но до игры на этом зерне не было печати: это не доказывает, что они честные.
verify-seed-closed = Зерно не открыто, поэтому о бросках, картах и жетонах проверено только, что они возможны.
verify-no-commitment = Печати нет, поэтому нельзя доказать, что броски не выбраны нарочно.
verify-words =
    { $count ->
        [0] Никто из игроков не добавил слова: кто выбрал зерно, тот один выбрал и броски.
        [one] В кубиках { $count } слово игроков.
        [few] В кубиках { $count } слова игроков.
        [many] В кубиках { $count } слов игроков.
       *[other] В кубиках { $count } слова игроков.
    }
verify-own-word = Ваше слово среди них.
verify-withheld =
    { $count ->
        [one] { $count } запечатанное слово так и не открыто: вместе с сервером его игрок мог выбирать между бросками с ним и без него.
        [few] { $count } запечатанных слова так и не открыты: вместе с сервером их игроки могли выбирать между бросками с ними и без них.
        [many] { $count } запечатанных слов так и не открыто: вместе с сервером их игроки могли выбирать между бросками с ними и без них.
       *[other] { $count } запечатанного слова так и не открыто: вместе с сервером их игроки могли выбирать между бросками с ними и без них.
    }
verify-no-digest =
    { $count ->
        [one] Не хватает { $count } отпечатка.
        [few] Не хватает { $count } отпечатков.
        [many] Не хватает { $count } отпечатков.
       *[other] Не хватает { $count } отпечатка.
    }

rules-how = starhold rules { $game } ID покажет правило или все с таким началом, любое слово ищет, --all показывает всю книгу.

## starhold train

train-generation =
    Поколение { $generation }, партий: { $games }; потери { $loss }, решений в партии: { $decisions }; { $share } из { $test_games } партий против последней принятой: { $verdict ->
        [yes] принято
       *[no] не принято
    }
train-done = Сеть лежит в { $file }.

## starhold simulate

simulate-seat = Место
simulate-bot = Бот
simulate-wins = Победы
simulate-share = Доля побед
simulate-mean-score = Средний счёт
simulate-games =
    { $games ->
        [one] { $games } партия; лучший счёт { $best }
        [few] { $games } партии; лучший счёт { $best }
        [many] { $games } партий; лучший счёт { $best }
       *[other] { $games } партии; лучший счёт { $best }
    }
simulate-length = Решений в партии: в среднем { $mean }, от { $shortest } до { $longest }
simulate-speed = В секунду: решений { $decisions }, партий { $games }; всего { $seconds } с
simulate-failed = Партия { $game } сломалась: { $error }. Посмотреть: starhold replay --all --check { $file }
simulate-failed-setup = Партия { $game } сломалась при подготовке: { $error }.
simulate-forfeited = Партию { $game } бот сдал, она засчитана: { $error }.

## starhold tournament

tournament-seats = Места
tournament-share = Доля побед
tournament-rating = Рейтинг
tournament-points = Очки
tournament-time = ЦП на ход
tournament-iterations = Итераций/с
tournament-games =
    { $games ->
        [one] { $games } партия за { $seconds } с; каждый расклад сыгран с каждого места
        [few] { $games } партии за { $seconds } с; каждый расклад сыгран с каждого места
        [many] { $games } партий за { $seconds } с; каждый расклад сыгран с каждого места
       *[other] { $games } партии за { $seconds } с; каждый расклад сыгран с каждого места
    }
tournament-sprt-stronger = SPRT: { $bot } сильнее ({ $high } побед, а не { $low }; ошибка 5 %).
tournament-sprt-not-stronger = SPRT: { $bot } не сильнее ({ $low } побед, а не { $high }; ошибка 5 %).
tournament-sprt-open = SPRT: для { $bot } не решено между { $low } и { $high }; нужны ещё партии.
tournament-failed = Партия { $game } прервалась на ходу { $ply } не по вине бота: { $error }.
tournament-failed-bot = Партия { $game }: { $bot } отказал на ходу { $ply }: { $error }.
tournament-forfeited = Партия { $game }: { $bot } сдался на ходу { $ply } и занял последнее место: { $error }.
tournament-see = Посмотреть: starhold replay --all { $file }

## starhold report

report-title = Что побеждает
report-how = В каждой строке — доля побед: отметка — сама доля, полоса — её 95-процентный интервал, n — число игроков. Пунктир — среднее по графику; ± — 95-процентный интервал среднего. То, что есть у игрока в конце, сопутствует победе, но не обязательно её причина.
report-study = { $game }, игроков: { $players }
report-games =
    { $games ->
        [one] { $games } законченная партия; места: { $bots }.
        [few] { $games } законченные партии; места: { $bots }.
        [many] { $games } законченных партий; места: { $bots }.
       *[other] { $games } законченной партии; места: { $bots }.
    }
report-number = { $number }
report-mean = Среднее: { $share }.
report-unusual = Не содержат его полос: { $odd } из { $values }; случайно было бы около { $luck }.
report-rare = Слишком редких значений: { $count }.
report-by-seat = Очерёдность хода
report-by-bot = Бот
report-points = Очки, все игроки
report-winners = Очки, победители
report-lengths = Решений за партию
report-spread = В среднем { $mean } ± { $doubt }; 9 из 10 — от { $low } до { $high }; n={ $count }.
report-reading = Чтение записей
report-written =
    { $games ->
        [one] { $file }: { $games } партия.
        [few] { $file }: { $games } партии.
        [many] { $file }: { $games } партий.
       *[other] { $file }: { $games } партии.
    }

## starhold hint

hint-moment = После хода { $ply } решает { $player }.
hint-move = Ход
hint-share = Шансы на победу
hint-points = Очки
hint-why = Почему
hint-played = Было сыграно: { $move }

serve-at = Starhold работает по адресу { $address }. Остановить: Ctrl+C.
serve-stopped = Starhold остановлен. Все игры сохранены.

backup-done =
    { $tables ->
        [one] В { $file } сохранён { $tables } стол.
        [few] В { $file } сохранено { $tables } стола.
        [many] В { $file } сохранено { $tables } столов.
       *[other] В { $file } сохранено { $tables } стола.
    }

backup-whole =
    { $tables ->
        [one] Файл { $file } цел: { $tables } стол.
        [few] Файл { $file } цел: { $tables } стола.
        [many] Файл { $file } цел: { $tables } столов.
       *[other] Файл { $file } цел: { $tables } стола.
    }
upgrade-none = База данных уже обновлена (версия схемы { $form }).
upgrade-done = База данных обновлена: версия схемы была { $before }, стала { $after }. Копия, сделанная до этого, лежит в { $file }.

import-done =
    { $tables ->
        [one] Прочитан { $tables } стол.
        [few] Прочитано { $tables } стола.
        [many] Прочитано { $tables } столов.
       *[other] Прочитано { $tables } стола.
    }
import-record-done = Запись сохранена как стол { $table }.

export-done =
    { $records ->
        [one] В { $folder } сохранена { $records } запись.
        [few] В { $folder } сохранены { $records } записи.
        [many] В { $folder } сохранено { $records } записей.
       *[other] В { $folder } сохранено { $records } записи.
    }

cli-help-serve = Открыть столы в браузере: для одного или для многих.
cli-help-host = На каком адресе слушать. 0.0.0.0 пускает и других.
cli-help-port = На каком порту слушать; 0 — любой свободный.
cli-help-database = База данных: sqlite:///ФАЙЛ или postgresql://…. Без неё — файл в папке ваших данных.
cli-help-bus = Как процессы сообщают друг другу об изменениях: postgresql, postgresql://… или redis://….
cli-help-serve-processes = Сколько процессов обслуживают порт. Больше одного — только с PostgreSQL; SIGHUP заменяет их по очереди.
cli-help-thinkers = Сколько процессов думают за ботов.
cli-help-serve-bot = Программа, которую можно выбрать ботом: ИМЯ=КОМАНДА; можно указать несколько раз.
cli-help-secure = Передавать cookie только по https.
cli-help-log = Писать журнал в этот файл; он сменяется по 10 МБ, четыре прежних хранятся.
cli-help-backup = Сохранить всё содержимое базы данных в один файл, можно и во время работы сервера.
cli-help-backup-file = Новый файл. Берегите его: в нём секреты идущих игр.
cli-help-backup-verify = Ничего не писать; прочитать файл и сказать, цел ли он.
cli-help-restore = Вернуть резервную копию в пустую базу и обновить её.
cli-help-restore-file = Резервная копия.
cli-help-upgrade = Обновить базу данных прежней версии; до этого она сохраняется.
cli-help-backups = Сохранять базу данных в этой папке по расписанию.
cli-help-backup-hours = Сколько часов между двумя такими копиями.
cli-help-backup-keep = Сколько из них хранится.
cli-help-export = Записать все оконченные игры в папку.
cli-help-export-folder = Папка; если её нет, она будет создана.
cli-help-import = Вернуть резервную копию в пустую базу или сохранить запись игры как оконченный стол.
cli-help-import-file = Резервная копия или запись игры.
cli-help-without-end = Принять и копию старой версии, по которой не видно, целая ли она.
cli-help-learn = Пройти урок: первую партию с тренером или небольшую тему.
cli-help-lesson = Урок; если не указан — первая партия.
cli-help-lesson-step = Шаг, с которого начать.

# The operator's page
admin-title = Starhold: страница владельца
admin-health = Состояние
admin-database = База данных
admin-ready = отвечает и принимает записи
admin-version = Версия, процесс
admin-up = Работает
admin-wait = Ожидание в очереди, секунды
admin-moves = Ходы
admin-viewers = Подключено
admin-bots-waiting = Решений ждут ботов
admin-processes = Процессы
admin-process = Процесс
admin-silent = не отвечает
admin-bans = Вход закрыт
admin-who = Человек или адрес
admin-person = человек
admin-address = адрес
admin-reason = Причина
admin-since = С какого времени
admin-ban = Закрыть вход
admin-lift = Снова впустить
admin-people = Люди
admin-name = Имя
admin-table = Стол
admin-tables = Столы
admin-game = Игра
admin-status = Статус
admin-limits = Ограничения
admin-what = Что
admin-at-once = Сразу
admin-a-second = В секунду

## starhold review, starhold puzzles

cli-review-title = Разбор, { $game }: { $players }
cli-review-judge = Оценивает { $bot }, итераций на оценку: { $budget }; ходы сравниваются в вариантах, совместимых с тем, что знал игрок: { $worlds }. Числа — проценты шансов на победу.
cli-review-making = Разбор
cli-review-written = Записано в { $file }.
cli-review-chart = Шансы на победу по ходам
cli-review-turns = Переломы
cli-review-moves = Все ходы
cli-review-player = Игрок
cli-review-start = Начало
cli-review-luck = Удача
cli-review-choices = Свои решения
cli-review-others = Другие
cli-review-result = Итог
cli-review-accuracy = Лучшие ходы
cli-review-round = { $game ->
        [roll] Раунд
       *[other] Круг
    }
cli-review-move = Ход
cli-review-mark = Оценка
cli-review-better = Лучше
cli-review-error = Цена
cli-review-mark-best = лучший
cli-review-mark-good = хороший
cli-review-mark-doubtful = неточность
cli-review-mark-mistake = ошибка
cli-review-mark-blunder = грубая ошибка
cli-puzzles-finding = Поиск задач
cli-puzzles-found =
    { $count ->
        [one] { $count } задача записана в { $file }.
        [few] { $count } задачи записаны в { $file }.
        [many] { $count } задач записано в { $file }.
       *[other] { $count } задачи записано в { $file }.
    }
