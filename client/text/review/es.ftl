### Después de la partida: resultado, análisis, continuar, ejercicios y problemas.

## El resultado

end-ahead = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por delante de { $second }.
end-tiebreak = Igualados con { $second }; decidió el desempate.
end-decided = La diferencia estuvo aquí: { $source }, { $mine } a { $other }.
end-review = Qué la decidió

## El análisis

review-title = Análisis
review-page-title = Análisis de una partida
