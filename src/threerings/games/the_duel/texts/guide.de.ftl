# The guide to The Duel, in German. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = Worum es geht
guide-goal-story = Auf der Brücke von Khazad-dûm sind sich Gandalf und der Balrog begegnet. Du bist einer der beiden. Ihr tragt drei Duelle aus und dann ein Finale, Karte gegen Karte.
guide-goal-win = Wer ein Duell gewinnt, steigt auf der Brücke hinauf. Wer nach dem Finale höher steht, gewinnt das Spiel. Und wer nach dem zweiten oder dritten Duell auf der obersten Stufe steht, hat sofort gewonnen.
guide-goal-table = Der Tisch im zweiten Duell, wie Gandalf ihn sieht. Oben die Brücke: Er steht auf Stufe 2, der Balrog auf Stufe 1. In der Mitte die Energie der beiden, darunter die Kartenreihe, die neueste Karte zuletzt. Gandalfs eigene Hand liegt unter dem Tisch.

guide-parts = Womit ihr spielt
guide-parts-card = Eine Karte hat vier Reihen. Die Schilde am linken Rand sind ihre Verteidigung, die Stärkepunkte am rechten Rand ihr Angriff. Diese hier verteidigt in den Reihen 1 und 2 und greift in den Reihen 1, 3 und 4 an.
guide-parts-decks = Jede Seite hat 27 eigene Karten: dieselben 21 einfachen und sechs, die nur sie besitzt.
guide-parts-energy = Um die Energie wird gekämpft. Jedes Duell beginnen beide mit 15, das Finale mit 20. Unter 0 kann sie beliebig tief fallen.
guide-parts-bridge = Die Brücke hat auf jeder Seite fünf Stufen. Beide Figuren beginnen auf dem Boden davor.

guide-turn = Ein Zug
guide-turn-lay = Ihr legt abwechselnd je eine Karte; im ersten Duell beginnt Gandalf. Die neue Karte kommt rechts neben die letzte, und beide werden sofort verglichen.
guide-turn-rows = Reihe für Reihe trifft der Angriff der älteren Karte auf die Verteidigung der neueren. Stärkepunkte auf beiden oder auf keiner: Nichts geschieht. Ein Stärkepunkt nur auf einer: Wem die andere Karte gehört, der verliert 1 Energiepunkt. Was du nicht abwehrst, trifft also dich, und ein Schild, der nichts abzuwehren hat, trifft den Angreifer.
guide-turn-first = Gandalfs Karte 14 greift in den Reihen 1, 3 und 4 an; der Balrog antwortet mit Karte 13, die in den Reihen 2 und 3 verteidigt. Reihe 3 ist abgewehrt. Die Reihen 1 und 4 treffen: Der Balrog verliert 2. Sein Schild in Reihe 2 traf auf keinen Angriff: Gandalf verliert 1. Es steht 14 zu 13.
guide-turn-second = Jetzt ist Karte 13 der Angriff, in den Reihen 3 und 4. Gandalf antwortet mit Karte 7, die nur in Reihe 2 verteidigt. Er verliert 2, der Balrog 1: Es steht 12 zu 12.
guide-turn-look = Hast du nach einem Schlagabtausch mindestens 4 Energiepunkte mehr als die andere Seite, siehst du deren Hand, so wie sie in diesem Augenblick ist.

guide-duel = Ein Duell
guide-duel-six = Für ein Duell nimmst du neun neue Karten und spielst sechs davon. Die anderen drei legst du verdeckt für das Finale beiseite. Was gespielt ist, kommt nie zurück.
guide-duel-end = Ein Duell ist vorbei, wenn beide sechs Karten gespielt haben, oder sobald jemand nur noch 0 Energie oder weniger hat.
guide-duel-climb = Wer mehr Energie hat, gewinnt und steigt hinauf: eine Stufe mit 1 bis 3 Vorsprung, zwei Stufen mit 4 oder 5, drei Stufen ab 6. Haben beide gleich viel, hat verloren, wer das Duell begonnen hat, und der andere steigt eine Stufe.
guide-duel-example = Das erste Duell ist 11 zu 6 ausgegangen. Gandalf hat 5 Vorsprung und steigt zwei Stufen hinauf.
guide-duel-next = Danach haben beide wieder 15 Energie; die Figuren bleiben stehen. Wer verloren hat, sieht sich die neun neuen Karten an und sagt, wer beginnt.

guide-final = Das Finale
guide-final-hand = Nach drei Duellen hat jeder neun Karten beiseitegelegt: Das ist die Hand des Finales. Beide beginnen mit 20 Energie, und alle neun Karten dürfen gespielt werden. Wer auf der Brücke tiefer steht, sagt, wer beginnt.
guide-final-after = Wer das Finale gewinnt, steigt wie nach jedem Duell. Dann gewinnt das Spiel, wer höher steht; stehen beide gleich hoch, gewinnt, wer das Finale gewonnen hat.

guide-special = Sonderkarten
guide-special-order = Elf Karten können etwas. Zuerst zählen ihre Stärkepunkte wie alle anderen, dann folgt ihre Sonderfunktion.
guide-special-mirror = Ein Beispiel. Karte 15 des Balrogs greift in allen vier Reihen an. Gandalf legt den Spiegel: Niemand verliert Energie, und der Angriff kommt zurück. Die nächste Karte des Balrogs, Karte 8, wehrt nur Reihe 3 ab: Er verliert 3.
guide-special-gandalf = Gandalfs sechs:
guide-special-balrog = Die fünf des Balrogs und die Volle Flamme, eine einfache Karte, die nur er besitzt:

guide-plain = Einfache Karten

guide-secrets = Was du weißt
guide-secrets-open = Alles auf dem Tisch ist beiden bekannt: die Kartenreihe, die Energie, die Brücke, wie viele Karten wo liegen und welche es überhaupt gibt. Deine Hand und was du beiseitegelegt hast, sind dein Geheimnis.
guide-secrets-seen = Was du einmal von der anderen Hand gesehen hast, darfst du dir merken. Der Tisch tut es für dich.

guide-start = Für deine erste Partie
guide-start-edges = Sieh dir beide Ränder einer Karte an. Der linke antwortet jetzt, der rechte fragt danach.
guide-start-ends = Auf die letzte Karte eines Duells antwortet niemand: Ihr Angriff ist dort nichts wert. Und die erste Karte eines Duells antwortet auf nichts: Ihre Schilde sind dort nichts wert.
guide-start-begin = Wer nicht beginnt, hat die letzte Karte und gewinnt bei gleicher Energie.
guide-start-keep = Heb dir etwas Gutes für das Finale auf. Es hat neun Karten und entscheidet, wenn es knapp ist.

guide-variants = Varianten
