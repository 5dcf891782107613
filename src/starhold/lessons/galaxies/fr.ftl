### Leçons de Galaxies. Paroles du guide : 45 mots au plus ; ** met en valeur l’essentiel.

## Première orbite

lesson-first-orbit = Première orbite
    .about = Une première partie contre Luna : les dés, les orbites, suivre une action et le dernier tour de table.
lesson-first-orbit-goal = Bienvenue à bord ! Luna et vous dirigez chacun une petite galaxie. Le premier qui atteint **21 points** ouvre le dernier tour de table. À la fin, le plus haut total l’emporte.
lesson-first-orbit-points = Les points viennent des **planètes** que vous colonisez (le nombre sur l’étoile dorée) et du **niveau de votre empire**. Une mission secrète en ajoute 2 ou 3 tout à la fin.
lesson-first-orbit-dice = À vous de jouer. Quatre dés ont été lancés pour vous. Chaque dé est **une action**. Activez-les dans l’ordre que vous voulez ; aucun n’est obligatoire.
lesson-first-orbit-orbit = La fusée déplace un vaisseau. Prenez un dé **Déplacement**, puis **l’orbite de Jakks** : le bout de sa piste n’est qu’à deux cases.
    .elsewhere = Plus tard. Votre prochain dé est Diplomatie, et la piste de diplomatie la plus courte est celle de Jakks.
    .land = Se poser donne tout de suite l’action de la planète. Mais seule l’orbite mène à une colonie ; nous nous poserons dans un instant.
    .diplomacy = Diplomatie fait avancer un vaisseau déjà en orbite sur une piste de diplomatie. Vous n’en avez pas encore.
    .culture = Aucun de vos vaisseaux n’est près d’une planète de culture : ce dé ne rapporterait rien.
    .keep = Gardez-les : chacun des quatre dés a son utilité.
    .end = Quatre dés, quatre actions. Utilisez-les d’abord.
lesson-first-orbit-follow = Après chacun de vos dés, Luna peut **suivre** : payer 1 culture et faire la même action pour elle. Cette fois, elle y renonce. Retenez-le : suivre est le cœur du jeu.
lesson-first-orbit-push = Votre vaisseau attend sur la case 0. Le dé **Diplomatie** l’avance d’une case, car Jakks a une piste de diplomatie. Activez-le.
    .move = Faites d’abord avancer le vaisseau en orbite, puis envoyez l’autre.
    .culture = Bonne idée, dans deux étapes. Diplomatie d’abord.
    .keep = Inutile : chaque dé qui reste a son utilité.
    .end = Il reste trois dés. Utilisez-les d’abord.
lesson-first-orbit-land = Maintenant, **posez** votre second vaisseau sur MJ-120210 : un dé Déplacement, puis sa surface. L’action de la planète est immédiate : 2 énergies. **Effectuez-la.**
    .orbit = C’est bien aussi, mais lent. La surface rapporte tout de suite.
    .elsewhere = MJ-120210 rapporte le plus : 2 énergies, et c’est gratuit.
    .leave = Ce vaisseau perdrait sa case : qui quitte une orbite perd toute sa progression. Prenez celui de votre galaxie.
    .decline = C’est permis, mais l’énergie achète des niveaux. Prenez-la.
    .culture = Dans un instant. Le vaisseau d’abord.
    .keep = Inutile : les deux dés ont leur utilité.
    .end = Il reste deux dés. Utilisez-les d’abord.
lesson-first-orbit-culture = Le dernier dé est **Culture**. Chacun de vos vaisseaux près d’une planète de culture en rapporte 1. Jakks est une planète de culture, MJ-120210 non.
    .reroll = La première relance du tour est gratuite, mais ce dé est utile tel quel.
    .end = Il reste un dé, et il vous rapporte de la culture.
lesson-first-orbit-wait = Au tour de Luna. Elle rejoint Jakks, à côté de vous. Vous pourriez copier **Déplacement** pour 1 culture. Mais regardez ses dés : il reste un dé Diplomatie. **Ne suivez pas.**
    .follow = Vous avez 2 cultures, et elle va activer Diplomatie. Gardez-les pour cela.
lesson-first-orbit-take = Elle active Diplomatie, et vous le pouvez aussi. **Suivez** pour 1 culture : votre vaisseau passe de la case 1 au bout de la piste.
    .pass = Ici, 1 culture achète une planète entière. Suivez.
lesson-first-orbit-colony = **Jakks est à vous : 1 point**, pendant le tour de Luna. Tous les vaisseaux qui s’y trouvaient retournent dans leur galaxie, le sien aussi, et sa progression est perdue. Gleam-Zanier prend la place : 5 points.
lesson-first-orbit-reroll = De nouveau à vous. Deux dés Économie, mais aucun vaisseau sur une piste d’économie. Prenez **les deux** et **relancez** : la première relance de chaque tour est gratuite.
    .one = Deux ne coûtent pas plus cher. Prenez les deux dés Économie.
    .keep = Gardez ceux-là : ils servent tout de suite.
    .colony = C’est le bon dé, mais relancez d’abord : vous verrez ce qui est possible.
    .first = Relancez d’abord : vous verrez ce qui est possible.
    .end = Ces dés seraient perdus. Relancez d’abord.
lesson-first-orbit-upgrade = Le dé **Colonie** utilise une colonie ou améliore l’empire. Le niveau 2 coûte 2, tout en énergie ou tout en culture. **Améliorez votre empire** : un point, et un cinquième dé à chaque tour.
    .jakks = 1 culture, c’est bien. Un dé de plus à chaque tour, c’est bien mieux.
    .first = Cela peut attendre. D’abord le dé qui améliore tous les tours suivants.
    .keep = Gardez-les : vous avez ce qu’il faut.
    .end = Améliorez d’abord votre empire : c’est un dé de plus à chaque tour.
lesson-first-orbit-freely = Il reste trois dés. Envoyez le vaisseau de votre galaxie en **orbite autour de Gleam-Zanier**, avancez-le avec Diplomatie, puis prenez de l’énergie. Ou faites autrement : cette fois, **c’est vous qui décidez**.
    .end = Vraiment ? Ces dés seront perdus. Si c’est voulu, touchez encore une fois.
lesson-first-orbit-later = Une demi-heure plus tard. Vous avez 18 points, Luna 17. Qui atteint 21 ouvre le dernier tour de table. Vous jouez en premier : **Luna aurait encore un tour**.
lesson-first-orbit-jorg = Ne foncez pas. Luna est à **une case** de Gleam-Zanier : 17 + 5 = 22. Faites-la d’abord reculer. Posez-vous sur **Jorg** et payez ses 2 cultures.
    .economy = Cela fait 21 et ouvre le dernier tour de table, alors qu’il ne manque à Luna qu’un dé Diplomatie. Faites-la d’abord reculer.
    .colony = Nakagawakozi vous ferait avancer aussi. Mais arrêtez d’abord Luna.
    .decline = Effectuez-la : c’est pour cela que nous sommes venus.
    .first = Cela peut attendre. Arrêtez d’abord Luna.
    .elsewhere = Jorg fait reculer un rival, et c’est ce qu’il vous faut. Posez-vous sur Jorg.
    .end = Luna prendrait Gleam-Zanier. Faites-la d’abord reculer.
lesson-first-orbit-major = La voilà revenue sur la case 2. Prenez maintenant **Pembertonia-Major** avec le dé **Économie**.
    .points = Cela peut attendre. Les points d’abord : le dé Économie.
lesson-first-orbit-bell = **21. Le dernier tour de table commence.** Vous pouvez encore activer des dés : énergie et culture départagent après les planètes et le niveau. Ensuite, **finissez votre tour**.
lesson-first-orbit-lunas-last = Le dernier tour de Luna : un seul dé Diplomatie ne suffit pas pour Gleam-Zanier. Elle achète le niveau 5.
lesson-first-orbit-won = Les missions sont révélées. La vôtre est **Ancien** : 2 points pour avoir atteint 21 en premier. Celle de Luna demandait le niveau 6 et ne rapporte rien. **{ $points1 } à { $points2 } : vous gagnez !**

## Quand suivre

lesson-follow-or-save = Quand suivre
    .about = Quatre dés d’Astra et vos 2 cultures : lequel vaut la peine d’être suivi, et ce que cela rapporte.
lesson-follow-or-save-purse = Au tour d’Astra. Vous avez **2 cultures** : de quoi suivre deux fois. Lisez d’abord ses dés : énergie, déplacement, économie et **deux fois diplomatie**. Votre vaisseau est justement à deux cases du bout de la piste de MJ-120210.
lesson-follow-or-save-energy = Elle prend de l’énergie. Suivre vous en donnerait 2 : une pour le vaisseau de votre galaxie, une pour celui de MJ-120210, planète d’énergie. Mais votre culture servira mieux. **Ne suivez pas.**
    .follow = 2 énergies pour 1 culture, c’est honnête. Mais vous ne pourriez plus suivre qu’un dé Diplomatie, et il vous faut les deux.
lesson-follow-or-save-move = Elle s’est posée sur Vici-KS156 et a effectué son action. On ne vous demande que maintenant, quand tout est fini. Mais un vol peut attendre votre propre dé. **Ne suivez pas.**
    .follow = Vous volerez à votre tour, sans rien payer. Gardez votre culture pour la diplomatie.
lesson-follow-or-save-step = Enfin la diplomatie : **suivez** pour 1 culture. Vous copiez le dé, pas son vaisseau : c’est le vôtre qui avance, de la case 1 à la case 2.
    .pass = C’est pour ce dé que vous avez économisé. Suivez.
lesson-follow-or-save-planet = Son deuxième dé Diplomatie. Chaque dé peut être suivi une fois, donc celui-ci aussi. **Suivez** encore : vous arrivez au bout de la piste.
    .pass = Il vous manque une case, et il vous reste 1 culture. Suivez.
lesson-follow-or-save-bill = **Une planète et 2 points** pour 2 cultures. Les autres dés : 2 énergies et un vol. Gardez la culture pour ce qui mène au but. Attention : une amélioration ou l’action d’une planète se paie en plus.

## Se poser ou rester en orbite

lesson-land-or-orbit = Surface ou orbite
    .about = Les mêmes dés et la même planète, deux fois : ce que rapporte la surface, et où mène l’orbite.
lesson-land-or-orbit-land = Deux dés Déplacement et trois dés Diplomatie. D’abord la surface : **posez-vous sur MJ-120210** et **effectuez** son action. Elle est immédiate : 2 énergies.
    .orbit = L’orbite viendra dans la seconde moitié. D’abord la surface.
    .elsewhere = Posez-vous sur MJ-120210 : ses 2 énergies ne coûtent rien.
    .diplomacy = Aucun de vos vaisseaux n’est en orbite : la diplomatie ne ferait avancer personne.
    .decline = C’est permis, mais le vol n’aurait servi à rien. Effectuez-la.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Activez d’abord les dés Déplacement.
lesson-land-or-orbit-hop = **Se poser une fois, agir une fois.** Un vaisseau qui reste posé ne la redonne pas ; il faut se poser à nouveau. Envoyez donc **le même vaisseau** sur Vici-KS156 et effectuez son action : 1 énergie.
    .stay = Cela irait aussi. Mais prenez celui de MJ-120210 : il y a fait son travail.
    .elsewhere = Posez-vous sur Vici-KS156 : son énergie ne coûte rien.
    .diplomacy = Toujours aucun vaisseau en orbite : personne à faire avancer.
    .decline = Elle ne coûte rien. Effectuez-la.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Il reste un dé Déplacement. Activez-le d’abord.
lesson-land-or-orbit-idle = Deux dés, **3 énergies**, et tout de suite. Mais aucun point, et les trois dés Diplomatie n’ont personne à faire avancer. Maintenant le même tour, depuis une orbite.
lesson-land-or-orbit-orbit = Les cinq mêmes dés. Cette fois, envoyez un vaisseau en **orbite autour de MJ-120210**. Il part de la case 0 et ne rapporte encore rien.
    .elsewhere = La même planète que tout à l’heure : MJ-120210.
    .land = C’était la première moitié. Maintenant, l’orbite.
    .diplomacy = D’abord un vaisseau en orbite : il y aura alors quelqu’un à faire avancer.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Cinq dés, cinq actions. Utilisez-les d’abord.
lesson-land-or-orbit-push = Trois cases, et MJ-120210 a une piste de diplomatie. Activez **les trois dés Diplomatie**, l’un après l’autre.
    .move = Un vaisseau qui quitte son orbite perd toute sa progression, et l’autre peut attendre. Diplomatie d’abord.
    .keep = Trois cases, trois dés Diplomatie : rien à améliorer.
    .end = Une planète est à portée. Activez d’abord les dés Diplomatie.
lesson-land-or-orbit-bill = **2 points**, et désormais chaque dé Colonie peut donner ces 2 énergies sans vol. Donc : l’orbite si vos dés font avancer sur sa piste. Sinon la surface : elle rapporte tout de suite, et personne ne vous fait reculer.

## Le cinquième dé

lesson-upgrade-early = Le cinquième dé
    .about = Le niveau 2 au premier tour ou au quatrième : comptons les dés.
lesson-upgrade-early-now = Premier tour, il reste un dé : **Colonie**. Sans colonie, il améliore votre empire. Le niveau 2 coûte 2, tout en énergie ou tout en culture. **Payez 2 énergies** et gardez la culture pour suivre.
    .culture = C’est permis. Mais la culture sert aussi à suivre, et c’est bientôt à Luna. Payez en énergie.
    .keep = C’est la meilleure face pour vous. Activez-le.
    .end = Il reste un dé, et c’est le plus utile. Activez-le.
lesson-upgrade-early-saved = Luna active Diplomatie, et votre vaisseau est à une case du bout de la piste de Jakks. **Suivez** : c’est pour cela que vous avez gardé votre culture.
    .pass = Une planète pour 1 culture : on ne trouve pas moins cher. Suivez.
lesson-upgrade-early-five = Votre deuxième tour : **cinq dés au lieu de quatre**. Le nouveau dé est lancé dès votre tour suivant, puis à chaque tour.
lesson-upgrade-early-late = L’autre histoire. C’est le **quatrième tour**, et vous avez économisé : 5 énergies, mais toujours le niveau 1 et quatre dés. Le dernier est encore Colonie. Activez-le.
    .keep = Assez attendu. Activez-le.
    .end = Encore un tour à quatre dés ? Activez-le.
lesson-upgrade-early-bill = Le même niveau, au même prix. Mais en quatre tours, dés lancés : 4 + 5 + 5 + 5 = **19 contre 16**. Trois actions pour rien. Et cela continue : les niveaux 4 et 6 donnent un dé, 3 et 5 un vaisseau.

## Qui joue en dernier

lesson-last-round = Qui joue en dernier
    .about = Trois joueurs, le même dé, les mêmes 21 points : de la première place et de la dernière.
lesson-last-round-first = Vous avez 18 points, Luna 19, Astra 12. Vous jouez **en premier**. Si vous atteignez 21, Luna et Astra auront encore un tour chacune. Or Luna est à une case de diplomatie de Gleam-Zanier : 5 points.
lesson-last-round-trigger = Votre dernier dé est Économie, et Pembertonia-Major est à une case : 3 points. Prenez-la, et voyons la suite. **Activez le dé.**
    .keep = C’est justement le dé qu’il vous faut. Activez-le.
    .end = Allez-y : cette fois, nous voulons voir ce qui arrive.
lesson-last-round-luna = Vous aviez 21, et **Ancien** en a ajouté 2 : 23. Mais le tour de table est allé au bout, et Luna a pris Gleam-Zanier : **24**. Si vous jouez en premier, tous les autres peuvent répondre.
lesson-last-round-last = La même table, mais Luna a commencé : vous jouez maintenant **en dernier**. Activez le même dé.
    .keep = C’est justement le dé qu’il vous faut. Activez-le.
    .end = Vous êtes à une case de la victoire. Activez le dé.
lesson-last-round-bill = **23 à 19** : la partie s’est finie avec votre tour. Si vous jouez au milieu, seuls ceux qui jouent après vous répondent. Les missions comptent après la fin et ne la déclenchent jamais ; Ancien ne récompense que le premier à atteindre 21.

## Deux dés pour celui qu’il vous faut

lesson-convert = Deux dés pour celui qu’il faut
    .about = Ce que fait le convertisseur, ce qu’il coûte, et quand mieux vaut relancer.
lesson-convert-need = Vous avez 3 énergies, juste le prix du niveau 3. Mais aucun dé **Colonie**, et la relance gratuite est utilisée. Économie et culture ne rapportent rien : votre seul vaisseau en orbite est autour de Gleam-Zanier.
lesson-convert-convert = **Le convertisseur** : mettez-y deux dés, quelles que soient leurs faces, et tournez un troisième à votre gré. Mettez **les deux dés Économie**, puis tournez **le dé Culture sur Colonie**.
    .useless = Ce dé peut vous servir. Mettez ceux qui ne rapportent rien : les dés Économie.
    .face = N’importe quelle face, mais une seule donne le niveau : colonie.
    .third = Ce dé est utile tel quel. Tournez le dé Culture.
    .first = Cela peut attendre : le convertisseur demande trois dés inactifs. Lui d’abord.
    .reroll = Une deuxième relance coûte 1 énergie, et il en resterait trop peu pour le niveau 3.
    .end = Ce serait un tour perdu. D’abord le convertisseur.
lesson-convert-upgrade = Les deux dés mis dedans sont dépensés : on ne peut ni les activer, ni les relancer, ni les suivre. Le troisième est un dé Colonie comme un autre. **Activez-le** : niveau 3 et un troisième vaisseau.
    .first = Cela peut attendre. D’abord le niveau.
    .reroll = Une relance coûte maintenant 1 énergie, et le niveau 3 serait hors de portée.
    .end = Activez d’abord le dé Colonie que vous avez obtenu.
lesson-convert-reroll = Un autre tour. Deux dés Économie inutiles, mais culture et colonie servent. Le convertisseur mangerait deux dés pour un seul. La **relance gratuite** n’en mange aucun : relancez **les deux dés Économie**.
    .one = Deux ne coûtent pas plus cher. Prenez les deux dés Économie.
    .keep = Ce dé est utile. Ne relancez que les dés Économie.
    .convert = Deux dés perdus, alors qu’une relance ne coûte rien. Relancez d’abord.
    .first = Relancez d’abord : vous connaîtrez tous vos dés.
    .end = Ces dés seraient perdus. Relancez d’abord.
lesson-convert-jakks = Diplomatie et déplacement : les deux servent. Prenez d’abord de la **culture**, tant que votre vaisseau est près de Jakks. Puis **Diplomatie** l’amène au bout de la piste.
    .culture = Oui, mais la culture d’abord : une fois Jakks à vous, le vaisseau retourne dans votre galaxie, et le dé Culture ne rapporterait rien.
    .first = Dans un instant. D’abord la culture et la planète.
    .paid = Dès la deuxième fois, une relance coûte 1 énergie, quel que soit le nombre de dés. C’est inutile ici.
    .convert = Vous avez les faces qu’il faut. Activez-les.
    .end = Une planète est à une case. Utilisez d’abord vos dés.
lesson-convert-bill = **Relancez** quand plusieurs faces conviennent : la première est gratuite, chaque autre coûte 1 énergie. **Convertissez** quand il en faut une, tout de suite, et que deux dés sont inutiles : une fois par tour, avec trois dés inactifs.

## En solo contre la Galaxie pirate

lesson-rogue = En solo contre la Galaxie pirate
    .about = Un tour d’Artemis, dé par dé : ce qui lui sert, ce que vous pouvez empêcher, et quand elle grandit.
lesson-rogue-alone = En solo, vous affrontez une **Galaxie pirate**, ici Artemis. Elle ne suit jamais et lance ses dés **un par un**. Pas de missions. Qui atteint 21 points gagne aussitôt ; elle gagne aussi si son niveau atteint la tête de mort.
lesson-rogue-yours = Chacun joue à son tour, et le vôtre finit avec le dernier dé. **Activez le dé Énergie** : ensuite, Artemis commence.
    .keep = Il rapporte 2 énergies, et vous en aurez besoin. Activez-le.
    .end = Il reste un dé, et l’énergie vous servira. Activez-le.
lesson-rogue-force = Elle obtient Diplomatie. **Tous** ses vaisseaux sur des pistes de diplomatie avanceraient, et MJ-120210 serait sa colonie : 2 points. Avant cela, vous pouvez payer 1 énergie et 1 culture : **forcez une relance**.
    .accept = Elle prendrait MJ-120210. Ici, la relance vaut son prix : forcez-la.
lesson-rogue-follow = Énergie est moins grave : 1 par vaisseau dans sa galaxie ou près d’une planète d’énergie, sans dépasser son maximum. **Suivez** pour 1 culture, comme face à un joueur : le dé agit d’abord.
    .again = Vous pouvez forcer tant que vous pouvez payer. Mais votre dernière culture rapporte plus si vous suivez.
    .pass = 2 énergies pour 1 culture, et rien de mieux en vue. Suivez.
lesson-rogue-rest = La fin de son tour. Une autre énergie, réserve pleine, était **inutilisable** : relancée une fois, puis défaussée. Déplacement a mis un vaisseau sur l’orbite la plus à gauche où elle n’en avait pas. Colonie était son **attaque** : vous avez perdu 1 énergie.
lesson-rogue-full = À la fin de son tour, son **énergie pleine** a élevé Artemis d’un niveau, et elle repart de 0. Une culture pleine lui donne trois dés de plus. Surveillez les deux pions : chaque niveau rapproche la tête de mort.
