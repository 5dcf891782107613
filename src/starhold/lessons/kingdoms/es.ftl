### Lecciones de Kingdoms. Lo que dice el guía: 45 palabras como máximo; ** destaca lo importante.

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
