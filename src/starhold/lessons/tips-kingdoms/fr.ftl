### Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-kingdoms-side = Cherchez forêt, montagne et plaine proches l’une de l’autre, et peu de régions du bord.
tip-kingdoms-start = La plaine d’abord : la nourriture fait les armées.
tip-kingdoms-split = 1 minerai, 2 manas, 3 nourritures : un bon début.
tip-kingdoms-select = Choisissez ce qui vous aide plus que les autres : tous peuvent le faire aussi.
tip-kingdoms-perform = Agissez si cela vous profite. Sinon récoltez : ce n’est jamais perdu.
tip-kingdoms-march = Entrer dans une région où se trouve une armée rivale, c’est la guerre. Les régions vides sont libres.
tip-kingdoms-bids = Un mana couvre 2, un minerai 1. Vous payez votre nombre, gagnant ou perdant.
tip-kingdoms-payment = Gardez ce qu’il vous faut pour votre prochaine action.
tip-kingdoms-fate = Reculer coûte de la nourriture, une par armée en jeu. Une armée retirée peut être mobilisée à nouveau.
tip-kingdoms-trade = Une quantité quelconque d’une ressource contre la même d’une autre.
tip-kingdoms-collect = Une armée couchée dans les ruines vous laisse choisir la ressource, et une dernière armée en donne une de plus au choix. Prenez ce que coûte votre prochaine action.
tip-kingdoms-ending = La fin est déclenchée : la partie s’arrête après le cinquième bouclier. Comptez ce que vous pouvez encore faire.
