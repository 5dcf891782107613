### Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

tip-kingdoms-side = Busca bosque, montaña y llanura cerca unos de otros, y pocas regiones del borde.
tip-kingdoms-start = Primero la llanura: la comida hace ejércitos.
tip-kingdoms-split = 1 de mineral, 2 de maná y 3 de comida es un buen comienzo.
tip-kingdoms-select = Elige lo que te ayude más que a los demás: todos podrán hacerlo.
tip-kingdoms-perform = Actúa si te conviene. Si no, recolecta: nunca es en vano.
tip-kingdoms-march = Entrar donde hay un ejército rival es la guerra. Las regiones vacías son libres.
tip-kingdoms-bids = El maná cubre 2; el mineral, 1. Pagas tu número, ganes o pierdas.
tip-kingdoms-payment = Guarda lo que necesites para tu próxima acción.
tip-kingdoms-fate = Retirarse cuesta comida, una por cada ejército tuyo. Un ejército perdido se puede movilizar de nuevo.
tip-kingdoms-trade = Cualquier cantidad de un recurso por la misma de otro.
tip-kingdoms-collect = Un ejército tumbado en ruinas te deja elegir el recurso, y un último ejército da uno más a elección. Toma lo que cueste tu próxima acción.
tip-kingdoms-ending = El final se ha desencadenado: la partida acaba tras el quinto escudo. Cuenta lo que aún puedes hacer.
