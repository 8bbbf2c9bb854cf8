# The guide to The Duel, in French. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = De quoi il s’agit
guide-goal-story = Gandalf et le Balrog se sont rencontrés sur le pont de Khazad-dûm. Vous êtes l’un des deux. Vous livrez trois duels, puis une finale, carte contre carte.
guide-goal-win = Qui gagne un duel monte sur le pont. Après la finale, celui qui se tient le plus haut gagne. Et qui se trouve au sommet après le deuxième ou le troisième duel a gagné aussitôt.
guide-goal-table = La table au deuxième duel, vue par Gandalf. En haut, le pont : il est sur la marche 2, le Balrog sur la marche 1. Au milieu, l’énergie des deux ; dessous, la rangée de cartes, la plus récente à la fin. La main de Gandalf se trouve sous la table.

guide-parts = Le matériel
guide-parts-card = Une carte a quatre lignes. Les boucliers de son bord gauche sont sa défense, les points de force de son bord droit son attaque. Celle-ci défend sur les lignes 1 et 2, et attaque sur les lignes 1, 3 et 4.
guide-parts-decks = Chaque camp a 27 cartes à lui : les mêmes 21 cartes ordinaires, et six qu’il est seul à posséder.
guide-parts-energy = L’énergie est ce que l’on se dispute. Chacun commence chaque duel avec 15 points, et la finale avec 20. Rien ne l’empêche de tomber au-dessous de 0.
guide-parts-bridge = Le pont a cinq marches de chaque côté. Les deux pions partent du sol.

guide-turn = Un tour
guide-turn-lay = Chacun à son tour pose une carte ; au premier duel, Gandalf commence. La nouvelle carte se place à droite de la dernière, et l’on compare aussitôt les deux.
guide-turn-rows = Ligne par ligne, l’attaque de l’ancienne carte rencontre la défense de la nouvelle. Un point de force sur les deux, ou sur aucune : rien ne se passe. Un point de force sur une seule : le propriétaire de l’autre carte perd 1 point d’énergie. Ce que vous ne parez pas vous blesse donc, et un bouclier qui n’a rien à parer blesse l’attaquant.
guide-turn-first = La carte 14 de Gandalf attaque sur les lignes 1, 3 et 4 ; le Balrog répond par la carte 13, qui défend les lignes 2 et 3. La ligne 3 est parée. Les lignes 1 et 4 touchent : le Balrog perd 2 points. Son bouclier de la ligne 2 n’a rencontré aucune attaque : Gandalf perd 1 point. On en est à 14 contre 13.
guide-turn-second = C’est maintenant la carte 13 qui attaque, sur les lignes 3 et 4. Gandalf répond par la carte 7, qui ne défend que la ligne 2. Il perd 2 points, le Balrog 1 : on en est à 12 contre 12.
guide-turn-look = Si, après une attaque, vous avez au moins 4 points d’énergie de plus que l’autre, on vous montre sa main telle qu’elle est à cet instant.

guide-duel = Un duel
guide-duel-six = Pour un duel, vous prenez neuf nouvelles cartes et en jouez six. Les trois autres sont réservées, face cachée, pour la finale. Ce qui a été joué ne revient jamais.
guide-duel-end = Un duel s’achève quand chacun a joué six cartes, ou dès que l’énergie d’un camp tombe à 0 ou moins.
guide-duel-climb = Qui a le plus d’énergie gagne et monte : d’une marche avec 1 à 3 points d’avance, de deux marches avec 4 ou 5, de trois marches avec 6 ou plus. À égalité, celui qui a commencé le duel l’a perdu, et l’autre monte d’une marche.
guide-duel-example = Le premier duel s’est achevé à 11 contre 6. Gandalf a 5 points d’avance et monte de deux marches.
guide-duel-next = Ensuite, chacun retrouve 15 points d’énergie ; les pions restent où ils sont. Le perdant regarde ses neuf nouvelles cartes et dit qui commence.

guide-final = La finale
guide-final-hand = Après trois duels, chacun a neuf cartes en réserve : c’est sa main pour la finale. Les deux partent de 20 points d’énergie, et les neuf cartes peuvent être jouées. Celui qui se tient le plus bas sur le pont dit qui commence.
guide-final-after = Le vainqueur de la finale monte comme après tout duel. Celui qui se tient alors le plus haut gagne ; à la même hauteur, c’est le vainqueur de la finale.

guide-special = Les cartes spéciales
guide-special-order = Onze cartes ont une fonction. D’abord leurs points de force comptent comme les autres, ensuite leur fonction s’applique.
guide-special-mirror = Un exemple. La carte 15 du Balrog attaque sur les quatre lignes. Gandalf pose le Miroir : personne ne perd d’énergie, et l’attaque revient. La carte suivante du Balrog, la carte 8, ne pare que la ligne 3 : il perd 3 points.
guide-special-gandalf = Les six de Gandalf :
guide-special-balrog = Les cinq du Balrog, et Pleine flamme, une carte ordinaire qu’il est seul à posséder :

guide-plain = Les cartes ordinaires

guide-secrets = Ce que vous savez
guide-secrets-open = Tout ce qui est sur la table est connu des deux : la rangée, l’énergie, le pont, le nombre de cartes de chacun, et la liste de toutes les cartes. Votre main et votre réserve sont votre secret.
guide-secrets-seen = Ce que vous avez vu de la main adverse, vous pouvez le retenir. La table le fait pour vous.

guide-start = Pour votre première partie
guide-start-edges = Regardez les deux bords d’une carte. Le gauche répond maintenant, le droit interroge ensuite.
guide-start-ends = Personne ne répond à la dernière carte d’un duel : son attaque n’y vaut rien. Et la première carte d’un duel ne répond à rien : ses boucliers n’y valent rien.
guide-start-begin = Celui qui ne commence pas joue la dernière carte, et gagne à égalité d’énergie.
guide-start-keep = Gardez du bon pour la finale. Elle compte neuf cartes et décide quand la partie est serrée.

guide-variants = Variantes
