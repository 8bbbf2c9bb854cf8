# The Confrontation: every word a player reads about this game, in German.

## The game

game-title = Die Entscheidung
game-tagline = Neun Gefährten gegen neun Diener Saurons, alle verborgen, und einer trägt den Ring nach Mordor.
game-intro = Das Licht führt die neun Gefährten aus dem Auenland, die Finsternis die neun Gestalten, die ihnen aus Mordor entgegenkommen. Deine eigenen Figuren kennst du; von den anderen siehst du nur, wo sie stehen. In deinem Zug rückt eine Figur ein Gebiet weit vor, und trifft sie auf den Gegner, wird gekämpft: Beide Figuren werden gezeigt, ihre Fähigkeiten wirken, und ist dann noch nichts entschieden, wählt jede Seite verdeckt eine ihrer neun Karten. Das Licht gewinnt, wenn Frodo Mordor erreicht, die Finsternis, wenn Frodo ausscheidet oder drei ihrer Figuren im Auenland stehen. Wer am Zug ist und keine Figur mehr bewegen kann, verliert.

## Sides
## The terms are for the middle of a sentence: { -dark(case: "genitive") } gives "der Finsternis".

-light =
    { $case ->
       *[nominative] das Licht
        [accusative] das Licht
        [dative] dem Licht
        [genitive] des Lichts
    }
-dark =
    { $case ->
       *[nominative] die Finsternis
        [accusative] die Finsternis
        [dative] der Finsternis
        [genitive] der Finsternis
    }
side-light = Das Licht
side-dark = Die Finsternis

## Regions

region-shire = Auenland
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = Hoher Pass
region-misty-mountains = Nebelgebirge
region-moria = Moria
region-gap-of-rohan = Pforte von Rohan
region-mirkwood = Düsterwald
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [shire] ins Auenland
        [arthedain] nach Arthedain
        [cardolan] nach Cardolan
        [rhudaur] nach Rhudaur
        [eregion] nach Eregion
        [enedwaith] nach Enedwaith
        [high-pass] auf den Hohen Pass
        [misty-mountains] ins Nebelgebirge
        [moria] nach Moria
        [gap-of-rohan] zur Pforte von Rohan
        [mirkwood] in den Düsterwald
        [fangorn] nach Fangorn
        [rohan] nach Rohan
        [dagorlad] nach Dagorlad
        [gondor] nach Gondor
       *[mordor] nach Mordor
    }
in-region =
    { $region ->
        [shire] im Auenland
        [arthedain] in Arthedain
        [cardolan] in Cardolan
        [rhudaur] in Rhudaur
        [eregion] in Eregion
        [enedwaith] in Enedwaith
        [high-pass] auf dem Hohen Pass
        [misty-mountains] im Nebelgebirge
        [moria] in Moria
        [gap-of-rohan] an der Pforte von Rohan
        [mirkwood] im Düsterwald
        [fangorn] in Fangorn
        [rohan] in Rohan
        [dagorlad] in Dagorlad
        [gondor] in Gondor
       *[mordor] in Mordor
    }
from-region =
    { $region ->
        [shire] aus dem Auenland
        [arthedain] aus Arthedain
        [cardolan] aus Cardolan
        [rhudaur] aus Rhudaur
        [eregion] aus Eregion
        [enedwaith] aus Enedwaith
        [high-pass] vom Hohen Pass
        [misty-mountains] aus dem Nebelgebirge
        [moria] aus Moria
        [gap-of-rohan] von der Pforte von Rohan
        [mirkwood] aus dem Düsterwald
        [fangorn] aus Fangorn
        [rohan] aus Rohan
        [dagorlad] aus Dagorlad
        [gondor] aus Gondor
       *[mordor] aus Mordor
    }

## Light’s pieces

piece-frodo = Frodo
piece-frodo-text = Frodo hat Stärke 1. Nur wenn er angegriffen wird, und nur bevor Karten gespielt werden, darf er seitwärts in ein Nachbargebiet fliehen, in dem noch Platz ist und keine Figur der Finsternis steht. Vor dem Warg, im Gebirge und vor dem Hinterhalt des Balrogs im Tunnel kann er nicht fliehen; scheidet er aus, gewinnt die Finsternis.
piece-sam = Sam
piece-sam-text = Sam hat Stärke 2. Wird er in Frodos Gebiet angegriffen, kämpft er mit Stärke 5, wenn das Licht auch Frodo zeigt; und wird dort Frodo angegriffen, darf Sam mit Stärke 5 an seiner Stelle kämpfen, sogar gegen den Ork, dessen Erstschlag dann ihn trifft. Beides steht dem Licht frei, und gegen den Warg ist beides nicht möglich.
piece-pippin = Pippin
piece-pippin-text = Pippin hat Stärke 1. Greift er an, darf er, sobald beide Figuren gezeigt sind und bevor Karten gespielt werden, rückwärts in ein Nachbargebiet fliehen, in dem noch Platz ist und keine Figur der Finsternis steht; das gilt auch in jedem weiteren Kampf desselben Zuges. Er kann nicht fliehen, wenn er angegriffen wird, und nicht vor dem Warg.
piece-merry = Merry
piece-merry-text = Merry hat Stärke 2. Ob er angreift oder angegriffen wird: Den Hexenkönig schaltet er sofort aus, bevor Karten gespielt werden; eine Wahl hat er nicht. Gegen alle anderen kämpft er wie üblich.
piece-gandalf = Gandalf
piece-gandalf-text = Gandalf hat Stärke 5. In seinen Kämpfen wählt und zeigt die Finsternis ihre Karte zuerst, und ist es die Magie, ersetzt sie auch diese zuerst oder lässt sie, wie sie ist; danach muss das Licht eine Karte spielen, selbst gegen einen Rückzug. Das gilt nicht gegen den Warg und ist ohne Belang, wenn Saruman Karten verbietet.
piece-aragorn = Aragorn
piece-aragorn-text = Aragorn hat Stärke 4. Er darf vorwärts, seitwärts oder rückwärts in jedes Nachbargebiet ziehen, in dem eine Figur der Finsternis steht, und sei es der Warg; sonst zieht er nur vorwärts. Im Gebirge zieht er nie seitwärts, und durch den Tunnel geht er nie zurück.
piece-legolas = Legolas
piece-legolas-text = Legolas hat Stärke 3. Ob er angreift oder angegriffen wird: Den Geflügelten Nazgûl schaltet er sofort aus, bevor Karten gespielt werden; eine Wahl hat er nicht. Gegen alle anderen kämpft er wie üblich.
piece-gimli = Gimli
piece-gimli-text = Gimli hat Stärke 3. Ob er angreift oder angegriffen wird: Den Ork schaltet er sofort aus, vor dessen Erstschlag und bevor Karten gespielt werden; eine Wahl hat er nicht. Gegen alle anderen kämpft er wie üblich.
piece-boromir = Boromir
piece-boromir-text = Boromir hat Stärke 0. Ob er angreift oder angegriffen wird: Er und sein Gegner scheiden beide sofort aus, bevor Karten gespielt werden; eine Wahl hat er nicht. Gegen den Warg und im Hinterhalt des Balrogs im Tunnel geschieht das nicht.

## Dark’s pieces

piece-balrog = Balrog
piece-balrog-text = Der Balrog hat Stärke 5. Steht er in Moria, darf die Finsternis ihn zeigen, wenn eine Figur des Lichts den Tunnel benutzt: Diese Figur scheidet ohne Kampf aus, selbst Frodo, selbst Boromir, und der Balrog bleibt unversehrt. Die Finsternis entscheidet, bevor die Figur gezeigt wird und bevor sie in Fangorn ankommt.
piece-shelob = Kankra
piece-shelob-text = Kankra hat Stärke 5. Immer wenn sie eine Figur des Lichts ausschaltet und selbst überlebt, kommt sie sofort nach Gondor, über alles hinweg, was dazwischenliegt, und ihr Angriff ist vorbei; stehen dort zwei andere Figuren der Finsternis oder auch nur eine des Lichts, scheidet auch sie aus. Siegt sie in Gondor selbst, bleibt sie dort und kämpft weiter.
piece-witch-king = Hexenkönig
piece-witch-king-text = Der Hexenkönig hat Stärke 5. Er darf seitwärts in ein Nachbargebiet ziehen, in dem eine Figur des Lichts steht; sonst zieht er nur vorwärts. Im Gebirge zieht er nie seitwärts.
piece-nazgul = Geflügelter Nazgûl
piece-nazgul-text = Der Geflügelte Nazgûl hat Stärke 3. Er darf beliebig weit in jede Richtung, über alles hinweg, in ein Gebiet fliegen, in dem genau eine Figur des Lichts steht, auch von einem Gebirgsgebiet in ein anderes. Sonst zieht er ein Gebiet vorwärts, auch gegen mehrere Figuren des Lichts.
piece-black-rider = Schwarzer Reiter
piece-black-rider-text = Der Schwarze Reiter hat Stärke 3. Um anzugreifen, darf er vorwärts durch beliebig viele Gebiete bis zum ersten reiten, in dem eine Figur des Lichts steht, aber nicht durch ein Gebiet, in dem die Finsternis ihre Höchstzahl erreicht hat, und nie durch den Tunnel. Greift er nicht an, zieht er ein Gebiet vorwärts.
piece-saruman = Saruman
piece-saruman-text = Saruman hat Stärke 4. In jedem seiner Kämpfe darf die Finsternis bestimmen, dass keine Karten gespielt werden: Dann entscheidet die Stärke der beiden Figuren, und keine Karte wird verbraucht. Die Finsternis entscheidet sich nach Flucht und sofortigem Ausscheiden, vor jeder Karte.
piece-orcs = Ork
piece-orcs-text = Der Ork hat Stärke 2. Greift er an, scheidet die erste Figur des Lichts, mit der er in diesem Zug kämpft, sofort aus, sofern sie nicht flieht; eine Wahl hat er nicht, und mit diesem ersten Kampf ist der Erstschlag für den Zug verbraucht, wie der Kampf auch verläuft. Gimli schaltet den Ork aus, bevor er zuschlägt; gegen Boromir scheiden beide aus.
piece-warg = Warg
piece-warg-text = Der Warg hat Stärke 2. In seinen Kämpfen wirkt die Fähigkeit der Figur des Lichts nicht: keine Flucht, keine Hilfe von Sam, kein sofortiges Ausscheiden, und Gandalf sieht die Karte der Finsternis nicht zuerst. Aragorn hindert der Warg nicht daran, zu ihm zu kommen, und die Karten des Lichts lässt er unberührt.
piece-troll = Troll
piece-troll-text = Der Troll hat Stärke 9. In seinen Kämpfen ist die Karte der Finsternis wirkungslos, welche es auch ist: keine Stärke, keine Magie, kein Auge, kein Rückzug. Werden Karten gespielt, muss die Finsternis trotzdem eine spielen, und sie ist verbraucht.

## A piece in the middle of a sentence; $case is always given

the-piece =
    { $case ->
       *[nominative] { $piece ->
            [frodo] Frodo
            [sam] Sam
            [pippin] Pippin
            [merry] Merry
            [gandalf] Gandalf
            [aragorn] Aragorn
            [legolas] Legolas
            [gimli] Gimli
            [boromir] Boromir
            [balrog] der Balrog
            [shelob] Kankra
            [witch-king] der Hexenkönig
            [nazgul] der Geflügelte Nazgûl
            [black-rider] der Schwarze Reiter
            [saruman] Saruman
            [orcs] der Ork
            [warg] der Warg
           *[troll] der Troll
        }
        [accusative] { $piece ->
            [frodo] Frodo
            [sam] Sam
            [pippin] Pippin
            [merry] Merry
            [gandalf] Gandalf
            [aragorn] Aragorn
            [legolas] Legolas
            [gimli] Gimli
            [boromir] Boromir
            [balrog] den Balrog
            [shelob] Kankra
            [witch-king] den Hexenkönig
            [nazgul] den Geflügelten Nazgûl
            [black-rider] den Schwarzen Reiter
            [saruman] Saruman
            [orcs] den Ork
            [warg] den Warg
           *[troll] den Troll
        }
        [dative] { $piece ->
            [frodo] Frodo
            [sam] Sam
            [pippin] Pippin
            [merry] Merry
            [gandalf] Gandalf
            [aragorn] Aragorn
            [legolas] Legolas
            [gimli] Gimli
            [boromir] Boromir
            [balrog] dem Balrog
            [shelob] Kankra
            [witch-king] dem Hexenkönig
            [nazgul] dem Geflügelten Nazgûl
            [black-rider] dem Schwarzen Reiter
            [saruman] Saruman
            [orcs] dem Ork
            [warg] dem Warg
           *[troll] dem Troll
        }
        [genitive] { $piece ->
            [frodo] Frodos
            [sam] Sams
            [pippin] Pippins
            [merry] Merrys
            [gandalf] Gandalfs
            [aragorn] Aragorns
            [legolas] Legolas’
            [gimli] Gimlis
            [boromir] Boromirs
            [balrog] des Balrogs
            [shelob] Kankras
            [witch-king] des Hexenkönigs
            [nazgul] des Geflügelten Nazgûl
            [black-rider] des Schwarzen Reiters
            [saruman] Sarumans
            [orcs] des Orks
            [warg] des Wargs
           *[troll] des Trolls
        }
    }

## Combat cards

card-1 = Stärke 1
card-1-text = Diese Karte erhöht die Stärke deiner Figur um 1. Von der Finsternis gespielt, zählt sie 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-2 = Stärke 2
card-2-text = Diese Karte erhöht die Stärke deiner Figur um 2. Von der Finsternis gespielt, zählt sie 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-3 = Stärke 3
card-3-text = Diese Karte erhöht die Stärke deiner Figur um 3. Von der Finsternis gespielt, zählt sie 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-4 = Stärke 4
card-4-text = Diese Karte erhöht die Stärke deiner Figur um 4. Von der Finsternis gespielt, zählt sie 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-5 = Stärke 5
card-5-text = Diese Karte erhöht die Stärke deiner Figur um 5. Von der Finsternis gespielt, zählt sie 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-6 = Stärke 6
card-6-text = Nur die Finsternis hat diese Karte: Sie erhöht die Stärke deiner Figur um 6. Sie zählt 0 gegen den Elbenmantel und in den Kämpfen des Trolls.
card-magic = Magie
card-magic-text = Sobald sie gezeigt ist, darf die Magie durch eine andere Karte ersetzt werden, die ihr Besitzer gespielt hat, seit die Karten zuletzt auf die Hand zurückkamen; diese bleibt bei den gespielten Karten, und die Magie kommt hinzu. Spielen beide Seiten Magie, entscheidet die Finsternis zuerst, und zwar offen. Bleibt die Magie, wie sie ist, lässt sich keine Karte zurückholen oder hebt das Auge sie auf, zählt sie 0.
card-sacrifice = Opfer
card-sacrifice-text = Durch das Opfer scheiden beide kämpfenden Figuren aus. Verlässt die Figur der Finsternis den Kampf mit einem Rückzug, scheidet niemand aus; spielt die Finsternis das Auge, zählt nur die Stärke der Figuren.
card-cloak = Elbenmantel
card-cloak-text = Spielt die Finsternis eine Stärkekarte, zählt diese durch den Elbenmantel 0; spielt sie einen Zauber, ist der Elbenmantel wirkungslos. Nach ihrer Magie kommt es auf die zurückgeholte Karte an. Der Elbenmantel selbst bringt keine Stärke.
card-retreat-light = Rückzug
card-retreat-light-text = Mit dem Rückzug des Lichts darf die Figur den Kampf verlassen und ein Gebiet rückwärts gehen, Richtung Auenland, wo noch Platz ist und keine Figur der Finsternis steht, auch wenn sich die Finsternis ebenfalls zurückzieht. Bleibt sie, hat sie kein Ziel oder trifft sie auf das Auge, zählt die Karte 0. Der Weg führt nie durch den Tunnel und nie flussaufwärts.
card-eye = Auge
card-eye-text = Das Auge hebt einen Zauber auf, den das Licht spielt, die Magie noch bevor sie ersetzt wird; gegen eine Stärkekarte ist es wirkungslos. Spielen beide Seiten Magie und holt die Finsternis das Auge zurück, hebt es nur einen Zauber auf, den das Licht zurückholt. Das Auge selbst bringt keine Stärke.
card-retreat-dark = Rückzug
card-retreat-dark-text = Mit dem Rückzug der Finsternis darf die Figur den Kampf verlassen und ein Gebiet seitwärts gehen, wo noch Platz ist und keine Figur des Lichts steht, am Fluss in beide Richtungen, im Gebirge aber nie. Verlässt sie den Kampf, scheidet durch ein Opfer niemand aus. Bleibt sie oder hat sie kein Ziel, zählt die Karte 0.

## Special cards of the variant

variant-shadowfax = Schattenfell
variant-shadowfax-text = Einmal im Spiel darf das Licht in seinem Zug, bevor es eine Figur bewegt, Schattenfell nutzen: Eine Figur macht einen zusätzlichen Schritt vorwärts, auch durch den Tunnel, aber nicht auf dem Fluss, in ein Gebiet, in dem noch Platz ist und keine Figur der Finsternis steht. Dann darf dieselbe Figur wie üblich ziehen und auch angreifen, oder sie bleibt stehen. Im Tunnel kann der Balrog zuschlagen.
variant-gandalf-the-white = Gandalf der Weiße
variant-gandalf-the-white-text = Einmal im Spiel darf das Licht statt seines Zuges Gandalf den Weißen nutzen: Gandalf, wenn er ausgeschieden ist, kehrt nach Fangorn zurück. Dort darf keine Figur der Finsternis und höchstens eine des Lichts stehen.
variant-palantir = Palantír
variant-palantir-text = Einmal im Spiel darf die Finsternis zu Beginn ihres Zuges mit dem Palantír eine Figur des Lichts ansehen, wo immer sie steht, nur nicht im Auenland. Allein die Finsternis sieht sie, und das Licht darf diese Figur bis zum Ende des Zuges nicht mit anderen mischen.
variant-recall = Ruf nach Mordor
variant-recall-text = Einmal im Spiel darf die Finsternis statt ihres Zuges den Ruf nach Mordor nutzen: Eine ihrer Figuren auf dem Spielplan kehrt nach Mordor zurück. Dort darf zuvor keine Figur des Lichts stehen, und höchstens drei der Finsternis.

## Rules: set-up and first move

rule-CO-S1 = Das Licht stellt vier seiner neun Figuren nach Wahl ins Auenland und je eine nach Arthedain, Cardolan, Rhudaur, Eregion und Enedwaith; die Finsternis stellt vier nach Wahl nach Mordor und je eine nach Dagorlad, Gondor, Fangorn, Rohan und in den Düsterwald. Beide tun es geheim, und das Gebirge bleibt leer.
rule-CO-S2 = Die Finsternis macht den ersten Zug; danach ziehen die Seiten abwechselnd.

## Rules: movement

rule-CO-M1 = In deinem Zug bewegst du eine deiner Figuren ein Gebiet vorwärts: das Licht Richtung Mordor, die Finsternis Richtung Auenland. Seitwärts oder rückwärts geht eine Figur nur, wenn ihre Fähigkeit oder eine Karte es erlaubt.
rule-CO-M2 = Der Hohe Pass, das Nebelgebirge, Moria und die Pforte von Rohan bilden das Gebirge. Dort zieht keine Figur je seitwärts, was ihre Fähigkeit oder eine Karte auch erlaubt; nur der Geflügelte Nazgûl, der ja fliegt, kann von einem Gebirgsgebiet in ein anderes kommen.
rule-CO-M3 = Jede Seite darf im Auenland und in Mordor bis zu vier Figuren haben, in einem Gebirgsgebiet eine, in jedem anderen Gebiet zwei. Kein Zug, keine Flucht und kein Rückzug darf diese Höchstzahl überschreiten.
rule-CO-M4 = Das Licht darf flussabwärts auf dem Anduin ziehen, vom Düsterwald nach Fangorn und von Fangorn nach Rohan, aber nicht zurück. Die Finsternis darf den Fluss nicht benutzen.
rule-CO-M5 = Durch den Tunnel von Moria darf das Licht geradewegs von Eregion nach Fangorn ziehen, aber nie zurück, auch nicht auf der Flucht. Die Finsternis darf den Tunnel nicht benutzen.
rule-CO-M6 = Du darfst deine Figuren innerhalb eines Gebiets jederzeit mischen, damit sie niemand mehr auseinanderhalten kann. Figuren in verschiedenen Gebieten werden nie vertauscht.

## Rules: combat

rule-CO-K1 = Eine Figur, die ein Gebiet mit gegnerischen Figuren betritt, greift an, und ein Kampf beginnt. Sind es mehrere, wählt der Angreifer blind eine davon.
rule-CO-K2 = Ein Kampf läuft so ab: Beide Figuren werden gezeigt; der Warg bringt die Figur des Lichts zum Schweigen; Flucht oder Sams Hilfe; sofortiges Ausscheiden; Saruman; Karten; Zauber, zuerst die der Finsternis; Stärke; Kankras Rückkehr; wer überlebt hat, wird wieder verborgen.
rule-CO-K3 = Jede Seite zählt die Stärke ihrer Figur und die ihrer Karte zusammen. Die Figur mit der kleineren Summe scheidet aus; sind die Summen gleich, scheiden beide aus.
rule-CO-K4 = Jede Seite wählt geheim eine Karte, und beide werden gleichzeitig gezeigt, es sei denn, die Finsternis muss sie wegen Gandalfs Fähigkeit zuerst zeigen. Beide Karten sind verbraucht und bleiben offen liegen.
rule-CO-K5 = Wenn beide Seiten alle neun Karten gespielt haben, nehmen beide sofort alle neun zurück.
rule-CO-K6 = Solange Figuren beider Seiten im Gebiet stehen, geht der Kampf weiter: Der Angreifer wählt den nächsten Gegner. Der Zug endet erst, wenn dort höchstens noch eine Seite steht.
rule-CO-K7 = Eine ausgeschiedene Figur liegt offen vor dem Gegner. Wer überlebt, steht wieder verborgen auf, auch nach einer Flucht.

## Rules: Light’s pieces

rule-CO-L1 = { piece-frodo-text }
rule-CO-L2 = { piece-sam-text }
rule-CO-L3 = { piece-pippin-text }
rule-CO-L4 = { piece-merry-text }
rule-CO-L5 = { piece-gandalf-text }
rule-CO-L6 = { piece-aragorn-text }
rule-CO-L7 = { piece-legolas-text }
rule-CO-L8 = { piece-gimli-text }
rule-CO-L9 = { piece-boromir-text }

## Rules: Dark’s pieces

rule-CO-D1 = { piece-balrog-text }
rule-CO-D2 = { piece-shelob-text }
rule-CO-D3 = { piece-witch-king-text }
rule-CO-D4 = { piece-nazgul-text }
rule-CO-D5 = { piece-black-rider-text }
rule-CO-D6 = { piece-saruman-text }
rule-CO-D7 = { piece-orcs-text }
rule-CO-D8 = { piece-warg-text }
rule-CO-D9 = { piece-troll-text }

## Rules: combat cards

rule-CO-C1 = { card-magic-text }
rule-CO-C2 = { card-sacrifice-text }
rule-CO-C3 = { card-cloak-text }
rule-CO-C4 = { card-retreat-light-text }
rule-CO-C5 = { card-eye-text }
rule-CO-C6 = { card-retreat-dark-text }
rule-CO-C7 = Eine Stärkekarte erhöht die Stärke der Figur um ihre Zahl. Das Licht hat die Zahlen 1 bis 5, die Finsternis 1 bis 6.

## Rules: end of the game

rule-CO-E1 = Betritt Frodo Mordor, gewinnt das Licht sofort, noch vor jedem Kampf, wer auch immer dort steht.
rule-CO-E2 = Scheidet Frodo aus, gewinnt die Finsternis.
rule-CO-E3 = Stehen drei Figuren der Finsternis im Auenland, gewinnt die Finsternis.
rule-CO-E4 = Wer am Zug ist und keine seiner Figuren bewegen kann, verliert.

## Rules: special cards of the variant

rule-CO-V1 = { variant-shadowfax-text }
rule-CO-V2 = { variant-gandalf-the-white-text }
rule-CO-V3 = { variant-palantir-text }
rule-CO-V4 = { variant-recall-text }

## Rules: the match

rule-CO-W1 = Eine Partie besteht aus zwei Spielen mit getauschten Seiten. Wer ein Spiel gewinnt, erhält 1 Punkt für jede eigene Figur, die noch auf dem Spielplan steht, der Verlierer 0; die höhere Summe gewinnt die Partie.

## Rules: what each player knows

rule-CO-I1 = Von den gegnerischen Figuren siehst du nur, wie viele in jedem Gebiet stehen. Weder ihre Reihenfolge noch sonst etwas an ihnen verrät mehr.
rule-CO-I2 = Nach einem Kampf wird wieder verborgen, wer überlebt hat. Sobald die Figuren gemischt worden sein könnten, weißt du nur noch, dass die gesehene unter denen des Gebiets ist, aber nicht, welche es ist.
rule-CO-I3 = Gespielte Karten liegen offen, darum wissen beide Seiten, was jede Hand noch enthält. Eine gewählte Karte bleibt verdeckt, bis beide gewählt haben, es sei denn, Gandalfs Fähigkeit zeigt die der Finsternis zuerst.
rule-CO-I4 = Sooft das Licht den Tunnel benutzt und irgendeine Figur der Finsternis in Moria steht, wird die Finsternis nach dem Hinterhalt gefragt. Lehnt sie ab, verrät das nichts über die Figur.
rule-CO-I5 = Wird Sam oder Frodo neben einer anderen Figur des Lichts angegriffen, verrät weder die Frage nach der Hilfe noch eine Ablehnung, wer diese Figur ist.

## Rules: fine print

rule-CO-R1 = Spielt die Finsternis den Rückzug und geht ihre Figur nicht weg, scheiden durch ein Opfer beide Figuren aus. Eine Option ändert das: Dann verschont der Rückzug der Finsternis, sobald er gespielt ist, beide Figuren vor dem Opfer, und da beide Seiten noch da sind, folgt ein neuer Kampf.
rule-CO-R2 = Seitwärts durch eine Fähigkeit oder Karte geht es auch am Fluss, und zwar in beide Richtungen: für den Hexenkönig, Frodo und Aragorn und mit dem Rückzug der Finsternis. Der Fluss selbst erlaubt nur einen gewöhnlichen Zug flussabwärts, und nur dem Licht.
rule-CO-R3 = Das Auge, aus der Hand gespielt, hebt die Magie des Lichts auf, bevor sie ersetzt wird, und die Karte des Lichts zählt 0. Spielen beide Seiten Magie, dürfen beide sie ersetzen, die Finsternis zuerst und offen; holt sie dabei das Auge zurück, hebt es nur einen Zauber auf, den das Licht zurückholt.
rule-CO-R4 = Wenn dein Rückzug wirkt, darfst du ein mögliches Gebiet wählen oder bleiben; bleibst du, zählt die Karte 0. Eine Option ändert das: Dann muss die Figur gehen, wann immer sie kann.
rule-CO-R5 = Ein Rückzug ohne mögliches Ziel ist ohne Wirkung verbraucht und zählt 0; der Kampf geht weiter.
rule-CO-R6 = Die Magie zählt 0 und ist verbraucht, wenn du sie spielst, ohne dass eine andere deiner gespielten Karten zurückgeholt werden kann.
rule-CO-R7 = Der Angreifer zeigt auf eine der verborgenen Figuren, ohne zu wissen, welche es ist. Ihr Besitzer darf sie vor jeder Wahl mischen, auch eine Figur, die in diesem Zug schon gezeigt wurde.
rule-CO-R8 = Schaltet Kankra in Gondor eine Figur des Lichts aus und überlebt, bleibt sie dort und scheidet nicht aus. Stehen dort noch andere Figuren des Lichts, kämpft sie weiter.
rule-CO-R9 = Der Geflügelte Nazgûl darf von einem Gebirgsgebiet in ein anderes fliegen, wenn dort genau eine Figur des Lichts steht. Das Verbot, im Gebirge seitwärts zu ziehen, bindet seinen Flug nicht.
rule-CO-R10 = Der lange Ritt des Schwarzen Reiters dient nur dem Angriff und endet im ersten Gebiet auf seinem Weg, in dem eine Figur des Lichts steht. Er führt nie durch ein Gebiet, in dem die Finsternis ihre Höchstzahl erreicht hat, und nie durch den Tunnel.
rule-CO-R11 = Wird Frodo angegriffen, darf Sam einspringen, auch wenn dort zuvor schon ein anderer Gefährte gekämpft hat. Stärke 5 hat er nur, wenn beide gezeigt sind; das Licht darf Frodo auch verborgen lassen und Sam mit 2 kämpfen lassen.
rule-CO-R12 = Der Erstschlag des Orks ist mit seinem ersten Kampf im Zug verbraucht, auch wenn die Figur flieht; springt Sam ein, trifft der Schlag ihn. Danach kämpft der Ork mit seiner bloßen Stärke 2.
rule-CO-R13 = Die Fähigkeiten wirken in dieser Reihenfolge: der Warg, dann Flucht oder Sams Hilfe, dann sofortiges Ausscheiden, dabei zuletzt der Erstschlag des Orks, dann Saruman und erst dann Karten.
rule-CO-R14 = Der Hinterhalt des Balrogs ist eine freie Wahl der Finsternis, getroffen, bevor die Figur im Tunnel gezeigt wird und bevor jemand nach Fangorn sieht. Danach wird die getroffene Figur gezeigt, und eine Figur der Finsternis in Fangorn bleibt verborgen. Jede andere Figur in Moria lässt den Tunnel offen.
rule-CO-R15 = In jedem Kampf Sarumans entscheidet die Finsternis neu, offen und vor jeder Karte, auch vor der, die sie wegen Gandalfs Fähigkeit zeigen müsste. Sind Karten verboten, wird keine verbraucht.
rule-CO-R16 = In den Kämpfen des Trolls ist jede Karte, welche die Finsternis spielt, wirkungslos und verbraucht; die Magie holt nichts zurück. Die Sonderkarten der Variante sind davon nicht berührt.
rule-CO-R17 = In Gandalfs Kämpfen darf das Licht auch mit der Magie antworten; sie wirkt nach dem Zauber der Finsternis. Das Licht muss selbst gegen einen Rückzug eine Karte spielen, und sie ist verbraucht.
rule-CO-R18 = Die Karten kommen auf die Hand zurück, sobald die neunte Karte jeder Seite verbraucht ist, vor dem nächsten Kampf, auch innerhalb desselben Zuges. Früher geschieht es nie, und nie nur für eine Seite.
rule-CO-R19 = Ob du noch ziehen kannst, bemisst sich an allen gewöhnlichen Zügen und an den besonderen Zügen von Aragorn, Hexenkönig, Geflügeltem Nazgûl und Schwarzem Reiter. Kannst du Gandalf den Weißen oder den Ruf nach Mordor nutzen, verlierst du ebenfalls nicht, außer mit der strengen Option.
rule-CO-R20 = Die Finsternis gewinnt, wie auch immer Frodo ausscheidet: durch Gleichstand, durch das eigene Opfer des Lichts oder durch den Balrog. Geprüft wird in dieser Reihenfolge: Frodo betritt Mordor, Frodo scheidet aus, drei Figuren der Finsternis stehen am Ende des Zuges im Auenland, die Seite, die nun an der Reihe ist, kann nicht ziehen.
rule-CO-R21 = Die dritte Figur der Finsternis gewinnt, sobald sie im Auenland ankommt: Wo schon zwei Figuren der Finsternis stehen, ist keine des Lichts mehr zu bekämpfen.
rule-CO-R22 = Kann keine der beiden Seiten mehr ziehen, zählt nur, wer als Nächstes am Zug ist: Diese Seite verliert. Das ist kein Unentschieden.
rule-CO-R23 = Das Licht wählt die vier Figuren für das Auenland frei aus allen neun.
rule-CO-R24 = Der Palantír zeigt eine einzige Figur des Lichts, ausgewählt an ihrem Platz, nur nicht im Auenland, und allein die Finsternis sieht sie. Das Licht darf diese Figur bis zum Ende des Zuges nicht mit anderen mischen.
rule-CO-R25 = Der Ruf nach Mordor holt eine Figur zurück, die auf dem Spielplan steht, keine ausgeschiedene und keine, die schon in Mordor ist. Zuvor dürfen in Mordor höchstens drei Figuren der Finsternis und keine des Lichts stehen.
rule-CO-R26 = Nach dem zusätzlichen Schritt mit Schattenfell darf dieselbe Figur wie üblich ziehen und auch angreifen; das Licht darf aber auch dort stehen bleiben, und das verrät nichts über die Figur. Der zusätzliche Schritt führt in ein Nachbargebiet vorwärts oder durch den Tunnel, nie auf dem Fluss entlang. Führt er Frodo nach Mordor, wo dann keine Figur der Finsternis steht, gewinnt das Licht.
rule-CO-R27 = Der zurückgekehrte Gandalf ist wieder eine gewöhnliche verborgene Figur. Steht er am Ende auf dem Spielplan, zählt er für die Wertung.
rule-CO-R28 = Auf dem Fluss und durch den Tunnel darf das Licht auch angreifen: Es sind gewöhnliche Züge.
rule-CO-R29 = Sind die Summen beider Spiele gleich, endet die Partie unentschieden.
rule-CO-R30 = Keine Flucht und kein Rückzug führt durch den Tunnel zurück, und rückwärts geht es nie flussaufwärts, denn rückwärts heißt Richtung Auenland. In das Gebiet, das der Angreifer gerade verlassen hat, darf man fliehen, wenn dort keine Figur der Finsternis geblieben ist.
rule-CO-R31 = Der Rückzug des Lichts hat vom Auenland aus kein Ziel, der Rückzug der Finsternis hat keines von Mordor, vom Auenland und vom Gebirge aus: Dort ist die Karte wirkungslos.
rule-CO-R32 = Frodos Flucht beendet den Zug des Angreifers nicht: Die anderen Figuren des Lichts im Gebiet müssen noch bekämpft werden.
rule-CO-R33 = Spielen beide Seiten den Rückzug und geht die Figur der Finsternis weg, während der Angreifer des Lichts es nicht kann, so bleibt dieser und muss gegen die nächste Figur im Gebiet kämpfen.
rule-CO-R34 = Ein Spiel dauert nicht endlos: Erreicht es die technische Grenze der Züge, endet es unentschieden.
rule-CO-R35 = Ist nur noch eine Karte auf deiner Hand, musst du sie spielen, auch wenn sie nichts nützt.
rule-CO-R36 = Merry, Legolas, Gimli, Boromir und der Ork können sich nicht zurückhalten. Eine Wahl hast du nur bei der Flucht von Frodo und Pippin, bei Sams Hilfe, Sarumans Verbot, dem Hinterhalt des Balrogs und besonderen Zügen.
rule-CO-R37 = In den Kämpfen des Trolls wählt die Finsternis ihre Karte gleichzeitig mit dem Licht, verdeckt wie immer; nur vor Gandalf wählt sie zuerst. Aufgedeckt ist sie wirkungslos, und sie ist verbraucht.
rule-CO-R38 = Die Magie muss nicht ersetzt werden: Ihr Besitzer darf sie lassen, wie sie ist, und dann zählt sie 0. Das gilt für beide Seiten, auch vor Gandalf und wenn beide Seiten Magie spielen.
rule-CO-R39 = Ersetzt die Finsternis ihre Magie durch eine Stärkekarte, zählt deren Zahl durch den Elbenmantel 0: Es kämpft die Karte, zu der die Magie geworden ist.
rule-CO-R40 = Der Tunnel ist ein Weg nur für das Licht: Fliegt der Geflügelte Nazgûl von Eregion nach Fangorn, benutzt er ihn nicht. Es gibt keinen Hinterhalt, und die Finsternis wird nicht gefragt.

## Headings of the rules pages

chapter-CO-S = Aufbau und erster Zug
chapter-CO-M = Bewegung
chapter-CO-K = Kampf
chapter-CO-L = Die Figuren des Lichts
chapter-CO-D = Die Figuren der Finsternis
chapter-CO-C = Kampfkarten
chapter-CO-E = Ende des Spiels
chapter-CO-V = Sonderkarten
chapter-CO-W = Die Partie
chapter-CO-I = Was jeder weiß
chapter-CO-R = Kleingedrucktes

## Options

option-retreat-shield = Ein gespielter Rückzug schützt vor dem Opfer
option-retreat-shield-off = Nein: Durch ein Opfer scheiden beide Figuren aus, wenn die Figur der Finsternis nicht mit ihrem Rückzug weggeht.
option-retreat-shield-on = Ja: Der Rückzug der Finsternis verschont, sobald er gespielt ist, beide Figuren vor dem Opfer, auch wenn die Figur der Finsternis nicht weggeht; dann folgt ein neuer Kampf.
option-retreat = Rückzugskarten
option-retreat-may = Freiwillig: Wenn dein Rückzug wirkt, wählst du, ob die Figur geht; bleibt sie, zählt die Karte 0.
option-retreat-must = Pflicht: Wenn dein Rückzug wirkt, geht die Figur, wann immer sie kann.
option-no-move = Kein Zug mehr möglich
option-no-move-lenient = Mild: Wer keine Figur bewegen, aber Gandalf den Weißen oder den Ruf nach Mordor nutzen kann, verliert nicht.
option-no-move-strict = Streng: Wer keine Figur bewegen kann, verliert, auch wenn eine Sonderkarte bereitliegt.
option-variants = Sonderkarten: welche von Schattenfell, Gandalf dem Weißen, dem Palantír und dem Ruf nach Mordor mitspielen. Eine ungleiche Zahl kann einen Unterschied an Erfahrung ausgleichen.
short-option-variants = Sonderkarten

## How a game ends

reason-mordor = Frodo hat Mordor erreicht: Das Licht gewinnt.
reason-frodo = Frodo ist ausgeschieden: Die Finsternis gewinnt.
reason-shire = Drei Figuren der Finsternis stehen im Auenland: Die Finsternis gewinnt.
reason-no-move =
    { $winner ->
        [light] Die Finsternis kann nicht mehr ziehen: Das Licht gewinnt.
       *[dark] Das Licht kann nicht mehr ziehen: Die Finsternis gewinnt.
    }
reason-cap = Die Grenze der Züge ist erreicht: unentschieden.

## Story
## $side acts, or loses $piece; $piece, $light, $dark and $enemy come from the-piece ($light and $dark in story-turned from story-card),
## $origin, $place and $goal from from-region, in-region and to-region. Only Light’s pieces may begin a sentence.

story-card =
    { $card ->
        [strength] Stärke { $number }
        [magic] die Magie
        [sacrifice] das Opfer
        [cloak] den Elbenmantel
        [retreat] den Rückzug
       *[eye] das Auge
    }
story-placed =
    { $side ->
        [light] Das Licht hat seine Figuren aufgestellt.
       *[dark] Die Finsternis hat ihre Figuren aufgestellt.
    }
story-moved =
    { $side ->
        [light] Das Licht bewegt { $piece } { $origin } { $goal }.
       *[dark] Die Finsternis bewegt { $piece } { $origin } { $goal }.
    }
story-moved-hidden =
    { $side ->
        [light] Das Licht bewegt eine Figur { $origin } { $goal }.
       *[dark] Die Finsternis bewegt eine Figur { $origin } { $goal }.
    }
story-shadowfax = Das Licht ruft Schattenfell: Eine Figur macht einen zusätzlichen Schritt.
story-halted = Die Figur, die Schattenfell trug, bleibt dort stehen: Der Zug ist zu Ende.
story-gandalf-the-white = Gandalf der Weiße kehrt nach Fangorn zurück.
story-palantir = Die Finsternis richtet den Palantír auf eine Figur { $place }.
story-peeked = Der Palantír zeigt { $piece }.
story-recalled = Die Finsternis ruft { $piece } { $origin } nach Mordor zurück.
story-recalled-hidden = Die Finsternis ruft eine Figur { $origin } nach Mordor zurück.
story-ambushed = Der Balrog zeigt sich in Moria und schlägt im Tunnel zu.
story-struck = Dort verliert das Licht { $piece }.
story-attacked =
    { $side ->
        [light] Kampf { $place }: Das Licht schickt { $piece } vor.
       *[dark] Kampf { $place }: Die Finsternis schickt { $piece } vor.
    }
story-pointed-seen = Die Finsternis greift die Figur an, die der Palantír gezeigt hat.
story-pointed-other = Die Finsternis greift eine Figur an, die der Palantír nicht gezeigt hat.
story-met =
    { $side ->
        [light] Dort trifft das Licht auf { $piece }.
       *[dark] Dort trifft die Finsternis auf { $piece }.
    }
story-met-next =
    { $side ->
        [light] Der Kampf geht weiter: Das Licht trifft auf { $piece }.
       *[dark] Der Kampf geht weiter: Die Finsternis trifft auf { $piece }.
    }
story-fled = { $piece } flieht { $goal }.
story-sam = Sam springt für Frodo ein und kämpft mit Stärke 5.
story-frodo = Frodo zeigt sich an Sams Seite, und Sam kämpft mit Stärke 5.
story-boromir = Boromir reißt { $dark } mit sich: Beide scheiden aus.
story-slain = { $light } schaltet { $dark } sofort aus.
story-first-strike = Der Ork schlägt zuerst zu: Das Licht verliert { $light }.
story-forbidden = Saruman verbietet Karten.
story-permitted = Saruman erlaubt Karten.
story-played =
    { $side ->
        [light] Das Licht setzt { $card } dagegen.
       *[dark] Die Finsternis spielt offen { $card }.
    }
story-turned = Das Licht spielt { $light }, die Finsternis { $dark }.
story-troll = Durch den Troll ist die Karte der Finsternis wirkungslos.
story-recovered =
    { $side ->
        [light] Das Licht ersetzt die Magie durch { $card }.
       *[dark] Die Finsternis ersetzt die Magie durch { $card }.
    }
story-left =
    { $side ->
        [light] Das Licht lässt die Magie, wie sie ist: Sie zählt 0.
       *[dark] Die Finsternis lässt die Magie, wie sie ist: Sie zählt 0.
    }
story-cancelled = Das Auge hebt { $card } auf.
story-useless =
    { $side ->
        [light] Das Licht nutzt { $card } vergebens.
       *[dark] Die Finsternis nutzt { $card } vergebens.
    }
story-retreated =
    { $side ->
        [light] Das Licht zieht { $piece } { $goal } zurück.
       *[dark] Die Finsternis zieht { $piece } { $goal } zurück.
    }
story-stayed =
    { $side ->
        [light] Das Licht zieht sich nicht zurück.
       *[dark] Die Finsternis zieht sich nicht zurück.
    }
story-sacrificed = Das Opfer trifft beide Figuren: Das Licht verliert { $light }, die Finsternis verliert { $dark }.
story-cloaked = Durch den Elbenmantel zählt die Karte der Finsternis 0.
story-sum = { $strength } + { $card } = { $sum }
story-compared =
    { $side ->
        [light] { $light } kommt auf { $light_sum }, { $dark } auf { $dark_sum }: Das Licht verliert { $piece }.
       *[dark] { $light } kommt auf { $light_sum }, { $dark } auf { $dark_sum }: Die Finsternis verliert { $piece }.
    }
story-tie = { $light } kommt auf { $light_sum }, { $dark } auf { $dark_sum }: Beide scheiden aus.
story-shelob = Kankra kehrt nach Gondor zurück.
story-shelob-lost = Gondor ist Kankra versperrt: Auch sie scheidet aus.
story-cards-back = Beide Seiten haben alle neun Karten gespielt und nehmen sie zurück.

## What a player may choose

action-place = Stelle { $piece } { $place } auf
action-move = Bewege { $piece } { $goal }
action-attack = Bewege { $piece } { $goal } und greife an
action-shadowfax = Rufe Schattenfell
action-gallop = Lass Schattenfell { $piece } { $goal } tragen
action-halt = Bleib hier stehen
action-gandalf-the-white = Hole Gandalf den Weißen nach Fangorn
action-palantir = Richte den Palantír auf eine Figur { $place }
action-recall = Rufe { $piece } { $origin } nach Mordor zurück
action-stuck = Keine Figur kann ziehen: Gib dich geschlagen
action-ambush = Lass den Balrog zuschlagen
action-pass = Lass die Figur durch
action-point-seen = Greife { $piece } an
action-point-other = Greife die andere Figur an
action-flee = { $piece } flieht { $goal }
action-stand = { $piece } bleibt und kämpft
action-sam = Sam kämpft für Frodo, mit Stärke 5
action-frodo = Zeige Frodo: Sam kämpft mit Stärke 5
action-forbid = Verbiete Karten
action-permit = Erlaube Karten
action-play = Spiele { $card }
action-recover = Ersetze die Magie durch { $card }
action-leave = Lass die Magie, wie sie ist: Sie zählt 0
action-retreat = Zieh dich { $goal } zurück
action-stay = Bleib

## What a player is asked, and what the others wait for

ask-place = Stelle deine Figuren auf: Wer steht { $place }?
ask-move = Wähle deinen Zug.
ask-move-on = Bewege { $piece } weiter oder bleib hier stehen.
ask-gallop = Wähle, welche Figur Schattenfell trägt und wohin.
ask-ambush = Eine Figur des Lichts nimmt den Tunnel: Schlägt der Balrog zu?
ask-pass = Eine Figur des Lichts nimmt den Tunnel, und der Balrog ist nicht in Moria: Lass sie durch.
ask-point = Wähle die Figur, die du { $place } angreifst.
ask-answer = { $piece } trifft auf { $enemy }: Was tust du?
ask-forbid = Saruman trifft auf { $enemy }: Verbietest du Karten?
ask-choose = Wähle eine Karte für { $piece } gegen { $enemy }.
ask-choose-first = Wähle eine Karte für { $piece }; Gandalf sieht sie, bevor er antwortet.
ask-choose-second = Die Finsternis zeigt { $card }: Wähle eine Karte für Gandalf gegen { $enemy }.
ask-recover = Wähle die Karte, durch die du die Magie ersetzt, oder lass die Magie, wie sie ist.
ask-retreat = Wohin führt der Rückzug { $piece }?
wait-place =
    { $side ->
        [light] Das Licht stellt seine Figuren auf.
       *[dark] Die Finsternis stellt ihre Figuren auf.
    }
wait-move =
    { $side ->
        [light] Das Licht wählt einen Zug.
       *[dark] Die Finsternis wählt einen Zug.
    }
wait-gallop = Das Licht wählt, welche Figur Schattenfell trägt.
wait-ambush = Eine Figur ist im Tunnel: Die Finsternis entscheidet, ob der Balrog zuschlägt.
wait-show = Eine Figur wird gezeigt.
wait-point = Die Finsternis wählt die Figur, die sie angreift.
wait-meet = Ein Verteidiger wird gezeigt.
wait-answer = Das Licht entscheidet, was { $piece } tut.
wait-forbid = Die Finsternis entscheidet, ob Saruman Karten verbietet.
wait-choose =
    { $side ->
        [light] Das Licht wählt eine Karte.
       *[dark] Die Finsternis wählt eine Karte.
    }
wait-turn = Die Karten werden aufgedeckt.
wait-recover =
    { $side ->
        [light] Das Licht entscheidet, was aus seiner Magie wird.
       *[dark] Die Finsternis entscheidet, was aus ihrer Magie wird.
    }
wait-retreat =
    { $side ->
        [light] Das Licht entscheidet, wohin es sich zurückzieht.
       *[dark] Die Finsternis entscheidet, wohin sie sich zurückzieht.
    }
wait-peek = Der Palantír zeigt eine Figur.
wait-over = Das Spiel ist zu Ende.

## Help at the table

confrontation-help-choose = Tippe die Zahl deiner Wahl und drücke die Eingabetaste. Du kannst auch eine Figur und ein Gebiet eintippen (merry cardolan), eine Karte (magie) oder die Aktion selbst (move merry cardolan, play 5, flee rohan). Beim Aufstellen setzt zufall den Rest deiner Figuren zufällig, nochmal setzt sie wie beim letzten Mal mit dieser Seite.
confrontation-help-explain = ? 3 erklärt, worum es bei Wahl 3 geht, ? merry eine Figur, ? moria ein Gebiet, ? magie oder ? 5 eine Karte, ? CO-K2 eine Regel.

## The drawing in the terminal, and what both drawings say

confrontation-setup = Aufstellung
confrontation-turn = Zug { $turn }
confrontation-moves =
    { $side ->
        [light] das Licht ist am Zug
       *[dark] die Finsternis ist am Zug
    }
confrontation-hand = Hand:
confrontation-played = Gespielt:
confrontation-extra = Sonderkarten:
confrontation-out = Ausgeschieden:
confrontation-piece-nazgul = Nazgûl
confrontation-piece-black-rider = Reiter
confrontation-card-magic = Magie
confrontation-combat =
    { $side ->
        [light] Kampf { $where }: Das Licht greift an
       *[dark] Kampf { $where }: Die Finsternis greift an
    }
confrontation-card-none = noch keine Karte
confrontation-card-forbidden = keine Karte (Saruman)
confrontation-card-hidden = eine Karte, verdeckt
confrontation-card-own = { $card } (verdeckt)
confrontation-card-counts = { $card } ({ $counts })
confrontation-card-void = { $card } (wirkungslos)
confrontation-hidden = Verborgen:
confrontation-hint =
    { $about }: { $listed ->
        [1] { $last }
       *[other] { $names } oder { $last }
    }
confrontation-hint-not =
    { $about }: nicht { $listed ->
        [1] { $last }
       *[other] { $names } oder { $last }
    }
confrontation-ability-frodo = angegriffen: darf seitwärts fliehen
confrontation-ability-sam = 5 neben Frodo; darf für ihn kämpfen
confrontation-ability-pippin = darf als Angreifer rückwärts fliehen
confrontation-ability-merry = schaltet den Hexenkönig sofort aus
confrontation-ability-gandalf = die Finsternis zeigt ihre Karte zuerst
confrontation-ability-aragorn = greift in jede Richtung an
confrontation-ability-legolas = schaltet den Geflügelten Nazgûl sofort aus
confrontation-ability-gimli = schaltet den Ork sofort aus
confrontation-ability-boromir = beide scheiden sofort aus
confrontation-ability-balrog = schlägt in Moria im Tunnel zu
confrontation-ability-shelob = kehrt nach einem Sieg nach Gondor zurück
confrontation-ability-witch-king = greift auch seitwärts an
confrontation-ability-nazgul = fliegt zu jeder Figur, die allein steht
confrontation-ability-black-rider = reitet zum Angriff beliebig weit vorwärts
confrontation-ability-saruman = darf Karten verbieten
confrontation-ability-orcs = schlägt als Angreifer zuerst zu
confrontation-ability-warg = die Fähigkeit des Lichts wirkt nicht
confrontation-ability-troll = die Karte der Finsternis ist wirkungslos
confrontation-region-home = Ein Heimatgebiet: bis zu { $limit } Figuren jeder Seite.
confrontation-region-mountain = Gebirge: eine Figur jeder Seite, und kein Weg seitwärts.
confrontation-region-plain = Bis zu { $limit } Figuren jeder Seite.
confrontation-ways-light = Vorwärts für das Licht: { $regions }
confrontation-ways-dark = Vorwärts für die Finsternis: { $regions }
confrontation-ways-sideways = Seitwärts: { $regions }
confrontation-ways-shortcut = Auf dem Fluss oder durch den Tunnel, nur für das Licht: { $regions }
confrontation-region-tunnel = Der Tunnel von Moria führt von Eregion geradewegs nach Fangorn, nur für das Licht.
confrontation-region-balrog = Solange der Balrog hier steht, darf er jede Figur schlagen, die den Tunnel von Eregion nach Fangorn nimmt.
confrontation-legend-regions = Deine Heimat liegt unten. Jedes Gebiet trägt seinen Namen und rechts an der oberen Kante, wie viele Figuren jede Seite darin haben darf; { $ridge } bezeichnet Gebirge.
confrontation-legend-ways = { $right } oder { $left } ist der Fluss Anduin, { $up } oder { $down } der Tunnel von Moria: Wege nur für das Licht, in Richtung des Pfeils.
confrontation-legend-pieces = Deine eigenen Figuren haben Namen und Stärke; { $known } bezeichnet eine, die dein Gegenüber kennt. { $light } ist eine verborgene Figur des Lichts, { $dark } eine der Finsternis; wo du sicher sein kannst, wer es ist, steht der Name. Unter dem Spielplan steht, wer die übrigen sein können.
confrontation-legend-marks = { $left } und { $came } bezeichnen, woher und wohin der letzte Zug ging, { $fight } einen Kampf oder einen Zug, der dazu führt.

## The table in the browser

confrontation-label-at = { $piece }, Stärke { $strength }, { $place }
confrontation-label-out = { $piece }, Stärke { $strength }, ausgeschieden
confrontation-label-idle = { $piece }, Stärke { $strength }, noch nicht aufgestellt
confrontation-label-fighter = { $piece }, Stärke { $strength }
confrontation-label-hidden = eine verborgene Figur
confrontation-count =
    { $side ->
        [light] { $count ->
            [one] 1 Figur des Lichts
           *[other] { $count } Figuren des Lichts
        }
       *[dark] { $count ->
            [one] 1 Figur der Finsternis
           *[other] { $count } Figuren der Finsternis
        }
    }
confrontation-known = Dein Gegenüber kennt diese Figur.
confrontation-here-known = Hier bekannt: { $names }.
confrontation-here-hidden =
    { $count ->
        [one] Eine verborgene Figur
       *[other] { $count } verborgene Figuren
    }, vielleicht { $listed ->
        [1] { $last }
       *[other] { $names } oder { $last }
    }.
confrontation-here-not =
    { $count ->
        [one] Eine verborgene Figur
       *[other] { $count } verborgene Figuren
    }, nicht { $listed ->
        [1] { $last }
       *[other] { $names } oder { $last }
    }.
confrontation-here-any =
    { $count ->
        [one] Eine verborgene Figur
       *[other] { $count } verborgene Figuren
    }: Es kann jede sein.
confrontation-card-spent = { $card } (gespielt)
confrontation-step-shown = Gezeigt
confrontation-step-answer = Antwort
confrontation-step-ban = Saruman
confrontation-step-cards = Karten
confrontation-step-spells = Zauber
confrontation-step-sum = Stärken
confrontation-ended =
    { $side ->
        [light] Kampf { $where }: Das Licht hat angegriffen
       *[dark] Kampf { $where }: Die Finsternis hat angegriffen
    }
confrontation-face-witch-king = Hexen­könig
confrontation-face-saruman = Saruman
confrontation-way-river = Der Anduin
confrontation-way-river-text = Das Licht darf den Anduin hinabziehen, vom Düsterwald nach Fangorn und von Fangorn nach Rohan, in Richtung der Pfeile. Die Finsternis darf den Fluss nicht benutzen.
confrontation-way-tunnel = Der Tunnel von Moria
confrontation-tray =
    { $side ->
        [light] Verluste des Lichts
       *[dark] Verluste der Finsternis
    }
confrontation-tray-text =
    { $count ->
        [one] Eine Figur ist ausgeschieden
       *[other] { $count } Figuren sind ausgeschieden
    }, { $left ->
        [one] eine ist noch auf dem Spielplan.
       *[other] { $left } sind noch auf dem Spielplan.
    }
confrontation-alarm-shire = Zwei Figuren der Finsternis stehen im Auenland: Eine dritte gewinnt das Spiel.
confrontation-alarm-mordor = Frodo steht { $place }: noch ein Schritt, und er ist in Mordor.
confrontation-alarm-perhaps = Eine Figur des Lichts steht vor Mordor. Ist es Frodo, gewinnt sein nächster Schritt.
confrontation-setup-plans = Alles auf einmal aufstellen, dann nach Belieben ändern:
confrontation-setup-random = Zufällig
confrontation-setup-last = Wie beim letzten Mal
confrontation-setup-clear = Abräumen
confrontation-setup-ready = Fertig
confrontation-plan-light-shield = Der Schild
confrontation-plan-light-shield-text = Frodo, Sam und Pippin warten daheim hinter den Starken; Merry und Gimli halten die Front.
confrontation-plan-light-toll = Der Zoll
confrontation-plan-light-toll-text = Boromir reißt vorn einen starken Gegner mit; die vier Hobbits bleiben beisammen.
confrontation-plan-light-early = Der frühe Aufbruch
confrontation-plan-light-early-text = Frodo und Sam ziehen sofort hinter drei Helden los: schnell und gewagt.
confrontation-plan-dark-front = Die starke Front
confrontation-plan-dark-front-text = Balrog, Saruman und Kankra halten die Front; die Reiter schlagen von fern zu.
confrontation-plan-dark-moria = Der Herr von Moria
confrontation-plan-dark-moria-text = Der Balrog geht geradewegs nach Moria und verschließt den Tunnel.
confrontation-plan-dark-storm = Der Sturm
confrontation-plan-dark-storm-text = Ork und Reiter greifen zuerst an; die Mächtigen folgen und ziehen ins Auenland.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $piece and $enemy come from the-piece, $place from in-region, $card from
## story-card or variant-…; $number is how many there are in all, $count how many of them.

advice-set-up-light = Am sichersten ist Frodo anfangs zu Hause im Auenland; wer vorn steht, trifft bald auf die Finsternis.
advice-set-up-dark = Wer vorn steht, trifft zuerst auf das Licht; wer in Mordor steht, bewacht Frodos letzten Schritt.
advice-frodo-threatened =
    { $number ->
        [1] Eine Figur der Finsternis steht einen Schritt vor Frodo.
       *[other] { $number } Figuren der Finsternis stehen einen Schritt vor Frodo.
    }
advice-frodo-way =
    { $number ->
        [1] Frodo hat noch einen Schritt bis Mordor.
       *[other] Frodo hat noch { $number } Schritte bis Mordor.
    }
advice-frodo-where =
    { $listed ->
        [1] Frodo kann nur hier sein: { $last }.
       *[other] Frodo kann nur hier sein: { $names } oder { $last }.
    }
advice-shire-held = Deine Figuren im Auenland: { $number }. Zum Sieg fehlen noch: { $left }.
advice-fight = Stärke { $strength } gegen { $against }, noch ohne Karten: { $piece } und { $enemy }.
advice-wins-match = Damit gewinnst du sofort das Spiel.
advice-loses-match = Damit verlierst du sofort das Spiel.
advice-loses = Du verlierst { $piece }.
advice-takes = Du schaltest { $piece } aus.
advice-place-frodo = Frodo steht dann außerhalb des Auenlands, näher an der Finsternis.
advice-place-strong = Dort steht dann jemand mit Stärke { $strength }.
advice-place-weak = Dort steht dann nur jemand mit Stärke { $strength }.
advice-within-reach =
    { $number ->
        [1] Eine gegnerische Figur steht einen Schritt davor.
       *[other] { $number } gegnerische Figuren stehen einen Schritt davor.
    }
advice-out-of-reach = Keine gegnerische Figur steht einen Schritt davor.
advice-frodo-nearer =
    { $number ->
        [1] Frodo kommt voran: Bis Mordor bleibt ein Schritt.
       *[other] Frodo kommt voran: Bis Mordor bleiben { $number } Schritte.
    }
advice-frodo-no-nearer =
    { $number ->
        [1] Frodo kommt nicht näher: Bis Mordor bleibt ein Schritt.
       *[other] Frodo kommt nicht näher: Bis Mordor bleiben { $number } Schritte.
    }
advice-joins-frodo = Frodo bekommt Gesellschaft.
advice-leaves-frodo = Frodo bleibt allein zurück.
advice-in-shire =
    { $number ->
        [1] Dann steht eine deiner Figuren im Auenland; drei gewinnen.
       *[other] Dann stehen { $number } deiner Figuren im Auenland; drei gewinnen.
    }
advice-shire-way =
    { $number ->
        [1] Von dort ist es ein Schritt bis ins Auenland.
       *[other] Von dort sind es { $number } Schritte bis ins Auenland.
    }
advice-leaves-empty = Keine deiner Figuren bleibt { $place }.
advice-frodo-risked = Scheidet Frodo aus, ist das Spiel verloren.
advice-shows-itself = Die andere Seite weiß dann, wer angreift.
advice-beats =
    { $sure ->
        [yes] Du triffst auf { $enemy } und gewinnst noch vor den Karten.
       *[no] Triffst du auf { $enemy }, gewinnst du noch vor den Karten.
    }
advice-falls =
    { $sure ->
        [yes] Du triffst auf { $enemy } und verlierst noch vor den Karten.
       *[no] Triffst du auf { $enemy }, verlierst du noch vor den Karten.
    }
advice-both-fall =
    { $sure ->
        [yes] Du triffst auf { $enemy }, und beide scheiden noch vor den Karten aus.
       *[no] Triffst du auf { $enemy }, scheiden beide noch vor den Karten aus.
    }
advice-odds-better = Von { $number }, die dort stehen können, besiegst du { $count } noch vor den Karten.
advice-odds-worse = Von { $number }, die dort stehen können, verlierst du gegen { $count } noch vor den Karten.
advice-odds-even = Von { $number }, die dort stehen können, scheiden { $count } zusammen mit deiner Figur aus, noch vor den Karten.
advice-extra-used = Es verbraucht diese Karte: { $card }.
advice-ambush = Wer auch immer im Tunnel ist, scheidet aus.
advice-ambush-shows = Das Licht weiß dann, wo der Balrog steht.
advice-lets-through = Wer auch immer im Tunnel ist, kommt durch.
advice-balrog-hidden = Es verrät nicht, wo der Balrog steht.
advice-escapes = Deine Figur entkommt, ohne zu verlieren.
advice-sam-with-frodo = Sam kämpft dann mit Stärke 5.
advice-frodo-shown = Die andere Seite weiß dann, wo Frodo ist.
advice-cards-decide = Dann entscheiden die Karten.
advice-card-magic = Sie kann zu einer Karte werden, die du schon gespielt hast.
advice-card-sacrifice = Durch sie scheiden beide aus, wie stark sie auch sind.
advice-card-cloak = Sie macht eine Zahl der Finsternis zu 0.
advice-card-retreat = Damit kann deine Figur entkommen, wenn Platz ist.
advice-card-eye = Es hebt einen Zauber des Lichts auf.
advice-card-void = Beim Troll zählt deine Karte nicht.
advice-card-beats = Du kommst auf { $sum }, genug gegen { $count } von { $number } Zahlen, die die andere Seite noch hat.
advice-card-falls = Du kommst auf { $sum }, zu wenig gegen { $count } von { $number } Zahlen, die die andere Seite noch hat.
advice-card-highest = Es ist die höchste Zahl, die du noch hast.
advice-recovers = Die Magie zählt dann als { $card }.
advice-magic-empty = Die Magie zählt dann nichts.
advice-halts = Die Figur bleibt, wo sie ist.

## Puzzles

puzzle-theme-frodo = Frodos Weg
puzzle-theme-attack = Der richtige Angriff
puzzle-theme-manoeuvre = Ein stiller Zug
puzzle-theme-card = Die richtige Karte
puzzle-theme-ability = Eine Fähigkeit
puzzle-theme-setup = Die Aufstellung

## Where cards lie hidden, as chances are told of them

stage-card-light = Karte des Lichts
stage-card-dark = Karte der Finsternis
