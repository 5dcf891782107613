### Leçons de Roll. Paroles du guide : 45 mots au plus ; ** met en valeur l’essentiel.

## Deviner les autres

lesson-guess-the-others = Deviner les autres
    .about = Une première partie contre Otto et Lira : des dés qui sont votre peuple, des phases que quelqu’un choisit, et la dernière manche.
lesson-guess-the-others-goal = Bâtissez l’empire le plus riche. Comptent le **coût de chaque tuile construite**, les **jetons de PV** de vos expéditions et les bonus des tuiles de coût 6.
lesson-guess-the-others-end = La partie finit après une manche où quelqu’un a **12 cases**, ou quand la **réserve** de jetons est vide. Vous avez 3 cases ; la réserve contient 36 jetons.
lesson-guess-the-others-people = Vos **dés sont votre peuple**. Lancés derrière l’écran, ils se tiennent sous ce qu’ils savent faire : un explorateur, deux colons, un expéditeur.
lesson-guess-the-others-phases = Mais une phase n’a lieu que si **quelqu’un la choisit**. Vous en choisissez une, en secret, avec un dé. Les autres aussi. Ce qui est choisi, **tout le monde** le fait.
lesson-guess-the-others-select = Otto adore les tuiles : attendez-vous à l’Exploration. Lira vend tout : attendez-vous à l’Expédition. Personne ne colonisera pour vous. Mettez un colon sur **Colonisation**.
    .die = N’importe quel dé peut choisir, mais chacun des autres a son travail, et Monde des gemmes ne demande que deux colons.
    .theirs = Otto et Lira s’en chargent déjà. Choisissez ce que personne d’autre ne choisira.
    .idle = Vous n’y avez aucun dé. Choisissez Colonisation.
lesson-guess-the-others-lock = Le dé qui choisit travaille aussi dans cette phase. Votre plan est prêt : **levez l’écran**.
    .dictate = Bon à savoir, pour la prochaine manche. Ici, chaque dé est bien placé.
lesson-guess-the-others-reveal = Les écrans se lèvent. Exploration, Colonisation et Expédition ont lieu : **vos quatre dés travaillent**. Les dés des phases non choisies retourneraient au gobelet.
lesson-guess-the-others-scout = Exploration : **prospecter** pour une tuile, ou **s’approvisionner** pour 2 $. Votre pile de mondes sera bientôt vide. Prospectez, puis piochez.
    .stock = L’argent est utile aussi, mais il n’y aurait plus rien à coloniser.
    .abandon = Vos deux tuiles sont bon marché. Gardez-les.
lesson-guess-the-others-put = Ceinture d’astéroïdes ou Robots arpenteurs : chaque tuile a deux faces. Mettez-la **sous vos mondes** : coût 2 au lieu de 5.
    .development = Il faudrait cinq développeurs, et plus de monde à venir. Sous les mondes.
lesson-guess-the-others-settle = Colonisation : deux colons paient **Monde des gemmes**. Il est à vous, et un nouveau dé de nouveautés saute dans le gobelet. Les colons se reposent dans la **Population** jusqu’au recrutement.
lesson-guess-the-others-trade = Expédition : votre marchandise peut être **vendue** 3 $ ou **consommée** pour 3 PV au plus. Sept dés se reposeront, et vous avez 1 $. **Vendez.**
    .consume = Trois PV, c’est bien en fin de partie. Maintenant, vous ne pourriez recruter qu’un dé.
lesson-guess-the-others-hire = Gestion : recruter un dé de la Population coûte 1 $, et il faut recruter tant que l’on peut. Vous avez 4 $. Prenez les deux dés de **nouveautés** ; les autres sont des dés de base.
    .home = Les dés de nouveautés produisent et expédient bien mieux, et vont à vos mondes.
lesson-guess-the-others-wild = Nouveau lancer. Trois de vos mondes peuvent porter des marchandises : produire, puis expédier dans la même manche. Un dé **joker** va partout : mettez-le en **Expédition**.
    .produce = Les marchandises attendraient un expéditeur. Lira choisira encore Expédition : soyez-y.
    .idle = Il n’y ferait rien. Mettez-le en Expédition.
lesson-guess-the-others-produce = Lira s’occupe de l’Expédition. **Choisissez Production** avec votre producteur.
    .ship = Lira la choisira de nouveau. Faites confiance à son avidité.
    .die = Cela marche, mais votre producteur y est déjà. Prenez-le.
    .idle = Il ne s’y passerait rien pour vous. Choisissez Production.
lesson-guess-the-others-dictate = Deux explorateurs, et pas d’Exploration. **Ordonner** : cédez un dé, déplacez-en un autre. Cédez l’explorateur **de base**, déplacez celui de **nouveautés** en Production, puis levez l’écran.
    .novelty = Gardez-le : une marchandise de nouveautés sur un monde de nouveautés vaut un PV de plus.
    .shipper = Il vous faut vos expéditeurs. Cédez l’explorateur de base.
    .elsewhere = Prenez l’explorateur de nouveautés et mettez-le en Production.
    .early = Deux dés ne feraient rien. L’un d’eux peut être sauvé.
lesson-guess-the-others-consume = Deux marchandises, et Marchés de consommation vous a payé 2 $. **Consommez** les deux, d’abord avec l’expéditeur de **nouveautés**. Expéditeur et marchandise de la bonne couleur valent chacun 1 de plus.
    .home = Il expédie aussi, mais celui de nouveautés rapporte un PV de plus. Lui d’abord.
    .trade = Vous avez 3 $, assez pour recruter. Les PV sont des points.
lesson-guess-the-others-later = Plus tard. Vous avez 11 cases, et la réserve 4 jetons. **Cette manche peut être la dernière**, et c’est à vous d’en décider.
lesson-guess-the-others-develop = Association de libre-échange demande encore deux développeurs. Elle vaut 6, plus 5 pour vos mondes de nouveautés. Choisissez **Développement** avec le colon **de base** inoccupé, puis levez l’écran : Lira expédiera.
    .ship = Lira s’en charge. Sans Développement, les 11 points restent en chantier, et la prochaine manche est pour elle.
    .rare = Il n’y resterait qu’un développeur. Prenez le colon inoccupé.
    .other = Choisissez Développement, avec le dé de base en Colonisation.
    .dictate = Inutile : chaque dé est bien placé.
lesson-guess-the-others-won = Construit : 12 cases. Deux marchandises consommées pour 6 PV, dont 2 au-delà de la réserve vide : personne n’est lésé. **Vous { $points1 }, Lira { $points3 }, Otto { $points2 }.** Victoire !

## Vendre ou consommer

lesson-ship-two-ways = Vendre ou consommer
    .about = La même marchandise quand l’argent manque et quand il ne manque plus : les crédits ramènent vos dés, les PV sont des points.
lesson-ship-two-ways-ways = Chaque expéditeur prend **une marchandise** sur un monde et la **vend** contre des crédits ou la **consomme** pour des PV. Ensuite les deux dés, expéditeur et marchandise, vont dans la Population.
lesson-ship-two-ways-poor = Début de partie. Après cet envoi, six dés se reposeront, et vous avez 1 $. Sur un monde d’éléments rares, la marchandise se vend **4 $** ; consommée, elle rapporte 2 PV. **Vendez.**
    .consume = Deux PV maintenant, mais avec 1 $ vous ne recruteriez qu’un dé sur six. Vendez.
lesson-ship-two-ways-hire = Vous avez 5 $, et six dés se reposent : il en restera un. Recrutez le dé d’**éléments rares** ; les autres sont tous pareils.
    .home = Un dé doit rester. Que ce soit un dé de base : recrutez d’abord celui d’éléments rares.
lesson-ship-two-ways-rich = Fin de partie. Avec **8 $**, vous pouvez déjà recruter tout le monde. **Consommez** la marchandise d’éléments rares avec l’**expéditeur d’éléments rares** : 1 PV, plus 1 pour la marchandise assortie, plus 1 pour l’expéditeur assorti.
    .home = Un dé de base n’est jamais assorti. Sur un monde d’éléments rares, l’autre expéditeur rapporte un PV de plus.
    .trade = Vous avez assez d’argent. Maintenant, ce sont les PV qui comptent.
    .colour = Cet expéditeur n’est pas assorti à un monde de nouveautés. Prenez la marchandise de sa couleur.
lesson-ship-two-ways-second = L’expéditeur de base prend l’autre marchandise. Lui n’est pas assorti à Monde des gemmes, mais elle l’est : **consommez**-la pour 2 PV.
    .trade = Vous n’avez plus besoin de 3 $. Consommez-la.
lesson-ship-two-ways-sum = Cinq PV ; en échangeant les expéditeurs, c’était quatre. **Vendez tant que l’argent manque, consommez ensuite**, et assortissez les couleurs. Un dé de consommation est assorti à tous les mondes.

## Un chantier bien rangé

lesson-stack = Un chantier bien rangé
    .about = Quand abandonner une tuile, quels dés restent en place et dans quel ordre on construit les nouvelles tuiles.
lesson-stack-site = On ne construit que la **tuile du dessus** de chaque pile. Votre monde, Sentinelles aliens, demande **six** colons ; deux y sont. Ce sera long. Exploration et Colonisation ont lieu, et vous avez deux explorateurs.
lesson-stack-abandon = Prospecter fait piocher une tuile, **plus une par tuile abandonnée** auparavant. **Prospectez**, abandonnez **Sentinelles aliens**, puis piochez.
    .stock = L’argent, tout à l’heure. Rangez d’abord le chantier : prospectez.
    .cheap = Droits d’exportation ne coûte que 2. Gardez cette tuile.
    .early = Abandonnez d’abord Sentinelles aliens : vous piocherez une tuile de plus.
lesson-stack-put = Les deux colons **restent sur l’emplacement** et travaillent pour le prochain monde. Les tuiles vont **sous** la pile : la première posée se construit d’abord. **Monde des gemmes** (coût 2), puis **Monde à forte gravité**.
    .order = Monde à forte gravité serait au-dessus. Monde des gemmes coûte 2 et a justement ses deux colons : lui d’abord.
    .side = En développement, il faudrait au moins quatre dés. Faites-en un monde.
lesson-stack-stock = Chaque explorateur doit agir. Il y a de quoi construire, mais cinq dés se reposeront bientôt, et vous avez 1 $. **Approvisionnez-vous** : 2 $.
    .scout = Il y a déjà de quoi construire. Sans crédits, vos dés restent dans la Population : approvisionnez-vous.
lesson-stack-built = L’Exploration n’achève rien, mais la Colonisation suivait : **Monde des gemmes est construit sans un seul nouveau colon**, grâce aux deux qui étaient restés. Monde à forte gravité est maintenant au-dessus et coûte 1.

## Ordonner et ses cousins

lesson-dictate = Ordonner et ses cousins
    .about = Trois façons d’amener les dés là où il les faut : un développement, Ordonner, et Ordonner encore.
lesson-dictate-roll = Otto développera, Lira expédiera. Vous avez deux mondes de nouveautés vides, mais un seul producteur et aucun expéditeur. Les **pouvoirs de réaffectation** déplacent des dés d’une rangée à l’autre, chacun une fois par manche.
lesson-dictate-select = Choisissez d’abord : les pouvoirs viennent après, et aucun ne déplace le dé qui choisit. **Choisissez Production** avec votre **producteur de nouveautés**.
    .ship = Lira choisira Expédition pour vous. Choisissez Production.
    .die = Cela irait, mais votre producteur y est déjà. Choisissez avec lui.
    .idle = Cela ne sert pas votre plan. Choisissez Production.
lesson-dictate-subsidies = D’abord ce qui ne coûte rien. **Subventions locales** déplace un ouvrier **de base** : utilisez ce pouvoir et envoyez un explorateur de base en **Expédition**.
    .elsewhere = Personne n’explore : prenez là un dé de base et envoyez-le en Expédition.
    .dictate = Ordonner vous coûte un dé. D’abord ce qui est gratuit : Subventions locales.
    .early = Cinq de vos dés n’ont encore rien à faire. Utilisez Subventions locales.
lesson-dictate-dictate = **Ordonner** est à tout le monde : cédez un dé, déplacez-en un autre. Cédez l’**explorateur de base** et déplacez celui de **nouveautés** en **Production**.
    .other = Celui-là servira. Cédez l’explorateur de base.
    .elsewhere = Déplacez l’explorateur de nouveautés en Production : vous avez deux mondes à remplir.
    .early = Votre second monde resterait vide. Ordonnez d’abord.
lesson-dictate-backup = Avec **Plan de secours**, vous pouvez ordonner **autant de fois que vous voulez**. Cédez un colon de base, déplacez l’autre en **Expédition** et levez l’écran.
    .other = Ce dé a son travail. Cédez un colon de base.
    .elsewhere = Vous avez deux producteurs et un expéditeur. Déplacez le colon de base en Expédition.
    .early = Deux marchandises et un expéditeur : ordonnez encore, et les deux colons auront servi.
lesson-dictate-done = Deux marchandises produites et consommées pour **4 PV**, avec un lancer d’un seul producteur. Les deux dés cédés n’étaient pas perdus : à la révélation, ils sont **revenus au gobelet**, gratuitement.

## Quel dé pour quel monde

lesson-colours = Quel dé pour quel monde
    .about = Les dés assortis à un monde rapportent plus, et chaque couleur a ses faces : qui envoyer, et qui recruter.
lesson-colours-match = La couleur d’un dé ne change jamais et compte deux fois : pour les **mondes assortis** et pour ses **faces**. D’abord les mondes : un de nouveautés, un d’éléments rares, tous deux vides. Chacun porte une marchandise.
lesson-colours-goods = Tout dé peut devenir la marchandise de tout monde coloré. Mais à la consommation, **la couleur du monde** rapporte 1 PV de plus. Mettez le dé de **nouveautés** sur le monde de nouveautés, celui d’**éléments rares** sur l’autre.
    .home = Un dé de base n’est assorti à aucun monde. Qu’il revienne au gobelet ; prenez les deux autres.
    .cross = Échangés, aucun des deux ne serait assorti. Chacun sur le monde de sa couleur.
lesson-colours-rare = La couleur de l’expéditeur compte aussi. Un dé de **consommation** va à **tous** les mondes, celui d’éléments rares au sien seulement : il passe donc **en premier**. **Consommez** avec lui la marchandise d’éléments rares : 3 PV.
    .joker = Il va partout et peut attendre. D’abord l’expéditeur d’éléments rares.
    .cross = Là, cet expéditeur rapporte un PV de moins. Prenez la marchandise d’éléments rares.
    .trade = Vous avez 6 $, assez pour recruter. Consommez.
lesson-colours-joker = Le dé de **consommation** expédie la marchandise de nouveautés et lui est assorti : **3 PV**, six en tout. Consommez.
    .trade = Vous avez assez d’argent. Consommez.
lesson-colours-builder = Les faces, maintenant. Vous avez 2 $, et cinq dés se reposent. Monde lointain demande quatre colons. Un dé **militaire** a deux faces Colonisation, deux Développement et un joker. Recrutez-le.
    .later = Bonne idée, mais en second. D’abord un colon : le dé militaire.
    .other = Il colonise rarement, ou jamais. Le dé militaire a pour cela deux faces et un joker.
lesson-colours-trader = Deux marchandises attendent sur vos mondes. **Trois** des six faces d’un dé de **consommation** sont Expédition, et il est assorti à tous les mondes. Recrutez-le.
    .other = Il a moins de faces Expédition que le dé de consommation.
lesson-colours-sum = Le **militaire** construit, la **consommation** expédie, les **nouveautés** produisent et expédient, les **éléments rares** développent, les **gènes** colonisent, l’**alien** est joker sur trois faces. Les dés **de base** font un peu de tout, sans jamais être assortis.

## Les tuiles de coût 6

lesson-six = Les tuiles de coût 6
    .about = Trois développements de coût 6 pour un seul empire : lequel rapporte le plus, et ce qui le fait rapporter davantage.
lesson-six-extra = Un développement de coût 6 vaut **6 points plus son bonus**, et se compte lui-même si sa règle s’y prête. Vous venez d’en piocher trois. Vous n’en construirez guère plus d’un : lequel ?
lesson-six-count = Comptons. **Fédération galactique** : un tiers du coût des développements, 11 avec elle, donc 4. **Nouvelle économie** : 3 développements sans réaffectation, 3. **Association de libre-échange** : la moitié des 12 de vos mondes de nouveautés, **6**. On arrondit au supérieur.
lesson-six-best = Six points de plus pour des mondes de nouveautés que vous avez déjà. Mettez **Association de libre-échange** sous vos **développements**.
    .federation = Son bonus serait de 4. Elle convient à un empire riche en développements.
    .economy = Son bonus serait de 3. Association de libre-échange en rapporte 6.
    .world = D’abord le développement : Association de libre-échange.
lesson-six-grow = Chaque tuile a deux faces. Au dos de Fédération galactique : **Colonie d’artistes**, un monde de nouveautés de coût 1. La moitié de 13, arrondie, fait **7**. Mettez-la sous vos **mondes**.
    .grey = Monde à forte gravité est gris et n’ajoute rien au bonus. D’abord Colonie d’artistes.
    .second = Un seul six prend déjà assez de dés. Faites de cette tuile un monde.
lesson-six-rest = On ne refuse pas une tuile piochée. Mettez aussi la dernière sous vos **mondes** : Monde à forte gravité coûte 1 et apporte un dé militaire.
    .second = Un second six prendrait six dés de plus. En monde, elle coûte 1.
lesson-six-sum = En chantier, il ne vaut rien : **commencez un six tant qu’il reste le temps de l’achever**. À 9 cases sur 12, la fin approche. Choisissez celui qui va à votre empire, puis construisez ce qu’il compte.

## Que vont-ils choisir ?

lesson-two-minds = Que vont-ils choisir ?
    .about = Lisez deux adversaires à ce qu’ils ont devant eux, et choisissez ce qu’aucun d’eux ne choisira.
lesson-two-minds-otto = Les écrans cachent les dés, pas ce qui est sur la table. Regardez **Otto** : cinq colons sur Sentinelles aliens, qui en coûte six. Encore un, et 6 points sont à lui. **Attendez-vous à la Colonisation.**
lesson-two-minds-lira = À **Lira**, maintenant. Deux marchandises sur ses mondes, quatre dés qui se reposent et 1 $. Il lui faut vendre ou consommer. **Attendez-vous à l’Expédition.**
lesson-two-minds-select = Vous avez des développeurs, un colon et des expéditeurs. Colonisation et Expédition viendront toutes seules. Choisissez **Développement** avec un **développeur** et levez l’écran.
    .otto = Otto colonisera de toute façon. Choisissez ce que personne d’autre ne choisira.
    .lira = Lira a deux marchandises et pas d’argent : laissez-lui l’Expédition.
    .die = Les autres dés ont du travail dans une phase qui aura lieu. Prenez un développeur.
    .idle = Vous n’y avez aucun dé. Choisissez Développement.
    .dictate = Inutile : les cinq dés travailleront.
lesson-two-minds-reveal = Otto colonise, Lira expédie, vous développez : **une phase choisie, trois utilisées, aucun dé inactif**. Droits d’exportation est construit, Ceinture d’astéroïdes commencée, et votre marchandise peut partir.
lesson-two-minds-again = Autre manche. Les piles d’Otto sont **vides** : il doit explorer. Lira a des **mondes vides** et des dés qui produisent bien. Vos marchandises ont besoin d’**Expédition** : choisissez-la avec un expéditeur et levez l’écran.
    .otto = Sans tuiles, Otto ne peut rien construire. Il explorera.
    .lira = Rien à expédier, des mondes qui attendent : Lira produira.
    .die = Cela marche, mais prenez l’un de vos expéditeurs.
    .idle = Vous n’y avez aucun dé. Choisissez Expédition.
    .dictate = Inutile : les quatre dés travailleront.
lesson-two-minds-sum = Encore juste. **Dés sur une tuile** : Développement ou Colonisation. **Marchandises** : Expédition. **Mondes vides** : Production. **Piles vides** : Exploration. On ne devine pas toujours, mais qui regarde profite de plus de phases.
