### Las páginas alrededor de las mesas: portada, perfil, reto del día, cómo se juega.

ui-more = Más
ui-players-range = De { $least } a { $most } jugadores
ui-minutes = unos { $minutes } min
ui-one-device = Una pantalla
ui-seat-add = Añadir asiento
ui-seat-remove = Quitar el asiento { $number }
ui-open-table = Abrir la mesa e invitar
ui-listed = Mostrar en la portada
ui-listed-what = Cualquiera puede ocupar un asiento libre.
ui-clock = Reloj
ui-clock-what = Cuando se agota el tiempo, juega un bot en tu lugar.
ui-clock-none = ninguno
ui-clock-quick = 90 segundos por jugada
ui-clock-bank = 30 minutos y 15 s por jugada
ui-clock-day = un día por jugada
ui-watch = Abierta a espectadores
ui-watch-what = Quien sepa la dirección puede mirar. Si no, solo con invitación.
ui-takebacks-none = Sin deshacer jugadas
ui-takebacks-none-what = Lo enviado vale; en esta mesa no se deshace nada.
ui-hints-what = Tres buenas jugadas, y por qué
ui-hints-bots = Solo contra bots
ui-hints-always = Siempre
ui-hints-never = Nunca
ui-edition = Edición
ui-edition-what = Donde los reglamentos difieren.
ui-edition-usual = la habitual
ui-options = { $changed ->
        [0] Opciones de reglas
        [one] Opciones de reglas: { $changed } cambio
       *[other] Opciones de reglas: { $changed } cambios
    }
ui-tables-open = Mesas abiertas
ui-tables-none = Aún ninguna.
ui-free-seats = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
ui-alone = Solo tú
ui-waiting = en espera

## La barra

ui-pages = Páginas
ui-page-play = Jugar
ui-page-learn = Aprender
ui-page-daily = Reto del día
ui-page-profile = Perfil
ui-short-galaxies = Galaxias
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Portada

ui-lobby-title = Juega, aprende, vuelve
ui-play-game = Jugar a { $game }
ui-tab-bots = Bots
ui-tab-friends = Amigos
ui-tab-device = Una pantalla
ui-tab-solo = Solitario
ui-new-to-you = nuevo para ti: lección de { $minutes } min
ui-learn-game = Aprende { $game } en { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
ui-first-lesson = Primera partida, { $minutes } min
ui-start-game = Empezar la partida
ui-clock-short = Reloj: { $clock }
ui-rules-usual = reglas habituales
ui-in-detail = en detalle
ui-add-face = Elige a alguien más
ui-or-face = O elige un rival
ui-friend-waited = un amigo, por enlace
ui-friends-title = Invita con un enlace
ui-friends-what = Abre la mesa y envía su enlace. Quien lo abra escribe un nombre y se sienta, sin cuenta. Los asientos que queden libres pueden ser para bots.
ui-friends-add = Un amigo más
ui-device-title = Una pantalla que va de mano en mano
ui-device-what = Entre turnos la pantalla se tapa y dice quién debe mirar. Lo secreto solo se ve después del botón.
ui-device-add = Un jugador más
ui-measured = de victorias contra el nivel { $against }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
ui-measured-games = { $games ->
        [one] { $games } partida medida
       *[other] { $games } partidas medidas
    }
ui-met = { $times ->
        [one] Un encuentro
       *[other] { $times } encuentros
    }; { $won ->
        [0] nunca quedaste por delante.
        [one] quedaste por delante { $won } vez.
       *[other] quedaste por delante { $won } veces.
    }
ui-rogue-title = Tú contra una galaxia rebelde
ui-rogue-lesson = Lección: contra la galaxia rebelde, 2 min
ui-face-rogue = Enfrentarse a { $rogue }
ui-hardness-1 = principiante
ui-hardness-2 = fácil
ui-hardness-3 = media
ui-hardness-4 = difícil
ui-hardness-5 = épica
ui-rogue-new = aún sin intentar
ui-rogue-tried = { $times ->
        [one] { $times } intento
       *[other] { $times } intentos
    }
ui-rogue-beaten = { $times ->
        [one] vencida { $times } vez, récord { $points }
       *[other] vencida { $times } veces, récord { $points }
    }
ui-go-on = Seguir jugando
ui-finished = Partidas terminadas
ui-all = todas
ui-result-won = victoria
ui-result-lost = derrota
ui-result-place = { $place }.º de { $players }
ui-all-lessons = todas las lecciones

## Perfil

ui-games-count = { $games ->
        [0] todavía ninguna partida terminada
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }
ui-profile-guest = Juegas sin cuenta: todo esto queda en este navegador. Crea una para encontrarlo en cualquier dispositivo.
ui-profile-account = Todo esto pertenece a tu cuenta y está en cada dispositivo en el que entres.
ui-profile-keep = Crear una cuenta
ui-profile-download = Descargar mis datos
ui-bots-beaten = Bots vencidos
ui-beaten-of = { $beaten } de { $all }
ui-won-of = { $won } de { $played }
ui-not-yet = aún no
ui-games-won = partidas ganadas
ui-no-game-yet = ninguna partida terminada
ui-lessons-done = Lecciones: { $done } de { $all }
ui-games = Partidas

## Reto del día

ui-daily-title = Reto del día, { $day }
ui-daily-what = { $game } contra { $bots }. Los mismos dados para todos; solo cuenta tu primer intento.
ui-daily-players = { $count ->
        [0] nadie ha jugado todavía
        [one] { $count } persona ha jugado
       *[other] { $count } personas han jugado
    }
ui-daily-hours = quedan { $hours } h
ui-daily-minutes = quedan { $minutes } min
ui-streak = { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
ui-daily-play = Jugar la partida de hoy
ui-daily-practise = Practicar con los mismos dados
ui-daily-dice = Los mismos dados para todos
ui-daily-dice-what = Los dados dependen solo del número de la jugada: en la misma jugada todos ven los mismos dados, sea cual sea el camino seguido.
ui-daily-once = Solo cuenta un intento
ui-daily-once-what = Primero la ventaja sobre el mejor bot, después menos jugadas. Sin sugerencias y sin deshacer. Después, practica cuanto quieras.
ui-daily-midnight = Hasta medianoche (UTC)
ui-daily-midnight-what = Una partida que siga en marcha a esa hora no cuenta. Hasta entonces los dados son secretos; después cualquiera puede comprobarlos.
ui-daily-today = Hoy
ui-daily-week = Esta semana
ui-daily-nobody = Nadie ha terminado todavía.
ui-daily-moves = { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
ui-daily-beaten = los dos bots vencidos: { $won } de { $played }
ui-daily-mine = Tu resultado: { $margin }, puesto { $place }
ui-daily-given-up = Tu intento acabó antes que la partida, así que no cuenta.
ui-daily-share = Compartir la imagen
ui-daily-text = Copiar como texto
ui-daily-course = Cómo fue: { $course }
ui-course-l = por delante
ui-course-e = empate
ui-course-b = por detrás
ui-daily-weeks = Reto del día, cuatro semanas
ui-daily-all = resultados

## Borrarlo todo

ui-delete = Borrar todos mis datos
ui-delete-what = Tu nombre, tus sesiones, lecciones, resultados e historial desaparecen para siempre, igual que lo que escribiste en los chats. Las partidas en curso se abandonan. Las partidas con otras personas siguen siendo suyas, sin tu nombre.
ui-delete-never = No se puede deshacer.
ui-delete-sure = Sí, borrarlo todo
ui-delete-not = No, conservarlo
ui-programs = Tus cuentas de bot
ui-programs-what = Un programa que hayas escrito puede jugar en las mesas, con su propia cuenta de bot.
ui-programs-how = Cómo funciona
ui-programs-account = Para esto necesitas una cuenta: crea una primero.
ui-programs-name = Nombre del programa
ui-programs-new = Crear un token
ui-programs-token = Token
ui-programs-once = Copia ahora el token de { $name }: no se volverá a mostrar.
ui-programs-never = sin usar todavía
ui-programs-revoke = Revocar
ui-programs-revoke-name = Revocar el token de { $name }

## Cómo se juega

ui-howto-1 = De qué va
ui-howto-2 = Un turno
ui-howto-kit-1 = Con esto basta para empezar. El turno está en la página siguiente, o juega la primera partida conmigo.
ui-howto-kit-2 = Ahora, a jugar: la primera partida dura unos minutos y yo estoy todo el rato a tu lado.
ui-howto-print = Imprimir
ui-howto-first = Jugar la primera partida
ui-howto-of = Cómo se juega: { $game }
ui-origin = Sigue desde la jugada { $number } de una partida terminada
ui-origin-same = Sigue desde la jugada { $number } con las mismas tiradas
