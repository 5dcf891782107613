### Textos comunes a todos los juegos: errores, línea de órdenes, mesa en la terminal.

cli-yes = sí

## Errores de las reglas y de la mesa

error-unknown = Algo ha salido mal.
error-unexpected = Algo ha salido mal dentro de Starhold ({ $error }: { $detail }). STARHOLD_DEBUG=1 muestra dónde.
error-unknown-game = No hay ningún juego «{ $name }». Hay: { $known }.
error-bad-option = La opción { $option } de { $game } no puede ser «{ $value }». Puede ser: { $known }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
error-unknown-preset = { $game } no tiene el ajuste «{ $value }». Tiene: { $known }.
error-bad-player-count =
    { $players ->
        [one] A { $game } no se juega con { $players } jugador; se juega de { $least } a { $most }.
       *[other] A { $game } no se juega con { $players } jugadores; se juega de { $least } a { $most }.
    }
error-illegal-move = Las reglas no lo permiten ahora.
error-not-your-decision = Ahora no te toca decidir.
error-game-over = La partida ha terminado.
error-nothing-to-undo = Esta jugada no se puede deshacer: mostró algo nuevo, o alguien ha jugado después.
error-chance = El azar no puede responder a esa pregunta.
error-data = Un archivo de datos está dañado.
error-unknown-bot = No hay ningún bot «{ $name }». Hay: { $known }.
error-endless-game = La partida no había terminado tras { $limit } decisiones.

## Errores de los registros

error-record = Este registro no es bueno.
error-record-unreadable = No se puede abrir { $file }: { $reason }.
error-record-too-big = { $file } es demasiado grande para un registro: más de { $limit } MB.
error-record-not-text = { $file } no es un archivo de texto: el byte { $byte } no es UTF-8.
error-not-a-record = Este archivo no es un registro: no contiene ni JSON ni la notación.
error-record-truncated = El registro está cortado: el archivo acaba antes que él.
error-record-bad-json = El registro está dañado: no es JSON ({ $detail }).
error-record-bad-line = La línea { $line } del registro no se entiende: { $text }
error-record-bad-field = El registro está dañado: { $field } falta o contiene algo que no puede estar ahí.
error-record-format = El registro es de un Starhold más nuevo (formato { $format }; este conoce { $known }).
error-record-game = El juego de este registro no está instalado: { $game }.
error-record-version = El registro sigue las reglas { $version } de { $game }; las instaladas son { $known }.
error-record-commitment = El compromiso es falso: la semilla abierta no es la que se comprometió antes de la partida.
error-record-chance = El azar fue cambiado: en la jugada { $move }, la respuesta { $question } es { $answer }, pero la semilla da { $given }.
error-record-impossible-chance = El azar es falso: en la jugada { $move } falta una respuesta o no podía salir.
error-record-surplus-chance =
    { $count ->
        [one] El azar es falso: la jugada { $move } tiene { $count } respuesta de más.
       *[other] El azar es falso: la jugada { $move } tiene { $count } respuestas de más.
    }
error-record-action = La jugada { $move } es desconocida: no existe la acción «{ $action }».
error-record-move = La jugada { $move } es ilegal: el asiento { $seat } no podía hacer «{ $action }».
error-record-digest = La jugada { $move } no lleva a la mesa registrada: la huella es distinta.
error-record-result = El resultado es falso: el registro dice { $claimed }, las jugadas dan { $found }.
error-record-early-result = El registro da un resultado, pero la partida no ha terminado tras sus { $moves } jugadas.
error-record-missing-result = La partida ha terminado, pero el registro no da resultado.
error-sealed-record = La semilla de esta partida sigue cerrada: no se puede continuar aquí.

## Errores de la línea de órdenes

error-unknown-command = No hay ninguna orden «{ $name }». Hay: { $known }.
error-unknown-language = No hay ningún idioma «{ $name }». Hay: { $known }.
error-bad-option-words = «{ $text }» no es una opción: escribe NOMBRE=VALOR, con comas entre varias.
error-bad-names =
    { $names ->
        [one] Hay { $names } nombre para { $seats } asientos.
       *[other] Hay { $names } nombres para { $seats } asientos.
    }
error-no-seats = No hay nadie en la mesa: nombra a alguien para cada asiento.
error-seat-count =
    { $given ->
        [one] Se nombra { $given } jugador para { $seats } asientos.
       *[other] Se nombran { $given } jugadores para { $seats } asientos.
    }
error-no-game-named = Nombra un juego (starhold games los enumera) o una partida guardada con --resume.
error-no-rule-book = Aquí no hay reglas de { $game }.
error-no-such-rule = Ninguna regla de { $game } tiene el identificador «{ $words }» ni habla de ello.
cli-error-no-such-option = No hay ninguna opción { $option }. --help las enumera.
cli-error-missing = Falta { $option }. --help dice más.
cli-error-needs-value = { $option } necesita un valor.
cli-error-bad-value = { $option } no puede ser «{ $value }».
cli-error-extra = Sobran palabras: { $words }. --help dice qué se puede escribir.
cli-error-usage = Esta línea de órdenes no se entiende ({ $detail }).
cli-interrupted = Interrumpido.

## Ayuda

cli-panel-options = Opciones
cli-panel-arguments = Argumentos
cli-panel-commands = Órdenes
cli-default = [por defecto: { $value }]
cli-required = [obligatorio]
cli-compiled = motor compilado
cli-interpreted = motor interpretado
cli-engine = Motor: { $kind }
cli-help = Juegos de mesa en la terminal: juega, haz jugar a los bots, repasa y comprueba lo jugado.
cli-help-help = Mostrar esta ayuda.
cli-help-version = Mostrar la versión.
cli-help-lang = El idioma; si no, deciden $STARHOLD_LANG o $LANG.
cli-help-game = El juego, como lo enumera starhold games.
cli-help-file = Un registro de partida.
cli-help-games = Enumerar los juegos y sus opciones.
cli-help-provenance = Mostrar cuán segura es cada parte de la caja.
cli-help-play = Jugar en una mesa en esta terminal.
cli-help-seats = Quién se sienta dónde: human (una persona) o el nombre de un bot.
cli-help-names = Los nombres de los jugadores, en orden.
cli-help-seed = Un número que fija todos los dados y robos; si no, son secretos hasta el final.
cli-help-options = Las opciones del juego.
cli-help-preset = Las opciones de una edición.
cli-help-resume = Continuar una partida guardada.
cli-help-save = Guardar la partida en este archivo tras cada jugada.
cli-help-open = Todos miran la pantalla juntos: nadie tiene que apartar la vista.
cli-help-simulate = Hacer que los bots jueguen muchas partidas.
cli-help-players = Cuántos juegan.
cli-help-count = Cuántas partidas.
cli-help-bots = Qué bots juegan: uno para todos los asientos, o uno por asiento.
cli-help-simulation-seed = Semillas iguales dan partidas iguales.
cli-help-workers = Cuántos núcleos usar; 0 significa todos.
cli-help-json = Dar el resultado como un objeto JSON.
cli-help-out = Guardar el registro de cada partida en esta carpeta.
cli-help-check = Comprobar todos los invariantes tras cada jugada.
cli-help-progress = Mostrar una barra de progreso.
cli-help-replay = Contar una partida jugada a jugada.
cli-help-step = Esperar tras cada jugada, o contarlo todo seguido.
cli-help-svg = Dibujar en este archivo SVG la mesa tal como queda al final.
cli-help-verify = Comprobar una partida: jugadas, dados, huellas, resultado.
cli-help-rules = Leer las reglas: el índice, una regla, o todas las que hablan de una palabra.
cli-help-rule = El identificador de una regla, su comienzo, o palabras que buscar.
cli-help-rules-all = Todo el libro de reglas.

## starhold games

games-players = De { $least } a { $most } jugadores
games-rules = reglas versión { $version }
games-options = Opciones (el primer valor es el habitual):
games-presets = Ajustes: { $presets }
games-no-provenance = No consta nada sobre el origen de sus partes.
games-confidence =
    { $count ->
        [one] { $count } parte: { $confidence }
       *[other] { $count } partes: { $confidence }
    }
games-part = Parte
games-sure = Certeza
games-note = Nota

## starhold play

play-player = Jugador { $number }
play-bot = Bot { $number }
play-human = persona
play-commitment = Los dados están atados por una semilla secreta. Su compromiso: { $commitment }
play-help = Escribe el número de una jugada, o parte de su nombre para buscar. u deshace, ? explica la regla, ? NOMBRE una carta, s guarda, l muestra el diario, b la mesa, q sale.
play-no-such-move =
    { $count ->
        [one] Solo hay { $count } jugada.
       *[other] Hay jugadas de la 1 a la { $count }.
    }
play-not-understood = «{ $text }» no es una jugada aquí. h enumera las órdenes.
play-no-undo = No hay nada que deshacer: la última jugada mostró algo nuevo, o no era tuya.
play-undone = Jugada deshecha.
play-saved = Guardado en { $file }; cada jugada siguiente también.
play-kept = Toda la partida está en { $file }. Para comprobarla: starhold verify { $file }
play-log-cut =
    { $count ->
        [one] … { $count } línea anterior (l las muestra todas)
       *[other] … { $count } líneas anteriores (l las muestra todas)
    }
play-hand-over = Decide { $player }. Los demás apartan la vista.
play-press-enter = Pulsa Intro cuando estés listo.
play-save-first = ¿Guardar antes de salir? (s/n)
play-resume = Para continuar más tarde: starhold play --resume { $file }
play-left = La partida no se ha guardado.

## Resultados

result-title = Resultado
result-place = Puesto
result-player = Jugador
result-points = Puntos

## starhold replay, verify y rules

replay-key = Intro: siguiente jugada, b: mesa, q: salir
replay-unfinished = La partida no se terminó.
verify-good =
    { $moves ->
        [one] El registro es verdadero: { $game }, { $moves } jugada.
       *[other] El registro es verdadero: { $game }, { $moves } jugadas.
    }
verify-finished = La partida ha terminado y su resultado es correcto.
verify-unfinished = La partida no ha terminado.
verify-seed-checked = Cada dado y cada robo es el que da la semilla abierta.
verify-seed-closed = La semilla no está abierta: solo se comprobó que dados y robos son posibles.
verify-no-commitment = No hay compromiso: nadie puede probar que los dados no se eligieron.
verify-no-digest =
    { $count ->
        [one] Falta { $count } huella.
       *[other] Faltan { $count } huellas.
    }
rules-how = starhold rules { $game } ID muestra una regla o todas las que empiezan así, una palabra busca, --all muestra todo el libro.
rules-in-english = El libro de reglas está escrito en inglés.

## starhold simulate

simulate-seat = Asiento
simulate-bot = Bot
simulate-wins = Victorias
simulate-share = Parte
simulate-mean-score = Puntuación media
simulate-games =
    { $games ->
        [one] { $games } partida; mejor puntuación { $best }
       *[other] { $games } partidas; mejor puntuación { $best }
    }
simulate-length = Decisiones por partida: { $mean } de media, de { $shortest } a { $longest }
simulate-speed = { $decisions } decisiones y { $games } partidas por segundo, { $seconds } s en total
simulate-failed = La partida { $game } falló: { $error }. Para verla: starhold replay --all --check { $file }
simulate-failed-setup = La partida { $game } falló al prepararse: { $error }.

## Palabras de las mesas

board-planet = Planeta
board-gives = Da
board-points = Puntos
board-surface = Superficie
board-orbit = Órbita
board-row = Fila
board-deck =
    { $count ->
        [one] { $count } planeta en el mazo
       *[other] { $count } planetas en el mazo
    }
board-player = Jugador
board-level = Nivel
board-ships = Naves
board-colonies = Colonias
board-mats = Galaxias
board-home = { $count } en casa
board-away = { $count } fuera
board-locked = { $count } bloqueadas
board-rogue =
    { $dice ->
        [one] La galaxia rebelde tira { $dice } dado y gana en el nivel { $level } ☠.
       *[other] La galaxia rebelde tira { $dice } dados y gana en el nivel { $level } ☠.
    }
board-dice = Dados
board-unused = Sin usar
board-activated = Activados
board-free-reroll = primera repetición gratis
board-paid-reroll = repetir cuesta 1 de energía
board-converter = conversor usado
board-discarded =
    { $count ->
        [one] { $count } dado descartado
       *[other] { $count } dados descartados
    }
board-follow-cost = precio de seguir: { $count }
board-penalty =
    { $count ->
        [one] { $count } dado menos en el próximo turno
       *[other] { $count } dados menos en el próximo turno
    }
board-last-round = última ronda
board-mission = Misión secreta
