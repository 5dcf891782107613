### После партии: итог, разбор, доигрывание, упражнения и задачи.

## Итог

end-ahead = Отрыв: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }. Следом: { $second }.
end-tiebreak = Поровну с игроком { $second }; решило правило о ничьей.
end-decided = Разницу дало это: { $source }, { $mine } против { $other }.
end-review = Что решило партию

## Разбор

review-title = Разбор
review-page-title = Разбор партии
