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

galaxies-order-forced-reroll = Cuando se podría repetir el dado de la galaxia rebelde
order-ask = Preguntarme
order-never = Nunca
order-always = Siempre

galaxies-order-forced-reroll-ask = { order-ask }
galaxies-order-forced-reroll-never = { order-never }
galaxies-order-culture-2 = Si tengo al menos 2 de cultura
galaxies-order-culture-3 = Si tengo al menos 3 de cultura
galaxies-order-culture-4 = Si tengo al menos 4 de cultura
galaxies-order-culture-5 = Si tengo al menos 5 de cultura
galaxies-order-follow-move = Seguir «Movimiento»
galaxies-order-follow-move-ask = { order-ask }
galaxies-order-follow-move-never = { order-never }
galaxies-order-follow-move-always = { order-always }
galaxies-order-follow-move-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-move-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-move-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-move-culture-5 = { galaxies-order-culture-5 }
galaxies-order-follow-energy = Seguir «Energía»
galaxies-order-follow-energy-ask = { order-ask }
galaxies-order-follow-energy-never = { order-never }
galaxies-order-follow-energy-always = { order-always }
galaxies-order-follow-energy-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-energy-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-energy-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-energy-culture-5 = { galaxies-order-culture-5 }
galaxies-order-follow-culture = Seguir «Cultura»
galaxies-order-follow-culture-ask = { order-ask }
galaxies-order-follow-culture-never = { order-never }
galaxies-order-follow-culture-always = { order-always }
galaxies-order-follow-culture-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-culture-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-culture-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-culture-culture-5 = { galaxies-order-culture-5 }
galaxies-order-follow-diplomacy = Seguir «Diplomacia»
galaxies-order-follow-diplomacy-ask = { order-ask }
galaxies-order-follow-diplomacy-never = { order-never }
galaxies-order-follow-diplomacy-always = { order-always }
galaxies-order-follow-diplomacy-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-diplomacy-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-diplomacy-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-diplomacy-culture-5 = { galaxies-order-culture-5 }
galaxies-order-follow-economy = Seguir «Economía»
galaxies-order-follow-economy-ask = { order-ask }
galaxies-order-follow-economy-never = { order-never }
galaxies-order-follow-economy-always = { order-always }
galaxies-order-follow-economy-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-economy-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-economy-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-economy-culture-5 = { galaxies-order-culture-5 }
galaxies-order-follow-colony = Seguir «Colonia»
galaxies-order-follow-colony-ask = { order-ask }
galaxies-order-follow-colony-never = { order-never }
galaxies-order-follow-colony-always = { order-always }
galaxies-order-follow-colony-culture-2 = { galaxies-order-culture-2 }
galaxies-order-follow-colony-culture-3 = { galaxies-order-culture-3 }
galaxies-order-follow-colony-culture-4 = { galaxies-order-culture-4 }
galaxies-order-follow-colony-culture-5 = { galaxies-order-culture-5 }
