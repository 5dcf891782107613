### Leçons de Kingdoms. Paroles du guide : 45 mots au plus ; ** met en valeur l’essentiel.

## Une colline et deux drapeaux

lesson-two-flags = Une colline et deux drapeaux
    .about = Une première partie contre Boris et Vera : des actions pour tous, une guerre, une alliance et les derniers boucliers.
lesson-two-flags-goal = Vous régnez sur Intheoros. À la fin, vous marquez **1 point par armée, 1 par niveau de magie, les points de votre tour**, et 2 pour une capitale que vous ne partagez pas.
lesson-two-flags-end = La fin est déclenchée quand quelqu’un a **ses 7 armées, la tour 6 ou la magie 5**. On joue alors jusqu’au cinquième bouclier de la carte d’action, et c’est fini.
lesson-two-flags-turn = À chaque tour, un joueur pose un bouclier sur une des six actions. Ensuite **chacun** peut la faire. Qui ne veut pas **récolte**, mais jamais celui dont c’est le tour.
lesson-two-flags-patrol = À vous. Deux armées dans une région ne récoltent qu’une fois, et une région pleine ne reçoit pas de nouvelle armée. Choisissez **Patrouille**, et effectuez-la.
    .mobilise = Il faut une région avec exactement une armée à vous. Séparez-les d’abord.
    .build = Le niveau 1 coûte 1 minerai et ne donne encore aucun point. Bientôt.
    .research = Bonne affaire, mais des armées groupées gagnent moitié moins. Patrouille d’abord.
    .spread = Faites d’abord travailler vos deux armées : Patrouille.
    .pass = Vous pouvez ne rien faire, mais pourquoi offrir l’action ?
lesson-two-flags-march = Marchez vers la **montagne intérieure**. Les montagnes donnent du minerai, et celle-ci ne touche pas le bord de la carte : aucune quête ne peut l’atteindre.
    .edge = Du minerai aussi, mais au bord : ouverte à toutes les quêtes.
    .forest = Les forêts donnent du mana. Il nous faut du minerai pour la tour : la montagne intérieure.
lesson-two-flags-collect = Boris **récolte** : sa plaine donne 1 nourriture, une seule fois, malgré ses deux armées. Vera patrouille aussi et prend sa capitale.
lesson-two-flags-attack = Boris choisit **Quête** : d’un bord à l’autre, vers un autre territoire. Son armée entre dans votre plaine. **La guerre !**
lesson-two-flags-numbers = Chacun choisit un nombre en secret. Le plus haut gagne, **l’égalité est pour vous, le défenseur**. Chacun paie son nombre, **le perdant aussi**. Un mana couvre 2, un minerai 1, la nourriture rien : vous atteignez 5.
lesson-two-flags-bid = Boris peut atteindre 5, lui aussi. Un 5 ne peut pas perdre, mais vous laisse sans rien. Il dépense rarement tout. Choisissez **3**.
    .high = Sûr, mais ruineux : vous le payez même contre un 1. Essayez 3.
    .low = Pas cher, mais Boris est venu se battre. Choisissez 3.
    .flag = Le drapeau offre la paix. S’il montre un nombre, la plaine est perdue. Pas avec Boris.
lesson-two-flags-pay = 3 contre 2 : **vous gagnez**. Le coût de guerre est de 3 : payez **1 mana et 1 minerai**.
    .mana = Cela couvre 4 pour un coût de 3. Un point serait gaspillé.
lesson-two-flags-removed = Boris paie 2 et retire son armée. Il aurait pu reculer pour 2 nourritures. Sa **dernière armée** est à l’abri : personne ne peut entrer dans sa région.
lesson-two-flags-flag = Vera arrive dans la même plaine, tout sourire. Elle n’aime pas se battre. Deux **drapeaux blancs** font une **alliance** : on reste, on ne paie rien, on récolte à deux. Montrez le drapeau.
    .number = Il battrait son drapeau, vous coûterait du mana et ferait une ennemie. Ici, la paix est gratuite.
lesson-two-flags-harvest = Boris a choisi Quête : vous pouvez partir aussi, ou **récolter**. Récoltez : la nourriture de la plaine (une région partagée paie les deux), le minerai de la montagne.
    .quest = Qui quitte une région n’y récolte plus. Vous avez beaucoup dépensé : récoltez.
lesson-two-flags-mobilise = Vera choisit **Mobilisation**. Faites comme elle : une troisième armée coûte 3 nourritures, autant que vous aurez d’armées. Elle rejoint celle de la montagne ; la plaine partagée est pleine.
    .collect = Deux ressources, c’est bien. Mais une armée est un point, et vous n’y dépensez pas votre tour.
lesson-two-flags-later = Plus tard. Vous 15, **Vera 16**, Boris 12. Trois boucliers sont posés. Le vôtre sera le quatrième, celui de Boris le cinquième ; ensuite, si la fin est déclenchée, la partie s’arrête.
lesson-two-flags-build = Vous avez 6 minerais : **Construction**, niveau 6. Trois points de plus, la fin est déclenchée, et aucun rival ne peut se payer un niveau.
    .research = Un point, mais Vera garde le temps de revenir. Construire finit la partie à vos conditions.
    .quest = Pas de guerre maintenant. Une construction, et vous êtes en tête.
    .pass = Construisez ! Cela vaut trois points.
lesson-two-flags-research = Dernier bouclier : Boris a choisi **Recherche** ; Vera et lui ont pris le niveau 5. Vera a 18 points, vous aussi. Faites aussi **Recherche** : 4 manas, un point.
    .goods = Les ressources ne rapportent rien. À 18 partout, l’égalité va à qui a le plus d’armées : Vera.
lesson-two-flags-won = La carte est pleine, la partie s’arrête. **Vous { $points1 }, Vera { $points3 }, Boris { $points2 }.** Un point, gagné en regardant les boucliers !

## Le prix d’une colline

lesson-bids = Le prix d’une colline
    .about = Quatre guerres à ressources ouvertes : le plus petit nombre qui ne peut pas perdre, l’égalité, une remise et un bluff.
lesson-bids-purses = Les ressources sont visibles : une guerre se calcule. Un mana couvre 2, un minerai 1, la nourriture rien. Boris a 1 mana et 1 minerai : **il ne peut pas montrer plus de 3**. Comptez ainsi avant chaque guerre.
lesson-bids-defend = Boris arrive en quête dans votre plaine. **L’égalité va au défenseur** : le plus petit nombre qui ne peut pas perdre est donc son maximum, **3**. Payez 1 mana et 1 minerai.
    .low = Il peut montrer 3, et cela lui suffirait.
    .high = Vous gagnez aussi, mais vous payez tout, et un 3 ne peut pas perdre.
    .flag = Le drapeau perd contre tout nombre, et Boris ne vient pas faire la paix.
    .waste = Cela couvre 4 pour un prix de 3. Avec un minerai, rien n’est perdu.
lesson-bids-attack = À vous d’attaquer : vous atteignez 6. Lira atteint 9, Boris seulement 3 : allez où vous pouvez payer plus que le défenseur. Choisissez **Quête** et entrez dans **la plaine de Boris**.
    .select = Seule une quête mène dans un autre territoire. Choisissez Quête et effectuez-la.
    .lira = Lira atteint 9, vous 6 : quoi que vous montriez, elle peut gagner.
    .plains = Vous n’avez pas de nourriture, et la plaine de Boris en donne. Allez-y.
lesson-bids-four = L’attaquant perd les égalités. Il vous faut donc **un de plus que son maximum : 4**. Payez deux manas, ou un mana et deux minerais.
    .high = Boris ne dépasse jamais 3. Tout ce que vous montrez au-dessus de 4 est gaspillé.
    .tie = S’il montre 3 lui aussi, l’égalité est pour lui, le défenseur.
    .low = Il peut montrer 3 et gagnerait. Il vous faut 4.
lesson-bids-discount = Vous menez maintenant les **Centaures** et connaissez leur premier pouvoir : défendre une plaine coûte 1 de moins. Un seul mana vous mène à 3 : **une remise baisse le prix, pas le nombre**. Boris atteint 3. Montrez **3**.
    .low = Il peut montrer 3. Vous aussi : cela ne vous coûte que 2.
    .flag = Vous pouvez payer un nombre qui ne perd pas. Montrez 3.
lesson-bids-bluff = Lira atteint 8, vous seulement 3 : aucun nombre n’est sûr. Mais elle s’attend à vous voir céder et aime économiser. Un **1** coûte un minerai, **bat le drapeau et gagne l’égalité contre un 1**. Montrez 1.
    .high = Contre un grand nombre, c’est perdu quand même ; contre un 1, votre 1 suffit.
    .flag = Gratuit, mais il perd contre tout nombre, et la plaine avec. Un minerai achète une chance.
    .waste = Un mana couvre 2. Payez ce 1 avec votre minerai.
lesson-bids-end = Elle a montré 1 : l’égalité est pour vous. Retenez : en défense **le maximum du rival**, en attaque **un de plus**. Et si vous ne pouvez pas gagner, perdez à bas prix : le perdant paie aussi.

## Drapeaux blancs et alliances brisées

lesson-flags = Drapeaux blancs et alliances brisées
    .about = Une alliance avec Gala, ce qui la brise et ce qui est alors en jeu.
lesson-flags-offer = Gala arrive en quête dans votre plaine, tout sourire. Deux **drapeaux blancs** font une **alliance** : ni guerre, ni prix, les deux armées restent. Une guerre pourrait tout vous coûter. Montrez le **drapeau**.
    .number = Un nombre battrait son drapeau, mais vous le paieriez et perdriez une amie. La paix nourrit les deux.
lesson-flags-harvest = La plaine est partagée, et **chacun y récolte**. Chacun peut partir quand il veut ; avec la dernière région partagée, l’alliance prend fin, sans autre conséquence. **Récoltez**.
    .quest = Vous quitteriez ce que la paix vient de vous donner. Récoltez.
lesson-flags-stake = Plus tard. Une alliance **ne protège personne** : Gala entre en quête dans votre forêt avec une autre armée. Si l’un de vous montre un nombre, l’alliance est brisée, et **toutes vos régions partagées** sont en jeu.
lesson-flags-answer = Cette guerre décide donc de la forêt et de la plaine. Gala a 2 manas et 1 minerai : elle atteint 5. Vous défendez, donc **5** ne peut pas perdre. Payez 2 manas et 1 minerai.
    .high = Gala ne peut pas montrer plus de 5. Gardez le reste.
    .low = Elle peut montrer 5, et vous perdriez les deux régions.
    .flag = Contre un nombre, le drapeau perd la forêt et la plaine. Après une telle visite, comptez.
    .waste = 3 manas couvrent 6. Avec 2 manas et 1 minerai, rien n’est perdu.
lesson-flags-lost = Gala a montré 4. Elle perd l’armée qui attaquait **et** celle de la plaine : chacune pourrait reculer, mais Gala n’a pas de nourriture. Une guerre, deux armées.
lesson-flags-poor = Cela vaut aussi pour vous. Vous partagez votre plaine avec Vera, qui n’a ni mana ni minerai : **elle ne peut montrer que le drapeau**. Choisissez **Quête**, de votre **forêt** vers **sa plaine**.
    .select = Seule une quête mène dans un autre territoire. Choisissez Quête et effectuez-la.
    .leave = Cette armée se trouve dans la région partagée. Si elle part, l’alliance finit avant la guerre, et rien d’autre n’est en jeu. Prenez celle de la forêt.
    .elsewhere = C’est Vera qui ne peut pas payer de guerre. Entrez dans sa plaine.
lesson-flags-one = Tout nombre bat le drapeau. Montrez **1**, et payez avec votre minerai.
    .high = Un 1 suffit : Vera ne peut montrer aucun nombre.
    .flag = Deux drapeaux ne donneraient qu’une deuxième région partagée. Aujourd’hui, on prend les deux.
    .waste = Un mana couvre 2. Votre minerai suffit.
lesson-flags-end = Vera perd ses deux armées, et cela vous a coûté un seul minerai. Voilà ce que coûte une réserve vide entre amis : **gardez de quoi faire la guerre** tant que vous avez des alliés, et regardez ce qu’ils gardent.

## Agir ou récolter

lesson-collect-or-act = Agir ou récolter
    .about = Boris et Vera choisissent des actions : quand les imiter, et quand une récolte vaut mieux.
lesson-collect-or-act-rule = Au tour d’un autre, vous répondez : faire la même action, ou **récolter** 1 ressource par région où vous avez une armée. Avec une forêt, une plaine et une montagne, la récolte donne **3**. L’action vaut-elle plus ?
lesson-collect-or-act-build = Boris construit. Vous avez 2 minerais, le prix exact du niveau 2 de la tour : un point. Et c’est le tour d’un autre : **vous ne dépensez pas le vôtre**. **Construisez** aussi.
    .collect = Trois ressources, c’est bien. Mais Construction a son bouclier : personne ne la choisira avant que la carte soit dégagée. Construisez.
lesson-collect-or-act-trade = Vera fait du commerce. Vous avez 1 mana et 2 nourritures. Le commerce ne fait que **changer** une ressource en une autre ; la récolte en **ajoute 3**. **Récoltez**.
    .act = Vous en auriez autant qu’avant, mais d’une autre sorte. Récoltez plutôt 3.
lesson-collect-or-act-own = À vous, et pendant votre tour vous ne récoltez **jamais**. Choisissez donc ce que vous pouvez payer : **Recherche**, niveau 2, coûte 2 manas. Vous les avez.
    .mobilise = Une quatrième armée coûte 4 nourritures, et vous en avez 3. Choisissez ce que vous pouvez payer.
    .select = Vos armées sont bien placées. La recherche donne un point.
    .pass = Vous ne l’auriez choisie que pour les autres. Effectuez-la.
    .traded = Les Humains peuvent commercer à la place, mais un niveau de magie est un point.
lesson-collect-or-act-patrol = Boris choisit **Patrouille** et prend sa capitale. Vos trois armées sont dans trois régions qui rapportent, et il ne manque qu’une nourriture pour une armée. **Récoltez**.
    .act = Un pas ne vous apporte rien ici, et 3 ressources vous manqueraient. Récoltez.
lesson-collect-or-act-mobilise = Vera mobilise. Une quatrième armée coûte 4 nourritures : après cette récolte, vous les avez. **Mobilisez** dans la région de votre choix : là où il y a deux armées, personne ne peut entrer.
    .collect = Maintenant vous pouvez payer l’armée, et c’est un point. Mobilisez.
lesson-collect-or-act-end = Un niveau de tour, un niveau de magie, une armée : **3 points**, et un seul tour était à vous. Agissez quand cela fait un point ou y mène. Sinon récoltez, pour pouvoir payer ensuite.

## Lire les boucliers

lesson-shields = Lire les boucliers
    .about = Quelle action reste de côté, quand la carte est dégagée, et avec quel bouclier finir la partie.
lesson-shields-five = Six actions, **cinq boucliers**. Quatre sont posés, le vôtre sera le cinquième. Ensuite la carte est dégagée : **une action reste de côté** à chaque fois. À vous de décider laquelle : Construction ou Mobilisation.
lesson-shields-leave = Regardez les réserves. Boris a 5 minerais, Lira 4 : chacun peut payer un niveau de tour, pas vous. Pour une armée, la nourriture leur manque. Donc **Mobilisation** : votre troisième armée coûte 3 nourritures.
    .build = Boris et Lira construiraient tous les deux, et vous ne feriez que regarder.
    .pass = Vous l’avez choisie, vous pouvez la payer, et une armée est un point. Effectuez-la.
lesson-shields-cleared = Personne n’a pu en faire autant, les deux ont récolté. Maintenant **les cinq boucliers quittent la carte**, et Boris peut choisir n’importe quelle action. Il pourra enfin construire, mais vous avez votre armée.
lesson-shields-when = Plus tard. 7 armées, la tour 6 ou la magie 5 déclenchent la fin, mais elle ne vient **que lorsque la carte est dégagée**. Déclenchée au premier bouclier, elle laisse quatre tours. Au **cinquième**, aucun.
lesson-shields-last = Vous 15, Boris 15, **Lira 16**, et votre bouclier est le cinquième. Tous les trois peuvent payer Construction. La **Recherche** de niveau 5 n’est à la portée de personne d’autre : un point, et un autre pour votre cinquième pouvoir.
    .build = Boris et Lira ont aussi 6 minerais : chacun gagnerait 3 points, et Lira resterait en tête.
    .pass = Vous pouvez la payer, et elle gagne la partie. Effectuez-la.
    .traded = Le commerce ne donne aucun point et ne finit pas la partie. Choisissez Recherche.
lesson-shields-won = Personne n’a pu en faire autant, la carte est dégagée, la partie est finie : **vous { $points1 }, Lira { $points3 }, Boris { $points2 }**. Construction est restée de côté, et avec elle les points des autres.

## Couchée dans les ruines

lesson-ruins = Couchée dans les ruines
    .about = Les ruines donnent ce qu’il vous faut : entrer, fouiller, se relever et partir avant la fin.
lesson-ruins-enter = Vous n’avez pas de minerai. Les **ruines** donnent une ressource au choix, mais une armée qui y entre **se couche** pour fouiller. Choisissez **Patrouille** et entrez dans les ruines avec l’une des armées.
    .select = Les ruines sont sur votre territoire : une patrouille y mène. Choisissez Patrouille et effectuez-la.
    .elsewhere = Possible, mais cela donne une seule sorte ou rien. Dans les ruines, vous choisissez à chaque récolte.
lesson-ruins-search = Boris fait du commerce. **Récoltez** : l’armée dans les ruines donne 1 ressource **au choix**. Prenez du **minerai**. Tant qu’elle est couchée, elle ne peut pas bouger.
    .trade = Le commerce ne fait que changer ce que vous avez. La récolte ajoute deux ressources.
    .other = Vous n’avez toujours pas de minerai, et les tours en demandent. Prenez du minerai.
lesson-ruins-danger = Plus tard. Boris a la magie 5, la fin est déclenchée, il reste deux boucliers. Vous avez tous 12 points : **les armées dans les ruines sont perdues avant le décompte**, la vôtre n’y compte donc pas.
lesson-ruins-stand = Une armée couchée ne peut pas partir. Avec **Patrouille**, vous pouvez la **relever** au lieu d’avancer. Elle ne trouve alors plus rien, mais l’action suivante peut la faire sortir.
    .select = L’armée doit d’abord se relever, et seule une patrouille le permet.
    .other = Ce pas ne donne aucun point. Relevez l’armée dans les ruines.
lesson-ruins-leave = Boris choisit **Quête**, le dernier bouclier. Les ruines sont au bord : partez en **quête** avec cette armée vers une **région vide du territoire de Vera**.
    .collect = Les ressources ne rapportent rien, et l’armée serait perdue. Partez en quête.
    .ruins = Encore des ruines : l’armée y serait perdue de la même façon.
    .war = Une armée s’y trouve, et une guerre pourrait vous coûter la vôtre. Prenez une région vide chez Vera.
    .other = Cette armée compte déjà où elle est. Prenez celle des ruines.
lesson-ruins-end = Sauvée : **vous { $points1 }, Boris { $points2 }, Vera { $points3 }**. Les ruines peuvent vous nourrir toute la partie. Prévoyez seulement deux actions pour sortir : se relever, puis partir.

## À deux joueurs

lesson-lost-kingdom = À deux joueurs
    .about = Le Royaume perdu, ses armées neutres dont le prix baisse, et pourquoi personne ne fait la paix.
lesson-lost-kingdom-neutral = À deux, un troisième territoire est sur la table, le **Royaume perdu**, avec une **armée neutre** dans chacune de ses cinq régions. Chaque armée capturée vaut un point, chaque région que vous y tenez aussi.
lesson-lost-kingdom-price = Boris y part en quête. Les armées neutres ne montrent pas de nombre ; le prix est **le nombre d’armées qui restent : 5**. Qui le paie gagne à coup sûr. Il en reste quatre : la suivante coûte **4**.
lesson-lost-kingdom-enter = Boris a choisi Quête, vous pouvez donc partir aussi. Entrez dans une **forêt du Royaume perdu** et payez 4 : deux manas, ou un mana et deux minerais. Cela fait **deux points de plus**.
    .collect = Alors les moins chères seront pour Boris. Deux points pour un prix de 4 : partez en quête.
    .boris = Aucune armée neutre ne s’y trouve. Les points sont dans les forêts du Royaume perdu.
    .plains = Une plaine est bien aussi, mais la forêt donne du mana, et le mana paie les guerres. Prenez une forêt.
lesson-lost-kingdom-flag = À deux, il n’y a **pas d’alliance**. Boris entre dans votre plaine sans ressources : il ne peut montrer que le drapeau. Deux drapeaux font égalité, et **l’égalité est pour vous**, le défenseur. Le **drapeau** est gratuit.
    .number = Cela gagne aussi, mais vous le paieriez. Ici, le drapeau suffit.
lesson-lost-kingdom-end = Boris n’a pas de nourriture pour reculer : son armée est perdue. Retenez : le Royaume perdu **coûte moins à chaque capture**, deux points chaque fois, et à deux un drapeau n’apporte jamais la paix.
