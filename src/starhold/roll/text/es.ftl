### Roll for the Galaxy en español. Todos los textos están escritos con nuestras palabras.

roll-title = Roll for the Galaxy
    .about = Lanza a tus trabajadores en secreto, repártelos entre cinco fases y construye un imperio galáctico de mundos y desarrollos. Gana quien tenga más puntos de victoria. De 2 a 5 jugadores.

## Palabras del juego

roll-die-home = dado básico
    .text = Caras: Exploración × 2, Desarrollo, Colonización, Producción, Envío.
roll-die-military = dado militar
    .text = Caras: Exploración, Desarrollo × 2, Colonización × 2, comodín.
roll-die-consumption = dado de consumo
    .text = Caras: Exploración, Desarrollo, Envío × 3, comodín.
roll-die-novelty = dado de novedades
    .text = Caras: Exploración, Producción × 2, Envío × 2, comodín.
roll-die-rare = dado de elementos raros
    .text = Caras: Exploración, Desarrollo × 2, Producción, Envío, comodín.
roll-die-genes = dado de genes
    .text = Caras: Exploración, Colonización × 2, Producción, comodín × 2.
roll-die-alien = dado de tecnología alienígena
    .text = Caras: Desarrollo, Colonización, Producción, comodín × 3.
roll-shipper-home = dado básico
roll-shipper-military = dado militar
roll-shipper-consumption = dado de consumo
roll-shipper-novelty = dado de novedades
roll-shipper-rare = dado de elementos raros
roll-shipper-genes = dado de genes
roll-shipper-alien = dado de tecnología alienígena
roll-shipper-virtual-home = transportista básico adicional (sin dado)
roll-shipper-virtual-genes = transportista de genes adicional (sin dado)
roll-phase-explore = Exploración
    .text = Cada explorador hace un reconocimiento en busca de losetas o se abastece de 2 $.
roll-phase-develop = Desarrollo
    .text = Los desarrolladores van a tu desarrollo superior hasta completarlo.
roll-phase-settle = Colonización
    .text = Los colonos van a tu mundo superior hasta completarlo.
roll-phase-produce = Producción
    .text = Los productores se convierten en mercancías en tus mundos de color.
roll-phase-ship = Envío
    .text = Cada transportista vende una mercancía por créditos o la consume por PV.
roll-colour-novelty = mundo de novedades
roll-colour-rare = mundo de elementos raros
roll-colour-genes = mundo de genes
roll-colour-alien = mundo de tecnología alienígena
roll-side-development = desarrollos
roll-side-world = mundos
roll-place-explore = fila de Exploración
roll-place-develop = fila de Desarrollo
roll-place-settle = fila de Colonización
roll-place-produce = fila de Producción
roll-place-ship = fila de Envío
roll-place-cup = cubilete
roll-place-citizenry = Ciudadanía
roll-place-development-slot = espacio de desarrollo
roll-place-world-slot = espacio de mundo
roll-place-novelty-goods = mundo de novedades
roll-place-rare-goods = mundo de elementos raros
roll-place-genes-goods = mundo de genes
roll-place-alien-goods = mundo de tecnología alienígena

## Preguntas

roll-shape-where = ¿Adónde?
roll-shape-recruit = { $count ->
        [one] Reclutar { $count } dado
       *[other] Reclutar { $count } dados
    }
roll-shape-recruit-ends = { $count ->
        [one] Reclutar { $count } dado y terminar la ronda
       *[other] Reclutar { $count } dados y terminar la ronda
    }
roll-shape-recruit-only = Reclutar y luego recuperar
roll-shape-runs-explore = Habrá Exploración
roll-shape-runs-develop = Habrá Desarrollo
roll-shape-runs-settle = Habrá Colonización
roll-shape-runs-produce = Habrá Producción
roll-shape-runs-ship = Habrá Envío
roll-prompt-lay-out = ¿Cuál de tus dos losetas es el desarrollo? La otra será el mundo.
roll-prompt-assign-wild = Dados comodín: ¿cuál colocas?
roll-prompt-assign-select = Elegir fase: ¿con qué trabajador?
roll-prompt-assign = ¿Listo? Levanta tu pantalla, o usa Dictar o un poder de reasignación.
roll-prompt-assign-dictate = ¿Listo? Levanta tu pantalla, o usa Dictar.
roll-prompt-assign-reassign = ¿Listo? Levanta tu pantalla, o usa un poder de reasignación.
roll-prompt-assign-ready = Tu plan está listo: levanta tu pantalla.
roll-prompt-assign-move = { $dice ->
        [one] Mueve un trabajador a otra fila
       *[other] Mueve un trabajador a otra fila (hasta { $dice })
    }.
roll-prompt-explore = ¿Qué hace tu siguiente explorador?
roll-prompt-explore-abandon = { $drawn ->
        [one] Abandona losetas o roba { $drawn } loseta.
       *[other] Abandona losetas o roba { $drawn } losetas.
    }
roll-prompt-explore-place = ¿Adónde va la loseta que has robado?
roll-prompt-levy = La bolsa está vacía: descarta una loseta de tu zona de construcción.
roll-prompt-research = Equipo de investigación alienígena: ¿debajo de qué pila va la loseta?
roll-prompt-develop = ¿Qué desarrollador es el siguiente?
roll-prompt-settle = ¿Qué colono es el siguiente?
roll-prompt-pay = { $dice ->
        [one] ¿Qué dado paga la loseta? Queda { $dice } por elegir.
       *[other] ¿Qué dados pagan la loseta? Quedan { $dice } por elegir.
    }
roll-prompt-to-cup = ¿Cuál de estos constructores va a tu cubilete?
roll-prompt-remove = ¿Cuál de tus dados vuelve a la reserva?
roll-prompt-produce = ¿Qué productor va a qué mundo?
roll-prompt-ship = ¿Qué transportista actúa ahora?
roll-prompt-ship-good = ¿Qué mercancía y para qué? ({ $shipper })
roll-prompt-ship-bank = Banqueros galácticos: ¿pagar 1 $ por 1 PV?
roll-prompt-manage-recruit = Tienes { $credits } $: ¿a quién reclutas?
roll-prompt-manage = Recupera dados o termina la ronda.
roll-prompt-manage-forced = Tu cubilete está vacío: recupera un dado.

## Jugadas

roll-action-lay-out = Desarrollo { $development }, mundo { $world }
roll-action-wild = { $die } → { $phase }
roll-action-select = Elegir { $phase } con un { $die } (fila de { $row })
roll-action-dictate = Dictar: ceder un { $die } (fila de { $row })
roll-action-use = Usar { $development }
roll-action-move = { $die }: { $row } → { $to }
roll-action-stop = No mover más
roll-action-take-back = Deshacer la última jugada
roll-action-commit = Listo: levantar la pantalla
roll-action-scout = Reconocimiento: robar losetas
roll-action-stock = Abastecerse: ganar 2 $
roll-action-scout-alien = Reconocimiento (alienígena)
roll-action-stock-alien = Abastecerse (alienígena)
roll-action-abandon = Abandonar { $tile }
roll-action-draw = Robar
roll-action-put-development = { $tile } debajo de los desarrollos
roll-action-put-world = { $tile } debajo de los mundos
roll-action-put-development-top = { $tile } encima de los desarrollos
roll-action-put-world-top = { $tile } encima de los mundos
roll-action-done = Terminar la exploración
roll-action-build = Siguiente: { $die }
roll-action-pay = Pagar con un { $die }
roll-action-to-cup = { $die } al cubilete
roll-action-keep = Ninguno más al cubilete
roll-action-remove = Devolver un { $die } ({ $place })
roll-action-produce = { $die } → { $colour }
roll-action-shipper = Enviar con: { $shipper }
roll-action-trade = Vender por { $credits } $: { $die }, { $colour }
roll-action-consume = Consumir por { $vp } PV: { $die }, { $colour }
roll-action-bank = Pagar 1 $ por 1 PV
roll-action-no-bank = No pagar
roll-action-recruit = Reclutar un { $die }
roll-action-recall = Recuperar un { $die } ({ $place })
roll-action-end = Terminar la ronda

## Por qué no: lo que dice una cosa que no se puede elegir

roll-why-wild-first = Coloca primero tus dados comodín en filas.
roll-why-select-first = Elige primero una fase: pon uno de tus trabajadores en la franja de fases.
roll-why-selected-already = Has elegido { $phase }. Para cambiarlo, deshaz tus jugadas.
roll-why-reassign-how = Un trabajador solo cambia de fila al dictar o con un poder de reasignación.
roll-why-other-row = Aquí solo puede venir un trabajador de otra fila.
roll-why-selector-stays = El trabajador que elige una fase se queda en la franja de fases.
roll-why-given-up = Cediste este dado al dictar; va a tu cubilete cuando se levantan las pantallas.
roll-why-dictate-two = Para dictar hacen falta dos trabajadores en filas: uno que ceder y otro que mover.
roll-why-dictate-used = Ya has usado Dictar en esta ronda.
roll-why-no-reassign = Este desarrollo no tiene poder de reasignación.
roll-why-changes-dictate = Este desarrollo modifica Dictar; usa Dictar directamente.
roll-why-power-spent = Ya has usado este poder en esta ronda.
roll-why-power-rank = Este poder no mueve a nadie mientras otro jugador tenga más mundos de novedades que tú.
roll-why-power-nobody = No hay ningún trabajador que este poder pueda mover.
roll-why-finish-power = Termina primero el poder que estás usando, o deshazlo.
roll-why-power-type = { $power } no mueve dados de esta clase: { $die }.
roll-why-power-from = { $power } no mueve trabajadores de esta fila: { $phase }.
roll-why-power-to = { $power } no mueve trabajadores a esta fila: { $phase }.
roll-why-in-cup = Los dados del cubilete esperan la próxima tirada.
roll-why-in-citizenry = Los dados de la Ciudadanía vuelven al gestionar el imperio, por 1 $ cada uno. Tienes { $credits } $.
roll-why-builder = Los dados de un espacio se quedan hasta que la loseta esté completa; puedes recuperarlos al gestionar el imperio.
roll-why-good = Este dado es una mercancía: se envía, o se recupera al gestionar el imperio.
roll-why-phase-idle = La fase { $phase } no tiene lugar en esta ronda.
roll-why-phase-later = La fase { $phase } viene más tarde en esta ronda.
roll-why-phase-over = La fase { $phase } ya ha pasado en esta ronda.
roll-why-lay-out-both = Elige la loseta que será el desarrollo; la otra será el mundo.
roll-why-drawn-first = Coloca primero las losetas que has robado.
roll-why-scout-first = Las losetas se abandonan cuando un explorador hace un reconocimiento.
roll-why-no-tile = Ahora no hay ninguna loseta que colocar.
roll-why-under-only = Las losetas que robas van debajo de una pila.
roll-why-stack-empty = No hay ninguna loseta en esta pila.
roll-why-tile-progress = Estará completa en cuanto { $needed ->
        [one] haya { $needed } dado
       *[other] haya { $needed } dados
    } en su espacio; ahora { $dice ->
        [one] hay { $dice }
       *[other] hay { $dice }
    }.
roll-why-below-top = Solo se construye la loseta de encima de una pila.
roll-why-reassign-only = Los poderes de reasignación se usan mientras se asignan los dados.
roll-why-explorer-task = Di qué hace tu siguiente explorador: un reconocimiento o abastecerse.
roll-why-grey = Los mundos grises nunca tienen mercancías.
roll-why-worlds-full = Aquí ya no cabe otra mercancía ({ $colour }).
roll-why-no-good = Aquí no hay ninguna mercancía.
roll-why-shipment-order = Un envío tras otro: elige un transportista, luego una mercancía, luego vender o consumir.
roll-why-recruit-over = El reclutamiento ha terminado: se te acabaron los créditos.
roll-why-recruit-first = Recluta primero de tu Ciudadanía, por 1 $ cada dado. Tienes { $credits } $.

## Diario

roll-log-dealt = { $player } empieza con { $faction } y { $home }.
roll-log-laid-out = { $player } despliega el mundo { $world } y el desarrollo { $development }.
roll-log-round = Ronda { $round }: se lanzan todos los dados.
roll-log-ready = { $player } ha terminado su plan.
    .you = Has terminado tu plan.
roll-log-selected = { $player } elige { $phase } ({ $die }).
    .you = Eliges { $phase } ({ $die }).
roll-log-extra-phase = El dado adicional muestra { $phase }.
roll-log-phase = Fase: { $phase }.
roll-log-stocked = { $player } se abastece: { $credits } $.
    .you = Te abasteces: { $credits } $.
roll-log-scouted = { $player } hace un reconocimiento{ $abandoned ->
            [0] { "" }
           *[other] { " " }(abandonadas: { $abandoned })
        } y roba { $drawn ->
        [one] { $drawn } loseta
       *[other] { $drawn } losetas
    }.
    .you = Haces un reconocimiento{ $abandoned ->
            [0] { "" }
           *[other] { " " }(abandonadas: { $abandoned })
        } y robas { $drawn ->
            [one] { $drawn } loseta
           *[other] { $drawn } losetas
        }.
roll-log-drew = { $player } roba { $world } / { $development }.
    .you = Robas { $world } / { $development }.
roll-log-put = { $player } añade una loseta: { $side }.
    .you = Añades una loseta: { $side }.
roll-log-on-top = { $tile } está ahora encima de la pila ({ $player }).
    .you = { $tile } está ahora encima de tu pila.
roll-log-bag-refilled = Las losetas abandonadas vuelven a la bolsa.
roll-log-levied = { $player } descarta una loseta: { $side }.
roll-log-arranged = { $player } reordena su zona de construcción; loseta tomada de: { $side }.
roll-log-researched = { $player } roba una loseta con el Equipo de investigación alienígena.
roll-log-placed = { $player } construye con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } ({ $side }).
    .you = Construyes con { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        } ({ $side }).
roll-log-completed = { $player } completa el desarrollo { $development }.
    .you = Completas el desarrollo { $development }.
roll-log-settled = { $player } coloniza { $world } y lo añade a su imperio.
    .you = Colonizas { $world } y lo añades a tu imperio.
roll-log-to-cup = { $player }: constructores al cubilete: { $dice } × { $die }.
roll-log-removed = { $player } devuelve a la reserva: { $die } ({ $place }).
roll-log-gained = { $player } gana { $dice } × { $die } ({ $place }).
    .you = Ganas { $dice } × { $die } ({ $place }).
roll-log-tile-credits = { $player } gana { $credits } $.
roll-log-power-credits = { $player } gana { $credits } $ ({ $development }).
    .you = Ganas { $credits } $ ({ $development }).
roll-log-power-vp = { $player } gana { $vp } PV ({ $development }).
roll-log-produced = { $player } produce: { $die }, { $colour }.
    .you = Produces: { $die }, { $colour }.
roll-log-traded = { $player } vende una mercancía ({ $die }, { $colour }) por { $credits } $.
    .you = Vendes una mercancía ({ $die }, { $colour }) por { $credits } $.
roll-log-consumed = { $player } consume una mercancía ({ $die }, { $colour }) por { $vp } PV.
    .you = Consumes una mercancía ({ $die }, { $colour }) por { $vp } PV.
roll-log-banked = { $player } paga 1 $ por 1 PV (Banqueros galácticos).
roll-log-unused = { $player }: sin usar, vuelven al cubilete: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }.
    .you = Sin usar, vuelven al cubilete: { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }.
roll-log-recruited = { $player } recluta { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }.
    .you = Reclutas { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }.
roll-log-recalled = { $player } recupera: { $die } ({ $place }).
roll-log-manage = Todos gestionan su imperio.
roll-log-ended = { $rounds ->
        [one] La partida termina tras { $rounds } ronda.
       *[other] La partida termina tras { $rounds } rondas.
    }
roll-log-abandoned = { $player } abandona una loseta: { $side }.
    .you = Abandonas una loseta: { $side }.
roll-log-row = { $player }, { $phase }: { $dice ->
        [one] { $dice } trabajador
       *[other] { $dice } trabajadores
    }.
    .you = Tú, { $phase }: { $dice ->
            [one] { $dice } trabajador
           *[other] { $dice } trabajadores
        }.
roll-log-dictated = { $player } ha dictado; dados cedidos, de vuelta al cubilete: { $dice } × { $die }.
    .you = Has dictado; dados cedidos, de vuelta al cubilete: { $dice } × { $die }.
roll-log-shipping = { $player } envía con: { $shipper }.
    .you = Envías con: { $shipper }.

## La mesa en un terminal

roll-board-round = Ronda { $round }
roll-board-pool = { $vp } PV en la reserva
roll-board-bag = { $tiles ->
        [one] { $tiles } loseta en la bolsa
       *[other] { $tiles } losetas en la bolsa
    }
roll-board-empires = Imperios
roll-board-player = Jugador
roll-board-score = Puntos
roll-board-chips = Fichas de PV
roll-board-credits = Créditos
roll-board-squares = Losetas
roll-board-cup = Cubilete
roll-board-citizenry = Ciudadanía
roll-board-developments = Desarrollos
roll-board-worlds = Mundos
roll-board-own = Solo para ti
roll-board-wild = Comodines
roll-board-dictated = Zona de Dictar
roll-board-drawn = Robadas
roll-board-abandoned = Abandonadas

## Opciones

roll-option-start = Losetas iniciales
    .text = Cómo se despliegan las dos losetas iniciales.
    .choice = cada jugador elige
    .cheapest = las caras más baratas, para una primera partida
roll-preset-first-game = Primera partida
    .text = Las losetas iniciales muestran sus caras más baratas.

## Facciones

roll-faction-1 = Piratería espacial / Fortaleza oculta
roll-faction-2 = Arqueología alienígena / Mundo de la piedra de Rosetta alienígena
roll-faction-3 = Mercados de consumo / Centro comercial espacial
roll-faction-4 = Reconocimiento mejorado / Estación del agujero de gusano
roll-faction-5 = Laboratorio de genética / Los últimos Gnarssh
roll-faction-6 = Religión galáctica / Mundo de peregrinación
roll-faction-7 = Adaptación biológica / Mundo de elevación acuática
roll-faction-8 = Industria minera / Planeta de meteoritos
roll-faction-9 = Colonia destruida / Puesto avanzado alienígena despertado

## Desarrollos de las facciones

roll-faction-development-space-piracy = Piratería espacial
    .text = Envío: al final de la fase, 1 $ por cada dos dados militares en tu Ciudadanía, redondeando hacia arriba.
roll-faction-development-alien-archaeology = Arqueología alienígena
    .text = Exploración: un explorador alienígena que se abastece da 4 $ en lugar de 2 $.
roll-faction-development-consumer-markets = Mercados de consumo
    .text = Producción: al final de la fase, 1 $ por cada mercancía en tus mundos de novedades.
roll-faction-development-improved-reconnaissance = Reconocimiento mejorado
    .text = Exploración: cada loseta que robes en un reconocimiento puede ir encima de su pila en lugar de debajo.
roll-faction-development-genetics-lab = Laboratorio de genética
    .text = Producción: al final de la fase, 2 $ por cada dado de genes que esté en tus mundos como mercancía.
roll-faction-development-galactic-religion = Religión galáctica
    .text = Desarrollo: al final de la fase, 1 $ por cada dado de novedades en tu Ciudadanía.
roll-faction-development-biological-adaptation = Adaptación biológica
    .text = Desarrollo: tus desarrollos con poder de reasignación cuestan 1 desarrollador menos (1 como mínimo).
roll-faction-development-mining-industry = Industria minera
    .text = Envío: 1 $ por cada mercancía consumida de un mundo de elementos raros.

## Mundos de las facciones

roll-faction-world-hidden-fortress = Fortaleza oculta
    .text = Mundo gris. Al empezar la partida: coloca 1 dado militar en tu Ciudadanía.
roll-faction-world-alien-rosetta-stone-world = Mundo de la piedra de Rosetta alienígena
    .text = Mundo gris. Al empezar la partida: coloca 1 dado de tecnología alienígena en tu Ciudadanía.
roll-faction-world-space-mall = Centro comercial espacial
    .text = Mundo de novedades. Al empezar la partida: coloca 1 dado de novedades en tu cubilete.
roll-faction-world-wormhole-station = Estación del agujero de gusano
    .text = Mundo de elementos raros. Al empezar la partida: coloca 1 dado de elementos raros en tu cubilete.
roll-faction-world-the-last-of-the-gnarssh = Los últimos Gnarssh
    .text = Mundo de genes. Al empezar la partida: coloca 1 dado de genes en tu Ciudadanía.
roll-faction-world-pilgrimage-world = Mundo de peregrinación
    .text = Mundo de novedades. Al empezar la partida: coloca 1 dado de novedades en este mundo como mercancía.
roll-faction-world-aquatic-uplift-world = Mundo de elevación acuática
    .text = Mundo gris. Al empezar la partida: coloca 1 dado de genes en tu cubilete.
roll-faction-world-meteorite-planet = Planeta de meteoritos
    .text = Mundo de elementos raros. Al empezar la partida: coloca 1 dado de elementos raros en tu Ciudadanía.
roll-faction-world-destroyed-colony = Colonia destruida
    .text = Mundo gris. Al empezar la partida: coloca 1 dado de consumo en tu cubilete.
roll-faction-world-awakened-alien-outpost = Puesto avanzado alienígena despertado
    .text = Mundo de tecnología alienígena. Al empezar la partida: coloca 1 dado militar en tu Ciudadanía.

## Mundos natales

roll-home-alpha-centauri = Alfa Centauri
    .text = Mundo de elementos raros. Al empezar la partida: coloca 1 dado de elementos raros en este mundo como mercancía.
roll-home-ancient-race = Raza antigua
    .text = Mundo de genes. Al empezar la partida: coloca 1 dado de genes en este mundo como mercancía.
roll-home-damaged-alien-factory = Fábrica alienígena dañada
    .text = Mundo de tecnología alienígena. Al empezar la partida: coloca 1 dado de tecnología alienígena en tu Ciudadanía.
roll-home-doomed-world = Mundo condenado
    .text = Mundo gris. Al empezar la partida: tienes 8 $ en lugar de 1 $, pero ningún dado.
roll-home-earths-lost-colony = Colonia perdida de la Tierra
    .text = Mundo de novedades. Al empezar la partida: coloca 1 dado de novedades en este mundo como mercancía.
roll-home-epsilon-eridani = Épsilon Eridani
    .text = Mundo gris. Al empezar la partida: coloca 1 dado de novedades en tu Ciudadanía y 1 dado militar en tu Ciudadanía.
roll-home-new-sparta = Nueva Esparta
    .text = Mundo gris. Al empezar la partida: coloca 2 dados militares en tu Ciudadanía.
roll-home-old-earth = Vieja Tierra
    .text = Mundo gris. Al empezar la partida: coloca 1 dado de consumo en tu Ciudadanía.
roll-home-separatist-colony = Colonia separatista
    .text = Mundo gris. Al empezar la partida: coloca 1 dado militar en tu cubilete.

## Desarrollos

roll-development-galactic-federation = Federación Galáctica
    .text = Desarrollo: de los desarrolladores que completen cada uno de tus desarrollos posteriores, envía 1 o 2 a tu elección a tu cubilete. Al final de la partida: un tercio de los costes impresos de todos tus desarrollos, redondeado hacia arriba.
roll-development-galactic-bankers = Banqueros galácticos
    .text = Envío: después de cada venta puedes pagar 1 $ para ganar 1 PV. Al final de la partida: 1 PV por cada uno de tus desarrollos.
roll-development-mining-league = Liga Minera
    .text = Producción: al final de la fase, 1 $ por cada mercancía en tus mundos de elementos raros. Al final de la partida: 2 PV por cada uno de tus mundos de elementos raros.
roll-development-new-galactic-order = Nuevo Orden Galáctico
    .text = Colonización: los colonos militares que completen un mundo van a tu cubilete. Al final de la partida: 2 PV por cada grupo de tres dados militares que poseas; un grupo empezado cuenta como completo.
roll-development-galactic-exchange = Bolsa Galáctica
    .text = Colonización: de los colonos que completen cada uno de tus mundos, envía 1 o 2 a tu elección a tu cubilete. Al final de la partida: 1 PV por cada tipo de dado que poseas.
roll-development-investment-credits = Créditos de inversión
    .text = Desarrollo: tus demás desarrollos cuestan 1 desarrollador menos (1 como mínimo).
roll-development-conscription = Reclutamiento forzoso
    .text = Al instante: devuelve uno de tus dados a la reserva y luego coloca 2 dados militares en tu cubilete.
roll-development-galactic-investors = Inversores galácticos
    .text = Desarrollo: al final de la fase, 2 $, ya en la fase en que se completa esta loseta.
roll-development-information-tech = Tecnologías de la información
    .text = Al instante: devuelve uno de tus dados a la reserva y luego coloca 2 dados de novedades en tu cubilete.
roll-development-replicant-robots = Robots replicantes
    .text = Colonización: tus mundos cuestan 1 colono menos (1 como mínimo).
roll-development-alien-research-ship = Nave de investigación alienígena
    .text = Exploración: tienes dos exploradores más, uno básico y uno alienígena. No son dados.
roll-development-free-trade-zone = Zona de libre comercio
    .text = Colonización: tus mundos grises cuestan 2 colonos menos, pero este efecto por sí solo nunca los baja de 2.
roll-development-alien-uplift-blueprints = Planos de elevación alienígenas
    .text = Colonización: tus mundos de genes y de tecnología alienígena cuestan 1 colono menos.
roll-development-space-marines = Marines espaciales
    .text = Al instante: devuelve uno de tus dados a la reserva, luego ganas 1 $ y colocas 1 dado militar en tu cubilete.
roll-development-space-tourism = Turismo espacial
    .text = Envío: al final de la fase, 1 $, y 1 $ más si todos los mundos con el coste impreso más alto de la mesa son tuyos.
roll-development-robot-surveyors = Robots topógrafos
    .text = Colonización: al final de la fase, 2 $.
roll-development-propaganda-campaign = Campaña de propaganda
    .text = Reasignación: puedes mover 1 o 2 trabajadores a la fase que has elegido.
roll-development-nanotechnology = Nanotecnología
    .text = Reasignación: puedes mover 1 o 2 trabajadores, cada uno a cualquier fase.
roll-development-system-diversification = Diversificación de sistemas
    .text = Reasignación: puedes mover 1 o 2 trabajadores que no sean dados básicos, cada uno a cualquier fase. Al final de la partida: la mitad de los costes impresos de tus desarrollos con poder de reasignación, redondeada hacia arriba.
roll-development-galactic-salon = Salón Galáctico
    .text = Envío: al final de la fase, 1 PV.
roll-development-galactic-influence = Influencia galáctica
    .text = Reasignación: puedes mover 1 trabajador a cualquier fase.
roll-development-trade-levies = Gravámenes comerciales
    .text = Envío: 1 $ por cada mercancía que consumas.
roll-development-major-research-labs = Grandes laboratorios
    .text = Exploración: tienes un explorador básico más. No es un dado.
roll-development-merchant-guild = Gremio mercante
    .text = Producción: al final de la fase, 2 $.
roll-development-galactic-mandate = Mandato galáctico
    .text = Reasignación: cuando dictas, puedes mover hasta 3 trabajadores en lugar de 1.
roll-development-isolation-policy = Política de aislamiento
    .text = Reasignación: puedes mover 1 o 2 trabajadores de Exploración, cada uno a cualquier fase.
roll-development-space-docks = Muelles espaciales
    .text = Envío: tienes un transportista básico más. No es un dado.
roll-development-export-duties = Aranceles de exportación
    .text = Envío: cada mercancía que vendas da 1 $ más.
roll-development-homeworld-patriotism = Patriotismo del mundo natal
    .text = Reasignación: puedes mover 1 o 2 trabajadores básicos a la fase que has elegido.
roll-development-alien-research-team = Equipo de investigación alienígena
    .text = Exploración: cuando todos hayan explorado, roba 1 loseta para tu zona de construcción, y ganas 1 $ si un explorador alienígena tuyo ha hecho un reconocimiento.
roll-development-space-refineries = Refinerías espaciales
    .text = Envío: cada mercancía consumida de un mundo de elementos raros da 1 PV más.
roll-development-shipping-affinity = Afinidad con el envío
    .text = Reasignación: puedes mover 1 trabajador a Envío.
roll-development-local-subsidies = Subsidios locales
    .text = Reasignación: puedes mover 1 trabajador básico a cualquier fase.
roll-development-technology-affinity = Afinidad tecnológica
    .text = Reasignación: puedes mover 1 trabajador a Desarrollo.
roll-development-colonial-affinity = Afinidad colonial
    .text = Reasignación: puedes mover 1 trabajador a Colonización.
roll-development-advanced-logistics = Logística avanzada
    .text = Exploración: entre tus acciones puedes reordenar las losetas de tu zona de construcción, incluso darles la vuelta. Los dados se quedan en su espacio.
roll-development-diversification = Diversificación
    .text = Reasignación: puedes mover 1 trabajador básico de Exploración a cualquier fase.
roll-development-galactic-recycling = Reciclaje galáctico
    .text = Desarrollo, Colonización: 1 $ por cada otro desarrollo y cada mundo que completes.
roll-development-galactic-demand = Demanda galáctica
    .text = Envío: cada mercancía vendida de un mundo de novedades da 2 $ más.
roll-development-technology-unions = Sindicatos tecnológicos
    .text = Exploración, Producción: al final de la fase, 1 $ si tienes más desarrollos que cualquier otro jugador.
roll-development-public-works = Obras públicas
    .text = Desarrollo: 1 $ por cada otro desarrollo que completes.
roll-development-hydroponics-guild = Gremio hidropónico
    .text = Reasignación: puedes mover 1 trabajador de novedades o de genes a cualquier fase.
roll-development-jumpdrive-research = Investigación del salto
    .text = Envío: cada mercancía vendida de un mundo de elementos raros da 1 $ más.
roll-development-space-mercenaries = Mercenarios espaciales
    .text = Reasignación: puedes mover 1 trabajador militar o de elementos raros a cualquier fase.
roll-development-galactic-renaissance = Renacimiento galáctico
    .text = Envío: cada mercancía consumida da 1 PV más. Al final de la partida: n PV, donde 1 + 2 + … + n es la mayor suma de ese tipo que alcanzan tus fichas de PV.
roll-development-new-economy = Nueva economía
    .text = Envío: 2 $ por cada mercancía que consumas. Al final de la partida: 1 PV por cada uno de tus desarrollos sin poder de reasignación.
roll-development-organic-shipyards = Astilleros orgánicos
    .text = Envío: tienes dos transportistas más, uno básico y uno de genes. No son dados.
roll-development-galactic-reserves = Reservas galácticas
    .text = Siempre: cada uno de tus mundos de color admite hasta 2 mercancías. Al final de la partida: 1 PV por cada mercancía en tus mundos.
roll-development-free-trade-association = Asociación de libre comercio
    .text = Envío: al final de la fase, 2 $. Al final de la partida: la mitad de los costes impresos de tus mundos de novedades, redondeada hacia arriba.
roll-development-mad-scientists = Científicos locos
    .text = Reasignación: si tienes más mundos de novedades que nadie, puedes mover 1 o 2 trabajadores, cada uno a cualquier fase; si compartes la ventaja, 1.
roll-development-executive-power = Poder ejecutivo
    .text = Reasignación: puedes mover exactamente 2 trabajadores de una misma fila a la fase que has elegido.
roll-development-operations-affinity = Afinidad operativa
    .text = Reasignación: puedes mover 1 trabajador a Exploración o a Producción.
roll-development-minor-research-labs = Pequeños laboratorios
    .text = Envío: cada mercancía consumida de un mundo de genes o de tecnología alienígena da 1 PV más.
roll-development-terraforming-robots = Robots terraformadores
    .text = Colonización: 1 $ por cada mundo que completes, 2 $ por uno de elementos raros.
roll-development-backup-planning = Plan alternativo
    .text = Reasignación: puedes dictar cuantas veces quieras en una ronda.

## Mundos

roll-world-artist-colony = Colonia de artistas
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu Ciudadanía.
roll-world-former-penal-colony = Antigua colonia penal
    .text = Mundo de novedades. Primero devuelve uno de tus dados a la reserva; luego coloca 1 dado militar en tu cubilete.
roll-world-new-survivalists = Nuevos supervivencialistas
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu Ciudadanía.
roll-world-secluded-world = Mundo recóndito
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu Ciudadanía.
roll-world-star-nomad-lair = Guarida de nómadas estelares
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu Ciudadanía.
roll-world-galactic-survey-headquarters = Sede de prospección galáctica
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu cubilete.
roll-world-gem-world = Mundo de gemas
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu cubilete.
roll-world-new-vinland = Nueva Vinlandia
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu cubilete.
roll-world-pirate-world = Mundo pirata
    .text = Mundo de novedades. Coloca 1 dado militar en tu Ciudadanía.
roll-world-space-port = Puerto espacial
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu cubilete.
roll-world-spice-world = Mundo de especias
    .text = Mundo de novedades. Coloca 1 dado de novedades en tu cubilete.
roll-world-galactic-resort = Balneario galáctico
    .text = Mundo de novedades. Coloca 1 dado de novedades en este mundo como mercancía.
roll-world-information-hub = Centro de información
    .text = Mundo de novedades. Coloca 1 dado de novedades en este mundo como mercancía.
roll-world-prosperous-world = Mundo próspero
    .text = Mundo de novedades. Coloca 1 dado de novedades en este mundo como mercancía.
roll-world-universal-exports = Exportaciones universales
    .text = Mundo de novedades. Coloca 1 dado de novedades en este mundo como mercancía.
roll-world-asteroid-belt = Cinturón de asteroides
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en tu cubilete.
roll-world-ore-rich-world = Mundo rico en mineral
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en tu cubilete.
roll-world-radioactive-world = Mundo radiactivo
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en tu cubilete.
roll-world-rebel-miners = Mineros rebeldes
    .text = Mundo de elementos raros. Primero devuelve uno de tus dados a la reserva; luego coloca 2 dados militares en tu Ciudadanía.
roll-world-runaway-robots = Robots fugitivos
    .text = Mundo de elementos raros. Coloca 1 dado militar en tu cubilete.
roll-world-blaster-gem-mines = Minas de gemas bláster
    .text = Mundo de elementos raros. Coloca 1 dado militar en tu Ciudadanía y 1 dado de elementos raros en tu Ciudadanía.
roll-world-comet-zone = Zona de cometas
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía.
roll-world-galactic-fuel-depot = Depósito galáctico de combustible
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía.
roll-world-jumpdrive-fuel-refinery = Refinería de combustible de salto
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía.
roll-world-mining-world = Mundo minero
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía.
roll-world-planetary-nebula = Nebulosa planetaria
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía.
roll-world-armaments-world = Mundo armamentístico
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía. Ganas 1 $.
roll-world-silicon-world = Mundo de silicio
    .text = Mundo de elementos raros. Coloca 1 dado de elementos raros en este mundo como mercancía. Ganas 1 $.
roll-world-plague-world = Mundo de la plaga
    .text = Mundo de genes. Coloca 1 dado de genes en tu cubilete.
roll-world-rebel-warrior-race = Raza de guerreros rebeldes
    .text = Mundo de genes. Primero devuelve uno de tus dados a la reserva; luego coloca 1 dado militar en tu Ciudadanía y 1 dado de genes en tu Ciudadanía.
roll-world-uplift-overseers = Supervisores de la elevación
    .text = Mundo de genes. Coloca 1 dado de genes en tu cubilete.
roll-world-deep-space-symbionts-ltd = Simbiontes del Espacio Profundo, S. L.
    .text = Mundo de genes. Coloca 1 dado de genes en tu cubilete. Ganas 1 $.
roll-world-distant-world = Mundo distante
    .text = Mundo de genes. Coloca 1 dado de genes en tu cubilete. Ganas 1 $.
roll-world-jungle-world = Mundo selvático
    .text = Mundo de genes. Coloca 1 dado de genes en este mundo como mercancía.
roll-world-malevolent-lifeforms = Formas de vida malévolas
    .text = Mundo de genes. Coloca 1 dado de genes en este mundo como mercancía.
roll-world-designer-species-ultd = Especies de Diseño, S. A.
    .text = Mundo de genes. Coloca 1 dado de genes en este mundo como mercancía. Ganas 1 $.
roll-world-lost-species-ark-world = Mundo arca de especies perdidas
    .text = Mundo de genes. Coloca 1 dado de genes en este mundo como mercancía. Ganas 1 $.
roll-world-alien-robot-scout-ship = Nave exploradora alienígena
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en tu cubilete. Ganas 1 $.
roll-world-deserted-alien-outpost = Puesto alienígena abandonado
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en este mundo como mercancía.
roll-world-deserted-alien-colony = Colonia alienígena abandonada
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en este mundo como mercancía. Ganas 1 $.
roll-world-lost-alien-warship = Nave de guerra alienígena perdida
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en tu cubilete. Ganas 2 $.
roll-world-alien-sentinels = Centinelas alienígenas
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en tu cubilete. Ganas 3 $.
roll-world-deserted-alien-library = Biblioteca alienígena abandonada
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en este mundo como mercancía. Ganas 2 $.
roll-world-lost-alien-battle-fleet = Flota de batalla alienígena perdida
    .text = Mundo de tecnología alienígena. Coloca 1 dado de tecnología alienígena en tu cubilete. Ganas 3 $.
roll-world-fifth-column = Quinta columna
    .text = Mundo gris. Coloca 1 dado militar en tu cubilete.
roll-world-high-gravity-world = Mundo de alta gravedad
    .text = Mundo gris. Coloca 1 dado militar en tu cubilete.
roll-world-outlaw-world = Mundo sin ley
    .text = Mundo gris. Coloca 1 dado militar en tu cubilete.
roll-world-rebel-hideout = Escondite rebelde
    .text = Mundo gris. Coloca 2 dados militares en tu Ciudadanía.
roll-world-sentient-robots = Robots conscientes
    .text = Mundo gris. Coloca 1 dado militar en tu cubilete.
roll-world-gateway-station = Estación de paso
    .text = Mundo gris. Coloca 1 dado de consumo en tu Ciudadanía.
roll-world-trading-world = Mundo comercial
    .text = Mundo gris. Coloca 1 dado de consumo en tu Ciudadanía.
roll-world-tourist-world = Mundo turístico
    .text = Mundo gris. Coloca 1 dado de consumo en tu Ciudadanía. Ganas 1 $.
roll-world-transport-hub = Nudo de transportes
    .text = Mundo gris. Coloca 1 dado de consumo en tu Ciudadanía. Ganas 1 $.
roll-world-terraformed-world = Mundo terraformado
    .text = Mundo gris. Coloca 1 dado de consumo en tu Ciudadanía. Ganas 2 $.
roll-world-galactic-trendsetters = Creadores de tendencias galácticos
    .text = Mundo gris. Coloca 2 dados de consumo en tu Ciudadanía. Ganas 2 $.

## Órdenes permanentes

roll-order-explore = Exploradores
roll-order-recall = Recuperar dados al final de la ronda
roll-order-bank = Banqueros galácticos: pagar 1 $ por 1 PV
roll-order-is-stock = Abastecerse siempre (2 $)
roll-order-is-scout = Hacer siempre un reconocimiento

## Cómo se juega, dos páginas de cuatro viñetas, y cinco consejos

roll-howto-1 = Lo que cuenta
    .text = El coste impreso de todos tus mundos y desarrollos, tus fichas de PV y los puntos adicionales de los desarrollos de coste 6+. Las losetas aún en construcción no cuentan.
roll-howto-2 = Tus dados son tu gente
    .text = Los dados salen del cubilete, trabajan, descansan en la Ciudadanía y se vuelven a reclutar por 1 $ cada uno. Los mundos nuevos traen nuevos tipos de dados.
    .cup = cubilete
    .work = trabajando
    .citizenry = Ciudadanía
    .hire = 1 $ cada uno
roll-howto-3 = En construcción
    .text = Cada loseta tiene un mundo en una cara y un desarrollo en la otra. Tienes dos pilas, y se construye la loseta de arriba de cada una. Los dados se quedan en ella hasta que hay tantos como cuesta, aunque pasen varias rondas.
    .developers = 2 de 4: faltan dos desarrolladores
    .settler = 2 de 3: falta un colono
roll-howto-4 = El final
    .text = Cuando alguien tiene 12 casillas en su tablero o se agota la reserva de fichas de PV, esta ronda es la última. Se juega hasta el final, y las fichas que falten en la reserva se pagan igualmente.
    .squares = 12 casillas
    .pool = reserva vacía
roll-howto-5 = Asignar y elegir
    .text = Cada dado se pone bajo la fase que muestra. Pon un dado, cualquiera, en la fase que quieras: esa fase tendrá lugar. También tiene lugar lo que eligen los demás, y para ti también. Los dados bajo otras fases vuelven al cubilete.
roll-howto-6 = Cinco fases
    .text = Exploración trae losetas o 2 $. Desarrollo y Colonización ponen dados en las losetas. Producción convierte dados en mercancías. Envío las vende o las consume. Todos participan en cada fase que tiene lugar.
    .explore = una loseta o 2 $
    .develop = dados en un desarrollo
    .settle = dados en un mundo, que trae otros
    .produce = un dado se hace mercancía
    .ship = una mercancía se vende o se consume
roll-howto-7 = Envío
    .text = Vender paga según el color del mundo: 3 $, 4 $, 5 $ o 6 $. Consumir da 1 PV, 1 más si la mercancía es del color del mundo y 1 más si lo es el transportista. Los dados de consumo coinciden siempre; los básicos y los militares, nunca.
    .or = o
    .good = coincide la mercancía
    .shipper = coincide el transportista
    .price = { $amount } $
roll-howto-8 = Reclutar y recuperar
    .text = Al final de la ronda reclutas mientras tengas créditos y dados en la Ciudadanía. Quien acaba con 0 $ recibe 1 $. Los dados de las losetas y las mercancías de los mundos pueden volver gratis al cubilete.
    .price = { $amount } $
roll-strategy-1 = Elige la fase que necesitas y nadie más quiere, y aprovecha las fases de los demás.
roll-strategy-2 = Primero los mundos baratos: casi todos dan un dado para el resto de la partida.
roll-strategy-3 = Cada dado cansado cuesta 1 $. Si descansan más dados que créditos tienes, vende antes de consumir.
roll-strategy-4 = Vigila las mercancías de los rivales: quien tiene varias elegirá seguramente Envío, y tú enviarás también.
roll-strategy-5 = A partir de 8 casillas, pregúntate en cada ronda quién llegará antes a 12. Empieza un desarrollo de coste 6 solo si te dará tiempo a completarlo.

roll-source-chips = fichas
roll-source-tableau = tablero
roll-source-six = desarrollos de coste 6

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

## Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

tip-roll-lay-out = Primero un mundo barato: trae un dado.
tip-roll-assign-wild = Donde sepas que la fase tendrá lugar.
tip-roll-assign-select = Elige lo que necesitas y nadie más va a elegir.
tip-roll-assign = Puedes ceder el peor dado para mover otro. Vuelve al cubilete.
tip-roll-explore = Haz un reconocimiento si una pila es corta; abastécete si hay dados descansando y poco dinero.
tip-roll-explore-abandon = Por cada loseta que abandones robas una más.
tip-roll-explore-place = Las losetas nuevas van debajo de la pila. Los dados que ya están se quedan.
tip-roll-produce = Un dado del color del mundo da un PV más al consumirlo.
tip-roll-ship-good = Vende mientras tengas poco dinero; después, consume.
tip-roll-manage-recruit = Recluta los dados cuyas caras necesites en la próxima ronda.
tip-roll-manage = Los dados de una loseta que no vas a terminar pueden volver.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-roll = abandon, citizenry, consume, cup, development, dictate, good, phase, pool, reassign, recall, recruit, selector, square, tableau, world
word-roll-abandon = Abandonar
    .text = Renunciar a losetas en construcción para robar otras tantas más.
    .forms = abandon*
    .rule = R-EXPLORE-4
word-roll-citizenry = Ciudadanía
    .text = Donde descansan los dados usados hasta que los reclutas.
    .forms = ciudadanía
    .rule = R-PHASE-4
word-roll-consume = Consumir
    .text = Enviar una mercancía por PV: 1, y 1 más por cada dado que coincide con el mundo.
    .forms = consumir, consume, consumid*
    .rule = R-SHIP-6
word-roll-cup = Cubilete
    .text = Los dados que lanzarás en la ronda siguiente.
    .forms = cubilete
    .rule = R-ROLL-1
word-roll-development = Desarrollo
    .text = Una cara de la loseta: lo construyen los desarrolladores y tiene un poder.
    .forms = desarrollo, desarrollos
    .rule = R-DEV-3
word-roll-dictate = Dictar
    .text = Ceder un dado en esta ronda para mover otro a otra fila.
    .forms = dictar, dicta
    .rule = R-DICTATE-2
word-roll-good = Mercancía
    .text = Un dado en un mundo; los transportistas la venden o la consumen.
    .forms = mercancía*
    .rule = R-GEN-4
word-roll-phase = Fase
    .text = Exploración, Desarrollo, Colonización, Producción o Envío. Solo tienen lugar las que alguien elige.
    .forms = fase, fases
    .rule = R-PHASE-2
word-roll-pool = Reserva de PV
    .text = Las fichas de PV que quedan. Cuando se vacía, esta ronda es la última.
    .forms = reserva
    .rule = R-END-1
word-roll-reassign = Reasignar
    .text = Mover un dado de su fila a otra antes de la revelación.
    .forms = reasign*
    .rule = R-REASSIGN-1
word-roll-recall = Recuperar
    .text = Devolver al cubilete, gratis, dados de las losetas y mercancías.
    .forms = recuper*
    .rule = R-MANAGE-5
word-roll-recruit = Reclutar
    .text = Mover dados de la Ciudadanía a tu cubilete, 1 $ cada uno.
    .forms = reclut*
    .rule = R-MANAGE-1
word-roll-selector = Selector
    .text = El dado que pones en una fase: esa fase tendrá lugar.
    .forms = selector*
    .rule = R-ASSIGN-3
word-roll-square = Casilla
    .text = Una loseta construida. La de facción cuenta como 2; con 12 casillas acaba la partida.
    .forms = 12 casillas, casilla de tablero, casillas de tablero
    .rule = R-GEN-5
word-roll-tableau = Tablero
    .text = Todo lo que has construido.
    .forms = tablero, tableros
    .rule = R-GEN-5
word-roll-world = Mundo
    .text = Una cara de la loseta: lo construyen los colonos, da un dado, y los de color guardan mercancías.
    .forms = mundo, mundos
    .rule = R-SETTLE-2

## Rasgos en los informes

roll-trait-start = Loseta de facción
roll-trait-home = Mundo natal
roll-trait-opening = Primera acción
roll-trait-development = Desarrollos construidos
roll-trait-world = Mundos colonizados

## Lo que la página de aprendizaje dice del juego

learn-goal-roll = Construye el imperio más valioso antes de que alguien llene doce casillas.

## Por qué una jugada es mejor que otra
roll-cases = { $now ->
        [0] casi nunca en vez de en { $instead } de cada 100 casos
        [100] casi siempre en vez de en { $instead } de cada 100 casos
       *[other] en { $now } de cada 100 casos en vez de { $instead }
    }
roll-chance-built = { $when } { $tile } está construido (+{ $points } PV) { roll-cases }.
roll-chance-top = { $when } { $tile } es lo siguiente por construir (cuesta { $of }, +{ $points } PV) { roll-cases }.
roll-because-built = { $when } { $tile } está construido (+{ $points } PV); si no, no.
roll-because-work = { $when } { $tile } tiene ya { $now } de { $of } constructores en vez de { $instead }.
roll-because-dice = { $when } tiras { $now ->
        [one] { $now } dado
       *[other] { $now } dados
    } en vez de { $instead }.
roll-because-credits = { $when } tienes { $now } $ en vez de { $instead } $ para reclutar dados.
roll-because-chips = { $when } tienes { $now } PV en fichas en vez de { $instead }.
roll-because-goods = { $when } tienes { $now ->
        [one] { $now } mercancía
       *[other] { $now } mercancías
    } por enviar en vez de { $instead }.
roll-because-plans = { $when } tienes { $now ->
        [one] { $now } loseta
       *[other] { $now } losetas
    } por construir en vez de { $instead }.
roll-because-top = { $when } { $tile } es lo siguiente por construir (cuesta { $of }, +{ $points } PV).
roll-because-abandon = Robas una loseta más por la que descartas: hay más donde elegir.
roll-price-built = { $when } { $tile } (+{ $points } PV) no está construido; con la mejor jugada, sí.
roll-price-top = { $when } { $tile } (+{ $points } PV) no es lo siguiente por construir; con la mejor jugada, sí.
roll-outlook-phases = Fases probables sin ti
roll-outlook-runs = de cada 100
roll-outlook-why-explore = { $phase }: a { $player } solo le { $count ->
        [one] queda { $count } loseta
       *[other] quedan { $count } losetas
    } por construir.
roll-outlook-why-develop = { $phase }: { $player } ya tiene { $count ->
        [one] { $count } constructor
       *[other] { $count } constructores
    } en un desarrollo.
roll-outlook-why-settle = { $phase }: { $player } ya tiene { $count ->
        [one] { $count } constructor
       *[other] { $count } constructores
    } en un mundo.
roll-outlook-why-produce = { $phase }: en los mundos de { $player } { $count ->
        [one] cabe { $count } mercancía
       *[other] caben { $count } mercancías
    } más.
roll-outlook-why-ship = { $phase }: { $player } tiene { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías
    } por enviar.
roll-look-built = Mira qué puedes acabar de construir.
roll-look-dice = Cuenta los dados que tirarás en la próxima ronda.
roll-look-credits = Cuenta tus créditos.
roll-look-goods = Mira tus mercancías.
roll-look-plans = Mira las losetas que puedes construir después.
roll-situation-have = Tienes { $credits } $ y { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } por enviar.
roll-situation-top = { $tile } tiene { $now } de { $of } constructores.
roll-situation-rival = La puntuación de { $player } es { $score }; la tuya, { $own }.

## De qué tratan los problemas

roll-puzzle-1 = { $place }: un muelle concurrido
roll-puzzle-2 = { $place }: turno de noche
roll-puzzle-3 = { $place }: la lista de espera
roll-puzzle-4 = { $place }: una tirada rara
roll-puzzle-5 = { $place }: piezas de repuesto
roll-puzzle-6 = { $place }: el sondeo
roll-puzzle-7 = { $place }: la cámara fría
roll-puzzle-8 = { $place }: hora punta
roll-puzzle-9 = { $place }: la mesa de dibujo
roll-puzzle-10 = { $place }: calderilla
roll-feature-points = puntos
roll-feature-development = desarrollo
roll-feature-squares = casillas del tablero
roll-feature-chips = fichas de PV
roll-feature-credits = créditos
roll-feature-goods = mercancía
roll-feature-worlds = mundo
roll-feature-workers = trabajadores
roll-feature-citizens = dados en la Ciudadanía
roll-feature-dice-in-the-cup = dados en el cubilete

roll-leaning-settle = Coloniza
    .unit = de 100 fases
    .text = { $how ->
            [much] Elige Colonización mucho más que los demás.
           *[more] Elige Colonización más que los demás.
            [less] Elige Colonización menos que los demás.
            [little] Elige Colonización mucho menos que los demás.
        }
    .likes = le gusta colonizar
    .shuns = pocos mundos
roll-leaning-develop = Desarrolla
    .unit = de 100 fases
    .text = { $how ->
            [much] Elige Desarrollo mucho más que los demás.
           *[more] Elige Desarrollo más que los demás.
            [less] Elige Desarrollo menos que los demás.
            [little] Elige Desarrollo mucho menos que los demás.
        }
    .likes = le gusta desarrollar
    .shuns = poca técnica
roll-leaning-trade = Comercia
    .unit = de 100 fases
    .text = { $how ->
            [much] Elige Producción y Envío mucho más que los demás.
           *[more] Elige Producción y Envío más que los demás.
            [less] Elige Producción y Envío menos que los demás.
            [little] Elige Producción y Envío mucho menos que los demás.
        }
    .likes = le gusta comerciar
    .shuns = comercia poco
