### Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-roll-lay-out = Un monde bon marché d’abord : il apporte un dé.
tip-roll-assign-wild = Là où la phase aura sûrement lieu.
tip-roll-assign-select = Choisissez ce qu’il vous faut et que personne d’autre ne choisira.
tip-roll-assign = Vous pouvez céder le plus mauvais dé pour en déplacer un autre. Il revient au gobelet.
tip-roll-explore = Prospectez si une pile est courte ; approvisionnez-vous si des dés se reposent et que l’argent manque.
tip-roll-explore-abandon = Pour chaque tuile abandonnée, vous en piochez une de plus.
tip-roll-explore-place = Les nouvelles tuiles vont sous la pile. Les dés déjà posés restent.
tip-roll-produce = Un dé de la couleur du monde rapporte un PV de plus à la consommation.
tip-roll-ship-good = Vendez tant que l’argent manque, consommez ensuite.
tip-roll-manage-recruit = Recrutez les dés dont les faces vous serviront à la prochaine manche.
tip-roll-manage = Les dés d’une tuile que vous ne finirez pas peuvent revenir.
