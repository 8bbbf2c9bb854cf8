# The Confrontation: what the lessons say, in French.

## Your nine pieces

lesson-pieces = Vos neuf personnages
lesson-pieces-about = Ce que vous voyez, ce que vous ne voyez pas, et comment on avance.
lesson-pieces-yours = Ces neuf personnages sont les vôtres. Personne d’autre que vous ne voit leur visage : qui ils sont, et avec quelle force ils se battent. L’adversaire n’en voit que le dos.
lesson-pieces-theirs = En face se tiennent les neuf personnages des Ténèbres. Vous voyez combien ils sont dans chaque région, mais non qui ils sont.
lesson-pieces-forward = À votre tour, un personnage avance d’une région : les vôtres vers Mordor. Choisissez Gimli, puis l’une des deux régions devant lui.
lesson-pieces-gimli-first = Ce serait possible. Mais envoyons d’abord Gimli : il est déjà devant et sait se défendre.
lesson-pieces-unseen = Bien commencé. Les Ténèbres ont vu quelqu’un quitter Enedwaith, mais non que c’était Gimli.
lesson-pieces-reply = Les Ténèbres ont répondu : un personnage est allé de Dagorlad dans la Forêt Noire. Qui était-ce ? Vous le saurez quand vous le rencontrerez.
lesson-pieces-strong = Personne ne va sur le côté ni en arrière, sauf si sa capacité ou une carte le permet : chaque pas compte. Faites suivre Gandalf, Aragorn ou Legolas.
lesson-pieces-frodo-waits = Frodon porte l’Anneau, et il est faible. Devant, il serait le premier attaqué : laissez les forts le précéder.
lesson-pieces-others-wait = Possible, mais faites plutôt suivre un autre des plus forts : Gandalf, Aragorn ou Legolas.
lesson-pieces-begun = Voilà un tour entier : un personnage, une région. Le voyage a commencé.

## The lie of the land

lesson-land = Le pays
lesson-land-about = Combien tiennent dans une région, et à quoi servent montagnes, fleuve et Mines.
lesson-land-limits = Seize régions vont de la Comté à Mordor. Les petites marques disent combien de personnages chaque camp peut y avoir : quatre dans la Comté et en Mordor, un en montagne, deux partout ailleurs.
lesson-land-mountains = Les quatre montagnes n’accueillent qu’un personnage de chaque camp, et personne n’y va sur le côté. Legolas est déjà dans les Monts Brumeux. Par où Pippin peut-il passer ?
lesson-land-only-way = C’est la seule montagne devant lui où il reste de la place.
lesson-land-only-pippin = C’est permis, mais Pippin n’en est pas plus avancé. Il est en Rhudaur : cherchez devant lui une montagne où il reste de la place.
lesson-land-room = Ce sera le Haut Col. Un seul personnage en montagne peut retenir tous les siens : qu’il ne s’y attarde pas.
lesson-land-river = L’Anduin porte la Lumière vers l’aval, de la Forêt Noire à Fangorn et de Fangorn à Rohan. Quelqu’un des Ténèbres barre le chemin en Dagorlad : faites prendre le fleuve à Sam.
lesson-land-past-guard = Le fleuve le porte à côté de celui qui barre le chemin.
lesson-land-fight = Ce serait une attaque, et Sam ne sait pas contre qui. Le fleuve le fait passer à côté, sans mal.
lesson-land-only-sam = Cela peut attendre. Sam est dans la Forêt Noire, au bord du fleuve : menez-le dans Fangorn.
lesson-land-drifted = Le garde est dépassé sans combat. On ne remonte pas le fleuve, en revanche, et les Ténèbres ne peuvent pas le suivre du tout.
lesson-land-tunnel = Les Mines de la Moria passent sous les montagnes et mènent d’Eregion tout droit à Fangorn : un déplacement au lieu de deux. Elles sont à la Lumière seule, et dans ce seul sens. Faites-y passer Merry.
lesson-land-slow = Par les montagnes, il faut à Merry deux déplacements jusqu’à Fangorn. Par les Mines, un seul.
lesson-land-only-merry = Une autre fois. Merry est en Eregion, où commencent les Mines : envoyez-le dans Fangorn.
lesson-land-through = Un déplacement de gagné. Retenez ceci : si un personnage des Ténèbres est dans la Moria, c’est peut-être le Balrog, et il guette dans les Mines.
lesson-land-full = Deux des vôtres sont maintenant dans Fangorn : c’est plein, et Pippin ne peut pas suivre. Faites de la place : faites avancer Sam ou Merry, mais pas vers un combat.
lesson-land-clears = Personne n’y barre le chemin, et Fangorn a de nouveau de la place.
lesson-land-into-fight = Un personnage des Ténèbres vient d’arriver en Gondor. Y aller, c’est attaquer ; Dagorlad et Rohan sont libres.
lesson-land-no-room = Fangorn resterait aussi plein qu’avant. Faites avancer Sam ou Merry.
lesson-land-made-room = Les Mines sont de nouveau ouvertes à Pippin. Pensez toujours à ceux qui suivent.

## The Ring goes to Mordor

lesson-ring = L’Anneau va en Mordor
lesson-ring-about = Comment la Lumière gagne, et comment elle peut perdre.
lesson-ring-frodo = Tout repose sur Frodon. Dès qu’il entre en Mordor, la Lumière gagne.
lesson-ring-lost = Et si Frodon est éliminé, de quelque façon que ce soit, les Ténèbres gagnent. Nul autre ne peut porter l’Anneau à sa place.
lesson-ring-shire = Les Ténèbres ont un second chemin : trois des leurs dans la Comté. Deux y sont déjà, un troisième est à la porte. Et qui ne peut bouger aucun personnage à son tour perd aussi.
lesson-ring-step = C’est à vous, Frodon est en Gondor, et deux personnages des Ténèbres l’attendent en Mordor. Que faites-vous ?
lesson-ring-only-frodo = Sam en Mordor ne gagne rien : il devrait s’y battre, et les Ténèbres prendraient la Comté. Seul Frodon met fin à la guerre.
lesson-ring-too-late = Ce n’est plus le moment : au prochain coup, les Ténèbres sont trois dans la Comté.
lesson-ring-won = Peu importe qui attend en Mordor : Frodon gagne en y entrant, avant tout combat.

## The other side

lesson-shadow = L’autre camp
lesson-shadow-about = Comment les Ténèbres commencent, et leurs deux façons de gagner.
lesson-shadow-sides = Vous voici de l’autre côté : vous menez les Ténèbres. Vous partez de Mordor, en avant veut dire vers la Comté, et ce sont les personnages de la Lumière qui sont cachés.
lesson-shadow-first = Les Ténèbres jouent le premier coup. Menez quelqu’un de votre première ligne dans les montagnes : le Balrog, Saroumane ou Arachne.
lesson-shadow-front-first = Possible. Mais les montagnes sont étroites, et le premier arrivé décide qui passe : commencez par la première ligne.
lesson-shadow-came = Bien. De là, vous menacez les régions de la Lumière, et personne ne sait lequel de vos neuf s’y tient.
lesson-shadow-third = Deux des vôtres sont dans la Comté. Un troisième gagne la manche. Qui sera-ce ?
lesson-shadow-gate = Un personnage de la Lumière est en Gondor, à un pas de Mordor. Si c’est Frodon, il gagne au prochain coup : ne le lui laissez pas.
lesson-shadow-taken = La Comté est tombée. À force de regarder vers Mordor, la Lumière oublie facilement sa propre porte.
lesson-shadow-hunt = L’autre façon de gagner, c’est Frodon lui-même. Vous l’avez vu en Rhudaur. Attaqué, il peut fuir sur le côté, mais Saroumane est en Eregion. Que l’Orque attaque.
lesson-shadow-past = L’Orque passerait à côté de Frodon, et on ne revient pas en arrière. Attaquez-le maintenant qu’il ne peut pas fuir.
lesson-shadow-not-now = Frodon ne peut pas fuir en ce moment. Après son prochain coup, il sera peut-être ailleurs : attaquez-le avec l’Orque.
lesson-shadow-caught = Quand l’Orque attaque, il frappe le premier, et Frodon n’avait nulle part où fuir. Les Ténèbres gagnent.

## A combat, step by step

lesson-combat = Un combat, pas à pas
lesson-combat-about = L’attaque, les forces, les cartes, et ce qui reste ensuite.
lesson-combat-attack = Un personnage des Ténèbres est dans la Moria. Qui entre dans sa région l’attaque. Aragorn est fort : envoyez-le dans la Moria.
lesson-combat-empty = Il n’y a personne là-bas, donc pas de combat. L’ennemi est dans la Moria.
lesson-combat-aragorn = Pas encore. Qu’Aragorn attaque dans la Moria.
lesson-combat-card = Les deux sont montrés : Aragorn a 4, le Cavalier Noir 3. Chaque camp ajoute maintenant une carte en secret. Il ne reste aux Ténèbres que 1, 2 et 3, et vous le voyez. Laquelle de vos cartes gagne à coup sûr en coûtant le moins ?
lesson-combat-waste = Le 5 gagnerait aussi, mais il vous manquerait plus tard. Le Cavalier atteint 6 au plus : une carte plus petite suffit.
lesson-combat-weak = Avec le 1, Aragorn a 5. Avec un 3, le Cavalier a 6 et l’emporte ; avec un 2, tous deux sont éliminés.
lesson-combat-higher = 4 + 3 = 7 contre 3 + 3 = 6 : le total le plus bas est éliminé. À égalité, ils le sont tous les deux.
lesson-combat-spent = Les cartes jouées restent face visible et sont défaussées, quel que soit le vainqueur. Chacun sait donc toujours ce que l’autre a encore en main. Aragorn est de nouveau caché, mais l’adversaire l’a vu.
lesson-combat-two = Deux personnages sont dans Fangorn, Arachne et l’Orque ; vous les avez déjà rencontrés. Vous en attaquez un à l’aveugle. Faites passer Aragorn par les Mines.
lesson-combat-through = Ce combat est pour Aragorn : d’Eregion, les Mines le mènent dans Fangorn.
lesson-combat-save = D’abord vient l’Orque, de force 2. Il reste aux Ténèbres un 1 et un 2, à vous un 2 et un 4, et Arachne attend encore. Quelle carte ?
lesson-combat-later = Contre Arachne, il ne vous resterait que le 2 : Aragorn aurait 6, elle 5 et encore une carte. Au mieux, une égalité.
lesson-combat-goes-on = 4 + 2 l’emporte sur 2 + 1. Mais tant que les deux camps sont dans la région, le combat continue, et voici Arachne.
lesson-combat-last = Arachne a une force de 5 et une dernière carte, le 2. À vous aussi il ne reste qu’une carte, et il faut la jouer.
lesson-combat-back = 8 contre 7 : Arachne est éliminée. Et comme les deux camps ont joué leurs neuf cartes, tous deux les reprennent toutes.

## Light’s spells

lesson-spells = Les sorts de la Lumière
lesson-spells-about = Faiblesse, Fuite, Sacrifice et Pouvoir magique.
lesson-spells-cloak = Quatre de vos neuf cartes sont des sorts. Par la Faiblesse, un chiffre que jouent les Ténèbres compte 0. Aragorn a 4, le Cavalier Noir 3 ; il ne reste aux Ténèbres que 5 et 6. Votre carte ?
lesson-spells-number = 4 + 5 = 9, et avec le 6 le Cavalier atteint 9 : vous perdriez aussi Aragorn. Ôtez plutôt toute valeur à leur chiffre.
lesson-spells-cloaked = Le 6 des Ténèbres compte 0, et 4 l’emporte sur 3. Contre un sort, la Faiblesse est sans effet : regardez d’abord ce qui leur reste.
lesson-spells-retreat = Le Troll attaque Merry, 9 contre 2. Aucun chiffre ne le sauvera. Mais il y a la Fuite.
lesson-spells-hopeless = 2 + 3 = 5. Le Troll a 9, quoi que jouent les Ténèbres.
lesson-spells-where = Votre Fuite mène d’une région en arrière, là où il reste de la place et où ne se trouve aucun ennemi. Où va Merry ?
lesson-spells-stay = Vous pouvez rester, mais alors la carte compte 0 : 2 contre 9.
lesson-spells-safe = Merry vit, et vous savez où est le Troll. Cela valait bien une carte.
lesson-spells-sacrifice = Merry est tombé sur le Balrog, 2 contre 5. Il reste aux Ténèbres un 3 et un 6. Par le Sacrifice, les deux personnages sont éliminés.
lesson-spells-too-small = 2 + 2 = 4, et le Balrog a au moins 8. Merry serait perdu, et le Balrog n’aurait aucun mal.
lesson-spells-both-out = Un hobbit contre le Balrog : une bonne affaire. Mais ne le jouez jamais pour Frodon : sa fin est celle de la manche.
lesson-spells-magic = Le Pouvoir magique devient une carte que vous avez déjà jouée, et vous ne la choisissez qu’une fois vue la carte des Ténèbres. Il leur reste 2 et 6.
lesson-spells-one = Avec le 1, Aragorn a 5. Le Cavalier atteint 5 avec le 2 et 9 avec le 6 : égalité ou défaite. Le Pouvoir magique peut mieux.
lesson-spells-recall = Les Ténèbres ont joué le 6 : le Cavalier a 9, Aragorn 4. Laquelle de vos cartes jouées voulez-vous reprendre ?
lesson-spells-tie = 4 + 5 = 9 contre 9 : tous deux seraient éliminés. Une autre carte ne vous coûte rien.
lesson-spells-price = Cela emporte le Cavalier, mais Aragorn aussi. Il y a moins cher.
lesson-spells-spared = Aragorn vivrait, mais le Cavalier aussi. Ce combat, vous pouvez le gagner.
lesson-spells-less = C’est trop peu : il faut à Aragorn plus de 9, ou que le chiffre des Ténèbres ne compte plus.
lesson-spells-again = La Faiblesse, encore une fois : 4 contre 3. La carte rappelée reste parmi les cartes jouées, et le Pouvoir magique l’y rejoint.

## Dark’s cards

lesson-eye = Les cartes des Ténèbres
lesson-eye-about = Le 6, le Contresort et la Fuite sur le côté.
lesson-eye-six = Vous menez les Ténèbres. Le Cavalier Noir combat Gimli, 3 contre 3. Il reste à la Lumière un 4 et un 5, à vous un 5 et un 6. Seules les Ténèbres ont un 6.
lesson-eye-five = Avec le 5, Gimli peut atteindre 8, et vous aussi : tous deux seraient éliminés.
lesson-eye-strongest = 9 contre 8. Aucun chiffre de la Lumière n’est aussi haut que votre 6.
lesson-eye-cancel = Le Contresort annule un sort. Le Balrog combat Merry, et il reste deux cartes à la Lumière : le Sacrifice et la Faiblesse. Que jouez-vous ?
lesson-eye-burnt = Si c’est le Sacrifice, le Balrog est éliminé avec Merry. La Lumière n’a plus que des sorts : vous avez de quoi y répondre.
lesson-eye-cancelled = C’était le Sacrifice, et il est annulé : 5 l’emporte sur 2. Contre un chiffre, le Contresort ne fait rien : comptez d’abord les cartes de la Lumière.
lesson-eye-slip = Aragorn attaque l’Orque, 4 contre 2, et la Lumière a encore 4 et 5. Impossible de gagner. Mais pouvez-vous partir ?
lesson-eye-beaten = 2 + 1 = 3, et Aragorn a au moins 8. L’Orque serait perdu pour rien.
lesson-eye-sideways = La Fuite des Ténèbres mène d’une région sur le côté, dans les deux sens. Choisissez où va l’Orque.
lesson-eye-stay = Si vous restez, votre carte compte 0, et l’Orque est perdu.
lesson-eye-away = L’Orque vit, et la Lumière a joué son 5 en vain. En montagne, en Mordor et dans la Comté, votre Fuite ne mène nulle part.
lesson-eye-order = Les Ténèbres ont aussi le Pouvoir magique ; si les deux camps le jouent, vous décidez d’abord, à découvert. Et suivez les cartes jouées par la Lumière : elles ne reviennent que par le Pouvoir magique, ou quand chacun reprend ses neuf cartes.

## The companions

lesson-companions = Les compagnons
lesson-companions-about = Ce que savent faire Merry, Legolas, Gimli, Boromir, Gandalf, Aragorn et Pippin.
lesson-companions-merry = On a vu le Roi-sorcier dans les Monts Brumeux. Il a une force de 5, mais l’un des vôtres l’élimine aussitôt, avant toute carte. Qui ?
lesson-companions-costly = Aragorn devrait y mettre des cartes et pourrait perdre. Merry le fait pour rien.
lesson-companions-witch-king = Le Roi-sorcier ne doit pas passer. Merry est juste devant lui.
lesson-companions-slain = Le plus petit abat le plus grand : aucune carte n’a été nécessaire.
lesson-companions-match = Legolas fait de même avec le Nazgûl ailé, et Gimli avec l’Orque. L’Orque est dans la Moria, le Nazgûl dans les Monts Brumeux. Envoyez l’un des deux là où il faut.
lesson-companions-crossed = Là, il se bat comme n’importe qui. À Gimli l’Orque, à Legolas le Nazgûl ailé.
lesson-companions-free = Il y a un ennemi à prendre sans rien payer. Que Gimli ou Legolas attaque.
lesson-companions-matched = Aussitôt, et sans carte. Il en va de même quand on les attaque, et ce n’est pas un choix.
lesson-companions-boromir = Le Troll est en Gondor, avec une force de 9. Boromir a une force de 0, mais il entraîne avec lui quiconque le combat. Profitez-en.
lesson-companions-not-aragorn = Même avec le 5, Aragorn n’atteint que 9 : une égalité. Gardez-le, et envoyez celui qui est fait pour cela.
lesson-companions-home = Le Troll barre le chemin de Mordor. Boromir peut l’en ôter.
lesson-companions-together = Tous deux sont éliminés. Boromir vaut autant que celui qu’il rencontre : gardez-le pour les plus grands.
lesson-companions-gandalf = Face à Gandalf, les Ténèbres doivent montrer leur carte d’abord. Ici, c’est le 4 : le Cavalier a 7, Gandalf 5. Choisissez la plus petite carte qui gagne.
lesson-companions-too-much = Cela gagne, mais moins suffirait. Profitez de ce que seul Gandalf vous offre.
lesson-companions-too-little = 5 + 1 = 6, et le Cavalier a 7.
lesson-companions-enough = 8 contre 7, pas un point de trop. C’est ainsi que Gandalf ménage vos cartes.
lesson-companions-aragorn = Deux personnages des Ténèbres sont dans la Comté, un troisième arrive. Aragorn peut aussi aller sur le côté ou en arrière, dans une région voisine où se trouve un ennemi.
lesson-companions-third = Alors celui d’Arthedain entre dans la Comté, et les Ténèbres ont gagné. Faites faire demi-tour à Aragorn.
lesson-companions-turned = Lui seul des vôtres peut revenir en arrière. Aux cartes de dire si la Comté tiendra.
lesson-companions-pippin = Quelqu’un se tient dans les Monts Brumeux. Quand Pippin attaque, il peut fuir en arrière avant toute carte : c’est lui qu’il faut pour aller voir.
lesson-companions-scout = Sachons d’abord qui c’est. Pippin le peut sans danger, pourvu que ce ne soit pas l’Ouargue.
lesson-companions-run = Le Troll ! Où fuit Pippin ?
lesson-companions-crushed = 1 contre 9 : même votre 5 ne le sauve pas. Qu’il fuie, vous en savez assez.
lesson-companions-seen = Sans une égratignure et sans une carte. Le Troll est dans les Monts Brumeux, et maintenant vous le savez.

## Frodo and Sam

lesson-escape = Frodon et Sam
lesson-escape-about = Comment le Porteur de l’Anneau s’échappe, et où il ne le peut pas.
lesson-escape-flee = Le Troll a trouvé Frodon. Attaqué, et avant toute carte, Frodon peut fuir sur le côté, vers une région où il reste de la place et où ne se trouve aucun ennemi.
lesson-escape-stand = 1 contre 9 : même votre 5 ne suffit pas. Pourquoi se battre, s’il peut simplement partir ?
lesson-escape-fled = Parti avant la première carte. S’il attaque, Frodon ne peut pas fuir ainsi : laissez d’autres attaquer.
lesson-escape-trapped = Le même combat, mais en montagne. Il n’y a là aucun chemin sur le côté, donc pas de fuite. Il reste une carte : le 2 ou la Fuite.
lesson-escape-end = 1 + 2 = 3 contre 9, et la manche est perdue.
lesson-escape-lucky = Sauvé par votre Fuite. Ne faites passer Frodon par les montagnes que si personne ne peut l’y attaquer.
lesson-escape-sam = Frodon est attaqué, et un personnage des Ténèbres en Eregion lui ferme l’issue. Mais Sam est avec lui : il peut se battre à sa place, et alors avec une force de 5.
lesson-escape-alone = Frodon avec 1 contre le Cavalier avec 3 : vous joueriez toute la manche sur une seule carte.
lesson-escape-stepped-in = C’est maintenant 5 contre 3, et si cela tourne mal, c’est Sam qui tombe. Gardez-les ensemble.
lesson-escape-warg = L’Ouargue fait taire le personnage de la Lumière : ni fuite, ni aide de Sam, rien que des cartes. Il a une force de 2, et un 2 ou un 3 à ajouter. Votre carte ?
lesson-escape-no-saving = 1 + 1 = 2, et l’Ouargue a au moins 4. C’est le moment de jouer votre meilleure carte.
lesson-escape-survived = 6 contre 5 : de justesse. Des neuf, c’est l’Ouargue que Frodon doit craindre.

## The hunters

lesson-hunters = Les chasseurs
lesson-hunters-about = Roi-sorcier, Nazgûl ailé, Cavalier Noir et Balrog : ceux qui frappent là où on ne les attend pas.
lesson-hunters-witch-king = Vous menez les Ténèbres. Un personnage de la Lumière vous échappe dans Fangorn. Le Roi-sorcier peut aussi aller sur le côté, si c’est pour attaquer.
lesson-hunters-let-go = Alors celui de Fangorn poursuit son chemin, et personne ne peut revenir sur ses pas. Le Roi-sorcier est juste à côté.
lesson-hunters-sideways = Lui seul fait un tel pas de côté. En montagne, même lui ne va qu’en avant.
lesson-hunters-nazgul = Un personnage est seul en Dagorlad, à un pas de Mordor. Le Nazgûl ailé vole n’importe où, mais seulement là où se trouve exactement un personnage de la Lumière.
lesson-hunters-gate = Si c’est Frodon, il gagne au prochain coup. Seul le Nazgûl peut l’atteindre à temps.
lesson-hunters-frodo = C’était Frodon, et avec votre Orque en Gondor il ne peut pas fuir. Aux cartes de décider. Le Nazgûl ne vole pas vers une paire : voilà pourquoi la Lumière aime garder Frodon et Sam ensemble.
lesson-hunters-rider = Pour attaquer, le Cavalier Noir peut chevaucher vers l’avant aussi loin qu’il veut, jusqu’à la première région où se trouve un personnage de la Lumière. Montrez à la Lumière le chemin de Gondor en Enedwaith.
lesson-hunters-shire = Il peut aller jusque-là, mais dans la Comté ils sont deux à l’attendre. En Enedwaith, il n’y en a qu’un.
lesson-hunters-walk = C’est un pas. Le Cavalier peut davantage : attaquer en Enedwaith, d’ici même.
lesson-hunters-rode = Tout le pays en un seul tour. Seule une région remplie des vôtres l’arrête en chemin.
lesson-hunters-balrog = Le Balrog a une demeure : la Moria. Tant qu’il s’y tient, il guette dans les Mines. Envoyez-l’y.
lesson-hunters-beside = Des Monts Brumeux, il n’atteint pas les Mines. Sa place est dans la Moria.
lesson-hunters-tunnel-open = Les Mines sont le chemin le plus rapide de la Lumière. Que le Balrog les ferme.
lesson-hunters-ambush = La Lumière n’a pas vu qui est venu, et quelqu’un passe par les Mines. Le Balrog frappe-t-il ?
lesson-hunters-spare = Vous pouvez laisser passer, et le Balrog reste caché. Mais qui sait qui c’est ? Prenez ce qui s’offre.
lesson-hunters-struck = C’était Merry, et il n’y a pas eu de combat. Même Frodon et Boromir sont perdus ainsi. Désormais, bien sûr, la Lumière sait.

## The terrors

lesson-terrors = Les terreurs
lesson-terrors-about = L’Orque, l’Ouargue, Saroumane, le Troll et Arachne au combat.
lesson-terrors-orcs = On a vu Gandalf en Rhudaur. Quand l’Orque attaque, le premier personnage qu’il combat est éliminé aussitôt, à moins qu’il ne fuie. Servez-vous-en.
lesson-terrors-not-troll = Le Troll a 9, mais avec le 5 Gandalf atteint 10. L’Orque n’a pas besoin de chance.
lesson-terrors-easy = Gandalf est là, à portée de main. Que l’Orque attaque.
lesson-terrors-first = Une force de 2 a abattu une force de 5. Mais attaqué, l’Orque ne frappe pas le premier, et Gimli est plus rapide que lui.
lesson-terrors-warg = Boromir est en Rhudaur : il entraîne avec lui quiconque le combat. À moins que sa capacité ne soit sans effet. Qui des vôtres y veille ?
lesson-terrors-dragged = Le Balrog et Boromir seraient tous deux éliminés. L’Ouargue, lui, le fait taire.
lesson-terrors-boromir = Boromir n’attend que l’un de vos plus grands. Prenez-le avant, avec l’Ouargue.
lesson-terrors-silent = Contre l’Ouargue, Boromir n’est qu’un homme de force 0, et l’on en vient aux cartes. Il en va de même pour Merry, Gimli, Legolas, et pour la fuite de Frodon.
lesson-terrors-forbid = Saroumane peut interdire les cartes : seuls comptent alors les personnages. Il rencontre Merry, 4 contre 2, et la Lumière a en main un 5 et le Sacrifice. Que décidez-vous ?
lesson-terrors-risky = Avec le 5, Merry atteint 7, et vous n’avez qu’un 1 et une Fuite. Le Sacrifice aussi emporte Saroumane. Sans cartes, il a déjà gagné.
lesson-terrors-no-cards = 4 l’emporte sur 2, et personne n’a défaussé de carte.
lesson-terrors-allow = Cette fois, c’est Gandalf, 5 contre 4. Il reste à la Lumière un 1 et la Fuite, et vous avez le 6. Et maintenant ?
lesson-terrors-pride = Sans cartes, c’est 4 contre 5 : Saroumane serait éliminé.
lesson-terrors-allowed = 4 + 6 = 10, et Gandalf atteint 6 au plus : il doit fuir, ou il est éliminé. Comparez les forces avant d’interdire.
lesson-terrors-troll = Le Troll a une force de 9, mais votre propre carte ne compte pas avec lui ; elle est pourtant défaussée. Aragorn atteint 9 au plus. Quelle carte donnez-vous ?
lesson-terrors-wasted = Avec le Troll, le 6 ne compte pas, et il serait parti. Débarrassez-vous de la plus petite.
lesson-terrors-void = 9 contre 8, et vous avez encore le 6. Le Troll est une bonne occasion de se défaire d’une carte.
lesson-terrors-shelob = Arachne veut attaquer Merry en Rhudaur. Mais après chaque victoire elle retourne en Gondor, et si deux autres personnages des Ténèbres ou un seul de la Lumière s’y trouvent, elle est éliminée elle aussi. Que faut-il faire d’abord ?
lesson-terrors-no-home = Deux des vôtres sont en Gondor : Arachne gagnerait, n’y trouverait pas de place et serait éliminée. Dégagez d’abord son retour.
lesson-terrors-crowded = Gondor est toujours plein. L’un des deux qui s’y trouvent doit avancer.
lesson-terrors-way-home = Il y a maintenant de la place en Gondor, et Arachne peut frapper encore et encore. Chaque retour la ramène aussi garder Mordor.

## What is hidden

lesson-hidden = Ce qui est caché
lesson-hidden-about = Ce que vous pouvez déduire, et ce que l’adversaire peut déduire.
lesson-hidden-met = Après un combat, les survivants sont de nouveau cachés, mais vous n’oubliez pas. Vous avez rencontré le Troll dans la Moria, et personne n’en est sorti depuis : c’est donc toujours lui. La table retient tout cela pour vous.
lesson-hidden-safe = Une montagne n’accueille qu’un personnage, et dans la Moria, c’est le Troll. Où le Balrog n’est-il donc pas ? Vous savez maintenant si Frodon peut passer par les Mines.
lesson-hidden-troll = C’est le Troll, 9 contre 1. Dans les Mines, il ne peut rien vous faire : seul le Balrog y frappe.
lesson-hidden-tunnel = Réfléchissez : le Troll est dans la Moria, donc le Balrog n’y est pas. Frodon peut passer par les Mines.
lesson-hidden-passed = Personne n’a frappé. On interroge les Ténèbres chaque fois, quel que soit celui qui se tient dans la Moria : la question ne vous apprend donc rien, votre mémoire si.
lesson-hidden-unknown = Ici, vous n’avez pas encore vu qui se tient dans la Moria. C’est peut-être le Balrog. Qui envoyez-vous voir ?
lesson-hidden-gamble = Si c’est le Balrog, Frodon est perdu dans les Mines, et la manche avec lui. On regarde d’abord, on passe ensuite.
lesson-hidden-blind = Frodon a une force de 1, et s’il attaque, il ne peut pas fuir. C’est la tâche d’un autre.
lesson-hidden-ask-pippin = Quelqu’un dans la Moria guette peut-être dans les Mines. Pippin est à côté et peut fuir après son attaque.
lesson-hidden-known = Le Balrog ! Ramenez Pippin.
lesson-hidden-stand = 1 contre 5 : il n’était pas venu pour cela. Vous savez ce que vous vouliez savoir.
lesson-hidden-learnt = Un instant de courage, et vous savez que les Mines sont fermées. Tout combat coûte des personnages ou des cartes, mais il achète aussi du savoir.
lesson-hidden-hide = L’adversaire raisonne comme vous. Les Ténèbres viennent de voir Frodon en Arthedain. Où sera-t-il plus difficile à retrouver ?
lesson-hidden-still-known = Seul en Rhudaur, il resterait comme à découvert : les Ténèbres auraient vu un unique personnage y aller.
lesson-hidden-stays = Alors Frodon reste là où les Ténèbres l’ont vu. Menez-le auprès d’un autre.
lesson-hidden-mixed = Deux personnages d’une même région peuvent être mélangés. Dès que l’un d’eux avance, les Ténèbres ne savent plus lequel est Frodon.

## The special cards

lesson-special = Les cartes spéciales
lesson-special-about = Gripoil, Gandalf le Blanc, Palantír et Esprit de l’Anneau : la variante aux quatre cartes de plus.
lesson-special-open = On peut jouer avec des cartes spéciales. Elles sont visibles dès le début, chacune sert une fois par manche, et ce ne sont pas des cartes de combat. Deux sont à vous, deux aux Ténèbres.
lesson-special-shadowfax = Frodon est à deux pas de Mordor, et les Ténèbres sont toutes proches. Gripoil donne à un personnage un pas de plus avant son déplacement normal. Recourez à lui.
lesson-special-one-step = Un pas jusqu’en Gondor, et c’est aux Ténèbres de jouer. Avec Gripoil, personne ne s’interpose.
lesson-special-gandalf-later = Gandalf reviendrait, mais Frodon peut atteindre Mordor dans ce tour même.
lesson-special-no-hurry = Frodon peut gagner dans ce tour même. Recourez à Gripoil.
lesson-special-gallop = Le pas de plus mène en avant, vers une région sans ennemi. Qui Gripoil porte-t-il ?
lesson-special-wrong-rider = Ce personnage devrait alors faire aussi le déplacement normal. C’est Frodon qui est pressé : menez-le en Gondor.
lesson-special-ride-on = Le même personnage peut maintenant faire son déplacement normal.
lesson-special-halt = Vous pouvez vous arrêter ici, mais Frodon est devant Mordor. Encore un pas !
lesson-special-home = Deux pas en un seul tour. Les Ténèbres ont la carte sous les yeux tout le temps, mais ne savent jamais quand elle servira.
lesson-special-white = Une autre manche : Gandalf est éliminé, mais il vous reste Gandalf le Blanc. Au lieu de jouer votre tour, vous le faites revenir dans Fangorn, s’il ne s’y trouve aucun personnage des Ténèbres et au plus un des vôtres.
lesson-special-call-him = Fangorn sera peut-être bientôt pris, et le retour fermé. Faites revenir Gandalf maintenant.
lesson-special-returned = Le voici de nouveau, au milieu du plateau, et il se bat comme avant.
lesson-special-dark = Les Ténèbres ont le Palantír, pour voir un de vos personnages hors de la Comté, et l’Esprit de l’Anneau, pour ramener un des leurs en Mordor. Gardez donc Frodon quelque temps dans la Comté, ou en compagnie.

## A plan for Light

lesson-plan-light = Un plan pour la Lumière
lesson-plan-light-about = Une mise en place qui se tient, une garde dans la Comté, et tout le chemin de Mordor.
lesson-plan-light-front = Avant la manche, vous décidez qui se tient où. Cette mise en place est sensée : Aragorn, Merry et Gimli devant, là où viennent les premières attaques, Gandalf et Legolas derrière eux.
lesson-plan-light-home = Frodon et Sam partent de la Comté, cachés parmi quatre, et se mettent en route quand le front a trouvé une brèche. Boromir garde la Comté : aucun des grands n’ose y entrer. Pippin ira voir plus tard.
lesson-plan-light-guard = Frodon et Sam sont en route. Mais le Balrog est en Cardolan et l’Ouargue en Arthedain, tous deux en marche vers la Comté. À qui Boromir s’en prend-il ?
lesson-plan-light-silenced = Contre l’Ouargue, la capacité de Boromir est sans effet : il n’aurait que sa force de 0.
lesson-plan-light-pippin = Pippin n’arrêtera personne. Boromir, si.
lesson-plan-light-undefended = Alors ils entrent dans la Comté et choisissent leurs combats. Ici, c’est encore vous qui choisissez : Boromir contre le Balrog.
lesson-plan-light-held = Le plus fort des deux n’est plus, et il faut aux Ténèbres trois des leurs dans la Comté : vous avez gagné du temps pour Frodon.
lesson-plan-light-journey = Il ne reste que Frodon et Pippin. Vous avez vu le Balrog dans la Moria et le Troll en Gondor. Menez Frodon en Mordor, en quatre déplacements.
lesson-plan-light-more = En route pour Mordor ! Chaque déplacement doit en rapprocher Frodon, sans rencontrer ni le Balrog ni le Troll.
lesson-plan-light-arrived = À côté du Balrog, à côté du Troll, et jusqu’en Mordor. Votre première manche avec la Lumière peut commencer.
lesson-plan-light-again = Pas cette fois. Le Balrog guette dans les Mines, et le Troll ne va qu’en avant : passez là où aucun des deux ne vient. Et que chaque déplacement soit pour Frodon.

## A plan for Dark

lesson-plan-dark = Un plan pour les Ténèbres
lesson-plan-dark-about = Une mise en place qui se tient, la course à la Comté, et Frodon pris au piège.
lesson-plan-dark-front = Cette mise en place est sensée : Saroumane, le Balrog et le Roi-sorcier devant. Le Nazgûl et le Cavalier Noir frappent de loin et peuvent attendre en Mordor.
lesson-plan-dark-moria = Vous commencez. Où le Balrog veut-il être ?
lesson-plan-dark-later = Le reste peut attendre, la Moria non. Le premier qui s’y tient décide des Mines.
lesson-plan-dark-closed = La Lumière ne peut pas savoir qui est là, mais elle hésitera devant les Mines. Et ce personnage qui vous évite toujours : ne serait-ce pas Frodon ?
lesson-plan-dark-race = Un des vôtres est dans la Comté, et la Lumière n’y a laissé personne. Dans les Monts Brumeux, c’est peut-être Frodon : à trois pas de Mordor. Gagnez en trois déplacements.
lesson-plan-dark-on = La course continue : trois des vôtres dans la Comté avant que Frodon ne puisse être en Mordor.
lesson-plan-dark-faster = La Comté, un coup avant Mordor. Comptez les pas des deux camps, encore et toujours : c’est la moitié du jeu.
lesson-plan-dark-too-slow = Trop lent. Il vous en faut deux de plus dans la Comté, et vous avez trois déplacements : lesquels des vôtres y sont en trois pas en tout ?
lesson-plan-dark-corner = Frodon est le dernier de la Lumière. Il est dans la Trouée de Rohan et ne peut aller qu’en Rohan. Attaqué là, il fuit dans Fangorn, à moins qu’un des vôtres ne s’y trouve. Prenez-le : vous avez trois choix.
lesson-plan-dark-more = Frodon ne doit plus s’échapper. Qu’est-ce qui le prend à coup sûr ?
lesson-plan-dark-cornered = Plus d’issue, et sans cartes 4 l’emporte sur 1. Fermez d’abord les portes, attaquez ensuite. Votre première manche avec les Ténèbres peut commencer.
lesson-plan-dark-slipped = Il vous a échappé. Pensez à Fangorn, sa seule issue, et gardez Saroumane là d’où il atteint Rohan : sans cartes, il gagne à coup sûr.
