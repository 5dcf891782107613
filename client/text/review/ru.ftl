### После партии: итог, разбор, доигрывание, упражнения и задачи.

## Итог

end-ahead = Отрыв: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Следом: { $second }.
end-all-late = Время вышло у всех, кто ещё играл; решают очки.
end-tiebreak = Поровну с игроком { $second }; решило правило о ничьей.
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
        [roll] Раунд
       *[other] Круг
    }
rv-round-short = { $game ->
        [roll] р. { $round }
       *[other] кр. { $round }
    }
rv-round-of = { $game ->
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
rv-why = Почему?
rv-no-reason = По оценке бота, так побед больше: { $better } % вместо { $made } %.
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

rv-player = Игрок
rv-players = Игроки
rv-choices = Решения
rv-others = Другие
rv-accuracy = Лучшие ходы
rv-say = Ваши решения: { $choices }. Удача: { $luck }.
rv-say-note = Сумма изменений шансов на победу, в процентах. { $percent } % ваших решений не хуже лучшего хода, в пределах погрешности.
rv-adds-up = Начало { $start }, удача { $luck }, свои решения { $choices }, чужие { $others }: итог { $result }.
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
try-number = { $number } из { $count }
try-question = Что здесь лучше?
try-right = Да, не хуже лучшего.
try-wrong = это снижает шансы на победу на { $error } %. Попробуйте другой ход.
try-best = Лучший ход: { $move }
try-show = Показать
try-next = Дальше
try-leave = К разбору
try-done = Готово: найдено { $solved } из { $count }.

## Задачи

puzzles-title = Задачи
puzzles-about = Один ход намного лучше всех других. Найдите его.
puzzles-solved = Решено: { $solved } из { $count }
puzzles-number = Задача { $number }
puzzles-open = К нерешённой
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-is-solved = решена
puzzles-none = Для этой игры задач пока нет.
