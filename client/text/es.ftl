### El cliente del navegador en español.

ui-home = Starhold, a la portada
ui-skip = Al contenido
ui-theme-flip = Oscuro o claro
ui-language = Idioma
ui-close = Cerrar
ui-about = Sobre este servidor, privacidad
ui-save = Guardar
ui-yes = Sí
ui-no = No
ui-done = Hecho.
ui-loading = Un momento…
ui-reload = Recargar
ui-page-not-loaded = Esta página no se ha podido cargar.
ui-more-about = Más sobre { $name }
ui-refused = El servidor lo ha rechazado ({ $key }).
ui-server-failed = El servidor no ha podido responder (estado { $status }).
ui-no-server = No se puede conectar con el servidor.
ui-copy = Copiar
ui-copied = Copiado
ui-name = Nombre

## Portada

ui-seats = Asientos
ui-you = tú
ui-start = Empezar
ui-hint = Sugerencia
ui-hint-busy = Pensando…
ui-hints = Sugerencias
ui-hint-share = { $percent } %
ui-hint-move = Jugada
ui-hint-chance = Probabilidad de ganar entre { $players }
ui-hint-equal = { $first } y { $second } son casi igual de buenas
ui-hint-show = Mostrar
ui-hint-do = Hacer la { $place }
ui-hint-under = menos del 3 %
ui-hint-over = más del 97 %
ui-rename = Cambiar el nombre
ui-rules-of = Reglas: { $game }
ui-open-record = Abrir un registro de partida
ui-open-record-what = Mira cualquier partida jugada a jugada desde su archivo.

## Invitaciones y espera

ui-invite = Invitar a amigos
ui-invite-link = Enlace de invitación
ui-invite-qr = El enlace como código QR
ui-invite-code = O el código:
ui-invite-name = Nombre de un jugador
ui-invite-do = Invitar
ui-invited = { $player } tiene una invitación.
ui-join-title = Te invitan a una mesa
ui-join-seat = Sentarse
ui-join-watch = Solo mirar
ui-room-title = { $game }: esperando jugadores
ui-room-wait = La partida empieza cuando se ocupen todos los asientos o cuando lo decida quien abrió la mesa.
ui-room-words = Preparando dados sin trampas…
ui-start-with-bots = { $count ->
        [one] Empezar con un bot en el asiento libre
       *[other] Empezar con bots en los { $count } asientos libres
    }
ui-leave = Irse
ui-word = Una palabra para los dados
ui-word-why = Los dados salen de una semilla sellada del servidor y de una palabra de cada jugador, así que nadie puede conocerlos de antemano ni elegirlos. Tu dispositivo sella por su cuenta una palabra al azar; puedes añadir una tuya.
ui-word-any = p. ej. cometa
ui-word-said = «{ $word }» está sellada, con un añadido al azar que nadie puede adivinar. Se abrirá cuando estén todos.
ui-word-sealed = Ha sellado una palabra para los dados
ui-word-own = Tu palabra para los dados:
ui-word-give = Añadir
ui-word-given = Ha dado una palabra para los dados
ui-commitment = Sello de los dados:
ui-commitment-changed = El sello de los dados no es el que este dispositivo anotó antes. Puede que alguien cambiara los dados: este dispositivo no envía ninguna palabra.

ui-accept = Aceptar
ui-not-now = Ahora no
ui-cancel = Cancelar
ui-rematch-asks = { $player } pide la revancha
ui-rematch-waits = Esperando a { $player }
ui-rematch-kept = El asiento se guarda
ui-rematch-refused = { $player } no puede ahora
ui-rematch-cancelled = { $player } ha cancelado la revancha
ui-rematch-others = Jugar con los demás
ui-series = Vuestra serie
ui-starts = Empieza la partida
ui-ready = Puedo empezar
ui-room-learning = { $player } está aprendiendo, unos 5 minutos
ui-room-ready = { $player } ya está. ¿Empezamos?
ui-seat-ready = puede empezar
ui-seat-learning = aprende el juego
ui-seat-kept = revancha pedida
ui-join-from = { $player } te invita a jugar
ui-join-new = ¿Nunca has jugado?
ui-join-learn = Aprender primero, { $minutes } min
ui-join-waits = { $player } ve que estás aprendiendo y espera.
ui-chat-phrases = Frases rápidas
ui-say-peace = ¿Paz?
ui-say-nice = Buena jugada
ui-say-sorry = ¡Perdón!
ui-say-moment = Un momento
ui-say-thanks = Gracias
ui-say-game = Buena partida
ui-say-nudge = ¿Estás ahí? Te toca.
ui-away = { $player } no está desde las { $time }.
ui-away-clock = { $player } no está desde las { $time }. El reloj corre.
ui-away-bot = A cero, sigue un bot.
ui-away-skip = A cero, se salta la decisión.
ui-away-loss = A cero, se pierde la partida.
ui-away-hold = Que un bot juegue por { $player }
ui-nudge = Avisar
ui-undo-keep = Dejarlo
ui-undo-allow = Permitir
ui-undo-back = Se desharía:
ui-room-friend = { $count ->
        [one] Esperando a un amigo. Envía el enlace.
       *[other] Esperando a { $count } amigos. Envía el enlace.
    }

## La mesa

ui-seat-number = Asiento { $number }
ui-seat-bot = bot
ui-seat-program = bot de { $owner }
ui-seat-open = Asiento libre
ui-seat-held = un bot guarda el asiento
ui-seat-resigned = se ha rendido
ui-seat-online = en la mesa
ui-seat-away = ausente
ui-to-move = le toca
ui-players = Jugadores
ui-prompt = Tu decisión
ui-your-turn = Tu turno
ui-why = ¿Por qué?
ui-rule = regla
ui-moves = Jugadas posibles
ui-moves-count = { $count ->
        [one] La única jugada posible
       *[other] Lista de las { $count } jugadas
    }
ui-pick-what = Elige
ui-pick-where = Toca adónde va
ui-set-go = { $deed }: { $count }
ui-no-effect = sin efecto
ui-threat = { $player } puede responder
ui-threat-if = { $move }: { $player } puede responder
ui-full = { $what }: ya al máximo
ui-stop-chance = decide el azar
ui-stop-reveal = se verá algo nuevo
ui-stop-war = empieza una guerra
ui-moves-tab = Jugadas
ui-lost = { $count } de más
ui-counter-points = puntos
ui-counter-level = nivel
ui-goal-most = Gana quien tenga más puntos al final.
ui-goal-level = Empate a { $points }.
ui-goal-leads = { $player } va en cabeza con { $points }.
ui-goal-you-lead = Vas en cabeza con { $points }.
ui-goal-share = En cabeza con { $points }: { $names }.
ui-goal-needs = A { $player } le faltan { $left }
ui-goal-you-need = Te faltan { $left }
ui-goal-near = El final está cerca
ui-goal-far = El final aún queda lejos
ui-goal-left = Aún juegan:
ui-goal-left-of = { $counter }: faltan { $left }
ui-goal-sheet = Hoja de puntuación
ui-goal-you = Tú
ui-goal-secret = Lo secreto se cuenta al final.
ui-swap = Tomar otro
ui-undo = Deshacer
ui-undo-ask = Pedir deshacer
ui-undo-asks = { $player } pide deshacer su última jugada. ¿De acuerdo?
ui-undo-asked = Se pregunta a los demás si puedes deshacerla.
ui-undo-blocked = No se puede deshacer: { $what }
ui-undo-nothing = No hay nada que deshacer.
ui-sending = Enviado…
ui-thinks = { $player } piensa
ui-decides = { $player } decide
ui-on-stage = En el centro de la mesa
ui-continue = Seguir
ui-sound-ask = ¿Jugar con sonido? El volumen está en el menú.
ui-moment-left = Aún juegan: { $players }. Después se cuentan los puntos.
ui-spectator = Espectador
ui-over = La partida ha acabado
ui-end-open = Ver el resultado
ui-offline = Sin conexión
ui-offline-retry = Lo elegido se guarda. Otro intento en { $seconds } s.
ui-busy = El servidor está muy ocupado. Tu jugada se guarda y se vuelve a enviar sola.
ui-outdated = Starhold se ha actualizado. Recarga para seguir.
ui-no-table = Esa mesa no existe
ui-no-table-why = Se ha eliminado, es privada y no tienes invitación, o el enlace no es correcto.
ui-log = Crónica
ui-log-filter = Mostrar en la crónica
ui-log-vain = sin resultado
ui-log-idle = no hace nada
ui-log-all = Todo
ui-log-me = Sobre mí
ui-log-dice = Dados
ui-log-war = Guerras
ui-log-since = desde tu última jugada
ui-catch-up = Ponerse al día
ui-log-open = Ver este momento
ui-log-open-ply = Ver la mesa tras la jugada { $ply }
ui-chat = Chat
ui-chat-empty = Nadie ha dicho nada aún.
ui-chat-say = Di algo
ui-chat-send = Enviar
ui-rules = Reglas
ui-howto = Cómo se juega
ui-menu = Menú
ui-keys = Teclado
ui-keys-choose = elegir una cosa o una respuesta; en una guerra, ese número
ui-keys-moves = todas las jugadas en lista
ui-keys-list = estas teclas
ui-keys-confirm = enviar la jugada elegida
ui-keys-back = deshacer una elección, cerrar
ui-keys-deeds = repetir la tirada, convertir, terminar el turno
ui-keys-answers = seguir, pasar, permitir
ui-keys-skip = saltar lo que se muestra
ui-keys-walk = recorrer la mesa
ui-keys-inspect = leer qué es y por qué está en gris
ui-orders = Órdenes permanentes
ui-orders-what = Respuestas que la mesa da por ti. Solo las ves tú.
ui-orders-none = Este juego no tiene.
ui-sleep = Horas de silencio
ui-sleep-what = Tu reloj se para entre estas horas, desde tu próxima decisión. Como máximo { $asleep ->
    [one] { $asleep } hora
   *[other] { $asleep } horas
  } al día; puedes cambiarlas una vez al día.
ui-sleep-saved = Guardado. Estas horas cuentan desde tu próxima decisión.
ui-sleep-from = Inicio
ui-sleep-to = Fin
ui-return = Recuperar el asiento
ui-bot-holds = Que un bot guarde el asiento
ui-resign = Rendirse
ui-resign-sure = Sí, rendirme
ui-abandon = Terminar para todos
ui-abandon-sure = Sí, terminarla para todos
ui-own-link = Tu enlace de vuelta
ui-own-link-why = Abre este enlace en otro dispositivo para volver al mismo asiento. No lo compartas.
ui-watchers = Espectadores
ui-watchers-why = Quien abra este enlace puede mirar la mesa.
ui-dice-title = Dados
ui-to-lobby = A la portada
ui-to-table = A la mesa
ui-pass-to = Pasa el dispositivo a { $player }
ui-pass-away = Los demás miran a otro lado.
ui-pass-show = Soy { $player }, muestra mi lado
ui-pass-not = Ahora no
ui-peek = Mostrar los secretos de { $player }
ui-peek-end = Ocultar los secretos de { $player }

## El final

ui-end-title = Resultado
ui-end-won = Gana { $players }
ui-end-you-won = ¡Ganas!
ui-end-tie = Comparten la victoria: { $players }
ui-end-abandoned = Acabada sin resultado
ui-end-line = Origen de los puntos
ui-end-total = Total
ui-end-rank = Puesto
ui-rematch = Revancha
ui-daily-results = Resultados del día
ui-replay = Ver de nuevo
ui-download = Descargar la partida
ui-review = Analizar la partida
ui-puzzles = Ejercicios

## Repetición y comprobación

ui-step-back = Una jugada atrás
ui-step-on = Una jugada adelante
ui-play = Reproducir
ui-pause = Pausa
ui-scrub = Jugada
ui-move-of = Jugada { $ply } de { $last }
ui-eyes = Punto de vista
ui-share-moment = Enlace a esta jugada
ui-record-file = Elegir un archivo
ui-record-paste = O pega un registro de partida
ui-check = Comprobar los dados
ui-check-more = La comprobación en su propia página

## Ajustes

ui-settings = Ajustes
ui-account = Cuenta
ui-account-why = Se puede jugar sin ella. Con una cuenta vuelves a tus mesas desde cualquier dispositivo.
ui-account-or = Crear una cuenta o entrar
ui-account-in = Has entrado como { $name }.
ui-set-theme = Tema
    .about = Noche o pleno día.
    .system = como el sistema
    .dark = oscuro
    .light = claro
ui-set-speed = Movimiento
    .about = Cuánto tarda en verse una jugada.
    .slow = lento
    .normal = normal
    .fast = rápido
    .none = sin movimiento
ui-set-sounds = Sonidos
    .about = Cada sonido tiene también una señal visible.
    .off = sin sonido
    .turn = tu turno
    .all = todos
ui-join = Participar: { $deed }
ui-set-size = Tamaño del texto
    .about = Los planetas, los mapas y los dados siguen en su sitio. Los paneles crecen y los textos largos se pliegan.
ui-set-volume = Volumen
    .about = Intensidad de los sonidos.
    .test = Probar
ui-set-confirm = Confirmar
    .about = Preguntar antes de enviar una jugada.
    .final = lo irreversible
    .every = siempre
    .never = nunca
ui-set-device = Partidas contra bots
    .about = En este dispositivo no le cuestan nada al servidor y no necesitan red. Una cuenta las encuentra en todos sus dispositivos solo si están en el servidor.
    .auto = Automático
    .always = En este dispositivo
    .never = En el servidor
ui-tip-got = Entendido
ui-tip-off = Sin más consejos
ui-tip = Consejo de Kit
ui-word-see = Verlo en la mesa
ui-word-rule = La regla
ui-set-tips = Consejos para empezar
    .about = La primera vez que aparece cada tipo de decisión.
ui-set-notify = Avisarme
    .about = Cuando te toque y no estés mirando.
ui-clock-still = reloj parado hasta { $time }
ui-set-onward = Mesa siguiente
    .about = Tras una jugada en una mesa que dura días, ir a la siguiente que te espera.

## Tiny Epic Galaxies

galaxies-ui-colonies = Colonias
galaxies-ui-empire = Imperio
galaxies-ui-mission = Misión
galaxies-ui-missions = Quédate con una misión
galaxies-ui-mission-hidden = Ver tu misión
galaxies-ui-of-goal = de 21
galaxies-ui-one-step = a 1 casilla de { $planet }
galaxies-ui-can-upgrade = puede expandirse
galaxies-ui-threat = { $player } está a 1 casilla de colonizar { $planet }: tu nave volvería a tu galaxia.
galaxies-ui-surface = Superficie
galaxies-ui-planet = Planeta { $planet }
galaxies-ui-planet-summary = { $planet }, { $resource }, { $track }, { galaxies-ui-points }, { $length } casillas hasta colonizar
galaxies-ui-ship-on = { $player }, casilla { $space }
galaxies-ui-orbit-of = Órbita de { $planet }
galaxies-ui-sketch-away = { $steps ->
        [one] falta { $steps } casilla
       *[other] faltan { $steps } casillas
    }
galaxies-ui-sketch-landed = en la superficie
galaxies-ui-sketch-colony = colonia
galaxies-ui-sketch-none = sin nave propia
galaxies-ui-surface-of = Superficie de { $planet }
galaxies-ui-ship-orbiting = Nave de { $player } en órbita de { $planet }, casilla { $space }
galaxies-ui-ship-landed = Nave de { $player } en la superficie de { $planet }
galaxies-ui-ship-home = Nave en tu galaxia
galaxies-ui-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
galaxies-ui-colony = Colonia { $planet }, { galaxies-ui-points }
galaxies-ui-your-mat = Tu tablero galáctico
galaxies-ui-chip-follow = ¿Seguir?
galaxies-ui-back-to-mine = Volver a la mía
galaxies-ui-asks-main-choice = Toca un dado y luego dónde se usa.
galaxies-ui-asks-more-main-choice = O toca primero el lugar. También puedes arrastrar.
galaxies-ui-home = Tu galaxia
galaxies-ui-none-home = ninguna nave aquí
galaxies-ui-locked = { $count ->
        [one] { $count } nave bloqueada
       *[other] { $count } naves bloqueadas
    }
galaxies-ui-level = Nivel { $level }: { $dice } dados, { $ships } naves, { galaxies-ui-points }
galaxies-ui-dice = Dados
galaxies-ui-ships = Naves en la galaxia
galaxies-ui-your-dice = Tus dados
galaxies-ui-dice-of = Dados de { $player }
galaxies-ui-die = Dado: { $face }
galaxies-ui-no-dice = No quedan dados
galaxies-ui-faces = Caras
galaxies-ui-activated = Activados
galaxies-ui-reroll = Repetir tirada
galaxies-ui-reroll-free = Repetir gratis
galaxies-ui-reroll-paid = Repetir: 1 de energía
galaxies-ui-converter = Convertor
galaxies-ui-discard = Descartar
galaxies-ui-follow-cost = Seguir: { $cost } de cultura
galaxies-ui-dice-left =
    { $count ->
        [one] { $count } dado por tirar
       *[other] { $count } dados por tirar
    }
galaxies-ui-rogue = Galaxia rebelde
galaxies-ui-rogue-won = Gana la galaxia rebelde
galaxies-ui-empty-slot = sin planeta
galaxies-ui-deck = { $count ->
        [one] { $count } planeta en el mazo
       *[other] { $count } planetas en el mazo
    }
galaxies-ui-last-round = Última ronda
galaxies-ui-moment-own = { $planet } es tuyo
galaxies-ui-moment-own-said = Su acción ya está en tu dado de Colonia. Tus puntos: { $score }.
galaxies-ui-moment-other = { $player } toma { $planet }
galaxies-ui-moment-other-said = Puntos: { $score }.
galaxies-ui-moment-faster = { $player } se te adelanta
galaxies-ui-moment-faster-said = { $planet } ya tiene dueño. Tu nave vuelve a tu galaxia: { $steps ->
        [one] { $steps } paso perdido.
       *[other] { $steps } pasos perdidos.
    }
galaxies-ui-aim = Llega a { $points }.
galaxies-ui-own-level = Nivel { $level }
galaxies-ui-next-level = luego
galaxies-ui-upgrade-cost = energía o cultura para este nivel

## Roll for the Galaxy: rótulos del tablero

roll-ui-screen = Detrás de tu pantalla
roll-ui-phases = Fases
roll-ui-stage-assign = Asignación
roll-ui-stage-manage = Gestión
roll-ui-wild = Dados comodín
roll-ui-behind = Detrás de la pantalla
roll-ui-select = elegir
roll-ui-select-phase = Elegir { $phase }
roll-ui-selected = Tu elección
roll-ui-selects = { $player } elige { $phase }
roll-ui-idle = no en esta ronda
roll-ui-extra-die = el dado extra
roll-ui-workers = { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }
roll-ui-virtual = un trabajador extra, sin dado
roll-ui-cheaper = descuento de tus poderes: { $dice }
roll-ui-of-needed = { $dice } de { $needed }
roll-ui-dictate = Dictar
    .text = Una vez por ronda: cede un trabajador y mueve otro a cualquier otra fila. El dado cedido vuelve a tu cubilete.
roll-ui-dictate-how = cede un trabajador y mueve otro
roll-ui-given-up = cedido, vuelve al cubilete
roll-ui-reassign = Poderes de reasignación
roll-ui-trade = Vender
    .text = Créditos según el color del mundo: novedades 3 $, elementos raros 4 $, genes 5 $, tecnología alienígena 6 $.
roll-ui-consume = Consumir
    .text = 1 PV, 1 más si la mercancía coincide con el color del mundo y 1 más si coincide el transportista. Los dados de consumo siempre coinciden.
roll-ui-vp = { $vp } PV
roll-ui-price = { $credits } $
roll-ui-builders = Constructores
roll-ui-stores = Tus reservas
roll-ui-cup = Cubilete
    .text = Los dados del cubilete se lanzan al comienzo de la ronda siguiente.
roll-ui-tie = Dados del cubilete y créditos
roll-ui-citizenry = Ciudadanía
    .text = Aquí descansan los dados que han trabajado. Al final de la ronda se reclutan al cubilete por 1 $ cada uno.
roll-ui-credits = Créditos
    .text = Créditos galácticos, 10 como máximo. Con ellos se recluta.
roll-ui-chips = Fichas de PV
    .text = Puntos de victoria por consumir y por poderes.
roll-ui-pool = Reserva
    .text = Fichas PV que quedan en la mesa. Cuando se agota, la ronda es la última.
roll-ui-construction = Construcción
roll-ui-no-development = Ningún desarrollo por construir
roll-ui-no-world = Ningún mundo por colonizar
roll-ui-sketch-builders = constructores: { $count } de { $needed }
roll-ui-sketch-built = construido
roll-ui-sketch-rolled = Próxima tirada
roll-ui-sketch-waits = aún no es el siguiente
roll-ui-sorting = Ordenando losetas
roll-ui-below = { $count ->
        [one] { $count } loseta debajo
       *[other] { $count } losetas debajo
    }
roll-ui-under = Bajo la pila: { $side }
roll-ui-on-top = Encima: { $side }
roll-ui-as-development = como desarrollo
roll-ui-as-world = como mundo
roll-ui-hand = Losetas en la mano
roll-ui-tableau = Tablero
roll-ui-your-tableau = Tu tablero
roll-ui-empire-of = Imperio de { $player }
roll-ui-squares = { $squares } de 12 casillas
roll-ui-squares-name = Casillas
roll-ui-chip-assign = Plan secreto
roll-ui-chip-manage = Gestión
roll-ui-chip-manage-recruit = Gestión
roll-ui-each = 1 $ cada uno
roll-ui-next-round = se lanzan la próxima ronda
roll-ui-to-cup = al cubilete
roll-ui-stays = se queda
roll-ui-recall = Recuperar
roll-ui-recall-free = gratis, opcional
roll-ui-dice-next = { $count ->
    [one] { $count } dado la próxima ronda
   *[other] { $count } dados la próxima ronda
}
roll-ui-goods = Mercancías
roll-ui-ready = plan listo
roll-ui-likely-explore = { $player } no tiene nada que construir. Fase probable: { $phase }.
roll-ui-likely-site = { $player } construye { $tile }, { $dice } de { $needed }. Fase probable: { $phase }.
roll-ui-likely-produce = { $empty ->
        [one] { $player } tiene { $empty } mundo sin mercancía. Fase probable: { $phase }.
       *[other] { $player } tiene { $empty } mundos sin mercancía. Fase probable: { $phase }.
    }
roll-ui-likely-ship = { $goods ->
        [one] { $player } tiene { $goods } mercancía. Fase probable: { $phase }.
       *[other] { $player } tiene { $goods } mercancías. Fase probable: { $phase }.
    }
roll-ui-last-round = Última ronda
roll-ui-runs = Fases activas: { $phases }.
roll-ui-wasted = { $dice ->
        [one] { $dice } de tus dados vuelve al cubilete
       *[other] { $dice } de tus dados vuelven al cubilete
    }
roll-ui-six-plus = Bonificación de desarrollos 6+
roll-ui-short-explore = Explor.
roll-ui-short-develop = Desarr.
roll-ui-short-settle = Coloniz.
roll-ui-short-produce = Produc.
roll-ui-short-ship = Envío

## Tiny Epic Kingdoms: rótulos del tablero

kingdoms-ui-asks-select = Elige una acción y luego toca el mapa.
kingdoms-ui-actions = Acciones
kingdoms-ui-ways = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
kingdoms-ui-chip-bids = Guerra
kingdoms-ui-chip-perform = ¿Participas?
kingdoms-ui-taken = tomada
kingdoms-ui-now = ahora
kingdoms-ui-shield = escudo
kingdoms-ui-towers = Torres
kingdoms-ui-unseen = Fichas aún no vistas
kingdoms-ui-army = ejército de { $player }
kingdoms-ui-lying-army = ejército tumbado de { $player }
kingdoms-ui-neutral-army = ejército neutral
kingdoms-ui-face-down = Ficha boca abajo
    .text = Quien entra le da la vuelta y recibe lo que trae.
kingdoms-ui-allies = Aliados
kingdoms-ui-allied-with = en alianza con { $players }
kingdoms-ui-magic-of = Magia de { $player }
kingdoms-ui-shields = Escudos
kingdoms-ui-learned = { $magic } de 5
kingdoms-ui-known = aprendido
kingdoms-ui-attacker = ataca
kingdoms-ui-defender = defiende
kingdoms-ui-sealed = elección sellada
kingdoms-ui-choosing = está eligiendo
kingdoms-ui-no-die = sin dado
kingdoms-ui-bids = Tu dado de guerra
kingdoms-ui-flag = Bandera blanca
    .text = Cuenta como 0 y no cuesta nada. Si ambos la muestran, se alían y comparten la región.
kingdoms-ui-flag-of-two = Bandera blanca
    .text = Cuenta como 0 y no cuesta nada. Si ambos la muestran, los números son iguales y gana el defensor: con dos jugadores no hay alianzas.
kingdoms-ui-out-of-reach = Fuera de alcance
    .text = Solo puedes mostrar un número que tus recursos y descuentos podrían pagar: 2 por maná, 1 por mineral.
kingdoms-ui-war-rule = Ambos pagan su número, gane quien gane. Con números iguales gana el defensor.
kingdoms-ui-ore-for = mineral para este nivel
kingdoms-ui-mana-for = maná para este nivel
kingdoms-ui-bid-cost = El número { $number } te cuesta { $cost }, ganes o pierdas.
kingdoms-ui-bid-discount = descuento: { $points }
kingdoms-ui-bid-penalty = recargo: { $points }
kingdoms-ui-war-for = Guerra por { $region }
kingdoms-ui-war-look = Mantén pulsado para ver los mapas
kingdoms-ui-war-step-bid = Número
kingdoms-ui-war-step-seal = Sello
kingdoms-ui-war-step-reveal = Revelar
kingdoms-ui-war-step-pay = Pagar
kingdoms-ui-war-reaches = llega a { $number }
kingdoms-ui-war-reach-of = alcance: { $player }
kingdoms-ui-war-reach-own = tu alcance
kingdoms-ui-war-sure = victoria segura
kingdoms-ui-war-sealed = Has sellado: { $number }. Solo tú lo ves.
kingdoms-ui-war-beats =
    { $high } vence a { $low }: { $own ->
        [yes] ganas tú.
       *[no] gana { $player }.
    }
kingdoms-ui-war-tie =
    { $number } contra { $number }, empate: { $own ->
        [yes] ganas tú.
       *[no] gana { $player }.
    }
kingdoms-ui-ends-alliance = Tu alianza con { $player } se rompe, salvo que los dos muestren la bandera blanca.
kingdoms-ui-war-allies = Dos banderas blancas: { $player } y tú sois aliados.
kingdoms-ui-war-leaves = quedan { $left }
kingdoms-ui-war-mix = Otra mezcla
kingdoms-ui-moment-own = Tomas la capital
kingdoms-ui-moment-own-said = { $region } cuenta para ti al final si aún la conservas.
kingdoms-ui-moment-lost = Cae tu capital
kingdoms-ui-moment-lost-said = { $player } ocupa { $region }. Recupérala: cuenta al final.
kingdoms-ui-moment-other = { $player } toma una capital
kingdoms-ui-moment-other-said = { $region } cambia de manos.
kingdoms-ui-give = Dar
kingdoms-ui-take = Recibir
kingdoms-ui-resources = Recursos
kingdoms-ui-together = mineral y comida juntos
kingdoms-ui-less = uno menos
kingdoms-ui-more = uno más
kingdoms-ui-all = todo ({ $count })
kingdoms-ui-enough-tower = basta para la torre { $level }
kingdoms-ui-enough-magic = basta para la magia { $level }
kingdoms-ui-enough-army = basta para un ejército
kingdoms-ui-amount = Cantidad
kingdoms-ui-factions = Facciones
kingdoms-ui-bonus = Bonificación del nivel 5 de magia
kingdoms-ui-capitals = Capitales
kingdoms-ui-cities = Ciudades
kingdoms-ui-crown = Corona

## Without a server

ui-device = Este dispositivo
ui-device-loading = Preparando las mesas…
ui-device-elsewhere = Starhold está abierto en otra pestaña. Ciérrala para jugar aquí.
ui-device-failed = Las mesas no han arrancado: { $reason } Recarga la página o prueba con otro navegador.

## The installed app

ui-update-ready = Hay una nueva versión de Starhold.
ui-update-start = Iniciarla ahora
ui-update-later = Más tarde

### hub/: Las páginas alrededor de las mesas: portada, perfil, reto del día, cómo se juega.

ui-more = Más
ui-players-range = De { $least } a { $most } jugadores
ui-minutes = unos { $minutes } min
ui-seat-add = Añadir asiento
ui-seat-remove = Quitar el asiento { $number }
ui-open-table = Abrir la mesa e invitar
ui-listed = Mostrar en la portada
ui-listed-what = Cualquiera puede ocupar un asiento libre.
ui-rated = Por puntos
ui-rated-what = Cuenta para la puntuación de todos. Con reloj y sin sugerencias; cada cual necesita un nombre.
ui-rated-guest = Las partidas por puntos necesitan un nombre. Crea primero una cuenta.
ui-clock = Reloj
ui-clock-what = Cuando se agota el tiempo, juega un bot en tu lugar.
ui-clock-none = ninguno
ui-clock-quick = 90 segundos por jugada
ui-clock-bank = 30 minutos y 15 s por jugada
ui-clock-half = 12 horas por jugada
ui-clock-day = un día por jugada
ui-clock-days = dos días por jugada
ui-clock-week = siete días por jugada
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
ui-page-turns = Turnos
ui-page-learn = Aprender
ui-page-daily = Reto del día
ui-page-profile = Perfil
ui-page-people = Personas
ui-short-galaxies = Galaxias
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Portada

ui-lobby-title = Juega, aprende, vuelve
ui-play-game = Jugar a { $game }
ui-tab-bots = Bots
ui-tab-friends = Con gente
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
ui-play-rivals = Jugar contra { $rivals }
ui-add-opponent = Añadir un rival
ui-next-rival = Próximo rival: { $player }
ui-or-face = O elige un rival
ui-friend-waited = un amigo, por enlace
ui-friends-title = Invita con un enlace
ui-friends-what = Abre la mesa y envía su enlace. Quien lo abra escribe un nombre y se sienta, sin cuenta. Los asientos que queden libres pueden ser para bots.
ui-friends-add = Un amigo más
ui-device-title = Una pantalla que va de mano en mano
ui-device-what = Entre turnos la pantalla se tapa y dice quién debe mirar. Lo secreto solo se ve después del botón.
ui-device-add = Un jugador más
ui-met = { $times ->
        [one] Un encuentro
       *[other] { $times } encuentros
    }; { $won ->
        [0] nunca quedaste por delante.
        [one] quedaste por delante { $won } vez.
       *[other] quedaste por delante { $won } veces.
    }
ui-rung = { $rung } de { $all }
ui-all-faces = Todos los rivales
ui-step-easiest = fácil
ui-step-loses = pierde { $times } de 100 contra { $name }
ui-step-loses-ten = pierde { $times } de 10 contra { $name }
ui-step-beats = gana a { $name }
ui-step-times = { $times } de 10
ui-step-wins = { $wins } de 100
ui-step-against = contra { $name } (de { $low } a { $high })
ui-epithet-beginner = está aprendiendo
ui-epithet-all-rounder = sabe de todo
ui-no-leaning = Sin preferencias: un poco de todo.
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
ui-daily-games = Juegos del día

## Borrarlo todo

ui-delete = Borrar todos mis datos
ui-delete-what = Tu nombre, tus sesiones, lecciones, resultados e historial desaparecen para siempre, igual que lo que escribiste en los chats. Las partidas en curso se abandonan. Las partidas con otras personas siguen siendo suyas, sin tu nombre.
ui-delete-never = No se puede deshacer.
ui-delete-sure = Sí, borrarlo todo
ui-delete-not = No, conservarlo

## Cómo se juega

ui-howto-1 = De qué va
ui-howto-2 = Un turno
ui-howto-kit-1 = Con esto basta para empezar. El turno está en la página siguiente, o juega la primera partida conmigo.
ui-howto-kit-2 = Ahora, a jugar: la primera partida dura unos minutos y yo estoy todo el rato a tu lado.
ui-howto-print = Imprimir
ui-howto-first = Jugar la primera partida
ui-howto-of = Cómo se juega: { $game }
ui-origin = Sigue desde la jugada { $number } de una partida terminada
ui-origin-moved = Trasladada aquí en la jugada { $number }
ui-origin-same = Sigue desde la jugada { $number } con las mismas tiradas

### book/: The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Consejos de estrategia
ui-book-pictures = En imágenes
ui-book-rules = Reglas completas
ui-book-table = Esta mesa
ui-book-usual = Esta mesa juega con las reglas habituales.
ui-book-differs = Esta mesa juega algunas cosas de otro modo:
ui-rules-now = ahora
ui-rules-more = más
ui-rules-lesson = lección, { $minutes } min
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla habla de eso.
ui-rules-editions = ediciones y decisiones
ui-rules-ruling = Decisión nuestra
ui-rules-ruling-why = Los reglamentos no lo dicen o no lo dejan claro: así se juega en Starhold.
ui-rules-sources = De dónde sale
ui-rules-sources-why = RU, FR, ES: los reglamentos ruso, francés y español. RB: el reglamento. TILE: la propia loseta. DER: se deduce de otras reglas. FAQ: respuestas publicadas.
ui-rules-reference = Para consulta: ejemplos, secretos, todas las decisiones

### review/: Después de la partida: resultado, análisis, continuar, ejercicios y problemas.

## El resultado

end-next = Próximo rival: { $player }
end-next-lesson = Tu lección: { $lesson }
end-next-daily = Siguiente: la partida del día
end-more = Más
end-story = Lo que lo decidió
end-see = Verlo en el tablero
end-share = Compartir
end-ahead = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por delante de { $second }.
end-place = Puesto { $place }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }; { $short ->
    [one] faltó
   *[other] faltaron
  } { $short }.
end-resigned-own = Te has rendido.
end-late-own = Se te acabó el tiempo.
end-early = La partida terminó antes de tiempo: estos puntos no la deciden.
end-all-late = A todos los que seguían en juego se les acabó el tiempo: deciden los puntos.
end-tiebreak = Empate con { $second }; decidió el desempate.
end-broken = Lo que contó: { $source }, { $mine } a { $other }.
end-resources = recursos
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
rv-round = { $game ->
    [kingdoms] Ciclo
   *[other] Ronda
  }
rv-round-short = { $game ->
    [kingdoms] c. { $round }
   *[other] r. { $round }
  }
rv-round-of = { $game ->
    [kingdoms] Ciclo { $round }
   *[other] Ronda { $round }
  }
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
rv-better-was = mejor: { $move }
rv-why = ¿Por qué?
rv-why-to = ¿Por qué? Para { $player }:
rv-win-chance = probabilidad de ganar
rv-no-reason = La mejor jugada gana más veces; no cabe en una frase decir por qué.
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

rv-players = Jugadores
rv-others = Los demás
rv-head = { $mine ->
        [0] No regalaste nada, { $rival } { $theirs }.
       *[other] Regalaste { $mine }, { $rival } { $theirs }.
    }
rv-head-cost = { $mine ->
        [0] No regalaste nada, { $rival } { $theirs }; los dados te costaron { $luck }.
       *[other] Regalaste { $mine }, { $rival } { $theirs }; los dados te costaron { $luck }.
    }
rv-head-brought = { $mine ->
        [0] No regalaste nada, { $rival } { $theirs }; los dados te dieron { $luck }.
       *[other] Regalaste { $mine }, { $rival } { $theirs }; los dados te dieron { $luck }.
    }
rv-head-other = { $player } regaló { $mine }, { $rival } { $theirs }.
rv-head-unclear = No podemos decir qué lo decidió.
rv-the-others = los demás
rv-part-mine = Regalaste
rv-part-dice = Dados
rv-part-theirs = Regaló { $rival }
rv-part-rest = Sin explicar
rv-start = inicio
rv-end = final
rv-balance-note = En puntos de probabilidad de ganar. Sin explicar: el juez cambió de opinión; no es culpa de nadie.
rv-gave = Regalado
rv-of-100 = { $percent } de 100
rv-skill-short = Destreza
rv-skill = Destreza: { $percent } de 100
rv-skill-between = { $percent } de 100: entre { $from } y { $to }
rv-skill-level = { $percent } de 100: al nivel de { $from }
rv-skill-below = { $percent } de 100: por debajo de { $to }
rv-skill-above = { $percent } de 100: por encima de { $from }
rv-skill-few = Muy pocas decisiones para juzgar
rv-skill-note = 0 es elegir al azar, 100 el propio juez. Una partida prueba poco: probablemente de { $low } a { $high }{ $faces ->
        [0] {""}
        [1] {" "}(cerca de { $from })
       *[2] {" "}(de { $from } a { $to })
    }.
rv-alone = Contado, no estimado: nadie ha medido las probabilidades de ganar en solitario, así que aquí no hay ninguna.
rv-adds-up = Inicio { $start }, suerte { $luck }, regalado { $choices }, recibido de otros { $others }, sin explicar { $rest }: resultado { $result }.
rv-own-mistakes = Tus errores
rv-costliest = primero los más caros
rv-whose = Quién cambió las opciones de quién
rv-whose-row = cada fila: las jugadas de uno
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
try-number = Error { $number } de { $count } · { $game ->
    [kingdoms] ciclo { $round }
   *[other] ronda { $round }
  }
try-question = ¿Qué sería mejor aquí?
try-right = Sí, tan buena como la mejor.
try-wrong = Esta no: { $move } cuesta un { $error } % de probabilidad de ganar.
try-nearly = Casi: { $move } solo cuesta un { $error } % de probabilidad de ganar.
try-cost = coste: { $error } ± { $band } % de probabilidad de ganar
try-situation = La situación
try-watch = Verlo otra vez
try-once-more = Otra vez
try-best = La mejor jugada: { $move }
try-show = Enséñame
try-next = Siguiente
try-leave = Volver al análisis
try-done = Hecho. Encontrados: { $solved } de { $count }.

## Problemas

puzzles-title = Ejercicios
puzzles-about = Una jugada es mucho mejor que todas las demás. Encuéntrala.
puzzles-solved = Resueltos: { $solved } de { $count }
puzzles-rival = Rival
puzzles-rival-number = Rival { $number }
puzzles-number = Ejercicio { $number }
puzzles-of = { $number } de { $count }
puzzles-later = Después, primero los fáciles
puzzles-open = El siguiente sin resolver
puzzles-next = Siguiente ejercicio
puzzles-level-1 = fácil
puzzles-level-2 = media
puzzles-level-3 = difícil
puzzles-all = Todos los ejercicios
puzzles-is-solved = resuelto
puzzles-none = Aún no hay ejercicios para este juego.

## La comprobación de los dados

ui-check-how = Antes de la partida el servidor selló una semilla secreta y los jugadores sellaron sus palabras; al final todo queda abierto. Con ello se puede recalcular cada tirada y cada carta o loseta robada. Esta página lo hace en tu navegador y lo compara con lo que tu dispositivo anotó antes de la partida.
ui-check-do = Comprobar cada tirada
ui-fair-good = No hubo trampas con los dados
ui-fair-open = Los dados están bien, pero no todo está probado
ui-fair-unproven = Nada prueba que no hubiera trampas con los dados
ui-fair-bad = Algo va mal con estos dados
ui-fair-here = Comprobado en este navegador
ui-fair-there = Comprobado por el servidor
ui-fair-seed-good = La semilla abierta al final es la que se selló.
ui-fair-seed-bad = La semilla abierta no es la que se selló.
ui-fair-seed-none = Este registro no tiene sello. Quien lo hizo pudo elegir los dados: no prueba nada sobre ellos.
ui-fair-seed-closed = La semilla aún no está abierta.
ui-fair-note-good = Tu dispositivo anotó este sello antes de empezar la partida.
ui-fair-note-late = Tu dispositivo anotó este sello con la partida ya en marcha.
ui-fair-note-none = Tu dispositivo no anotó ningún sello de esta partida: nada se opone a un registro inventado por completo.
ui-fair-note-bad = Tu dispositivo anotó antes otro sello: { $noted }
ui-fair-own-good = Tu palabra { $word } está en los dados: nadie pudo conocerlos antes de que la dieras.
ui-fair-own-none = Ninguna palabra tuya está en los dados.
ui-fair-own-late = Tu palabra { $word } no llegó a tiempo al servidor y no está en los dados.
ui-fair-own-bad = El servidor confirmó tu palabra { $word }, pero no está en los dados.
ui-fair-words-good = { $count ->
        [one] La palabra de { $count } jugador está en los dados, tal como se selló antes de conocerse ninguna.
       *[other] Las palabras de { $count } jugadores están en los dados, cada una tal como se selló antes de conocerse ninguna.
    }
ui-fair-words-none = Ningún jugador añadió una palabra: quien lleva el servidor eligió los dados solo.
ui-fair-words-unsealed = { $count ->
        [one] La palabra de { $count } jugador está en los dados. Se dijo abiertamente, sin sellarla antes.
       *[other] Las palabras de { $count } jugadores están en los dados. Se dijeron abiertamente, sin sellarlas antes.
    }
ui-fair-words-bad = Una palabra no es la que se selló antes de la partida.
ui-fair-words-missing = { $count ->
        [one] { $count } palabra sellada nunca se abrió. Un jugador de acuerdo con el servidor pudo así elegir entre dos series de dados.
       *[other] { $count } palabras selladas nunca se abrieron. Jugadores de acuerdo con el servidor pudieron así elegir entre varias series de dados.
    }
ui-fair-draws-good = { $count ->
        [one] { $count } tirada o extracción se recalculó y es igual.
       *[other] Las { $count } tiradas y extracciones se recalcularon y son iguales.
    }
ui-fair-draws-bad = { $move ->
        [0] Preparación: la tirada o extracción número { $number } es { $answer } en el registro, pero la semilla y las palabras dan { $given }.
       *[other] Jugada { $move }: la tirada o extracción número { $number } es { $answer } en el registro, pero la semilla y las palabras dan { $given }.
    }
ui-fair-draws-old = Este registro antiguo no dice entre cuántas posibilidades sale cada tirada: tu navegador no puede recalcularla. El servidor sí.
ui-fair-draws-closed = Sin la semilla no se puede recalcular ninguna tirada.
ui-fair-rules-good = { $moves ->
        [one] { $moves } jugada sigue las reglas, y también el número de posibilidades de cada tirada. En esto hay que creer al servidor, o comprobar el archivo en tu ordenador.
       *[other] { $moves } jugadas siguen las reglas, y también el número de posibilidades de cada tirada. En esto hay que creer al servidor, o comprobar el archivo en tu ordenador.
    }
ui-fair-rules-bad = El registro no es correcto. { $why }
ui-fair-rules-none = Las reglas no se comprobaron. { $why }
ui-fair-details = Todo lo comprobado
ui-fair-seal = Sello
ui-fair-seed = Semilla abierta
ui-fair-words = Palabras de los jugadores
ui-fair-sizes = Posibilidades: cuántas veces
ui-fair-yourself = En tu ordenador, con el registro descargado
ui-fair-file = ARCHIVO

### meet/: Encuentros: partida rápida, mesas abiertas, códigos.

meet-quick = Partida rápida
meet-any = Da igual
meet-pace = Ritmo
meet-live = En directo
meet-turns = Por turnos
meet-turns-what = Una partida que dura días: un día por jugada, y un aviso cuando te toque.
meet-quiet = Nadie busca partida ahora mismo.
meet-nobody = Los bots ocupan los demás sitios, y cualquiera puede relevar a uno en la primera ronda.
meet-table = Abrir una mesa
meet-waiting =
    { $count ->
        [one] { $count } persona busca este juego.
       *[other] { $count } personas buscan este juego.
    }
meet-elsewhere =
    { $count ->
        [one] { $count } persona busca { $game }.
       *[other] { $count } personas buscan { $game }.
    }
meet-looking =
    { $count ->
        [0] Buscando. Si no viene nadie, empiezas con bots.
        [one] { $count } persona quiere lo mismo. Faltan jugadores.
       *[other] { $count } personas quieren lo mismo. Faltan jugadores.
    }
meet-call-what = Un solo aviso, si alguien quiere jugar en las próximas 3 horas.
meet-rating = Amistosa o por puntos
meet-casual = Amistosa
meet-rated = Por puntos
meet-rated-what = Por puntos se empieza cuando hay gente: 10 minutos cada cual y 5 s por decisión. Si no viene nadie, empiezas con bots, amistosa.
meet-find = Buscar partida
meet-start = Empezar ya
meet-call = Avisarme cuando haya alguien
meet-called = Te avisaremos una vez, si viene alguien en las próximas 3 horas.
meet-take = Relevar al bot
meet-take-what = Esta partida acaba de empezar. Puedes ocupar el sitio de un bot.
meet-takeable = acaba de empezar, puedes relevar a un bot
meet-no-clock = sin reloj
meet-each = { $time } cada uno
meet-per-move = { $time } por jugada
meet-is-casual = amistosa
meet-is-rated = por puntos
meet-join = Unirme
meet-code = ¿Tienes un código?
meet-live-now = Ahora mismo
meet-live-what = mira una mesa
meet-lately = Hace poco
meet-lately-what = terminadas esta semana
meet-here =
    { $count ->
        [one] hay { $count } jugador más aquí
       *[other] hay { $count } jugadores más aquí
    }

### turns/: La lista de turnos y los avisos.

turns-title = Turnos
turns-tables = Mesas
turns-notices = Avisos
turns-waiting =
    { $count ->
        [one] Te toca en { $count } mesa
       *[other] Te toca en { $count } mesas
    }
turns-first = Primero: { $game } con { $names }
turns-take = Jugar mis turnos
turns-mine = Tu turno
turns-order = primero donde queda menos tiempo
turns-others = Los demás piensan
turns-invited = Invitaciones
turns-finished = Terminadas hace poco
turns-all = Todas las partidas
turns-none = Nadie te espera
turns-none-text = Aquí aparecen las mesas donde te toca. Empieza una partida o invita a alguien a una que dure días.
turns-play = Empezar una partida
turns-open = Abrir
turns-look = Ver
turns-result = Resultado
turns-decide = Decide: { $names }
turns-left-days =
    { $days ->
        [one] Queda { $days } día
       *[other] Quedan { $days } días
    }
turns-left-hours = Quedan { $hours } h { $minutes } min
turns-left-whole = Quedan { $hours } h
turns-left-minutes = Quedan { $minutes } min
turns-play-by = Mis partidas por turnos
turns-away = Vacaciones
turns-away-what = Se paran todos tus relojes de 12 horas o más por jugada, hasta { $most } días al año. Los torneos siguen.
turns-away-days =
    { $days ->
        [one] Queda { $days } día.
       *[other] Quedan { $days } días.
    }
turns-away-until = del { $from } al { $to }
turns-away-from = Primer día
turns-away-to = Último día
turns-away-set = Elegir fechas
turns-away-end = Ya estoy aquí
turns-mute = Silenciar esta mesa
turns-unmute = Volver a avisar de esta mesa
turns-stop = Dejar de recibir avisos
turns-stop-ask = ¿Dejar de recibir los avisos que traían este enlace?
turns-stopped = Hecho. Esa dirección ya no recibe avisos.
turns-confirmed = Tu dirección de correo está confirmada.
turns-answered = Tu respuesta está enviada.
turns-next = Siguiente: { $game } con { $names }
turns-next-go = Mesa siguiente
turns-next-stay = Quedarme aquí

## Avisos

notices-reach = Cómo te avisamos
notices-optional = todo es opcional
notices-rule = Enviamos un aviso cuando una mesa te espera desde hace un minuto y ninguna página tuya abierta la ha mostrado. Dice el juego y los jugadores, nunca lo que está oculto.
notices-push = Este navegador
notices-push-text = Mensajes push, también con Starhold cerrado.
notices-push-on = Activar
notices-push-not = Este navegador o esta dirección no puede recibir mensajes push.
notices-push-denied = El navegador bloquea los avisos de este sitio. Permítelos primero en sus ajustes.
notices-mail = Correo
notices-mail-text = Primero enviamos un enlace; ábrelo para confirmar la dirección. Nadie la ve.
notices-mail-not = Este servidor no envía correos.
notices-mail-address = Tu dirección de correo
notices-hook = Webhook
notices-hook-text = Envía un mensaje a una dirección tuya. Solo dice que una mesa espera.
notices-hook-address = Dirección (https)
notices-hook-format = Formato
notices-json = JSON simple
notices-discord = Discord
notices-slack = Slack
notices-telegram = Telegram
notices-ntfy = ntfy
notices-add = Añadir
notices-yours = Tus canales
notices-test = Enviar una prueba
notices-remove = Quitar
notices-arrived = llegó en { $seconds } s
notices-failed = falló: { $error }
notices-off = desactivado: { $error }
notices-unconfirmed = abre el enlace que te enviamos
notices-again = Enviar el enlace otra vez
notices-quiet = Horas de silencio
notices-quiet-text = Los avisos esperan mientras duermes. Elige tus horas de sueño en el menú de una mesa con reloj.

### people/: Gente: amigos, búsqueda, clasificación, eventos.

people-title = Personas
people-tab-friends = Amigos
people-tab-ranking = Clasificación
people-tab-events = Torneos
people-tab-clubs = Clubes
people-none = Termina una partida con alguien y aquí podrás seguirle.
people-play = Buscar partida
people-all = Todos los amigos
people-here-now = Aquí ahora
people-of = { $here } de { $all } amigos
people-away = Ausentes
people-away-order = por su última visita
people-follows = Personas que sigues
people-back = ¿Seguir también?
people-lately = Has jugado hace poco con ellos
people-what = Qué es un amigo
people-what-text = Tú le sigues y te sigue. Los amigos ven cuándo estás aquí y tus mesas abiertas a todos. Dejar de seguir no avisa a nadie.
people-bring = Trae a alguien: un enlace es lo más rápido. Basta con escribir un nombre y sentarse.
people-copy = Copiar una invitación
people-copied = Copiado
people-here = aquí ahora
people-seen = última visita: { $when }
people-yours = te toca: { $game }
people-playing = juega contigo: { $game }
people-open = tiene una mesa abierta: { $game }
people-at-table = en una mesa: { $game }
people-won-you = ganaste tú
people-won-they = ganó la otra persona
people-won-both = empate
people-follow = Seguir
people-following = Ahora sigues a { $name }.
people-unfollow = Dejar de seguir
people-open-table = Abrir
people-join = Unirme
people-watch = Mirar
people-invite = Invitar
people-nudge = Recordar la partida
people-nudged = { $name } recibe un aviso.
people-block = Bloquear
people-block-ask = ¿Bloquear a { $name }? Ya no podrás sentarte, jugar, mirar ni chatear con esta persona. No recibe ningún aviso.
people-block-yes = Bloquear a { $name }
people-blocked = Ya no te encontrarás con { $name }.
people-unblock = Desbloquear
people-report = Avisar a los operadores
people-report-why = ¿Por qué avisas sobre { $name }?
people-report-leaves = Abandona partidas
people-report-insults = Insultos
people-report-cheating = Trampas
people-report-name = El nombre
people-report-other = Otra cosa
people-report-words = Con tus palabras (opcional)
people-report-lines = Van incluidas las últimas 20 líneas del chat.
people-report-send = Enviar el aviso
people-report-done = Gracias. Un operador lo mirará y aquí leerás qué ha decidido.
people-answer-acted = Tu aviso sobre { $name } se ha leído: un operador ha actuado.
people-answer-kept = Tu aviso sobre { $name } se ha leído: no se ha roto ninguna norma.
people-answer-read = Entendido
people-gone = alguien que ya no está
people-search = Buscar a alguien o un club
people-found-none = Nadie se llama «{ $letters }» aquí. Envíale un enlace.
people-blocked-title =
    { $count ->
        [one] Has bloqueado a una persona
       *[other] Has bloqueado a { $count } personas
    }
people-found =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }

### rating/: Puntuación: la clasificación, qué cambió una partida, amistosa o por puntos.
rating-none = aún sin puntuación
rating-between = entre { $below } y { $above }
rating-below = por debajo de { $above }
rating-above = por encima de { $below }
rating-title = Puntuación: { $game }
rating-after =
    { $games ->
        [one] tras { $games } partida por puntos
       *[other] tras { $games } partidas por puntos
    }
rating-soon =
    { $games ->
        [one] Falta { $games } partida por puntos para el primer margen.
       *[other] Faltan { $games } partidas por puntos para el primer margen.
    }
rating-why-ahead = Has quedado por delante de { $player }. Según estas puntuaciones, pasa en { $chance } de cada 100 partidas. La fuerza real está dentro del margen 9 veces de cada 10.
rating-why-behind = { $player } ha quedado por delante de ti. Según estas puntuaciones, ganarías el duelo en { $chance } de cada 100 partidas. La fuerza real está dentro del margen 9 veces de cada 10.
rating-why-drew = Compartes puesto con { $player }. Según estas puntuaciones, quedarías por delante en { $chance } de cada 100 partidas.
rating-why-left = Te fuiste antes del final, así que quedas en último lugar.
rating-why-early = Alguien se fue en la primera ronda, así que esta partida no cuenta.
rating-why-outage = El servidor estuvo caído más de 10 minutos durante esta partida, así que no cuenta.
rating-why-void = Los responsables han retirado esta partida de la clasificación: { $reason }
rating-casual = Amistosa
rating-rated = Por puntos
rating-make-casual = Jugar amistosa
rating-make-rated = Jugar por puntos
rating-waits = Será por puntos cuando acepte { $players }.
rating-wished = { $player } quiere jugar por puntos.
rating-unrated =
    { $why ->
        [name] Las partidas por puntos necesitan un nombre. Crea primero una cuenta.
        [clock] Una partida por puntos necesita reloj.
        [hints] En una partida por puntos no hay sugerencias, y esta mesa las permite siempre.
        [takeover] Aquí los bots ceden su sitio, así que es amistosa.
        [device] Se juega en un mismo dispositivo, así que es amistosa.
        [bots] Más de la mitad de los asientos son de bots, así que es amistosa.
        [face] Aquí hay un bot que nadie ha medido, así que es amistosa.
       *[other] Este tipo de partida siempre es amistosa.
    }
rating-all = Puntuaciones
rating-hidden = { $player } no muestra su puntuación.
rating-player = jugador
rating-rating = puntuación
rating-games = partidas
rating-month = 30 días
rating-place = puesto
rating-place-of = { $place }.º de { $count }
rating-everyone = Todos
rating-bots = Bots
rating-bot = bot
rating-you = tú
rating-you-title = Tú
rating-wide = margen aún amplio
rating-left-out =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
rating-nobody = Nadie tiene todavía cinco partidas por puntos. Los bots muestran la escala.
rating-unseen = Los demás no te ven aquí. Se cambia en los ajustes de la cuenta.
rating-how = Cómo leer esto
rating-fact-low = Ordenado por el extremo inferior del margen: un comienzo con suerte no pone a nadie arriba.
rating-fact-lira = Lira vale 1000 en todos los servidores. Los números de distintos servidores se pueden comparar.
rating-fact-more = 200 puntos más ganan unas tres de cada cuatro partidas de dos.
rating-fact-one = Una puntuación por juego, para mesas de 2 a 5.
rating-fact-rest = 90 días sin jugar: el margen se ensancha y sales de la lista hasta que juegues.
### cast/: La escalera de rivales.

ui-ladder = Tu escalera
ui-ladder-new = Elige un rival
ui-ladder-what = { $game }: { $beaten } de { $all }. Cada rival gana al de abajo, unas { $times } de 10.
ui-ladder-what-new = Diez rivales, de fácil a difícil. Cada uno gana al de abajo, unas { $times } de 10.
ui-ladder-how = Medido en al menos { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } por peldaño, con dos jugadores. Una preferencia cuenta desde un 15 % de diferencia con la media.
ui-ladder-people = Medido en al menos { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } por peldaño entre los rivales. Nadie ha medido aún a personas, así que tu resultado puede ser otro.
ui-rival-first = Tu primer rival
ui-rival-next = Tu próximo rival
ui-rival-picked = Tu elección
ui-rival-beaten = Ya vencido. ¿Otra vez?
ui-rival-tag-first = empieza aquí
ui-rival-tag-next = siguiente
ui-rival-place = peldaño { $rung } de { $all }
ui-rival-easiest = la más fácil de las diez
ui-rival-luna = Luna conoce todas las reglas y usa lo que tiene, pero se le escapan muchas cosas. Pierde { $times } de 10 partidas contra { $name }, el siguiente peldaño.
ui-rival-easier = ¿Primera partida? Luna es más fácil: es el primer peldaño.
ui-rival-play = Jugar contra { $name }
ui-rival-against = Contra { $name }
ui-rival-you = Contra ti
ui-rival-expected = ganarías unas { $wins } de 10 (de { $low } a { $high }, según tus últimas partidas)
ui-rival-measured = Medido
ui-rival-games = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } por peldaño, dos jugadores, tiempo habitual para pensar
ui-rival-mean = { $unit }, media { $mean }
ui-rival-time = Una partida dura { $minutes ->
        [one] { $minutes } minuto
       *[other] unos { $minutes } minutos
    }. Puedes parar y volver.
ui-rival-undo = Puedes deshacer y pedir una pista en cualquier momento.
ui-rival-guest = Sin cuenta. Nadie más mira.

### device/: Las partidas en este dispositivo y cómo se trasladan.

ui-install-what = Starhold puede instalarse en este dispositivo como una aplicación. Puedes quitarla en cualquier momento.
ui-install = Instalar en este dispositivo
ui-install-menu = Si el navegador no lo ofrece aquí, usa su menú: en iPhone y iPad, Compartir y luego Añadir a pantalla de inicio; en otros, Instalar o Añadir a pantalla de inicio.
ui-install-works = Funciona sin servidor
ui-install-works-what = Bots de todos los niveles, solitario, varios jugadores en un dispositivo, lecciones, ejercicios, reglas, análisis.
ui-install-needs = Necesita un servidor
ui-install-needs-what = Mesas con gente en otro lugar, partidas por puntos y torneos, el reto del día, chat.
ui-install-unrated = Las partidas del dispositivo nunca puntúan: nadie más vio los dados.
ui-lost-since = Sin conexión desde las { $time }.
ui-lost-play = Sigue jugando: las partidas de este dispositivo, las lecciones y los ejercicios funcionan aquí.
ui-lost-again = Intentar de nuevo
ui-lost-next = nuevo intento en { $seconds } s
ui-device-yours = Todo esto se guarda en este navegador, en este dispositivo. Nada se envía a ninguna parte.
ui-device-beside = Las partidas que juegas en este dispositivo se guardan en este navegador. No se envían al servidor.
ui-device-slow = Aquí falta el motor compilado: los bots fuertes piensan más tiempo y un análisis tarda varios minutos.
ui-device-lasting = El navegador lo guarda hasta que lo borres.
ui-device-keep = Guardarlo para siempre
ui-device-remove = Borrarlo todo de este dispositivo
ui-device-remove-sure = Sí, borrar partidas y progreso
ui-device-stay = Conservarlo todo
ui-device-size = { $size } MB
ui-device-of = de { $most } MB que permite este navegador
ui-device-app = Juego y bots
ui-device-games = Tus partidas
ui-device-alone = { $games ->
    [one] { $games } partida en curso solo existe aquí.
   *[other] { $games } partidas en curso solo existen aquí.
}
ui-move = Trasladar una partida
ui-move-why = Cada lado guarda la partida hasta que el otro la tiene.
ui-move-there = El servidor
ui-move-to-server = Al servidor
ui-move-to-device = A este dispositivo
ui-move-stays = Se queda allí
ui-move-none = No hay partidas en curso.
ui-move-what = La partida se lleva su registro y sus dados, y no puntúa. Las partidas con otras personas o con reloj se quedan en el servidor.
ui-move-files = Un archivo lleva una partida a otro navegador o a un servidor.
ui-move-save = Guardar en un archivo
ui-move-open = Abrir una partida guardada

### account/: Cuentas y perfiles.

acc-title = Cuenta
acc-join = Elige un nombre y guárdalo todo
acc-join-what = Sin correo ni contraseña. Puedes añadir una llave de acceso o un correo más tarde, o nunca.
acc-name = Tu nombre
acc-taken = { $name } ya está en uso. ¿Qué tal uno de estos?
acc-face = Tu cara, dibujada a partir de tu nombre
acc-face-n = Cara { $number }
acc-shown = Mostrar mis partidas y valoraciones a los demás
acc-keep = Guardar mis partidas
acc-have = ¿ya tienes una cuenta?
acc-use-passkey = Usar una llave de acceso
acc-use-mail = Enviarme un enlace
acc-use-words = Tengo cuatro palabras
acc-use-password = Tengo una contraseña
acc-words-in = Tus cuatro palabras
acc-what = Lo que guardas
acc-kept-games = Tus partidas y sus análisis
acc-kept-games-what = Terminadas: { $games }. Por ahora solo se abren desde este navegador
acc-kept-lessons = Tus lecciones
acc-kept-lessons-what = { $lessons } hechas, y por dónde vas en las demás
acc-kept-people = La gente a la que sigues
acc-kept-people-what = y quienes te siguen
acc-guest = invitado
acc-account = cuenta
acc-yes = Sí
acc-no = No
acc-can-play = Jugar con gente y bots, en vivo o por turnos
acc-can-learn = Lecciones, reto diario, análisis
acc-can-move = Las mismas partidas en móvil y ordenador
acc-can-rate = Valoraciones y ligas
acc-hello = Hola, { $name }
acc-secure = Todo está guardado. Una cosa más, si quieres: una forma de volver desde otro dispositivo.
acc-save-passkey = Guardar una llave de acceso
acc-passkey-what = Tu móvil u ordenador la recuerda; entras con huella, cara o PIN.
acc-no-passkeys = Esta dirección no admite llaves de acceso: los navegadores piden https y un nombre de dominio.
acc-or-words = o apunta cuatro palabras
acc-make-words = Crear cuatro palabras
acc-words-what = Quien tenga tu nombre y estas palabras puede entrar como tú. Solo se muestran una vez.
acc-or-mail = o añade un correo
acc-mail-what = para avisos y recuperación, no se muestra a nadie
acc-skip = Omitir y volver al juego
acc-saved = Guardado.
acc-ways = Formas de entrar
acc-passkey = Llave de acceso
acc-passkey-of = { $name }, añadida el { $day }
acc-add = Añadir
acc-remove = Quitar
acc-mail = Correo
acc-change = Cambiar
acc-words = Cuatro palabras
acc-set = puestas
acc-not-set = sin poner
acc-new-words = Crear otras
acc-password = Contraseña y dispositivos
acc-sees = Quién ve qué
acc-sees-presence = Que estoy aquí
acc-sees-games = Mis partidas y análisis
acc-sees-ranking = Yo en la clasificación
acc-sees-published = Publicar mis partidas clasificatorias
acc-published-what = para estudiarlas, sin nombres; solo si todos los que jugaron están de acuerdo
acc-sees-invitations = Quién puede invitarme
acc-who-nobody = Nadie
acc-who-friends = Amigos
acc-who-all = Todos
acc-data = Tus datos
acc-download-what = Perfil, lecciones y mensajes en JSON, y el registro de cada partida, en un archivo ZIP.
acc-download = Descargarlo todo
acc-delete-what = Nombre, cara, correo y llaves se borran enseguida. Las partidas acabadas quedan para los demás, sin tu nombre.
acc-delete = Borrar mi cuenta
acc-delete-sure = ¿Borrar esta cuenta?
acc-delete-name = Escribe tu nombre para confirmar: { $name }
acc-delete-not = Conservar mi cuenta
acc-delete-it = Borrarla
acc-delete-90 = Tu nombre no será de nadie durante 90 días: nadie puede hacerse pasar por ti.
acc-out-sure = No tienes forma de volver a esta cuenta. ¿Añades una o sales para siempre?
acc-out = Salir para siempre
acc-log-out = Salir
ui-invitation = Código de invitación
ui-log-in = Entrar
ui-password = Contraseña
ui-password-now = Contraseña actual
ui-password-new = Contraseña nueva (si cambia)
ui-forgot-what = Si tu cuenta tiene una dirección de correo confirmada, enviamos allí un enlace.
ui-forgot-do = Enviar un enlace
ui-forgot-sent = Si esa cuenta tiene una dirección de correo confirmada, el enlace está en camino. Vale durante una hora.
ui-recover = Entra con el enlace. También puedes elegir una contraseña nueva; entonces se cerrará la sesión en los demás dispositivos.
ui-account-change-what = En los demás dispositivos habrá que entrar de nuevo.
ui-account-change-title = Cambiar el nombre o la contraseña
ui-account-change = Cambiar
ui-sessions = Dónde tienes la sesión abierta
ui-session-here = este dispositivo
ui-session-seen = último uso: { $when }
ui-session-end = Cerrar ahí
ui-log-out-everywhere = Cerrar sesión en todas partes
ui-session-unknown = Navegador desconocido
ui-programs = Tus cuentas de bot
ui-programs-what = Un programa que hayas escrito puede jugar en las mesas, con su propia cuenta de bot.
ui-programs-how = Cómo funciona
ui-programs-name = Nombre del programa
ui-programs-new = Crear un token
ui-programs-token = Token
ui-programs-once = Copia ahora el token de { $name }: no se volverá a mostrar.
ui-programs-scopes = El programa puede
ui-programs-scope-play = sentarse y jugar
ui-programs-scope-tables = crear mesas e invitar
ui-programs-scope-chat = escribir en el chat
ui-programs-scope-none = solo leer
ui-programs-never = sin usar todavía
ui-programs-revoke = Revocar
ui-programs-revoke-name = Revocar el token de { $name }
acc-profile = Perfil
acc-see = Ver mi perfil
acc-since = desde { $month } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
acc-private = { $name } no muestra sus partidas.
acc-copy = Copiar enlace
acc-games = Partidas
acc-challenge = Retar
acc-card =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
acc-won-rate = { $share } % ganadas
acc-won-few = Ganadas: { $won }
acc-f-all = Todos los juegos
acc-f-rated = Solo por puntos
acc-f-with = Contigo
acc-f-won = Ganadas
acc-f-players = 2 jugadores
acc-f-month = Este mes
acc-csv = Descargar en CSV
acc-none = Ninguna partida así.
acc-more = Ver más
acc-few = Favoritos, suerte y ritmo aparecen tras diez partidas; antes solo serían ruido.
acc-choices = decisiones
acc-luck = suerte
acc-rated = por puntos
acc-casual = amistosa
acc-between = Tú y { $name }
acc-ahead = quién acabó por delante
acc-between-luck = En las partidas analizadas, la suerte te dio { $luck } puntos de probabilidad de ganar y tus decisiones { $choices }.
acc-favourites = Favoritos
acc-favourites-what = en las últimas 50 partidas; tasa de victorias desde 10
acc-times = { $count } ×
acc-over-time = Suerte y decisiones en el tiempo
acc-over-what = últimas 40 partidas analizadas, puntos de probabilidad
acc-by-choices = por decisiones, línea continua
acc-by-luck = por los dados, discontinua
acc-pace = Una partida dura unos { $minutes } min
acc-bots = Bots vencidos
acc-not-yet = aún no
acc-daily = Reto del día
acc-in-a-row = 
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
acc-days-of = jugados { $days } de los últimos 28 días
acc-follow = Seguir
acc-followed = Siguiendo
acc-friend = Amistad

### events/: events and the form for them

event-none = Todavía no hay torneos. Con tres personas ya se puede jugar una liguilla.
event-list-mine = Tus torneos
event-list-open = Inscripción abierta
event-list-finished = Torneos terminados
event-organise = Organizar un torneo
event-organise-text = Liguilla, eliminatoria o una liga entera: tú eliges, el servidor empareja.
event-which = ¿Qué tipo?
event-open = Abrir { $title }
event-until = hasta las { $when }
event-round = Ronda { $round }
event-state-finished = terminado
event-state-cancelled = cancelado
event-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
event-kind-robin = Liguilla
event-kind-league = Liga
event-kind-swiss = Sistema suizo
event-kind-cup = Eliminatoria
event-kind-arena = Arena
event-kind-evening = Velada
event-for-robin = De 3 a 9: todos contra todos.
event-for-league = Temporadas por divisiones: dos suben, dos bajan.
event-for-swiss = De 5 a 200 en una velada: los puntos más cercanos, juntos.
event-for-cup = De 4 a 64: los mejores siguen.
event-for-arena = 30 minutos o más: juega cuanto quieras.
event-for-evening = Mesas mezcladas, nadie queda fuera.
event-title = Título
event-kind = Tipo de torneo
event-game = Juego del torneo
event-size = Jugadores por mesa
event-starts = Comienzo
event-rounds = Rondas
event-turns = Por turnos, un día por jugada
event-rated = Clasificatorio: solo con cuenta
event-duplicate = Los mismos dados en todas las mesas de una ronda
event-listed = A la vista de todos
event-make = Abrir la lista
event-bot = un bot
event-tables-of = mesas de { $size }
event-live = en vivo, { $time } min cada uno
event-by-turns = por turnos, { $time } h por jugada
event-is-rated = torneo por puntos
event-is-casual = torneo amistoso
event-copy = Copiar enlace
event-me-join = Inscripción
event-me-in = Participas
event-me-list = Estás en la lista de espera
event-me-come = Tu mesa está lista
event-me-play = Tu partida está en marcha
event-me-free = ¿Otra partida?
event-me-seek = Buscando rivales…
event-me-held = Has dejado una partida
event-me-wait = A la espera de otras mesas
event-me-out = Estás eliminado
event-me-done = Este torneo ha terminado
event-join = Me apunto
event-join-note = Puedes borrarte hasta el comienzo.
event-come = Estoy aquí
event-come-note = Un bot se sienta por quien no llegue a tiempo. Podrás recuperar tu sitio.
event-play = Abrir la mesa
event-next = Siguiente partida
event-pause = Pausa
event-leave = Borrarme
event-short = Hay { $people }, hacen falta { $least }. Los bots completan las mesas o se cambia el comienzo.
event-fill = Completar con bots
event-tomorrow = Pasar a mañana
event-how = Cómo funciona este torneo
event-by = Organiza { $name }
event-standings = Clasificación del torneo
event-division = División { $number }
event-place = Puesto
event-player = Jugador
event-games = Partidas
event-tie = Desempate
event-points = Puntos
event-is-out = fuera tras dos ausencias
event-now = En juego
event-table = Mesa { $number }
event-over = terminada
event-who = Quién participa
event-nobody = Todavía nadie.
event-on-list = lista de espera
event-rule-robin = Todos juegan contra todos y ocupan cada sitio con la misma frecuencia.
event-rule-league = Una liguilla en cada división. El 1.º y el 2.º suben, los dos últimos bajan.
event-rule-swiss = Juntos los de puntos más cercanos; la misma mesa nunca se repite.
event-rule-cup = Cabezas de serie por puntuación: los dos más fuertes se encuentran al final. Siguen los dos mejores de cuatro o cinco, el mejor de dos o tres.
event-rule-arena = En cuanto hay dos o tres libres, con los puntos más cercanos y nunca los mismos dos veces seguidas. Los bots se sientan al cabo de un minuto.
event-rule-evening = Las mesas se mezclan en cada ronda. Los bots completan.
event-points-2 = 1 punto por el primer puesto.
event-points-3 = 2 puntos por el primer puesto, 1 por el segundo; un puesto compartido los reparte.
event-points-4 = 2 puntos por el primer puesto, 1 por el segundo, medio por el tercero; un puesto compartido los reparte.
event-points-5 = 2 puntos por el primer puesto, luego 1, 0,5 y 0,25; un puesto compartido los reparte.
event-points-arena = 4, 2 y 1 puntos. El primer puesto vale doble desde la segunda victoria seguida, y la mitad contra bots solos.
event-points-cup = Sigue el mejor puesto.
event-ties-robin = Empates: los puntos de los jugadores superados, luego las partidas entre ellos.
event-ties-league = Empates en una división: los puntos de los jugadores superados, luego las partidas entre ellos.
event-ties-swiss = Empates: los puntos de los rivales, luego la puntuación.
event-ties-evening = Empates de una velada: los puntos de los rivales.
event-ties-cup = Empates: el desempate del juego, luego la mejor cabeza de serie.
event-ties-arena = Empates en una arena: menos partidas, luego la racha más larga.
event-forfeit = Si al final juega un bot por ti, sumas 0; dos veces seguidas y el torneo acaba para ti.
event-same-dice = Todas las mesas de una ronda tienen los mismos dados. Nada sale de una hasta que terminan todas.
event-organiser = Organizar
event-organiser-note = Los resultados no se pueden cambiar.
event-act-start = Cambiar el comienzo
event-act-replace = Sustituir a alguien
event-act-shift = Aplazar un plazo
event-act-end = Terminar el torneo
event-move = Mover el comienzo
event-replace = Sustituir a { $name }
event-replace-next = { $name } es quien sigue en la lista de espera.
event-replace-bot = La lista de espera está vacía: los bots juegan por quien se sustituye.
event-shift = Un día más
event-shift-note = Todos ven el nuevo plazo.
event-end-ask = ¿Terminar el torneo ahora? Las partidas en curso aún cuentan.
event-end-yes = Terminarlo
event-end-no = Que siga
event-coming = Próximamente
event-all = Todos los torneos
event-remind = Te avisamos 15 minutos antes del comienzo.
event-against = Rivales: { $names }
event-watch = Mirar la mesa { $number }
event-own-place = Tu puesto: { $place }
event-review = Revisar tu partida
event-winner = Gana { $name }
event-share = Compartir la clasificación
event-season-next = Apuntarse a la próxima temporada
event-zones = Los dos primeros de una división suben, los dos últimos bajan.

### clubs/: clubs, their page and the form for them

club-list-mine = Tus clubes
club-list-listed = Abiertos a todos
club-found = Fundar un club
club-found-text = Una página y un enlace para tu grupo: una clase, una tienda, una familia.
club-name = Nombre del club
club-about = Una línea sobre él (opcional)
club-entry = Quién puede entrar
club-entry-link = Cualquiera que tenga el enlace
club-entry-ask = Con el enlace, si un anfitrión acepta
club-entry-listed = Cualquiera: el club está en la lista
club-make = Crear el club
club-save = Guardar
club-settings = Ajustes del club
club-members =
    { $count ->
        [one] { $count } miembro
       *[other] { $count } miembros
    }
club-open = Abrir { $name }
club-evening-at = próxima velada: { $when }
club-what = Qué es un club
club-fact-page = Una página y un enlace. Cualquiera que tenga cuenta puede fundar un club.
club-fact-tables = Mesas y veladas para sus miembros.
club-fact-events = Sus propios torneos y su propia clasificación.
club-fact-here = Los miembros ven cuándo hay otros miembros aquí.
club-join = Entrar en el club
club-ask = Pedir entrar
club-asked = Has pedido entrar
club-unask = Retirar la petición
club-by = anfitriones: { $names }
club-more = Más sobre este club
club-leave = Dejar el club
club-leave-ask = ¿Dejar { $name }? Ya no verás a sus miembros ni sus mesas.
club-close = Cerrar el club
club-close-ask = ¿Cerrar { $name } para siempre? Sus mesas y torneos quedan para quienes juegan en ellos.
club-tables = Mesas del club
club-table-new = Abrir una mesa
club-table-none = No hay mesas abiertas. Solo los miembros las ven y se sientan en ellas.
club-table-game = Juego de la mesa
club-table-players = Asientos
club-table-turns = Un día por turno
club-table-make = Crear la mesa
club-members-title = Miembros
club-host = anfitrión
club-at-table = en una mesa
club-admit = Aceptar
club-refuse = Rechazar
club-asks = Piden entrar
club-make-host = Nombrar anfitrión
club-remove = Quitar del club
club-event-new = Empezar uno
club-evening = Velada del club
club-evening-new = Planear una velada
club-evening-none = No hay ninguna velada prevista.
club-be-there = Allí estaré
club-not-there = No puedo ir
club-yes =
    { $count ->
        [0] Nadie ha dicho que sí todavía.
        [one] { $count } persona dice que sí.
       *[other] { $count } personas dicen que sí.
    }
club-ranking = Clasificación del club
club-ranking-none = Ningún miembro está en la clasificación de este juego.
club-before = Antes de entrar
club-run = Cómo funciona el club
club-run-link = Puede entrar cualquiera que tenga el enlace.
club-run-ask = Un anfitrión decide quién entra.
club-run-listed = Puede entrar cualquiera.
club-run-see = Los miembros ven quién está aquí y las mesas del club.
club-run-wall = Ni muro ni mensajes: se habla en las mesas.
club-run-hosts = Los anfitriones invitan y quitan miembros, planean veladas y empiezan torneos.
