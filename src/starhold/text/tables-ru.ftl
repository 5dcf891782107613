# Столы, сервер и его команды.

error-table = За этим столом так нельзя.
error-no-table = Такого стола нет.
error-not-signed-in = Сначала представьтесь.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-not-invited = Стол закрытый: чтобы сесть, нужна ссылка.
error-table-full = За этим столом нет свободных мест.
error-wrong-status =
    { $status ->
        [open] Игра ещё не началась.
        [running] Игра ещё идёт.
       *[other] Игра окончена.
    }
error-stale = Положение на столе изменилось; вот новое.
error-nothing-to-answer = Вашего ответа никто не ждёт.
error-undo-impossible = У вас нет хода, который можно вернуть.
error-bad-request = Запрос непонятен ({ $field }).
error-text-length =
    { $length ->
        [one] Слишком длинно: не больше { $length } знака.
        [few] Слишком длинно: не больше { $length } знаков.
        [many] Слишком длинно: не больше { $length } знаков.
       *[other] Слишком длинно: не больше { $length } знака.
    }
error-password-length = В пароле должно быть от { $least } до { $most } знаков.
error-too-big = Запрос слишком большой.
error-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
error-wrong-password = Учётной записи с таким именем и паролем нет.
error-name-taken = Имя «{ $name }» уже занято.
error-storage-away = База данных сейчас не отвечает. Ничего не изменилось; попробуйте ещё раз.
error-storage-broken = База данных непригодна: { $reason }.
error-storage-too-new = Базу данных записал более новый Starhold (её форма — { $form }). Обновите Starhold.
error-storage-foreign = В базе данных лежит что-то другое, таблиц Starhold в ней нет. Укажите другую.
error-storage-address = Адрес базы данных { $url } не подходит: { $reason }. Пишите sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА.
error-port-taken = Нельзя слушать { $host }, порт { $port }: { $reason }.
error-bad-bus = { $bus } — не шина. Бывают postgresql, postgresql://… и redis://….
error-many-workers = Нескольким процессам нужны база PostgreSQL и шина: --database postgresql://… --bus postgresql.
error-secret-key = Секретный ключ нельзя сохранить в { $file }: { $reason }.
error-short-key = Секретный ключ в { $file } обрезан или слишком короткий. Наименьшая длина в символах: { $least }. Укажите ключ длиннее или удалите его, чтобы был создан новый.
error-backup-exists = Файл { $file } уже есть; он оставлен как был.
error-backup-write = Файл { $file } не записывается: { $reason }.
error-not-a-backup = { $file } — не резервная копия и не запись игры.
error-backup-damaged = Резервная копия повреждена: строка { $line } не читается.
error-house-not-empty = В базе данных уже есть столы; копия возвращается только в пустую базу.
error-table-unreadable = Стол { $table } не читается: его журнал не подходит к этим правилам.

table-log-undo-asked = { $player } просит вернуть ход.
table-log-undone = { $player } возвращает ход.
table-log-undo-agreed = { $player } соглашается.
table-log-undo-refused = { $player } не соглашается.
table-log-held-left = { $player } уходит; дальше играет бот.
table-log-held-clock = У игрока { $player } вышло время; дальше играет бот.
table-log-returned = { $player } снова за столом.
table-log-resigned-gave-up = { $player } сдаётся.
table-log-resigned-clock = У игрока { $player } вышло время: поражение.
table-log-abandoned = Хозяин стола прекращает игру.
table-log-by-clock = У игрока { $player } вышло время; решение пропущено.
table-undo-blocked-moved = { $player } уже сделал(а) ход.
table-undo-blocked-chance = Кубики или карты уже показали что-то новое.
table-why-not-your-turn = Сейчас решаете не вы, а { $player }.
table-why-over = Игра окончена.
table-why-not-now = Сейчас речь не об этом. Вопрос такой:

bot-random = Кубик
    .about = делает любой разрешённый ход
bot-easy = Кадет
    .about = играет разумно и смотрит на ход вперёд

serve-at = Starhold работает по адресу { $address }. Остановить: Ctrl+C.
serve-stopped = Starhold остановлен. Все игры сохранены.
backup-done =
    { $tables ->
        [one] В { $file } сохранён { $tables } стол.
        [few] В { $file } сохранено { $tables } стола.
        [many] В { $file } сохранено { $tables } столов.
       *[other] В { $file } сохранено { $tables } стола.
    }
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
cli-help-serve-workers = Сколько процессов обслуживают столы. Больше одного — только с PostgreSQL и шиной.
cli-help-thinkers = Сколько процессов думают за ботов.
cli-help-secure = Передавать cookie только по https.
cli-help-backup = Сохранить всё содержимое базы данных в один файл, можно и во время работы сервера.
cli-help-backup-file = Новый файл. Берегите его: в нём секреты идущих игр.
cli-help-export = Записать все оконченные игры в папку.
cli-help-export-folder = Папка; если её нет, она будет создана.
cli-help-import = Вернуть резервную копию в пустую базу или сохранить запись игры как оконченный стол.
cli-help-import-file = Резервная копия или запись игры.

order-ask = Спросить меня
order-never = Никогда
order-always = Всегда
