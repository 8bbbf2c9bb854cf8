# Duel for Middle-earth: every word a player reads about this game, in French.

## The game

game-title = Duel pour la Terre du Milieu
game-tagline = La Communauté contre Sauron : une course pour l’Anneau, six peuples à rallier, sept régions à tenir.
game-intro = Trois chapitres, trois façons de gagner. À votre tour, vous prenez une carte que rien ne recouvre, pour la jouer ou en tirer des pièces ; ou bien vous prenez un Haut-Lieu et y élevez une forteresse. Les cartes apportent des compétences, des pièces, des pas dans la quête, l’amitié des peuples et des unités sur le plateau. La Communauté gagne quand Frodon et Sam atteignent la Montagne du Destin, Sauron quand le Nazgûl les rattrape ; six peuples différents, ou une présence dans les sept régions, donnent la victoire à l’un comme à l’autre. Si personne n’a gagné après le troisième chapitre, c’est le camp présent dans le plus de régions qui l’emporte.

## Sides
## The terms are for the middle of a sentence and bring their preposition: { -fellowship(case: "genitive") } gives "de la Communauté".

-fellowship =
    { $case ->
       *[nominative] la Communauté
        [accusative] la Communauté
        [dative] à la Communauté
        [genitive] de la Communauté
    }
-sauron =
    { $case ->
       *[nominative] Sauron
        [accusative] Sauron
        [dative] à Sauron
        [genitive] de Sauron
    }
side-fellowship = La Communauté
side-sauron = Sauron

## Regions

region-lindon = Lindon
region-arnor = Arnor
region-rhovanion = Rhovanion
region-enedwaith = Enedwaith
region-rohan = Rohan
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [lindon] au Lindon
        [arnor] en Arnor
        [rhovanion] au Rhovanion
        [enedwaith] en Enedwaith
        [rohan] au Rohan
        [gondor] au Gondor
       *[mordor] dans le Mordor
    }
in-region =
    { $region ->
        [lindon] au Lindon
        [arnor] en Arnor
        [rhovanion] au Rhovanion
        [enedwaith] en Enedwaith
        [rohan] au Rohan
        [gondor] au Gondor
       *[mordor] dans le Mordor
    }
from-region =
    { $region ->
        [lindon] du Lindon
        [arnor] d’Arnor
        [rhovanion] du Rhovanion
        [enedwaith] d’Enedwaith
        [rohan] du Rohan
        [gondor] du Gondor
       *[mordor] du Mordor
    }

## Colours of the cards

colour-grey = Gris
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
colour-red = Rouge
colour-purple = Violet

## Skills, and a number of symbols of one of them

skill-ruse = Ruse
skill-strength = Force
skill-courage = Courage
skill-knowledge = Savoir
skill-leadership = Commandement
skill-count =
    { $skill ->
        [ruse] { skill-ruse }
        [strength] { skill-strength }
        [courage] { skill-courage }
        [knowledge] { skill-knowledge }
       *[leadership] { skill-leadership }
    }{ $number ->
        [1] { "" }
       *[other] { " " }×{ $number }
    }

## Peoples, and whose symbol or token it is

people-elves = Elfes
people-dwarves = Nains
people-hobbits = Hobbits
people-humans = Humains
people-ents = Ents
people-wizards = Sorciers
people-eagles = Aigles
of-people =
    { $people ->
        [elves] des Elfes
        [dwarves] des Nains
        [hobbits] des Hobbits
        [humans] des Humains
        [ents] des Ents
        [wizards] des Sorciers
       *[eagles] des Aigles
    }

## Chain symbols, and a symbol in the middle of a sentence

chain-fish = Poisson
chain-horse = Cheval
chain-backpack = Sac à dos
chain-harp = Harpe
chain-anvil = Enclume
chain-pot = Marmite
chain-horseshoe = Fer à cheval
chain-bow = Arc
chain-helmet = Heaume
chain-sword = Épée
chain-chest = Coffre
chain-campfire = Feu de camp
chain-bedroll = Couchage
chain-acorn = Gland
chain-scroll = Parchemin
chain-armor = Armure
chain-axe = Hache
with-chain =
    { $chain ->
        [fish] avec le poisson
        [horse] avec le cheval
        [backpack] avec le sac à dos
        [harp] avec la harpe
        [anvil] avec l’enclume
        [pot] avec la marmite
        [horseshoe] avec le fer à cheval
        [bow] avec l’arc
        [helmet] avec le heaume
        [sword] avec l’épée
        [chest] avec le coffre
        [campfire] avec le feu de camp
        [bedroll] avec le couchage
        [acorn] avec le gland
        [scroll] avec le parchemin
        [armor] avec l’armure
       *[axe] avec la hache
    }

## Cards of the first chapter

card-disguise = Déguisement
card-hidden-path = Sentier caché
card-strong-arm = Bras puissant
card-war-drill = Exercice d’armes
card-brave-heart = Cœur vaillant
card-oath = Serment
card-old-map = Vieille carte
card-captain = Capitaine
card-toll = Péage
card-market-day = Jour de marché
card-barter = Troc
card-found-purse = Bourse trouvée
card-first-steps = Premiers pas
card-river-crossing = Passage à gué
card-swift-steed = Coursier rapide
card-packed-bag = Sac bouclé
card-elven-guest = Invité elfe
card-dwarf-smith = Forgeron nain
card-hobbit-cook = Cuisinier hobbit
card-horse-breeder = Éleveur de chevaux
card-archers = Archers
card-footmen = Fantassins
card-sellswords = Mercenaires

## Cards of the second chapter

card-archive = Archives
card-banner = Bannière
card-web-of-lies = Toile de mensonges
card-siege-crew = Troupe de siège
card-last-stand = Dernier carré
card-council = Conseil
card-ranger = Rôdeur
card-strongbox = Coffre-fort
card-tribute = Tribut
card-night-ride = Chevauchée de nuit
card-long-march = Longue marche
card-secret-stair = Escalier secret
card-watch-fire = Feu de garde
card-sheltered-camp = Camp abrité
card-elven-song = Chant elfique
card-dwarf-hall = Salle des Nains
card-hobbit-gardener = Jardinier hobbit
card-chronicler = Chroniqueur
card-marksmen = Tireurs d’élite
card-shield-wall = Mur de boucliers
card-swordsmen = Épéistes
card-border-guard = Gardes-frontières
card-raiders = Maraudeurs

## Cards of the third chapter

card-treasury = Chambre du trésor
card-royal-gift = Présent royal
card-marsh-passage = Passage des marais
card-dark-tunnel = Tunnel obscur
card-without-rest = Sans repos
card-steep-climb = Rude montée
card-final-effort = Dernier effort
card-wizard-lore = Savoir de Sorcier
card-staff-bearer = Porteur de bâton
card-ent-grove = Bosquet des Ents
card-ent-moot = Conseil des Ents
card-heavy-infantry = Infanterie lourde
card-axe-bearers = Porteurs de hache
card-vanguard = Avant-garde
card-cavalry = Cavalerie
card-corsairs = Corsaires
card-war-beasts = Bêtes de guerre
card-ambush = Embuscade
card-forced-march = Marche forcée
card-night-raid = Raid nocturne
card-plunder = Pillage
card-flanking-attack = Attaque de flanc
card-redeployment = Redéploiement

## What a card does
## $skills is a list of skill-count, in card-text-choice of skill-…; $people comes from of-people, $first and $second from to-region,
## $symbol is a chain-…; $manoeuvres is a list of manoeuvre-….

card-text-grey = À vous jusqu’à la fin du jeu : { $skills }.
card-text-choice = À chaque tour, vous disposez d’une seule de ces compétences, au choix : { $skills }.
card-text-yellow =
    { $number ->
        [one] Prenez { $number } pièce.
       *[other] Prenez { $number } pièces.
    }
card-text-blue = Avancez de { $number } pas dans la quête.
card-text-green = Vous gagnez un symbole { $people }.
card-text-red =
    { $number ->
        [one] Envoyez { $number } unité { $first } ou { $second }.
       *[other] Envoyez { $number } unités ensemble { $first } ou { $second }.
    }
card-text-purple = Manœuvres : { $manoeuvres }.
card-text-chain = Symbole de chaînage : { $symbol }.
manoeuvre-moves =
    { $number ->
        [one] déplacer une unité
       *[other] déplacer { $number } fois une unité
    }
manoeuvre-removals =
    { $number ->
        [one] retirer une unité adverse
       *[other] retirer { $number } unités adverses
    }
manoeuvre-coins =
    { $number ->
        [one] faire perdre { $number } pièce à l’adversaire
       *[other] faire perdre { $number } pièces à l’adversaire
    }

## What a card or a landmark costs: pieces of a list
## $skills is a list of skill-count, $symbol comes from with-chain; $cost is a cost-…, $reasons a list of them.

cost-free = gratuit
cost-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
cost-chain = gratuit { $symbol }
cost-missing =
    { $number ->
        [one] { $number } pièce pour le symbole manquant : { $skills }
       *[other] { $number } pièces pour les symboles manquants : { $skills }
    }
cost-fortresses =
    { $number ->
        [one] { $number } pièce pour une forteresse
       *[other] { $number } pièces pour les forteresses
    }
cost-reasons = { $cost } ({ $reasons })
cost-too-much = { $cost }, trop cher pour l’instant

## What is to be done, in short

count-units =
    { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }
count-rings = { $number } pas
count-moves =
    { $number ->
        [one] { $number } déplacement
       *[other] { $number } déplacements
    }
count-removals =
    { $number ->
        [one] −{ $number } unité adverse
       *[other] −{ $number } unités adverses
    }
count-coins =
    { $number ->
        [one] −{ $number } pièce adverse
       *[other] −{ $number } pièces adverses
    }
count-free =
    { $number ->
        [one] { $number } manœuvre au choix
       *[other] { $number } manœuvres au choix
    }
count-tokens = 1 jeton d’un peuple au choix
count-retrieve = une carte de la défausse
count-strip = −1 carte grise adverse

## Alliance tokens

token-elves-trade = Négoce des Elfes
token-elves-trade-text = Chaque fois que vous jouez une carte jaune, vous jouez un autre tour après celui-ci.
token-elves-paths = Voies des Elfes
token-elves-paths-text = Les unités de vos cartes rouges peuvent aller dans n’importe quelle région, toutes dans la même, et non plus seulement dans l’une des deux de la carte.
token-elves-wisdom = Sagesse des Elfes
token-elves-wisdom-text = Une fois par tour, ce jeton tient lieu d’un symbole de compétence, quel qu’il soit.
token-dwarves-masons = Maçons nains
token-dwarves-masons-text = Les Hauts-Lieux ne vous coûtent aucune pièce de plus, si nombreuses que soient vos forteresses.
token-dwarves-builders = Bâtisseurs nains
token-dwarves-builders-text = Chaque fois que vous prenez un Haut-Lieu, vous jouez un autre tour après celui-ci.
token-dwarves-tunnels = Galeries naines
token-dwarves-tunnels-text = Chaque fois que vous jouez une carte verte, vous pouvez faire ensuite jusqu’à 2 déplacements.
token-hobbits-eagles = Aigles
token-hobbits-eagles-text = Les Aigles sont un peuple de plus à vos côtés : ils comptent parmi les six de la victoire, mais non parmi les trois peuples différents qui donnent un jeton.
token-hobbits-scouts = Éclaireurs hobbits
token-hobbits-scouts-text = Chaque fois que vous jouez une carte bleue, vous placez ensuite 1 unité dans la région de votre choix.
token-hobbits-gifts = Cadeaux hobbits
token-hobbits-gifts-text = Chaque fois qu’un symbole de chaînage vous fait jouer une carte gratuitement, vous prenez 3 pièces.
token-humans-roads = Routes des Humains
token-humans-roads-text = Chaque fois que vous jouez une carte jaune, vous avancez ensuite de 1 pas dans la quête.
token-humans-levy = Levée des Humains
token-humans-levy-text = Chacune de vos cartes rouges apporte 1 unité de plus, dans la même région que les autres.
token-humans-salvage = Butin des Humains
token-humans-salvage-text = Une carte défaussée vous rapporte le double : 2 pièces au premier chapitre, 4 au deuxième, 6 au troisième.
token-ents-awakening = Éveil des Ents
token-ents-awakening-text = Aussitôt : vous jouez un autre tour après celui-ci.
token-ents-wrath = Colère des Ents
token-ents-wrath-text = Aussitôt : vous pouvez retirer une forteresse adverse.
token-ents-march = Marche des Ents
token-ents-march-text = Aussitôt : jusqu’à trois fois, et chaque fois au choix, déplacez une unité, retirez une unité adverse ou faites perdre 1 pièce à l’adversaire.
token-wizards-beacon = Fanal des Sorciers
token-wizards-beacon-text = Aussitôt : avancez de 2 pas dans la quête.
token-wizards-summons = Appel des Sorciers
token-wizards-summons-text = Aussitôt : placez 2 unités, ensemble dans une région ou chacune dans la sienne.
token-wizards-memory = Mémoire de Sorcier
token-wizards-memory-text = Aussitôt : parcourez toute la défausse et jouez une de ses cartes sans payer.

## Landmarks

tile-barad-dur = Barad-dûr
tile-barad-dur-text = Élevez une forteresse dans le Mordor. Ensuite, parcourez toute la défausse et jouez une de ses cartes sans payer.
tile-bree = Bree
tile-bree-text = Élevez une forteresse en Arnor et placez-y 2 unités. Ensuite, vous pouvez faire jusqu’à 2 déplacements.
tile-erebor = Erebor
tile-erebor-text = Élevez une forteresse au Rhovanion et prenez 5 pièces. Ensuite, vous pouvez faire 1 déplacement.
tile-grey-havens = Havres Gris
tile-grey-havens-text = Élevez une forteresse au Lindon. Ensuite, choisissez un peuple : les 2 premiers jetons de sa pile sont révélés, vous en gardez 1, et l’autre retourne sur le dessus.
tile-helms-deep = Gouffre de Helm
tile-helms-deep-text = Élevez une forteresse au Rohan et placez-y 3 unités.
tile-isengard = Isengard
tile-isengard-text = Élevez une forteresse en Enedwaith et avancez de 1 pas dans la quête. Ensuite, choisissez une carte grise de l’adversaire : elle va dans la défausse.
tile-minas-tirith = Minas Tirith
tile-minas-tirith-text = Élevez une forteresse au Gondor, placez-y 1 unité et avancez de 2 pas dans la quête.

## Rules: set-up

rule-ME-S1 = La Communauté commence avec 2 unités en Arnor et 3 pièces, Sauron avec 2 unités dans le Mordor et 2 pièces. Chaque camp possède 15 unités et 7 forteresses ; des 30 pièces, 25 sont dans la réserve.
rule-ME-S2 = Les Elfes, les Nains, les Hobbits, les Humains, les Ents et les Sorciers ont chacun une pile de 3 jetons d’alliance, mélangés et face cachée.
rule-ME-S3 = Les 7 Hauts-Lieux sont mélangés, et 3 d’entre eux sont retournés face visible.
rule-ME-S4 = À chaque chapitre, ses 23 cartes sont mélangées et 20 d’entre elles disposées selon le dessin du chapitre, une rangée face visible, la suivante face cachée, et ainsi de suite. Les 3 qui restent vont face cachée dans la défausse.
rule-ME-S5 = Sauron joue le premier tour. Ensuite, les camps alternent, même d’un chapitre à l’autre.

## Rules: a turn

rule-ME-T1 = À votre tour, vous prenez soit une carte accessible, c’est-à-dire qu’aucune autre ne recouvre, même en partie, soit un Haut-Lieu face visible.
rule-ME-T2 = La carte que vous prenez, vous la jouez, c’est-à-dire que vous en payez le coût, la posez devant vous et appliquez son effet, ou bien vous la défaussez.
rule-ME-T3 = Une carte que vous défaussez va face cachée dans la défausse et vous rapporte des pièces : 1 au premier chapitre, 2 au deuxième, 3 au troisième.
rule-ME-T4 = Les cartes cachées devenues accessibles sont retournées à la fin du tour, pas avant.
rule-ME-T5 = Pour un Haut-Lieu, vous payez son coût, placez une forteresse dans sa région et appliquez ses autres effets. Aucun nouveau Haut-Lieu ne le remplace avant le chapitre suivant.
rule-ME-T6 = Un chapitre s’achève quand sa dernière carte est prise. On dispose le suivant et l’on retourne des Hauts-Lieux jusqu’à en avoir 3, s’il en reste assez. C’est alors simplement à l’autre joueur, à moins qu’un autre tour ne soit encore dû.
rule-ME-T7 = Un autre tour se joue une fois le tour en cours terminé, même si un nouveau chapitre commence entre-temps. Plusieurs s’additionnent. Après la dernière carte du troisième chapitre, il n’y en a plus.

## Rules: costs

rule-ME-P1 = Les pièces que demande une carte vont à la réserve.
rule-ME-P2 = Chaque symbole de compétence demandé doit se trouver sur vos cartes ; chacun des vôtres compte une fois par tour. Chaque symbole qui vous manque coûte 1 pièce, si nombreux qu’ils soient.
rule-ME-P3 = Une carte qui montre plusieurs compétences séparées par une barre en donne une seule par tour, au choix. Le choix le moins cher est fait pour vous.
rule-ME-P4 = Une carte sans coût est gratuite.
rule-ME-P5 = Une carte est gratuite, pièces et compétences comprises, si une des vôtres porte le symbole de chaînage imprimé sur son bord.
rule-ME-P6 = Un Haut-Lieu coûte ses 6 symboles de compétence et 1 pièce de plus pour chacune de vos forteresses alors sur le plateau. Tant que vous n’en avez aucune, ce supplément est nul.
rule-ME-P7 = Ce que vous ne pouvez pas payer, vous ne pouvez ni le jouer ni le bâtir. Défausser une carte est toujours possible.

## Rules: what the colours do

rule-ME-C1 = Les cartes grises vous donnent des compétences jusqu’à la fin du jeu.
rule-ME-C2 = Les cartes jaunes vous donnent aussitôt des pièces.
rule-ME-C3 = Les cartes bleues vous font avancer dans la quête, d’un pas par anneau.
rule-ME-C4 = Les cartes vertes vous donnent le symbole d’un peuple, ce qui peut apporter des jetons d’alliance et même la victoire.
rule-ME-C5 = Les cartes rouges amènent des unités, toutes dans une même région, l’une des deux de la carte.
rule-ME-C6 = Les cartes violettes, présentes au seul troisième chapitre, apportent des manœuvres : déplacer une de vos unités vers une région voisine, faire perdre 1 pièce à l’adversaire ou retirer une unité adverse de n’importe quelle région. Vous choisissez l’ordre et pouvez renoncer aux déplacements et aux retraits.
rule-ME-C7 = Personne ne perd plus de pièces qu’il n’en a.

## Rules: the Quest of the Ring

rule-ME-Q1 = Frodon et Sam sont à 14 pas de la Montagne du Destin. Quand ils y arrivent, la Communauté gagne aussitôt.
rule-ME-Q2 = Le Nazgûl part 14 cases derrière Frodon et Sam et se trouve entraîné chaque fois qu’ils avancent : l’écart ne change que par les pas du Nazgûl, et ne fait que se réduire. Quand il n’y a plus d’écart, Sauron gagne aussitôt.
rule-ME-Q3 = Après 3, 6, 9 et 12 de ses propres pas, chaque camp atteint ou dépasse un bonus, chacun une seule fois : 1 pièce, 1 unité dans la région de son choix, un autre tour, et une forteresse adverse retirée. Vous pouvez y renoncer. Être entraîné ne donne aucun bonus.

## Rules: the peoples

rule-ME-A1 = Au deuxième symbole d’un même peuple, les 2 premiers jetons de sa pile sont montrés aux deux joueurs. Vous en gardez 1, et l’autre retourne face cachée sur le dessus de la pile.
rule-ME-A2 = Une fois par manche, à votre troisième peuple différent, le premier jeton de chacun des trois est montré. Vous en gardez 1, et les autres retournent sur le dessus de leur pile.
rule-ME-A3 = Un même symbole peut compter à la fois pour la paire et pour les trois peuples différents. Un jeton montré est désormais connu des deux joueurs, tout comme la place de ceux qui sont remis.
rule-ME-A4 = Six peuples différents sur vos cartes vertes donnent aussitôt la victoire. Les Aigles du jeton hobbit comptent parmi les six, mais non parmi les trois peuples différents qui donnent un jeton.
rule-ME-A5 = S’il reste moins de jetons qu’il n’en faudrait montrer, on montre ceux qui sont là ; s’il n’en reste aucun, rien ne se passe.

## Rules: war

rule-ME-W1 = Placer ou déplacer des unités là où se tiennent des unités adverses déclenche un conflit : les deux camps en reprennent chacun une à la fois, jusqu’à ce qu’un camp au moins n’en ait plus dans la région.
rule-ME-W2 = Les forteresses ne se battent pas et ne barrent pas la route. Les deux camps peuvent être présents dans la même région.
rule-ME-W3 = Un déplacement mène une unité dans une région voisine. Si vous en avez plusieurs, vous pouvez déplacer de nouveau la même unité ou en prendre d’autres ; chaque conflit se règle avant le déplacement suivant.
rule-ME-W4 = S’il ne vous reste pas assez d’unités disponibles, vous placez celles que vous avez.
rule-ME-W5 = Une forteresse retirée revient à son propriétaire. Il garde le Haut-Lieu, mais celui-ci ne vaut plus présence.
rule-ME-W6 = Vous êtes présent là où vous avez une unité ou une forteresse. Qui est présent dans les 7 régions gagne aussitôt.

## Rules: landmarks

rule-ME-L1 = La forteresse vient d’abord, puis les autres effets du Haut-Lieu : ce qui se fait de soi-même avant ce que vous choisissez.
rule-ME-L2 = Pour jouer une carte de la défausse, vous la parcourez tout entière, choisissez une carte et la jouez sans payer. C’est bien jouer une carte, et les jetons liés à sa couleur agissent ; mais ce n’est pas un chaînage.
rule-ME-L3 = La carte grise qu’Isengard fait perdre à l’adversaire va dans la défausse.

## Rules: end of the game

rule-ME-E1 = Les trois victoires immédiates s’examinent après chaque geste : un anneau, une unité, un jeton, une forteresse.
rule-ME-E2 = Si personne n’a gagné à la fin du troisième chapitre, le camp présent dans le plus de régions l’emporte. S’ils sont présents dans autant de régions l’un que l’autre, ils partagent la victoire.

## Rules: what each player knows

rule-ME-I1 = Connus de tous : les cartes et les Hauts-Lieux face visible, ce que chaque camp a devant lui, le plateau, la quête, les pièces, la liste de toutes les cartes, toute carte vue avant d’être défaussée, et les jetons une fois montrés, avec la place où ils se trouvent.
rule-ME-I2 = Cachés aux deux joueurs : les cartes face cachée, l’ordre des jetons et des Hauts-Lieux qui n’ont pas été montrés, et les 3 cartes écartées à chaque chapitre.
rule-ME-I3 = Qui parcourt la défausse sait désormais quelles cartes ont été écartées jusque-là ; l’autre joueur ne le sait pas.

## Rules: fine print

rule-ME-F1 = Un jeton n’agit pas sur la carte ou le Haut-Lieu qui vient de l’apporter.
rule-ME-F2 = Un bonus de la quête se règle dès que sa case est atteinte, avant les pas qui restent à faire. Si ces pas donnent aussitôt la victoire, et alors seulement, il n’y a pas de bonus en chemin : il ne changerait plus rien.
rule-ME-F3 = L’effet de la carte vient d’abord, avec tout ce qu’il entraîne, puis les jetons liés à sa couleur. Un bonus vient au pas qui le donne : avec Isengard, d’abord la forteresse, puis le pas et son bonus, puis la carte grise.
rule-ME-F4 = Vous pouvez renoncer aux bonus de la quête, aux déplacements et aux retraits d’unités ou de forteresses. Vous ne pouvez renoncer ni aux unités des cartes, des jetons et des Hauts-Lieux, ni aux pas dans la quête, ni aux autres tours gagnés, ni à garder un jeton, ni à la carte de la défausse, ni à la carte grise d’Isengard, ni aux pièces d’une carte violette.
rule-ME-F5 = Le nombre d’unités que place un effet est fixé quand il commence, d’après vos unités disponibles à cet instant.
rule-ME-F6 = Les unités d’une même carte ou d’un même Haut-Lieu arrivent ensemble et se battent une seule fois. La victoire ne s’examine qu’après le conflit.
rule-ME-F7 = Une pile vide ne peut pas être choisie, et l’on ne vous demande rien pour un effet qui ne peut rien faire.
rule-ME-F8 = Ce qui se déduit des listes de cartes, connues de tous, passe pour connu des deux joueurs. Mais tant que des cartes sont face cachée, celles qui ont été écartées dans le chapitre en cours restent inconnues de qui n’a pas regardé.
rule-ME-F9 = Une carte écartée que l’on joue depuis la défausse est désormais connue des deux joueurs. Les autres cartes écartées restent le secret de celui qui a regardé.
rule-ME-F10 = La dernière carte du troisième chapitre s’applique en entier, avec les jetons et les bonus. C’est seulement alors que l’on compte les régions.

## Headings of the rules pages

chapter-ME-S = Mise en place
chapter-ME-T = Un tour
chapter-ME-P = Coûts
chapter-ME-C = L’effet des couleurs
chapter-ME-Q = La Quête de l’Anneau
chapter-ME-A = Les peuples
chapter-ME-W = La guerre
chapter-ME-L = Hauts-Lieux
chapter-ME-E = Fin du jeu
chapter-ME-I = Ce que chacun sait
chapter-ME-F = Points de détail

## How a game ends

reason-quest =
    { $winner ->
        [fellowship] Frodon et Sam ont atteint la Montagne du Destin : la Communauté gagne.
       *[sauron] Le Nazgûl a rattrapé Frodon et Sam : Sauron gagne.
    }
reason-peoples =
    { $winner ->
        [fellowship] Six peuples différents soutiennent la Communauté : elle gagne.
       *[sauron] Six peuples différents soutiennent Sauron : il gagne.
    }
reason-conquest =
    { $winner ->
        [fellowship] La Communauté est présente dans les sept régions : elle gagne.
       *[sauron] Sauron est présent dans les sept régions : il gagne.
    }
reason-presence =
    { $winner ->
        [fellowship] Après le troisième chapitre, la Communauté est présente dans plus de régions : elle gagne.
       *[sauron] Après le troisième chapitre, Sauron est présent dans plus de régions : il gagne.
    }
reason-shared = Après le troisième chapitre, les deux camps sont présents dans autant de régions l’un que l’autre : ils partagent la victoire.

## Where something is

place-owned =
    { $side ->
        [fellowship] Entre les mains de la Communauté.
       *[sauron] Entre les mains de Sauron.
    }
place-discard = Elle est dans la défausse.
place-accessible = Elle peut être prise maintenant.
place-covered = Elle est sur la table, recouverte par d’autres.
place-unseen = Pas encore vue au grand jour : elle est face cachée, ou a été écartée.
place-face-down = Elle est face cachée sur la table.
place-on-top = Il est au sommet de sa pile.
place-hidden = Il est encore face cachée.

## The board in the browser
## $cost is one of cost-… or a list of them, $left a list of board-near-…, $names a list of names, $people comes from of-people.

board-chapter = Chapitre { $chapter }
board-covered = recouverte
board-cost = Coût : { $cost }.
board-pays =
    { $side ->
        [fellowship] La Communauté : { $cost }.
       *[sauron] Sauron : { $cost }.
    }
board-pile-discard = Défausse : { $number }
board-discard-known = Connues de tous : { $names }.
board-discard-removed =
    { $number ->
        [one] { $number } carte de ce chapitre a été écartée sans être vue.
       *[other] { $number } cartes de ce chapitre ont été écartées sans être vues.
    }
board-discard-seen = Écartées, comme vous l’avez vu : { $names }.
board-pile-unseen = Face cachée : { $number }
board-unseen-text = Elles sont parmi celles-ci : { $names }.
board-pile-tiles = Hauts-Lieux à venir : { $number }
board-stack = Jetons { $people } : { $number }
board-stack-text = Dans la pile : { $names }.
board-stack-top = Au sommet : { $token }.
board-units =
    { $side ->
        [fellowship] Unités de la Communauté : { $number }
       *[sauron] Unités de Sauron : { $number }
    }
board-fort =
    { $side ->
        [fellowship] Forteresse de la Communauté
       *[sauron] Forteresse de Sauron
    }
board-ways = Routes vers : { $names }.
board-landmark-here = Haut-Lieu : { $tile }.
board-supply = Unités en réserve : { $number }
board-skills = Compétences : { $names }
board-none = aucune
board-quest = Quête : { $number } sur { $goal }
board-peoples = Peuples : { $number } sur { $goal }
board-regions = Régions : { $number } sur { $goal }
board-track = Frodon et Sam ont fait { $steps } pas sur 14, le Nazgûl s’est rapproché de { $others }. L’écart est de { $gap }.
board-near = Victoire toute proche : { $left }
board-near-quest = { $number } pas
board-near-peoples = { $number } peuple
board-near-regions = { $number } région
board-turn = à son tour
board-extra =
    { $number ->
        [one] un tour de plus
       *[other] { $number } tours de plus
    }

## Help in the terminal

middle-earth-help-choose = Pour choisir, tapez un numéro puis Entrée. À côté de chaque carte se trouvent deux numéros : le premier la joue, le second la défausse contre des pièces. Vous pouvez aussi taper l’action elle-même (play toll, discard toll, landmark bree, place rohan, move arnor lindon), ou le nom d’une chose dont il n’est question que dans un seul choix.
middle-earth-help-explain = Tapez ? 3 pour savoir de quoi parle le choix 3. ? péage, ? bree, ? rohan, ? elfes, ? ruse, ? poisson ou ? vert explique une carte, un Haut-Lieu, une région, un peuple, une compétence, un symbole de chaînage ou une couleur ; ? fellowship et ? sauron énumèrent ce que possède un camp, ? défausse la défausse ; ? la guerre ou ? ME-W1 donne les règles.

## The table in the terminal
## One letter, another one for each skill

sheet-skill-ruse = R
sheet-skill-strength = F
sheet-skill-courage = C
sheet-skill-knowledge = S
sheet-skill-leadership = M
sheet-any-skill = une compétence au choix
sheet-chapter = chapitre { $chapter }
sheet-turn =
    { $side ->
        [fellowship] tour de la Communauté
       *[sauron] tour de Sauron
    }
sheet-extra =
    { $number ->
        [one] puis encore un tour
       *[other] puis encore { $number } tours
    }
sheet-placing = Unités à placer : { $number } ({ $regions })
sheet-manoeuvring = Reste à faire : { $manoeuvres }
sheet-revealed = Révélés : { $tokens }
sheet-units-to = { $units } : { $regions }
sheet-market = À prendre maintenant
sheet-market-numbers = 1er numéro : jouer ou bâtir · 2e : défausser pour { $number }
sheet-free = gratuit
sheet-remove = Retirer une unité :
sheet-quest = Quête
sheet-to-go = encore { $number }
sheet-goals = quête { $steps }/14 · peuples { $peoples }/6 · régions { $regions }/7
sheet-supply =
    { $number ->
        [one] { $number } unité en réserve
       *[other] { $number } unités en réserve
    }
sheet-stacks = Jetons dans les piles :
sheet-reserve =
    { $number ->
        [one] réserve : { $number } pièce
       *[other] réserve : { $number } pièces
    }
sheet-hidden-tiles =
    { $number ->
        [one] { $number } Haut-Lieu face cachée
       *[other] { $number } Hauts-Lieux face cachée
    }
sheet-discard =
    { $unknown ->
        [0] défausse : { $number }
       *[other] défausse : { $number }, dont { $unknown } jamais vues
    }
sheet-removed = Les cartes écartées de ce chapitre : { $cards }
sheet-looked =
    { $side ->
        [fellowship] La Communauté a regardé la défausse et connaît les cartes écartées de ce chapitre.
       *[sauron] Sauron a regardé la défausse et connaît les cartes écartées de ce chapitre.
    }

## Explanations in the terminal

sheet-word-discard = défausse
sheet-cost = Coût :
sheet-neighbours = Régions voisines :
sheet-landmark = Haut-Lieu :
sheet-units-come = Cartes rouges :
sheet-given-by = Vient de :
sheet-frees = Rend gratuit :
sheet-tokens = Jetons :
sheet-tiles = Hauts-Lieux :
sheet-legend-layout = Les cartes se recouvrent ; celles au cadre épais peuvent être prises. Sur le bord supérieur se trouvent la forme de la couleur ({ $grey } gris, { $yellow } jaune, { $blue } bleu, { $green } vert, { $red } rouge, { $purple } violet), ce que la carte donne et, à droite, ce qu’elle coûte : les pièces en chiffre, les compétences en lettres.
sheet-legend-letters = Compétences : { $letters }.
sheet-legend-prices = Dans la liste, { $fellowship } est le prix pour la Communauté et { $sauron } celui pour Sauron : toutes les pièces ensemble, puis les lettres des symboles manquants et, après +, les pièces pour les forteresses ({ $fort }). Entre parenthèses : trop cher pour ce camp. { $chain } est un symbole de chaînage, donné par une carte ou qui la rend gratuite.
sheet-legend-map = Sur le plateau, le nombre après le signe d’un camp compte ses unités, { $fort } est une forteresse.
sheet-legend-quest = La quête : { $here } indique où se trouve un camp ; les bonus à venir sont { $coin } 1 pièce, { $unit } 1 unité, { $again } un autre tour, { $fort } une forteresse adverse. La bande du bas finit sous Frodon et Sam, car le Nazgûl est entraîné avec eux.
sheet-legend-areas = Devant les compétences, les pièces, les peuples et les unités de chaque camp se trouve la forme de leur couleur ; { $chain } symboles de chaînage, { $fort } Hauts-Lieux, { $token } jetons. Dans les piles, le jeton du sommet, s’il est connu, suit { $token }.

## The story of a match
## $side acts, or loses something; $card is a card-…, $shape the shape of its colour; $coins comes from cost-coins, $units from count-units,
## $steps from story-strides, $symbols from story-symbols, $turns from story-turns; $people comes from of-people, $chain from with-chain;
## $skills is a list of skill-count, in story-choice of skill-…; $origin, $place and $goal come from from-region, in-region and to-region.

story-strides = { $number } pas
story-symbols =
    { $number ->
        [one] un symbole
       *[other] { $number } symboles
    }
story-turns =
    { $number ->
        [one] un autre tour
       *[other] { $number } autres tours
    }
story-chapter = Le chapitre { $chapter } commence : les cartes sont disposées.
story-chapter-over = Le chapitre { $chapter } est terminé.
ahead-standing =
    { $side ->
        [fellowship] La Communauté
       *[sauron] Sauron
    } : { $steps } pas sur 14 dans la quête, peuples : { $peoples } sur 6, présence dans { $regions } des 7 régions.
ahead-chapter = Ensuite : les cartes du chapitre { $chapter } sont disposées.
story-turned = Carte révélée : { $shape } { $card }.
story-landmarks = Hauts-Lieux à prendre : { $tiles }.
story-paid =
    { $side ->
        [fellowship] La Communauté joue { $shape } { $card } pour { $coins }.
       *[sauron] Sauron joue { $shape } { $card } pour { $coins }.
    }
story-free =
    { $side ->
        [fellowship] La Communauté joue { $shape } { $card } gratuitement.
       *[sauron] Sauron joue { $shape } { $card } gratuitement.
    }
story-chained =
    { $side ->
        [fellowship] La Communauté joue { $shape } { $card } gratuitement { $chain }.
       *[sauron] Sauron joue { $shape } { $card } gratuitement { $chain }.
    }
story-discarded =
    { $side ->
        [fellowship] La Communauté défausse { $shape } { $card } pour { $coins }.
       *[sauron] Sauron défausse { $shape } { $card } pour { $coins }.
    }
story-landmark =
    { $side ->
        [fellowship] La Communauté prend le Haut-Lieu { $tile } pour { $coins } et élève une forteresse { $place }.
       *[sauron] Sauron prend le Haut-Lieu { $tile } pour { $coins } et élève une forteresse { $place }.
    }
story-landmark-free =
    { $side ->
        [fellowship] La Communauté prend gratuitement le Haut-Lieu { $tile } et élève une forteresse { $place }.
       *[sauron] Sauron prend gratuitement le Haut-Lieu { $tile } et élève une forteresse { $place }.
    }
story-skills =
    { $side ->
        [fellowship] La Communauté acquiert : { $skills }.
       *[sauron] Sauron acquiert : { $skills }.
    }
story-choice =
    { $side ->
        [fellowship] À chaque tour, la Communauté dispose désormais d’une de ces compétences : { $skills }.
       *[sauron] À chaque tour, Sauron dispose désormais d’une de ces compétences : { $skills }.
    }
story-people =
    { $side ->
        [fellowship] La Communauté a maintenant { $symbols } { $people }.
       *[sauron] Sauron a maintenant { $symbols } { $people }.
    }
story-placed =
    { $side ->
        [fellowship] La Communauté place { $units } { $place }.
       *[sauron] Sauron place { $units } { $place }.
    }
story-moved =
    { $side ->
        [fellowship] La Communauté déplace une unité { $origin } { $goal }.
       *[sauron] Sauron déplace une unité { $origin } { $goal }.
    }
story-conflict = Conflit { $place } : chaque camp perd { $units }.
story-removed =
    { $side ->
        [fellowship] La Communauté retire une unité de Sauron { $place }.
       *[sauron] Sauron retire une unité de la Communauté { $place }.
    }
story-razed =
    { $side ->
        [fellowship] La Communauté rase la forteresse de Sauron { $place }.
       *[sauron] Sauron rase la forteresse de la Communauté { $place }.
    }
story-declined =
    { $side ->
        [fellowship] La Communauté renonce au bonus.
       *[sauron] Sauron renonce au bonus.
    }
story-spared =
    { $side ->
        [fellowship] La Communauté ne rase aucune forteresse.
       *[sauron] Sauron ne rase aucune forteresse.
    }
story-stopped =
    { $side ->
        [fellowship] La Communauté arrête là ses manœuvres.
       *[sauron] Sauron arrête là ses manœuvres.
    }
story-coins =
    { $side ->
        [fellowship] La Communauté prend { $coins }.
       *[sauron] Sauron prend { $coins }.
    }
story-coins-lost =
    { $side ->
        [fellowship] La Communauté perd { $coins }.
       *[sauron] Sauron perd { $coins }.
    }
story-gifts =
    { $side ->
        [fellowship] { token-hobbits-gifts } : la Communauté prend { $coins }.
       *[sauron] { token-hobbits-gifts } : Sauron prend { $coins }.
    }
story-steps =
    { $side ->
        [fellowship] Frodon et Sam avancent de { $steps } : { $total } sur 14.
       *[sauron] Le Nazgûl se rapproche de { $steps } : { $total } sur 14.
    }
story-bonus =
    { $total ->
        [3] Le troisième pas donne un bonus : 1 pièce.
        [6] Le sixième pas donne un bonus : 1 unité dans une région au choix.
        [9] Le neuvième pas donne un bonus : un autre tour.
       *[12] Le douzième pas donne un bonus : une forteresse adverse peut être rasée.
    }
story-called =
    { $side ->
        [fellowship] La Communauté choisit la pile { $people }.
       *[sauron] Sauron choisit la pile { $people }.
    }
story-revealed = Jetons révélés : { $tokens }.
story-kept =
    { $side ->
        [fellowship] La Communauté garde le jeton { $token }.
       *[sauron] Sauron garde le jeton { $token }.
    }
story-looked =
    { $side ->
        [fellowship] La Communauté parcourt la défausse.
       *[sauron] Sauron parcourt la défausse.
    }
story-found =
    { $side ->
        [fellowship] La Communauté parcourt la défausse et y trouve les cartes écartées : { $cards }.
       *[sauron] Sauron parcourt la défausse et y trouve les cartes écartées : { $cards }.
    }
story-retrieved =
    { $side ->
        [fellowship] La Communauté joue { $shape } { $card } depuis la défausse, sans payer.
       *[sauron] Sauron joue { $shape } { $card } depuis la défausse, sans payer.
    }
story-stripped =
    { $side ->
        [fellowship] La Communauté doit défausser { $shape } { $card }.
       *[sauron] Sauron doit défausser { $shape } { $card }.
    }
story-earned =
    { $side ->
        [fellowship] La Communauté obtient { $turns }.
       *[sauron] Sauron obtient { $turns }.
    }
story-again =
    { $side ->
        [fellowship] C’est encore à la Communauté de jouer.
       *[sauron] C’est encore à Sauron de jouer.
    }

## What a player may choose

action-pay = Jouer { $shape } { $card } : payer { $coins }
action-play = Jouer { $shape } { $card } gratuitement
action-chained = Jouer { $shape } { $card } gratuitement { $chain }
action-discard = Défausser { $shape } { $card } : gagner { $coins }
action-landmark = Prendre le Haut-Lieu { $tile } : payer { $coins }
action-landmark-free = Prendre gratuitement le Haut-Lieu { $tile }
action-place = Placer { $units } { $place }
action-move = Déplacer une unité { $origin } { $goal }
action-remove = Retirer une unité adverse { $place }
action-raze = Raser la forteresse adverse { $place }
action-coin = Faire perdre 1 pièce à l’adversaire
action-accept =
    { $total ->
        [3] Prendre 1 pièce
       *[9] Prendre un autre tour
    }
action-decline = Renoncer au bonus
action-spare = N’en raser aucune
action-stop = Arrêter les manœuvres
action-keep = Garder le jeton { $token }
action-call = Choisir la pile { $people }
action-retrieve = Jouer { $shape } { $card } depuis la défausse
action-strip = Faire défausser { $shape } { $card } à l’adversaire

## What a player is asked, and what the others wait for
## $manoeuvres is a list of manoeuvre-….

ask-choose = Prenez une carte, pour la jouer ou la défausser, ou un Haut-Lieu.
ask-place = Où placez-vous { $units } ?
ask-place-bonus = Le bonus du sixième pas : où placez-vous 1 unité ?
ask-manoeuvre = Vos manœuvres, dans l’ordre de votre choix : { $manoeuvres }.
ask-march =
    { $number ->
        [one] Une dernière fois : déplacez une unité, retirez une unité adverse ou faites perdre 1 pièce à l’adversaire.
       *[other] Jusqu’à { $number } fois : déplacez une unité, retirez une unité adverse ou faites perdre 1 pièce à l’adversaire.
    }
ask-raze = Quelle forteresse adverse rasez-vous ?
ask-accept =
    { $total ->
        [3] Le bonus du troisième pas : prenez-vous 1 pièce ?
       *[9] Le bonus du neuvième pas : prenez-vous un autre tour ?
    }
ask-keep = Quel jeton gardez-vous ?
ask-call = De quel peuple choisissez-vous la pile ?
ask-retrieve = Quelle carte de la défausse jouez-vous, sans payer ?
ask-strip = Quelle carte grise l’adversaire doit-il défausser ?
wait-deal = Des cartes sont révélées.
wait-raise = Des Hauts-Lieux sont révélés.
wait-choose =
    { $side ->
        [fellowship] La Communauté choisit une carte ou un Haut-Lieu.
       *[sauron] Sauron choisit une carte ou un Haut-Lieu.
    }
wait-place =
    { $side ->
        [fellowship] La Communauté décide où placer ses unités.
       *[sauron] Sauron décide où placer ses unités.
    }
wait-manoeuvre =
    { $side ->
        [fellowship] La Communauté choisit une manœuvre.
       *[sauron] Sauron choisit une manœuvre.
    }
wait-raze =
    { $side ->
        [fellowship] La Communauté choisit une forteresse à raser.
       *[sauron] Sauron choisit une forteresse à raser.
    }
wait-accept =
    { $side ->
        [fellowship] La Communauté décide si elle prend le bonus.
       *[sauron] Sauron décide s’il prend le bonus.
    }
wait-reveal = Des jetons sont révélés.
wait-keep =
    { $side ->
        [fellowship] La Communauté choisit un jeton.
       *[sauron] Sauron choisit un jeton.
    }
wait-call =
    { $side ->
        [fellowship] La Communauté choisit un peuple.
       *[sauron] Sauron choisit un peuple.
    }
wait-show =
    { $side ->
        [fellowship] La Communauté parcourt la défausse.
       *[sauron] Sauron parcourt la défausse.
    }
wait-retrieve =
    { $side ->
        [fellowship] La Communauté choisit une carte de la défausse.
       *[sauron] Sauron choisit une carte de la défausse.
    }
wait-strip =
    { $side ->
        [fellowship] La Communauté choisit une carte grise que Sauron doit défausser.
       *[sauron] Sauron choisit une carte grise que la Communauté doit défausser.
    }
wait-over = C’est terminé.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card and $cards are card-…, $people comes from of-people,
## $place from in-region, $coins from cost-coins, $skills is a list of skill-count, $effects a list of count-… and cost-coins.

advice-peril-quest =
    { $side ->
        [fellowship] La Communauté peut gagner par la quête ; pas restants : { $number }.
       *[sauron] Sauron peut gagner par la quête ; pas restants : { $number }.
    }
advice-peril-peoples =
    { $side ->
        [fellowship] La Communauté peut gagner par les peuples ; il n’en manque que : { $number }.
       *[sauron] Sauron peut gagner par les peuples ; il n’en manque que : { $number }.
    }
advice-peril-regions =
    { $side ->
        [fellowship] La Communauté peut gagner par les régions ; il n’en manque que : { $number }.
       *[sauron] Sauron peut gagner par les régions ; il n’en manque que : { $number }.
    }
advice-peril-card =
    { $side ->
        [fellowship] La Communauté pourrait gagner avec cette carte à son prochain tour : { $card }.
       *[sauron] Sauron pourrait gagner avec cette carte à son prochain tour : { $card }.
    }
advice-chance-quest = Vous pouvez gagner par la quête ; pas restants : { $number }.
advice-chance-peoples = Vous pouvez gagner par les peuples ; il n’en manque que : { $number }.
advice-chance-regions = Vous pouvez gagner par les régions ; il n’en manque que : { $number }.
advice-last-chapter = Après la dernière carte, les régions décident : vous êtes dans { $number }, l’autre dans { $against }.
advice-purse = Vous avez { $coins } et pouvez payer { $number } des { $count } cartes accessibles.
advice-purse-all = Vous avez { $coins } et pouvez payer toutes les cartes accessibles.
advice-wins-match = Cela vous fait gagner la partie sur-le-champ.
advice-loses-match = Cela vous fait perdre la partie sur-le-champ.
advice-another-turn = Cela vous donne un tour de plus.
advice-regions-more =
    { $number ->
        [1] Vous êtes alors dans une région.
       *[other] Vous êtes alors dans { $number } régions.
    }
advice-regions-fewer = Cela vous coûte une région ; il en reste : { $number }.
advice-regions-enemy =
    { $side ->
        [fellowship] Cela coûte une région à la Communauté ; il lui en reste : { $number }.
       *[sauron] Cela coûte une région à Sauron ; il lui en reste : { $number }.
    }
advice-conflict =
    { $number ->
        [1] Dans le conflit { $place }, chaque camp perd une unité.
       *[other] Dans le conflit { $place }, chaque camp perd { $number } unités.
    }
advice-denies =
    { $side ->
        [fellowship] Cela prend cette carte à la Communauté, qui pourrait gagner avec elle : { $card }.
       *[sauron] Cela prend cette carte à Sauron, qui pourrait gagner avec elle : { $card }.
    }
advice-leaves =
    { $side ->
        [fellowship] Cela laisse à la Communauté de quoi gagner : { $cards }.
       *[sauron] Cela laisse à Sauron de quoi gagner : { $cards }.
    }
advice-opens = Cela ouvre à l’autre : { $cards }.
advice-turns-up =
    { $number ->
        [1] Une carte inconnue est retournée pour l’autre.
       *[other] { $number } cartes inconnues sont retournées pour l’autre.
    }
advice-steps =
    { $number ->
        [1] Cela donne un pas dans la quête ; il en manque ensuite : { $left }.
       *[other] Cela donne { $number } pas dans la quête ; il en manque ensuite : { $left }.
    }
advice-skills = Cela vous donne des compétences pour tous les coûts à venir : { $skills }.
advice-one-of = Cela vous donne à chaque tour une de ces compétences : { $skills }.
advice-brings = Cela apporte : { $effects }.
advice-frees = Son symbole rendra gratuites : { $cards }.
advice-chained = C’est gratuit grâce à un symbole de chaînage.
advice-pays = Cela coûte { $coins } ; il vous reste { $left }.
advice-pair = C’est votre deuxième symbole { $people } : vous choisissez un jeton.
advice-third-people = C’est votre troisième peuple, un symbole { $people } : vous choisissez un jeton.
advice-new-people = Cela apporte un symbole { $people } : { $number } des 6 peuples pour vous.
advice-discards = Cela vous rapporte { $coins }.
advice-unplayed = Vous pourriez jouer cette carte : { $card }.
advice-landmark = Cela donne une forteresse { $place }, et en plus : { $effects }.
advice-keeps-layout = Cela n’ouvre aucune carte à l’autre.
advice-reinforces = Cela vous renforce { $place }.
advice-no-region = Cela ne change le nombre de régions de personne.
advice-removes =
    { $side ->
        [fellowship] Cela retire une unité de la Communauté { $place }.
       *[sauron] Cela retire une unité de Sauron { $place }.
    }
advice-razes =
    { $side ->
        [fellowship] Cela rase la forteresse de la Communauté { $place }.
       *[sauron] Cela rase la forteresse de Sauron { $place }.
    }
advice-coin =
    { $side ->
        [fellowship] Cela coûte une pièce à la Communauté.
       *[sauron] Cela coûte une pièce à Sauron.
    }
advice-bonus =
    { $total ->
        [3] C’est une pièce pour rien.
       *[9] C’est un tour de plus pour rien.
    }
advice-stops = Cela laisse de côté : { $effects }.
advice-declines = Cela renonce à quelque chose de gratuit.
advice-eagles = Il compte comme un peuple : { $number } des 6 pour vous.
advice-call =
    { $number ->
        [1] On vous montre le seul jeton { $people }.
       *[other] Vous choisissez entre deux jetons { $people }.
    }
advice-strips =
    { $side ->
        [fellowship] Cela prend à la Communauté : { $skills }.
       *[sauron] Cela prend à Sauron : { $skills }.
    }

## Puzzles

puzzle-theme-quest = La quête
puzzle-theme-peoples = Les peuples
puzzle-theme-war = La guerre
puzzle-theme-landmark = Hauts-Lieux
puzzle-theme-means = Compétences et pièces
puzzle-theme-deny = En priver l’autre

## Where something lies hidden, as chances are told of them

pile-unseen = Cartes face cachée
pile-discard = Cartes écartées
pile-tiles = Le prochain Haut-Lieu
stack-elves = Sur le dessus : jeton des Elfes
stack-dwarves = Sur le dessus : jeton des Nains
stack-hobbits = Sur le dessus : jeton des Hobbits
stack-humans = Sur le dessus : jeton des Humains
stack-ents = Sur le dessus : jeton des Ents
stack-wizards = Sur le dessus : jeton des Sorciers
