### La línea de órdenes y la mesa en la terminal.

cli-yes = sí

cli-error-no-such-option = No hay ninguna opción { $option }. --help las enumera.
cli-error-missing = Falta { $option }. --help dice más.
cli-error-needs-value = { $option } necesita un valor.
cli-error-bad-value = { $option } no puede ser «{ $value }».
cli-error-extra = Sobran argumentos: { $words }. --help dice qué se puede escribir.
cli-error-usage = Esta línea de órdenes no se entiende ({ $detail }).
cli-interrupted = Interrumpido.

## Ayuda

cli-panel-options = Opciones
cli-panel-arguments = Argumentos
cli-panel-play = Jugar
cli-panel-study = Estudiar
cli-panel-bots = Bots
cli-panel-server = Servidor
cli-panel-setup = Instalación
cli-examples = Ejemplos:
cli-environment = [variable: { $name }]
cli-default = [por defecto: { $value }]
cli-required = [obligatorio]
cli-compiled = motor compilado
cli-interpreted = motor interpretado
cli-engine = Motor: { $kind }
cli-help-doctor = Decir qué está instalado, qué falta y si funciona.
cli-help-completion = Mostrar lo que un shell necesita para completar órdenes: eval "$(starhold completion bash)".
cli-help-shell = El shell.
doctor-interpreted = Motor: interpretado. Las simulaciones son mucho más lentas; con un compilador de C, instalar de nuevo lo compila.
doctor-games = Juegos: { $games }
doctor-bots = Bots: { $bots }
cli-unfit-net = La red { $net } se entrenó con otras reglas de { $game } que las instaladas ({ $rules }). Sin ella los bots juegan peor; starhold train crea una nueva.
doctor-play = Se ha jugado y comprobado una partida de cada juego.
doctor-play-failed = Una partida de { $game } falló: { $error }
doctor-extra = { $extra }: instalado
doctor-extra-missing = { $extra }: falta { $missing }. Ejecuta pip install ".[{ $extra }]" en la carpeta del código de Starhold.
doctor-client = Cliente de navegador: construido
doctor-no-client = Cliente de navegador: sin construir; el servidor solo responde a programas.
doctor-storage-good = Almacén: { $where } (versión de esquema { $form })
doctor-storage-old = Almacén: { $where } (versión de esquema { $form }); el próximo arranque lo actualiza.
doctor-storage-new = Almacén: { $where } aún no existe; el primer arranque lo crea.
doctor-storage-broken = Almacén: { $error }
doctor-well = Todo está bien.
doctor-broken = Algo está roto.
cli-help = Juegos de mesa en la terminal: juega, haz jugar a los bots, repasa y comprueba lo jugado. Sin orden, starhold inicia el servidor web y abre el navegador.
cli-help-help = Mostrar esta ayuda.
cli-help-version = Mostrar la versión.
cli-help-lang = El idioma; si no, deciden $STARHOLD_LANG o $LANG.
cli-help-game = El juego, como lo enumera starhold games.
cli-help-file = Un registro de partida.
cli-help-games = Enumerar los juegos y sus opciones.
cli-help-provenance = Mostrar la fiabilidad de los datos de cada componente.
cli-help-play = Jugar en una mesa en esta terminal.
cli-help-seats = Quién se sienta dónde: human (una persona) o el nombre de un bot. Un programa juega como exec:ORDEN.
cli-help-names = Los nombres de los jugadores, en orden.
cli-help-seed = Un número que fija todas las tiradas y extracciones; si no, son secretas hasta el final.
cli-help-commitment = El sello que anotaste antes de la partida; el registro debe tenerlo.
cli-help-word = Tu propia palabra para los dados; debe estar entre las del registro.
cli-help-options = Las opciones del juego.
cli-help-preset = Las opciones de una edición.
cli-help-resume = Continuar una partida guardada.
cli-help-save = Guardar la partida en este archivo tras cada jugada.
cli-help-open = Todos miran la pantalla juntos: nadie tiene que apartar la vista.
cli-help-simulate = Hacer que los bots jueguen muchas partidas.
cli-help-players = Cuántos juegan.
cli-help-count = Cuántas partidas.
cli-help-bots = Qué bots juegan: uno para todos los asientos, o uno por asiento. Un programa juega como exec:ORDEN.
cli-help-conform = Probar un juego propio con la batería de pruebas de conformidad.
cli-help-conform-game = El juego: un nombre registrado o el lugar donde está en Python.
cli-help-conform-arguments = Argumentos para pytest, después de «--».
cli-help-dataset = Jugar partidas y escribir sus decisiones en un archivo Parquet, para aprender.
cli-help-dataset-out = El archivo que se escribe.
dataset-written = { $file }: decisiones { $rows }, partidas { $games }.
cli-help-dataset-table = Qué filas: una por decisión, o una por partida y asiento.
dataset-written-games = { $file }: filas { $rows }, partidas { $games }.
cli-help-report-json = Mostrar los datos en JSON; no escribir la página.
cli-help-simulation-seed = La misma semilla da las mismas partidas.
cli-help-workers = Cuántos núcleos usar; 0 significa todos.
cli-help-json = Dar el resultado como un objeto JSON.
cli-help-out = Guardar el registro de cada partida en esta carpeta.
cli-help-check = Comprobar todos los invariantes tras cada jugada.
cli-help-progress = Mostrar una barra de progreso.
cli-help-tournament = Hacer jugar a los bots entre sí y decir quién es más fuerte.
cli-help-rivals = Quién juega, con comas; tras un nombre puede ir un presupuesto: expert@300i, strong@100ms. Con menos nombres que asientos, el primero juega solo entre los demás.
cli-help-rounds = Cuántas partidas, redondeado para que cada semilla se juegue desde cada asiento.
cli-help-sprt = Parar en cuanto esté claro si el primer bot es más fuerte.
cli-help-above = Lo mismo, pero preguntar si su parte de victorias supera este porcentaje.
cli-help-measured = Añadir la parte de victorias a este archivo, que dice en las mesas la fuerza de cada bot.
cli-help-resumable = Guardar cada partida terminada en esta carpeta; repetido con los mismos argumentos, el torneo sigue.
cli-help-cluster = Jugar en un clúster de Ray: ray para uno propio, ray:DIRECCIÓN para uno en marcha.
cli-help-train = Dejar que una red aprenda un juego jugando contra sí misma.
cli-help-train-out = La carpeta de este entrenamiento; lo que se empezó allí continúa.
cli-help-generations = Cuántas generaciones de partidas contra sí misma.
cli-help-train-games = Partidas de cada generación.
cli-help-experts = Cuántas generaciones de iteración experta siguen: cada jugada de sus partidas se busca.
cli-help-expert-games = Partidas de cada una de ellas.
cli-help-search = Iteraciones de cada búsqueda.
cli-help-train-from = Una red con la que empezar, en vez de aprender desde cero.
cli-help-train-seed = La misma semilla da la misma red, byte a byte.
cli-help-report = Contar qué gana, con gráficos: una página HTML a partir de registros o jugando.
cli-help-sources = Un juego, que entonces juegan los bots, o registros y carpetas de ellos.
cli-help-report-out = La página que se escribe.
cli-help-note = Una frase al principio de la página.
cli-help-review = Analizar una partida terminada: qué fue suerte, qué decisiones y qué habría sido mejor.
cli-help-review-budget = Iteraciones por evaluación de una posición; 0: las habituales.
cli-help-review-out = Escribir también el análisis en una página.
cli-help-puzzles = Buscar ejercicios en registros: momentos en que una jugada es mucho mejor que todas las demás.
cli-help-puzzles-from = Registros o carpetas con ellos; se puede dar varias veces.
cli-help-puzzles-out = El archivo donde escribir los ejercicios.
cli-help-bot = Hacer que un bot de este equipo juegue en las mesas de un servidor.
cli-help-bot-server = Dirección del servidor.
cli-help-bot-token = Token de la cuenta de bot. La variable STARHOLD_TOKEN lo oculta a otros usuarios del equipo.
cli-help-bot-level = Bot que juega, con un presupuesto opcional: expert, luna, strong@100ms, exec:ORDEN.
cli-help-bot-join = Sentarse con esta invitación; se puede repetir.
cli-help-bot-offer = Abrir una mesa pública de este juego, y otra después de cada partida.
cli-help-bot-challenge = Jugar --offer contra esta persona o cuenta de bot, a la que se invita por su nombre.
cli-help-bot-accept = Aceptar cada asiento al que se invita al bot por su nombre.
cli-help-hint = Decir las tres mejores jugadas en un momento de un registro, y por qué.
cli-help-ply = Tras cuántas jugadas del registro.
cli-help-hint-seat = Para qué asiento, desde 1; si no, el primero que decide.
cli-help-adviser = Quién aconseja; tras el nombre puede ir un presupuesto: expert@300i.
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
games-options = Opciones (el primer valor es el de por defecto):
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
play-commitment = Los dados salen de una semilla secreta. Su sello: { $commitment }
play-help = Escribe el número de una jugada, o parte de su nombre para buscar. u deshace, ? explica la regla, ? NOMBRE una carta, s guarda, l muestra el diario, b la mesa, q sale.
play-shape-subset = Varios a la vez: escribe sus números juntos, por ejemplo 5 5 6.
play-shape-amounts = O escribe las cantidades en este orden: { $kinds }.
play-shape-answers = O escribe y para sí, n para no.
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
play-press-enter = Pulsa Intro para continuar.
play-save-first = ¿Guardar antes de salir? (s/n)
play-resume = Para continuar más tarde: starhold play --resume { $file }
play-left = La partida no se ha guardado.
play-stand-in = { $bot } juega desde ahora por { $player }.

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
        [one] El registro es auténtico: { $game }, { $moves } jugada.
       *[other] El registro es auténtico: { $game }, { $moves } jugadas.
    }
verify-finished = La partida ha terminado y su resultado es correcto.
verify-unfinished = La partida no ha terminado.
verify-fair = Cada tirada y cada extracción es la que da la semilla abierta, y el sello corresponde a esa semilla.
verify-note = ¿Era este el sello antes de la partida? { $commitment }
verify-noted = Es el sello que anotaste antes de la partida.
verify-unbound = Las tiradas y extracciones salen de la semilla del registro, pero esa semilla no tenía sello antes de la partida: no prueba que no hubiera trampas.
verify-seed-closed = La semilla no está abierta: solo se comprobó que las tiradas y extracciones son posibles.
verify-no-commitment = No hay sello: nadie puede probar que los dados no se eligieron.
verify-words =
    { $count ->
        [0] Ningún jugador añadió una palabra a los dados: quien eligió la semilla los eligió solo.
        [one] { $count } palabra de un jugador está en los dados.
       *[other] { $count } palabras de jugadores están en los dados.
    }
verify-own-word = Tu palabra está entre ellas.
verify-withheld =
    { $count ->
        [one] { $count } palabra sellada nunca se abrió: con el servidor, su jugador podía elegir entre los dados con ella y sin ella.
       *[other] { $count } palabras selladas nunca se abrieron: con el servidor, sus jugadores podían elegir entre los dados con ellas y sin ellas.
    }
verify-no-digest =
    { $count ->
        [one] Falta { $count } huella.
       *[other] Faltan { $count } huellas.
    }

rules-how = starhold rules { $game } ID muestra una regla o todas las que empiezan así, una palabra busca, --all muestra todo el libro.

## starhold train

train-generation =
    Generación { $generation }, { $games } partidas: pérdida { $loss }, { $decisions } decisiones por partida, { $share } de { $test_games } partidas contra la última aceptada: { $verdict ->
        [yes] aceptada
       *[no] no aceptada
    }
train-done = La red está en { $file }.

## starhold simulate

simulate-seat = Asiento
simulate-bot = Bot
simulate-wins = Victorias
simulate-share = Victorias
simulate-mean-score = Puntuación media
simulate-games =
    { $games ->
        [one] { $games } partida; mejor puntuación { $best }
       *[other] { $games } partidas; mejor puntuación { $best }
    }
simulate-length = Decisiones por partida: { $mean } de media, de { $shortest } a { $longest }
simulate-speed = { $decisions } decisiones y { $games } partidas por segundo, { $seconds } s en total
simulate-failed = La partida { $game } falló: { $error }. Para verla: starhold replay --all --check { $file }
simulate-failed-setup = La partida { $game } falló al prepararse: { $error }.
simulate-forfeited = Un bot abandonó la partida { $game }, que cuenta: { $error }.

## starhold tournament

tournament-seats = Asientos
tournament-share = Victorias
tournament-rating = Valoración
tournament-points = Puntos
tournament-time = CPU por jugada
tournament-iterations = Iteraciones/s
tournament-cross = Victorias contra cada rival
tournament-games =
    { $games ->
        [one] { $games } partida en { $seconds } s; cada semilla se jugó desde cada asiento
       *[other] { $games } partidas en { $seconds } s; cada semilla se jugó desde cada asiento
    }
tournament-sprt-stronger = SPRT: { $bot } es más fuerte ({ $high } de las victorias y no { $low }; error 5 %).
tournament-sprt-not-stronger = SPRT: { $bot } no es más fuerte ({ $low } de las victorias y no { $high }; error 5 %).
tournament-sprt-open = SPRT: sin decidir entre { $low } y { $high } para { $bot }; hacen falta más partidas.
tournament-failed = La partida { $game } se rompió en la jugada { $ply }, sin culpa de un bot: { $error }.
tournament-failed-bot = Partida { $game }: { $bot } falló en la jugada { $ply }: { $error }.
tournament-forfeited = Partida { $game }: { $bot } abandonó en la jugada { $ply } y queda último: { $error }.
tournament-see = Para verla: starhold replay --all { $file }

## starhold report

report-title = Qué gana
report-data = Guardar los datos (JSON)
report-how = Cada fila muestra una parte de victorias: la marca es la parte, la barra su intervalo del 95 %, n el número de jugadores. A trazos, la media del gráfico; ± es el intervalo del 95 % de una media. Lo que se tiene al final acompaña a la victoria, pero no tiene por qué causarla.
report-study = { $game }, { $players } jugadores
report-games =
    { $games ->
        [one] { $games } partida terminada; asientos: { $bots }.
       *[other] { $games } partidas terminadas; asientos: { $bots }.
    }
report-number = { $number }
report-mean = Media: { $share }.
report-unusual = { $odd } de { $values } barras no la contienen; por azar serían unas { $luck }.
report-rare = { $count } demasiado raras para mostrarlas.
report-by-seat = Puesto en el orden de turno
report-by-bot = Bot
report-points = Puntos, todos los jugadores
report-winners = Puntos, ganadores
report-lengths = Decisiones por partida
report-spread = { $mean } ± { $doubt } de media; 9 de 10 entre { $low } y { $high }; n={ $count }.
report-reading = Leyendo registros
report-written =
    { $games ->
        [one] { $file }: { $games } partida.
       *[other] { $file }: { $games } partidas.
    }

## starhold hint

hint-moment = Tras la jugada { $ply } decide { $player }.
hint-move = Jugada
hint-share = Probabilidad de ganar
hint-points = Puntos
hint-why = Por qué
hint-played = Se jugó: { $move }
bot-ready = { $name } juega en { $server } como { $bot }. Pulsa Ctrl+C para parar.
bot-joined = El bot se ha sentado a la mesa { $table }.
bot-offered = La mesa { $table } está abierta en la sala.
bot-challenged = Invitación enviada a { $name } para la mesa { $table }.
bot-over = { $game }: la partida de la mesa { $table } ha terminado.
error-remote-refused = { $server } lo rechaza: { $reason }
error-bad-link = «{ $link }» no es una invitación a una mesa. Termina en /join/TABLE/INVITE.
error-challenge-needs-game = --challenge necesita un juego: añade --offer JUEGO.
error-remote-rules = El servidor juega a { $game } con las reglas { $there } y esta instalación con las reglas { $here }. Instala la versión del servidor.

cli-site-written = El sitio está en { $folder }: { $size } MB. Cualquier alojamiento web puede servirlo.
cli-site-compiled = El motor que contiene está compilado.
cli-site-interpreted = El motor que contiene no está compilado: los bots fuertes piensan más tiempo. `python3 go.py site` dice por qué.
serve-at = Starhold está en { $address }. Termina con Ctrl+C.
serve-stopped = Starhold se ha parado. Todas las partidas están guardadas.

backup-done =
    { $tables ->
        [one] Se ha guardado { $tables } mesa en { $file }.
       *[other] Se han guardado { $tables } mesas en { $file }.
    }

backup-whole =
    { $tables ->
        [one] { $file } está completo: { $tables } mesa.
       *[other] { $file } está completo: { $tables } mesas.
    }
backup-without-key = La clave que firma las cookies no está en la carpeta de datos, así que tampoco en la copia. Guarda también STARHOLD_SECRET: sin ella, todos tendrán que volver a entrar tras una restauración.
import-key-kept = Se restauró la clave que firma las cookies: nadie tiene que volver a entrar.
import-key-replaced = Se restauró la clave que firma las cookies: nadie tiene que volver a entrar. La anterior está al lado, como secret-before-….
import-key-other = La copia tiene otra clave que STARHOLD_SECRET, que es la que vale: todos tendrán que volver a entrar y los invitados pierden su identidad.
import-key-none = La copia no tiene clave para las cookies. Sin la tuya (STARHOLD_SECRET o el archivo secret), todos tendrán que volver a entrar.
ratings-same = { $game }: { $games ->
        [one] { $games } partida por puntos
       *[other] { $games } partidas por puntos
    }; todos los números salen de ellas.
ratings-differ = { $game }: { $rows ->
        [one] { $rows } número difiere
       *[other] { $rows } números difieren
    } de lo que dan las partidas por puntos. `--recompute` los sustituye.
ratings-replaced = { $game }: { $rows ->
        [one] se ha sustituido { $rows } número.
       *[other] se han sustituido { $rows } números.
    }
upgrade-none = La base de datos está al día (versión de esquema { $form }).
config-no-file = ningún archivo; se leería { $folder }/starhold.toml
config-good = Ajustes: { $where }; cambiados: { $changed }
config-of = Ajustes: { $where }
config-default = por defecto
doctor-backups = Copias de seguridad: { $folder }
doctor-site = { $kind ->
        [foreign] `starhold site` no escribió esta carpeta: { $folder }. El servidor juega todas las partidas contra bots.
        [outdated] Otra versión escribió el sitio de { $folder }. Escríbelo de nuevo para que los dispositivos de los visitantes jueguen contra los bots.
        [plain] El sitio de { $folder } no tiene motor compilado: los dispositivos de los visitantes solo juegan contra los bots si sus dueños lo eligen.
        [compiled] Los dispositivos de los visitantes juegan contra los bots: { $folder }
       *[none] El servidor juega todas las partidas contra bots. `starhold site` puede escribir un sitio con el que lo hagan los dispositivos de los visitantes.
    }
upgrade-done = La base de datos ha pasado de la versión de esquema { $before } a la { $after }. Antes se ha guardado en { $file }.

import-done =
    { $tables ->
        [one] Se ha leído { $tables } mesa.
       *[other] Se han leído { $tables } mesas.
    }
import-record-done = El registro se guarda como mesa { $table }.

export-done =
    { $records ->
        [one] Se ha escrito { $records } registro en { $folder }.
       *[other] Se han escrito { $records } registros en { $folder }.
    }

cli-help-site = Escribir el tablero como archivos estáticos para cualquier alojamiento web; las partidas se juegan en el navegador del visitante.
cli-help-site-out = Dónde escribir los archivos; un sitio anterior se sustituye.
cli-help-runtime = Pyodide y los paquetes para el navegador, si esta instalación no los tiene; `python3 go.py site` los prepara.
cli-help-site-address = La dirección pública del sitio: así sus enlaces muestran una imagen en chats y en otros sitios.
cli-help-node = Un programa Node que compila de antemano el bytecode de Python: la página arranca un segundo antes.
cli-help-serve = Servir mesas en el navegador, para una persona o para muchas.
cli-help-config = Escribir, mostrar o comprobar los ajustes de un servidor.
cli-help-config-action = init imprime un archivo con todos los ajustes y comentarios, show los valores vigentes y su origen, check busca errores.
cli-help-config-which = El archivo; por defecto starhold.toml en la carpeta de datos, o /etc/starhold/starhold.toml.
cli-help-config-file = El archivo de ajustes; por defecto starhold.toml en la carpeta de datos, o /etc/starhold/starhold.toml.
cli-help-socket = Un socket unix en lugar de una dirección y un puerto.
cli-help-admin = Hacer lo que hacen los responsables: listar, expulsar, restablecer, retirar, invitar, anunciar.
cli-help-admin-act = people, person, tables, table, reports, invitations, bans, log; ban, unban, sign-out, rename, reset-password, export, delete, role, remove-table, remove-line, void-rating, settle, announce, maintenance, invite, uninvite.
cli-help-admin-about = Una persona (id, o nombre de una cuenta), una dirección o un rango, una mesa, un aviso, un código; en las listas, qué buscar.
cli-help-admin-value = El nombre nuevo, el papel, el número de línea, el texto, o cuántas cuentas abre una invitación.
cli-help-admin-reason = Por qué; los responsables podrán leerlo.
cli-help-admin-days = Días tras los que termina por sí solo.
cli-help-host = La dirección en la que escuchar. 0.0.0.0 deja entrar a otros.
cli-help-port = El puerto en el que escuchar; 0 toma cualquiera libre.
cli-help-database = La base de datos: sqlite:///ARCHIVO o postgresql://…. Sin ella, un archivo en tu carpeta de datos.
cli-help-bus = Cómo se avisan varios procesos de lo que cambia: postgresql, postgresql://… o redis://….
cli-help-serve-processes = Cuántos procesos sirven tras el puerto. Más de uno necesita PostgreSQL; SIGHUP los reemplaza uno tras otro.
cli-help-bot-workers = Cuántos procesos piensan por los bots.
cli-help-serve-bot = Un programa que se puede elegir como bot: NOMBRE=ORDEN; se puede repetir.
cli-help-serve-open = Abrir el navegador cuando el servidor funcione.
cli-help-secure = Las cookies viajan solo por https.
cli-help-log = Escribir el diario en este archivo, que rota (10 MB; se guardan cuatro anteriores).
cli-help-backup = Guardar todo lo que contiene una base en un archivo, también mientras se sirve.
cli-help-backup-file = El archivo nuevo. Guárdalo bien: contiene los secretos de las partidas en marcha.
cli-help-backup-verify = No escribir nada; leer el archivo y decir si está completo.
cli-help-restore = Devolver una copia de seguridad a una base vacía y ponerla al día.
cli-help-restore-file = La copia de seguridad.
cli-help-upgrade = Poner al día la base de una versión anterior; antes se guarda.
cli-help-ratings = Comprobar que las clasificaciones salen de las partidas por puntos terminadas.
cli-help-recompute = Sustituir los números que difieren.
cli-help-backups = Guardar la base de datos en esta carpeta cada cierto tiempo.
cli-help-backup-hours = Cuántas horas pasan entre dos copias.
cli-help-backup-keep = Cuántas copias se conservan.
cli-help-export = Escribir los registros de todas las partidas terminadas en una carpeta.
cli-help-export-folder = La carpeta; se crea si falta.
cli-help-dump = Escribir las partidas clasificatorias públicas de quienes lo aceptaron, sin nombres: registros y Parquet.
cli-help-dump-folder = Una carpeta nueva o vacía.
dump-without-parquet = No se ha escrito ningún archivo Parquet.
cli-help-import = Devolver una copia de seguridad a una base vacía, o guardar un registro como mesa terminada.
cli-help-import-file = Una copia de seguridad o un registro.
cli-help-without-end = Aceptar también una copia de una versión anterior, que no dice si está entera.
cli-help-learn = Seguir una lección: una primera partida guiada o un pequeño tema.
cli-help-lesson = La lección; si falta, la primera partida.
cli-help-lesson-step = El paso por el que empezar.

# The operator's page
admin-title = Starhold: página de gestión
admin-health = Estado
admin-database = Base de datos
admin-ready = responde y acepta escrituras
admin-version = Versión, proceso
admin-up = Tiempo en marcha
admin-wait = Espera en la cola, en segundos
admin-moves = Jugadas
admin-viewers = Conectados
admin-bots-waiting = Decisiones que esperan a un bot
admin-backup = Última copia
admin-backup-failed = fallida { $at }: { $error }
admin-backup-late = con retraso; la última es del { $at }
admin-backup-never = ninguna aún
admin-backup-off = ninguna programada
admin-proxy = Proxy sin confianza
admin-proxy-detail = { $proxies }: todos los que pasan por él cuentan como una dirección. Configura FORWARDED_ALLOW_IPS.
about-title = Sobre este servidor
about-privacy = Privacidad
about-imprint = Aviso legal
about-terms = Condiciones de uso
about-contact = Contacto:
about-docs = Ayuda y documentación
about-missing = En esta dirección no hay nada.
about-who = Se puede contactar con los responsables en { $contact }.
about-ask = Si tienes preguntas, escribe a { $contact }.
about-guests-for-ever = Los invitados se conservan.
about-guests-days =
    { $days ->
        [one] Los invitados que no aparecen en { $days } día se borran.
       *[other] Los invitados que no aparecen en { $days } días se borran.
    }
about-finished-for-ever = Las partidas terminadas se conservan.
about-finished-days =
    { $days ->
        [one] Las partidas terminadas se borran al cabo de { $days } día.
       *[other] Las partidas terminadas se borran a los { $days } días.
    }
about-chat-for-ever = El chat se conserva con la partida.
about-chat-days =
    { $days ->
        [one] El chat se borra al cabo de { $days } día.
       *[other] El chat se borra a los { $days } días.
    }
about-notes-for-ever = Lo que hicieron los responsables y los avisos resueltos se conservan.
about-notes-days =
    { $days ->
        [one] Lo que hicieron los responsables y los avisos resueltos se borran al cabo de { $days } día.
       *[other] Lo que hicieron los responsables y los avisos resueltos se borran a los { $days } días.
    }
about-backups =
    { $days ->
        [one] Aquí tarda alrededor de { $days } día.
       *[other] Aquí tarda unos { $days } días.
    }
admin-processes = Procesos
admin-process = Proceso
admin-silent = no responde
admin-bans = Entrada cerrada
admin-who = Persona o dirección
admin-reason = Motivo
admin-since = Desde cuándo
admin-people = Personas
admin-name = Nombre
admin-table = Mesa
admin-tables = Mesas
admin-game = Juego
admin-status = Estado
admin-limits = Límites
admin-what = Qué
admin-at-once = De golpe
admin-a-second = Por segundo
admin-page = Resumen
admin-page-people = Personas
admin-page-tables = Mesas
admin-page-reports = Avisos
admin-page-notices = Anuncios, invitaciones
admin-page-log = Registro
admin-here = Ahora en las mesas
admin-id = Id
admin-kind = Tipo
admin-created = Creado
admin-seen = Última vez
admin-ban-state = Entrada cerrada
admin-banned = expulsado
admin-addresses = Direcciones desde el arranque
admin-changed = Cambiado
admin-removed = retirada
admin-players = Jugadores
admin-chat = Chat
admin-text = Texto
admin-reports = Avisos abiertos
admin-settled = Avisos resueltos
admin-quote = Línea del chat
admin-reporter = Autor del aviso
admin-report-leaves = Abandona partidas
admin-report-insults = Insultos
admin-report-cheating = Trampas
admin-report-name = Nombre
admin-report-other = Otra cosa
admin-lines = Últimas líneas
admin-lines-count =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
admin-outcome = Respuesta al autor
admin-outcome-acted = Un operador ha actuado
admin-outcome-kept = No se ha roto ninguna norma
admin-delete-name = Escribe el nombre para borrarlo todo
admin-by = Responsable
admin-notices = Anuncio y mantenimiento
admin-invitations = Invitaciones
admin-code = Código
admin-left = Cuentas restantes
admin-uses = Número de cuentas
admin-until = Hasta cuándo
admin-log = Lo que hicieron los responsables
admin-act = Acto
admin-detail = Detalles
admin-days = Días (vacío: sin fin)
admin-role = Papel
admin-search = Buscar
admin-more = Más
admin-back = Atrás
admin-done = Hecho.
admin-guest = invitado
admin-account = cuenta
admin-bot = bot
admin-act-ban = Expulsar
admin-act-unban = Readmitir
admin-act-sign-out = Cerrar sesión en todas partes
admin-act-rename = Cambiar el nombre
admin-act-reset-password = Contraseña nueva
admin-act-role = Dar papel
admin-act-export = Descargar todos los datos
admin-act-delete = Borrar todos los datos
admin-act-remove-table = Retirar la mesa
admin-act-remove-line = Quitar
admin-act-void-rating = No puntuar
admin-act-settle = Resolver
admin-act-announce = Anunciar (vacío: quitar)
admin-act-maintenance = Cerrar por mantenimiento (vacío: abrir)
admin-act-invite = Invitar
admin-act-uninvite = Anular
admin-answer-reset-password = La contraseña nueva, que se muestra una vez: { $answer }
admin-answer-invite = El código de invitación: { $answer }

## starhold review, starhold puzzles

cli-review-title = Análisis de { $game }: { $players }
cli-review-judge = Evalúa { $bot }, iteraciones por evaluación: { $budget }; las jugadas se comparan en situaciones compatibles con lo que el jugador sabía: { $worlds }. Los números son porcentajes de probabilidad de ganar.
cli-review-making = Analizando
cli-review-written = Escrito en { $file }.
cli-review-chart = Probabilidad de ganar por jugada
cli-review-turns = Giros
cli-review-moves = Todas las jugadas
cli-review-player = Jugador
cli-review-start = Inicio
cli-review-luck = Suerte
cli-review-choices = Decisiones
cli-review-others = Los demás
cli-review-result = Resultado
cli-review-skill = Destreza (0 al azar, 100 el juez)
cli-review-rest = Sin explicar
cli-review-round = Ronda
cli-review-move = Jugada
cli-review-mark = Nota
cli-review-better = Mejor
cli-review-error = Coste
cli-review-mark-best = la mejor
cli-review-mark-good = buena
cli-review-mark-doubtful = imprecisión
cli-review-mark-mistake = error
cli-review-mark-blunder = error grave
cli-puzzles-finding = Buscando ejercicios
cli-puzzles-found =
    { $count ->
        [one] { $count } ejercicio escrito en { $file }.
       *[other] { $count } ejercicios escritos en { $file }.
    }

## Avisos: correos, webhooks y mensajes push

notice-turn = { $game }: te toca
notice-reminder = { $game }: te queda un cuarto del tiempo
notice-ended = { $game }: la partida ha terminado
notice-called = { $game }: alguien quiere jugar
notice-invited = { $game }: te invitan
notice-nudge = { $game }: un amigo espera tu turno
notice-pairing = { $game }: tu próxima mesa
notice-soon = { $event } empieza en { $minutes } min
notice-soon-text = { $game }. Abre el torneo para llegar a tiempo.
notice-many =
    { $count ->
        [one] { $count } mesa te espera
       *[other] { $count } mesas te esperan
    }
notice-many-text = Abre la lista para jugar tus turnos.
notice-with = Con { $names }.
notice-alone = Juegas en solitario.
notice-left =
    { $hours ->
        [0] Quedan { $minutes } min.
       *[other] Quedan { $hours } h.
    }
notice-test = Aviso de prueba
notice-test-text = Los avisos sobre tus turnos llegarán aquí.
notice-confirm = Confirma tu dirección de correo
notice-confirm-text = Alguien, seguramente tú, ha pedido los avisos de Starhold en esta dirección. Abre el enlace en 24 horas para confirmarla. Si no has sido tú, no hagas caso de este correo.
notice-recover = Entra en Starhold
notice-recover-text = Alguien, probablemente tú, ha pedido un enlace a tu cuenta de Starhold. Ábrelo en menos de una hora para entrar y, si quieres, elegir otra contraseña. Si no has sido tú, ignora este mensaje: no cambia nada.
notice-stop = Para dejar de recibir estos avisos, abre:

## Errores de la línea de órdenes, de los ajustes y del almacén

error-unexpected = Algo ha salido mal dentro de Starhold ({ $error }: { $detail }). STARHOLD_DEBUG=1 muestra dónde.
error-unknown-shell = No hay autocompletado para el shell «{ $name }». Lo hay para: { $known }.
error-no-such-moment = El registro acaba en la jugada { $moves }: no hay momento tras la jugada { $ply }.
error-other-course = { $folder } contiene un entrenamiento con otros ajustes. Elige otra carpeta o los mismos ajustes.
error-unknown-cluster = «{ $name }» no es un clúster. Escribe ray, o ray:DIRECCIÓN para uno que ya funcione.
error-cluster-missing = Ray no está instalado. Ejecuta pip install ".[cluster]" en la carpeta del código de Starhold.
error-cluster-away = No hay ningún clúster de Ray en { $address }.
error-no-bots = No juega nadie: nombra los bots del torneo, separados por comas.
error-other-tournament = { $file } pertenece a otro torneo. Nombra otra carpeta o repite los argumentos con que empezó.
error-tournament-runs = Otro proceso está jugando el torneo de { $file }. Espera a que acabe o nombra otra carpeta.
error-sprt-line-up = --sprt pregunta por el primer bot, que debe jugar todas las partidas: nombra como mucho { $seats } bots, no { $bots }.
error-no-games = No hay ninguna partida terminada que contar: nombra un juego, registros o carpetas que los contengan.
error-sealed-record = La semilla de esta partida sigue cerrada: no se puede continuar aquí.
error-command-in-record = El registro pide un programa, «{ $command }». Si confías en él, nombra todos los asientos con --seats.
error-unknown-command = No hay ninguna orden «{ $name }». Hay: { $known }.
error-unknown-language = No hay ningún idioma «{ $name }». Hay: { $known }.
error-bad-option-words = «{ $text }» no es una opción: escribe NOMBRE=VALOR, con comas entre varias.
error-no-seats = No hay nadie en la mesa: nombra a alguien para cada asiento.
error-seat-count =
    { $given ->
        [one] Se nombra { $given } jugador para { $seats } asientos.
       *[other] Se nombran { $given } jugadores para { $seats } asientos.
    }
error-no-game-named = Nombra un juego (starhold games los enumera) o una partida guardada con --resume.
error-no-database = No hay ninguna base de datos en { $where }. Indícala con --database, o su carpeta de datos con STARHOLD_HOME. No se ha creado nada.
error-bad-setting = El ajuste { $name } = { $value } ({ $where }) no es válido: { $reason }.
error-unknown-setting = El ajuste { $name } ({ $where }) no existe. Hay: { $near }.
error-unreadable-settings = No se puede leer { $file }: { $reason }.
error-unknown-action = La acción «{ $name }» no existe. Hay: { $known }.
error-storage-address = { $url } no es una dirección de base de datos que se pueda usar: { $reason }. Escribe sqlite:///ARCHIVO o postgresql://NOMBRE@SERVIDOR/BASE.
error-no-runtime = En { $folder } no hay Pyodide. Ejecuta `python3 go.py site` en el repositorio o indica con --runtime una carpeta que lo tenga.
error-folder-in-use = { $folder } tiene otros archivos. Indica una carpeta vacía o nueva.
error-bad-site-address = «{ $address }» no es una dirección. Escríbela como https://example.org/games.
error-driver-missing = PostgreSQL y Redis necesitan { $module }, que no está instalado. Ejecuta pip install ".[server]" en la carpeta del código de Starhold.
error-train-missing = El entrenamiento no está instalado (falta { $module }). Ejecuta pip install ".[train]" en la carpeta del código de Starhold.
error-data-missing = Los conjuntos de datos no están instalados (falta { $module }). Ejecuta pip install ".[data]" en la carpeta del código de Starhold.
error-dataset-game = La partida { $game } del conjunto de datos falló y no se ha escrito nada: { $error }.
error-suite-missing = La batería de pruebas necesita { $what }. Ejecuta: pip install pytest hypothesis
error-not-a-dataset = «{ $file }» no es un conjunto de datos: { $reason }.
error-port-taken = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
error-bad-bus = { $bus } no es un bus válido. Valores posibles: postgresql, postgresql://… o redis://….
error-many-processes = Varios procesos necesitan una base PostgreSQL: --database postgresql://…; SQLite es para uno solo.
error-backup-exists = { $file } ya existe; se queda como está.
error-backup-write = No se puede escribir { $file }: { $reason }.
error-not-a-backup = { $file } no es una copia de seguridad ni un registro de partida.
error-backup-damaged = La copia de seguridad está dañada: la línea { $line } no se puede leer.
error-backup-cut = La copia de seguridad no está entera: falta su final o faltan filas. No se ha importado nada.
error-backup-without-end = { $file } lo escribió un Starhold anterior: nada en él dice si está entero. Si te consta que lo está, añade --without-end.
error-house-not-empty = La base de datos ya contiene mesas; una copia se devuelve a una base vacía.

## Previews of links

preview-site = Una mesa de juego abierta para Tiny Epic Galaxies, Tiny Epic Kingdoms y Roll for the Galaxy: amigos, bots, lecciones y problemas.
preview-open = asiento libre
preview-join = Invitación a { $game }
preview-players = En la mesa: { $players }
preview-table-ended = { $game }: el resultado
preview-replay-ended = { $game }: la repetición
preview-review-ended = { $game }: el análisis
preview-daily = El reto del día
preview-puzzles = Un problema: { $game }
preview-learn = Aprende { $game }
preview-rules = Las reglas de { $game }
preview-howto = Cómo se juega a { $game }
preview-picture = { $page ->
        [join] Invitación
        [replay] Repetición
        [review] Análisis
        [puzzles] Problema
        [learn] Lecciones
        [rules] Reglas
        [howto] Cómo se juega
       *[table] Mesa
    }
