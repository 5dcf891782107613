### Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-galaxies-keep-mission = Gardez-en une. Elle ne rapporte qu’à la toute fin : prenez celle qui va avec ce que vous feriez de toute façon.
tip-galaxies-main-choice = Activez les dés dans l’ordre que vous voulez. Avant chacun, demandez-vous qui pourrait suivre.
tip-galaxies-reroll = Prenez tous les dés inutiles. La première relance du tour est gratuite ; chaque autre coûte 1 énergie.
tip-galaxies-convert = Deux dés contre celui que vous voulez. Cela vaut la peine pour Colonie, rarement pour Énergie.
tip-galaxies-move-ship = Surface : l’action tout de suite. Orbite : des points plus tard. Quitter une orbite fait perdre la progression.
tip-galaxies-landing = L’action est facultative, mais ce vaisseau ne peut l’effectuer qu’en se posant.
tip-galaxies-advance = D’abord la planète la plus proche du bout de sa piste : les rivaux en repartent les mains vides.
tip-galaxies-colony-die = Un niveau ou une colonie. Un niveau coûte son numéro, en énergie ou en culture, sans mélange.
tip-galaxies-follow = 1 culture copie ce dé. Gardez-en 1 pour un dé qui vous fait coloniser une planète.
tip-galaxies-enemy-ship = Le vaisseau tout près du bout de sa piste : c’est là que cela fait le plus mal.
tip-galaxies-forced-reroll = 1 énergie et 1 culture font relancer ce dé à la Galaxie pirate. Gardez-les pour une avancée.
