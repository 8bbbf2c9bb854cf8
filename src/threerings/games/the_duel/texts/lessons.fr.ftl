# The Duel: the words of its lessons, in French.

lesson-first-card = Carte contre carte
lesson-first-card-about = Ce qu’est une carte, et comment elle répond à une autre.
lesson-first-card-card = Vous êtes Gandalf. Le Balrog a posé une carte. Son bord gauche porte des boucliers, son bord droit attaque : ici sur les lignes 2 et 4.
lesson-first-card-parry = Votre carte se pose à côté, bord gauche contre bord droit. Posez celle qui a un bouclier sur la ligne 2 et un autre sur la ligne 4.
lesson-first-card-parried = Paré sur les deux lignes : personne ne perd d’énergie. Et le Balrog vient de répondre avec la carte 3.
lesson-first-card-half = Cette carte ne pare qu’une des deux lignes. L’autre vous toucherait et vous coûterait 1 point d’énergie.
lesson-first-card-bare = Aucun bouclier là où il attaque : les deux lignes vous toucheraient, et vous perdriez 2 points d’énergie.
lesson-first-card-again = La carte 3 attaque sur les lignes 1 et 3. Laquelle de vos cartes pare les deux ?
lesson-first-card-half-again = Une des deux lignes reste ouverte : cela vous coûterait 1 point d’énergie. Une autre carte a des boucliers sur les lignes 1 et 3.
lesson-first-card-turn = Bien paré. Un tour n’est que cela : une carte chacun, et la carte qui vient de défendre est la prochaine attaque.

lesson-shields = Les boucliers frappent aussi
lesson-shields-about = L’énergie : qui en perd, et quand.
lesson-shields-track = Ici brûle l’énergie des deux camps. Dans ce duel, chacun a commencé avec 15 points. Qui en garde le plus à la fin l’emporte ; à égalité, qui a commencé le duel le perd.
lesson-shields-strike = La carte 2 n’attaque que sur la ligne 4. Un bouclier sur une ligne sans attaque riposte : il coûte 1 point au Balrog. Posez la carte qui lui coûte le plus.
lesson-shields-struck = Ligne 4 parée, trois boucliers frappent : il perd 3 points. Puis votre carte a attaqué sur les lignes 1 et 2 ; sa carte 6 n’a paré que la ligne 1, et il a perdu encore 1 point.
lesson-shields-two = Bien, mais cela ne lui coûterait que 2 points. Une de vos cartes a des boucliers sur les quatre lignes.
lesson-shields-one = Elle pare, et un bouclier frappe : il perdrait 1 point. Il y a mieux.
lesson-shields-none = Elle pare la ligne 4, et rien de plus : il ne perdrait rien.
lesson-shields-open = La ligne 4 reste ouverte : cela vous coûterait 1 point. Cherchez un bouclier sur la ligne 4, et d’autres encore.
lesson-shields-weigh = Plus tard dans le duel, vous êtes mené 9 à 10. La carte 12 attaque sur la ligne 1. Frappez aussi fort que possible.
lesson-shields-weighed = Il perd 3 points. Mais la carte 19 n’attaque pas, et ses boucliers frappent comme les vôtres : avec la carte 17, il vous en prendrait 3. Toute carte est à la fois défense et attaque.
lesson-shields-weigh-even = Cela pare, et personne ne perd rien. Des boucliers sur d’autres lignes le frapperaient.
lesson-shields-weigh-less = La ligne 1 reste ouverte : cela vous coûterait 1 point d’énergie.

lesson-bridge = Le pont
lesson-bridge-about = Comment finit un duel, et ce qu’il rapporte.
lesson-bridge-bridge = Voilà l’enjeu. Qui gagne un duel gravit le pont. Vous êtes encore au sol, le Balrog sur la marche 1.
lesson-bridge-six = Un duel est fini quand chaque camp a posé six cartes. Vous en avez posé cinq, le Balrog six : votre prochaine carte est la dernière.
lesson-bridge-last = Vous menez 10 à 8. Une avance de 1 à 3 rapporte une marche, 4 ou 5 en rapportent deux, 6 ou plus trois. Sa dernière carte, l’Épuisement, n’a aucun point de force. Montez aussi haut que possible.
lesson-bridge-climbed = Quatre boucliers frappent : 10 à 4, et vous gravissez trois marches. Le sommet du pont est la marche 5.
lesson-bridge-two-steps = Vous gagneriez de 4 ou 5 points : deux marches. Une carte avec plus de boucliers en rapporte trois.
lesson-bridge-one-step = Vous gagneriez de 3 points : une marche. Plus de boucliers frapperaient plus fort.

lesson-spare = Trois cartes pour la finale
lesson-spare-about = Ce que vous ne jouez pas n’est pas perdu.
lesson-spare-four = Pour chaque duel, vous recevez neuf cartes et en jouez six. Les trois qui restent sont mises en réserve pour la finale. Il vous en reste une à poser, et vous tenez ces quatre-là.
lesson-spare-choose = Vous menez 14 à 7 : trois marches, sauf accident. Quelle carte vous manquera le moins en finale ? Posez-la.
lesson-spare-weakest = Des quatre, c’est elle qui a le moins de symboles ; les trois autres vaudront davantage dans la finale.
lesson-spare-spared = Trois marches malgré tout, et les cartes 10, 19 et 21 attendent la finale.
lesson-spare-wasted = Cela rapporte aussi trois marches, mais cette carte manquerait en finale. Une plus faible suffit.
lesson-spare-final = Après trois duels vient la finale : 20 points d’énergie chacun, et les neuf cartes mises en réserve. Qui se tient alors le plus haut gagne. Ici, tous deux sont sur la marche 3 : qui remporte la finale remporte tout.

lesson-look = Un regard dans la main
lesson-look-about = Ce qui est caché, et quand vous le voyez.
lesson-look-hidden = La main du Balrog vous est cachée. Mais qui a 4 points d’avance ou plus après une attaque voit la main de l’autre. Vous menez 8 à 6.
lesson-look-lead = Il n’attaque que sur la ligne 1. Prenez assez d’avance pour voir ses cartes.
lesson-look-seen = 8 à 3 : vous avez vu sa main, et ce que vous avez vu, vous le gardez en mémoire. Puis il a posé la carte 2, sans bouclier, et il est tombé à 1.
lesson-look-short = Cela ne vous donne pas 4 points d’avance. Quelle carte pare la ligne 1 et frappe sur toutes les autres ?
lesson-look-use = À 0, le duel s’arrête aussitôt, et il lui reste 1 point. Regardez ses quatre cartes : sur une ligne, aucune n’a de bouclier. Attaquez là.
lesson-look-unguarded = Elle attaque sur la ligne 4, et là aucune de ses cartes n’a de bouclier.
lesson-look-used = La ligne 4. Quoi qu’il pose, il était touché : le duel finit avant les dernières cartes.
lesson-look-guarded = La carte 3 attaque sur les lignes 1 et 3, et sa carte 12 a un bouclier sur les deux. Il s’en tirerait.
lesson-look-idle = L’Épuisement n’attaque rien. Avec la carte 17, le Balrog vous prendrait encore 3 points.

lesson-mirror = Les cartes spéciales
lesson-mirror-about = Le Miroir et le Rétablissement : des cartes qui agissent.
lesson-mirror-special = Six de vos cartes ont un nom et une fonction, et chacune vous dit ce qu’elle fait quand vous l’interrogez. Voici le Miroir.
lesson-mirror-flame = La Pleine flamme attaque sur les quatre lignes, et aucune de vos cartes ordinaires ne les pare toutes. Avec le Miroir, personne ne perd d’énergie, et il doit répondre à sa propre attaque.
lesson-mirror-turned = Vous ne perdez rien. Il a dû répondre à quatre lignes avec la carte 6 et a perdu 3 points.
lesson-mirror-burnt = Cela vous coûterait au moins 2 points d’énergie. Le Miroir ne vous coûte rien.
lesson-mirror-balance = Vous êtes mené 8 à 11. C’est là que le Rétablissement vous aide : après l’attaque, vous gagnez 2 points et le Balrog en perd 1. Posez-le.
lesson-mirror-even = 9 à 9, après trois points de retard. Une carte spéciale vaut le plus au bon moment : ne la posez pas seulement parce que vous l’avez.
lesson-mirror-behind = Vous resteriez mené. Essayez le Rétablissement.

lesson-magic = Les cartes en attente
lesson-magic-about = La Magie refuse une carte, la Colère en fait taire une.
lesson-magic-lay = Certaines fonctions attendent leur moment. Après la Magie, vous pouvez refuser une carte du Balrog dans ce duel. Posez-la.
lesson-magic-other = Vous pourriez, mais ici il s’agit de la Magie. Posez-la.
lesson-magic-refuse = Il a posé la Pleine flamme : boucliers et attaques sur chaque ligne. Rien n’est encore compté : refusez-la, et il devra en poser une autre.
lesson-magic-refused = Il a dû poser la carte 2 et a perdu 2 points. Mais la Pleine flamme n’est pas perdue : elle attend la finale.
lesson-magic-allowed = Ses boucliers vous coûteraient 2 points, puis quatre attaques attendraient votre réponse. Refusez-la.
lesson-magic-rage = Le Balrog aussi a des cartes spéciales. Après la Colère, la prochaine qu’il joue perd sa fonction. Posez-la avant qu’il n’en joue une.
lesson-magic-silenced = Il a posé la Force, qui vous aurait coûté 2 points de plus. La Colère l’a fait taire : seuls ses points de force ont compté.
lesson-magic-other-rage = Vous pourriez, mais ici il s’agit de la Colère. Posez-la.

lesson-balrog = L’autre camp
lesson-balrog-about = Jouez le Balrog : la Force et la Feinte.
lesson-balrog-strength = Vous voici le Balrog. La carte 8 attaque sur les lignes 2 et 4. La Force pare les deux, puis coûte encore 2 points à Gandalf.
lesson-balrog-struck = Rien ne vous a touché, et Gandalf est tombé à 13. Les cartes du Balrog sont plus rudes que celles de Gandalf.
lesson-balrog-other = Vous pourriez, mais ici nous essayons la Force.
lesson-balrog-whip = La carte 13 attaque sur les lignes 3 et 4, et aucune carte de votre main ne pare les deux. La Feinte reprend une de vos cartes ordinaires dans la rangée. Posez-la.
lesson-balrog-no-whip = Au moins une des deux lignes vous toucherait. La Feinte vous trouve mieux.
lesson-balrog-take = Laquelle doit revenir : la carte 15, avec des boucliers sur les lignes 3 et 4, ou la carte 7, avec un seul sur la ligne 2 ?
lesson-balrog-taken = Les deux lignes sont parées, et la carte 15 attaque de nouveau, sur les quatre lignes. Les attaques passées ne sont pas recomptées.
lesson-balrog-weak = La carte 7 n’a de bouclier ni sur la ligne 3 ni sur la ligne 4 : les deux vous toucheraient, et vous perdriez 2 points.

lesson-top = Au sommet
lesson-top-about = Gagnez un duel par vous-même.
lesson-top-four = Le troisième duel. Vous êtes sur la marche 4. Si vous le gagnez, vous atteignez le sommet, et toute la partie est à vous, sans finale.
lesson-top-win = Vous êtes à 9 partout. Vous avez deux cartes à poser, le Balrog une entre les deux. Gagnez le duel, de la façon qui vous plaît.
lesson-top-more = Il vous reste une carte à poser, et personne n’y répondra. Gagnez le duel avec elle.
lesson-top-won = Le sommet du pont : vous avez gagné ! Vous savez l’essentiel. Le reste, c’est le plaisir de déjouer quelqu’un.
lesson-top-missed = Pas cette fois. Pensez d’abord à la dernière carte : personne n’y répond, gardez donc pour elle celle qui a le plus de boucliers.
