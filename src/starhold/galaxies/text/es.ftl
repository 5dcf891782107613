### Tiny Epic Galaxies en español. Todos los textos están escritos con nuestras propias palabras.

galaxies-title = Pequeñas Grandes Galaxias
    .about = Tira los dados, envía tus naves a planetas desconocidos, colonízalos o aprovecha sus acciones y sigue las acciones de los demás. Cuando alguien llega a 21 puntos de victoria, se acaba la ronda y gana quien tenga más. De 1 a 5 jugadores; en solitario te enfrentas a una galaxia rebelde.

## Palabras del juego

galaxies-resource-energy = energía
galaxies-resource-culture = cultura
galaxies-track-diplomacy = diplomacia
galaxies-track-economy = economía
galaxies-slot-1 = espacio 1
galaxies-slot-2 = espacio 2
galaxies-slot-3 = espacio 3
galaxies-slot-4 = espacio 4
galaxies-slot-5 = espacio 5
galaxies-slot-6 = espacio 6

# Cantidades que aparecen en otros mensajes.
galaxies-amount-energy = { $amount } de energía
galaxies-amount-culture = { $amount } de cultura
galaxies-amount-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
galaxies-amount-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
galaxies-amount-steps = { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }
galaxies-mix-energy = { $energy } de energía
galaxies-mix-culture = { $culture } de cultura
galaxies-amount-mix = { $culture ->
        [0] { galaxies-mix-energy }
       *[other] { $energy ->
            [0] { galaxies-mix-culture }
           *[other] { galaxies-mix-energy } y { galaxies-mix-culture }
        }
    }

## Caras de los dados

galaxies-face-move = Movimiento
    .text = Mover una nave: una de tus naves deja su lugar y va a otro planeta o vuelve a tu galaxia. Aterriza en la superficie, y puedes llevar a cabo enseguida la acción del planeta, o entra en órbita en la casilla de salida.
galaxies-face-energy = Energía
    .text = Adquirir energía: obtén 1 de energía por cada nave tuya en tu galaxia y por cada una en la superficie o en órbita de un planeta de energía. El máximo es 7.
galaxies-face-culture = Cultura
    .text = Adquirir cultura: obtén 1 de cultura por cada nave tuya en la superficie o en órbita de un planeta de cultura. Las naves en tu galaxia no dan cultura. El máximo es 7.
galaxies-face-diplomacy = Diplomacia
    .text = Impulsar la colonización con diplomacia: una nave tuya en órbita de un planeta de diplomacia avanza 1 casilla. Al final del marcador, el planeta pasa a ser tu colonia.
galaxies-face-economy = Economía
    .text = Impulsar la colonización con economía: una nave tuya en órbita de un planeta de economía avanza 1 casilla. Al final del marcador, el planeta pasa a ser tu colonia.
galaxies-face-colony = Colonia
    .text = Utilizar una colonia: expande tu imperio un nivel pagando el número del nuevo nivel, todo en energía o todo en cultura, o lleva a cabo la acción de una de tus colonias.

## Planetas

galaxies-planet-andellouxian_6 = Andellouxian-6
    .text = { $card_texts ->
        [later] Devuelve a tu galaxia una nave tuya en órbita. Obtén energía y cultura, repartidas como quieras, tanto en total como el número de la casilla que deja.
       *[first] Devuelve a tu galaxia una nave tuya en órbita. Obtén energía o cultura, sin mezclarlas, según el número de la casilla que deja.
    }
galaxies-planet-aughmoore = Aughmoore
    .text = Obtén 1 de cultura por cada nave tuya en tu galaxia.
galaxies-planet-birkomius = Birkomius
    .text = Hasta el final de este turno, obtén 1 de cultura cada vez que otro jugador siga uno de tus dados. Una vez por turno, solo en tu turno.
galaxies-planet-bisschop = Bisschop
    .text = Hasta el final de este turno, obtén 1 de energía cada vez que otro jugador siga uno de tus dados. Una vez por turno, solo en tu turno.
galaxies-planet-brumbaugh = Brumbaugh
    .text = Paga 2 de energía: haz retroceder 1 casilla a dos naves enemigas distintas en órbita. Si solo una puede retroceder, que sea esa.
galaxies-planet-bsw_10_1 = BSW-10-1
    .text = Haz retroceder 1 casilla a una nave tuya en órbita y después avanza 1 casilla otra nave tuya en órbita, en cualquier tipo de marcador.
galaxies-planet-clj_0517 = CLJ-0517
    .text = { $card_texts ->
        [later] Quítale 1 de cultura a otro jugador. Una vez por turno, solo en tu turno.
       *[first] { $faq_limit ->
            [clj-0517] Quítale 1 de cultura a otro jugador. Una vez por turno, solo en tu turno.
           *[cards] Quítale 1 de cultura a otro jugador. Una vez por turno.
        }
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Avanza 1 casilla una nave tuya en órbita de un planeta de diplomacia.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Obtén 2 de energía. Los demás jugadores obtienen 1 de energía cada uno.
galaxies-planet-gort = Gort
    .text = Traslada una nave tuya en órbita a la casilla del mismo número en el marcador de otro planeta, de cualquier tipo. Si es el final del marcador, colonizas ese planeta.
galaxies-planet-gyore = Gyore
    .text = { $faq_limit ->
        [gyore] Gira uno de tus dados inactivos a cualquier otra cara. Una vez por turno, solo en tu turno.
       *[cards] Gira uno de tus dados inactivos a cualquier otra cara. Solo en tu turno.
    }
galaxies-planet-helios = Helios
    .text = { $card_texts ->
        [later] Pon debajo del mazo un planeta de la fila que no tenga naves en la superficie ni en órbita, y en su lugar el primero del mazo.
       *[first] Descarta un planeta de la fila que no tenga naves en la superficie ni en órbita y pon en su lugar el primero del mazo.
    }
galaxies-planet-hoefker = Hoefker
    .text = Paga 1 de energía: obtén 2 de cultura.
galaxies-planet-jac_110912 = JAC-110912
    .text = Obtén 2 de cultura. Los demás jugadores obtienen 1 de cultura cada uno.
galaxies-planet-jakks = Jakks
    .text = Obtén 1 de cultura.
galaxies-planet-jorg = Jorg
    .text = Paga 2 de cultura: haz retroceder 2 casillas a una nave enemiga en órbita, sin pasar de la casilla de salida.
galaxies-planet-k_widow = K-Widow
    .text = Haz retroceder 1 casilla a una nave enemiga en órbita.
galaxies-planet-la_torres = La-Torres
    .text = { $card_texts ->
        [later] Quítale 1 de energía a otro jugador. Una vez por turno, solo en tu turno.
       *[first] { $faq_limit ->
            [clj-0517] Quítale 1 de energía a otro jugador. Una vez por turno, solo en tu turno.
           *[cards] Quítale 1 de energía a otro jugador. Una vez por turno.
        }
    }
galaxies-planet-leandra = Leandra
    .text = Avanza 1 casilla una nave tuya en órbita de un planeta de economía.
galaxies-planet-lureena = Lureena
    .text = Expande tu imperio al coste normal, combinando energía y cultura como quieras.
galaxies-planet-maia = Maia
    .text = Descarta dos de tus dados inactivos: obtén 2 de energía y 2 de cultura. Solo en tu turno.
galaxies-planet-mared = Mared
    .text = { $card_texts ->
        [later] Si nadie tiene un nivel de imperio más bajo que el tuyo, expándelo por 1 menos del coste normal, todo en energía o todo en cultura.
       *[first] Si el nivel de tu imperio es más bajo que el de todos los demás, expándelo por 1 menos del coste normal, todo en energía o todo en cultura.
    }
galaxies-planet-mj_120210 = MJ-120210
    .text = Obtén 2 de energía.
galaxies-planet-nagato = Nagato
    .text = Paga 1 de cultura: mueve una nave tuya y luego, si quieres, otra distinta. La nave que acaba de aterrizar aquí no puede ser la primera. Una vez por turno.
galaxies-planet-nakagawakozi = Nakagawakozi
    .text = Paga 2 de energía: avanza 2 casillas una nave tuya en órbita de un planeta de economía.
galaxies-planet-nibiru = Nibiru
    .text = Hasta el final de este turno, seguir cuesta a los demás jugadores 2 de cultura en lugar de 1. Solo en tu turno.
galaxies-planet-omicron_fenzi = Omicron Fenzi
    .text = Cambia cuanta energía quieras por la misma cantidad de cultura.
galaxies-planet-padraigin_3110 = Padraigin-3110
    .text = Paga 2 de cultura: avanza 2 casillas una nave tuya en órbita de un planeta de diplomacia.
galaxies-planet-pembertonia_major = Pembertonia-Major
    .text = Cambia cuanta cultura quieras por la misma cantidad de energía.
galaxies-planet-piedes = Piedes
    .text = Lleva a cabo otra vez la acción de un dado ya activado en este turno. La repetición no puede seguirse.
galaxies-planet-sargus_36 = Sargus-36
    .text = Paga 1 de energía a otro jugador: lleva a cabo la acción de una de sus colonias, con su coste y sus límites.
galaxies-planet-shouhua = Shouhua
    .text = Avanza 1 casilla una nave tuya en órbita, en cualquier tipo de marcador.
galaxies-planet-terra_bettia = Terra-Bettia
    .text = Cada uno de los demás jugadores puede avanzar 1 casilla una nave suya en órbita. Después avanza 2 casillas una de las tuyas. Sirve cualquier tipo de marcador.
galaxies-planet-tifnod = Tifnod
    .text = Haz retroceder 1 casilla a una nave enemiga en órbita de un planeta de diplomacia.
galaxies-planet-umbra_forum = Umbra-Forum
    .text = Lleva a cabo la acción de otro planeta de la fila, con su coste y sus límites.
galaxies-planet-vici_ks156 = Vici-KS156
    .text = Obtén 1 de energía.
galaxies-planet-vizcarra = Vizcarra
    .text = Haz retroceder 1 casilla a una nave enemiga en órbita de un planeta de economía.
galaxies-planet-walsfeo = Walsfeo
    .text = Paga 1 de cultura a otro jugador: lleva a cabo la acción de una de sus colonias, con su coste y sus límites.
galaxies-planet-zalax = Zalax
    .text = Repite una vez la tirada de los dados inactivos que quieras. No cuesta nada y conservas la repetición gratis del turno. Solo en tu turno.
galaxies-planet-zavodnick = Zavodnick
    .text = Lleva a cabo una cualquiera de las seis acciones de los dados. Después, los demás jugadores pueden seguirla gratis. Una vez por turno.

## Misiones secretas

galaxies-mission-charger = Acumulador
    .text = Tener más energía que nadie al final de la partida: 3 puntos, o 2 si empatas en cabeza. Sin energía, nada.
galaxies-mission-conqueror = Conquistador
    .text = Tener más colonias que nadie: 3 puntos, o 2 si empatas en cabeza. Sin colonias, nada.
galaxies-mission-elder = Anciano
    .text = Provocar el final de la partida al llegar a 21 puntos antes que nadie: 2 puntos.
galaxies-mission-equalizer = Equilibrador
    .text = Tener tantas colonias de economía como de diplomacia, o ninguna de las dos: 3 puntos.
galaxies-mission-explorer = Explorador
    .text = No tener en tu galaxia ninguna de tus naves disponibles al final de la partida: 2 puntos.
galaxies-mission-hermit = Ermitaño
    .text = Tener menos colonias que nadie: 3 puntos, o 2 si empatas en el último lugar.
galaxies-mission-hoarder = Acaparador
    .text = Tener al menos 3 de energía y al menos 3 de cultura al final de la partida: 2 puntos.
galaxies-mission-industrialist = Industrial
    .text = Alcanzar el nivel de imperio 6: 2 puntos.
galaxies-mission-noble = Noble
    .text = Tener más colonias de diplomacia que nadie: 3 puntos, o 2 si empatas en cabeza. Sin colonias de ese tipo, nada.
galaxies-mission-orbiter = Hogareño
    .text = Tener en tu galaxia todas tus naves disponibles al final de la partida: 2 puntos.
galaxies-mission-seeker = Buscador
    .text = Tener más cultura que nadie al final de la partida: 3 puntos, o 2 si empatas en cabeza. Sin cultura, nada.
galaxies-mission-trader = Comerciante
    .text = Tener más colonias de economía que nadie: 3 puntos, o 2 si empatas en cabeza. Sin colonias de ese tipo, nada.

## Galaxias rebeldes y sus ataques

galaxies-rogue-artemis = Artemis
    .text = Principiante, 1 de 5. Roe tus reservas y se toma su tiempo. Máximo: 6 de energía y 6 de cultura.
galaxies-rogue-rothkel = Rothkel
    .text = Fácil, 2 de 5. Primero te desgasta y al final lanza toda su flota hacia delante. Máximo: 6 de energía y 6 de cultura.
galaxies-rogue-zendica = Zendica
    .text = Media, 3 de 5. Te frena: tus naves retroceden y tiras menos dados. Máximo: 5 de energía y 5 de cultura.
galaxies-rogue-hades = Hades
    .text = Difícil, 4 de 5. Se enriquece a tu costa y golpea a ráfagas. Máximo: 5 de energía y 4 de cultura.
galaxies-rogue-gamelyn = Gamelyn
    .text = Épica, 5 de 5. Te saquea y avanza a la vez, casi sin tregua. Máximo: 4 de energía y 4 de cultura.

galaxies-attack-artemis-1 = Pierdes 1 de energía.
galaxies-attack-artemis-2 = Pierdes 1 de cultura.
galaxies-attack-artemis-3 = La galaxia rebelde te quita 1 de cultura.
galaxies-attack-artemis-4 = Una nave tuya en órbita, a tu elección, retrocede 1 casilla.
galaxies-attack-artemis-5 = La galaxia rebelde te quita 2 recursos; tú eliges cuáles.
galaxies-attack-rothkel-1 = Pierdes 1 de energía.
galaxies-attack-rothkel-2 = Pierdes 1 de cultura.
galaxies-attack-rothkel-3 = La galaxia rebelde obtiene 2 de energía.
galaxies-attack-rothkel-4 = Una nave tuya en órbita, a tu elección, retrocede 1 casilla.
galaxies-attack-rothkel-5 = Todas las naves rebeldes en órbita avanzan 1 casilla.
galaxies-attack-zendica-1 = Pierdes 1 de energía.
galaxies-attack-zendica-2 = La galaxia rebelde obtiene 2 de cultura.
galaxies-attack-zendica-3 = Una nave tuya en órbita, a tu elección, retrocede 1 casilla.
galaxies-attack-zendica-4 = Tiras 1 dado menos en tu próximo turno. Una vez por turno.
galaxies-attack-zendica-5 = Todas tus naves en órbita retroceden 1 casilla.
galaxies-attack-hades-1 = La galaxia rebelde obtiene 1 de energía y 1 de cultura.
galaxies-attack-hades-2 = La galaxia rebelde te quita 2 de energía.
galaxies-attack-hades-3 = La galaxia rebelde te quita 2 de cultura.
galaxies-attack-hades-4 = Todas las naves rebeldes en órbita avanzan 2 casillas. Una vez por turno.
galaxies-attack-hades-5 = La galaxia rebelde te quita 3 recursos; tú eliges cuáles.
galaxies-attack-gamelyn-1 = Pierdes 1 de energía y 1 de cultura.
galaxies-attack-gamelyn-2 = La galaxia rebelde te quita 1 de energía y 1 de cultura.
galaxies-attack-gamelyn-3 = Todas las naves rebeldes en órbita avanzan 1 casilla.
galaxies-attack-gamelyn-4 = Todas las naves rebeldes en órbita avanzan 1 casilla y después la galaxia rebelde te quita 1 de energía.
galaxies-attack-gamelyn-5 = Todas las naves rebeldes en órbita avanzan 2 casillas. Una vez por turno.

## Preguntas

galaxies-shape-where = ¿Adónde?
galaxies-shape-face = ¿A qué cara?
galaxies-shape-convert = Toca el dado que quieres girar y luego su nueva cara. Otros dos dados van al convertor: toca otro para cambiarlo por uno de ellos.
galaxies-shape-use = Llevar a cabo su acción
galaxies-shape-land-use = Aterrizar y usarla
galaxies-shape-land-only = Solo aterrizar
galaxies-shape-unused = { $count ->
        [one] aún se puede usar { $count } dado
       *[other] aún se pueden usar { $count } dados
    }
galaxies-prompt-keep-mission = ¿Con qué misión secreta te quedas?
galaxies-prompt-main-choice = Tu turno: activa un dado, repite una tirada, usa el convertor o termina el turno.
galaxies-reroll-dice = { $chosen ->
        [0] ¿Qué dados vuelves a tirar?
       *[other] ¿Tiras ya o eliges más dados? Elegidos: { $chosen }.
    }
galaxies-reroll-price = { $paid ->
        [0] Esta repetición es gratis.
       *[other] Esta repetición cuesta 1 de energía.
    }
galaxies-prompt-reroll = { galaxies-reroll-dice } { galaxies-reroll-price }
galaxies-prompt-reroll-card = { $planet }: ¿qué dados sin usar vuelves a tirar?
galaxies-prompt-convert = { $chosen ->
        [1] ¿Qué dado pones en segundo lugar en el convertor?
       *[other] ¿Qué dado giras y a qué cara?
    }
galaxies-prompt-move-ship = { galaxies-face-move }: ¿qué nave?
galaxies-prompt-landing = ¿Llevas a cabo la acción de { $planet }?
galaxies-prompt-advance = ¿Cuál de tus naves avanza { galaxies-amount-steps }?
galaxies-prompt-colony-die = ¿Expandes tu imperio o utilizas una colonia?
galaxies-prompt-payment = La expansión cuesta { $price }. ¿Cómo pagas?
galaxies-prompt-follow = { $cost ->
        [0] { $player } lleva a cabo «{ $face }». ¿Sigues la acción gratis?
       *[other] { $player } lleva a cabo «{ $face }». ¿Sigues la acción por { $cost } de cultura?
    }
galaxies-prompt-follow-together = { $player } lleva a cabo «{ $face }». ¿Sigues la acción por { $cost } de cultura? Todos deciden en secreto.
galaxies-prompt-enemy-ship = { $ships ->
        [1] ¿Qué nave enemiga retrocede { galaxies-amount-steps }?
       *[other] ¿Qué naves enemigas retroceden { galaxies-amount-steps }? Elige la primera.
    }
galaxies-prompt-steal = { $is_energy ->
        [0] ¿A quién le quitas 1 de cultura?
       *[other] ¿A quién le quitas 1 de energía?
    }
galaxies-prompt-exchange = { $is_energy ->
        [0] ¿Cuánta cultura cambias por energía?
       *[other] ¿Cuánta energía cambias por cultura?
    }
galaxies-prompt-remove-planet = ¿Qué planeta reemplazas?
galaxies-prompt-copy-row = ¿La acción de qué planeta llevas a cabo?
galaxies-prompt-copy-colony = { $planet }: ¿qué colonia utilizas? El pago es para quien la posee.
galaxies-prompt-free-action = ¿Qué acción llevas a cabo? Los demás podrán seguirla gratis.
galaxies-prompt-repeat-die = ¿La acción de qué dado ya activado repites?
galaxies-prompt-shift-orbit = ¿Cuál de tus naves cambia de órbita?
galaxies-prompt-recall = ¿Qué nave en órbita vuelve a tu galaxia?
galaxies-prompt-recall-gain = { $amount ->
        [one] Obtienes { $amount } recurso. ¿Cuál?
       *[other] Obtienes { $amount } recursos. ¿Cuáles?
    }
galaxies-prompt-back = ¿Cuál de tus naves retrocede 1 casilla?
galaxies-prompt-forth = ¿Qué otra nave tuya avanza 1 casilla?
galaxies-prompt-granted-advance = { $player } utiliza Terra-Bettia. ¿Cuál de tus naves avanza 1 casilla?
galaxies-prompt-discard-dice = { $chosen ->
        [0] ¿Qué dado descartas primero?
       *[other] ¿Qué dado descartas después?
    }
galaxies-prompt-set-die = ¿Qué dado giras?
galaxies-prompt-second-move = ¿Mueves una segunda nave?
galaxies-prompt-forced-reroll = { $rogue } saca «{ $face }»: ¿lo permites?
galaxies-prompt-rogue-regress = ¿Cuál de tus naves retrocede { galaxies-amount-steps }?
galaxies-prompt-rogue-theft = { $amount ->
        [one] Pierdes { $amount } recurso. ¿Cuál entregas?
       *[other] Pierdes { $amount } recursos. ¿Cuáles entregas?
    }

## Acciones

galaxies-action-move-home-surface = De tu galaxia a la superficie de { $planet }
galaxies-action-move-home-orbit = De tu galaxia a la órbita de { $planet }
galaxies-action-move-surface-home = De la superficie de { $from } a tu galaxia
galaxies-action-move-surface-surface = De la superficie de { $from } a la superficie de { $planet }
galaxies-action-move-surface-orbit = De la superficie de { $from } a la órbita de { $planet }
galaxies-action-move-orbit-home = De la órbita de { $from } a tu galaxia
galaxies-action-move-orbit-surface = De la órbita de { $from } a la superficie de { $planet }
galaxies-action-move-orbit-orbit = De la órbita de { $from } a la órbita de { $planet }
galaxies-action-activate = Activar «{ $face }»
galaxies-action-reroll = Volver a tirar «{ $face }»
galaxies-action-reroll-also = Volver a tirar también «{ $face }»
galaxies-action-follow = Seguir
galaxies-action-pass = No seguir
galaxies-action-end-turn = Terminar el turno
galaxies-action-use = Llevar a cabo la acción del planeta
galaxies-action-decline = Renunciar
galaxies-action-roll = Tirar los dados elegidos
galaxies-action-roll-alike = Volver a tirar «{ $face }» gratis
galaxies-action-advance = Avanzar la nave en órbita de { $planet }
galaxies-action-upgrade = Expandir tu imperio
galaxies-action-pay = Pagar { galaxies-amount-mix }
galaxies-action-convert = Poner «{ $face }» en el convertor
galaxies-action-turn = Girar «{ $before }» a «{ $face }»
galaxies-action-keep = Quedarte con «{ $mission }»
galaxies-action-colony = Utilizar tu colonia { $planet }
galaxies-action-copy = Llevar a cabo la acción de { $planet }
galaxies-action-push-back = Hacer retroceder la nave de { $player } en órbita de { $planet }
galaxies-action-steal = Quitársela a { $player }
galaxies-action-exchange = { $is_energy ->
        [0] Cambiar { galaxies-amount-culture } por energía
       *[other] Cambiar { galaxies-amount-energy } por cultura
    }
galaxies-action-remove = Reemplazar { $planet }
galaxies-action-perform = Llevar a cabo «{ $face }»
galaxies-action-repeat = Repetir «{ $face }»
galaxies-action-shift = De la órbita de { $planet } a la órbita de { $to }
galaxies-action-recall = Devolver a tu galaxia la nave en órbita de { $planet }
galaxies-action-split = { galaxies-amount-mix }
galaxies-action-fall-back = Hacer retroceder la nave en órbita de { $planet }
galaxies-action-discard = Descartar «{ $face }»
galaxies-action-force-reroll = Repetir tirada
galaxies-action-accept = Permitir

## El diario

galaxies-log-revealed = Aparece el planeta { $planet } ({ $slot }).
galaxies-log-first-player = { $player } empieza la partida.
galaxies-log-chose-mission = { $player } ha elegido su misión secreta.
galaxies-log-kept-mission = Te quedas con la misión secreta «{ $mission }».
galaxies-log-turn = { $player } empieza su turno.
    .you = Empiezas tu turno.
galaxies-log-rolled = { $player } saca «{ $face }».
    .you = Sacas «{ $face }».
galaxies-log-rerolled = { $player } vuelve a tirar «{ $before }» y saca «{ $face }».
    .you = Vuelves a tirar «{ $before }» y sacas «{ $face }».
galaxies-log-activated = { $player } activa «{ $face }».
    .you = Activas «{ $face }».
galaxies-log-converted = { $player } usa el convertor y gira «{ $before }» a «{ $face }».
    .you = Usas el convertor y giras «{ $before }» a «{ $face }».
galaxies-log-ended-turn = { $player } termina su turno.
    .you = Terminas tu turno.
galaxies-log-followed = { $player } paga { $cost } de cultura y sigue «{ $face }».
    .you = Pagas { $cost } de cultura y sigues «{ $face }».
galaxies-log-followed-free = { $player } sigue «{ $face }» gratis.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } no puede acumular más energía.
       *[other] { $player } obtiene { galaxies-amount-energy }.
    }
    .you = { $amount ->
            [0] No puedes acumular más energía.
           *[other] Obtienes { galaxies-amount-energy }.
        }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } no puede acumular más cultura.
       *[other] { $player } obtiene { galaxies-amount-culture }.
    }
    .you = { $amount ->
            [0] No puedes acumular más cultura.
           *[other] Obtienes { galaxies-amount-culture }.
        }
galaxies-log-paid-energy = { $player } paga { galaxies-amount-energy }.
    .you = Pagas { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } paga { galaxies-amount-culture }.
    .you = Pagas { galaxies-amount-culture }.
galaxies-log-landed = { $player } aterriza en { $planet }.
    .you = Aterrizas en { $planet }.
galaxies-log-entered-orbit = { $player } entra en órbita de { $planet }.
    .you = Entras en órbita de { $planet }.
galaxies-log-went-home = { $player } devuelve una nave a su galaxia.
galaxies-log-advanced = { $player } avanza a la casilla { $space } de { $planet }.
    .you = Avanzas a la casilla { $space } de { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } retrocede a la casilla de salida de { $planet }.
       *[other] { $player } retrocede a la casilla { $space } de { $planet }.
    }
galaxies-log-colonised = { $player } coloniza { $planet }, gana { galaxies-amount-points } y ya tiene { $score }. Todas las naves del planeta vuelven a su galaxia.
    .you = Colonizas { $planet }, ganas { galaxies-amount-points } y ya tienes { $score }. Todas las naves del planeta vuelven a su galaxia.
galaxies-log-upgraded = { $player } alcanza el nivel de imperio { $level } y ya tiene { galaxies-amount-score }.
    .you = Alcanzas el nivel de imperio { $level } y ya tienes { galaxies-amount-score }.
galaxies-log-used-planet = { $player } lleva a cabo la acción de { $planet }.
    .you = Llevas a cabo la acción de { $planet }.
galaxies-log-bounty = { $player } cobra la recompensa de { $planet } cada vez que alguien siga uno de sus dados hasta el final del turno.
galaxies-log-dearer-follows = { $player } sube a 2 de cultura el precio de seguir hasta el final del turno.
galaxies-log-stole-energy = { $player } le quita { galaxies-amount-energy } a { $victim }.
galaxies-log-stole-culture = { $player } le quita { galaxies-amount-culture } a { $victim }.
galaxies-log-paid-player-energy = { $player } le paga { galaxies-amount-energy } a { $payee }.
galaxies-log-paid-player-culture = { $player } le paga { galaxies-amount-culture } a { $payee }.
galaxies-log-removed = { $player } retira { $planet } de la fila.
galaxies-log-set-die = { $player } gira «{ $before }» a «{ $face }».
galaxies-log-discarded-dice = { $player } descarta dos dados: «{ $face }» y «{ $other }».
galaxies-log-performed = { $player } elige la acción «{ $face }».
galaxies-log-repeated = { $player } repite «{ $face }».
galaxies-log-shifted = { $player } traslada una nave de la órbita de { $planet } a la órbita de { $to }.
galaxies-log-triggered-end = { $player } llega a { galaxies-amount-score } y provoca el final de la partida.
    .you = Llegas a { galaxies-amount-score } y provocas el final de la partida.
galaxies-log-mission-done = { $player } ha cumplido la misión «{ $mission }»: { galaxies-amount-points }.
    .you = Has cumplido la misión «{ $mission }»: { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } no ha cumplido la misión «{ $mission }».
galaxies-log-finished = { $player } termina en el puesto { $rank } con { galaxies-amount-score }.
    .you = Terminas en el puesto { $rank } con { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } saca «{ $face }».
galaxies-log-rogue-discarded = { $rogue } no puede usar «{ $face }»: el dado se descarta.
galaxies-log-rogue-rerolled = { $rogue } vuelve a tirar «{ $before }» y saca «{ $face }».
galaxies-log-forced-reroll = { $player } paga 1 de energía y 1 de cultura: { $rogue } debe volver a tirar «{ $face }».
    .you = Pagas 1 de energía y 1 de cultura: { $rogue } debe volver a tirar «{ $face }».
galaxies-log-rogue-level = { $rogue } alcanza la calavera en el nivel { $level }.
galaxies-log-rogue-bonus = { $rogue } está al máximo de cultura y tira tres dados más.
galaxies-log-rogue-attack = { $rogue } lanza su ataque de nivel { $level }.
galaxies-log-lost-energy = { $player } pierde { galaxies-amount-energy }.
    .you = Pierdes { galaxies-amount-energy }.
galaxies-log-lost-culture = { $player } pierde { galaxies-amount-culture }.
galaxies-log-dice-penalty = { $dice ->
        [one] { $player } tirará { $dice } dado menos en su próximo turno.
       *[other] { $player } tirará { $dice } dados menos en su próximo turno.
    }
galaxies-log-rogue-won = { $rogue } gana. Tu galaxia ha caído.
galaxies-log-rogue-lost = { $player } derrota a { $rogue } y gana.
galaxies-log-follow-lapsed = { $player } ya no puede seguir «{ $face }» y no paga nada.
galaxies-log-declared-follow = { $player } va a seguir «{ $face }».
galaxies-log-slot-empty = No quedan planetas en el mazo: el { $slot } se queda vacío.

## Opciones: qué decide cada una y sus valores

galaxies-option-rogue = Galaxia rebelde
    .text = Tu adversario en solitario.
    .artemis = Artemis, principiante
    .rothkel = Rothkel, fácil
    .zendica = Zendica, media
    .hades = Hades, difícil
    .gamelyn = Gamelyn, épica
galaxies-option-tie_breakers = Desempates
    .text = Qué decide cuando hay empate a puntos. Si persiste, se comparte el puesto.
    .planets-level-resources = colonias, después nivel de imperio, después recursos
    .planets-resources = colonias, después recursos
galaxies-option-rogue_unusable_die = Dados rebeldes inservibles
    .text = Qué pasa con un dado que no aporta nada a la galaxia rebelde.
    .reroll-once = se vuelve a tirar una vez y luego se descarta
    .discard = se descarta enseguida
galaxies-option-rogue_bonus_dice = Dados adicionales rebeldes
    .text = Qué hace la galaxia rebelde con la cultura al máximo.
    .different = tres dados con tres acciones distintas; puedes seguirlas
    .extra-turn = un turno extra de tres dados sin acciones especiales
    .repeats = tres dados que pueden repetirse; no puedes seguirlos
galaxies-option-follow_order = Seguir
    .text = Cómo deciden los demás jugadores si siguen un dado.
    .clockwise = uno tras otro, en el sentido de las agujas del reloj
    .simultaneous = todos a la vez y en secreto; se resuelve en el sentido de las agujas del reloj
galaxies-option-null_activation = Activar sin efecto
    .text = Si puedes activar un dado que no cambia nada para ti. Los demás aún podrían seguirlo.
    .allowed = permitido
    .forbidden = prohibido
galaxies-option-card_texts = Textos de los planetas
    .text = Qué edición siguen los planetas. Afecta a Andellouxian-6, CLJ-0517, Helios, La-Torres y Mared.
    .v2015 = primera edición, 2015
    .later = edición posterior
galaxies-option-faq_limit = Línea de la FAQ sin título
    .text = «Solo una vez por turno y solo en tu turno»: no es seguro a qué planetas corresponde esta línea de la FAQ.
    .cards = a ninguno: los límites de las cartas
    .clj-0517 = CLJ-0517 y La-Torres: solo en tu turno
    .gyore = Gyore: una vez por turno
galaxies-option-two_player_missions = Misiones para dos
    .text = Qué misiones se reparten en una partida de dos.
    .all = las doce
    .absolute = solo las seis que no comparan con nadie
galaxies-option-rogue_regress_target = Nave que los rebeldes hacen retroceder
    .text = Quién elige tu nave cuando la galaxia rebelde hace retroceder una.
    .choice = eliges tú
    .most-advanced = siempre la más avanzada
galaxies-option-first_player = Primer jugador
    .text = Quién juega el primer turno. Un asiento que nadie ocupa equivale al azar.
    .random = al azar
    .v1 = asiento 1
    .v2 = asiento 2
    .v3 = asiento 3
    .v4 = asiento 4
    .v5 = asiento 5

galaxies-preset-russian-2018 = Reglamento ruso, 2018
    .text = Todas las opciones por defecto.
galaxies-preset-french-2015 = Reglamento francés, 2015
    .text = Todos deciden a la vez si siguen, los dados rebeldes inservibles se descartan, la cultura al máximo da un turno extra a los rebeldes y el nivel de imperio no desempata.
galaxies-preset-spanish-2015 = Reglamento español, 2015
    .text = Todos deciden a la vez si siguen, los dados rebeldes inservibles se descartan y la cultura al máximo da un turno extra a los rebeldes.

## Órdenes permanentes

galaxies-order-forced-reroll = Cuando se puede obligar a la galaxia rebelde a repetir una tirada
galaxies-order-follow-move = Seguir «Movimiento»
galaxies-order-follow-energy = Seguir «Energía»
galaxies-order-follow-culture = Seguir «Cultura»
galaxies-order-follow-diplomacy = Seguir «Diplomacia»
galaxies-order-follow-economy = Seguir «Economía»
galaxies-order-follow-colony = Seguir «Colonia»
galaxies-order-is-culture-2 = Si tengo al menos 2 de cultura
galaxies-order-is-culture-3 = Si tengo al menos 3 de cultura
galaxies-order-is-culture-4 = Si tengo al menos 4 de cultura
galaxies-order-is-culture-5 = Si tengo al menos 5 de cultura

## Por qué algo no se puede elegir ahora

galaxies-why-mission-first = Elige primero la misión secreta con la que te quedas.
galaxies-why-others-turn = Es el turno de { $player }; los dados no son tuyos.
galaxies-why-finish-reroll = Tira primero los dados elegidos o deshaz la elección.
galaxies-why-finish-convert = Termina primero con el convertor o deshaz la elección.
galaxies-why-finish-die = Termina primero la acción «{ $face }».
galaxies-why-die-idle = «{ $face }» no cambiaría nada ahora, y esta mesa no permite activar un dado sin efecto.
galaxies-why-die-gathered = Ya has elegido todos los dados «{ $face }».
galaxies-why-reroll-energy = Ya has usado la repetición gratis. Otra cuesta 1 de energía, y no tienes.
galaxies-why-converter-used = El convertor solo se usa una vez por turno, y ya lo has usado.
galaxies-why-converter-dice = El convertor necesita tres dados inactivos; tienes { $count }.
galaxies-why-top-level = Tu imperio está en su nivel más alto.
galaxies-why-upgrade-price = El nivel siguiente cuesta { $price } de energía o { $price } de cultura; tienes { $energy } de energía y { $culture } de cultura.
galaxies-why-upgrade-cheaper = Con { $planet } el nivel siguiente cuesta { $price } de energía o { $price } de cultura; tienes { $energy } de energía y { $culture } de cultura.
galaxies-why-upgrade-mix = Con { $planet } el nivel siguiente cuesta { $price } entre energía y cultura; tienes { $energy } de energía y { $culture } de cultura.
galaxies-why-level-not-lowest = { $planet } solo sirve a quien tiene el nivel de imperio más bajo.
galaxies-why-upgrade-die = { $dice ->
        [0] Para expandir el imperio hace falta un dado «Colonia», y ninguno de tus dados inactivos muestra esa cara.
       *[other] Para expandir tu imperio, activa primero un dado «Colonia».
    }
galaxies-why-colony-die = { $dice ->
        [0] Para utilizar una colonia hace falta un dado «Colonia», y ninguno de tus dados inactivos muestra esa cara.
       *[other] Para utilizar una colonia, activa primero un dado «Colonia».
    }
galaxies-why-move-die = { $dice ->
        [0] Para mover una nave hace falta un dado «Movimiento», y ninguno de tus dados inactivos muestra esa cara.
       *[other] Para mover una nave, activa primero un dado «Movimiento».
    }
galaxies-why-ship-foreign = Esta nave es de { $player }.
galaxies-why-ship-own = Solo retroceden las naves de los demás.
galaxies-why-ship-moved = Esta nave acaba de moverse. El segundo movimiento es para otra.
galaxies-why-ship-landed = Esta nave acaba de aterrizar. Primero se mueve otra.
galaxies-why-ship-not-orbiting = Esta nave no está en órbita.
galaxies-why-ship-at-start = Esta nave está en la casilla de salida y no puede retroceder.
galaxies-why-ship-fell-back = Esta nave acaba de retroceder. Avanza otra.
galaxies-why-no-orbit-fits = Ninguna otra órbita libre tiene casilla { $space }.
galaxies-why-track = { $is_diplomacy ->
        [0] { $planet } tiene un marcador de economía, y esta acción hace avanzar en diplomacia.
       *[other] { $planet } tiene un marcador de diplomacia, y esta acción hace avanzar en economía.
    }
galaxies-why-no-orbiter = No tienes ninguna nave en órbita de { $planet }.
galaxies-why-pick-ship = Hay que elegir una nave, no el planeta.
galaxies-why-pick-place = Elige la superficie o la órbita de { $planet }.
galaxies-why-surface-taken = Una nave tuya está en la superficie de { $planet }; no hay sitio para otra.
galaxies-why-orbit-taken = Una nave tuya está en órbita de { $planet }; no hay sitio para otra.
galaxies-why-same-planet = Tu nave en { $planet } no puede pasar allí de la órbita a la superficie ni al revés; tiene que ir a otro planeta o a tu galaxia.
galaxies-why-orbit-only = Elige una nave en órbita y la órbita a la que pasa.
galaxies-why-track-short = El marcador de { $planet } es demasiado corto: no tiene esa casilla.
galaxies-why-planet-occupied = Hay una nave en { $planet }; solo se reemplaza un planeta sin naves.
galaxies-why-planet-used = Ya has utilizado { $planet } en este turno; solo se puede una vez por turno.
galaxies-why-planet-own-turn = { $planet } solo se puede utilizar en tu turno.
galaxies-why-planet-energy = { $planet } cuesta { $price } de energía; tienes { $have }.
galaxies-why-planet-culture = { $planet } cuesta { $price } de cultura; tienes { $have }.
galaxies-why-planet-no-target = { $planet } no se puede utilizar ahora: no hay nada sobre lo que pueda actuar, o su acción sigue en curso.
galaxies-why-colony-own = Elige una colonia de otra persona.
galaxies-why-colony-foreign = { $planet } es una colonia de { $player }; solo utilizas las tuyas.
galaxies-why-no-flight-to-colony = Las naves no pueden ir a las colonias.
galaxies-why-no-flight-to-galaxy = Las naves no pueden ir a la galaxia de otro jugador.
galaxies-why-all-home = Todas tus naves están ya en tu galaxia.
galaxies-why-steal-nothing = A { $player } no se le puede quitar nada.
galaxies-why-steal-lacks = { $is_energy ->
        [0] { $player } no tiene cultura.
       *[other] { $player } no tiene energía.
    }

## Cómo se juega, dos páginas de cuatro viñetas, y cinco consejos

galaxies-howto-1 = Llegar a 21
    .text = Coloniza planetas y expande tu imperio. Quien llega primero a 21 puntos de victoria provoca el final; se termina la ronda para que todos hayan jugado los mismos turnos. Después se muestran las misiones secretas y gana quien tenga más puntos.
galaxies-howto-2 = Órbita y superficie
    .text = Una nave puede hacer dos cosas en un planeta. En la superficie lleva a cabo enseguida su acción. En órbita empieza en 0 y avanza casilla a casilla; al final del marcador el planeta pasa a ser tu colonia. Si la nave se va, pierde lo avanzado.
    .orbit = órbita: puntos más tarde
    .surface = superficie: su acción ya
galaxies-howto-3 = Tu galaxia
    .text = Las naves de tu galaxia dan energía. La energía paga las repeticiones de tirada, la cultura sirve para seguir, y una u otra paga el nivel de imperio: más dados, más naves, más puntos. No se guardan más de 7 de cada una.
    .dice = dados
    .ships = naves
    .points = puntos
galaxies-howto-4 = El final
    .text = Se puede llegar a 21 en el turno de cualquiera. Quien juega más tarde en la ronda aún tiene un turno: mira antes qué podría hacer con él.
    .had = tiene 21
    .more = un turno más
    .missions = misiones
galaxies-howto-5 = Tirar
    .text = Tira todos tus dados. La primera repetición es gratis y cada una de las demás cuesta 1 de energía, sean cuantos sean los dados. Una vez por turno puedes poner dos dados en el convertor y dejar un tercero en la cara que quieras.
    .reroll = la primera gratis, luego 1 de energía
    .convert = dos dados por la cara que quieras
galaxies-howto-6 = Seis caras
    .text = Usa los dados en el orden que quieras; ninguno es obligatorio. Movimiento lleva una nave. Energía cuenta las naves de tu galaxia y de los planetas de energía; Cultura, las de los planetas de cultura. Diplomacia y Economía hacen avanzar una nave en un marcador de su tipo. Colonia utiliza una de tus colonias o expande tu imperio.
    .move = mover una nave
    .energy = naves en tu galaxia y en planetas de energía
    .culture = naves en planetas de cultura
    .diplomacy = 1 casilla en un marcador de diplomacia
    .economy = 1 casilla en un marcador de economía
    .colony = utilizar una colonia o expandir el imperio
galaxies-howto-7 = Seguir
    .text = Después de cada dado activado, cualquier otro jugador puede pagar 1 de cultura y hacer la misma acción para sí. Tú también, en los turnos de los demás. Es la mitad del juego.
    .pay = paga 1
galaxies-howto-8 = Colonizar
    .text = Al final del marcador el planeta es tuyo, con sus puntos y su acción. Todas las naves que hay allí vuelven a su galaxia, también las rivales, y pierden lo avanzado. Un planeta nuevo ocupa el lugar.
    .home = todas vuelven
galaxies-strategy-1 = Compra el nivel 2 con tu primer dado «{ galaxies-face-colony }»: un dado más en cada turno vale más que cualquier planeta.
galaxies-strategy-2 = No te quedes nunca sin cultura cuando un rival está a punto de activar un dado que también te interesa.
galaxies-strategy-3 = Ten naves en marcadores de los dos tipos: así te sirven tanto Diplomacia como Economía.
galaxies-strategy-4 = Los marcadores largos se acaban con planetas que hacen avanzar, no esperando una sola cara.
galaxies-strategy-5 = Antes de activar un dado, piensa quién gana más al seguirlo. Usa el peligroso mientras los demás no tengan cultura.

galaxies-source-colonies = colonias
galaxies-source-empire = imperio
galaxies-source-mission = misión

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

## Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

tip-galaxies-keep-mission = Quédate con una. Solo da puntos al final: elige la que encaje con lo que harías de todos modos.
tip-galaxies-main-choice = Usa los dados en cualquier orden. Antes de cada uno, piensa quién podría seguirlo.
tip-galaxies-reroll = Toma todos los dados que no necesites. La primera repetición del turno es gratis; cada una de las demás cuesta 1 de energía.
tip-galaxies-convert = Dos dados por el que quieres. Vale la pena por Colonia; rara vez por Energía.
tip-galaxies-move-ship = Superficie: la acción ahora. Órbita: puntos después. Al dejar una órbita se pierde lo avanzado.
tip-galaxies-landing = La acción es opcional, pero esta nave solo puede llevarla a cabo al aterrizar.
tip-galaxies-advance = Primero el planeta más cerca del final de su marcador: los rivales se van con las manos vacías.
tip-galaxies-colony-die = Un nivel o una colonia. Un nivel cuesta su número, en energía o en cultura, sin mezclar.
tip-galaxies-follow = 1 de cultura copia este dado. Guarda 1 para un dado con el que colonices un planeta.
tip-galaxies-enemy-ship = Donde más duele: una nave a punto de llegar al final de su marcador.
tip-galaxies-forced-reroll = Con 1 de energía y 1 de cultura, la galaxia rebelde repite este dado. Guárdalas para un avance.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-galaxies = activate, colony, converter, empire, follow, end-space, home, inactive, land, locked, orbit, row, regress
word-galaxies-activate = Activar
    .text = Usar un dado para la acción de su cara.
    .forms = activa*
    .rule = G-TURN-3
word-galaxies-colony = Colonia
    .text = Un planeta tuyo: da sus puntos, y un dado «Colonia» utiliza su acción.
    .forms = colonia, colonias
    .rule = G-DEF-8
word-galaxies-converter = Convertor
    .text = Una vez por turno: entrega dos dados inactivos y gira un tercero a la cara que quieras.
    .forms = convertor
    .rule = G-CONV-1
word-galaxies-empire = Nivel de imperio
    .text = De 1 a 6. Cada nivel da más dados, naves o puntos; cuesta su número, todo en energía o todo en cultura.
    .forms = nivel de imperio, niveles de imperio, expandir el imperio, expandir tu imperio
    .rule = G-UPG-1
word-galaxies-follow = Seguir
    .text = Paga 1 de cultura para hacer tú la acción del dado que otro jugador acaba de activar.
    .forms = seguir, sigue, siguen, sigues, seguido, siga
    .rule = G-FOLLOW-1
word-galaxies-end-space = Casilla final
    .text = La última casilla de una órbita, la del símbolo. Quien llega a ella coloniza el planeta.
    .forms = casilla final, final del marcador, final de su marcador
    .rule = G-DEF-6
word-galaxies-home = Tu galaxia
    .text = De donde salen tus naves. Allí dan energía.
    .forms = tu galaxia, su galaxia
    .rule = G-DEF-5
word-galaxies-inactive = Dado inactivo
    .text = Tirado y aún sin usar. Solo esos se repiten, se convierten o se activan.
    .forms = inactivo, inactivos
    .rule = G-DEF-4
word-galaxies-land = Aterrizar
    .text = Ir a la superficie de un planeta y utilizar enseguida su acción.
    .forms = aterriz*, superficie*
    .rule = G-MOVE-10
word-galaxies-locked = Nave bloqueada
    .text = Se une a ti cuando tu imperio llega al nivel 3 o 5.
    .forms = bloquead*
    .rule = G-DEF-5
word-galaxies-orbit = Órbita
    .text = El anillo numerado en torno a un planeta. Se entra en 0 y al salir se pierde lo avanzado.
    .forms = órbita*
    .rule = G-MOVE-9
word-galaxies-row = Fila
    .text = Los planetas a los que pueden ir las naves ahora.
    .forms = la fila
    .rule = G-DEF-7
word-galaxies-regress = Retroceso
    .text = Ser empujado hacia atrás en un marcador, nunca por debajo de 0.
    .forms = retroce*
    .rule = G-ADV-5

## Palabras de la mesa en la terminal

galaxies-draw-planet = Planeta
galaxies-draw-gives = Da
galaxies-draw-points = Puntos
galaxies-draw-surface = Superficie
galaxies-draw-orbit = Órbita
galaxies-draw-row = Fila
galaxies-draw-deck =
    { $count ->
        [one] { $count } planeta en el mazo
       *[other] { $count } planetas en el mazo
    }
galaxies-draw-player = Jugador
galaxies-draw-level = Nivel
galaxies-draw-ships = Naves
galaxies-draw-colonies = Colonias
galaxies-draw-mats = Galaxias
galaxies-draw-home = { $count } en su galaxia
galaxies-draw-away = { $count } fuera
galaxies-draw-locked = { $count ->
        [one] { $count } bloqueada
       *[other] { $count } bloqueadas
    }
galaxies-draw-rogue =
    { $dice ->
        [one] La galaxia rebelde tira { $dice } dado y gana en el nivel { $level } ☠.
       *[other] La galaxia rebelde tira { $dice } dados y gana en el nivel { $level } ☠.
    }
galaxies-draw-dice = Dados
galaxies-draw-unused = Inactivos
galaxies-draw-activated = Activados
galaxies-draw-free-reroll = primera repetición gratis
galaxies-draw-paid-reroll = repetir cuesta 1 de energía
galaxies-draw-converter = convertor usado
galaxies-draw-discarded =
    { $count ->
        [one] { $count } dado descartado
       *[other] { $count } dados descartados
    }
galaxies-draw-left =
    { $count ->
        [one] { $count } dado por tirar
       *[other] { $count } dados por tirar
    }
galaxies-draw-follow-cost = precio de seguir: { $count }
galaxies-draw-penalty =
    { $count ->
        [one] { $count } dado menos en el próximo turno
       *[other] { $count } dados menos en el próximo turno
    }
galaxies-draw-last-round = última ronda
galaxies-draw-mission = Misión secreta

## Rasgos en los informes

galaxies-trait-mission = Misión
galaxies-trait-opening = Primera acción
galaxies-trait-level = Nivel de imperio al final
galaxies-trait-planet = Planetas colonizados

## Lo que la página de aprendizaje dice del juego

learn-goal-galaxies = Llega a 21 puntos y aguanta la última ronda.

## Por qué una jugada es mejor que otra
galaxies-aim-level = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , suficiente para el nivel { $aim } del imperio
                [one] , falta { $short } para el nivel { $aim } del imperio
               *[other] , faltan { $short } para el nivel { $aim } del imperio
            }
           *[other] , y el nivel { $aim } del imperio cuesta { $cost }
        }
    }
galaxies-aim-culture = { $aim ->
        [0] , para seguir dados
       *[other] { galaxies-aim-level }
    }
galaxies-more = { $more ->
        [0] {""}
        [one] {" "}(+{ $more } punto)
       *[other] {" "}(+{ $more } puntos)
    }
galaxies-cases = { $now ->
        [0] casi nunca en vez de en { $instead } de cada 100 casos
        [100] casi siempre en vez de en { $instead } de cada 100 casos
       *[other] en { $now } de cada 100 casos en vez de { $instead }
    }
galaxies-chance-afford = { $when } puedes pagar el nivel de imperio { $level } { galaxies-cases }.
galaxies-chance-colony = { $when } { $planet } es colonia tuya ({ galaxies-amount-points }) { galaxies-cases }.
galaxies-chance-mission = { $when } tu misión «{ $mission }» está cumplida { galaxies-cases }.
galaxies-chance-rival-colony = { $when } { $player } ha colonizado { $planet } ({ galaxies-amount-points }) { galaxies-cases }.
galaxies-chance-rival-follow = { $when } { $player } tiene cultura para seguir tus dados { galaxies-cases }.
galaxies-chance-rival-afford = { $when } { $player } puede pagar el nivel de imperio { $level } { galaxies-cases }.
galaxies-because-afford = { $when } puedes pagar el nivel de imperio { $level }; si no, no.
galaxies-price-afford = { $when } no puedes pagar el nivel de imperio { $level }; con la mejor jugada, sí.
galaxies-because-colony = { $when } { $planet } es colonia tuya ({ galaxies-amount-points }); si no, no.
galaxies-because-level = { $when } tu imperio está en el nivel { $now } en vez de { $instead }{ galaxies-more }: { $dice } dados y { $ships } naves.
galaxies-because-mission = { $when } tu misión «{ $mission }» está cumplida; si no, no.
galaxies-because-track = { $steps ->
        [0] { $when } ninguna nave tuya va camino de { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } tu nave va camino de { $planet } ({ galaxies-amount-points }), a { galaxies-amount-steps }.
           *[other] { $when } tu nave está a { galaxies-amount-steps } de { $planet } ({ galaxies-amount-points }) en vez de a { $others }.
        }
    }
galaxies-because-energy = { $when } tienes { $now } de energía en vez de { $instead }{ galaxies-aim-level }.
galaxies-because-culture = { $when } tienes { $now } de cultura en vez de { $instead }{ galaxies-aim-culture }.
galaxies-because-energy-income = { $when } cada dado «{ galaxies-face-energy }» te da { $now } de energía en vez de { $instead }.
galaxies-because-culture-income = { $when } cada dado «{ galaxies-face-culture }» te da { $now } de cultura en vez de { $instead }.
galaxies-because-out = { $when } { $now ->
        [one] { $now } de tus naves está fuera
       *[other] { $now } de tus naves están fuera
    } en vez de { $instead }.
galaxies-because-rival-colony = { $when } { $player } ha colonizado { $planet } ({ galaxies-amount-points }), salvo que juegues esto.
galaxies-because-rival-track = { $steps ->
        [0] { $when } { $player } no tiene ninguna nave camino de { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } { $player } va camino de { $planet } ({ galaxies-amount-points }), a { galaxies-amount-steps }.
           *[other] { $when } { $player } está a { galaxies-amount-steps } de { $planet } ({ galaxies-amount-points }) en vez de a { $others }.
        }
    }
galaxies-because-rival-follow = { $when } { $player } no tiene cultura para seguir tus dados; si no, sí.
galaxies-because-rival-afford = { $when } { $player } puede pagar el nivel de imperio { $level }, salvo que juegues esto.
galaxies-because-unused = «{ $face }» sigue libre; acabar el turno lo desperdicia.
galaxies-because-reroll = { $idle ->
        [0] { $free ->
            [0] { $helps } de 6 caras te sirven ahora, y volver a tirar cuesta 1 de energía.
            [2] { $helps } de 6 caras te sirven ahora.
           *[other] { $helps } de 6 caras te sirven ahora, y volver a tirar es gratis.
        }
       *[other] { $free ->
            [0] «{ $face }» no te sirve ahora; { $helps } de 6 caras te servirían, y volver a tirar cuesta 1 de energía.
            [2] «{ $face }» no te sirve ahora; { $helps } de 6 caras te servirían.
           *[other] «{ $face }» no te sirve ahora; { $helps } de 6 caras te servirían, y volver a tirar es gratis.
        }
    }
galaxies-price-colony = { $when } { $planet } ({ galaxies-amount-points }) no es colonia tuya; con la mejor jugada, sí.
galaxies-price-mission = { $when } tu misión «{ $mission }» no está cumplida; con la mejor jugada, sí.
galaxies-price-rival-colony = { $when } { $player } ha colonizado { $planet } ({ galaxies-amount-points }); con la mejor jugada, no.
galaxies-price-rival-follow = { $when } { $player } tiene cultura para seguir tus dados; con la mejor jugada, no.
galaxies-price-rival-afford = { $when } { $player } puede pagar el nivel de imperio { $level }; con la mejor jugada, no.
galaxies-outlook-follow = Quién puede seguir tu «{ $face }»
galaxies-outlook-colony = { $player } ({ $culture } de cultura) puede seguir y tomar { $planet }, { galaxies-amount-points }.
galaxies-outlook-level = { $player } ({ $culture } de cultura) puede seguir y llegar al nivel { $now }.
galaxies-outlook-track = { $player } ({ $culture } de cultura) puede seguir y quedar a { galaxies-amount-steps } de { $planet } ({ galaxies-amount-points }).
galaxies-outlook-energy = { $player } ({ $culture } de cultura) puede seguir y ganar { $gained } de energía.
galaxies-outlook-culture = { $player } ({ $culture } de cultura) puede seguir y ganar { $gained } de cultura.
galaxies-outlook-can = { $player } ({ $culture } de cultura) puede seguir, pero gana poco.
galaxies-outlook-none = { $player } no puede seguir.
galaxies-look-planets = Mira los planetas a tu alcance.
galaxies-look-level = Mira el nivel de tu imperio y lo que cuesta el siguiente.
galaxies-look-mission = Piensa en tu misión secreta.
galaxies-look-orbit = Mira tus naves en órbita.
galaxies-look-energy = Cuenta tu energía.
galaxies-look-culture = Cuenta tu cultura.
galaxies-look-home = Mira las naves que tienes en casa.
galaxies-situation-have = Tienes { $energy } de energía y { $culture } de cultura.
galaxies-situation-ship = Tu nave está a { galaxies-amount-steps } de { $planet } ({ galaxies-amount-points }).
galaxies-situation-home = Ninguna nave tuya está en órbita.
galaxies-situation-rival = { $player } está a { galaxies-amount-steps } de { $planet } ({ galaxies-amount-points }).

## De qué tratan los problemas

galaxies-puzzle-1 = { $place }: un turno tranquilo
galaxies-puzzle-2 = { $place }: dos caminos
galaxies-puzzle-3 = { $place }: un cielo abarrotado
galaxies-puzzle-4 = { $place }: los vecinos
galaxies-puzzle-5 = { $place }: la encrucijada
galaxies-puzzle-6 = { $place }: luz lenta
galaxies-puzzle-7 = { $place }: una larga noche
galaxies-puzzle-8 = { $place }: el visitante
galaxies-puzzle-9 = { $place }: polvo y hielo
galaxies-puzzle-10 = { $place }: lejos del sol
galaxies-feature-points = puntos
galaxies-feature-colony = colonia
galaxies-feature-mission-fulfilled = misión cumplida
galaxies-feature-level = nivel de imperio
galaxies-feature-missing-for-the-next-level = falta para el siguiente nivel
galaxies-feature-orbit = nave en órbita
galaxies-feature-energy = energía
galaxies-feature-culture = cultura
galaxies-feature-energy-a-die = energía por dado
galaxies-feature-culture-a-die = cultura por dado
galaxies-feature-landed-on = aterrizaje
galaxies-feature-ships-at-home = naves en la galaxia

galaxies-leaning-follow = Sigue
    .unit = de 100 ocasiones
    .text = { $how ->
            [much] Sigue mucho más que los demás.
           *[more] Sigue más que los demás.
            [less] Sigue menos que los demás.
            [little] Sigue mucho menos que los demás.
        }
    .likes = le gusta seguir
    .shuns = va por su cuenta
galaxies-leaning-fly = Vuela
    .unit = de 100 dados
    .text = { $how ->
            [much] Vuela mucho más que los demás.
           *[more] Vuela más que los demás.
            [less] Vuela menos que los demás.
            [little] Vuela mucho menos que los demás.
        }
    .likes = le gusta volar
    .shuns = se queda en casa
galaxies-leaning-upgrade = Expande
    .unit = en 10 partidas
    .text = { $how ->
            [much] Expande su imperio mucho más que los demás.
           *[more] Expande su imperio más que los demás.
            [less] Expande su imperio menos que los demás.
            [little] Expande su imperio mucho menos que los demás.
        }
    .likes = levanta un imperio
    .shuns = imperio pequeño
