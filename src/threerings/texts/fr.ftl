# Three Rings: the words all games share, and what the terminal says, in French.

## Words

language-name = Français
word-quit = quitter
word-log = journal
word-yes = oui
word-resign = abandonner
semicolon = { " " };

## Players

player-you = vous
player-someone = une personne à ce clavier
player-bot =
    { $bot ->
        [beginner] bot (débutant)
        [casual] bot (joueur occasionnel)
        [club] bot (joueur de club)
        [expert] bot (expert)
        [master] bot (maître)
       *[other] bot { $bot }
    }
player-number = Joueur { $number }

## Before a match

welcome = Bienvenue à Three Rings, où l’on joue à deux en Terre du Milieu. Un projet de fans, non officiel.
welcome-language = Quelle langue préférez-vous ?
welcome-resume = Une partie n’est pas finie : { $file }
welcome-resume-yes = La reprendre
welcome-resume-no = En commencer une nouvelle
welcome-game = À quoi voulez-vous jouer ?
welcome-opponent = Qui sera votre adversaire ?
opponent-beginner = Un débutant : il réfléchit un peu et voit le prochain coup
opponent-casual = Un joueur occasionnel : sensé, mais il regarde rarement loin
opponent-club = Un joueur de club : il pèse plusieurs plans et punit les erreurs
opponent-expert = Un expert : il voit loin et devine ce que vous cachez
opponent-master = Le maître : il réfléchit deux secondes, du mieux qu’il peut
opponent-random = Le hasard : il prend n’importe quelle action permise
opponent-greedy = Un bot avide : il prend ce qui paraît le mieux sur le moment
opponent-plain = Une recherche simple, pour mesurer les autres
opponent-rating = Elo mesuré { $elo } ± { $error } au-dessus du hasard
opponent-friend = Un ami à ce clavier, avec un rideau entre vos tours
welcome-side = Quel camp jouez-vous ?
side-random = Que le hasard décide
welcome-options = Quelles règles voulez-vous ?
welcome-options-usual = Les règles habituelles
welcome-options-choose = Je veux choisir
welcome-some = Tapez les numéros voulus, par exemple 1 3 ; Entrée n’en prend aucun.
welcome-games = En combien de manches ?
welcome-games-one = Une seule
welcome-games-two = Deux, camps échangés, un seul score
welcome-help = À tout moment, ? explique le jeu et tout ce que vous pouvez taper.
press-enter = Appuyez sur Entrée pour continuer.

## During a match

hint =
    { $last ->
        [1] Tapez 1 · ? aide · journal · quitter
       *[other] Tapez un numéro de 1 à { $last } · ? aide · journal · quitter
    }
mistake-number =
    { $last ->
        [1] Il n’y a pas de choix { $number } : le seul est le 1.
       *[other] Il n’y a pas de choix { $number } : les choix vont de 1 à { $last }.
    }
mistake-unknown = « { $words } » n’est pas une action de ce jeu. Tapez le numéro de votre choix, ou ? pour de l’aide.
mistake-several = « { $words } » convient à plusieurs choix. Tapez le numéro de l’un d’eux.
mistake-forbidden = Impossible maintenant, selon la règle { $id } : { $rule }
mistake-explain = Rien ne s’appelle « { $word } ». Essayez ? tout seul.
leave-unrecorded = Cette partie n’est pas enregistrée : si vous partez, elle est perdue. Partir quand même ? (oui/non)
resign-sure = Abandonner vraiment ? Toute la partie est alors terminée, une seconde manche aussi. (oui/non)
help-table-choose = Pour choisir, tapez le numéro d’un choix, puis Entrée. Vous pouvez aussi taper des mots qu’un seul choix contient.
help-table-explain = Tapez ? et le numéro d’une règle pour la lire ; threerings rules les affiche toutes.
help-table-others = journal : ce qui s’est passé jusqu’ici. astuce : ce qu’un bot ferait à votre place. Entrée seule : redessiner la table. quitter : quitter la table ; la partie pourra être reprise plus tard. abandonner : abandonner toute la partie, une seconde manche aussi.
curtain-hand-over = Passez le clavier. C’est à : { $person }.
curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
curtain-secrets = Rien que pour vos yeux. Appuyez sur Entrée pour tirer le rideau.

## Leaving, and the end

match-is-recorded = La partie est enregistrée dans { $file }
match-commitment = Le mélange est fixé et pourra être prouvé ensuite. Son engagement : { $commitment }
match-secret-lost = Le secret à côté de cet enregistrement manque : la partie continue, mais son mélange ne peut plus être prouvé.
match-not-recorded = Cette partie ne peut pas être enregistrée : { $trouble }
match-recorded = Pour revoir la partie : { $command }
match-go-on = Pour reprendre cette partie : { $command }
match-lost = La partie n’était pas enregistrée et ne peut pas être reprise.
match-you-won = Vous avez gagné.
match-you-lost = Vous avez perdu.
told-resign = Abandon : { $side }.
told-timeout = Temps écoulé : { $side }.
told-absent = Absence : { $side }. L’autre camp réclame la victoire.
told-abort = Partie interrompue : { $side }.
match-given-up = Les deux manches sont ainsi décidées. Vainqueur : { $winner }.
match-half = Après la première des deux manches – { $first } : { $points }, { $second } : { $others }. À présent, vous échangez les camps.
match-double = Les deux manches ensemble – { $first } : { $points }, { $second } : { $others }. Vainqueur : { $winner }.
match-double-tie = Les deux manches ensemble – { $first } : { $points }, { $second } : { $others }. Les totaux sont égaux, et la règle désigne le vainqueur : { $winner }.

## Replay and verify

replay-head = Après l’action { $ply } sur { $plies }
replay-game = Manche { $game } sur 2
replay-hint = Entrée : suite · b : retour · un numéro : jusqu’à cette action · q : quitter
verify-sound = { $file } est intact : { $account }
verify-over = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, victoire de { $winner } ({ $reason })
verify-resigned = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, victoire de { $winner } ({ $side } a abandonné ; rien de plus n’a été joué)
verify-unfinished = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, partie inachevée
verify-proven =
    Prouvé : chaque tirage ({ $draws } en tout) découle du secret derrière l’engagement { $commitment } et de ce que les joueurs ont ajouté. { $undone ->
        [0] Rien n’a été repris.
        [one] Un choix a été repris.
       *[other] { $undone } choix ont été repris.
    }
verify-added = Ajouté au mélange : { $added }
verify-added-none = Personne n’a rien ajouté au mélange.
verify-later = Le mélange pourra être prouvé quand le secret derrière l’engagement { $commitment } sera dans l’enregistrement.

## What can go wrong

input-ended = Il n’y a plus rien à lire : l’entrée est terminée.
game-needed = Dites à quel jeu, par exemple threerings play the-duel. Il y a : { $names }
unknown-language = Il n’y a pas de langue « { $name } » ; il y a : { $names }
unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $names }
unknown-bot = Il n’y a pas de bot « { $name } » ; il y a : { $names }
unknown-entrant = Le bot est introuvable : { $trouble }
unknown-place = On ne peut pas jouer sur « { $name } » ; il y a : { $names }
missing-extra = Il manque des paquets : pip install "threerings[{ $extra }]"
unknown-side = Il n’y a pas de camp « { $name } » ; il y a : { $names }
unknown-seat = Il n’y a pas de point de vue « { $name } » ; il y a : { $names }
unknown-games = --games attend l’une de ces valeurs : { $names } ; pas « { $name } ».
unknown-edition = Il n’y a pas d’édition « { $name } » ; il y a : { $names }
unknown-option = { $game } n’a pas d’option « { $option } ».
unknown-rule = { $game } n’a pas de règle « { $rule } » ; threerings rules { $game } les donne toutes.
bot-or-friend = Choisissez un seul adversaire : --bot ou --friend.
friend-needs-terminal = Pour jouer à deux au même clavier, il faut un terminal qui puisse être effacé entre les tours.
too-many-names = Trop de noms : un seul par personne qui joue.
seed-needs-no-shuffle = --seed donne des cartes prévisibles : --twin et --entropy vont avec un vrai mélange.
twin-needs-two = Le même mélange pour les deux manches demande deux manches : --games 2.
too-many-entropies = Plus de mots pour le mélange que de personnes à la table.
resume-alone = Une partie à reprendre sait tout d’elle-même : n’ajoutez à --resume que --language.
file-missing = { $file } : ce fichier n’existe pas.
file-exists = { $file } existe déjà ; il n’est pas écrasé.
file-forbidden = { $file } : vous n’avez pas le droit d’utiliser ce fichier.
file-is-folder = { $file } est un dossier, pas un fichier.
file-trouble = { $file } : { $trouble }
output-trouble = La sortie ne peut pas être écrite : { $trouble }
file-too-large = { $file } est trop grand : { $most } octets au plus.
document-too-deep = { $file } est imbriqué trop profondément.
document-not-text = { $file } n’est pas un fichier texte en UTF-8.
document-not-toml = { $file } n’est pas un fichier TOML : { $fault }
document-bad = { $file } : { $fault }
record-damaged = { $file } n’est pas un enregistrement intact : { $fault }
record-other-rules = { $file } ne peut pas être rejoué : { $fault }
record-older-rules = Cette partie a été commencée avec la version { $made } des règles ; elle s’accorde en tout avec celles d’aujourd’hui, version { $now }.
record-in-use = { $file } : cette partie est en cours ailleurs en ce moment.
record-over = { $file } : cette partie est finie ; threerings replay la montre.
record-other-players = L’enregistrement nomme un joueur que personne ici ne peut être : « { $player } ».

## What is wrong with a record or a deck file

fault-changed = la ligne { $line } a été modifiée, ou une ligne manque avant elle.
fault-cut = la ligne { $line } est coupée.
fault-empty = il est vide.
fault-large = il dépasse { $most } octets.
fault-encoding = la ligne { $line } n’est pas du texte UTF-8.
fault-header = la ligne { $line } n’est pas l’en-tête d’un enregistrement.
fault-format = la ligne { $line } vient d’un enregistrement d’un autre format.
fault-expected = il manque un en-tête à la ligne { $line }.
fault-illegal = l’action { $action }, « { $text } », est interdite par la règle { $rule }.
fault-unknown = l’action { $action }, « { $text } », n’existe pas.
fault-newer-rules = les règles en étaient à la version { $made } ; ici, on ne les connaît que jusqu’à la version { $now }.
fault-old-rules = les règles en étaient à la version { $made } ; celles d’aujourd’hui, version { $now }, ne s’y accordent pas : { $fault }
fault-early = une fin est annoncée avant que la partie ne soit finie.
fault-end = la fin annoncée n’est pas celle de la partie.
fault-games = ses manches ne vont pas ensemble.
fault-resign = personne ne pouvait abandonner ici comme « { $side } ».
fault-secret = son secret ne correspond pas à son engagement.
fault-draw = ligne { $line } : « { $text } » n’a pas été tiré par ce mélange, mais « { $due } ».
fault-late = ligne { $line } : quelque chose a été ajouté au mélange après le premier tirage.
fault-undo = ligne { $line } : seul le choix d’un joueur peut être repris.
fault-added = personne n’a pu ajouter cela au mélange : « { $text } ».
fault-section = la section [{ $section }] manque.
fault-other-section = il n’y a pas de section [{ $section }] dans un fichier de cartes.
fault-entry = { $entry } manque dans [{ $section }].
fault-other-entry = [{ $section }] n’a pas d’entrée { $entry }.
fault-symbols = carte { $card } : { $found } n’a pas la forme '1.3.|.2.4' (défense|attaque, lignes 1 à 4).
fault-fixed = carte { $card } : la règle veut { $due }, pas { $found }.
fault-range = { $entry } dans [{ $section }] doit être un nombre entier de { $least } à { $most }, pas { $found }.
fault-track = final dans [energy] ne doit pas être inférieur à preliminary : c’est le haut de l’échelle.
fault-toml = la ligne { $line } n’est pas lisible comme TOML à partir de la colonne { $column }.
fault-toml-end = il s’arrête au milieu d’une entrée.
fault-deep = il est imbriqué trop profondément.
fault-not-text = ce n’est pas du texte UTF-8.
fault-long = il compte plus de { $most } caractères, ou plus de { $line } sur une ligne.
fault-choice = { $option } : { $found } ne fait pas partie des choix.
fault-rated = une partie classée est une seule manche nouvelle avec les cartes imprimées et sans coach, entre deux personnes ou contre un niveau des bots.
fault-clocks = cela fait trop de pendules.

## Help for the command line

help-usage = Usage :
help-usage-command = COMMANDE …
help-usage-options = [OPTIONS]
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-command-house = Trois jeux à deux en Terre du Milieu, en anglais, en français et en allemand. Un projet de fans, non officiel.
help-command-play = Jouer contre un bot ou un ami.
    Sans nom de jeu, quelques questions sont posées d’abord. Chaque action est sur le disque avant que vous n’en voyiez l’effet : rien n’est perdu quand vous vous arrêtez.
help-command-serve = Ouvrir la table dans le navigateur, pour cette machine ou pour d’autres aussi.
    Chaque action est sur le disque avant que quiconque en voie l’effet. Ctrl-C ferme le serveur ; rien n’est perdu.
help-command-export = Écrire toutes les parties d’un dépôt dans un nouveau fichier, une par ligne.
    Le fichier sait ce que chacun a en main : gardez-le pour vous. Le serveur peut continuer pendant ce temps.
help-command-backup = Copier les parties du dossier des données dans un nouveau fichier, pendant que le serveur continue.
    La copie est vérifiée. Elle sait ce que chacun a en main : gardez-la pour vous.
help-command-import = Reprendre dans un dépôt les parties d’un tel fichier ; celles qui y sont déjà restent telles quelles.
help-command-replay = Revoir une partie enregistrée, pas à pas.
help-command-verify = Vérifier qu’un enregistrement est intact et que chaque action en est permise.
help-command-rules = Lire les règles d’un jeu, ou une seule.
help-command-ledger = Donner chaque règle avec les lignes qui l’appliquent et les tests qui la prouvent.
help-command-arena = Faire jouer des bots entre eux : des paires de parties sur le même mélange, places échangées.
    Chacun rencontre chacun. Avec un fichier de résultats, une arène interrompue reprend où elle en était.
help-command-exploit = Mesurer la faiblesse d’un bot : une recherche joue contre lui, qui peut lui demander en pensée ce qu’il choisirait.
    Des paires de parties sur le même mélange, places échangées. Le maître se nomme avec un nombre de parties imaginées, par exemple master@200.
help-command-ladder = Évaluer les bots d’un jeu, ou de tous : chacun rencontre ceux qui sont à un et à deux échelons.
    Des paires de parties sur le même mélange, places échangées, chaque niveau avec son propre temps.
help-command-bots = Présenter les bots, avec leur force mesurée.
help-option-thoughts = Montrer ce que pensent les bots : tout de suite si deux d’entre eux jouent l’un contre l’autre, sinon après la partie, avec threerings replay FILE --thoughts.
help-option-processes = Laisser un bot penser dans autant de processus à la fois : plus fort dans le même temps, sur une machine qui a autant de cœurs.
help-option-longest = La durée maximale d’une décision, en secondes ; raccourcit le temps des niveaux.
help-option-imagined = Le nombre maximal de parties imaginées par décision ; l’horloge ne compte plus, et le même nombre de départ joue partout les mêmes parties.
help-option-write = Écrire les tableaux dans cette page ; les sections des autres jeux restent.
help-option-figures = Écrire les évaluations dans ce fichier, comme src/threerings/bots/ladder.toml ; celles des autres jeux restent.
help-command-corpus = Faire jouer des bots pour un apprenant : des parties entières, en lignes JSON ou en Parquet selon le nom du fichier.
    Un bot joue contre lui-même ; deux changent de place après chaque partie. Une série interrompue reprend où elle en était.
help-command-corpus-show = Regarder un corpus : ses parties, et comment elles ont fini. Avec --out, écrire ce qui est choisi dans l’un ou l’autre format.
help-option-game = Le jeu : the-duel, confrontation ou middle-earth
help-option-bot = Jouer contre ce bot : beginner, casual, club, expert ou master ; casual si vous ne nommez aucun adversaire. Deux bots jouent l’un contre l’autre, et vous regardez. threerings bots les présente.
help-option-friend = Deux personnes jouent à ce clavier, avec un rideau entre les tours.
help-option-side = Le camp que vous jouez d’abord : gandalf ou balrog dans the-duel, light ou dark dans confrontation, fellowship ou sauron dans middle-earth ; sans cette option, le hasard décide.
help-option-language = La langue ; sans cette option, celle de votre système.
help-option-edition = the-duel : les règles de quelle édition : kosmos (allemande et anglaise, d’ordinaire) ou tilsit (française).
help-option-deck = the-duel : jouer avec les cartes de ce fichier.
help-option-games = 2 : une partie en deux manches, camps échangés, avec un seul score.
help-option-twin = Les deux manches de --games 2 se jouent avec le même mélange.
help-option-entropy = Des mots que vous ajoutez au mélange ; un second --entropy est celui de votre ami. Ils figurent dans l’enregistrement.
help-option-record = Enregistrer la partie dans ce nouveau fichier plutôt que dans le dossier des données (THREERINGS_DATA, sinon ~/.local/share/threerings).
help-option-resume = Reprendre une partie enregistrée.
help-option-name = Votre nom ; un second --name est celui de votre ami.
help-option-seed = Un hasard prévisible, pour les tests : le même nombre donne les mêmes cartes, et qui le connaît connaît la donne. À ne pas utiliser pour une vraie partie.
help-option-host = L’adresse d’écoute ; cette machine seulement, à moins d’en nommer une autre.
help-option-port = Le port ; 0 en prend un libre.
help-option-data = Le dossier des parties (sinon THREERINGS_DATA, ou ~/.local/share/threerings).
help-option-store = L’adresse d’une base PostgreSQL que plusieurs serveurs peuvent partager, par exemple postgresql://rings@db.example.org/rings ; sans cette option, les parties sont dans le dossier des données.
help-option-matches = Le fichier des parties.
help-option-allow = Un autre nom sous lequel les navigateurs peuvent demander ce serveur, par exemple jeux.example.org. Peut être donné plusieurs fois.
help-option-https = Les navigateurs n’atteignent le serveur qu’en https, à travers un proxy : les cookies ne passent jamais autrement.
help-option-proxies = L’adresse ou le réseau d’un proxy que l’on croit quand il dit pour qui il parle, par exemple 10.0.0.0/8 ; un proxy sur cette machine en fait partie, sauf si vous en nommez d’autres. Peut être donné plusieurs fois.
help-option-open = Ouvrir aussitôt un navigateur.
help-option-bots = Les bots : un niveau, random, greedy, plain, cheat, qui connaît la vérité, ou le vôtre, module:nom, dont le code est alors exécuté. master@400 est un maître à 400 parties imaginées
help-option-copy = Le nouveau fichier.
help-option-log = Écrire une ligne pour chaque requête et chaque événement, en mots simples ou en JSON ; sans cette option, seulement ce qui échoue.
help-option-metrics = Donner des chiffres pour Prometheus sur ce port, à cette machine seulement.
help-option-workers = Nombre de processus dans lesquels les bots pensent en même temps ; sans cette option, autant que la machine a de cœurs.
help-option-smtp = Remettre les lettres là : smtp://NOM:MOTDEPASSE@HÔTE:PORT ou smtps://… ; mieux vaut l’écrire dans THREERINGS_SMTP. Sans cela, il n’y en a pas.
help-option-mail-from = L’adresse d’où viennent les lettres ; ou THREERINGS_MAIL_FROM.
help-option-tell-anywhere = Laisser partir les notifications aussi vers des adresses du réseau local, et sans chiffrement.
help-option-opponent = Le bot à mesurer ; master@200 imagine 200 parties par décision.
help-option-pairs = Combien de paires de parties pour deux bots.
help-option-time = Secondes par décision, au lieu du temps propre à chaque bot.
help-option-iterations = Parties imaginées par décision ; le même nombre de départ joue alors partout les mêmes parties.
help-option-start = Quelles parties : le même nombre donne les mêmes mélanges, un autre en donne d’autres.
help-option-results = Garder les résultats dans ce fichier, et reprendre à partir de lui.
help-option-jobs = Parties jouées en même temps ; autant qu’il y a de cœurs.
help-option-stop = Avec deux bots : s’arrêter dès qu’il est clair si le premier est plus fort.
help-option-number = Combien de parties.
help-option-out = Le fichier : son nom finit par .jsonl ou .parquet.
help-option-on = Où jouer : dans des processus de cette machine (pool) ou sur Ray, celui de RAY_ADDRESS ou un à soi.
help-option-source = Le corpus.
help-option-only = Seulement les parties de ce jeu.
help-option-winner = Seulement les parties gagnées par ce camp, ou par personne (nobody).
help-option-reason = Seulement les parties finies ainsi, par exemple top.
help-option-entrant = Seulement les parties avec ce bot, à l’une ou l’autre place.
help-option-least = Seulement les parties d’au moins tant de coups.
help-option-most = Seulement les parties d’au plus tant de coups.
help-option-rows = Combien de parties montrer une par une.
help-option-check = Rejouer chaque partie selon les règles.
help-option-target = Écrire les parties choisies dans ce nouveau fichier, .jsonl ou .parquet.
help-option-file = L’enregistrement.
help-option-seat = Ce que l’on sait en regardant : ce que sait un camp, ce que savent les spectateurs (public), ou toutes les cartes (open). Sans cette option : open, ou public tant que la partie n’est pas finie.
help-option-rule = Une règle, par exemple DU-X3, CO-K2 ou ME-W1
help-option-tests = Le dossier des tests.
help-option-version = Donner la version et s’arrêter.
help-option-help = Donner cette page et s’arrêter.

## The server

serve-ready = Three Rings est ouvert : { $url } (Ctrl-C pour fermer)
serve-no-browser = Aucun navigateur n’a pu être ouvert : ouvrez l’adresse vous-même.
serve-port = { $address } n’est pas utilisable : un autre programme y écoute, ou vous n’en avez pas le droit. Essayez un autre --port.
serve-newer = Les parties de { $folder } ont été écrites par une version plus récente de Three Rings.
store-trouble = Le dépôt { $place } n’est pas utilisable : { $trouble }
store-unknown = « { $place } » n’est pas un dépôt : nommez un fichier, ou l’adresse d’une base PostgreSQL, qui commence par postgresql://.
store-in-use = { $place } : un autre serveur utilise ce dépôt.
store-foreign = { $place } est la base de données d’un autre programme ; elle est restée telle quelle.
store-damaged = Le dépôt { $place } est endommagé : { $trouble }. Il est resté tel quel ; mettez une sauvegarde (threerings backup) à sa place.
store-lost = Le dépôt { $place } a perdu des changements confirmés ({ $trouble }), car { $place }-wal a été endommagé ou supprimé. Rien n’a été modifié : mettez une sauvegarde (threerings backup) à sa place et supprimez { $place }-mark, ou supprimez seulement celui-ci pour continuer avec ce qui reste.
serve-metrics = Les chiffres pour Prometheus demandent un paquet de plus : pip install "threerings[metrics]"
serve-smtp = --smtp : ce n’est pas un serveur de messagerie ; écrivez smtp://HÔTE ou smtps://HÔTE, avec NOM:MOTDEPASSE@ devant l’hôte au besoin.
serve-mail-from = --mail-from : les lettres ont besoin d’une adresse d’où elles viennent.
serve-key = La clé par laquelle les services de notification reconnaissent ce serveur est inutilisable : { $fault }
serve-proxy = --trust-proxy { $address } : ce n’est ni une adresse ni un réseau, par exemple 10.0.0.7 ou 10.0.0.0/8.
backup-done =
    { $number ->
        [one] { $number } partie est dans { $file }.
       *[other] { $number } parties sont dans { $file }.
    }
backup-elsewhere = { $place } est une base PostgreSQL : pg_dump la copie pendant que le serveur continue.
export-done =
    { $number ->
        [one] { $number } partie est dans { $file }.
       *[other] { $number } parties sont dans { $file }.
    }
import-done =
    { $number ->
        [one] { $number } partie est nouvelle ; déjà là : { $old }.
       *[other] { $number } parties sont nouvelles ; déjà là : { $old }.
    }
import-damaged = { $file } est illisible : la ligne { $line } n’est pas une partie, ou il manque celle qu’elle suit.
import-old-rules = { $file }, ligne { $line } : cette partie est conservée, mais ne peut pas être montrée : { $fault }
import-newer-rules = { $file }, ligne { $line } : cette partie ne peut pas être reprise : { $fault }
import-unfinished = { $file } ne se termine pas par sa marque de fin : il a été coupé, ou une version plus ancienne l’a écrit. Exportez de nouveau ; ou, si vous savez que rien ne manque, ajoutez à la fin la ligne { $end }.

## Setting up, and matches without a winner

word-random = hasard
word-again = encore
hint-setup = hasard : le reste au hasard · encore : comme la dernière fois
setup-unknown = Aucune de vos mises en place n’est encore en mémoire pour ce camp.
setup-differs = Votre dernière mise en place ne s’accorde pas avec les personnages déjà placés.
match-double-draw = Les deux manches ensemble – { $first } : { $points }, { $second } : { $others }. Égalité.
verify-draw = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, personne n’a gagné ({ $reason })

## Options of any game

unknown-choice = { $option } admet l’une de ces valeurs : { $names } ; pas « { $name } ».
option-unreadable = --option demande un nom et une valeur, par exemple --option { $example } ; pas « { $typed } ».
help-option-option = Une option du jeu et sa valeur, par exemple --option retreat=must (pour confrontation : retreat-shield=off|on, retreat=may|must, no-move=lenient|strict, variants=shadowfax,gandalf-the-white,palantir,recall). Peut être donnée plusieurs fois.
position-bad = --position : { $trouble }.
position-over = --position : la partie y est déjà finie.
help-option-position = Commencer chaque partie dans cette position, écrite dans la notation du jeu.


## The arena

arena-matches = Parties
arena-bot = Bot
arena-other = contre
arena-score = Score (95 %, parties)
arena-as = { $side ->
    [0] à la première place
   *[1] à la seconde
    }
arena-ends = Fins
arena-bots = Une arène demande au moins deux bots, chacun nommé une fois.

## Thoughts

word-hint = astuce
thoughts-head = Réflexions de { $who } : { $games } parties imaginées en { $time } ms
thoughts-action = { $share } % · essayé { $visits } fois · { $offer }
thoughts-line = suite attendue : { $line }
thoughts-none-needed = Il n’y a qu’une chose à faire.
thoughts-later = { $file } : la partie n’est pas finie ; ce que pensent les bots n’est montré qu’ensuite.
too-many-bots = Deux bots au plus jouent l’un contre l’autre.
## Corpora

corpus-game = Jeu
corpus-seats = Première place – seconde place
corpus-plies = Coups
corpus-bots = Un corpus demande un bot, ou deux.
corpus-in-use = { $file } : une autre série écrit dans ce fichier en ce moment.

## Leçons

learn-right = C’est juste.
learn-hint = Indice : { $offer }.
learn-done = { $done ->
    [0] { $lessons } courtes leçons, d’une ou deux minutes
    [1] 1 leçon terminée sur { $lessons }
   *[other] { $done } leçons terminées sur { $lessons }
}
learn-ticked = terminée
learn-step = Étape { $step } sur { $steps }
learn-again = Réessayer
learn-enough = Vous en savez assez pour une première partie. Un coach reste à vos côtés, et les autres leçons peuvent attendre.
learn-over = Vous connaissez le jeu
learn-over-text = C’était la dernière leçon. Le reste s’apprend en jouant : votre premier adversaire débute, lui aussi.
learn-about = Regardez : { $things }
learn-which = Quelle leçon ? Entrée prend la suivante, quitter s’en va.
learn-next-command = La leçon suivante : { $command }
learn-play-command = Votre première partie : { $command }
learn-games = Quel jeu souhaitez-vous apprendre ?
learn-needed = Dites quel jeu, par exemple threerings learn the-duel. Il y a des leçons pour : { $names }
learn-unknown = Il n’y a pas de leçon « { $name } » ; il y a : { $names }
help-command-learn = Apprendre un jeu : de courtes leçons à la table, dès la première carte.
help-option-lesson = Une leçon, par exemple first-card ; sinon vous choisissez dans la liste.

## Le coach, à chaque porte
## $gain est une phrase de conseil d’un jeu, $offer un de ses choix, les nombres sont des chances en pour cent.

coach-one = Vos chances de gagner sont d’environ { $share } %, et un choix vaut mieux que les autres.
coach-even = Vos chances de gagner sont d’environ { $share } %, et plusieurs choix se valent.
coach-look-for = Cherchez un choix comme ceci : { $gain }
coach-mistake = Vos chances de gagner passent ainsi d’environ { $before } % à { $after } %.
coach-missed = Une victoire immédiate vous échappe ainsi.
coach-better = Mieux vaut : { $offer }.
aid-used = Avec de l’aide : { $aids }.
aid-used-hints =
    { $number ->
        [1] { $side } a demandé un indice
       *[other] { $side } a demandé { $number } indices
    }
aid-used-coach = { $side } avait un coach
aid-used-chances = { $side } : avec les chances de ce qui était caché
coach-sure = Choisir cela quand même ? (oui/non)
coach-alone = Il n’y a de coach que contre un bot.
hint-alone = Il n’y a d’indices que contre un bot.
help-option-coach = Jouer avec un coach, qui vous dit ce qui compte et demande confirmation avant une erreur ; seulement contre un bot.
## What could be known of hidden things, at every door
## $place is where they are, $held how many, $rows a list of chances and names.

belief-head = Ce qu’on peut savoir
belief-show = Ce qu’on peut savoir : { $side }
belief-hide = Cacher ce qu’on peut savoir
belief-exact = { $place } ({ $held }), exact
belief-estimate = { $place } ({ $held }), estimé
belief-sentence-exact = Chances exactes : { $rows }.
belief-sentence-estimate = Chances estimées : { $rows }.
belief-share = { $share } %
belief-least = < 1 %
belief-most = > 99 %
belief-certain = certain
belief-about = ≈ { $chance }
belief-each = { $number } × { $chance }
belief-nothing = Rien n’est caché qui se laisse deviner.
belief-seat = Les chances se montrent pour un camp : ajoutez --seat { $first } ou --seat { $second }.
belief-later = { $file } n’est pas terminé. Les chances se montrent une fois la partie finie.
help-option-beliefs = Montrer à chaque étape les chances de ce qui était caché, pour autant que ce camp pouvait le savoir ; seulement avec --seat, et après la fin.

## Puzzles

puzzle-head = Problème { $number } · difficulté { $difficulty } sur 5 · { $side }
puzzle-words = Le numéro du meilleur choix · ? aide · astuce · abandonner : la solution · quitter
puzzle-solved = Résolu.
puzzle-shown = Voici la solution.
puzzle-wrong = Ce n’est pas le meilleur choix.
puzzle-chance = « { $choice } » gagne { $chance } fois sur 100.
puzzle-rival = Ensuite vient « { $choice } », avec { $chance } sur 100.
puzzle-cost = Ce choix gagne { $chance } fois sur 100 ; le meilleur gagne { $best } fois.
puzzle-plan = Le début était juste, mais le tour se poursuit autrement.
puzzle-exact = C’est démontré : toutes les suites possibles de la partie ont été examinées.
puzzle-deep = { $searches } recherches de { $iterations } parties imaginées chacune sont d’accord, sans en savoir plus que vous.
puzzle-solution = La solution : { $choice }
puzzle-next = Entrée : le problème suivant · quitter
puzzle-about = De quoi il s’agit : { $theme }
puzzle-theme-win = Gagner tout de suite
puzzle-unknown = { $game } a { $last } problèmes ; aucun n’est celui que vous demandez.
unknown-theme = Il n’y a pas de thème { $name } ici ; il y a { $names }.
puzzle-progress = Problèmes
puzzle-checked =
    { $failed ->
        [0] Problèmes résolus à nouveau : { $number } ; tous tiennent.
       *[other] Problèmes résolus à nouveau : { $number } ; ne tiennent pas : { $failed }.
    }
help-command-puzzles = Résoudre des problèmes : des positions où un choix est nettement le meilleur.
    Sans jeu, vous commencez par le problème du jour. « puzzles make » en trouve de nouveaux, « puzzles check » les résout tous à nouveau.
help-command-puzzles-make = Chercher des problèmes dans des parties entre bots, et les écrire dans un fichier.
    On peut l’arrêter à tout moment ; il reprend où il en était.
help-command-puzzles-check = Résoudre à nouveau les problèmes d’un jeu, ou de tous : chaque solution est-elle toujours la meilleure ?
help-option-puzzle = Commencer par ce problème.
help-option-theme = Seulement les problèmes de ce thème, par exemple win.
help-option-difficulty = Seulement les problèmes de cette difficulté.
help-option-goal = Combien de problèmes le fichier doit contenir.
help-option-collection = Le fichier, qui grandit ligne par ligne.

## L’analyse d’une partie finie
## Tous les nombres, sauf choix, parties et actions, sont des chances de gagner en pour cent, ou des parts avec un signe.

review-progress = Choix
review-head = Chaque choix est jugé par { $iterations } parties imaginées, graine { $seed }, avec ce que pouvait savoir qui l’a fait.
review-accuracy = Aussi bons que le meilleur choix, autant qu’on puisse le dire : { $good } sur { $choices } ({ $share } %)
review-curve = Chances de gagner : { $line }
review-marks =
    { $number ->
        [0] Aucune erreur nette.
        [one] Une erreur nette :
       *[other] { $number } erreurs nettes :
    }
review-mark = Action { $ply } : { $offer }. Les chances de gagner sont tombées de { $before } % à { $after } % (± { $error }).
review-hindsight = Avec le recul
review-hindsight-text = Ce qui suit tient compte de tout ce qui était caché. Personne ne pouvait le savoir : ce n’est donc pas un reproche.
review-parts = { $side } : de { $before } % avant le premier choix à { $after } % à la fin. Hasard du tirage { $luck }, ce que personne ne pouvait prévoir { $unknown }, ses propres choix { $own }, les choix de l’autre { $other }.
review-surprise = { $side }, action { $ply } : { $offer }. Un bon choix, mais à cause de ce qui était caché, les chances de gagner sont passées de { $before } % à { $after } %. Avec le recul : { $better }.
review-many = { $matches } parties sont analysées dans { $file }.
review-later = { $file } : la partie n’est pas finie ; elle pourra être analysée ensuite.
review-budgets = Indiquez soit --time, soit --iterations.
help-command-review = Analyser une partie finie : les chances de gagner à chaque choix, les erreurs nettes et leurs raisons.
    Chaque choix est jugé d’après ce que pouvait savoir qui l’a fait ; ce que seul le recul apprend est à part, avec la part du hasard. « review corpus » analyse tout un corpus.
help-command-review-corpus = Analyser toutes les parties d’un corpus : une ligne de JSON pour chacune, dans le même ordre.
    On peut l’arrêter à tout moment ; l’analyse reprend où elle en était.
help-option-judged = Ne montrer que les choix de ce camp.
help-option-whole = Combien de temps cela peut prendre en tout, à peu près, en secondes.
help-option-thought = Parties imaginées pour chaque choix.
help-option-chance = Le même nombre donne la même analyse, un autre regarde à nouveau avec un autre hasard.
help-option-json = Tout écrire en JSON, une ligne par manche.
help-option-reviews = Le fichier des analyses, qui grandit ligne par ligne.

## Qui tient un serveur

help-command-admin = Veille sur les données d’un serveur, même pendant qu’il tourne.
    list : les parties les plus récentes, ou l’une d’elles, avec les identifiants de ceux qui jouent. close PARTIE : y met fin ; elle ne compte pas. block INVITÉ : ne laisse plus entrer quelqu’un, et met fin à ce qu’il joue ; unblock INVITÉ : le laisse de nouveau entrer. forget INVITÉ : supprime tout ce qui est connu de quelqu’un. texts : écrit les conditions et la confidentialité à compléter dans le dossier des données.
help-option-action = Ce qu’il faut faire
help-option-whom = L’identifiant d’une partie ou d’un invité
admin-unknown = « { $typed } » n’existe pas ; il y a { $actions }.
admin-whom = { $action } : il manque l’identifiant. threerings admin list les donne.
admin-no-match = Il n’y a pas de partie { $match }.
admin-not-going = Il n’y a pas de partie { $match } en cours.
admin-nobody = Il n’y a pas d’invité { $guest }.
admin-closed = La partie { $match } est close.
admin-forgotten = Tout ce qui était connu de { $guest } est supprimé. { $number ->
    [0] Aucune partie n’était en cours.
    [one] Une partie en cours est close.
   *[other] { $number } parties en cours sont closes.
 }
admin-blocked = { $guest } n’est plus admis. { $number ->
    [0] Aucune partie n’était en cours.
    [one] Une partie en cours est close.
   *[other] { $number } parties en cours sont closes.
 }
admin-report = { $match }, { $day } : { $guest } se plaint de { $against }
admin-no-reports = Personne ne s’est plaint.
admin-settled = Les plaintes au sujet de la partie { $match } sont supprimées.
admin-unblocked = { $guest } est de nouveau admis.
admin-text = Écrit : { $file }. Complétez ce qui est entre crochets.
