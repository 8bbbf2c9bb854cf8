# Duel for Middle-earth: every word a player reads about this game, in German.

## The game

game-title = Duell um Mittelerde
game-tagline = Die Gemeinschaft gegen Sauron: ein Wettlauf um den Ring, sechs Völker zu gewinnen, sieben Regionen zu halten.
game-intro = Drei Kapitel, drei Wege zum Sieg. In deinem Zug nimmst du eine Karte, die nichts verdeckt, und spielst sie oder machst sie zu Münzen; oder du nimmst einen Ort und baust dort eine Festung. Karten bringen Fertigkeiten, Münzen, Schritte auf der Quest, Freunde unter den Völkern und Einheiten auf dem Spielplan. Die Gemeinschaft gewinnt, wenn Frodo und Sam den Schicksalsberg erreichen, Sauron, wenn der Nazgûl sie einholt; jede Seite siegt auch mit sechs verschiedenen Völkern, oder wenn sie in allen sieben Regionen vertreten ist. Hat nach dem dritten Kapitel niemand gewonnen, siegt, wer in mehr Regionen vertreten ist.

## Sides
## The terms are for the middle of a sentence: { -fellowship(case: "genitive") } gives "der Gemeinschaft".

-fellowship =
    { $case ->
       *[nominative] die Gemeinschaft
        [accusative] die Gemeinschaft
        [dative] der Gemeinschaft
        [genitive] der Gemeinschaft
    }
-sauron =
    { $case ->
       *[nominative] Sauron
        [accusative] Sauron
        [dative] Sauron
        [genitive] Saurons
    }
side-fellowship = Die Gemeinschaft
side-sauron = Sauron

## Regions

region-lindon = Lindon
region-arnor = Arnor
region-rhovanion = Rhovanion
region-enedwaith = Enedwaith
region-rohan = Rohan
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [lindon] nach Lindon
        [arnor] nach Arnor
        [rhovanion] nach Rhovanion
        [enedwaith] nach Enedwaith
        [rohan] nach Rohan
        [gondor] nach Gondor
       *[mordor] nach Mordor
    }
in-region =
    { $region ->
        [lindon] in Lindon
        [arnor] in Arnor
        [rhovanion] in Rhovanion
        [enedwaith] in Enedwaith
        [rohan] in Rohan
        [gondor] in Gondor
       *[mordor] in Mordor
    }
from-region =
    { $region ->
        [lindon] aus Lindon
        [arnor] aus Arnor
        [rhovanion] aus Rhovanion
        [enedwaith] aus Enedwaith
        [rohan] aus Rohan
        [gondor] aus Gondor
       *[mordor] aus Mordor
    }

## Colours of the cards

colour-grey = Grau
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-purple = Violett

## Skills, and a number of symbols of one of them

skill-ruse = List
skill-strength = Stärke
skill-courage = Mut
skill-knowledge = Wissen
skill-leadership = Führung
skill-count =
    { $skill ->
        [ruse] { skill-ruse }
        [strength] { skill-strength }
        [courage] { skill-courage }
        [knowledge] { skill-knowledge }
       *[leadership] { skill-leadership }
    }{ $number ->
        [1] { "" }
       *[other] { " " }×{ $number }
    }

## Peoples, and whose symbol or token it is

people-elves = Elben
people-dwarves = Zwerge
people-hobbits = Hobbits
people-humans = Menschen
people-ents = Ents
people-wizards = Zauberer
people-eagles = Adler
of-people =
    { $people ->
        [elves] der Elben
        [dwarves] der Zwerge
        [hobbits] der Hobbits
        [humans] der Menschen
        [ents] der Ents
        [wizards] der Zauberer
       *[eagles] der Adler
    }

## Chain symbols, and a symbol in the middle of a sentence

chain-fish = Fisch
chain-horse = Pferd
chain-backpack = Rucksack
chain-harp = Harfe
chain-anvil = Amboss
chain-pot = Topf
chain-horseshoe = Hufeisen
chain-bow = Bogen
chain-helmet = Helm
chain-sword = Schwert
chain-chest = Truhe
chain-campfire = Lagerfeuer
chain-bedroll = Deckenrolle
chain-acorn = Eichel
chain-scroll = Schriftrolle
chain-armor = Rüstung
chain-axe = Axt
with-chain =
    { $chain ->
        [fish] mit dem Fisch
        [horse] mit dem Pferd
        [backpack] mit dem Rucksack
        [harp] mit der Harfe
        [anvil] mit dem Amboss
        [pot] mit dem Topf
        [horseshoe] mit dem Hufeisen
        [bow] mit dem Bogen
        [helmet] mit dem Helm
        [sword] mit dem Schwert
        [chest] mit der Truhe
        [campfire] mit dem Lagerfeuer
        [bedroll] mit der Deckenrolle
        [acorn] mit der Eichel
        [scroll] mit der Schriftrolle
        [armor] mit der Rüstung
       *[axe] mit der Axt
    }

## Cards of the first chapter

card-disguise = Verkleidung
card-hidden-path = Verborgener Pfad
card-strong-arm = Starker Arm
card-war-drill = Waffenübung
card-brave-heart = Tapferes Herz
card-oath = Schwur
card-old-map = Alte Landkarte
card-captain = Hauptmann
card-toll = Wegzoll
card-market-day = Markttag
card-barter = Tauschhandel
card-found-purse = Gefundener Beutel
card-first-steps = Erste Schritte
card-river-crossing = Flussüberquerung
card-swift-steed = Schnelles Ross
card-packed-bag = Gepacktes Bündel
card-elven-guest = Elbengast
card-dwarf-smith = Zwergenschmied
card-hobbit-cook = Hobbitkoch
card-horse-breeder = Pferdezüchter
card-archers = Bogenschützen
card-footmen = Fußvolk
card-sellswords = Söldner

## Cards of the second chapter

card-archive = Archiv
card-banner = Banner
card-web-of-lies = Lügennetz
card-siege-crew = Belagerungstrupp
card-last-stand = Letztes Gefecht
card-council = Ratsversammlung
card-ranger = Waldläufer
card-strongbox = Geldtruhe
card-tribute = Tribut
card-night-ride = Nachtritt
card-long-march = Langer Marsch
card-secret-stair = Geheime Treppe
card-watch-fire = Wachfeuer
card-sheltered-camp = Geschütztes Lager
card-elven-song = Elbenlied
card-dwarf-hall = Zwergenhalle
card-hobbit-gardener = Hobbitgärtner
card-chronicler = Chronist
card-marksmen = Scharfschützen
card-shield-wall = Schildwall
card-swordsmen = Schwertkämpfer
card-border-guard = Grenzwache
card-raiders = Räuberschar

## Cards of the third chapter

card-treasury = Schatzkammer
card-royal-gift = Königliche Gabe
card-marsh-passage = Sumpfpfad
card-dark-tunnel = Dunkler Tunnel
card-without-rest = Ohne Rast
card-steep-climb = Steiler Aufstieg
card-final-effort = Letzte Kraft
card-wizard-lore = Zauberkunde
card-staff-bearer = Stabträger
card-ent-grove = Hain der Ents
card-ent-moot = Entthing
card-heavy-infantry = Schweres Fußvolk
card-axe-bearers = Axtträger
card-vanguard = Vorhut
card-cavalry = Reiterei
card-corsairs = Korsaren
card-war-beasts = Kriegsbestien
card-ambush = Hinterhalt
card-forced-march = Gewaltmarsch
card-night-raid = Nachtüberfall
card-plunder = Beutezug
card-flanking-attack = Flankenangriff
card-redeployment = Umgruppierung

## What a card does
## $skills is a list of skill-count, in card-text-choice of skill-…; $people comes from of-people, $first and $second from to-region,
## $symbol is a chain-…; $manoeuvres is a list of manoeuvre-….

card-text-grey = Bis zum Ende des Spiels hast du: { $skills }.
card-text-choice = In jedem Zug hast du eine dieser Fertigkeiten, je nach Bedarf: { $skills }.
card-text-yellow =
    { $number ->
        [one] Nimm { $number } Münze.
       *[other] Nimm { $number } Münzen.
    }
card-text-blue =
    { $number ->
        [one] Geh { $number } Schritt auf der Quest.
       *[other] Geh { $number } Schritte auf der Quest.
    }
card-text-green = Du erhältst ein Symbol { $people }.
card-text-red =
    { $number ->
        [one] Schicke { $number } Einheit { $first } oder { $second }.
       *[other] Schicke { $number } Einheiten zusammen { $first } oder { $second }.
    }
card-text-purple = Manöver: { $manoeuvres }.
card-text-chain = Kettensymbol: { $symbol }.
manoeuvre-moves =
    { $number ->
        [one] eine Einheit bewegen
       *[other] { $number }-mal eine Einheit bewegen
    }
manoeuvre-removals =
    { $number ->
        [one] eine gegnerische Einheit entfernen
       *[other] { $number } gegnerische Einheiten entfernen
    }
manoeuvre-coins =
    { $number ->
        [one] den Gegner { $number } Münze verlieren lassen
       *[other] den Gegner { $number } Münzen verlieren lassen
    }

## What a card or a landmark costs: pieces of a list
## $skills is a list of skill-count, $symbol comes from with-chain; $cost is a cost-…, $reasons a list of them.

cost-free = kostenlos
cost-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
cost-chain = kostenlos { $symbol }
cost-missing =
    { $number ->
        [one] { $number } Münze für das fehlende Symbol: { $skills }
       *[other] { $number } Münzen für die fehlenden Symbole: { $skills }
    }
cost-fortresses =
    { $number ->
        [one] { $number } Münze für eine Festung
       *[other] { $number } Münzen für Festungen
    }
cost-reasons = { $cost } ({ $reasons })
cost-too-much = { $cost }, im Moment zu viel

## What is to be done, in short

count-units =
    { $number ->
        [one] { $number } Einheit
       *[other] { $number } Einheiten
    }
count-rings =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
count-moves =
    { $number ->
        [one] { $number } Bewegung
       *[other] { $number } Bewegungen
    }
count-removals =
    { $number ->
        [one] −{ $number } Einheit des Gegners
       *[other] −{ $number } Einheiten des Gegners
    }
count-coins =
    { $number ->
        [one] −{ $number } Münze des Gegners
       *[other] −{ $number } Münzen des Gegners
    }
count-free =
    { $number ->
        [one] { $number } beliebiges Manöver
       *[other] { $number } beliebige Manöver
    }
count-tokens = 1 Marker eines beliebigen Volks
count-retrieve = eine Karte aus der Ablage
count-strip = −1 graue Karte des Gegners

## Alliance tokens

token-elves-trade = Elbenhandel
token-elves-trade-text = Sooft du eine gelbe Karte spielst, hast du nach diesem Zug noch einen.
token-elves-paths = Elbenpfade
token-elves-paths-text = Die Einheiten deiner roten Karten dürfen gemeinsam in eine beliebige Region gehen, nicht nur in eine der beiden auf der Karte.
token-elves-wisdom = Elbenweisheit
token-elves-wisdom-text = Einmal in jedem Zug ersetzt dieser Marker ein beliebiges Fertigkeitssymbol.
token-dwarves-masons = Zwergensteinmetze
token-dwarves-masons-text = Für Orte zahlst du keinen Aufpreis, wie viele Festungen du auch hast.
token-dwarves-builders = Zwergenbaumeister
token-dwarves-builders-text = Sooft du einen Ort nimmst, hast du nach diesem Zug noch einen.
token-dwarves-tunnels = Zwergenstollen
token-dwarves-tunnels-text = Sooft du eine grüne Karte spielst, darfst du danach bis zu 2 Bewegungen machen.
token-hobbits-eagles = Adler
token-hobbits-eagles-text = Die Adler sind ein weiteres Volk an deiner Seite: Für den Sieg zählen sie als eines der sechs, nicht aber zu den drei verschiedenen Völkern, die einen Marker bringen.
token-hobbits-scouts = Hobbitspäher
token-hobbits-scouts-text = Sooft du eine blaue Karte spielst, setzt du danach 1 Einheit in eine beliebige Region.
token-hobbits-gifts = Hobbitgeschenke
token-hobbits-gifts-text = Sooft du eine Karte dank eines Kettensymbols kostenlos spielst, nimmst du 3 Münzen.
token-humans-roads = Menschenstraßen
token-humans-roads-text = Sooft du eine gelbe Karte spielst, gehst du danach 1 Schritt auf der Quest.
token-humans-levy = Heerbann
token-humans-levy-text = Jede deiner roten Karten bringt 1 Einheit mehr, in dieselbe Region wie die anderen.
token-humans-salvage = Bergelohn
token-humans-salvage-text = Eine abgeworfene Karte bringt dir das Doppelte: im ersten Kapitel 2 Münzen, im zweiten 4, im dritten 6.
token-ents-awakening = Erwachen der Ents
token-ents-awakening-text = Sofort: Du hast nach diesem Zug noch einen.
token-ents-wrath = Zorn der Ents
token-ents-wrath-text = Sofort: Du darfst eine gegnerische Festung entfernen.
token-ents-march = Marsch der Ents
token-ents-march-text = Sofort: Bis zu dreimal darfst du nach Wahl eine Einheit bewegen, eine gegnerische Einheit entfernen oder den Gegner 1 Münze verlieren lassen.
token-wizards-beacon = Zaubererfeuer
token-wizards-beacon-text = Sofort: Geh 2 Schritte auf der Quest.
token-wizards-summons = Zaubererruf
token-wizards-summons-text = Sofort: Setze 2 Einheiten, beide in eine Region oder je eine in zwei.
token-wizards-memory = Zauberergedächtnis
token-wizards-memory-text = Sofort: Sieh die ganze Ablage durch und spiele eine ihrer Karten, ohne zu zahlen.

## Landmarks

tile-barad-dur = Barad-dûr
tile-barad-dur-text = Baue eine Festung in Mordor. Sieh dann die ganze Ablage durch und spiele eine ihrer Karten, ohne zu zahlen.
tile-bree = Bree
tile-bree-text = Baue eine Festung in Arnor und setze 2 Einheiten dorthin. Dann darfst du bis zu 2 Bewegungen machen.
tile-erebor = Erebor
tile-erebor-text = Baue eine Festung in Rhovanion und nimm 5 Münzen. Dann darfst du 1 Bewegung machen.
tile-grey-havens = Graue Anfurten
tile-grey-havens-text = Baue eine Festung in Lindon. Wähle dann ein beliebiges Volk: Die obersten 2 Marker seines Stapels werden aufgedeckt, du behältst 1, und der andere kommt wieder obenauf.
tile-helms-deep = Helms Klamm
tile-helms-deep-text = Baue eine Festung in Rohan und setze 3 Einheiten dorthin.
tile-isengard = Isengard
tile-isengard-text = Baue eine Festung in Enedwaith und geh 1 Schritt auf der Quest. Wähle dann eine graue Karte des Gegners: Sie kommt in die Ablage.
tile-minas-tirith = Minas Tirith
tile-minas-tirith-text = Baue eine Festung in Gondor, setze 1 Einheit dorthin und geh 2 Schritte auf der Quest.

## Rules: set-up

rule-ME-S1 = Die Gemeinschaft beginnt mit 2 Einheiten in Arnor und 3 Münzen, Sauron mit 2 Einheiten in Mordor und 2 Münzen. Jede Seite besitzt 15 Einheiten und 7 Festungen; von den 30 Münzen liegen 25 im Vorrat.
rule-ME-S2 = Elben, Zwerge, Hobbits, Menschen, Ents und Zauberer haben je einen Stapel von 3 Bündnismarkern, gemischt und verdeckt.
rule-ME-S3 = Die 7 Orte werden gemischt, und 3 davon werden aufgedeckt.
rule-ME-S4 = In jedem Kapitel werden dessen 23 Karten gemischt und 20 davon nach dem Muster des Kapitels ausgelegt, eine Reihe offen, die nächste verdeckt und so fort. Die 3 übrigen kommen verdeckt in die Ablage.
rule-ME-S5 = Sauron hat den ersten Zug. Danach wechseln sich die Seiten ab, auch von einem Kapitel zum nächsten.

## Rules: a turn

rule-ME-T1 = In deinem Zug nimmst du entweder eine zugängliche Karte, also eine, die von keiner anderen auch nur teilweise verdeckt wird, oder einen offenen Ort.
rule-ME-T2 = Die Karte, die du nimmst, spielst du, das heißt, du zahlst ihre Kosten, legst sie vor dir aus und führst ihre Wirkung aus; oder du wirfst sie ab.
rule-ME-T3 = Eine Karte, die du abwirfst, kommt verdeckt in die Ablage und bringt dir Münzen: im ersten Kapitel 1, im zweiten 2, im dritten 3.
rule-ME-T4 = Verdeckte Karten, die zugänglich geworden sind, werden am Ende des Zuges aufgedeckt, nicht früher.
rule-ME-T5 = Für einen Ort zahlst du die Kosten, setzt eine Festung in seine Region und führst seine anderen Wirkungen aus. Bis zum nächsten Kapitel rückt kein neuer Ort nach.
rule-ME-T6 = Ein Kapitel endet, wenn seine letzte Karte genommen ist. Das nächste wird ausgelegt, und es werden Orte aufgedeckt, bis 3 offen liegen, wenn noch genug da sind. Dann ist einfach die andere Seite am Zug, es sei denn, ein weiterer Zug steht noch aus.
rule-ME-T7 = Ein weiterer Zug folgt, wenn der laufende beendet ist, auch wenn dazwischen ein neues Kapitel beginnt. Mehrere zählen zusammen. Nach der letzten Karte des dritten Kapitels gibt es keinen mehr.

## Rules: costs

rule-ME-P1 = Münzen, die eine Karte verlangt, kommen in den Vorrat.
rule-ME-P2 = Jedes verlangte Fertigkeitssymbol muss auf deinen Karten vorhanden sein; jedes deiner Symbole zählt einmal im Zug. Jedes fehlende Symbol kostet 1 Münze, wie viele es auch sind.
rule-ME-P3 = Eine Karte, die mehrere Fertigkeiten mit einem Schrägstrich dazwischen zeigt, gibt in jedem Zug eine davon, nach deiner Wahl. Die günstigste Wahl wird für dich getroffen.
rule-ME-P4 = Eine Karte, auf der keine Kosten stehen, ist kostenlos.
rule-ME-P5 = Eine Karte kostet dich nichts, weder Münzen noch Fertigkeiten, wenn eine deiner Karten das Kettensymbol trägt, das an ihrem Rand steht.
rule-ME-P6 = Ein Ort kostet seine 6 Fertigkeitssymbole und dazu 1 Münze für jede deiner Festungen, die dann auf dem Spielplan stehen. Solange dort keine steht, ist der Aufpreis 0.
rule-ME-P7 = Was du nicht bezahlen kannst, kannst du weder spielen noch bauen. Eine Karte abwerfen kannst du immer.

## Rules: what the colours do

rule-ME-C1 = Graue Karten geben dir Fertigkeiten bis zum Ende des Spiels.
rule-ME-C2 = Gelbe Karten geben dir sofort Münzen.
rule-ME-C3 = Blaue Karten bringen dich auf der Quest voran, einen Schritt für jeden Ring.
rule-ME-C4 = Grüne Karten geben dir das Symbol eines Volkes, das Bündnismarker und sogar den Sieg bringen kann.
rule-ME-C5 = Rote Karten bringen Einheiten, alle in eine der beiden Regionen auf der Karte.
rule-ME-C6 = Violette Karten, die es nur im dritten Kapitel gibt, bringen Manöver: eine deiner Einheiten in eine benachbarte Region bewegen, den Gegner 1 Münze verlieren lassen oder eine gegnerische Einheit aus einer beliebigen Region entfernen. Die Reihenfolge bestimmst du, und auf Bewegungen und das Entfernen darfst du verzichten.
rule-ME-C7 = Niemand verliert mehr Münzen, als er hat.

## Rules: the Quest of the Ring

rule-ME-Q1 = Frodo und Sam sind 14 Schritte vom Schicksalsberg entfernt. Kommen sie dort an, gewinnt die Gemeinschaft sofort.
rule-ME-Q2 = Der Nazgûl beginnt 14 Felder hinter Frodo und Sam und wird mitgezogen, wenn sie vorrücken; der Abstand ändert sich also nur durch die eigenen Schritte des Nazgûl, und er wird nur kleiner. Hat der Nazgûl die beiden eingeholt, gewinnt Sauron sofort.
rule-ME-Q3 = Nach 3, 6, 9 und 12 eigenen Schritten erreicht oder überschreitet jede Seite einen Bonus, jeden einmal: 1 Münze, 1 Einheit in einer beliebigen Region, einen weiteren Zug und das Entfernen einer gegnerischen Festung. Du darfst darauf verzichten. Wer nur mitgezogen wird, erhält keinen Bonus.

## Rules: the peoples

rule-ME-A1 = Mit dem zweiten Symbol desselben Volkes werden die obersten 2 Marker seines Stapels beiden gezeigt. Du behältst 1, und der andere kommt verdeckt wieder obenauf.
rule-ME-A2 = Einmal im Spiel, mit deinem dritten verschiedenen Volk, wird von jedem der drei der oberste Marker gezeigt. Du behältst 1, und die anderen kommen wieder oben auf ihre Stapel.
rule-ME-A3 = Dasselbe Symbol darf sowohl für das Paar als auch für die drei verschiedenen Völker zählen. Ein gezeigter Marker ist von da an beiden bekannt, ebenso der Platz der zurückgelegten.
rule-ME-A4 = Sechs verschiedene Völker auf deinen grünen Karten gewinnen sofort. Die Adler auf dem Marker der Hobbits zählen als eines der sechs, nicht aber zu den drei verschiedenen Völkern, die einen Marker bringen.
rule-ME-A5 = Sind weniger Marker da, als gezeigt werden sollten, werden die vorhandenen gezeigt; ist keiner da, geschieht nichts.

## Rules: war

rule-ME-W1 = Kommen Einheiten in eine Region, in der gegnerische stehen, ob gesetzt oder bewegt, gibt es einen Konflikt: Beide Seiten nehmen je eine Einheit in ihren Vorrat zurück, und das so lange, bis mindestens eine Seite dort keine mehr hat.
rule-ME-W2 = Festungen kämpfen nicht und versperren keinen Weg. Beide Seiten können in derselben Region vertreten sein.
rule-ME-W3 = Eine Bewegung führt eine Einheit in eine benachbarte Region. Hast du mehrere, darfst du dieselbe Einheit weiterbewegen oder andere nehmen; jeder Konflikt wird vor der nächsten Bewegung ausgetragen.
rule-ME-W4 = Reichen die Einheiten in deinem Vorrat nicht, setzt du, was da ist.
rule-ME-W5 = Eine entfernte Festung kehrt in den Vorrat ihres Besitzers zurück. Den Ort behält er, ist durch ihn aber nicht mehr in der Region vertreten.
rule-ME-W6 = Du bist vertreten, wo du eine Einheit oder eine Festung hast. Wer in allen 7 Regionen vertreten ist, gewinnt sofort.

## Rules: landmarks

rule-ME-L1 = Zuerst kommt die Festung, dann die anderen Wirkungen des Ortes: was von selbst geschieht, vor dem, was du wählst.
rule-ME-L2 = Um eine Karte aus der Ablage zu spielen, siehst du die ganze Ablage durch, wählst eine Karte und spielst sie, ohne zu zahlen. Das gilt als Spielen einer Karte, darum wirken die Marker für ihre Farbe; als Kette gilt es nicht.
rule-ME-L3 = Die graue Karte, die der Gegner durch Isengard verliert, kommt in die Ablage.

## Rules: end of the game

rule-ME-E1 = Jeder der drei sofortigen Siege wird nach jedem einzelnen Schritt geprüft: nach einem Ring, einer Einheit, einem Marker, einer Festung.
rule-ME-E2 = Hat am Ende des dritten Kapitels niemand gewonnen, siegt, wer in mehr Regionen vertreten ist. Sind es bei beiden gleich viele, teilen sie sich den Sieg.

## Rules: what each player knows

rule-ME-I1 = Allen bekannt sind: die offenen Karten und Orte, was beide Seiten vor sich haben, der Spielplan, die Quest, die Münzen, die Listen aller Karten, jede Karte, die man vor dem Abwerfen gesehen hat, und die einmal gezeigten Marker mit dem Platz, an dem sie liegen.
rule-ME-I2 = Beiden verborgen sind: die verdeckten Karten, die Reihenfolge der noch nicht gezeigten Marker und Orte und die 3 Karten, die in jedem Kapitel ausgesondert werden.
rule-ME-I3 = Wer die Ablage durchsieht, weiß von da an, welche Karten bisher ausgesondert wurden; die andere Seite weiß es nicht.

## Rules: fine print

rule-ME-F1 = Bringt eine Karte oder ein Ort einen Marker ein, so wirkt dieser nicht auf sie oder ihn zurück.
rule-ME-F2 = Ein Bonus der Quest wird abgehandelt, sobald sein Feld erreicht ist, vor den Schritten, die noch folgen. Nur wenn diese Schritte sofort zum Sieg führen, gibt es unterwegs keinen Bonus: Er könnte nichts mehr ändern.
rule-ME-F3 = Zuerst wirkt die Karte selbst mit allem, was sie auslöst, dann wirken die Marker für ihre Farbe. Ein Bonus kommt bei dem Schritt, der ihn einbringt: bei Isengard zuerst die Festung, dann der Schritt und sein Bonus, dann die graue Karte.
rule-ME-F4 = Verzichten darfst du auf einen Bonus der Quest, auf Bewegungen und auf das Entfernen von Einheiten und Festungen. Nicht verzichten darfst du auf die Einheiten von Karten, Markern und Orten, auf Schritte der Quest, auf verdiente weitere Züge, auf das Behalten eines Markers, auf die Karte aus der Ablage, auf die graue Karte bei Isengard und auf die Münzen einer violetten Karte.
rule-ME-F5 = Wie viele Einheiten eine Wirkung setzt, steht fest, wenn sie beginnt; es zählt dein Vorrat in diesem Augenblick.
rule-ME-F6 = Die Einheiten einer Karte oder eines Ortes kommen zusammen an und kämpfen einmal. Erst nach dem Konflikt wird der Sieg geprüft.
rule-ME-F7 = Ein leerer Stapel kann nicht gewählt werden, und nach einer Wirkung, die nichts bewirken kann, wirst du nicht gefragt.
rule-ME-F8 = Was aus den offenen Kartenlisten folgt, gilt als beiden bekannt. Solange aber Karten verdeckt liegen, bleiben die ausgesonderten Karten des laufenden Kapitels dem unbekannt, der nicht nachgesehen hat.
rule-ME-F9 = Eine ausgesonderte Karte, die aus der Ablage gespielt wird, ist von da an beiden bekannt. Die anderen ausgesonderten bleiben das Geheimnis dessen, der nachgesehen hat.
rule-ME-F10 = Die letzte Karte des dritten Kapitels wird ganz ausgeführt, mit Markern und Bonus. Erst dann werden die Regionen gezählt.

## Headings of the rules pages

chapter-ME-S = Aufbau
chapter-ME-T = Ein Zug
chapter-ME-P = Kosten
chapter-ME-C = Was die Farben bewirken
chapter-ME-Q = Die Quest des Rings
chapter-ME-A = Die Völker
chapter-ME-W = Krieg
chapter-ME-L = Orte
chapter-ME-E = Ende des Spiels
chapter-ME-I = Was jeder weiß
chapter-ME-F = Kleingedrucktes

## How a game ends

reason-quest =
    { $winner ->
        [fellowship] Frodo und Sam haben den Schicksalsberg erreicht: Die Gemeinschaft gewinnt.
       *[sauron] Der Nazgûl hat Frodo und Sam eingeholt: Sauron gewinnt.
    }
reason-peoples =
    { $winner ->
        [fellowship] Sechs verschiedene Völker stehen der Gemeinschaft bei: Sie gewinnt.
       *[sauron] Sechs verschiedene Völker stehen Sauron bei: Er gewinnt.
    }
reason-conquest =
    { $winner ->
        [fellowship] Die Gemeinschaft ist in allen sieben Regionen vertreten: Sie gewinnt.
       *[sauron] Sauron ist in allen sieben Regionen vertreten: Er gewinnt.
    }
reason-presence =
    { $winner ->
        [fellowship] Nach dem dritten Kapitel ist die Gemeinschaft in mehr Regionen vertreten: Sie gewinnt.
       *[sauron] Nach dem dritten Kapitel ist Sauron in mehr Regionen vertreten: Er gewinnt.
    }
reason-shared = Nach dem dritten Kapitel sind beide Seiten in gleich vielen Regionen vertreten: Sie teilen sich den Sieg.

## Where something is

place-owned =
    { $side ->
        [fellowship] Im Besitz der Gemeinschaft.
       *[sauron] Im Besitz Saurons.
    }
place-discard = Sie liegt in der Ablage.
place-accessible = Sie kann jetzt genommen werden.
place-covered = Sie liegt in der Auslage, von anderen verdeckt.
place-unseen = Noch nicht offen gesehen: Sie liegt verdeckt oder wurde ausgesondert.
place-face-down = Sie liegt verdeckt in der Auslage.
place-on-top = Er liegt oben auf seinem Stapel.
place-hidden = Er liegt noch verdeckt.

## The board in the browser
## $cost is one of cost-… or a list of them, $left a list of board-near-…, $names a list of names, $people comes from of-people.

board-chapter = Kapitel { $chapter }
board-covered = überdeckt
board-cost = Kosten: { $cost }.
board-pays =
    { $side ->
        [fellowship] Die Gemeinschaft: { $cost }.
       *[sauron] Sauron: { $cost }.
    }
board-pile-discard = Ablage: { $number }
board-discard-known = Allen bekannt: { $names }.
board-discard-removed =
    { $number ->
        [one] { $number } Karte dieses Kapitels wurde ungesehen ausgesondert.
       *[other] { $number } Karten dieses Kapitels wurden ungesehen ausgesondert.
    }
board-discard-seen = Ausgesondert, wie du gesehen hast: { $names }.
board-pile-unseen = Verdeckt: { $number }
board-unseen-text = Sie sind unter diesen: { $names }.
board-pile-tiles = Künftige Orte: { $number }
board-stack = Marker { $people }: { $number }
board-stack-text = Im Stapel: { $names }.
board-stack-top = Obenauf: { $token }.
board-units =
    { $side ->
        [fellowship] Einheiten der Gemeinschaft: { $number }
       *[sauron] Saurons Einheiten: { $number }
    }
board-fort =
    { $side ->
        [fellowship] Festung der Gemeinschaft
       *[sauron] Saurons Festung
    }
board-ways = Wege führen nach: { $names }.
board-landmark-here = Ort: { $tile }.
board-supply = Einheiten im Vorrat: { $number }
board-skills = Fertigkeiten: { $names }
board-none = keine
board-quest = Quest: { $number } von { $goal }
board-peoples = Völker: { $number } von { $goal }
board-regions = Regionen: { $number } von { $goal }
board-track = Frodo und Sam haben { $steps } von 14 Schritten hinter sich, der Nazgûl ist { $others } näher gekommen. Abstand: { $gap }.
board-near = Zum Sieg fehlt nur: { $left }
board-near-quest =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
board-near-peoples = { $number } Volk
board-near-regions = { $number } Region
board-turn = am Zug
board-extra =
    { $number ->
        [one] noch ein Zug
       *[other] noch { $number } Züge
    }

## Help in the terminal

middle-earth-help-choose = Tippe eine Zahl und drücke die Eingabetaste. Neben jeder Karte stehen zwei Zahlen: Die erste spielt sie, die zweite wirft sie für Münzen ab. Du kannst auch die Aktion selbst eintippen (play toll, discard toll, landmark bree, place rohan, move arnor lindon) oder den Namen von etwas, um das es nur bei einer Wahl geht.
middle-earth-help-explain = ? 3 erklärt, worum es bei Wahl 3 geht. ? wegzoll, ? bree, ? rohan, ? elben, ? list, ? fisch oder ? grün erklärt eine Karte, einen Ort, eine Region, ein Volk, eine Fertigkeit, ein Kettensymbol oder eine Farbe; ? fellowship und ? sauron zählen auf, was eine Seite hat, ? ablage die Ablage; ? krieg oder ? ME-W1 nennt die Regeln.

## The table in the terminal
## One letter, another one for each skill

sheet-skill-ruse = L
sheet-skill-strength = S
sheet-skill-courage = M
sheet-skill-knowledge = W
sheet-skill-leadership = F
sheet-any-skill = eine beliebige Fertigkeit
sheet-chapter = Kapitel { $chapter }
sheet-turn =
    { $side ->
        [fellowship] die Gemeinschaft ist am Zug
       *[sauron] Sauron ist am Zug
    }
sheet-extra =
    { $number ->
        [one] danach noch ein Zug
       *[other] danach noch { $number } Züge
    }
sheet-placing = Einzusetzende Einheiten: { $number } ({ $regions })
sheet-manoeuvring = Noch zu tun: { $manoeuvres }
sheet-revealed = Aufgedeckt: { $tokens }
sheet-units-to = { $units }: { $regions }
sheet-market = Jetzt zu nehmen
sheet-market-numbers = 1. Zahl: spielen oder bauen · 2.: abwerfen für { $number }
sheet-free = gratis
sheet-remove = Einheit entfernen:
sheet-quest = Quest
sheet-to-go = noch { $number }
sheet-goals = Quest { $steps }/14 · Völker { $peoples }/6 · Regionen { $regions }/7
sheet-supply =
    { $number ->
        [one] { $number } Einheit im Vorrat
       *[other] { $number } Einheiten im Vorrat
    }
sheet-stacks = Marker in den Stapeln:
sheet-reserve =
    { $number ->
        [one] Vorrat: { $number } Münze
       *[other] Vorrat: { $number } Münzen
    }
sheet-hidden-tiles =
    { $number ->
        [one] { $number } Ort verdeckt
       *[other] { $number } Orte verdeckt
    }
sheet-discard =
    { $unknown ->
        [0] Ablage: { $number }
       *[other] Ablage: { $number }, davon { $unknown } ungesehen
    }
sheet-removed = Die ausgesonderten Karten dieses Kapitels: { $cards }
sheet-looked =
    { $side ->
        [fellowship] Die Gemeinschaft hat die Ablage durchgesehen und kennt die ausgesonderten Karten dieses Kapitels.
       *[sauron] Sauron hat die Ablage durchgesehen und kennt die ausgesonderten Karten dieses Kapitels.
    }

## Explanations in the terminal

sheet-word-discard = Ablage
sheet-cost = Kosten:
sheet-neighbours = Nachbarn:
sheet-landmark = Ort:
sheet-units-come = Rote Karten:
sheet-given-by = Kommt von:
sheet-frees = Macht kostenlos:
sheet-tokens = Marker:
sheet-tiles = Orte:
sheet-legend-layout = Die Karten liegen aufeinander; die mit dickem Rahmen können genommen werden. Am oberen Rand stehen die Form der Farbe ({ $grey } grau, { $yellow } gelb, { $blue } blau, { $green } grün, { $red } rot, { $purple } violett), was die Karte gibt, und rechts, was sie kostet: Münzen als Zahl, Fertigkeiten als Buchstaben.
sheet-legend-letters = Fertigkeiten: { $letters }.
sheet-legend-prices = In der Liste ist { $fellowship } der Preis für die Gemeinschaft und { $sauron } der für Sauron: alle Münzen zusammen, dann die Buchstaben der fehlenden Symbole und nach + die Münzen für Festungen ({ $fort }). In Klammern: zu teuer für diese Seite. { $chain } ist ein Kettensymbol, das eine Karte gibt oder das sie kostenlos macht.
sheet-legend-map = Auf dem Spielplan zählt die Zahl nach dem Zeichen einer Seite ihre Einheiten, { $fort } ist eine Festung.
sheet-legend-quest = Die Quest: { $here } zeigt, wo eine Seite steht; die künftigen Boni sind { $coin } 1 Münze, { $unit } 1 Einheit, { $again } ein weiterer Zug, { $fort } eine Festung des Gegners. Der untere Streifen endet unter Frodo und Sam, denn der Nazgûl wird mitgezogen.
sheet-legend-areas = Vor den Fertigkeiten, Münzen, Völkern und Einheiten jeder Seite steht die Form ihrer Farbe; { $chain } Kettensymbole, { $fort } Orte, { $token } Marker. In den Stapeln steht nach { $token } der oberste Marker, wenn er bekannt ist.

## The story of a match
## $side acts, or loses something; $card is a card-…, $shape the shape of its colour; $coins comes from cost-coins, $units from count-units,
## $steps from story-strides, $symbols from story-symbols, $turns from story-turns; $people comes from of-people, $chain from with-chain;
## $skills is a list of skill-count, in story-choice of skill-…; $origin, $place and $goal come from from-region, in-region and to-region.

story-strides =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
story-symbols =
    { $number ->
        [one] ein Symbol
       *[other] { $number } Symbole
    }
story-turns =
    { $number ->
        [one] einen weiteren Zug
       *[other] { $number } weitere Züge
    }
story-chapter = Kapitel { $chapter } beginnt: Die Karten werden ausgelegt.
story-chapter-over = Kapitel { $chapter } ist zu Ende.
ahead-standing =
    { $side ->
        [fellowship] Die Gemeinschaft
       *[sauron] Sauron
    }: { $steps } von 14 Schritten auf der Quest, { $peoples } von 6 Völkern, vertreten in { $regions } von 7 Regionen.
ahead-chapter = Als Nächstes wird Kapitel { $chapter } ausgelegt.
story-turned = Aufgedeckt: { $shape } { $card }.
story-landmarks = Orte zur Wahl: { $tiles }.
story-paid =
    { $side ->
        [fellowship] Die Gemeinschaft spielt { $shape } { $card } für { $coins }.
       *[sauron] Sauron spielt { $shape } { $card } für { $coins }.
    }
story-free =
    { $side ->
        [fellowship] Die Gemeinschaft spielt { $shape } { $card } kostenlos.
       *[sauron] Sauron spielt { $shape } { $card } kostenlos.
    }
story-chained =
    { $side ->
        [fellowship] Die Gemeinschaft spielt { $shape } { $card } kostenlos { $chain }.
       *[sauron] Sauron spielt { $shape } { $card } kostenlos { $chain }.
    }
story-discarded =
    { $side ->
        [fellowship] Die Gemeinschaft wirft { $shape } { $card } für { $coins } ab.
       *[sauron] Sauron wirft { $shape } { $card } für { $coins } ab.
    }
story-landmark =
    { $side ->
        [fellowship] Die Gemeinschaft nimmt den Ort { $tile } für { $coins } und baut eine Festung { $place }.
       *[sauron] Sauron nimmt den Ort { $tile } für { $coins } und baut eine Festung { $place }.
    }
story-landmark-free =
    { $side ->
        [fellowship] Die Gemeinschaft nimmt den Ort { $tile } kostenlos und baut eine Festung { $place }.
       *[sauron] Sauron nimmt den Ort { $tile } kostenlos und baut eine Festung { $place }.
    }
story-skills =
    { $side ->
        [fellowship] Die Gemeinschaft erhält { $skills }.
       *[sauron] Sauron erhält { $skills }.
    }
story-choice =
    { $side ->
        [fellowship] In jedem Zug hat die Gemeinschaft nun eine dieser Fertigkeiten: { $skills }.
       *[sauron] In jedem Zug hat Sauron nun eine dieser Fertigkeiten: { $skills }.
    }
story-people =
    { $side ->
        [fellowship] Die Gemeinschaft hat nun { $symbols } { $people }.
       *[sauron] Sauron hat nun { $symbols } { $people }.
    }
story-placed =
    { $side ->
        [fellowship] Die Gemeinschaft setzt { $units } { $place } ein.
       *[sauron] Sauron setzt { $units } { $place } ein.
    }
story-moved =
    { $side ->
        [fellowship] Die Gemeinschaft bewegt eine Einheit { $origin } { $goal }.
       *[sauron] Sauron bewegt eine Einheit { $origin } { $goal }.
    }
story-conflict = Konflikt { $place }: Beide Seiten verlieren je { $units }.
story-removed =
    { $side ->
        [fellowship] Die Gemeinschaft entfernt eine Einheit Saurons { $place }.
       *[sauron] Sauron entfernt eine Einheit der Gemeinschaft { $place }.
    }
story-razed =
    { $side ->
        [fellowship] Die Gemeinschaft reißt Saurons Festung { $place } nieder.
       *[sauron] Sauron reißt die Festung der Gemeinschaft { $place } nieder.
    }
story-declined =
    { $side ->
        [fellowship] Die Gemeinschaft verzichtet auf den Bonus.
       *[sauron] Sauron verzichtet auf den Bonus.
    }
story-spared =
    { $side ->
        [fellowship] Die Gemeinschaft reißt keine Festung nieder.
       *[sauron] Sauron reißt keine Festung nieder.
    }
story-stopped =
    { $side ->
        [fellowship] Die Gemeinschaft macht kein weiteres Manöver.
       *[sauron] Sauron macht kein weiteres Manöver.
    }
story-coins =
    { $side ->
        [fellowship] Die Gemeinschaft nimmt { $coins }.
       *[sauron] Sauron nimmt { $coins }.
    }
story-coins-lost =
    { $side ->
        [fellowship] Die Gemeinschaft verliert { $coins }.
       *[sauron] Sauron verliert { $coins }.
    }
story-gifts =
    { $side ->
        [fellowship] { token-hobbits-gifts }: Die Gemeinschaft nimmt { $coins }.
       *[sauron] { token-hobbits-gifts }: Sauron nimmt { $coins }.
    }
story-steps =
    { $side ->
        [fellowship] Frodo und Sam gehen { $steps } weiter: { $total } von 14.
       *[sauron] Der Nazgûl kommt { $steps } näher: { $total } von 14.
    }
story-bonus =
    { $total ->
        [3] Der dritte Schritt bringt einen Bonus: 1 Münze.
        [6] Der sechste Schritt bringt einen Bonus: 1 Einheit in einer beliebigen Region.
        [9] Der neunte Schritt bringt einen Bonus: einen weiteren Zug.
       *[12] Der zwölfte Schritt bringt einen Bonus: Eine gegnerische Festung darf niedergerissen werden.
    }
story-called =
    { $side ->
        [fellowship] Die Gemeinschaft wählt den Stapel { $people }.
       *[sauron] Sauron wählt den Stapel { $people }.
    }
story-revealed = Aufgedeckte Marker: { $tokens }.
story-kept =
    { $side ->
        [fellowship] Die Gemeinschaft behält den Marker { $token }.
       *[sauron] Sauron behält den Marker { $token }.
    }
story-looked =
    { $side ->
        [fellowship] Die Gemeinschaft sieht die Ablage durch.
       *[sauron] Sauron sieht die Ablage durch.
    }
story-found =
    { $side ->
        [fellowship] Die Gemeinschaft sieht die Ablage durch und findet die ausgesonderten Karten: { $cards }.
       *[sauron] Sauron sieht die Ablage durch und findet die ausgesonderten Karten: { $cards }.
    }
story-retrieved =
    { $side ->
        [fellowship] Die Gemeinschaft spielt { $shape } { $card } aus der Ablage, ohne zu zahlen.
       *[sauron] Sauron spielt { $shape } { $card } aus der Ablage, ohne zu zahlen.
    }
story-stripped =
    { $side ->
        [fellowship] Die Gemeinschaft muss { $shape } { $card } abwerfen.
       *[sauron] Sauron muss { $shape } { $card } abwerfen.
    }
story-earned =
    { $side ->
        [fellowship] Die Gemeinschaft verdient sich { $turns }.
       *[sauron] Sauron verdient sich { $turns }.
    }
story-again =
    { $side ->
        [fellowship] Die Gemeinschaft ist noch einmal am Zug.
       *[sauron] Sauron ist noch einmal am Zug.
    }

## What a player may choose

action-pay = Spiele { $shape } { $card }: zahle { $coins }
action-play = Spiele { $shape } { $card } kostenlos
action-chained = Spiele { $shape } { $card } kostenlos { $chain }
action-discard = Wirf { $shape } { $card } ab: erhalte { $coins }
action-landmark = Nimm den Ort { $tile }: zahle { $coins }
action-landmark-free = Nimm den Ort { $tile } kostenlos
action-place = Setze { $units } { $place } ein
action-move = Bewege eine Einheit { $origin } { $goal }
action-remove = Entferne eine gegnerische Einheit { $place }
action-raze = Reiß die gegnerische Festung { $place } nieder
action-coin = Der Gegner verliert 1 Münze
action-accept =
    { $total ->
        [3] Nimm 1 Münze
       *[9] Nimm den weiteren Zug
    }
action-decline = Verzichte auf den Bonus
action-spare = Reiß keine nieder
action-stop = Kein weiteres Manöver
action-keep = Behalte den Marker { $token }
action-call = Wähle den Stapel { $people }
action-retrieve = Spiele { $shape } { $card } aus der Ablage
action-strip = Lass den Gegner { $shape } { $card } abwerfen

## What a player is asked, and what the others wait for
## $manoeuvres is a list of manoeuvre-….

ask-choose = Nimm eine Karte, um sie zu spielen oder abzuwerfen, oder einen Ort.
ask-place = Wo setzt du { $units } ein?
ask-place-bonus = Der Bonus des sechsten Schrittes: Wo setzt du 1 Einheit ein?
ask-manoeuvre = Deine Manöver, in beliebiger Reihenfolge: { $manoeuvres }.
ask-march =
    { $number ->
        [one] Noch einmal: Bewege eine Einheit, entferne eine gegnerische Einheit oder lass den Gegner 1 Münze verlieren.
       *[other] Bis zu { $number }-mal: Bewege eine Einheit, entferne eine gegnerische Einheit oder lass den Gegner 1 Münze verlieren.
    }
ask-raze = Welche gegnerische Festung reißt du nieder?
ask-accept =
    { $total ->
        [3] Der Bonus des dritten Schrittes: Nimmst du 1 Münze?
       *[9] Der Bonus des neunten Schrittes: Nimmst du einen weiteren Zug?
    }
ask-keep = Welchen Marker behältst du?
ask-call = Von welchem Volk wählst du den Stapel?
ask-retrieve = Welche Karte der Ablage spielst du, ohne zu zahlen?
ask-strip = Welche graue Karte muss der Gegner abwerfen?
wait-deal = Karten werden aufgedeckt.
wait-raise = Orte werden aufgedeckt.
wait-choose =
    { $side ->
        [fellowship] Die Gemeinschaft wählt eine Karte oder einen Ort.
       *[sauron] Sauron wählt eine Karte oder einen Ort.
    }
wait-place =
    { $side ->
        [fellowship] Die Gemeinschaft entscheidet, wohin ihre Einheiten kommen.
       *[sauron] Sauron entscheidet, wohin seine Einheiten kommen.
    }
wait-manoeuvre =
    { $side ->
        [fellowship] Die Gemeinschaft wählt ein Manöver.
       *[sauron] Sauron wählt ein Manöver.
    }
wait-raze =
    { $side ->
        [fellowship] Die Gemeinschaft wählt eine Festung, die fallen soll.
       *[sauron] Sauron wählt eine Festung, die fallen soll.
    }
wait-accept =
    { $side ->
        [fellowship] Die Gemeinschaft entscheidet, ob sie den Bonus nimmt.
       *[sauron] Sauron entscheidet, ob er den Bonus nimmt.
    }
wait-reveal = Marker werden aufgedeckt.
wait-keep =
    { $side ->
        [fellowship] Die Gemeinschaft wählt einen Marker.
       *[sauron] Sauron wählt einen Marker.
    }
wait-call =
    { $side ->
        [fellowship] Die Gemeinschaft wählt ein Volk.
       *[sauron] Sauron wählt ein Volk.
    }
wait-show =
    { $side ->
        [fellowship] Die Gemeinschaft sieht die Ablage durch.
       *[sauron] Sauron sieht die Ablage durch.
    }
wait-retrieve =
    { $side ->
        [fellowship] Die Gemeinschaft wählt eine Karte aus der Ablage.
       *[sauron] Sauron wählt eine Karte aus der Ablage.
    }
wait-strip =
    { $side ->
        [fellowship] Die Gemeinschaft wählt eine graue Karte, die Sauron abwerfen muss.
       *[sauron] Sauron wählt eine graue Karte, die die Gemeinschaft abwerfen muss.
    }
wait-over = Das Spiel ist zu Ende.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card and $cards are card-…, $people comes from of-people,
## $place from in-region, $coins from cost-coins, $skills is a list of skill-count, $effects a list of count-… and cost-coins.

advice-peril-quest =
    { $side ->
        [fellowship] Die Gemeinschaft kann durch die Quest gewinnen; fehlende Schritte: { $number }.
       *[sauron] Sauron kann durch die Quest gewinnen; fehlende Schritte: { $number }.
    }
advice-peril-peoples =
    { $side ->
        [fellowship] Die Gemeinschaft kann durch die Völker gewinnen; es fehlt nur noch: { $number }.
       *[sauron] Sauron kann durch die Völker gewinnen; es fehlt nur noch: { $number }.
    }
advice-peril-regions =
    { $side ->
        [fellowship] Die Gemeinschaft kann durch die Regionen gewinnen; es fehlt nur noch: { $number }.
       *[sauron] Sauron kann durch die Regionen gewinnen; es fehlt nur noch: { $number }.
    }
advice-peril-card =
    { $side ->
        [fellowship] Mit dieser Karte könnte die Gemeinschaft in ihrem nächsten Zug gewinnen: { $card }.
       *[sauron] Mit dieser Karte könnte Sauron in seinem nächsten Zug gewinnen: { $card }.
    }
advice-chance-quest = Du kannst durch die Quest gewinnen; fehlende Schritte: { $number }.
advice-chance-peoples = Du kannst durch die Völker gewinnen; es fehlt nur noch: { $number }.
advice-chance-regions = Du kannst durch die Regionen gewinnen; es fehlt nur noch: { $number }.
advice-last-chapter = Nach der letzten Karte entscheiden die Regionen: Du bist in { $number }, die andere Seite in { $against }.
advice-purse = Du hast { $coins } und kannst { $number } der { $count } offenen Karten bezahlen.
advice-purse-all = Du hast { $coins } und kannst jede offene Karte bezahlen.
advice-wins-match = Damit gewinnst du sofort das Spiel.
advice-loses-match = Damit verlierst du sofort das Spiel.
advice-another-turn = Es gibt dir einen weiteren Zug.
advice-regions-more =
    { $number ->
        [1] Du bist dann in einer Region.
       *[other] Du bist dann in { $number } Regionen.
    }
advice-regions-fewer = Es kostet dich eine Region; es bleiben: { $number }.
advice-regions-enemy =
    { $side ->
        [fellowship] Es kostet die Gemeinschaft eine Region; es bleiben: { $number }.
       *[sauron] Es kostet Sauron eine Region; es bleiben: { $number }.
    }
advice-conflict =
    { $number ->
        [1] Im Konflikt { $place } verliert jede Seite eine Einheit.
       *[other] Im Konflikt { $place } verliert jede Seite { $number } Einheiten.
    }
advice-denies =
    { $side ->
        [fellowship] Es nimmt der Gemeinschaft diese Karte, mit der sie gewinnen könnte: { $card }.
       *[sauron] Es nimmt Sauron diese Karte, mit der er gewinnen könnte: { $card }.
    }
advice-leaves =
    { $side ->
        [fellowship] Es lässt der Gemeinschaft eine Karte, mit der sie gewinnen könnte: { $cards }.
       *[sauron] Es lässt Sauron eine Karte, mit der er gewinnen könnte: { $cards }.
    }
advice-opens = Es gibt der anderen Seite frei: { $cards }.
advice-turns-up =
    { $number ->
        [1] Eine unbekannte Karte wird für die andere Seite aufgedeckt.
       *[other] { $number } unbekannte Karten werden für die andere Seite aufgedeckt.
    }
advice-steps =
    { $number ->
        [1] Es bringt einen Schritt der Quest; dann fehlen noch: { $left }.
       *[other] Es bringt { $number } Schritte der Quest; dann fehlen noch: { $left }.
    }
advice-skills = Es gibt dir Fertigkeiten für alle späteren Kosten: { $skills }.
advice-one-of = Es gibt dir in jedem Zug eine dieser Fertigkeiten: { $skills }.
advice-brings = Es bringt: { $effects }.
advice-frees = Sein Symbol macht später kostenlos: { $cards }.
advice-chained = Es ist durch ein Kettensymbol kostenlos.
advice-pays = Es kostet { $coins }; dir bleiben { $left }.
advice-pair = Es ist dein zweites Symbol { $people }: Du wählst einen Marker.
advice-third-people = Es ist dein drittes Volk, ein Symbol { $people }: Du wählst einen Marker.
advice-new-people = Es bringt ein Symbol { $people }: { $number } der 6 Völker für dich.
advice-discards = Es bringt dir { $coins }.
advice-unplayed = Du könntest diese Karte spielen: { $card }.
advice-landmark = Es bringt eine Festung { $place } und dazu: { $effects }.
advice-keeps-layout = Es gibt der anderen Seite keine Karte frei.
advice-reinforces = Es verstärkt dich { $place }.
advice-no-region = Es ändert bei niemandem die Zahl der Regionen.
advice-removes =
    { $side ->
        [fellowship] Es entfernt eine Einheit der Gemeinschaft { $place }.
       *[sauron] Es entfernt eine Einheit Saurons { $place }.
    }
advice-razes =
    { $side ->
        [fellowship] Es reißt die Festung der Gemeinschaft { $place } nieder.
       *[sauron] Es reißt Saurons Festung { $place } nieder.
    }
advice-coin =
    { $side ->
        [fellowship] Es kostet die Gemeinschaft eine Münze.
       *[sauron] Es kostet Sauron eine Münze.
    }
advice-bonus =
    { $total ->
        [3] Es ist eine geschenkte Münze.
       *[9] Es ist ein geschenkter Zug.
    }
advice-stops = Es lässt etwas ungenutzt: { $effects }.
advice-declines = Es verzichtet auf etwas, das nichts kostet.
advice-eagles = Er zählt als Volk: { $number } der 6 für dich.
advice-call =
    { $number ->
        [1] Dir wird der eine Marker { $people } gezeigt.
       *[other] Du wählst zwischen zwei Markern { $people }.
    }
advice-strips =
    { $side ->
        [fellowship] Es nimmt der Gemeinschaft: { $skills }.
       *[sauron] Es nimmt Sauron: { $skills }.
    }

## Puzzles

puzzle-theme-quest = Die Quest
puzzle-theme-peoples = Die Völker
puzzle-theme-war = Krieg
puzzle-theme-landmark = Orte
puzzle-theme-means = Fertigkeiten und Münzen
puzzle-theme-deny = Dem anderen nicht lassen

## Where something lies hidden, as chances are told of them

pile-unseen = Verdeckte Karten
pile-discard = Ausgesonderte Karten
pile-tiles = Der nächste Ort
stack-elves = Obenauf: Marker der Elben
stack-dwarves = Obenauf: Marker der Zwerge
stack-hobbits = Obenauf: Marker der Hobbits
stack-humans = Obenauf: Marker der Menschen
stack-ents = Obenauf: Marker der Ents
stack-wizards = Obenauf: Marker der Zauberer
