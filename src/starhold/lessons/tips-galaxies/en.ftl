### What the coach says at the first meeting of each decision: at most 30 words.

tip-galaxies-keep-mission = Keep one. It pays only at the very end, so choose one that fits what you would do anyway.
tip-galaxies-main-choice = Use dice in any order. Before you use one, ask who could follow it.
tip-galaxies-reroll = Pick all the dice you don’t need. The first reroll of a turn is free; each later one costs 1 energy.
tip-galaxies-convert = Two dice for the one you want. Worth it for a colony die, seldom for energy.
tip-galaxies-move-ship = Surface: the planet’s power now. Orbit: points later. Leaving an orbit loses its steps.
tip-galaxies-landing = Use the planet’s action now or skip it. A ship can use it only when it lands.
tip-galaxies-advance = Advance towards the planet nearest to the end of its track: rivals on it go home empty-handed.
tip-galaxies-colony-die = Upgrade, or use a colony. A level costs its number, in energy or in culture, not mixed.
tip-galaxies-follow = 1 culture copies this die. Keep 1 for a die that finishes a planet.
tip-galaxies-enemy-ship = Push back the ship nearest to the end of its track.
tip-galaxies-forced-reroll = 1 energy and 1 culture make the Rogue roll this die again. Save them for an advance.
