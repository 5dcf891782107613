### Común a todos los juegos y a todas las mesas: errores, bots, órdenes permanentes, registro de la mesa.

## Errores de las reglas y de la mesa

error-unknown = Algo ha salido mal.
error-unknown-game = No hay ningún juego «{ $name }». Hay: { $known }.
error-bad-option = La opción { $option } de { $game } no puede ser «{ $value }». Puede ser: { $known }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
error-unknown-preset = { $game } no tiene el ajuste «{ $value }». Tiene: { $known }.
error-options-not-mapping = Las opciones asocian un nombre a un valor; { $value } no sirve.
error-names-not-text = Los nombres de los jugadores son una lista de textos; { $value } no sirve.
error-bad-player-count =
    { $players ->
        [one] A { $game } no se juega con { $players } jugador; se juega de { $least } a { $most }.
       *[other] A { $game } no se juega con { $players } jugadores; se juega de { $least } a { $most }.
    }
error-illegal-move = Las reglas no lo permiten ahora.
error-broken-plan = Un plan es una decisión tras otra; aquí hay dados, cartas o algo oculto entre ellas. No se ha hecho nada.
error-not-your-decision = Ahora no te toca decidir.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-game-over = La partida ha terminado.
error-nothing-to-undo = Esta jugada no se puede deshacer: mostró algo nuevo, o alguien ha jugado después.
error-chance = El azar no puede responder a esa pregunta.
error-position = Esta posición no se puede construir. { $field }: { $detail }.
error-data = Un archivo de datos está dañado. { $reason }
error-unknown-bot = No hay ningún bot «{ $name }». Hay: { $known }.
error-bad-budget = «{ $text }» no es un presupuesto válido. Usa iteraciones (300i) o milisegundos (100ms).
error-bad-program = «{ $text }» no indica un programa para un bot. Escribe NOMBRE=ORDEN; el nombre debe ser nuevo y constar de minúsculas, cifras y guiones.
error-bot-failed = El bot «{ $bot }» ha fallado: { $detail }.
error-bot-died = El bot «{ $bot }» ha terminado sin responder: { $detail }.
error-bot-late = El bot «{ $bot }» es demasiado lento: { $detail }.
error-bot-flooded = El bot «{ $bot }» envía más de lo que se le pide: { $detail }.
error-bot-unreadable = La respuesta del bot «{ $bot }» no se puede leer: { $detail }.
error-bot-lied = El bot «{ $bot }» intenta una jugada no permitida: { $detail }.
error-bot-protocol = El bot «{ $bot }» habla otra versión del protocolo: { $detail }.
error-bad-net = Esta red no encaja: { $detail }.
error-endless-game = La partida no había terminado tras { $limit } decisiones.
error-worker-died = Un proceso se cerró de forma inesperada durante su tarea.
error-table-stays = Esta partida no se puede trasladar. Solo se trasladan tus partidas en curso contra bots o entre varios en tu dispositivo, sin reloj.
error-other-rules-elsewhere = Esta partida sigue la versión { $version } de las reglas de { $game }; aquí se juega con la versión { $known }. Continúala donde empezó o actualiza el lado más antiguo.
error-no-hints = En esta mesa no se dan sugerencias.
error-review-unfinished = Solo se analizan las partidas jugadas hasta el final.
error-review-running = Esta partida todavía se juega. El análisis se hace cuando termina.
error-review-missing = Esta partida aún no tiene análisis. Ábrelo primero.
error-review-judge = { $name } no calcula por adelantado y no puede analizar partidas.
error-daily-runs = Los dados del reto del día son secretos hasta que termine el { $day } (UTC).
error-no-such-puzzle = { $game } no tiene el ejercicio { $name }.
error-no-puzzles = Ningún momento de estas partidas sirve de ejercicio.

## Errores de los registros

error-record = Este registro no es válido.
error-record-unreadable = No se puede abrir { $file }: { $reason }.
error-record-too-big = { $file } es demasiado grande para un registro: más de { $limit } MB.
error-record-not-text = { $file } no es un archivo de texto: el byte { $byte } no es UTF-8.
error-not-a-record = Este archivo no es un registro: no contiene ni JSON ni la notación.
error-record-truncated = El registro está cortado: el archivo acaba antes que él.
error-record-bad-json = El registro está dañado: no es JSON ({ $detail }).
error-record-bad-line = La línea { $line } del registro no se entiende: { $text }
error-record-bad-field = El registro está dañado: { $field } falta o contiene algo que no puede estar ahí.
error-record-format = El registro es de un Starhold más nuevo (formato { $format }; este conoce { $known }).
error-record-game = El juego de este registro no está instalado: { $game }.
error-record-version = El registro sigue las reglas { $version } de { $game }; las instaladas son { $known }.
error-record-commitment = El sello no coincide: la semilla abierta no es la que se selló antes de la partida.
error-record-other-commitment = No es la partida cuyo sello anotaste: el de este registro es { $found }.
error-record-word-missing = La palabra «{ $word }» no está en los dados de esta partida.
error-record-seal = Se cambió una palabra para los dados: nadie había sellado «{ $word }» antes de la partida.
error-record-chance = Se ha cambiado el azar: en la jugada { $move }, la respuesta { $question } es { $answer }, pero la semilla da { $given }.
error-record-size = Se ha cambiado el azar: en la jugada { $move }, la respuesta { $question } figura como una de { $given }, las reglas piden una de { $wanted }.
error-record-impossible-chance = El azar no cuadra: en la jugada { $move } falta una respuesta o no podía salir.
error-record-surplus-chance =
    { $count ->
        [one] El azar no cuadra: la jugada { $move } tiene { $count } respuesta de más.
       *[other] El azar no cuadra: la jugada { $move } tiene { $count } respuestas de más.
    }
error-record-action = La jugada { $move } es desconocida: no existe la acción «{ $action }».
error-record-move = La jugada { $move } es ilegal: el asiento { $seat } no podía hacer «{ $action }».
error-record-digest = La jugada { $move } no lleva a la posición registrada: la huella es distinta.
error-record-result = El resultado no coincide: el registro dice { $claimed }, las jugadas dan { $found }.
error-record-early-result =
    { $moves ->
        [one] El registro da un resultado, pero la partida no ha terminado tras { $moves } jugada.
       *[other] El registro da un resultado, pero la partida no ha terminado tras { $moves } jugadas.
    }
error-record-missing-result = La partida ha terminado, pero el registro no da resultado.

## Errores de nombres, reglas y lecciones

error-bad-names =
    { $names ->
        [one] Hay { $names } nombre para { $seats } asientos.
       *[other] Hay { $names } nombres para { $seats } asientos.
    }
error-no-rule-book = Aquí no hay reglas de { $game }.
error-no-such-rule = Ninguna regla de { $game } tiene el identificador «{ $words }» ni habla de ello.
error-no-such-lesson = { $game } no tiene la lección «{ $lesson }».

## Las mesas y el servidor
error-table = Esta mesa no lo permite.
error-no-table = Esa mesa no existe.
error-no-text = No hay ningún texto «{ $name }».
error-no-page = No hay nada en la dirección { $path }.
error-not-signed-in = Primero identifícate.
error-not-your-seat = Ese asiento no es tuyo.
error-wrong-word = No es la palabra que sellaste para los dados.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-not-invited = Esta mesa es privada: hace falta su invitación.
error-not-open-to-you = Esta mesa no está abierta para ti.
error-have-blocked = Has bloqueado a alguien de esta mesa.
error-not-a-friend = Solo es posible entre amigos, cuando cada uno sigue al otro.
error-nudge-too-soon = Puedes avisar a un amigo una vez al día, cuando haya pasado la mitad de su tiempo.
error-no-invitations = Esta persona no recibe tus invitaciones. Envíale el enlace de la mesa.
error-not-the-name = Para borrarlo todo, escribe el nombre tal cual: { $name }
error-table-full = No queda ningún asiento libre en esta mesa.
error-wrong-status =
    { $status ->
        [open] La partida todavía no ha empezado.
        [starting] La partida está empezando.
        [running] La partida sigue en marcha.
       *[other] La partida ha terminado.
    }
error-stale = La partida ha avanzado; esta es la nueva posición.
error-nothing-to-answer = Nadie espera tu respuesta.
error-undo-impossible = No tienes ninguna jugada que deshacer.
error-undo-closed = Esa jugada se queda: desde entonces se ha visto algo nuevo, o en esta mesa no se deshacen jugadas.
error-undo-asked = Una petición de deshacer una jugada aún espera respuesta.
error-still-here = Un bot podrá jugar en su lugar dentro de { $wait } min como pronto.
error-undo-too-soon =
    { $seconds ->
        [one] Tu última petición no fue aceptada. Podrás volver a pedirlo en { $seconds } segundo.
       *[other] Tu última petición no fue aceptada. Podrás volver a pedirlo en { $seconds } segundos.
    }
error-undo-out-of-time = Esa jugada no se puede deshacer: un reloj ya estaría a cero.
error-too-long-away = Los relojes se paran como máximo { $most } días al año.
error-sleep-too-long =
    { $asleep ->
        [one] Elige como máximo { $asleep } hora de silencio al día.
       *[other] Elige como máximo { $asleep } horas de silencio al día.
    }
error-sleep-too-soon =
    { $pause ->
        [one] Puedes cambiar tus horas de silencio una vez al día. Inténtalo de nuevo en { $pause } hora.
       *[other] Puedes cambiar tus horas de silencio una vez al día. Inténtalo de nuevo en { $pause } horas.
    }
error-bad-request = La petición no se entiende ({ $field }).
error-text-length =
    { $length ->
        [one] Demasiado largo: como mucho { $length } carácter.
       *[other] Demasiado largo: como mucho { $length } caracteres.
    }
error-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
error-too-big = La petición es demasiado grande.
error-address-too-long = Aquí no hay tal dirección: tiene más de { $most } caracteres.
error-too-slow = La petición ha tardado demasiado en llegar. No ha cambiado nada; inténtalo de nuevo.
error-operator-only = Eso solo puede verlo quien lleva este servidor.
error-too-fast =
    { $kind ->
        [account] Se han probado demasiadas contraseñas para esta cuenta. Espera un minuto e inténtalo de nuevo, o entra en un dispositivo que ya hayas usado.
       *[other] Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
    }
error-quota =
    { $what ->
        [bots] Por ahora no puedes crear más cuentas de bot.
        [guests] Han llegado demasiados invitados nuevos desde tu dirección.
        [tables] Por ahora no puedes crear más mesas.
        [public] Por ahora tu dirección no puede crear más mesas públicas. Las privadas siguen siendo posibles.
        [records] Por ahora no puedes añadir más registros.
        [log] Esta partida es demasiado larga para lo que aún puedes guardar. Continúa desde una jugada anterior o usa una partida más corta.
       *[other] Has alcanzado el límite de almacenamiento de una persona o una dirección.
    } Inténtalo de nuevo dentro de { $minutes } min.
error-too-many =
    { $what ->
        [bots] El límite de cuentas de bot es { $most }. Elimina una primero.
        [channels] El límite de canales de avisos es { $most }. Elimina uno primero.
        [clubs] El límite de clubes y peticiones es { $most }. Deja uno primero.
        [hosted] Una persona puede ser anfitriona de { $most } clubes como mucho.
        [public] Tienes { $most } mesas públicas que esperan jugadores. Empieza o retira antes una de ellas.
        [streams] Tienes { $most } flujos de eventos abiertos. Cierra uno primero.
        [sockets] Hay demasiadas páginas de este sitio abiertas a la vez desde tu dirección.
        [reviews] Todavía se están haciendo análisis pedidos por ti o desde tu dirección. Inténtalo de nuevo cuando uno esté listo.
       *[other] Una mesa admite { $most } jugadas y no más. Termina esta partida y empieza otra.
    }
error-takes-too-long = Ha tardado más de { $seconds } s y se ha interrumpido. No ha cambiado nada.
error-record-too-long =
    { $what ->
        [moves] Este registro tiene más de { $most } jugadas, y ninguna partida necesita tantas.
        [seats] Este registro tiene más de { $most } asientos.
       *[other] Este registro contiene más texto o más dados que cualquier partida.
    }
error-busy = El servidor está ocupado con otros en este momento. No ha cambiado nada; inténtalo de nuevo.
error-banned = Quien lleva este servidor te ha cerrado la entrada.
error-no-such-person = La persona { $person } no existe.
error-several-bots = Varios bots se llaman { $name }. Indica también su propietario: { $other }.
error-bad-range = «{ $text }» no es una dirección de internet ni un rango. Escribe 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48.
error-range-too-wide = El rango { $text } es demasiado amplio. El más amplio permitido es /{ $widest }.
error-no-guests = Este servidor es para personas con cuenta. Entra, o pide una a los responsables.
error-no-bot-accounts = Este servidor no admite cuentas de bots.
error-game-not-here = En este servidor no se juega a { $game }. Hay: { $known }.
error-option-not-here = Este servidor solo permite estos valores de { $option }: { $known }.
error-maintenance = El servidor está cerrado por mantenimiento: { $text }
error-registration-closed = Aquí no se pueden abrir cuentas nuevas. Pregunta a los responsables.
error-needs-invitation = Una cuenta nueva necesita un código de invitación válido. Pide uno a los responsables.
error-not-allowed = No tienes permiso para eso.
error-no-such-report = No hay ningún aviso abierto { $report }.
error-no-such-line = La mesa { $table } no tiene la línea { $line }.
error-no-such-invitation = La invitación { $code } no existe.
error-wrong-password = Ninguna cuenta tiene ese nombre y esa contraseña.
error-wrong-words = Ninguna cuenta tiene ese nombre y esas cuatro palabras.
error-wrong-passkey = Esta llave de acceso no abre ninguna cuenta aquí.
error-passkey-expired = Ha tardado demasiado. Inténtalo otra vez.
error-no-passkeys-here = Los navegadores no admiten llaves de acceso en { $address }. Hacen falta https y un nombre de dominio.
error-no-such-passkey = No tienes esa llave de acceso.
error-wrong-name = Ese no es el nombre de tu cuenta.
error-games-hidden = { $name } no muestra sus partidas.
error-name-too-short = Un nombre tiene al menos dos letras.
error-name-taken = El nombre «{ $name }» ya está en uso o se parece a uno que lo está.
error-needs-password = Eso se cambia con la contraseña, en los ajustes.
error-has-account = Ya tienes una cuenta.
error-no-account = Para eso hace falta una cuenta.
error-needs-account = Las partidas por puntos necesitan un nombre duradero. Crea primero una cuenta.
error-not-rated =
    { $reason ->
        [kind] Una partida en solitario, un reto del día o una partida que continúa otra no puede puntuar.
        [clock] Una partida por puntos necesita reloj.
        [hints] En una partida por puntos no hay sugerencias, y esta mesa las permite siempre.
        [takeover] Una partida en la que los bots ceden su sitio no puede puntuar.
        [device] Quienes comparten un dispositivo no pueden jugar partidas por puntos.
        [bots] En una partida por puntos, los bots ocupan como mucho la mitad de los asientos.
       *[other] En esta mesa hay un bot que nadie ha medido, así que su partida no puede puntuar.
    }
error-rated-goes-on = No se puede terminar una partida por puntos para todos. Puedes rendirte.
error-no-session = Ahí no tienes la sesión abierta.
error-people-only = Una cuenta de bot puede jugar en las mesas. Los nombres, las contraseñas, las sesiones, el reto del día y borrar la cuenta son cosa de personas.
error-scope-missing = El token de esta cuenta de bot no tiene el permiso «{ $scope }». Crea uno que lo tenga.
error-no-such-bot = No tienes esa cuenta de bot.
error-needs-server = Para esto hace falta un servidor. Starhold juega aquí solo en este dispositivo: sin cuentas, sin mesas de otras personas y sin el reto diario.
error-no-such-channel = No tienes ese canal de avisos.
error-link-expired = Este enlace ya no es válido. Pide otro.
error-no-such-code = Ninguna mesa tiene el código { $code }.
error-round-runs = Los dados de esta ronda son secretos hasta que terminen todas sus mesas.
error-no-such-event = Aquí no hay ningún torneo. Quizá haga falta su enlace.
error-event-closed = Ahora no se puede hacer eso en este torneo.
error-event-full = Este torneo está completo.
error-not-organiser = Solo puede hacerlo quien organiza el torneo.
error-wait-to-play = Has dejado una partida. Podrás volver a jugar en { $seconds } s.
error-no-such-club = Aquí no hay ningún club. Quizá haga falta su enlace.
error-not-club-host = Solo pueden hacerlo los anfitriones del club.
error-members-only = Es solo para los miembros del club.
error-club-full = Este club está completo.
error-not-open-club = Este club no está abierto para ti.
error-blocked-host = Has bloqueado a un anfitrión de este club.
error-storage-away = La base de datos no responde por ahora. Inténtalo de nuevo; nada se hace dos veces.
error-storage-broken = La base de datos no se puede usar: { $reason }.
error-storage-too-new = La base de datos es de un Starhold más nuevo (versión de esquema { $form }). Actualiza Starhold, o restaura en una base vacía la copia de antes de la actualización.
error-storage-foreign = La base de datos contiene otra cosa y ninguna tabla de Starhold. Indica otra.
error-storage-in-use = Otro Starhold ya sirve { $file }. Detenlo, o usa PostgreSQL para varios servidores.
error-no-client = Esta instalación no tiene cliente para el navegador. Instala un paquete construido o ejecuta `python3 go.py site`.
error-secret-key = La clave secreta no se puede guardar en { $file }: { $reason }.
error-short-key = La clave secreta en { $file } está cortada o es demasiado corta: necesita { $least } caracteres. Indica una más larga, o bórrala para que se cree otra.
error-table-unreadable = La mesa { $table } no se puede leer: su diario no encaja con estas reglas.
error-table-rules = La mesa { $table } sigue las reglas { $version } de { $game }; las instaladas son { $known }. No puede continuar aquí.

table-takebacks =
    { $times ->
        [one] Se deshicieron jugadas { $times } vez.
       *[other] Se deshicieron jugadas { $times } veces.
    }
table-takebacks-moves =
    { $moves ->
        [one] Fue { $moves } jugada.
       *[other] Fueron { $moves } jugadas.
    }
table-takebacks-rerolled =
    { $moves ->
        [one] { $moves } jugada deshecha había mostrado tiradas, cartas o losetas: lo que venía se sabía.
       *[other] { $moves } jugadas deshechas habían mostrado tiradas, cartas o losetas: lo que venía se sabía.
    }
table-log-undo-asked = { $player } querría deshacer una jugada.
table-log-undone = { $player } deshace una jugada.
table-log-undo-agreed = { $player } está de acuerdo.
table-log-undo-refused = { $player } no está de acuerdo.
table-log-held-left = { $player } se va; un bot sigue jugando.
table-log-held-clock = A { $player } se le acaba el tiempo; un bot sigue jugando.
table-log-held-away = { $player } lleva un rato fuera; un bot sigue jugando.
table-log-held-bot-died = { $player } se ha parado sin responder; sigue el bot «{ $bot }».
table-log-held-bot-late = { $player } no ha respondido a tiempo; sigue el bot «{ $bot }».
table-log-held-bot-flooded = { $player } envía más de lo que se le pide; sigue el bot «{ $bot }».
table-log-held-bot-unreadable = La respuesta de { $player } no se puede leer; sigue el bot «{ $bot }».
table-log-held-bot-lied = { $player } intenta una jugada no permitida; sigue el bot «{ $bot }».
table-log-held-bot-protocol = { $player } habla otra versión del protocolo; sigue el bot «{ $bot }».
table-log-held-bot-failed = { $player } ha fallado; sigue el bot «{ $bot }».
table-log-held-bot-unknown = { $player } ya no está instalado aquí; sigue el bot «{ $bot }».
table-log-returned = { $player } ha vuelto.
table-log-taken-over = { $player } ocupa el sitio del bot.
table-log-resigned-gave-up = { $player } se rinde.
table-log-resigned-clock = A { $player } se le acaba el tiempo y queda fuera de la partida.
table-log-abandoned = Quien abrió la mesa da por terminada la partida.
table-log-by-clock = A { $player } se le acaba el tiempo; se salta la decisión.
table-log-by-random = { $player } no responde; se juega al azar en su lugar.
table-undo-blocked-moved = { $player } ha jugado desde entonces.
table-undo-blocked-chance = Los dados, las cartas o las losetas han mostrado algo nuevo.
table-undo-none = En esta mesa no se deshacen jugadas.
table-why-not-your-turn = No es tu turno: decide { $player }.
table-why-over = La partida ha terminado.
table-why-not-now = Eso no se puede elegir ahora.
table-why-first = Empieza por algo que brille.
table-why-not-with = Eso no va con lo que has elegido. Borra para empezar de nuevo.
lesson-not-now = Está permitido, pero no es lo que hacemos ahora. Elige lo que brilla.

bot-newcomer = Principiante
bot-casual = Aficionado
bot-regular = Habitual
bot-strong = Fuerte
bot-expert = Experto
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

review-round =
    { $game ->
        [kingdoms] Ciclo { $round }
       *[other] Ronda { $round }
    }
review-in-round =
    { $game ->
        [kingdoms] en el ciclo { $round }
       *[other] en la ronda { $round }
    }
review-since-round =
    { $game ->
        [kingdoms] desde el ciclo { $round }
       *[other] desde la ronda { $round }
    }
review-story-led = { $player } va por delante casi de principio a fin.
review-story-slowly = Ningún momento decidió por sí solo: { review-since-round } va por delante { $player }.
review-story-shared = La victoria es compartida.
review-story-alone = { $player } gana su partida en solitario.
review-story-alone-lost = { $player } pierde su partida en solitario.
review-story-given-up = Terminó antes de tiempo { review-in-round }, con { $player } en un { $points } % de probabilidad de ganar.
review-story-choice-down = Se decidió { review-in-round }, cuando { $player } perdió un { $points } % de probabilidad de ganar por su jugada.
review-story-luck-up = Lo decidió la suerte { review-in-round }: dio a { $player } un { $points } % de probabilidad de ganar.
review-story-luck-down = Lo decidió la suerte { review-in-round }: costó a { $player } un { $points } % de probabilidad de ganar.
review-story-shown-up = Se decidió { review-in-round }, cuando salió a la luz lo oculto: dio a { $player } un { $points } % de probabilidad de ganar.
review-story-shown-down = Se decidió { review-in-round }, cuando salió a la luz lo oculto: costó a { $player } un { $points } % de probabilidad de ganar.
review-turn-choice-down = { review-round }: { $player } pierde un { $points } % de probabilidad de ganar por su jugada.
review-turn-luck-up = { review-round }: la suerte da a { $player } un { $points } % de probabilidad de ganar.
review-turn-luck-down = { review-round }: la suerte cuesta a { $player } un { $points } % de probabilidad de ganar.
review-turn-shown-up = { review-round }: sale a la luz lo oculto y da a { $player } un { $points } % de probabilidad de ganar.
review-turn-shown-down = { review-round }: sale a la luz lo oculto y cuesta a { $player } un { $points } % de probabilidad de ganar.
review-turn-rest-up = { review-round }: la probabilidad de ganar de { $player } sube un { $points } %.
review-turn-rest-down = { review-round }: la probabilidad de ganar de { $player } baja un { $points } %.
review-kingmaking = { $player } ya no podía ganar y decidió entre { $up } y { $down }; { $count ->
        [one] otra jugada era igual
       *[other] otras { $count } jugadas eran igual
    } de buena para { $player }.
puzzle-theme-opening = comienzo de la partida
puzzle-theme-middle = mitad de la partida
puzzle-theme-end = final de la partida
cast-luna = Luna
cast-otto = Otto
cast-vera = Vera
cast-boris = Boris
cast-lira = Lira
cast-zeno = Zeno
cast-astra = Astra
cast-gala = Gala
cast-orion = Orion
cast-irma = Irma

order-ask = Preguntarme
order-never = Nunca
order-always = Siempre

## Las páginas de lecciones y el guía en las mesas normales.

learn-title = Aprende jugando
learn-about = Unos cinco minutos en una mesa de verdad: el objetivo, un turno, el truco, la victoria. Después, lecciones cortas cuando quieras.
learn-hello = Hola, soy Kit, tu guía. Elige un juego y te enseño cómo se juega.
learn-welcome-back = ¡Hola de nuevo! Lo dejamos en «{ $lesson }», paso { $step } de { $steps }.
learn-first = Primera partida
learn-minutes = { $minutes } min
learn-state-done = terminada
learn-state-begun = paso { $step } de { $steps }
learn-start = Empezar
learn-go-on = Seguir
learn-again = Otra vez
learn-from-start = Desde el principio
learn-lesson = Lección
learn-leave = Guardar y salir
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-back = Atrás
learn-show = Enséñame
learn-skip = Saltar este paso
learn-restart = Empezar de nuevo
learn-rule = La regla
learn-coach = Kit, tu guía
learn-tried = No exactamente
learn-watch = Juegan los demás.
learn-done = ¡Muy bien!
learn-done-about = Ya sabes cómo va. La mejor manera de recordarlo es una partida.
learn-play = Jugar contra { $rivals }
learn-more = Más lecciones
learn-hints = Consejos para más adelante
learn-howto = Cómo se juega
learn-rules = Reglas completas
learn-you = Tú
learn-help = Escribe el número de una jugada o pulsa Intro para seguir. s enseña la jugada, n la salta, b vuelve, ? da las reglas, q sale.
learn-resume = Para seguir más tarde: { $command }
learn-hint-of = Un consejo para { $game }
learn-hint-number = Consejo { $number } de 5
learn-hint-other = Otro consejo
learn-words = Palabras
learn-words-what = Toca una palabra para ver qué significa.
learn-tips = Consejos de Kit en la mesa
learn-tips-what = Kit explica una vez cada tipo de decisión, en tus dos primeras partidas de cada juego. Puedes quitar los consejos cuando quieras.
learn-tips-seen = mostrados: { $seen }
learn-tips-on = Mostrar consejos

## Palabras con las que se encuentra una regla que dice otra: `search-X` es lo que dicen las reglas, .said lo que dice la gente.
## Son comienzos de palabras, así que las terminaciones no importan.

search-idle = cómo, como, qué, que, cuándo, quién, puedo, se, el, la, los, las, un, una, de, del, a, en, y, si, mi, mis, para, con, yo

search-war = guerra
    .said = pelea, batalla, combat, conflicto, lucha
search-attack = ataca, ataqu, guerra
    .said = asalt, invad, golpe
search-money = crédito, $
    .said = dinero, moneda, dólar
search-points = punto, pv
    .said = puntua, marcador
search-win = victoria, gana
    .said = vence, ganar, ganador
search-tie = empat, igual
    .said = tablas
search-end = final de la partida, última ronda, termina, acaba
    .said = fin, terminar
search-dice = dado
    .said = cubo
search-reroll = repet, volver a tirar, vuelve a tirar
    .said = relanz
search-ship = nave
    .said = cohete, barco
search-army = ejército
    .said = soldado, tropa, unidad
search-move = mover, mueve, movimiento, patrull, march
    .said = despl, viaj, volar, andar
search-follow = segui
    .said = copia, imita
search-colony = coloni
    .said = conquist, captur, tomar
search-upgrade = nivel de imperio, expan
    .said = nivel, subir, mejora
search-alliance = alianza, aliad
    .said = amig, paz, pacto
search-retreat = retirada, retir
    .said = hui, huir, escap
search-land = región, regiones
    .said = tierra, mapa, zona, territorio
search-tower = torre
    .said = castillo
search-magic = magia, investiga
    .said = hechizo, conjuro
search-faction = facci
    .said = pueblo, raza, nación
search-trade = comerci, intercambi, vend, venta
    .said = trueque, cambi
search-setup = preparación, empieza
    .said = inicio, comienzo, comenz
search-solo = solitario, rebelde
    .said = solo, sola
search-mission = misión, misiones
    .said = objetivo, secret
search-worker = trabajador, dado
    .said = operario
search-tile = loseta
    .said = ficha, baldosa
search-good = mercancía
    .said = carga, género
search-resource = recurso, energía, cultura, comida, mineral, maná
    .said = material, reserva
search-build = constru, desarroll, coloniz
    .said = edific, levanta
search-recruit = reclut
    .said = contrat
search-assign = asign
    .said = repart, coloca

# Por qué una jugada es mejor que otra, dicho al jugador; la frase empieza con $when.
because-turn-1 = En tu próximo turno
    .mean = De media, en tu próximo turno
    .likely = Muy probablemente, en tu próximo turno
because-turn-2 = Dentro de dos turnos
    .mean = De media, dentro de dos turnos
    .likely = Muy probablemente, dentro de dos turnos
because-turn-3 = Dentro de tres turnos
    .mean = De media, dentro de tres turnos
    .likely = Muy probablemente, dentro de tres turnos
because-round-1 = En la próxima ronda
    .mean = De media, en la próxima ronda
    .likely = Muy probablemente, en la próxima ronda
because-round-2 = Dentro de dos rondas
    .mean = De media, dentro de dos rondas
    .likely = Muy probablemente, dentro de dos rondas
because-round-3 = Dentro de tres rondas
    .mean = De media, dentro de tres rondas
    .likely = Muy probablemente, dentro de tres rondas
price-turn-1 = El precio: en tu próximo turno
    .mean = El precio: de media, en tu próximo turno
    .likely = El precio: muy probablemente, en tu próximo turno
price-turn-2 = El precio: dentro de dos turnos
    .mean = El precio: de media, dentro de dos turnos
    .likely = El precio: muy probablemente, dentro de dos turnos
price-turn-3 = El precio: dentro de tres turnos
    .mean = El precio: de media, dentro de tres turnos
    .likely = El precio: muy probablemente, dentro de tres turnos
price-round-1 = El precio: en la próxima ronda
    .mean = El precio: de media, en la próxima ronda
    .likely = El precio: muy probablemente, en la próxima ronda
price-round-2 = El precio: dentro de dos rondas
    .mean = El precio: de media, dentro de dos rondas
    .likely = El precio: muy probablemente, dentro de dos rondas
price-round-3 = El precio: dentro de tres rondas
    .mean = El precio: de media, dentro de tres rondas
    .likely = El precio: muy probablemente, dentro de tres rondas
because-won = { $when } la partida ha terminado y la has ganado.
because-points = { $when } tu puntuación es { $now } en vez de { $instead }.
because-rival-points = { $when } la puntuación de { $player } es { $now } en vez de { $instead }.
because-equal = Casi tan bueno como las otras jugadas.
because-same = Nada de lo que se cuenta cambia enseguida; la ventaja llega más tarde.
because-order = Aún se pueden hacer las dos cosas; en este orden se gana más veces.
because-only = No hay otra jugada que merezca pensarse.
because-unknown = Así se gana más veces; no cabe en una frase decir por qué.
# Where to look for a better move, without saying which it is.
look-won = Mira cómo acabar la partida.
look-points = Cuenta los puntos que da cada jugada.
look-rivals = Mira qué pueden hacer después tus rivales.
hint-open = Con lo que está a la vista; no se usa nada oculto.
