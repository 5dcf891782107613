### Tiny Epic Kingdoms en español. Todos los textos son nuestros.

kingdoms-title = Tiny Epic Kingdoms
    .about = Gobierna un pequeño reino con una gran historia: patrulla, emprende marchas, levanta una torre, aprende magia, moviliza ejércitos, comercia y zanja las disputas con dados de guerra secretos o con la bandera blanca. De 2 a 5 jugadores.

## Palabras del juego

kingdoms-resource-mana = maná
kingdoms-resource-ore = mineral
kingdoms-resource-food = comida
kingdoms-some-mana = { $mana } de maná
kingdoms-some-ore = { $ore } de mineral
kingdoms-some-food = { $food } de comida
kingdoms-purse = { $mana ->
        [0] { $ore ->
            [0] { $food ->
                [0] nada
               *[other] { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-ore }
               *[other] { kingdoms-some-ore } y { kingdoms-some-food }
            }
        }
       *[other] { $ore ->
            [0] { $food ->
                [0] { kingdoms-some-mana }
               *[other] { kingdoms-some-mana } y { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-mana } y { kingdoms-some-ore }
               *[other] { kingdoms-some-mana }, { kingdoms-some-ore } y { kingdoms-some-food }
            }
        }
    }

## Acciones

kingdoms-act-patrol = Patrullar
    .text = Mueve un ejército en pie a una región vecina de la misma carta, o pon en pie uno tumbado. Entrar en una región con un ejército ajeno es la guerra.
kingdoms-act-quest = Marchar
    .text = Mueve un ejército en pie del borde de su carta al borde de otra carta.
kingdoms-act-build = Construir
    .text = Sube tu torre un nivel. Cuesta tanto mineral como el número del nuevo nivel.
kingdoms-act-research = Investigar
    .text = Aprende el siguiente nivel de magia. Cuesta tanto maná como el número del nuevo nivel.
kingdoms-act-mobilise = Movilizar
    .text = Añade un ejército a una región que tenga uno solo, el tuyo. Cuesta tanta comida como ejércitos vayas a tener.
kingdoms-act-trade = Comerciar
    .text = Cambia cualquier cantidad de un recurso por la misma de otro.
kingdoms-act-rob = Robar
    .text = Quítale a otro jugador un recurso a tu elección.

## Terrenos

kingdoms-terrain-forest = bosque
    .text = Da maná.
kingdoms-terrain-mountain = montaña
    .text = Da mineral.
kingdoms-terrain-plains = llanura
    .text = Da comida.
kingdoms-terrain-capital = capital
    .text = No da nada, pero al final vale 2 puntos, o 1 para cada uno de los dos aliados que la comparten.
kingdoms-terrain-ruins = ruinas
    .text = Los ejércitos se tumban aquí y dan un recurso a elección mientras están tumbados. Al final se pierden todos los ejércitos en ruinas.
kingdoms-terrain-water = agua
    .text = No se puede entrar.
kingdoms-terrain-cliffs = acantilados
    .text = No se puede entrar.

## Fichas de hallazgo

kingdoms-token-crown = corona
    .text = Guárdala: 2 puntos al final. Se la queda quien venza en una guerra a quien la tiene.
kingdoms-token-treasure = tesoro
    .text = Ganas 2 recursos a tu elección.
kingdoms-token-bandit = bandido
    .text = Paga 2 recursos a tu elección o pierde el ejército que ha llegado. Un último ejército nunca se pierde.
kingdoms-token-dragon-lair = guarida del dragón
    .text = Se queda. Si la controlas y ganas una guerra donde sea, puedes hacer que el perdedor baje un nivel de torre en vez de perder el ejército, que entonces se retira gratis.
kingdoms-token-camp = campamento
    .text = Se queda. La región da un recurso más de su tipo.
kingdoms-token-fortress = fortaleza
    .text = Se queda. Quien la controla paga 2 menos en cada guerra que empieza.
kingdoms-token-city = ciudad
    .text = Se queda. Vale 1 punto al final.
kingdoms-token-church = iglesia
    .text = Se queda hasta que se usa. Si la controlas y pierdes un ejército en una guerra, puedes ponerlo aquí, salvo que ya haya dos.
kingdoms-token-blank = ficha vacía
    .text = No pasa nada.

## Facciones

kingdoms-faction-centaurs = Centauros
    .text = 1. { kingdoms-faction-centaurs.level1 } 2. { kingdoms-faction-centaurs.level2 } 3. { kingdoms-faction-centaurs.level3 } 4. { kingdoms-faction-centaurs.level4 } 5. { kingdoms-faction-centaurs.level5 }
    .level1 = Defender llanuras te cuesta 1 menos.
    .level2 = Un ejército nuevo puede ponerse también junto a uno tuyo, donde no haya ejércitos ajenos.
    .level3 = Al aprenderlo: recoge los ejércitos tuyos que quieras y vuelve a ponerlos donde no haya ajenos.
    .level4 = Las guerras que empiezas en una marcha te cuestan 2 menos.
    .level5 = Al final: 1 punto por tres llanuras, o 2 puntos por cinco.
kingdoms-faction-constructs = Autómatas
    .text = 1. { kingdoms-faction-constructs.level1 } 2. { kingdoms-faction-constructs.level2 } 3. { kingdoms-faction-constructs.level3 } 4. { kingdoms-faction-constructs.level4 } 5. { kingdoms-faction-constructs.level5 }
    .level1 = Las guerras contra ti en montaña cuestan 1 más al rival.
    .level2 = Los ejércitos nuevos pueden pagarse con mineral en vez de comida, del todo o en parte.
    .level3 = Cada unidad de mineral tuya cubre 2 puntos de un coste de guerra.
    .level4 = Si recoges mineral de tus regiones, ganas 1 más.
    .level5 = Al final: 1 punto por cada 3 de mineral que tengas.
kingdoms-faction-dark-elves = Elfos oscuros
    .text = 1. { kingdoms-faction-dark-elves.level1 } 2. { kingdoms-faction-dark-elves.level2 } 3. { kingdoms-faction-dark-elves.level3 } 4. { kingdoms-faction-dark-elves.level4 } 5. { kingdoms-faction-dark-elves.level5 }
    .level1 = Mientras tengas exactamente dos ejércitos en juego, nadie puede entrar en sus regiones.
    .level2 = Defenderte te cuesta 1 menos.
    .level3 = Puedes atacar una región con dos ejércitos de un mismo jugador; si ganas, pierden los dos.
    .level4 = Nadie puede entrar en un bosque que ocupes.
    .level5 = Al final: 1 punto por tres bosques, o 2 puntos por cinco.
kingdoms-faction-dwarves = Enanos
    .text = 1. { kingdoms-faction-dwarves.level1 } 2. { kingdoms-faction-dwarves.level2 } 3. { kingdoms-faction-dwarves.level3 } 4. { kingdoms-faction-dwarves.level4 } 5. { kingdoms-faction-dwarves.level5 }
    .level1 = Quien sube su torre al nivel en que está la tuya paga 1 de mineral más.
    .level2 = Ganas 1 de mineral cada vez que patrullas o marchas a una montaña.
    .level3 = Construir te cuesta 1 de mineral menos.
    .level4 = Cuando se elige comerciar, puedes construir en su lugar.
    .level5 = Al final: 1 punto si ninguna torre es más alta que la tuya.
kingdoms-faction-elves = Elfos
    .text = 1. { kingdoms-faction-elves.level1 } 2. { kingdoms-faction-elves.level2 } 3. { kingdoms-faction-elves.level3 } 4. { kingdoms-faction-elves.level4 } 5. { kingdoms-faction-elves.level5 }
    .level1 = Un solo comercio puede cambiar por maná tanto mineral como comida.
    .level2 = Una guerra pagada solo con maná te cuesta 1 menos.
    .level3 = El maná puede valer por mineral o comida al construir, movilizar o retirarte.
    .level4 = En las guerras contra ti, cada unidad de maná del rival cubre solo 1 punto.
    .level5 = Al final: 1 punto por cada otro jugador con menos maná que tú.
kingdoms-faction-goblins = Goblins
    .text = 1. { kingdoms-faction-goblins.level1 } 2. { kingdoms-faction-goblins.level2 } 3. { kingdoms-faction-goblins.level3 } 4. { kingdoms-faction-goblins.level4 } 5. { kingdoms-faction-goblins.level5 }
    .level1 = Puedes patrullar con dos ejércitos distintos, uno tras otro.
    .level2 = Ganas 1 recurso a tu elección por cada guerra que ganas.
    .level3 = Ganas 1 de comida cada vez que otro jugador moviliza.
    .level4 = Le quitas 1 recurso a tu elección a quien te vence.
    .level5 = Al final: 2 puntos si nadie tiene más ejércitos que tú.
kingdoms-faction-halflings = Medianos
    .text = 1. { kingdoms-faction-halflings.level1 } 2. { kingdoms-faction-halflings.level2 } 3. { kingdoms-faction-halflings.level3 } 4. { kingdoms-faction-halflings.level4 } 5. { kingdoms-faction-halflings.level5 }
    .level1 = Quien muestra un número contra tu bandera blanca pierde 2 recursos.
    .level2 = Cuando una guerra tuya acaba en alianza, el otro jugador gana 1 recurso.
    .level3 = Cuando una guerra tuya acaba en alianza, tú ganas 1 recurso.
    .level4 = Tus aliados deben mostrar la bandera blanca contra ti; tú no.
    .level5 = Al final: 1 punto por cada región que compartes con un aliado.
kingdoms-faction-humans = Humanos
    .text = 1. { kingdoms-faction-humans.level1 } 2. { kingdoms-faction-humans.level2 } 3. { kingdoms-faction-humans.level3 } 4. { kingdoms-faction-humans.level4 } 5. { kingdoms-faction-humans.level5 }
    .level1 = Cuando se elige investigar, puedes comerciar en su lugar.
    .level2 = Cada comercio te da 1 más de lo que recibes.
    .level3 = Una guerra pagada con un solo tipo de recurso te cuesta 2 menos.
    .level4 = Si al recolectar tienes una región junto al agua, ganas 1 de comida más.
    .level5 = Al final: 1 punto por cada tipo de recurso del que tengas al menos cuatro.
kingdoms-faction-lizardfolk = Hombres lagarto
    .text = 1. { kingdoms-faction-lizardfolk.level1 } 2. { kingdoms-faction-lizardfolk.level2 } 3. { kingdoms-faction-lizardfolk.level3 } 4. { kingdoms-faction-lizardfolk.level4 } 5. { kingdoms-faction-lizardfolk.level5 }
    .level1 = Tus patrullas pueden ir a cualquier región de tierra de la misma carta.
    .level2 = Puedes patrullar cuando se elige marchar, y marchar cuando se elige patrullar.
    .level3 = Al entrar en bosque, montaña o llanura por patrulla o marcha, ganas 1 recurso de la región.
    .level4 = En una marcha puedes intercambiar un ejército tuyo con uno ajeno; ambos en pie, solos, en el borde de cartas distintas.
    .level5 = Al final: 1 punto por cada dominio de otro jugador donde tengas un ejército.
kingdoms-faction-merfolk = Tritones
    .text = 1. { kingdoms-faction-merfolk.level1 } 2. { kingdoms-faction-merfolk.level2 } 3. { kingdoms-faction-merfolk.level3 } 4. { kingdoms-faction-merfolk.level4 } 5. { kingdoms-faction-merfolk.level5 }
    .level1 = Las regiones junto a la misma agua son vecinas para tus patrullas y retiradas.
    .level2 = Las guerras junto al agua te cuestan 1 menos.
    .level3 = Ganas 1 recurso a tu elección cuando tu patrulla cruza el agua.
    .level4 = Puedes patrullar en lugar de cualquier acción.
    .level5 = Al final: 1 punto por cada tres ejércitos tuyos junto al agua.
kingdoms-faction-orcs = Orcos
    .text = 1. { kingdoms-faction-orcs.level1 } 2. { kingdoms-faction-orcs.level2 } 3. { kingdoms-faction-orcs.level3 } 4. { kingdoms-faction-orcs.level4 } 5. { kingdoms-faction-orcs.level5 }
    .level1 = Ganas las guerras con números iguales, también atacando.
    .level2 = Cada unidad de comida tuya cubre 1 punto de un coste de guerra.
    .level3 = Las guerras te cuestan 1 menos.
    .level4 = Mostrados los dados, puedes gastar 1 de maná más para subir tu número.
    .level5 = Al final: 2 puntos si no hay ejércitos ajenos en tu dominio.
kingdoms-faction-undead = No muertos
    .text = 1. { kingdoms-faction-undead.level1 } 2. { kingdoms-faction-undead.level2 } 3. { kingdoms-faction-undead.level3 } 4. { kingdoms-faction-undead.level4 } 5. { kingdoms-faction-undead.level5 }
    .level1 = Ganas 2 de comida por cada ejército que pierdes en una guerra.
    .level2 = Los ejércitos nuevos pueden pagarse con maná en vez de comida, del todo o en parte.
    .level3 = Ganas 1 de comida cada vez que otro jugador pierde un ejército.
    .level4 = Puedes movilizar en lugar de cualquier acción.
    .level5 = Al final: 2 puntos si tienes más ejércitos que nadie en el dominio de otro jugador.
kingdoms-faction-valkyries = Valquirias
    .text = 1. { kingdoms-faction-valkyries.level1 } 2. { kingdoms-faction-valkyries.level2 } 3. { kingdoms-faction-valkyries.level3 } 4. { kingdoms-faction-valkyries.level4 } 5. { kingdoms-faction-valkyries.level5 }
    .level1 = Las guerras que pierdes te cuestan 1 menos.
    .level2 = En una marcha un ejército puede pasar del borde de una carta a esta, y más tarde de aquí a cualquier borde; como mucho tres, fuera de alcance.
    .level3 = Al aprenderlo: cada otro jugador pierde 3 recursos.
    .level4 = Al aprenderlo: puedes retirar un ejército ajeno, pero no el último de nadie.
    .level5 = Al final: 1 punto por cada ejército en esta carta.
kingdoms-faction-satyrs = Sátiros
    .text = 1. { kingdoms-faction-satyrs.level1 } 2. { kingdoms-faction-satyrs.level2 } 3. { kingdoms-faction-satyrs.level3 } 4. { kingdoms-faction-satyrs.level4 } 5. { kingdoms-faction-satyrs.level5 }
    .level1 = Ganas 1 de maná cada vez que una guerra acaba con números iguales.
    .level2 = Cuando se elige comerciar, en su lugar puedes quitarle 1 recurso a otro jugador.
    .level3 = Las regiones con dos ejércitos tuyos dan dos recursos.
    .level4 = Como jugador activo puedes elegir una acción que ya tiene escudo.
    .level5 = Al final: 1 punto si aprender esto fue lo que desencadenó el final.
kingdoms-faction-order-of-gamelyn = Orden de Gamelyn
    .text = 1. { kingdoms-faction-order-of-gamelyn.level1 } 2. { kingdoms-faction-order-of-gamelyn.level2 } 3. { kingdoms-faction-order-of-gamelyn.level3 } 4. { kingdoms-faction-order-of-gamelyn.level4 } 5. { kingdoms-faction-order-of-gamelyn.level5 }
    .level1 = Ganas 2 de comida por cada guerra que ganas.
    .level2 = Los demás no recolectan nada junto a una región con dos ejércitos tuyos.
    .level3 = Al empezar tu turno ganas 1 recurso a tu elección.
    .level4 = Al aprenderlo: realiza hasta dos acciones a tu elección.
    .level5 = Al aprenderlo: la partida acaba en el acto. 1 punto.
kingdoms-faction-shapeshifters = Cambiaformas
    .text = 1. { kingdoms-faction-shapeshifters.level1 } 2. { kingdoms-faction-shapeshifters.level2 } 3. { kingdoms-faction-shapeshifters.level3 } 4. { kingdoms-faction-shapeshifters.level4 } 5. { kingdoms-faction-shapeshifters.level5 }
    .level1 = Al recolectar, un bosque, montaña o llanura puede dar otro recurso.
    .level2 = Investigar te cuesta 1 de maná menos si otro jugador ya tiene ese nivel.
    .level3 = En la guerra tienes el descuento del rival si es mayor que el tuyo.
    .level4 = En vez de la acción elegida puedes realizar la del turno anterior del mismo ciclo.
    .level5 = Al final: 1 punto si tienes bosque, montaña y llanura, o 2 puntos si además una capital.

## Territorios

kingdoms-side-brugerdiehl = Brügerdiehl
kingdoms-side-okvarra = Okvarra
kingdoms-side-erilor = Erilor
kingdoms-side-thalrune = Thalrune
kingdoms-side-morandrea = Morandrea
kingdoms-side-pellmere = Pellmere
kingdoms-side-intheoros = Intheoros
kingdoms-side-dunwick = Dunwick
kingdoms-side-aughmoore = Aughmoore
kingdoms-side-halvmark = Halvmark
kingdoms-side-fionarria = Fionarria
kingdoms-side-sarrowen = Sarrowen
kingdoms-side-ahlfors = Ahlfors
kingdoms-side-viremont = Viremont
kingdoms-side-brysue = Brysue
kingdoms-side-corrigal = Corrigal
kingdoms-region-brugerdiehl-1 = Brügerdiehl 1 (ruinas)
kingdoms-region-brugerdiehl-2 = Brügerdiehl 2 (montaña)
kingdoms-region-brugerdiehl-3 = Brügerdiehl 3 (capital)
kingdoms-region-brugerdiehl-4 = Brügerdiehl 4 (llanura)
kingdoms-region-brugerdiehl-5 = Brügerdiehl 5 (bosque)
kingdoms-region-okvarra-1 = Okvarra 1 (montaña)
kingdoms-region-okvarra-2 = Okvarra 2 (llanura)
kingdoms-region-okvarra-3 = Okvarra 3 (montaña)
kingdoms-region-okvarra-4 = Okvarra 4 (bosque)
kingdoms-region-okvarra-5 = Okvarra 5 (montaña)
kingdoms-region-erilor-1 = Erilor 1 (bosque)
kingdoms-region-erilor-2 = Erilor 2 (llanura)
kingdoms-region-erilor-3 = Erilor 3 (bosque)
kingdoms-region-erilor-4 = Erilor 4 (montaña)
kingdoms-region-erilor-5 = Erilor 5 (bosque)
kingdoms-region-thalrune-1 = Thalrune 1 (bosque)
kingdoms-region-thalrune-2 = Thalrune 2 (montaña)
kingdoms-region-thalrune-3 = Thalrune 3 (llanura)
kingdoms-region-thalrune-4 = Thalrune 4 (ruinas)
kingdoms-region-thalrune-5 = Thalrune 5 (montaña)
kingdoms-region-morandrea-1 = Morandrea 1 (llanura)
kingdoms-region-morandrea-2 = Morandrea 2 (bosque)
kingdoms-region-morandrea-3 = Morandrea 3 (montaña)
kingdoms-region-morandrea-4 = Morandrea 4 (llanura)
kingdoms-region-morandrea-5 = Morandrea 5 (bosque)
kingdoms-region-pellmere-1 = Pellmere 1 (llanura)
kingdoms-region-pellmere-2 = Pellmere 2 (montaña)
kingdoms-region-pellmere-3 = Pellmere 3 (ruinas)
kingdoms-region-pellmere-4 = Pellmere 4 (llanura)
kingdoms-region-pellmere-5 = Pellmere 5 (bosque)
kingdoms-region-intheoros-1 = Intheoros 1 (bosque)
kingdoms-region-intheoros-2 = Intheoros 2 (llanura)
kingdoms-region-intheoros-3 = Intheoros 3 (montaña)
kingdoms-region-intheoros-4 = Intheoros 4 (bosque)
kingdoms-region-intheoros-5 = Intheoros 5 (montaña)
kingdoms-region-dunwick-1 = Dunwick 1 (llanura)
kingdoms-region-dunwick-2 = Dunwick 2 (montaña)
kingdoms-region-dunwick-3 = Dunwick 3 (llanura)
kingdoms-region-dunwick-4 = Dunwick 4 (bosque)
kingdoms-region-dunwick-5 = Dunwick 5 (llanura)
kingdoms-region-aughmoore-1 = Aughmoore 1 (montaña)
kingdoms-region-aughmoore-2 = Aughmoore 2 (llanura)
kingdoms-region-aughmoore-3 = Aughmoore 3 (bosque)
kingdoms-region-aughmoore-4 = Aughmoore 4 (capital)
kingdoms-region-aughmoore-5 = Aughmoore 5 (bosque)
kingdoms-region-halvmark-1 = Halvmark 1 (montaña)
kingdoms-region-halvmark-2 = Halvmark 2 (llanura)
kingdoms-region-halvmark-3 = Halvmark 3 (bosque)
kingdoms-region-halvmark-4 = Halvmark 4 (llanura)
kingdoms-region-halvmark-5 = Halvmark 5 (montaña)
kingdoms-region-fionarria-1 = Fionarria 1 (montaña)
kingdoms-region-fionarria-2 = Fionarria 2 (montaña)
kingdoms-region-fionarria-3 = Fionarria 3 (llanura)
kingdoms-region-fionarria-4 = Fionarria 4 (llanura)
kingdoms-region-fionarria-5 = Fionarria 5 (bosque)
kingdoms-region-sarrowen-1 = Sarrowen 1 (capital)
kingdoms-region-sarrowen-2 = Sarrowen 2 (montaña)
kingdoms-region-sarrowen-3 = Sarrowen 3 (bosque)
kingdoms-region-sarrowen-4 = Sarrowen 4 (llanura)
kingdoms-region-sarrowen-5 = Sarrowen 5 (ruinas)
kingdoms-region-ahlfors-1 = Ahlfors 1 (llanura)
kingdoms-region-ahlfors-2 = Ahlfors 2 (bosque)
kingdoms-region-ahlfors-3 = Ahlfors 3 (capital)
kingdoms-region-ahlfors-4 = Ahlfors 4 (montaña)
kingdoms-region-ahlfors-5 = Ahlfors 5 (llanura)
kingdoms-region-viremont-1 = Viremont 1 (bosque)
kingdoms-region-viremont-2 = Viremont 2 (montaña)
kingdoms-region-viremont-3 = Viremont 3 (ruinas)
kingdoms-region-viremont-4 = Viremont 4 (llanura)
kingdoms-region-viremont-5 = Viremont 5 (bosque)
kingdoms-region-brysue-1 = Brysue 1 (bosque)
kingdoms-region-brysue-2 = Brysue 2 (llanura)
kingdoms-region-brysue-3 = Brysue 3 (capital)
kingdoms-region-brysue-4 = Brysue 4 (montaña)
kingdoms-region-brysue-5 = Brysue 5 (bosque)
kingdoms-region-corrigal-1 = Corrigal 1 (llanura)
kingdoms-region-corrigal-2 = Corrigal 2 (bosque)
kingdoms-region-corrigal-3 = Corrigal 3 (capital)
kingdoms-region-corrigal-4 = Corrigal 4 (montaña)
kingdoms-region-corrigal-5 = Corrigal 5 (ruinas)

## Preguntas

kingdoms-shape-where = ¿Adónde?
kingdoms-shape-which = ¿Qué recurso?
kingdoms-shape-into = ¿En qué?
kingdoms-shape-for = ¿A cambio de qué?
kingdoms-shape-amount = ¿Cuánto?
kingdoms-shape-bid = pagas { $cost }, ganes o pierdas
kingdoms-shape-flag-offers = propone una alianza
kingdoms-shape-flag-costs = 0, no cuesta nada
kingdoms-prompt-faction = Elige tu facción.
kingdoms-prompt-side = Elige la cara de tu carta de territorio.
kingdoms-prompt-start = Elige la región donde empiezan tus dos ejércitos.
kingdoms-prompt-split = Reparte tus seis recursos iniciales.
kingdoms-prompt-gap = Elige la región de tu dominio que se queda sin ficha.
kingdoms-prompt-select = Pon un escudo en una acción.
kingdoms-prompt-act = Has elegido «{ $action }». ¿La realizas o no haces nada?
kingdoms-prompt-perform = { $player } ha elegido «{ $action }». ¿La realizas o recolectas?
kingdoms-prompt-collect = Elige lo que recolectas libremente: { $amount } en total.
kingdoms-prompt-yield = ¿Quieres que una de tus regiones dé otro recurso?
kingdoms-prompt-patrol = { kingdoms-act-patrol }: ¿qué ejército?
kingdoms-prompt-patrol-again = ¿Patrullar con un segundo ejército?
kingdoms-prompt-quest = { kingdoms-act-quest }: ¿qué ejército?
kingdoms-prompt-exchange = ¿Qué ejército cambia de sitio con el tuyo en { $region }?
kingdoms-prompt-build-bill = Paga { $cost } por la torre.
kingdoms-prompt-mobilise-bill = Paga { $cost } por el nuevo ejército.
kingdoms-prompt-retreat-bill = Paga { $cost } por la retirada desde { $region }.
kingdoms-prompt-mobilise = ¿Adónde va el nuevo ejército?
kingdoms-prompt-trade = { kingdoms-act-trade }: ¿qué das?
kingdoms-prompt-gain = Elige lo que ganas: { $amount } en total.
kingdoms-prompt-lose = Elige lo que pierdes: { $amount } en total.
kingdoms-prompt-rob = ¿A quién le quitas un recurso?
kingdoms-prompt-rob-from = ¿Qué recurso le quitas a { $player }?
kingdoms-prompt-bandit = ¡Bandidos en { $region }! Paga dos recursos o pierde el ejército.
kingdoms-prompt-bids = Guerra con { $player } por { $region }. Elige en secreto la cara de tu dado de guerra.
kingdoms-prompt-raise = ¿Gastar un maná más para subir tu número?
kingdoms-prompt-payment = ¿Cómo pagas la guerra?
kingdoms-prompt-lair = Llamar al dragón: ¿debe el perdedor bajar un nivel de torre en vez de perder el ejército?
kingdoms-prompt-order = ¿Cuál de tus ejércitos vencidos va ahora?
kingdoms-prompt-free-army = ¿Se retira gratis este ejército?
kingdoms-prompt-fate = Tu ejército ha perdido en { $region }. ¿Qué será de él?
kingdoms-prompt-relocate = Tu último ejército deja { $region }. ¿Adónde va?
kingdoms-prompt-lift = Recoge los ejércitos tuyos que quieras.
kingdoms-prompt-lift-which = ¿Qué ejército recoges en { $region }?
kingdoms-prompt-place = Vuelve a poner un ejército.
kingdoms-prompt-banish = ¿Qué ejército ajeno retiras?
kingdoms-prompt-victim = ¿De quién es el ejército que retiras en { $region }?
kingdoms-prompt-banish-which = ¿Qué ejército de { $player } retiras en { $region }?
kingdoms-prompt-extra = ¿Realizar una acción adicional? Quedan: { $left }.

## Elecciones

kingdoms-action-select = { $action }
kingdoms-action-perform = { $action }
kingdoms-action-collect = Recolectar
kingdoms-action-pass = No hacer nada
kingdoms-action-use = Sí
kingdoms-action-decline = No
kingdoms-action-done = Terminar
kingdoms-action-remove = Perder el ejército
kingdoms-action-standing = El que está en pie
kingdoms-action-lying = El tumbado
kingdoms-action-flag = Bandera blanca
kingdoms-action-bid = Sellar { $number }
kingdoms-action-trade = { $amount } de { $give } por { $amount } de { $get }
kingdoms-action-resources = { kingdoms-purse }
kingdoms-action-mobilise = Nuevo ejército en { $region }
kingdoms-action-retreat = Retirarse a { $region }
kingdoms-action-rob = { $resource } de { $player }
kingdoms-action-turn = { $into } en vez de { $yield }
kingdoms-action-victim = { $player }
kingdoms-action-pay = Pagar: { kingdoms-purse }
kingdoms-action-trade-both = { $ore } de mineral y { $food } de comida por { $mana } de maná
kingdoms-action-church = A la iglesia de { $region }
kingdoms-action-relocate = A { $region }
kingdoms-action-next = El ejército de { $region }
kingdoms-action-lift = Recoger un ejército en { $region }
kingdoms-action-place = En { $region }
kingdoms-action-banish = Un ejército en { $region }
kingdoms-action-to-card = De { $region } a la carta de facción
kingdoms-action-from-card = De la carta de facción a { $region }
kingdoms-action-exchange = Intercambiar el ejército de { $region }
kingdoms-action-with = Con el ejército de { $region }
kingdoms-action-faction = { $faction }
kingdoms-action-side = { $side }
kingdoms-action-start = { $region }
kingdoms-action-gap = Sin ficha en { $region }
kingdoms-action-stand = Poner en pie en { $region }
kingdoms-action-move = { $from } → { $to }

## Por qué no: lo que dice una cosa que no se puede elegir

kingdoms-why-shield = Ya hay un escudo en esta acción. Los escudos se quitan todos juntos cuando se ha puesto el quinto.
kingdoms-why-not-selected = «{ $action }» es la acción de este turno; ninguna habilidad tuya permite cambiarla por esta.
kingdoms-why-tower-top = Tu torre está terminada.
kingdoms-why-magic-top = Ya conoces toda la magia de tu facción.
kingdoms-why-build-cost = El siguiente nivel de tu torre cuesta { $cost } de mineral; tienes { $have }.
kingdoms-why-research-cost = Tu siguiente nivel de magia cuesta { $cost } de maná; tienes { $have }.
kingdoms-why-mobilise-cost = Tu siguiente ejército cuesta { $cost } de comida; tienes { $have }.
kingdoms-why-retreat-cost = La retirada cuesta { $cost } de comida; tienes { $have }.
kingdoms-why-cost-either = Esto cuesta { $cost }; entre { $resource } y { $other } tienes { $have }.
kingdoms-why-no-supply = Todos tus ejércitos están en juego.
kingdoms-why-no-room = En ninguna región tienes un ejército solo.
kingdoms-why-nothing-to-trade = No tienes recursos que cambiar.
kingdoms-why-nothing-to-rob = A ningún otro jugador se le puede quitar nada.
kingdoms-why-stores-full = Todas tus reservas están llenas.
kingdoms-why-no-march = Ninguno de tus ejércitos tiene adónde ir.
kingdoms-why-no-edge-army = Una marcha empieza en el borde de una carta, y ningún ejército tuyo en pie está en uno.
kingdoms-why-total = La suma de las tres cantidades tiene que ser { $total }.
kingdoms-why-bill = El total tiene que ser exactamente el precio.
kingdoms-why-not-taken = Esto se paga con { $resource } o { $other }.
kingdoms-why-payment = El coste de guerra se paga entero, sin nada de más.
kingdoms-why-too-few = De { $resource } solo tienes { $have }.
kingdoms-why-trade-amount = No puedes dar más de lo que tienes ni acabar con más de 9.
kingdoms-why-yourself = Eres tú.
kingdoms-why-nothing-to-take = A { $player } no se le puede quitar nada.
kingdoms-why-only-from = Solo se le quita a { $player }.
kingdoms-why-nobody-holds = Nadie más tiene { $resource }.
kingdoms-why-holds-none = { $player } no tiene { $resource }.
kingdoms-why-bid-highest = Tus recursos y descuentos pagan { $highest } como mucho.
kingdoms-why-retreat-war = Aquí hay otro ejército, y una retirada no puede empezar una guerra.
kingdoms-why-not-next = No es vecina de la región que deja tu ejército.
kingdoms-why-not-at-stake = Ningún ejército vencido tuyo espera aquí su suerte.
kingdoms-why-occupied = Aquí hay un ejército; tu último ejército necesita una región vacía.
kingdoms-why-not-nearest = Otra región vacía está más cerca.
kingdoms-why-full = Aquí hay dos ejércitos; no cabe otro.
kingdoms-why-own-last-army = Tu único ejército no puede entrar donde hay otro ejército.
kingdoms-why-last-army = { $player } no tiene otro ejército en juego: a este se le deja en paz.
kingdoms-why-protected = Una habilidad de la facción de { $player } cierra esta región a los demás.
kingdoms-why-neutral = Aquí hay un ejército del Reino Perdido: atacarlo cuesta un número de guerra de { $price }, más de lo que puedes pagar.
kingdoms-why-nowhere = Este ejército no tiene adónde ir.
kingdoms-why-no-quest = Ningún borde de otra carta está abierto a este ejército.
kingdoms-why-moved = Este ejército ya se ha movido; el segundo paso es para otro.
kingdoms-why-not-adjacent = Ningún ejército tuyo en pie está junto a esta región.
kingdoms-why-not-edge = Esta región no toca el borde de su carta, y solo los bordes unen las cartas.
kingdoms-why-lies = Un ejército tumbado en las ruinas no puede irse; una patrulla lo pone en pie.
kingdoms-why-same-card = Es la carta que el ejército dejaría: hay que llegar a otra.
kingdoms-why-no-foreign-army = Ningún otro jugador tiene un ejército aquí.
kingdoms-why-not-alone = Solo se intercambia un ejército que está solo en su región.
kingdoms-why-exchange-card = Los dos ejércitos tienen que estar en cartas distintas.
kingdoms-why-own-territory = Tiene que ser una región de tu propio territorio.
kingdoms-why-gap-armies = Aquí están tus ejércitos, así que esta región no lleva ficha de todos modos.
kingdoms-why-mobilise-alone = Un ejército nuevo se une a uno tuyo que está solo en su región.
kingdoms-why-mobilise-nearby = Un ejército nuevo se une a uno tuyo o se coloca al lado de uno.
kingdoms-why-foreign-army = Aquí hay un ejército ajeno, y así no se puede empezar una guerra.
kingdoms-why-no-own-army = No tienes ningún ejército aquí.
kingdoms-why-not-there = { $player } no tiene ningún ejército en esa región.

# What keeps a player from performing an action, in brackets after it.
kingdoms-hindrance-none = nada lo impide
kingdoms-hindrance-top = ya en lo más alto
kingdoms-hindrance-price = demasiado caro
kingdoms-hindrance-supply = sin ejércitos en reserva
kingdoms-hindrance-place = sin sitio
kingdoms-hindrance-edge = ningún ejército en el borde
kingdoms-hindrance-empty = nada que tomar
kingdoms-hindrance-full = almacenes llenos

## El diario

kingdoms-log-first-player = Empieza { $player }.
kingdoms-log-dealt-faction = { $player } recibe la facción: { $faction }.
kingdoms-log-chose-faction = { $player } elige la facción: { $faction }.
kingdoms-log-dealt-card = { $player } recibe la carta { $side } / { $other }.
kingdoms-log-lost-kingdom = El Reino Perdido es { $side }.
kingdoms-log-chose-side = { $player } se instala en { $side }.
kingdoms-log-started = { $player } empieza con dos ejércitos en { $region }.
kingdoms-log-split = { $player } empieza con { kingdoms-purse }.
kingdoms-log-left-gap = { $player } no pone ficha en { $region }.
kingdoms-log-turn = Es el turno de { $player }.
    .you = Es tu turno.
kingdoms-log-refreshed = Termina el ciclo { $number }: se retiran los escudos de la carta de acciones.
kingdoms-log-skipped = { $player } ha despejado la carta y pasa el turno.
kingdoms-log-selected = { $player } elige «{ $action }».
    .you = Eliges «{ $action }».
kingdoms-log-performed = { $player } realiza «{ $action }».
    .you = Realizas «{ $action }».
kingdoms-log-passed = { $player } no hace nada.
kingdoms-log-could-not = { $player } no puede realizar «{ $action }» ({ $why }).
    .you = No puedes realizar «{ $action }» ({ $why }).
kingdoms-log-collected = { $player } recolecta { kingdoms-purse }.
    .you = Recolectas { kingdoms-purse }.
kingdoms-log-moved = { $player } lleva un ejército de { $from } a { $to }.
    .you = Llevas un ejército de { $from } a { $to }.
kingdoms-log-to-card = { $player } pasa un ejército de { $region } a la carta de facción.
kingdoms-log-from-card = { $player } envía un ejército de la carta de facción a { $region }.
kingdoms-log-stood-up = { $player } pone en pie un ejército en { $region }.
    .you = Pones en pie un ejército en { $region }.
kingdoms-log-exchanged = { $player } intercambia un ejército en { $from } con uno de { $victim } en { $to }.
kingdoms-log-gained = { $player } gana { kingdoms-purse }.
kingdoms-log-paid = { $player } paga { kingdoms-purse }.
    .you = Pagas { kingdoms-purse }.
kingdoms-log-lost = { $player } pierde { kingdoms-purse }.
kingdoms-log-robbed = { $player } le quita un recurso a { $victim }: { $resource }.
kingdoms-log-built = { $player } sube su torre al nivel { $level }.
    .you = Subes tu torre al nivel { $level }.
kingdoms-log-learned = { $player } aprende el nivel de magia { $level }.
    .you = Aprendes el nivel de magia { $level }.
kingdoms-log-mobilised = { $player } moviliza un ejército en { $region }.
    .you = Movilizas un ejército en { $region }.
kingdoms-log-traded = { $player } cambia { $amount } de { $give } por { $amount } de { $get }.
kingdoms-log-traded-both = { $player } cambia { $ore } de mineral y { $food } de comida por { $mana } de maná.
kingdoms-log-war = { $player } va a la guerra con { $defender } por { $region }.
    .you = Vas a la guerra con { $defender } por { $region }.
    .you-defender = { $player } va a la guerra contigo por { $region }.
kingdoms-log-neutral-war = { $player } ataca al ejército neutral de { $region }; el precio es { $price }.
kingdoms-log-showed-number = { $player } muestra { $number }.
    .you = Muestras { $number }.
kingdoms-log-showed-flag = { $player } muestra la bandera blanca.
    .you = Muestras la bandera blanca.
kingdoms-log-raised = { $player } sube su número a { $number }.
kingdoms-log-won = { $player } vence a { $loser } en { $region }.
    .you = Vences a { $loser } en { $region }.
    .you-loser = { $player } te vence en { $region }.
kingdoms-log-allied = { $player } y { $other } son aliados en { $region }.
    .you = Te alías con { $other } en { $region }.
    .you-other = { $player } se alía contigo en { $region }.
kingdoms-log-broke-alliance = Se rompe la alianza de { $player } y { $other }.
    .you = Se rompe tu alianza con { $other }.
    .you-other = Se rompe la alianza de { $player } contigo.
kingdoms-log-invoked-lair = { $player } llama al dragón: la torre de { $loser } baja al nivel { $level }.
kingdoms-log-retreated = { $player } se retira de { $from } a { $to }.
kingdoms-log-removed = { $player } pierde un ejército en { $region }.
kingdoms-log-saved = { $player } salva su ejército en la iglesia de { $region }.
kingdoms-log-relocated = El último ejército de { $player } pasa de { $from } a { $to }.
kingdoms-log-found = { $player } descubre una ficha en { $region }: { $token }.
kingdoms-log-crown-passed = { $player } le quita la corona a { $loser }.
kingdoms-log-captured = { $player } captura el ejército neutral de { $region }. Neutrales restantes: { $left }.
kingdoms-log-lifted = { $player } recoge un ejército en { $region }.
kingdoms-log-placed = { $player } pone un ejército en { $region }.
kingdoms-log-banished = { $player } retira un ejército de { $victim } en { $region }.
kingdoms-log-end-triggered = { $player } desencadena el final: la partida acabará cuando se despeje la carta de acciones.
    .you = Desencadenas el final: la partida acabará cuando se despeje la carta de acciones.
kingdoms-log-time-up = Fin de la partida: la carta de acciones se ha despejado { $number } veces.
kingdoms-log-lost-in-ruins = Ejércitos de { $player } perdidos en las ruinas: { $armies }.
kingdoms-log-finished = { $player }: puesto { $rank }, puntos: { $points }.
    .you = Tú: puesto { $rank }, puntos: { $points }.
kingdoms-log-shifted = { $player } recolecta { $into } en vez de { $yield } de una región.

## Opciones: qué decide cada una, y sus valores

kingdoms-option-tokens = Fichas de hallazgo
    .text = Fichas boca abajo en las regiones libres de cada dominio.
    .off = sin ellas
    .on = con fichas
kingdoms-option-faction_assignment = Facciones
    .text = Cómo reciben los jugadores sus facciones.
    .random = repartidas al azar
    .choice = elegidas en orden de turno
kingdoms-option-extra_factions = Facciones adicionales
    .text = Los Sátiros, la Orden de Gamelyn y los Cambiaformas se suman a las trece.
    .off = sin ellas
    .on = con ellas
kingdoms-option-lost_kingdom_tokens = Fichas en el Reino Perdido
    .text = Con dos jugadores y fichas de hallazgo: si también hay una bajo cada ejército neutral.
    .off = ninguna
    .on = una bajo cada ejército neutral
kingdoms-option-tower_vp = Puntos de la torre
    .text = Dos lecturas de la carta de la torre, cuyos puntos no son seguros.
    .default = 0, 1, 2, 4, 7, 10
    .alternative = 1, 2, 4, 7, 10, 13
kingdoms-option-allow_halflings_2p = Medianos con dos jugadores
    .text = Viven de alianzas, que no existen entre dos. Entonces nunca se reparten.
    .off = no permitidos
    .on = pueden elegirse
kingdoms-option-beginner_resources = Recursos iniciales
    .text = Cómo se reparten los seis recursos iniciales.
    .off = libremente
    .on = 2 de maná, 1 de mineral, 3 de comida
kingdoms-option-max_refreshes = Partida más larga
    .text = La partida acaba cuando la carta de acciones se ha despejado tantas veces, aunque nadie haya desencadenado el final.
    .v40 = 40 veces
    .v10 = 10 veces
    .v20 = 20 veces
    .v60 = 60 veces
    .v100 = 100 veces
    .v0 = sin límite

kingdoms-preset-beginner = Primera partida
    .text = Recursos iniciales fijos.
kingdoms-preset-discovery = Hallazgos
    .text = Con fichas.
kingdoms-preset-everything = Todo
    .text = Fichas, facciones adicionales, y cada uno elige la suya.

## La mesa en el terminal

kingdoms-board-player = Jugador
kingdoms-board-faction = Facción
kingdoms-board-points = Puntos
kingdoms-board-armies = Ejércitos
kingdoms-board-magic = Magia
kingdoms-board-tower = Torre
kingdoms-board-kingdoms = Reinos
kingdoms-board-next-to = vecinas
kingdoms-board-lost-kingdom = Reino Perdido
kingdoms-board-war = Guerra
kingdoms-board-at-most = como mucho { $number }
kingdoms-board-last-cycle = último ciclo
kingdoms-board-cycle = ciclo { $cycle }
kingdoms-board-cycle-of = ciclo { $cycle } de { $most } como mucho
kingdoms-board-on-card = en la carta de facción: { $count }
kingdoms-board-captured = capturados: { $count }

## Órdenes permanentes

kingdoms-order-answer-patrol = Cuando otro jugador elige «{ kingdoms-act-patrol }»
kingdoms-order-answer-quest = Cuando otro jugador elige «{ kingdoms-act-quest }»
kingdoms-order-answer-build = Cuando otro jugador elige «{ kingdoms-act-build }»
kingdoms-order-answer-research = Cuando otro jugador elige «{ kingdoms-act-research }»
kingdoms-order-answer-mobilise = Cuando otro jugador elige «{ kingdoms-act-mobilise }»
kingdoms-order-answer-trade = Cuando otro jugador elige «{ kingdoms-act-trade }»
kingdoms-order-is-collect = Recolectar
kingdoms-order-is-perform = Realizarla si puedo; si no, recolectar
kingdoms-order-is-unless-2-ore = Recolectar, salvo si tengo 2 de mineral o más
kingdoms-order-is-unless-3-ore = Recolectar, salvo si tengo 3 de mineral o más
kingdoms-order-is-unless-4-ore = Recolectar, salvo si tengo 4 de mineral o más
kingdoms-order-is-unless-5-ore = Recolectar, salvo si tengo 5 de mineral o más
kingdoms-order-is-unless-6-ore = Recolectar, salvo si tengo 6 de mineral o más
kingdoms-order-is-unless-2-mana = Recolectar, salvo si tengo 2 de maná o más
kingdoms-order-is-unless-3-mana = Recolectar, salvo si tengo 3 de maná o más
kingdoms-order-is-unless-4-mana = Recolectar, salvo si tengo 4 de maná o más
kingdoms-order-is-unless-5-mana = Recolectar, salvo si tengo 5 de maná o más
kingdoms-order-is-unless-6-mana = Recolectar, salvo si tengo 6 de maná o más
kingdoms-order-is-unless-2-food = Recolectar, salvo si tengo 2 de comida o más
kingdoms-order-is-unless-3-food = Recolectar, salvo si tengo 3 de comida o más
kingdoms-order-is-unless-4-food = Recolectar, salvo si tengo 4 de comida o más
kingdoms-order-is-unless-5-food = Recolectar, salvo si tengo 5 de comida o más
kingdoms-order-is-unless-6-food = Recolectar, salvo si tengo 6 de comida o más

## Cómo se juega, dos páginas de cuatro viñetas, y cinco consejos

kingdoms-howto-1 = Lo que cuenta
    .text = 1 punto por cada ejército en juego, 1 por cada nivel de magia, los puntos de tu torre y 2 por una capital que ocupes en solitario (1 si la compartes). Los ejércitos en ruinas se pierden antes de contar.
    .each = 1 cada uno
    .upto = de 0 a 10
    .army = ejército
    .magic = nivel de magia
    .tower = torre
    .capital = capital
kingdoms-howto-2 = Las regiones
    .text = El bosque da maná, la montaña mineral, la llanura comida. Una región da una sola vez, por muchos ejércitos que haya. Las capitales solo dan puntos. En las ruinas el ejército se tumba y toma lo que quiere; tiene que levantarse antes de irse. Ríos, agua y acantilados cierran el paso.
    .forest = bosque: maná
    .mountain = montaña: mineral
    .plains = llanura: comida
    .ruins = ruinas: a elegir
kingdoms-howto-3 = Lo que acaba la partida
    .text = Al final de un turno alguien tiene sus 7 ejércitos en juego, la torre en el nivel 6 o la magia en el nivel 5. Se sigue jugando hasta que toque despejar la carta de acciones, tras el quinto escudo.
    .armies = los 7 ejércitos
    .tower = torre 6
    .magic = magia 5
    .over = quinto escudo: fin
kingdoms-howto-4 = Tu pueblo
    .text = Cada facción tiene cinco habilidades, que se aprenden una a una con maná. Todas las que conoces actúan juntas, y la quinta da puntos.
    .one = patrullar por el agua
    .two = guerras junto al agua: 1 menos
    .three = un recurso por cruzar el agua
    .four = patrullar en vez de cualquier acción
    .five = puntos por ejércitos junto al agua
kingdoms-howto-5 = Seis acciones, cinco escudos
    .text = El jugador activo pone un escudo en una acción libre: patrullar dentro de una carta, marchar de borde a borde, construir con mineral, investigar con maná, movilizar con comida o comerciar. Tras cinco escudos se despeja la carta, así que cada vez queda una acción fuera.
kingdoms-howto-6 = Actuar o recolectar
    .text = Todos los demás pueden hacer la misma acción o recolectar un recurso por cada región donde tengan un ejército. En tu propio turno no recolectas. Se gana actuando en los turnos ajenos; recolectar lo hace posible.
    .does = la hace
    .too = también
    .collects = recolecta
kingdoms-howto-7 = Guerra
    .text = Entrar en una región con un ejército rival es empezar una guerra. Los dos eligen un número en secreto. Gana el más alto, el empate es del defensor, y cada cual paga su número: cada unidad de maná cubre 2, cada una de mineral, 1. El ejército vencido se retira a cambio de comida o se pierde.
    .mana = cubre 2
    .ore = cubre 1
kingdoms-howto-8 = Bandera blanca
    .text = Dos banderas: ni combate ni coste. Los dos ejércitos se quedan y los dos jugadores recolectan allí. Una bandera contra un número pierde. Con dos jugadores no hay alianzas, y con dos banderas gana el defensor.
kingdoms-strategy-1 = Separa pronto tus dos ejércitos: una región da una sola vez, haya uno o dos.
kingdoms-strategy-2 = Elige acciones que tus rivales no puedan pagar ahora. Ellos solo recolectarán, y tú habrás avanzado.
kingdoms-strategy-3 = Guarda 2 de maná. Cubren un número de guerra de 4, y a nadie le gusta atacar a quien puede pagar.
kingdoms-strategy-4 = Con tres jugadores o más, una alianza en una región rica alimenta a dos, y como está llena no entra nadie más.
kingdoms-strategy-5 = Cuenta los escudos antes de desencadenar el final. Cuantos menos queden por poner, menos podrán responder los demás.

kingdoms-source-armies = ejércitos
kingdoms-source-magic = magia
kingdoms-source-bonus = bonificación de magia
kingdoms-source-tower = torre
kingdoms-source-capitals = capitales
kingdoms-source-cities = ciudades
kingdoms-source-crown = corona
kingdoms-source-lost_kingdom = Reino Perdido

## Una colina y dos banderas

lesson-two-flags = Una colina y dos banderas
    .about = Una primera partida contra Boris y Vera: acciones para todos, una guerra, una alianza y los últimos escudos.
lesson-two-flags-goal = Gobiernas Intheoros. Al final obtienes **1 punto por ejército, 1 por nivel de magia, los puntos de tu torre** y 2 por una capital que ocupes en solitario.
lesson-two-flags-end = El final se desencadena cuando alguien tiene **sus 7 ejércitos, la torre 6 o la magia 5**. Entonces se juega hasta el quinto escudo de la carta de acciones, y se acabó.
lesson-two-flags-turn = En cada turno alguien pone un escudo en una de las seis acciones. Después **todos** pueden hacerla. Quien no quiera **recolecta**, pero nunca el jugador de quien es el turno.
lesson-two-flags-patrol = Es tu turno. Dos ejércitos en una región recolectan una sola vez, y una región llena no admite otro. Elige **Patrullar** y hazlo.
    .mobilise = Hace falta una región con exactamente un ejército tuyo. Sepáralos antes.
    .build = El nivel 1 cuesta 1 de mineral y aún no da puntos. Pronto.
    .research = Buen precio, pero los ejércitos juntos ganan la mitad. Antes, Patrullar.
    .spread = Antes haz trabajar a los dos ejércitos: Patrullar.
    .pass = Puedes no hacer nada, pero ¿por qué regalar la acción?
lesson-two-flags-march = Ve a la **montaña interior**. Las montañas dan mineral, y esta no toca el borde del mapa: nadie puede llegar a ella marchando.
    .edge = También da mineral, pero está en el borde: abierta a cualquier marcha.
    .forest = Los bosques dan maná. Necesitamos mineral para la torre: la montaña interior.
lesson-two-flags-collect = Boris **recolecta**: su llanura da 1 de comida, una sola vez, aunque tenga allí dos ejércitos. Vera también patrulla y ocupa su capital.
lesson-two-flags-attack = Boris elige **Marchar**: de borde a borde, a otro territorio. Su ejército entra en tu llanura. **¡Guerra!**
lesson-two-flags-numbers = Los dos eligen un número en secreto. Gana el más alto, **en caso de empate ganas tú, que defiendes**. Cada cual paga su número, **también quien pierde**. El maná cubre 2, el mineral 1, la comida nada: llegas a 5.
lesson-two-flags-bid = Boris también puede llegar a 5. Un 5 no puede perder, pero te deja sin nada. Él casi nunca lo gasta todo. Elige **3**.
    .high = Seguro y ruinoso: lo pagas aunque él saque un 1. Prueba con 3.
    .low = Barato, pero Boris ha venido a luchar. Elige 3.
    .flag = La bandera ofrece paz. Si él muestra cualquier número, pierdes la llanura. Con Boris, no.
lesson-two-flags-pay = 3 contra 2: **ganas**. El coste de guerra es 3: paga **1 de maná y 1 de mineral**.
    .mana = Eso cubre 4 para un coste de 3. Se perdería un punto.
lesson-two-flags-removed = Boris paga 2 y retira su ejército. Podía haberse retirado por 2 de comida. Su **último ejército** está a salvo: nadie puede entrar en su región.
lesson-two-flags-flag = Vera marcha a la misma llanura, sonriendo. No le gusta luchar. Dos **banderas blancas** hacen una **alianza**: los dos se quedan, nadie paga y ambos recolectan. Muestra la bandera.
    .number = Vencería a su bandera, te costaría maná y ganarías una enemiga. Aquí la paz es gratis.
lesson-two-flags-harvest = Boris eligió Marchar, así que tú también puedes marchar o **recolectar**. Recolecta: comida de la llanura (una región compartida paga a los dos) y mineral de la montaña.
    .quest = Quien deja una región ya no recolecta en ella. Has gastado mucho: recolecta.
lesson-two-flags-mobilise = Vera elige **Movilizar**. Únete: un tercer ejército cuesta 3 de comida, 1 por cada ejército que tendrás. Va junto al de la montaña; la llanura compartida está llena.
    .collect = Dos recursos están bien. Pero un ejército es un punto, y no gastas tu turno en él.
lesson-two-flags-later = Más tarde. Tú 15, **Vera 16**, Boris 12. Hay tres escudos puestos. El tuyo será el cuarto, el de Boris el quinto; después, si el final se ha desencadenado, la partida acaba.
lesson-two-flags-build = Tienes 6 de mineral: **Construir** el nivel 6. Tres puntos más, el final queda desencadenado y ningún rival puede pagar otro nivel.
    .research = Un punto, pero Vera aún puede alcanzarte. Construir acaba la partida cuando te conviene.
    .quest = Ahora nada de guerra. Con una construcción vas por delante.
    .pass = ¡Construye! Vale tres puntos.
lesson-two-flags-research = El último escudo: Boris eligió **Investigar**, y él y Vera tomaron el nivel 5. Vera tiene 18, y tú también. **Investiga**: 4 de maná, un punto.
    .goods = Los recursos no puntúan. Habría empate a 18, y el desempate es de quien tiene más ejércitos: Vera.
lesson-two-flags-won = La carta está llena y la partida acaba. **Tú { $points1 }, Vera { $points3 }, Boris { $points2 }.** ¡Un punto, ganado por mirar los escudos!

## El precio de una colina

lesson-bids = El precio de una colina
    .about = Cuatro guerras con los recursos a la vista: el número más bajo que no puede perder, el empate, un descuento y un farol.
lesson-bids-purses = Los recursos están a la vista: una guerra se puede calcular. El maná cubre 2, el mineral 1, la comida nada. Boris tiene 1 de maná y 1 de mineral: **no puede mostrar más de 3**. Cuéntalo antes de cada guerra.
lesson-bids-defend = Boris marcha a tu llanura. **El empate es de quien defiende**, así que el número más bajo que no puede perder es su máximo: **3**. Paga 1 de maná y 1 de mineral.
    .low = Él puede mostrar 3, y con eso ganaría.
    .high = También gana, pero lo pagas entero, y un 3 no puede perder.
    .flag = La bandera pierde contra cualquier número, y Boris no viene en son de paz.
    .waste = Eso cubre 4 para un precio de 3. Con un mineral no se pierde nada.
lesson-bids-attack = Ahora atacas tú, y llegas a 6. Lira llega a 9, Boris solo a 3: ve adonde puedas pagar más que quien defiende. Elige **Marchar** y entra en **la llanura de Boris**.
    .select = A otro territorio solo se llega marchando. Elige Marchar y hazlo.
    .lira = Lira llega a 9 y tú a 6: muestres lo que muestres, puede ganar.
    .plains = No tienes comida, y la llanura de Boris la da. Ve allí.
lesson-bids-four = Quien ataca pierde los empates. Necesitas **uno más que su máximo: 4**. Paga 2 de maná, o 1 de maná y 2 de mineral.
    .high = Boris nunca pasa de 3. Lo que muestres por encima de 4 se desperdicia.
    .tie = Si él también muestra 3, en caso de empate gana él, que defiende.
    .low = Puede mostrar 3 y ganaría. Necesitas 4.
lesson-bids-discount = Ahora diriges a los **Centauros** y conoces su primera habilidad: defender llanuras cuesta 1 menos. Con 1 de maná llegas a 3: **el descuento baja el precio, no el número**. Boris llega a 3. Muestra **3**.
    .low = Él puede mostrar 3. Tú también puedes pagarlo: solo te cuesta 2.
    .flag = Puedes pagar un número que no pierde. Muestra 3.
lesson-bids-bluff = Lira llega a 8, tú solo a 3: ningún número es seguro. Pero espera que te rindas y le gusta ahorrar. Un **1** cuesta 1 de mineral, **vence a la bandera y gana el empate contra un 1**. Muestra 1.
    .high = Contra un número alto pierdes igual, y contra un 1 basta tu 1.
    .flag = Es gratis, pero pierde contra cualquier número, y con ella la llanura. Un mineral compra una oportunidad.
    .waste = El maná cubre 2. Paga ese 1 con mineral.
lesson-bids-end = Mostró 1: el empate es tuyo. Recuerda: al defender, **el máximo del rival**; al atacar, **uno más**. Y si no puedes ganar, pierde barato: quien pierde también paga.

## Banderas blancas y alianzas rotas

lesson-flags = Banderas blancas y alianzas rotas
    .about = Una alianza con Gala, qué la rompe y qué está entonces en juego.
lesson-flags-offer = Gala marcha a tu llanura, sonriendo. Dos **banderas blancas** hacen una **alianza**: ni guerra ni precio, y los dos ejércitos se quedan. Una guerra podría costarte todo. Muestra la **bandera**.
    .number = Un número vencería a su bandera, pero lo pagarías y perderías una amiga. La paz alimenta a ambos.
lesson-flags-harvest = La llanura es ahora compartida, y **ambos recolectan allí**. Cualquiera puede irse cuando quiera; con la última región compartida acaba la alianza, y no pasa nada más. **Recolecta**.
    .quest = Dejarías lo que la paz te acaba de dar. Recolecta.
lesson-flags-stake = Más tarde. Una alianza **no protege a nadie**: Gala marcha a tu bosque con otro ejército. Si alguien muestra un número, la alianza se rompe, y **todas las regiones compartidas** están en juego.
lesson-flags-answer = Así que esta guerra es por el bosque y por la llanura. Gala tiene 2 de maná y 1 de mineral: llega a 5. Defiendes, luego **5** no puede perder. Paga 2 de maná y 1 de mineral.
    .high = Gala no puede mostrar más de 5. Guarda el resto.
    .low = Puede mostrar 5, y perderías las dos regiones.
    .flag = Contra un número, la bandera pierde el bosque y la llanura. Tras una visita así, cuenta.
    .waste = 3 de maná cubren 6. Con 2 de maná y 1 de mineral no se pierde nada.
lesson-flags-lost = Gala mostró 4. Pierde el ejército que atacó **y** el de la llanura: cada uno podría retirarse, pero no tiene comida. Una guerra, dos ejércitos.
lesson-flags-poor = También vale para ti. Compartes tu llanura con Vera, que no tiene ni maná ni mineral: **solo puede mostrar la bandera**. Elige **Marchar**, de tu **bosque** a **su llanura**.
    .select = A otro territorio solo se llega marchando. Elige Marchar y hazlo.
    .leave = Ese ejército está en la región compartida. Si se va, la alianza acaba antes de la guerra y no hay nada más en juego. Usa el del bosque.
    .elsewhere = Es Vera quien no puede pagar una guerra. Entra en su llanura.
lesson-flags-one = Cualquier número vence a la bandera. Muestra **1** y págalo con tu mineral.
    .high = Basta un 1: Vera no puede mostrar ningún número.
    .flag = Dos banderas solo darían otra región compartida. Hoy tomamos las dos.
    .waste = El maná cubre 2. Basta tu mineral.
lesson-flags-end = Vera pierde sus dos ejércitos, y te ha costado 1 de mineral. Eso es lo que cuesta una reserva vacía entre amigos: **guarda algo para la guerra** mientras tengas aliados, y mira qué guardan ellos.

## Actuar o recolectar

lesson-collect-or-act = Actuar o recolectar
    .about = Boris y Vera eligen acciones: cuándo conviene hacerlas también y cuándo vale más recolectar.
lesson-collect-or-act-rule = En el turno de otro respondes: haces la misma acción o **recolectas** 1 recurso por región donde tengas un ejército. Tienes bosque, llanura y montaña: recolectar da **3**. ¿Vale más la acción?
lesson-collect-or-act-build = Boris construye. Tienes 2 de mineral, justo el precio del nivel 2 de la torre: un punto. Y es el turno de otro: **no gastas el tuyo**. **Construye** también.
    .collect = Tres recursos están bien. Pero Construir ya tiene escudo, y nadie podrá elegirla hasta que se despeje la carta. Construye.
lesson-collect-or-act-trade = Vera comercia. Tienes 1 de maná y 2 de comida. Comerciar solo **cambia** un recurso por otro; recolectar **añade 3**. **Recolecta**.
    .act = Tendrías lo mismo que antes, solo que de otra clase. Mejor recolecta 3.
lesson-collect-or-act-own = Es tu turno, y en tu turno **nunca recolectas**. Elige algo que puedas pagar: **Investigar**, nivel 2, cuesta 2 de maná, justo lo que tienes.
    .mobilise = Un cuarto ejército cuesta 4 de comida, y tienes 3. Elige lo que puedas pagar.
    .select = Tus ejércitos están bien donde están. Investigar da un punto.
    .pass = La habrías elegido solo para los demás. Hazla.
    .traded = Los Humanos pueden comerciar en su lugar, pero un nivel de magia es un punto.
lesson-collect-or-act-patrol = Boris elige **Patrullar** y ocupa su capital. Tus tres ejércitos están en tres regiones que dan recursos, y solo falta 1 de comida para otro ejército. **Recolecta**.
    .act = Un paso no te da nada ahora, y te quedarías sin 3 recursos. Recolecta.
lesson-collect-or-act-mobilise = Vera moviliza. Un cuarto ejército cuesta 4 de comida: tras recolectar, la tienes. **Moviliza** en la región que quieras: donde hay dos ejércitos no puede entrar nadie.
    .collect = Ahora puedes pagar el ejército, y es un punto. Moviliza.
lesson-collect-or-act-end = Un nivel de torre, uno de magia, un ejército: **3 puntos**, y solo un turno era tuyo. Actúa cuando sea un punto o lleve a él. Si no, recolecta, para poder pagar después.

## Leer los escudos

lesson-shields = Leer los escudos
    .about = Qué acción queda fuera, cuándo se despeja la carta y con qué escudo acabar la partida.
lesson-shields-five = Seis acciones, **cinco escudos**. Hay cuatro puestos, y el tuyo será el quinto. Después se despeja la carta: **una acción queda fuera** cada vez. Tú decides cuál: Construir o Movilizar.
lesson-shields-leave = Mira las reservas. Boris tiene 5 de mineral y Lira 4: ambos pueden pagar un nivel de torre, tú no. Para un ejército les falta comida. Así que **Movilizar**: tu tercer ejército cuesta 3 de comida.
    .build = Boris y Lira construirían, y tú solo podrías mirar.
    .pass = La has elegido, puedes pagarla y un ejército es un punto. Hazla.
lesson-shields-cleared = Nadie más pudo hacerla, y ambos recolectaron. Ahora **se retiran los cinco escudos**, y Boris puede elegir cualquier acción. Por fin podrá construir, pero tú ya tienes tu ejército.
lesson-shields-when = Más tarde. 7 ejércitos, la torre 6 o la magia 5 desencadenan el final, pero solo llega **cuando se despeja la carta**. Si lo desencadenas con el primer escudo, quedan otros cuatro turnos; con el **quinto**, ninguno.
lesson-shields-last = Tú 15, Boris 15, **Lira 16**, y tu escudo es el quinto. Construir lo pueden pagar los tres. **Investigar** el nivel 5, solo tú: un punto, y otro por tu quinta habilidad.
    .build = Boris y Lira también tienen 6 de mineral: cada cual ganaría 3 puntos, y Lira seguiría por delante.
    .pass = Puedes pagarla, y con ella ganas la partida. Hazla.
    .traded = Comerciar no da puntos ni acaba la partida. Investiga.
lesson-shields-won = Nadie más pudo hacerla, la carta se despeja y la partida acaba: **tú { $points1 }, Lira { $points3 }, Boris { $points2 }**. Construir quedó fuera, y con ella los puntos de los demás.

## Cuerpo a tierra

lesson-ruins = Cuerpo a tierra
    .about = Las ruinas dan lo que necesites: entrar, buscar, levantarse y salir antes del final.
lesson-ruins-enter = No tienes mineral. Las **ruinas** dan el recurso que quieras, pero el ejército que entra **se tumba** a buscar. Elige **Patrullar** y entra en las ruinas con cualquiera de los dos.
    .select = Las ruinas están en tu territorio: se llega patrullando. Elige Patrullar y hazlo.
    .elsewhere = Se puede, pero da una sola clase o nada. En las ruinas eliges cada vez que recolectas.
lesson-ruins-search = Boris comercia. Tú **recolecta**: el ejército de las ruinas da 1 recurso **a tu elección**. Toma **mineral**. Mientras está tumbado no puede moverse.
    .trade = Comerciar solo cambia lo que tienes. Recolectar añade dos recursos.
    .other = Sigues sin mineral, y las torres se construyen con él. Toma mineral.
lesson-ruins-danger = Más tarde. Boris tiene la magia 5, el final está desencadenado y quedan dos escudos. Hay empate a 12: **los ejércitos en ruinas se pierden antes de contar**, así que el tuyo no cuenta.
lesson-ruins-stand = Un ejército tumbado no puede irse. Con **Patrullar** puedes **ponerlo en pie** en vez de mover. Ya no encontrará nada, pero la próxima acción puede sacarlo.
    .select = Primero hay que ponerlo en pie, y eso solo lo hace una patrulla.
    .other = Ese paso no da puntos. Pon en pie el ejército de las ruinas.
lesson-ruins-leave = Boris elige **Marchar**, el último escudo. Las ruinas están en el borde: **marcha** con ese ejército a una **región vacía del territorio de Vera**.
    .collect = Los recursos no puntúan, y perderías el ejército. Marcha.
    .ruins = Otra vez ruinas: allí el ejército se perdería igual.
    .war = Allí hay un ejército, y una guerra podría costarte el tuyo. Elige una región vacía de Vera.
    .other = Ese ejército ya cuenta donde está. Usa el de las ruinas.
lesson-ruins-end = A salvo: **tú { $points1 }, Boris { $points2 }, Vera { $points3 }**. Las ruinas pueden alimentarte toda la partida. Pero reserva dos acciones para salir: ponerse en pie e irse.

## Dos jugadores

lesson-lost-kingdom = Dos jugadores
    .about = El Reino Perdido, sus ejércitos neutrales cuyo precio baja, y por qué nadie hace las paces.
lesson-lost-kingdom-neutral = Con dos jugadores hay en la mesa un tercer territorio, el **Reino Perdido**, con un **ejército neutral** en cada una de sus cinco regiones. Cada uno que captures es un punto, y cada región que ocupes allí, otro.
lesson-lost-kingdom-price = Boris marcha allí. Los ejércitos neutrales no muestran número; el precio es **el número de los que quedan: 5**. Quien lo paga gana seguro. Ahora quedan cuatro, y el siguiente cuesta **4**.
lesson-lost-kingdom-enter = Boris eligió Marchar, así que tú también puedes. Entra en un **bosque del Reino Perdido** y paga 4: 2 de maná, o 1 de maná y 2 de mineral. Son **dos puntos más**.
    .collect = Entonces los más baratos serán para Boris. Dos puntos por un precio de 4: marcha.
    .boris = Allí no hay ningún ejército neutral. Los puntos están en los bosques del Reino Perdido.
    .plains = La llanura también está bien, pero el bosque da maná, y el maná paga guerras. Elige un bosque.
lesson-lost-kingdom-flag = Con dos jugadores **no hay alianzas**. Boris entra en tu llanura sin recursos: solo puede mostrar la bandera. Dos banderas son empate, y **en caso de empate ganas tú**, que defiendes. La **bandera** es gratis.
    .number = También gana, pero lo pagarías. Aquí basta la bandera.
lesson-lost-kingdom-end = Boris no tiene comida para retirarse: pierde el ejército. Recuerda: el Reino Perdido **se abarata con cada captura**, dos puntos cada vez, y con dos jugadores la bandera nunca trae la paz.

## Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

tip-kingdoms-side = Busca bosque, montaña y llanura cerca unos de otros, y pocas regiones del borde.
tip-kingdoms-start = Primero la llanura: la comida hace ejércitos.
tip-kingdoms-split = 1 de mineral, 2 de maná y 3 de comida es un buen comienzo.
tip-kingdoms-select = Elige lo que te ayude más que a los demás: todos podrán hacerlo.
tip-kingdoms-perform = Actúa si te conviene. Si no, recolecta recursos.
tip-kingdoms-march = Entrar donde hay un ejército rival es la guerra. Las regiones vacías son libres.
tip-kingdoms-bids = El maná cubre 2; el mineral, 1. Pagas tu número, ganes o pierdas.
tip-kingdoms-payment = Guarda lo que necesites para tu próxima acción.
tip-kingdoms-fate = Retirarse cuesta comida, una por cada ejército tuyo. Un ejército perdido se puede movilizar de nuevo.
tip-kingdoms-trade = Cualquier cantidad de un recurso por la misma de otro.
tip-kingdoms-collect = Un ejército tumbado en ruinas te deja elegir el recurso, y un último ejército da uno más a elección. Toma lo que cueste tu próxima acción.
tip-kingdoms-ending = El final se ha desencadenado: la partida acaba tras el quinto escudo. Cuenta lo que aún puedes hacer.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-kingdoms = alliance, bid, capital, collect, discount, edge, flat, home, last-army, lost-kingdom, refresh, shield, supply
word-kingdoms-alliance = Alianza
    .text = Tras dos banderas blancas dos jugadores comparten una región: ambos ejércitos se quedan y ambos recolectan.
    .forms = alianza*, aliad*
    .rule = K-ALLY-1
word-kingdoms-bid = Número de guerra
    .text = Lo que eliges en secreto en tu dado de guerra. Lo pagas, ganes o pierdas.
    .forms = número de guerra, números de guerra
    .rule = K-WAR-2
word-kingdoms-capital = Capital
    .text = No da nada, pero al final vale 2 puntos, o 1 para cada uno de dos aliados.
    .forms = capital, capitales
    .rule = K-CAPITAL-1
word-kingdoms-collect = Recolectar
    .text = Tomar 1 recurso por cada región donde tienes un ejército, en vez de hacer la acción del turno ajeno.
    .forms = recolect*
    .rule = K-COLLECT-1
word-kingdoms-discount = Descuento
    .text = Reduce lo que pagas por una guerra, no tu número.
    .forms = descuento*
    .rule = K-WAR-7
word-kingdoms-edge = Región del borde
    .text = Una región que toca el borde de su carta. Las marchas salen de ahí y llegan ahí.
    .forms = borde, bordes
    .rule = K-QUEST-1
word-kingdoms-flat = Ejército tumbado
    .text = En las ruinas un ejército se tumba y toma el recurso que quieras; debe levantarse antes de salir.
    .forms = tumbad*, se tumba
    .rule = K-RUINS-1
word-kingdoms-home = Dominio
    .text = El territorio en el que empezaste.
    .forms = dominio*
    .rule = K-SETUP-8
word-kingdoms-last-army = Último ejército
    .text = Nadie puede entrar en la región del único ejército de un jugador.
    .forms = último ejército, único ejército
    .rule = K-MOVE-3
word-kingdoms-lost-kingdom = Reino Perdido
    .text = Un tercer territorio con dos jugadores: no es de nadie, y atacar a sus ejércitos cuesta cada vez menos.
    .forms = reino perdido
    .rule = K-2P-1
word-kingdoms-refresh = Despeje
    .text = Los cinco escudos salen de la carta de acciones. Si se ha desencadenado el final, ahí acaba.
    .forms = despej*
    .rule = K-TURN-2
word-kingdoms-shield = Escudo
    .text = Marca la acción elegida. Hay cinco para seis acciones.
    .forms = escudo*
    .rule = K-TURN-4
word-kingdoms-supply = Reserva
    .text = Tus ejércitos que no están en el mapa.
    .forms = reserva
    .rule = K-MOB-1

## Rasgos en los informes

kingdoms-trait-faction = Facción
kingdoms-trait-home = Dominio
kingdoms-trait-opening = Primera acción
kingdoms-trait-magic = Magia al final
kingdoms-trait-tower = Torre al final

## Lo que la página de aprendizaje dice del juego

learn-goal-kingdoms = Ejércitos, torre y magia: gana quien tenga más puntos al final.

## Por qué una jugada es mejor que otra
kingdoms-aim-mana = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , suficiente para el nivel { $aim } de magia
                [one] , falta { $short } para el nivel { $aim } de magia
               *[other] , faltan { $short } para el nivel { $aim } de magia
            }
           *[other] , y el nivel { $aim } de magia cuesta { $cost }
        }
    }
kingdoms-aim-ore = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , suficiente para el nivel { $aim } de la torre
                [one] , falta { $short } para el nivel { $aim } de la torre
               *[other] , faltan { $short } para el nivel { $aim } de la torre
            }
           *[other] , y el nivel { $aim } de la torre cuesta { $cost }
        }
    }
kingdoms-aim-food = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , suficiente para el ejército número { $aim }
                [one] , falta { $short } para el ejército número { $aim }
               *[other] , faltan { $short } para el ejército número { $aim }
            }
           *[other] , y el ejército número { $aim } cuesta { $cost }
        }
    }
kingdoms-more = { $more ->
        [0] {""}
        [one] , es decir, { $more } punto más
       *[other] , es decir, { $more } puntos más
    }
kingdoms-cases = { $now ->
        [0] casi nunca en vez de en { $instead } de cada 100 casos
        [100] casi siempre en vez de en { $instead } de cada 100 casos
       *[other] en { $now } de cada 100 casos en vez de { $instead }
    }
kingdoms-chance-afford-tower = { $when } puedes pagar el nivel de torre { $level } { kingdoms-cases }.
kingdoms-chance-afford-magic = { $when } puedes pagar el nivel de magia { $level } { kingdoms-cases }.
kingdoms-chance-afford-army = { $when } puedes pagar el ejército número { $level } { kingdoms-cases }.
kingdoms-chance-land = { $when } ocupas { $region } { kingdoms-cases }.
kingdoms-chance-rival-land = { $when } { $player } ocupa { $region } { kingdoms-cases }.
kingdoms-because-afford-tower = { $when } puedes pagar el nivel de torre { $level }; si no, no.
kingdoms-price-afford-tower = { $when } no puedes pagar el nivel de torre { $level }; con la mejor jugada, sí.
kingdoms-because-afford-magic = { $when } puedes pagar el nivel de magia { $level }; si no, no.
kingdoms-price-afford-magic = { $when } no puedes pagar el nivel de magia { $level }; con la mejor jugada, sí.
kingdoms-because-afford-army = { $when } puedes pagar el ejército número { $level }; si no, no.
kingdoms-price-afford-army = { $when } no puedes pagar el ejército número { $level }; con la mejor jugada, sí.
kingdoms-because-tower = { $when } tu torre está en el nivel { $now } en vez de { $instead }{ kingdoms-more }.
kingdoms-because-magic = { $when } tu magia está en el nivel { $now } en vez de { $instead }{ kingdoms-more }.
kingdoms-because-armies = { $when } tienes { $now ->
        [one] { $now } ejército
       *[other] { $now } ejércitos
    } en vez de { $instead }{ kingdoms-more }.
kingdoms-because-capital = { $when } tus capitales valen { $now ->
        [one] { $now } punto
       *[other] { $now } puntos
    } en vez de { $instead }.
kingdoms-because-land = { $when } ocupas { $region }; si no, no.
kingdoms-because-yield-mana = { $when } ocupas { $now ->
        [one] { $now } bosque
       *[other] { $now } bosques
    } en vez de { $instead } (maná en cada recolección).
kingdoms-because-yield-ore = { $when } ocupas { $now ->
        [one] { $now } montaña
       *[other] { $now } montañas
    } en vez de { $instead } (mineral en cada recolección).
kingdoms-because-yield-food = { $when } ocupas { $now ->
        [one] { $now } llanura
       *[other] { $now } llanuras
    } en vez de { $instead } (comida en cada recolección).
kingdoms-because-rival-armies = { $when } { $player } tiene { $now ->
        [one] { $now } ejército
       *[other] { $now } ejércitos
    } en vez de { $instead }.
kingdoms-because-rival-capital = { $when } las capitales de { $player } valen { $now ->
        [one] { $now } punto
       *[other] { $now } puntos
    } en vez de { $instead }.
kingdoms-because-rival-tower = { $when } la torre de { $player } está en el nivel { $now } en vez de { $instead }.
kingdoms-because-rival-magic = { $when } la magia de { $player } está en el nivel { $now } en vez de { $instead }.
kingdoms-because-rival-land = { $when } { $player } ocupa { $region }, salvo que juegues esto.
kingdoms-price-land = { $when } no ocupas { $region }; con la mejor jugada, sí.
kingdoms-price-rival-land = { $when } { $player } ocupa { $region }; con la mejor jugada, no.
kingdoms-because-mana = { $when } tienes { $now } de maná en vez de { $instead }{ kingdoms-aim-mana }.
kingdoms-because-ore = { $when } tienes { $now } de mineral en vez de { $instead }{ kingdoms-aim-ore }.
kingdoms-because-food = { $when } tienes { $now } de comida en vez de { $instead }{ kingdoms-aim-food }.
kingdoms-because-bid = Gana a { $player } { $wins } de cada 100 veces y cuesta { $cost }, ganes o pierdas.
kingdoms-because-bid-sure = { $player } solo llega a { $reach }: ganas seguro y cuesta { $cost }.
kingdoms-because-flag = { $flags ->
        [0] No pagas nada, y lo probable es que gane { $player }.
       *[other] No pagas nada; { $player } también muestra la bandera { $flags } de cada 100 veces.
    }
kingdoms-outlook-war = { $player } puede llegar a { $reach }.
kingdoms-outlook-tie = Los empates son para { $player }.
kingdoms-outlook-shows = { $player } muestra, de 100
kingdoms-outlook-wins = ganas, de 100
kingdoms-outlook-pays = pagas
kingdoms-look-tower = Mira tu torre y lo que cuesta el siguiente nivel.
kingdoms-look-magic = Mira tu magia y lo que cuesta el siguiente nivel.
kingdoms-look-armies = Cuenta los ejércitos.
kingdoms-look-land = Mira las regiones alrededor de tus ejércitos.
kingdoms-look-resources = Cuenta tus recursos y lo que pagan.
kingdoms-situation-have = Tienes { $mana } de maná, { $ore } de mineral y { $food } de comida.
kingdoms-situation-works = Tu torre está en el nivel { $tower } y tu magia en el { $magic }.
kingdoms-situation-rival = La puntuación de { $player } es { $score }; la tuya, { $own }.

## De qué tratan los problemas

kingdoms-puzzle-1 = { $place }: niebla de la mañana
kingdoms-puzzle-2 = { $place }: una vieja frontera
kingdoms-puzzle-3 = { $place }: el mensajero
kingdoms-puzzle-4 = { $place }: una primavera fría
kingdoms-puzzle-5 = { $place }: humo en las colinas
kingdoms-puzzle-6 = { $place }: el puente
kingdoms-puzzle-7 = { $place }: una tregua breve
kingdoms-puzzle-8 = { $place }: la guardia nocturna
kingdoms-puzzle-9 = { $place }: caminos de otoño
kingdoms-puzzle-10 = { $place }: una plaza vacía
kingdoms-feature-points = puntos
kingdoms-feature-tower = torre
kingdoms-feature-magic = magia
kingdoms-feature-armies = ejércitos
kingdoms-feature-regions = regiones ocupadas
kingdoms-feature-capitals = capitales
kingdoms-feature-ore-missing-for-the-tower = mineral que falta para la torre
kingdoms-feature-mana-missing-for-magic = maná que falta para la magia
kingdoms-feature-food-missing-for-an-army = comida que falta para un ejército
kingdoms-feature-ore = mineral
kingdoms-feature-mana = maná
kingdoms-feature-food = comida
kingdoms-feature-forests = bosques
kingdoms-feature-mountains = montañas
kingdoms-feature-plains = llanuras
kingdoms-feature-regions-beside-rivals = regiones junto a rivales
kingdoms-feature-shared-regions = regiones compartidas
kingdoms-feature-armies-searching-ruins = ejércitos en ruinas

kingdoms-leaning-flag = Pacta
    .unit = de 100 guerras
    .text = { $how ->
            [much] Alza la bandera blanca mucho más que los demás.
           *[more] Alza la bandera blanca más que los demás.
            [less] Alza la bandera blanca menos que los demás.
            [little] Alza la bandera blanca mucho menos que los demás.
        }
    .likes = busca la paz
    .shuns = busca la guerra
kingdoms-leaning-build = Construye
    .unit = de 100 acciones
    .text = { $how ->
            [much] Construye la torre mucho más que los demás.
           *[more] Construye la torre más que los demás.
            [less] Construye la torre menos que los demás.
            [little] Construye la torre mucho menos que los demás.
        }
    .likes = levanta su torre
    .shuns = torre baja
kingdoms-leaning-research = Investiga
    .unit = de 100 acciones
    .text = { $how ->
            [much] Investiga magia mucho más que los demás.
           *[more] Investiga magia más que los demás.
            [less] Investiga magia menos que los demás.
            [little] Investiga magia mucho menos que los demás.
        }
    .likes = le gusta la magia
    .shuns = poca magia
