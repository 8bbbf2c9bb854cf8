# Riddles in the Dark: every word of the game, in English.

game-title = Riddles in the Dark
game-tagline = Two players, twelve riddles, one way out of the cave.
game-intro = Bilbo and Gollum ask each other riddles. Whoever asks lays one face down, the other answers, and the higher of the two takes the round. But nobody can answer what is in the pocket.

side-bilbo = Bilbo
side-gollum = Gollum

## What lies on the table

view-won = Rounds taken (Bilbo, Gollum)
view-hand = Your riddles
view-held = Riddles held (Bilbo, Gollum)
view-riddle = Asked by you, face down
view-reply = The answer
view-spent = Spent

## Rules: set-up

rule-RI-S1 = There are twelve riddles, numbered from 1 to 12. Bilbo is dealt five of them, then Gollum; two stay in the pile, and nobody sees them.
rule-RI-S2 = Gollum asks the first riddle.

## Rules: a round

rule-RI-R1 = Whoever asks lays a riddle from their hand face down.
rule-RI-R2 = The other answers with a riddle from their hand, face up.
rule-RI-R3 = Then the riddle that was asked is turned over. The higher of the two takes the round.
rule-RI-R4 = Riddle 1 asks what is in the pocket. Once asked it takes the round, whatever the answer; as an answer it is just the lowest.
rule-RI-R5 = Both riddles are spent, and whoever has taken the round asks next.

## Rules: the end

rule-RI-G1 = After five rounds the player who has taken more of them wins.

## Rules: what each player knows

rule-RI-I1 = Only its owner knows a hand; of the other’s, you know the size. A riddle that was asked is known to the one who asks, until it is turned over.

## How a match ends

reason-riddles =
    { $winner ->
        [bilbo] Bilbo has taken more rounds and finds his way out.
       *[gollum] Gollum has taken more rounds, my precious.
    }

## Story

story-dealt =
    { $side ->
        [bilbo] Bilbo is dealt riddle { $riddle }.
       *[gollum] Gollum is dealt riddle { $riddle }.
    }
story-dealt-hidden =
    { $side ->
        [bilbo] Bilbo is dealt a riddle.
       *[gollum] Gollum is dealt a riddle.
    }
story-asked =
    { $side ->
        [bilbo] Bilbo asks riddle { $riddle }, face down.
       *[gollum] Gollum asks riddle { $riddle }, face down.
    }
story-asked-hidden =
    { $side ->
        [bilbo] Bilbo asks a riddle, face down.
       *[gollum] Gollum asks a riddle, face down.
    }
story-answered =
    { $side ->
        [bilbo] Bilbo answers with { $riddle }.
       *[gollum] Gollum answers with { $riddle }.
    }
story-turned =
    { $side ->
        [bilbo] It was riddle { $riddle }: the round is Bilbo’s.
       *[gollum] It was riddle { $riddle }: the round is Gollum’s.
    }
story-pocket =
    { $side ->
        [bilbo] What has he got in his pocket? The round is Bilbo’s.
       *[gollum] What has it got in its pocketses? The round is Gollum’s.
    }

## Choices

action-ask = Ask riddle { $riddle }
action-answer = Answer with { $riddle }

## Questions

ask-ask = Which riddle do you ask?
ask-answer = How do you answer?
wait-deal = The riddles are being dealt.
wait-ask =
    { $side ->
        [bilbo] Bilbo chooses a riddle.
       *[gollum] Gollum chooses a riddle.
    }
wait-answer =
    { $side ->
        [bilbo] Bilbo looks for an answer.
       *[gollum] Gollum looks for an answer.
    }
wait-turn = The riddle is being turned over.
wait-over = The match is over.

## Headings of the rules pages

chapter-RI-S = Set-up
chapter-RI-R = A round
chapter-RI-G = The end
chapter-RI-I = What each player knows
