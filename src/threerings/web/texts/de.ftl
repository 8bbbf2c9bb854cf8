# Three Rings: the words of the web pages, in German.

## Every page

site-title = Three Rings
site-skip = Zum Inhalt
site-menu = Hauptmenü
site-new = Spielen
site-lobby = Lobby
site-rules = Regeln
site-about = Über uns
site-me = Du
site-fans = Ein inoffizielles Fanprojekt ohne Bilder und Texte der Verlage.
settings = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-notice = Wenn du am Zug bist
settings-sound = Ton
settings-notify = Benachrichtigung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel

## The table

table-prompt = Was zu tun ist
table-board = Der Tisch
table-margin = Auswahl und Verlauf
table-hand = Deine Hand
table-log = Verlauf
table-your-turn = Du bist am Zug
table-go-on = Weiter
table-lately = Was eben geschah
table-help = Erklären: Tippe hierauf und dann auf das, was du erklärt haben möchtest
table-game = Spiel { $number } von { $games }
table-score = { $first }: { $points } · { $second }: { $others }
table-swap = Als Nächstes: das zweite Spiel mit getauschten Seiten.
table-swapped = Als Nächstes: das zweite Spiel mit getauschten Seiten. Deine Seite jetzt: { $side }.
table-watching = Du schaust zu und siehst, was beide Seiten sehen dürfen.
table-invite = Schick deinem Gegenüber diesen Link:
table-join = Den freien Platz nehmen
table-curtain = Der Vorhang ist zu. Übergib an die Person, die am Zug ist.
table-ready = Niemand schaut zu: öffnen
table-leave = Das ist nur für deine Augen. Zieh den Vorhang zu, bevor du übergibst.
table-close = Vorhang zuziehen
table-yes = Ja
table-no = Nein
table-undo-free = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = Dein Gegenüber ist gefragt, ob du deine letzte Wahl zurücknehmen darfst.
table-undo-answer = Dein Gegenüber möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
table-undo-refused = Dein Gegenüber ist nicht einverstanden: Die letzte Wahl gilt.
table-rematch = Revanche, Seiten getauscht
table-rematch-ready = Die Revanche ist bereit.
table-rematch-go = Zur Revanche
table-undo-withdrawn = Du hast deinen Wunsch zurückgezogen: Die letzte Wahl gilt.
table-withdraw = Zurückziehen
table-accept = Annehmen
table-refuse = Nein, danke
table-rematch-watch = Die beiden spielen eine Revanche.
rematch-swap = Seiten getauscht
rematch-same = Gleiche Seiten
rematch-lots = Losen
rematch-open-you = Du hast { $name } eine Revanche angeboten: { $sides }.
rematch-open-other = { $name } bietet dir eine Revanche an: { $sides }.
rematch-refused-you = { $name } möchte jetzt keine Revanche.
rematch-refused-other = Du hast die Revanche abgelehnt.
rematch-withdrawn-you = Du hast dein Angebot zurückgezogen.
rematch-withdrawn-other = { $name } hat das Angebot einer Revanche zurückgezogen.
table-replay = Partie noch einmal ansehen
table-resign = Aufgeben …
table-resign-first = Damit gibst du die ganze Partie auf: dieses Spiel und auch das zweite, bevor es begonnen hat.
table-resign-second = Damit gibst du die ganze Partie auf, auch das erste Spiel. Der Stand bisher – { $first }: { $points }, { $second }: { $others }.
table-resign-sure = Ja, ich gebe auf
table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-expired = Es ist niemand rechtzeitig gekommen. Diese Partie kann nicht mehr gespielt werden.
table-closed = Die Betreiber dieses Servers haben diese Partie beendet. Sie zählt nicht.
keys = Tasten
keys-move = über den Tisch gehen
keys-take = auswählen
keys-back = einen Schritt zurück
keys-explain = erklären
keys-log = den Verlauf lesen
keys-close = Schließen

## Players

web-bot =
    { $bot ->
        [beginner] Bot (Anfänger)
        [casual] Bot (Hobbyspieler)
        [club] Bot (Vereinsspieler)
        [expert] Bot (Experte)
        [master] Bot (Meister)
       *[other] Bot { $bot }
    }
web-guest = Gast { $number }
web-nobody = ein freier Platz

## Told during a match

web-told-resign = { $side } gibt auf.
web-told-timeout = Die Zeit ist abgelaufen: { $side }.
web-told-absent = { $side } ist nicht mehr da: Die andere Seite beansprucht den Sieg.
web-told-abort = { $side } bricht die Partie ab.
web-told-asks = { $side } möchte die letzte Wahl zurücknehmen.
web-told-refuses = { $side } ist nicht einverstanden: Die Wahl gilt.
web-told-withdraws = { $side } möchte die Wahl nicht mehr zurücknehmen.
web-told-offers-swap = { $side } bietet eine Revanche mit getauschten Seiten an.
web-told-offers-same = { $side } bietet eine Revanche mit den gleichen Seiten an.
web-told-offers-lots = { $side } bietet eine Revanche an; das Los entscheidet über die Seiten.
web-told-refuses-rematch = { $side } lehnt die Revanche ab.
web-told-withdraws-rematch = { $side } zieht das Angebot einer Revanche zurück.
web-told-undone = { $side } nimmt die letzte Wahl zurück.
web-told-next = Das erste Spiel ist zu Ende. Ihr tauscht die Seiten, und das zweite beginnt.
web-result-you-won = Du hast gewonnen.
web-result-you-lost = Du hast verloren.
web-result-won = Gewonnen hat: { $name }.
web-result-draw = Niemand hat gewonnen: unentschieden.
web-reason-resigned = { $name } hat aufgegeben.
web-reason-you-resigned = Du hast aufgegeben.
web-result-aborted = Die Partie wurde abgebrochen. Sie zählt nicht.
web-reason-time = Die Zeit von { $name } ist abgelaufen.
web-reason-you-time = Deine Zeit ist abgelaufen.
web-reason-absent = { $name } ist nicht mehr da.
web-reason-you-absent = Du warst weg, und dein Gegenüber hat den Sieg beansprucht.
web-why-legal = Das geht: { $label }.

## Uhren, und wer da ist

clock = Uhr
clock-none = Keine Uhr
clock-live = Je { $time }, und { $increment } Sekunden mehr für jede Wahl
clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clock-left-days = { $days } T { $hours } Std
clock-of = Zeit von { $name }
clock-hint = Wessen Zeit abläuft, der hat verloren. Ohne Uhr wird niemand gedrängt; ist aber jemand am Zug und zehn Minuten lang weg, darf die andere Seite den Sieg beanspruchen.
presence-here = da
presence-away = weg
presence-thinking = überlegt
claim-absent = Dein Gegenüber ist schon eine Weile weg und am Zug.
claim-absent-do = Sieg beanspruchen
claim-abort = Dein Gegenüber ist nicht da, und die Partie hat kaum begonnen.
claim-abort-do = Abbrechen: Sie zählt dann nicht

## Gespräch

talk-players = Gespräch
talk-spectators = Gespräch unter Zuschauern
talk-say = Sagen
talk-free-on = Freien Text erlauben
talk-free-off = Nur fertige Sätze
talk-asked = Dein Gegenüber würde gern freien Text schreiben. Erlaube es, dann könnt ihr es beide.
talk-wished = Sobald dein Gegenüber es auch erlaubt, könnt ihr beide freien Text schreiben.
talk-mute = Stummschalten
talk-unmute = Wieder zuhören
talk-report = Melden
talk-reported = Danke. Was hier gesagt wurde, ist für den Betreiber dieses Servers festgehalten.
talk-hint = Einen Tag nach dem Ende vergessen. Spieler und Zuschauer hören einander nicht.
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-bye = Bis bald!
web-error-talk = Das ist viel auf einmal. Bitte warte einen Moment.
web-error-phrase = Das lässt sich hier nicht sagen. Freier Text hat höchstens 200 Zeichen, und beide müssen ihn erlauben.

## Home

web-home-welcome = Drei Duelle für zwei in Mittelerde
web-home-lead = Gegen einen Bot, zu zweit am selben Bildschirm oder mit jemandem in der Ferne. Ohne Konto, ohne Installation.
web-home-play = Jetzt spielen
web-home-rules = Die Regeln lesen
web-home-own = Deine Partien
web-home-all = Alle deine Partien
web-home-learn = In fünf Minuten lernen
web-home-facts = Zu zweit · etwa { $minutes } Minuten
web-home-hidden = Verborgenes bleibt verborgen: Keine Seite, kein Bot und kein Zuschauer erfährt mehr, als er wissen darf.
web-home-fair = Jede Mischung können beide hinterher nachprüfen.
web-home-languages = Auf Deutsch, Englisch und Französisch, mit Maus, Finger, Tastatur oder Screenreader.
web-home-replay = Nichts geht verloren: Komm jederzeit zurück und sieh dir jede Partie noch einmal an, von beiden Seiten.

## A new match

web-new-title = Was möchtest du spielen?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo: der Vorsprung vor einem Bot, der nach Zufall spielt, gemessen in { $matches } Partien zwischen Bots mit denselben Mischungen und getauschten Plätzen; ± ist das 95-%-Intervall.
web-new-same = Jemand an diesem Bildschirm
web-new-invite = Jemand woanders: Du bekommst einen Link zum Verschicken
web-new-open = Irgendjemand: Die Partie wartet in der Lobby
web-new-side = Welche Seite spielst du?
web-new-side-random = Der Zufall entscheidet
web-new-games = Wie viele Spiele?
web-new-games-1 = Ein Spiel
web-new-games-2 = Zwei Spiele, Seiten getauscht, eine Wertung
web-new-twin = Beide Spiele mit derselben Mischung
web-new-options = Regeln und Varianten
web-new-document = Leer lassen, um wie üblich zu spielen.
web-new-public = Die Partie in der Lobby zeigen, damit andere zuschauen können
web-new-start = Los
web-new-bots = Gegen einen Bot
web-new-people = Gegen einen Menschen
web-new-strength = Wie stark sind die Bots?
web-level-beginner = Anfänger
web-level-casual = Hobbyspieler
web-level-club = Vereinsspieler
web-level-expert = Experte
web-level-master = Meister

## Lobby

web-lobby-title = Lobby
web-list-your-turn = Du bist am Zug
web-list-yours = Deine laufenden Partien
web-list-open = Wartet auf ein Gegenüber
web-list-running = Wird gerade gespielt
web-list-your-over = Deine beendeten Partien
web-list-over = Beendet
web-list-all = Alle
web-list-older = Ältere
web-list-newest = Neueste
web-lobby-none = Zurzeit keine.
web-lobby-match = { $first } ({ $side }) gegen { $second } ({ $other })
web-lobby-two = zwei Spiele
web-lobby-won = gewonnen: { $name }
web-lobby-expired = niemand kam rechtzeitig
web-lobby-closed = von den Betreibern beendet
web-lobby-join = Den Platz nehmen
web-lobby-watch = Zuschauen
web-lobby-go-on = Weiterspielen
web-lobby-replay = Ansehen
web-lobby-deck = eigene Karten
web-match-deck = Die Karten dieser Partie
web-join-title = { $host } lädt dich ein
web-join-full = Der Platz ist schon besetzt. Du kannst zuschauen.
web-join-expired = Diese Einladung ist zu alt: Niemand hat den Platz rechtzeitig genommen.
web-join-your-side = Du spielst
web-join-length = Dauer
web-join-minutes = etwa { $minutes } Minuten
web-join-look = ansehen
web-join-name = Wie soll dein Gegenüber dich nennen? (Bleibt das Feld leer, bist du ein Gast.)
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-qr = QR-Code
web-invite-qr-alt = Die Einladung als QR-Code

## The shuffle

fair = Ehrlich gemischt
fair-words = Gib der Mischung etwas Eigenes dazu, wenn du magst:
fair-sit = Hinsetzen
fair-waits = Die Partie beginnt, sobald sich alle hingesetzt haben.
fair-commitment = Der Server hat die Mischung festgelegt und bindet sich damit an sie:
fair-later = Das Geheimnis dazu wird am Ende der Partie gezeigt. Dann können alle jede Ziehung nachprüfen.
fair-proven =
    Der Server hat seine Arbeit nachgeprüft: Jede Ziehung ({ $draws } insgesamt) folgt aus dem Geheimnis und dem, was die Spieler dazugegeben haben. { $undone ->
        [0] Nichts wurde zurückgenommen.
        [one] Eine Wahl wurde zurückgenommen.
       *[other] { $undone }-mal wurde eine Wahl zurückgenommen.
    } Ob das stimmt, wisst ihr selbst.
fair-promised = Die Bindung, gezeigt vor der ersten Ziehung
fair-added = Dazugegeben von: { $name }
fair-secret = Das Geheimnis
fair-same = Dieser Browser erinnert sich an dieselbe Bindung, und was er dazugegeben hat, ist dabei.
fair-differs = Dieser Browser erinnert sich an eine andere Bindung oder hat etwas anderes dazugegeben. Trau dieser Mischung nicht.
fair-yourself = Noch besser, prüf es selbst: Lade die Aufzeichnung herunter, und dann
fair-not = Die Mischung dieser Partie lässt sich nicht beweisen: Sie setzt eine andere Partie fort oder ist älter als diese Beweise.

## Previews of links

web-preview-home = Die Tische von drei Spielen
web-preview-game = { $title }: der Tisch
web-preview-players = { $first } ({ $side }) gegen { $second } ({ $other }).
web-preview-invitation = Deine Seite: { $side } · etwa { $minutes } Minuten · ohne Konto, ohne Installation

## Replay

web-replay-title = Die Partie, Schritt für Schritt
web-replay-at = { $move ->
    [0] Vor dem ersten Schritt
   *[other] Nach Schritt { $move } von { $moves }
}
web-replay-game = Spiel { $number }
web-replay-seat = Was bekannt war:
web-replay-open = allen zusammen
web-replay-public = dem Publikum
web-replay-first = An den Anfang
web-replay-back = Zurück
web-replay-forward = Weiter
web-replay-turn-back = Vorheriger Zug
web-replay-turn-forward = Nächster Zug
web-replay-last = Ans Ende
web-replay-branch = Von hier aus weiterspielen
web-replay-branch-as = Du spielst
web-replay-branch-bot = Gegen
web-replay-branch-go = Weiterspielen
web-replay-record = Aufzeichnung herunterladen
web-replay-table = Zum Tisch
web-replay-steps = Schritte
web-replay-move = Schritt
web-replay-go = Zeigen
web-replay-run = Abspielen oder anhalten

## Rules

web-rules-title = Regeln
web-rules-search = In den Regeln suchen
web-rules-go = Suchen
web-rules-all = Alle Regeln
web-rules-none = Keine Regel erwähnt „{ $words }“.
web-rules-play = { $title } spielen

## Guides

web-guide-title = So wird gespielt
web-guide-lead = Das ganze Spiel mit Bildern, in fünf Minuten, und dazu alle Karten, Figuren und Marker.
web-guide-contents = Inhalt
web-guide-print = Drucken
web-guide-told = In der Anleitung: { $section }

## About

web-about-title = Über uns
web-about-what = Three Rings ist ein Ort für Zweipersonenspiele aus Mittelerde nach ihren vollständigen Regeln: gegen einen Bot, zu zweit am selben Bildschirm oder über jede Entfernung, auf Deutsch, Englisch und Französisch.
web-about-hidden = Verdeckt heißt verdeckt: Ein Browser erhält immer nur, was sein Platz wissen darf, und Bots erfahren nicht mehr als jeder andere auch.
web-about-kept = Jede Aktion ist auf der Festplatte, bevor jemand ihre Wirkung sieht. Du kannst die Seite jederzeit schließen und wiederkommen.
web-about-guests = Niemand braucht ein Konto. Dein Browser merkt sich deine Plätze mit einem einzigen Cookie; hier schaut dir niemand über die Schulter: keine Tracker, nichts von fremden Servern.
web-about-programs = Auch Programme dürfen mitspielen: Wie, steht unter { $path }.
web-about-fans = Gemacht von Fans für Fans, ohne Verbindung zu Verlagen und Rechteinhabern. Alle Zeichnungen und Texte sind unsere eigenen.

## You

web-me-title = Du
web-me-name = Dein Name
web-me-hint = Andere sehen ihn am Tisch. Höchstens 20 Zeichen.
web-me-save = Speichern
web-me-saved = Gespeichert. Am Tisch heißt du { $name }.
web-me-nameless = Gespeichert. Am Tisch bist du ein Gast mit einer Nummer.
web-me-device = Auf ein anderes Gerät
web-me-device-lead = Dieser Link nimmt deine Plätze in einen anderen Browser mit. Er wird einmal gezeigt und gilt einmal, eine Viertelstunde lang. Zeig ihn deinem Gegenüber nicht.
web-me-device-make = Link erzeugen
web-me-device-link = Öffne dies auf dem anderen Gerät:
web-me-device-qr = Oder richte die Kamera deines Handys hierauf:
web-me-device-qr-alt = Der Link als QR-Code
web-take-title = Deine Plätze mitnehmen
web-take-lead = Dieser Browser bist ab jetzt du: mit deinem Namen und deinen Plätzen.
web-take-go = Das bin ich
web-take-leave = Dieser Browser ist schon { $name } und würde diese Plätze verlieren. Nimm sie vorher in einen anderen Browser mit, wenn du sie behalten willst.
web-take-instead = Darauf verzichten und diese Plätze nehmen
web-take-keep = { $name } bleiben

## What can go wrong

web-error-title = Das hat nicht geklappt
web-error-home = Zur Startseite
web-error-stale = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
web-error-illegal = Das erlauben die Regeln jetzt nicht.
web-error-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
web-error-unknown-game = Dieses Spiel gibt es hier nicht.
web-error-unknown-match = Diese Partie gibt es nicht.
web-error-bad-option = Diese Option lässt sich nicht wählen.
web-error-option = Diese Option ist nicht brauchbar: { $fault }
web-error-option-in = Die Angabe zu „{ $option }“ ist nicht brauchbar: { $fault }
web-error-name-letters = Ein Name besteht aus sichtbaren Buchstaben, Ziffern und Zeichen, darunter mindestens ein Buchstabe oder eine Ziffer.
web-error-name-long = Ein Name hat höchstens { $most } Zeichen.
web-error-name-taken = So nennt das Haus seine Bots, Gäste ohne Namen oder freie Plätze. Bitte wähle einen anderen Namen.
web-error-not-now = Das geht in diesem Augenblick nicht.
web-error-not-seated = Das können nur die, die hier mitspielen.
web-error-taken = Jemand war schneller: Der Platz ist besetzt. Du kannst zuschauen.
web-error-old-rules = Diese Partie entstand nach Version { $made } der Regeln und lässt sich mit den heutigen, Version { $now }, nicht mehr zeigen: { $fault }
web-error-newer-rules = Diese Partie entstand nach Version { $made } der Regeln; dieser Server kennt sie nur bis Version { $now }.
web-error-damaged = Diese Partie ist beschädigt: Ihre Geschichte lässt sich nicht noch einmal spielen.
web-error-link = Dieser Link wurde schon benutzt, oder er ist zu alt.
web-error-bad = Der Server hat diese Anfrage nicht verstanden.
web-error-who = Bitte sag, wer du bist: Hier braucht es ein Token.
web-error-forbidden = Die Seite war zu alt, oder das ist nicht für dich. Geh zurück, lade sie neu und versuch es noch einmal.
web-error-missing = Hier ist nichts.
web-error-large = Das war zu viel auf einmal.
web-error-often = Langsam bitte: zu viele Anfragen. Versuch es gleich noch einmal.
web-error-matches = Du darfst höchstens { $most } laufende Partien haben. Beende eine oder gib eine auf und versuch es noch einmal.
web-error-open = Du darfst höchstens { $most } Partien haben, die in der Lobby warten. Warte, bis jemand kommt, oder gib eine auf und versuch es noch einmal.
web-error-undos = Du hast in dieser Partie { $most }-mal etwas zurückgenommen, so oft wie erlaubt.
web-error-rated = Diese Partie wird gewertet: Nichts wird zurückgenommen.
web-error-expired = Niemand hat den freien Platz rechtzeitig genommen. Diese Partie kann nicht mehr gespielt werden.
web-error-closed = Die Betreiber dieses Servers haben diese Partie beendet. Sie zählt nicht.
web-error-streams = Von deiner Adresse sind zu viele Tische geöffnet. Schließe einige und lade die Seite neu.
web-error-method = Hier ist zwar etwas, aber so kann man nicht danach fragen.
web-error-ours = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher; bitte versuch es noch einmal.
web-error-away = Der Ort, an dem die Partien liegen, ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
web-error-host = Dieser Server hört nicht auf diesen Namen.
web-error-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
web-error-slow = Diese Anfrage kam zu langsam an.

## Lektionen

site-learn = Lernen
table-lit = Davon ist gerade die Rede.
exercise-you = Du
exercise-other = Die andere Seite
learn-title = Die Spiele lernen
learn-lead = Kurze Lektionen am echten Tisch: Du fasst Karten und Figuren selbst an, und jede Wahl bekommt eine Antwort. Ein Regelheft brauchst du nicht.
learn-course = { $title } lernen
learn-begin = Anfangen
learn-go-on = Weiterlernen
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-others = Die anderen Spiele
learn-play = Gleich eine Partie
learn-finish = Lektion beenden
learn-first-match = Spiel deine erste Partie
learn-home = In { $lessons } kurzen Lektionen lernen
learn-first = Vor deiner ersten Partie
learn-later = Wann immer du magst
learn-never = Noch nie gespielt? Die ersten Lektionen dauern zehn Minuten.

## Hilfe gegen Bots: Tipps und der Coach

aid-hint = Tipp
aid-hint-head = Ein Meister an deiner Stelle, mit seiner Gewinnchance
aid-coach = Dein Coach
aid-coach-on = Coach dazuholen
aid-coach-off = Coach wegschicken
aid-chances-on = Wahrscheinlichkeiten zeigen
aid-chances-off = Wahrscheinlichkeiten ausblenden
aid-considering = Dein Coach sieht sich deine Wahl an …
aid-mistake = Möchtest du das zurücknehmen?
aid-back = Zurücknehmen
aid-leave = So lassen
web-new-coach = Mit Coach
web-new-coach-text = sagt dir, worauf es ankommt, und fragt nach einem Fehler nach
web-error-no-help = Hilfe gibt es nur, wenn jemand allein gegen einen Bot spielt und die Partie nicht gewertet wird.

## Puzzles

site-puzzles = Rätsel
puzzles-lead = Stellungen aus echten Partien, in denen eine Wahl deutlich die beste ist. Welche?
puzzles-today = Rätsel des Tages
puzzles-today-lead = Für alle dasselbe, jeden Tag ein neues. Deine erste Antwort zählt.
puzzles-today-solve = Jetzt lösen
puzzles-today-right = Du hast das heutige Rätsel auf Anhieb gelöst.
puzzles-today-wrong = Deine erste Antwort heute war nicht die beste; lösen kannst du es noch.
puzzles-streak =
    { $days ->
        [0] Noch keine Serie: Löse das Rätsel des Tages auf Anhieb.
        [one] Deine Serie: { $days } Tag
       *[other] Deine Serie: { $days } Tage hintereinander
    }
puzzles-solved = { $solved } von { $all } gelöst, { $first } auf Anhieb
puzzles-go-on = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-of = Rätsel: { $title }
puzzles-themes = Thema
puzzles-difficulty = Schwierigkeit
puzzles-any = Alle
puzzles-none = Ein solches Rätsel gibt es nicht.
puzzle-title = Rätsel { $number }
puzzle-name = { $title }, Rätsel { $number }
puzzle-hard = Schwierigkeit { $difficulty } von 5
puzzle-new = noch nicht versucht
puzzle-done-right = auf Anhieb gelöst
puzzle-done-late = später gelöst
puzzle-done-wrong = noch nicht gelöst
puzzle-best = { $question } Finde die beste Wahl.
puzzle-best-plan = { $question } Finde die besten Entscheidungen dieses Zuges: { $choices }.
puzzle-show = Lösung zeigen
puzzle-onward = Nächstes Rätsel
puzzle-share = Link zu diesem Rätsel

## Reviews of finished matches

web-review-title = Analyse
web-review-ask = Diese Partie analysieren
web-review-lead = Jede Entscheidung beider Seiten wird danach beurteilt, was man damals wissen konnte, und das Glück wird getrennt gezählt. Das dauert eine Weile; du kannst gehen und wiederkommen.
web-review-making = Die Analyse läuft. Du kannst diese Seite verlassen: Sie läuft weiter, und du findest sie hier wieder.
web-review-progress = { $judged } von { $choices } Entscheidungen beurteilt
web-review-graph = Gewinnchance im Lauf des Spiels: { $side }
web-review-sides = Wessen Chance
web-review-point = Schritt { $move }: { $chance } %
web-review-point-mistake = Schritt { $move }: { $chance } %. Ein Fehler, −{ $lost }: { $choice }
web-review-line-other = dasselbe, von der Gegenseite gesehen
web-review-mistake = Fehler
web-review-mistake-other = Fehler der Gegenseite
web-review-luck = Glück
web-review-nothing = In diesem Augenblick wurde keine Entscheidung beurteilt: Es gab nur eine Möglichkeit oder keine.
web-review-chosen = { $side } wählte:
web-review-before-after = { $before } % → { $after } %
web-review-cost = Ein Fehler: Er kostete { $lost } Prozentpunkte Gewinnchance (± { $error }).
web-review-close = Nicht ganz das Beste: −{ $lost } (± { $error }).
web-review-good = So gut wie jede andere Wahl, soweit sich das sagen lässt.
web-review-best = Die besten Entscheidungen, nach dem, was bekannt war
web-review-made = gewählt
web-review-why = Warum:
web-review-hindsight = Im Nachhinein
web-review-hindsight-text = So wie alles wirklich lag, stand die Chance vor dieser Entscheidung bei { $before } %, danach bei { $after } %.
web-review-hindsight-best = Mit diesem Wissen wäre das Beste gewesen: { $choice }
web-review-other-side = Von dieser Seite ansehen
web-review-again = Von hier aus noch einmal
web-review-again-text = Vor dieser Entscheidung weiterspielen, gegen einen Bot.
web-review-summary = Kurz gesagt
web-review-turning = Wendepunkte
web-review-turning-none = Auf keiner Seite ein klarer Fehler.
web-review-accuracy = So gut wie das Beste
web-review-accuracy-of = { $share } % von { $choices } Entscheidungen
web-review-parts = Was die Chance bewegt hat: { $side }
web-review-parts-way = von { $began } % auf { $ended } %
web-review-part-luck = Glück beim Ziehen
web-review-part-unknown = Was niemand wissen konnte
web-review-part-own = Eigene Entscheidungen
web-review-part-other = Entscheidungen der Gegenseite
web-review-table = Alle Entscheidungen als Tabelle
web-review-column-move = Schritt
web-review-column-side = Seite
web-review-column-choice = Entscheidung
web-review-column-best = Beste
web-review-column-made = Gewählt
web-review-story = Der ganze Verlauf
web-review-share = Diese Analyse teilen
web-review-share-private = Nur du kannst diese Analyse sehen.
web-review-share-public = Wer diesen Link hat, kann diese Analyse sehen.
web-review-share-on = Link erstellen
web-review-share-off = Nicht mehr teilen
web-review-shared = Jemand hat diese Analyse mit dir geteilt.
web-review-practise = Meine Fehler üben
web-review-replay = Ohne Analyse
web-error-reviews = Du kannst { $most } Analysen gleichzeitig laufen lassen und { $day } am Tag bestellen. Warte, bis eine fertig ist, oder komm morgen wieder.
web-error-reviews-busy = Gerade laufen sehr viele Analysen. Bitte versuch es später noch einmal.

## Own mistakes, to practise

practise-lead = Stellungen aus deinen eigenen Partien, in denen es etwas klar Besseres gab. Du siehst, was du damals gesehen hast.
practise-none = Hier ist noch nichts. Lass eine deiner Partien analysieren: Was du darin übersehen hast, kommt hierher.
practise-solved = { $solved } von { $all } gelöst
practise-begin = Üben
practise-again = Noch einmal üben
practise-name = { $title }, { $day }
practise-missed = { $title }, { $day }: kostete { $lost } Prozentpunkte
practise-best = { $question } Finde etwas Besseres als damals.
practise-then = Damals hast du gewählt: { $choice }
practise-onward = Nächster Fehler
practise-review = Zur Analyse

## Konten

web-account-title = Konto
web-account-short = Du brauchst kein Konto. Mit einem kommst du von jedem Browser aus zu deinen Partien zurück, auch wenn dieser dich vergisst.
web-account-lead = Zum Spielen brauchst du kein Konto. Mit einem kommst du von jedem Browser aus zurück, auch wenn dieser dich vergisst; alle deine Partien bleiben deine. Nach einer E-Mail-Adresse fragt niemand.
web-account-have = Hast du schon eins?
web-account-make = Konto anlegen
web-account-stale = Um zu ändern, wie du dich anmeldest, weise dich bitte noch einmal aus: Ein Browser, der in fremde Hände geraten ist, soll dich nicht das Konto kosten.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-lead = Du meldest dich an, wie du dein Gerät entsperrst: mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Du musst dir nichts merken, und auf diesem Server liegt nichts, was man erraten oder stehlen könnte.
web-passkey-add = Passkey hinzufügen
web-passkey-remove = Entfernen
web-passkey-failed = Das hat nicht geklappt. Es wurde nichts geändert; bitte versuche es noch einmal.
web-passkey-script = Passkeys brauchen JavaScript; ein Passwort geht auch ohne.
web-passkey-number = Passkeys gehen nur, wo dieser Server einen Namen hat und nicht bloß eine Nummer. Ein Passwort geht überall.
web-password = Passwort
web-password-there = Du meldest dich als „{ $login }“ an.
web-password-new = Neues Passwort
web-password-hint = Mindestens 10 Zeichen. Drei oder vier Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.
web-password-set = Passwort festlegen
web-password-change = Passwort ändern und überall sonst abmelden
web-login = Anmeldename
web-login-hint = Sonst sieht ihn niemand.
web-code = Wiederherstellungscode
web-code-hint = Einer von denen, die du aufbewahrt hast. Jeder gilt einmal.
web-codes = Wiederherstellungscodes
web-codes-now = Deine Wiederherstellungscodes
web-codes-lead = Bewahre sie sicher auf: auf Papier oder in deinem Passwortmanager. Jeder lässt dich einmal hinein, was auch immer sonst verloren geht. Sie werden nur jetzt gezeigt.
web-codes-left = { $number ->
    [0] Es ist keiner mehr übrig. Bitte erzeuge neue.
    [one] Einer ist noch übrig.
   *[other] { $number } sind noch übrig.
 }
web-codes-new = Neue Codes erzeugen; die alten werden ungültig
web-sessions = Wo du angemeldet bist
web-session-here = dieser Browser
web-session-unknown = Ein Browser
web-session-program = Ein Programm
web-session-since = seit { $day }
web-session-end = Abmelden
web-sessions-end = Überall sonst abmelden
web-sign-in-title = Anmelden
web-sign-in-passkey = Mit Passkey anmelden
web-sign-in-go = Anmelden
web-sign-in-none = Noch kein Konto?
web-sign-in-leave = Dieser Browser ist schon { $name }. Wer sich hier als jemand anderes anmeldet, verliert diese Plätze. Lege vorher ein Konto an, wenn du sie behalten willst.
web-sign-out = Abmelden
web-data = Deine Daten
web-data-lead = Alles, was dieser Server über dich weiß, als Datei; oder nichts mehr davon.
web-data-export = Alles herunterladen
web-delete-title = Alles löschen
web-delete-lead = Dein Name, dein Konto, deine Anmeldungen und alles, was du gelernt hast, werden endgültig entfernt. Laufende Partien werden aufgegeben. Beendete Partien bleiben denen, mit denen du gespielt hast, ohne jede Spur davon, wer du warst. Niemand kann das rückgängig machen.
web-delete-go = Endgültig alles löschen
web-delete-not = Alles behalten
web-error-sign-in = Das passt nicht zusammen. Prüfe Namen und Passwort oder den Code und versuche es noch einmal.
web-error-passkey = Dieser Passkey wurde nicht angenommen: Er ist hier nicht bekannt, oder er galt einem anderen Besuch. Bitte versuche es noch einmal.
web-error-blocked = Die Betreiber dieses Servers haben dieses Konto gesperrt.
web-error-tries = Zu viele Versuche. Warte bitte eine Viertelstunde oder melde dich mit einem Passkey an.
web-error-stale-proof = Dafür musst du dich frisch ausweisen. Melde dich bitte noch einmal an und versuche es dann wieder.
web-error-last-proof = Anders kannst du dich nicht anmelden. Richte zuerst einen weiteren Weg ein.
web-error-login = Mit diesem Namen meldet sich schon jemand an. Bitte wähle einen anderen.
web-error-password-short = Ein Passwort hat mindestens { $least } Zeichen.
web-error-password-long = Ein Passwort hat höchstens { $most } Zeichen.
web-error-password-name = Das Passwort darf nicht der Name sein.

## Profile und Verlauf

web-history-title = Deine bisherigen Partien
web-history-game = Spiel
web-history-side = Seite
web-history-result = Ergebnis
web-history-any = alle
web-history-filter = Anzeigen
web-history-everybody = Gegen alle
web-history-won = Gewonnen
web-history-lost = Verloren
web-history-drawn = Unentschieden
web-history-both = beide Seiten
web-history-against = gegen
web-history-alone = zu zweit an einem Bildschirm
web-history-gone = jemanden, der nicht mehr da ist
web-history-fared = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
web-history-none = Von solchen Partien ist noch keine zu Ende.
web-profile = Profil
web-profile-since = Dabei seit { $day }.
web-profile-lead = Partien, die für alle zu sehen waren und zu Ende sind.
web-profile-hidden = Dein Profil sieht niemand.
web-profile-shown = Dein Profil dürfen alle sehen: deinen Namen, seit wann du dabei bist, von deinen beendeten Partien jene, die für alle zu sehen waren, und deine Wertungen. Mit genug gewerteten Partien stehst du unter den Besten.
web-profile-show = Mein Profil allen zeigen
web-profile-hide = Niemandem zeigen

## Benachrichtigungen

call-turn = Gegen { $name } bist du am Zug.
call-rematch = { $name } bietet dir eine Revanche an.
call-begin = Deine Partie gegen { $name } beginnt.
web-notices-title = Benachrichtigungen
web-notices-lead = Du kannst erfahren, dass du am Zug bist, dass dir jemand eine Revanche anbietet oder dass deine Partie beginnt, auch wenn diese Seite geschlossen ist. Alles ist aus, bis du es einschaltest. Eine Benachrichtigung nennt das Spiel und wer gegen dich spielt, und nichts, was auf dem Tisch liegt.
web-notices-choose = Auswählen
web-notices-kinds = Was du erfahren willst
web-notices-turn = Deinen Zug
web-notices-rematch = Angebot einer Revanche
web-notices-begin = Beginn deiner Partie
web-push = In diesem Browser
web-push-off = Bei geschlossener Seite erfährst du hier nichts.
web-push-here = Dieser Browser benachrichtigt dich über:
web-push-on = Du wirst benachrichtigt.
web-push-start = In diesem Browser benachrichtigen
web-push-table = Benachrichtigen, wenn hier etwas auf mich wartet
web-push-stop = Hier nicht mehr benachrichtigen
web-push-failed = Dieser Browser erlaubt es nicht, oder sein Push-Dienst ist nicht zu erreichen.
web-push-script = Benachrichtigungen im Browser brauchen JavaScript.
web-push-elsewhere = In anderen Browsern
web-push-stop-there = Dort nicht mehr
web-mail = Per E-Mail
web-mail-lead = Mit einer Adresse bekommst du Briefe, die sammeln, was auf dich wartet, höchstens einen in sechs Stunden, und kommst per E-Mail zurück, wenn alles andere verloren ist. Sonst sieht sie niemand.
web-mail-address = E-Mail-Adresse
web-mail-give = Brief zum Bestätigen schicken
web-mail-there = Briefe an { $address } benachrichtigen dich über:
web-mail-waits = { $address } ist noch nicht bestätigt: Öffne den Link in dem Brief, der dorthin ging.
web-mail-sent = Ein Brief an { $address } ist unterwegs. Der Link darin gilt einen Tag.
web-mail-forget = Adresse vergessen
web-mail-back = Per E-Mail
web-mail-back-hint = Die Adresse, die du in deinem Konto bestätigt hast.
web-mail-back-go = Link schicken
web-mail-back-sent = Wenn ein Konto diese Adresse bestätigt hat, ist ein Link unterwegs. Er gilt einmal, eine Viertelstunde lang.
web-letter-confirm = Adresse bestätigen
web-letter-confirm-lead = Ist { $address } deine Adresse?
web-letter-confirm-go = Ja, Briefe dorthin schicken
web-letter-confirm-done = { $address } ist bestätigt. Wähle jetzt aus, was die Briefe melden sollen.
web-letter-stop = Keine Briefe mehr
web-letter-stop-lead = Soll { $address } keine Benachrichtigungen mehr bekommen?
web-letter-stop-go = Keine Benachrichtigungen mehr
web-letter-stop-done = { $address } bekommt keine Benachrichtigungen mehr.
web-app = Als App
web-app-lead = Die meisten Browser können Three Rings als App installieren: Such in ihrem Menü nach „Installieren“ oder „Zum Startbildschirm“.
web-error-address = Dorthin kann nichts geschickt werden: Es muss eine öffentliche Adresse sein, die mit https beginnt.
web-error-key = Das sind nicht die Schlüssel dieses Browsers. Bitte versuche es noch einmal.
web-error-mail = Das ist keine E-Mail-Adresse.
offline-title = Keine Verbindung
offline-lead = Three Rings ist gerade nicht zu erreichen. Sobald es wieder geht, kommt diese Seite von selbst zurück.

## Briefe

letter-confirm-subject = Three Rings: Bitte bestätige deine Adresse
letter-confirm = Jemand, hoffentlich du, möchte, dass Three Rings an diese Adresse schreibt. Wenn du es warst, öffne innerhalb eines Tages diese Seite und bestätige es. Wenn nicht, brauchst du nichts zu tun.
letter-back-subject = Three Rings: dein Weg zurück
letter-back = Über diesen Link bist du wieder angemeldet. Er gilt einmal, eine Viertelstunde lang. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
letter-digest-subject = Three Rings: Etwas wartet auf dich
letter-digest = Bei Three Rings wartet etwas auf dich:
letter-stop = Keine solchen Briefe mehr: { $link }
letter-end = Three Rings
## Wertungen, und wie man jemanden findet

rated-yes = gewertet
rated-no = nicht gewertet
rated-term = Wertung
rated-label = Gewertete Partie
rated-hint = Das Ergebnis ändert die Wertung beider. Ein einzelnes Spiel mit den gedruckten Karten; ohne Hilfe, und nichts wird zurückgenommen.
rating-title = Wertungen
rating-figure = { $points } ± { $error }
rating-guess = erst geschätzt
rating-rough = ungefähr bekannt
rating-good = gut bekannt
rating-matches = { $matches ->
    [one] eine gewertete Partie
   *[other] { $matches } gewertete Partien
}
rating-about = Die Punkte sind die der Bots: 400 mehr bedeuten zehn Siege auf eine Niederlage. ± sagt, wie sicher sie sind: In neunzehn von zwanzig Fällen liegt der wahre Wert darin. Was eine Seite von sich aus wert ist, ist niemandes Verdienst und wird nicht mitgezählt.
web-history-gained = { $points } Punkte
leaderboard-title = Die Besten
leaderboard-lead = Hier steht, wer sein Profil zeigt und auf dieser Seite mindestens { $least } gewertete Partien gespielt hat. Geordnet ist nach dem, was jemand mindestens kann: die Punkte abzüglich ±.
leaderboard-none = Hier steht noch niemand.
leaderboard-place = Platz
leaderboard-player = Name
leaderboard-points = Punkte
leaderboard-matches = Gewertete Partien
leaderboard-more = Weiter unten
leaderboard-top = An den Anfang
leaderboard-bots = Die Bots stehen fest
leaderboard-worth = Unter Gleichen ist die Seite „{ $side }“ { $points } ± { $error } Punkte mehr wert als die andere.
leaderboard-worth-unknown = Noch weiß niemand, welche Seite mehr wert ist.
pair-title = Gegenüber finden
pair-lead = Du spielst mit jemandem, der dasselbe sucht: erst mit jemandem, der etwa so stark ist wie du, nach einer Minute mit allen, die da sind.
pair-clocks = Welche Uhren sind dir recht?
pair-go = Gegenüber suchen
pair-waiting = Ein Gegenüber wird gesucht …
pair-waited = Seit { $time }
pair-within = Höchstens { $points } Punkte Unterschied, bald mehr
pair-anybody = Jetzt sind alle recht
pair-stay = Bleib auf dieser Seite: Die Partie öffnet sich von selbst.
pair-leave = Nicht mehr suchen

## Was die Betreiber sagen

web-terms-title = Nutzungsbedingungen
web-privacy-title = Datenschutz
web-notice-none = Die Betreiber dieses Servers haben hier nichts geschrieben.
web-privacy-kept = Was diese Software speichert
web-privacy-guest = Ein Cookie, an dem dein Browser wiedererkannt wird, und eins gegen gefälschte Formulare. Vom ersten behält der Server nur einen Hashwert. Beide gehen sonst nirgendwohin.
web-privacy-account = Deinen Namen, Sprache und Farben, was du gelernt hast, wie stark du spielst und in welchen Browsern du angemeldet bist. Von Passwörtern und Wiederherstellungscodes bleiben nur Hashwerte, von Passkeys nur der öffentliche Teil. Eine E-Mail-Adresse nur, wenn du eine angibst.
web-privacy-told = Wo du benachrichtigt werden willst, solange du es willst. Eine Benachrichtigung im Browser reicht dessen Hersteller weiter, so verschlüsselt, dass nur dein Browser sie lesen kann; einen Brief die Mailserver auf seinem Weg.
web-privacy-matches = Deine Partien. Andere sehen darin den Namen, den du gewählt hast. Wenn du alles löschst, bleiben sie denen, mit denen du gespielt hast, als die von jemandem, den niemand kennt.
web-privacy-logs = Das Protokoll des Servers enthält keine Adressen, Namen oder Spielzüge. Adressen werden eine Minute lang im Speicher gezählt, damit niemand den Server überflutet; wer sich zu oft anmelden will, wird höchstens einen Tag lang gezählt, über einen Hashwert.
web-privacy-never = Auf diesen Seiten gibt es keine Dritten: keine Werbung, keine Statistik, keine Anfragen anderswohin.
