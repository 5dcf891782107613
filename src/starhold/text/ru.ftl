### Общее для всех игр и любых столов: ошибки, боты, приказы наперёд, журнал стола.

## Ошибки правил и стола

error-unknown = Что-то пошло не так.
error-unknown-game = Игры «{ $name }» нет. Есть: { $known }.
error-bad-option = Настройка { $option } игры { $game } не может быть «{ $value }». Возможные значения: { $known }.
error-unknown-option = У игры { $game } нет настройки «{ $option }». Есть: { $known }.
error-unknown-preset = У игры { $game } нет набора настроек «{ $value }». Есть: { $known }.
error-options-not-mapping = Настройки задаются парами «название — значение», а не так: { $value }.
error-names-not-text = Имена игроков — это список строк, а не { $value }.
error-bad-player-count =
    { $players ->
        [one] Игра «{ $game }» не рассчитана на { $players } игрока: нужно от { $least } до { $most }.
        [few] Игра «{ $game }» не рассчитана на { $players } игроков: нужно от { $least } до { $most }.
        [many] Игра «{ $game }» не рассчитана на { $players } игроков: нужно от { $least } до { $most }.
       *[other] Игра «{ $game }» не рассчитана на { $players } игрока: нужно от { $least } до { $most }.
    }
error-illegal-move = Правила сейчас этого не позволяют.
error-broken-plan = План — это решения одно за другим, а здесь между ними кубики, карты или что-то скрытое. Ничего не сделано.
error-not-your-decision = Сейчас решаете не вы.
error-no-such-seat = Такого места за этим столом нет.
error-game-over = Игра окончена.
error-nothing-to-undo = Этот ход нельзя отменить: он открыл что-то новое, или после него ходил другой игрок.
error-chance = Случай не может ответить на такой вопрос.
error-position = Такое положение построить нельзя. { $field }: { $detail }.
error-data = Файл данных повреждён. { $reason }
error-unknown-bot = Бота «{ $name }» нет. Есть: { $known }.
error-bad-budget = «{ $text }» — недопустимый бюджет на раздумья. Укажите итерации (300i) или миллисекунды (100ms).
error-bad-program = «{ $text }» не задаёт программу для бота. Укажите ИМЯ=КОМАНДА; имя должно быть новым и состоять из строчных латинских букв, цифр и дефисов.
error-bot-failed = Бот «{ $bot }» отказал: { $detail }.
error-bot-died = Бот «{ $bot }» завершился без ответа: { $detail }.
error-bot-late = Бот «{ $bot }» не успел: { $detail }.
error-bot-flooded = Бот «{ $bot }» прислал больше, чем его просили: { $detail }.
error-bot-unreadable = Ответ бота «{ $bot }» нельзя прочесть: { $detail }.
error-bot-lied = Бот «{ $bot }» пытается сделать недопустимый ход: { $detail }.
error-bot-protocol = Бот «{ $bot }» говорит на другой версии протокола: { $detail }.
error-bad-net = Эта сеть не подходит: { $detail }.
error-endless-game =
    { $limit ->
        [one] Игра не закончилась за { $limit } решение.
        [few] Игра не закончилась за { $limit } решения.
        [many] Игра не закончилась за { $limit } решений.
       *[other] Игра не закончилась за { $limit } решения.
    }
error-worker-died = Процесс аварийно завершился, не выполнив задания.
error-table-stays = Эту партию нельзя перенести. Переносят только свои идущие партии против ботов или за одним устройством, без часов.
error-other-rules-elsewhere = Эта партия идёт по версии { $version } правил { $game }, а здесь версия { $known }. Продолжите её там, где она началась, или обновите более старую сторону.
error-no-hints = За этим столом подсказок не дают.
error-review-unfinished = Разбирают только партии, сыгранные до конца.
error-review-running = Эта партия ещё идёт. Разбор делают, когда она окончена.
error-review-missing = У этой партии ещё нет разбора. Сначала откройте её разбор.
error-review-judge = { $name } не считает ходы наперёд и разбирать партии не может.
error-daily-runs = Кубики задания дня останутся тайной, пока не закончится { $day } (UTC).
error-no-such-puzzle = { $game }: нет задачи { $name }.
error-no-puzzles = Ни один момент этих партий не годится для задачи.

## Ошибки записей

error-record = Это не запись партии.
error-record-unreadable = Не удаётся открыть { $file }: { $reason }.
error-record-too-big = Файл { $file } слишком велик для записи: больше { $limit } МБ.
error-record-not-text = { $file } — не текстовый файл: байт { $byte } не в кодировке UTF-8.
error-not-a-record = Этот файл — не запись игры: в нём нет ни JSON, ни текстовой нотации.
error-record-truncated = Запись обрезана: файл кончается раньше, чем она.
error-record-bad-json = Запись повреждена: это не JSON ({ $detail }).
error-record-bad-line = Строку { $line } записи нельзя понять: { $text }
error-record-bad-field = Запись повреждена: поля { $field } нет, или в нём то, чего там быть не может.
error-record-format = Запись сделана более новым Starhold (формат { $format }, а этому известен { $known }).
error-record-game = Игра из этой записи не установлена: { $game }.
error-record-version = Запись сделана по правилам версии { $version } игры { $game }, а установлена версия { $known }.
error-record-commitment = Печать не сходится: открытое зерно — не то, которое запечатали до игры.
error-record-other-commitment = Это не та партия, печать которой вы записали: здесь { $found }.
error-record-word-missing = Слова «{ $word }» нет в кубиках этой партии.
error-record-seal = Слово для кубиков подменено: «{ $word }» никто не запечатывал до игры.
error-record-chance = Случай подменён: в ходе { $move } ответ { $question } равен { $answer }, а открытое зерно даёт { $given }.
error-record-size = Случай подменён: в ходе { $move } ответ { $question } записан как один из { $given }, а правила спрашивают один из { $wanted }.
error-record-impossible-chance = Случай неверен: в ходе { $move } ответа не хватает, или он невозможен.
error-record-surplus-chance =
    { $count ->
        [one] Случай неверен: в ходе { $move } на { $count } ответ больше, чем нужно.
        [few] Случай неверен: в ходе { $move } на { $count } ответа больше, чем нужно.
        [many] Случай неверен: в ходе { $move } на { $count } ответов больше, чем нужно.
       *[other] Случай неверен: в ходе { $move } на { $count } ответа больше, чем нужно.
    }
error-record-action = Ход { $move } неизвестен: действия «{ $action }» нет.
error-record-move = Ход { $move } недопустим: место { $seat } не могло сделать «{ $action }».
error-record-digest = Ход { $move } ведёт не к тому положению, что записано: отпечаток не совпадает.
error-record-result = Итог неверен: в записи { $claimed }, а по ходам выходит { $found }.
error-record-early-result =
    { $moves ->
        [one] В записи есть итог, но после её { $moves } хода игра не окончена.
        [few] В записи есть итог, но после её { $moves } ходов игра не окончена.
        [many] В записи есть итог, но после её { $moves } ходов игра не окончена.
       *[other] В записи есть итог, но после её { $moves } хода игра не окончена.
    }
error-record-missing-result = Игра окончена, но итога в записи нет.

## Ошибки имён, правил и уроков

error-bad-names =
    { $names ->
        [one] Дано { $names } имя, а мест { $seats }.
        [few] Дано { $names } имени, а мест { $seats }.
        [many] Дано { $names } имён, а мест { $seats }.
       *[other] Дано { $names } имени, а мест { $seats }.
    }
error-no-rule-book = Правил игры { $game } здесь нет.
error-no-such-rule = В игре { $game } нет правила «{ $words }», и ни одно о нём не говорит.
error-no-such-lesson = В игре { $game } нет урока «{ $lesson }».

## Столы и сервер
error-table = За этим столом так нельзя.
error-no-table = Такого стола нет.
error-no-text = Текста «{ $name }» нет.
error-no-page = По адресу { $path } ничего нет.
error-not-signed-in = Сначала представьтесь.
error-not-your-seat = Это не ваше место.
error-wrong-word = Это не то слово, которое вы запечатали для кубиков.
error-not-host = Это может сделать только хозяин стола.
error-not-invited = Это закрытый стол: нужно приглашение.
error-not-open-to-you = Этот стол для вас закрыт.
error-have-blocked = Вы заблокировали кого-то из сидящих за этим столом.
error-not-a-friend = Это возможно только между друзьями: подпишитесь друг на друга.
error-nudge-too-soon = Напомнить другу можно раз в день, когда прошла половина его времени.
error-no-invitations = Этот игрок не принимает ваши приглашения. Отправьте ссылку на стол.
error-not-the-name = Чтобы удалить всё, введите имя точно так: { $name }
error-table-full = За этим столом нет свободных мест.
error-wrong-status =
    { $status ->
        [open] Игра ещё не началась.
        [starting] Игра как раз начинается.
        [running] Игра ещё идёт.
       *[other] Игра окончена.
    }
error-stale = Положение на столе изменилось; вот новое.
error-nothing-to-answer = Вашего ответа никто не ждёт.
error-undo-impossible = У вас нет хода, который можно отменить.
error-undo-closed = Этот ход остаётся: с тех пор открылось что-то новое, или за этим столом ходы не отменяют.
error-undo-asked = Просьба отменить ход ещё ждёт ответа.
error-still-here = Бот сможет играть за этого игрока не раньше чем через { $wait } мин.
error-undo-too-soon =
    { $seconds ->
        [one] В прошлый раз вам отказали. Снова попросить можно через { $seconds } секунду.
        [few] В прошлый раз вам отказали. Снова попросить можно через { $seconds } секунды.
        [many] В прошлый раз вам отказали. Снова попросить можно через { $seconds } секунд.
       *[other] В прошлый раз вам отказали. Снова попросить можно через { $seconds } секунды.
    }
error-undo-out-of-time = Этот ход нельзя отменить: у кого-то уже вышло бы время.
error-too-long-away = Часы могут стоять не больше { $most } дней в году.
error-sleep-too-long =
    { $asleep ->
        [one] Выберите не больше { $asleep } тихого часа в сутки.
        [few] Выберите не больше { $asleep } тихих часов в сутки.
        [many] Выберите не больше { $asleep } тихих часов в сутки.
       *[other] Выберите не больше { $asleep } тихих часов в сутки.
    }
error-sleep-too-soon =
    { $pause ->
        [one] Тихие часы можно менять раз в сутки. Попробуйте снова через { $pause } час.
        [few] Тихие часы можно менять раз в сутки. Попробуйте снова через { $pause } часа.
        [many] Тихие часы можно менять раз в сутки. Попробуйте снова через { $pause } часов.
       *[other] Тихие часы можно менять раз в сутки. Попробуйте снова через { $pause } часа.
    }
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
error-address-too-long = Такого адреса здесь нет: он слишком длинный (наибольшая длина в символах: { $most }).
error-too-slow = Запрос приходил слишком долго. Ничего не изменилось; попробуйте ещё раз.
error-operator-only = Это может видеть только тот, кто держит этот сервер.
error-too-fast =
    { $kind ->
        [account] Для этой учётной записи введено слишком много паролей. Подождите минуту и попробуйте ещё раз или войдите на устройстве, с которого вы уже входили.
       *[other] Слишком много запросов. Подождите немного и попробуйте ещё раз.
    }
error-quota =
    { $what ->
        [bots] Пока нельзя создать больше учётных записей ботов.
        [guests] С вашего адреса пришло слишком много новых гостей.
        [tables] Пока нельзя создать больше столов.
        [public] С вашего адреса пока нельзя создать больше открытых столов. Закрытые создавать можно.
        [records] Пока нельзя добавить больше записей.
        [log] Эта партия слишком длинная: столько вы сейчас сохранить не можете. Продолжите с более раннего хода или возьмите партию покороче.
       *[other] Вы исчерпали место, отведённое одному человеку или адресу.
    } Попробуйте снова через { $minutes } мин.
error-too-many =
    { $what ->
        [bots] Учётных записей ботов может быть не больше { $most }. Сначала удалите одну.
        [channels] Каналов уведомлений может быть не больше { $most }. Сначала удалите один.
        [clubs] Клубов и просьб о вступлении может быть не больше { $most }. Сначала выйдите из одного клуба.
        [hosted] Вести можно не больше клубов, чем { $most }.
        [public] У вас уже есть открытые столы, которые ждут игроков; их может быть не больше { $most }. Сначала начните или уберите один из них.
        [streams] У вас уже открыто потоков событий: { $most }. Сначала закройте один.
        [sockets] С вашего адреса открыто слишком много страниц этого сайта сразу.
        [reviews] Разборы, заказанные вами или с вашего адреса, ещё готовятся. Попробуйте снова, когда один из них будет готов.
       *[other] За столом помещается ходов: { $most }, больше нельзя. Закончите эту игру и начните другую.
    }
error-takes-too-long = Это заняло больше { $seconds } с и было прервано. Ничего не изменилось.
error-record-too-long =
    { $what ->
        [moves] Ходов в этой записи больше, чем { $most }: столько не бывает ни в одной игре.
        [seats] Мест в этой записи больше, чем { $most }.
       *[other] В этой записи больше текста или бросков, чем бывает в игре.
    }
error-busy = Сервер сейчас занят другими. Ничего не изменилось; попробуйте ещё раз.
error-banned = Владелец этого сервера закрыл вам вход.
error-no-such-person = Человека { $person } нет.
error-several-bots = Несколько ботов зовут { $name }. Укажите и владельца: { $other }.
error-bad-range = «{ $text }» — не интернет-адрес и не диапазон. Пишите 192.0.2.7, 192.0.2.0/24 или 2001:db8::/48.
error-range-too-wide = Диапазон { $text } слишком широк. Самый широкий из допустимых — /{ $widest }.
error-no-guests = Этот сервер — для тех, у кого есть учётная запись. Войдите или попросите её у владельцев.
error-no-bot-accounts = На этом сервере нет учётных записей для ботов.
error-game-not-here = В { $game } на этом сервере не играют. Здесь есть: { $known }.
error-option-not-here = На этом сервере для { $option } допустимы только значения: { $known }.
error-maintenance = Сервер закрыт на обслуживание: { $text }
error-registration-closed = Новые учётные записи здесь не открываются. Обратитесь к владельцам.
error-needs-invitation = Для новой учётной записи нужен действующий код приглашения. Попросите его у владельцев.
error-not-allowed = Вам это не разрешено.
error-no-such-report = Открытой жалобы { $report } нет.
error-no-such-line = За столом { $table } нет реплики { $line }.
error-no-such-invitation = Приглашения { $code } нет.
error-wrong-password = Учётной записи с таким именем и паролем нет.
error-wrong-words = Учётной записи с таким именем и такими словами нет.
error-wrong-passkey = Этот ключ доступа не открывает здесь ни одной учётной записи.
error-passkey-expired = Прошло слишком много времени. Попробуйте ещё раз.
error-no-passkeys-here = По адресу { $address } браузеры не разрешают ключи доступа: нужны https и доменное имя.
error-no-such-passkey = У вас нет такого ключа доступа.
error-wrong-name = Это не имя вашей учётной записи.
error-games-hidden = { $name } не показывает свои партии.
error-name-too-short = В имени должно быть хотя бы две буквы.
error-name-taken = Имя «{ $name }» занято или похоже на занятое.
error-needs-password = Это меняется только с паролем: в настройках.
error-has-account = У вас уже есть учётная запись.
error-no-account = Для этого нужна учётная запись.
error-needs-account = Для рейтинговых партий нужно постоянное имя. Сначала заведите учётную запись.
error-not-rated =
    { $reason ->
        [kind] Одиночная игра, задание дня и продолжение другой партии не могут быть рейтинговыми.
        [clock] Для рейтинговой партии нужны часы.
        [hints] В рейтинговой партии нет подсказок, а за этим столом они разрешены всегда.
        [takeover] Партия, где боты уступают место людям, не может быть рейтинговой.
        [device] Игроки на одном устройстве не могут играть на рейтинг.
        [bots] В рейтинговой партии боты занимают не больше половины мест.
       *[other] За столом есть бот, силу которого никто не измерил, поэтому партия не может быть рейтинговой.
    }
error-rated-goes-on = Рейтинговую партию нельзя завершить за всех. Вы можете сдаться.
error-no-session = Там вы не вошли.
error-people-only = Учётная запись бота может играть за столами. Имена, пароли, входы, задание дня и удаление учётной записи — только для людей.
error-scope-missing = У токена этой учётной записи бота нет права «{ $scope }». Создайте токен с этим правом.
error-no-such-bot = У вас нет такой учётной записи бота.
error-needs-server = Для этого нужен сервер. Starhold сейчас работает только на этом устройстве: без учётных записей, чужих столов и задания дня.
error-no-such-channel = У вас нет такого канала уведомлений.
error-link-expired = Эта ссылка больше не действует. Запросите новую.
error-no-such-code = Стола с кодом { $code } нет.
error-round-runs = Кубики этого тура останутся тайной, пока не закончат все его столы.
error-no-such-event = Здесь нет турнира. Возможно, нужна ссылка на него.
error-event-closed = Сейчас в этом турнире так сделать нельзя.
error-event-full = В этом турнире нет мест.
error-not-organiser = Это может сделать только организатор.
error-wait-to-play = Вы вышли из партии. Снова играть можно через { $seconds } с.
error-no-such-club = Здесь нет клуба. Возможно, нужна его ссылка.
error-not-club-host = Это могут только ведущие клуба.
error-members-only = Это только для членов клуба.
error-club-full = В этом клубе нет мест.
error-not-open-club = Этот клуб для вас закрыт.
error-blocked-host = Вы заблокировали ведущего этого клуба.
error-storage-away = База данных сейчас не отвечает. Попробуйте ещё раз: дважды ничего не выполнится.
error-storage-broken = База данных непригодна: { $reason }.
error-storage-too-new = Базу данных записал более новый Starhold (версия схемы — { $form }). Обновите Starhold или верните в пустую базу копию, сделанную до обновления.
error-storage-foreign = В базе данных лежит что-то другое, таблиц Starhold в ней нет. Укажите другую.
error-storage-in-use = Другой Starhold уже обслуживает { $file }. Остановите его или используйте PostgreSQL для нескольких серверов.
error-no-client = В этой установке нет клиента для браузера. Установите собранный пакет или запустите `python3 go.py site`.
error-secret-key = Секретный ключ нельзя сохранить в { $file }: { $reason }.
error-short-key = Секретный ключ в { $file } обрезан или слишком короткий. Наименьшая длина в символах: { $least }. Укажите ключ длиннее или удалите его, чтобы был создан новый.
error-table-unreadable = Стол { $table } не читается: его журнал не подходит к этим правилам.
error-table-rules = Стол { $table } играет по правилам { $game } версии { $version }, а установлены { $known }. Здесь его нельзя продолжить.

table-takebacks =
    { $times ->
        [one] Ходы отменяли { $times } раз.
        [few] Ходы отменяли { $times } раза.
        [many] Ходы отменяли { $times } раз.
       *[other] Ходы отменяли { $times } раза.
    }
table-takebacks-moves =
    { $moves ->
        [one] Всего отменён { $moves } ход.
        [few] Всего отменено { $moves } хода.
        [many] Всего отменено { $moves } ходов.
       *[other] Всего отменено { $moves } хода.
    }
table-takebacks-rerolled =
    { $moves ->
        [one] { $moves } отменённый ход уже показал броски, карты или жетоны: дальнейшее было известно.
        [few] { $moves } отменённых хода уже показали броски, карты или жетоны: дальнейшее было известно.
        [many] { $moves } отменённых ходов уже показали броски, карты или жетоны: дальнейшее было известно.
       *[other] { $moves } отменённого хода уже показали броски, карты или жетоны: дальнейшее было известно.
    }
table-log-undo-asked = { $player } просит отменить ход.
table-log-undone = { $player } отменяет ход.
table-log-undo-agreed = { $player } соглашается.
table-log-undo-refused = { $player } не соглашается.
table-log-held-left = { $player } уходит; дальше играет бот.
table-log-held-clock = У игрока { $player } вышло время; дальше играет бот.
table-log-held-away = { $player } давно не за столом; дальше играет бот.
table-log-held-bot-died = { $player }: программа завершилась без ответа, дальше играет бот «{ $bot }».
table-log-held-bot-late = { $player }: ответа нет в срок, дальше играет бот «{ $bot }».
table-log-held-bot-flooded = { $player }: прислано больше, чем просили, дальше играет бот «{ $bot }».
table-log-held-bot-unreadable = { $player }: ответ нельзя прочесть, дальше играет бот «{ $bot }».
table-log-held-bot-lied = { $player }: недопустимый ход, дальше играет бот «{ $bot }».
table-log-held-bot-protocol = { $player }: другая версия протокола, дальше играет бот «{ $bot }».
table-log-held-bot-failed = { $player }: бот отказал, дальше играет бот «{ $bot }».
table-log-held-bot-unknown = { $player }: такого бота здесь больше нет, дальше играет бот «{ $bot }».
table-log-returned = { $player } снова за столом.
table-log-taken-over = { $player } садится на место бота.
table-log-resigned-gave-up = { $player } сдаётся.
table-log-resigned-clock = У игрока { $player } вышло время, он выбывает из игры.
table-log-abandoned = Хозяин стола прекращает игру.
table-log-by-clock = У игрока { $player } вышло время; решение пропущено.
table-log-by-random = { $player }: бот не отвечает, ход за него сделан наугад.
table-undo-blocked-moved = { $player }: ход уже сделан.
table-undo-blocked-chance = Кубики, карты или жетоны уже показали что-то новое.
table-undo-none = За этим столом ходы не отменяют.
table-why-not-your-turn = Сейчас решаете не вы, а { $player }.
table-why-over = Игра окончена.
table-why-not-now = Сейчас этого выбрать нельзя.
table-why-first = Начните с того, что светится.
table-why-not-with = Это не подходит к уже выбранному. Сбросьте выбор и начните заново.
lesson-not-now = Так можно, но сейчас мы заняты другим. Выберите то, что светится.

bot-newcomer = Новичок
bot-casual = Любитель
bot-regular = Опытный
bot-strong = Сильный
bot-expert = Эксперт
bot-luna = { cast-luna }
bot-otto = { cast-otto }
bot-vera = { cast-vera }
bot-boris = { cast-boris }
bot-lira = { cast-lira }
bot-zeno = { cast-zeno }
bot-astra = { cast-astra }
bot-gala = { cast-gala }
bot-orion = { cast-orion }
bot-irma = { cast-irma }

# В «Кубарем по Галактике» играют раундами, в других играх — кругами.
review-round =
    { $game ->
        [kingdoms] Цикл { $round }
        [roll] Раунд { $round }
       *[other] Круг { $round }
    }
review-in-round =
    { $game ->
        [kingdoms] в цикле { $round }
        [roll] в раунде { $round }
       *[other] в круге { $round }
    }
review-since-round =
    { $game ->
        [kingdoms] с цикла { $round }
        [roll] с раунда { $round }
       *[other] с круга { $round }
    }
review-story-led = { $player }: впереди почти с самого начала и до конца.
review-story-slowly = Ни один момент не был решающим: { review-since-round } впереди до конца { $player }.
review-story-shared = Победа поделена.
review-story-alone = { $player }: победа в одиночной игре.
review-story-alone-lost = { $player }: поражение в одиночной игре.
review-story-given-up = Игра закончилась досрочно { review-in-round }; у игрока { $player } было тогда { $points } % шансов на победу.
review-story-choice-down = Всё решилось { review-in-round }: { $player } отдаёт { $points } % шансов на победу.
review-story-luck-up = Решила удача { review-in-round }: { $player } получает { $points } % шансов на победу.
review-story-luck-down = Решила удача { review-in-round }: { $player } теряет { $points } % шансов на победу.
review-story-shown-up = Всё решилось { review-in-round }, когда открылось скрытое: { $player } получает { $points } % шансов на победу.
review-story-shown-down = Всё решилось { review-in-round }, когда открылось скрытое: { $player } теряет { $points } % шансов на победу.
review-turn-choice-down = { review-round }: { $player } отдаёт { $points } % шансов на победу.
review-turn-luck-up = { review-round }: удача приносит { $points } % шансов на победу, получает { $player }.
review-turn-luck-down = { review-round }: неудача отнимает { $points } % шансов на победу, теряет { $player }.
review-turn-shown-up = { review-round }: скрытое открылось, { $player } получает { $points } % шансов на победу.
review-turn-shown-down = { review-round }: скрытое открылось, { $player } теряет { $points } % шансов на победу.
review-turn-rest-up = { review-round }: шанс игрока { $player } растёт на { $points } %.
review-turn-rest-down = { review-round }: шанс игрока { $player } падает на { $points } %.
review-kingmaking = { $player } уже не может победить и решает, чьи шансы выше: { $up } или { $down }; не хуже для себя можно было сыграть ещё { $count ->
        [one] { $count } ходом
        [few] { $count } ходами
        [many] { $count } ходами
       *[other] { $count } ходами
    }.
puzzle-theme-opening = начало партии
puzzle-theme-middle = середина партии
puzzle-theme-end = конец партии
cast-luna = Луна
cast-otto = Отто
cast-vera = Вера
cast-boris = Борис
cast-lira = Лира
cast-zeno = Зено
cast-astra = Астра
cast-gala = Гала
cast-orion = Орион
cast-irma = Ирма

order-ask = Спросить меня
order-never = Никогда
order-always = Всегда

## Страницы уроков и тренер за обычным столом.

learn-title = Учитесь играя
learn-about = Около пяти минут за настоящим столом: цель, ход, хитрость, победа. А потом — короткие уроки, когда захочется.
learn-hello = Привет, я Кит, ваш тренер. Выберите игру, и я покажу, как в неё играть.
learn-welcome-back = С возвращением! Мы остановились на уроке «{ $lesson }»: шаг { $step } из { $steps }.
learn-first = Первая партия
learn-minutes = { $minutes } мин
learn-state-done = пройден
learn-state-begun = шаг { $step } из { $steps }
learn-start = Начать
learn-go-on = Продолжить
learn-again = Ещё раз
learn-from-start = С начала
learn-lesson = Урок
learn-leave = Сохранить и выйти
learn-step = Шаг { $step } из { $steps }
learn-next = Дальше
learn-back = Назад
learn-show = Показать
learn-skip = Пропустить шаг
learn-restart = Начать заново
learn-rule = Правило
learn-coach = Тренер Кит
learn-tried = Не совсем
learn-watch = Ходят другие.
learn-done = Отлично!
learn-done-about = Теперь вы знаете, как это делается. Лучше всего запоминается в игре.
learn-play = Сыграть против: { $rivals }
learn-more = Другие уроки
learn-hints = Советы на потом
learn-howto = Как играть
learn-rules = Полные правила
learn-you = Вы
learn-help = Введите номер хода или нажмите Enter, чтобы продолжить. s — показать ход, n — пропустить, b — назад, ? — правила, q — выйти.
learn-resume = Продолжить позже: { $command }
learn-hint-of = Совет: { $game }
learn-hint-number = Совет { $number } из 5
learn-hint-other = Другой совет
learn-words = Слова
learn-words-what = Нажмите на слово, чтобы узнать, что оно значит.
learn-tips = Советы Кита за столом
learn-tips-what = Кит объясняет каждый вид решений один раз, в первых двух партиях каждой игры. Советы можно отключить в любой момент.
learn-tips-seen = показано: { $seen }
learn-tips-on = Показывать советы

## Слова, по которым находится правило, хотя в нём стоит другое: `search-X` — что говорят правила, .said — что говорят люди.
## Всё это начала слов, поэтому окончания не важны.

search-idle = как, что, когда, кто, можно, ли, мне, мой, мои, я, ты, и, в, на, с, для, если, это, за, у, по, где, меня

search-war = войн
    .said = бой, боя, битв, сраж, драк, драт
search-attack = атак, нападени, войн
    .said = напад, напаст, вторж, удар
search-money = кредит, $
    .said = деньг, денег, монет, доллар
search-points = очк
    .said = счёт, счет, балл
search-win = побед
    .said = выигр, побежд
search-tie = ничь, поровну, равенств, равны, равных, равные
    .said = одинаков
search-end = конец игры, конца игры, последн, заканчива
    .said = конч, законч, финал, завершен
search-dice = кубик
    .said = кость, кост
search-reroll = переброс
    .said = перекин, перекид
search-ship = корабл
    .said = ракет, звездол, космолёт
search-army = арми
    .said = войск, солдат, отряд, юнит
search-move = перемещ, патрул, поход, перенес, перенос
    .said = двиг, движен, идти, лете, ходьб
search-follow = повтор
    .said = копир, следова, подраж
search-colony = колони
    .said = захват, завоев, заня
search-upgrade = уровень империи, уровне империи, повыш, повыси
    .said = улучш, прокач
search-alliance = альянс, союзник
    .said = друж, друг, перемир, союз
search-retreat = отступ
    .said = бежа, бегст, сбеж, отход
search-land = област
    .said = земл, карт, регион, территор
search-tower = башн
    .said = замок, крепост
search-magic = маги, исслед
    .said = заклин, волшеб
search-faction = фракци, расы, расу
    .said = народ, нация, рас
search-trade = торг, обмен, прода
    .said = мена, менять
search-setup = подготовк, начина
    .said = начал, старт, расклад
search-solo = одиночн, враждебн
    .said = один, одному, соло
search-mission = мисси
    .said = цель, цели, секрет, тайн
search-worker = рабоч, кубик
    .said = работник
search-tile = жетон
    .said = плитк, тайл
search-good = товар
    .said = груз
search-resource = ресурс, энерги, знани, еда, еды, руд, ману, маны
    .said = материал, запас
search-build = стро, подготов
    .said = возвед, соору
search-recruit = нанима, наём, найм
    .said = нанят, нанять, вербов
search-assign = назнач
    .said = расстав, размест, распредел

# Почему один ход лучше другого — игроку; предложение начинается с $when.
because-turn-1 = К вашему следующему ходу
    .mean = В среднем к вашему следующему ходу
    .likely = Скорее всего, к вашему следующему ходу
because-turn-2 = Через два ваших хода
    .mean = В среднем через два ваших хода
    .likely = Скорее всего, через два ваших хода
because-turn-3 = Через три ваших хода
    .mean = В среднем через три ваших хода
    .likely = Скорее всего, через три ваших хода
because-round-1 = В следующем раунде
    .mean = В среднем в следующем раунде
    .likely = Скорее всего, в следующем раунде
because-round-2 = Через два раунда
    .mean = В среднем через два раунда
    .likely = Скорее всего, через два раунда
because-round-3 = Через три раунда
    .mean = В среднем через три раунда
    .likely = Скорее всего, через три раунда
price-turn-1 = Цена: к вашему следующему ходу
    .mean = Цена: в среднем к вашему следующему ходу
    .likely = Цена: скорее всего, к вашему следующему ходу
price-turn-2 = Цена: через два ваших хода
    .mean = Цена: в среднем через два ваших хода
    .likely = Цена: скорее всего, через два ваших хода
price-turn-3 = Цена: через три ваших хода
    .mean = Цена: в среднем через три ваших хода
    .likely = Цена: скорее всего, через три ваших хода
price-round-1 = Цена: в следующем раунде
    .mean = Цена: в среднем в следующем раунде
    .likely = Цена: скорее всего, в следующем раунде
price-round-2 = Цена: через два раунда
    .mean = Цена: в среднем через два раунда
    .likely = Цена: скорее всего, через два раунда
price-round-3 = Цена: через три раунда
    .mean = Цена: в среднем через три раунда
    .likely = Цена: скорее всего, через три раунда
because-won = { $when } партия закончится вашей победой.
because-points = { $when } ваш счёт будет { $now }, а не { $instead }.
because-rival-points = { $when } счёт игрока { $player } будет { $now }, а не { $instead }.
because-equal = Примерно так же хорошо, как и другие ходы.
because-same = Всё, что можно посчитать, пока одинаково; чем этот ход лучше, будет видно позже.
because-order = Можно успеть и то и другое; в таком порядке побеждают чаще.
because-only = Других стоящих ходов нет.
because-unknown = Так побеждают чаще; одной фразой не объяснить.
# Where to look for a better move, without saying which it is.
look-won = Посмотрите, как закончить партию.
look-points = Посчитайте очки, которые даёт каждый ход.
look-rivals = Посмотрите, что соперники смогут сделать дальше.
hint-open = Только по открытым сведениям; ничего тайного.
