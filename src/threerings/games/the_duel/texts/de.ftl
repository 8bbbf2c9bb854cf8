# The Duel: every word a player reads about this game, in German.

## The game

game-title = Das Duell
game-tagline = Auf der Brücke von Khazad-dûm messen Gandalf und der Balrog ihre Kräfte, Karte gegen Karte.
game-intro = Drei Duelle, dann das Finale. Ihr legt abwechselnd Karten: Der linke Rand der neuen wehrt den rechten Rand der vorigen ab, und jeder Stärkepunkt ohne Gegenüber kostet die andere Seite 1 Energiepunkt. Wer am Ende eines Duells mehr Energie hat, steigt auf der Brücke eine bis drei Stufen hinauf, und wer nach dem Finale höher steht, gewinnt. Von neun Karten spielt jeder nur sechs: Die anderen drei warten auf das Finale.

## Sides
## The terms are for the middle of a sentence: { -balrog(case: "genitive") } gives "des Balrogs".

-gandalf =
    { $case ->
       *[nominative] Gandalf
        [accusative] Gandalf
        [dative] Gandalf
        [genitive] Gandalfs
    }
-balrog =
    { $case ->
       *[nominative] der Balrog
        [accusative] den Balrog
        [dative] dem Balrog
        [genitive] des Balrogs
    }
side-gandalf = Gandalf
side-balrog = Der Balrog

## Gandalf’s special cards

card-balance = Balance
card-balance-text = Erst wird der Schlagabtausch ausgewertet, dann die Energie verglichen. Liegt Gandalf vorn, gewinnt er 1 Punkt; bei Gleichstand gewinnt er 1 Punkt und der Balrog verliert 1; liegt Gandalf zurück, gewinnt er 2 Punkte und der Balrog verliert 1. Ein Gewinn endet am Startfeld des Duells (mit der Edition tilsit bei 20). Nichts geschieht, wenn der Schlagabtausch das Duell schon im negativen Bereich beendet hat.
card-list = List
card-list-text = Bis zum Ende dieses Duells liegen die Handkarten des Balrogs offen, auch während er seine Karten für das Finale auswählt. Folgt noch der Zauber, nimmt er sie auf und mischt sie, Gandalf zieht zufällig eine Karte, und der Rest wird wieder offen ausgelegt. Mit der Edition tilsit hat die List keine Sonderfunktion, wenn nach ihrem Schlagabtausch drei oder mehr Felder zwischen den Energiesteinen frei sind.
card-magic = Magie
card-magic-text = Von nun an darf Gandalf in diesem Duell einmal eine Karte zurückweisen, die der Balrog gerade gelegt hat, bevor sie ausgewertet wird. Sie wird als eine der drei Karten des Balrogs für das Finale beiseitegelegt, und der Balrog legt eine andere aus der Hand. Gandalf entscheidet bei jeder Karte sofort; lässt er eine durchgehen, bleibt ihm die Magie erhalten. Sie verfällt, wenn der Balrog in diesem Duell keine Karte mehr zu spielen hat. Im Finale hat sie keine Sonderfunktion, aber ihre Stärkepunkte zählen.
card-mirror = Spiegel
card-mirror-text = Der Spiegel hat keine Stärkepunkte, und in dem Schlagabtausch, in dem er gelegt wird, verliert niemand Energie. Er übernimmt die Angriffspunkte der Balrog-Karte vor ihm: Der Balrog muss auf seinen eigenen Angriff antworten. Eine Sonderkarte, die auf ihn antwortet, verliert ihre Sonderfunktion und behält ihre Stärkepunkte; ausgenommen sind die Finte, die nicht neben ihm zu liegen kommt, und die Wehr, die ihn an einen neuen Platz versetzt, wo er wieder wirkt. Als erste Karte eines Duells ist er einfach eine Karte ohne Stärkepunkte.
card-rage = Wut
card-rage-text = Die nächste Sonderkarte, die der Balrog in diesem Duell spielt, verliert ihre Sonderfunktion und behält ihre Stärkepunkte. Die Finte bleibt verschont und lässt die Wut weiter warten; auch der Trick im Finale verbraucht sie nicht, ebenso wenig eine Karte, der schon der Spiegel die Sonderfunktion genommen hat. Kommt keine solche Karte, verfällt die Wut am Ende des Duells.
card-enchantment = Zauber
card-enchantment-text = Gandalf zieht zufällig eine Karte aus der Hand des Balrogs und legt sie offen aus; der Balrog kann sie nicht mehr von sich aus spielen. Vor jedem späteren Zug des Balrogs in diesem Duell, schon vor dem nächsten, darf Gandalf befehlen, dass er sie spielt. Eine Sonderkarte, die auf Befehl gespielt wird, behält ihre Sonderfunktion. Bleibt der Befehl aus, darf der Balrog sie als eine seiner drei Karten für das Finale behalten oder, wenn er genug andere hat, abgeben. Im Finale wird sie seine letzte Karte, falls es nicht vorher endet.

## The Balrog’s special cards

card-whip = Finte
card-whip-text = Der Balrog nimmt eine seiner einfachen Karten, die er in diesem Duell schon gespielt hat, aus der Kartenreihe und legt sie ans Ende, wo sie ausgewertet wird; die Finte füllt die Lücke, und frühere Auswertungen werden nicht wiederholt. Liegt keine einfache Karte von ihm in der Kartenreihe, kommt die Finte selbst ans Ende, als Karte ohne Stärkepunkte. Weder der Spiegel noch die Wut nimmt ihr die Sonderfunktion, und die Wut wartet weiter.
card-strength = Kraft
card-strength-text = Nach dem Schlagabtausch verliert Gandalf weitere 2 Energiepunkte (unsere Rekonstruktion, sofern eine Kartendatei nichts anderes sagt). Nichts geschieht, wenn der Schlagabtausch das Duell schon im negativen Bereich beendet hat.
card-power = Macht
card-power-text = Erst wird der Schlagabtausch ausgewertet, dann die Höhe der Figuren auf der Brücke verglichen; auch der Boden zählt als Höhe. Steht der Balrog höher, gewinnt er 1 Energiepunkt; bei gleicher Höhe gewinnt er 1 und Gandalf verliert 1; steht er tiefer, gewinnt er 2 und Gandalf verliert 1. Ein Gewinn endet am Startfeld des Duells (mit der Edition tilsit bei 20). Nichts geschieht, wenn der Schlagabtausch das Duell schon im negativen Bereich beendet hat.
card-trick = Trick
card-trick-text = Nach dem Schlagabtausch zieht der Balrog zufällig eine Karte aus Gandalfs Hand und sieht sie an. Sie wird als eine von Gandalfs drei Karten für das Finale beiseitegelegt. Im Finale hat der Trick keine Sonderfunktion, aber seine Stärkepunkte zählen.
card-defense = Wehr
card-defense-text = Nach dem Schlagabtausch kommt die Gandalf-Karte, auf welche die Wehr geantwortet hat, ans Ende der Kartenreihe und wird dort als Antwort auf die Wehr ausgewertet. Gandalf füllt die Lücke mit einer Handkarte seiner Wahl, die weder gewertet wird noch eine Sonderfunktion hat; das ist sein Zug. Die versetzte Karte behält ihre Stärkepunkte, aber nicht ihre Sonderfunktion; nur der Spiegel wirkt an seinem neuen Platz wieder. Die Wehr hat keine Sonderfunktion, wenn keine Gandalf-Karte vor ihr liegt oder wenn Gandalf in diesem Duell keine Karte mehr zu spielen hat.

## Plain cards

card-full-flame = Volle Flamme
card-full-flame-text = Eine einfache Karte, die nur der Balrog besitzt. Sie trägt alle acht Stärkepunkte: Sie verteidigt in vier Reihen und greift in vier Reihen an. Die Finte kann sie noch einmal ans Ende holen.
card-trance = Trance
card-trance-text = Eine einfache Karte ohne einen einzigen Stärkepunkt; jeder Stapel enthält eine davon. Sie wehrt nichts ab und greift nichts an, und jeder Stärkepunkt, auf den sie trifft, kostet ihren Besitzer 1 Energiepunkt.
card-plain = Karte { $number }
card-plain-text = Eine einfache Karte hat keine Sonderfunktion, nur Stärkepunkte: links bis zu vier für die Verteidigung, rechts bis zu vier für den Angriff. Beide Stapel enthalten dieselben 21, die Trance eingeschlossen; nur beim Balrog kommt die Volle Flamme hinzu.

## A card in the middle of a sentence: in the accusative

the-card =
    { $card ->
        [plain] Karte { $number }
        [trance] die { card-trance }
        [full-flame] die { card-full-flame }
        [whip] die { card-whip }
        [strength] die { card-strength }
        [power] die { card-power }
        [trick] den { card-trick }
        [defense] die { card-defense }
        [balance] die { card-balance }
        [list] die { card-list }
        [magic] die { card-magic }
        [mirror] den { card-mirror }
        [rage] die { card-rage }
       *[enchantment] den { card-enchantment }
    }

## Whose card it is

card-owner-gandalf = eine der Karten { -gandalf(case: "genitive") }
card-owner-balrog = eine der Karten { -balrog(case: "genitive") }
card-owner-both = eine Karte, die in beiden Stapeln steckt

## Rules: components

rule-DU-C1 = Jede Seite besitzt 27 Karten. Eine Karte hat vier Reihen, und jede Reihe kann links einen Stärkepunkt zur Verteidigung und rechts einen zum Angriff tragen.
rule-DU-C2 = Beide Stapel enthalten dieselben 21 einfachen Karten, jede einmal; eine davon, die Trance, hat keinen einzigen Stärkepunkt. Bei Gandalf kommen sechs Sonderkarten hinzu, beim Balrog fünf Sonderkarten und die Volle Flamme, eine einfache Karte mit allen acht Stärkepunkten.
rule-DU-C3 = Auf der Energieleiste beginnen die Duelle bei 15 (weiße Markierung), das Finale bei 20 (orangefarbene Markierung, ganz oben). Feld 0 und alles darunter ist der negative Bereich, der nach unten kein Ende hat. Die 20 und die 0 sind eine Rekonstruktion; eine Kartendatei kann andere Startfelder festlegen, aber der negative Bereich beginnt immer bei 0.
rule-DU-C4 = Die Brücke hat auf jeder Seite fünf Stufen; der Boden davor ist Höhe 0, die fünfte Stufe ist die oberste. Über sie hinaus geht keine Figur.

## Rules: set-up and course

rule-DU-S1 = Zu Beginn stehen beide Figuren auf dem Boden vor der Brücke und beide Energiesteine auf 15; beide Stapel liegen gemischt und verdeckt bereit.
rule-DU-S2 = Ein Spiel besteht aus drei Duellen und einem Finale. Für jedes Duell ziehst du die nächsten neun Karten deines Stapels: Sechs werden gespielt, drei verdeckt für das Finale beiseitegelegt.
rule-DU-S3 = Im ersten Duell legt Gandalf die erste Karte.
rule-DU-S4 = Vor dem zweiten und dem dritten Duell kommen die Energiesteine wieder auf 15, die Figuren bleiben stehen. Wer das vorige Duell verloren hat, sieht sich die neuen Handkarten an und entscheidet dann, wer beginnt.
rule-DU-S5 = Im Finale spielst du mit den neun beiseitegelegten Karten, und die Energiesteine beginnen bei 20. Wessen Figur tiefer steht, der entscheidet, wer beginnt; bei gleicher Höhe entscheidet, wer das dritte Duell verloren hat. Alle neun Karten dürfen gespielt werden, und nichts wird beiseitegelegt.

## Rules: an exchange

rule-DU-X1 = Die Karten werden abwechselnd und offen gelegt; wer beginnt, legt die erste. Jede neue Karte kommt rechts neben die vorige, ihr linker Rand an deren rechten Rand.
rule-DU-X2 = Jede neue Karte wird sofort gegen die Karte vor ihr ausgewertet: Reihe für Reihe trifft der Angriff (rechts) der älteren auf die Verteidigung (links) der neueren.
rule-DU-X3 = Eine Reihe mit einem Stärkepunkt auf beiden Karten oder auf keiner ändert nichts. Trägt nur eine der beiden Karten dort einen Stärkepunkt, verliert der Besitzer der anderen 1 Energiepunkt.
rule-DU-X4 = Die Karte, die eben verteidigt hat, ist im nächsten Schlagabtausch der Angriff.
rule-DU-X5 = Ein Beispiel: Ein Angriff in den Reihen 1, 3 und 4 trifft auf eine Verteidigung in den Reihen 2 und 3; der Verteidiger verliert 2 Energiepunkte, der Angreifer 1. Die verteidigende Karte greift nun in den Reihen 3 und 4 an und trifft auf eine Verteidigung in Reihe 2: Wieder verliert der Verteidiger 2 und der Angreifer 1.
rule-DU-X6 = Sind nach einem Schlagabtausch drei oder mehr Felder zwischen den Energiesteinen frei (ein Unterschied von mindestens 4), sieht der Spieler mit mehr Energie sofort die Handkarten des Gegners, so wie sie in diesem Augenblick sind. Was er gesehen hat, bleibt ihm bekannt.
rule-DU-X7 = Wird eine Sonderkarte gelegt, wird zuerst der Schlagabtausch ausgewertet und danach ihre Sonderfunktion ausgeführt. Hat der Schlagabtausch das Duell im negativen Bereich beendet, entfällt die Sonderfunktion.
rule-DU-X8 = Bewegt ein Schlagabtausch beide Energiesteine, werden sie gleichzeitig versetzt; nur das Ergebnis zählt.

## Rules: end of a duel

rule-DU-E1 = Ein Duell endet, wenn jeder sechs Karten gespielt hat, das Finale, wenn es bei jedem neun sind. Beide enden auch, sobald ein Energiestein im negativen Bereich steht, ob durch einen Schlagabtausch oder durch eine Sonderfunktion.
rule-DU-E2 = Stehen beide Energiesteine auf demselben negativen Feld und hat mindestens ein Spieler noch eine Karte zu spielen (weniger als sechs gespielt, im Finale weniger als neun), geht das Duell weiter. Es endet dann, wenn sich die Energiesteine trennen oder niemand mehr eine Karte zu spielen hat.
rule-DU-E3 = Wer mehr Energie hat, gewinnt das Duell und steigt auf der Brücke hinauf: eine Stufe bei 0 bis 2 freien Feldern zwischen den Energiesteinen (Unterschied 1 bis 3), zwei Stufen bei 3 oder 4 (Unterschied 4 oder 5), drei Stufen bei 5 oder mehr (Unterschied ab 6).
rule-DU-E4 = Stehen am Ende beide Energiesteine auf demselben Feld, verliert, wer das Duell begonnen hat; der Gewinner steigt eine Stufe hinauf.
rule-DU-E5 = Nach jedem der drei Duelle legt jeder drei seiner Handkarten verdeckt für das Finale beiseite. Wer mehr als drei hat, wählt aus, welche drei; die übrigen verlassen verdeckt das Spiel, ohne dass der Gegner sie sieht.
rule-DU-E6 = Gespielte Karten verlassen nach dem Duell das Spiel und kommen nicht zurück.
rule-DU-E7 = Karten, die der Trick oder die Magie während des Duells beiseitegelegt hat, zählen zu den dreien für das Finale.

## Rules: end of the game

rule-DU-G1 = Wessen Figur nach dem zweiten oder dritten Duell auf der obersten Stufe steht, der gewinnt sofort; ein Finale gibt es dann nicht.
rule-DU-G2 = Wessen Figur nach dem Finale höher steht, der gewinnt. Bei gleicher Höhe gewinnt, wer das Finale für sich entschieden hat.
rule-DU-G3 = Als Variante besteht eine Partie aus zwei Spielen mit getauschten Rollen; in jedem zählt für dich die Stufe, die deine Figur erreicht hat (der Boden zählt 0). Die höhere Summe gewinnt; sind die Summen gleich, gewinnt, wer im zweiten Spiel Gandalf war.

## Rules: Whip

rule-DU-W1 = Die Finte hat keine Stärkepunkte. Der Balrog nimmt eine seiner einfachen Karten, die er in diesem Duell schon gespielt hat, aus der Kartenreihe und legt sie ans Ende, wo sie ausgewertet wird; die Finte füllt die Lücke. Frühere Auswertungen werden nicht wiederholt.
rule-DU-W2 = Liegt keine einfache Karte des Balrogs in der Kartenreihe, kommt die Finte selbst ans Ende und wird als Karte ohne Stärkepunkte ausgewertet.
rule-DU-W3 = Weder der Spiegel noch die Wut nimmt der Finte die Sonderfunktion, denn sie kommt nicht neben ihnen zu liegen; die Wut wartet weiter. Die einfache Karte, die durch die Finte ans Ende kommt, antwortet auf den Spiegel wie jede einfache Karte.

## Rules: Strength

rule-DU-K1 = Nach dem Schlagabtausch der Kraft verliert Gandalf 2 Energiepunkte; nichts geschieht, wenn dieser Schlagabtausch das Duell schon im negativen Bereich beendet hat. Die 2 ist eine Rekonstruktion, die eine Kartendatei ersetzen kann.

## Rules: Power

rule-DU-P1 = Nach dem Schlagabtausch der Macht wird die Höhe der Figuren verglichen; auch der Boden zählt als Höhe. Steht der Balrog höher, gewinnt er 1 Energiepunkt; bei gleicher Höhe gewinnt er 1 und Gandalf verliert 1; steht er tiefer, gewinnt er 2 und Gandalf verliert 1.
rule-DU-P2 = Die Macht hebt keinen Energiestein über das Startfeld des Duells (15, im Finale 20). Mit der Edition tilsit ist in jedem Duell erst das obere Ende der Leiste, die 20, die Grenze.
rule-DU-P3 = Die Macht bewirkt nichts, wenn ihr Schlagabtausch das Duell schon im negativen Bereich beendet hat, selbst wenn sie einen Energiestein von dort zurückholen könnte.

## Rules: Trick

rule-DU-T1 = Mit dem Trick zieht der Balrog zufällig eine Karte aus Gandalfs Hand und sieht sie an. Sie wird als eine von Gandalfs drei Karten für das Finale beiseitegelegt.
rule-DU-T2 = Im Finale hat der Trick keine Sonderfunktion; seine Stärkepunkte zählen.

## Rules: Defense

rule-DU-D1 = Nach dem Schlagabtausch kommt Gandalfs letzte Karte, also die, auf welche die Wehr geantwortet hat, ans Ende der Kartenreihe und wird dort als Antwort auf die Wehr ausgewertet. Gandalf füllt die Lücke mit einer Handkarte seiner Wahl, die weder gewertet wird noch eine Sonderfunktion hat. Das ist sein Zug.
rule-DU-D2 = Die Karte, die durch die Wehr versetzt wird, behält ihre Stärkepunkte und verliert ihre Sonderfunktion. Nur der Spiegel wirkt weiter.
rule-DU-D3 = Die Wehr hat keine Sonderfunktion, wenn keine Gandalf-Karte vor ihr liegt oder wenn Gandalf in diesem Duell keine Karte mehr zu spielen hat.

## Rules: Balance

rule-DU-B1 = Nach dem Schlagabtausch der Balance wird die Energie verglichen: Liegt Gandalf vorn, gewinnt er 1 Punkt; bei Gleichstand gewinnt er 1 Punkt und der Balrog verliert 1; liegt Gandalf zurück, gewinnt er 2 Punkte und der Balrog verliert 1. Ein Gewinn endet am Startfeld des Duells (15, im Finale 20; mit der Edition tilsit immer 20). Nichts geschieht, wenn der Schlagabtausch das Duell schon im negativen Bereich beendet hat.

## Rules: List

rule-DU-L1 = Nach der List liegen die Handkarten des Balrogs bis zum Ende dieses Duells offen, auch während er seine Karten für das Finale auswählt.
rule-DU-L2 = Spielt Gandalf den Zauber, während die Handkarten offen liegen, nimmt der Balrog sie auf und mischt sie, eine Karte wird zufällig gezogen, und der Rest wird wieder offen ausgelegt.
rule-DU-L3 = Solange die Handkarten offen liegen, bringt das Recht, sie nach einem klaren Vorsprung anzusehen, Gandalf nichts Neues. Mit der Edition tilsit hat die List keine Sonderfunktion, wenn sie bei drei oder mehr freien Feldern zwischen den Energiesteinen gespielt wird.

## Rules: Magic

rule-DU-M1 = Nach der Magie darf Gandalf in diesem Duell einmal eine Karte zurückweisen, die der Balrog gerade gelegt hat, bevor sie ausgewertet wird. Sie wird als eine der drei Karten des Balrogs für das Finale beiseitegelegt, und der Balrog legt eine andere aus der Hand.
rule-DU-M2 = Gandalf entscheidet bei jeder Karte, die der Balrog legt, sofort; lässt er eine durchgehen, bleibt ihm die Magie erhalten. Sie verfällt, wenn der Balrog in diesem Duell keine Karte mehr zu spielen hat.
rule-DU-M3 = Im Finale hat die Magie keine Sonderfunktion; ihre Stärkepunkte zählen.

## Rules: Mirror

rule-DU-R1 = Der Spiegel hat keine Stärkepunkte, und in dem Schlagabtausch, in dem er gelegt wird, verliert niemand Energie. Die Angriffspunkte der Balrog-Karte vor ihm werden zum Angriff des Spiegels: Der Balrog muss auf seinen eigenen Angriff antworten.
rule-DU-R2 = Eine Sonderkarte, mit der der Balrog auf den Spiegel antwortet, verliert ihre Sonderfunktion und behält ihre Stärkepunkte. Zwei behalten ihre Sonderfunktion: die Finte, die nicht neben dem Spiegel zu liegen kommt, und die Wehr, die ihn an einen neuen Platz versetzt, wo er wieder wirkt.
rule-DU-R3 = Als letzte Karte eines Duells bewegt der Spiegel keinen Energiestein. Als erste Karte gilt er als Karte ohne Stärkepunkte.

## Rules: Rage

rule-DU-A1 = Nach der Wut verliert die nächste Sonderkarte, die der Balrog in diesem Duell spielt, ihre Sonderfunktion und behält ihre Stärkepunkte. Die Finte zählt nicht und lässt die Wut weiter warten, ebenso der Trick im Finale. Am Ende des Duells verfällt die Wut.
rule-DU-A2 = Eine Sonderkarte, der schon der Spiegel die Sonderfunktion genommen hat, verbraucht die Wut nicht.

## Rules: Enchantment

rule-DU-Z1 = Mit dem Zauber zieht Gandalf zufällig eine Karte aus der Hand des Balrogs und legt sie für beide offen aus; der Balrog kann sie nicht mehr von sich aus spielen. Vor jedem späteren Zug des Balrogs in diesem Duell, schon vor dem nächsten, darf Gandalf befehlen, dass sie gespielt wird. Eine Sonderkarte, die auf Befehl gespielt wird, behält ihre Sonderfunktion.
rule-DU-Z2 = Hat Gandalf bis zum Ende eines der drei Duelle nicht befohlen, die verzauberte Karte zu spielen, darf der Balrog sie nach Belieben als eine seiner drei Karten für das Finale behalten oder, wenn er genug andere hat, abgeben; alle sehen es.
rule-DU-Z3 = Befiehlt Gandalf im Finale nicht, die verzauberte Karte zu spielen, ist sie die letzte Karte des Balrogs, falls das Finale nicht vorher endet.

## Rules: what each player knows

rule-DU-I1 = Allen bekannt sind: die Kartenlisten beider Stapel, die Reihe der gespielten Karten, die Energie, die Brücke, die Zahl der Karten in jeder Hand, in jedem Stapel und beiseite, alle offen liegenden Karten und die noch wartenden Wirkungen.
rule-DU-I2 = Deine Handkarten und die Karten, die du beiseitegelegt hast, sind dein Geheimnis, sofern keine Regel sie zeigt. Die Reihenfolge eines Stapels kennt niemand.
rule-DU-I3 = Was du gesehen hast, weißt du weiterhin: die nach einem klaren Vorsprung gezeigten Handkarten des Gegners, die mit dem Trick gezogene Karte, die durch die List offene Hand. Karten, die ungesehen das Spiel verlassen, bleiben unbekannt.

## Rules: fine print

rule-DU-F1 = Eine Sonderkarte, die als allerletzte Karte eines Duells gelegt wird, behält ihre Sonderfunktion, solange die Energiesteine im positiven Bereich stehen. Ist sie die letzte und stehen beide Energiesteine auf demselben negativen Feld, hat sie keine.
rule-DU-F2 = Der Blick in die gegnerische Hand folgt aus einem Schlagabtausch, nie aus einer Sonderfunktion; auch das Legen des Spiegels und das Auswerten der durch die Wehr versetzten Karte sind ein Schlagabtausch. Es gibt ihn auch, wenn der Schlagabtausch das Duell beendet, und zwar bevor der Gegner seine drei Karten für das Finale auswählt.
rule-DU-F3 = Der Angriff des Spiegels steht fest, sobald der Spiegel an seinem Platz liegt, auch wenn die Finte später die gespiegelte Karte wegnimmt.
rule-DU-F4 = Die Magie kann die Finte selbst zurückweisen, bevor eine Karte genommen wird, nicht aber die Karte, die durch die Finte versetzt wird; auch eine auf Befehl gespielte Karte kann sie zurückweisen. Eine zurückgewiesene Sonderkarte wurde nicht gespielt: Die Wut wartet weiter. Die Ersatzkarte gehört zum selben Zug: Vor ihr gibt Gandalf keinen neuen Befehl.
rule-DU-F5 = Eine Sonderkarte, die auf den Spiegel antwortet, verliert ihre Sonderfunktion auch dann, wenn dieser Spiegel die erste Karte des Duells war. Finte und Wehr behalten ihre auch hier.
rule-DU-F6 = Beendet die durch die Wehr versetzte Karte das Duell, wird keine Karte in die Lücke gelegt. Versetzt die Wehr die Magie, die List oder den Zauber, so bleibt deren schon laufende Wirkung bestehen.
rule-DU-F7 = „Noch eine Karte zu spielen“ meint immer die Züge, die im Duell übrig sind: sechs, im Finale neun, weniger die schon gemachten. Karten, die der Trick oder die Magie beiseitegelegt hat, ändern daran nichts.
rule-DU-F8 = Ein Befehl nimmt einer Sonderkarte nichts; die Wut und der Spiegel nehmen ihr die Sonderfunktion aber auch dann. Eine Wehr, die ohnehin keine Sonderfunktion hat, weil keine Karte zu versetzen ist oder Gandalf keinen Zug mehr übrig hat, verbraucht die Wut.
rule-DU-F9 = Kam für die verzauberte Karte kein Befehl und hat der Balrog mit ihr genau drei Karten übrig, behält er sie für das Finale. Die verzauberte Karte liegt offen aus, deshalb sehen alle, ob er sie behält oder ob sie das Spiel verlässt; von seinen anderen Karten ist nichts zu sehen, es sei denn, die Hand liegt durch die List offen.
rule-DU-F10 = Mit der Edition tilsit werden die freien Felder für die List nach ihrem eigenen Schlagabtausch gezählt, gleich wer vorn liegt. Auch die Balance kann einen Energiestein bis auf 20 heben.
rule-DU-F11 = Erreicht eine Figur nach einem Duell die oberste Stufe, ist das Spiel sofort zu Ende, und nichts wird mehr beiseitegelegt. Sonst legt zuerst Gandalf seine Karten beiseite, dann der Balrog. Keiner sieht die Wahl des anderen; nur was mit einer verzauberten Karte geschieht, sehen alle, und unter der List, was mit der ganzen Hand des Balrogs geschieht.
rule-DU-F12 = Trifft der Zauber oder der Trick auf eine leere Hand, geschieht nichts.
rule-DU-F13 = Hast du eine Hand gesehen und hat ihr Besitzer danach verdeckt daraus gewählt, weißt du von jeder nicht gespielten Karte nur, dass sie beiseitegelegt ist oder das Spiel verlassen hat.

## Options

option-edition = Edition
option-edition-kosmos = Kosmos, die deutschen und englischen Regeln: Macht und Balance heben einen Energiestein höchstens auf das Startfeld des Duells, und die List wirkt bei jedem Abstand zwischen den Energiesteinen.
option-edition-tilsit = Tilsit, die französischen Regeln: Macht und Balance können einen Energiestein in jedem Duell bis auf 20 heben, und die List hat keine Sonderfunktion, wenn drei oder mehr Felder zwischen den Energiesteinen frei sind.
option-deck = Kartendatei: die Karten und Werte, mit denen gespielt wird, zum Beispiel die aus deiner eigenen Schachtel. Ohne sie spielst du mit unserer Rekonstruktion.
short-option-deck = Karten
option-deck-own = Karten aus der Schachtel der einladenden Person

## How a match ends

reason-top =
    { $winner ->
        [gandalf] Gandalf steht schon vor dem Finale auf der obersten Stufe: Er gewinnt.
       *[balrog] Der Balrog steht schon vor dem Finale auf der obersten Stufe: Er gewinnt.
    }
reason-higher =
    { $winner ->
        [gandalf] Nach dem Finale steht Gandalf höher auf der Brücke: Er gewinnt.
       *[balrog] Nach dem Finale steht der Balrog höher auf der Brücke: Er gewinnt.
    }
reason-final =
    { $winner ->
        [gandalf] Die Figuren stehen gleich hoch, doch Gandalf hat das Finale für sich entschieden: Er gewinnt.
       *[balrog] Die Figuren stehen gleich hoch, doch der Balrog hat das Finale für sich entschieden: Er gewinnt.
    }

## Story
## $side acts or wins; $card comes from the-card, $cards is a list of names; $score, one of story-score-…, always follows a colon.

story-duel =
    { $duel ->
        [1] Das erste Duell beginnt; beide Energiesteine stehen auf { $energy }.
        [2] Das zweite Duell beginnt; beide Energiesteine stehen wieder auf { $energy }.
        [3] Das dritte Duell beginnt; beide Energiesteine stehen wieder auf { $energy }.
       *[4] Das Finale beginnt: Jeder nimmt seine beiseitegelegten Karten auf, und beide Energiesteine stehen auf { $energy }.
    }
story-dealt =
    { $side ->
        [gandalf] Gandalf nimmt neun Karten auf.
       *[balrog] Der Balrog nimmt neun Karten auf.
    }
story-begins-first = Gandalf beginnt, wie immer im ersten Duell.
story-begins =
    { $side ->
        [gandalf] Gandalf beginnt selbst.
       *[balrog] Der Balrog beginnt selbst.
    }
story-yields =
    { $side ->
        [gandalf] Gandalf lässt den Balrog beginnen.
       *[balrog] Der Balrog lässt Gandalf beginnen.
    }
story-laid =
    { $side ->
        [gandalf] Gandalf legt { $card }.
       *[balrog] Der Balrog legt { $card }.
    }
story-laid-scored =
    { $side ->
        [gandalf] Gandalf legt { $card }: { $score }.
       *[balrog] Der Balrog legt { $card }: { $score }.
    }
story-score-none = Niemand verliert Energie
story-score-gandalf = Gandalf verliert { $loss }
story-score-balrog = Der Balrog verliert { $loss }
story-score-both = Gandalf verliert { $gandalf }, der Balrog verliert { $balrog }
story-mirrored =
    { $rows ->
        [0] Gandalf legt den Spiegel: Niemand verliert Energie, aber es gibt keinen Angriff zu spiegeln.
        [one] Gandalf legt den Spiegel: Niemand verliert Energie, und der Balrog muss in einer Reihe auf seinen eigenen Angriff antworten.
       *[other] Gandalf legt den Spiegel: Niemand verliert Energie, und der Balrog muss in { $rows } Reihen auf seinen eigenen Angriff antworten.
    }
story-ordered = Gandalf befiehlt: Der Balrog muss { $card } legen.
story-waited = Gandalf hält den Befehl für { $card } noch zurück.
story-refused = Gandalf weist { $card } zurück: Die Karte wartet auf das Finale, und der Balrog legt eine andere.
story-allowed = Gandalf lässt { $card } gelten.
story-allowed-scored = Gandalf lässt { $card } gelten: { $score }.
story-whipped-scored = Die Finte holt { $card } ans Ende der Kartenreihe: { $score }.
story-defended-scored = Die Wehr versetzt { $card } ans Ende der Kartenreihe: { $score }.
story-mirror-moved =
    { $rows ->
        [0] Die Wehr versetzt den Spiegel ans Ende der Kartenreihe, wo es keinen Angriff zu spiegeln gibt.
        [one] Die Wehr versetzt den Spiegel ans Ende der Kartenreihe: Dort muss der Balrog in einer Reihe auf seinen eigenen Angriff antworten.
       *[other] Die Wehr versetzt den Spiegel ans Ende der Kartenreihe: Dort muss der Balrog in { $rows } Reihen auf seinen eigenen Angriff antworten.
    }
story-filled = Gandalf legt { $card } in die Lücke.
story-strength = Die Kraft wirkt: Gandalf verliert weitere { $loss }.
story-power = Die Macht blickt auf die Brücke: Der Balrog gewinnt { $gain ->
        [0] nichts
       *[other] { $gain }
    }{ $loss ->
        [0] { "" }
       *[other] , Gandalf verliert { $loss }
    }.
story-balance = Die Balance wägt die Energie: Gandalf gewinnt { $gain ->
        [0] nichts
       *[other] { $gain }
    }{ $loss ->
        [0] { "" }
       *[other] , der Balrog verliert { $loss }
    }.
story-magic = Die Magie wartet: Einmal in diesem Duell darf Gandalf eine Karte zurückweisen.
story-rage = Die Wut wartet: Die nächste Sonderkarte des Balrogs verliert ihre Sonderfunktion.
story-list = Die List wirkt: Bis zum Ende dieses Duells liegen die Handkarten des Balrogs offen.
story-silenced-rage = Die Wut bringt { $card } zum Schweigen: Nur die Stärkepunkte zählen.
story-silenced-mirror = Der Spiegel bringt { $card } zum Schweigen: Nur die Stärkepunkte zählen.
story-no-effect = Für { $card } gibt es hier nichts zu tun.
story-trick = Der Trick zieht { $card } aus Gandalfs Hand; die Karte wartet auf das Finale.
story-trick-hidden = Der Trick zieht eine Karte aus Gandalfs Hand; sie wartet auf das Finale.
story-enchanted = Der Zauber zieht { $card } aus der Hand des Balrogs: Die Karte wartet auf Gandalfs Befehl.
story-look =
    { $side ->
        [gandalf] Gandalf liegt klar vorn und sieht die Hand des Balrogs: { $cards }.
       *[balrog] Der Balrog liegt klar vorn und sieht Gandalfs Hand: { $cards }.
    }
story-look-hidden =
    { $side ->
        [gandalf] Gandalf liegt klar vorn und sieht die Hand des Balrogs.
       *[balrog] Der Balrog liegt klar vorn und sieht Gandalfs Hand.
    }
story-open = Der Balrog legt seine Hand offen aus: { $cards }.
story-duel-struck = { $duel ->
        [4] Das Finale
       *[other] Das Duell
    } endet im negativen Bereich: { $side ->
        [gandalf] Gandalf
       *[balrog] Der Balrog
    } gewinnt { $more } zu { $less } und steigt { $steps ->
        [one] eine Stufe
       *[other] { $steps } Stufen
    } hinauf.
story-duel-played = { $duel ->
        [4] Das Finale
       *[other] Das Duell
    } endet mit der letzten Karte: { $side ->
        [gandalf] Gandalf
       *[balrog] Der Balrog
    } gewinnt { $more } zu { $less } und steigt { $steps ->
        [one] eine Stufe
       *[other] { $steps } Stufen
    } hinauf.
story-duel-level = { $duel ->
        [4] Das Finale
       *[other] Das Duell
    } endet mit beiden Energiesteinen auf { $energy }: { $side ->
        [gandalf] Der Balrog hat begonnen und verliert, Gandalf steigt eine Stufe hinauf
       *[balrog] Gandalf hat begonnen und verliert, der Balrog steigt eine Stufe hinauf
    }.
ahead-bridge = Auf der Brücke steht Gandalf auf Stufe { $gandalf }, der Balrog auf Stufe { $balrog }; die oberste ist Stufe 5.
ahead-duel =
    { $duel ->
        [2] Als Nächstes legt jeder drei Karten fürs Finale beiseite, dann beginnt das zweite Duell.
        [3] Als Nächstes legt jeder drei Karten fürs Finale beiseite, dann beginnt das dritte Duell.
       *[4] Als Nächstes legt jeder drei Karten beiseite, dann kommt das Finale.
    }
story-kept =
    { $side ->
        [gandalf] Gandalf legt { $card } für das Finale beiseite.
       *[balrog] Der Balrog legt { $card } für das Finale beiseite.
    }
story-kept-hidden =
    { $side ->
        [gandalf] Gandalf hat seine Karten für das Finale verdeckt ausgewählt.
       *[balrog] Der Balrog hat seine Karten für das Finale verdeckt ausgewählt.
    }
story-dropped = Der Balrog behält { $card } nicht: Die Karte verlässt das Spiel.
story-rest =
    { $side ->
        [gandalf] Gandalf behält den Rest seiner Hand für das Finale: { $cards }.
       *[balrog] Der Balrog behält den Rest seiner Hand für das Finale: { $cards }.
    }
story-rest-hidden =
    { $side ->
        [gandalf] Gandalf behält den Rest seiner Hand für das Finale.
       *[balrog] Der Balrog behält den Rest seiner Hand für das Finale.
    }

## What a player may choose

action-begin = Du beginnst
action-yield =
    { $side ->
        [gandalf] Gandalf beginnt
       *[balrog] Der Balrog beginnt
    }
action-order = Befiehl, { $card } zu legen
action-wait = Noch nicht
action-lay = Lege { $card }
action-refuse = Weise { $card } zurück
action-allow = Lass { $card } gelten
action-take = Hole { $card } ans Ende
action-fill = Lege { $card } in die Lücke
action-keep = Lege { $card } für das Finale beiseite

## What a player is asked, and what the others wait for

ask-begin = Entscheide, wer beginnt.
ask-order = Befiehlst du dem Balrog, jetzt { $card } zu legen?
ask-lay-first = Lege die erste Karte.
ask-lay =
    { $side ->
        [gandalf] Lege eine Karte als Antwort auf den Angriff des Balrogs.
       *[balrog] Lege eine Karte als Antwort auf Gandalfs Angriff.
    }
ask-refuse = Der Balrog hat { $card } gelegt: Weist du die Karte zurück?
ask-take = Wähle die einfache Karte, die deine Finte ans Ende der Kartenreihe holt.
ask-fill = Lege eine Karte in die Lücke, die die Wehr hinterlassen hat.
ask-keep =
    { $due ->
        [one] Lege noch eine Karte für das Finale beiseite.
       *[other] Lege { $due } Karten für das Finale beiseite.
    }
wait-deal = Die Karten werden ausgeteilt.
wait-begin =
    { $side ->
        [gandalf] Gandalf entscheidet, wer beginnt.
       *[balrog] Der Balrog entscheidet, wer beginnt.
    }
wait-order = Gandalf entscheidet, ob er jetzt befiehlt, { $card } zu legen.
wait-lay =
    { $side ->
        [gandalf] Gandalf wählt eine Karte.
       *[balrog] Der Balrog wählt eine Karte.
    }
wait-refuse = Gandalf entscheidet, ob er { $card } gelten lässt.
wait-take = Der Balrog wählt die Karte, die seine Finte ans Ende holt.
wait-show = Eine Hand wird gezeigt.
wait-draw = Eine Karte wird gezogen.
wait-fill = Gandalf wählt eine Karte für die Lücke.
wait-keep =
    { $side ->
        [gandalf] Gandalf wählt seine Karten für das Finale.
       *[balrog] Der Balrog wählt seine Karten für das Finale.
    }
wait-over = Das Spiel ist zu Ende.

## Headings of the rules pages

chapter-DU-C = Spielmaterial
chapter-DU-S = Aufbau und Ablauf
chapter-DU-X = Ein Schlagabtausch
chapter-DU-E = Ende eines Duells
chapter-DU-G = Ende des Spiels
chapter-DU-W = Finte
chapter-DU-K = Kraft
chapter-DU-P = Macht
chapter-DU-T = Trick
chapter-DU-D = Wehr
chapter-DU-B = Balance
chapter-DU-L = List
chapter-DU-M = Magie
chapter-DU-R = Spiegel
chapter-DU-A = Wut
chapter-DU-Z = Zauber
chapter-DU-I = Was jeder weiß
chapter-DU-F = Kleingedrucktes

## How a duel stands

the-duel-climb-now =
    { $side ->
        [gandalf] Wäre das Duell jetzt zu Ende, stiege Gandalf { $steps ->
            [one] eine Stufe
           *[other] { $steps } Stufen
        } hinauf.
       *[balrog] Wäre das Duell jetzt zu Ende, stiege der Balrog { $steps ->
            [one] eine Stufe
           *[other] { $steps } Stufen
        } hinauf.
    }
the-duel-top-now =
    { $side ->
        [gandalf] Wäre das Duell jetzt zu Ende, stünde Gandalf ganz oben und hätte gewonnen.
       *[balrog] Wäre das Duell jetzt zu Ende, stünde der Balrog ganz oben und hätte gewonnen.
    }
the-duel-final-now =
    { $side ->
        [gandalf] Wäre das Finale jetzt zu Ende, hätte Gandalf gewonnen.
       *[balrog] Wäre das Finale jetzt zu Ende, hätte der Balrog gewonnen.
    }
the-duel-near-top =
    { $side ->
        [gandalf] Gandalf steht eine Stufe unter der obersten: Gewinnt er dieses Duell, gewinnt er das Spiel.
       *[balrog] Der Balrog steht eine Stufe unter der obersten: Gewinnt er dieses Duell, gewinnt er das Spiel.
    }
the-duel-near-end =
    { $side ->
        [gandalf] Gandalf hat noch { $energy } Energie: Bei 0 ist das Duell aus.
       *[balrog] Der Balrog hat noch { $energy } Energie: Bei 0 ist das Duell aus.
    }

## The drawing in the browser

draw-card = { $name }; Verteidigung { $defence }, Angriff { $attack }
draw-rows-none = keine
draw-forecast = Wenn du sie jetzt legst: { $score }.
draw-seen = Dein Gegenüber hat diese Karte gesehen.
draw-energy = Energie: Gandalf { $gandalf }, der Balrog { $balrog }
draw-bridge = Die Brücke: Gandalf auf Stufe { $gandalf }, der Balrog auf Stufe { $balrog }
draw-plain = Eine einfache Karte: Nur ihre Stärkepunkte zählen.
draw-row = Die Kartenreihe
draw-hidden =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
draw-aside = fürs Finale: { $count }
draw-hand = Hand: { $count }
draw-open-hand =
    { $side ->
        [gandalf] Gandalfs ganze Hand:
       *[balrog] Die ganze Hand des Balrogs:
    }
draw-bridge-tip = Wer ein Duell gewinnt, steigt hinauf: eine Stufe, wenn die Energiesteine höchstens 3 auseinanderliegen, zwei Stufen bei 4 oder 5, drei ab 6. Wer nach dem zweiten oder dritten Duell auf der obersten Stufe steht, gewinnt sofort; sonst gewinnt, wer nach dem Finale höher steht.
draw-energy-tip = Jeder Stärkepunkt ohne Gegenstück kostet 1 Energiepunkt. Ein Duell endet, wenn beide ihre Karten gespielt haben oder sobald ein Energiestein auf 0 oder darunter liegt. Wer mindestens 4 voraus ist, sieht die gegnerische Hand.
draw-cards-tip = Jedes der drei Duelle nimmt die nächsten neun Karten vom Stapel: Sechs werden gespielt, drei beiseitegelegt. Die neun beiseitegelegten Karten sind die Hand des Finales.
draw-aside-tip = In den drei Duellen beiseitegelegt, werden diese Karten zur Hand des Finales.
draw-enchanted = Verzaubert: { $card }
draw-known = Bekannte Karten

## Help at the table

the-duel-help-choose = Tippe die Zahl deiner Wahl und drücke die Eingabetaste. Du kannst auch die Aktion selbst eintippen (lay C05, keep C12, order, wait, refuse, allow, take C07, begin gandalf) oder nur den Namen der Karte.
the-duel-help-explain = ? 3 erklärt die Karte der Wahl 3, ? spiegel oder ? C05 eine Karte, ? DU-X3 eine Regel.

## The drawing at every door

the-duel-title = { $duel ->
    [4] Das Finale
   *[other] Duell { $duel } von 3
}
the-duel-began =
    { $side ->
        [gandalf] Gandalf hat begonnen
       *[balrog] der Balrog hat begonnen
    }
the-duel-tilsit = Edition tilsit
the-duel-side = Hand { $hand } · Stapel { $deck } · beiseite { $aside } · gespielt { $plays } von { $due }
the-duel-energy = Energie
the-duel-bridge = Brücke
the-duel-waiting-rage = Die Wut wartet: Die nächste Sonderkarte des Balrogs verliert ihre Sonderfunktion.
the-duel-waiting-magic = Die Magie wartet: Gandalf darf in diesem Duell eine Karte zurückweisen.
the-duel-waiting-list = List: Die Handkarten des Balrogs liegen offen.
the-duel-waiting-enchantment = Verzaubert: { $card } – der Balrog spielt die Karte, wenn Gandalf es befiehlt.
the-duel-enchanted-left = Verzaubert: { $card } – alle sehen, ob der Balrog die Karte für das Finale behält.
the-duel-empty-row = In der Kartenreihe liegt noch keine Karte.
the-duel-earlier = Vor diesen: { $cards }
the-duel-gap = Lücke
the-duel-owner-gandalf = Gandalf
the-duel-owner-balrog = Balrog
the-duel-hand =
    { $whose ->
        [you] Deine Hand
        [gandalf] Gandalfs Hand
       *[balrog] Die Hand des Balrogs
    }
the-duel-known-mark =
    { $side ->
        [gandalf] Gandalf kennt diese Karte
       *[balrog] der Balrog kennt diese Karte
    }
the-duel-own-aside =
    { $side ->
        [you] Deine Karten für das Finale:
        [gandalf] Gandalfs Karten für das Finale:
       *[balrog] Die Karten des Balrogs für das Finale:
    }
the-duel-known-hand =
    { $side ->
        [gandalf] Bekannte Karten in Gandalfs Hand:
       *[balrog] Bekannte Karten in der Hand des Balrogs:
    }
the-duel-known-aside =
    { $side ->
        [gandalf] Bekannt von Gandalfs Karten für das Finale:
       *[balrog] Bekannt von den Karten des Balrogs für das Finale:
    }
the-duel-known-unsure =
    { $side ->
        [gandalf] In Gandalfs Hand gesehen, jetzt beiseitegelegt oder aus dem Spiel:
       *[balrog] In der Hand des Balrogs gesehen, jetzt beiseitegelegt oder aus dem Spiel:
    }
the-duel-known-gone =
    { $side ->
        [gandalf] Aus dem Spiel, von Gandalfs Hand:
       *[balrog] Aus dem Spiel, von der Hand des Balrogs:
    }
the-duel-betrayed-aside =
    { $side ->
        [gandalf] Davon kennt der Balrog:
       *[balrog] Davon kennt Gandalf:
    }
the-duel-betrayed-unsure =
    { $side ->
        [gandalf] Der Balrog hat diese gesehen und weiß nur, dass sie beiseitegelegt oder aus dem Spiel sind:
       *[balrog] Gandalf hat diese gesehen und weiß nur, dass sie beiseitegelegt oder aus dem Spiel sind:
    }
the-duel-betrayed-gone =
    { $side ->
        [gandalf] Der Balrog weiß, dass diese aus dem Spiel sind:
       *[balrog] Gandalf weiß, dass diese aus dem Spiel sind:
    }
the-duel-legend-cards = Jede Karte hat vier Reihen ({ $rows }). An ihrem linken Rand steht die Verteidigung, am rechten der Angriff. Gandalfs Karten haben einen dünnen Rahmen, die des Balrogs einen dicken; { $star } bezeichnet eine Sonderkarte.
the-duel-legend-marks = Zwischen den letzten beiden Karten ist { $parried } ein abgewehrter Angriff, { $right } ein Stärkepunkt, auf den die neuere Karte keine Antwort hat, { $left } einer, auf den die ältere keine hat; jeder davon kostet den Besitzer der Karte, auf die er zeigt, 1 Energiepunkt.
the-duel-legend-forecast = Auf deinen Handkarten sagt { $sample }, was der Schlagabtausch Gandalf (G) und den Balrog (B) kosten würde, Sonderfunktionen nicht mitgezählt.
the-duel-legend-known = { $mark } bezeichnet eine Karte deiner Hand, die dein Gegenüber gesehen hat.

## The cards of an owner of the box

deck-title = Die Karten aus deiner Schachtel
deck-lead = Die Stärkepunkte auf unseren Karten sind eine Rekonstruktion: In den Regelheften sind sie nicht abgedruckt. Wenn du die Schachtel hast, schalte sie hier um, bis sie den echten gleichen. Tippe auf einen Stärkepunkt oder seinen leeren Platz; mit der Tastatur kommst du mit Tab oder den Pfeiltasten hin und schaltest mit der Leertaste.
deck-link = Die Karten deiner eigenen Schachtel eingeben
deck-choice = Welche Karten?
deck-choice-ours = Unsere Rekonstruktion
deck-choice-mine = Meine, wie dieser Browser sie sich gemerkt hat
deck-count =
    { $changed ->
        [0] Keine Karte geändert.
        [one] 1 von { $cards } verschiedenen Karten geändert.
       *[other] { $changed } von { $cards } verschiedenen Karten geändert.
    }
deck-kept = Dieser Browser merkt sie sich.
deck-not-kept = Wird erst gemerkt, wenn das berichtigt ist.
deck-wrong = Damit kann noch niemand spielen:
deck-hints =
    { $count ->
        [one] Eine Sache sieht unwahrscheinlich aus
       *[other] { $count } Dinge sehen unwahrscheinlich aus
    }
deck-same = Dieselben Stärkepunkte, obwohl keine einfache Karte doppelt vorkommt: { $cards }.
deck-blank = { $card } trägt keinen Stärkepunkt; das heißt es nur von anderen Karten.
deck-full = { $card } trägt alle acht Stärkepunkte; das heißt es nur von der Vollen Flamme.
deck-unreadable = Diese Datei lässt sich nicht lesen: { $fault }
deck-fault-symbols = { $card }: { $found } hat nicht die Form '1.3.|.2.4' (Verteidigung|Angriff, Reihen 1 bis 4).
deck-fault-fixed = { $card } muss nach den Regeln { $due } sein, nicht { $found }.
deck-fault-entry = { $entry }: fehlt im Abschnitt [{ $section }].
deck-fault-range = { $entry }: Das muss eine ganze Zahl von { $least } bis { $most } sein.
deck-fault-track = Das Finale kann nicht tiefer beginnen als die Duelle: Sein Startfeld ist das obere Ende der Leiste.
deck-check = Prüfen
deck-play = Mit diesen Karten spielen
deck-download = Als Datei speichern
deck-upload = Eine Kartendatei öffnen
deck-open = Öffnen
deck-reset = Zurück zu unseren Karten
deck-terminal = Das Terminal nimmt dieselbe Datei:
deck-numbers = Die Zahlen
deck-preliminary = Energie zu Beginn eines Duells
deck-final = Energie zu Beginn des Finales
deck-loss = Energieverlust Gandalfs durch die Kraft
deck-ours = bei uns: { $number }
deck-plain = In beiden Stapeln: 21 einfache Karten, jede zweimal
deck-balrog = Die sechs übrigen des Balrogs
deck-gandalf = Die sechs übrigen Gandalfs
deck-defence = Verteidigung, Reihe { $row }
deck-attack = Angriff, Reihe { $row }
deck-changed = geändert
deck-fixed = durch die Regeln festgelegt
deck-match-lead = Alle 54 Karten beider Stapel, für alle offen. Was von unserer Rekonstruktion abweicht, ist gekennzeichnet.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card comes from the-card, $score from story-score-….

advice-first-card = Du beginnst: Noch greift dich nichts an, und deine Karte gibt den Angriff vor, den die andere Seite abwehren muss.
advice-attack =
    { $rows ->
        [0] Im Moment greift dich nichts an.
        [1] Ein Angriff in einer Reihe wartet auf dich; { $least ->
            [0] im besten Fall verlierst du nichts.
           *[other] im besten Fall verlierst du { $least }.
        }
       *[other] Ein Angriff in { $rows } Reihen wartet auf dich; { $least ->
            [0] im besten Fall verlierst du nichts.
           *[other] im besten Fall verlierst du { $least }.
        }
    }
advice-for-final = Im Finale spielst du nur die { $number } beiseitegelegten Karten; bisher sind es { $chosen }.
advice-who-begins = Wer beginnt, greift zuerst an; haben am Ende beide gleich viel Energie, verliert, wer begonnen hat.
advice-stands = Wenn die Karte gilt: { $score }.
advice-ordered = Wenn du es jetzt befiehlst: { $score }.
advice-wins-match = Damit gewinnst du sofort das Spiel.
advice-loses-match = Damit verlierst du sofort das Spiel.
advice-wins-duel =
    { $steps ->
        [1] Damit gewinnst du das Duell und steigst eine Stufe hinauf.
       *[other] Damit gewinnst du das Duell und steigst { $steps } Stufen hinauf.
    }
advice-loses-duel =
    { $steps ->
        [1] Damit verlierst du das Duell: Die andere Seite steigt eine Stufe hinauf.
       *[other] Damit verlierst du das Duell: Die andere Seite steigt { $steps } Stufen hinauf.
    }
advice-hurts = Es kostet dich { $loss } Energie.
advice-hits =
    { $side ->
        [gandalf] Es kostet Gandalf { $loss } Energie.
       *[balrog] Es kostet den Balrog { $loss } Energie.
    }
advice-lifts = Es gibt dir { $number } Energie.
advice-lifts-other =
    { $side ->
        [gandalf] Es gibt Gandalf { $number } Energie.
       *[balrog] Es gibt dem Balrog { $number } Energie.
    }
advice-parries =
    { $rows ->
        [1] Sie wehrt den Angriff ab.
        [2] Sie wehrt beide Reihen des Angriffs ab.
       *[other] Sie wehrt alle { $rows } Reihen des Angriffs ab.
    }
advice-looks = Danach siehst du die Hand der anderen Seite.
advice-looked-at = Die andere Seite sieht danach deine Hand.
advice-refusable = Gandalf kann sie mit der Magie zurückweisen.
advice-whips = Danach wählst du, welche einfache Karte zurückkommt.
advice-reflects =
    { $rows ->
        [1] Sie wirft den Angriff in einer Reihe auf die andere Seite zurück.
       *[other] Sie wirft den Angriff in { $rows } Reihen auf die andere Seite zurück.
    }
advice-reflects-nothing = Sie hat keinen Angriff, den sie zurückwerfen könnte.
advice-mute = Du spielst { $card } hier ohne Sonderfunktion.
advice-works = Du spielst { $card } mit voller Sonderfunktion.
advice-attacks =
    { $rows ->
        [1] Danach greift sie in einer Reihe an.
       *[other] Danach greift sie in { $rows } Reihen an.
    }
advice-harmless = Sie greift in keiner Reihe an.
advice-spent = Für das Finale hast du { $card } dann nicht mehr.
advice-keeps = Im Finale zählen ihre Stärkepunkte: { $defence } zur Verteidigung, { $attack } zum Angriff.
advice-keeps-blank = Sie hat keinen Stärkepunkt für das Finale.
advice-keeps-text = Im Finale spielst du { $card } mit Sonderfunktion.
advice-keeps-mute = Im Finale spielst du { $card } ohne Sonderfunktion.
advice-fills-text = In die Lücke legst du { $card } ohne Sonderfunktion.
advice-fills =
    { $number ->
        [1] In der Lücke zählt ihr einziger Stärkepunkt nicht.
       *[other] In der Lücke zählen ihre { $number } Stärkepunkte nicht.
    }
advice-fills-free = In der Lücke kostet sie dich keinen Stärkepunkt.
advice-first-blow = Du greifst zuerst an, und nichts greift deine erste Karte an.
advice-struck-first = Die andere Seite greift zuerst an.
advice-tie-lost = Bei gleicher Energie am Ende verlierst du das Duell.
advice-tie-won = Bei gleicher Energie am Ende gewinnst du das Duell.
advice-order-waits = Du kannst auch später noch befehlen, { $card } zu spielen.
advice-order-lapses = In diesem Duell kannst du später nicht mehr befehlen, { $card } zu spielen.
advice-order-refusable = Du kannst sie dann noch mit der Magie zurückweisen.
advice-then-attacked =
    { $rows ->
        [1] Danach greift sie dich in einer Reihe an.
       *[other] Danach greift sie dich in { $rows } Reihen an.
    }
advice-then-unharmed = Danach greift sie dich nicht an.
advice-refuses = Der Balrog darf { $card } nicht legen und muss eine andere Karte nehmen.
advice-magic-used = Die Magie ist verbraucht.
advice-magic-stays = Die Magie bleibt für eine spätere Karte bereit.

## Puzzles

puzzle-theme-opening = Erste Karte
puzzle-theme-parry = Abwehr
puzzle-theme-endure = Den Schlag hinnehmen
puzzle-theme-special = Sonderkarte
puzzle-theme-keep = Fürs Finale
puzzle-theme-final = Im Finale
puzzle-theme-answer = Befehlen oder zurückweisen

## Where cards lie hidden, as chances are told of them

hand-gandalf = Gandalfs Hand
hand-balrog = Hand des Balrogs
aside-gandalf = Von Gandalf beiseitegelegt
aside-balrog = Vom Balrog beiseitegelegt
gone-gandalf = Gandalfs Karten aus dem Spiel
gone-balrog = Karten des Balrogs aus dem Spiel
