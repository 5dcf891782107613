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
       *[first] Quítale 1 de cultura a otro jugador. Una vez por turno.
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Avanza 1 casilla una nave tuya en órbita de un planeta de diplomacia.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Obtén 2 de energía. Los demás jugadores obtienen 1 de energía cada uno.
galaxies-planet-gort = Gort
    .text = Traslada una nave tuya en órbita a la casilla del mismo número en el marcador de otro planeta, de cualquier tipo. Si es el final del marcador, colonizas ese planeta.
galaxies-planet-gyore = Gyore
    .text = Gira uno de tus dados inactivos a cualquier otra cara. Solo en tu turno.
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
       *[first] Quítale 1 de energía a otro jugador. Una vez por turno.
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
galaxies-prompt-convert = { $chosen ->
        [1] ¿Qué dado pones en segundo lugar en el convertor?
       *[other] ¿Qué dado giras y a qué cara?
    }
galaxies-prompt-move-ship = ¿Qué nave mueves y adónde?
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
galaxies-prompt-shift-orbit = ¿Cuál de tus naves cambia de órbita y adónde va?
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
galaxies-prompt-set-die = ¿Qué dado giras y a qué cara?
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
galaxies-log-rolled = { $player } saca «{ $face }».
galaxies-log-rerolled = { $player } vuelve a tirar «{ $before }» y saca «{ $face }».
galaxies-log-activated = { $player } activa «{ $face }».
galaxies-log-converted = { $player } usa el convertor y gira «{ $before }» a «{ $face }».
galaxies-log-ended-turn = { $player } termina su turno.
galaxies-log-followed = { $player } paga { $cost } de cultura y sigue «{ $face }».
galaxies-log-followed-free = { $player } sigue «{ $face }» gratis.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } no puede acumular más energía.
       *[other] { $player } obtiene { galaxies-amount-energy }.
    }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } no puede acumular más cultura.
       *[other] { $player } obtiene { galaxies-amount-culture }.
    }
galaxies-log-paid-energy = { $player } paga { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } paga { galaxies-amount-culture }.
galaxies-log-landed = { $player } aterriza en { $planet }.
galaxies-log-entered-orbit = { $player } entra en órbita de { $planet }.
galaxies-log-went-home = { $player } devuelve una nave a su galaxia.
galaxies-log-advanced = { $player } avanza a la casilla { $space } de { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } retrocede a la casilla de salida de { $planet }.
       *[other] { $player } retrocede a la casilla { $space } de { $planet }.
    }
galaxies-log-colonised = { $player } coloniza { $planet }, gana { galaxies-amount-points } y ya tiene { $score }. Todas las naves del planeta vuelven a su galaxia.
galaxies-log-upgraded = { $player } alcanza el nivel de imperio { $level } y ya tiene { galaxies-amount-score }.
galaxies-log-used-planet = { $player } lleva a cabo la acción de { $planet }.
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
galaxies-log-mission-done = { $player } ha cumplido la misión «{ $mission }»: { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } no ha cumplido la misión «{ $mission }».
galaxies-log-finished = { $player } termina en el puesto { $rank } con { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } saca «{ $face }».
galaxies-log-rogue-discarded = { $rogue } no puede usar «{ $face }»: el dado se descarta.
galaxies-log-rogue-rerolled = { $rogue } vuelve a tirar «{ $before }» y saca «{ $face }».
galaxies-log-forced-reroll = { $player } paga 1 de energía y 1 de cultura: { $rogue } debe volver a tirar «{ $face }».
galaxies-log-rogue-level = { $rogue } alcanza la calavera en el nivel { $level }.
galaxies-log-rogue-bonus = { $rogue } está al máximo de cultura y tira tres dados más.
galaxies-log-rogue-attack = { $rogue } lanza su ataque de nivel { $level }.
galaxies-log-lost-energy = { $player } pierde { galaxies-amount-energy }.
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
galaxies-why-track-short = El marcador de { $planet } es demasiado corto para tus naves.
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

## De qué hablan los consejos

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
galaxies-strategy-4 = Los marcadores largos se acaban con planetas que hacen avanzar ({ galaxies-planet-shouhua }, { galaxies-planet-leandra }, { galaxies-planet-drewkaiden }), no esperando una sola cara.
galaxies-strategy-5 = Antes de activar un dado, piensa quién gana más al seguirlo. Usa el peligroso mientras los demás no tengan cultura.

galaxies-source-colonies = colonias
galaxies-source-empire = imperio
galaxies-source-mission = misión
