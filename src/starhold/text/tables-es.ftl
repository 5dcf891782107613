# Las mesas, el servidor y sus órdenes.

error-table = Esta mesa no lo permite.
error-no-table = Esa mesa no existe.
error-not-signed-in = Primero di quién eres.
error-not-your-seat = Ese asiento no es tuyo.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-not-invited = La mesa es privada: hace falta su enlace para sentarse.
error-table-full = No queda ningún asiento libre en esta mesa.
error-wrong-status =
    { $status ->
        [open] La partida todavía no ha empezado.
        [running] La partida sigue en marcha.
       *[other] La partida ha terminado.
    }
error-stale = La partida ha avanzado; esta es la nueva posición.
error-nothing-to-answer = Nadie espera tu respuesta.
error-undo-impossible = No tienes ninguna jugada que deshacer.
error-bad-request = La petición no se entiende ({ $field }).
error-text-length =
    { $length ->
        [one] Demasiado largo: como mucho { $length } carácter.
       *[other] Demasiado largo: como mucho { $length } caracteres.
    }
error-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
error-too-big = La petición es demasiado grande.
error-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
error-wrong-password = Ninguna cuenta tiene ese nombre y esa contraseña.
error-name-taken = Otra cuenta ya se llama «{ $name }».
error-storage-away = La base de datos no responde por ahora. No ha cambiado nada; inténtalo de nuevo.
error-storage-broken = La base de datos no se puede usar: { $reason }.
error-storage-too-new = La base de datos es de un Starhold más nuevo (su forma es { $form }). Actualiza Starhold.
error-storage-foreign = La base de datos contiene otra cosa y ninguna tabla de Starhold. Indica otra.
error-storage-address = { $url } no es una dirección de base de datos que se pueda usar: { $reason }. Escribe sqlite:///ARCHIVO o postgresql://NOMBRE@SERVIDOR/BASE.
error-port-taken = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
error-bad-bus = { $bus } no es un bus. Puede ser postgresql, postgresql://… o redis://….
error-many-workers = Varios procesos necesitan una base PostgreSQL y un bus: --database postgresql://… --bus postgresql.
error-secret-key = La clave secreta no se puede guardar en { $file }: { $reason }.
error-short-key = La clave secreta en { $file } está cortada o es demasiado corta: necesita { $least } caracteres. Indique una más larga, o bórrela para que se cree otra.
error-backup-exists = { $file } ya existe; se queda como está.
error-backup-write = No se puede escribir { $file }: { $reason }.
error-not-a-backup = { $file } no es una copia de seguridad ni un registro de partida.
error-backup-damaged = La copia de seguridad está dañada: la línea { $line } no se puede leer.
error-house-not-empty = La base de datos ya contiene mesas; una copia se devuelve a una base vacía.
error-table-unreadable = La mesa { $table } no se puede leer: su registro no encaja con estas reglas.

table-log-undo-asked = { $player } querría deshacer una jugada.
table-log-undone = { $player } deshace una jugada.
table-log-undo-agreed = { $player } está de acuerdo.
table-log-undo-refused = { $player } no está de acuerdo.
table-log-held-left = { $player } se va; un bot sigue jugando.
table-log-held-clock = A { $player } se le acaba el tiempo; un bot sigue jugando.
table-log-returned = { $player } ha vuelto.
table-log-resigned-gave-up = { $player } se rinde.
table-log-resigned-clock = A { $player } se le acaba el tiempo y pierde.
table-log-abandoned = Quien abrió la mesa da por terminada la partida.
table-log-by-clock = A { $player } se le acaba el tiempo; se salta la decisión.
table-undo-blocked-moved = { $player } ha jugado desde entonces.
table-undo-blocked-chance = Los dados o el robo han mostrado algo nuevo.
table-why-not-your-turn = No es tu turno: decide { $player }.
table-why-over = La partida ha terminado.
table-why-not-now = Ahora no se pregunta por eso. La pregunta es:

bot-random = Dado
    .about = hace cualquier jugada permitida
bot-easy = Cadete
    .about = juega con sensatez y mira una jugada adelante

serve-at = Starhold está en { $address }. Termina con Ctrl+C.
serve-stopped = Starhold se ha parado. Todas las partidas están guardadas.
backup-done =
    { $tables ->
        [one] Se ha guardado { $tables } mesa en { $file }.
       *[other] Se han guardado { $tables } mesas en { $file }.
    }
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

cli-help-serve = Servir mesas en el navegador, para una persona o para muchas.
cli-help-host = La dirección en la que escuchar. 0.0.0.0 deja entrar a otros.
cli-help-port = El puerto en el que escuchar; 0 toma cualquiera libre.
cli-help-database = La base de datos: sqlite:///ARCHIVO o postgresql://…. Sin ella, un archivo en tu carpeta de datos.
cli-help-bus = Cómo se avisan varios procesos de lo que cambia: postgresql, postgresql://… o redis://….
cli-help-serve-workers = Cuántos procesos sirven. Más de uno necesita PostgreSQL y un bus.
cli-help-thinkers = Cuántos procesos piensan por los bots.
cli-help-secure = Las cookies viajan solo por https.
cli-help-backup = Guardar todo lo que contiene una base en un archivo, también mientras se sirve.
cli-help-backup-file = El archivo nuevo. Guárdalo bien: contiene los secretos de las partidas en marcha.
cli-help-export = Escribir los registros de todas las partidas terminadas en una carpeta.
cli-help-export-folder = La carpeta; se crea si falta.
cli-help-import = Devolver una copia de seguridad a una base vacía, o guardar un registro como mesa terminada.
cli-help-import-file = Una copia de seguridad o un registro.

order-ask = Preguntarme
order-never = Nunca
order-always = Siempre
