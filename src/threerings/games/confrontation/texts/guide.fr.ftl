# The guide to The Confrontation, in French. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = De quoi il s’agit
guide-goal-story = Neuf compagnons quittent la Comté, neuf serviteurs de Sauron viennent à leur rencontre depuis Mordor. L’un de vous mène la Lumière, l’autre les Ténèbres, et personne ne voit qui est qui dans l’autre camp.
guide-goal-light = La Lumière gagne dès que Frodon entre en Mordor.
guide-goal-dark = Les Ténèbres gagnent dès que Frodon est éliminé, ou dès que trois de leurs personnages se tiennent dans la Comté.
guide-goal-stuck = Et qui ne peut bouger aucun personnage à son tour a perdu.
guide-goal-board = Le plateau au départ, vu par la Lumière. Vos personnages montrent leur visage et leur force. Des autres, vous ne voyez que la place : les points sur leur dos sont les neuf qu’ils pourraient être.

guide-setup = La mise en place
guide-setup-place = Chaque camp se place en secret : quatre personnages chez lui, un dans chacune des cinq régions qui suivent. À vous de décider qui va où. Les montagnes, au milieu, restent vides.
guide-setup-cards = Chaque camp a neuf cartes de combat en main : la Lumière les forces 1 à 5 et quatre sorts, les Ténèbres les forces 1 à 6 et trois sorts.
guide-setup-first = Les Ténèbres jouent en premier.

guide-turn = Un tour
guide-turn-move = Vous avancez un de vos personnages d’une région : la Lumière monte vers Mordor, les Ténèbres descendent vers la Comté. Jamais sur le côté, jamais en arrière, à moins que le personnage lui-même ou une carte ne le permette.
guide-turn-limit = Chaque camp peut avoir quatre personnages chez lui, un seul dans une montagne et deux partout ailleurs.
guide-turn-mountains = En montagne, personne ne va jamais sur le côté.
guide-turn-river = Deux raccourcis ne servent qu’à la Lumière. Par le fleuve, elle va sur le côté, dans le sens des flèches : de la Forêt Noire à Fangorn, puis à Rohan.
guide-turn-tunnel = L’autre raccourci, ce sont les Mines de la Moria. Merry vient d’y passer, d’Eregion tout droit à Fangorn, sous les montagnes. Si le Balrog se tenait dans la Moria, il pourrait y frapper.
guide-turn-mix = Dans une même région, vous pouvez mélanger vos personnages à tout instant. La table le fait pour vous : l’ordre dans lequel ils se tiennent ne dit rien.

guide-combat = Le combat
guide-combat-attack = Si votre personnage entre dans une région où se trouvent des ennemis, il y a combat. S’ils sont plusieurs, vous en désignez un sans savoir qui c’est. Les deux personnages sont montrés.
guide-combat-abilities = D’abord, leurs capacités agissent : l’un peut fuir, l’autre être éliminé aussitôt, Saroumane peut interdire les cartes.
guide-combat-cards = Si tous deux sont encore là, chaque camp choisit une carte en secret, et les deux sont retournées. Les sorts font ce qu’ils disent. Puis chaque camp additionne la force de son personnage et celle de sa carte. Le total le plus bas est éliminé ; à égalité, tous deux le sont.
guide-combat-sum = Gimli est venu en Rohan et y a rencontré Arachne. Il a une force de 3, et la Lumière joue un 5 : 8 en tout. Elle a une force de 5, et les Ténèbres jouent un 2 : 7 en tout. Arachne est éliminée.
guide-combat-slain = Merry rencontre le Roi-sorcier et l’élimine aussitôt. Aucune carte n’est jouée.
guide-combat-spent = Une carte jouée est défaussée. C’est seulement quand les deux camps ont joué leurs neuf cartes que tous deux les reprennent toutes.
guide-combat-on = S’il reste d’autres ennemis dans la région, le combat continue avec le suivant. Les survivants tournent de nouveau le dos.

guide-light = Les neuf de la Lumière
guide-light-pieces = Le nombre est la force.

guide-dark = Les neuf des Ténèbres
guide-dark-pieces = Plus forts, mais rares sont ceux qui peuvent s’écarter de leur chemin.

guide-cards = Les cartes de combat
guide-cards-light = Les neuf de la Lumière :
guide-cards-dark = Les neuf des Ténèbres :

guide-secrets = Ce que vous savez
guide-secrets-backs = Vous savez où se tiennent les personnages ennemis, non qui ils sont. Les cartes jouées restent face visible : vous savez toujours ce qui reste dans la main adverse.
guide-secrets-known = Le Nazgûl ailé a volé de Mordor en Enedwaith et battu Gimli : 3 + 4 contre 3 + 2. Désormais, la Lumière sait qui se tient là, et la table le montre. Dès qu’il aura pu être mélangé avec un autre, elle montrera ce qui reste possible.

guide-start = Pour votre première partie
guide-start-frodo = Frodon est faible. Faites passer de plus forts que lui devant, et gardez secret lequel de vos personnages c’est.
guide-start-count = Comptez les cartes. Quand l’autre camp a joué ses plus fortes, vos moyennes suffiront.
guide-start-shire = Avec la Lumière, n’oubliez pas la Comté : le troisième personnage des Ténèbres qui y entre met fin à la partie.
guide-start-plans = Vous ne savez comment vous placer ? La table propose trois plans pour chaque camp, avec leurs raisons. Un seul geste place tout le monde.

guide-variants = Variantes
guide-variants-readings = Là où la règle du jeu se lit de plusieurs façons, vous pouvez choisir avant la partie :
