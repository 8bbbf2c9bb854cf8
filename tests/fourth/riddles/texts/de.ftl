# Rätsel in der Finsternis: alle Wörter des Spiels, auf Deutsch.

game-title = Rätsel in der Finsternis
game-tagline = Zwei Spieler, zwölf Rätsel, ein Weg aus der Höhle.
game-intro = Bilbo und Gollum stellen einander Rätsel. Wer fragt, legt eines verdeckt hin, der andere antwortet, und das höhere von beiden gewinnt die Runde. Doch was in der Tasche steckt, kann niemand erraten.

side-bilbo = Bilbo
side-gollum = Gollum

## Was auf dem Tisch liegt

view-won = Gewonnene Runden (Bilbo, Gollum)
view-hand = Deine Rätsel
view-held = Rätsel auf der Hand (Bilbo, Gollum)
view-riddle = Von dir gestellt, verdeckt
view-reply = Die Antwort
view-spent = Verbraucht

## Regeln: Aufbau

rule-RI-S1 = Es gibt zwölf Rätsel mit den Nummern 1 bis 12. Bilbo erhält fünf davon, dann Gollum; zwei bleiben im Stapel, und niemand sieht sie.
rule-RI-S2 = Gollum stellt das erste Rätsel.

## Regeln: eine Runde

rule-RI-R1 = Wer fragt, legt ein Rätsel aus der Hand verdeckt hin.
rule-RI-R2 = Der andere antwortet mit einem Rätsel aus der Hand, offen.
rule-RI-R3 = Dann wird das gestellte Rätsel aufgedeckt. Das höhere von beiden gewinnt die Runde.
rule-RI-R4 = Rätsel 1 fragt, was in der Tasche steckt. Gestellt gewinnt es die Runde, gleich wie die Antwort lautet; als Antwort ist es nur das niedrigste.
rule-RI-R5 = Beide Rätsel sind verbraucht, und wer die Runde gewonnen hat, fragt als Nächster.

## Regeln: das Ende

rule-RI-G1 = Nach fünf Runden gewinnt, wer mehr davon gewonnen hat.

## Regeln: was jeder weiß

rule-RI-I1 = Eine Hand kennt nur, wem sie gehört; von der des anderen kennst du die Größe. Ein gestelltes Rätsel kennt nur, wer es gestellt hat, bis es aufgedeckt wird.

## Wie eine Partie endet

reason-riddles =
    { $winner ->
        [bilbo] Bilbo hat mehr Runden gewonnen und findet hinaus.
       *[gollum] Gollum hat mehr Runden gewonnen, mein Schatz.
    }

## Erzählung

story-dealt =
    { $side ->
        [bilbo] Bilbo erhält Rätsel { $riddle }.
       *[gollum] Gollum erhält Rätsel { $riddle }.
    }
story-dealt-hidden =
    { $side ->
        [bilbo] Bilbo erhält ein Rätsel.
       *[gollum] Gollum erhält ein Rätsel.
    }
story-asked =
    { $side ->
        [bilbo] Bilbo stellt verdeckt Rätsel { $riddle }.
       *[gollum] Gollum stellt verdeckt Rätsel { $riddle }.
    }
story-asked-hidden =
    { $side ->
        [bilbo] Bilbo stellt verdeckt ein Rätsel.
       *[gollum] Gollum stellt verdeckt ein Rätsel.
    }
story-answered =
    { $side ->
        [bilbo] Bilbo antwortet mit { $riddle }.
       *[gollum] Gollum antwortet mit { $riddle }.
    }
story-turned =
    { $side ->
        [bilbo] Es war Rätsel { $riddle }: Die Runde geht an Bilbo.
       *[gollum] Es war Rätsel { $riddle }: Die Runde geht an Gollum.
    }
story-pocket =
    { $side ->
        [bilbo] Was hat er in der Tasche? Die Runde geht an Bilbo.
       *[gollum] Was hat es nur in seinen Taschen? Die Runde geht an Gollum.
    }

## Auswahl

action-ask = Rätsel { $riddle } stellen
action-answer = Mit { $riddle } antworten

## Fragen

ask-ask = Welches Rätsel stellst du?
ask-answer = Wie antwortest du?
wait-deal = Die Rätsel werden ausgeteilt.
wait-ask =
    { $side ->
        [bilbo] Bilbo wählt ein Rätsel.
       *[gollum] Gollum wählt ein Rätsel.
    }
wait-answer =
    { $side ->
        [bilbo] Bilbo sucht eine Antwort.
       *[gollum] Gollum sucht eine Antwort.
    }
wait-turn = Das Rätsel wird aufgedeckt.
wait-over = Die Partie ist vorbei.

## Überschriften der Regelseiten

chapter-RI-S = Aufbau
chapter-RI-R = Eine Runde
chapter-RI-G = Das Ende
chapter-RI-I = Was jeder weiß
