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
settings-theme = Lumière
settings-notice = Quand c’est à vous
settings-sound = Son
settings-notify = Notification
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit

## The table

table-prompt = Ce qu’il faut faire
table-board = La table
table-margin = Choix et récit
table-hand = Votre main
table-log = Récit
table-your-turn = À vous
table-watching = Vous regardez la partie. Vous voyez ce que les deux joueurs peuvent voir.
table-invite = Envoyez ce lien à votre adversaire :
table-join = Prendre la place libre
table-curtain = Le rideau est tiré. Passez l’écran à la personne dont c’est le tour.
table-ready = Personne d’autre ne regarde : ouvrir
table-leave = Ceci n’est que pour vos yeux. Tirez le rideau avant de passer l’écran.
table-close = Tirer le rideau
table-yes = Oui
table-no = Non
table-undo-free = Reprendre
table-undo-ask = Demander à reprendre
table-undo-asked = On demande à votre adversaire si vous pouvez reprendre votre dernier choix.
table-undo-answer = Votre adversaire voudrait reprendre son dernier choix. D’accord ?
table-undo-refused = Votre adversaire n’est pas d’accord : le dernier choix est maintenu.
table-rematch = Revanche, camps échangés
table-rematch-offered = { $name } vous propose une revanche.
table-rematch-ready = La revanche est prête.
table-rematch-go = Aller à la revanche
table-replay = Revoir la partie
table-resign = Abandonner …
table-resign-first = Vous abandonnez ainsi toute la partie : cette manche, et la seconde avant même qu’elle ait commencé.
table-resign-second = Vous abandonnez ainsi toute la partie, la première manche comprise. Score jusqu’ici : { $first } { $points }, { $second } { $others }.
table-resign-sure = Oui, j’abandonne
table-offline = La connexion est coupée. Nouvel essai …
table-expired = Personne n’est venu à temps. Cette partie ne peut plus être jouée.
keys = Touches
keys-move = d’un objet à l’autre
keys-take = le prendre
keys-back = un pas en arrière
keys-explain = l’expliquer
keys-log = le récit
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

web-told-resigned = Abandon : { $side }.
web-told-asks = Demande à reprendre le dernier choix : { $side }.
web-told-refuses = Reprise refusée, le choix est maintenu : { $side }.
web-told-undone = Dernier choix repris : { $side }.
web-told-next = La première manche est finie. Vous échangez les camps, et la seconde commence.
web-result-you-won = Vous avez gagné.
web-result-you-lost = Vous avez perdu.
web-result-won = Victoire : { $name }.
web-result-draw = Personne n’a gagné : partie nulle.
web-reason-resigned = Abandon : { $name }.
web-reason-you-resigned = Vous avez abandonné.
web-why-legal = Ceci est possible : { $label }.

## Home

web-home-welcome = Trois duels pour deux, en Terre du Milieu
web-home-lead = Contre un bot, un ami à côté de vous ou un ami au loin. Sans compte, sans rien installer.
web-home-play = Jouer maintenant
web-home-rules = Lire les règles
web-home-own = Vos parties
web-home-all = Toutes vos parties

## A new match

web-new-title = À quoi voulez-vous jouer ?
web-new-opponent = Contre qui jouez-vous ?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo : l’avance sur un robot qui joue au hasard, mesurée en { $matches } parties des robots, à tirage égal et places échangées ; ± est l’intervalle à 95 %.
web-new-same = Un ami devant cet écran, avec un rideau entre vos tours
web-new-invite = Un ami ailleurs : vous recevez un lien à envoyer
web-new-open = N’importe qui : la partie attend dans le salon
web-new-side = Quel camp jouez-vous ?
web-new-side-random = Au hasard
web-new-games = En combien de manches ?
web-new-games-1 = Une seule
web-new-games-2 = Deux, camps échangés, avec un score commun
web-new-twin = Les deux parties avec le même mélange
web-new-options = Règles et variantes
web-new-document = Laissez vide pour jouer comme d’habitude.
web-new-public = Montrer la partie dans le salon, pour que d’autres puissent regarder
web-new-start = Commencer

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
web-list-newest = Aux plus récentes
web-lobby-none = Aucune pour l’instant.
web-lobby-match = { $first } ({ $side }) contre { $second } ({ $other })
web-lobby-two = deux manches
web-lobby-won = victoire : { $name }
web-lobby-expired = personne n’est venu à temps
web-lobby-join = Prendre la place
web-lobby-watch = Regarder
web-lobby-go-on = Continuer
web-lobby-replay = Revoir
web-join-title = { $host } vous invite
web-join-side = Votre camp serait : { $side }.
web-join-full = La place est déjà prise. Vous pouvez regarder.
web-join-expired = Cette invitation est trop ancienne : personne n’a pris la place à temps.

## Le mélange

fair = Mélange équitable
fair-words = Ajoutez au mélange quelque chose de vous, si vous voulez :
fair-sit = S’asseoir
fair-waits = La partie commence dès que chacun s’est assis.
fair-commitment = Le serveur a fixé le mélange et s’y engage par ceci :
fair-later = Le secret est montré à la fin de la partie. Chacun peut alors contrôler chaque tirage.
fair-proven =
    Le serveur a contrôlé son propre travail : les { $draws } tirages découlent tous du secret et de ce que les joueurs ont ajouté. { $undone ->
        [0] Rien n’a été repris.
        [one] Un coup a été repris.
       *[other] { $undone } coups ont été repris.
    } Vous savez si c’est exact.
fair-promised = L’engagement, montré avant le premier tirage
fair-added = Ajouté par : { $name }
fair-secret = Le secret
fair-same = Ce navigateur se souvient du même engagement, et ce qu’il a ajouté y est.
fair-differs = Ce navigateur se souvient d’un autre engagement, ou a ajouté autre chose. Ne vous fiez pas à ce mélange.
fair-yourself = Mieux encore, contrôlez vous-même : téléchargez la partie, puis
fair-not = Le mélange de cette partie ne peut pas être prouvé : elle continue une autre partie, ou date d’avant les preuves.

## Replay

web-replay-title = La partie, pas à pas
web-replay-at = Après l’action { $ply } sur { $plies }
web-replay-game = Manche { $number }
web-replay-seat = Ce que savait
web-replay-open = tout le monde réuni
web-replay-public = le public
web-replay-first = Au début
web-replay-back = Précédent
web-replay-forward = Suivant
web-replay-last = À la fin
web-replay-branch = Continuer à partir d’ici
web-replay-branch-as = Vous jouez
web-replay-branch-bot = Contre
web-replay-branch-go = Continuer
web-replay-record = Télécharger la partie
web-replay-table = À la table
web-replay-steps = Étapes

## Rules

web-rules-title = Règles
web-rules-search = Chercher dans les règles
web-rules-go = Chercher
web-rules-all = Toutes les règles
web-rules-none = Aucune règle ne parle de « { $words } ».
web-rules-play = Jouer : { $title }

## About

web-about-title = À propos
web-about-what = Three Rings permet de jouer à des jeux pour deux en Terre du Milieu avec toutes leurs règles, contre un bot, un ami devant le même écran ou un ami n’importe où, en anglais, en français et en allemand.
web-about-hidden = Ce qui est caché le reste : un navigateur ne reçoit que ce que sa place peut savoir, et les bots n’en apprennent pas plus qu’un joueur.
web-about-kept = Chaque action est sur le disque avant que quiconque en voie l’effet. Vous pouvez fermer la page à tout moment et revenir.
web-about-guests = Pas besoin de compte. Votre navigateur garde vos places grâce à un seul cookie ; personne ne vous observe ici, aucun pisteur, rien qui vienne d’autres serveurs.
web-about-programs = Les programmes peuvent jouer aussi : leur porte est décrite à l’adresse { $path }.
web-about-fans = C’est l’œuvre de fans, pour des fans, sans lien avec les éditeurs ni les ayants droit. Tous les dessins et tous les textes sont de nous.

## You

web-me-title = Vous
web-me-name = Votre nom
web-me-hint = Les autres le voient à la table. 20 caractères au plus.
web-me-save = Enregistrer
web-me-device = Vers un autre appareil
web-me-device-lead = Ce lien emporte vos places dans un autre navigateur. Il n’est montré qu’une fois et ne sert qu’une fois, pendant un jour. Ne le montrez pas à votre adversaire.
web-me-device-make = Créer un lien
web-me-device-link = Ouvrez ceci sur l’autre appareil :
web-take-title = Emporter vos places
web-take-lead = Désormais, ce navigateur, ce sera vous : votre nom et vos places.
web-take-go = C’est bien moi
web-take-leave = Ce navigateur est déjà { $name } et perdrait ses places. Pour les garder, emportez-les d’abord dans un autre navigateur.
web-take-instead = Les abandonner et prendre ces places
web-take-keep = Rester { $name }

## What can go wrong

web-error-title = Cela n’a pas marché
web-error-home = À la première page
web-error-stale = La partie a avancé entre-temps. Voici où elle en est.
web-error-illegal = Les règles ne le permettent pas maintenant.
web-error-unknown-action = Ce jeu ne connaît pas cette action.
web-error-unknown-game = Ce jeu n’existe pas ici.
web-error-unknown-match = Cette partie n’existe pas.
web-error-bad-option = Cette option ne peut pas être choisie.
web-error-option = Cette option n’est pas utilisable : { $fault }
web-error-name-letters = Un nom se compose de lettres, de chiffres et de signes visibles, dont au moins une lettre ou un chiffre.
web-error-name-long = Un nom compte { $most } lettres au plus.
web-error-name-taken = C’est ainsi que la maison appelle ses bots, les invités sans nom ou les places libres. Choisissez un autre nom.
web-error-not-now = Ce n’est pas possible en ce moment.
web-error-not-seated = Seuls ceux qui jouent cette partie le peuvent.
web-error-taken = Quelqu’un a été plus rapide : la place est prise. Vous pouvez regarder.
web-error-old-rules = Cette partie a été jouée avec la version { $made } des règles, et celles d’aujourd’hui, version { $now }, ne permettent plus de la montrer : { $fault }
web-error-newer-rules = Cette partie a été jouée avec la version { $made } des règles ; ce serveur ne les connaît que jusqu’à la version { $now }.
web-error-damaged = Cette partie est endommagée : son histoire ne peut plus être rejouée.
web-error-link = Ce lien a déjà servi, ou il est trop vieux.
web-error-bad = Le serveur n’a pas compris cette demande.
web-error-who = Dites qui vous êtes : cette porte demande un jeton.
web-error-forbidden = La page était trop vieille, ou ceci n’est pas pour vous. Revenez en arrière, rechargez-la et essayez encore.
web-error-missing = Il n’y a rien ici.
web-error-large = C’était trop à la fois.
web-error-often = Doucement : trop de demandes. Réessayez dans un instant.
web-error-matches = Personne ne peut avoir plus de { $most } parties en cours. Terminez ou abandonnez-en une, puis réessayez.
web-error-open = Personne ne peut avoir plus de { $most } parties en attente dans le salon. Attendez que quelqu’un vienne ou abandonnez-en une, puis réessayez.
web-error-undos = Vous avez repris { $most } choix dans cette partie : c’est le maximum.
web-error-expired = Personne n’a pris la place libre à temps. Cette partie ne peut plus être jouée.
web-error-streams = Trop de tables sont ouvertes depuis votre adresse. Fermez-en quelques-unes et rechargez la page.
web-error-method = Il y a bien quelque chose ici, mais on ne le demande pas de cette façon.
web-error-ours = Quelque chose s’est cassé chez nous. Votre partie est en sûreté ; réessayez.
web-error-away = L’endroit où sont gardées les parties ne répond pas pour l’instant. Rien n’est perdu ; réessayez dans un moment.
web-error-host = Ce serveur ne répond pas à ce nom.
web-error-origin = Ceci a été envoyé par un autre site. Ce n’est pas pour vous.
web-error-slow = Cette demande a mis trop de temps à arriver.
