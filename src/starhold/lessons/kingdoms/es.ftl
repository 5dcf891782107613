### Lecciones de Kingdoms. Lo que dice el guía: 45 palabras como máximo; ** destaca lo importante.

## Una colina y dos banderas

lesson-two-flags = Una colina y dos banderas
    .about = Una primera partida contra Boris y Vera: acciones para todos, una guerra, una alianza y los últimos escudos.
lesson-two-flags-goal = Reinas en Intheoros. Al final obtienes **1 punto por ejército, 1 por nivel de magia, los puntos de tu torre** y 2 por una capital que ocupes en solitario.
lesson-two-flags-end = El final llega cuando alguien tiene **sus 7 ejércitos, la torre 6 o la magia 5**. Entonces se juegan los escudos hasta el quinto, y se acabó.
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
lesson-two-flags-attack = Boris elige **Marchar**: de borde a borde, a otra tierra. Su ejército entra en tu llanura. **¡Guerra!**
lesson-two-flags-numbers = Los dos eligen un número en secreto. Gana el más alto, **el empate es tuyo, que defiendes**. Los dos pagan, **también quien pierde**. El maná cubre 2, el mineral 1, la comida nada: llegas a 5.
lesson-two-flags-bid = Boris también puede llegar a 5. Un 5 no puede perder, pero te deja sin nada. Él casi nunca lo gasta todo. Elige **3**.
    .high = Seguro y ruinoso: lo pagas aunque él saque un 1. Prueba con 3.
    .low = Barato, pero Boris ha venido a luchar. Elige 3.
    .flag = La bandera ofrece paz. Si él muestra cualquier número, pierdes la llanura. Con Boris, no.
lesson-two-flags-pay = 3 contra 2: **ganas**. La cuenta es 3: paga **1 de maná y 1 de mineral**.
    .mana = Eso cubre 4 para una cuenta de 3. Se perdería un punto.
lesson-two-flags-removed = Boris paga 2 y retira su ejército. Podía haberse retirado por 2 de comida. Su **último ejército** está a salvo: nadie puede entrar en su región.
lesson-two-flags-flag = Vera marcha a la misma llanura, sonriendo. No le gusta luchar. Dos **banderas blancas** hacen una **alianza**: los dos se quedan, nadie paga y ambos recolectan. Muestra la bandera.
    .number = Vencería a su bandera, te costaría maná y ganarías una enemiga. Aquí la paz es gratis.
lesson-two-flags-harvest = Boris eligió Marchar, así que tú también puedes marchar o **recolectar**. Recolecta: comida de la llanura (una región compartida paga a los dos) y mineral de la montaña.
    .quest = Quien deja una región ya no recolecta en ella. Has gastado mucho: recolecta.
lesson-two-flags-mobilise = Vera elige **Movilizar**. Únete: un tercer ejército cuesta 3 de comida, tantas como ejércitos tendrás. Va junto al de la montaña; la llanura compartida está llena.
    .collect = Dos recursos están bien. Un ejército es un punto, y en el turno de otro no te cuesta ningún turno.
lesson-two-flags-later = Más tarde. Tú 15, **Vera 16**, Boris 12. Hay tres escudos puestos. El tuyo será el cuarto, el de Boris el quinto; después, una partida con el final desencadenado se detiene.
lesson-two-flags-build = Tienes 6 de mineral: **Construir** el nivel 6. Tres puntos más, el final queda desencadenado y ningún rival puede pagar otro nivel.
    .research = Un punto, pero Vera aún puede alcanzarte. Construir acaba la partida cuando te conviene.
    .quest = Ahora nada de guerra. Con una construcción vas por delante.
    .pass = ¡Construye! Vale tres puntos.
lesson-two-flags-research = El último escudo: Boris eligió **Investigar**, y él y Vera tomaron el nivel 5. Vera tiene 18, y tú también. **Investiga**: 4 de maná, un punto.
    .goods = Los recursos no puntúan. Habría empate a 18, y el desempate es de quien tiene más ejércitos: Vera.
lesson-two-flags-won = La carta está llena y la partida acaba. **Tú { $points1 }, Vera { $points3 }, Boris { $points2 }.** ¡Un punto, ganado por mirar los escudos!
