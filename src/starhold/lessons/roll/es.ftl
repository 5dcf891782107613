### Lecciones de Roll. Lo que dice el guía: 45 palabras como máximo; ** destaca lo importante.

## Adivina a los demás

lesson-guess-the-others = Adivina a los demás
    .about = Una primera partida contra Otto y Lira: dados que son tu gente, fases que alguien elige y la última ronda.
lesson-guess-the-others-goal = Construye el imperio más rico. Puntúan el **coste de cada loseta construida**, las **fichas de PV** de tus envíos y los extras de las losetas de coste 6.
lesson-guess-the-others-end = La partida acaba tras una ronda en la que alguien tiene **12 casillas** o se agota la **reserva** de fichas. Empiezas con 3 casillas; en la reserva hay 36 fichas.
lesson-guess-the-others-people = Tus **dados son tu gente**. Se tiraron tras tu pantalla y están bajo lo que saben hacer: un explorador, dos colonos y un transportista.
lesson-guess-the-others-phases = Pero una fase solo tiene lugar si **alguien la elige**. Tú eliges una, en secreto, con un dado. Los demás también. Lo que se elige lo hacen **todos**.
lesson-guess-the-others-select = A Otto le encantan las losetas: espera Exploración. Lira vende todo lo que tiene: espera Envío. Nadie colonizará por ti. Pon un colono en **Colonización**.
    .die = Cualquier dado puede elegir, pero los demás tienen su trabajo, y Mundo de gemas solo pide dos colonos.
    .theirs = De eso ya se encargan Otto y Lira. Elige lo que nadie más vaya a elegir.
    .idle = Ahí no tienes dados. Elige Colonización.
lesson-guess-the-others-lock = El dado que elige también trabaja en esa fase. Tu plan está completo: **levanta la pantalla**.
    .dictate = Bueno es saberlo, para la próxima ronda. Aquí cada dado está bien puesto.
lesson-guess-the-others-reveal = Arriba las pantallas. Hay Exploración, Colonización y Envío: **trabajan tus cuatro dados**. Los dados de fases que nadie eligió volverían al cubilete.
lesson-guess-the-others-scout = Exploración: un **reconocimiento** trae una loseta; **abastecerse**, 2 $. Tu pila de mundos se vaciará enseguida. Haz un reconocimiento y roba.
    .stock = El dinero también viene bien, pero no quedaría nada que colonizar.
    .abandon = Tus dos losetas son baratas. Guárdalas.
lesson-guess-the-others-put = Cinturón de asteroides o Robots topógrafos: cada loseta tiene dos caras. Ponla **debajo de tus mundos**: coste 2 en vez de 5.
    .development = Harían falta cinco dados, y no tendrías otro mundo. Debajo de los mundos.
lesson-guess-the-others-settle = Colonización: dos colonos pagan **Mundo de gemas**. Es tuyo, y un nuevo dado de novedades salta a tu cubilete. Los colonos descansan en la **Ciudadanía** hasta que los reclutes.
lesson-guess-the-others-trade = Envío: tu mercancía se puede **vender** por 3 $ o **consumir** por 3 PV como mucho. Descansarán siete dados y tienes 1 $. **Vende.**
    .consume = Tres PV están bien al final. Ahora solo podrías reclutar un dado.
lesson-guess-the-others-hire = Gestión: reclutar un dado de la Ciudadanía cuesta 1 $, y hay que reclutar mientras se pueda. Tienes 4 $. Toma los dos dados de **novedades**; los demás son básicos.
    .home = Los dados de novedades producen y envían mucho mejor, y van con tus mundos.
lesson-guess-the-others-wild = Otra tirada. Tres de tus mundos pueden tener mercancías: produce y envía en la misma ronda. Un dado **comodín** va a cualquier fase: ponlo en **Envío**.
    .produce = Las mercancías tendrían que esperar a un transportista. Lira volverá a elegir Envío: aprovéchalo.
    .idle = Ahí no tiene nada que hacer. Ponlo en Envío.
lesson-guess-the-others-produce = Lira se ocupa del Envío. **Elige Producción** con tu productor.
    .ship = Lira lo elegirá de nuevo. Confía en su codicia.
    .die = Sirve, pero tu productor ya está ahí. Úsalo.
    .idle = Ahí no pasaría nada tuyo. Elige Producción.
lesson-guess-the-others-dictate = Dos exploradores y nadie explora. **Dictar**: cede un dado y mueve otro. Cede el explorador **básico**, mueve el de **novedades** a Producción y levanta la pantalla.
    .novelty = Guárdalo: una mercancía de novedades en un mundo de novedades vale un PV más.
    .shipper = Necesitas a tus transportistas. Cede el explorador básico.
    .elsewhere = Toma el explorador de novedades y llévalo a Producción.
    .early = Dos dados no harían nada. Uno se puede salvar.
lesson-guess-the-others-consume = Dos mercancías, y Mercados de consumo te ha pagado 2 $. **Consume** las dos, primero con el transportista de **novedades**. Transportista y mercancía del color del mundo valen 1 más cada uno.
    .home = También envía, pero el de novedades da un PV más. Ese primero.
    .trade = Tienes 3 $, bastante para reclutar. Los PV son puntos.
lesson-guess-the-others-later = Más tarde. Tienes 11 casillas y en la reserva quedan 4 fichas. **Esta ronda puede ser la última**, y lo decides tú.
lesson-guess-the-others-develop = Asociación de libre comercio pide dos dados más. Vale 6, y 5 más por tus mundos de novedades. Elige **Desarrollo** con el colono **básico** ocioso y levanta la pantalla: Lira enviará por ti.
    .ship = De eso se encarga Lira. Sin Desarrollo, los 11 puntos siguen en obras y la próxima ronda es suya.
    .rare = Entonces solo quedaría un dado ahí. Usa el colono ocioso.
    .other = Elige Desarrollo con el dado básico de Colonización.
    .dictate = No hace falta: cada dado está bien puesto.
lesson-guess-the-others-won = Construida: 12 casillas. Dos mercancías consumidas por 6 PV, 2 más allá de la reserva vacía: nadie se queda sin lo suyo. **Tú { $points1 }, Lira { $points3 }, Otto { $points2 }.** ¡Ganas!

## Vender o consumir

lesson-ship-two-ways = Vender o consumir
    .about = La misma mercancía cuando falta dinero y cuando ya no falta: los créditos traen de vuelta tus dados, los PV son puntos.
lesson-ship-two-ways-ways = Cada transportista toma **una mercancía** de un mundo y la **vende** por créditos o la **consume** por PV. Después los dos dados, transportista y mercancía, van a la Ciudadanía.
lesson-ship-two-ways-poor = Principio de la partida. Tras este envío descansarán seis dados y tienes 1 $. En un mundo de elementos raros la mercancía se vende por **4 $**; consumida, da 2 PV. **Vende.**
    .consume = Dos PV ahora, pero con 1 $ solo reclutarías un dado de seis. Vende.
lesson-ship-two-ways-hire = Tienes 5 $ y descansan seis dados: uno se quedará. Recluta el dado de **elementos raros**; los demás son todos iguales.
    .home = Un dado tiene que quedarse. Que sea uno básico: recluta primero el de elementos raros.
lesson-ship-two-ways-rich = Final de la partida. Con **8 $** ya puedes reclutar a todos. **Consume** la mercancía de elementos raros con el **transportista de elementos raros**: 1 PV, 1 más por la mercancía del color del mundo y 1 más por el transportista.
    .home = Un dado básico nunca coincide. El otro transportista da aquí un PV más.
    .trade = Tienes dinero de sobra. Ahora cuentan los PV.
    .colour = Este transportista no coincide con un mundo de novedades. Toma la mercancía de su color.
lesson-ship-two-ways-second = El transportista básico lleva la otra mercancía. Él no coincide con Mundo de gemas, pero ella sí: **consúmela** por 2 PV.
    .trade = Ya no necesitas 3 $. Consúmela.
lesson-ship-two-ways-sum = Cinco PV; con los transportistas cambiados habrían sido cuatro. **Vende mientras falte dinero y consume después**, y junta los colores. Un dado de consumo coincide con cualquier mundo.

## Una obra ordenada

lesson-stack = Una obra ordenada
    .about = Cuándo abandonar una loseta, qué dados se quedan donde están y en qué orden se construyen las losetas nuevas.
lesson-stack-site = Solo se construye la **loseta superior** de cada pila. Tu mundo, Centinelas alienígenas, pide **seis** colonos y hay dos. Va para largo. Hay Exploración y Colonización, y tienes dos exploradores.
lesson-stack-abandon = Un reconocimiento trae una loseta, **y una más por cada loseta que abandones** antes. Haz un **reconocimiento**, abandona **Centinelas alienígenas** y roba.
    .stock = El dinero, enseguida. Primero ordena la obra: haz un reconocimiento.
    .cheap = Aranceles de exportación solo cuesta 2. Guárdala.
    .early = Abandona antes Centinelas alienígenas: robarás una loseta más.
lesson-stack-put = Los dos colonos **se quedan en su espacio** y trabajan para el próximo mundo. Las losetas van **debajo** de la pila: la que pones primero se construye antes. Primero **Mundo de gemas** (coste 2) y después **Mundo de alta gravedad**.
    .order = Entonces Mundo de alta gravedad quedaría encima. Mundo de gemas cuesta 2 y ya tiene sus dos colonos: va primero.
    .side = Como desarrollo pide cuatro dados o más. Hazla mundo.
lesson-stack-stock = Hay que usar a todos los exploradores. Ya hay qué construir, pero pronto descansarán cinco dados y tienes 1 $. **Abastécete**: 2 $.
    .scout = Ya hay qué construir. Sin créditos, tus dados se quedan en la Ciudadanía: abastécete.
lesson-stack-built = La Exploración no completa nada, pero luego vino la Colonización: **Mundo de gemas se ha construido sin ningún colono nuevo**, con los dos que se quedaron. Ahora encima está Mundo de alta gravedad, y cuesta 1.

## Dictar y sus parientes

lesson-dictate = Dictar y sus parientes
    .about = Tres maneras de llevar los dados adonde hacen falta: un desarrollo, Dictar y Dictar otra vez.
lesson-dictate-roll = Otto hará Desarrollo y Lira, Envío. Tienes dos mundos de novedades vacíos, pero un solo productor y ningún transportista. Los **poderes de reasignación** mueven dados de una fila a otra, cada uno una vez por ronda.
lesson-dictate-select = Primero se elige: los poderes vienen después, y ninguno mueve el dado con el que eliges. **Elige Producción** con tu **productor de novedades**.
    .ship = Lira elegirá Envío por ti. Elige Producción.
    .die = Serviría, pero tu productor ya está ahí. Elige con él.
    .idle = Eso no ayuda a tu plan. Elige Producción.
lesson-dictate-subsidies = Primero, lo que no cuesta nada. **Subsidios locales** mueve un trabajador **básico**: úsalo y manda un explorador básico a **Envío**.
    .elsewhere = Nadie explora: toma de ahí un dado básico y mándalo a Envío.
    .dictate = Dictar te cuesta un dado. Primero lo gratuito: Subsidios locales.
    .early = Cinco de tus dados aún no tienen nada que hacer. Usa Subsidios locales.
lesson-dictate-dictate = **Dictar** es un poder de todos: cede un dado y mueve otro. Cede el **explorador básico** y mueve el de **novedades** a **Producción**.
    .other = Ese hará falta. Cede el explorador básico.
    .elsewhere = Mueve el explorador de novedades a Producción: tienes dos mundos que llenar.
    .early = Tu segundo mundo quedaría vacío. Antes, dicta.
lesson-dictate-backup = Con **Plan alternativo** puedes dictar **cuantas veces quieras**. Cede un colono básico, mueve el otro a **Envío** y levanta la pantalla.
    .other = Ese dado tiene su trabajo. Cede un colono básico.
    .elsewhere = Tienes dos productores y un transportista. Mueve el colono básico a Envío.
    .early = Dos mercancías y un transportista: dicta otra vez y los dos colonos servirán.
lesson-dictate-done = Dos mercancías producidas y consumidas por **4 PV**, con una tirada de un solo productor. Los dos dados cedidos no se perdieron: al levantar las pantallas **volvieron al cubilete**, gratis.

## Qué dado para qué mundo

lesson-colours = Qué dado para qué mundo
    .about = Los dados del color de un mundo dan más, y cada color tiene sus caras: a quién mandar y a quién reclutar.
lesson-colours-match = El color de un dado no cambia nunca e importa dos veces: por el **color de los mundos** y por sus **caras**. Primero los mundos: uno de novedades y otro de elementos raros, vacíos. En cada uno cabe una mercancía.
lesson-colours-goods = Cualquier dado puede ser la mercancía de cualquier mundo de color. Pero al consumirla, si es **del color del mundo** da 1 PV más. Pon el dado de **novedades** en su mundo y el de **elementos raros** en el suyo.
    .home = Un dado básico no coincide con ningún mundo. Que vuelva al cubilete; usa los otros dos.
    .cross = Al revés, ninguno coincidiría con su mundo. Cada uno al suyo.
lesson-colours-rare = También cuenta el color del transportista. Un dado de **consumo** coincide con **todos** los mundos; el de elementos raros, solo con el suyo. Por eso va **primero**: **consume** con él la mercancía de elementos raros por 3 PV.
    .joker = Vale en todas partes y puede esperar. Primero el transportista de elementos raros.
    .cross = Ahí este transportista da un PV menos. Toma la mercancía de elementos raros.
    .trade = Tienes 6 $, bastante para reclutar. Consume.
lesson-colours-joker = El dado de **consumo** envía la mercancía de novedades y también coincide: **3 PV**, seis en total. Consume.
    .trade = Tienes dinero de sobra. Consume.
lesson-colours-builder = Ahora las caras. Tienes 2 $ y descansan cinco dados. Mundo distante pide cuatro colonos. Un dado **militar** tiene dos caras de Colonización, dos de Desarrollo y un comodín. Reclútalo.
    .later = Buena idea, pero después. Primero un colono: el dado militar.
    .other = Coloniza poco o nada. El dado militar tiene para eso dos caras y un comodín.
lesson-colours-trader = En tus mundos esperan dos mercancías. **Tres** de las seis caras de un dado de **consumo** son de Envío, y coincide con todos los mundos. Reclútalo.
    .other = Tiene menos caras de Envío que el dado de consumo.
lesson-colours-sum = El **militar** construye, el de **consumo** envía, el de **novedades** produce y envía, el de **elementos raros** desarrolla, el de **genes** coloniza y el **alienígena** es comodín en tres caras. El **básico** hace de todo un poco y no coincide con ningún mundo.

## Losetas de coste 6

lesson-six = Losetas de coste 6
    .about = Tres desarrollos de coste 6 para un mismo imperio: cuál puntúa más y qué lo hace puntuar aún más.
lesson-six-extra = Un desarrollo de coste 6 da **6 puntos y un extra** propio, y se cuenta a sí mismo si encaja en su regla. Acabas de robar tres. Difícilmente construirás más de uno: ¿cuál?
lesson-six-count = Cuenta con lo que tienes. **Federación Galáctica**: un tercio del coste de tus desarrollos, 11 con ella, da 4. **Nueva economía**: 3 desarrollos sin reasignación, 3. **Asociación de libre comercio**: la mitad de los 12 de tus mundos de novedades, **6**. Se redondea hacia arriba.
lesson-six-best = Seis puntos más por mundos de novedades que ya tienes. Pon **Asociación de libre comercio** debajo de tus **desarrollos**.
    .federation = Su extra sería 4. Va bien en un imperio con muchos desarrollos.
    .economy = Su extra sería 3. Asociación de libre comercio da 6.
    .world = Primero el desarrollo: Asociación de libre comercio.
lesson-six-grow = Cada loseta tiene dos caras. El dorso de Federación Galáctica es **Colonia de artistas**, un mundo de novedades de coste 1: la mitad de 13, redondeada, es **7**. Ponla debajo de tus **mundos**.
    .grey = Mundo de alta gravedad es gris y no suma nada al extra. Primero Colonia de artistas.
    .second = Un solo seis ya pide bastantes dados. Usa esta loseta como mundo.
lesson-six-rest = No se puede rechazar una loseta que has robado. Pon también la última debajo de tus **mundos**: Mundo de alta gravedad cuesta 1 y trae un dado militar.
    .second = Un segundo seis pediría seis dados más. Como mundo cuesta 1.
lesson-six-sum = En obras no puntúa nada: **empieza un seis mientras haya tiempo de acabarlo**. Con 9 de 12 casillas, el final está cerca. Elige el que encaje con lo que tienes y construye después lo que cuenta.

## ¿Qué van a elegir?

lesson-two-minds = ¿Qué van a elegir?
    .about = Lee a dos rivales por lo que tienen delante y elige lo que ninguno de ellos va a elegir.
lesson-two-minds-otto = Las pantallas esconden los dados, pero no lo que hay en la mesa. Mira a **Otto**: cinco colonos en Centinelas alienígenas, que cuesta seis. Uno más, y 6 puntos son suyos. **Espera Colonización.**
lesson-two-minds-lira = Ahora **Lira**. Tiene dos mercancías en sus mundos, cuatro dados descansando y 1 $. Necesita vender o consumir. **Espera Envío.**
lesson-two-minds-select = Tienes desarrolladores, un colono y transportistas. Colonización y Envío vendrán solos. Elige **Desarrollo** con un **desarrollador** y levanta la pantalla.
    .otto = Otto va a colonizar de todos modos. Elige lo que nadie más vaya a elegir.
    .lira = Lira tiene dos mercancías y no tiene dinero: déjale el Envío.
    .die = Los demás dados tienen trabajo en fases que habrá. Usa un desarrollador.
    .idle = Ahí no tienes dados. Elige Desarrollo.
    .dictate = No hace falta: trabajarán los cinco dados.
lesson-two-minds-reveal = Otto coloniza, Lira envía y tú desarrollas: **una fase elegida, tres aprovechadas y ningún dado ocioso**. Aranceles de exportación está construido, Cinturón de asteroides empezado y tu mercancía puede salir.
lesson-two-minds-again = Otra ronda. Las pilas de Otto están **vacías**: tiene que explorar. Lira tiene **mundos vacíos** y dados que producen bien. Tus mercancías, la de ahora y la que harás, necesitan **Envío**: elígelo con un transportista y levanta la pantalla.
    .otto = Sin losetas, Otto no puede construir nada. Va a explorar.
    .lira = Nada que enviar y mundos que esperan mercancías: Lira va a producir.
    .die = Sirve, pero usa uno de tus transportistas.
    .idle = Ahí no tienes dados. Elige Envío.
    .dictate = No hace falta: trabajarán los cuatro dados.
lesson-two-minds-sum = Acertaste otra vez. **Dados en una loseta**: Desarrollo o Colonización. **Mercancías**: Envío. **Mundos vacíos**: Producción. **Pilas vacías**: Exploración. No siempre se acierta, pero quien mira aprovecha más fases.
