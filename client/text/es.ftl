### El cliente del navegador en español.

ui-home = Starhold, a la portada
ui-skip = Al contenido
ui-theme-flip = Oscuro o claro
ui-language = Idioma
ui-close = Cerrar
ui-save = Guardar
ui-yes = Sí
ui-no = No
ui-done = Hecho.
ui-loading = Un momento…
ui-reload = Recargar
ui-page-not-loaded = Esta página no se ha podido cargar.
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
ui-rename = Cambiar el nombre
ui-rules-of = Reglas: { $game }
ui-open-record = Abrir un registro de partida
ui-open-record-what = Mira cualquier partida jugada a jugada desde su archivo.

## Invitaciones y espera

ui-invite = Invitar a amigos
ui-invite-link = Enlace de invitación
ui-invite-qr = El enlace como código QR
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
ui-moves = Jugadas posibles
ui-moves-count = { $count ->
        [one] La única jugada posible
       *[other] Lista de las { $count } jugadas
    }
ui-pick-what = Elige
ui-pick-where = Toca adónde va
ui-set-go = { $deed }: { $count }
ui-no-effect = sin efecto
ui-full = { $what }: ya al máximo
ui-stop-chance = decide el azar
ui-stop-reveal = se verá algo nuevo
ui-stop-war = empieza una guerra
ui-moves-tab = Jugadas
ui-story = Crónica
ui-lost = { $count } de más
ui-counter-points = puntos
ui-counter-level = nivel
ui-goal-most = Gana quien tenga más puntos al final.
ui-goal-level = Empate a { $points }.
ui-goal-leads = { $player } va en cabeza con { $points }.
ui-goal-you-lead = Vas en cabeza con { $points }.
ui-goal-share = En cabeza con { $points }: { $names }.
ui-goal-needs = A { $player } le faltan { $left }
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
ui-spectator = Espectador
ui-over = La partida ha acabado
ui-end-open = Ver el resultado
ui-offline = Sin conexión
ui-offline-retry = Lo elegido se guarda. Otro intento en { $seconds } s.
ui-busy = El servidor está muy ocupado. Tu jugada se guarda y se vuelve a enviar sola.
ui-outdated = Starhold se ha actualizado. Recarga para seguir.
ui-no-table = Esa mesa no existe
ui-no-table-why = Se ha eliminado, es privada y no tienes invitación, o el enlace no es correcto.
ui-log = Diario
ui-log-filter = Mostrar en el diario
ui-log-all = Todo
ui-log-me = Sobre mí
ui-log-dice = Dados
ui-log-war = Guerras
ui-log-since = desde tu turno
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
ui-sleep-what =
    { $asleep ->
        [one] Tu reloj se para entre estas horas, desde tu próxima decisión. Como máximo { $asleep } hora al día; puedes cambiarlas una vez al día.
       *[other] Tu reloj se para entre estas horas, desde tu próxima decisión. Como máximo { $asleep } horas al día; puedes cambiarlas una vez al día.
    }
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

## El final

ui-end-title = Resultado
ui-end-won = Gana { $players }
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
ui-check-how = Antes de la partida el servidor selló una semilla secreta y los jugadores sellaron sus palabras; al final todo queda abierto. Con ello se puede recalcular cada tirada y cada carta o loseta robada. Esta página lo hace en tu navegador y lo compara con lo que tu dispositivo anotó antes de la partida.
ui-check-do = Comprobar cada tirada
ui-check-more = La comprobación en su propia página
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

## Ajustes

ui-settings = Ajustes
ui-account = Cuenta
ui-account-why = Se puede jugar sin ella. Con una cuenta vuelves a tus mesas desde cualquier dispositivo.
ui-account-in = Has entrado como { $name }.
ui-account-open = Crear una cuenta
ui-log-in = Entrar
ui-log-out = Salir
ui-password = Contraseña
ui-password-now = Contraseña actual
ui-password-new = Contraseña nueva (si cambia)
ui-account-change-what = En los demás dispositivos habrá que entrar de nuevo.
ui-account-change = Cambiar
ui-sessions = Dónde tienes la sesión abierta
ui-session-here = este dispositivo
ui-session-seen = último uso: { $when }
ui-session-end = Cerrar ahí
ui-log-out-everywhere = Cerrar sesión en todas partes
ui-session-unknown = Navegador desconocido
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
ui-set-confirm = Confirmar
    .about = Preguntar antes de enviar una jugada.
    .final = lo irreversible
    .every = siempre
    .never = nunca
ui-tip-got = Entendido
ui-tip-off = Sin más consejos
ui-tip = Consejo de Kit
ui-word-see = Verlo en la mesa
ui-word-rule = La regla
ui-set-tips = Consejos para empezar
    .about = La primera vez que aparece cada tipo de decisión.
ui-set-notify = Avisarme
    .about = Cuando te toque y no estés mirando.

## Tiny Epic Galaxies

galaxies-ui-colonies = Colonias
galaxies-ui-empire = Imperio
galaxies-ui-mission = Misión
galaxies-ui-missions = Quédate con una misión
galaxies-ui-mission-hidden = Tu misión: mantén pulsado para verla
galaxies-ui-of-goal = de 21
galaxies-ui-one-step = a 1 casilla de { $planet }
galaxies-ui-can-upgrade = puede expandirse
galaxies-ui-threat = { $player } está a 1 casilla de colonizar { $planet }: tu nave volvería a tu galaxia.
galaxies-ui-surface = Superficie
galaxies-ui-planet = Planeta { $planet }
galaxies-ui-planet-summary = { $planet }, { $resource }, { $track }, { galaxies-ui-points }, { $length } casillas hasta colonizar
galaxies-ui-ship-on = { $player }, casilla { $space }
galaxies-ui-orbit-of = Órbita de { $planet }
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
galaxies-ui-use-action = Llevar a cabo su acción
galaxies-ui-land-use = Aterrizar y usarla
galaxies-ui-land-only = Solo aterrizar
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
galaxies-ui-convert-how = Toca el dado que quieres girar y luego su nueva cara. Otros dos dados van al convertor: toca otro para cambiarlo por uno de ellos.
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
galaxies-ui-dice-unused = { $count ->
        [one] aún se puede usar { $count } dado
       *[other] aún se pueden usar { $count } dados
    }
galaxies-ui-last-round = Última ronda
galaxies-ui-aim = Llega a { $points }.
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
roll-ui-recruit-all = { $count ->
        [one] Reclutar { $count } dado
       *[other] Reclutar { $count } dados
    }
roll-ui-recruit-ends = { $count ->
        [one] Reclutar { $count } dado y terminar la ronda
       *[other] Reclutar { $count } dados y terminar la ronda
    }
roll-ui-recruit-only = Reclutar y luego recuperar
roll-ui-runs-explore = Habrá Exploración
roll-ui-runs-develop = Habrá Desarrollo
roll-ui-runs-settle = Habrá Colonización
roll-ui-runs-produce = Habrá Producción
roll-ui-runs-ship = Habrá Envío
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
roll-ui-last-round = Última ronda
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
kingdoms-ui-bid-pays = pagas { $cost }, ganes o pierdas
kingdoms-ui-flag-offers = propone una alianza
kingdoms-ui-flag-costs = 0, no cuesta nada
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
kingdoms-ui-war-won = Gana { $player }
kingdoms-ui-ore-for = mineral para este nivel
kingdoms-ui-mana-for = maná para este nivel
kingdoms-ui-bid-cost = El número { $number } te cuesta { $cost }, ganes o pierdas.
kingdoms-ui-bid-discount = descuento: { $points }
kingdoms-ui-bid-penalty = recargo: { $points }
kingdoms-ui-alliance = Alianza
kingdoms-ui-give = Dar
kingdoms-ui-take = Recibir
kingdoms-ui-resources = Recursos
kingdoms-ui-amount = Cantidad
kingdoms-ui-factions = Facciones
kingdoms-ui-bonus = Bonificación del nivel 5 de magia
kingdoms-ui-capitals = Capitales
kingdoms-ui-cities = Ciudades
kingdoms-ui-crown = Corona
