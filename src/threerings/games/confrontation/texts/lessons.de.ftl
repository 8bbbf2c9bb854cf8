# The Confrontation: what the lessons say, in German.

## Your nine pieces

lesson-pieces = Deine neun Figuren
lesson-pieces-about = Was du siehst, was du nicht siehst und wie eine Figur zieht.
lesson-pieces-yours = Diese neun Figuren gehören dir. Nur du siehst ihr Gesicht: wer sie sind und mit welcher Stärke sie kämpfen. Dein Gegner sieht nur ihren Rücken.
lesson-pieces-theirs = Gegenüber stehen die neun Figuren der Finsternis. Du siehst, wie viele in einem Gebiet sind, aber nicht, wer sie sind.
lesson-pieces-forward = In deinem Zug geht eine Figur ein Gebiet vorwärts: deine Richtung Mordor. Wähle Gimli und dann eines der beiden Gebiete vor ihm.
lesson-pieces-gimli-first = Das ginge auch. Aber schicken wir zuerst Gimli: Er steht schon vorn und weiß sich zu wehren.
lesson-pieces-unseen = Ein guter Anfang. Die Finsternis hat gesehen, dass jemand Enedwaith verlässt, aber nicht, dass es Gimli war.
lesson-pieces-reply = Die Finsternis hat geantwortet: Eine Figur ging aus Dagorlad in den Düsterwald. Wer das war? Das weißt du, wenn ihr euch trefft.
lesson-pieces-strong = Keine Figur geht seitwärts oder zurück, außer ihre Fähigkeit oder eine Karte erlaubt es: Jeder Schritt zählt. Lass nun Gandalf, Aragorn oder Legolas folgen.
lesson-pieces-frodo-waits = Frodo trägt den Ring, und er ist schwach. Ganz vorn würde er als Erster angegriffen: Lass die Starken vorangehen.
lesson-pieces-others-wait = Möglich, aber lass jetzt einen anderen der Starken folgen: Gandalf, Aragorn oder Legolas.
lesson-pieces-begun = Das war ein ganzer Zug: eine Figur, ein Gebiet. Die Reise hat begonnen.

## The lie of the land

lesson-land = Das Land
lesson-land-about = Wie viele in ein Gebiet passen und wozu Gebirge, Fluss und Tunnel gut sind.
lesson-land-limits = Sechzehn Gebiete reichen vom Auenland bis Mordor. Die kleinen Marken sagen, wie viele Figuren jede Seite dort haben darf: vier im Auenland und in Mordor, eine im Gebirge, zwei in allen anderen Gebieten.
lesson-land-mountains = In jedes der vier Gebirgsgebiete passt nur eine Figur jeder Seite, und seitwärts geht dort niemand. Legolas steht schon im Nebelgebirge. Welcher Weg bleibt für Pippin?
lesson-land-only-way = Es ist das einzige Gebirgsgebiet vor ihm, in dem noch Platz ist.
lesson-land-only-pippin = Das ist erlaubt, hilft aber Pippin nicht. Er steht in Rhudaur: Such vor ihm ein Gebirgsgebiet, in dem noch Platz ist.
lesson-land-room = Also der Hohe Pass. Eine einzige Figur im Gebirge kann die eigenen Leute aufhalten: Lass sie dort nicht zu lange stehen.
lesson-land-river = Der Anduin trägt das Licht flussabwärts, vom Düsterwald nach Fangorn und von Fangorn nach Rohan. Jemand von der Finsternis versperrt den Weg nach Dagorlad: Lass Sam den Fluss nehmen.
lesson-land-past-guard = Der Fluss trägt ihn an dem vorbei, der den Weg versperrt.
lesson-land-fight = Das wäre ein Angriff, und Sam weiß nicht, auf wen. Auf dem Fluss kommt er heil daran vorbei.
lesson-land-only-sam = Das hat Zeit. Sam ist im Düsterwald, gleich am Fluss: Bring ihn nach Fangorn.
lesson-land-drifted = Am Wächter vorbei, ganz ohne Kampf. Flussaufwärts führt allerdings kein Weg zurück, und die Finsternis darf den Fluss gar nicht benutzen.
lesson-land-tunnel = Der Tunnel von Moria führt unter dem Gebirge hindurch, von Eregion geradewegs nach Fangorn: ein Zug statt zwei. Er ist nur für das Licht da, und nur in dieser Richtung. Schick Merry hindurch.
lesson-land-slow = Über das Gebirge braucht Merry zwei Züge bis Fangorn, durch den Tunnel nur einen.
lesson-land-only-merry = Ein andermal. Merry steht in Eregion, wo der Tunnel beginnt: Schick ihn nach Fangorn.
lesson-land-through = Ein Zug gespart. Merk dir eins: Steht eine Figur der Finsternis in Moria, ist es vielleicht der Balrog, und der lauert am Tunnel.
lesson-land-full = In Fangorn stehen jetzt zwei von deinen Figuren, mehr dürfen es nicht sein: Pippin kann nicht folgen. Mach Platz: Zieh mit Sam oder Merry weiter, aber nicht in einen Kampf.
lesson-land-clears = Dort steht niemand im Weg, und in Fangorn ist wieder Platz.
lesson-land-into-fight = Nach Gondor ist eben eine Figur der Finsternis gekommen. Wer dorthin zieht, greift an; Dagorlad und Rohan sind frei.
lesson-land-no-room = Dann bleibt Fangorn so voll wie zuvor. Zieh mit Sam oder Merry weiter.
lesson-land-made-room = Nun steht Pippin der Tunnel wieder offen. Denk immer auch an die, die nachkommen.

## The Ring goes to Mordor

lesson-ring = Der Ring muss nach Mordor
lesson-ring-about = Wie das Licht gewinnt und wie es verlieren kann.
lesson-ring-frodo = Alles hängt an Frodo. Sobald er Mordor betritt, gewinnt das Licht.
lesson-ring-lost = Und scheidet Frodo aus, wie auch immer, gewinnt die Finsternis. Niemand sonst kann den Ring für ihn tragen.
lesson-ring-shire = Die Finsternis hat noch einen zweiten Weg: drei ihrer Figuren im Auenland. Zwei sind schon da, eine dritte steht vor der Tür. Außerdem verliert, wer am Zug ist und keine Figur bewegen kann.
lesson-ring-step = Du bist am Zug, Frodo steht in Gondor, und in Mordor warten zwei Figuren der Finsternis. Was tust du?
lesson-ring-only-frodo = Mit Sam in Mordor ist nichts gewonnen: Er müsste dort kämpfen, und die Finsternis nähme das Auenland. Nur Frodo beendet den Krieg.
lesson-ring-too-late = Dafür ist keine Zeit: Mit ihrem nächsten Zug hat die Finsternis drei Figuren im Auenland.
lesson-ring-won = Wer in Mordor wartet, ist gleich: Frodo gewinnt, sobald er ankommt, noch vor jedem Kampf.

## The other side

lesson-shadow = Die andere Seite
lesson-shadow-about = Wie die Finsternis beginnt und auf welchen zwei Wegen sie gewinnt.
lesson-shadow-sides = Jetzt sitzt du auf der anderen Seite und führst die Finsternis. Deine Heimat ist Mordor, vorwärts heißt Richtung Auenland, und verborgen sind nun die Figuren des Lichts.
lesson-shadow-first = Die Finsternis macht den ersten Zug. Bring jemanden aus deiner vordersten Reihe ins Gebirge: den Balrog, Saruman oder Kankra.
lesson-shadow-front-first = Möglich. Aber im Gebirge ist es eng, und wer zuerst dort ist, bestimmt, wer hindurchkommt: Fang mit der vordersten Reihe an.
lesson-shadow-came = Gut. Von dort bedrohst du die Gebiete des Lichts, und niemand weiß, wer von deinen neun es ist.
lesson-shadow-third = Zwei von deinen Figuren stehen im Auenland. Eine dritte gewinnt das Spiel. Wer soll es sein?
lesson-shadow-gate = Eine Figur des Lichts steht in Gondor, einen Schritt vor Mordor. Ist es Frodo, gewinnt sein nächster Zug: Lass ihn nicht mehr dazu kommen.
lesson-shadow-taken = Das Auenland ist gefallen. Wer nur nach Mordor schaut, vergisst leicht die eigene Tür.
lesson-shadow-hunt = Der andere Weg zum Sieg ist Frodo selbst. Du hast ihn in Rhudaur gesehen. Wird er angegriffen, darf er seitwärts fliehen, aber in Eregion steht Saruman. Greif mit dem Ork an.
lesson-shadow-past = Der Ork liefe an Frodo vorbei, und zurück geht keiner. Greif ihn an, solange er nicht fliehen kann.
lesson-shadow-not-now = Jetzt kann Frodo nicht fliehen. Nach seinem nächsten Zug ist er vielleicht woanders: Greif ihn mit dem Ork an.
lesson-shadow-caught = Greift der Ork an, schlägt er zuerst zu, und Frodo konnte nirgendwohin. Die Finsternis gewinnt.

## A combat, step by step

lesson-combat = Ein Kampf, Schritt für Schritt
lesson-combat-about = Angriff, Stärke, Karten und was danach bleibt.
lesson-combat-attack = In Moria steht eine Figur der Finsternis. Wer ihr Gebiet betritt, greift sie an. Aragorn ist stark: Schick ihn nach Moria.
lesson-combat-empty = Dort ist niemand, also gäbe es auch keinen Kampf. Der Gegner steht in Moria.
lesson-combat-aragorn = Noch nicht. Lass Aragorn in Moria angreifen.
lesson-combat-card = Beide Figuren sind gezeigt: Aragorn hat 4, der Schwarze Reiter 3. Nun legt jede Seite verdeckt eine Karte dazu. Die Finsternis hat nur noch 1, 2 und 3, das siehst du. Mit welcher deiner Karten gewinnst du sicher und am billigsten?
lesson-combat-waste = Die 5 würde auch gewinnen, aber später fehlt sie dir. Der Reiter kommt höchstens auf 6: Eine kleinere Karte reicht.
lesson-combat-weak = Mit der 1 hat Aragorn 5. Mit einer 3 hat der Reiter 6 und gewinnt, mit einer 2 scheiden beide aus.
lesson-combat-higher = 4 + 3 = 7 gegen 3 + 3 = 6: Die kleinere Summe scheidet aus. Sind beide gleich, scheiden beide aus.
lesson-combat-spent = Gespielte Karten liegen offen und sind verbraucht, ganz gleich, wer gewonnen hat. So wisst ihr beide immer, was der andere noch auf der Hand hat. Aragorn ist wieder verborgen, aber dein Gegner hat ihn gesehen.
lesson-combat-two = In Fangorn stehen zwei, Kankra und der Ork; beiden bist du schon begegnet. Welche Figur du angreifst, wählst du blind. Schick Aragorn durch den Tunnel.
lesson-combat-through = Dieser Kampf ist etwas für Aragorn: Von Eregion bringt ihn der Tunnel nach Fangorn.
lesson-combat-save = Zuerst kommt der Ork mit Stärke 2. Die Finsternis hat noch 1 und 2, du hast 2 und 4, und Kankra wartet. Welche Karte jetzt?
lesson-combat-later = Dann bliebe dir gegen Kankra nur die 2: Aragorn hätte 6, sie 5 und noch eine Karte. Das gibt bestenfalls einen Gleichstand.
lesson-combat-goes-on = 4 + 2 schlägt 2 + 1. Aber solange beide Seiten im Gebiet stehen, geht der Kampf weiter, und nun trifft er auf Kankra.
lesson-combat-last = Kankra hat Stärke 5 und noch eine Karte, die 2. Auch du hast nur noch eine, und die musst du spielen.
lesson-combat-back = 8 gegen 7: Kankra scheidet aus. Und weil nun beide Seiten alle neun Karten gespielt haben, nehmen beide alle neun zurück.

## Light’s spells

lesson-spells = Die Zauber des Lichts
lesson-spells-about = Elbenmantel, Rückzug, Opfer und Magie.
lesson-spells-cloak = Vier deiner neun Karten sind Zauber. Durch den Elbenmantel zählt eine Zahl der Finsternis 0. Aragorn hat 4, der Schwarze Reiter 3; die Finsternis hat nur noch 5 und 6. Deine Karte?
lesson-spells-number = 4 + 5 = 9, und mit der 6 kommt auch der Reiter auf 9: Dann verlierst du Aragorn ebenfalls. Mach lieber ihre Zahl wertlos.
lesson-spells-cloaked = Die 6 der Finsternis zählt 0, und 4 schlägt 3. Gegen einen Zauber ist der Elbenmantel wirkungslos: Sieh erst nach, was die Finsternis noch hat.
lesson-spells-retreat = Der Troll greift Merry an, 9 gegen 2. Keine Zahl kann ihn retten. Aber es gibt ja den Rückzug.
lesson-spells-hopeless = 2 + 3 = 5. Der Troll hat 9, was die Finsternis auch spielt.
lesson-spells-where = Dein Rückzug führt ein Gebiet rückwärts, dorthin, wo noch Platz ist und kein Gegner steht. Wohin geht Merry?
lesson-spells-stay = Bleiben darfst du, aber dann zählt die Karte 0: 2 gegen 9.
lesson-spells-safe = Merry lebt, und du weißt, wo der Troll ist. Das war eine Karte wert.
lesson-spells-sacrifice = Merry ist auf den Balrog gestoßen, 2 gegen 5. Die Finsternis hat noch 3 und 6. Durch das Opfer scheiden beide Figuren aus.
lesson-spells-too-small = 2 + 2 = 4, und der Balrog hat mindestens 8. Merry wäre verloren und der Balrog unversehrt.
lesson-spells-both-out = Ein Hobbit für den Balrog: ein guter Tausch. Spiel es nur nie für Frodo, denn mit ihm endet das Spiel.
lesson-spells-magic = Die Magie wird zu einer Karte, die du schon gespielt hast, und du wählst sie erst, wenn die Karte der Finsternis offen liegt. Die hat noch 2 und 6.
lesson-spells-one = Mit der 1 hat Aragorn 5. Der Reiter kommt mit der 2 auf 5 und mit der 6 auf 9: Gleichstand oder Niederlage. Die Magie kann mehr.
lesson-spells-recall = Die Finsternis hat die 6 gespielt: Der Reiter hat 9, Aragorn 4. Welche deiner gespielten Karten holst du zurück?
lesson-spells-tie = 4 + 5 = 9 gegen 9: Beide würden ausscheiden. Es gibt eine Karte, die dich nichts kostet.
lesson-spells-price = Das nimmt den Reiter mit, aber auch Aragorn. Es geht billiger.
lesson-spells-spared = Aragorn bliebe am Leben, der Reiter aber auch. Diesen Kampf kannst du gewinnen.
lesson-spells-less = Das reicht nicht: Aragorn braucht mehr als 9, oder die Zahl der Finsternis muss weg.
lesson-spells-again = Noch einmal der Elbenmantel: 4 gegen 3. Die zurückgeholte Karte bleibt bei den gespielten, und die Magie kommt hinzu.

## Dark’s cards

lesson-eye = Die Karten der Finsternis
lesson-eye-about = Die 6, das Auge und der Rückzug zur Seite.
lesson-eye-six = Du führst die Finsternis. Der Schwarze Reiter kämpft gegen Gimli, 3 gegen 3. Das Licht hat noch 4 und 5, du hast 5 und 6. Eine 6 hat nur die Finsternis.
lesson-eye-five = Mit der 5 kann Gimli auf 8 kommen, und du genauso: Beide würden ausscheiden.
lesson-eye-strongest = 9 gegen 8. Keine Zahl des Lichts ist so hoch wie deine 6.
lesson-eye-cancel = Das Auge hebt einen Zauber auf. Der Balrog kämpft gegen Merry, und das Licht hat noch zwei Karten: das Opfer und den Elbenmantel. Was spielst du?
lesson-eye-burnt = Ist es das Opfer, scheidet der Balrog mit Merry aus. Das Licht hat nur noch Zauber: Du weißt, was dagegen hilft.
lesson-eye-cancelled = Es war das Opfer, und es ist aufgehoben: 5 schlägt 2. Gegen eine Zahl bewirkt das Auge nichts: Zähl erst die Karten des Lichts.
lesson-eye-slip = Aragorn greift den Ork an, 4 gegen 2, und das Licht hat noch 4 und 5. Gewinnen kannst du nicht. Aber kannst du gehen?
lesson-eye-beaten = 2 + 1 = 3, und Aragorn hat mindestens 8. Der Ork wäre umsonst verloren.
lesson-eye-sideways = Der Rückzug der Finsternis führt ein Gebiet seitwärts, in beide Richtungen. Wähle, wohin der Ork geht.
lesson-eye-stay = Bleibst du, zählt deine Karte 0, und der Ork ist verloren.
lesson-eye-away = Der Ork lebt, und das Licht hat seine 5 umsonst gespielt. Im Gebirge, in Mordor und im Auenland führt dein Rückzug nirgendwohin.
lesson-eye-order = Auch die Finsternis hat Magie; spielen beide Seiten sie, entscheidest du zuerst, und zwar offen. Und behalte die gespielten Karten des Lichts im Blick: Sie kommen nur durch Magie zurück, oder wenn beide alle neun zurücknehmen.

## The companions

lesson-companions = Die Gefährten
lesson-companions-about = Was Merry, Legolas, Gimli, Boromir, Gandalf, Aragorn und Pippin können.
lesson-companions-merry = Der Hexenkönig wurde im Nebelgebirge gesehen. Er hat Stärke 5, aber eine deiner Figuren schaltet ihn sofort aus, noch vor jeder Karte. Welche?
lesson-companions-costly = Aragorn müsste Karten einsetzen und könnte verlieren. Merry macht es umsonst.
lesson-companions-witch-king = Der Hexenkönig darf nicht durchkommen. Merry steht genau vor ihm.
lesson-companions-slain = Der Kleinste bezwingt den Größten, und keine Karte war nötig.
lesson-companions-match = Dasselbe macht Legolas mit dem Geflügelten Nazgûl und Gimli mit dem Ork. Der Ork steht in Moria, der Nazgûl im Nebelgebirge. Schick einen von beiden dorthin, wo er hingehört.
lesson-companions-crossed = Dort kämpft er wie jeder andere. Für Gimli ist der Ork da, für Legolas der Geflügelte Nazgûl.
lesson-companions-free = Hier ist ein Gegner umsonst zu haben. Lass Gimli oder Legolas angreifen.
lesson-companions-matched = Sofort und ohne Karte. So geht es auch, wenn sie angegriffen werden; eine Wahl haben sie nicht.
lesson-companions-boromir = In Gondor steht der Troll mit Stärke 9. Boromir hat Stärke 0, aber wer mit ihm kämpft, scheidet mit ihm aus. Nutze das.
lesson-companions-not-aragorn = Selbst mit der 5 kommt Aragorn nur auf 9: Gleichstand. Behalte ihn und schick den, der dafür gemacht ist.
lesson-companions-home = Der Troll versperrt den Weg nach Mordor. Boromir kann ihn wegräumen.
lesson-companions-together = Beide sind ausgeschieden. Boromir ist so viel wert wie der, den er trifft: Heb ihn dir für die Größten auf.
lesson-companions-gandalf = Vor Gandalf muss die Finsternis ihre Karte zuerst zeigen. Hier ist es die 4: Der Reiter hat 7, Gandalf 5. Wähle die kleinste Karte, die gewinnt.
lesson-companions-too-much = Das gewinnt, aber weniger reicht auch. So billig wie mit Gandalf bekommst du es sonst nie.
lesson-companions-too-little = 5 + 1 = 6, und der Reiter hat 7.
lesson-companions-enough = 8 gegen 7, kein Punkt zu viel. So spart dir Gandalf Karten.
lesson-companions-aragorn = Zwei Figuren der Finsternis sind im Auenland, eine dritte ist unterwegs. Aragorn darf auch seitwärts oder rückwärts in ein Nachbargebiet ziehen, wenn dort ein Gegner steht.
lesson-companions-third = Dann betritt die Figur aus Arthedain das Auenland, und die Finsternis hat gewonnen. Lass Aragorn umkehren.
lesson-companions-turned = Von deinen Figuren kann nur er umkehren. Ob das Auenland hält, entscheiden jetzt die Karten.
lesson-companions-pippin = Im Nebelgebirge steht jemand. Greift Pippin an, darf er vor jeder Karte rückwärts fliehen: genau der Richtige, um nachzusehen.
lesson-companions-scout = Finden wir erst heraus, wer das ist. Pippin kann es gefahrlos, solange es nicht der Warg ist.
lesson-companions-run = Der Troll! Wohin flieht Pippin?
lesson-companions-crushed = 1 gegen 9: Auch deine 5 rettet ihn nicht. Lass ihn laufen, du weißt genug.
lesson-companions-seen = Unversehrt und ohne eine Karte. Der Troll steht im Nebelgebirge, und nun weißt du es.

## Frodo and Sam

lesson-escape = Frodo und Sam
lesson-escape-about = Wie der Ringträger entkommt, und wo er es nicht kann.
lesson-escape-flee = Der Troll hat Frodo gefunden. Wird Frodo angegriffen, darf er vor jeder Karte seitwärts fliehen, in ein Gebiet, in dem noch Platz ist und kein Gegner steht.
lesson-escape-stand = 1 gegen 9: Auch deine 5 reicht nicht. Wozu kämpfen, wenn er einfach gehen kann?
lesson-escape-fled = Fort, ehe eine Karte gespielt war. Als Angreifer kann Frodo das nicht: Lass andere angreifen.
lesson-escape-trapped = Dasselbe noch einmal, aber im Gebirge. Dort führt kein Weg seitwärts, also gibt es keine Flucht. Es bleibt eine Karte: die 2 oder der Rückzug.
lesson-escape-end = 1 + 2 = 3 gegen 9, und das Spiel ist verloren.
lesson-escape-lucky = Gerettet, durch deinen Rückzug. Führ Frodo nur dann durchs Gebirge, wenn ihn dort niemand angreifen kann.
lesson-escape-sam = Frodo wird angegriffen, und eine Figur der Finsternis in Eregion versperrt ihm den Ausweg. Aber Sam ist bei ihm: Er darf an Frodos Stelle kämpfen, und zwar mit Stärke 5.
lesson-escape-alone = Frodo mit 1 gegen den Reiter mit 3: Du würdest das ganze Spiel auf eine Karte setzen.
lesson-escape-stepped-in = Nun steht es 5 gegen 3, und geht es schief, fällt Sam und nicht Frodo. Lass die beiden zusammen.
lesson-escape-warg = Der Warg bringt die Figur des Lichts zum Schweigen: keine Flucht, keine Hilfe von Sam, nur Karten. Er hat Stärke 2 und dazu eine 2 oder eine 3. Deine Karte?
lesson-escape-no-saving = 1 + 1 = 2, und der Warg hat mindestens 4. Jetzt ist der Augenblick für deine beste Karte.
lesson-escape-survived = 6 gegen 5: Das war knapp. Von allen neun muss Frodo den Warg am meisten fürchten.

## The hunters

lesson-hunters = Die Jäger
lesson-hunters-about = Hexenkönig, Geflügelter Nazgûl, Schwarzer Reiter und Balrog: Sie schlagen zu, wo keiner sie erwartet.
lesson-hunters-witch-king = Du führst die Finsternis. In Fangorn schlüpft eine Figur des Lichts an dir vorbei. Der Hexenkönig darf auch seitwärts ziehen, wenn er angreift.
lesson-hunters-let-go = Dann zieht die Figur in Fangorn weiter, und niemand kann ihr nach. Der Hexenkönig steht gleich daneben.
lesson-hunters-sideways = Nur er macht solche Schritte zur Seite. Im Gebirge geht auch er nur vorwärts.
lesson-hunters-nazgul = In Dagorlad steht eine Figur allein, einen Schritt vor Mordor. Der Geflügelte Nazgûl fliegt überallhin, aber nur in ein Gebiet, in dem genau eine Figur des Lichts steht.
lesson-hunters-gate = Ist das Frodo, gewinnt sein nächster Zug. Rechtzeitig kommt nur der Nazgûl zu ihm.
lesson-hunters-frodo = Es war Frodo, und weil dein Ork in Gondor steht, kann er nicht fliehen. Nun entscheiden die Karten. Zu einem Paar fliegt der Nazgûl nicht: Darum lässt das Licht Frodo und Sam gern beisammen.
lesson-hunters-rider = Um anzugreifen, darf der Schwarze Reiter beliebig weit vorwärts reiten, bis zum ersten Gebiet, in dem eine Figur des Lichts steht. Zeig dem Licht, wie nah Gondor und Enedwaith beieinanderliegen.
lesson-hunters-shire = So weit käme er, aber im Auenland warten zwei auf ihn. In Enedwaith steht nur eine Figur.
lesson-hunters-walk = Das ist ein Schritt. Der Reiter kann mehr: von hier aus in Enedwaith angreifen.
lesson-hunters-rode = Quer durchs Land in einem einzigen Zug. Nur ein Gebiet, in dem deine eigenen Figuren keinen Platz mehr lassen, hält ihn auf.
lesson-hunters-balrog = Der Balrog hat ein Zuhause: Moria. Solange er dort steht, lauert er am Tunnel. Schick ihn hin.
lesson-hunters-beside = Vom Nebelgebirge aus kommt er nicht an den Tunnel. Sein Platz ist Moria.
lesson-hunters-tunnel-open = Der Tunnel ist der schnellste Weg des Lichts. Lass den Balrog ihn verschließen.
lesson-hunters-ambush = Das Licht hat nicht gesehen, wer da kam, und nimmt den Tunnel. Schlägt der Balrog zu?
lesson-hunters-spare = Du darfst die Figur durchlassen, dann bleibt der Balrog verborgen. Aber wer weiß, wer da geht? Nimm, was du kriegen kannst.
lesson-hunters-struck = Es war Merry, ganz ohne Kampf. Selbst Frodo und Boromir sind so verloren. Nun weiß das Licht allerdings Bescheid.

## The terrors

lesson-terrors = Die Schrecken
lesson-terrors-about = Ork, Warg, Saruman, Troll und Kankra im Kampf.
lesson-terrors-orcs = In Rhudaur wurde Gandalf gesehen. Greift der Ork an, scheidet die erste Figur, mit der er kämpft, sofort aus, sofern sie nicht flieht. Nutze das.
lesson-terrors-not-troll = Der Troll hat 9, aber Gandalf kommt mit der 5 auf 10. Der Ork braucht kein Glück.
lesson-terrors-easy = Gandalf steht da und ist zu haben. Lass den Ork angreifen.
lesson-terrors-first = Stärke 2 hat Stärke 5 bezwungen. Wird der Ork aber selbst angegriffen, schlägt er nicht zuerst zu, und Gimli ist schneller als er.
lesson-terrors-warg = In Rhudaur steht Boromir: Wer mit ihm kämpft, scheidet mit ihm aus. Es sei denn, seine Fähigkeit wirkt nicht. Wer von deinen Figuren sorgt dafür?
lesson-terrors-dragged = Der Balrog und Boromir würden beide ausscheiden. Der Warg aber bringt ihn zum Schweigen.
lesson-terrors-boromir = Boromir wartet nur auf einen deiner Großen. Komm ihm mit dem Warg zuvor.
lesson-terrors-silent = Gegen den Warg ist Boromir nur ein Mann mit Stärke 0, und es kommt zu Karten. Dasselbe gilt für Merry, Gimli und Legolas und für Frodos Flucht.
lesson-terrors-forbid = Saruman darf Karten verbieten: Dann zählen nur die Figuren. Er trifft auf Merry, 4 gegen 2, und das Licht hat eine 5 und das Opfer auf der Hand. Was bestimmst du?
lesson-terrors-risky = Mit der 5 kommt Merry auf 7, und du hast nur eine 1 und einen Rückzug. Auch das Opfer nimmt Saruman mit. Ohne Karten hat er schon gewonnen.
lesson-terrors-no-cards = 4 schlägt 2, und niemand hat eine Karte verbraucht.
lesson-terrors-allow = Diesmal ist es Gandalf, 5 gegen 4. Das Licht hat noch eine 1 und den Rückzug, und du hast die 6. Und jetzt?
lesson-terrors-pride = Ohne Karten steht es 4 gegen 5: Saruman würde ausscheiden.
lesson-terrors-allowed = 4 + 6 = 10, und Gandalf kommt höchstens auf 6: Er muss sich zurückziehen, sonst scheidet er aus. Vergleiche erst die Stärken, ehe du verbietest.
lesson-terrors-troll = Der Troll hat Stärke 9, aber deine eigene Karte zählt bei ihm nichts; verbraucht ist sie trotzdem. Aragorn kommt höchstens auf 9. Welche Karte gibst du her?
lesson-terrors-wasted = Beim Troll zählt die 6 nichts, und weg wäre sie auch. Wirf die kleinste ab.
lesson-terrors-void = 9 gegen 8, und die 6 hast du noch. Der Troll ist eine gute Gelegenheit, eine Karte loszuwerden.
lesson-terrors-shelob = Kankra will Merry in Rhudaur angreifen. Aber nach jedem Sieg kehrt sie nach Gondor zurück, und stehen dort zwei andere Figuren der Finsternis oder auch nur eine des Lichts, scheidet auch sie aus. Was muss zuerst geschehen?
lesson-terrors-no-home = In Gondor stehen zwei von deinen Figuren: Kankra würde siegen, keinen Platz finden und ausscheiden. Mach ihr zuerst den Heimweg frei.
lesson-terrors-crowded = Gondor ist immer noch voll. Eine der beiden Figuren dort muss weiterziehen.
lesson-terrors-way-home = Nun ist in Gondor Platz, und Kankra kann wieder und wieder zuschlagen. Jede Rückkehr bringt sie auch als Wache vor Mordor.

## What is hidden

lesson-hidden = Was verborgen ist
lesson-hidden-about = Was du schließen kannst, und was dein Gegner schließen kann.
lesson-hidden-met = Nach einem Kampf wird wieder verborgen, wer überlebt hat, aber du vergisst es nicht. In Moria bist du dem Troll begegnet, und seither hat niemand Moria verlassen: Also ist er es noch. Der Tisch merkt sich so etwas für dich.
lesson-hidden-safe = In ein Gebirgsgebiet passt nur eine Figur, und in Moria ist das der Troll. Wo ist der Balrog also nicht? Nun weißt du, ob Frodo den Tunnel nehmen kann.
lesson-hidden-troll = Das ist der Troll, 9 gegen 1. Im Tunnel kann er dir nichts tun: Dort schlägt nur der Balrog zu.
lesson-hidden-tunnel = Denk nach: Der Troll ist in Moria, also ist es der Balrog nicht. Frodo kann den Tunnel nehmen.
lesson-hidden-passed = Niemand hat zugeschlagen. Gefragt wird die Finsternis jedes Mal, wer auch immer in Moria steht: Die Frage verrät dir also nichts, dein Gedächtnis schon.
lesson-hidden-unknown = Hier hast du noch nicht gesehen, wer in Moria steht. Vielleicht ist es der Balrog. Wen schickst du nachsehen?
lesson-hidden-gamble = Ist das der Balrog, ist Frodo im Tunnel verloren und das Spiel mit ihm. Erst nachsehen, dann gehen.
lesson-hidden-blind = Frodo hat Stärke 1, und greift er an, kann er nicht fliehen. Das ist eine Aufgabe für einen anderen.
lesson-hidden-ask-pippin = Wer in Moria steht, lauert vielleicht am Tunnel. Pippin steht nebenan und darf nach seinem Angriff fliehen.
lesson-hidden-known = Der Balrog! Hol Pippin zurück.
lesson-hidden-stand = 1 gegen 5, dafür ist er nicht gekommen. Du weißt, was du wissen wolltest.
lesson-hidden-learnt = Ein wenig Mut, und du weißt, dass der Tunnel verschlossen ist. Jeder Kampf kostet Figuren oder Karten, aber er bringt auch Wissen.
lesson-hidden-hide = Dein Gegner denkt wie du. Eben hat die Finsternis Frodo in Arthedain gesehen. Wo ist er schwerer wiederzufinden?
lesson-hidden-still-known = Allein in Rhudaur stünde er so gut wie offen da: Die Finsternis sähe eine einzelne Figur dorthin gehen.
lesson-hidden-stays = Dann bleibt Frodo da, wo die Finsternis ihn gesehen hat. Bring ihn zu jemand anderem.
lesson-hidden-mixed = Zwei Figuren in einem Gebiet lassen sich mischen. Sobald eine von ihnen weiterzieht, weiß die Finsternis nicht mehr, welche Frodo ist.

## The special cards

lesson-special = Die Sonderkarten
lesson-special-about = Schattenfell, Gandalf der Weiße, Palantír und Ruf nach Mordor: die Variante mit vier weiteren Karten.
lesson-special-open = Manche spielen mit Sonderkarten. Sie liegen von Anfang an offen da, jede darf einmal im Spiel genutzt werden, und Kampfkarten sind sie nicht. Zwei gehören dir, zwei der Finsternis.
lesson-special-shadowfax = Frodo ist zwei Schritte von Mordor entfernt, und die Finsternis ist ganz nah. Schattenfell schenkt einer Figur einen zusätzlichen Schritt vor dem üblichen Zug. Ruf ihn.
lesson-special-one-step = Ein Schritt nach Gondor, und dann zieht die Finsternis. Mit Schattenfell kommt niemand dazwischen.
lesson-special-gandalf-later = Gandalf käme zurück, aber Frodo kann noch in diesem Zug nach Mordor gelangen.
lesson-special-no-hurry = Frodo kann noch in diesem Zug gewinnen. Ruf Schattenfell.
lesson-special-gallop = Der zusätzliche Schritt führt vorwärts in ein Gebiet ohne Gegner. Wen trägt Schattenfell?
lesson-special-wrong-rider = Dann müsste diese Figur auch den üblichen Zug machen. Eilig hat es Frodo: Bring ihn nach Gondor.
lesson-special-ride-on = Nun darf dieselbe Figur wie üblich ziehen.
lesson-special-halt = Stehen bleiben darfst du, aber Frodo ist schon vor Mordor. Noch ein Schritt!
lesson-special-home = Zwei Schritte in einem einzigen Zug. Die Finsternis sieht die Karte die ganze Zeit liegen, aber nie weiß sie, wann sie kommt.
lesson-special-white = Ein anderes Spiel: Gandalf ist ausgeschieden, aber du hast noch Gandalf den Weißen. Statt deines Zuges kehrt er nach Fangorn zurück, wenn dort keine Figur der Finsternis und höchstens eine von deinen steht.
lesson-special-call-him = Fangorn kann bald besetzt sein, dann ist die Rückkehr versperrt. Hol Gandalf jetzt.
lesson-special-returned = Da steht er wieder, mitten auf dem Spielplan, und kämpft wie zuvor.
lesson-special-dark = Die Finsternis hat den Palantír, um eine deiner Figuren außerhalb des Auenlands anzusehen, und den Ruf nach Mordor, um eine eigene Figur nach Mordor zurückzuholen. Lass Frodo also eine Weile daheim, oder in Gesellschaft.

## A plan for Light

lesson-plan-light = Ein Plan für das Licht
lesson-plan-light-about = Eine sinnvolle Aufstellung, eine Wache daheim und der ganze Weg nach Mordor.
lesson-plan-light-front = Vor dem Spiel bestimmst du, wer wo steht. Diese Aufstellung ist sinnvoll: Aragorn, Merry und Gimli vorn, wo die ersten Angriffe kommen, Gandalf und Legolas dahinter.
lesson-plan-light-home = Frodo und Sam beginnen daheim, verborgen unter vieren, und brechen auf, wenn die Front eine Lücke gefunden hat. Boromir bewacht das Auenland: Kein Großer wagt sich herein. Pippin sieht sich später um.
lesson-plan-light-guard = Frodo und Sam sind unterwegs. Aber in Cardolan steht der Balrog und in Arthedain der Warg, beide auf dem Weg ins Auenland. Wem stellt sich Boromir?
lesson-plan-light-silenced = Gegen den Warg wirkt Boromirs Fähigkeit nicht: Dann hätte er nur seine Stärke 0.
lesson-plan-light-pippin = Pippin hält niemanden auf. Boromir schon.
lesson-plan-light-undefended = Dann kommen sie ins Auenland und suchen sich ihre Kämpfe aus. Noch hast du die Wahl: Boromir gegen den Balrog.
lesson-plan-light-held = Der Stärkere von beiden ist weg, und die Finsternis braucht drei im Auenland: Du hast Frodo Zeit verschafft.
lesson-plan-light-journey = Nur Frodo und Pippin sind übrig. In Moria hast du den Balrog gesehen und in Gondor den Troll. Bring Frodo nach Mordor, in vier Zügen.
lesson-plan-light-more = Weiter nach Mordor! Jeder Zug muss Frodo näher bringen, vorbei am Balrog und am Troll.
lesson-plan-light-arrived = Am Balrog vorbei, am Troll vorbei und hinein nach Mordor. Dein erstes Spiel mit dem Licht kann beginnen.
lesson-plan-light-again = Diesmal nicht. Der Balrog lauert am Tunnel, und der Troll geht immer nur vorwärts: Nimm den Weg, auf den keiner von beiden kommt. Und jeder Zug muss Frodo gehören.

## A plan for Dark

lesson-plan-dark = Ein Plan für die Finsternis
lesson-plan-dark-about = Eine sinnvolle Aufstellung, der Wettlauf ins Auenland und Frodo in der Falle.
lesson-plan-dark-front = Diese Aufstellung ist sinnvoll: Saruman, der Balrog und der Hexenkönig vorn. Der Nazgûl und der Schwarze Reiter schlagen von fern zu und können daheim warten.
lesson-plan-dark-moria = Du beginnst. Wo will der Balrog hin?
lesson-plan-dark-later = Alles andere kann warten, Moria nicht. Wer zuerst dort ist, bestimmt über den Tunnel.
lesson-plan-dark-closed = Wer dort steht, kann das Licht nicht wissen, aber den Tunnel überlegt es sich jetzt zweimal. Und die Figur, die dir immer ausweicht: Ist das vielleicht Frodo?
lesson-plan-dark-race = Eine von deinen Figuren ist im Auenland, und das Licht hat dort niemanden zurückgelassen. Im Nebelgebirge steht vielleicht Frodo: drei Schritte bis Mordor. Gewinne in drei Zügen.
lesson-plan-dark-on = Das Rennen geht weiter: drei von dir im Auenland, bevor Frodo in Mordor sein kann.
lesson-plan-dark-faster = Das Auenland, einen Zug vor Mordor. Zähl immer wieder die Schritte beider Seiten: Das ist das halbe Spiel.
lesson-plan-dark-too-slow = Zu langsam. Du brauchst noch zwei im Auenland und hast drei Züge: Wer schafft das mit zusammen drei Schritten?
lesson-plan-dark-corner = Frodo ist der Letzte des Lichts. Er steht an der Pforte von Rohan und kann nur nach Rohan ziehen. Wird er dort angegriffen, flieht er nach Fangorn, es sei denn, dort steht jemand von dir. Fang ihn: Du darfst dreimal wählen.
lesson-plan-dark-more = Jetzt darf Frodo nicht mehr entwischen. Was fängt ihn sicher?
lesson-plan-dark-cornered = Kein Ausweg, und ohne Karten schlägt 4 die 1. Erst die Türen schließen, dann angreifen. Dein erstes Spiel mit der Finsternis kann beginnen.
lesson-plan-dark-slipped = Er ist dir entwischt. Denk an Fangorn, seinen einzigen Ausweg, und lass Saruman dort, wo er nach Rohan kommt: Ohne Karten gewinnt er sicher.
