# The Confrontation: every word a player reads about this game, in French.

## The game

game-title = La Confrontation
game-tagline = Neuf compagnons contre neuf serviteurs de Sauron, tous cachés, et l’un d’eux porte l’Anneau jusqu’en Mordor.
game-intro = La Lumière conduit les neuf compagnons hors de la Comté, les Ténèbres les neuf créatures qui viennent à leur rencontre depuis Mordor. Vous connaissez vos personnages ; des autres, vous ne voyez que la place. À votre tour, un de vos personnages avance d’une région, et s’il rencontre l’ennemi, il se bat : les deux personnages sont montrés, leurs capacités agissent, et si rien n’est encore tranché, chaque camp choisit en secret une de ses neuf cartes. La Lumière gagne quand Frodon arrive en Mordor, les Ténèbres quand Frodon est éliminé ou que trois de leurs personnages se tiennent dans la Comté. Qui ne peut plus bouger aucun personnage à son tour perd.

## Sides
## The terms are for the middle of a sentence and bring their preposition: { -dark(case: "genitive") } gives "des Ténèbres". A verb after "les Ténèbres" is plural.

-light =
    { $case ->
       *[nominative] la Lumière
        [accusative] la Lumière
        [dative] à la Lumière
        [genitive] de la Lumière
    }
-dark =
    { $case ->
       *[nominative] les Ténèbres
        [accusative] les Ténèbres
        [dative] aux Ténèbres
        [genitive] des Ténèbres
    }
side-light = La Lumière
side-dark = Les Ténèbres

## Regions

region-shire = La Comté
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = Haut Col
region-misty-mountains = Monts Brumeux
region-moria = Moria
region-gap-of-rohan = Trouée de Rohan
region-mirkwood = Forêt Noire
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [shire] dans la Comté
        [arthedain] en Arthedain
        [cardolan] en Cardolan
        [rhudaur] en Rhudaur
        [eregion] en Eregion
        [enedwaith] en Enedwaith
        [high-pass] au Haut Col
        [misty-mountains] dans les Monts Brumeux
        [moria] dans la Moria
        [gap-of-rohan] dans la Trouée de Rohan
        [mirkwood] dans la Forêt Noire
        [fangorn] dans Fangorn
        [rohan] en Rohan
        [dagorlad] en Dagorlad
        [gondor] en Gondor
       *[mordor] en Mordor
    }
in-region =
    { $region ->
        [shire] dans la Comté
        [arthedain] en Arthedain
        [cardolan] en Cardolan
        [rhudaur] en Rhudaur
        [eregion] en Eregion
        [enedwaith] en Enedwaith
        [high-pass] au Haut Col
        [misty-mountains] dans les Monts Brumeux
        [moria] dans la Moria
        [gap-of-rohan] dans la Trouée de Rohan
        [mirkwood] dans la Forêt Noire
        [fangorn] dans Fangorn
        [rohan] en Rohan
        [dagorlad] en Dagorlad
        [gondor] en Gondor
       *[mordor] en Mordor
    }
from-region =
    { $region ->
        [shire] de la Comté
        [arthedain] d’Arthedain
        [cardolan] de Cardolan
        [rhudaur] de Rhudaur
        [eregion] d’Eregion
        [enedwaith] d’Enedwaith
        [high-pass] du Haut Col
        [misty-mountains] des Monts Brumeux
        [moria] de la Moria
        [gap-of-rohan] de la Trouée de Rohan
        [mirkwood] de la Forêt Noire
        [fangorn] de Fangorn
        [rohan] de Rohan
        [dagorlad] de Dagorlad
        [gondor] de Gondor
       *[mordor] de Mordor
    }

## Light’s pieces

piece-frodo = Frodon
piece-frodo-text = Frodon a une force de 1. S’il est attaqué, et seulement alors, il peut fuir sur le côté, avant toute carte, vers une région voisine où il reste de la place et où ne se trouve aucun personnage des Ténèbres. Il ne peut fuir ni devant l’Ouargue, ni en montagne, ni devant l’embuscade du Balrog dans les Mines ; s’il est éliminé, les Ténèbres gagnent.
piece-sam = Sam
piece-sam-text = Sam a une force de 2. Attaqué dans la région de Frodon, il se bat avec une force de 5 si la Lumière montre aussi Frodon ; et si c’est Frodon qu’on y attaque, Sam peut se battre pour lui avec une force de 5, même contre l’Orque, dont le premier coup le frappe alors. La Lumière décide librement de l’un comme de l’autre, mais contre l’Ouargue ni l’un ni l’autre n’est possible.
piece-pippin = Pippin
piece-pippin-text = Pippin a une force de 1. Quand il attaque, il peut fuir en arrière, une fois les deux personnages montrés et avant toute carte, vers une région voisine où il reste de la place et où ne se trouve aucun personnage des Ténèbres ; il le peut de nouveau à chaque autre combat du même tour. Il ne peut fuir ni quand il est attaqué, ni devant l’Ouargue.
piece-merry = Merry
piece-merry-text = Merry a une force de 2. Qu’il attaque ou soit attaqué, il élimine aussitôt le Roi-sorcier, avant toute carte ; ce n’est pas un choix. Contre tout autre, il se bat comme d’ordinaire.
piece-gandalf = Gandalf
piece-gandalf-text = Gandalf a une force de 5. Dans ses combats, les Ténèbres choisissent et montrent leur carte en premier et, si c’est le Pouvoir magique, le remplacent aussi en premier, ou le laissent tel quel ; la Lumière doit ensuite jouer une carte, même contre une Fuite. Cela ne vaut pas contre l’Ouargue et perd tout objet si Saroumane interdit les cartes.
piece-aragorn = Aragorn
piece-aragorn-text = Aragorn a une force de 4. Il peut aller en avant, sur le côté ou en arrière dans toute région voisine où se trouve un personnage des Ténèbres, fût-ce l’Ouargue ; sinon, il ne va qu’en avant. Il ne va jamais sur le côté en montagne et ne revient jamais par les Mines.
piece-legolas = Legolas
piece-legolas-text = Legolas a une force de 3. Qu’il attaque ou soit attaqué, il élimine aussitôt le Nazgûl ailé, avant toute carte ; ce n’est pas un choix. Contre tout autre, il se bat comme d’ordinaire.
piece-gimli = Gimli
piece-gimli-text = Gimli a une force de 3. Qu’il attaque ou soit attaqué, il élimine aussitôt l’Orque, avant son premier coup et avant toute carte ; ce n’est pas un choix. Contre tout autre, il se bat comme d’ordinaire.
piece-boromir = Boromir
piece-boromir-text = Boromir a une force de 0. Qu’il attaque ou soit attaqué, lui et son adversaire sont tous deux éliminés aussitôt, avant toute carte ; ce n’est pas un choix. Il n’en est rien contre l’Ouargue, ni dans l’embuscade du Balrog dans les Mines.

## Dark’s pieces

piece-balrog = Balrog
piece-balrog-text = Le Balrog a une force de 5. Tant qu’il se tient dans la Moria, les Ténèbres peuvent le montrer quand un personnage de la Lumière passe par les Mines : sans combat, ce personnage est éliminé, même Frodon, même Boromir, et le Balrog n’a aucun mal. Les Ténèbres décident avant que le personnage ne soit montré et n’arrive dans Fangorn.
piece-shelob = Arachne
piece-shelob-text = Arachne a une force de 5. Chaque fois qu’elle élimine un personnage de la Lumière et survit, elle va aussitôt en Gondor, par-dessus tout ce qui l’en sépare, et son attaque est finie ; si deux autres personnages des Ténèbres ou un seul de la Lumière s’y trouvent, elle est éliminée elle aussi. Si elle l’emporte en Gondor même, elle y reste et continue de se battre.
piece-witch-king = Roi-sorcier
piece-witch-king-text = Le Roi-sorcier a une force de 5. Il peut aller sur le côté dans une région voisine où se trouve un personnage de la Lumière ; sinon, il ne va qu’en avant. Il ne va jamais sur le côté en montagne.
piece-nazgul = Nazgûl ailé
piece-nazgul-text = Le Nazgûl ailé a une force de 3. Il peut voler à toute distance et en tout sens, par-dessus n’importe quoi, vers une région où se trouve exactement un personnage de la Lumière, même d’une montagne à une autre. Sinon, il avance d’une région, y compris contre plusieurs personnages de la Lumière.
piece-black-rider = Cavalier Noir
piece-black-rider-text = Le Cavalier Noir a une force de 3. Pour attaquer, il peut chevaucher vers l’avant à travers autant de régions qu’il veut, jusqu’à la première où se trouve un personnage de la Lumière, mais pas à travers une région où les Ténèbres ont atteint leur limite, et jamais par les Mines. S’il n’attaque pas, il avance d’une région.
piece-saruman = Saroumane
piece-saruman-text = Saroumane a une force de 4. Dans chacun de ses combats, les Ténèbres peuvent interdire les cartes : la force des deux personnages décide seule, et aucune carte n’est défaussée. Elles en décident après les fuites et les éliminations immédiates, avant toute carte.
piece-orcs = Orque
piece-orcs-text = L’Orque a une force de 2. Quand il attaque, le premier personnage de la Lumière qu’il combat dans ce tour est éliminé aussitôt, à moins qu’il ne fuie ; ce n’est pas un choix, et ce premier combat, quel qu’en soit le cours, épuise le premier coup pour le tour. Gimli élimine l’Orque avant qu’il ne frappe ; contre Boromir, tous deux sont éliminés.
piece-warg = Ouargue
piece-warg-text = L’Ouargue a une force de 2. Dans ses combats, la capacité du personnage de la Lumière est sans effet : ni fuite, ni aide de Sam, ni élimination immédiate, et Gandalf ne voit pas d’abord la carte des Ténèbres. L’Ouargue n’empêche pas Aragorn de venir à lui et ne touche pas aux cartes de la Lumière.
piece-troll = Troll
piece-troll-text = Le Troll a une force de 9. Dans ses combats, la carte que jouent les Ténèbres est nulle, quelle qu’elle soit : ni force, ni Pouvoir magique, ni Contresort, ni Fuite. Quand on joue des cartes, les Ténèbres doivent pourtant en jouer une, et elle est défaussée.

## A piece in the middle of a sentence, with its preposition in the dative and genitive; $case is always given

the-piece =
    { $case ->
       *[nominative] { $piece ->
            [frodo] { piece-frodo }
            [sam] { piece-sam }
            [pippin] { piece-pippin }
            [merry] { piece-merry }
            [gandalf] { piece-gandalf }
            [aragorn] { piece-aragorn }
            [legolas] { piece-legolas }
            [gimli] { piece-gimli }
            [boromir] { piece-boromir }
            [balrog] le { piece-balrog }
            [shelob] { piece-shelob }
            [witch-king] le { piece-witch-king }
            [nazgul] le { piece-nazgul }
            [black-rider] le { piece-black-rider }
            [saruman] { piece-saruman }
            [orcs] l’{ piece-orcs }
            [warg] l’{ piece-warg }
           *[troll] le { piece-troll }
        }
        [dative] { $piece ->
            [frodo] à { piece-frodo }
            [sam] à { piece-sam }
            [pippin] à { piece-pippin }
            [merry] à { piece-merry }
            [gandalf] à { piece-gandalf }
            [aragorn] à { piece-aragorn }
            [legolas] à { piece-legolas }
            [gimli] à { piece-gimli }
            [boromir] à { piece-boromir }
            [balrog] au { piece-balrog }
            [shelob] à { piece-shelob }
            [witch-king] au { piece-witch-king }
            [nazgul] au { piece-nazgul }
            [black-rider] au { piece-black-rider }
            [saruman] à { piece-saruman }
            [orcs] à l’{ piece-orcs }
            [warg] à l’{ piece-warg }
           *[troll] au { piece-troll }
        }
        [genitive] { $piece ->
            [frodo] de { piece-frodo }
            [sam] de { piece-sam }
            [pippin] de { piece-pippin }
            [merry] de { piece-merry }
            [gandalf] de { piece-gandalf }
            [aragorn] d’{ piece-aragorn }
            [legolas] de { piece-legolas }
            [gimli] de { piece-gimli }
            [boromir] de { piece-boromir }
            [balrog] du { piece-balrog }
            [shelob] d’{ piece-shelob }
            [witch-king] du { piece-witch-king }
            [nazgul] du { piece-nazgul }
            [black-rider] du { piece-black-rider }
            [saruman] de { piece-saruman }
            [orcs] de l’{ piece-orcs }
            [warg] de l’{ piece-warg }
           *[troll] du { piece-troll }
        }
    }

## Combat cards

card-1 = Force 1
card-1-text = Cette carte ajoute 1 à la force de votre personnage. Jouée par les Ténèbres, elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-2 = Force 2
card-2-text = Cette carte ajoute 2 à la force de votre personnage. Jouée par les Ténèbres, elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-3 = Force 3
card-3-text = Cette carte ajoute 3 à la force de votre personnage. Jouée par les Ténèbres, elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-4 = Force 4
card-4-text = Cette carte ajoute 4 à la force de votre personnage. Jouée par les Ténèbres, elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-5 = Force 5
card-5-text = Cette carte ajoute 5 à la force de votre personnage. Jouée par les Ténèbres, elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-6 = Force 6
card-6-text = Seules les Ténèbres ont cette carte : elle ajoute 6 à la force de votre personnage. Elle compte 0 contre la Faiblesse et dans les combats du Troll.
card-magic = Pouvoir magique
card-magic-text = Une fois montré, le Pouvoir magique peut être remplacé par une autre carte que son propriétaire a jouée depuis la dernière fois qu’il a repris ses cartes en main ; cette carte reste parmi les cartes jouées, et le Pouvoir magique l’y rejoint. Si les deux camps le jouent, les Ténèbres décident d’abord, à découvert. Laissé tel quel, sans carte à rappeler ou annulé par le Contresort, il compte 0.
card-sacrifice = Sacrifice
card-sacrifice-text = Par le Sacrifice, les deux personnages du combat sont éliminés. Si celui des Ténèbres s’en va par une Fuite, personne n’est éliminé ; si les Ténèbres jouent le Contresort, seule compte la force des personnages.
card-cloak = Faiblesse
card-cloak-text = Si les Ténèbres jouent une carte de force, la Faiblesse la fait compter 0 ; si elles jouent un sort, la Faiblesse est sans effet. Après leur Pouvoir magique, c’est la carte rappelée qui décide. La Faiblesse elle-même n’ajoute rien.
card-retreat-light = Fuite
card-retreat-light-text = Par la Fuite de la Lumière, le personnage peut quitter le combat et reculer d’une région, en direction de la Comté, là où il reste de la place et où ne se trouve aucun personnage des Ténèbres, même si les Ténèbres fuient aussi. S’il reste, n’a nulle part où aller ou rencontre le Contresort, la carte compte 0. Le chemin ne passe jamais par les Mines et ne remonte jamais le fleuve.
card-eye = Contresort
card-eye-text = Le Contresort annule un sort que joue la Lumière, et le Pouvoir magique avant son remplacement ; contre une carte de force, il est sans effet. Si les deux camps jouent le Pouvoir magique et que les Ténèbres rappellent le Contresort, il n’annule qu’un sort rappelé par la Lumière. Le Contresort lui-même n’ajoute rien.
card-retreat-dark = Fuite
card-retreat-dark-text = Par la Fuite des Ténèbres, le personnage peut quitter le combat et aller d’une région sur le côté, là où il reste de la place et où ne se trouve aucun personnage de la Lumière, dans les deux sens le long du fleuve, mais jamais en montagne. S’il s’en va, un Sacrifice n’élimine personne. S’il reste ou n’a nulle part où aller, la carte compte 0.

## Special cards of the variant

variant-shadowfax = Gripoil
variant-shadowfax-text = Une fois par manche, à son tour et avant son déplacement, la Lumière peut recourir à Gripoil : un personnage fait un pas de plus en avant, y compris par les Mines mais non par le fleuve, vers une région où il reste de la place et où ne se trouve aucun personnage des Ténèbres. Le même personnage peut ensuite faire le déplacement normal, et attaquer, ou bien s’arrêter. Dans les Mines, le Balrog peut frapper.
variant-gandalf-the-white = Gandalf le Blanc
variant-gandalf-the-white-text = Une fois par manche, au lieu de jouer son tour, la Lumière peut recourir à Gandalf le Blanc : Gandalf, s’il a été éliminé, revient dans Fangorn. Il ne doit s’y trouver aucun personnage des Ténèbres, ni plus d’un de la Lumière.
variant-palantir = Palantír
variant-palantir-text = Une fois par manche, au tout début de leur tour, les Ténèbres peuvent recourir au Palantír et voir un personnage de la Lumière, où qu’il soit, mais pas dans la Comté. Elles seules le voient, et la Lumière ne peut pas mélanger ce personnage avec d’autres avant la fin du tour.
variant-recall = Esprit de l’Anneau
variant-recall-text = Une fois par manche, au lieu de jouer leur tour, les Ténèbres peuvent recourir à l’Esprit de l’Anneau : un de leurs personnages sur le plateau revient en Mordor. Il ne doit s’y trouver auparavant aucun personnage de la Lumière, ni plus de trois des Ténèbres.

## Rules: set-up and first move

rule-CO-S1 = La Lumière place quatre de ses neuf personnages, à son choix, dans la Comté et un dans chacune des régions Arthedain, Cardolan, Rhudaur, Eregion et Enedwaith ; les Ténèbres en placent quatre, à leur choix, en Mordor et un dans chacune des régions Dagorlad, Gondor, Forêt Noire, Fangorn et Rohan. Chacun le fait en secret, et les montagnes restent vides.
rule-CO-S2 = Les Ténèbres jouent le premier coup ; ensuite, les camps jouent tour à tour.

## Rules: movement

rule-CO-M1 = À votre tour, vous avancez un de vos personnages d’une région : la Lumière vers Mordor, les Ténèbres vers la Comté. Un personnage ne va sur le côté ou en arrière que si sa capacité ou une carte le permet.
rule-CO-M2 = Le Haut Col, les Monts Brumeux, la Moria et la Trouée de Rohan sont des montagnes. Aucun personnage n’y va jamais sur le côté, quoi que permette sa capacité ou une carte ; seul le Nazgûl ailé, qui vole, peut venir d’une montagne à une autre.
rule-CO-M3 = La limite de chaque camp est de quatre personnages dans la Comté et en Mordor, d’un seul dans une montagne, de deux partout ailleurs. Aucun déplacement ni aucune fuite, par capacité ou par carte, ne peut dépasser cette limite.
rule-CO-M4 = La Lumière peut descendre le fleuve Anduin, de la Forêt Noire à Fangorn et de Fangorn à Rohan, mais non le remonter. Le fleuve est fermé aux Ténèbres.
rule-CO-M5 = Les Mines de la Moria mènent la Lumière tout droit d’Eregion à Fangorn, mais jamais au retour, pas même dans une fuite. Elles sont fermées aux Ténèbres.
rule-CO-M6 = Vous pouvez mélanger vos personnages d’une même région à tout instant, pour que personne ne les distingue plus. Ceux de régions différentes ne s’échangent jamais.

## Rules: combat

rule-CO-K1 = Un personnage qui entre dans une région où se trouvent des ennemis attaque, et un combat commence. S’ils sont plusieurs, l’attaquant en désigne un à l’aveugle.
rule-CO-K2 = Un combat suit ce cours : les deux personnages sont montrés ; l’Ouargue fait taire celui de la Lumière ; fuite, ou aide de Sam ; éliminations immédiates ; Saroumane ; cartes ; sorts, ceux des Ténèbres d’abord ; forces ; retour d’Arachne ; les survivants sont de nouveau cachés.
rule-CO-K3 = Chaque camp additionne la force de son personnage et celle de sa carte. Le personnage au total le plus bas est éliminé ; si les totaux sont égaux, tous deux le sont.
rule-CO-K4 = Chaque camp choisit une carte en secret, et les deux sont montrées ensemble, à moins que la capacité de Gandalf n’oblige les Ténèbres à montrer la leur d’abord. Les deux cartes sont défaussées et restent face visible.
rule-CO-K5 = Quand les deux camps ont joué leurs neuf cartes, tous deux les reprennent aussitôt toutes les neuf.
rule-CO-K6 = Tant que des personnages des deux camps sont dans la région, le combat continue : l’attaquant désigne l’adversaire suivant. Le tour ne s’achève que lorsqu’il n’y reste plus qu’un camp, ou aucun.
rule-CO-K7 = Un personnage éliminé est posé face visible devant l’adversaire. Les survivants se redressent, de nouveau cachés, même s’il y a eu fuite.

## Rules: Light’s pieces

rule-CO-L1 = { piece-frodo-text }
rule-CO-L2 = { piece-sam-text }
rule-CO-L3 = { piece-pippin-text }
rule-CO-L4 = { piece-merry-text }
rule-CO-L5 = { piece-gandalf-text }
rule-CO-L6 = { piece-aragorn-text }
rule-CO-L7 = { piece-legolas-text }
rule-CO-L8 = { piece-gimli-text }
rule-CO-L9 = { piece-boromir-text }

## Rules: Dark’s pieces

rule-CO-D1 = { piece-balrog-text }
rule-CO-D2 = { piece-shelob-text }
rule-CO-D3 = { piece-witch-king-text }
rule-CO-D4 = { piece-nazgul-text }
rule-CO-D5 = { piece-black-rider-text }
rule-CO-D6 = { piece-saruman-text }
rule-CO-D7 = { piece-orcs-text }
rule-CO-D8 = { piece-warg-text }
rule-CO-D9 = { piece-troll-text }

## Rules: combat cards

rule-CO-C1 = { card-magic-text }
rule-CO-C2 = { card-sacrifice-text }
rule-CO-C3 = { card-cloak-text }
rule-CO-C4 = { card-retreat-light-text }
rule-CO-C5 = { card-eye-text }
rule-CO-C6 = { card-retreat-dark-text }
rule-CO-C7 = Une carte de force ajoute son chiffre à la force du personnage. La Lumière a les chiffres de 1 à 5, les Ténèbres de 1 à 6.

## Rules: end of the game

rule-CO-E1 = Quand Frodon entre en Mordor, la Lumière gagne aussitôt, avant tout combat, quels que soient ceux qui s’y tiennent.
rule-CO-E2 = Quand Frodon est éliminé, les Ténèbres gagnent.
rule-CO-E3 = Quand trois personnages des Ténèbres se tiennent dans la Comté, les Ténèbres gagnent.
rule-CO-E4 = Un joueur qui ne peut bouger aucun de ses personnages quand c’est à lui de jouer perd.

## Rules: special cards of the variant

rule-CO-V1 = { variant-shadowfax-text }
rule-CO-V2 = { variant-gandalf-the-white-text }
rule-CO-V3 = { variant-palantir-text }
rule-CO-V4 = { variant-recall-text }

## Rules: the match

rule-CO-W1 = Une partie compte deux manches, camps échangés. Le vainqueur d’une manche marque 1 point par personnage qui lui reste sur le plateau, le perdant 0 ; le total le plus haut gagne la partie.

## Rules: what each player knows

rule-CO-I1 = Des personnages ennemis, vous ne voyez que le nombre dans chaque région. Ni leur ordre ni rien d’autre ne vous en apprend davantage.
rule-CO-I2 = Après un combat, les survivants sont de nouveau cachés. Dès qu’ils ont pu être mélangés, vous savez seulement qu’un des personnages de la région est celui que vous avez vu, mais non lequel.
rule-CO-I3 = Les cartes jouées restent visibles : les deux camps savent donc ce qui reste dans chaque main. Une carte choisie reste cachée jusqu’à ce que les deux camps aient choisi, à moins que la capacité de Gandalf ne montre d’abord celle des Ténèbres.
rule-CO-I4 = Chaque fois que la Lumière passe par les Mines et qu’un personnage des Ténèbres, quel qu’il soit, se tient dans la Moria, on demande aux Ténèbres si elles tendent l’embuscade. Un refus n’apprend rien sur ce personnage.
rule-CO-I5 = Quand Sam ou Frodon est attaqué à côté d’un autre personnage de la Lumière, ni la question de l’aide ni un refus n’apprennent qui est celui-ci.

## Rules: fine print

rule-CO-R1 = Si les Ténèbres jouent la Fuite et que leur personnage ne s’en va pas, un Sacrifice élimine les deux personnages. Une option en décide autrement : la Fuite des Ténèbres, sitôt jouée, protège alors les deux personnages du Sacrifice et, comme les deux camps sont toujours là, un nouveau combat s’ensuit.
rule-CO-R2 = Aller sur le côté par capacité ou par carte est permis aussi le long du fleuve, dans les deux sens : au Roi-sorcier, à Frodon, à Aragorn, et par la Fuite des Ténèbres. Le fleuve lui-même n’offre qu’un déplacement normal vers l’aval, et seulement à la Lumière.
rule-CO-R3 = Le Contresort joué de la main annule le Pouvoir magique de la Lumière avant son remplacement, et la carte de la Lumière compte 0. Si les deux camps jouent le Pouvoir magique, tous deux peuvent le remplacer, les Ténèbres d’abord et à découvert ; un Contresort qu’elles rappellent n’annule alors qu’un sort rappelé par la Lumière.
rule-CO-R4 = Quand votre Fuite prend effet, vous pouvez choisir une région possible ou rester ; si vous restez, la carte compte 0. Une option en décide autrement : le personnage doit alors s’en aller chaque fois qu’il le peut.
rule-CO-R5 = Une Fuite qui ne mène nulle part est défaussée sans effet et compte 0 ; le combat continue.
rule-CO-R6 = Un Pouvoir magique joué alors que vous n’avez aucune autre carte jouée à rappeler compte 0 et n’en est pas moins défaussé.
rule-CO-R7 = L’attaquant désigne un des personnages cachés sans savoir lequel c’est. Leur propriétaire peut les mélanger avant chaque choix, même un personnage déjà montré pendant ce tour.
rule-CO-R8 = Quand Arachne élimine un personnage de la Lumière en Gondor et survit, elle y reste et n’est pas éliminée. S’il y reste d’autres personnages de la Lumière, elle continue de se battre.
rule-CO-R9 = Le Nazgûl ailé peut voler d’une montagne à une autre si un seul personnage de la Lumière s’y trouve. L’interdiction d’aller sur le côté en montagne ne lie pas son vol.
rule-CO-R10 = La longue chevauchée du Cavalier Noir ne sert qu’à attaquer et s’arrête à la première région de son chemin où se trouve un personnage de la Lumière. Elle ne passe jamais par une région où les Ténèbres ont atteint leur limite, ni par les Mines.
rule-CO-R11 = Quand Frodon est attaqué, Sam peut prendre sa place même si un autre compagnon s’est déjà battu là. Il n’a une force de 5 que si tous deux sont montrés ; la Lumière peut aussi laisser Frodon caché et faire combattre Sam avec 2.
rule-CO-R12 = Le premier coup de l’Orque est épuisé par son premier combat du tour, même si le personnage fuit ; si Sam prend la place de Frodon, c’est Sam qui est frappé. Ensuite, l’Orque se bat avec sa simple force de 2.
rule-CO-R13 = Les capacités agissent dans cet ordre : l’Ouargue, puis la fuite ou l’aide de Sam, puis les éliminations immédiates, le premier coup de l’Orque venant en dernier, puis Saroumane, et seulement alors les cartes.
rule-CO-R14 = L’embuscade du Balrog est un choix des Ténèbres, fait avant que le voyageur ne soit montré et avant tout regard sur Fangorn. La victime est montrée ensuite, et un personnage des Ténèbres dans Fangorn reste caché. Tout autre personnage dans la Moria laisse les Mines ouvertes.
rule-CO-R15 = Les Ténèbres décident à nouveau dans chaque combat de Saroumane, ouvertement et avant toute carte, même avant celle que la capacité de Gandalf les oblige à montrer. Si les cartes sont interdites, aucune n’est défaussée.
rule-CO-R16 = Dans les combats du Troll, toute carte que jouent les Ténèbres est nulle et défaussée ; le Pouvoir magique ne rappelle rien. Les cartes spéciales de la variante ne sont pas touchées.
rule-CO-R17 = Dans les combats de Gandalf, la Lumière peut répondre par le Pouvoir magique, qui prend effet après le sort des Ténèbres. Elle doit jouer une carte même contre une Fuite, et cette carte est défaussée.
rule-CO-R18 = Les mains sont reprises dès que la neuvième carte de chaque camp est défaussée, avant le combat suivant, même au cours du même tour. Elles ne le sont jamais plus tôt, ni par un seul camp.
rule-CO-R19 = Pour savoir si vous pouvez encore bouger, on compte tous les déplacements normaux et ceux que permettent les capacités d’Aragorn, du Roi-sorcier, du Nazgûl ailé et du Cavalier Noir. Si vous pouvez recourir à Gandalf le Blanc ou à l’Esprit de l’Anneau, vous ne perdez pas non plus, sauf avec l’option stricte.
rule-CO-R20 = Les Ténèbres gagnent de quelque manière que Frodon soit éliminé : par une égalité, par le Sacrifice de la Lumière elle-même ou par le Balrog. Les fins possibles s’examinent dans cet ordre : Frodon entre en Mordor, Frodon est éliminé, trois personnages des Ténèbres se tiennent dans la Comté à la fin du tour, le joueur suivant ne peut plus bouger.
rule-CO-R21 = Le troisième personnage des Ténèbres gagne dès qu’il arrive dans la Comté : là où se tiennent déjà deux des siens, il n’y a plus personne de la Lumière à combattre.
rule-CO-R22 = Si aucun des deux camps ne peut plus bouger, seul celui dont le tour vient est examiné, et il perd. Il n’y a pas égalité.
rule-CO-R23 = La Lumière choisit librement parmi ses neuf personnages les quatre qui vont dans la Comté.
rule-CO-R24 = Le Palantír montre un seul personnage de la Lumière, désigné là où il se tient, mais pas dans la Comté, et seules les Ténèbres le voient. La Lumière ne peut pas mélanger ce personnage avec d’autres avant la fin du tour.
rule-CO-R25 = L’Esprit de l’Anneau ramène un personnage qui est sur le plateau, non un personnage éliminé, ni un personnage déjà en Mordor. Auparavant, il ne doit se trouver en Mordor ni plus de trois personnages des Ténèbres, ni aucun de la Lumière.
rule-CO-R26 = Après le pas de plus avec Gripoil, le même personnage peut faire le déplacement normal, et attaquer ; la Lumière peut aussi s’arrêter là, et cet arrêt n’apprend rien sur le personnage. Le pas de plus mène dans une région voisine vers l’avant ou à travers les Mines, jamais par le fleuve. S’il mène Frodon en Mordor, vide de tout ennemi, la Lumière gagne.
rule-CO-R27 = Gandalf, une fois revenu, est de nouveau un personnage caché comme les autres. S’il est sur le plateau à la fin, il compte pour les points.
rule-CO-R28 = Par le fleuve et par les Mines, la Lumière peut aussi attaquer : ce sont des déplacements normaux.
rule-CO-R29 = Si les totaux des deux manches sont égaux, la partie finit à égalité.
rule-CO-R30 = Aucune fuite, par capacité ou par carte, ne revient par les Mines, et aucune fuite en arrière ne remonte le fleuve, car en arrière veut dire vers la Comté. La région que l’attaquant vient de quitter est ouverte à une fuite s’il n’y reste aucun personnage des Ténèbres.
rule-CO-R31 = La Fuite de la Lumière ne mène nulle part depuis la Comté, celle des Ténèbres nulle part depuis Mordor, la Comté ou les montagnes : la carte y est sans effet.
rule-CO-R32 = La fuite de Frodon ne met pas fin au tour de l’attaquant : il faut encore combattre les autres personnages de la Lumière dans la région.
rule-CO-R33 = Si les deux camps jouent la Fuite et que le personnage des Ténèbres s’en va, mais que l’attaquant de la Lumière ne le peut pas, celui-ci reste et doit combattre le personnage suivant de la région.
rule-CO-R34 = Une manche ne dure pas sans fin : si elle atteint la limite technique de tours, elle finit à égalité.
rule-CO-R35 = S’il ne vous reste qu’une carte en main, vous devez la jouer, même si elle ne sert à rien.
rule-CO-R36 = Merry, Legolas, Gimli, Boromir et l’Orque ne peuvent pas se retenir. Vous n’avez le choix que pour la fuite de Frodon et de Pippin, l’aide de Sam, l’interdiction de Saroumane, l’embuscade du Balrog et les déplacements particuliers.
rule-CO-R37 = Dans les combats du Troll, les Ténèbres choisissent leur carte en même temps que la Lumière, sans la montrer, comme toujours ; seul Gandalf les oblige à choisir d’abord. Une fois retournée, elle est nulle, et elle est défaussée.
rule-CO-R38 = Le Pouvoir magique n’est pas forcément remplacé : son propriétaire peut le laisser tel quel, et il compte alors 0. Cela vaut pour les deux camps, devant Gandalf aussi, et quand les deux camps jouent le Pouvoir magique.
rule-CO-R39 = Si les Ténèbres remplacent leur Pouvoir magique par une carte de force, la Faiblesse fait compter 0 ce chiffre : ce qui combat, c’est la carte que le Pouvoir magique est devenu.
rule-CO-R40 = Les Mines sont un chemin pour la Lumière seule : quand le Nazgûl ailé vole d’Eregion à Fangorn, il n’y passe pas. Il n’y a pas d’embuscade, et rien n’est demandé aux Ténèbres.

## Headings of the rules pages

chapter-CO-S = Mise en place et premier coup
chapter-CO-M = Déplacement
chapter-CO-K = Combat
chapter-CO-L = Personnages de la Lumière
chapter-CO-D = Personnages des Ténèbres
chapter-CO-C = Cartes de combat
chapter-CO-E = Fin du jeu
chapter-CO-V = Cartes spéciales
chapter-CO-W = La partie
chapter-CO-I = Ce que chacun sait
chapter-CO-R = Points de détail

## Options

option-retreat-shield = Une Fuite jouée protège du Sacrifice
option-retreat-shield-off = Non : un Sacrifice élimine les deux personnages si celui des Ténèbres ne s’en va pas par sa Fuite.
option-retreat-shield-on = Oui : la Fuite des Ténèbres, sitôt jouée, protège les deux personnages du Sacrifice, même si celui des Ténèbres ne s’en va pas ; un nouveau combat s’ensuit alors.
option-retreat = Cartes Fuite
option-retreat-may = Libre : quand votre Fuite prend effet, vous choisissez si le personnage s’en va ; s’il reste, la carte compte 0.
option-retreat-must = Obligatoire : quand votre Fuite prend effet, le personnage s’en va chaque fois qu’il le peut.
option-no-move = Plus aucun déplacement
option-no-move-lenient = Souple : un joueur qui ne peut bouger aucun personnage, mais peut recourir à Gandalf le Blanc ou à l’Esprit de l’Anneau, ne perd pas.
option-no-move-strict = Stricte : un joueur qui ne peut bouger aucun personnage perd, même avec une carte spéciale utilisable.
option-variants = Cartes spéciales : lesquelles servent parmi Gripoil, Gandalf le Blanc, le Palantír et l’Esprit de l’Anneau. Un nombre inégal peut compenser une différence d’expérience.
short-option-variants = Cartes spéciales

## How a game ends

reason-mordor = Frodon est arrivé en Mordor : la Lumière gagne.
reason-frodo = Frodon est éliminé : les Ténèbres gagnent.
reason-shire = Trois personnages des Ténèbres se tiennent dans la Comté : les Ténèbres gagnent.
reason-no-move =
    { $winner ->
        [light] Les Ténèbres ne peuvent plus bouger : la Lumière gagne.
       *[dark] La Lumière ne peut plus bouger : les Ténèbres gagnent.
    }
reason-cap = La limite de tours est atteinte : égalité.

## Story
## $side acts, or loses $piece; $piece, $light, $dark and $enemy come from the-piece ($light and $dark in story-turned from story-card),
## $origin, $place and $goal from from-region, in-region and to-region. Only Light’s pieces may begin a sentence.

story-card =
    { $card ->
        [strength] la Force { $number }
        [magic] le Pouvoir magique
        [sacrifice] le Sacrifice
        [cloak] la Faiblesse
        [retreat] la Fuite
       *[eye] le Contresort
    }
story-placed =
    { $side ->
        [light] La Lumière a placé ses personnages.
       *[dark] Les Ténèbres ont placé leurs personnages.
    }
story-moved =
    { $side ->
        [light] La Lumière déplace { $piece } { $origin } { $goal }.
       *[dark] Les Ténèbres déplacent { $piece } { $origin } { $goal }.
    }
story-moved-hidden =
    { $side ->
        [light] La Lumière déplace un personnage { $origin } { $goal }.
       *[dark] Les Ténèbres déplacent un personnage { $origin } { $goal }.
    }
story-shadowfax = La Lumière recourt à Gripoil : un personnage fait un pas de plus.
story-halted = Le personnage porté par Gripoil s’arrête là : le tour est fini.
story-gandalf-the-white = Gandalf le Blanc revient dans Fangorn.
story-palantir = Les Ténèbres tournent le Palantír vers un personnage { $place }.
story-peeked = Le Palantír montre { $piece }.
story-recalled = Les Ténèbres rappellent { $piece } { $origin } en Mordor.
story-recalled-hidden = Les Ténèbres rappellent un personnage { $origin } en Mordor.
story-ambushed = Le Balrog se montre dans la Moria et frappe dans les Mines.
story-struck = La Lumière y perd { $piece }.
story-attacked =
    { $side ->
        [light] Combat { $place } : la Lumière attaque avec { $piece }.
       *[dark] Combat { $place } : les Ténèbres attaquent avec { $piece }.
    }
story-pointed-seen = Les Ténèbres attaquent le personnage que le Palantír a montré.
story-pointed-other = Les Ténèbres attaquent un personnage que le Palantír n’a pas montré.
story-met =
    { $side ->
        [light] La Lumière y rencontre { $piece }.
       *[dark] Les Ténèbres y rencontrent { $piece }.
    }
story-met-next =
    { $side ->
        [light] Le combat continue : la Lumière rencontre { $piece }.
       *[dark] Le combat continue : les Ténèbres rencontrent { $piece }.
    }
story-fled = { $piece } fuit { $goal }.
story-sam = Sam prend la place de Frodon et se bat avec une force de 5.
story-frodo = Frodon se montre aux côtés de Sam, qui se bat avec une force de 5.
story-boromir = Boromir entraîne { $dark } avec lui : tous deux sont éliminés.
story-slain = { $light } élimine aussitôt { $dark }.
story-first-strike = L’Orque frappe le premier : la Lumière perd { $light }.
story-forbidden = Saroumane interdit les cartes.
story-permitted = Saroumane autorise les cartes.
story-played =
    { $side ->
        [light] La Lumière répond avec { $card }.
       *[dark] Les Ténèbres jouent à découvert { $card }.
    }
story-turned = La Lumière joue { $light }, les Ténèbres jouent { $dark }.
story-troll = Le Troll rend nulle la carte des Ténèbres.
story-recovered =
    { $side ->
        [light] La Lumière remplace le Pouvoir magique par { $card }.
       *[dark] Les Ténèbres remplacent le Pouvoir magique par { $card }.
    }
story-left =
    { $side ->
        [light] La Lumière laisse le Pouvoir magique tel quel : il compte 0.
       *[dark] Les Ténèbres laissent le Pouvoir magique tel quel : il compte 0.
    }
story-cancelled = Le Contresort annule { $card }.
story-useless =
    { $side ->
        [light] La Lumière emploie { $card } en vain.
       *[dark] Les Ténèbres emploient { $card } en vain.
    }
story-retreated =
    { $side ->
        [light] La Lumière replie { $piece } { $goal }.
       *[dark] Les Ténèbres replient { $piece } { $goal }.
    }
story-stayed =
    { $side ->
        [light] La Lumière ne se replie pas.
       *[dark] Les Ténèbres ne se replient pas.
    }
story-sacrificed = Le Sacrifice emporte les deux personnages : la Lumière perd { $light }, les Ténèbres perdent { $dark }.
story-cloaked = La Faiblesse fait compter 0 la carte des Ténèbres.
story-sum = { $strength } + { $card } = { $sum }
story-compared =
    { $side ->
        [light] { $light } atteint { $light_sum }, { $dark } { $dark_sum } : la Lumière perd { $piece }.
       *[dark] { $light } atteint { $light_sum }, { $dark } { $dark_sum } : les Ténèbres perdent { $piece }.
    }
story-tie = { $light } atteint { $light_sum }, { $dark } { $dark_sum } : tous deux sont éliminés.
story-shelob = Arachne retourne en Gondor.
story-shelob-lost = Gondor est fermé à Arachne : elle est éliminée elle aussi.
story-cards-back = Les deux camps ont joué leurs neuf cartes et les reprennent.

## What a player may choose

action-place = Placer { $piece } { $place }
action-move = Déplacer { $piece } { $goal }
action-attack = Déplacer { $piece } { $goal } et attaquer
action-shadowfax = Recourir à Gripoil
action-gallop = Laisser Gripoil porter { $piece } { $goal }
action-halt = S’arrêter ici
action-gandalf-the-white = Faire revenir Gandalf le Blanc dans Fangorn
action-palantir = Tourner le Palantír vers un personnage { $place }
action-recall = Rappeler { $piece } { $origin } en Mordor
action-stuck = Aucun personnage ne peut bouger : s’avouer vaincu
action-ambush = Laisser frapper le Balrog
action-pass = Laisser passer le personnage
action-point-seen = Attaquer { $piece }
action-point-other = Attaquer l’autre personnage
action-flee = { $piece } fuit { $goal }
action-stand = { $piece } reste et se bat
action-sam = Sam se bat pour Frodon, avec une force de 5
action-frodo = Montrer Frodon : Sam se bat avec une force de 5
action-forbid = Interdire les cartes
action-permit = Autoriser les cartes
action-play = Jouer { $card }
action-recover = Remplacer le Pouvoir magique par { $card }
action-leave = Laisser le Pouvoir magique tel quel : il compte 0
action-retreat = Se replier { $goal }
action-stay = Rester

## What a player is asked, and what the others wait for

ask-place = Placez vos personnages : qui se tient { $place } ?
ask-move = Choisissez votre déplacement.
ask-move-on = Faites avancer { $piece }, ou arrêtez-vous ici.
ask-gallop = Choisissez quel personnage Gripoil porte, et où.
ask-ambush = Un personnage de la Lumière passe par les Mines : le Balrog frappe-t-il ?
ask-pass = Un personnage de la Lumière passe par les Mines, et le Balrog n’est pas dans la Moria : laissez-le passer.
ask-point = Choisissez le personnage que vous attaquez { $place }.
ask-answer = { $piece } affronte { $enemy } : que faites-vous ?
ask-forbid = Saroumane affronte { $enemy } : interdisez-vous les cartes ?
ask-choose = Choisissez une carte pour { $piece } contre { $enemy }.
ask-choose-first = Choisissez une carte pour { $piece } ; Gandalf la verra avant de répondre.
ask-choose-second = Les Ténèbres montrent { $card } : choisissez une carte pour Gandalf contre { $enemy }.
ask-recover = Choisissez la carte qui remplace le Pouvoir magique, ou laissez-le tel quel.
ask-retreat = Où la Fuite mène-t-elle { $piece } ?
wait-place =
    { $side ->
        [light] La Lumière place ses personnages.
       *[dark] Les Ténèbres placent leurs personnages.
    }
wait-move =
    { $side ->
        [light] La Lumière choisit un déplacement.
       *[dark] Les Ténèbres choisissent un déplacement.
    }
wait-gallop = La Lumière choisit quel personnage Gripoil porte.
wait-ambush = Un personnage est dans les Mines : les Ténèbres décident si le Balrog frappe.
wait-show = Un personnage est montré.
wait-point = Les Ténèbres choisissent le personnage à attaquer.
wait-meet = Un défenseur est montré.
wait-answer = La Lumière décide de ce que fait { $piece }.
wait-forbid = Les Ténèbres décident si Saroumane interdit les cartes.
wait-choose =
    { $side ->
        [light] La Lumière choisit une carte.
       *[dark] Les Ténèbres choisissent une carte.
    }
wait-turn = Les cartes sont retournées.
wait-recover =
    { $side ->
        [light] La Lumière décide de ce que devient son Pouvoir magique.
       *[dark] Les Ténèbres décident de ce que devient leur Pouvoir magique.
    }
wait-retreat =
    { $side ->
        [light] La Lumière décide où se replier.
       *[dark] Les Ténèbres décident où se replier.
    }
wait-peek = Le Palantír montre un personnage.
wait-over = C’est terminé.

## Help at the table

confrontation-help-choose = Pour choisir, tapez le numéro d’un choix, puis Entrée. Vous pouvez aussi taper un personnage et une région (merry cardolan), une carte (contresort) ou l’action elle-même (move merry cardolan, play 5, flee rohan). Pendant la mise en place, hasard place le reste de vos personnages au hasard, et encore les place comme la dernière fois avec ce camp.
confrontation-help-explain = Tapez ? 3 pour savoir ce que concerne le choix 3, ? merry pour un personnage, ? moria pour une région, ? fuite ou ? 5 pour une carte, ? CO-K2 pour une règle.

## The drawing in the terminal, and what both drawings say

confrontation-setup = mise en place
confrontation-turn = tour { $turn }
confrontation-moves =
    { $side ->
        [light] à la Lumière
       *[dark] aux Ténèbres
    }
confrontation-hand = Main :
confrontation-played = Jouées :
confrontation-extra = Spéciales :
confrontation-out = Éliminés :
confrontation-piece-nazgul = Nazgûl
confrontation-piece-black-rider = Cavalier
confrontation-card-magic = Pouvoir
confrontation-combat =
    { $side ->
        [light] Combat { $where } : la Lumière attaque
       *[dark] Combat { $where } : les Ténèbres attaquent
    }
confrontation-card-none = pas encore de carte
confrontation-card-forbidden = pas de carte (Saroumane)
confrontation-card-hidden = une carte face cachée
confrontation-card-own = { $card } (face cachée)
confrontation-card-counts = { $card } ({ $counts })
confrontation-card-void = { $card } (nulle)
confrontation-hidden = Cachés :
confrontation-hint =
    { $about } : { $listed ->
        [1] { $last }
       *[other] { $names } ou { $last }
    }
confrontation-hint-not =
    { $about } : pas { $listed ->
        [1] { $last }
       *[other] { $names } ou { $last }
    }
confrontation-ability-frodo = attaqué, peut fuir sur le côté
confrontation-ability-sam = 5 avec Frodon ; peut combattre à sa place
confrontation-ability-pippin = s’il attaque, peut fuir en arrière
confrontation-ability-merry = élimine aussitôt le Roi-sorcier
confrontation-ability-gandalf = les Ténèbres montrent leur carte d’abord
confrontation-ability-aragorn = attaque dans toutes les directions
confrontation-ability-legolas = élimine aussitôt le Nazgûl ailé
confrontation-ability-gimli = élimine aussitôt l’Orque
confrontation-ability-boromir = les deux sont éliminés aussitôt
confrontation-ability-balrog = dans la Moria, frappe dans les Mines
confrontation-ability-shelob = victorieuse, retourne en Gondor
confrontation-ability-witch-king = attaque aussi sur le côté
confrontation-ability-nazgul = vole vers tout personnage isolé
confrontation-ability-black-rider = chevauche aussi loin qu’il faut pour attaquer
confrontation-ability-saruman = peut interdire les cartes
confrontation-ability-orcs = s’il attaque, frappe le premier
confrontation-ability-warg = la capacité de la Lumière est sans effet
confrontation-ability-troll = la carte des Ténèbres est nulle
confrontation-region-home = Un pays d’origine : jusqu’à { $limit } personnages de chaque camp.
confrontation-region-mountain = Montagnes : un personnage de chaque camp, et aucun chemin sur le côté.
confrontation-region-plain = Jusqu’à { $limit } personnages de chaque camp.
confrontation-ways-light = En avant pour la Lumière : { $regions }
confrontation-ways-dark = En avant pour les Ténèbres : { $regions }
confrontation-ways-sideways = Sur le côté : { $regions }
confrontation-ways-shortcut = Par le fleuve ou les Mines, pour la Lumière seule : { $regions }
confrontation-region-tunnel = Les Mines de la Moria mènent d’Eregion tout droit à Fangorn, pour la Lumière seule.
confrontation-region-balrog = Tant que le Balrog se tient ici, il peut frapper quiconque passe par les Mines d’Eregion à Fangorn.
confrontation-legend-regions = Votre pays est en bas. Chaque région porte son nom et, à droite de son bord supérieur, le nombre de personnages que chaque camp peut y avoir ; { $ridge } marque les montagnes.
confrontation-legend-ways = { $right } ou { $left } est le fleuve Anduin, { $up } ou { $down } les Mines de la Moria : des chemins pour la Lumière seule, dans le sens de la flèche.
confrontation-legend-pieces = Vos personnages portent leur nom et leur force ; { $known } marque celui que votre adversaire connaît. { $light } est un personnage caché de la Lumière, { $dark } un des Ténèbres ; quand vous pouvez savoir qui c’est, son nom est écrit. Sous le plateau se lit qui les autres peuvent être.
confrontation-legend-marks = { $left } et { $came } marquent le départ et l’arrivée du dernier déplacement, { $fight } un combat, ou un déplacement qui y mène.

## The table in the browser

confrontation-label-at = { $piece }, force { $strength }, { $place }
confrontation-label-out = { $piece }, force { $strength }, éliminé
confrontation-label-idle = { $piece }, force { $strength }, pas encore placé
confrontation-label-fighter = { $piece }, force { $strength }
confrontation-label-hidden = un personnage caché
confrontation-count =
    { $side ->
        [light] { $count ->
            [one] 1 personnage de la Lumière
           *[other] { $count } personnages de la Lumière
        }
       *[dark] { $count ->
            [one] 1 personnage des Ténèbres
           *[other] { $count } personnages des Ténèbres
        }
    }
confrontation-known = Votre adversaire connaît ce personnage.
confrontation-here-known = Connus ici : { $names }.
confrontation-here-hidden =
    { $count ->
        [one] Un personnage caché
       *[other] { $count } personnages cachés
    }, peut-être { $listed ->
        [1] { $last }
       *[other] { $names } ou { $last }
    }.
confrontation-here-not =
    { $count ->
        [one] Un personnage caché
       *[other] { $count } personnages cachés
    }, pas { $listed ->
        [1] { $last }
       *[other] { $names } ou { $last }
    }.
confrontation-here-any =
    { $count ->
        [one] Un personnage caché
       *[other] { $count } personnages cachés
    } : ce peut être n’importe qui.
confrontation-card-spent = { $card } (jouée)
confrontation-step-shown = Montrés
confrontation-step-answer = Réponse
confrontation-step-ban = Saroumane
confrontation-step-cards = Cartes
confrontation-step-spells = Sorts
confrontation-step-sum = Forces
confrontation-ended =
    { $side ->
        [light] Combat { $where } : la Lumière a attaqué
       *[dark] Combat { $where } : les Ténèbres ont attaqué
    }
confrontation-face-witch-king = Roi-sorcier
confrontation-face-saruman = Sarou­mane
confrontation-way-river = L’Anduin
confrontation-way-river-text = La Lumière peut descendre l’Anduin, de la Forêt Noire à Fangorn et de Fangorn au Rohan, dans le sens des flèches. Les Ténèbres ne peuvent pas suivre le fleuve.
confrontation-way-tunnel = Les Mines de la Moria
confrontation-tray =
    { $side ->
        [light] Pertes de la Lumière
       *[dark] Pertes des Ténèbres
    }
confrontation-tray-text =
    { $count ->
        [one] Un personnage est éliminé
       *[other] { $count } personnages sont éliminés
    }, { $left ->
        [one] un seul est encore sur le plateau.
       *[other] { $left } sont encore sur le plateau.
    }
confrontation-alarm-shire = Deux personnages des Ténèbres sont dans la Comté : un troisième, et elles gagnent.
confrontation-alarm-mordor = Frodon est { $place } : encore un pas, et le voilà en Mordor.
confrontation-alarm-perhaps = Un personnage de la Lumière est aux portes de Mordor. Si c’est Frodon, son prochain pas gagne.
confrontation-setup-plans = Placez tout d’un geste, puis changez ce que vous voulez :
confrontation-setup-random = Au hasard
confrontation-setup-last = Comme la dernière fois
confrontation-setup-clear = Tout enlever
confrontation-setup-ready = C’est prêt
confrontation-plan-light-shield = Le bouclier
confrontation-plan-light-shield-text = Frodon, Sam et Pippin attendent derrière les plus forts ; Merry et Gimli tiennent le front.
confrontation-plan-light-toll = Le péage
confrontation-plan-light-toll-text = Devant, Boromir emporte un ennemi puissant avec lui ; les quatre hobbits restent ensemble.
confrontation-plan-light-early = Le départ hâtif
confrontation-plan-light-early-text = Frodon et Sam partent aussitôt derrière trois héros : rapide, et risqué.
confrontation-plan-dark-front = Le front puissant
confrontation-plan-dark-front-text = Le Balrog, Saroumane et Arachne tiennent le front ; les cavaliers frappent de loin.
confrontation-plan-dark-moria = Le maître de la Moria
confrontation-plan-dark-moria-text = Le Balrog va tout droit dans la Moria et ferme les Mines.
confrontation-plan-dark-storm = L’assaut
confrontation-plan-dark-storm-text = L’Orque et les cavaliers attaquent d’abord ; les puissants suivent et marchent sur la Comté.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $piece and $enemy come from the-piece, $place from in-region, $card from
## story-card or variant-…; $number is how many there are in all, $count how many of them.

advice-set-up-light = Au début, Frodon est le plus à l’abri dans la Comté ; devant, on rencontre vite les Ténèbres.
advice-set-up-dark = Devant, on rencontre la Lumière en premier ; en Mordor, on garde le dernier pas de Frodon.
advice-frodo-threatened =
    { $number ->
        [1] Un personnage des Ténèbres est à un pas de Frodon.
       *[other] { $number } personnages des Ténèbres sont à un pas de Frodon.
    }
advice-frodo-way =
    { $number ->
        [1] Il reste un pas à Frodon jusqu’en Mordor.
       *[other] Il reste { $number } pas à Frodon jusqu’en Mordor.
    }
advice-frodo-where =
    { $listed ->
        [1] Frodon ne peut être qu’ici : { $last }.
       *[other] Frodon ne peut être qu’ici : { $names } ou { $last }.
    }
advice-shire-held = Vos personnages dans la Comté : { $number }. Il en faut encore, pour gagner : { $left }.
advice-fight = Force { $strength } contre { $against } avant toute carte : { $piece } et { $enemy }.
advice-wins-match = Cela vous fait gagner la partie sur-le-champ.
advice-loses-match = Cela vous fait perdre la partie sur-le-champ.
advice-loses = Vous perdez { $piece }.
advice-takes = Cela élimine { $piece }.
advice-place-frodo = Frodon est alors hors de la Comté, plus près des Ténèbres.
advice-place-strong = Il tient cette place avec une force de { $strength }.
advice-place-weak = Il n’a qu’une force de { $strength } pour tenir cette place.
advice-within-reach =
    { $number ->
        [1] Un personnage ennemi est à un pas de là.
       *[other] { $number } personnages ennemis sont à un pas de là.
    }
advice-out-of-reach = Aucun personnage ennemi n’est à un pas de là.
advice-frodo-nearer =
    { $number ->
        [1] Frodon avance : il reste un pas jusqu’en Mordor.
       *[other] Frodon avance : il reste { $number } pas jusqu’en Mordor.
    }
advice-frodo-no-nearer =
    { $number ->
        [1] Frodon n’avance pas : il reste un pas jusqu’en Mordor.
       *[other] Frodon n’avance pas : il reste { $number } pas jusqu’en Mordor.
    }
advice-joins-frodo = Frodon a de la compagnie.
advice-leaves-frodo = Frodon reste seul.
advice-in-shire =
    { $number ->
        [1] Un des vôtres est alors dans la Comté ; à trois, vous gagnez.
       *[other] { $number } des vôtres sont alors dans la Comté ; à trois, vous gagnez.
    }
advice-shire-way =
    { $number ->
        [1] De là, il reste un pas jusqu’à la Comté.
       *[other] De là, il reste { $number } pas jusqu’à la Comté.
    }
advice-leaves-empty = Plus personne des vôtres ne reste { $place }.
advice-frodo-risked = Si Frodon tombe, la partie est perdue.
advice-shows-itself = L’autre sait alors qui attaque.
advice-beats =
    { $sure ->
        [yes] Vous affrontez { $enemy } et l’emportez avant toute carte.
       *[no] Si c’est { $enemy }, vous l’emportez avant toute carte.
    }
advice-falls =
    { $sure ->
        [yes] Vous affrontez { $enemy } et perdez avant toute carte.
       *[no] Si c’est { $enemy }, vous perdez avant toute carte.
    }
advice-both-fall =
    { $sure ->
        [yes] Vous affrontez { $enemy }, et les deux tombent avant toute carte.
       *[no] Si c’est { $enemy }, les deux tombent avant toute carte.
    }
advice-odds-better = Sur { $number } qui peuvent se trouver là, vous en battriez { $count } avant toute carte.
advice-odds-worse = Sur { $number } qui peuvent se trouver là, vous perdriez contre { $count } avant toute carte.
advice-odds-even = Sur { $number } qui peuvent se trouver là, { $count } tomberaient avec vous avant toute carte.
advice-extra-used = Cela dépense cette carte : { $card }.
advice-ambush = Cela élimine quiconque est dans les Mines.
advice-ambush-shows = La Lumière sait alors où est le Balrog.
advice-lets-through = Quiconque est dans les Mines passe.
advice-balrog-hidden = Cela ne dit pas où est le Balrog.
advice-escapes = Votre personnage s’en tire sans perdre.
advice-sam-with-frodo = Sam combat alors avec une force de 5.
advice-frodo-shown = L’autre sait alors où est Frodon.
advice-cards-decide = Les cartes décident alors.
advice-card-magic = Elle peut devenir une carte que vous avez déjà jouée.
advice-card-sacrifice = Elle élimine les deux, quelle que soit leur force.
advice-card-cloak = Elle fait compter 0 un chiffre joué par les Ténèbres.
advice-card-retreat = Elle permet à votre personnage de s’échapper, s’il y a de la place.
advice-card-eye = Elle annule un sort joué par la Lumière.
advice-card-void = Avec le Troll, votre carte ne compte pas.
advice-card-beats = Vous atteignez { $sum }, assez contre { $count } des { $number } chiffres que l’autre a encore.
advice-card-falls = Vous atteignez { $sum }, trop peu contre { $count } des { $number } chiffres que l’autre a encore.
advice-card-highest = C’est le plus grand chiffre qui vous reste.
advice-recovers = Le Pouvoir magique compte alors comme { $card }.
advice-magic-empty = Le Pouvoir magique ne compte alors pour rien.
advice-halts = Le personnage reste où il est.

## Puzzles

puzzle-theme-frodo = Le chemin de Frodon
puzzle-theme-attack = La bonne attaque
puzzle-theme-manoeuvre = Un coup discret
puzzle-theme-card = La bonne carte
puzzle-theme-ability = Une capacité
puzzle-theme-setup = La mise en place

## Where cards lie hidden, as chances are told of them

stage-card-light = Carte de la Lumière
stage-card-dark = Carte des Ténèbres
