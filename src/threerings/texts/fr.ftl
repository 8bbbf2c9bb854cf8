# Three Rings: the words all games share, and what the terminal says, in French.

## Words

language-name = Français
word-quit = quitter
word-log = journal
word-yes = oui

## Players

player-you = vous
player-someone = une personne à ce clavier
player-bot = robot { $bot }
player-number = Joueur { $number }

## Before a match

welcome = Bienvenue à Three Rings, où l’on joue à deux en Terre du Milieu. Un projet d’amateurs, sans caractère officiel.
welcome-language = Quelle langue préférez-vous ?
welcome-resume = Une partie n’est pas finie : { $file }
welcome-resume-yes = La reprendre
welcome-resume-no = En commencer une nouvelle
welcome-game = À quoi voulez-vous jouer ?
welcome-opponent = Qui sera votre adversaire ?
opponent-greedy = Le robot « greedy » : il prend ce qui rapporte tout de suite
opponent-random = Le robot « random » : il joue n’importe quelle carte, idéal pour un premier essai
opponent-friend = Un ami à ce clavier, avec un rideau entre vos tours
welcome-side = Quel camp jouez-vous ?
side-random = Que le hasard décide
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
mistake-explain = Aucune carte ni aucune règle ne s’appelle « { $word } ». Essayez ? tout seul.
leave-unrecorded = Cette partie n’est pas enregistrée : si vous partez, elle est perdue. Partir quand même ? (oui/non)
help-table-choose = Pour choisir, tapez le numéro d’un choix, puis Entrée. Vous pouvez aussi taper l’action elle-même (lay C05, keep C12, order, wait, refuse, allow, take C07, begin gandalf) ou simplement le nom de la carte.
help-table-explain = ? 3 explique la carte du choix 3, ? miroir ou ? C05 une carte, ? DU-X3 une règle.
help-table-others = journal : ce qui s’est passé jusqu’ici. Entrée seule : redessiner la table. quitter : quitter la table ; la partie pourra être reprise plus tard.
curtain-hand-over = Passez le clavier. À votre tour : { $person }.
curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
curtain-secrets = Rien que pour vos yeux. Appuyez sur Entrée pour tirer le rideau.

## Leaving, and the end

match-is-recorded = La partie est enregistrée dans { $file }
match-not-recorded = Cette partie ne peut pas être enregistrée : { $trouble }
match-recorded = Pour revoir la partie : { $command }
match-go-on = Pour reprendre cette partie : { $command }
match-lost = La partie n’était pas enregistrée et ne peut pas être reprise.
match-you-won = Vous avez gagné.
match-you-lost = Vous avez perdu.
match-half = Après la première des deux parties : { $first } { $points }, { $second } { $others }. À présent, les camps sont échangés.
match-double = Les deux parties ensemble : { $first } { $points }, { $second } { $others }. Vainqueur : { $winner }.
match-double-tie = Les deux parties ensemble : { $first } { $points }, { $second } { $others }. À égalité, la règle désigne le vainqueur : { $winner }.

## Replay and verify

replay-head = Après l’action { $ply } sur { $plies }
replay-game = Partie { $game } sur 2
replay-hint = Entrée : suite · b : retour · un numéro : jusqu’à cette action · q : quitter
verify-sound = { $file } est intact : { $account }
verify-over = { $game }, { $actions } actions, victoire de { $winner } ({ $reason })
verify-unfinished = { $game }, { $actions } actions, partie inachevée

## What can go wrong

input-ended = Il n’y a plus rien à lire : l’entrée est terminée.
game-needed = Dites à quel jeu, par exemple threerings play the-duel. Il y a : { $names }
unknown-language = Il n’y a pas de langue « { $name } » ; il y a : { $names }
unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $names }
unknown-bot = Il n’y a pas de robot « { $name } » ; il y a : { $names }
unknown-side = Il n’y a pas de camp « { $name } » ; il y a : { $names }
unknown-seat = Il n’y a pas de point de vue « { $name } » ; il y a : { $names }
unknown-games = --games attend l’une de ces valeurs : { $names } ; pas « { $name } ».
unknown-edition = Il n’y a pas d’édition « { $name } » ; il y a : { $names }
unknown-option = { $game } n’a pas d’option « { $option } ».
unknown-rule = { $game } n’a pas de règle « { $rule } » ; threerings rules { $game } les donne toutes.
bot-or-friend = Choisissez un seul adversaire : --bot ou --friend.
friend-needs-terminal = Pour jouer à deux au même clavier, il faut un terminal qui puisse être effacé entre les tours.
too-many-names = Trop de noms : un seul par personne qui joue.
resume-alone = Une partie à reprendre sait tout d’elle-même : n’ajoutez à --resume que --language.
file-missing = { $file } : ce fichier n’existe pas.
file-exists = { $file } existe déjà ; il n’est pas écrasé.
file-forbidden = { $file } : vous n’avez pas le droit d’utiliser ce fichier.
file-is-folder = { $file } est un dossier, pas un fichier.
file-trouble = { $file } : { $trouble }
document-not-text = { $file } n’est pas un fichier texte en UTF-8.
document-not-toml = { $file } n’est pas un fichier TOML : { $fault }
document-bad = { $file } : { $fault }
record-damaged = { $file } n’est pas un enregistrement intact : { $fault }
record-in-use = { $file } : cette partie est en cours ailleurs en ce moment.
record-over = { $file } : cette partie est finie ; threerings replay la montre.
record-other-players = L’enregistrement nomme un joueur que personne ici ne peut être : « { $player } ».

## What is wrong with a record or a deck file

fault-changed = la ligne { $line } a été modifiée, ou une ligne manque avant elle.
fault-cut = la ligne { $line } est coupée.
fault-empty = il est vide.
fault-encoding = la ligne { $line } n’est pas du texte UTF-8.
fault-header = la ligne { $line } n’est pas l’en-tête d’un enregistrement.
fault-format = la ligne { $line } vient d’un enregistrement d’un autre format.
fault-expected = il manque un en-tête à la ligne { $line }.
fault-illegal = l’action { $action }, « { $text } », est interdite par la règle { $rule }.
fault-unknown = l’action { $action }, « { $text } », n’existe pas.
fault-version = il a été fait avec la version { $made } des règles ; celle-ci est la version { $here }.
fault-early = il annonce une fin avant que la partie ne soit finie.
fault-end = il annonce une autre fin que celle de la partie.
fault-games = ses parties ne vont pas ensemble.
fault-section = la section [{ $section }] manque.
fault-other-section = il n’y a pas de section [{ $section }] dans un fichier de cartes.
fault-entry = { $entry } manque dans [{ $section }].
fault-other-entry = [{ $section }] n’a pas d’entrée { $entry }.
fault-symbols = carte { $card } : { $found } n’a pas la forme '1.3.|.2.4' (défense|attaque, lignes 1 à 4).
fault-fixed = carte { $card } : la règle veut { $due }, pas { $found }.
fault-range = { $entry } dans [{ $section }] doit être un nombre entier de { $least } à { $most }, pas { $found }.
fault-track = final dans [energy] ne doit pas être inférieur à preliminary : c’est le haut de l’échelle.

## Help for the command line

help-usage = Usage :
help-usage-command = COMMANDE …
help-usage-options = [OPTIONS]
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-command-house = Trois jeux à deux en Terre du Milieu, en anglais, en français et en allemand. Un projet d’amateurs, sans caractère officiel.
help-command-play = Jouer contre un robot ou un ami.
    Sans nom de jeu, quelques questions sont posées d’abord. Chaque action est sur le disque avant que vous n’en voyiez l’effet : rien n’est perdu quand vous vous arrêtez.
help-command-replay = Revoir une partie enregistrée, pas à pas.
help-command-verify = Vérifier qu’un enregistrement est intact et que chaque action en est permise.
help-command-rules = Lire les règles d’un jeu, ou une seule.
help-command-ledger = Donner chaque règle avec les tests qui la prouvent.
help-option-game = Le jeu : the-duel
help-option-bot = Jouer contre ce robot ; greedy si vous ne nommez aucun adversaire.
help-option-friend = Deux personnes jouent à ce clavier, avec un rideau entre les tours.
help-option-side = Le camp que vous jouez d’abord ; sans cette option, le hasard décide.
help-option-language = La langue ; sans cette option, celle de votre environnement.
help-option-edition = Les règles de quelle édition : kosmos (allemande et anglaise, d’ordinaire) ou tilsit (française).
help-option-deck = Jouer avec les cartes de ce fichier.
help-option-games = 2 : la variante en deux parties, camps échangés, avec un score commun.
help-option-record = Enregistrer la partie dans ce nouveau fichier plutôt que dans le dossier des données (THREERINGS_DATA, sinon ~/.local/share/threerings).
help-option-resume = Reprendre une partie enregistrée.
help-option-name = Votre nom ; un second --name est celui de votre ami.
help-option-seed = Un hasard prévisible, pour les tests : le même nombre donne les mêmes cartes, et qui le connaît connaît la donne. À ne pas utiliser pour une vraie partie.
help-option-file = L’enregistrement.
help-option-seat = Ce que l’on sait en regardant : ce que sait un camp, ce que savent les spectateurs (public), ou toutes les cartes (open). Sans cette option : open, ou public tant que la partie n’est pas finie.
help-option-rule = Une règle, par exemple DU-X3
help-option-tests = Le dossier des tests.
help-option-version = Donner la version et s’arrêter.
help-option-help = Donner cette page et s’arrêter.

## The drawing of The Duel

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
the-duel-legend-forecast = Sur les cartes de votre main, { $sample } annonce ce que l’échange coûterait à Gandalf (G) et au Balrog (B), sans compter les fonctions spéciales.
the-duel-legend-known = { $mark } marque une carte de votre main que votre adversaire a vue.
