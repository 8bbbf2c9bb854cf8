# Three Rings: the words of the web pages, in English.

## Every page

site-title = Three Rings
site-skip = To the content
site-menu = Main menu
site-new = Play
site-lobby = Lobby
site-rules = Rules
site-about = About
site-me = You
site-fans = An unofficial fan project, without artwork or text of the publishers.
settings = Settings
settings-language = Language
settings-theme = Light
settings-notice = When it is your turn
settings-sound = Sound
settings-notify = Notification
theme-auto = As the device
theme-light = Day
theme-dark = Night

## The table

table-prompt = What to do
table-board = The table
table-margin = Choices and story
table-hand = Your hand
table-log = Story
table-your-turn = Your turn
table-watching = You are watching. You see what both players may see.
table-invite = Send this link to your friend:
table-join = Take the free seat
table-curtain = The curtain is drawn. Hand over to the player whose turn it is.
table-ready = Nobody else is looking: open
table-leave = This is for your eyes only. Draw the curtain before you hand over.
table-close = Draw the curtain
table-yes = Yes
table-no = No
table-undo-free = Take back
table-undo-ask = Ask to take back
table-undo-asked = Your opponent is asked whether you may take your last choice back.
table-undo-answer = Your opponent would like to take back the last choice. Do you agree?
table-undo-refused = Your opponent does not agree: the last choice stands.
table-rematch = Rematch, sides swapped
table-rematch-offered = { $name } offers you a rematch.
table-rematch-ready = The rematch is ready.
table-rematch-go = To the rematch
table-replay = Look at the match again
table-resign = Resign …
table-resign-first = You give up the whole match with this: this game, and the second before it has begun.
table-resign-second = You give up the whole match with this, the first game too. The score so far: { $first } { $points }, { $second } { $others }.
table-resign-sure = Yes, I resign
table-offline = The connection is lost. Trying again …
table-expired = Nobody came in time. This match cannot be played any more.
keys = Keys
keys-move = from thing to thing
keys-take = take it
keys-back = one step back
keys-explain = explain it
keys-log = the story
keys-close = Close

## Players

web-bot =
    { $bot ->
        [beginner] Bot (beginner)
        [casual] Bot (casual player)
        [club] Bot (club player)
        [expert] Bot (expert)
        [master] Bot (master)
       *[other] Bot { $bot }
    }
web-guest = Guest { $number }
web-nobody = a free seat

## Told during a match

web-told-resigned = { $side } resigns.
web-told-asks = { $side } would like to take the last choice back.
web-told-refuses = { $side } does not agree: the choice stands.
web-told-undone = { $side } takes the last choice back.
web-told-next = The first game is over. You swap sides, and the second begins.
web-result-you-won = You have won.
web-result-you-lost = You have lost.
web-result-won = The winner: { $name }.
web-result-draw = Nobody has won: it is a draw.
web-reason-resigned = { $name } has resigned.
web-reason-you-resigned = You have resigned.
web-why-legal = You can do this: { $label }.

## Home

web-home-welcome = Three duels for two, from Middle-earth
web-home-lead = Against a bot, a friend beside you, or a friend far away. No account, nothing to install.
web-home-play = Play now
web-home-rules = Read the rules
web-home-own = Your matches
web-home-all = All your matches

## A new match

web-new-title = What would you like to play?
web-new-opponent = Who is your opponent?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo: how far above a bot that plays by chance, measured in { $matches } matches of the bots on equal shuffles with the seats swapped; ± is the 95 % interval.
web-new-same = A friend at this screen, with a curtain between your turns
web-new-invite = A friend elsewhere: you get a link to send
web-new-open = Anybody: the match waits in the lobby
web-new-side = Which side do you play?
web-new-side-random = Let chance decide
web-new-games = How long?
web-new-games-1 = One game
web-new-games-2 = Two games with the sides swapped, and a common score
web-new-twin = Both games with the same shuffle
web-new-options = Rules and variants
web-new-document = Leave this empty to play as usual.
web-new-public = Show the match in the lobby, so that others may watch
web-new-start = Start

## Lobby

web-lobby-title = Lobby
web-list-your-turn = It is your turn
web-list-yours = Your matches that go on
web-list-open = Waiting for an opponent
web-list-running = Being played
web-list-your-over = Your finished matches
web-list-over = Finished
web-list-all = All of them
web-list-older = Older ones
web-list-newest = To the newest
web-lobby-none = None at the moment.
web-lobby-match = { $first } ({ $side }) against { $second } ({ $other })
web-lobby-two = two games
web-lobby-won = won by { $name }
web-lobby-expired = nobody came in time
web-lobby-join = Take the seat
web-lobby-watch = Watch
web-lobby-go-on = Go on
web-lobby-replay = Look at it
web-join-title = { $host } invites you
web-join-side = You would play this side: { $side }.
web-join-full = Somebody sits there already. You can watch.
web-join-expired = This invitation is too old: nobody took the seat in time.

## The shuffle

fair = Fair shuffle
fair-words = Add something of your own to the shuffle, if you like:
fair-sit = Sit down
fair-waits = The match begins as soon as everybody has sat down.
fair-commitment = The server has settled the shuffle and is bound to it by this:
fair-later = Its secret is shown when the match is over. Then everybody can check every draw.
fair-proven =
    The server has checked its own work: all { $draws } draws follow from the secret and from what the players added. { $undone ->
        [0] Nothing was taken back.
        [one] Once something was taken back.
       *[other] Something was taken back { $undone } times.
    } You know whether that is so.
fair-promised = The commitment, shown before the first draw
fair-added = Added by { $name }
fair-secret = The secret
fair-same = This browser remembers the same commitment, and what it has added is there.
fair-differs = This browser remembers another commitment, or has added something else. Do not trust this shuffle.
fair-yourself = Better still, check it yourself: download the record, and
fair-not = The shuffle of this match cannot be proven: the match goes on from another one, or is from before there were proofs.

## Replay

web-replay-title = The match again
web-replay-at = After action { $ply } of { $plies }
web-replay-game = Game { $number }
web-replay-seat = What was known to
web-replay-open = everybody together
web-replay-public = the spectators
web-replay-first = To the beginning
web-replay-back = Back
web-replay-forward = Next
web-replay-last = To the end
web-replay-branch = Continue from here
web-replay-branch-as = You play
web-replay-branch-bot = Against
web-replay-branch-go = Continue
web-replay-record = Download the record
web-replay-table = To the table
web-replay-steps = Steps

## Rules

web-rules-title = Rules
web-rules-search = Search in the rules
web-rules-go = Search
web-rules-all = All rules
web-rules-none = No rule mentions “{ $words }”.
web-rules-play = Play { $title }

## About

web-about-title = About
web-about-what = Three Rings is a place to play two-player games of Middle-earth by their full rules, against a bot, a friend at the same screen, or a friend anywhere, in English, French and German.
web-about-hidden = Hidden means hidden: a browser only ever receives what its seat may know, and bots are given no more than a player would be.
web-about-kept = Every action is on disk before anybody sees what it did. You can close the page at any time and come back.
web-about-guests = Nobody needs an account. Your browser remembers your seats with one cookie; there are no others’ eyes on these pages, no trackers, nothing from other servers.
web-about-programs = Programs may play too: the door for them is described at { $path }.
web-about-fans = It is made by fans, for fans, and has no tie to the publishers or rights holders. All drawings and texts are our own.

## You

web-me-title = You
web-me-name = Your name
web-me-hint = Others see it at the table. Up to 20 characters.
web-me-save = Save
web-me-device = To another device
web-me-device-lead = This link takes your seats along to another browser. It is shown once and works once, for a day. Do not show it to your opponent.
web-me-device-make = Make a link
web-me-device-link = Open this on the other device:
web-take-title = Take your seats along
web-take-lead = This browser will be you from now on: your name and your seats.
web-take-go = That’s me
web-take-leave = This browser is { $name } already, and would lose their seats. To keep them, take them along to another browser first.
web-take-instead = Leave them and take these seats
web-take-keep = Stay { $name }

## What can go wrong

web-error-title = That did not work
web-error-home = To the first page
web-error-stale = The match has moved on since. This is how it stands now.
web-error-illegal = The rules do not allow this now.
web-error-unknown-action = This game has no such action.
web-error-unknown-game = There is no such game.
web-error-unknown-match = There is no such match.
web-error-bad-option = This option cannot be chosen.
web-error-option = This option cannot be used: { $fault }
web-error-name-letters = A name is made of letters, digits and signs that can be seen, and has a letter or a digit among them.
web-error-name-long = A name has { $most } letters at most.
web-error-name-taken = This is what the house calls its bots, guests without a name, or free seats. Please choose another name.
web-error-not-now = That is not possible at this moment.
web-error-not-seated = Only those who play in this match can do that.
web-error-taken = Somebody else was quicker: the seat is taken. You can watch.
web-error-old-rules = This match was made by version { $made } of the rules and cannot be shown by today’s, version { $now }: { $fault }
web-error-newer-rules = This match was made by version { $made } of the rules; this server knows them only up to version { $now }.
web-error-damaged = This match is damaged: its story cannot be played again.
web-error-link = This link was used already, or it is too old.
web-error-bad = The server did not understand this request.
web-error-who = Please say who you are: this door wants a token.
web-error-forbidden = The page was too old, or this is not for you. Please go back, load it again and try once more.
web-error-missing = There is nothing here.
web-error-large = That was too much at once.
web-error-often = Slowly, please: too many requests. Try again in a moment.
web-error-matches = Nobody may have more than { $most } matches that are not over. Finish one, or resign, and try again.
web-error-open = Nobody may have more than { $most } matches waiting in the lobby. Wait until somebody comes, or resign one, and try again.
web-error-undos = You have taken something back { $most } times in this match, as often as anybody may.
web-error-expired = Nobody took the free seat in time. This match cannot be played any more.
web-error-streams = Too many tables are open from your address. Close some of them and load the page again.
web-error-method = There is something here, but it cannot be asked for in this way.
web-error-ours = Something broke on our side. Your match is safe; please try again.
web-error-away = The place where matches are kept cannot be reached for a moment. Nothing is lost; please try again soon.
web-error-host = This server does not go by that name.
web-error-origin = Another site has sent this. It is not for you.
web-error-slow = This request took too long to arrive.
