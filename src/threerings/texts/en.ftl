# Three Rings: the words all games share, and what the terminal says, in English.

## Words

language-name = English
word-quit = quit
word-log = log
word-yes = yes
word-resign = resign
semicolon = ;

## Players

player-you = you
player-someone = a person at this keyboard
player-bot =
    { $bot ->
        [beginner] bot (beginner)
        [casual] bot (casual player)
        [club] bot (club player)
        [expert] bot (expert)
        [master] bot (master)
       *[other] bot { $bot }
    }
player-number = Player { $number }

## Before a match

welcome = Welcome to Three Rings, a place to play two-player games of Middle-earth. An unofficial fan project.
welcome-language = Which language would you like?
welcome-resume = There is a match that is not over yet: { $file }
welcome-resume-yes = Go on with it
welcome-resume-no = Start a new one
welcome-game = What would you like to play?
welcome-opponent = Who is your opponent?
opponent-beginner = A beginner: thinks a little and sees the next move
opponent-casual = A casual player: sensible, but seldom looks far
opponent-club = A club player: weighs several plans and punishes mistakes
opponent-expert = An expert: looks far ahead and reads what you may hide
opponent-master = The master: thinks for two seconds, as well as it can
opponent-random = Chance: takes any allowed action
opponent-greedy = A greedy bot: takes what looks best at once
opponent-plain = A plain search, to measure the others against
opponent-rating = measured Elo { $elo } ± { $error } above chance
opponent-friend = A friend at this keyboard, with a curtain between your turns
welcome-side = Which side do you play?
side-random = Let chance decide
welcome-options = Which rules do you want?
welcome-options-usual = The usual ones
welcome-options-choose = I want to choose
welcome-some = Type the numbers you want, for example 1 3; Enter takes none.
welcome-games = How many games?
welcome-games-one = One game
welcome-games-two = Two games, sides swapped, one score
welcome-help = At any time, ? explains the game and all that you can type.
press-enter = Press Enter to go on.

## During a match

hint =
    { $last ->
        [1] Type 1 · ? help · log · quit
       *[other] Type a number from 1 to { $last } · ? help · log · quit
    }
mistake-number =
    { $last ->
        [1] There is no choice { $number }: the only one is 1.
       *[other] There is no choice { $number }: the choices are 1 to { $last }.
    }
mistake-unknown = “{ $words }” is no action of this game. Type the number of your choice, or ? for help.
mistake-several = “{ $words }” fits several choices. Type the number of one of them.
mistake-forbidden = Not possible now, by rule { $id }: { $rule }
mistake-explain = There is nothing called “{ $word }”. Try ? alone.
leave-unrecorded = This match is not being recorded: if you leave, it is lost. Leave anyway? (yes/no)
resign-sure = Really resign? That ends the whole match, a second game too. (yes/no)
help-table-choose = To choose, type the number of a choice and press Enter. You can also type words that only one choice has.
help-table-explain = ? and the id of a rule explains that rule; threerings rules prints them all.
help-table-others = log tells the story so far. hint shows what a bot would do in your place. Enter alone draws the table again. quit leaves the table; the match can be resumed later. resign gives up the whole match, a second game too.
curtain-hand-over = Hand over the keyboard. Next: { $person }.
curtain-enter = Press Enter when nobody else is looking.
curtain-secrets = For your eyes only. Press Enter to draw the curtain.

## Leaving, and the end

match-is-recorded = The match is recorded in { $file }
match-commitment = The shuffle is settled and can be proven afterwards. Its commitment: { $commitment }
match-secret-lost = The secret beside this record is missing: the match goes on, but its shuffle can no longer be proven.
match-not-recorded = This match cannot be recorded: { $trouble }
match-recorded = To look at the match again: { $command }
match-go-on = To go on with this match: { $command }
match-lost = The match was not recorded and cannot be resumed.
match-you-won = You have won.
match-you-lost = You have lost.
told-resign = { $side } resigns.
told-timeout = { $side } has run out of time.
told-absent = { $side } has gone: the other player claims the match.
told-abort = { $side } breaks the match off.
match-given-up = That decides both games. The winner: { $winner }.
match-half = After the first of two games – { $first }: { $points }, { $second }: { $others }. Now you swap sides.
match-double = Both games together – { $first }: { $points }, { $second }: { $others }. The winner: { $winner }.
match-double-tie = Both games together – { $first }: { $points }, { $second }: { $others }. The totals are equal, and the rules name the winner: { $winner }.

## Replay and verify

replay-head = After action { $ply } of { $plies }
replay-game = Game { $game } of 2
replay-hint = Enter: next · b: back · a number: to that action · q: quit
verify-sound = { $file } is sound: { $account }
verify-over = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $winner } won ({ $reason })
verify-resigned = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $winner } won ({ $side } resigned; nothing more was played)
verify-unfinished = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, not over yet
verify-proven =
    Proven: every draw ({ $draws } in all) follows from the secret behind the commitment { $commitment } and from what the players added. { $undone ->
        [0] Nothing was taken back.
        [one] One choice was taken back.
       *[other] { $undone } choices were taken back.
    }
verify-added = Added to the shuffle: { $added }
verify-added-none = Nobody has added to the shuffle.
verify-later = The shuffle can be proven once the secret behind the commitment { $commitment } is in the record.

## What can go wrong

input-ended = There is nothing more to read: the input ended.
game-needed = Say which game, for example threerings play the-duel. There are: { $names }
unknown-language = There is no language “{ $name }”; there are: { $names }
unknown-game = There is no game “{ $name }”; there are: { $names }
unknown-bot = There is no bot “{ $name }”; there are: { $names }
unknown-entrant = The bot cannot be found: { $trouble }
unknown-place = There is no “{ $name }” to play on; there are: { $names }
missing-extra = This needs more packages: pip install "threerings[{ $extra }]"
unknown-side = There is no side “{ $name }”; there are: { $names }
unknown-seat = There is no seat “{ $name }” to look from; there are: { $names }
unknown-games = --games takes one of these: { $names }; not “{ $name }”.
unknown-edition = There is no edition “{ $name }”; there are: { $names }
unknown-option = { $game } has no option “{ $option }”.
unknown-rule = { $game } has no rule “{ $rule }”; threerings rules { $game } lists them all.
bot-or-friend = Choose one opponent: --bot or --friend.
friend-needs-terminal = Two people at one keyboard need a terminal that can be cleared between their turns.
too-many-names = Too many names: one for each person who plays.
seed-needs-no-shuffle = --seed deals predictable cards: --twin and --entropy belong to a real shuffle.
twin-needs-two = The same shuffle for both games needs two games: --games 2.
too-many-entropies = More words for the shuffle than people at the table.
resume-alone = A match to resume knows all about itself: give --resume no other option than --language.
file-missing = { $file }: there is no such file.
file-exists = { $file } exists already; it is not overwritten.
file-forbidden = { $file }: you are not allowed to use this file.
file-is-folder = { $file } is a folder, not a file.
file-trouble = { $file }: { $trouble }
output-trouble = The output cannot be written: { $trouble }
file-too-large = { $file } is too large: at most { $most } bytes.
document-too-deep = { $file } is nested too deep.
document-not-text = { $file } is not a text file in UTF-8.
document-not-toml = { $file } is not a TOML file: { $fault }
document-bad = { $file }: { $fault }
record-damaged = { $file } is not a sound record: { $fault }
record-other-rules = { $file } cannot be played again: { $fault }
record-older-rules = This match was begun by version { $made } of the rules; all of it fits today’s, version { $now }.
record-in-use = { $file }: this match is being played elsewhere right now.
record-over = { $file }: this match is over; threerings replay shows it.
record-other-players = The record names a player that nobody here can be: “{ $player }”.

## What is wrong with a record or a deck file

fault-changed = line { $line } was changed, or a line before it is missing.
fault-cut = line { $line } is cut off.
fault-empty = it is empty.
fault-large = it is larger than { $most } bytes.
fault-encoding = line { $line } is not UTF-8 text.
fault-header = line { $line } is not the header of a record.
fault-format = line { $line } belongs to a record of another format.
fault-expected = a header should stand in line { $line }.
fault-illegal = action { $action }, “{ $text }”, is forbidden by rule { $rule }.
fault-unknown = action { $action }, “{ $text }”, does not exist.
fault-newer-rules = it was made by version { $made } of the rules; here they are known only up to version { $now }.
fault-old-rules = it was made by version { $made } of the rules; today’s, version { $now }, do not fit it: { $fault }
fault-early = it claims an end before the match is over.
fault-end = it claims another end than the match has.
fault-games = its games do not belong together.
fault-resign = nobody could resign here as “{ $side }”.
fault-secret = its secret does not fit its commitment.
fault-draw = line { $line }: “{ $text }” was not drawn by this shuffle; “{ $due }” was.
fault-late = line { $line }: something was added to the shuffle after the first draw.
fault-undo = line { $line }: only a player’s choice can be taken back.
fault-added = nobody could add this to the shuffle: “{ $text }”.
fault-section = the section [{ $section }] is missing.
fault-other-section = there is no section [{ $section }] in a deck file.
fault-entry = { $entry } is missing in [{ $section }].
fault-other-entry = [{ $section }] has no { $entry }.
fault-symbols = card { $card }: { $found } is not of the form '1.3.|.2.4' (defence|attack, rows 1 to 4).
fault-fixed = card { $card } must be { $due } by the rules, not { $found }.
fault-range = { $entry } in [{ $section }] must be a whole number from { $least } to { $most }, not { $found }.
fault-track = final in [energy] must not be below preliminary: it is the top of the track.
fault-toml = line { $line } cannot be read as TOML from column { $column } on.
fault-toml-end = it ends in the middle of an entry.
fault-deep = it is nested too deep.
fault-not-text = it is not UTF-8 text.
fault-long = it has more than { $most } letters, or more than { $line } in a line.
fault-choice = { $option }: { $found } is not among the choices.
fault-rated = a rated match is one new game with the printed cards and without a coach, between two people or against a level of the bots.
fault-clocks = that is too many clocks.

## Help for the command line

help-usage = Usage:
help-usage-command = COMMAND …
help-usage-options = [OPTIONS]
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-command-house = Three two-player games of Middle-earth, in English, French and German. An unofficial fan project.
help-command-play = Play against a bot or a friend.
    Without a game, a few questions are asked first. Every action is on disk before you see what it did, so nothing is lost when you stop.
help-command-serve = Open the table in the browser: for this machine, or for others too.
    Every action is on disk before anybody sees what it did. Ctrl-C closes the server; nothing is lost.
help-command-export = Write all matches of a store into a new file, one a line.
    The file knows what every player holds: keep it to yourself. The server may go on meanwhile.
help-command-backup = Copy the matches in the data folder into a new file, while the server goes on.
    The copy is checked. It knows what every player holds: keep it to yourself.
help-command-import = Take the matches of such a file into a store; those that are there already stay as they are.
help-command-replay = Look at a recorded match, step by step.
help-command-verify = Check that a record is unchanged and that every action in it is allowed.
help-command-rules = Read the rules of a game, or one rule.
help-command-ledger = List every rule with the places that enforce it and the tests that prove it.
help-command-arena = Let bots play each other: pairs of matches on the same shuffle with the seats swapped.
    Everybody meets everybody. With a file of results an arena that was stopped goes on where it was.
help-command-exploit = Measure a bot’s weakness: a search plays against it that may ask it in thought what it would choose.
    Pairs of matches on the same shuffle with the seats swapped. Name the master with a number of imagined games, for example master@200.
help-command-ladder = Rate the bots of a game, or of all: every bot meets those one and two rungs away.
    Pairs of matches on the same shuffle with the seats swapped, each level with its own budget.
help-command-bots = Introduce the bots, with their measured strength.
help-option-thoughts = Show what the bots think: at once if two of them play each other, else after the match, with threerings replay FILE --thoughts.
help-option-processes = Let a bot think in so many processes at once: stronger in the same time, on a machine with as many cores.
help-option-longest = The longest a decision may take, in seconds; shortens the levels’ own budgets.
help-option-imagined = The most imagined games for a decision; then no clock is looked at, and the same seed plays the same matches everywhere.
help-option-write = Write the tables into this page; the other games’ sections stay.
help-option-figures = Write the ratings into this file, as src/threerings/bots/ladder.toml is; the other games’ stay.
help-command-corpus = Let bots play for a learner: whole matches, as JSON lines or Parquet by the name of the file.
    One bot plays itself; two change seats after every match. A run that was stopped goes on where it was.
help-command-corpus-show = Look at a corpus: its matches, and how they ended. With --out, write what you chose of it in either format.
help-option-game = The game: the-duel, confrontation or middle-earth
help-option-bot = Play against this bot: beginner, casual, club, expert or master; casual if you name no opponent. Two bots play each other, and you watch. threerings bots introduces them.
help-option-friend = Two people play at this keyboard, with a curtain between their turns.
help-option-side = The side you play first: gandalf or balrog in the-duel, light or dark in confrontation, fellowship or sauron in middle-earth; without it chance decides.
help-option-language = The language; without it your system’s.
help-option-edition = the-duel: which edition’s rules: kosmos (German and English, the usual ones) or tilsit (French).
help-option-deck = the-duel: play with the cards of this deck file.
help-option-games = 2: a match of two games with the sides swapped and one score.
help-option-twin = Both games of --games 2 are played on the same shuffle.
help-option-entropy = Words that you add to the shuffle; a second --entropy is your friend’s. They stand in the record.
help-option-record = Record the match in this new file instead of the data folder (THREERINGS_DATA, else ~/.local/share/threerings).
help-option-resume = Go on with a recorded match.
help-option-name = Your name; a second --name is your friend’s.
help-option-seed = Predictable dice, for tests: the same number deals the same cards, so whoever knows it knows the deal. For a real match leave it out.
help-option-host = The address to listen on; this machine only, unless you name another.
help-option-port = The port; 0 takes any free one.
help-option-data = The folder for the matches (else THREERINGS_DATA, or ~/.local/share/threerings).
help-option-store = The address of a PostgreSQL database that several servers may share, for example postgresql://rings@db.example.org/rings; without it the matches are in the data folder.
help-option-matches = The file of matches.
help-option-allow = Another name by which browsers may ask for this server, for example games.example.org. Can be given several times.
help-option-https = Browsers reach the server by https only, through a proxy: cookies are never sent otherwise.
help-option-proxies = The address or network of a proxy that is believed when it says for whom it speaks, for example 10.0.0.0/8; a proxy on this machine is, unless you name others. Can be given several times.
help-option-open = Open a browser at once.
help-option-bots = The bots: a level, random, greedy, plain, cheat, which knows the truth, or your own as module:name, whose code then runs. master@400 is a master with 400 imagined games
help-option-copy = The new file.
help-option-log = Write a line for every request and event, in plain words or as JSON; without it only what goes wrong.
help-option-metrics = Offer figures for Prometheus on this port, to this machine only.
help-option-workers = Number of processes in which bots think at the same time; without it, as many as the machine has cores.
help-option-smtp = Hand letters in there: smtp://USER:PASSWORD@HOST:PORT or smtps://…; better kept in THREERINGS_SMTP. Without it there are none.
help-option-mail-from = The address from which letters come; or THREERINGS_MAIL_FROM.
help-option-tell-anywhere = Let notices go to addresses of your own network too, and by plain http.
help-option-opponent = The bot to measure; master@200 thinks 200 imagined games far.
help-option-pairs = How many pairs of matches for each two bots.
help-option-time = Seconds for each decision, instead of the bots’ own budgets.
help-option-iterations = Imagined games for each decision; then the same seed plays the same matches everywhere.
help-option-start = Which matches: the same number plays on the same shuffles, another on others.
help-option-results = Keep the results in this file, and go on from it.
help-option-jobs = Matches played at the same time; as many as there are cores.
help-option-stop = With two bots: stop as soon as it is clear whether the first is stronger.
help-option-number = How many matches.
help-option-out = The file: its name ends with .jsonl or .parquet.
help-option-on = Where to play: in processes of this machine (pool) or on Ray, that of RAY_ADDRESS or one of its own.
help-option-source = The corpus.
help-option-only = Only matches of this game.
help-option-winner = Only matches that this side won, or nobody.
help-option-reason = Only matches that ended so, for example top.
help-option-entrant = Only matches with this bot, in either seat.
help-option-least = Only matches of so many plies or more.
help-option-most = Only matches of so many plies or fewer.
help-option-rows = How many matches to show one by one.
help-option-check = Play every match again by the rules.
help-option-target = Write the chosen matches into this new file, .jsonl or .parquet.
help-option-file = The record.
help-option-seat = Whose knowledge to look from: one side’s, the spectators’ (public), or all cards open. Without it: open, or public while the match is not over.
help-option-rule = A rule, for example DU-X3, CO-K2 or ME-W1
help-option-tests = The folder of the tests.
help-option-version = Print the version and stop.
help-option-help = Print this page and stop.

## The server

serve-ready = Three Rings is open: { $url } (Ctrl-C closes it)
serve-no-browser = No browser could be opened: please open the address yourself.
serve-port = { $address } cannot be used: another program listens there, or you are not allowed to. Try another --port.
serve-newer = The matches in { $folder } were written by a later version of Three Rings.
store-trouble = The store { $place } cannot be used: { $trouble }
store-unknown = “{ $place }” is no store: name a file, or the address of a PostgreSQL database that begins with postgresql://.
store-in-use = { $place }: another server is using this store.
store-foreign = { $place } is a database of another program; it was left as it is.
store-damaged = The store { $place } is damaged: { $trouble }. It was left as it is; put a backup (threerings backup) in its place.
store-lost = The store { $place } has lost changes that it had confirmed ({ $trouble }), because { $place }-wal was damaged or removed. Nothing was changed: put a backup (threerings backup) in its place and remove { $place }-mark, or remove only that to go on with what is left.
serve-metrics = Figures for Prometheus need one more package: pip install "threerings[metrics]"
serve-smtp = --smtp: this is no mail server; write smtp://HOST or smtps://HOST, with USER:PASSWORD@ before the host if need be.
serve-mail-from = --mail-from: letters need an address from which they come.
serve-key = The key by which push services know this server cannot be used: { $fault }
serve-proxy = --trust-proxy { $address }: this is no address and no network, for example 10.0.0.7 or 10.0.0.0/8.
backup-done =
    { $number ->
        [one] { $number } match is in { $file }.
       *[other] { $number } matches are in { $file }.
    }
backup-elsewhere = { $place } is a PostgreSQL database: pg_dump copies it while the server goes on.
export-done =
    { $number ->
        [one] { $number } match is in { $file }.
       *[other] { $number } matches are in { $file }.
    }
import-done =
    { $number ->
        [one] { $number } match is new; already there: { $old }.
       *[other] { $number } matches are new; already there: { $old }.
    }
import-damaged = { $file } cannot be read: line { $line } is no match, or the one it follows is missing.
import-old-rules = { $file }, line { $line }: this match is kept, but cannot be shown: { $fault }
import-newer-rules = { $file }, line { $line }: this match cannot be taken over: { $fault }
import-unfinished = { $file } does not end with its end mark: it was cut off, or an older version wrote it. Export again; or, if you know that nothing is missing, add the line { $end } at its end.

## Setting up, and matches without a winner

word-random = random
word-again = again
hint-setup = random: the rest by chance · again: as the last time
setup-unknown = You have no remembered set-up for this side yet.
setup-differs = Your last set-up does not fit the pieces that you have already placed.
match-double-draw = Both games together – { $first }: { $points }, { $second }: { $others }. It is a draw.
verify-draw = { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, nobody won ({ $reason })

## Options of any game

unknown-choice = { $option } takes one of these: { $names }; not “{ $name }”.
option-unreadable = --option takes a name and a value, for example --option { $example }; not “{ $typed }”.
help-option-option = An option of the game and its value, for example --option retreat=must (in confrontation: retreat-shield=off|on, retreat=may|must, no-move=lenient|strict, variants=shadowfax,gandalf-the-white,palantir,recall). Can be given several times.
position-bad = --position: { $trouble }.
position-over = --position: the match is over there already.
help-option-position = Start every match from this position, written in the game’s notation.


## The arena

arena-matches = Matches
arena-bot = Bot
arena-other = against
arena-score = Score (95%, matches)
arena-as = { $side ->
    [0] in the first seat
   *[1] in the second
    }
arena-ends = Ends
arena-bots = An arena needs two or more bots, each named once.

## Thoughts

word-hint = hint
thoughts-head = Thoughts of { $who }: { $games } imagined games in { $time } ms
thoughts-action = { $share }% · tried { $visits ->
        [one] once
       *[other] { $visits } times
    } · { $offer }
thoughts-line = expected: { $line }
thoughts-none-needed = There is only one thing to do.
thoughts-later = { $file }: the match is not over; what bots think is shown only then.
too-many-bots = At most two bots play each other.
## Corpora

corpus-game = Game
corpus-seats = First seat – second seat
corpus-plies = Plies
corpus-bots = A corpus needs one bot, or two.
corpus-in-use = { $file }: another run is writing this file right now.

## Lessons

learn-right = That is right.
learn-hint = Hint: { $offer }.
learn-done = { $done ->
    [0] { $lessons } short lessons, a minute or two each
   *[other] { $done } of { $lessons } lessons done
}
learn-ticked = done
learn-step = Step { $step } of { $steps }
learn-again = Try again
learn-enough = You know enough for a first match. A coach sits beside you, and the other lessons can wait.
learn-over = You know the game
learn-over-text = That was the last lesson. Everything else you learn by playing: your first opponent is still learning too.
learn-about = Look at: { $things }
learn-which = Which lesson? Enter takes the next one, quit leaves.
learn-next-command = The next lesson: { $command }
learn-play-command = Your first match: { $command }
learn-games = Which game would you like to learn?
learn-needed = Say which game, for example threerings learn the-duel. There are lessons for: { $names }
learn-unknown = There is no lesson “{ $name }”; there are: { $names }
help-command-learn = Learn a game: short lessons at the table, from the first card on.
help-option-lesson = A lesson, for example first-card; without it you choose from the list.

## The coach, at every door
## $gain is a sentence of a game's advice, $offer one of its choices, the numbers are chances in percent.

coach-one = Your chance to win is about { $share }%, and one choice is better than the others.
coach-even = Your chance to win is about { $share }%, and several choices are equally good.
coach-look-for = Look for a choice with this: { $gain }
coach-mistake = This lowers your chance to win from about { $before }% to { $after }%.
coach-missed = This misses a win that was there to take.
coach-better = Better: { $offer }.
aid-used = With help: { $aids }.
aid-used-hints =
    { $number ->
        [one] { $side } asked for one hint
       *[other] { $side } asked for { $number } hints
    }
aid-used-coach = { $side } had a coach
aid-used-chances = { $side } was shown the chances of what was hidden
coach-sure = Choose it all the same? (yes/no)
coach-alone = A coach is only for those who play alone against a bot.
hint-alone = Hints are only given against a bot.
help-option-coach = Play with a coach, who tells you what matters and asks once more before a mistake; only against a bot.
## What could be known of hidden things, at every door
## $place is where they are, $held how many, $rows a list of chances and names.

belief-head = What could be known
belief-show = What could be known: { $side }
belief-hide = Hide what could be known
belief-exact = { $place } ({ $held }), exactly
belief-estimate = { $place } ({ $held }), estimated
belief-sentence-exact = Chances, exactly: { $rows }.
belief-sentence-estimate = Chances, estimated: { $rows }.
belief-share = { $share }%
belief-least = < 1%
belief-most = > 99%
belief-certain = certain
belief-about = ≈ { $chance }
belief-each = { $number } × { $chance }
belief-nothing = Nothing is hidden that could be guessed.
belief-seat = Chances are shown to a side: add --seat { $first } or --seat { $second }.
belief-later = { $file } is not finished. Chances are shown once a match is over.
help-option-beliefs = Show with every step how likely it was, as far as that side could know, what lay hidden; only with --seat, and after the end.

## Puzzles

puzzle-head = Puzzle { $number } · difficulty { $difficulty } of 5 · { $side }
puzzle-words = The number of the best choice · ? help · hint · resign: the solution · quit
puzzle-solved = Solved.
puzzle-shown = Here is the solution.
puzzle-wrong = That is not the best choice.
puzzle-chance = “{ $choice }” wins { $chance } of 100 matches.
puzzle-rival = The next best is “{ $choice }”, with { $chance } of 100.
puzzle-cost = This choice wins { $chance } of 100 matches; the best one wins { $best }.
puzzle-plan = You began rightly, but the turn goes on differently.
puzzle-exact = This is proven: every way the match can go on was looked at.
puzzle-deep = { $searches } searches of { $iterations } imagined matches each agree, and they knew no more than you.
puzzle-solution = The solution: { $choice }
puzzle-next = Enter: the next puzzle · quit
puzzle-about = What it is about: { $theme }
puzzle-theme-win = Win at once
puzzle-unknown = { $game } has { $last } puzzles; none of them is the one you ask for.
unknown-theme = There is no theme { $name } here; there is { $names }.
puzzle-progress = Puzzles
puzzle-checked =
    { $failed ->
        [0] Puzzles solved again: { $number }; all of them hold.
       *[other] Puzzles solved again: { $number }; these do not hold: { $failed }.
    }
help-command-puzzles = Solve puzzles: positions in which one choice is clearly the best.
    Without a game you begin with the puzzle of the day. “puzzles make” finds new ones, “puzzles check” solves them all again.
help-command-puzzles-make = Look for puzzles in matches of bots, and write them into a file.
    It can be stopped at any time and goes on where it was.
help-command-puzzles-check = Solve the puzzles of a game, or of all games, again: does each solution still lead?
help-option-puzzle = Begin with this puzzle.
help-option-theme = Only puzzles about this, for example win.
help-option-difficulty = Only puzzles as hard as this.
help-option-goal = How many puzzles the file should hold.
help-option-collection = The file, which grows line by line.

## A review of a match that is over
## All numbers but choices, games and actions are chances to win in percent, or parts of one with a sign.

review-progress = Choices
review-head = Each choice was judged by { $iterations } imagined games, seed { $seed }, knowing what its player could know.
review-accuracy = As good as the best choice, as far as can be told: { $good } of { $choices } ({ $share }%)
review-curve = Chance to win: { $line }
review-marks =
    { $number ->
        [0] No clear mistakes.
        [one] One clear mistake:
       *[other] { $number } clear mistakes:
    }
review-mark = Action { $ply }: { $offer }. The chance to win fell from { $before }% to { $after }% (± { $error }).
review-hindsight = With hindsight
review-hindsight-text = What follows is judged by all that was hidden. Nobody could know it, so it is no blame.
review-parts = { $side }: from { $before }% before the first choice to { $after }% at the end. Luck of the draw { $luck }, what nobody could foresee { $unknown }, own choices { $own }, the other’s choices { $other }.
review-surprise = { $side }, action { $ply }: { $offer }. A good choice, but by what was hidden the chance to win went from { $before }% to { $after }%. With hindsight: { $better }.
review-many = { $matches } matches are reviewed in { $file }.
review-later = { $file }: the match is not over; it can be reviewed then.
review-budgets = Give either --time or --iterations.
help-command-review = Review a match that is over: the chance to win at every choice, clear mistakes and why.
    Every choice is judged by what its player could know; what only hindsight tells stands apart, with how much was luck. “review corpus” reviews a whole corpus.
help-command-review-corpus = Review every match of a corpus: a line of JSON for each, in the same order.
    It can be stopped at any time and goes on where it was.
help-option-judged = Show only the choices of this side.
help-option-whole = About how long it may take in all, in seconds.
help-option-thought = Imagined games for each choice.
help-option-chance = The same number gives the same review, another one looks again with other chance.
help-option-json = Print everything as JSON, a line for each game.
help-option-reviews = The file of reviews, which grows line by line.

## The operator

help-command-admin = Look after a server's store, also while the server goes on.
    list: the newest matches, or one, with the ids of those who play. close MATCH: end it; it counts for nothing. block GUEST: let somebody in no more, and close what they play; unblock GUEST: let them in again. forget GUEST: remove all that is known of somebody. texts: write terms and privacy into the data folder, to fill in.
help-option-action = What to do
help-option-whom = The id of a match or of a guest
admin-unknown = There is no “{ $typed }” to do; there is { $actions }.
admin-whom = { $action } what? An id is needed: threerings admin list tells them.
admin-no-match = There is no match { $match }.
admin-not-going = There is no match { $match } that goes on.
admin-nobody = There is no guest { $guest }.
admin-closed = The match { $match } is closed.
admin-forgotten = All that was known of { $guest } is removed. { $number ->
    [0] No match went on.
    [one] One match that went on is closed.
   *[other] { $number } matches that went on are closed.
 }
admin-blocked = { $guest } is not let in any more. { $number ->
    [0] No match went on.
    [one] One match that went on is closed.
   *[other] { $number } matches that went on are closed.
 }
admin-report = { $match }, { $day }: { $guest } complains of { $against }
admin-no-reports = Nobody has complained.
admin-settled = What was said of the match { $match } in complaints is removed.
admin-unblocked = { $guest } is let in again.
admin-text = Written: { $file }. Fill in what stands in brackets.
