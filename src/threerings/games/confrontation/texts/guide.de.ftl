# The guide to The Confrontation, in German. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = Worum es geht
guide-goal-story = Neun Gefährten brechen im Auenland auf, neun Diener Saurons kommen ihnen aus Mordor entgegen. Einer von euch führt das Licht, der andere die Finsternis, und keiner sieht, wer auf der anderen Seite wer ist.
guide-goal-light = Das Licht gewinnt, sobald Frodo Mordor betritt.
guide-goal-dark = Die Finsternis gewinnt, sobald Frodo ausscheidet oder sobald drei ihrer Figuren im Auenland stehen.
guide-goal-stuck = Und wer in seinem Zug keine Figur bewegen kann, hat verloren.
guide-goal-board = Der Spielplan zu Beginn, wie das Licht ihn sieht. Deine eigenen Figuren zeigen Gesicht und Stärke. Von den anderen siehst du nur, wo sie stehen: Die Punkte auf ihrem Rücken sind die neun, die sie sein könnten.

guide-setup = Aufstellung
guide-setup-place = Beide stellen geheim auf: vier Figuren zu Hause, je eine in den fünf Gebieten davor. Wer wo steht, entscheidest du. Das Gebirge in der Mitte bleibt leer.
guide-setup-cards = Jede Seite hat neun Kampfkarten auf der Hand: das Licht die Stärken 1 bis 5 und vier Zauber, die Finsternis die Stärken 1 bis 6 und drei Zauber.
guide-setup-first = Die Finsternis zieht zuerst.

guide-turn = Ein Zug
guide-turn-move = Du bewegst eine deiner Figuren ein Gebiet vorwärts: das Licht hinauf Richtung Mordor, die Finsternis hinab Richtung Auenland. Nie seitwärts, nie zurück, es sei denn, die Figur selbst oder eine Karte erlaubt es.
guide-turn-limit = Jede Seite darf zu Hause vier Figuren haben, in einem Gebirgsgebiet eine, überall sonst zwei.
guide-turn-mountains = Im Gebirge zieht niemand je seitwärts.
guide-turn-river = Zwei Abkürzungen sind allein für das Licht. Auf dem Fluss zieht es seitwärts, mit den Pfeilen: vom Düsterwald nach Fangorn und weiter nach Rohan.
guide-turn-tunnel = Die andere ist der Tunnel von Moria. Merry hat ihn gerade benutzt, von Eregion geradewegs nach Fangorn, unter dem Gebirge hindurch. Stünde der Balrog in Moria, könnte er dort zuschlagen.
guide-turn-mix = Innerhalb eines Gebiets darfst du deine Figuren jederzeit mischen. Der Tisch tut es für dich: In welcher Reihenfolge sie stehen, verrät nichts.

guide-combat = Kampf
guide-combat-attack = Betritt deine Figur ein Gebiet mit Gegnern, gibt es einen Kampf. Sind es mehrere, wählst du einen, ohne zu wissen, wer es ist. Beide Figuren werden gezeigt.
guide-combat-abilities = Zuerst wirken ihre Fähigkeiten: Vielleicht flieht jemand, vielleicht scheidet jemand sofort aus, vielleicht verbietet Saruman Karten.
guide-combat-cards = Sind beide noch da, wählt jede Seite geheim eine Karte, und beide werden aufgedeckt. Zauber tun, was auf ihnen steht. Dann zählt jede Seite die Stärke ihrer Figur und ihrer Karte zusammen. Die kleinere Summe scheidet aus; bei Gleichstand scheiden beide aus.
guide-combat-sum = Gimli ist nach Rohan gezogen und dort auf Kankra getroffen. Er hat Stärke 3, und das Licht spielt eine 5: zusammen 8. Sie hat Stärke 5, und die Finsternis spielt eine 2: zusammen 7. Kankra scheidet aus.
guide-combat-slain = Merry trifft auf den Hexenkönig und schaltet ihn sofort aus. Karten werden nicht gespielt.
guide-combat-spent = Eine gespielte Karte ist verbraucht. Erst wenn beide Seiten alle neun gespielt haben, nehmen beide alle zurück.
guide-combat-on = Stehen noch mehr Gegner im Gebiet, geht der Kampf mit dem nächsten weiter. Wer überlebt, dreht wieder den Rücken zu.

guide-light = Die neun des Lichts
guide-light-pieces = Die Zahl ist die Stärke.

guide-dark = Die neun der Finsternis
guide-dark-pieces = Stärker, aber nur wenige können von ihrem Weg abweichen.

guide-cards = Kampfkarten
guide-cards-light = Die neun des Lichts:
guide-cards-dark = Die neun der Finsternis:

guide-secrets = Was du weißt
guide-secrets-backs = Du weißt, wo gegnerische Figuren stehen, aber nicht, wer sie sind. Gespielte Karten liegen offen; so weißt du immer, was die andere Hand noch enthält.
guide-secrets-known = Der Geflügelte Nazgûl ist von Mordor nach Enedwaith geflogen und hat Gimli besiegt: 3 + 4 gegen 3 + 2. Von nun an weiß das Licht, wer dort steht, und der Tisch zeigt es. Sobald er mit einer anderen Figur vermischt worden sein könnte, zeigt er, was noch möglich ist.

guide-start = Für deine erste Partie
guide-start-frodo = Frodo ist schwach. Lass stärkere Gefährten vor ihm gehen, und halte geheim, welche deiner Figuren er ist.
guide-start-count = Zähle die Karten. Hat die andere Seite ihre hohen verbraucht, genügen deine mittleren.
guide-start-shire = Vergiss als Licht dein Zuhause nicht: Die dritte Figur der Finsternis im Auenland beendet das Spiel.
guide-start-plans = Du weißt nicht, wie du aufstellen sollst? Der Tisch hat für jede Seite drei Pläne, mit ihren Gründen. Eine Berührung stellt alle auf.

guide-variants = Varianten
guide-variants-readings = Wo sich das Regelheft auf mehr als eine Art lesen lässt, könnt ihr vor einer Partie wählen:
