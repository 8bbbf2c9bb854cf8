# Duel for Middle-earth: the words of its lessons, in French.

## A card

lesson-first-card = Une carte
lesson-first-card-about = Prendre une carte : la jouer, la payer ou la vendre.
lesson-first-card-welcome = Bienvenue ! Vous menez la Communauté ; en face de vous, Sauron. À votre tour, vous prenez une carte, une de celles que rien ne recouvre : ici, n’importe laquelle de la rangée du bas.
lesson-first-card-play = « { card-first-steps } » ne coûte rien. Jouez-la : elle vient se poser devant vous, et son anneau fait avancer Frodon et Sam d’un pas dans la quête.
lesson-first-card-played = Un pas de fait, et vos 3 pièces sont toujours là. Sauron répond par « { card-footmen } » et envoie une unité en Enedwaith.
lesson-first-card-sold = La vendre vous rapporterait 1 pièce. Mais vous pouvez la jouer gratuitement, et un pas vaut davantage.
lesson-first-card-other = Un bon choix, mais pour une autre fois. Jouez maintenant la carte dont il est question.
lesson-first-card-pay = « { card-swift-steed } » demande de la Force, et vous n’avez encore aucune compétence. Qu’importe : chaque symbole qui vous manque coûte 1 pièce. Jouez-la.
lesson-first-card-paid = 1 pièce payée, un pas de plus. Et voyez : les cartes cachées que plus rien ne recouvre ont été retournées.
lesson-first-card-sold-steed = La vendre rapporte 1 pièce. La jouer en coûte 1 et vous rapproche d’un pas de la Montagne du Destin : jouez-la.
lesson-first-card-colours = Le deuxième chapitre. La couleur dit ce qu’une carte apporte : le gris des compétences, le jaune des pièces, le bleu des pas dans la quête, le vert l’amitié d’un peuple, le rouge des unités pour le plateau. Le violet et ses manœuvres attendent le troisième chapitre.
lesson-first-card-poor = Votre bourse est vide, et les deux cartes à prendre sont trop chères. Mais toute carte peut se vendre, dans ce chapitre pour 2 pièces : il suffit de la défausser. Défaussez l’une des deux.
lesson-first-card-coins = Vous voilà plus riche de 2 pièces. Une carte défaussée rapporte 1 pièce au premier chapitre, 2 au deuxième, 3 au troisième, et elle disparaît de la table.

## Skills and prices

lesson-skills = Compétences et prix
lesson-skills-about = Ce que vous possédez rend les cartes moins chères, tour après tour.
lesson-skills-yours = Trois cartes grises sont devant vous : Force, Courage et Commandement. Ces compétences sont à vous jusqu’à la fin du jeu. Elles ne s’usent jamais : elles comptent de nouveau à chaque tour.
lesson-skills-free = « { card-night-ride } » demande Courage et Force. Vous avez l’un et l’autre, elle ne vous coûte donc rien : jouez-la.
lesson-skills-nothing = Un pas de gagné, et vos 3 pièces de gardées.
lesson-skills-one-short = « { card-dwarf-hall } » demande deux fois la Force, et vous ne l’avez qu’une fois : cela fait 1 pièce. Prenez d’abord ce qui est gratuit.
lesson-skills-two-short = Pour « { card-chronicler } », il vous manque deux symboles : elle coûte 2 pièces. Il y a moins cher.
lesson-skills-sold = La vendre rapporte 2 pièces, mais cette carte vaut mieux que cela devant vous. Jouez-la.
lesson-skills-look = Pas maintenant : « { card-night-ride } » est gratuite pour vous.
lesson-skills-short = « { card-dwarf-hall } » demande deux fois la Force, et le Commandement. Une Force vous manque, vous payez donc 1 pièce. Jouez-la.
lesson-skills-bought = 1 pièce, et les Nains sont vos amis. Sauron, lui, s’offre « { card-tribute } ».
lesson-skills-hall = Plus tard, peut-être. Jouez maintenant « { card-dwarf-hall } » pour 1 pièce.
lesson-skills-invest = « { card-chronicler } » vous tente, mais elle coûte 2 pièces, tout ce que vous avez. « { card-last-stand } » est grise : pour 1 pièce, elle vous donne deux fois le Courage, pour de bon. Jouez d’abord celle-là.
lesson-skills-invested = Désormais, toute carte qui demande du Courage vous coûte moins.
lesson-skills-hasty = Vous le pourriez, mais votre bourse serait vide, sans une compétence de plus. Les compétences d’abord : elles paient à chaque tour.
lesson-skills-strength = Deux fois la Force pour 1 pièce, c’est aussi une bonne affaire. Mais « { card-chronicler } » demande du Courage.
lesson-skills-stand = Gardez votre plan : « { card-last-stand } » pour 1 pièce.
lesson-skills-harvest = Maintenant, « { card-chronicler } » ne vous coûte plus 2 pièces, mais 1. Jouez-la.
lesson-skills-harvested = Tout est là : les compétences réunies tôt rendent la suite bon marché.
lesson-skills-last = Une seule pièce suffit à présent : jouez « { card-chronicler } ».

## Chain symbols and coins

lesson-chains = Chaînage et pièces
lesson-chains-about = Un symbole sur l’une de vos cartes en rend une autre gratuite plus tard.
lesson-chains-symbol = Vous voici Sauron. « { card-swift-steed } » porte un cheval, et le même cheval figure au bord de « { card-night-ride } ». Qui possède le symbole joue cette carte gratuitement, quoi qu’elle demande.
lesson-chains-ride = « { card-night-ride } » demande Courage et Force. Vous n’avez ni l’un ni l’autre, et une seule pièce. Mais vous avez le cheval : jouez-la.
lesson-chains-rode = Gratuit, et votre pièce est toujours là. Le Nazgûl s’est rapproché de Frodon d’un pas.
lesson-chains-dear = C’est un pas aussi, mais il coûte votre dernière pièce. « { card-night-ride } » est gratuite.
lesson-chains-sold = La vendre rapporte 2 pièces. Mais le cheval vous offre un pas pour rien : jouez-la.
lesson-chains-other = Pas mal. Mais « { card-night-ride } » est gratuite pour vous maintenant ; au prochain tour, elle ne sera peut-être plus là.
lesson-chains-yellow = Les cartes jaunes donnent aussitôt des pièces. L’une de ces deux-là porte en plus un symbole de chaînage qui vous servira : jouez celle-là.
lesson-chains-useful = Elle donne des pièces, et son coffre rendra plus tard une autre carte gratuite.
lesson-chains-chest = 3 pièces, et un coffre. Voyons ce qu’il ouvre.
lesson-chains-tribute = 4 pièces, une de plus que l’autre. Mais elle ne porte aucun symbole, alors que le coffre ouvrira quelque chose au troisième chapitre.
lesson-chains-coins = Ce tour-ci, il s’agit de pièces : jouez la carte jaune au coffre.
lesson-chains-open = Le troisième chapitre, et votre bourse est vide. Mais « { card-treasury } » porte le coffre au bord : jouez-la.
lesson-chains-opened = 5 pièces pour rien ! Quand deux cartes se valent, prenez celle dont le symbole vous servira plus tard.
lesson-chains-three = Vendre rapporte 3 pièces à présent. « { card-treasury } » est gratuite pour vous et en rapporte 5.

## What lies on what

lesson-layout = Ce qui recouvre quoi
lesson-layout-about = Cartes recouvertes, cartes cachées, et qui y accède en premier.
lesson-layout-covered = Chaque chapitre a son propre dessin. Ici, seules « { card-banner } » et « { card-web-of-lies } » peuvent être prises : toutes les autres sont recouvertes, et certaines sont face cachée.
lesson-layout-take = Prenez l’une des deux, pour la jouer ou pour la défausser, et voyez ce qu’elle recouvrait.
lesson-layout-turned = « { card-night-ride } » est libre : elle a donc été retournée à la fin de votre tour. Et le premier à choisir est maintenant Sauron. Ce que vous découvrez, vous le découvrez pour l’autre.
lesson-layout-count = Il manque trois pas à Frodon, et trois au Nazgûl : « { card-final-effort } » fait gagner l’un comme l’autre. Seule « { card-treasury } » la recouvre. Quelle carte prendre pour que Sauron ne l’ait pas ?
lesson-layout-leave-it = Il ne reste alors à Sauron que « { card-treasury } », et il doit vous ouvrir la voie.
lesson-layout-opened = Voilà « { card-final-effort } » découverte. Sauron a les 3 pièces qu’il faut, et le Nazgûl rattrape Frodon. Laissez-le découvrir lui-même !
lesson-layout-forced = Il ne restait à Sauron que « { card-treasury } » : il a dû vous ouvrir la voie.
lesson-layout-reap = « { card-final-effort } » est libre, et c’est votre tour. Jouez-la !
lesson-layout-won = La Montagne du Destin ! Compter qui devra découvrir quoi décide de bien des parties.
lesson-layout-thrown = Trois pas vous suffisent : jouez « { card-final-effort } ».

## The quest of the Ring

lesson-quest = La quête de l’Anneau
lesson-quest-about = Quatorze pas jusqu’à la Montagne du Destin, un Nazgûl sur les talons.
lesson-quest-track = Frodon et Sam ont 14 pas à faire jusqu’à la Montagne du Destin ; 2 sont faits. Le Nazgûl, parti 14 cases derrière eux, s’est déjà rapproché de 1 ; s’il les rattrape, Sauron gagne. Il est entraîné chaque fois qu’ils avancent : on ne le sème pas, on arrive avant lui.
lesson-quest-step = Chaque anneau d’une carte bleue est un pas. « { card-packed-bag } » coûte 1 pièce, votre dernière : jouez-la.
lesson-quest-sold = Une pièce, mais aucun pas. Or votre prochain pas apporte une récompense : jouez-la.
lesson-quest-other = Les pièces, c’est bien, mais votre prochain pas apporte une récompense. Jouez « { card-packed-bag } ».
lesson-quest-third = Les pas 3, 6, 9 et 12 donnent un bonus, une fois à chaque camp. Le troisième donne 1 pièce : prenez-la.
lesson-quest-coin = Ce pas ne vous a donc rien coûté. Le sixième donne une unité dans une région au choix, le douzième permet de retirer une forteresse adverse.
lesson-quest-declined = On peut renoncer à un bonus. Mais pourquoi donc ? Prenez la pièce.
lesson-quest-leap = Plus tard dans la partie : 8 pas sont faits, et le neuvième a quelque chose de spécial. Jouez l’une des deux cartes bleues.
lesson-quest-sold-both = Les pièces ne porteront pas Frodon sur la montagne. Jouez l’une des deux.
lesson-quest-ninth = Le neuvième pas : un autre tour, juste après celui-ci. Prenez-le !
lesson-quest-another = Les autres pas sont faits, et c’est encore à vous. Sauron doit attendre.
lesson-quest-no-turn = Ce serait jeter un tour entier. Prenez-le !
lesson-quest-doom = 12 pas de faits, encore deux. Mais le Nazgûl, lui aussi, n’est plus qu’à deux pas. Comment en finir ?
lesson-quest-arrived = La Montagne du Destin ! La Communauté gagne aussitôt, quoi qu’il reste sur la table.
lesson-quest-caught = Alors Sauron joue « { card-dark-tunnel } », le Nazgûl fait ses deux derniers pas, et vous avez perdu. Jouez-la vous-même !
lesson-quest-waited = Sauron ne l’aura pas, certes. Mais elle vaut deux pas, et il vous en faut deux : jouez-la et gagnez.

## The peoples

lesson-peoples = Les peuples
lesson-peoples-about = Deux pareils ou trois différents donnent un jeton, six différents la victoire.
lesson-peoples-green = Les cartes vertes donnent des symboles de peuples ; vous en avez un des Elfes. Chaque peuple garde dans une pile trois jetons aux pouvoirs particuliers, et personne n’en connaît l’ordre.
lesson-peoples-pair = Un deuxième symbole du même peuple vous donne un jeton. « { card-elven-song } » est gratuite avec la harpe que vous avez : jouez-la.
lesson-peoples-single = Elle coûterait vos deux pièces et donnerait un symbole des Humains : pas de paire, pas de jeton.
lesson-peoples-sold = Alors, pas de paire. Et elle ne vous coûte rien : jouez-la.
lesson-peoples-other = Une autre fois. « { card-elven-song } » fait une paire.
lesson-peoples-keep = Deux jetons des Elfes vous sont montrés à tous deux. Gardez celui que vous préférez ; l’un et l’autre sont bons.
lesson-peoples-kept = L’autre retourne sur le dessus de la pile. Désormais, vous savez tous deux ce qui s’y trouve.
lesson-peoples-third = Votre troisième peuple différent donne lui aussi un jeton, une seule fois : le premier de chacune des trois piles est montré. Vous avez les Elfes et les Hobbits, et vos compétences paient « { card-chronicler } » en entier.
lesson-peoples-three = Les Humains seraient votre troisième peuple : jouez « { card-chronicler } ».
lesson-peoples-eagles = Trois jetons, dont un pour vous. Les Aigles comptent parmi les six peuples de la victoire : gardez-les.
lesson-peoples-fourth = Elfes, Hobbits, Humains, Aigles : quatre sur six.
lesson-peoples-army = Utile à la guerre, assurément. Mais avec les Aigles, vous avez un peuple de plus vers la victoire.
lesson-peoples-sixth = Cinq peuples sont à vos côtés, Aigles compris. Les Ents seraient le sixième.
lesson-peoples-won = Six peuples différents : c’est gagné aussitôt, où qu’en soient le plateau et la quête.
lesson-peoples-six = Regardez mieux : six peuples différents donnent la victoire, et « { card-ent-grove } » apporte le sixième.

## The map

lesson-war = Le plateau
lesson-war-about = Unités, conflits et déplacements dans sept régions.
lesson-war-map = Sept régions. Vous êtes présent là où vous avez une unité ou une forteresse : pour l’instant dans le Mordor seulement. La Communauté se tient en Arnor et au Rohan.
lesson-war-red = Les cartes rouges envoient leurs unités, toutes ensemble, dans l’une de deux régions. « { card-swordsmen } » en amène 2, et vos compétences paient : jouez-la.
lesson-war-swords = L’heure est à la guerre : jouez « { card-swordsmen } ».
lesson-war-where = Le Mordor ou le Rohan ? Au Rohan se tient une unité de la Communauté. Là où des unités se rencontrent, il y a conflit : chaque camp en perd autant que l’autre, jusqu’à ce que l’un n’en ait plus.
lesson-war-fought = Une unité est tombée de chaque côté, et il vous en reste une : le Rohan est à vous.
lesson-war-home = Vous êtes déjà présent dans le Mordor ; y ajouter des unités ne gagne rien. Au Rohan, vous chassez l’adversaire.
lesson-war-purple = Au troisième chapitre viennent les cartes violettes. « { card-ambush } » apporte trois manœuvres : déplacer une unité, retirer une unité adverse, faire perdre une pièce à la Communauté. Jouez-la.
lesson-war-ambush = Les pièces attendront : jouez « { card-ambush } ».
lesson-war-strike = L’ordre vous appartient. Retirez d’abord l’unité isolée du Gondor.
lesson-war-clash = Alors les deux unités tombent, et le Gondor reste vide. Retirez d’abord l’adversaire, puis entrez sans pertes.
lesson-war-arnor = Elles y sont deux : la Communauté reste en Arnor. Au Gondor, il n’y en a qu’une.
lesson-war-coin = Cette pièce est perdue de toute façon, rien ne presse. Le plateau d’abord.
lesson-war-aside = Le but, c’est le Gondor : retirez-en l’unité, puis entrez-y depuis le Mordor.
lesson-war-march = Le Gondor est ouvert. Entrez-y, mais depuis une région où vous avez plus d’une unité : ce que vous laissez vide, vous le perdez.
lesson-war-marched = Vous voilà présent dans trois régions. Et la Communauté a perdu sa pièce au passage.
lesson-war-empty = Alors le Rohan est vide : une région de gagnée, une de perdue. Prenez une unité du Mordor, où il y en a deux.

## Landmarks

lesson-landmarks = Les Hauts-Lieux
lesson-landmarks-about = Des forteresses qui restent, et qui coûtent chaque fois plus.
lesson-landmarks-tiles = Au lieu d’une carte, vous pouvez prendre un de ces Hauts-Lieux. Chacun demande six symboles de compétence ; comme pour les cartes, chaque symbole manquant coûte 1 pièce.
lesson-landmarks-build = Pour Bree, il vous manque deux symboles : 2 pièces. Vous y gagnez une forteresse en Arnor, 2 unités au même endroit et jusqu’à 2 déplacements. Prenez-le.
lesson-landmarks-built = Une forteresse ne se bat pas, et les unités ne peuvent pas la chasser : par elle, vous restez présent.
lesson-landmarks-other = Un Haut-Lieu vaut bien ce tour : prenez Bree.
lesson-landmarks-first = Aux déplacements. La forteresse tient l’Arnor, vos unités sont donc libres de partir. Envoyez-en une au Lindon.
lesson-landmarks-still = On peut renoncer aux déplacements. Mais il y a des régions vides juste à côté !
lesson-landmarks-lindon = Bien aussi. Mais commencez par le Lindon : la seule route qui y mène passe par l’Arnor.
lesson-landmarks-second = Encore un déplacement : depuis l’Arnor, vers une autre région où vous n’êtes pas encore présent.
lesson-landmarks-spread = Trois régions, grâce à un seul Haut-Lieu.
lesson-landmarks-crowd = Vous êtes déjà au Lindon. Une nouvelle région vaut mieux.
lesson-landmarks-back = Vous abandonneriez aussitôt le Lindon.
lesson-landmarks-dearer = Pour Minas Tirith, vous avez les six symboles. Il coûte pourtant 1 pièce : chaque forteresse que vous avez sur le plateau rend le Haut-Lieu suivant plus cher de 1 pièce. Prenez-le.
lesson-landmarks-gondor = Une forteresse et une unité au Gondor, et deux pas dans la quête. Aucun nouveau Haut-Lieu ne le remplace avant le chapitre suivant.
lesson-landmarks-tirith = Tout cela pour une seule pièce : prenez Minas Tirith.

## Another turn

lesson-again = Un autre tour
lesson-again-about = Deux fois de suite, et qu’en faire.
lesson-again-token = « { token-elves-trade } » est à vous : après chaque carte jaune que vous jouez, vous avez un autre tour. Votre bourse est vide, et « { card-marksmen } » est trop chère. Mais plus pour longtemps.
lesson-again-yellow = « { card-tribute } » est jaune. Jouez-la.
lesson-again-yours = 4 pièces, et c’est encore à vous.
lesson-again-other = Ce serait alors à la Communauté de jouer. Avec « { card-tribute } », le tour reste à vous.
lesson-again-spend = Pour « { card-marksmen } », il vous manque deux symboles : 2 pièces, et maintenant vous les avez. Jouez-la avant que la Communauté ne la prenne.
lesson-again-marks = Que ce second tour serve à ce que vous ne pouviez pas payer : « { card-marksmen } ».
lesson-again-gondor = Deux unités. Au Gondor, la Communauté n’en a qu’une.
lesson-again-double = Des pièces et une région avant que l’autre ait pu répondre ! Le neuvième pas de la quête et des jetons des Elfes, des Nains et des Ents donnent d’autres tours ; ils valent même d’un chapitre à l’autre.
lesson-again-home = Vous êtes déjà dans le Mordor. Au Gondor, vous chassez l’adversaire.

## How it ends

lesson-end = La fin
lesson-end-about = Trois victoires immédiates, ou le compte des régions.
lesson-end-last = La dernière carte du troisième chapitre, et personne n’a gagné. Les régions vont donc décider : la Communauté est présente dans trois, vous dans deux.
lesson-end-play = « { card-corsairs } » amène 3 unités, au Lindon ou dans le Mordor. Vos pièces suffisent tout juste : jouez-la.
lesson-end-sold = On en reste alors à deux régions contre trois, et la Communauté gagne.
lesson-end-where = Où renverseront-elles le compte ?
lesson-end-more = Trois régions contre deux : Sauron gagne. À égalité, vous auriez partagé la victoire.
lesson-end-home = Vous êtes déjà dans le Mordor : toujours deux contre trois, et la Communauté gagne.
lesson-end-three = Bien des parties finissent plus tôt, car trois victoires comptent aussitôt : le bout de la quête, six peuples, les sept régions. Ici, vous avez 9 pas, 3 peuples et 6 régions : seul le Rhovanion manque.
lesson-end-seventh = C’est donc sur le plateau que vous êtes le plus près du but, et « { card-war-beasts } » peut aller au Rhovanion. Jouez-la.
lesson-end-other = Voyez où il manque le moins : une région. Jouez « { card-war-beasts } ».
lesson-end-close = Vous avez trois unités, et deux adversaires se tiennent au Rhovanion.
lesson-end-won = Il vous en reste une : présent dans les sept régions, vous gagnez aussitôt.
lesson-end-six = On en reste alors à six régions. Le Rhovanion serait la septième.

## What is hidden

lesson-hidden = Ce qui est caché
lesson-hidden-about = Cartes cachées, cartes écartées, et ce qu’on peut en savoir.
lesson-hidden-down = Personne ne connaît les cartes face cachée, et trois autres de ce chapitre ont été écartées sans être vues. Mais chacun sait quelles cartes existent : la pile des cartes cachées vous dit ce qui peut encore venir.
lesson-hidden-look = Barad-dûr vous laisse parcourir toute la défausse, cartes écartées comprises, et en jouer une sans payer. Il vous coûte 4 de vos 5 pièces : prenez-le.
lesson-hidden-seen = Vous avez vu les trois cartes écartées. La Communauté sait seulement que vous avez regardé.
lesson-hidden-other = D’abord un regard dans l’ombre : prenez Barad-dûr.
lesson-hidden-choose = La carte vendue s’y trouve aussi. Jouez celle que vous voulez ; elle ne coûte rien.
lesson-hidden-secret = Les cartes écartées que vous avez laissées restent votre secret : vous savez qu’elles ne viendront pas, tandis que la Communauté les attend encore.
lesson-hidden-known = Les jetons montrés sont connus eux aussi : les Aigles sont sur le dessus de la pile des Hobbits. Quant à celle des Nains, personne ne sait. Les deux paires sont gratuites pour vous. De quel jeton pouvez-vous être sûr ?
lesson-hidden-dwarves = Gratuit aussi, mais c’est un saut dans l’inconnu. Chez les Hobbits, vous savez ce qui vous attend.
lesson-hidden-pair = Une paire donne un jeton, et deux paires sont gratuites pour vous. Choisissez celle dont vous êtes sûr.
lesson-hidden-eagles = Les voilà : un de plus parmi les six peuples. Gardez-les.
lesson-hidden-scouts = Un bon jeton. Mais les Aigles reviennent alors sur le dessus, et la Communauté le sait.
lesson-hidden-third = Retenez ce qui a été montré. L’adversaire en fait autant.

## First strategy

lesson-deny = Première stratégie
lesson-deny-about = Gagner, priver, vendre, attendre : que regarder à chaque tour.
lesson-deny-threat = Regardez aussi l’autre camp. Le Nazgûl est à deux pas de Frodon, « { card-without-rest } » en vaut deux, et Sauron peut la payer. Pour vous, elle est trop chère.
lesson-deny-sell = Il n’est pas nécessaire de payer une carte pour l’enlever à l’autre. Défaussez-la.
lesson-deny-denied = 3 pièces, et le Nazgûl reste en arrière. Vous menez sur le plateau, et c’est ce qui va décider.
lesson-deny-loses = Alors Sauron joue « { card-without-rest } » et gagne aussitôt.
lesson-deny-first = Mais voyez d’abord si vous pouvez gagner vous-même. « { card-ent-grove } » donnerait à Sauron son sixième peuple. Et vous ? Il vous faut trois pas.
lesson-deny-won = La Montagne du Destin ! Toujours dans cet ordre : votre victoire, puis celle qui menace, puis tout le reste.
lesson-deny-careful = Cela arrête Sauron. Mais vous pouvez gagner tout de suite : regardez la quête.
lesson-deny-gift = Alors Sauron joue « { card-ent-grove } » et gagne avec six peuples.
lesson-deny-wait = « { card-dark-tunnel } » ferait gagner Sauron, et seule « { card-treasury } » la recouvre. Qui prend celle-ci ouvre la voie à l’autre. Pouvez-vous prendre autre chose ?
lesson-deny-landmark = Un Haut-Lieu ne découvre rien : c’est alors à Sauron de le faire.
lesson-deny-waited = Un Haut-Lieu ne découvre rien : c’est Sauron qui a dû le faire. Et avec le Rohan, vous êtes présent dans une troisième région.
lesson-deny-opened = Alors « { card-dark-tunnel } » est libre, et Sauron gagne avec elle. Le Gouffre de Helm est un tour qui ne découvre rien.
lesson-deny-shut = Et maintenant, fermez la porte : défaussez « { card-dark-tunnel } », la dernière carte.
lesson-deny-ahead = Trois régions contre deux : gagné. Enlevez ce qui ferait gagner l’autre, vendez ce qui ne vous sert pas, et gardez un Haut-Lieu pour le tour où toute carte serait mauvaise.

## On your own: the Fellowship

lesson-mount-doom = Sans aide : la Communauté
lesson-mount-doom-about = Deux victoires à trouver tout seul.
lesson-mount-doom-alone = À vous de trouver le chemin. Trois pas jusqu’à la Montagne du Destin, et pas une pièce. Mais regardez vos deux jetons, et le coffre de « { card-strongbox } ».
lesson-mount-doom-quest = Achevez la quête en deux choix.
lesson-mount-doom-more = Il vous reste un choix. Vous mène-t-il à la Montagne du Destin ?
lesson-mount-doom-arrived = « { card-treasury } » a donné des pièces, un pas et un autre tour, « { card-steep-climb } » a fait le reste. Bravo !
lesson-mount-doom-short = Pas encore. Quelle carte est gratuite pour vous, et que font vos jetons d’une carte jaune ?
lesson-mount-doom-peoples = Cinq peuples sont à vos côtés, et aucune carte verte en vue. Mais vous savez ce qui se trouve sur la pile des Hobbits. Gagnez en trois choix.
lesson-mount-doom-call = Continuez : c’est le sixième peuple qu’il vous faut.
lesson-mount-doom-joined = Avec les Aigles, cela fait six. Savoir où se trouve chaque chose, c’était la moitié de la victoire.
lesson-mount-doom-five = Toujours cinq. Les Aigles seraient le sixième peuple : qu’est-ce qui vous laisse choisir la pile que vous voulez ?

## On your own: Sauron

lesson-shadow = Sans aide : Sauron
lesson-shadow-about = Deux victoires à trouver tout seul.
lesson-shadow-danger = La Communauté est à deux pas de la Montagne du Destin, et « { card-steep-climb } » l’attend. Vous êtes présent dans cinq régions ; en Arnor et au Lindon, elle n’a que ses forteresses, sans une seule unité.
lesson-shadow-regions = Conquérez les sept régions en quatre choix.
lesson-shadow-march = Continuez : les sept régions, sans laisser vide aucune des vôtres.
lesson-shadow-conquered = Les sept ! Les forteresses ne se battent pas et ne barrent pas la route.
lesson-shadow-gaps = Pas encore les sept. Chaque région doit garder une unité, et la route du Lindon passe par l’Arnor.
lesson-shadow-quest = « { card-without-rest } » vaut les deux pas qui manquent au Nazgûl, mais « { card-treasury } » la recouvre. Gagnez en deux choix ; entre les deux, la Communauté joue un tour.
lesson-shadow-more = Il vous reste un choix. Le Nazgûl rejoint-il Frodon avec lui ?
lesson-shadow-caught = La Communauté a dû ouvrir la voie elle-même, et le Nazgûl a rattrapé Frodon. Vous voilà prêt pour votre première partie !
lesson-shadow-escaped = Qui prend « { card-treasury } » découvre « { card-without-rest } » pour l’autre. Que ce soit la Communauté.
