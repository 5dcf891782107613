### Después de la partida: resultado, análisis, continuar, ejercicios y problemas.

## El resultado

end-ahead = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por delante de { $second }.
end-all-late = A todos los que seguían en juego se les acabó el tiempo: deciden los puntos.
end-tiebreak = Empate con { $second }; decidió el desempate.
end-decided = Lo que marcó la diferencia: { $source }, { $mine } a { $other }.

## El análisis

rv-title = Análisis de la partida
rv-won-you = Has ganado, { $result }
rv-won = Ganó { $player }, { $result }
rv-shared = Victoria compartida: { $players }, { $result }
rv-lost-alone = Derrota, { $result }
rv-begins = Se valoran las primeras jugadas…
rv-working = Jugada { $done } de { $plies }
rv-progress = Avance del análisis
rv-retry = Intentar de nuevo
rv-choose = Elige una jugada en el gráfico o en la lista.
rv-percent = { $percent } %

## El gráfico

rv-chart = Qué muestra el gráfico
rv-chart-line = { $player }: de { $from } a { $to }.
rv-chance = Probabilidad de ganar
rv-chance-short = Prob.
rv-points = Puntos
rv-luck = Suerte
rv-round = Ronda
rv-round-short = r. { $round }
rv-round-of = Ronda { $round }
rv-how = Cómo se mide
rv-how-text = Las líneas son la probabilidad de ganar de cada jugador, según la evalúa el bot «{ $bot }», con un presupuesto de { $budget } por evaluación. Una jugada se juzga por lo que su jugador podía saber entonces: se compara con las demás en { $worlds } situaciones compatibles con lo que sabía, nunca por lo que estaba oculto. 90 de cada 100 estimaciones quedan a ± { $band }, la banda en torno a la línea. Una jugada se marca solo si costó más que su propio margen de error.
rv-how-fitted = Las probabilidades están ajustadas a lo que de verdad se ganó desde posiciones así.
rv-how-raw = Las probabilidades son las del propio bot, aún sin ajustar a resultados.

## Jugadas

rv-moves = Jugadas
rv-filter-all = Todas
rv-filter-mine = Mías
rv-filter-marks = Marcas
rv-mark-best = la mejor
rv-mark-good = buena
rv-mark-doubtful = imprecisión
rv-mark-mistake = error
rv-mark-blunder = error grave
rv-move = Jugada { $number }
rv-turn = Giro { $number }
rv-turns = Giros
rv-next-mark = Siguiente marca
rv-played-you = Tu jugada
rv-played = Jugada de { $player }
rv-better = Mejor
rv-why = ¿Por qué?
rv-no-reason = Según el bot, así se gana más veces: { $better } % en vez de { $made } %.
rv-error = Costó un { $error } ± { $doubt } % de probabilidad de ganar.
rv-forced = No había nada que elegir.
rv-as-good = Tan buena como la mejor jugada, dentro del margen de error.
rv-luck-here = Suerte: { $luck }.
rv-luck-exact = Frente a la media de todos los resultados ({ $count }).
rv-luck-drawn = Frente a la media de una muestra ({ $count }), ± { $doubt }.
rv-see = Ver la posición
rv-see-chart = Volver al gráfico
rv-keys = Teclas: ← → una jugada, Home y End, N la siguiente marca, B el tablero.

## Suerte y decisiones

rv-player = Jugador
rv-players = Jugadores
rv-choices = Decisiones
rv-others = Los demás
rv-accuracy = Mejores jugadas
rv-say = Tus decisiones: { $choices }. Suerte: { $luck }.
rv-say-note = Suma de los cambios en la probabilidad de ganar, en tanto por ciento. El { $percent } % de tus decisiones fueron tan buenas como la mejor jugada, dentro del margen de error.
rv-adds-up = Inicio { $start }, suerte { $luck }, decisiones propias { $choices }, los demás { $others }: resultado { $result }.
rv-sources = Puntos por origen

## Continuar y compartir

rv-play-on = Jugar desde aquí
rv-dice-fresh = Tiradas nuevas
rv-dice-same = Las mismas tiradas
rv-play-on-what = Abre una mesa nueva contra bots. No cuenta en tus estadísticas.
rv-share = Compartir la imagen
rv-hide-names = Ocultar nombres
rv-picture-of = Imagen para compartir: { $title }
rv-lesson-fits = encaja con esta partida, { $minutes } min

## Ejercicios

try-title = Intentar de nuevo
try-about = { $count ->
        [one] Tu error más costoso
       *[other] Tus { $count } errores más costosos
    }
try-start = Empezar
try-number = { $number } de { $count }
try-question = ¿Qué sería mejor aquí?
try-right = Sí, tan buena como la mejor.
try-wrong = esto cuesta un { $error } % de probabilidad de ganar. Prueba otra jugada.
try-best = La mejor jugada: { $move }
try-show = Enséñame
try-next = Siguiente
try-leave = Volver al análisis
try-done = Hecho. Encontrados: { $solved } de { $count }.

## Problemas

puzzles-title = Ejercicios
puzzles-about = Una jugada es mucho mejor que todas las demás. Encuéntrala.
puzzles-solved = Resueltos: { $solved } de { $count }
puzzles-number = Ejercicio { $number }
puzzles-open = El siguiente sin resolver
puzzles-next = Siguiente ejercicio
puzzles-all = Todos los ejercicios
puzzles-is-solved = resuelto
puzzles-none = Aún no hay ejercicios para este juego.
