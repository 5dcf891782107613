### Страницы вокруг столов: вестибюль, профиль, задание дня, как играть.

ui-more = Ещё
ui-players-range = игроков: { $least }–{ $most }
ui-minutes = около { $minutes } мин
ui-one-device = Один экран
ui-seat-add = Добавить место
ui-seat-remove = Убрать место { $number }
ui-open-table = Открыть стол и пригласить
ui-listed = Показать на главной
ui-listed-what = Свободное место может занять любой.
ui-clock = Часы
ui-clock-what = Когда время выйдет, ход сделает бот.
ui-clock-none = без часов
ui-clock-quick = 90 секунд на ход
ui-clock-bank = 30 минут и 15 с за ход
ui-clock-day = сутки на ход
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
ui-page-learn = Учиться
ui-page-daily = Задание дня
ui-page-profile = Профиль
ui-short-galaxies = Галактики
ui-short-kingdoms = Королевства
ui-short-roll = Кубарем

## Главная

ui-lobby-title = Играйте, учитесь, возвращайтесь
ui-play-game = Играть: { $game }
ui-tab-bots = Боты
ui-tab-friends = Друзья
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
ui-or-face = Или выберите соперника
ui-friend-waited = друг, по ссылке
ui-friends-title = Пригласите по ссылке
ui-friends-what = Откройте стол и отправьте ссылку. Кто её откроет, введёт имя и сядет за стол, учётная запись не нужна. Свободные места можно отдать ботам.
ui-friends-add = Ещё один друг
ui-device-title = Один экран на всех
ui-device-what = Между ходами экран закрыт и говорит, кому смотреть. Тайное видно только после нажатия кнопки.
ui-device-add = Ещё один игрок
ui-measured = побед против соперника уровня «{ $against }», { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
ui-measured-games = измерено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
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
ui-profile-account = Всё это относится к вашей учётной записи и доступно на любом устройстве, где вы вошли.
ui-profile-keep = Создать учётную запись
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

## Удаление данных

ui-delete = Удалить все мои данные
ui-delete-what = Имя, входы, уроки, результаты заданий дня и история партий исчезнут навсегда, как и всё, что вы писали в чатах. Неоконченные партии будут сданы. Партии с другими людьми останутся у них, но без вашего имени.
ui-delete-never = Отменить это нельзя.
ui-delete-sure = Да, удалить всё
ui-delete-not = Нет, оставить
ui-programs = Ваши учётные записи ботов
ui-programs-what = Написанная вами программа может играть за столами: у неё будет своя учётная запись бота.
ui-programs-how = Как это устроено
ui-programs-account = Для этого нужна учётная запись: сначала создайте её.
ui-programs-name = Имя программы
ui-programs-new = Создать токен
ui-programs-token = Токен
ui-programs-once = Скопируйте токен { $name } сейчас: больше он показан не будет.
ui-programs-never = ещё не использовался
ui-programs-revoke = Отозвать
ui-programs-revoke-name = Отозвать токен { $name }

## Как играть

ui-howto-1 = О чём игра
ui-howto-2 = Ход
ui-howto-kit-1 = Для начала этого хватит. Ход — на следующей странице, или сыграйте первую партию со мной.
ui-howto-kit-2 = А теперь на деле: первая партия займёт несколько минут, и я всё время рядом.
ui-howto-print = Напечатать
ui-howto-first = Сыграть первую партию
ui-howto-of = Как играть: { $game }
ui-origin = Доигрывается с хода { $number } законченной партии
ui-origin-same = Доигрывается с хода { $number }, броски те же
