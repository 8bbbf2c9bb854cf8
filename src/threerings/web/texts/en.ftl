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
settings-theme = Theme
settings-notice = When it is your turn
settings-sound = Sound
settings-notify = Notification
theme-auto = Automatic
theme-light = Day
theme-dark = Night

## The table

table-prompt = What to do
table-board = The table
table-margin = Choices and story
table-hand = Your hand
table-log = Story
table-your-turn = Your turn
table-go-on = Go on
table-lately = What has just happened
table-help = Explain: touch this, then what you would like to know about
table-game = Game { $number } of { $games }
table-score = { $first }: { $points } · { $second }: { $others }
table-swap = Next: the second game, with the sides swapped.
table-swapped = Next: the second game, with the sides swapped. Your side now: { $side }.
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
table-undo-asked = Your opponent has been asked whether you may take your last choice back.
table-undo-answer = Your opponent would like to take back the last choice. Do you agree?
table-undo-refused = Your opponent does not agree: the last choice stands.
table-rematch = Rematch, sides swapped
table-rematch-ready = The rematch is ready.
table-rematch-go = To the rematch
table-undo-withdrawn = You have withdrawn your wish: the last choice stands.
table-withdraw = Withdraw
table-accept = Accept
table-refuse = No, thank you
table-rematch-watch = The players go on with a rematch.
rematch-swap = sides swapped
rematch-same = Same sides
rematch-lots = Draw lots
rematch-open-you = You have offered { $name } a rematch: { $sides }.
rematch-open-other = { $name } offers you a rematch: { $sides }.
rematch-refused-you = { $name } does not want a rematch now.
rematch-refused-other = You have declined the rematch.
rematch-withdrawn-you = You have withdrawn your offer.
rematch-withdrawn-other = { $name } has withdrawn the offer of a rematch.
table-replay = Watch the match again
table-resign = Resign…
table-resign-first = This gives up the whole match: this game, and the second before it has begun.
table-resign-second = This gives up the whole match, the first game too. The score so far – { $first }: { $points }, { $second }: { $others }.
table-resign-sure = Yes, I resign
table-offline = The connection is lost. Trying again…
table-expired = Nobody came in time. This match cannot be played any more.
table-closed = The people who run this server have ended this match. It counts for nothing.
keys = Keys
keys-move = move around the table
keys-take = choose
keys-back = one step back
keys-explain = explain
keys-log = read the story
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

web-told-resign = { $side } resigns.
web-told-timeout = { $side } has run out of time.
web-told-absent = { $side } has gone: the other player claims the match.
web-told-abort = { $side } breaks the match off.
web-told-asks = { $side } would like to take the last choice back.
web-told-refuses = { $side } does not agree: the choice stands.
web-told-withdraws = { $side } no longer wants to take the choice back.
web-told-offers-swap = { $side } offers a rematch with the sides swapped.
web-told-offers-same = { $side } offers a rematch with the same sides.
web-told-offers-lots = { $side } offers a rematch; lots decide about the sides.
web-told-refuses-rematch = { $side } declines the rematch.
web-told-withdraws-rematch = { $side } withdraws the offer of a rematch.
web-told-undone = { $side } takes the last choice back.
web-told-next = The first game is over. You swap sides, and the second begins.
web-result-you-won = You have won.
web-result-you-lost = You have lost.
web-result-won = The winner: { $name }.
web-result-draw = Nobody has won: it is a draw.
web-reason-resigned = { $name } has resigned.
web-reason-you-resigned = You have resigned.
web-result-aborted = The match was broken off. It counts for nothing.
web-reason-time = { $name } has run out of time.
web-reason-you-time = You have run out of time.
web-reason-absent = { $name } has gone.
web-reason-you-absent = You were gone, and the other player has claimed the match.
web-why-legal = You can do this: { $label }.

## Clocks, and who is there

clock = Clock
clock-none = No clock
clock-live = { $time } each, and { $increment } seconds more for every choice
clock-days = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
}
clock-left-days = { $days } d { $hours } h
clock-of = { $name }’s time
clock-hint = Who runs out of time has lost. Without a clock nobody is hurried; but if somebody is gone for ten minutes while it is their turn, the other may claim the match.
presence-here = here
presence-away = away
presence-thinking = thinking
claim-absent = Your opponent has been gone for a while, and it is their turn.
claim-absent-do = Claim the match
claim-abort = Your opponent is not here, and the match has hardly begun.
claim-abort-do = Break off: it counts for nothing

## Talk

talk-players = Talk
talk-spectators = Talk among spectators
talk-say = Say
talk-free-on = Allow free text
talk-free-off = Phrases only
talk-asked = Your opponent would like to write free text. Allow it, and both of you can.
talk-wished = As soon as your opponent allows it, too, both of you can write free text.
talk-mute = Mute
talk-unmute = Listen again
talk-report = Report
talk-reported = Thank you. What was said here is kept for whoever runs this server.
talk-hint = Forgotten a day after the end. Players and spectators do not hear each other.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-thanks = Thank you!
phrase-bye = Goodbye!
web-error-talk = That is a lot of talk. Please wait a moment.
web-error-phrase = That cannot be said here. Free text has 200 characters at most, and needs the consent of both players.

## Home

web-home-welcome = Three duels for two in Middle-earth
web-home-lead = Against a bot, a friend beside you, or a friend far away. No account, nothing to install.
web-home-play = Play now
web-home-rules = Read the rules
web-home-own = Your matches
web-home-all = All your matches
web-home-learn = Learn it in five minutes
web-home-facts = Two players · about { $minutes } minutes
web-home-hidden = What is hidden stays hidden: no page, no bot and no spectator is given more than they may know.
web-home-fair = Every shuffle can be checked afterwards, by both players.
web-home-languages = In English, French and German, with mouse, touch, keyboard or screen reader.
web-home-replay = Nothing is lost: come back at any time, and look at every match again from either side.

## A new match

web-new-title = What would you like to play?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo: how far above a bot that plays at random, measured in { $matches } matches between bots on the same shuffles with the seats swapped; ± is the 95% interval.
web-new-same = A friend at this screen
web-new-invite = A friend elsewhere: you get a link to send
web-new-open = Anybody: the match waits in the lobby
web-new-side = Which side do you play?
web-new-side-random = Let chance decide
web-new-games = How many games?
web-new-games-1 = One game
web-new-games-2 = Two games, sides swapped, one score
web-new-twin = Both games with the same shuffle
web-new-options = Rules and variants
web-new-document = Leave this empty to play as usual.
web-new-public = Show the match in the lobby, so that others may watch
web-new-start = Start
web-new-bots = Against a bot
web-new-people = Against a person
web-new-strength = How strong are the bots?
web-level-beginner = Beginner
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master

## Lobby

web-lobby-title = Lobby
web-list-your-turn = It is your turn
web-list-yours = Your running matches
web-list-open = Waiting for an opponent
web-list-running = Being played
web-list-your-over = Your finished matches
web-list-over = Finished
web-list-all = All of them
web-list-older = Older ones
web-list-newest = Newest ones
web-lobby-none = None at the moment.
web-lobby-match = { $first } ({ $side }) against { $second } ({ $other })
web-lobby-two = two games
web-lobby-won = won by { $name }
web-lobby-expired = nobody came in time
web-lobby-closed = ended by the operator
web-lobby-join = Take the seat
web-lobby-watch = Watch
web-lobby-go-on = Go on
web-lobby-replay = Watch again
web-lobby-deck = own cards
web-match-deck = The cards of this match
web-join-title = { $host } invites you
web-join-full = That seat is already taken. You can watch.
web-join-expired = This invitation is too old: nobody took the seat in time.
web-join-your-side = You play
web-join-length = Takes about
web-join-minutes = { $minutes } minutes
web-join-look = look at them
web-join-name = What should the other player call you? (Leave it empty to stay a guest.)
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-qr = QR code
web-invite-qr-alt = The invitation as a QR code

## The shuffle

fair = Fair shuffle
fair-words = Add something of your own to the shuffle, if you like:
fair-sit = Sit down
fair-waits = The match begins as soon as everybody has sat down.
fair-commitment = The server has settled the shuffle and is bound to it by this:
fair-later = Its secret is shown when the match is over. Then everybody can check every draw.
fair-proven =
    The server has checked its own work: every draw ({ $draws } in all) follows from the secret and from what the players added. { $undone ->
        [0] Nothing was taken back.
        [one] One choice was taken back.
       *[other] { $undone } choices were taken back.
    } You were there and know whether that is so.
fair-promised = The commitment, shown before the first draw
fair-added = Added by { $name }
fair-secret = The secret
fair-same = This browser remembers the same commitment, and what it has added is there.
fair-differs = This browser remembers another commitment, or has added something else. Do not trust this shuffle.
fair-yourself = Better still, check it yourself: download the record, and
fair-not = The shuffle of this match cannot be proven: the match continues another one, or is older than these proofs.

## Previews of links

web-preview-home = The tables of three games
web-preview-game = { $title }: the table
web-preview-players = { $first } ({ $side }) against { $second } ({ $other }).
web-preview-invitation = Your side: { $side } · about { $minutes } minutes · no account, nothing to install

## Replay

web-replay-title = The match, step by step
web-replay-at = { $move ->
    [0] Before the first move
   *[other] After move { $move } of { $moves }
}
web-replay-game = Game { $number }
web-replay-seat = What was known to
web-replay-open = everybody together
web-replay-public = the spectators
web-replay-first = To the beginning
web-replay-back = Back
web-replay-forward = Next
web-replay-turn-back = Previous turn
web-replay-turn-forward = Next turn
web-replay-last = To the end
web-replay-branch = Continue from here
web-replay-branch-as = You play
web-replay-branch-bot = Against
web-replay-branch-go = Continue
web-replay-record = Download the record
web-replay-table = To the table
web-replay-steps = Moves
web-replay-move = Move
web-replay-go = Show
web-replay-run = Play or pause

## Rules

web-rules-title = Rules
web-rules-search = Search in the rules
web-rules-go = Search
web-rules-all = All rules
web-rules-none = No rule mentions “{ $words }”.
web-rules-play = Play { $title }

## Guides

web-guide-title = How to play
web-guide-lead = The whole game with pictures, in five minutes; and every card, piece and token there is.
web-guide-contents = Contents
web-guide-print = Print
web-guide-told = In the guide: { $section }

## About

web-about-title = About
web-about-what = Three Rings is a place to play two-player games of Middle-earth by their full rules, against a bot, a friend at the same screen, or a friend anywhere, in English, French and German.
web-about-hidden = Hidden means hidden: a browser only ever receives what its seat may know, and bots are given no more than a player would be.
web-about-kept = Every action is on disk before anybody sees what it did. You can close the page at any time and come back.
web-about-guests = Nobody needs an account. Your browser remembers your seats with one cookie; nobody watches you here: no trackers, nothing from other servers.
web-about-programs = Programs may play too: { $path } says how.
web-about-fans = It is made by fans, for fans, and has no tie to the publishers or rights holders. All drawings and texts are our own.

## You

web-me-title = You
web-me-name = Your name
web-me-hint = Others see it at the table. Up to 20 characters.
web-me-save = Save
web-me-saved = Saved. At the table you are { $name }.
web-me-nameless = Saved. At the table you are a guest with a number.
web-me-device = To another device
web-me-device-lead = This link takes your seats along to another browser. It is shown once and works once, for a quarter of an hour. Do not show it to your opponent.
web-me-device-make = Make a link
web-me-device-link = Open this on the other device:
web-me-device-qr = Or point the camera of your phone at this:
web-me-device-qr-alt = The link as a QR code
web-take-title = Take your seats along
web-take-lead = This browser will be you from now on: your name and your seats.
web-take-go = That’s me
web-take-leave = This browser is { $name } already, and would lose their seats. To keep them, take them along to another browser first.
web-take-instead = Drop them and take these seats
web-take-keep = Stay { $name }

## What can go wrong

web-error-title = That did not work
web-error-home = To the home page
web-error-stale = The match has moved on since. This is how it stands now.
web-error-illegal = The rules do not allow this now.
web-error-unknown-action = This game has no such action.
web-error-unknown-game = There is no such game.
web-error-unknown-match = There is no such match.
web-error-bad-option = This option cannot be chosen.
web-error-option = This option cannot be used: { $fault }
web-error-option-in = What was entered for “{ $option }” cannot be used: { $fault }
web-error-name-letters = A name is made of letters, digits and signs that can be seen, and has a letter or a digit among them.
web-error-name-long = A name has { $most } characters at most.
web-error-name-taken = This is what the house calls its bots, guests without a name, or free seats. Please choose another name.
web-error-not-now = That is not possible at this moment.
web-error-not-seated = Only those who play in this match can do that.
web-error-taken = Somebody else was quicker: the seat is taken. You can watch.
web-error-old-rules = This match was made by version { $made } of the rules and cannot be shown by today’s, version { $now }: { $fault }
web-error-newer-rules = This match was made by version { $made } of the rules; this server knows them only up to version { $now }.
web-error-damaged = This match is damaged: its story cannot be played again.
web-error-link = This link has already been used, or it is too old.
web-error-bad = The server did not understand this request.
web-error-who = Please say who you are: a token is needed here.
web-error-forbidden = The page was too old, or this is not for you. Please go back, load it again and try once more.
web-error-missing = There is nothing here.
web-error-large = That was too much at once.
web-error-often = Slowly, please: too many requests. Try again in a moment.
web-error-matches = You may have { $most } unfinished matches at most. Finish one, or resign, and try again.
web-error-open = You may have { $most } matches waiting in the lobby at most. Wait until somebody comes, or resign one, and try again.
web-error-undos = You have taken something back { $most } times in this match, as often as anybody may.
web-error-rated = This match is rated: nothing is taken back.
web-error-expired = Nobody took the free seat in time. This match cannot be played any more.
web-error-closed = The people who run this server have ended this match. It counts for nothing.
web-error-streams = Too many tables are open from your address. Close some of them and load the page again.
web-error-method = There is something here, but it cannot be asked for in this way.
web-error-ours = Something broke on our side. Your match is safe; please try again.
web-error-away = The place where matches are kept cannot be reached for a moment. Nothing is lost; please try again soon.
web-error-host = This server does not go by that name.
web-error-origin = This request came from another site, so it was refused.
web-error-slow = This request took too long to arrive.

## Lessons

site-learn = Learn
table-lit = This is what is being talked about.
exercise-you = You
exercise-other = The other side
learn-title = Learn the games
learn-lead = Short lessons at the real table: you touch the cards and pieces yourself, and every choice gets an answer. No rulebook needed.
learn-course = Learn { $title }
learn-begin = Begin
learn-go-on = Go on learning
learn-next = Next lesson
learn-all = All lessons
learn-others = The other games
learn-play = Straight to a match
learn-finish = Finish the lesson
learn-first-match = Play your first match
learn-home = Learn it in { $lessons } short lessons
learn-first = Before your first match
learn-later = Whenever you like
learn-never = Never played? The first lessons take ten minutes.

## Help against bots: hints and the coach

aid-hint = Hint
aid-hint-head = A master in your place, and the chance to win
aid-coach = Your coach
aid-coach-on = Ask a coach to join
aid-coach-off = Send the coach away
aid-chances-on = Show the chances
aid-chances-off = Hide the chances
aid-considering = Your coach is looking at your choice…
aid-mistake = Do you want to take this back?
aid-back = Take it back
aid-leave = Leave it as it is
web-new-coach = With a coach
web-new-coach-text = tells you what matters, and after a mistake asks whether you meant it
web-error-no-help = Help is only for those who play alone against a bot, in a match that is not rated.

## Puzzles

site-puzzles = Puzzles
puzzles-lead = Positions from real matches in which one choice is clearly the best. Which one?
puzzles-today = Puzzle of the day
puzzles-today-lead = The same for everybody, a new one every day. Your first answer counts.
puzzles-today-solve = Solve it
puzzles-today-right = You have solved today’s puzzle on the first try.
puzzles-today-wrong = Your first answer today was not the best; you can still solve it.
puzzles-streak =
    { $days ->
        [0] No streak yet: solve the puzzle of the day on the first try.
        [one] Your streak: { $days } day
       *[other] Your streak: { $days } days in a row
    }
puzzles-solved = { $solved } of { $all } solved, { $first } on the first try
puzzles-go-on = Next puzzle
puzzles-all = All puzzles
puzzles-of = Puzzles: { $title }
puzzles-themes = Theme
puzzles-difficulty = Difficulty
puzzles-any = All
puzzles-none = There is no puzzle of this kind.
puzzle-title = Puzzle { $number }
puzzle-name = { $title }, puzzle { $number }
puzzle-hard = Difficulty { $difficulty } of 5
puzzle-new = not tried yet
puzzle-done-right = solved on the first try
puzzle-done-late = solved later
puzzle-done-wrong = not solved yet
puzzle-best = { $question } Find the best choice.
puzzle-best-plan = { $question } Find the best choices of this turn: { $choices }.
puzzle-show = Show the solution
puzzle-onward = Next puzzle
puzzle-share = Link to this puzzle

## Reviews of finished matches

web-review-title = Review
web-review-ask = Review this match
web-review-lead = Every choice of both sides is judged by what its player could know then, and luck is counted apart. That takes a while; you can leave and come back.
web-review-making = The review is being made. You can leave this page: it goes on, and you will find it here again.
web-review-progress = { $judged } of { $choices } choices judged
web-review-graph = Chance to win in the course of the game: { $side }
web-review-sides = Whose chance
web-review-point = Move { $move }: { $chance }%
web-review-point-mistake = Move { $move }: { $chance }%. A mistake, −{ $lost }: { $choice }
web-review-line-other = the same, seen from the other side
web-review-mistake = mistake
web-review-mistake-other = the other side’s mistake
web-review-luck = Luck
web-review-nothing = No choice was judged at this moment: there was only one way, or none.
web-review-chosen = { $side } chose:
web-review-before-after = { $before }% → { $after }%
web-review-cost = A mistake: it cost { $lost } percentage points of the chance to win (± { $error }).
web-review-close = Not quite the best: −{ $lost } (± { $error }).
web-review-good = As good as any other choice, as far as can be told.
web-review-best = Best choices, by what was known there
web-review-made = chosen
web-review-why = Why:
web-review-hindsight = With hindsight
web-review-hindsight-text = As the cards and pieces really lay, the chance was { $before }% before this choice and { $after }% after it.
web-review-hindsight-best = Knowing all that, the best would have been: { $choice }
web-review-other-side = Look from this side
web-review-again = Try again from here
web-review-again-text = Play on from before this choice, against a bot.
web-review-summary = In short
web-review-turning = Turning points
web-review-turning-none = No clear mistake on either side.
web-review-accuracy = As good as the best
web-review-accuracy-of = { $share }% of { $choices } choices
web-review-parts = What moved the chance: { $side }
web-review-parts-way = from { $began }% to { $ended }%
web-review-part-luck = Luck of the draw
web-review-part-unknown = What nobody could know
web-review-part-own = Own choices
web-review-part-other = The other side’s choices
web-review-table = All choices as a table
web-review-column-move = Move
web-review-column-side = Side
web-review-column-choice = Choice
web-review-column-best = Best
web-review-column-made = Made
web-review-story = The whole story
web-review-share = Share this review
web-review-share-private = Only you can see this review.
web-review-share-public = Whoever has this link can see this review.
web-review-share-on = Make a link
web-review-share-off = Stop sharing
web-review-shared = Somebody has shared this review with you.
web-review-practise = Practise my mistakes
web-review-replay = Without the review
web-error-reviews = You may have { $most } reviews under way, and ask for { $day } a day. Wait until one is done, or come back tomorrow.
web-error-reviews-busy = Very many reviews are being made right now. Please try again later.

## Own mistakes, to practise

practise-lead = Positions from your own matches in which there was something clearly better. You see what you saw then.
practise-none = Nothing here yet. Ask for a review of a match of yours: what you missed in it comes here.
practise-solved = { $solved } of { $all } solved
practise-begin = Practise
practise-again = Practise again
practise-name = { $title }, { $day }
practise-missed = { $title }, { $day }: cost { $lost } percentage points
practise-best = { $question } Find something better than you did then.
practise-then = Then you chose: { $choice }
practise-onward = Next mistake
practise-review = To the review

## Accounts

web-account-title = Account
web-account-short = You need no account. With one you come back to your matches from any browser, even if this one forgets you.
web-account-lead = You need no account to play. With one you come back from any browser, even if this one forgets you; all your matches stay yours. No e-mail address is asked for.
web-account-have = Do you have one already?
web-account-make = Make an account
web-account-stale = To change how you sign in, please prove once more who you are: a browser that somebody else has got hold of must not cost you the account.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-lead = You sign in as you unlock your device: by fingerprint, face, PIN or a security key. There is nothing to remember, and nothing that could be guessed or stolen from this server.
web-passkey-add = Add a passkey
web-passkey-remove = Remove
web-passkey-failed = That did not work. Nothing was changed; please try again.
web-passkey-script = Passkeys need JavaScript; a password works without.
web-passkey-number = Passkeys work where this server is reached by a name, not by a number. A password works everywhere.
web-password = Password
web-password-there = You sign in as “{ $login }”.
web-password-new = New password
web-password-hint = At least 10 characters. Three or four words that have nothing to do with each other are easy to remember.
web-password-set = Set a password
web-password-change = Change the password and sign out everywhere else
web-login = Name to sign in with
web-login-hint = Nobody else sees it.
web-code = Recovery code
web-code-hint = One of those that you have kept. Each works once.
web-codes = Recovery codes
web-codes-now = Your recovery codes
web-codes-lead = Keep them somewhere safe: on paper, or in your password manager. Each lets you in once, whatever else is lost. They are shown only now.
web-codes-left = { $number ->
    [0] None is left. Please make new ones.
    [one] One is left.
   *[other] { $number } are left.
 }
web-codes-new = Make new codes; the old ones become void
web-sessions = Where you are signed in
web-session-here = this browser
web-session-unknown = A browser
web-session-program = A program
web-session-since = since { $day }
web-session-end = Sign out
web-sessions-end = Sign out everywhere else
web-sign-in-title = Sign in
web-sign-in-passkey = Sign in with a passkey
web-sign-in-go = Sign in
web-sign-in-none = No account yet?
web-sign-in-leave = This browser is { $name } already. Signing in here as somebody else would lose these seats. To keep them, make an account first.
web-sign-out = Sign out
web-data = Your data
web-data-lead = All that this server knows of you, as a file; or nothing of it any more.
web-data-export = Download everything
web-delete-title = Delete everything
web-delete-lead = Your name, your account, your sessions and all that you have learnt are removed for good. Matches that go on are given up. Matches that are over stay with those you have played, without any trace of who you were. Nobody can bring this back.
web-delete-go = Delete everything, for good
web-delete-not = Keep it all
web-error-sign-in = That does not fit. Check the name and the password, or the code, and try again.
web-error-passkey = This passkey was not accepted: it is not known here, or it was used for another visit. Please try again.
web-error-blocked = The people who run this server have closed this account.
web-error-tries = Too many tries. Please wait a quarter of an hour, or sign in with a passkey.
web-error-stale-proof = That needs a fresh proof of who you are. Please sign in again, then try once more.
web-error-last-proof = This is your only way to sign in. Add another one first.
web-error-login = Somebody signs in with this name already. Please choose another one.
web-error-password-short = A password has { $least } characters at least.
web-error-password-long = A password has { $most } characters at most.
web-error-password-name = The password must not be the name.

## Profiles and history

web-history-title = Your matches so far
web-history-game = Game
web-history-side = Side
web-history-result = Result
web-history-any = all
web-history-filter = Show
web-history-everybody = Against everybody
web-history-won = Won
web-history-lost = Lost
web-history-drawn = Drawn
web-history-both = both sides
web-history-against = against
web-history-alone = two people at one screen
web-history-gone = somebody who has left
web-history-fared = { $won } won, { $drawn } drawn, { $lost } lost
web-history-none = No match like this is over yet.
web-profile = Profile
web-profile-since = Here since { $day }.
web-profile-lead = Matches that were listed for everybody, and are over.
web-profile-hidden = Nobody sees your profile.
web-profile-shown = Everybody may see your profile: your name, since when you are here, those of your finished matches that were listed for everybody, and your ratings. With enough rated matches you are among the best players.
web-profile-show = Show my profile to everybody
web-profile-hide = Show it to nobody

## Being told

call-turn = It is your turn against { $name }.
call-rematch = { $name } offers you a rematch.
call-begin = Your match against { $name } begins.
web-notices-title = Notices
web-notices-lead = You can be told that it is your turn, that somebody offers a rematch, or that your match begins, even when this page is closed. All of it is off until you switch it on. A notice names the game and the other player, and nothing that lies on the table.
web-notices-choose = Choose
web-notices-kinds = Of what you want to be told
web-notices-turn = Your turn
web-notices-rematch = A rematch is offered
web-notices-begin = Your match begins
web-push = In this browser
web-push-off = Nothing is told here while the page is closed.
web-push-here = This browser tells you of:
web-push-on = You will be told.
web-push-start = Tell me in this browser
web-push-table = Tell me when something waits for me here
web-push-stop = Tell me nothing here any more
web-push-failed = This browser does not allow it, or its push service is out of reach.
web-push-script = Notices in a browser need JavaScript.
web-push-elsewhere = In other browsers
web-push-stop-there = No more there
web-mail = By e-mail
web-mail-lead = With an address you get letters that gather what waits for you, one in six hours at most, and you can come back by e-mail if everything else is lost. Nobody else sees it.
web-mail-address = E-mail address
web-mail-give = Send a letter to confirm it
web-mail-there = Letters to { $address } tell you of:
web-mail-waits = { $address } waits to be confirmed: open the link in the letter that went there.
web-mail-sent = A letter is on its way to { $address }. The link in it is good for a day.
web-mail-forget = Forget the address
web-mail-back = By e-mail
web-mail-back-hint = The one that you have confirmed in your account.
web-mail-back-go = Send me a link
web-mail-back-sent = If an account has confirmed this address, a link is on its way. It is good once, for a quarter of an hour.
web-letter-confirm = Confirm this address
web-letter-confirm-lead = Is { $address } yours?
web-letter-confirm-go = Yes, send letters there
web-letter-confirm-done = { $address } is confirmed. Now choose what the letters are to tell you.
web-letter-stop = No more letters
web-letter-stop-lead = Shall { $address } get no more notices?
web-letter-stop-go = No more notices
web-letter-stop-done = { $address } gets no more notices.
web-app = As an app
web-app-lead = Most browsers can install Three Rings as an app: look in their menu for “Install” or “Add to home screen”.
web-error-address = Nothing can be sent there: it has to be a public address that begins with https.
web-error-key = These are no keys of this browser. Please try again.
web-error-mail = That is no e-mail address.
offline-title = There is no connection
offline-lead = Three Rings cannot be reached just now. This page comes back by itself as soon as it can.

## Letters

letter-confirm-subject = Three Rings: please confirm your address
letter-confirm = Somebody, you we hope, wants Three Rings to write to this address. If it was you, open this page within a day and confirm it. If not, you need not do anything.
letter-back-subject = Three Rings: your way back
letter-back = By this link you are signed in again. It is good once, for a quarter of an hour. If you did not ask for it, you need not do anything.
letter-digest-subject = Three Rings: something waits for you
letter-digest = At Three Rings something waits for you:
letter-stop = No more such letters: { $link }
letter-end = Three Rings
## Ratings, and finding somebody

rated-yes = rated
rated-no = not rated
rated-term = Rating
rated-label = Rated match
rated-hint = The result changes the ratings of both. One game with the printed cards; no help, and nothing is taken back.
rating-title = Ratings
rating-figure = { $points } ± { $error }
rating-guess = a first guess
rating-rough = roughly known
rating-good = well known
rating-matches = { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
}
rating-about = The points are those of the bots: 400 more mean ten wins to one. ± says how sure they are: the true number is within it nineteen times out of twenty. What a side is worth by itself is nobody’s merit and is not counted.
web-history-gained = { $points } points
leaderboard-title = Best players
leaderboard-lead = Here is who shows their profile and has played at least { $least } rated matches on this side. The order is by what somebody is at least: the points less ±.
leaderboard-none = Nobody is listed here yet.
leaderboard-place = Place
leaderboard-player = Player
leaderboard-points = Points
leaderboard-matches = Rated matches
leaderboard-more = Further down
leaderboard-top = To the top
leaderboard-bots = The bots stand still
leaderboard-worth = Between equals, { $side } is worth { $points } ± { $error } points more than the other side.
leaderboard-worth-unknown = Nobody knows yet which side is worth more.
pair-title = Find an opponent
pair-lead = You play with anybody who looks for the same: at first with somebody about as strong as you, and after a minute with whoever is there.
pair-clocks = Which clocks will do?
pair-go = Look for an opponent
pair-waiting = Looking for an opponent …
pair-waited = For { $time } so far
pair-within = At most { $points } points apart; soon more
pair-anybody = Anybody will do now
pair-stay = Stay on this page: the match opens by itself.
pair-leave = Stop looking

## What the operator says

web-terms-title = Terms
web-privacy-title = Privacy
web-notice-none = The people who run this server have not written anything here.
web-privacy-kept = What this software keeps
web-privacy-guest = One cookie that knows your browser again, and one against forged forms. Of the cookie the server keeps only a digest. Both go nowhere else.
web-privacy-account = Your name, language and theme, what you have learnt, how strong you are, and on which browsers you are signed in. Of passwords and recovery codes only digests are kept, of passkeys only the public part. An e-mail address only if you give one.
web-privacy-told = Where you want to be told that something waits for you, as long as you want it. A notice in a browser is handed on by that browser’s maker, sealed so that only your browser can read it; a letter, by the mail servers on its way.
web-privacy-matches = Your matches. Others see in them the name you have chosen. If you delete everything, they stay with those you have played, as somebody’s whom nobody knows.
web-privacy-logs = The server’s log has no addresses, names or actions. Addresses are counted in memory for a minute, so that nobody can flood the server; who signs in too often is counted for a day at most, by a digest.
web-privacy-never = There are no third parties on these pages: no advertisements, no statistics, no requests elsewhere.
