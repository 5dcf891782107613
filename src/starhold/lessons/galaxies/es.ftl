### Lecciones de Galaxies. Lo que dice el guía: 45 palabras como máximo; ** destaca lo importante.

## Primera órbita

lesson-first-orbit = Primera órbita
    .about = Una primera partida contra Luna: dados, órbitas, seguir acciones y la última ronda.
lesson-first-orbit-goal = ¡Te damos la bienvenida a bordo! Tú diriges una pequeña galaxia, y Luna otra. Quien llega primero a **21 puntos** abre la última ronda. Al acabar, gana quien tenga más puntos.
lesson-first-orbit-points = Los puntos vienen de los **planetas** que colonizas (el número de la estrella dorada) y del **nivel de tu imperio**. Una misión secreta añade 2 o 3 al final.
lesson-first-orbit-dice = Es tu turno. Ya se han tirado cuatro dados por ti. Cada dado es **una acción**. Úsalos en el orden que quieras; ninguno es obligatorio.
lesson-first-orbit-orbit = El cohete mueve una nave. Elige un dado **Movimiento** y luego la **órbita de Jakks**: el final de su marcador está a solo dos casillas.
    .elsewhere = Más adelante. Tu próximo dado es Diplomacia, y el marcador de diplomacia más corto es el de Jakks.
    .land = Al aterrizar se usa enseguida la acción del planeta. Pero solo la órbita lleva a una colonia; aterrizaremos dentro de un momento.
    .diplomacy = Diplomacia hace avanzar una nave que ya está en un marcador de diplomacia. Aún no tienes ninguna.
    .culture = Ninguna nave tuya está en un planeta de cultura: el dado no daría nada.
    .keep = Guárdalos: los cuatro dados tienen su trabajo.
    .end = Cuatro dados, cuatro acciones. Úsalos antes.
lesson-first-orbit-follow = Después de cada dado tuyo, Luna puede **seguir**: pagar 1 de cultura y hacer la misma acción para sí. Esta vez renuncia. Recuérdalo: seguir es el corazón del juego.
lesson-first-orbit-push = Tu nave espera en la casilla 0. El dado **Diplomacia** la hace avanzar una casilla, porque Jakks tiene un marcador de diplomacia. Úsalo.
    .move = Primero haz avanzar la nave que está en órbita y luego envía la otra.
    .culture = Buena idea, dentro de dos pasos. Antes, Diplomacia.
    .keep = No hace falta: cada dado que queda tiene su trabajo.
    .end = Quedan tres dados. Úsalos antes.
lesson-first-orbit-land = Ahora **aterriza** con tu segunda nave en MJ-120210: un dado Movimiento y luego su superficie. La acción del planeta es inmediata: 2 de energía. **Llévala a cabo.**
    .orbit = También vale, pero es lento. La superficie rinde al momento.
    .elsewhere = MJ-120210 es el que más rinde: 2 de energía, y gratis.
    .leave = Esa nave perdería su casilla: quien deja una órbita pierde todo lo avanzado. Usa la nave de tu galaxia.
    .decline = Puedes, pero la energía compra niveles. Tómala.
    .culture = Dentro de un momento. Antes, la nave.
    .keep = No hace falta: los dos dados tienen su trabajo.
    .end = Quedan dos dados. Úsalos antes.
lesson-first-orbit-culture = El último dado es **Cultura**. Cada nave tuya en un planeta de cultura da 1. Jakks es un planeta de cultura; MJ-120210, no.
    .reroll = La primera repetición de cada turno es gratis, pero este dado sirve tal como está.
    .end = Queda un dado, y te da cultura.
lesson-first-orbit-wait = Turno de Luna. Vuela hasta Jakks, a tu lado. Podrías copiar **Movimiento** por 1 de cultura. Pero mira sus dados: aún le queda Diplomacia. **No la sigas.**
    .follow = Tienes 2 de cultura, y ella está a punto de usar Diplomacia. Guárdala para eso.
lesson-first-orbit-take = Usa Diplomacia, y tú también puedes. **Sigue** por 1 de cultura: tu nave pasa de la casilla 1 al final del marcador.
    .pass = Aquí 1 de cultura compra un planeta entero. Sigue.
lesson-first-orbit-colony = **Jakks es tuyo: 1 punto**, y en el turno de Luna. Todas las naves que había allí vuelven a su galaxia, también la suya, que pierde lo avanzado. Ocupa su lugar Gleam-Zanier: 5 puntos.
lesson-first-orbit-reroll = Te toca otra vez. Dos dados Economía, pero ninguna nave tuya está en un marcador de economía. Toma **los dos** y **vuelve a tirarlos**: la primera repetición de cada turno es gratis.
    .one = Dos cuestan lo mismo que uno. Toma los dos dados Economía.
    .keep = Guarda esos: sirven ahora mismo.
    .colony = Es el dado correcto, pero antes repite la tirada: verás qué más es posible.
    .first = Antes repite la tirada: verás qué más es posible.
    .end = Esos dados se perderían. Antes repite la tirada.
lesson-first-orbit-upgrade = El dado **Colonia** utiliza una colonia o expande tu imperio. El nivel 2 cuesta 2, todo en energía o todo en cultura. **Expande tu imperio**: un punto ahora y un quinto dado en cada turno.
    .jakks = 1 de cultura está bien. Un dado más en cada turno está mucho mejor.
    .first = Eso puede esperar. Antes, el dado que mejora todos los turnos siguientes.
    .keep = Guárdalos: tienes lo que necesitas.
    .end = Expande antes tu imperio: es un dado más en cada turno.
lesson-first-orbit-freely = Quedan tres dados. Lleva la nave de tu galaxia a la **órbita de Gleam-Zanier**, hazla avanzar con Diplomacia y toma energía. O haz lo que quieras: esta vez **decides tú**.
    .end = ¿Seguro? Esos dados se pierden al acabar el turno. Si es lo que quieres, púlsalo otra vez.
lesson-first-orbit-later = Media hora después. Tienes 18 puntos y Luna 17. Quien llega a 21 abre la última ronda. Juegas en primer lugar, así que **Luna aún tendría un turno más**.
lesson-first-orbit-jorg = No te precipites. Luna está a **una casilla** de Gleam-Zanier: 17 + 5 = 22. Primero hazla retroceder. Aterriza en **Jorg** y paga sus 2 de cultura.
    .economy = Con eso llegas a 21 y abres la última ronda, cuando a Luna le basta un dado Diplomacia. Primero hazla retroceder.
    .colony = Nakagawakozi también te haría avanzar. Pero antes detén a Luna.
    .decline = Llévala a cabo: para eso hemos venido.
    .first = Eso puede esperar. Antes detén a Luna.
    .elsewhere = Jorg hace retroceder a un rival, y es lo que necesitas. Aterriza en Jorg.
    .end = Luna se quedaría con Gleam-Zanier. Primero hazla retroceder.
lesson-first-orbit-major = Ha vuelto a la casilla 2. Ahora quédate con **Pembertonia-Major** con el dado **Economía**.
    .points = Eso puede esperar. Antes, los puntos: el dado Economía.
lesson-first-orbit-bell = **21. Empieza la última ronda.** Aún puedes usar dados: la energía y la cultura desempatan después de los planetas y el nivel. Luego **termina el turno**.
lesson-first-orbit-lunas-last = El último turno de Luna: un solo dado Diplomacia no le basta para Gleam-Zanier. Compra el nivel 5.
lesson-first-orbit-won = Se muestran las misiones. La tuya es **Anciano**: 2 puntos por llegar primero a 21. La de Luna pedía el nivel 6 y no da nada. **{ $points1 } a { $points2 }: ¡has ganado!**

## Cuándo seguir

lesson-follow-or-save = Cuándo seguir
    .about = Cuatro dados de Astra y tus 2 de cultura: cuál merece que lo sigas y qué te da.
lesson-follow-or-save-purse = Turno de Astra. Tienes **2 de cultura**: puedes seguir dos veces. Mira antes sus dados: energía, movimiento, economía y **dos veces diplomacia**. A tu nave le faltan justo dos casillas para el final del marcador de MJ-120210.
lesson-follow-or-save-energy = Toma energía. Si la sigues, ganas 2: una por la nave de tu galaxia y otra por la de MJ-120210, un planeta de energía. Pero tu cultura tiene mejor uso. **No la sigas.**
    .follow = 2 de energía por 1 de cultura es un precio justo. Pero entonces solo podrías seguir un dado Diplomacia, y necesitas los dos.
lesson-follow-or-save-move = Ha aterrizado en Vici-KS156 y ha llevado a cabo su acción. Solo ahora, cuando todo ha acabado, te preguntan. Pero un vuelo puede esperar a tu propio dado. **No la sigas.**
    .follow = Puedes volar en tu turno sin pagar nada. Guarda la cultura para la diplomacia.
lesson-follow-or-save-step = Por fin, diplomacia: **sigue** por 1 de cultura. Copias el dado, no su nave: avanza la tuya, de la casilla 1 a la 2.
    .pass = Para este dado guardabas la cultura. Sigue.
lesson-follow-or-save-planet = Su segundo dado Diplomacia. Puedes seguir cada dado una vez, así que este también. **Sigue** de nuevo: llegas al final del marcador.
    .pass = Te falta una casilla y te queda 1 de cultura. Sigue.
lesson-follow-or-save-bill = **Un planeta y 2 puntos** por 2 de cultura. Los otros dados: 2 de energía y un vuelo. Guarda la cultura para lo que remata algo. Y recuerda: una expansión o la acción de un planeta se paga aparte.

## Superficie u órbita

lesson-land-or-orbit = Superficie u órbita
    .about = Los mismos dados y el mismo planeta, dos veces: qué da la superficie y adónde lleva la órbita.
lesson-land-or-orbit-land = Dos dados Movimiento y tres dados Diplomacia. Primero la superficie: **aterriza en MJ-120210** y **lleva a cabo** su acción. Es inmediata: 2 de energía.
    .orbit = La órbita viene en la segunda mitad. Primero, la superficie.
    .elsewhere = Aterriza en MJ-120210: sus 2 de energía no cuestan nada.
    .diplomacy = Ninguna nave tuya está en órbita: la diplomacia no haría avanzar a nadie.
    .decline = Puedes, pero el vuelo no habría servido de nada. Llévala a cabo.
    .keep = Deja los dados como están: comparamos dos veces el mismo turno.
    .end = Usa antes los dados Movimiento.
lesson-land-or-orbit-hop = **Un aterrizaje, una acción.** Una nave que se queda en la superficie no la repite; hay que volver a aterrizar. Lleva **la misma nave** a Vici-KS156 y lleva a cabo su acción: 1 de energía.
    .stay = También valdría. Pero usa la nave de MJ-120210: allí ya ha hecho su trabajo.
    .elsewhere = Aterriza en Vici-KS156: su energía no cuesta nada.
    .diplomacy = Sigues sin naves en órbita: no hay a quién hacer avanzar.
    .decline = No cuesta nada. Llévala a cabo.
    .keep = Deja los dados como están: comparamos dos veces el mismo turno.
    .end = Queda un dado Movimiento. Úsalo antes.
lesson-land-or-orbit-idle = Dos dados, **3 de energía**, y al momento. Pero ningún punto, y los tres dados Diplomacia no tienen a quién hacer avanzar. Ahora, el mismo turno desde una órbita.
lesson-land-or-orbit-orbit = Los mismos cinco dados. Esta vez lleva una nave a la **órbita de MJ-120210**. Empieza en la casilla 0 y todavía no da nada.
    .elsewhere = El mismo planeta que antes: MJ-120210.
    .land = Eso fue la primera mitad. Ahora, la órbita.
    .diplomacy = Primero una nave en órbita; luego habrá a quién hacer avanzar.
    .keep = Deja los dados como están: comparamos dos veces el mismo turno.
    .end = Cinco dados, cinco acciones. Úsalos antes.
lesson-land-or-orbit-push = Tres casillas, y MJ-120210 tiene un marcador de diplomacia. Usa **los tres dados Diplomacia**, uno tras otro.
    .move = Una nave que deja su órbita pierde todo lo avanzado, y la otra puede esperar. Primero, diplomacia.
    .keep = Tres casillas, tres dados Diplomacia: no hay nada que mejorar.
    .end = Tienes un planeta al alcance. Usa antes la diplomacia.
lesson-land-or-orbit-bill = **2 puntos**, y desde ahora cada dado Colonia puede dar esos 2 de energía sin volar. Así pues: órbita si tus dados avanzan por su marcador. Si no, superficie: rinde al momento, y nadie te hace retroceder.

## El quinto dado

lesson-upgrade-early = El quinto dado
    .about = El nivel 2 en el primer turno o en el cuarto: contamos los dados.
lesson-upgrade-early-now = Primer turno, queda un dado: **Colonia**. Aún no tienes colonias, así que expande tu imperio. El nivel 2 cuesta 2, todo en energía o todo en cultura. **Paga 2 de energía** y guarda la cultura para seguir.
    .culture = Puedes. Pero la cultura sirve también para seguir, y ahora tira Luna. Paga con energía.
    .keep = Es la mejor cara que puede salirte. Úsalo.
    .end = Queda un dado, y es el más útil. Úsalo.
lesson-upgrade-early-saved = Luna usa Diplomacia, y a tu nave le falta una casilla para el final del marcador de Jakks. **Sigue**: para esto guardaste la cultura.
    .pass = Un planeta por 1 de cultura: no hay mejor precio. Sigue.
lesson-upgrade-early-five = Tu segundo turno: **cinco dados en vez de cuatro**. El dado nuevo se tira desde tu turno siguiente, y ya en todos.
lesson-upgrade-early-late = La otra historia. Es el **cuarto turno** y has estado ahorrando: 5 de energía, pero sigues en el nivel 1 y con cuatro dados. El último es otra vez Colonia. Úsalo.
    .keep = Ya has esperado bastante. Úsalo.
    .end = ¿Otro turno con cuatro dados? Úsalo.
lesson-upgrade-early-bill = El mismo nivel, al mismo precio. Pero dados tirados en cuatro turnos: 4 + 5 + 5 + 5 = **19 contra 16**. Tres acciones gratis. Y así sigue: los niveles 4 y 6 dan un dado; el 3 y el 5, una nave.

## Quién juega en último lugar

lesson-last-round = Quién juega al final
    .about = Tres jugadores, el mismo dado, los mismos 21 puntos: desde el primer lugar y desde el último.
lesson-last-round-first = Tienes 18 puntos, Luna 19 y Astra 12. Juegas **en primer lugar**. Si llegas ahora a 21, Luna y Astra tendrán un turno más. Y a Luna le falta una casilla de diplomacia para Gleam-Zanier: 5 puntos.
lesson-last-round-trigger = Tu último dado es Economía, y Pembertonia-Major está a una casilla: 3 puntos. Quédatelo y veamos qué pasa. **Usa el dado.**
    .keep = Es justo el dado que necesitas. Úsalo.
    .end = Adelante: esta vez queremos ver qué sucede.
lesson-last-round-luna = Tenías 21, y **Anciano** sumó 2: 23. Pero la ronda se jugó hasta el final, y Luna se quedó con Gleam-Zanier: **24**. Si juegas en primer lugar, todos los demás responden.
lesson-last-round-last = La misma mesa, pero empezó Luna: ahora juegas **en último lugar**. Usa otra vez el mismo dado.
    .keep = Es justo el dado que necesitas. Úsalo.
    .end = Estás a una casilla de ganar. Usa el dado.
lesson-last-round-bill = **23 a 19**: la partida acabó con tu turno. A quien está en medio solo le responden los que juegan después. Las misiones cuentan tras el final y nunca lo provocan; Anciano es solo para quien llega primero a 21.

## Dos dados por el que necesitas

lesson-convert = Dos dados por el que necesitas
    .about = Qué hace el convertor, qué cuesta y cuándo es mejor repetir la tirada.
lesson-convert-need = Tienes 3 de energía, justo el precio del nivel 3. Pero ningún dado muestra **Colonia**, y ya has gastado la repetición gratis. Economía y cultura no dan nada: tu única nave en órbita está en Gleam-Zanier.
lesson-convert-convert = **El convertor:** pones dos dados, muestren lo que muestren, y giras un tercero a la cara que quieras. Pon **los dos dados Economía** y gira **el dado Cultura a Colonia**.
    .useless = Ese dado te sirve. Pon los que no dan nada: los de Economía.
    .face = Cualquier cara vale, pero solo una da el nivel: colonia.
    .third = Ese dado sirve tal como está. Gira el dado Cultura.
    .first = Eso puede esperar: el convertor necesita tres dados inactivos. Antes, el convertor.
    .reroll = Una segunda repetición cuesta 1 de energía, y con 2 no llega para el nivel 3.
    .end = Sería un turno perdido. Antes, el convertor.
lesson-convert-upgrade = Los dos dados que has puesto están gastados: no se activan, no se repiten y nadie los sigue. El tercero es un dado Colonia como cualquier otro. **Úsalo**: nivel 3 y una tercera nave.
    .first = Eso puede esperar. Antes, el nivel.
    .reroll = Repetir cuesta ahora 1 de energía, y el nivel 3 quedaría fuera de tu alcance.
    .end = Usa antes el dado Colonia que has conseguido.
lesson-convert-reroll = Otro turno. Dos dados Economía no dan nada, pero cultura y colonia sí. El convertor se comería dos dados por uno. La **repetición gratis** no se come ninguno: vuelve a tirar **los dos dados Economía**.
    .one = Dos cuestan lo mismo que uno. Toma los dos dados Economía.
    .keep = Ese dado sirve. Repite solo los dados Economía.
    .convert = Dos dados perdidos, cuando repetir no cuesta nada. Antes repite la tirada.
    .first = Antes repite la tirada: así conoces todos tus dados.
    .end = Esos dados se perderían. Antes repite la tirada.
lesson-convert-jakks = Diplomacia y movimiento: los dos sirven. Primero toma **cultura**, mientras tu nave sigue en Jakks. Luego **Diplomacia** la lleva al final del marcador.
    .culture = Sí, pero antes la cultura: cuando Jakks sea tuyo, la nave volverá a tu galaxia y ese dado no daría nada.
    .first = Dentro de un momento. Antes, la cultura y el planeta.
    .paid = Desde la segunda vez, repetir cuesta 1 de energía, sean cuantos sean los dados. No hace falta.
    .convert = Ya tienes las caras que necesitas. Úsalas.
    .end = Un planeta está a una casilla. Usa antes tus dados.
lesson-convert-bill = **Repite la tirada** cuando te sirven varias caras: la primera es gratis y cada una de las demás cuesta 1 de energía. **Convierte** cuando necesitas una, ahora, y dos dados no sirven: una vez por turno, con tres inactivos.

## En solitario contra la galaxia rebelde

lesson-rogue = Contra la galaxia rebelde
    .about = Un turno de Artemis, dado a dado: qué le sirve, qué puedes impedir y cuándo crece.
lesson-rogue-alone = En solitario te enfrentas a una **galaxia rebelde**, aquí Artemis. Nunca sigue y tira sus dados **de uno en uno**. No hay misiones. Quien llega a 21 puntos gana al instante; ella gana también si su nivel llega a la calavera.
lesson-rogue-yours = Los turnos se alternan, y el tuyo acaba con el último dado. **Usa el dado Energía**: después empieza Artemis.
    .keep = Da 2 de energía, y te hará falta. Úsalo.
    .end = Queda un dado, y la energía te hará falta. Úsalo.
lesson-rogue-force = Saca Diplomacia. **Todas** sus naves en marcadores de diplomacia avanzarían, y MJ-120210 sería su colonia: 2 puntos. Antes puedes pagar 1 de energía y 1 de cultura: **oblígala a repetir la tirada**.
    .accept = Entonces se queda con MJ-120210. Aquí la repetición vale su precio: oblígala.
lesson-rogue-follow = Energía hace menos daño: 1 por cada nave en su galaxia o en un planeta de energía, sin pasar de su máximo. **Sigue** por 1 de cultura, como a cualquier jugador: antes actúa el dado.
    .again = Puedes obligarla mientras puedas pagar. Pero tu último punto de cultura rinde más si sigues.
    .pass = 2 de energía por 1 de cultura, y nada mejor a la vista. Sigue.
lesson-rogue-rest = El resto de su turno. Otra energía, con la reserva llena, era **inservible**: una repetición y se descarta. Movimiento llevó una nave a la órbita más a la izquierda sin naves suyas. Colonia fue su **ataque**: perdiste 1 de energía.
lesson-rogue-full = Al final de su turno, la **energía llena** subió un nivel a Artemis, y vuelve a 0. La cultura llena le da tres dados más. Vigila las dos: cada nivel acerca la calavera.
