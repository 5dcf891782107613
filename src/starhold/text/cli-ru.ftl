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
cli-help = Настольные игры в терминале: играйте сами, пускайте играть ботов, просматривайте и проверяйте записи. Без команды starhold запускает веб-сервер и открывает браузер.
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
cli-help-conform = Проверить свою игру набором тестов на соответствие.
cli-help-conform-game = Игра: зарегистрированное имя или место в Python.
cli-help-conform-arguments = Аргументы для pytest, после «--».
cli-help-dataset = Сыграть партии и записать их решения в файл Parquet, чтобы по ним учиться.
cli-help-dataset-out = Файл, который будет записан.
dataset-written = { $file }: решений { $rows }, партий { $games }.
cli-help-dataset-table = Какие строки: по одной на решение или по одной на партию и место.
dataset-written-games = { $file }: строк { $rows }, партий { $games }.
cli-help-report-json = Вывести данные в формате JSON; страницу не записывать.
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
cli-help-bot = Пустить бота с этого компьютера играть за столами сервера.
cli-help-bot-server = Адрес сервера.
cli-help-bot-token = Токен учётной записи бота. В переменной STARHOLD_TOKEN его не увидят другие пользователи компьютера.
cli-help-bot-level = Какой бот играет, можно с бюджетом: expert, luna, strong@100ms, exec:КОМАНДА.
cli-help-bot-join = Сесть за стол по этому приглашению; можно повторять.
cli-help-bot-offer = Открыть общий стол этой игры и после каждой партии открывать новый.
cli-help-bot-challenge = Играть в --offer с этим игроком или ботом: его пригласят по имени.
cli-help-bot-accept = Садиться за стол по каждому приглашению бота по имени.
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
tournament-cross = Победы против каждого соперника
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
report-data = Сохранить данные (JSON)
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
bot-ready = { $name } играет на { $server } как { $bot }. Чтобы остановить, нажмите Ctrl+C.
bot-joined = Бот сел за стол { $table }.
bot-offered = Стол { $table } открыт в зале.
bot-challenged = Приглашение за стол { $table } отправлено игроку { $name }.
bot-over = { $game }: партия за столом { $table } окончена.
error-remote-refused = { $server } отказывает: { $reason }
error-bad-link = «{ $link }» — не приглашение за стол. Оно заканчивается на /join/TABLE/INVITE.
error-challenge-needs-game = Для --challenge нужна игра: добавьте --offer ИГРА.
error-remote-rules = На сервере правила { $game } версии { $there }, а здесь — версии { $here }. Установите ту же версию, что на сервере.

cli-site-written = Сайт записан в { $folder }: { $size } МБ. Его может раздавать любой веб-хостинг.
cli-site-compiled = Движок в нём скомпилирован.
cli-site-interpreted = Движок в нём не скомпилирован: сильные боты думают дольше. Почему, скажет `python3 go.py site`.
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
backup-without-key = Ключа, которым подписаны куки, нет в папке с данными, поэтому нет и в копии. Сохраните и STARHOLD_SECRET: без него после восстановления всем придётся входить заново.
import-key-kept = Ключ, которым подписаны куки, восстановлен: входить заново не нужно.
import-key-replaced = Ключ, которым подписаны куки, восстановлен: входить заново не нужно. Прежний ключ лежит рядом, как secret-before-….
import-key-other = В копии другой ключ для кук, чем в STARHOLD_SECRET, а действует последний: всем придётся войти заново, а гости потеряют своё имя.
import-key-none = В копии нет ключа для кук. Если у вас нет своего (STARHOLD_SECRET или файл secret), всем придётся войти заново.
ratings-same = { $game }: { $games ->
        [one] { $games } рейтинговая партия
        [few] { $games } рейтинговые партии
        [many] { $games } рейтинговых партий
       *[other] { $games } рейтинговой партии
    }; все рейтинги из них следуют.
ratings-differ = { $game }: { $rows ->
        [one] { $rows } число расходится
        [few] { $rows } числа расходятся
        [many] { $rows } чисел расходятся
       *[other] { $rows } числа расходятся
    } с тем, что дают рейтинговые партии. `--recompute` заменит их.
ratings-replaced = { $game }: { $rows ->
        [one] заменено { $rows } число.
        [few] заменены { $rows } числа.
        [many] заменено { $rows } чисел.
       *[other] заменено { $rows } числа.
    }
upgrade-none = База данных уже обновлена (версия схемы { $form }).
config-no-file = файла нет; читался бы { $folder }/starhold.toml
config-good = Настройки: { $where }; изменено: { $changed }
config-of = Настройки: { $where }
config-default = по умолчанию
doctor-backups = Резервные копии: { $folder }
doctor-site = { $kind ->
        [foreign] Эту папку записала не команда `starhold site`: { $folder }. Все партии против ботов ведёт сервер.
        [outdated] Сайт в { $folder } записан другой версией. Запишите его заново, чтобы устройства посетителей сами вели партии против ботов.
        [plain] В сайте в { $folder } нет скомпилированного движка: устройства посетителей сами ведут партии против ботов, только если их владельцы так выбрали.
        [compiled] Устройства посетителей сами ведут партии против ботов: { $folder }
       *[none] Все партии против ботов ведёт сервер. Команда `starhold site` может записать сайт, с которым это делают устройства посетителей.
    }
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

cli-help-site = Записать игровой стол как статичные файлы для любого веб-хостинга; игры идут в браузере посетителя.
cli-help-site-out = Куда записать файлы; прежний сайт там будет заменён.
cli-help-runtime = Pyodide и пакеты для браузера, если их нет в этой установке; их готовит `python3 go.py site`.
cli-help-site-address = Адрес, по которому сайт открывают: тогда ссылки на него в чатах и на других сайтах видны с картинкой.
cli-help-node = Программа Node, которая заранее компилирует байт-код Python: страница запускается на секунду быстрее.
cli-help-serve = Открыть столы в браузере: для одного или для многих.
cli-help-config = Записать, показать или проверить настройки сервера.
cli-help-config-action = init печатает файл со всеми настройками и пояснениями, show — действующие значения и откуда они, check ищет ошибки.
cli-help-config-which = Файл; по умолчанию starhold.toml в папке с данными или /etc/starhold/starhold.toml.
cli-help-config-file = Файл с настройками; по умолчанию starhold.toml в папке с данными или /etc/starhold/starhold.toml.
cli-help-socket = Сокет unix вместо адреса и порта.
cli-help-admin = Действия владельцев: списки людей и столов, запреты, новые пароли, удаление, приглашения, объявления.
cli-help-admin-act = people, person, tables, table, reports, invitations, bans, log; ban, unban, sign-out, rename, reset-password, export, delete, role, remove-table, remove-line, void-rating, settle, announce, maintenance, invite, uninvite.
cli-help-admin-about = Человек (id или имя учётной записи), адрес или диапазон, стол, жалоба, код; для списков — что искать.
cli-help-admin-value = Новое имя, роль, номер реплики, текст или сколько учётных записей открывает приглашение.
cli-help-admin-reason = Почему; другие владельцы смогут это прочесть.
cli-help-admin-days = Дней, после которых это кончится само.
cli-help-host = На каком адресе слушать. 0.0.0.0 пускает и других.
cli-help-port = На каком порту слушать; 0 — любой свободный.
cli-help-database = База данных: sqlite:///ФАЙЛ или postgresql://…. Без неё — файл в папке ваших данных.
cli-help-bus = Как процессы сообщают друг другу об изменениях: postgresql, postgresql://… или redis://….
cli-help-serve-processes = Сколько процессов обслуживают порт. Больше одного — только с PostgreSQL; SIGHUP заменяет их по очереди.
cli-help-bot-workers = Сколько процессов думают за ботов.
cli-help-serve-bot = Программа, которую можно выбрать ботом: ИМЯ=КОМАНДА; можно указать несколько раз.
cli-help-serve-open = Открыть браузер, когда сервер заработает.
cli-help-secure = Передавать cookie только по https.
cli-help-log = Писать журнал в этот файл; он сменяется по 10 МБ, четыре прежних хранятся.
cli-help-backup = Сохранить всё содержимое базы данных в один файл, можно и во время работы сервера.
cli-help-backup-file = Новый файл. Берегите его: в нём секреты идущих игр.
cli-help-backup-verify = Ничего не писать; прочитать файл и сказать, цел ли он.
cli-help-restore = Вернуть резервную копию в пустую базу и обновить её.
cli-help-restore-file = Резервная копия.
cli-help-upgrade = Обновить базу данных прежней версии; до этого она сохраняется.
cli-help-ratings = Проверить, что рейтинги людей следуют из сыгранных рейтинговых партий.
cli-help-recompute = Заменить рейтинги, которые расходятся.
cli-help-backups = Сохранять базу данных в этой папке по расписанию.
cli-help-backup-hours = Сколько часов между двумя такими копиями.
cli-help-backup-keep = Сколько из них хранится.
cli-help-export = Записать все оконченные игры в папку.
cli-help-export-folder = Папка; если её нет, она будет создана.
cli-help-dump = Записать открытые рейтинговые партии тех, кто согласился, без имён: записи игр и файлы Parquet.
cli-help-dump-folder = Новая или пустая папка.
dump-without-parquet = Файлы Parquet не записаны.
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
admin-backup = Последняя копия
admin-backup-failed = не удалась { $at }: { $error }
admin-backup-late = запаздывает; последняя от { $at }
admin-backup-never = пока нет
admin-backup-off = по расписанию не делаются
admin-proxy = Прокси без доверия
admin-proxy-detail = { $proxies }: все за ним считаются одним адресом. Задайте FORWARDED_ALLOW_IPS.
about-title = Об этом сервере
about-privacy = Конфиденциальность
about-imprint = Выходные данные
about-terms = Условия использования
about-contact = Связь:
about-docs = Помощь и документация
about-missing = По этому адресу ничего нет.
about-who = С владельцами можно связаться: { $contact }.
about-ask = Если есть вопросы, пишите: { $contact }.
about-guests-for-ever = Гости хранятся бессрочно.
about-guests-days =
    { $days ->
        [one] Гости, которых не было { $days } день, удаляются.
        [few] Гости, которых не было { $days } дня, удаляются.
        [many] Гости, которых не было { $days } дней, удаляются.
       *[other] Гости, которых не было { $days } дня, удаляются.
    }
about-finished-for-ever = Законченные партии хранятся бессрочно.
about-finished-days =
    { $days ->
        [one] Законченные партии удаляются через { $days } день.
        [few] Законченные партии удаляются через { $days } дня.
        [many] Законченные партии удаляются через { $days } дней.
       *[other] Законченные партии удаляются через { $days } дня.
    }
about-chat-for-ever = Чат хранится вместе с партией.
about-chat-days =
    { $days ->
        [one] Чат удаляется через { $days } день.
        [few] Чат удаляется через { $days } дня.
        [many] Чат удаляется через { $days } дней.
       *[other] Чат удаляется через { $days } дня.
    }
about-notes-for-ever = Действия владельцев и разобранные жалобы хранятся бессрочно.
about-notes-days =
    { $days ->
        [one] Действия владельцев и разобранные жалобы удаляются через { $days } день.
        [few] Действия владельцев и разобранные жалобы удаляются через { $days } дня.
        [many] Действия владельцев и разобранные жалобы удаляются через { $days } дней.
       *[other] Действия владельцев и разобранные жалобы удаляются через { $days } дня.
    }
about-backups =
    { $days ->
        [one] Здесь это около { $days } дня.
        [few] Здесь это около { $days } дней.
        [many] Здесь это около { $days } дней.
       *[other] Здесь это около { $days } дня.
    }
admin-processes = Процессы
admin-process = Процесс
admin-silent = не отвечает
admin-bans = Вход закрыт
admin-who = Человек или адрес
admin-reason = Причина
admin-since = С какого времени
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
admin-page = Обзор
admin-page-people = Люди
admin-page-tables = Столы
admin-page-reports = Жалобы
admin-page-notices = Объявления, приглашения
admin-page-log = Журнал
admin-here = Сейчас за столами
admin-id = Id
admin-kind = Вид
admin-created = Создано
admin-seen = Последний раз
admin-ban-state = Вход закрыт
admin-banned = под запретом
admin-addresses = Адреса с начала работы
admin-changed = Изменено
admin-removed = убран
admin-players = Игроки
admin-chat = Чат
admin-text = Текст
admin-reports = Открытые жалобы
admin-settled = Разобранные жалобы
admin-quote = Реплика
admin-reporter = От кого
admin-report-leaves = Бросает партии
admin-report-insults = Оскорбления
admin-report-cheating = Нечестная игра
admin-report-name = Имя
admin-report-other = Другое
admin-lines = Последние реплики
admin-lines-count =
    { $count ->
        [one] { $count } реплика
        [few] { $count } реплики
        [many] { $count } реплик
       *[other] { $count } реплики
    }
admin-outcome = Ответ автору жалобы
admin-outcome-acted = Оператор принял меры
admin-outcome-kept = Правила не нарушены
admin-delete-name = Введите имя, чтобы удалить всё
admin-by = Кто
admin-notices = Объявление и обслуживание
admin-invitations = Приглашения
admin-code = Код
admin-left = Осталось записей
admin-uses = Сколько записей
admin-until = До какого времени
admin-log = Что делали владельцы
admin-act = Действие
admin-detail = Подробности
admin-days = Дней (пусто: без конца)
admin-role = Роль
admin-search = Найти
admin-more = Ещё
admin-back = Назад
admin-done = Готово.
admin-guest = гость
admin-account = учётная запись
admin-bot = бот
admin-act-ban = Запретить вход
admin-act-unban = Снять запрет
admin-act-sign-out = Выйти везде
admin-act-rename = Переименовать
admin-act-reset-password = Новый пароль
admin-act-role = Назначить роль
admin-act-export = Скачать все данные
admin-act-delete = Удалить все данные
admin-act-remove-table = Убрать стол
admin-act-remove-line = Удалить
admin-act-void-rating = Не учитывать в рейтинге
admin-act-settle = Разобрано
admin-act-announce = Объявить (пусто: снять)
admin-act-maintenance = Закрыть на обслуживание (пусто: открыть)
admin-act-invite = Пригласить
admin-act-uninvite = Отозвать
admin-answer-reset-password = Новый пароль, показан один раз: { $answer }
admin-answer-invite = Код приглашения: { $answer }

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
cli-review-skill = Мастерство (0 — наугад, 100 — как судья)
cli-review-rest = Не объяснено
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

## Уведомления: письма, вебхуки и push-сообщения

notice-turn = { $game }: ваш ход
notice-reminder = { $game }: осталась четверть времени
notice-ended = { $game }: партия окончена
notice-called = { $game }: есть с кем сыграть
notice-invited = { $game }: вас приглашают
notice-nudge = { $game }: друг ждёт вашего хода
notice-pairing = { $game }: ваш следующий стол
notice-soon = { $event }: начало через { $minutes } мин
notice-soon-text = { $game }. Откройте турнир, чтобы успеть.
notice-many =
    { $count ->
        [one] { $count } стол ждёт вас
        [few] { $count } стола ждут вас
        [many] { $count } столов ждут вас
       *[other] { $count } стола ждут вас
    }
notice-many-text = Откройте список, чтобы сделать ходы.
notice-with = С вами играют: { $names }.
notice-alone = Вы играете в одиночку.
notice-left =
    { $hours ->
        [0] Осталось { $minutes } мин.
       *[other] Осталось { $hours } ч.
    }
notice-test = Пробное уведомление
notice-test-text = Сюда будут приходить уведомления о ваших ходах.
notice-confirm = Подтвердите адрес почты
notice-confirm-text = Кто-то (скорее всего, вы) попросил присылать на этот адрес уведомления Starhold. Чтобы подтвердить, откройте ссылку в течение 24 часов. Если это были не вы, просто не отвечайте на письмо.
notice-recover = Вход в Starhold
notice-recover-text = Кто-то, вероятно вы, запросил ссылку на вашу учётную запись Starhold. Откройте её в течение часа, чтобы войти и, если хотите, задать новый пароль. Если это были не вы, не обращайте внимания на письмо: ничего не изменится.
notice-stop = Чтобы отключить уведомления, откройте:

## Ошибки командной строки, настроек и хранилища

error-unexpected = Внутри Starhold что-то пошло не так ({ $error }: { $detail }). Задайте STARHOLD_DEBUG=1, чтобы увидеть, где именно.
error-unknown-shell = Для оболочки «{ $name }» нет автодополнения. Есть для: { $known }.
error-no-such-moment = Запись кончается ходом { $moves }: момента после хода { $ply } в ней нет.
error-other-course = В { $folder } лежит обучение с другими настройками. Выберите другую папку или те же настройки.
error-unknown-cluster = «{ $name }» — не кластер. Пишите ray или ray:АДРЕС, если кластер уже работает.
error-cluster-missing = Ray не установлен. Выполните pip install ".[cluster]" в папке с исходным кодом Starhold.
error-cluster-away = По адресу { $address } кластера Ray нет.
error-no-bots = Никто не играет: назовите ботов турнира через запятую.
error-other-tournament = { $file } — от другого турнира. Укажите другую папку или повторите аргументы, с которыми он был начат.
error-tournament-runs = Турнир в { $file } сейчас ведёт другой процесс. Дождитесь его или укажите другую папку.
error-sprt-line-up = --sprt спрашивает о первом боте, и он должен играть в каждой партии: ботов может быть не больше { $seats }, а названо { $bots }.
error-no-games = Нет законченных партий, о которых можно рассказать: назовите игру, записи или папки с ними.
error-sealed-record = Зерно этой игры ещё закрыто, поэтому продолжить её здесь нельзя.
error-command-in-record = Запись требует запустить программу «{ $command }». Если вы ей доверяете, назовите все места через --seats.
error-unknown-command = Команды «{ $name }» нет. Есть: { $known }.
error-unknown-language = Языка «{ $name }» нет. Есть: { $known }.
error-bad-option-words = «{ $text }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ, несколько — через запятую.
error-no-seats = За столом никого: назовите игрока для каждого места.
error-seat-count =
    { $given ->
        [one] Назван { $given } игрок, а мест { $seats }.
        [few] Названо { $given } игрока, а мест { $seats }.
        [many] Названо { $given } игроков, а мест { $seats }.
       *[other] Названо { $given } игрока, а мест { $seats }.
    }
error-no-game-named = Назовите игру (список: starhold games) или сохранённую партию через --resume.
error-no-database = Базы данных { $where } нет. Укажите её через --database или папку с данными через STARHOLD_HOME. Ничего не создано.
error-bad-setting = Настройка { $name } = { $value } ({ $where }) недопустима: { $reason }.
error-unknown-setting = Настройки { $name } ({ $where }) нет. Есть: { $near }.
error-unreadable-settings = Не удаётся прочитать { $file }: { $reason }.
error-unknown-action = Действия «{ $name }» нет. Есть: { $known }.
error-storage-address = Адрес базы данных { $url } не подходит: { $reason }. Пишите sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА.
error-no-runtime = В { $folder } нет Pyodide. Запустите `python3 go.py site` в репозитории или укажите папку с ним через --runtime.
error-folder-in-use = В { $folder } есть другие файлы. Укажите пустую или новую папку.
error-bad-site-address = «{ $address }» — не адрес. Укажите его в виде https://example.org/games.
error-driver-missing = Для PostgreSQL и Redis нужен { $module }, а он не установлен. Выполните pip install ".[server]" в папке с исходным кодом Starhold.
error-train-missing = Обучение не установлено (нет { $module }). Выполните pip install ".[train]" в папке с исходным кодом Starhold.
error-data-missing = Наборы данных не установлены (нет { $module }). Выполните pip install ".[data]" в папке с исходным кодом Starhold.
error-dataset-game = Партия { $game } набора данных сломалась, ничего не записано: { $error }.
error-suite-missing = Набору тестов нужен { $what }. Выполните: pip install pytest hypothesis
error-not-a-dataset = «{ $file }» — не набор данных: { $reason }.
error-port-taken = Нельзя слушать { $host }, порт { $port }: { $reason }.
error-bad-bus = { $bus } — недопустимая шина. Возможны postgresql, postgresql://… и redis://….
error-many-processes = Нескольким процессам нужна база PostgreSQL: --database postgresql://…; SQLite — для одного.
error-backup-exists = Файл { $file } уже есть; он оставлен как был.
error-backup-write = Файл { $file } не записывается: { $reason }.
error-not-a-backup = { $file } — не резервная копия и не запись игры.
error-backup-damaged = Резервная копия повреждена: строка { $line } не читается.
error-backup-cut = Резервная копия не целая: нет её конца или части строк. Ничего не прочитано.
error-backup-without-end = { $file } записан более старым Starhold: по файлу не видно, целый ли он. Если вы в этом уверены, добавьте --without-end.
error-house-not-empty = В базе данных уже есть столы; копия возвращается только в пустую базу.

## Previews of links

preview-site = Открытый игровой стол для Tiny Epic Galaxies, Tiny Epic Kingdoms и Roll for the Galaxy: друзья, боты, уроки и задачи.
preview-open = свободное место
preview-join = Вас зовут играть: { $game }
preview-players = За столом: { $players }
preview-table-ended = { $game }: итог
preview-replay-ended = { $game }: запись партии
preview-review-ended = { $game }: разбор
preview-daily = Задание дня
preview-puzzles = Задача: { $game }
preview-learn = Урок: { $game }
preview-rules = Правила: { $game }
preview-howto = Как играть: { $game }
preview-picture = { $page ->
        [join] Вас зовут играть
        [replay] Запись партии
        [review] Разбор
        [puzzles] Задача
        [learn] Уроки
        [rules] Правила
        [howto] Как играть
       *[table] Стол
    }
