# The Duel: every word a player reads about this game, in French.

## The game

game-title = Le Duel
game-tagline = Sur le pont de Khazad-dûm, Gandalf et le Balrog mesurent leurs forces, carte contre carte.
game-intro = Trois duels, puis une finale. Chacun pose une carte à son tour : le bord gauche de la nouvelle carte pare le bord droit de la précédente, et chaque point de force sans vis-à-vis coûte 1 point d’énergie à l’autre camp. Qui garde le plus d’énergie à la fin d’un duel gravit une à trois marches du pont, et qui se tient le plus haut après la finale l’emporte. De neuf cartes, vous n’en jouez que six : les trois autres attendent la finale.

## Sides
## The terms are for the middle of a sentence and bring their preposition: { -balrog(case: "genitive") } gives "du Balrog".

-gandalf =
    { $case ->
       *[nominative] Gandalf
        [accusative] Gandalf
        [dative] à Gandalf
        [genitive] de Gandalf
    }
-balrog =
    { $case ->
       *[nominative] le Balrog
        [accusative] le Balrog
        [dative] au Balrog
        [genitive] du Balrog
    }
side-gandalf = Gandalf
side-balrog = Le Balrog

## Gandalf’s special cards

card-balance = Rétablissement
card-balance-text = On résout l’attaque, puis on compare l’énergie. Si Gandalf est devant, il gagne 1 point ; à égalité, il gagne 1 point et le Balrog en perd 1 ; s’il est derrière, il gagne 2 points et le Balrog en perd 1. Un gain s’arrête à la case de départ du duel (avec l’édition tilsit, à 20). Rien ne se passe si l’attaque a déjà mis fin au duel dans le négatif.
card-list = Ruse
card-list-text = Jusqu’à la fin de ce duel, la main du Balrog reste étalée face visible, même pendant qu’il choisit ses cartes pour la finale. Si le Sortilège vient ensuite, il reprend sa main et la mélange, Gandalf tire une carte au hasard, et le reste est de nouveau étalé. Avec l’édition tilsit, la Ruse perd sa fonction si 3 cases ou plus sont libres entre les marqueurs après son attaque.
card-magic = Magie
card-magic-text = Désormais, Gandalf peut une fois dans ce duel refuser une carte que le Balrog vient de poser, avant que l’attaque ne soit résolue. Elle est mise en réserve parmi les trois cartes du Balrog pour la finale, et le Balrog en pose une autre de sa main. Gandalf décide aussitôt pour chaque carte ; en laisser passer une n’épuise pas la Magie. Elle s’éteint quand le Balrog n’a plus de carte à jouer dans ce duel. En finale, elle est sans fonction, mais ses points de force comptent.
card-mirror = Miroir
card-mirror-text = Le Miroir n’a aucun point de force, et personne ne perd d’énergie dans l’attaque où il est posé. Il reprend les points d’attaque de la carte du Balrog qui le précède : le Balrog doit répondre à sa propre attaque. Une carte spéciale qui lui répond perd sa fonction et garde ses points de force, sauf la Feinte, qui ne se pose pas à côté de lui, et la Riposte, qui le déplace et le laisse agir à sa nouvelle place. En première carte d’un duel, il n’est qu’une carte sans points de force.
card-rage = Colère
card-rage-text = La prochaine carte spéciale que joue le Balrog dans ce duel perd sa fonction et garde ses points de force. La Feinte y échappe et laisse la Colère en attente ; l’Astuce jouée en finale ne l’épuise pas non plus, ni une carte à laquelle le Miroir a déjà ôté sa fonction. Si aucune ne vient, la Colère s’éteint avec le duel.
card-enchantment = Sortilège
card-enchantment-text = Gandalf tire au hasard une carte de la main du Balrog et la pose face visible ; le Balrog ne peut plus la jouer de lui-même. Avant chaque coup suivant du Balrog dans ce duel, y compris le tout prochain, Gandalf peut lui ordonner de la jouer. Une carte spéciale jouée sur ordre garde sa fonction. Si l’ordre n’est pas venu, le Balrog peut la garder parmi ses trois cartes pour la finale, ou l’écarter s’il en a assez d’autres. En finale, elle devient sa dernière carte, à moins que la finale ne s’achève avant.

## The Balrog’s special cards

card-whip = Feinte
card-whip-text = Le Balrog retire de la rangée une de ses cartes ordinaires déjà jouées dans ce duel et la pose au bout, où l’attaque est résolue avec elle ; la Feinte comble le vide, et les attaques passées ne sont pas recomptées. S’il n’a aucune carte ordinaire dans la rangée, la Feinte va elle-même au bout, comme une carte sans points de force. Ni le Miroir ni la Colère ne lui ôtent sa fonction, et la Colère reste en attente.
card-strength = Force
card-strength-text = Une fois l’attaque résolue, Gandalf perd encore 2 points d’énergie (valeur reconstituée par nos soins, sauf si un fichier de cartes en donne une autre). Rien ne se passe si l’attaque a déjà mis fin au duel dans le négatif.
card-power = Pouvoir
card-power-text = On résout l’attaque, puis on compare la hauteur des pions sur le pont ; le sol compte comme un niveau. Si le Balrog est plus haut, il gagne 1 point d’énergie ; à égalité, il en gagne 1 et Gandalf en perd 1 ; s’il est plus bas, il en gagne 2 et Gandalf en perd 1. Un gain s’arrête à la case de départ du duel (avec l’édition tilsit, à 20). Rien ne se passe si l’attaque a déjà mis fin au duel dans le négatif.
card-trick = Astuce
card-trick-text = Une fois l’attaque résolue, le Balrog tire au hasard une carte de la main de Gandalf et la regarde. Elle est mise en réserve parmi les trois cartes de Gandalf pour la finale. En finale, l’Astuce est sans fonction, mais ses points de force comptent.
card-defense = Riposte
card-defense-text = Une fois l’attaque résolue, la carte de Gandalf à laquelle la Riposte a répondu passe au bout de la rangée, où elle répond à la Riposte ; cette attaque est résolue à son tour. Gandalf comble le vide avec une carte de son choix, prise dans sa main, dont ni les points de force ni la fonction ne comptent ; c’est son coup. La carte déplacée garde ses points de force mais perd sa fonction ; seul le Miroir agit encore à sa nouvelle place. La Riposte est sans fonction si aucune carte de Gandalf ne la précède, ou si Gandalf n’a plus de carte à jouer dans ce duel.

## Plain cards

card-full-flame = Pleine flamme
card-full-flame-text = Une carte ordinaire que seul le Balrog possède. Elle porte les huit points de force : elle pare sur quatre lignes et attaque sur quatre lignes. La Feinte peut la faire revenir.
card-trance = Épuisement
card-trance-text = Une carte ordinaire sans le moindre point de force ; chaque paquet en contient une. Elle ne pare rien, n’attaque rien, et chaque point de force qu’elle rencontre coûte 1 point d’énergie à son propriétaire.
card-plain = Carte { $number }
card-plain-text = Une carte ordinaire n’a pas de fonction, seulement des points de force : jusqu’à quatre de défense à gauche, jusqu’à quatre d’attaque à droite. Les deux paquets contiennent les mêmes 21, Épuisement compris ; le Balrog seul y ajoute Pleine flamme.

## A card in the middle of a sentence: with its article, never after “à” or “de”, with which the article would merge

the-card =
    { $card ->
        [plain] la carte { $number }
        [trance] l’{ card-trance }
        [full-flame] la { card-full-flame }
        [whip] la { card-whip }
        [strength] la { card-strength }
        [power] le { card-power }
        [trick] l’{ card-trick }
        [defense] la { card-defense }
        [balance] le { card-balance }
        [list] la { card-list }
        [magic] la { card-magic }
        [mirror] le { card-mirror }
        [rage] la { card-rage }
       *[enchantment] le { card-enchantment }
    }

## Whose card it is

card-owner-gandalf = une des cartes { -gandalf(case: "genitive") }
card-owner-balrog = une des cartes { -balrog(case: "genitive") }
card-owner-both = une carte présente dans les deux paquets

## Rules: components

rule-DU-C1 = Chaque camp possède 27 cartes. Une carte a quatre lignes, et chaque ligne peut porter un point de force de défense à gauche et un point de force d’attaque à droite.
rule-DU-C2 = Les deux paquets contiennent les mêmes 21 cartes ordinaires, chacune en un exemplaire ; l’une d’elles, Épuisement, n’a aucun point de force. Gandalf y ajoute six cartes spéciales, le Balrog cinq cartes spéciales et Pleine flamme, une carte ordinaire qui porte les huit points de force.
rule-DU-C3 = Sur l’échelle d’énergie, les duels commencent à 15 (repère blanc) et la finale à 20 (repère orange, tout en haut). La case 0 et tout ce qui est au-dessous forment le négatif, qui n’a pas de fond. Le 20 et le 0 sont une reconstitution ; un fichier de cartes peut fixer d’autres cases de départ, mais le négatif commence toujours à 0.
rule-DU-C4 = Le pont a cinq marches de chaque côté ; le sol qui le précède est le niveau 0, et la cinquième marche est le sommet. Un pion ne dépasse jamais le sommet.

## Rules: set-up and course

rule-DU-S1 = Au départ, les deux pions sont au sol devant le pont et les deux marqueurs sur 15 ; les deux paquets sont mélangés, face cachée.
rule-DU-S2 = On joue trois duels, puis une finale. Pour chaque duel, vous prenez les neuf cartes suivantes de votre paquet : six sont jouées, trois sont réservées face cachée pour la finale.
rule-DU-S3 = Au premier duel, c’est Gandalf qui pose la première carte.
rule-DU-S4 = Avant le deuxième et le troisième duel, les marqueurs reviennent sur 15, tandis que les pions ne bougent pas. Après avoir regardé sa nouvelle main, le perdant du duel précédent décide qui commence.
rule-DU-S5 = En finale, vous jouez les neuf cartes réservées, et les marqueurs partent de 20. Le joueur dont le pion est le plus bas décide qui commence ; à égalité de hauteur, c’est le perdant du troisième duel. Les neuf cartes peuvent être jouées, et rien n’est mis en réserve.

## Rules: an exchange

rule-DU-X1 = Les joueurs posent une carte à tour de rôle, face visible, en partant de celui qui commence. Chaque nouvelle carte se place à droite de la précédente, bord gauche contre bord droit.
rule-DU-X2 = Chaque nouvelle carte est aussitôt confrontée à celle qui la précède : ligne par ligne, l’attaque (à droite) de l’ancienne rencontre la défense (à gauche) de la nouvelle.
rule-DU-X3 = Une ligne qui porte un point de force sur les deux cartes, ou sur aucune, ne change rien. Si une seule des deux cartes y porte un point de force, le propriétaire de l’autre perd 1 point d’énergie.
rule-DU-X4 = La carte qui vient de défendre sert d’attaque au coup suivant.
rule-DU-X5 = Un exemple : une attaque sur les lignes 1, 3 et 4 rencontre une défense sur les lignes 2 et 3 ; le défenseur perd 2 points d’énergie et l’attaquant 1. La carte qui a défendu attaque à présent sur les lignes 3 et 4 et rencontre une défense sur la ligne 2 : là encore, le défenseur perd 2 points et l’attaquant 1.
rule-DU-X6 = Si, après une attaque, 3 cases ou plus sont libres entre les marqueurs (un écart d’au moins 4 points), le joueur qui a le plus d’énergie voit aussitôt la main de l’adversaire, telle qu’elle est à cet instant. Ce qu’il a vu, il continue de le savoir.
rule-DU-X7 = Quand une carte spéciale est posée, on résout d’abord l’attaque, et sa fonction ne s’applique qu’ensuite. Si l’attaque a mis fin au duel dans le négatif, la fonction ne s’applique pas.
rule-DU-X8 = Si une même attaque déplace les deux marqueurs, ils bougent ensemble ; seul le résultat compte.

## Rules: end of a duel

rule-DU-E1 = Un duel s’achève quand chacun a joué six cartes, la finale quand chacun en a joué neuf. L’un et l’autre s’achèvent aussi dès qu’un marqueur se trouve dans le négatif, que ce soit par une attaque ou par la fonction d’une carte.
rule-DU-E2 = Si les deux marqueurs sont sur la même case du négatif et qu’au moins un joueur a encore une carte à jouer (moins de six jouées, en finale moins de neuf), le duel continue. Il s’achève alors quand les marqueurs se séparent ou que plus personne n’a de carte à jouer.
rule-DU-E3 = Le joueur qui a le plus d’énergie gagne le duel et monte sur le pont : d’une marche si 0 à 2 cases sont libres entre les marqueurs (un écart de 1 à 3 points), de deux marches pour 3 ou 4 cases (un écart de 4 ou 5), de trois marches pour 5 cases ou plus (un écart de 6 ou plus).
rule-DU-E4 = Si les deux marqueurs finissent sur la même case, le joueur qui a commencé le duel le perd, et le vainqueur monte d’une marche.
rule-DU-E5 = Après chacun des trois duels, chaque joueur réserve trois cartes de sa main, face cachée, pour la finale. S’il en a plus de trois, il choisit lesquelles ; les autres quittent le jeu face cachée, sans que l’adversaire les voie.
rule-DU-E6 = Les cartes jouées quittent le jeu après le duel et ne reviennent pas.
rule-DU-E7 = Les cartes que l’Astuce ou la Magie ont mises en réserve pendant le duel comptent parmi les trois réservées pour la finale.

## Rules: end of the game

rule-DU-G1 = Le joueur dont le pion se tient au sommet après le deuxième ou le troisième duel gagne aussitôt ; il n’y a pas de finale.
rule-DU-G2 = Après la finale, le joueur dont le pion est le plus haut gagne. Si les pions sont au même niveau, c’est le vainqueur de la finale qui gagne.
rule-DU-G3 = En variante, une partie compte deux manches, rôles échangés, et chacune vous vaut le numéro de la marche que votre pion a atteinte (0 au sol). Le plus haut total gagne ; si les totaux sont égaux, la victoire va à qui était Gandalf dans la seconde manche.

## Rules: Whip

rule-DU-W1 = La Feinte n’a aucun point de force. Le Balrog retire de la rangée une de ses cartes ordinaires déjà jouées dans ce duel et la pose au bout, où l’attaque est résolue avec elle ; la Feinte comble le vide. Les attaques passées ne sont pas recomptées.
rule-DU-W2 = Si aucune carte ordinaire du Balrog ne se trouve dans la rangée, la Feinte va elle-même au bout et compte comme une carte sans points de force.
rule-DU-W3 = Ni le Miroir ni la Colère n’ôtent sa fonction à la Feinte, car elle ne se pose pas à côté d’eux ; la Colère reste en attente. La carte ordinaire que la Feinte place au bout répond au Miroir comme toute carte ordinaire.

## Rules: Strength

rule-DU-K1 = Une fois résolue l’attaque de la Force, Gandalf perd 2 points d’énergie ; rien ne se passe si cette attaque a déjà mis fin au duel dans le négatif. Le 2 est une reconstitution qu’un fichier de cartes peut remplacer.

## Rules: Power

rule-DU-P1 = Une fois résolue l’attaque du Pouvoir, on compare la hauteur des pions, et le sol compte comme un niveau. Si le Balrog est plus haut, il gagne 1 point d’énergie ; à égalité, il en gagne 1 et Gandalf en perd 1 ; s’il est plus bas, il en gagne 2 et Gandalf en perd 1.
rule-DU-P2 = Le Pouvoir n’élève aucun marqueur au-dessus de la case de départ du duel (15, en finale 20). Avec l’édition tilsit, la limite est le haut de l’échelle, 20, dans tous les duels.
rule-DU-P3 = Le Pouvoir reste sans effet si son attaque a déjà mis fin au duel dans le négatif, même s’il pouvait en faire sortir un marqueur.

## Rules: Trick

rule-DU-T1 = Par l’Astuce, le Balrog tire au hasard une carte de la main de Gandalf et la regarde. Elle est mise en réserve parmi les trois cartes de Gandalf pour la finale.
rule-DU-T2 = En finale, l’Astuce est sans fonction ; ses points de force comptent.

## Rules: Defense

rule-DU-D1 = Une fois l’attaque résolue, la dernière carte de Gandalf, celle à laquelle la Riposte a répondu, passe au bout de la rangée, où elle répond à la Riposte ; cette attaque est résolue à son tour. Gandalf comble le vide avec une carte de son choix, prise dans sa main, dont ni les points de force ni la fonction ne comptent. C’est son coup.
rule-DU-D2 = La carte que la Riposte déplace garde ses points de force et perd sa fonction. Seul le Miroir continue d’agir.
rule-DU-D3 = La Riposte est sans fonction si aucune carte de Gandalf ne la précède, ou si Gandalf n’a plus de carte à jouer dans ce duel.

## Rules: Balance

rule-DU-B1 = Une fois résolue l’attaque du Rétablissement, on compare l’énergie : si Gandalf est devant, il gagne 1 point ; à égalité, il gagne 1 point et le Balrog en perd 1 ; s’il est derrière, il gagne 2 points et le Balrog en perd 1. Un gain s’arrête à la case de départ du duel (15, en finale 20 ; avec l’édition tilsit, toujours 20). Rien ne se passe si l’attaque a déjà mis fin au duel dans le négatif.

## Rules: List

rule-DU-L1 = Après la Ruse, la main du Balrog reste étalée face visible jusqu’à la fin de ce duel, même pendant qu’il choisit ses cartes pour la finale.
rule-DU-L2 = Si Gandalf joue le Sortilège alors que la main est étalée, le Balrog la reprend et la mélange, une carte est tirée au hasard, et le reste est de nouveau étalé.
rule-DU-L3 = Tant que la main est étalée, le droit de Gandalf de la regarder après une nette avance ne lui apporte rien de plus. Avec l’édition tilsit, la Ruse perd sa fonction si elle est jouée avec 3 cases libres ou plus entre les marqueurs.

## Rules: Magic

rule-DU-M1 = Après la Magie, Gandalf peut une fois dans ce duel refuser une carte que le Balrog vient de poser, avant que l’attaque ne soit résolue. Elle est mise en réserve parmi les trois cartes du Balrog pour la finale, et le Balrog en pose une autre de sa main.
rule-DU-M2 = Gandalf décide aussitôt pour chaque carte que pose le Balrog ; en laisser passer une n’épuise pas la Magie. Elle s’éteint quand le Balrog n’a plus de carte à jouer dans ce duel.
rule-DU-M3 = En finale, la Magie est sans fonction ; ses points de force comptent.

## Rules: Mirror

rule-DU-R1 = Le Miroir n’a aucun point de force, et personne ne perd d’énergie dans l’attaque où il est posé. Les points d’attaque de la carte du Balrog qui le précède deviennent ceux du Miroir : le Balrog doit répondre à sa propre attaque.
rule-DU-R2 = Une carte spéciale avec laquelle le Balrog répond au Miroir perd sa fonction et garde ses points de force. Deux la conservent : la Feinte, qui ne se pose pas à côté du Miroir, et la Riposte, qui le déplace et le laisse agir à sa nouvelle place.
rule-DU-R3 = En dernière carte d’un duel, le Miroir ne déplace aucun marqueur. En première carte, il compte comme une carte sans points de force.

## Rules: Rage

rule-DU-A1 = Après la Colère, la prochaine carte spéciale que joue le Balrog dans ce duel perd sa fonction et garde ses points de force. La Feinte ne compte pas et laisse la Colère en attente, de même que l’Astuce en finale. La Colère s’éteint à la fin du duel.
rule-DU-A2 = Une carte spéciale à laquelle le Miroir a déjà ôté sa fonction n’épuise pas la Colère.

## Rules: Enchantment

rule-DU-Z1 = Par le Sortilège, Gandalf tire au hasard une carte de la main du Balrog et la pose face visible pour tous deux ; le Balrog ne peut plus la jouer de lui-même. Avant chaque coup suivant du Balrog dans ce duel, y compris le tout prochain, Gandalf peut ordonner qu’elle soit jouée. Une carte spéciale jouée sur ordre garde sa fonction.
rule-DU-Z2 = Si, à la fin d’un des trois duels, Gandalf n’a pas ordonné de jouer la carte ensorcelée, le Balrog peut à son gré la garder parmi ses trois cartes pour la finale ou, s’il en a assez d’autres, l’écarter ; tout le monde le voit.
rule-DU-Z3 = En finale, si Gandalf n’ordonne pas de jouer la carte ensorcelée, elle est la dernière carte du Balrog, à moins que la finale ne s’achève avant.

## Rules: what each player knows

rule-DU-I1 = Connus de tous : la liste des deux paquets, la rangée des cartes jouées, l’énergie, le pont, le nombre de cartes dans chaque main, dans chaque paquet et en réserve, les cartes étalées et les fonctions encore en attente.
rule-DU-I2 = Votre main et les cartes que vous avez réservées sont votre secret, sauf si une règle les montre. L’ordre d’un paquet n’est connu de personne.
rule-DU-I3 = Ce que vous avez vu, vous continuez de le savoir : la main adverse montrée après une nette avance, la carte tirée par l’Astuce, la main étalée par la Ruse. Les cartes qui quittent le jeu sans avoir été vues restent inconnues.

## Rules: fine print

rule-DU-F1 = Une carte spéciale posée en toute dernière carte d’un duel garde sa fonction tant que les marqueurs sont dans le positif. Si elle est la dernière et que les deux marqueurs sont sur la même case du négatif, elle n’en a pas.
rule-DU-F2 = Le regard sur la main adverse vient d’une attaque, jamais de la fonction d’une carte ; le Miroir qui se pose et la carte que déplace la Riposte comptent aussi comme des attaques. Il est accordé même si l’attaque met fin au duel, et cela avant que l’adversaire ne choisisse ses trois cartes pour la finale.
rule-DU-F3 = L’attaque du Miroir est fixée au moment où il prend sa place, même si la Feinte retire plus tard la carte qu’il reflète.
rule-DU-F4 = La Magie peut refuser la Feinte elle-même, avant qu’une carte ne soit retirée, mais non la carte que la Feinte déplace ; elle peut refuser une carte jouée sur ordre. Une carte spéciale refusée n’a pas été jouée : la Colère reste en attente. La carte de remplacement appartient au même coup : Gandalf ne donne pas de nouvel ordre avant elle.
rule-DU-F5 = Une carte spéciale qui répond au Miroir perd sa fonction même si ce Miroir était la première carte du duel. Là aussi, la Feinte et la Riposte gardent la leur.
rule-DU-F6 = Si la carte déplacée par la Riposte met fin au duel, aucune carte ne vient combler le vide. Quand la Riposte déplace la Magie, la Ruse ou le Sortilège, la fonction déjà engagée se poursuit.
rule-DU-F7 = « Carte à jouer » désigne toujours les coups qui restent dans le duel : six, en finale neuf, moins ceux déjà joués. Les cartes mises en réserve par l’Astuce ou la Magie n’y changent rien.
rule-DU-F8 = Un ordre n’ôte rien à une carte spéciale, mais la Colère et le Miroir lui ôtent toujours sa fonction. Une Riposte déjà sans fonction, faute de carte à déplacer ou de coup restant à Gandalf, épuise la Colère.
rule-DU-F9 = Si Gandalf n’a pas ordonné de jouer la carte ensorcelée et que le Balrog n’a plus que trois cartes, celle-ci comprise, il la garde pour la finale. La carte ensorcelée est posée face visible : tout le monde voit s’il la garde ou si elle quitte le jeu ; de ses autres cartes on ne voit rien, à moins que la Ruse n’ait étalé la main.
rule-DU-F10 = Avec l’édition tilsit, les cases libres pour la Ruse se comptent après sa propre attaque, quel que soit le joueur en tête. Le Rétablissement peut lui aussi élever un marqueur jusqu’à 20.
rule-DU-F11 = Si un pion atteint le sommet après un duel, tout s’achève aussitôt et plus rien n’est mis en réserve. Sinon, Gandalf réserve ses cartes le premier, puis le Balrog. Aucun ne voit le choix de l’autre, si ce n’est que tout le monde voit ce que devient une carte ensorcelée et, sous l’effet de la Ruse, ce que devient toute la main du Balrog.
rule-DU-F12 = Si le Sortilège ou l’Astuce rencontre une main vide, rien ne se passe.
rule-DU-F13 = Si vous avez vu une main et que son propriétaire y a ensuite choisi en secret, tout ce que vous savez de chaque carte non jouée, c’est qu’elle est en réserve ou qu’elle a quitté le jeu.

## Options

option-edition = Édition
option-edition-kosmos = Kosmos, les règles allemandes et anglaises : le Pouvoir et le Rétablissement n’élèvent aucun marqueur au-dessus de la case de départ du duel, et la Ruse agit quel que soit l’écart entre les marqueurs.
option-edition-tilsit = Tilsit, les règles françaises : le Pouvoir et le Rétablissement peuvent élever un marqueur jusqu’à 20 dans tous les duels, et la Ruse perd sa fonction si 3 cases ou plus sont libres entre les marqueurs.
option-deck = Fichier de cartes : les cartes et les valeurs à jouer, par exemple celles de votre propre boîte. Sans fichier, vous jouez avec notre reconstitution.
short-option-deck = Cartes
option-deck-own = les cartes de la boîte de l’hôte

## How a match ends

reason-top =
    { $winner ->
        [gandalf] Gandalf se tient au sommet du pont avant la finale : il gagne.
       *[balrog] Le Balrog se tient au sommet du pont avant la finale : il gagne.
    }
reason-higher =
    { $winner ->
        [gandalf] Après la finale, Gandalf se tient plus haut sur le pont : il gagne.
       *[balrog] Après la finale, le Balrog se tient plus haut sur le pont : il gagne.
    }
reason-final =
    { $winner ->
        [gandalf] Les pions sont au même niveau, mais Gandalf a remporté la finale : il gagne.
       *[balrog] Les pions sont au même niveau, mais le Balrog a remporté la finale : il gagne.
    }

## Story
## $side acts or wins; $card comes from the-card, $cards is a list of names; $score, one of story-score-…, always follows a colon.

story-duel =
    { $duel ->
        [1] Le premier duel commence ; les deux marqueurs sont sur { $energy }.
        [2] Le deuxième duel commence ; les deux marqueurs reviennent sur { $energy }.
        [3] Le troisième duel commence ; les deux marqueurs reviennent sur { $energy }.
       *[4] La finale commence : chacun reprend les cartes qu’il a mises en réserve, et les deux marqueurs sont sur { $energy }.
    }
story-dealt =
    { $side ->
        [gandalf] Gandalf prend neuf cartes.
       *[balrog] Le Balrog prend neuf cartes.
    }
story-begins-first = Gandalf commence, comme toujours au premier duel.
story-begins =
    { $side ->
        [gandalf] Gandalf choisit de commencer.
       *[balrog] Le Balrog choisit de commencer.
    }
story-yields =
    { $side ->
        [gandalf] Gandalf laisse le Balrog commencer.
       *[balrog] Le Balrog laisse Gandalf commencer.
    }
story-laid =
    { $side ->
        [gandalf] Gandalf pose { $card }.
       *[balrog] Le Balrog pose { $card }.
    }
story-laid-scored =
    { $side ->
        [gandalf] Gandalf pose { $card } : { $score }.
       *[balrog] Le Balrog pose { $card } : { $score }.
    }
story-score-none = personne ne perd d’énergie
story-score-gandalf = Gandalf perd { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
story-score-balrog = le Balrog perd { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
story-score-both = Gandalf perd { $gandalf ->
        [one] { $gandalf } point
       *[other] { $gandalf } points
    }, le Balrog en perd { $balrog }
story-mirrored =
    { $rows ->
        [0] Gandalf pose le Miroir : personne ne perd d’énergie, mais il n’y a aucune attaque à renvoyer.
        [one] Gandalf pose le Miroir : personne ne perd d’énergie, et le Balrog doit répondre à sa propre attaque sur une ligne.
       *[other] Gandalf pose le Miroir : personne ne perd d’énergie, et le Balrog doit répondre à sa propre attaque sur { $rows } lignes.
    }
story-ordered = Gandalf donne l’ordre : le Balrog doit poser { $card }.
story-waited = Gandalf n’ordonne pas encore de jouer { $card }.
story-refused = Gandalf refuse { $card } : cette carte attendra la finale, et le Balrog en pose une autre.
story-allowed = Gandalf laisse passer { $card }.
story-allowed-scored = Gandalf laisse passer { $card } : { $score }.
story-whipped-scored = La Feinte ramène { $card } au bout de la rangée : { $score }.
story-defended-scored = La Riposte déplace { $card } au bout de la rangée : { $score }.
story-mirror-moved =
    { $rows ->
        [0] La Riposte déplace le Miroir au bout de la rangée, où il n’y a aucune attaque à renvoyer.
        [one] La Riposte déplace le Miroir au bout de la rangée : le Balrog doit y répondre à sa propre attaque sur une ligne.
       *[other] La Riposte déplace le Miroir au bout de la rangée : le Balrog doit y répondre à sa propre attaque sur { $rows } lignes.
    }
story-filled = Gandalf comble le vide avec { $card }.
story-strength = La Force agit : Gandalf perd encore { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }.
story-power = Le Pouvoir regarde le pont : le Balrog { $gain ->
        [0] ne gagne rien
        [one] gagne { $gain } point
       *[other] gagne { $gain } points
    }{ $loss ->
        [0] { "" }
        [one] , Gandalf perd { $loss } point
       *[other] , Gandalf perd { $loss } points
    }.
story-balance = Le Rétablissement compare l’énergie : Gandalf { $gain ->
        [0] ne gagne rien
        [one] gagne { $gain } point
       *[other] gagne { $gain } points
    }{ $loss ->
        [0] { "" }
        [one] , le Balrog perd { $loss } point
       *[other] , le Balrog perd { $loss } points
    }.
story-magic = La Magie attend : une fois dans ce duel, Gandalf pourra refuser une carte.
story-rage = La Colère attend : la prochaine carte spéciale du Balrog perdra sa fonction.
story-list = La Ruse agit : jusqu’à la fin de ce duel, la main du Balrog est étalée face visible.
story-silenced-rage = La Colère fait taire { $card } : seuls comptent ses points de force.
story-silenced-mirror = Le Miroir fait taire { $card } : seuls comptent ses points de force.
story-no-effect = Ici, { $card } reste sans effet.
story-trick = L’Astuce tire { $card } de la main de Gandalf ; cette carte attendra la finale.
story-trick-hidden = L’Astuce tire une carte de la main de Gandalf ; elle attendra la finale.
story-enchanted = Le Sortilège tire { $card } de la main du Balrog : cette carte attend l’ordre de Gandalf.
story-look =
    { $side ->
        [gandalf] Gandalf a une nette avance et regarde la main du Balrog : { $cards }.
       *[balrog] Le Balrog a une nette avance et regarde la main de Gandalf : { $cards }.
    }
story-look-hidden =
    { $side ->
        [gandalf] Gandalf a une nette avance et regarde la main du Balrog.
       *[balrog] Le Balrog a une nette avance et regarde la main de Gandalf.
    }
story-open = Le Balrog étale sa main : { $cards }.
story-duel-struck = { $duel ->
        [4] La finale
       *[other] Le duel
    } s’achève dans le négatif : { $side ->
        [gandalf] Gandalf
       *[balrog] le Balrog
    } l’emporte { $more } à { $less } et gravit { $steps ->
        [one] une marche
       *[other] { $steps } marches
    }.
story-duel-played = { $duel ->
        [4] La finale
       *[other] Le duel
    } s’achève avec la dernière carte : { $side ->
        [gandalf] Gandalf
       *[balrog] le Balrog
    } l’emporte { $more } à { $less } et gravit { $steps ->
        [one] une marche
       *[other] { $steps } marches
    }.
story-duel-level = { $duel ->
        [4] La finale
       *[other] Le duel
    } s’achève avec les deux marqueurs sur { $energy } : { $side ->
        [gandalf] le Balrog a commencé et perd, Gandalf gravit une marche
       *[balrog] Gandalf a commencé et perd, le Balrog gravit une marche
    }.
ahead-bridge = Sur le pont, Gandalf est à la marche { $gandalf } et le Balrog à la marche { $balrog } ; le sommet est la marche 5.
ahead-duel =
    { $duel ->
        [2] Ensuite : chacun met trois cartes en réserve pour la finale, puis le deuxième duel commence.
        [3] Ensuite : chacun met trois cartes en réserve pour la finale, puis le troisième duel commence.
       *[4] Ensuite : chacun met trois cartes en réserve, puis vient la finale.
    }
story-kept =
    { $side ->
        [gandalf] Gandalf réserve { $card } pour la finale.
       *[balrog] Le Balrog réserve { $card } pour la finale.
    }
story-kept-hidden =
    { $side ->
        [gandalf] Gandalf a choisi ses cartes pour la finale, face cachée.
       *[balrog] Le Balrog a choisi ses cartes pour la finale, face cachée.
    }
story-dropped = Le Balrog ne garde pas { $card } : cette carte quitte le jeu.
story-rest =
    { $side ->
        [gandalf] Gandalf garde le reste de sa main pour la finale : { $cards }.
       *[balrog] Le Balrog garde le reste de sa main pour la finale : { $cards }.
    }
story-rest-hidden =
    { $side ->
        [gandalf] Gandalf garde le reste de sa main pour la finale.
       *[balrog] Le Balrog garde le reste de sa main pour la finale.
    }

## What a player may choose

action-begin = Vous commencez
action-yield =
    { $side ->
        [gandalf] Gandalf commence
       *[balrog] Le Balrog commence
    }
action-order = Ordonner de jouer { $card }
action-wait = Pas encore
action-lay = Poser { $card }
action-refuse = Refuser { $card }
action-allow = Laisser passer { $card }
action-take = Ramener { $card }
action-fill = Combler le vide avec { $card }
action-keep = Réserver { $card } pour la finale

## What a player is asked, and what the others wait for

ask-begin = Décidez qui commence.
ask-order = Ordonnez-vous maintenant au Balrog de poser { $card } ?
ask-lay-first = Posez la première carte.
ask-lay =
    { $side ->
        [gandalf] Posez une carte pour répondre à l’attaque du Balrog.
       *[balrog] Posez une carte pour répondre à l’attaque de Gandalf.
    }
ask-refuse = Le Balrog a posé { $card } : refusez-vous cette carte ?
ask-take = Choisissez la carte ordinaire que la Feinte ramène au bout de la rangée.
ask-fill = Comblez le vide laissé par la Riposte.
ask-keep =
    { $due ->
        [one] Réservez encore une carte pour la finale.
       *[other] Réservez { $due } cartes pour la finale.
    }
wait-deal = Les cartes sont distribuées.
wait-begin =
    { $side ->
        [gandalf] Gandalf décide qui commence.
       *[balrog] Le Balrog décide qui commence.
    }
wait-order = Gandalf décide s’il ordonne maintenant de jouer { $card }.
wait-lay =
    { $side ->
        [gandalf] Gandalf choisit une carte.
       *[balrog] Le Balrog choisit une carte.
    }
wait-refuse = Gandalf décide s’il laisse passer { $card }.
wait-take = Le Balrog choisit la carte que la Feinte ramène.
wait-show = Une main est montrée.
wait-draw = Une carte est tirée.
wait-fill = Gandalf choisit une carte pour combler le vide.
wait-keep =
    { $side ->
        [gandalf] Gandalf choisit ses cartes pour la finale.
       *[balrog] Le Balrog choisit ses cartes pour la finale.
    }
wait-over = C’est terminé.

## Headings of the rules pages

chapter-DU-C = Matériel
chapter-DU-S = Mise en place et déroulement
chapter-DU-X = Une attaque
chapter-DU-E = Fin d’un duel
chapter-DU-G = Fin du jeu
chapter-DU-W = Feinte
chapter-DU-K = Force
chapter-DU-P = Pouvoir
chapter-DU-T = Astuce
chapter-DU-D = Riposte
chapter-DU-B = Rétablissement
chapter-DU-L = Ruse
chapter-DU-M = Magie
chapter-DU-R = Miroir
chapter-DU-A = Colère
chapter-DU-Z = Sortilège
chapter-DU-I = Ce que chacun sait
chapter-DU-F = Points de détail

## How a duel stands

the-duel-climb-now =
    { $side ->
        [gandalf] Si le duel s’arrêtait là, Gandalf gravirait { $steps ->
            [1] une marche
           *[other] { $steps } marches
        }.
       *[balrog] Si le duel s’arrêtait là, le Balrog gravirait { $steps ->
            [1] une marche
           *[other] { $steps } marches
        }.
    }
the-duel-top-now =
    { $side ->
        [gandalf] Si le duel s’arrêtait là, Gandalf atteindrait le sommet et gagnerait.
       *[balrog] Si le duel s’arrêtait là, le Balrog atteindrait le sommet et gagnerait.
    }
the-duel-final-now =
    { $side ->
        [gandalf] Si la finale s’arrêtait là, Gandalf gagnerait.
       *[balrog] Si la finale s’arrêtait là, le Balrog gagnerait.
    }
the-duel-near-top =
    { $side ->
        [gandalf] Gandalf est à une marche du sommet : s’il gagne ce duel, c’est la victoire.
       *[balrog] Le Balrog est à une marche du sommet : s’il gagne ce duel, c’est la victoire.
    }
the-duel-near-end =
    { $side ->
        [gandalf] Il reste { $energy } d’énergie à Gandalf : à 0, le duel est fini.
       *[balrog] Il reste { $energy } d’énergie au Balrog : à 0, le duel est fini.
    }

## The drawing in the browser

draw-card = { $name } ; défense { $defence }, attaque { $attack }
draw-rows-none = aucune
draw-forecast = Si vous la posez maintenant : { $score }.
draw-seen = Votre adversaire a vu cette carte.
draw-energy = Énergie : Gandalf { $gandalf }, le Balrog { $balrog }
draw-bridge = Le pont : Gandalf sur la marche { $gandalf }, le Balrog sur la marche { $balrog }
draw-plain = Une carte ordinaire : seuls ses points de force comptent.
draw-row = La rangée de cartes
draw-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
draw-aside = pour la finale : { $count }
draw-hand = main : { $count }
draw-open-hand =
    { $side ->
        [gandalf] Toute la main de Gandalf :
       *[balrog] Toute la main du Balrog :
    }
draw-bridge-tip = Le vainqueur d’un duel gravit le pont : une marche si les marqueurs sont à 3 cases ou moins l’un de l’autre, deux marches à 4 ou 5, trois à 6 ou plus. Qui se tient sur la plus haute marche après le deuxième ou le troisième duel gagne aussitôt ; sinon, c’est celui qui se tient plus haut après la finale qui gagne.
draw-energy-tip = Chaque point de force sans réponse coûte 1 point d’énergie. Un duel s’achève quand les deux camps ont joué leurs cartes, ou dès qu’un marqueur atteint 0 ou moins. Avec au moins 4 points d’avance, on voit la main adverse.
draw-cards-tip = Chacun des trois duels prend les neuf cartes suivantes du paquet : six sont jouées, trois mises en réserve. Les neuf cartes de la réserve forment la main de la finale.
draw-aside-tip = Mises en réserve lors des trois duels, ces cartes forment la main de la finale.
draw-enchanted = Sous le Sortilège : { $card }
draw-known = Cartes connues

## Help at the table

the-duel-help-choose = Pour choisir, tapez le numéro d’un choix, puis Entrée. Vous pouvez aussi taper l’action elle-même (lay C05, keep C12, order, wait, refuse, allow, take C07, begin gandalf) ou simplement le nom de la carte.
the-duel-help-explain = Tapez ? 3 pour l’explication de la carte du choix 3, ? miroir ou ? C05 pour celle d’une carte, ? DU-X3 pour celle d’une règle.

## The drawing at every door

the-duel-title = { $duel ->
    [4] Finale
   *[other] Duel { $duel } sur 3
}
the-duel-began =
    { $side ->
        [gandalf] Gandalf a commencé
       *[balrog] le Balrog a commencé
    }
the-duel-tilsit = édition tilsit
the-duel-side = main { $hand } · paquet { $deck } · réserve { $aside } · jouées { $plays } sur { $due }
the-duel-energy = Énergie
the-duel-bridge = Pont
the-duel-waiting-rage = La Colère attend : la prochaine carte spéciale du Balrog perdra sa fonction.
the-duel-waiting-magic = La Magie attend : Gandalf peut refuser une carte dans ce duel.
the-duel-waiting-list = Ruse : la main du Balrog est étalée face visible.
the-duel-waiting-enchantment = Sous le Sortilège : { $card } – le Balrog la joue quand Gandalf l’ordonne.
the-duel-enchanted-left = Sous le Sortilège : { $card } – tout le monde voit si le Balrog la garde pour la finale.
the-duel-empty-row = Aucune carte dans la rangée pour l’instant.
the-duel-earlier = Avant celles-ci : { $cards }
the-duel-gap = vide
the-duel-owner-gandalf = Gandalf
the-duel-owner-balrog = Balrog
the-duel-hand =
    { $whose ->
        [you] Votre main
        [gandalf] La main de Gandalf
       *[balrog] La main du Balrog
    }
the-duel-known-mark =
    { $side ->
        [gandalf] Gandalf connaît cette carte
       *[balrog] le Balrog connaît cette carte
    }
the-duel-own-aside =
    { $side ->
        [you] Vos cartes pour la finale :
        [gandalf] Les cartes de Gandalf pour la finale :
       *[balrog] Les cartes du Balrog pour la finale :
    }
the-duel-known-hand =
    { $side ->
        [gandalf] Cartes connues dans la main de Gandalf :
       *[balrog] Cartes connues dans la main du Balrog :
    }
the-duel-known-aside =
    { $side ->
        [gandalf] Connues parmi les cartes de Gandalf pour la finale :
       *[balrog] Connues parmi les cartes du Balrog pour la finale :
    }
the-duel-known-unsure =
    { $side ->
        [gandalf] Vues dans la main de Gandalf, à présent en réserve ou hors du jeu :
       *[balrog] Vues dans la main du Balrog, à présent en réserve ou hors du jeu :
    }
the-duel-known-gone =
    { $side ->
        [gandalf] Hors du jeu, de la main de Gandalf :
       *[balrog] Hors du jeu, de la main du Balrog :
    }
the-duel-betrayed-aside =
    { $side ->
        [gandalf] Le Balrog connaît parmi elles :
       *[balrog] Gandalf connaît parmi elles :
    }
the-duel-betrayed-unsure =
    { $side ->
        [gandalf] Le Balrog les a vues et sait seulement qu’elles sont en réserve ou hors du jeu :
       *[balrog] Gandalf les a vues et sait seulement qu’elles sont en réserve ou hors du jeu :
    }
the-duel-betrayed-gone =
    { $side ->
        [gandalf] Le Balrog sait qu’elles sont hors du jeu :
       *[balrog] Gandalf sait qu’elles sont hors du jeu :
    }
the-duel-legend-cards = Chaque carte a quatre lignes ({ $rows }). Sur son bord gauche se trouve sa défense, sur son bord droit son attaque. Les cartes de Gandalf ont un cadre fin, celles du Balrog un cadre épais ; { $star } marque une carte spéciale.
the-duel-legend-marks = Entre les deux dernières cartes, { $parried } est une attaque parée, { $right } un point de force auquel la nouvelle carte ne répond pas, { $left } un point de force auquel l’ancienne ne répond pas ; chacun de ces derniers coûte 1 point d’énergie au propriétaire de la carte désignée.
the-duel-legend-forecast = Sur les cartes de votre main, { $sample } annonce ce que l’attaque coûterait à Gandalf (G) et au Balrog (B), sans compter les fonctions spéciales.
the-duel-legend-known = { $mark } marque une carte de votre main que votre adversaire a vue.

## The cards of an owner of the box

deck-title = Les cartes de votre boîte
deck-lead = Les points de force de nos cartes sont une reconstitution : les règles imprimées ne les montrent pas. Si vous avez la boîte, changez-les ici jusqu’à ce qu’ils correspondent aux vraies cartes. Touchez un point de force ou sa place vide ; au clavier, allez-y avec Tab ou les flèches et appuyez sur la barre d’espace.
deck-link = Saisir les cartes de votre propre boîte
deck-choice = Quelles cartes ?
deck-choice-ours = Notre reconstitution
deck-choice-mine = Les miennes, gardées par ce navigateur
deck-count =
    { $changed ->
        [0] Aucune carte changée.
        [one] 1 carte changée sur { $cards } différentes.
       *[other] { $changed } cartes changées sur { $cards } différentes.
    }
deck-kept = Gardé dans ce navigateur.
deck-not-kept = Rien n’est gardé tant que ce n’est pas corrigé.
deck-wrong = On ne peut pas encore jouer avec ces cartes :
deck-hints =
    { $count ->
        [one] Un détail semble peu probable
       *[other] { $count } détails semblent peu probables
    }
deck-same = Les mêmes points de force, alors qu’aucune carte ordinaire n’existe en double : { $cards }.
deck-blank = { $card } ne porte aucun point de force ; cela n’est dit que d’autres cartes.
deck-full = { $card } porte les huit points de force ; cela n’est dit que de Pleine flamme.
deck-unreadable = Ce fichier est illisible : { $fault }
deck-fault-symbols = { $card } : { $found } n’a pas la forme '1.3.|.2.4' (défense|attaque, lignes 1 à 4).
deck-fault-fixed = { $card } : la règle veut { $due }, pas { $found }.
deck-fault-entry = { $entry } : manque dans la section [{ $section }].
deck-fault-range = { $entry } : il faut un nombre entier de { $least } à { $most }.
deck-fault-track = La finale ne peut pas commencer plus bas que les duels : son départ est le haut de l’échelle.
deck-check = Vérifier
deck-play = Jouer avec ces cartes
deck-download = Télécharger le fichier
deck-upload = Ouvrir un fichier de cartes
deck-open = Ouvrir
deck-reset = Revenir à nos cartes
deck-terminal = Le terminal accepte le même fichier :
deck-numbers = Les nombres
deck-preliminary = Énergie au début d’un duel
deck-final = Énergie au début de la finale
deck-loss = Énergie que la Force coûte à Gandalf
deck-ours = chez nous : { $number }
deck-plain = Dans les deux paquets : 21 cartes ordinaires, chacune deux fois
deck-balrog = Les six autres cartes du Balrog
deck-gandalf = Les six autres cartes de Gandalf
deck-defence = Défense, ligne { $row }
deck-attack = Attaque, ligne { $row }
deck-changed = changée
deck-fixed = fixée par la règle
deck-match-lead = Les 54 cartes des deux paquets, visibles pour tout le monde. Ce qui diffère de notre reconstitution est signalé.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card comes from the-card, $score from story-score-….

advice-first-card = Vous commencez : rien ne vous attaque encore, et votre carte donne à l’autre l’attaque qu’il devra parer.
advice-attack =
    { $rows ->
        [0] Rien ne vous attaque en ce moment.
        [1] Une attaque sur une ligne vous attend ; { $least ->
            [0] au mieux vous ne perdez rien.
           *[other] au mieux vous perdez { $least }.
        }
       *[other] Une attaque sur { $rows } lignes vous attend ; { $least ->
            [0] au mieux vous ne perdez rien.
           *[other] au mieux vous perdez { $least }.
        }
    }
advice-for-final = En finale, vous ne jouerez que les { $number } cartes réservées ; il y en a { $chosen } pour l’instant.
advice-who-begins = Qui commence attaque le premier ; à égalité d’énergie à la fin, qui a commencé perd le duel.
advice-stands = Si la carte est acceptée : { $score }.
advice-ordered = Si vous en donnez l’ordre maintenant : { $score }.
advice-wins-match = Cela vous fait gagner la partie sur-le-champ.
advice-loses-match = Cela vous fait perdre la partie sur-le-champ.
advice-wins-duel =
    { $steps ->
        [1] Cela vous fait gagner le duel : vous gravissez une marche.
       *[other] Cela vous fait gagner le duel : vous gravissez { $steps } marches.
    }
advice-loses-duel =
    { $steps ->
        [1] Cela vous fait perdre le duel : l’autre gravit une marche.
       *[other] Cela vous fait perdre le duel : l’autre gravit { $steps } marches.
    }
advice-hurts =
    { $loss ->
        [1] Cela vous coûte 1 point d’énergie.
       *[other] Cela vous coûte { $loss } points d’énergie.
    }
advice-hits =
    { $side ->
        [gandalf] Cela coûte à Gandalf, en énergie : { $loss }.
       *[balrog] Cela coûte au Balrog, en énergie : { $loss }.
    }
advice-lifts =
    { $number ->
        [1] Vous gagnez 1 point d’énergie.
       *[other] Vous gagnez { $number } points d’énergie.
    }
advice-lifts-other =
    { $side ->
        [gandalf] Gandalf y gagne, en énergie : { $number }.
       *[balrog] Le Balrog y gagne, en énergie : { $number }.
    }
advice-parries =
    { $rows ->
        [1] Elle pare l’attaque.
        [2] Elle pare les deux lignes de l’attaque.
       *[other] Elle pare les { $rows } lignes de l’attaque.
    }
advice-looks = Vous voyez alors la main adverse.
advice-looked-at = L’autre voit alors votre main.
advice-refusable = Gandalf peut la refuser par la Magie.
advice-whips = Vous choisissez ensuite la carte ordinaire qui revient.
advice-reflects =
    { $rows ->
        [1] Elle retourne l’attaque sur une ligne contre son auteur.
       *[other] Elle retourne l’attaque sur { $rows } lignes contre son auteur.
    }
advice-reflects-nothing = Elle n’a aucune attaque à retourner.
advice-mute = Vous jouez ici { $card } sans sa fonction.
advice-works = Vous jouez { $card } avec toute sa fonction.
advice-attacks =
    { $rows ->
        [1] Elle attaque ensuite sur une ligne.
       *[other] Elle attaque ensuite sur { $rows } lignes.
    }
advice-harmless = Elle n’attaque sur aucune ligne.
advice-spent = Vous n’aurez plus { $card } pour la finale.
advice-keeps = En finale, ses points de force comptent : { $defence } en défense, { $attack } en attaque.
advice-keeps-blank = Elle ne porte aucun point de force pour la finale.
advice-keeps-text = En finale, vous jouerez { $card } avec sa fonction.
advice-keeps-mute = En finale, vous jouerez { $card } sans sa fonction.
advice-fills-text = Dans le vide, vous posez { $card } sans sa fonction.
advice-fills =
    { $number ->
        [1] Dans le vide, son seul point de force ne compte pas.
       *[other] Dans le vide, ses { $number } points de force ne comptent pas.
    }
advice-fills-free = Dans le vide, elle ne vous coûte aucun point de force.
advice-first-blow = Vous attaquez le premier, et rien n’attaque votre première carte.
advice-struck-first = L’autre attaque le premier.
advice-tie-lost = À égalité d’énergie à la fin, vous perdez le duel.
advice-tie-won = À égalité d’énergie à la fin, vous gagnez le duel.
advice-order-waits = Vous pourrez encore ordonner plus tard de jouer { $card }.
advice-order-lapses = Vous ne pourrez plus ordonner, dans ce duel, de jouer { $card }.
advice-order-refusable = Vous pourrez encore la refuser par la Magie.
advice-then-attacked =
    { $rows ->
        [1] Elle vous attaque ensuite sur une ligne.
       *[other] Elle vous attaque ensuite sur { $rows } lignes.
    }
advice-then-unharmed = Elle ne vous attaque pas ensuite.
advice-refuses = Le Balrog ne peut pas poser { $card } et doit en choisir une autre.
advice-magic-used = La Magie est épuisée.
advice-magic-stays = La Magie reste prête pour une carte à venir.

## Puzzles

puzzle-theme-opening = Première carte
puzzle-theme-parry = Parade
puzzle-theme-endure = Encaisser le coup
puzzle-theme-special = Carte spéciale
puzzle-theme-keep = Pour la finale
puzzle-theme-final = Dans la finale
puzzle-theme-answer = Ordonner ou refuser

## Where cards lie hidden, as chances are told of them

hand-gandalf = Main de Gandalf
hand-balrog = Main du Balrog
aside-gandalf = Réserve de Gandalf
aside-balrog = Réserve du Balrog
gone-gandalf = Cartes de Gandalf hors du jeu
gone-balrog = Cartes du Balrog hors du jeu
