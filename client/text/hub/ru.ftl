### Страницы вокруг столов: вестибюль, профиль, задание дня, как играть.

ui-more = Ещё
ui-players-range = игроков: { $least }–{ $most }
ui-minutes = около { $minutes } мин
ui-one-device = Одно устройство
ui-seat-add = Добавить место
ui-seat-remove = Убрать место { $number }
ui-bot-random = Новичок
ui-bot-easy = Любитель
ui-bot-normal = Опытный
ui-bot-hard = Сильный
ui-bot-master = Эксперт
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
ui-takebacks-none = Без возврата ходов
ui-takebacks-none-what = Что отправлено, то сыграно: отмены за столом нет.
ui-hints-what = Три хороших хода и почему
ui-hints-bots = Только против ботов
ui-hints-always = Всегда
ui-hints-never = Никогда
ui-edition = Издание
ui-edition-what = Где книги правил расходятся.
ui-edition-usual = обычное
ui-options = { $changed ->
        [0] Правила подробно
        [one] Правила подробно: { $changed } изменение
        [few] Правила подробно: { $changed } изменения
        [many] Правила подробно: { $changed } изменений
       *[other] Правила подробно: { $changed } изменения
    }
ui-tables-open = Открытые столы
ui-tables-none = Пока ни одного.
ui-free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
ui-alone = в одиночку
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
ui-go-on = Продолжить
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
ui-profile-guest = Вы гость: всё это хранится за этим браузером. С именем и паролем вы найдёте всё на любом устройстве.
ui-profile-account = Всё это относится к вашей учётной записи и доступно на любом устройстве, где вы вошли.
ui-profile-keep = Сохранить
ui-profile-download = Скачать мои данные
ui-bots-beaten = Побеждённые боты
ui-beaten-of = { $beaten } из { $all }
ui-won-of = { $won } из { $played }
ui-not-yet = ещё нет
ui-games-won = выигранных партий
ui-no-game-yet = пока ни одной законченной партии
ui-lessons-done = Уроки: { $done } из { $all }
ui-games = Партии

## Как играть

ui-howto-1 = О чём игра
ui-howto-2 = Ход
ui-howto-print = Напечатать
ui-howto-first = Сыграть первую партию
ui-howto-of = Как играть: { $game }
ui-origin = Доигрывается с хода { $number } законченной партии
ui-origin-same = Доигрывается с хода { $number }, броски те же
