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
settings-theme = Licht
settings-notice = Wenn du am Zug bist
settings-sound = Ton
settings-notify = Benachrichtigung
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht

## The table

table-prompt = Was zu tun ist
table-board = Der Tisch
table-margin = Auswahl und Verlauf
table-hand = Deine Hand
table-log = Verlauf
table-your-turn = Du bist am Zug
table-watching = Du schaust zu und siehst, was beide Seiten sehen dürfen.
table-invite = Schick deinem Gegenüber diesen Link:
table-join = Den freien Platz nehmen
table-curtain = Der Vorhang ist zu. Übergib an die Person, die am Zug ist.
table-ready = Niemand sonst schaut: öffnen
table-leave = Das ist nur für deine Augen. Zieh den Vorhang zu, bevor du übergibst.
table-close = Vorhang zuziehen
table-yes = Ja
table-no = Nein
table-undo-free = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = Dein Gegenüber wird gefragt, ob du deine letzte Wahl zurücknehmen darfst.
table-undo-answer = Dein Gegenüber möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
table-undo-refused = Dein Gegenüber ist nicht einverstanden: Die letzte Wahl gilt.
table-rematch = Revanche mit getauschten Seiten
table-rematch-offered = { $name } bietet dir eine Revanche an.
table-rematch-ready = Die Revanche ist bereit.
table-rematch-go = Zur Revanche
table-replay = Die Partie noch einmal ansehen
table-resign = Aufgeben …
table-resign-first = Damit gibst du die ganze Partie auf: dieses Spiel und auch das zweite, bevor es begonnen hat.
table-resign-second = Damit gibst du die ganze Partie auf, auch das erste Spiel. Der Stand bisher: { $first } { $points }, { $second } { $others }.
table-resign-sure = Ja, ich gebe auf
table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-expired = Es ist niemand rechtzeitig gekommen. Diese Partie kann nicht mehr gespielt werden.
keys = Tasten
keys-move = von Ding zu Ding
keys-take = nehmen
keys-back = einen Schritt zurück
keys-explain = erklären
keys-log = der Verlauf
keys-close = Schließen

## Players

web-bot =
    { $bot ->
        [beginner] Bot (Anfänger)
        [casual] Bot (Gelegenheitsspieler)
        [club] Bot (Vereinsspieler)
        [expert] Bot (Experte)
        [master] Bot (Meister)
       *[other] Bot { $bot }
    }
web-guest = Gast { $number }
web-nobody = ein freier Platz

## Told during a match

web-told-resigned = { $side } gibt auf.
web-told-asks = { $side } möchte die letzte Wahl zurücknehmen.
web-told-refuses = { $side } ist nicht einverstanden: Die Wahl gilt.
web-told-undone = { $side } nimmt die letzte Wahl zurück.
web-told-next = Das erste Spiel ist zu Ende. Ihr tauscht die Seiten, und das zweite beginnt.
web-result-you-won = Du hast gewonnen.
web-result-you-lost = Du hast verloren.
web-result-won = Gewonnen hat: { $name }.
web-result-draw = Niemand hat gewonnen: unentschieden.
web-reason-resigned = { $name } hat aufgegeben.
web-reason-you-resigned = Du hast aufgegeben.
web-why-legal = Das geht: { $label }.

## Home

web-home-welcome = Drei Duelle für zwei, aus Mittelerde
web-home-lead = Gegen einen Bot, zu zweit am selben Bildschirm oder mit jemandem in der Ferne. Ohne Konto, ohne Installation.
web-home-play = Jetzt spielen
web-home-rules = Die Regeln lesen
web-home-own = Deine Partien
web-home-all = Alle deine Partien

## A new match

web-new-title = Was möchtest du spielen?
web-new-opponent = Gegen wen möchtest du spielen?
web-new-rating = Elo { $elo } ± { $error }
web-new-ratings = Elo: der Vorsprung vor einem Bot, der nach Zufall spielt, gemessen in { $matches } Partien der Bots bei gleicher Mischung und getauschten Plätzen; ± umfasst 95 %.
web-new-same = Jemand an diesem Bildschirm, mit einem Vorhang zwischen euren Zügen
web-new-invite = Jemand woanders: Du bekommst einen Link zum Verschicken
web-new-open = Irgendjemand: Die Partie wartet in der Lobby
web-new-side = Welche Seite spielst du?
web-new-side-random = Der Zufall entscheidet
web-new-games = Wie lange?
web-new-games-1 = Ein Spiel
web-new-games-2 = Zwei Spiele mit getauschten Seiten und gemeinsamer Wertung
web-new-twin = Beide Spiele mit derselben Mischung
web-new-options = Regeln und Varianten
web-new-document = Leer lassen, um wie üblich zu spielen.
web-new-public = Die Partie in der Lobby zeigen, damit andere zuschauen können
web-new-start = Los

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
web-list-newest = Zu den neuesten
web-lobby-none = Zurzeit keine.
web-lobby-match = { $first } ({ $side }) gegen { $second } ({ $other })
web-lobby-two = zwei Spiele
web-lobby-won = gewonnen: { $name }
web-lobby-expired = niemand kam rechtzeitig
web-lobby-join = Den Platz nehmen
web-lobby-watch = Zuschauen
web-lobby-go-on = Weiterspielen
web-lobby-replay = Ansehen
web-join-title = { $host } lädt dich ein
web-join-side = Deine Seite wäre: { $side }.
web-join-full = Dort sitzt schon jemand. Du kannst zuschauen.
web-join-expired = Diese Einladung ist zu alt: Niemand hat den Platz rechtzeitig genommen.

## Die Mischung

fair = Ehrlich gemischt
fair-words = Gib der Mischung etwas Eigenes dazu, wenn du magst:
fair-sit = Hinsetzen
fair-waits = Die Partie beginnt, sobald sich alle hingesetzt haben.
fair-commitment = Der Server hat die Mischung festgelegt und bindet sich damit an sie:
fair-later = Das Geheimnis dazu wird am Ende der Partie gezeigt. Dann können alle jede Ziehung nachprüfen.
fair-proven =
    Der Server hat seine Arbeit nachgeprüft: Alle { $draws } Ziehungen folgen aus dem Geheimnis und dem, was die Spieler dazugegeben haben. { $undone ->
        [0] Nichts wurde zurückgenommen.
        [one] Einmal wurde etwas zurückgenommen.
       *[other] { $undone }-mal wurde etwas zurückgenommen.
    } Ob das stimmt, wisst ihr selbst.
fair-promised = Die Bindung, gezeigt vor der ersten Ziehung
fair-added = Dazugegeben von: { $name }
fair-secret = Das Geheimnis
fair-same = Dieser Browser erinnert sich an dieselbe Bindung, und was er dazugegeben hat, ist dabei.
fair-differs = Dieser Browser erinnert sich an eine andere Bindung oder hat etwas anderes dazugegeben. Trau dieser Mischung nicht.
fair-yourself = Noch besser, prüf es selbst: Lade die Aufzeichnung herunter, und dann
fair-not = Die Mischung dieser Partie lässt sich nicht beweisen: Sie setzt eine andere Partie fort oder stammt aus der Zeit davor.

## Replay

web-replay-title = Die Partie noch einmal
web-replay-at = Nach Aktion { $ply } von { $plies }
web-replay-game = Spiel { $number }
web-replay-seat = Was bekannt war:
web-replay-open = allen zusammen
web-replay-public = dem Publikum
web-replay-first = An den Anfang
web-replay-back = Zurück
web-replay-forward = Weiter
web-replay-last = Ans Ende
web-replay-branch = Von hier aus weiterspielen
web-replay-branch-as = Du spielst
web-replay-branch-bot = Gegen
web-replay-branch-go = Weiterspielen
web-replay-record = Aufzeichnung herunterladen
web-replay-table = Zum Tisch
web-replay-steps = Schritte

## Rules

web-rules-title = Regeln
web-rules-search = In den Regeln suchen
web-rules-go = Suchen
web-rules-all = Alle Regeln
web-rules-none = Keine Regel erwähnt „{ $words }“.
web-rules-play = { $title } spielen

## About

web-about-title = Über uns
web-about-what = Three Rings ist ein Ort für Zweipersonenspiele aus Mittelerde nach ihren vollständigen Regeln: gegen einen Bot, zu zweit am selben Bildschirm oder über jede Entfernung, auf Deutsch, Englisch und Französisch.
web-about-hidden = Verdeckt heißt verdeckt: Ein Browser erhält immer nur, was sein Platz wissen darf, und Bots erfahren nicht mehr als jeder andere auch.
web-about-kept = Jede Aktion ist auf der Platte, bevor jemand ihre Wirkung sieht. Du kannst die Seite jederzeit schließen und wiederkommen.
web-about-guests = Niemand braucht ein Konto. Dein Browser merkt sich deine Plätze mit einem einzigen Cookie; hier schaut dir niemand über die Schulter, und nichts kommt von fremden Servern.
web-about-programs = Auch Programme dürfen mitspielen: Ihre Tür ist unter { $path } beschrieben.
web-about-fans = Gemacht von Fans für Fans, ohne Verbindung zu Verlagen und Rechteinhabern. Alle Zeichnungen und Texte sind unsere eigenen.

## You

web-me-title = Du
web-me-name = Dein Name
web-me-hint = Andere sehen ihn am Tisch. Höchstens 20 Zeichen.
web-me-save = Speichern
web-me-device = Auf ein anderes Gerät
web-me-device-lead = Dieser Link nimmt deine Plätze in einen anderen Browser mit. Er wird einmal gezeigt und gilt einmal, einen Tag lang. Zeig ihn deinem Gegenüber nicht.
web-me-device-make = Link erzeugen
web-me-device-link = Öffne dies auf dem anderen Gerät:
web-take-title = Deine Plätze mitnehmen
web-take-lead = Dieser Browser bist ab jetzt du: mit deinem Namen und deinen Plätzen.
web-take-go = Das bin ich
web-take-leave = Dieser Browser ist schon { $name } und würde dessen Plätze verlieren. Nimm sie vorher in einen anderen Browser mit, wenn du sie behalten willst.
web-take-instead = Aufgeben und diese Plätze nehmen
web-take-keep = { $name } bleiben

## What can go wrong

web-error-title = Das hat nicht geklappt
web-error-home = Zur ersten Seite
web-error-stale = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
web-error-illegal = Das erlauben die Regeln jetzt nicht.
web-error-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
web-error-unknown-game = Dieses Spiel gibt es hier nicht.
web-error-unknown-match = Diese Partie gibt es nicht.
web-error-bad-option = Diese Option lässt sich nicht wählen.
web-error-option = Diese Option ist nicht brauchbar: { $fault }
web-error-name-letters = Ein Name besteht aus sichtbaren Buchstaben, Ziffern und Zeichen, darunter mindestens ein Buchstabe oder eine Ziffer.
web-error-name-long = Ein Name hat höchstens { $most } Buchstaben.
web-error-name-taken = So nennt das Haus seine Bots, Gäste ohne Namen oder freie Plätze. Bitte wähle einen anderen Namen.
web-error-not-now = Das geht in diesem Augenblick nicht.
web-error-not-seated = Das können nur die, die hier mitspielen.
web-error-taken = Jemand war schneller: Der Platz ist besetzt. Du kannst zuschauen.
web-error-old-rules = Diese Partie entstand nach Version { $made } der Regeln und lässt sich mit den heutigen, Version { $now }, nicht mehr zeigen: { $fault }
web-error-newer-rules = Diese Partie entstand nach Version { $made } der Regeln; dieser Server kennt sie nur bis Version { $now }.
web-error-damaged = Diese Partie ist beschädigt: Ihre Geschichte lässt sich nicht noch einmal spielen.
web-error-link = Dieser Link wurde schon benutzt, oder er ist zu alt.
web-error-bad = Der Server hat diese Anfrage nicht verstanden.
web-error-who = Bitte sag, wer du bist: Diese Tür verlangt ein Token.
web-error-forbidden = Die Seite war zu alt, oder das ist nicht für dich. Geh zurück, lade sie neu und versuch es noch einmal.
web-error-missing = Hier ist nichts.
web-error-large = Das war zu viel auf einmal.
web-error-often = Langsam bitte: zu viele Anfragen. Versuch es gleich noch einmal.
web-error-matches = Niemand darf mehr als { $most } Partien haben, die nicht zu Ende sind. Beende eine oder gib eine auf und versuche es noch einmal.
web-error-open = Niemand darf mehr als { $most } Partien haben, die in der Lobby warten. Warte, bis jemand kommt, oder gib eine auf und versuche es noch einmal.
web-error-undos = Du hast in dieser Partie { $most }-mal etwas zurückgenommen; öfter darf es niemand.
web-error-expired = Niemand hat den freien Platz rechtzeitig genommen. Diese Partie kann nicht mehr gespielt werden.
web-error-streams = Von deiner Adresse sind zu viele Tische geöffnet. Schließe einige und lade die Seite neu.
web-error-method = Hier ist zwar etwas, aber so kann man nicht danach fragen.
web-error-ours = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher; versuch es noch einmal.
web-error-away = Der Ort, an dem die Partien liegen, ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
web-error-host = Dieser Server hört nicht auf diesen Namen.
web-error-origin = Das hat eine andere Seite geschickt. Es ist nicht für dich.
web-error-slow = Diese Anfrage kam zu langsam an.
