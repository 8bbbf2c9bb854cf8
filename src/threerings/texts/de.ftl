# Three Rings: the words all games share, and what the terminal says, in German.

## Words

language-name = Deutsch
word-quit = ende
word-log = verlauf
word-yes = ja
word-resign = aufgeben
semicolon = ;

## Players

player-you = du
player-someone = jemand an dieser Tastatur
player-bot =
    { $bot ->
        [beginner] Bot (Anfänger)
        [casual] Bot (Hobbyspieler)
        [club] Bot (Vereinsspieler)
        [expert] Bot (Experte)
        [master] Bot (Meister)
       *[other] Bot { $bot }
    }
player-number = Spieler { $number }

## Before a match

welcome = Willkommen bei Three Rings, wo man zu zweit in Mittelerde spielt. Ein inoffizielles Projekt von Fans.
welcome-language = Welche Sprache möchtest du?
welcome-resume = Eine Partie ist noch nicht zu Ende: { $file }
welcome-resume-yes = Sie fortsetzen
welcome-resume-no = Eine neue beginnen
welcome-game = Was möchtest du spielen?
welcome-opponent = Gegen wen möchtest du spielen?
opponent-beginner = Ein Anfänger: denkt ein wenig nach und sieht den nächsten Zug
opponent-casual = Ein Hobbyspieler: vernünftig, aber selten vorausschauend
opponent-club = Ein Vereinsspieler: wägt mehrere Pläne ab und bestraft Fehler
opponent-expert = Ein Experte: sieht weit voraus und ahnt, was du verbirgst
opponent-master = Der Meister: denkt zwei Sekunden nach, so gut er kann
opponent-random = Der Zufall: nimmt irgendeine erlaubte Aktion
opponent-greedy = Ein gieriger Bot: nimmt, was im Augenblick am besten aussieht
opponent-plain = Eine schlichte Suche, um die anderen daran zu messen
opponent-rating = gemessene Elo-Zahl { $elo } ± { $error } über dem Zufall
opponent-friend = Jemand an dieser Tastatur, mit einem Vorhang zwischen euren Zügen
welcome-side = Welche Seite spielst du?
side-random = Der Zufall soll entscheiden
welcome-options = Welche Regeln möchtest du?
welcome-options-usual = Die üblichen
welcome-options-choose = Ich möchte auswählen
welcome-some = Tippe die gewünschten Nummern ein, zum Beispiel 1 3; die Eingabetaste allein nimmt keine.
welcome-games = Wie viele Spiele?
welcome-games-one = Ein Spiel
welcome-games-two = Zwei Spiele, Seiten getauscht, eine Wertung
welcome-help = Jederzeit erklärt ? das Spiel und alles, was du eintippen kannst.
press-enter = Weiter mit der Eingabetaste.

## During a match

hint =
    { $last ->
        [1] Tippe 1 · ? Hilfe · verlauf · ende
       *[other] Tippe eine Zahl von 1 bis { $last } · ? Hilfe · verlauf · ende
    }
mistake-number =
    { $last ->
        [1] Eine Wahl { $number } gibt es nicht: Es gibt nur die 1.
       *[other] Eine Wahl { $number } gibt es nicht: Möglich sind 1 bis { $last }.
    }
mistake-unknown = „{ $words }“ ist keine Aktion dieses Spiels. Tippe die Zahl deiner Wahl, oder ? für Hilfe.
mistake-several = „{ $words }“ passt zu mehreren Möglichkeiten. Tippe die Zahl einer von ihnen.
mistake-forbidden = Das geht jetzt nicht, nach Regel { $id }: { $rule }
mistake-explain = Es gibt nichts mit dem Namen „{ $word }“. Versuche es mit ? allein.
leave-unrecorded = Diese Partie wird nicht aufgezeichnet: Wenn du gehst, ist sie verloren. Trotzdem gehen? (ja/nein)
resign-sure = Wirklich aufgeben? Damit ist die ganze Partie zu Ende, auch ein zweites Spiel. (ja/nein)
help-table-choose = Tippe die Zahl deiner Wahl und drücke die Eingabetaste. Du kannst auch Wörter eintippen, die nur in einer Wahl vorkommen.
help-table-explain = ? und die Nummer einer Regel erklärt diese Regel; threerings rules zeigt alle.
help-table-others = verlauf erzählt, was bisher geschah. tipp zeigt, was ein Bot an deiner Stelle täte. Die Eingabetaste allein zeichnet den Tisch neu. Mit ende verlässt du den Tisch; die Partie kann später fortgesetzt werden. Mit aufgeben gibst du die ganze Partie auf, auch ein zweites Spiel.
curtain-hand-over = Gebt die Tastatur weiter. Als Nächstes: { $person }.
curtain-enter = Drücke die Eingabetaste, wenn sonst niemand zusieht.
curtain-secrets = Nur für deine Augen. Mit der Eingabetaste fällt der Vorhang.

## Leaving, and the end

match-is-recorded = Die Partie wird aufgezeichnet in { $file }
match-commitment = Die Mischung steht fest und lässt sich hinterher beweisen. Ihre Bindung: { $commitment }
match-secret-lost = Das Geheimnis neben dieser Aufzeichnung fehlt: Die Partie geht weiter, aber ihre Mischung lässt sich nicht mehr beweisen.
match-not-recorded = Diese Partie kann nicht aufgezeichnet werden: { $trouble }
match-recorded = So siehst du die Partie noch einmal: { $command }
match-go-on = So geht diese Partie weiter: { $command }
match-lost = Die Partie wurde nicht aufgezeichnet und kann nicht fortgesetzt werden.
match-you-won = Du hast gewonnen.
match-you-lost = Du hast verloren.
told-resign = { $side } gibt auf.
told-timeout = Die Zeit ist abgelaufen: { $side }.
told-absent = { $side } ist nicht mehr da: Die andere Seite beansprucht den Sieg.
told-abort = { $side } bricht die Partie ab.
match-given-up = Damit sind beide Spiele entschieden. Es gewinnt: { $winner }.
match-half = Nach dem ersten von zwei Spielen – { $first }: { $points }, { $second }: { $others }. Jetzt tauscht ihr die Seiten.
match-double = Beide Spiele zusammen – { $first }: { $points }, { $second }: { $others }. Es gewinnt: { $winner }.
match-double-tie = Beide Spiele zusammen – { $first }: { $points }, { $second }: { $others }. Bei Gleichstand bestimmt die Regel, wer gewinnt: { $winner }.

## Replay and verify

replay-head = Nach Aktion { $ply } von { $plies }
replay-game = Spiel { $game } von 2
replay-hint = Eingabetaste: weiter · b: zurück · eine Zahl: zu dieser Aktion · q: Ende
verify-sound = { $file } ist unversehrt: { $account }
verify-over = { $game }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, Sieg für { $winner } ({ $reason })
verify-resigned = { $game }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, Sieg für { $winner } ({ $side } hat aufgegeben; mehr wurde nicht gespielt)
verify-unfinished = { $game }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, noch nicht zu Ende
verify-proven =
    Bewiesen: Jede Ziehung ({ $draws } insgesamt) folgt aus dem Geheimnis hinter der Bindung { $commitment } und aus dem, was die Spieler dazugegeben haben. { $undone ->
        [0] Nichts wurde zurückgenommen.
        [one] Eine Wahl wurde zurückgenommen.
       *[other] { $undone }-mal wurde eine Wahl zurückgenommen.
    }
verify-added = Zur Mischung dazugegeben: { $added }
verify-added-none = Niemand hat etwas zur Mischung dazugegeben.
verify-later = Die Mischung lässt sich beweisen, sobald das Geheimnis hinter der Bindung { $commitment } in der Aufzeichnung steht.

## What can go wrong

input-ended = Es gibt nichts mehr zu lesen: Die Eingabe ist zu Ende.
game-needed = Nenne ein Spiel, zum Beispiel threerings play the-duel. Es gibt: { $names }
unknown-language = Eine Sprache „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-entrant = Der Bot ist nicht zu finden: { $trouble }
unknown-place = „{ $name }“ ist kein Ort zum Spielen; es gibt: { $names }
missing-extra = Dafür fehlen Pakete: pip install "threerings[{ $extra }]"
unknown-side = Eine Seite „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-seat = Einen Blickwinkel „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-games = --games nimmt einen dieser Werte: { $names }; nicht „{ $name }“.
unknown-edition = Eine Edition „{ $name }“ gibt es nicht; es gibt: { $names }
unknown-option = { $game } hat keine Option „{ $option }“.
unknown-rule = { $game } hat keine Regel „{ $rule }“; threerings rules { $game } nennt alle.
bot-or-friend = Nimm nur einen Gegner: --bot oder --friend.
friend-needs-terminal = Zwei an einer Tastatur brauchen ein Terminal, das sich zwischen den Zügen leeren lässt.
too-many-names = Zu viele Namen: einer für jede Person, die mitspielt.
seed-needs-no-shuffle = --seed gibt vorhersehbare Karten: --twin und --entropy gehören zu einer echten Mischung.
twin-needs-two = Dieselbe Mischung für beide Spiele braucht zwei Spiele: --games 2.
too-many-entropies = Mehr Worte für die Mischung als Leute am Tisch.
resume-alone = Eine Partie, die fortgesetzt wird, weiß alles über sich selbst: Neben --resume geht nur --language.
file-missing = { $file }: Diese Datei gibt es nicht.
file-exists = { $file } gibt es schon; die Datei wird nicht überschrieben.
file-forbidden = { $file }: Du darfst diese Datei nicht benutzen.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-trouble = { $file }: { $trouble }
output-trouble = Die Ausgabe kann nicht geschrieben werden: { $trouble }
file-too-large = { $file } ist zu groß: höchstens { $most } Bytes.
document-too-deep = { $file } ist zu tief verschachtelt.
document-not-text = { $file } ist keine Textdatei in UTF-8.
document-not-toml = { $file } ist keine TOML-Datei: { $fault }
document-bad = { $file }: { $fault }
record-damaged = { $file } ist keine unversehrte Aufzeichnung: { $fault }
record-other-rules = { $file } lässt sich nicht noch einmal spielen: { $fault }
record-older-rules = Diese Partie wurde nach Version { $made } der Regeln begonnen; alles an ihr passt zu den heutigen, Version { $now }.
record-in-use = { $file }: Diese Partie wird gerade anderswo gespielt.
record-over = { $file }: Diese Partie ist zu Ende; threerings replay zeigt sie.
record-other-players = Die Aufzeichnung nennt jemanden, den hier niemand spielen kann: „{ $player }“.

## What is wrong with a record or a deck file

fault-changed = Zeile { $line } wurde verändert, oder vor ihr fehlt eine Zeile.
fault-cut = Zeile { $line } ist abgeschnitten.
fault-empty = Sie ist leer.
fault-large = Sie ist größer als { $most } Bytes.
fault-encoding = Zeile { $line } ist kein UTF-8-Text.
fault-header = Zeile { $line } ist kein Kopf einer Aufzeichnung.
fault-format = Zeile { $line } gehört zu einer Aufzeichnung in einem anderen Format.
fault-expected = In Zeile { $line } sollte ein Kopf stehen.
fault-illegal = Aktion { $action }, „{ $text }“, verbietet die Regel { $rule }.
fault-unknown = Aktion { $action }, „{ $text }“, gibt es nicht.
fault-newer-rules = Sie entstand nach Version { $made } der Regeln; hier sind sie nur bis Version { $now } bekannt.
fault-old-rules = Sie entstand nach Version { $made } der Regeln; die heutigen, Version { $now }, passen nicht dazu: { $fault }
fault-early = Sie behauptet ein Ende, bevor die Partie zu Ende ist.
fault-end = Sie behauptet ein anderes Ende, als die Partie hat.
fault-games = Ihre Spiele gehören nicht zusammen.
fault-resign = Als „{ $side }“ konnte hier niemand aufgeben.
fault-secret = Ihr Geheimnis passt nicht zu ihrer Bindung.
fault-draw = Zeile { $line }: „{ $text }“ wurde nicht von dieser Mischung gezogen, sondern „{ $due }“.
fault-late = Zeile { $line }: Nach der ersten Ziehung wurde noch etwas zur Mischung dazugegeben.
fault-undo = Zeile { $line }: Nur die Wahl eines Spielers kann zurückgenommen werden.
fault-added = Niemand konnte das zur Mischung dazugeben: „{ $text }“.
fault-section = Der Abschnitt [{ $section }] fehlt.
fault-other-section = Einen Abschnitt [{ $section }] gibt es in einer Kartendatei nicht.
fault-entry = In [{ $section }] fehlt { $entry }.
fault-other-entry = In [{ $section }] gibt es kein { $entry }.
fault-symbols = Karte { $card }: { $found } hat nicht die Form '1.3.|.2.4' (Verteidigung|Angriff, Reihen 1 bis 4).
fault-fixed = Karte { $card } muss nach den Regeln { $due } sein, nicht { $found }.
fault-range = { $entry } in [{ $section }] muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
fault-track = final in [energy] darf nicht unter preliminary liegen: Es ist das obere Ende der Leiste.
fault-toml = Zeile { $line } ist ab Spalte { $column } nicht als TOML lesbar.
fault-toml-end = Sie hört mitten in einem Eintrag auf.
fault-deep = Sie ist zu tief verschachtelt.
fault-not-text = Sie ist kein UTF-8-Text.
fault-long = Sie hat mehr als { $most } Zeichen, oder mehr als { $line } in einer Zeile.
fault-choice = { $option }: { $found } steht nicht zur Wahl.
fault-rated = eine gewertete Partie ist ein neues einzelnes Spiel mit den gedruckten Karten und ohne Coach, zwischen zwei Menschen oder gegen eine Stufe der Bots.
fault-clocks = das sind zu viele Uhren.

## Help for the command line

help-usage = Aufruf:
help-usage-command = BEFEHL …
help-usage-options = [OPTIONEN]
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-command-house = Drei Spiele für zwei in Mittelerde, auf Englisch, Französisch und Deutsch. Ein inoffizielles Projekt von Fans.
help-command-play = Gegen einen Bot oder einen anderen Menschen spielen.
    Ohne den Namen eines Spiels kommen erst ein paar Fragen. Jede Aktion ist auf der Festplatte, bevor du ihre Wirkung siehst: Nichts geht verloren, wenn du aufhörst.
help-command-serve = Den Tisch im Browser öffnen: für diesen Rechner oder auch für andere.
    Jede Aktion ist auf der Festplatte, bevor jemand ihre Wirkung sieht. Strg-C schließt den Server; nichts geht verloren.
help-command-export = Alle Partien eines Speichers in eine neue Datei schreiben, eine je Zeile.
    Die Datei weiß, was jeder auf der Hand hat: Behalte sie für dich. Der Server darf dabei weiterlaufen.
help-command-backup = Die Partien im Datenordner in eine neue Datei kopieren, während der Server weiterläuft.
    Die Kopie wird geprüft. Sie weiß, was jeder auf der Hand hat: Behalte sie für dich.
help-command-import = Die Partien einer solchen Datei in einen Speicher übernehmen; was schon da ist, bleibt, wie es ist.
help-command-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
help-command-verify = Prüfen, ob eine Aufzeichnung unverändert und jede Aktion darin erlaubt ist.
help-command-rules = Die Regeln eines Spiels lesen, oder eine davon.
help-command-ledger = Jede Regel mit den Stellen nennen, die sie durchsetzen, und den Tests, die sie beweisen.
help-command-arena = Bots gegeneinander spielen lassen: Paare von Partien mit derselben Mischung und getauschten Plätzen.
    Jeder trifft jeden. Mit einer Ergebnisdatei geht eine abgebrochene Arena dort weiter, wo sie war.
help-command-exploit = Die Schwäche eines Bots messen: Eine Suche spielt gegen ihn, die ihn in Gedanken fragen darf, was er wählen würde.
    Paare von Partien mit derselben Mischung und getauschten Plätzen. Beim Meister gehört eine Zahl gedachter Spiele dazu, etwa master@200.
help-command-ladder = Die Bots eines Spiels bewerten, oder aller: Jeder trifft auf die, die ein und zwei Sprossen entfernt sind.
    Paare von Partien mit derselben Mischung und getauschten Plätzen, jede Stufe mit ihrer eigenen Bedenkzeit.
help-command-bots = Die Bots vorstellen, mit ihrer gemessenen Stärke.
help-option-thoughts = Zeigen, was die Bots denken: sofort, wenn zwei von ihnen gegeneinander spielen, sonst nach der Partie, mit threerings replay FILE --thoughts.
help-option-processes = Einen Bot in so vielen Prozessen zugleich denken lassen: stärker in derselben Zeit, auf einem Rechner mit so vielen Kernen.
help-option-longest = Wie lange eine Entscheidung höchstens dauern darf, in Sekunden; verkürzt die Bedenkzeit der Stufen.
help-option-imagined = Gedachte Spiele für eine Entscheidung, höchstens; dann zählt keine Uhr, und dieselbe Anfangszahl spielt überall dieselben Partien.
help-option-write = Die Tabellen in diese Seite schreiben; die Abschnitte der anderen Spiele bleiben.
help-option-figures = Die Bewertungen in diese Datei schreiben, wie src/threerings/bots/ladder.toml; die der anderen Spiele bleiben.
help-command-corpus = Bots für einen Lerner spielen lassen: ganze Partien, als JSON-Zeilen oder Parquet je nach Namen der Datei.
    Ein Bot spielt gegen sich selbst; zwei tauschen nach jeder Partie die Plätze. Ein Lauf, der abbrach, geht weiter, wo er war.
help-command-corpus-show = Ein Korpus ansehen: seine Partien und wie sie endeten. Mit --out das Ausgewählte in einem der Formate schreiben.
help-option-game = Das Spiel: the-duel, confrontation oder middle-earth
help-option-bot = Gegen diesen Bot spielen: beginner, casual, club, expert oder master; casual, wenn du keinen Gegner nennst. Zwei Bots spielen gegeneinander, und du siehst zu. threerings bots stellt sie vor.
help-option-friend = Zwei spielen an dieser Tastatur, mit einem Vorhang zwischen den Zügen.
help-option-side = Die Seite, die du zuerst spielst: gandalf oder balrog in the-duel, light oder dark in confrontation, fellowship oder sauron in middle-earth; ohne diese Option entscheidet der Zufall.
help-option-language = Die Sprache; ohne diese Option die deines Systems.
help-option-edition = the-duel: nach den Regeln welcher Ausgabe: kosmos (deutsch und englisch, die üblichen) oder tilsit (französisch).
help-option-deck = the-duel: mit den Karten dieser Kartendatei spielen.
help-option-games = 2: eine Partie aus zwei Spielen mit getauschten Seiten und einer Wertung.
help-option-twin = Beide Spiele von --games 2 werden mit derselben Mischung gespielt.
help-option-entropy = Worte, die du zur Mischung dazugibst; ein zweites --entropy ist das deines Freundes. Sie stehen in der Aufzeichnung.
help-option-record = Die Partie in dieser neuen Datei aufzeichnen statt im Datenordner (THREERINGS_DATA, sonst ~/.local/share/threerings).
help-option-resume = Eine aufgezeichnete Partie fortsetzen.
help-option-name = Dein Name; ein zweites --name nennt die andere Person.
help-option-seed = Vorhersehbarer Zufall, für Tests: Dieselbe Zahl gibt dieselben Karten, und wer sie kennt, kennt das Blatt. Für eine echte Partie weglassen.
help-option-host = Die Adresse, unter der der Server lauscht; nur dieser Rechner, wenn du keine andere nennst.
help-option-port = Der Port; 0 nimmt irgendeinen freien.
help-option-data = Der Ordner für die Partien (sonst THREERINGS_DATA oder ~/.local/share/threerings).
help-option-store = Die Adresse einer PostgreSQL-Datenbank, die sich mehrere Server teilen dürfen, zum Beispiel postgresql://rings@db.example.org/rings; ohne diese Option sind die Partien im Datenordner.
help-option-matches = Die Datei mit den Partien.
help-option-allow = Ein weiterer Name, unter dem Browser diesen Server ansprechen dürfen, zum Beispiel spiele.example.org. Mehrfach möglich.
help-option-https = Browser erreichen den Server nur über https, durch einen Proxy: Cookies werden nie anders gesendet.
help-option-proxies = Adresse oder Netz eines Proxys, dem geglaubt wird, für wen er spricht, zum Beispiel 10.0.0.0/8; ein Proxy auf diesem Rechner gehört dazu, solange du keine anderen nennst. Mehrfach möglich.
help-option-open = Gleich einen Browser öffnen.
help-option-bots = Die Bots: eine Stufe, random, greedy, plain, cheat, der die Wahrheit kennt, oder ein eigener als Modul:Name, dessen Code dann läuft. master@400 ist ein Meister mit 400 gedachten Spielen
help-option-copy = Die neue Datei.
help-option-log = Für jede Anfrage und jedes Ereignis eine Zeile schreiben, in einfachen Worten oder als JSON; sonst nur, was misslingt.
help-option-metrics = Auf diesem Port Zahlen für Prometheus bereitstellen, nur für diesen Rechner.
help-option-workers = Anzahl der Prozesse, in denen Bots gleichzeitig denken; ohne Angabe so viele, wie der Rechner Kerne hat.
help-option-smtp = Briefe dort abgeben: smtp://NAME:PASSWORT@HOST:PORT oder smtps://…; besser steht es in THREERINGS_SMTP. Sonst gibt es keine.
help-option-mail-from = Die Adresse, von der Briefe kommen; oder THREERINGS_MAIL_FROM.
help-option-tell-anywhere = Benachrichtigungen auch an Adressen im eigenen Netz schicken, und ohne Verschlüsselung.
help-option-opponent = Der Bot, der gemessen wird; master@200 denkt 200 gedachte Spiele weit.
help-option-pairs = Wie viele Paare von Partien für je zwei Bots.
help-option-time = Sekunden für jede Entscheidung, statt der Zeit, die jeder Bot sich sonst nimmt.
help-option-iterations = Gedachte Spiele für jede Entscheidung; dieselbe Anfangszahl spielt dann überall dieselben Partien.
help-option-start = Welche Partien: Dieselbe Zahl gibt dieselben Mischungen, eine andere gibt andere.
help-option-results = Die Ergebnisse in dieser Datei aufheben und von ihr aus weitermachen.
help-option-jobs = Partien, die gleichzeitig laufen; so viele, wie es Kerne gibt.
help-option-stop = Bei zwei Bots: aufhören, sobald klar ist, ob der erste stärker ist.
help-option-number = Wie viele Partien.
help-option-out = Die Datei: Ihr Name endet mit .jsonl oder .parquet.
help-option-on = Wo gespielt wird: in Prozessen dieses Rechners (pool) oder auf Ray, dem von RAY_ADDRESS oder einem eigenen.
help-option-source = Das Korpus.
help-option-only = Nur Partien dieses Spiels.
help-option-winner = Nur Partien, die diese Seite gewann, oder niemand (nobody).
help-option-reason = Nur Partien, die so endeten, zum Beispiel top.
help-option-entrant = Nur Partien mit diesem Bot, auf dem einen oder anderen Platz.
help-option-least = Nur Partien mit mindestens so vielen Schritten.
help-option-most = Nur Partien mit höchstens so vielen Schritten.
help-option-rows = Wie viele Partien einzeln gezeigt werden.
help-option-check = Jede Partie nach den Regeln noch einmal spielen.
help-option-target = Die ausgewählten Partien in diese neue Datei schreiben, .jsonl oder .parquet.
help-option-file = Die Aufzeichnung.
help-option-seat = Wessen Wissen du beim Zusehen hast: das einer Seite, das der Zuschauer (public) oder das aller Karten (open). Ohne diese Option: open, oder public, solange die Partie nicht zu Ende ist.
help-option-rule = Eine Regel, zum Beispiel DU-X3, CO-K2 oder ME-W1
help-option-tests = Der Ordner mit den Tests.
help-option-version = Die Version nennen und aufhören.
help-option-help = Diese Seite zeigen und aufhören.

## The server

serve-ready = Three Rings ist geöffnet: { $url } (Strg-C schließt)
serve-no-browser = Es ließ sich kein Browser öffnen: Bitte die Adresse selbst öffnen.
serve-port = { $address } lässt sich nicht benutzen: Dort lauscht schon ein anderes Programm, oder du darfst es nicht. Versuche einen anderen --port.
serve-newer = Die Partien in { $folder } hat eine neuere Fassung von Three Rings geschrieben.
store-trouble = Der Speicher { $place } lässt sich nicht benutzen: { $trouble }
store-unknown = „{ $place }“ ist kein Speicher: Nenne eine Datei oder die Adresse einer PostgreSQL-Datenbank, die mit postgresql:// beginnt.
store-in-use = { $place }: Ein anderer Server benutzt diesen Speicher.
store-foreign = { $place } ist die Datenbank eines anderen Programms; sie blieb, wie sie ist.
store-damaged = Der Speicher { $place } ist beschädigt: { $trouble }. Er blieb, wie er ist; setze eine Sicherung (threerings backup) an seine Stelle.
store-lost = Der Speicher { $place } hat bestätigte Änderungen verloren ({ $trouble }), weil { $place }-wal beschädigt oder entfernt wurde. Nichts wurde geändert: Setze eine Sicherung (threerings backup) an seine Stelle und entferne { $place }-mark, oder entferne nur diese Datei, um mit dem Rest weiterzumachen.
serve-metrics = Zahlen für Prometheus brauchen ein weiteres Paket: pip install "threerings[metrics]"
serve-smtp = --smtp: Das ist kein Mailserver; schreib smtp://HOST oder smtps://HOST, wenn nötig mit NAME:PASSWORT@ vor dem Host.
serve-mail-from = --mail-from: Briefe brauchen eine Adresse, von der sie kommen.
serve-key = Der Schlüssel, an dem Push-Dienste diesen Server erkennen, ist nicht zu gebrauchen: { $fault }
serve-proxy = --trust-proxy { $address }: Das ist weder eine Adresse noch ein Netz wie 10.0.0.7 oder 10.0.0.0/8.
backup-done =
    { $number ->
        [one] { $number } Partie ist in { $file }.
       *[other] { $number } Partien sind in { $file }.
    }
backup-elsewhere = { $place } ist eine PostgreSQL-Datenbank: pg_dump kopiert sie, während der Server weiterläuft.
export-done =
    { $number ->
        [one] { $number } Partie ist in { $file }.
       *[other] { $number } Partien sind in { $file }.
    }
import-done =
    { $number ->
        [one] { $number } Partie ist neu; schon da: { $old }.
       *[other] { $number } Partien sind neu; schon da: { $old }.
    }
import-damaged = { $file } ist nicht lesbar: Zeile { $line } ist keine Partie, oder die, auf die sie folgt, fehlt.
import-old-rules = { $file }, Zeile { $line }: Diese Partie wird aufbewahrt, lässt sich aber nicht zeigen: { $fault }
import-newer-rules = { $file }, Zeile { $line }: Diese Partie lässt sich nicht übernehmen: { $fault }
import-unfinished = { $file } endet nicht mit der Endmarke: Die Datei wurde abgeschnitten, oder eine ältere Fassung hat sie geschrieben. Exportiere noch einmal; oder, wenn sicher nichts fehlt, füge am Ende die Zeile { $end } an.

## Setting up, and matches without a winner

word-random = zufall
word-again = nochmal
hint-setup = zufall: den Rest zufällig · nochmal: so wie beim letzten Mal
setup-unknown = Für diese Seite ist noch keine Aufstellung von dir gespeichert.
setup-differs = Deine letzte Aufstellung passt nicht zu den Figuren, die du schon aufgestellt hast.
match-double-draw = Beide Spiele zusammen – { $first }: { $points }, { $second }: { $others }. Unentschieden.
verify-draw = { $game }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, niemand hat gewonnen ({ $reason })

## Options of any game

unknown-choice = { $option } nimmt einen dieser Werte: { $names }; nicht „{ $name }“.
option-unreadable = --option braucht einen Namen und einen Wert, zum Beispiel --option { $example }; nicht „{ $typed }“.
help-option-option = Eine Option des Spiels und ihr Wert, zum Beispiel --option retreat=must (in confrontation: retreat-shield=off|on, retreat=may|must, no-move=lenient|strict, variants=shadowfax,gandalf-the-white,palantir,recall). Darf mehrmals angegeben werden.
position-bad = --position: { $trouble }.
position-over = --position: Dort ist die Partie schon zu Ende.
help-option-position = Jede Partie in dieser Stellung beginnen, geschrieben in der Notation des Spiels.


## The arena

arena-matches = Partien
arena-bot = Bot
arena-other = gegen
arena-score = Punkte (95 %, Partien)
arena-as = { $side ->
    [0] auf dem ersten Platz
   *[1] auf dem zweiten
    }
arena-ends = Enden
arena-bots = Eine Arena braucht mindestens zwei Bots, jeden einmal genannt.

## Thoughts

word-hint = tipp
thoughts-head = Gedanken von { $who }: { $games } gedachte Spiele in { $time } ms
thoughts-action = { $share } % · { $visits }-mal versucht · { $offer }
thoughts-line = erwartet: { $line }
thoughts-none-needed = Es gibt nur eine Möglichkeit.
thoughts-later = { $file }: Die Partie ist nicht zu Ende; was Bots denken, wird erst dann gezeigt.
too-many-bots = Höchstens zwei Bots spielen gegeneinander.
## Corpora

corpus-game = Spiel
corpus-seats = Erster Platz – zweiter Platz
corpus-plies = Schritte
corpus-bots = Ein Korpus braucht einen Bot oder zwei.
corpus-in-use = { $file }: Ein anderer Lauf schreibt gerade in diese Datei.

## Lektionen

learn-right = Das ist richtig.
learn-hint = Tipp: { $offer }.
learn-done = { $done ->
    [0] { $lessons } kurze Lektionen, je ein bis zwei Minuten
   *[other] { $done } von { $lessons } Lektionen geschafft
}
learn-ticked = geschafft
learn-step = Schritt { $step } von { $steps }
learn-again = Noch einmal
learn-enough = Für eine erste Partie weißt du genug. Ein Coach sitzt neben dir, und die übrigen Lektionen können warten.
learn-over = Du kennst das Spiel
learn-over-text = Das war die letzte Lektion. Alles Weitere lernst du beim Spielen: Dein erster Gegner lernt auch noch.
learn-about = Schau hin: { $things }
learn-which = Welche Lektion? Enter nimmt die nächste, ende hört auf.
learn-next-command = Die nächste Lektion: { $command }
learn-play-command = Deine erste Partie: { $command }
learn-games = Welches Spiel möchtest du lernen?
learn-needed = Sag, welches Spiel, zum Beispiel threerings learn the-duel. Lektionen gibt es für: { $names }
learn-unknown = Es gibt keine Lektion „{ $name }“; es gibt: { $names }
help-command-learn = Ein Spiel lernen: kurze Lektionen am Tisch, von der ersten Karte an.
help-option-lesson = Eine Lektion, zum Beispiel first-card; ohne sie wählst du aus der Liste.

## Der Coach, an jeder Tür
## $gain ist ein Satz aus den Ratschlägen eines Spiels, $offer eine seiner Wahlen, die Zahlen sind Chancen in Prozent.

coach-one = Deine Gewinnchance liegt bei etwa { $share } %, und eine Möglichkeit ist besser als die anderen.
coach-even = Deine Gewinnchance liegt bei etwa { $share } %, und mehrere Möglichkeiten sind gleich gut.
coach-look-for = Such eine Wahl, für die das gilt: { $gain }
coach-mistake = Das senkt deine Gewinnchance von etwa { $before } % auf { $after } %.
coach-missed = Damit entgeht dir ein Sieg, der zum Greifen nah ist.
coach-better = Besser: { $offer }.
aid-used = Mit Hilfe: { $aids }.
aid-used-hints =
    { $number ->
        [one] { $side } hat um einen Tipp gebeten
       *[other] { $side } hat um { $number } Tipps gebeten
    }
aid-used-coach = { $side } hatte einen Coach
aid-used-chances = { $side }: mit den Wahrscheinlichkeiten des Verborgenen
coach-sure = Trotzdem so wählen? (ja/nein)
coach-alone = Einen Coach gibt es nur, wenn jemand gegen einen Bot spielt.
hint-alone = Tipps gibt es nur gegen einen Bot.
help-option-coach = Spiele mit einem Coach, der dir sagt, worauf es ankommt, und vor einem Fehler noch einmal fragt; nur gegen einen Bot.
## What could be known of hidden things, at every door
## $place is where they are, $held how many, $rows a list of chances and names.

belief-head = Was man wissen kann
belief-show = Was man wissen kann: { $side }
belief-hide = Nicht mehr zeigen, was man wissen kann
belief-exact = { $place } ({ $held }), genau
belief-estimate = { $place } ({ $held }), geschätzt
belief-sentence-exact = Genaue Wahrscheinlichkeiten: { $rows }.
belief-sentence-estimate = Geschätzte Wahrscheinlichkeiten: { $rows }.
belief-share = { $share } %
belief-least = < 1 %
belief-most = > 99 %
belief-certain = sicher
belief-about = ≈ { $chance }
belief-each = { $number } × { $chance }
belief-nothing = Es ist nichts verborgen, das sich erraten ließe.
belief-seat = Wahrscheinlichkeiten gibt es für eine Seite: Füge --seat { $first } oder --seat { $second } hinzu.
belief-later = { $file } ist nicht zu Ende. Wahrscheinlichkeiten gibt es, wenn die Partie vorbei ist.
help-option-beliefs = Zeige bei jedem Schritt, wie wahrscheinlich für diese Seite war, was verborgen lag; nur mit --seat, und nach dem Ende.

## Puzzles

puzzle-head = Rätsel { $number } · Schwierigkeit { $difficulty } von 5 · { $side }
puzzle-words = Die Zahl der besten Wahl · ? Hilfe · tipp · aufgeben: die Lösung · ende
puzzle-solved = Gelöst.
puzzle-shown = Hier ist die Lösung.
puzzle-wrong = Das ist nicht die beste Wahl.
puzzle-chance = „{ $choice }“ gewinnt { $chance } von 100 Partien.
puzzle-rival = Danach kommt „{ $choice }“, mit { $chance } von 100.
puzzle-cost = Diese Wahl gewinnt { $chance } von 100 Partien, die beste { $best }.
puzzle-plan = Der Anfang war richtig, aber der Zug geht anders weiter.
puzzle-exact = Das ist bewiesen: Alle Wege, auf denen die Partie weitergehen kann, wurden angesehen.
puzzle-deep = { $searches } Suchen mit je { $iterations } gedachten Partien sind sich einig, und sie wussten nicht mehr als du.
puzzle-solution = Die Lösung: { $choice }
puzzle-next = Eingabetaste: das nächste Rätsel · ende
puzzle-about = Worum es geht: { $theme }
puzzle-theme-win = Sofort gewinnen
puzzle-unknown = { $game } hat { $last } Rätsel; das gewünschte ist nicht darunter.
unknown-theme = Ein Thema { $name } gibt es hier nicht; es gibt { $names }.
puzzle-progress = Rätsel
puzzle-checked =
    { $failed ->
        [0] Noch einmal gelöste Rätsel: { $number }; alle halten stand.
       *[other] Noch einmal gelöste Rätsel: { $number }; diese halten nicht stand: { $failed }.
    }
help-command-puzzles = Rätsel lösen: Stellungen, in denen eine Wahl deutlich die beste ist.
    Ohne Spiel beginnst du mit dem Rätsel des Tages. „puzzles make“ findet neue, „puzzles check“ löst alle noch einmal.
help-command-puzzles-make = In Partien von Bots nach Rätseln suchen und sie in eine Datei schreiben.
    Das lässt sich jederzeit anhalten und geht dort weiter, wo es war.
help-command-puzzles-check = Die Rätsel eines Spiels oder aller Spiele noch einmal lösen: Ist jede Lösung noch die beste?
help-option-puzzle = Mit diesem Rätsel beginnen.
help-option-theme = Nur Rätsel zu diesem Thema, zum Beispiel win.
help-option-difficulty = Nur Rätsel, die so schwer sind.
help-option-goal = Wie viele Rätsel in der Datei stehen sollen.
help-option-collection = Die Datei; sie wächst Zeile für Zeile.

## Die Analyse einer Partie, die zu Ende ist
## Alle Zahlen außer Wahlen, Partien und Aktionen sind Gewinnchancen in Prozent oder Teile davon mit Vorzeichen.

review-progress = Wahlen
review-head = Jede Wahl ist mit { $iterations } gedachten Partien beurteilt, Startzahl { $seed }, nach dem, was man dabei wissen konnte.
review-accuracy = So gut wie die beste Wahl, soweit sich das sagen lässt: { $good } von { $choices } ({ $share } %)
review-curve = Gewinnchance: { $line }
review-marks =
    { $number ->
        [0] Keine klaren Fehler.
        [one] Ein klarer Fehler:
       *[other] { $number } klare Fehler:
    }
review-mark = Aktion { $ply }: { $offer }. Die Gewinnchance fiel von { $before } % auf { $after } % (± { $error }).
review-hindsight = Im Nachhinein
review-hindsight-text = Das Folgende ist nach allem beurteilt, was verborgen war. Niemand konnte es wissen, also ist es kein Vorwurf.
review-parts = { $side }: von { $before } % vor der ersten Wahl auf { $after } % am Ende. Glück beim Ziehen { $luck }, was niemand vorhersehen konnte { $unknown }, die eigenen Wahlen { $own }, die Wahlen der anderen Seite { $other }.
review-surprise = { $side }, Aktion { $ply }: { $offer }. Eine gute Wahl, doch durch das, was verborgen war, ging die Gewinnchance von { $before } % auf { $after } %. Im Nachhinein: { $better }.
review-many = { $matches } Partien sind in { $file } analysiert.
review-later = { $file }: Die Partie ist nicht zu Ende; erst dann kann sie analysiert werden.
review-budgets = Gib entweder --time oder --iterations an.
help-command-review = Eine Partie analysieren, die zu Ende ist: die Gewinnchance bei jeder Wahl, klare Fehler und warum es welche sind.
    Jede Wahl wird nach dem beurteilt, was man dabei wissen konnte; was erst im Nachhinein zu sehen ist, steht für sich, und wie viel davon Glück war. „review corpus“ analysiert ein ganzes Korpus.
help-command-review-corpus = Alle Partien eines Korpus analysieren: je eine Zeile JSON, in derselben Reihenfolge.
    Das lässt sich jederzeit anhalten und geht dort weiter, wo es war.
help-option-judged = Nur die Wahlen dieser Seite zeigen.
help-option-whole = Wie lange es insgesamt etwa dauern darf, in Sekunden.
help-option-thought = Gedachte Partien für jede Wahl.
help-option-chance = Dieselbe Zahl ergibt dieselbe Analyse, eine andere schaut mit anderem Zufall noch einmal hin.
help-option-json = Alles als JSON ausgeben, eine Zeile je Spiel.
help-option-reviews = Die Datei der Analysen; sie wächst Zeile für Zeile.

## Wer einen Server betreibt

help-command-admin = Sieht im Datenbestand eines Servers nach dem Rechten, auch während der Server läuft.
    list: die neuesten Partien oder eine, mit den Kennungen derer, die spielen. close PARTIE: beendet sie; sie zählt nicht. block GAST: lässt jemanden nicht mehr herein und beendet, was er spielt; unblock GAST: lässt ihn wieder herein. forget GAST: entfernt alles, was über jemanden bekannt ist. texts: schreibt Nutzungsbedingungen und Datenschutz zum Ausfüllen in den Datenordner.
help-option-action = Was zu tun ist
help-option-whom = Die Kennung einer Partie oder eines Gastes
admin-unknown = „{ $typed }“ gibt es nicht; es gibt { $actions }.
admin-whom = { $action }: Es fehlt die Kennung. threerings admin list nennt sie.
admin-no-match = Eine Partie { $match } gibt es nicht.
admin-not-going = Es läuft keine Partie { $match }.
admin-nobody = Einen Gast { $guest } gibt es nicht.
admin-closed = Die Partie { $match } ist beendet.
admin-forgotten = Alles, was über { $guest } bekannt war, ist entfernt. { $number ->
    [0] Es lief keine Partie.
    [one] Eine laufende Partie ist beendet.
   *[other] { $number } laufende Partien sind beendet.
 }
admin-blocked = { $guest } wird nicht mehr hereingelassen. { $number ->
    [0] Es lief keine Partie.
    [one] Eine laufende Partie ist beendet.
   *[other] { $number } laufende Partien sind beendet.
 }
admin-report = { $match }, { $day }: { $guest } beschwert sich über { $against }
admin-no-reports = Niemand hat sich beschwert.
admin-settled = Die Beschwerden zur Partie { $match } sind entfernt.
admin-unblocked = { $guest } wird wieder hereingelassen.
admin-text = Geschrieben: { $file }. Bitte ausfüllen, was in Klammern steht.
