# Duel for Middle-earth: the words of its lessons, in German.

## A card

lesson-first-card = Eine Karte
lesson-first-card-about = Eine Karte nehmen: spielen, bezahlen oder verkaufen.
lesson-first-card-welcome = Willkommen! Du führst die Gemeinschaft, dir gegenüber sitzt Sauron. In deinem Zug nimmst du eine Karte, und zwar eine, auf der nichts liegt: hier jede aus der untersten Reihe.
lesson-first-card-play = „{ card-first-steps }“ kostet nichts. Spiele die Karte: Sie kommt vor dich, und ihr Ring bringt Frodo und Sam auf der Quest einen Schritt voran.
lesson-first-card-played = Ein Schritt ist getan, und deine 3 Münzen sind noch da. Sauron antwortet mit „{ card-footmen }“ und schickt eine Einheit nach Enedwaith.
lesson-first-card-sold = So würdest du sie für 1 Münze verkaufen. Aber du kannst sie kostenlos spielen, und der Schritt ist mehr wert.
lesson-first-card-other = Keine schlechte Wahl, aber für ein andermal. Spiele jetzt die Karte, um die es hier geht.
lesson-first-card-pay = „{ card-swift-steed }“ verlangt Stärke, und du hast noch keine Fertigkeiten. Macht nichts: Jedes fehlende Symbol kostet 1 Münze. Spiele die Karte.
lesson-first-card-paid = 1 Münze bezahlt, wieder ein Schritt getan. Und sieh: Verdeckte Karten, auf denen nichts mehr liegt, wurden aufgedeckt.
lesson-first-card-sold-steed = Verkauft bringt sie 1 Münze. Gespielt kostet sie 1 Münze und bringt dich dem Schicksalsberg einen Schritt näher: Spiele sie.
lesson-first-card-colours = Das zweite Kapitel. Die Farbe sagt, was eine Karte bringt: Grau Fertigkeiten, Gelb Münzen, Blau Schritte auf der Quest, Grün Freunde unter den Völkern, Rot Einheiten für den Spielplan. Violett mit seinen Manövern kommt erst im dritten Kapitel.
lesson-first-card-poor = Dein Beutel ist leer, und beide Karten, die du nehmen könntest, sind zu teuer. Aber jede Karte lässt sich verkaufen, in diesem Kapitel für 2 Münzen: Du wirfst sie einfach ab. Wirf eine der beiden ab.
lesson-first-card-coins = 2 Münzen mehr. Eine abgeworfene Karte bringt im ersten Kapitel 1 Münze, im zweiten 2, im dritten 3, und sie ist vom Tisch.

## Skills and prices

lesson-skills = Fertigkeiten und Preise
lesson-skills-about = Was du hast, macht Karten billiger, Zug um Zug.
lesson-skills-yours = Vor dir liegen drei graue Karten: Stärke, Mut und Führung. Diese Fertigkeiten hast du bis zum Ende des Spiels. Sie nutzen sich nicht ab, sondern zählen in jedem Zug aufs Neue.
lesson-skills-free = „{ card-night-ride }“ verlangt Mut und Stärke. Du hast beides, also kostet die Karte dich nichts: Spiele sie.
lesson-skills-nothing = Ein Schritt gewonnen, und alle 3 Münzen behalten.
lesson-skills-one-short = „{ card-dwarf-hall }“ verlangt zweimal Stärke, du hast sie einmal: Das macht 1 Münze. Nimm zuerst, was nichts kostet.
lesson-skills-two-short = Für „{ card-chronicler }“ fehlen dir zwei Symbole, das macht 2 Münzen. Es gibt etwas Billigeres.
lesson-skills-sold = Verkauft bringt die Karte 2 Münzen, aber vor dir ist sie mehr wert. Spiele sie.
lesson-skills-look = Nicht jetzt: „{ card-night-ride }“ kostet dich nichts.
lesson-skills-short = „{ card-dwarf-hall }“ verlangt zweimal Stärke und einmal Führung. Dir fehlt eine Stärke, also zahlst du 1 Münze. Spiele die Karte.
lesson-skills-bought = 1 Münze, und die Zwerge sind deine Freunde. Sauron greift sich „{ card-tribute }“.
lesson-skills-hall = Später vielleicht. Spiele jetzt „{ card-dwarf-hall }“ für 1 Münze.
lesson-skills-invest = „{ card-chronicler }“ würde dir gefallen, kostet aber 2 Münzen, alles, was du hast. „{ card-last-stand }“ ist grau: Für 1 Münze hast du auf Dauer zweimal Mut mehr. Spiele zuerst diese Karte.
lesson-skills-invested = Von nun an ist jede Karte, die Mut verlangt, für dich billiger.
lesson-skills-hasty = Das ginge, aber dann ist dein Beutel leer, und du hast keine Fertigkeit mehr als zuvor. Erst die Fertigkeiten: Sie zahlen sich in jedem Zug aus.
lesson-skills-strength = Zweimal Stärke für 1 Münze ist auch ein guter Kauf. Aber „{ card-chronicler }“ verlangt Mut.
lesson-skills-stand = Bleib bei deinem Plan: „{ card-last-stand }“ für 1 Münze.
lesson-skills-harvest = Jetzt kostet dich „{ card-chronicler }“ nur noch 1 Münze statt 2. Spiele die Karte.
lesson-skills-harvested = Das ist der Kern des Spiels: Früh gesammelte Fertigkeiten machen alles Spätere billig.
lesson-skills-last = Eine Münze genügt jetzt: Spiele „{ card-chronicler }“.

## Chain symbols and coins

lesson-chains = Ketten und Münzen
lesson-chains-about = Ein Symbol auf einer deiner Karten macht eine spätere kostenlos.
lesson-chains-symbol = Jetzt bist du Sauron. „{ card-swift-steed }“ trägt ein Pferd, und dasselbe Pferd steht am Rand von „{ card-night-ride }“. Wer das Symbol hat, spielt diese Karte kostenlos, was immer sie verlangt.
lesson-chains-ride = „{ card-night-ride }“ verlangt Mut und Stärke. Du hast weder das eine noch das andere und nur 1 Münze. Aber du hast das Pferd: Spiele die Karte.
lesson-chains-rode = Kostenlos, und deine Münze ist noch da. Der Nazgûl ist Frodo einen Schritt näher gekommen.
lesson-chains-dear = Auch das ist ein Schritt, aber er kostet deine letzte Münze. „{ card-night-ride }“ kostet nichts.
lesson-chains-sold = Verkauft bringt die Karte 2 Münzen. Aber das Pferd schenkt dir einen Schritt: Spiele sie.
lesson-chains-other = Nicht schlecht. Aber „{ card-night-ride }“ kostet dich jetzt nichts, und im nächsten Zug ist die Karte vielleicht weg.
lesson-chains-yellow = Gelbe Karten bringen sofort Münzen. Eine dieser beiden trägt außerdem ein Kettensymbol, das dir später hilft: Spiele diese.
lesson-chains-useful = Sie bringt Münzen, und ihre Truhe macht später eine andere Karte kostenlos.
lesson-chains-chest = 3 Münzen und eine Truhe. Mal sehen, was sie öffnet.
lesson-chains-tribute = 4 Münzen, eine mehr als bei der anderen. Aber sie trägt kein Symbol, während die Truhe dir im dritten Kapitel etwas öffnet.
lesson-chains-coins = In diesem Zug geht es um Münzen: Spiele die gelbe Karte mit der Truhe.
lesson-chains-open = Das dritte Kapitel, und dein Beutel ist leer. Aber „{ card-treasury }“ trägt am Rand die Truhe: Spiele die Karte.
lesson-chains-opened = 5 Münzen für nichts! Wenn zwei Karten gleich gut scheinen, nimm die, deren Symbol du später brauchen kannst.
lesson-chains-three = Eine verkaufte Karte bringt jetzt 3 Münzen. „{ card-treasury }“ kostet dich nichts und bringt 5.

## What lies on what

lesson-layout = Was worauf liegt
lesson-layout-about = Überdeckte Karten, verdeckte Karten, und wer zuerst an sie herankommt.
lesson-layout-covered = Jedes Kapitel wird nach einem eigenen Muster ausgelegt. Hier kannst du nur „{ card-banner }“ und „{ card-web-of-lies }“ nehmen: Auf allen anderen liegt etwas, und manche sind noch verdeckt.
lesson-layout-take = Nimm eine der beiden, um sie zu spielen oder abzuwerfen, und achte darauf, was unter ihr lag.
lesson-layout-turned = „{ card-night-ride }“ liegt frei und wurde darum am Ende deines Zuges aufgedeckt. Und als Erster wählt jetzt Sauron: Was du freilegst, legst du für den anderen frei.
lesson-layout-count = Frodo fehlen drei Schritte, dem Nazgûl auch: Mit „{ card-final-effort }“ gewinnt jeder von euch. Nur „{ card-treasury }“ liegt noch darauf. Welche Karte nimmst du, damit Sauron nicht herankommt?
lesson-layout-leave-it = Dann bleibt Sauron nur „{ card-treasury }“, und er muss dir den Weg öffnen.
lesson-layout-opened = Damit liegt „{ card-final-effort }“ frei. Sauron hat die 3 Münzen dafür, und der Nazgûl holt Frodo ein. Überlass das Freilegen ihm!
lesson-layout-forced = Sauron blieb nur „{ card-treasury }“, und so musste er dir den Weg öffnen.
lesson-layout-reap = „{ card-final-effort }“ liegt frei, und du bist am Zug. Spiele die Karte!
lesson-layout-won = Der Schicksalsberg! Abzuzählen, wer was freilegen muss, entscheidet so manche Partie.
lesson-layout-thrown = Drei Schritte genügen dir: Spiele „{ card-final-effort }“.

## The quest of the Ring

lesson-quest = Die Quest des Rings
lesson-quest-about = Vierzehn Schritte zum Schicksalsberg, und ein Nazgûl auf den Fersen.
lesson-quest-track = Frodo und Sam brauchen 14 Schritte bis zum Schicksalsberg; 2 haben sie getan. Der Nazgûl begann 14 Felder hinter ihnen und ist schon 1 näher; holt er sie ein, gewinnt Sauron. Wenn sie vorrücken, wird er mitgezogen: Abschütteln lässt er sich nicht, du kannst nur zuerst ankommen.
lesson-quest-step = Jeder Ring auf einer blauen Karte ist ein Schritt. „{ card-packed-bag }“ kostet 1 Münze, deine letzte: Spiele die Karte.
lesson-quest-sold = Eine Münze, aber kein Schritt. Dabei bringt dein nächster Schritt eine Belohnung: Spiele sie.
lesson-quest-other = Münzen sind gut, aber dein nächster Schritt bringt eine Belohnung. Spiele „{ card-packed-bag }“.
lesson-quest-third = Der 3., 6., 9. und 12. Schritt bringt einen Bonus, jeder Seite einmal. Beim dritten ist es 1 Münze: Nimm sie.
lesson-quest-coin = So hat der Schritt dich nichts gekostet. Der sechste bringt eine Einheit in einer beliebigen Region, beim zwölften darfst du eine gegnerische Festung entfernen.
lesson-quest-declined = Du darfst auf einen Bonus verzichten. Aber wozu? Nimm die Münze.
lesson-quest-leap = Später in der Partie: 8 Schritte sind getan, und der neunte bringt etwas Besonderes. Spiele eine der beiden blauen Karten.
lesson-quest-sold-both = Münzen tragen Frodo nicht auf den Berg. Spiele eine der beiden.
lesson-quest-ninth = Der neunte Schritt: ein weiterer Zug, gleich nach diesem. Nimm ihn!
lesson-quest-another = Die übrigen Schritte sind getan, und du bist noch einmal am Zug. Sauron muss warten.
lesson-quest-no-turn = Damit würdest du einen ganzen Zug verschenken. Nimm ihn!
lesson-quest-doom = 12 Schritte getan, noch zwei. Aber auch der Nazgûl ist nur noch zwei Schritte entfernt. Wie machst du dem ein Ende?
lesson-quest-arrived = Der Schicksalsberg! Die Gemeinschaft gewinnt sofort, was immer noch auf dem Tisch liegt.
lesson-quest-caught = Dann spielt Sauron „{ card-dark-tunnel }“, der Nazgûl tut seine letzten zwei Schritte, und du hast verloren. Spiele die Karte selbst!
lesson-quest-waited = So bekommt Sauron sie nicht. Aber sie ist zwei Schritte wert, und zwei brauchst du: Spiele sie und gewinne.

## The peoples

lesson-peoples = Die Völker
lesson-peoples-about = Zwei gleiche oder drei verschiedene bringen einen Marker, sechs verschiedene den Sieg.
lesson-peoples-green = Grüne Karten bringen Symbole der Völker; du hast eines der Elben. Jedes Volk hat einen Stapel von drei Markern mit besonderen Kräften, und niemand kennt ihre Reihenfolge.
lesson-peoples-pair = Ein zweites Symbol desselben Volkes bringt dir einen Marker. „{ card-elven-song }“ ist mit deiner Harfe kostenlos: Spiele die Karte.
lesson-peoples-single = Sie würde dich beide Münzen kosten und ein Symbol der Menschen bringen: kein Paar, kein Marker.
lesson-peoples-sold = Dann wird es kein Paar. Dabei kostet sie dich nichts: Spiele sie.
lesson-peoples-other = Ein andermal. „{ card-elven-song }“ ergibt ein Paar.
lesson-peoples-keep = Zwei Marker der Elben werden euch beiden gezeigt. Behalte den, der dir besser gefällt; gut sind beide.
lesson-peoples-kept = Der andere kommt wieder oben auf den Stapel. Von nun an wisst ihr beide, was dort liegt.
lesson-peoples-third = Auch dein drittes verschiedenes Volk bringt einen Marker, einmal im Spiel: Von jedem der drei wird der oberste gezeigt. Elben und Hobbits hast du, und „{ card-chronicler }“ bezahlst du ganz mit deinen Fertigkeiten.
lesson-peoples-three = Die Menschen wären dein drittes Volk: Spiele „{ card-chronicler }“.
lesson-peoples-eagles = Drei Marker, einer davon für dich. Die Adler zählen als eines der sechs Völker, die den Sieg bringen: Behalte sie.
lesson-peoples-fourth = Elben, Hobbits, Menschen, Adler: vier von sechs.
lesson-peoples-army = Im Krieg gewiss eine Hilfe. Aber mit den Adlern bist du dem Sieg um ein Volk näher.
lesson-peoples-sixth = Fünf Völker stehen dir bei, die Adler mitgezählt. Die Ents wären das sechste.
lesson-peoples-won = Sechs verschiedene Völker: sofort gewonnen, wie immer es auf dem Spielplan und der Quest aussieht.
lesson-peoples-six = Sieh noch einmal hin: Sechs verschiedene Völker gewinnen, und „{ card-ent-grove }“ bringt das sechste.

## The map

lesson-war = Der Spielplan
lesson-war-about = Einheiten, Konflikte und Bewegungen in sieben Regionen.
lesson-war-map = Sieben Regionen. Du bist vertreten, wo du eine Einheit oder eine Festung hast: bisher nur in Mordor. Die Gemeinschaft steht in Arnor und Rohan.
lesson-war-red = Rote Karten schicken ihre Einheiten zusammen in eine von zwei Regionen. „{ card-swordsmen }“ bringt 2, und deine Fertigkeiten reichen dafür: Spiele die Karte.
lesson-war-swords = Jetzt ist Krieg: Spiele „{ card-swordsmen }“.
lesson-war-where = Mordor oder Rohan? In Rohan steht eine Einheit der Gemeinschaft. Wo Einheiten aufeinandertreffen, gibt es einen Konflikt: Beide Seiten verlieren gleich viele, bis eine keine mehr hat.
lesson-war-fought = Auf jeder Seite ist eine gefallen, und eine von dir ist übrig: Rohan gehört dir.
lesson-war-home = In Mordor bist du schon vertreten; noch mehr Einheiten dort gewinnen nichts. In Rohan vertreibst du den Gegner.
lesson-war-purple = Im dritten Kapitel gibt es violette Karten. „{ card-ambush }“ bringt drei Manöver: eine Einheit bewegen, eine gegnerische entfernen, die Gemeinschaft eine Münze verlieren lassen. Spiele die Karte.
lesson-war-ambush = Münzen können warten: Spiele „{ card-ambush }“.
lesson-war-strike = Die Reihenfolge bestimmst du. Entferne zuerst die einzelne Einheit in Gondor.
lesson-war-clash = Dann fallen beide Einheiten, und Gondor bleibt leer. Entferne den Gegner zuerst, dann rückst du ohne Verlust ein.
lesson-war-arnor = Dort stehen zwei, die Gemeinschaft bliebe also in Arnor. In Gondor steht nur eine.
lesson-war-coin = Diese Münze ist ohnehin verloren, das hat Zeit. Erst der Spielplan.
lesson-war-aside = Das Ziel ist Gondor: Entferne die Einheit dort, dann rücke aus Mordor ein.
lesson-war-march = Gondor ist offen. Rücke ein, aber aus einer Region, in der du mehr als eine Einheit hast: Was du leer zurücklässt, ist verloren.
lesson-war-marched = Jetzt bist du in drei Regionen vertreten. Und die Münze hat die Gemeinschaft auch verloren.
lesson-war-empty = Dann ist Rohan leer: eine Region gewonnen, eine verloren. Nimm eine Einheit aus Mordor, dort stehen zwei.

## Landmarks

lesson-landmarks = Orte
lesson-landmarks-about = Festungen, die bleiben und jedes Mal mehr kosten.
lesson-landmarks-tiles = Statt einer Karte darfst du einen dieser Orte nehmen. Jeder verlangt sechs Fertigkeitssymbole; wie bei Karten zahlst du für jedes fehlende 1 Münze.
lesson-landmarks-build = Für Bree fehlen dir zwei Symbole: 2 Münzen. Dafür bekommst du eine Festung in Arnor, 2 Einheiten dort und bis zu 2 Bewegungen. Nimm den Ort.
lesson-landmarks-built = Eine Festung kämpft nicht, und Einheiten können sie nicht vertreiben: Durch sie bleibst du vertreten.
lesson-landmarks-other = Ein Ort ist diesen Zug wert: Nimm Bree.
lesson-landmarks-first = Nun die Bewegungen. Die Festung hält Arnor, deine Einheiten können also ziehen. Schicke eine nach Lindon.
lesson-landmarks-still = Du darfst auf Bewegungen verzichten. Aber gleich nebenan sind Regionen leer!
lesson-landmarks-lindon = Auch gut. Aber geh zuerst nach Lindon: Der einzige Weg dorthin führt durch Arnor.
lesson-landmarks-second = Noch eine Bewegung: aus Arnor in eine andere Region, in der du noch nicht vertreten bist.
lesson-landmarks-spread = Drei Regionen, dank eines einzigen Ortes.
lesson-landmarks-crowd = In Lindon bist du schon. Eine neue Region ist mehr wert.
lesson-landmarks-back = Damit würdest du Lindon gleich wieder aufgeben.
lesson-landmarks-dearer = Für Minas Tirith hast du alle sechs Symbole. Trotzdem kostet der Ort 1 Münze: Jede deiner Festungen auf dem Spielplan macht den nächsten Ort um 1 Münze teurer. Nimm ihn.
lesson-landmarks-gondor = Eine Festung und eine Einheit in Gondor, dazu zwei Schritte auf der Quest. Vor dem nächsten Kapitel rückt kein neuer Ort nach.
lesson-landmarks-tirith = So viel für eine einzige Münze: Nimm Minas Tirith.

## Another turn

lesson-again = Ein weiterer Zug
lesson-again-about = Zweimal hintereinander, und was du daraus machst.
lesson-again-token = „{ token-elves-trade }“ gehört dir: Nach jeder gelben Karte, die du spielst, hast du noch einen Zug. Dein Beutel ist leer, und „{ card-marksmen }“ ist zu teuer. Aber nicht mehr lange.
lesson-again-yellow = „{ card-tribute }“ ist gelb. Spiele die Karte.
lesson-again-yours = 4 Münzen, und du bist noch einmal am Zug.
lesson-again-other = Dann wäre die Gemeinschaft am Zug. Mit „{ card-tribute }“ bleibst du es.
lesson-again-spend = Für „{ card-marksmen }“ fehlen dir zwei Symbole: 2 Münzen, und die hast du jetzt. Spiele die Karte, bevor die Gemeinschaft sie nehmen kann.
lesson-again-marks = Nutze den zweiten Zug für das, was du eben nicht bezahlen konntest: „{ card-marksmen }“.
lesson-again-gondor = Zwei Einheiten. In Gondor hat die Gemeinschaft nur eine.
lesson-again-double = Münzen und eine Region, ehe der andere antworten konnte! Auch der neunte Schritt der Quest und Marker der Elben, Zwerge und Ents bringen weitere Züge; sie gelten sogar bis ins nächste Kapitel.
lesson-again-home = In Mordor bist du schon. In Gondor vertreibst du den Gegner.

## How it ends

lesson-end = Wie es endet
lesson-end-about = Drei sofortige Siege, oder es werden die Regionen gezählt.
lesson-end-last = Die letzte Karte des dritten Kapitels, und niemand hat gewonnen. Also entscheiden die Regionen: Die Gemeinschaft ist in drei vertreten, du in zwei.
lesson-end-play = „{ card-corsairs }“ bringt 3 Einheiten, nach Lindon oder Mordor. Deine Münzen reichen gerade: Spiele die Karte.
lesson-end-sold = Dann bleibt es bei zwei Regionen gegen drei, und die Gemeinschaft gewinnt.
lesson-end-where = Wo drehen sie das Ergebnis um?
lesson-end-more = Drei Regionen gegen zwei: Sauron gewinnt. Bei gleich vielen hättet ihr euch den Sieg geteilt.
lesson-end-home = In Mordor bist du schon: immer noch zwei gegen drei, und die Gemeinschaft gewinnt.
lesson-end-three = Viele Partien enden früher, denn drei Siege gelten sofort: das Ende der Quest, sechs Völker, alle sieben Regionen. Hier hast du 9 Schritte, 3 Völker und 6 Regionen: Nur Rhovanion fehlt.
lesson-end-seventh = Also bist du auf dem Spielplan am nächsten dran, und „{ card-war-beasts }“ kann nach Rhovanion gehen. Spiele die Karte.
lesson-end-other = Sieh, wo am wenigsten fehlt: eine Region. Spiele „{ card-war-beasts }“.
lesson-end-close = Du hast drei Einheiten, und in Rhovanion stehen zwei gegnerische.
lesson-end-won = Eine von dir bleibt übrig: in allen sieben Regionen vertreten, sofort gewonnen.
lesson-end-six = Dann bleibt es bei sechs Regionen. Rhovanion wäre die siebte.

## What is hidden

lesson-hidden = Was verborgen ist
lesson-hidden-about = Verdeckte Karten, ausgesonderte Karten, und was man von ihnen wissen kann.
lesson-hidden-down = Niemand kennt die verdeckten Karten, und drei weitere dieses Kapitels wurden ungesehen ausgesondert. Aber welche Karten es gibt, wissen alle: Der Stapel der verdeckten sagt dir, was noch kommen kann.
lesson-hidden-look = Mit Barad-dûr siehst du die ganze Ablage durch, auch die ausgesonderten Karten, und spielst eine davon, ohne zu zahlen. Der Ort kostet dich 4 deiner 5 Münzen: Nimm ihn.
lesson-hidden-seen = Jetzt hast du die drei ausgesonderten Karten gesehen. Die Gemeinschaft weiß nur, dass du nachgesehen hast.
lesson-hidden-other = Erst ein Blick ins Dunkel: Nimm Barad-dûr.
lesson-hidden-choose = Auch die verkaufte Karte liegt hier. Spiele, welche du willst; sie kostet nichts.
lesson-hidden-secret = Die ausgesonderten Karten, die du liegen lässt, bleiben dein Geheimnis: Du weißt, dass sie nicht mehr auftauchen, und die Gemeinschaft hofft weiter auf sie.
lesson-hidden-known = Auch gezeigte Marker sind bekannt: Oben auf dem Stapel der Hobbits liegen die Adler. Was bei den Zwergen obenauf liegt, weiß niemand. Beide Paare sind für dich kostenlos. Bei welchem weißt du, was du bekommst?
lesson-hidden-dwarves = Auch kostenlos, aber ein Sprung ins Ungewisse. Bei den Hobbits weißt du, was dich erwartet.
lesson-hidden-pair = Ein Paar bringt einen Marker, und zwei Paare sind für dich kostenlos. Wähle das, bei dem du sicher sein kannst.
lesson-hidden-eagles = Da sind sie: eines mehr von den sechs Völkern. Behalte sie.
lesson-hidden-scouts = Ein guter Marker. Aber dann liegen die Adler wieder obenauf, und die Gemeinschaft weiß es.
lesson-hidden-third = Merk dir, was gezeigt wurde. Dein Gegner tut es auch.

## First strategy

lesson-deny = Erste Strategie
lesson-deny-about = Gewinnen, wegnehmen, verkaufen, abwarten: worauf du in jedem Zug achtest.
lesson-deny-threat = Sieh auch auf die andere Seite. Der Nazgûl ist zwei Schritte von Frodo entfernt, „{ card-without-rest }“ ist zwei Schritte wert, und Sauron kann die Karte bezahlen. Für dich ist sie zu teuer.
lesson-deny-sell = Du musst eine Karte nicht bezahlen können, um sie dem anderen wegzunehmen. Wirf sie ab.
lesson-deny-denied = 3 Münzen, und der Nazgûl bleibt zurück. Auf dem Spielplan liegst du vorn, und das wird entscheiden.
lesson-deny-loses = Dann spielt Sauron „{ card-without-rest }“ und gewinnt sofort.
lesson-deny-first = Aber sieh zuerst, ob du selbst gewinnen kannst. „{ card-ent-grove }“ brächte Sauron sein sechstes Volk. Und du? Du brauchst drei Schritte.
lesson-deny-won = Der Schicksalsberg! Immer in dieser Reihenfolge: dein eigener Sieg, dann der, der dir droht, dann alles andere.
lesson-deny-careful = Das hält Sauron auf. Aber du kannst sofort gewinnen: Sieh auf die Quest.
lesson-deny-gift = Dann spielt Sauron „{ card-ent-grove }“ und gewinnt mit sechs Völkern.
lesson-deny-wait = Mit „{ card-dark-tunnel }“ würde Sauron gewinnen, und nur „{ card-treasury }“ liegt darauf. Wer diese Karte nimmt, öffnet dem anderen den Weg. Kannst du etwas anderes nehmen?
lesson-deny-landmark = Ein Ort legt nichts frei: Dann muss Sauron es tun.
lesson-deny-waited = Ein Ort legt nichts frei, also musste Sauron es tun. Und mit Rohan bist du in einer dritten Region vertreten.
lesson-deny-opened = Dann liegt „{ card-dark-tunnel }“ frei, und Sauron gewinnt damit. Helms Klamm ist ein Zug, der nichts freilegt.
lesson-deny-shut = Jetzt schließ die Tür ab: Wirf „{ card-dark-tunnel }“ ab, die letzte Karte.
lesson-deny-ahead = Drei Regionen gegen zwei: gewonnen. Nimm weg, womit der andere gewinnt, verkaufe, was du nicht brauchst, und heb dir einen Ort für den Zug auf, in dem jede Karte schlecht ist.

## On your own: the Fellowship

lesson-mount-doom = Auf eigene Faust: die Gemeinschaft
lesson-mount-doom-about = Zwei Siege, die du allein findest.
lesson-mount-doom-alone = Jetzt findest du den Weg selbst. Drei Schritte bis zum Schicksalsberg und keine einzige Münze. Aber sieh dir deine beiden Marker an und die Truhe auf „{ card-strongbox }“.
lesson-mount-doom-quest = Vollende die Quest mit zwei Entscheidungen.
lesson-mount-doom-more = Eine Entscheidung bleibt dir. Führt sie dich zum Schicksalsberg?
lesson-mount-doom-arrived = „{ card-treasury }“ brachte Münzen, einen Schritt und einen weiteren Zug, „{ card-steep-climb }“ den Rest. Gut gemacht!
lesson-mount-doom-short = Noch nicht am Ziel. Welche Karte kostet dich nichts, und was machen deine Marker aus einer gelben Karte?
lesson-mount-doom-peoples = Fünf Völker stehen dir bei, und keine grüne Karte ist in Sicht. Aber du weißt, was oben auf dem Stapel der Hobbits liegt. Gewinne mit drei Entscheidungen.
lesson-mount-doom-call = Weiter: Das sechste Volk ist es, was du brauchst.
lesson-mount-doom-joined = Mit den Adlern sind es sechs. Zu wissen, was wo liegt, war der halbe Sieg.
lesson-mount-doom-five = Noch immer fünf. Die Adler wären das sechste Volk: Was lässt dich einen beliebigen Stapel wählen?

## On your own: Sauron

lesson-shadow = Auf eigene Faust: Sauron
lesson-shadow-about = Zwei Siege, die du allein findest.
lesson-shadow-danger = Die Gemeinschaft ist zwei Schritte vom Schicksalsberg entfernt, und „{ card-steep-climb }“ liegt für sie bereit. Du bist in fünf Regionen vertreten; in Arnor und Lindon stehen nur ihre Festungen, keine einzige Einheit.
lesson-shadow-regions = Erobere alle sieben Regionen mit vier Entscheidungen.
lesson-shadow-march = Weiter: alle sieben Regionen, und keine von deinen darf leer zurückbleiben.
lesson-shadow-conquered = Alle sieben! Festungen kämpfen nicht und versperren keinen Weg.
lesson-shadow-gaps = Noch nicht alle sieben. In jeder Region muss eine Einheit bleiben, und der Weg nach Lindon führt durch Arnor.
lesson-shadow-quest = „{ card-without-rest }“ ist die zwei Schritte wert, die dem Nazgûl fehlen, aber „{ card-treasury }“ liegt darauf. Gewinne mit zwei Entscheidungen; dazwischen ist die Gemeinschaft einmal am Zug.
lesson-shadow-more = Eine Entscheidung bleibt dir. Holt der Nazgûl Frodo mit ihr ein?
lesson-shadow-caught = Die Gemeinschaft musste den Weg selbst öffnen, und der Nazgûl hat Frodo eingeholt. Du bist bereit für deine erste Partie!
lesson-shadow-escaped = Wer „{ card-treasury }“ nimmt, legt „{ card-without-rest }“ für den anderen frei. Lass das die Gemeinschaft sein.
