### Lo que dice el guía la primera vez que aparece una decisión: 30 palabras como máximo.

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
