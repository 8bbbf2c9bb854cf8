# Énigmes dans l’obscurité : tous les mots du jeu, en français.

game-title = Énigmes dans l’obscurité
game-tagline = Deux joueurs, douze énigmes, une seule issue à la caverne.
game-intro = Bilbon et Gollum se posent des énigmes. Celui qui interroge en pose une face cachée, l’autre répond, et la plus haute des deux remporte la manche. Mais nul ne peut dire ce qu’il y a dans la poche.

side-bilbo = Bilbon
side-gollum = Gollum

## Ce qui se trouve sur la table

view-won = Manches remportées (Bilbon, Gollum)
view-hand = Vos énigmes
view-held = Énigmes en main (Bilbon, Gollum)
view-riddle = Posée par vous, face cachée
view-reply = La réponse
view-spent = Épuisées

## Règles : mise en place

rule-RI-S1 = Il y a douze énigmes, numérotées de 1 à 12. Bilbon en reçoit cinq, puis Gollum ; deux restent dans la pile, et personne ne les voit.
rule-RI-S2 = Gollum pose la première énigme.

## Règles : une manche

rule-RI-R1 = Celui qui interroge pose une énigme de sa main, face cachée.
rule-RI-R2 = L’autre répond avec une énigme de sa main, face visible.
rule-RI-R3 = On retourne ensuite l’énigme posée. La plus haute des deux remporte la manche.
rule-RI-R4 = L’énigme 1 demande ce qu’il y a dans la poche. Posée, elle remporte la manche, quelle que soit la réponse ; en réponse, elle n’est que la plus basse.
rule-RI-R5 = Les deux énigmes sont épuisées, et celui qui a remporté la manche interroge ensuite.

## Règles : la fin

rule-RI-G1 = Après cinq manches, le joueur qui en a remporté le plus gagne.

## Règles : ce que chacun sait

rule-RI-I1 = Seul son propriétaire connaît une main ; de celle de l’autre, vous connaissez le nombre. Une énigme posée n’est connue que de celui qui l’a posée, jusqu’à ce qu’on la retourne.

## Comment une partie se termine

reason-riddles =
    { $winner ->
        [bilbo] Bilbon a remporté plus de manches et trouve la sortie.
       *[gollum] Gollum a remporté plus de manches, mon précieux.
    }

## Récit

story-dealt =
    { $side ->
        [bilbo] Bilbon reçoit l’énigme { $riddle }.
       *[gollum] Gollum reçoit l’énigme { $riddle }.
    }
story-dealt-hidden =
    { $side ->
        [bilbo] Bilbon reçoit une énigme.
       *[gollum] Gollum reçoit une énigme.
    }
story-asked =
    { $side ->
        [bilbo] Bilbon pose l’énigme { $riddle }, face cachée.
       *[gollum] Gollum pose l’énigme { $riddle }, face cachée.
    }
story-asked-hidden =
    { $side ->
        [bilbo] Bilbon pose une énigme, face cachée.
       *[gollum] Gollum pose une énigme, face cachée.
    }
story-answered =
    { $side ->
        [bilbo] Bilbon répond par { $riddle }.
       *[gollum] Gollum répond par { $riddle }.
    }
story-turned =
    { $side ->
        [bilbo] C’était l’énigme { $riddle } : la manche est à Bilbon.
       *[gollum] C’était l’énigme { $riddle } : la manche est à Gollum.
    }
story-pocket =
    { $side ->
        [bilbo] Qu’a-t-il dans sa poche ? La manche est à Bilbon.
       *[gollum] Qu’est-ce qu’il a dans ses poches, mon précieux ? La manche est à Gollum.
    }

## Choix

action-ask = Poser l’énigme { $riddle }
action-answer = Répondre par { $riddle }

## Questions

ask-ask = Quelle énigme posez-vous ?
ask-answer = Que répondez-vous ?
wait-deal = On distribue les énigmes.
wait-ask =
    { $side ->
        [bilbo] Bilbon choisit une énigme.
       *[gollum] Gollum choisit une énigme.
    }
wait-answer =
    { $side ->
        [bilbo] Bilbon cherche une réponse.
       *[gollum] Gollum cherche une réponse.
    }
wait-turn = On retourne l’énigme.
wait-over = La partie est terminée.

## Titres des pages de règles

chapter-RI-S = Mise en place
chapter-RI-R = Une manche
chapter-RI-G = La fin
chapter-RI-I = Ce que chacun sait
