# The guide to Duel for Middle-earth, in French. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = De quoi il s’agit
guide-goal-story = L’un de vous mène la Communauté, l’autre est Sauron. Vous prenez des cartes à tour de rôle, et il y a trois façons de gagner aussitôt.
guide-goal-quest = L’Anneau : la Communauté gagne si Frodon et Sam atteignent la Montagne du Destin, Sauron si le Nazgûl les rattrape.
guide-goal-peoples = Les peuples : qui a rallié six peuples différents gagne.
guide-goal-regions = Le pays : qui est présent dans les sept régions du plateau gagne.
guide-goal-end = Si personne n’a gagné à la fin du troisième chapitre, le camp présent dans le plus de régions l’emporte.
guide-goal-table = La table au deuxième chapitre, vue par la Communauté : les cartes à prendre, la quête avec Frodon et Sam devant et le Nazgûl derrière, le plateau, les Hauts-Lieux et les jetons, et devant chaque camp ce qu’il possède.

guide-turn = Un tour
guide-turn-take = À votre tour, vous prenez une carte ou un Haut-Lieu. Une carte doit être accessible : rien ne doit la recouvrir, pas même un coin.
guide-turn-cover = Ici, une carte de la rangée du bas est partie. Les cinq autres de cette rangée peuvent être prises. Toutes les cartes au-dessus sont encore recouvertes, l’Invité elfe par exemple. Les cartes face cachée sont retournées à la fin du tour où elles se libèrent.
guide-turn-play = La carte que vous prenez, vous la jouez, ce qui a un prix, ou vous la défaussez. Cela rapporte 1 pièce au premier chapitre, 2 au deuxième, 3 au troisième.
guide-turn-landmark = Un Haut-Lieu vous donne une forteresse dans sa région, et davantage. Trois d’entre eux sont face visible.
guide-turn-chapters = Sauron commence. Quand la dernière carte d’un chapitre est prise, on dispose le chapitre suivant. Il y en a trois.

guide-cost = Ce que cela coûte
guide-cost-skills = La plupart des cartes demandent des pièces ou des compétences. Vos cartes grises donnent des compétences, qui ne s’épuisent jamais. Chaque symbole qui vous manque coûte 1 pièce.
guide-cost-chain = Beaucoup de cartes portent un symbole dans un cercle. Si une de vos cartes donne ce symbole, la carte qui le demande est gratuite.
guide-cost-card = La Communauté a 4 pièces, une Force, un Courage, et le cheval du Coursier rapide. Le Feu de garde demande une Force et deux Courages : il en manque un, cela coûte donc 1 pièce. La Chevauchée de nuit demande le cheval : elle est gratuite. Chaque carte montre en bas à gauche votre prix et, plus petit, en bas à droite, celui de l’autre camp. Chacune peut aussi être défaussée pour 2 pièces.
guide-cost-landmark = Un Haut-Lieu demande six compétences, et 1 pièce de plus pour chacune de vos forteresses sur le plateau. La Communauté a quatre Forces et un Courage, et une forteresse au Rhovanion. Pour Bree, il lui manque un Courage et le Commandement : 2 pièces, et 1 pour la forteresse, 3 en tout.

guide-colours = Les couleurs des cartes
guide-colours-six = Six couleurs, et une forme pour chacune :

guide-quest = La quête
guide-quest-race = Frodon et Sam ont 14 pas à faire, et le Nazgûl est 14 pas derrière eux. Chaque anneau de vos cartes bleues est un pas pour votre camp. Quand Frodon et Sam avancent, le Nazgûl est entraîné : seuls ses propres pas le rapprochent.
guide-quest-example = Frodon et Sam ont fait 5 pas et en ont encore 9 à faire. Le Nazgûl s’est rapproché de 3 : l’écart est de 11.
guide-quest-bonus = Après 3, 6, 9 et 12 pas de votre camp vient un bonus : une pièce, une unité, un autre tour, une forteresse adverse retirée.

guide-peoples = Les peuples
guide-peoples-pair = Les cartes vertes vous donnent le symbole d’un peuple. Au deuxième symbole du même peuple, on vous montre deux de ses jetons et vous en gardez un.
guide-peoples-three = Une fois par manche, à votre troisième peuple différent, on vous montre un jeton de chacun des trois et vous en gardez un.
guide-peoples-example = La Communauté a joué le Chant elfique, son deuxième symbole des Elfes. Elle peut garder l’un de ces deux jetons.
guide-peoples-six = Six peuples différents donnent la victoire.

guide-war = La guerre
guide-war-units = Les cartes rouges amènent des unités, toutes dans l’une de deux régions. Vous êtes présent là où vous avez une unité ou une forteresse.
guide-war-conflict = Si des unités des deux camps se rencontrent, elles se battent aussitôt : chaque camp en perd une à la fois, jusqu’à ce que l’un n’en ait plus dans la région.
guide-war-example = Sauron avait 3 unités au Rohan. La Communauté a joué les Maraudeurs et y a envoyé 2 unités : chaque camp en a perdu 2, et il reste à Sauron 1 unité.
guide-war-fortress = Une forteresse ne se bat pas et ne barre pas la route. Les deux camps peuvent donc être présents dans la même région.

guide-landmarks = Les Hauts-Lieux
guide-landmarks-all = Il y en a sept, un par région. Les six symboles sont ce qu’il demande.

guide-tokens = Les jetons
guide-tokens-all = Trois de chaque peuple. Ils agissent à partir de là, ou aussitôt quand c’est dit.

guide-cards = Toutes les cartes
guide-cards-first = Le premier chapitre. Le coût se lit dans le bandeau du haut ; dans un cercle pointillé, à gauche, le symbole qui rend la carte gratuite, dans un cercle, à droite, celui qu’elle donne.
guide-cards-second = Le deuxième chapitre :
guide-cards-third = Le troisième chapitre :

guide-secrets = Ce que vous savez
guide-secrets-open = Personne n’a de cartes en main : tout ce que possèdent les deux camps est visible. Seules sont inconnues les cartes face cachée, l’ordre des jetons et des Hauts-Lieux, et trois cartes écartées au début de chaque chapitre.
guide-secrets-discard = Qui parcourt la défausse, grâce à Barad-dûr ou aux Sorciers, apprend lesquelles. L’autre camp n’en sait rien.

guide-start = Pour votre première partie
guide-start-skills = D’abord les cartes grises : chacune vous épargne des pièces jusqu’à la fin.
guide-start-uncover = Regardez ce que vous découvrez. La carte que vous prenez peut en libérer une meilleure pour l’autre camp.
guide-start-threats = Gardez un œil sur les trois façons de gagner. La table vous prévient quand une carte peut décider de la partie.

guide-variants = Variantes
guide-variants-match = Une partie peut compter deux manches, camps échangés. Une victoire vaut 1 point, une victoire partagée aussi, à chacun. Si vous le souhaitez, la seconde manche reprend le mélange de la première.
