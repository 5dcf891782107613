### Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

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
