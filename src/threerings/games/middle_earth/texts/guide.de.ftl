# The guide to Duel for Middle-earth, in German. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = Worum es geht
guide-goal-story = Einer von euch führt die Gemeinschaft, der andere ist Sauron. Ihr nehmt abwechselnd Karten, und es gibt drei Wege, sofort zu gewinnen.
guide-goal-quest = Der Ring: Die Gemeinschaft gewinnt, wenn Frodo und Sam den Schicksalsberg erreichen, Sauron, wenn der Nazgûl sie einholt.
guide-goal-peoples = Die Völker: Wer sechs verschiedene Völker auf seiner Seite hat, gewinnt.
guide-goal-regions = Das Land: Wer in allen sieben Regionen des Spielplans vertreten ist, gewinnt.
guide-goal-end = Hat bis zum Ende des dritten Kapitels niemand gewonnen, siegt, wer in mehr Regionen vertreten ist.
guide-goal-table = Der Tisch im zweiten Kapitel, wie die Gemeinschaft ihn sieht: die Karten zum Nehmen, die Quest mit Frodo und Sam voraus und dem Nazgûl dahinter, der Spielplan, Orte und Marker, und vor jeder Seite das, was sie hat.

guide-turn = Ein Zug
guide-turn-take = In deinem Zug nimmst du eine Karte oder einen Ort. Eine Karte muss zugänglich sein: Nichts darf auf ihr liegen, auch nicht auf einer Ecke.
guide-turn-cover = Hier ist eine Karte der untersten Reihe schon weg. Die anderen fünf dieser Reihe können genommen werden. Auf allen Karten darüber liegt noch etwas, auf dem Elbengast zum Beispiel. Karten, die mit dem Rücken nach oben liegen, werden am Ende des Zuges aufgedeckt, in dem sie frei werden.
guide-turn-play = Eine Karte, die du nimmst, spielst du, und das hat seinen Preis, oder du wirfst sie ab. Das bringt im ersten Kapitel 1 Münze, im zweiten 2, im dritten 3.
guide-turn-landmark = Ein Ort gibt dir eine Festung in seiner Region und noch mehr. Drei von ihnen liegen offen.
guide-turn-chapters = Sauron beginnt. Ist die letzte Karte eines Kapitels genommen, wird das nächste ausgelegt. Es sind drei.

guide-cost = Was es kostet
guide-cost-skills = Die meisten Karten verlangen Münzen oder Fertigkeiten. Deine grauen Karten geben dir Fertigkeiten, und die verbrauchen sich nie. Jedes Symbol, das dir fehlt, kostet 1 Münze.
guide-cost-chain = Viele Karten tragen ein Symbol in einem Kreis. Gibt eine deiner Karten dieses Symbol, kostet dich die Karte, die es verlangt, nichts.
guide-cost-card = Die Gemeinschaft hat 4 Münzen, eine Stärke, einen Mut und das Pferd vom Schnellen Ross. Das Wachfeuer verlangt eine Stärke und zwei Mut: Einer fehlt, also kostet es 1 Münze. Der Nachtritt verlangt das Pferd: Er ist kostenlos. Jede Karte zeigt unten links deinen Preis und unten rechts, kleiner, den der anderen Seite. Jede lässt sich stattdessen für 2 Münzen abwerfen.
guide-cost-landmark = Ein Ort verlangt sechs Fertigkeiten und für jede deiner Festungen auf dem Spielplan 1 Münze mehr. Die Gemeinschaft hat vier Stärke und einen Mut und eine Festung in Rhovanion. Für Bree fehlen ihr ein Mut und die Führung: 2 Münzen, dazu 1 für die Festung, zusammen 3.

guide-colours = Die Farben der Karten
guide-colours-six = Sechs Farben, und für jede eine Form:

guide-quest = Die Quest
guide-quest-race = Frodo und Sam haben 14 Schritte vor sich, und der Nazgûl ist 14 Schritte hinter ihnen. Jeder Ring auf deinen blauen Karten ist ein Schritt für deine Seite. Gehen Frodo und Sam, wird der Nazgûl mitgezogen: Nur seine eigenen Schritte bringen ihn näher.
guide-quest-example = Frodo und Sam sind 5 Schritte gegangen und haben noch 9 vor sich. Der Nazgûl ist 3 nähergekommen: Der Abstand ist 11.
guide-quest-bonus = Nach 3, 6, 9 und 12 eigenen Schritten gibt es einen Bonus: eine Münze, eine Einheit, einen weiteren Zug, eine gegnerische Festung weniger.

guide-peoples = Die Völker
guide-peoples-pair = Grüne Karten geben dir das Symbol eines Volkes. Mit dem zweiten Symbol desselben Volkes werden dir zwei seiner Marker gezeigt, und du behältst einen.
guide-peoples-three = Einmal im Spiel, mit deinem dritten verschiedenen Volk, wird dir von jedem der drei ein Marker gezeigt, und du behältst einen.
guide-peoples-example = Die Gemeinschaft hat das Elbenlied gespielt, ihr zweites Symbol der Elben. Einen dieser beiden darf sie behalten.
guide-peoples-six = Sechs verschiedene Völker gewinnen das Spiel.

guide-war = Krieg
guide-war-units = Rote Karten bringen Einheiten, alle in eine von zwei Regionen. Du bist vertreten, wo du eine Einheit oder eine Festung hast.
guide-war-conflict = Treffen Einheiten beider Seiten aufeinander, kämpfen sie sofort: Jede Seite verliert eine Einheit nach der anderen, bis eine dort keine mehr hat.
guide-war-example = Sauron hatte 3 Einheiten in Rohan. Die Gemeinschaft hat die Räuberschar gespielt und 2 Einheiten dorthin geschickt: Jede Seite hat 2 verloren, und Sauron ist 1 geblieben.
guide-war-fortress = Eine Festung kämpft nicht und versperrt keinen Weg. So können beide Seiten in derselben Region vertreten sein.

guide-landmarks = Orte
guide-landmarks-all = Es gibt sieben, einen in jeder Region. Die sechs Symbole sind das, was er verlangt.

guide-tokens = Marker
guide-tokens-all = Drei von jedem Volk. Sie wirken von da an, oder sofort, wo es dabeisteht.

guide-cards = Alle Karten
guide-cards-first = Das erste Kapitel. Im Band oben stehen die Kosten; links in einem gestrichelten Kreis das Symbol, das die Karte kostenlos macht, rechts in einem Kreis das, welches sie gibt.
guide-cards-second = Das zweite Kapitel:
guide-cards-third = Das dritte Kapitel:

guide-secrets = Was du weißt
guide-secrets-open = Niemand hat Karten auf der Hand: Alles, was beide Seiten haben, liegt offen. Unbekannt sind nur verdeckte Karten, die Reihenfolge der Marker und Orte und drei Karten jedes Kapitels, die vorher ausgesondert wurden.
guide-secrets-discard = Wer mit Barad-dûr oder den Zauberern die Ablage durchsieht, erfährt, welche das waren. Die andere Seite nicht.

guide-start = Für deine erste Partie
guide-start-skills = Zuerst graue Karten: Jede spart dir bis zum Ende Münzen.
guide-start-uncover = Sieh dir an, was du freilegst. Die Karte, die du nimmst, macht vielleicht eine bessere für die andere Seite frei.
guide-start-threats = Behalte alle drei Wege zum Sieg im Auge. Der Tisch warnt dich, wenn eine Karte das Spiel entscheiden könnte.

guide-variants = Varianten
guide-variants-match = Eine Partie kann aus zwei Spielen mit getauschten Seiten bestehen. Ein Sieg zählt 1 Punkt, ein geteilter Sieg ebenso, für beide. Auf Wunsch hat das zweite Spiel dieselbe Mischung wie das erste.
