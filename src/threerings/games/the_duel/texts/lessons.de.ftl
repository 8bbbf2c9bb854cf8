# The Duel: the words of its lessons, in German.

lesson-first-card = Karte gegen Karte
lesson-first-card-about = Was eine Karte ist und wie sie auf eine andere antwortet.
lesson-first-card-card = Du bist Gandalf. Der Balrog hat eine Karte gelegt. Links trägt sie Schilde, rechts greift sie an: hier in den Reihen 2 und 4.
lesson-first-card-parry = Deine Karte kommt daneben, linker Rand an rechten Rand. Leg die Karte, die in Reihe 2 und in Reihe 4 einen Schild hat.
lesson-first-card-parried = In beiden Reihen abgewehrt: Niemand verliert Energie. Und nun hat der Balrog mit Karte 3 geantwortet.
lesson-first-card-half = Das wehrt nur eine der beiden Reihen ab. Die andere würde dich treffen und 1 Energie kosten.
lesson-first-card-bare = Kein Schild, wo er angreift: Beide Reihen würden dich treffen, und du würdest 2 Energie verlieren.
lesson-first-card-again = Karte 3 greift in den Reihen 1 und 3 an. Welche deiner Karten wehrt beide ab?
lesson-first-card-half-again = Eine der beiden Reihen bleibt offen: Das würde dich 1 Energie kosten. Es gibt eine Karte mit Schilden in den Reihen 1 und 3.
lesson-first-card-turn = Gut abgewehrt. So geht jeder Zug: abwechselnd eine Karte, und die Karte, die eben verteidigt hat, ist der nächste Angriff.

lesson-shields = Auch Schilde treffen
lesson-shields-about = Energie: wer sie verliert und wann.
lesson-shields-track = Hier brennt die Energie beider Seiten. In diesem Duell hat jeder mit 15 begonnen. Wer am Ende mehr hat, gewinnt es; haben beide gleich viel, verliert, wer das Duell begonnen hat.
lesson-shields-strike = Karte 2 greift nur in Reihe 4 an. Ein Schild in einer Reihe ohne Angriff schlägt zurück: Das kostet den Balrog 1. Leg die Karte, die ihn am meisten kostet.
lesson-shields-struck = Reihe 4 abgewehrt, drei Schilde treffen: Er verliert 3. Dann griff deine Karte in den Reihen 1 und 2 an, seine Karte 6 wehrte nur Reihe 1 ab, und er verlor noch 1.
lesson-shields-two = Gut, aber das würde ihn nur 2 kosten. Eine deiner Karten hat Schilde in allen vier Reihen.
lesson-shields-one = Sie wehrt ab, und ein Schild trifft: Er würde 1 verlieren. Es geht besser.
lesson-shields-none = Sie wehrt Reihe 4 ab und tut sonst nichts: Er würde nichts verlieren.
lesson-shields-open = Reihe 4 bleibt offen: Das würde dich 1 Energie kosten. Such einen Schild in Reihe 4 und noch mehr davon.
lesson-shields-weigh = Später im Duell liegst du mit 9 zu 10 zurück. Karte 12 greift in Reihe 1 an. Triff ihn, so hart du kannst.
lesson-shields-weighed = Er verliert 3. Aber Karte 19 greift nicht an, und seine Schilde treffen wie deine: Mit Karte 17 würde er dir jetzt 3 nehmen. Jede Karte ist beides, Abwehr und Angriff.
lesson-shields-weigh-even = Das wehrt ab, und niemand verliert etwas. Schilde in weiteren Reihen würden ihn treffen.
lesson-shields-weigh-less = Reihe 1 bleibt offen: Das würde dich 1 Energie kosten.

lesson-bridge = Die Brücke
lesson-bridge-about = Wie ein Duell endet und was es einbringt.
lesson-bridge-bridge = Darum geht es: Wer ein Duell gewinnt, steigt auf der Brücke hinauf. Du stehst noch am Boden, der Balrog auf Stufe 1.
lesson-bridge-six = Ein Duell ist vorbei, wenn jede Seite sechs Karten gelegt hat. Du hast fünf gelegt, der Balrog sechs: Deine nächste Karte ist die letzte.
lesson-bridge-last = Du führst 10 zu 8. Ein Vorsprung von 1 bis 3 bringt eine Stufe, 4 oder 5 bringen zwei, 6 und mehr drei. Seine letzte Karte, die Trance, hat keinen einzigen Stärkepunkt. Steig so hoch wie möglich.
lesson-bridge-climbed = Vier Schilde treffen: 10 zu 4, und du steigst drei Stufen. Ganz oben ist Stufe 5.
lesson-bridge-two-steps = Du würdest mit 4 oder 5 gewinnen: zwei Stufen. Eine Karte mit mehr Schilden bringt drei.
lesson-bridge-one-step = Du würdest mit 3 gewinnen: eine Stufe. Mehr Schilde würden härter treffen.

lesson-spare = Drei Karten fürs Finale
lesson-spare-about = Was du nicht spielst, ist nicht verloren.
lesson-spare-four = Du bekommst für jedes Duell neun Karten und spielst sechs. Die drei übrigen werden für das Finale beiseitegelegt. Eine musst du noch legen, und diese vier hast du auf der Hand.
lesson-spare-choose = Du führst 14 zu 7: drei Stufen, wenn nicht viel schiefgeht. Welche Karte wird dir im Finale am wenigsten fehlen? Leg sie.
lesson-spare-weakest = Sie hat von den vieren die wenigsten Symbole; die drei anderen sind im Finale mehr wert.
lesson-spare-spared = Trotzdem drei Stufen, und die Karten 10, 19 und 21 warten auf das Finale.
lesson-spare-wasted = Auch das bringt drei Stufen, aber diese Karte würde im Finale fehlen. Eine schwächere reicht.
lesson-spare-final = Nach drei Duellen kommt das Finale: jeder mit 20 Energie und den neun Karten, die er beiseitegelegt hat. Wer danach höher steht, gewinnt. Hier stehen beide auf Stufe 3, also entscheidet das Finale alles.

lesson-look = Ein Blick in die Hand
lesson-look-about = Was verborgen ist und wann du es siehst.
lesson-look-hidden = Die Hand des Balrogs ist dir verborgen. Aber wer nach einem Schlagabtausch 4 oder mehr voraus ist, sieht die Hand des anderen. Du führst 8 zu 6.
lesson-look-lead = Er greift nur in Reihe 1 an. Zieh weit genug davon, um seine Karten zu sehen.
lesson-look-seen = 8 zu 3: Du hast seine Hand gesehen, und was du gesehen hast, bleibt dir bekannt. Dann legte er Karte 2, ohne Schild, und fiel auf 1.
lesson-look-short = Damit bist du nicht vier voraus. Welche Karte wehrt Reihe 1 ab und trifft in allen anderen?
lesson-look-use = Bei 0 ist das Duell sofort vorbei, und er hat noch 1. Sieh dir seine vier Karten an: In einer Reihe hat keine einen Schild. Greif dort an.
lesson-look-unguarded = Sie greift in Reihe 4 an, und dort hat keine seiner Karten einen Schild.
lesson-look-used = Reihe 4. Was er auch gelegt hätte, es hätte ihn getroffen: Das Duell ist vor den letzten Karten vorbei.
lesson-look-guarded = Karte 3 greift in den Reihen 1 und 3 an, und seine Karte 12 hat in beiden einen Schild. Er käme davon.
lesson-look-idle = Die Trance greift nicht an. Mit Karte 17 würde der Balrog dir noch 3 dazu nehmen.

lesson-mirror = Sonderkarten
lesson-mirror-about = Spiegel und Balance: Karten, die etwas bewirken.
lesson-mirror-special = Sechs deiner Karten haben einen Namen und eine Sonderfunktion, und jede sagt dir, was sie kann, wenn du sie fragst. Das ist der Spiegel.
lesson-mirror-flame = Die Volle Flamme greift in allen vier Reihen an, und keine deiner einfachen Karten wehrt alle ab. Mit dem Spiegel verliert niemand Energie, und er muss auf seinen eigenen Angriff antworten.
lesson-mirror-turned = Du verlierst nichts. Er musste mit Karte 6 auf vier Reihen antworten und verlor 3.
lesson-mirror-burnt = Das würde dich mindestens 2 Energie kosten. Der Spiegel kostet dich nichts.
lesson-mirror-balance = Du liegst 8 zu 11 zurück. Gerade dann hilft die Balance: Nach dem Schlagabtausch gewinnst du 2, und der Balrog verliert 1. Leg sie.
lesson-mirror-even = 9 zu 9, nach drei Punkten Rückstand. Eine Sonderkarte ist im richtigen Moment am meisten wert: Leg sie nicht, nur weil du sie hast.
lesson-mirror-behind = Du würdest weiter zurückliegen. Versuch es mit der Balance.

lesson-magic = Karten, die warten
lesson-magic-about = Magie weist eine Karte zurück, Wut bringt eine zum Schweigen.
lesson-magic-lay = Manche Sonderfunktionen warten auf ihren Moment. Nach der Magie darfst du in diesem Duell eine Karte des Balrogs zurückweisen. Leg sie.
lesson-magic-other = Das könntest du tun, aber hier geht es um die Magie. Leg sie.
lesson-magic-refuse = Er hat die Volle Flamme gelegt, mit Schilden und Angriffen in jeder Reihe. Noch ist nichts gewertet: Weis sie zurück, dann muss er eine andere legen.
lesson-magic-refused = Er musste Karte 2 legen und verlor 2. Doch die Volle Flamme ist nicht weg: Sie wartet auf das Finale.
lesson-magic-allowed = Ihre Schilde würden dich 2 kosten, und dann müsstest du auf vier Angriffe antworten. Weis sie zurück.
lesson-magic-rage = Auch der Balrog hat Sonderkarten. Nach der Wut verliert die nächste, die er spielt, ihre Sonderfunktion. Leg sie, bevor er eine spielt.
lesson-magic-silenced = Er legte die Kraft, die dich 2 mehr gekostet hätte. Die Wut hat sie zum Schweigen gebracht: Nur ihre Stärkepunkte zählten.
lesson-magic-other-rage = Das könntest du tun, aber hier geht es um die Wut. Leg sie.

lesson-balrog = Die andere Seite
lesson-balrog-about = Spiel den Balrog: Kraft und Finte.
lesson-balrog-strength = Jetzt bist du der Balrog. Karte 8 greift in den Reihen 2 und 4 an. Die Kraft wehrt beide ab und kostet Gandalf dann noch 2 Energie.
lesson-balrog-struck = Nichts hat dich getroffen, und Gandalf fiel auf 13. Die Karten des Balrogs sind gröber als die Gandalfs.
lesson-balrog-other = Das könntest du tun, aber hier probieren wir die Kraft aus.
lesson-balrog-whip = Karte 13 greift in den Reihen 3 und 4 an, und keine Karte auf deiner Hand wehrt beide ab. Die Finte holt eine deiner einfachen Karten aus der Kartenreihe. Leg sie.
lesson-balrog-no-whip = Mindestens eine der beiden Reihen würde dich treffen. Die Finte findet dir etwas Besseres.
lesson-balrog-take = Welche soll zurückkommen: Karte 15 mit Schilden in den Reihen 3 und 4, oder Karte 7 mit einem in Reihe 2?
lesson-balrog-taken = Beide Reihen abgewehrt, und nun greift Karte 15 noch einmal an, in allen vier Reihen. Frühere Auswertungen werden nicht wiederholt.
lesson-balrog-weak = Karte 7 hat weder in Reihe 3 noch in Reihe 4 einen Schild: Beide würden dich treffen, und du würdest 2 verlieren.

lesson-top = Ganz nach oben
lesson-top-about = Gewinn ein Duell ganz allein.
lesson-top-four = Das dritte Duell. Du stehst auf Stufe 4. Gewinnst du es, stehst du ganz oben, und das ganze Spiel gehört dir, ohne Finale.
lesson-top-win = Es steht 9 zu 9. Du legst noch zwei Karten, der Balrog dazwischen eine. Gewinn das Duell, wie du willst.
lesson-top-more = Eine Karte legst du noch, und niemand antwortet auf sie. Gewinn mit ihr das Duell.
lesson-top-won = Die Spitze der Brücke: Du hast gewonnen! Jetzt weißt du, was du brauchst. Der Rest ist die Freude, jemanden zu überlisten.
lesson-top-missed = Diesmal nicht. Denk zuerst an die letzte Karte: Auf sie antwortet niemand mehr. Heb dir also die mit den meisten Schilden dafür auf.
