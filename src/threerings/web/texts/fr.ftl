# Three Rings: the words of the web pages, in French.

## Every page

site-title = Three Rings
site-skip = Aller au contenu
site-menu = Menu principal
site-new = Jouer
site-lobby = Salon
site-rules = Règles
site-about = À propos
site-me = Vous
site-fans = Un projet de fans, non officiel, sans image ni texte des éditeurs.
settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-notice = Quand c’est à vous
settings-sound = Son
settings-notify = Notification
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre

## The table

table-prompt = Ce qu’il faut faire
table-board = La table
table-margin = Choix et récit
table-hand = Votre main
table-log = Récit
table-your-turn = À vous
table-go-on = Continuer
table-lately = Ce qui vient de se passer
table-help = Expliquer : touchez ceci, puis ce que vous voulez comprendre
table-game = Manche { $number } sur { $games }
table-score = { $first } : { $points } · { $second } : { $others }
table-swap = Ensuite : la seconde manche, camps échangés.
table-swapped = Ensuite : la seconde manche, camps échangés. Votre camp désormais : { $side }.
table-watching = Vous regardez la partie. Vous voyez ce que les deux joueurs peuvent voir.
table-invite = Envoyez ce lien à votre adversaire :
table-join = Prendre la place libre
table-curtain = Le rideau est tiré. Passez l’écran à la personne dont c’est le tour.
table-ready = Personne d’autre ne regarde : ouvrir
table-leave = Ceci n’est que pour vos yeux. Tirez le rideau avant de passer l’écran.
table-close = Tirer le rideau
table-yes = Oui
table-no = Non
table-undo-free = Reprendre mon choix
table-undo-ask = Demander à reprendre mon choix
table-undo-asked = Votre adversaire doit dire si vous pouvez reprendre votre dernier choix.
table-undo-answer = Votre adversaire voudrait reprendre son dernier choix. D’accord ?
table-undo-refused = Votre adversaire n’est pas d’accord : le dernier choix est maintenu.
table-rematch = Revanche, camps échangés
table-rematch-ready = La revanche est prête.
table-rematch-go = Aller à la revanche
table-undo-withdrawn = Vous avez retiré votre demande : le dernier choix reste.
table-withdraw = Retirer
table-accept = Accepter
table-refuse = Non, merci
table-rematch-watch = Les joueurs continuent par une revanche.
rematch-swap = camps échangés
rematch-same = Mêmes camps
rematch-lots = Tirer au sort
rematch-open-you = Vous avez proposé une revanche à { $name } : { $sides }.
rematch-open-other = { $name } vous propose une revanche : { $sides }.
rematch-refused-you = { $name } ne souhaite pas de revanche pour le moment.
rematch-refused-other = Vous avez décliné la revanche.
rematch-withdrawn-you = Vous avez retiré votre proposition.
rematch-withdrawn-other = { $name } a retiré sa proposition de revanche.
table-replay = Revoir la partie
table-resign = Abandonner…
table-resign-first = Vous abandonnez ainsi toute la partie : cette manche, et la seconde avant même qu’elle n’ait commencé.
table-resign-second = Vous abandonnez ainsi toute la partie, la première manche comprise. Score jusqu’ici – { $first } : { $points }, { $second } : { $others }.
table-resign-sure = Oui, j’abandonne
table-offline = La connexion est coupée. Nouvel essai…
table-expired = Personne n’est venu à temps. Cette partie ne peut plus être jouée.
table-closed = Les responsables de ce serveur ont mis fin à cette partie. Elle ne compte pas.
keys = Touches
keys-move = se déplacer sur la table
keys-take = choisir
keys-back = un pas en arrière
keys-explain = expliquer
keys-log = lire le récit
keys-close = Fermer

## Players

web-bot =
    { $bot ->
        [beginner] Bot (débutant)
        [casual] Bot (joueur occasionnel)
        [club] Bot (joueur de club)
        [expert] Bot (expert)
        [master] Bot (maître)
       *[other] Bot { $bot }
    }
web-guest = Invité { $number }
web-nobody = une place libre

## Told during a match

web-told-resign = Abandon : { $side }.
web-told-timeout = Temps écoulé : { $side }.
web-told-absent = Absence : { $side }. L’autre camp réclame la victoire.
web-told-abort = Partie interrompue : { $side }.
web-told-asks = { $side } : demande à reprendre le dernier choix.
web-told-refuses = { $side } : reprise refusée, le choix est maintenu.
web-told-withdraws = Demande de reprise retirée : { $side }.
web-told-offers-swap = Revanche proposée, camps échangés : { $side }.
web-told-offers-same = Revanche proposée, mêmes camps : { $side }.
web-told-offers-lots = Revanche proposée, camps tirés au sort : { $side }.
web-told-refuses-rematch = Revanche déclinée : { $side }.
web-told-withdraws-rematch = Proposition de revanche retirée : { $side }.
web-told-undone = { $side } : dernier choix repris.
web-told-next = La première manche est finie. Vous échangez les camps, et la seconde commence.
web-result-you-won = Vous avez gagné.
web-result-you-lost = Vous avez perdu.
web-result-won = Victoire : { $name }.
web-result-draw = Personne n’a gagné : partie nulle.
web-reason-resigned = Abandon : { $name }.
web-reason-you-resigned = Vous avez abandonné.
web-result-aborted = La partie a été interrompue. Elle ne compte pas.
web-reason-time = Temps écoulé : { $name }.
web-reason-you-time = Votre temps est écoulé.
web-reason-absent = Absence : { $name }.
web-reason-you-absent = Vous étiez absent, et votre adversaire a réclamé la victoire.
web-why-legal = Ceci est possible : { $label }.

## Les pendules, et qui est là

clock = Pendule
clock-none = Sans pendule
clock-live = { $time } chacun, et { $increment } secondes de plus par choix
clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
clock-left-days = { $days } j { $hours } h
clock-of = Temps de { $name }
clock-hint = Qui n’a plus de temps a perdu. Sans pendule, personne n’est pressé ; mais si quelqu’un s’absente dix minutes pendant son tour, l’autre peut réclamer la victoire.
presence-here = présent
presence-away = absent
presence-thinking = réfléchit
claim-absent = Votre adversaire est absent depuis un moment, et c’est son tour.
claim-absent-do = Réclamer la victoire
claim-abort = Votre adversaire n’est pas là, et la partie a à peine commencé.
claim-abort-do = Interrompre : elle ne comptera pas

## Conversation

talk-players = Conversation
talk-spectators = Conversation entre spectateurs
talk-say = Dire
talk-free-on = Permettre le texte libre
talk-free-off = Phrases toutes faites
talk-asked = Votre adversaire aimerait écrire librement. Permettez-le, et vous le pourrez tous les deux.
talk-wished = Dès que votre adversaire le permettra aussi, vous pourrez écrire librement.
talk-mute = Ne plus entendre
talk-unmute = Écouter de nouveau
talk-report = Signaler
talk-reported = Merci. Ce qui a été dit ici est gardé pour la personne qui gère ce serveur.
talk-hint = Oublié un jour après la fin. Joueurs et spectateurs ne s’entendent pas.
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-bye = À bientôt !
web-error-talk = C’est beaucoup à la fois. Attendez un instant, s’il vous plaît.
web-error-phrase = Cela ne peut pas être dit ici. Le texte libre a 200 caractères au plus, et les deux joueurs doivent le permettre.

## Home

web-home-welcome = Trois duels à deux en Terre du Milieu
web-home-lead = Contre un bot, un ami à côté de vous ou un ami au loin. Sans compte, sans rien installer.
web-home-play = Jouer maintenant
web-home-rules = Lire les règles
web-home-own = Vos parties
web-home-all = Toutes vos parties
web-home-learn = L’apprendre en cinq minutes
web-home-facts = Deux joueurs · environ { $minutes } minutes
web-home-hidden = Ce qui est caché le reste : aucune page, aucun bot, aucun spectateur n’en sait plus qu’il ne doit.
web-home-fair = Chaque mélange peut être vérifié après coup, par les deux joueurs.
web-home-languages = En français, en anglais et en allemand, à la souris, au doigt, au clavier ou avec un lecteur d’écran.
web-home-replay = Rien ne se perd : revenez quand vous voulez, et revoyez chaque partie des deux côtés.

## A new match

web-new-title = À quoi voulez-vous jouer ?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo : l’avance sur un bot qui joue au hasard, mesurée en { $matches } parties entre bots, sur les mêmes mélanges et places échangées ; ± est l’intervalle à 95 %.
web-new-same = Avec quelqu’un devant cet écran
web-new-invite = Avec quelqu’un ailleurs : vous recevez un lien à envoyer
web-new-open = Avec n’importe qui : la partie attend dans le salon
web-new-side = Quel camp jouez-vous ?
web-new-side-random = Au hasard
web-new-games = En combien de manches ?
web-new-games-1 = Une seule
web-new-games-2 = Deux, camps échangés, un seul score
web-new-twin = Les deux manches avec le même mélange
web-new-options = Règles et variantes
web-new-document = Laissez vide pour jouer comme d’habitude.
web-new-public = Montrer la partie dans le salon, pour que d’autres puissent regarder
web-new-start = Commencer
web-new-bots = Contre un bot
web-new-people = Contre une personne
web-new-strength = Quelle est la force des bots ?
web-level-beginner = Débutant
web-level-casual = Occasionnel
web-level-club = Club
web-level-expert = Expert
web-level-master = Maître

## Lobby

web-lobby-title = Salon
web-list-your-turn = À vous de jouer
web-list-yours = Vos parties en cours
web-list-open = En attente d’un adversaire
web-list-running = En cours
web-list-your-over = Vos parties terminées
web-list-over = Terminées
web-list-all = Toutes
web-list-older = Plus anciennes
web-list-newest = Les plus récentes
web-lobby-none = Aucune pour l’instant.
web-lobby-match = { $first } ({ $side }) contre { $second } ({ $other })
web-lobby-two = deux manches
web-lobby-won = victoire : { $name }
web-lobby-expired = personne n’est venu à temps
web-lobby-closed = arrêtée par les responsables
web-lobby-join = Prendre la place
web-lobby-watch = Regarder
web-lobby-go-on = Continuer
web-lobby-replay = Revoir
web-lobby-deck = cartes de l’hôte
web-match-deck = Les cartes de cette partie
web-join-title = { $host } vous invite
web-join-full = La place est déjà prise. Vous pouvez regarder.
web-join-expired = Cette invitation est trop ancienne : personne n’a pris la place à temps.
web-join-your-side = Vous jouez
web-join-length = Durée
web-join-minutes = environ { $minutes } minutes
web-join-look = les voir
web-join-name = Comment l’autre joueur doit-il vous appeler ? (Laissez vide pour rester invité.)
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-share = Partager
web-invite-qr = Code QR
web-invite-qr-alt = L’invitation sous forme de code QR

## The shuffle

fair = Mélange équitable
fair-words = Ajoutez au mélange quelque chose de vous, si vous voulez :
fair-sit = S’asseoir
fair-waits = La partie commence dès que chacun s’est assis.
fair-commitment = Le serveur a fixé le mélange et s’y engage par ceci :
fair-later = Le secret est montré à la fin de la partie. Chacun peut alors contrôler chaque tirage.
fair-proven =
    Le serveur a contrôlé son propre travail : chaque tirage ({ $draws } en tout) découle du secret et de ce que les joueurs ont ajouté. { $undone ->
        [0] Rien n’a été repris.
        [one] Un choix a été repris.
       *[other] { $undone } choix ont été repris.
    } Vous y étiez et savez si c’est exact.
fair-promised = L’engagement, montré avant le premier tirage
fair-added = Ajouté par : { $name }
fair-secret = Le secret
fair-same = Ce navigateur se souvient du même engagement, et ce qu’il a ajouté y est.
fair-differs = Ce navigateur se souvient d’un autre engagement, ou a ajouté autre chose. Ne vous fiez pas à ce mélange.
fair-yourself = Mieux encore, contrôlez vous-même : téléchargez la partie, puis
fair-not = Le mélange de cette partie ne peut pas être prouvé : elle continue une autre partie, ou date d’avant ces preuves.

## Previews of links

web-preview-home = Les tables de trois jeux
web-preview-game = { $title } : la table
web-preview-players = { $first } ({ $side }) contre { $second } ({ $other }).
web-preview-invitation = Votre camp : { $side } · environ { $minutes } minutes · sans compte, sans rien installer

## Replay

web-replay-title = La partie, pas à pas
web-replay-at = { $move ->
    [0] Avant le premier coup
   *[other] Après le coup { $move } sur { $moves }
}
web-replay-game = Manche { $number }
web-replay-seat = Ce que savait
web-replay-open = tout le monde réuni
web-replay-public = le public
web-replay-first = Au début
web-replay-back = Précédent
web-replay-forward = Suivant
web-replay-turn-back = Tour précédent
web-replay-turn-forward = Tour suivant
web-replay-last = À la fin
web-replay-branch = Continuer à partir d’ici
web-replay-branch-as = Vous jouez
web-replay-branch-bot = Contre
web-replay-branch-go = Continuer
web-replay-record = Télécharger la partie
web-replay-table = Retour à la table
web-replay-steps = Coups
web-replay-move = Coup
web-replay-go = Afficher
web-replay-run = Lecture ou pause

## Rules

web-rules-title = Règles
web-rules-search = Chercher dans les règles
web-rules-go = Chercher
web-rules-all = Toutes les règles
web-rules-none = Aucune règle ne parle de « { $words } ».
web-rules-play = Jouer : { $title }

## Guides

web-guide-title = Comment jouer
web-guide-lead = Tout le jeu en images, en cinq minutes ; et toutes les cartes, tous les personnages, tous les jetons.
web-guide-contents = Sommaire
web-guide-print = Imprimer
web-guide-told = Dans le guide : { $section }

## About

web-about-title = À propos
web-about-what = Three Rings permet de jouer à des jeux pour deux en Terre du Milieu avec toutes leurs règles, contre un bot, un ami devant le même écran ou un ami n’importe où, en anglais, en français et en allemand.
web-about-hidden = Ce qui est caché le reste : un navigateur ne reçoit que ce que sa place peut savoir, et les bots n’en apprennent pas plus qu’un joueur.
web-about-kept = Chaque action est sur le disque avant que quiconque en voie l’effet. Vous pouvez fermer la page à tout moment et revenir.
web-about-guests = Pas besoin de compte. Votre navigateur garde vos places grâce à un seul cookie ; personne ne vous observe ici, aucun pisteur, rien qui vienne d’autres serveurs.
web-about-programs = Les programmes peuvent jouer aussi : { $path } dit comment.
web-about-fans = C’est l’œuvre de fans, pour des fans, sans lien avec les éditeurs ni les ayants droit. Tous les dessins et tous les textes sont de nous.

## You

web-me-title = Vous
web-me-name = Votre nom
web-me-hint = Les autres le voient à la table. 20 caractères au plus.
web-me-save = Enregistrer
web-me-saved = Enregistré. À la table, vous êtes { $name }.
web-me-nameless = Enregistré. À la table, vous êtes un invité avec un numéro.
web-me-device = Vers un autre appareil
web-me-device-lead = Ce lien emporte vos places dans un autre navigateur. Il n’est montré qu’une fois et ne sert qu’une fois, pendant un quart d’heure. Ne le montrez pas à votre adversaire.
web-me-device-make = Créer un lien
web-me-device-link = Ouvrez ceci sur l’autre appareil :
web-me-device-qr = Ou visez ceci avec l’appareil photo de votre téléphone :
web-me-device-qr-alt = Le lien sous forme de code QR
web-take-title = Emporter vos places
web-take-lead = Désormais, ce navigateur, ce sera vous : votre nom et vos places.
web-take-go = C’est bien moi
web-take-leave = Ce navigateur est déjà { $name } et perdrait ses places. Pour les garder, emportez-les d’abord dans un autre navigateur.
web-take-instead = Y renoncer et prendre ces places
web-take-keep = Rester { $name }

## What can go wrong

web-error-title = Cela n’a pas marché
web-error-home = Retour à l’accueil
web-error-stale = La partie a avancé entre-temps. Voici où elle en est.
web-error-illegal = Les règles ne le permettent pas maintenant.
web-error-unknown-action = Ce jeu ne connaît pas cette action.
web-error-unknown-game = Ce jeu n’existe pas ici.
web-error-unknown-match = Cette partie n’existe pas.
web-error-bad-option = Cette option ne peut pas être choisie.
web-error-option = Cette option n’est pas utilisable : { $fault }
web-error-option-in = Le texte saisi pour « { $option } » n’est pas utilisable : { $fault }
web-error-name-letters = Un nom se compose de lettres, de chiffres et de signes visibles, dont au moins une lettre ou un chiffre.
web-error-name-long = Un nom compte { $most } caractères au plus.
web-error-name-taken = C’est ainsi que la maison appelle ses bots, les invités sans nom ou les places libres. Choisissez un autre nom.
web-error-not-now = Ce n’est pas possible en ce moment.
web-error-not-seated = Seuls ceux qui jouent cette partie le peuvent.
web-error-taken = Quelqu’un a été plus rapide : la place est prise. Vous pouvez regarder.
web-error-old-rules = Cette partie a été jouée avec la version { $made } des règles, et celles d’aujourd’hui, version { $now }, ne permettent plus de la montrer : { $fault }
web-error-newer-rules = Cette partie a été jouée avec la version { $made } des règles ; ce serveur ne les connaît que jusqu’à la version { $now }.
web-error-damaged = Cette partie est endommagée : son histoire ne peut plus être rejouée.
web-error-link = Ce lien a déjà servi, ou il est trop vieux.
web-error-bad = Le serveur n’a pas compris cette demande.
web-error-who = Dites qui vous êtes : il faut un jeton ici.
web-error-forbidden = La page était trop vieille, ou ceci n’est pas pour vous. Revenez en arrière, rechargez-la et essayez encore.
web-error-missing = Il n’y a rien ici.
web-error-large = C’était trop à la fois.
web-error-often = Doucement : trop de demandes. Réessayez dans un instant.
web-error-matches = Vous pouvez avoir { $most } parties en cours au plus. Terminez ou abandonnez-en une, puis réessayez.
web-error-open = Vous pouvez avoir { $most } parties en attente dans le salon au plus. Attendez que quelqu’un vienne ou abandonnez-en une, puis réessayez.
web-error-undos = Vous avez repris { $most } choix dans cette partie : c’est le maximum.
web-error-rated = Cette partie est classée : rien ne se reprend.
web-error-expired = Personne n’a pris la place libre à temps. Cette partie ne peut plus être jouée.
web-error-closed = Les responsables de ce serveur ont mis fin à cette partie. Elle ne compte pas.
web-error-streams = Trop de tables sont ouvertes depuis votre adresse. Fermez-en quelques-unes et rechargez la page.
web-error-method = Il y a bien quelque chose ici, mais on ne le demande pas de cette façon.
web-error-ours = Quelque chose s’est cassé chez nous. Votre partie est en sûreté ; veuillez réessayer.
web-error-away = L’endroit où sont gardées les parties ne répond pas pour l’instant. Rien n’est perdu ; réessayez dans un moment.
web-error-host = Ce serveur ne répond pas à ce nom.
web-error-origin = Cette demande venait d’un autre site : elle a été refusée.
web-error-slow = Cette demande a mis trop de temps à arriver.

## Leçons

site-learn = Apprendre
table-lit = C’est de cela qu’il est question.
exercise-you = Vous
exercise-other = L’autre camp
learn-title = Apprendre à jouer
learn-lead = De courtes leçons à la vraie table : vous touchez vous-même cartes et pièces, et chaque choix reçoit sa réponse. Inutile d’ouvrir un livret de règles.
learn-course = Apprendre { $title }
learn-begin = Commencer
learn-go-on = Continuer à apprendre
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-others = Les autres jeux
learn-play = Jouer tout de suite
learn-finish = Terminer la leçon
learn-first-match = Jouer votre première partie
learn-home = L’apprendre en { $lessons } courtes leçons
learn-first = Avant votre première partie
learn-later = Quand vous voudrez
learn-never = Jamais joué ? Les premières leçons prennent dix minutes.

## Aide contre les bots, indices et coach

aid-hint = Indice
aid-hint-head = Un maître à votre place, et ses chances de gagner
aid-coach = Votre coach
aid-coach-on = Demander un coach
aid-coach-off = Renvoyer le coach
aid-chances-on = Montrer les chances
aid-chances-off = Cacher les chances
aid-considering = Votre coach regarde votre choix…
aid-mistake = Voulez-vous revenir sur ce choix ?
aid-back = Reprendre
aid-leave = En rester là
web-new-coach = Avec un coach
web-new-coach-text = il vous dit ce qui compte et, après une erreur, vous propose d’y revenir
web-error-no-help = L’aide n’existe que pour une personne seule contre un bot, dans une partie non classée.

## Puzzles

site-puzzles = Problèmes
puzzles-lead = Des positions de vraies parties où un choix est nettement le meilleur. Lequel ?
puzzles-today = Le problème du jour
puzzles-today-lead = Le même pour tout le monde, un nouveau chaque jour. Votre première réponse compte.
puzzles-today-solve = Le résoudre
puzzles-today-right = Vous avez résolu le problème d’aujourd’hui du premier coup.
puzzles-today-wrong = Votre première réponse d’aujourd’hui n’était pas la meilleure ; vous pouvez encore le résoudre.
puzzles-streak =
    { $days ->
        [0] Pas encore de série : résolvez le problème du jour du premier coup.
        [one] Votre série : { $days } jour
       *[other] Votre série : { $days } jours de suite
    }
puzzles-solved = { $solved } sur { $all } résolus, dont { $first } du premier coup
puzzles-go-on = Problème suivant
puzzles-all = Tous les problèmes
puzzles-of = Problèmes : { $title }
puzzles-themes = Thème
puzzles-difficulty = Difficulté
puzzles-any = Tous
puzzles-none = Il n’y a pas de problème de ce genre.
puzzle-title = Problème { $number }
puzzle-name = { $title }, problème { $number }
puzzle-hard = Difficulté { $difficulty } sur 5
puzzle-new = pas encore essayé
puzzle-done-right = résolu du premier coup
puzzle-done-late = résolu plus tard
puzzle-done-wrong = pas encore résolu
puzzle-best = { $question } Trouvez le meilleur choix.
puzzle-best-plan = { $question } Trouvez les meilleurs choix de ce tour : { $choices }.
puzzle-show = Montrer la solution
puzzle-onward = Problème suivant
puzzle-share = Lien vers ce problème

## Reviews of finished matches

web-review-title = Analyse
web-review-ask = Analyser cette partie
web-review-lead = Chaque choix des deux camps est jugé d’après ce que l’on pouvait savoir à ce moment-là, et la chance est comptée à part. Cela prend un moment ; vous pouvez partir et revenir.
web-review-making = L’analyse est en cours. Vous pouvez quitter cette page : elle continue, et vous la retrouverez ici.
web-review-progress = { $judged } choix jugés sur { $choices }
web-review-graph = Chances de victoire au fil de la partie : { $side }
web-review-sides = De quel camp
web-review-point = Coup { $move } : { $chance } %
web-review-point-mistake = Coup { $move } : { $chance } %. Une erreur, −{ $lost } : { $choice }
web-review-line-other = la même chose vue de l’autre camp
web-review-mistake = erreur
web-review-mistake-other = erreur de l’autre camp
web-review-luck = Chance
web-review-nothing = Aucun choix n’a été jugé à ce moment : il n’y avait qu’une possibilité, ou aucune.
web-review-chosen = { $side }, choix joué :
web-review-before-after = { $before } % → { $after } %
web-review-cost = Une erreur : elle a coûté { $lost } points de pourcentage de chances de victoire (± { $error }).
web-review-close = Pas tout à fait le meilleur : −{ $lost } (± { $error }).
web-review-good = Aussi bon que tout autre choix, pour autant qu’on puisse le dire.
web-review-best = Les meilleurs choix, d’après ce que l’on savait
web-review-made = choisi
web-review-why = Pourquoi :
web-review-hindsight = Avec le recul
web-review-hindsight-text = Compte tenu de tout ce qui était caché, les chances étaient de { $before } % avant ce choix et de { $after } % après.
web-review-hindsight-best = En sachant tout cela, le mieux aurait été : { $choice }
web-review-other-side = Regarder de ce côté
web-review-again = Réessayer à partir d’ici
web-review-again-text = Reprendre juste avant ce choix, contre un bot.
web-review-summary = En bref
web-review-turning = Tournants de la partie
web-review-turning-none = Aucune erreur nette d’un côté ni de l’autre.
web-review-accuracy = Aussi bon que le meilleur
web-review-accuracy-of = { $share } % de { $choices } choix
web-review-parts = Ce qui a changé les chances : { $side }
web-review-parts-way = de { $began } % à { $ended } %
web-review-part-luck = La chance au tirage
web-review-part-unknown = Ce que personne ne pouvait savoir
web-review-part-own = Ses propres choix
web-review-part-other = Les choix de l’autre camp
web-review-table = Tous les choix en tableau
web-review-column-move = Coup
web-review-column-side = Camp
web-review-column-choice = Choix
web-review-column-best = Meilleur
web-review-column-made = Joué
web-review-story = Tout le récit
web-review-share = Partager cette analyse
web-review-share-private = Vous êtes seul à voir cette analyse.
web-review-share-public = Quiconque a ce lien peut voir cette analyse.
web-review-share-on = Créer un lien
web-review-share-off = Ne plus partager
web-review-shared = Quelqu’un a partagé cette analyse avec vous.
web-review-practise = M’exercer sur mes erreurs
web-review-replay = Sans l’analyse
web-error-reviews = Vous pouvez avoir { $most } analyses en cours et en demander { $day } par jour. Attendez que l’une soit finie, ou revenez demain.
web-error-reviews-busy = De très nombreuses analyses sont en cours. Réessayez plus tard.

## Own mistakes, to practise

practise-lead = Des positions de vos propres parties où il y avait nettement mieux. Vous voyez ce que vous voyiez alors.
practise-none = Rien ici pour l’instant. Demandez l’analyse d’une de vos parties : ce que vous y avez manqué viendra ici.
practise-solved = { $solved } résolues sur { $all }
practise-begin = M’exercer
practise-again = M’exercer encore
practise-name = { $title }, { $day }
practise-missed = { $title }, { $day } : { $lost } points de pourcentage perdus
practise-best = { $question } Trouvez mieux que ce que vous aviez joué.
practise-then = Vous aviez choisi : { $choice }
practise-onward = Erreur suivante
practise-review = Voir l’analyse

## Comptes

web-account-title = Compte
web-account-short = Vous n’avez pas besoin de compte. Avec un compte, vous retrouvez vos parties depuis n’importe quel navigateur, même si celui-ci vous oublie.
web-account-lead = Pour jouer, aucun compte n’est nécessaire. Avec un compte, vous revenez depuis n’importe quel navigateur, même si celui-ci vous oublie ; toutes vos parties restent à vous. Aucune adresse e-mail n’est demandée.
web-account-have = Vous en avez déjà un ?
web-account-make = Créer un compte
web-account-stale = Pour changer votre façon de vous connecter, prouvez encore une fois qui vous êtes : un navigateur tombé entre d’autres mains ne doit pas vous coûter votre compte.
web-passkey = Clé d’accès
web-passkeys = Clés d’accès
web-passkeys-lead = Vous vous connectez comme vous déverrouillez votre appareil : par empreinte, visage, code PIN ou clé de sécurité. Rien à retenir, et rien sur ce serveur qu’on puisse deviner ou voler.
web-passkey-add = Ajouter une clé d’accès
web-passkey-remove = Retirer
web-passkey-failed = Cela n’a pas marché. Rien n’a changé ; veuillez réessayer.
web-passkey-script = Les clés d’accès ont besoin de JavaScript ; un mot de passe s’en passe.
web-passkey-number = Les clés d’accès marchent là où ce serveur a un nom, et non un simple numéro. Un mot de passe marche partout.
web-password = Mot de passe
web-password-there = Vous vous connectez sous le nom « { $login } ».
web-password-new = Nouveau mot de passe
web-password-hint = Au moins 10 caractères. Trois ou quatre mots sans rapport entre eux se retiennent facilement.
web-password-set = Définir un mot de passe
web-password-change = Changer le mot de passe et se déconnecter partout ailleurs
web-login = Nom de connexion
web-login-hint = Personne d’autre ne le voit.
web-code = Code de secours
web-code-hint = L’un de ceux que vous avez gardés. Chacun ne sert qu’une fois.
web-codes = Codes de secours
web-codes-now = Vos codes de secours
web-codes-lead = Gardez-les en lieu sûr : sur papier ou dans votre gestionnaire de mots de passe. Chacun vous laisse entrer une fois, quoi que vous ayez perdu d’autre. Ils ne sont montrés que maintenant.
web-codes-left = { $number ->
    [0] Il n’en reste aucun. Veuillez en créer de nouveaux.
    [one] Il en reste un.
   *[other] Il en reste { $number }.
 }
web-codes-new = Créer de nouveaux codes ; les anciens ne vaudront plus rien
web-sessions = Où vous êtes connecté
web-session-here = ce navigateur
web-session-unknown = Un navigateur
web-session-program = Un programme
web-session-since = depuis le { $day }
web-session-end = Déconnecter
web-sessions-end = Se déconnecter partout ailleurs
web-sign-in-title = Se connecter
web-sign-in-passkey = Se connecter avec une clé d’accès
web-sign-in-go = Se connecter
web-sign-in-none = Pas encore de compte ?
web-sign-in-leave = Ce navigateur est déjà { $name }. S’y connecter sous une autre identité ferait perdre ces places. Pour les garder, créez d’abord un compte.
web-sign-out = Se déconnecter
web-data = Vos données
web-data-lead = Tout ce que ce serveur sait de vous, dans un fichier ; ou plus rien du tout.
web-data-export = Tout télécharger
web-delete-title = Tout supprimer
web-delete-lead = Votre nom, votre compte, vos connexions et tout ce que vous avez appris sont supprimés pour de bon. Les parties en cours sont abandonnées. Les parties terminées restent à ceux avec qui vous avez joué, sans aucune trace de qui vous étiez. Personne ne peut revenir en arrière.
web-delete-go = Tout supprimer définitivement
web-delete-not = Tout garder
web-error-sign-in = Cela ne correspond pas. Vérifiez le nom et le mot de passe, ou le code, et réessayez.
web-error-passkey = Cette clé d’accès n’a pas été acceptée : elle est inconnue ici, ou elle valait pour une autre visite. Veuillez réessayer.
web-error-blocked = Les responsables de ce serveur ont fermé ce compte.
web-error-tries = Trop d’essais. Attendez un quart d’heure, ou connectez-vous avec une clé d’accès.
web-error-stale-proof = Il faut pour cela une preuve récente de qui vous êtes. Reconnectez-vous, puis réessayez.
web-error-last-proof = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.
web-error-login = Quelqu’un se connecte déjà sous ce nom. Veuillez en choisir un autre.
web-error-password-short = Un mot de passe a au moins { $least } caractères.
web-error-password-long = Un mot de passe a au plus { $most } caractères.
web-error-password-name = Le mot de passe ne doit pas être le nom.

## Profils et historique

web-history-title = Vos parties jusqu’ici
web-history-game = Jeu
web-history-side = Camp
web-history-result = Résultat
web-history-any = tous
web-history-filter = Afficher
web-history-everybody = Contre tout le monde
web-history-won = Gagnée
web-history-lost = Perdue
web-history-drawn = Nulle
web-history-both = les deux camps
web-history-against = contre
web-history-alone = à deux sur un même écran
web-history-gone = quelqu’un qui n’est plus là
web-history-fared = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
 }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
 }
web-history-none = Aucune partie de ce genre n’est encore terminée.
web-profile = Profil
web-profile-since = Ici depuis le { $day }.
web-profile-lead = Parties visibles par tous, et terminées.
web-profile-hidden = Personne ne voit votre profil.
web-profile-shown = Tout le monde peut voir votre profil : votre nom, depuis quand vous êtes ici, celles de vos parties terminées qui étaient visibles par tous, et vos classements. Avec assez de parties classées, vous figurez parmi les meilleurs.
web-profile-show = Montrer mon profil à tous
web-profile-hide = Ne le montrer à personne

## Notifications

call-turn = C’est à vous de jouer contre { $name }.
call-rematch = { $name } vous propose une revanche.
call-begin = Votre partie contre { $name } commence.
web-notices-title = Notifications
web-notices-lead = Vous pouvez être averti que c’est à vous de jouer, qu’on vous propose une revanche ou que votre partie commence, même quand cette page est fermée. Rien n’est activé avant que vous ne le demandiez. Une notification nomme le jeu et l’autre joueur, et rien de ce qui se trouve sur la table.
web-notices-choose = Choisir
web-notices-kinds = Ce dont vous voulez être averti
web-notices-turn = À vous de jouer
web-notices-rematch = Revanche proposée
web-notices-begin = Votre partie commence
web-push = Dans ce navigateur
web-push-off = Rien n’est annoncé ici quand la page est fermée.
web-push-here = Ce navigateur vous avertit de ceci :
web-push-on = Vous serez averti.
web-push-start = M’avertir dans ce navigateur
web-push-table = M’avertir quand quelque chose m’attend ici
web-push-stop = Ne plus m’avertir ici
web-push-failed = Ce navigateur ne le permet pas, ou son service de notifications est injoignable.
web-push-script = Les notifications du navigateur ont besoin de JavaScript.
web-push-elsewhere = Dans d’autres navigateurs
web-push-stop-there = Plus là-bas
web-mail = Par e-mail
web-mail-lead = Avec une adresse, vous recevez des lettres qui rassemblent ce qui vous attend, une toutes les six heures au plus, et vous pouvez revenir par e-mail si tout le reste est perdu. Personne d’autre ne la voit.
web-mail-address = Adresse e-mail
web-mail-give = Envoyer une lettre de confirmation
web-mail-there = Les lettres envoyées à { $address } vous avertissent de ceci :
web-mail-waits = { $address } reste à confirmer : ouvrez le lien dans la lettre qui y a été envoyée.
web-mail-sent = Une lettre est en route vers { $address }. Son lien est valable un jour.
web-mail-forget = Oublier l’adresse
web-mail-back = Par e-mail
web-mail-back-hint = Celle que vous avez confirmée dans votre compte.
web-mail-back-go = M’envoyer un lien
web-mail-back-sent = Si un compte a confirmé cette adresse, un lien est en route. Il est valable une fois, pendant un quart d’heure.
web-letter-confirm = Confirmer cette adresse
web-letter-confirm-lead = { $address } est-elle la vôtre ?
web-letter-confirm-go = Oui, y envoyer les lettres
web-letter-confirm-done = { $address } est confirmée. Choisissez maintenant ce que les lettres doivent vous dire.
web-letter-stop = Plus de lettres
web-letter-stop-lead = Ne plus envoyer de notifications à { $address } ?
web-letter-stop-go = Plus de notifications
web-letter-stop-done = { $address } ne reçoit plus de notifications.
web-app = En application
web-app-lead = La plupart des navigateurs peuvent installer Three Rings comme une application : cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans leur menu.
web-error-address = Rien ne peut être envoyé là : il faut une adresse publique qui commence par https.
web-error-key = Ce ne sont pas les clés de ce navigateur. Veuillez réessayer.
web-error-mail = Ce n’est pas une adresse e-mail.
offline-title = Pas de connexion
offline-lead = Three Rings est injoignable pour l’instant. Cette page reviendra d’elle-même dès que possible.

## Lettres

letter-confirm-subject = Three Rings : veuillez confirmer votre adresse
letter-confirm = Quelqu’un, vous espérons-nous, souhaite que Three Rings écrive à cette adresse. Si c’était vous, ouvrez cette page d’ici un jour et confirmez-le. Sinon, vous n’avez rien à faire.
letter-back-subject = Three Rings : votre chemin de retour
letter-back = Par ce lien, vous êtes de nouveau connecté. Il est valable une fois, pendant un quart d’heure. Si vous ne l’avez pas demandé, vous n’avez rien à faire.
letter-digest-subject = Three Rings : quelque chose vous attend
letter-digest = Sur Three Rings, quelque chose vous attend :
letter-stop = Plus de lettres de ce genre : { $link }
letter-end = Three Rings
## Les classements, et trouver quelqu’un

rated-yes = classée
rated-no = non classée
rated-term = Classement
rated-label = Partie classée
rated-hint = Le résultat change le classement des deux. Une seule manche avec les cartes imprimées ; sans aide, et rien ne se reprend.
rating-title = Classements
rating-figure = { $points } ± { $error }
rating-guess = première estimation
rating-rough = connu à peu près
rating-good = bien connu
rating-matches = { $matches ->
    [one] une partie classée
   *[other] { $matches } parties classées
}
rating-about = Les points sont ceux des bots : 400 de plus, c’est dix victoires contre une. ± dit s’ils sont sûrs : dix-neuf fois sur vingt, la vraie valeur s’y trouve. Ce qu’un camp vaut par lui-même n’est le mérite de personne et n’est pas compté.
web-history-gained = { $points } points
leaderboard-title = Les meilleurs
leaderboard-lead = Voici qui montre son profil et a joué au moins { $least } parties classées dans ce camp. L’ordre suit ce que chacun vaut au moins : les points moins ±.
leaderboard-none = Il n’y a encore personne ici.
leaderboard-place = Rang
leaderboard-player = Nom
leaderboard-points = Points
leaderboard-matches = Parties classées
leaderboard-more = Plus bas
leaderboard-top = Au début
leaderboard-bots = Les bots ne bougent pas
leaderboard-worth = À force égale, le camp « { $side } » vaut { $points } ± { $error } points de plus que l’autre.
leaderboard-worth-unknown = On ne sait pas encore quel camp vaut le plus.
pair-title = Trouver un adversaire
pair-lead = Vous jouez avec quelqu’un qui cherche la même chose : d’abord avec quelqu’un d’à peu près votre force, puis, après une minute, avec n’importe qui.
pair-clocks = Quelles pendules vous conviennent ?
pair-go = Chercher un adversaire
pair-waiting = Recherche d’un adversaire …
pair-waited = Depuis { $time }
pair-within = Au plus { $points } points d’écart, bientôt davantage
pair-anybody = Maintenant, tout le monde convient
pair-stay = Restez sur cette page : la partie s’ouvrira d’elle-même.
pair-leave = Ne plus chercher

## Ce que disent les responsables

web-terms-title = Conditions
web-privacy-title = Confidentialité
web-notice-none = Les responsables de ce serveur n’ont rien écrit ici.
web-privacy-kept = Ce que ce logiciel garde
web-privacy-guest = Un cookie qui reconnaît votre navigateur, et un autre contre les formulaires falsifiés. Du premier, le serveur ne garde qu’une empreinte. Aucun des deux ne va ailleurs.
web-privacy-account = Votre nom, la langue et les couleurs, ce que vous avez appris, votre force, et dans quels navigateurs vous êtes connecté. Des mots de passe et des codes de secours il ne reste que des empreintes, des clés d’accès que la partie publique. Une adresse e-mail seulement si vous en donnez une.
web-privacy-told = Où vous voulez être averti, tant que vous le voulez. Une notification de navigateur est transmise par l’éditeur de ce navigateur, scellée de sorte que seul votre navigateur puisse la lire ; une lettre, par les serveurs de messagerie sur son chemin.
web-privacy-matches = Vos parties. Les autres y voient le nom que vous avez choisi. Si vous supprimez tout, elles restent à ceux avec qui vous avez joué, comme celles de quelqu’un que personne ne connaît.
web-privacy-logs = Le journal du serveur ne contient ni adresses, ni noms, ni coups. Les adresses sont comptées en mémoire pendant une minute, pour que personne ne submerge le serveur ; qui tente trop souvent de se connecter est compté un jour au plus, par une empreinte.
web-privacy-never = Il n’y a pas de tiers sur ces pages : ni publicité, ni statistiques, ni requêtes ailleurs.
