# The Confrontation: every word a player reads about this game, in English.

## The game

game-title = The Confrontation
game-tagline = Nine companions against nine servants of Sauron, all of them hidden, and one carries the Ring to Mordor.
game-intro = Light leads the nine companions out of the Shire, Dark the nine creatures that come to meet them from Mordor. You know your own pieces; of the others you see only where they stand. On your turn you move one piece one region forward, and if it meets an enemy, they fight: both are shown, their abilities work, and if that settles nothing, each side secretly chooses one of its nine cards. Light wins when Frodo reaches Mordor, Dark when Frodo is eliminated or when three Dark pieces stand in the Shire. Whoever cannot move any piece when the turn comes loses.

## Sides
## The terms are for the middle of a sentence: { -dark(case: "genitive") } gives "Dark’s".

-light =
    { $case ->
       *[nominative] Light
        [accusative] Light
        [dative] Light
        [genitive] Light’s
    }
-dark =
    { $case ->
       *[nominative] Dark
        [accusative] Dark
        [dative] Dark
        [genitive] Dark’s
    }
side-light = Light
side-dark = Dark

## Regions

region-shire = The Shire
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = High Pass
region-misty-mountains = Misty Mountains
region-moria = Moria
region-gap-of-rohan = Gap of Rohan
region-mirkwood = Mirkwood
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [shire] to the Shire
        [arthedain] to Arthedain
        [cardolan] to Cardolan
        [rhudaur] to Rhudaur
        [eregion] to Eregion
        [enedwaith] to Enedwaith
        [high-pass] to the High Pass
        [misty-mountains] to the Misty Mountains
        [moria] to Moria
        [gap-of-rohan] to the Gap of Rohan
        [mirkwood] to Mirkwood
        [fangorn] to Fangorn
        [rohan] to Rohan
        [dagorlad] to Dagorlad
        [gondor] to Gondor
       *[mordor] to Mordor
    }
in-region =
    { $region ->
        [shire] in the Shire
        [arthedain] in Arthedain
        [cardolan] in Cardolan
        [rhudaur] in Rhudaur
        [eregion] in Eregion
        [enedwaith] in Enedwaith
        [high-pass] on the High Pass
        [misty-mountains] in the Misty Mountains
        [moria] in Moria
        [gap-of-rohan] in the Gap of Rohan
        [mirkwood] in Mirkwood
        [fangorn] in Fangorn
        [rohan] in Rohan
        [dagorlad] in Dagorlad
        [gondor] in Gondor
       *[mordor] in Mordor
    }
from-region =
    { $region ->
        [shire] from the Shire
        [arthedain] from Arthedain
        [cardolan] from Cardolan
        [rhudaur] from Rhudaur
        [eregion] from Eregion
        [enedwaith] from Enedwaith
        [high-pass] from the High Pass
        [misty-mountains] from the Misty Mountains
        [moria] from Moria
        [gap-of-rohan] from the Gap of Rohan
        [mirkwood] from Mirkwood
        [fangorn] from Fangorn
        [rohan] from Rohan
        [dagorlad] from Dagorlad
        [gondor] from Gondor
       *[mordor] from Mordor
    }

## Light’s pieces

piece-frodo = Frodo
piece-frodo-text = Frodo has strength 1. Only when he is attacked, and before any card is played, may he flee sideways to a neighbouring region that has room and holds no Dark piece. He cannot flee from the Warg, in the mountains or from the Balrog’s ambush in the tunnel; if he is eliminated, Dark wins.
piece-sam = Sam
piece-sam-text = Sam has strength 2. Attacked in Frodo’s region, he fights with strength 5 if Light shows Frodo too; and if Frodo is attacked there, Sam may fight in his place with strength 5, even against the Orcs, whose first strike then hits him. Both are Light’s choice, and neither is possible against the Warg.
piece-pippin = Pippin
piece-pippin-text = Pippin has strength 1. When he attacks, he may flee backward, once both pieces are shown and before any card is played, to a neighbouring region that has room and holds no Dark piece; he may do so in every further combat of the same turn. He cannot flee when he is attacked, nor from the Warg.
piece-merry = Merry
piece-merry-text = Merry has strength 2. Whether he attacks or is attacked, he eliminates the Witch-king at once, before any card is played; this is not a choice. Against anyone else he fights as usual.
piece-gandalf = Gandalf
piece-gandalf-text = Gandalf has strength 5. In his combats Dark chooses and shows its card first, and if that is Magic, Dark replaces it first too, or leaves it; then Light must play a card, even against a Retreat. This does not hold against the Warg, and means nothing if Saruman forbids cards.
piece-aragorn = Aragorn
piece-aragorn-text = Aragorn has strength 4. He may move forward, sideways or backward to any neighbouring region that holds a Dark piece, even the Warg; otherwise he moves only forward. He never moves sideways in the mountains, nor back through the tunnel.
piece-legolas = Legolas
piece-legolas-text = Legolas has strength 3. Whether he attacks or is attacked, he eliminates the Winged Nazgûl at once, before any card is played; this is not a choice. Against anyone else he fights as usual.
piece-gimli = Gimli
piece-gimli-text = Gimli has strength 3. Whether he attacks or is attacked, he eliminates the Orcs at once, before their first strike and before any card is played; this is not a choice. Against anyone else he fights as usual.
piece-boromir = Boromir
piece-boromir-text = Boromir has strength 0. Whether he attacks or is attacked, he and his opponent are both eliminated at once, before any card is played; this is not a choice. It does not happen against the Warg, nor in the Balrog’s ambush in the tunnel.

## Dark’s pieces

piece-balrog = Balrog
piece-balrog-text = The Balrog has strength 5. While he stands in Moria, Dark may show him when a Light piece takes the tunnel: without a combat that piece is eliminated, even Frodo, even Boromir, and the Balrog is unharmed. Dark decides before the piece is shown and before it arrives in Fangorn.
piece-shelob = Shelob
piece-shelob-text = Shelob has strength 5. Whenever she eliminates a Light piece and survives, she goes to Gondor at once, over everything in between, and her attack is over; if two other Dark pieces or any Light piece stand there, she is eliminated too. If she wins in Gondor itself, she stays and fights on.
piece-witch-king = Witch-king
piece-witch-king-text = The Witch-king has strength 5. He may move sideways to a neighbouring region that holds a Light piece; otherwise he moves only forward. He never moves sideways in the mountains.
piece-nazgul = Winged Nazgûl
piece-nazgul-text = The Winged Nazgûl has strength 3. He may fly any distance in any direction, over anything, to a region that holds exactly one Light piece, even from one mountain region to another. Otherwise he moves one region forward, also against several Light pieces.
piece-black-rider = Black Rider
piece-black-rider-text = The Black Rider has strength 3. To attack, he may ride forward through any number of regions to the first one that holds a Light piece, but not through a region where Dark has reached its limit, and never through the tunnel. If he does not attack, he moves one region forward.
piece-saruman = Saruman
piece-saruman-text = Saruman has strength 4. In each of his combats Dark may declare that no cards are played: the strengths of the two pieces decide, and no card is spent. Dark decides after flight and immediate elimination, before any card.
piece-orcs = Orcs
piece-orcs-text = The Orcs have strength 2. When they attack, the first Light piece they fight that turn is eliminated at once, unless it flees; this is not a choice, and the strike is spent for the turn with that first combat, whatever its course. Gimli eliminates the Orcs before they strike; against Boromir both are eliminated.
piece-warg = Warg
piece-warg-text = The Warg has strength 2. In its combats the ability of the Light piece does not work: no flight, no help from Sam, no immediate elimination, and Gandalf does not see Dark’s card first. The Warg does not stop Aragorn from coming, and it does not touch Light’s cards.
piece-troll = Troll
piece-troll-text = The Troll has strength 9. In his combats Dark’s own card is void, whatever it is: no strength, no Magic, no Eye, no Retreat. When cards are played, Dark must play one all the same, and it is spent.

## A piece in the middle of a sentence; $case is always given, and the Orcs take a plural verb

the-piece =
    { $case ->
       *[nominative] { $piece ->
            [frodo] { piece-frodo }
            [sam] { piece-sam }
            [pippin] { piece-pippin }
            [merry] { piece-merry }
            [gandalf] { piece-gandalf }
            [aragorn] { piece-aragorn }
            [legolas] { piece-legolas }
            [gimli] { piece-gimli }
            [boromir] { piece-boromir }
            [balrog] the { piece-balrog }
            [shelob] { piece-shelob }
            [witch-king] the { piece-witch-king }
            [nazgul] the { piece-nazgul }
            [black-rider] the { piece-black-rider }
            [saruman] { piece-saruman }
            [orcs] the { piece-orcs }
            [warg] the { piece-warg }
           *[troll] the { piece-troll }
        }
        [genitive] { $piece ->
            [frodo] { piece-frodo }’s
            [sam] { piece-sam }’s
            [pippin] { piece-pippin }’s
            [merry] { piece-merry }’s
            [gandalf] { piece-gandalf }’s
            [aragorn] { piece-aragorn }’s
            [legolas] { piece-legolas }’s
            [gimli] { piece-gimli }’s
            [boromir] { piece-boromir }’s
            [balrog] the { piece-balrog }’s
            [shelob] { piece-shelob }’s
            [witch-king] the { piece-witch-king }’s
            [nazgul] the { piece-nazgul }’s
            [black-rider] the { piece-black-rider }’s
            [saruman] { piece-saruman }’s
            [orcs] the { piece-orcs }’
            [warg] the { piece-warg }’s
           *[troll] the { piece-troll }’s
        }
    }

## Combat cards

card-1 = Strength 1
card-1-text = This card adds 1 to the strength of your piece. Played by Dark, it counts 0 against the Cloak, and in the Troll’s combats.
card-2 = Strength 2
card-2-text = This card adds 2 to the strength of your piece. Played by Dark, it counts 0 against the Cloak, and in the Troll’s combats.
card-3 = Strength 3
card-3-text = This card adds 3 to the strength of your piece. Played by Dark, it counts 0 against the Cloak, and in the Troll’s combats.
card-4 = Strength 4
card-4-text = This card adds 4 to the strength of your piece. Played by Dark, it counts 0 against the Cloak, and in the Troll’s combats.
card-5 = Strength 5
card-5-text = This card adds 5 to the strength of your piece. Played by Dark, it counts 0 against the Cloak, and in the Troll’s combats.
card-6 = Strength 6
card-6-text = Only Dark has this card: it adds 6 to the strength of your piece. It counts 0 against the Cloak, and in the Troll’s combats.
card-magic = Magic
card-magic-text = Once shown, Magic may be replaced by another card that its owner has played since the hands last came back; that card stays among the played ones, and Magic joins it. If both sides play Magic, Dark decides first, openly. Left as it is, with nothing to recall, or cancelled by the Eye, Magic counts 0.
card-sacrifice = Sacrifice
card-sacrifice-text = With Sacrifice, both pieces in the combat are eliminated. If Dark’s piece leaves with a Retreat, nobody is eliminated; if Dark plays the Eye, only the strengths of the pieces count.
card-cloak = Cloak
card-cloak-text = If Dark plays a strength card, the Cloak makes it count 0; if Dark plays a spell, the Cloak has no effect. After Dark’s Magic, the recalled card decides. The Cloak itself adds nothing.
card-retreat-light = Retreat
card-retreat-light-text = With Light’s Retreat, the piece may leave the combat and go one region backward, towards the Shire, to a region that has room and holds no Dark piece, even if Dark retreats as well. If it stays, has nowhere to go or meets the Eye, the card counts 0. The way never leads through the tunnel or up the river.
card-eye = Eye
card-eye-text = The Eye cancels a spell that Light plays, and Magic before it is replaced; against a strength card it has no effect. If both sides play Magic and Dark recalls the Eye, it cancels only a spell that Light recalls. The Eye itself adds nothing.
card-retreat-dark = Retreat
card-retreat-dark-text = With Dark’s Retreat, the piece may leave the combat and go one region sideways, to a region that has room and holds no Light piece, in either direction along the river, but never in the mountains. If it leaves, a Sacrifice eliminates nobody. If it stays or has nowhere to go, the card counts 0.

## Special cards of the variant

variant-shadowfax = Shadowfax
variant-shadowfax-text = Once a game, on its turn and before the move, Light may use Shadowfax: one piece makes an extra step forward, through the tunnel too but not along the river, to a region that has room and holds no Dark piece. Then the same piece may make the normal move, and attack, or stop. In the tunnel the Balrog may strike.
variant-gandalf-the-white = Gandalf the White
variant-gandalf-the-white-text = Once a game, instead of its turn, Light may use Gandalf the White: Gandalf, if he has been eliminated, returns to Fangorn. No Dark piece and at most one Light piece may stand there.
variant-palantir = Palantír
variant-palantir-text = Once a game, at the start of its turn, Dark may use the Palantír to look at one Light piece anywhere but in the Shire. Only Dark sees it, and Light may not mix that piece until the turn is over.
variant-recall = Recall
variant-recall-text = Once a game, instead of its turn, Dark may use Recall: one of its pieces on the board returns to Mordor. No Light piece and at most three Dark pieces may stand there before.

## Rules: set-up and first move

rule-CO-S1 = Light places any four of its nine pieces in the Shire and one each in Arthedain, Cardolan, Rhudaur, Eregion and Enedwaith; Dark places any four in Mordor and one each in Dagorlad, Gondor, Mirkwood, Fangorn and Rohan. Both do so in secret, and the mountains stay empty.
rule-CO-S2 = Dark makes the first move; after that the sides take turns.

## Rules: movement

rule-CO-M1 = On your turn you move one of your pieces one region forward: Light towards Mordor, Dark towards the Shire. A piece goes sideways or backward only if its ability or a card allows it.
rule-CO-M2 = The High Pass, the Misty Mountains, Moria and the Gap of Rohan are mountains. There no piece ever moves sideways, whatever its ability or a card allows; only the Winged Nazgûl, who flies, may come from one mountain region to another.
rule-CO-M3 = Each side may have up to four pieces in the Shire and in Mordor, one in a mountain region and two in any other. No move, no flight and no retreat may exceed this limit.
rule-CO-M4 = Light may move down the river Anduin, from Mirkwood to Fangorn and from Fangorn to Rohan, but not back up. Dark may not use the river.
rule-CO-M5 = Through the tunnel of Moria Light may move straight from Eregion to Fangorn, but never back, not even to flee. Dark may not use the tunnel.
rule-CO-M6 = You may mix your own pieces within one region at any time, so that nobody can tell them apart. Pieces in different regions are never exchanged.

## Rules: combat

rule-CO-K1 = A piece that enters a region with enemy pieces attacks, and a combat begins. If there are several, the attacker picks one of them blindly.
rule-CO-K2 = A combat takes this course: both pieces are shown; the Warg silences the Light piece; flight, or Sam’s help; immediate eliminations; Saruman; cards; spells, Dark’s first; strengths; Shelob’s return; the survivors are hidden again.
rule-CO-K3 = Each side adds the strength of its piece and that of its card. The piece with the lower total is eliminated; if the totals are equal, both are.
rule-CO-K4 = Each side chooses a card in secret, and both are shown together, unless Gandalf’s ability makes Dark show first. Both cards are spent and stay face up.
rule-CO-K5 = When both sides have played all nine cards, both take all nine back at once.
rule-CO-K6 = As long as pieces of both sides are in the region, the combat goes on: the attacker picks the next opponent. The turn ends only when no more than one side is left there.
rule-CO-K7 = An eliminated piece lies face up in front of the opponent. The survivors stand up hidden again, even after a flight.

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
rule-CO-C7 = A strength card adds its number to the strength of the piece. Light has the numbers 1 to 5, Dark 1 to 6.

## Rules: end of the game

rule-CO-E1 = When Frodo enters Mordor, Light wins at once, before any combat, whoever stands there.
rule-CO-E2 = When Frodo is eliminated, Dark wins.
rule-CO-E3 = When three Dark pieces stand in the Shire, Dark wins.
rule-CO-E4 = A player who cannot move any piece when the turn comes loses.

## Rules: special cards of the variant

rule-CO-V1 = { variant-shadowfax-text }
rule-CO-V2 = { variant-gandalf-the-white-text }
rule-CO-V3 = { variant-palantir-text }
rule-CO-V4 = { variant-recall-text }

## Rules: the match

rule-CO-W1 = A match is two games with the sides swapped. The winner of a game scores 1 for each own piece still on the board, the loser 0; the higher total wins the match.

## Rules: what each player knows

rule-CO-I1 = Of the enemy pieces you see only how many stand in each region. Neither their order nor anything else about them tells you more.
rule-CO-I2 = After a combat the survivors are hidden again. Once they could have been mixed, you know only that one of the pieces in the region is the one you saw, not which.
rule-CO-I3 = Played cards lie open, so both sides know what is left in either hand. A chosen card stays unseen until both have chosen, unless Gandalf’s ability shows Dark’s first.
rule-CO-I4 = Whenever Light takes the tunnel and any Dark piece stands in Moria, Dark is asked about the ambush. If Dark declines, that tells nothing about the piece.
rule-CO-I5 = When Sam or Frodo is attacked beside another Light piece, neither the question about help nor a refusal tells who that piece is.

## Rules: fine print

rule-CO-R1 = If Dark plays Retreat and its piece does not leave, a Sacrifice eliminates both pieces. An option changes this: Dark’s Retreat, once played, then spares both pieces from the Sacrifice, and since both sides are still there, a new combat follows.
rule-CO-R2 = A sideways move by ability or by card is allowed along the river too, in either direction: to the Witch-king, Frodo and Aragorn, and with Dark’s Retreat. The river itself only adds a normal move downstream, and only for Light.
rule-CO-R3 = An Eye played from the hand cancels Light’s Magic before it is replaced, and Light’s card counts 0. If both sides play Magic, both may replace it, Dark first and openly; an Eye that Dark recalls then cancels only a spell that Light recalls.
rule-CO-R4 = When your Retreat takes effect, you may choose a possible region or stay; if you stay, the card counts 0. An option changes this: the piece then has to leave whenever it can.
rule-CO-R5 = A Retreat with nowhere to go is spent without effect and counts 0; the combat goes on.
rule-CO-R6 = Magic played while you have no other played card to recall counts 0 and is spent.
rule-CO-R7 = The attacker points at one of the hidden pieces without knowing which it is. The owner may mix them before every pick, even a piece that was shown earlier in the turn.
rule-CO-R8 = When Shelob eliminates a Light piece in Gondor and survives, she stays there and is not eliminated. If other Light pieces are left there, she fights on.
rule-CO-R9 = The Winged Nazgûl may fly from one mountain region to another if exactly one Light piece stands there. The ban on sideways moves in the mountains does not bind his flight.
rule-CO-R10 = The Black Rider’s long ride serves only to attack and ends in the first region on his way that holds a Light piece. It never leads through a region where Dark has reached its limit, nor through the tunnel.
rule-CO-R11 = When Frodo is attacked, Sam may step in even if another companion has fought there before him. He has strength 5 only if both are shown; Light may also keep Frodo hidden and let Sam fight with 2.
rule-CO-R12 = The Orcs’ first strike is spent with their first combat of the turn, even if the piece flees; if Sam steps in, it hits Sam. After that they fight with plain strength 2.
rule-CO-R13 = Abilities work in this order: the Warg, then flight or Sam’s help, then immediate eliminations, with the Orcs’ first strike last among them, then Saruman, and only then cards.
rule-CO-R14 = The Balrog’s ambush is Dark’s choice, made before the traveller is shown and before anyone looks at Fangorn. After it the victim is shown, and a Dark piece in Fangorn stays hidden. Any other piece in Moria does not block the tunnel.
rule-CO-R15 = Dark decides anew in each of Saruman’s combats, openly and before any card, even before the card that Gandalf’s ability makes Dark show. If cards are forbidden, none is spent.
rule-CO-R16 = In the Troll’s combats any card that Dark plays is blank and spent; Magic recalls nothing. The special cards of the variant are not touched.
rule-CO-R17 = In Gandalf’s combats Light may answer with Magic, which takes effect after Dark’s spell. Light must play a card even against a Retreat, and it is spent.
rule-CO-R18 = The hands come back as soon as the ninth card of each side is spent, before the next combat, even within the same turn. They never come back earlier, nor for one side alone.
rule-CO-R19 = Whether you can still move is judged by all normal moves and by the special moves of Aragorn, the Witch-king, the Winged Nazgûl and the Black Rider. If you can use Gandalf the White or Recall, you do not lose either, unless the strict option is chosen.
rule-CO-R20 = Dark wins however Frodo is eliminated: by a tie, by Light’s own Sacrifice or by the Balrog. The endings are checked in this order: Frodo enters Mordor, Frodo is eliminated, three Dark pieces stand in the Shire at the end of the turn, the next player cannot move.
rule-CO-R21 = The third Dark piece wins on arrival in the Shire: where two Dark pieces stand, no Light piece is left to fight.
rule-CO-R22 = If neither side can move any more, only the player whose turn comes is looked at, and loses. It is not a draw.
rule-CO-R23 = Light chooses the four pieces for the Shire freely from all nine.
rule-CO-R24 = The Palantír shows one Light piece, picked where it stands, but not in the Shire, and only Dark sees it. Light may not mix that piece until the turn is over.
rule-CO-R25 = Recall brings back a piece on the board, not an eliminated one and not one already in Mordor. Before it, at most three Dark pieces and no Light piece may stand in Mordor.
rule-CO-R26 = After the extra step with Shadowfax the same piece may make the normal move, and attack; Light may also stop there, and stopping tells nothing about the piece. The extra step goes to a neighbouring region forward or through the tunnel, never along the river. If it takes Frodo to Mordor, with no Dark piece there, Light wins.
rule-CO-R27 = A Gandalf who has returned is an ordinary hidden piece again. If he is on the board at the end, he counts for the score.
rule-CO-R28 = By river and tunnel Light may also attack: they are normal moves.
rule-CO-R29 = If the totals of both games are equal, the match is a draw.
rule-CO-R30 = No flight and no retreat leads back through the tunnel, and none that goes backward leads up the river, for backward means towards the Shire. The region the attacker has just left is open to a flight if no Dark piece remains there.
rule-CO-R31 = Light’s Retreat leads nowhere from the Shire, Dark’s leads nowhere from Mordor, the Shire or the mountains: there the card has no effect.
rule-CO-R32 = Frodo’s flight does not end the attacker’s turn: the other Light pieces in the region must still be fought.
rule-CO-R33 = If both sides play Retreat and Dark’s piece leaves, but the Light attacker cannot, the attacker stays and must fight the next piece in the region.
rule-CO-R34 = A game does not go on for ever: should it reach the technical limit of turns, it ends in a draw.
rule-CO-R35 = If only one card is left in your hand, you must play it, even if it is of no use.
rule-CO-R36 = Merry, Legolas, Gimli, Boromir and the Orcs cannot hold back. You have a choice only with Frodo’s and Pippin’s flight, Sam’s help, Saruman’s ban, the Balrog’s ambush and special moves.
rule-CO-R37 = In the Troll’s combats Dark chooses its card at the same time as Light, unseen as always; only Gandalf makes Dark choose first. Turned up, it is void, and it is spent.
rule-CO-R38 = Magic need not be replaced: its owner may leave it as it is, and then it counts 0. This holds for both sides, before Gandalf too, and when both sides play Magic.
rule-CO-R39 = If Dark replaces its Magic by a strength card, the Cloak makes that number count 0: what fights is the card that Magic has become.
rule-CO-R40 = The tunnel is a way for Light alone: when the Winged Nazgûl flies from Eregion to Fangorn, he does not use it. There is no ambush, and Dark is not asked.

## Headings of the rules pages

chapter-CO-S = Set-up and first move
chapter-CO-M = Movement
chapter-CO-K = Combat
chapter-CO-L = Light’s pieces
chapter-CO-D = Dark’s pieces
chapter-CO-C = Combat cards
chapter-CO-E = End of the game
chapter-CO-V = Special cards
chapter-CO-W = The match
chapter-CO-I = What each player knows
chapter-CO-R = Fine print

## Options

option-retreat-shield = A played Retreat shields from Sacrifice
option-retreat-shield-off = No: a Sacrifice eliminates both pieces if Dark’s piece does not leave with its Retreat.
option-retreat-shield-on = Yes: Dark’s Retreat, once played, spares both pieces from the Sacrifice, even if Dark’s piece does not leave; then a new combat follows.
option-retreat = Retreat cards
option-retreat-may = May: when your Retreat takes effect, you choose whether the piece leaves; if it stays, the card counts 0.
option-retreat-must = Must: when your Retreat takes effect, the piece leaves whenever it can.
option-no-move = No move left
option-no-move-lenient = Lenient: a player who cannot move any piece, but can use Gandalf the White or Recall, does not lose.
option-no-move-strict = Strict: a player who cannot move any piece loses, even with a usable special card.
option-variants = Special cards: which of Shadowfax, Gandalf the White, the Palantír and Recall are used. Uneven numbers can make up for a difference in experience.
short-option-variants = Special cards

## How a game ends

reason-mordor = Frodo has reached Mordor: Light wins.
reason-frodo = Frodo has been eliminated: Dark wins.
reason-shire = Three Dark pieces stand in the Shire: Dark wins.
reason-no-move =
    { $winner ->
        [light] Dark cannot move any more: Light wins.
       *[dark] Light cannot move any more: Dark wins.
    }
reason-cap = The limit of turns is reached: it is a draw.

## Story
## $side acts, or loses $piece; $piece, $light, $dark and $enemy come from the-piece ($light and $dark in story-turned from story-card),
## $origin, $place and $goal from from-region, in-region and to-region. Only Light’s pieces may begin a sentence.

story-card =
    { $card ->
        [strength] Strength { $number }
        [magic] Magic
        [sacrifice] Sacrifice
        [cloak] the Cloak
        [retreat] Retreat
       *[eye] the Eye
    }
story-placed =
    { $side ->
        [light] Light has set up its pieces.
       *[dark] Dark has set up its pieces.
    }
story-moved =
    { $side ->
        [light] Light moves { $piece } { $origin } { $goal }.
       *[dark] Dark moves { $piece } { $origin } { $goal }.
    }
story-moved-hidden =
    { $side ->
        [light] Light moves a piece { $origin } { $goal }.
       *[dark] Dark moves a piece { $origin } { $goal }.
    }
story-shadowfax = Light calls Shadowfax: one piece makes an extra step.
story-halted = The piece that Shadowfax carried stops there: the turn is over.
story-gandalf-the-white = Gandalf the White returns to Fangorn.
story-palantir = Dark turns the Palantír on a piece { $place }.
story-peeked = The Palantír shows { $piece }.
story-recalled = Dark recalls { $piece } { $origin } to Mordor.
story-recalled-hidden = Dark recalls a piece { $origin } to Mordor.
story-ambushed = The Balrog shows himself in Moria and strikes in the tunnel.
story-struck = There Light loses { $piece }.
story-attacked =
    { $side ->
        [light] Combat { $place }: Light attacks with { $piece }.
       *[dark] Combat { $place }: Dark attacks with { $piece }.
    }
story-pointed-seen = Dark attacks the piece that the Palantír has shown.
story-pointed-other = Dark attacks a piece that the Palantír has not shown.
story-met =
    { $side ->
        [light] There Light meets { $piece }.
       *[dark] There Dark meets { $piece }.
    }
story-met-next =
    { $side ->
        [light] The combat goes on: Light meets { $piece }.
       *[dark] The combat goes on: Dark meets { $piece }.
    }
story-fled = { $piece } flees { $goal }.
story-sam = Sam steps in for Frodo and fights with strength 5.
story-frodo = Frodo shows himself at Sam’s side, and Sam fights with strength 5.
story-boromir = Boromir takes { $dark } with him: both are eliminated.
story-slain = { $light } eliminates { $dark } at once.
story-first-strike = The Orcs strike first: Light loses { $light }.
story-forbidden = Saruman forbids cards.
story-permitted = Saruman allows cards.
story-played =
    { $side ->
        [light] Light answers with { $card }.
       *[dark] Dark openly plays { $card }.
    }
story-turned = Light plays { $light }, Dark plays { $dark }.
story-troll = The Troll makes Dark’s card void.
story-recovered =
    { $side ->
        [light] Light replaces Magic with { $card }.
       *[dark] Dark replaces Magic with { $card }.
    }
story-left =
    { $side ->
        [light] Light leaves Magic as it is: it counts 0.
       *[dark] Dark leaves Magic as it is: it counts 0.
    }
story-cancelled = The Eye cancels { $card }.
story-useless =
    { $side ->
        [light] Light uses { $card } in vain.
       *[dark] Dark uses { $card } in vain.
    }
story-retreated =
    { $side ->
        [light] Light withdraws { $piece } { $goal }.
       *[dark] Dark withdraws { $piece } { $goal }.
    }
story-stayed =
    { $side ->
        [light] Light does not retreat.
       *[dark] Dark does not retreat.
    }
story-sacrificed = Sacrifice takes both pieces: Light loses { $light }, Dark loses { $dark }.
story-cloaked = The Cloak makes Dark’s card count 0.
story-sum = { $strength } + { $card } = { $sum }
story-compared =
    { $side ->
        [light] { $light } reaches { $light_sum }, { $dark } { $dark_sum }: Light loses { $piece }.
       *[dark] { $light } reaches { $light_sum }, { $dark } { $dark_sum }: Dark loses { $piece }.
    }
story-tie = { $light } reaches { $light_sum }, { $dark } { $dark_sum }: both are eliminated.
story-shelob = Shelob goes back to Gondor.
story-shelob-lost = Gondor is closed to Shelob: she is eliminated too.
story-cards-back = Both sides have played all nine cards and take them back.

## What a player may choose

action-place = Place { $piece } { $place }
action-move = Move { $piece } { $goal }
action-attack = Move { $piece } { $goal } and attack
action-shadowfax = Call Shadowfax
action-gallop = Let Shadowfax carry { $piece } { $goal }
action-halt = Stop here
action-gandalf-the-white = Bring Gandalf the White to Fangorn
action-palantir = Turn the Palantír on a piece { $place }
action-recall = Recall { $piece } { $origin } to Mordor
action-stuck = No piece can move: admit defeat
action-ambush = Let the Balrog strike
action-pass = Let the piece pass
action-point-seen = Attack { $piece }
action-point-other = Attack the other piece
action-flee = { $piece } flees { $goal }
action-stand = { $piece } stands and fights
action-sam = Sam fights for Frodo, with strength 5
action-frodo = Show Frodo: Sam fights with strength 5
action-forbid = Forbid cards
action-permit = Allow cards
action-play = Play { $card }
action-recover = Replace Magic with { $card }
action-leave = Leave Magic as it is: it counts 0
action-retreat = Retreat { $goal }
action-stay = Stay

## What a player is asked, and what the others wait for

ask-place = Set up your pieces: who stands { $place }?
ask-move = Choose your move.
ask-move-on = Move { $piece } on, or stop here.
ask-gallop = Choose which piece Shadowfax carries, and where.
ask-ambush = A Light piece takes the tunnel: does the Balrog strike?
ask-pass = A Light piece takes the tunnel, and the Balrog is not in Moria: let it pass.
ask-point = Choose the piece that you attack { $place }.
ask-answer = { $piece } faces { $enemy }: what do you do?
ask-forbid = Saruman faces { $enemy }: do you forbid cards?
ask-choose = Choose a card for { $piece } against { $enemy }.
ask-choose-first = Choose a card for { $piece }; Gandalf sees it before he answers.
ask-choose-second = Dark shows { $card }: choose a card for Gandalf against { $enemy }.
ask-recover = Choose the card that replaces Magic, or leave Magic as it is.
ask-retreat = Where does Retreat take { $piece }?
wait-place =
    { $side ->
        [light] Light sets up its pieces.
       *[dark] Dark sets up its pieces.
    }
wait-move =
    { $side ->
        [light] Light chooses a move.
       *[dark] Dark chooses a move.
    }
wait-gallop = Light chooses which piece Shadowfax carries.
wait-ambush = A piece is in the tunnel: Dark decides whether the Balrog strikes.
wait-show = A piece is shown.
wait-point = Dark chooses the piece to attack.
wait-meet = A defender is shown.
wait-answer = Light decides what { $piece } does.
wait-forbid = Dark decides whether Saruman forbids cards.
wait-choose =
    { $side ->
        [light] Light chooses a card.
       *[dark] Dark chooses a card.
    }
wait-turn = The cards are turned up.
wait-recover =
    { $side ->
        [light] Light decides what becomes of its Magic.
       *[dark] Dark decides what becomes of its Magic.
    }
wait-retreat =
    { $side ->
        [light] Light decides where to retreat.
       *[dark] Dark decides where to retreat.
    }
wait-peek = The Palantír shows a piece.
wait-over = The game is over.

## Help at the table

confrontation-help-choose = To choose, type the number of a choice and press Enter. You can also type a piece and a region (merry cardolan), a card (magic) or the action itself (move merry cardolan, play 5, flee rohan). While you set up, random places the rest of your pieces by chance, and again places them as in your last game with this side.
confrontation-help-explain = ? 3 explains what choice 3 is about, ? merry a piece, ? moria a region, ? magic or ? 5 a card, ? CO-K2 a rule.

## The drawing in the terminal, and what both drawings say

confrontation-setup = setting up
confrontation-turn = turn { $turn }
confrontation-moves =
    { $side ->
        [light] Light’s turn
       *[dark] Dark’s turn
    }
confrontation-hand = Hand:
confrontation-played = Played:
confrontation-extra = Special:
confrontation-out = Out:
confrontation-piece-nazgul = Nazgûl
confrontation-piece-black-rider = Rider
confrontation-card-magic = Magic
confrontation-combat =
    { $side ->
        [light] Combat { $where }: Light attacks
       *[dark] Combat { $where }: Dark attacks
    }
confrontation-card-none = no card yet
confrontation-card-forbidden = no card (Saruman)
confrontation-card-hidden = a card face down
confrontation-card-own = { $card } (face down)
confrontation-card-counts = { $card } ({ $counts })
confrontation-card-void = { $card } (void)
confrontation-hidden = Hidden:
confrontation-hint =
    { $about }: { $listed ->
        [1] { $last }
       *[other] { $names } or { $last }
    }
confrontation-hint-not =
    { $about }: not { $listed ->
        [1] { $last }
       *[other] { $names } or { $last }
    }
confrontation-ability-frodo = when attacked, may flee sideways
confrontation-ability-sam = 5 beside Frodo; may fight in his place
confrontation-ability-pippin = when attacking, may flee backward
confrontation-ability-merry = eliminates the Witch-king at once
confrontation-ability-gandalf = Dark shows its card first
confrontation-ability-aragorn = attacks in any direction
confrontation-ability-legolas = eliminates the Winged Nazgûl at once
confrontation-ability-gimli = eliminates the Orcs at once
confrontation-ability-boromir = both are eliminated at once
confrontation-ability-balrog = in Moria, strikes in the tunnel
confrontation-ability-shelob = after a victory goes back to Gondor
confrontation-ability-witch-king = attacks sideways too
confrontation-ability-nazgul = flies to any piece that stands alone
confrontation-ability-black-rider = rides forward any distance to attack
confrontation-ability-saruman = may forbid cards
confrontation-ability-orcs = when attacking, strike first
confrontation-ability-warg = Light’s ability does not work
confrontation-ability-troll = Dark’s card is void
confrontation-region-home = A home region: up to { $limit } pieces of each side.
confrontation-region-mountain = Mountains: one piece of each side, and no way sideways.
confrontation-region-plain = Up to { $limit } pieces of each side.
confrontation-ways-light = Forward for Light: { $regions }
confrontation-ways-dark = Forward for Dark: { $regions }
confrontation-ways-sideways = Sideways: { $regions }
confrontation-ways-shortcut = By river or tunnel, for Light only: { $regions }
confrontation-region-tunnel = The tunnel of Moria leads from Eregion straight to Fangorn, for Light only.
confrontation-region-balrog = While the Balrog stands here, he may strike whoever takes the tunnel from Eregion to Fangorn.
confrontation-legend-regions = Your home is at the bottom. Each region has its name and, at the right of its upper edge, how many pieces each side may have in it; { $ridge } marks mountains.
confrontation-legend-ways = { $right } or { $left } is the river Anduin, { $up } or { $down } the tunnel of Moria: ways for Light only, in the direction of the arrow.
confrontation-legend-pieces = Your own pieces have a name and a strength; { $known } marks one that your opponent knows. { $light } is a hidden piece of Light, { $dark } one of Dark; where you can be sure who it is, the name is there. Below the board stands who the other hidden pieces can be.
confrontation-legend-marks = { $left } and { $came } mark where the last move came from and went to, { $fight } a combat, or a move that leads to one.

## The table in the browser

confrontation-label-at = { $piece }, strength { $strength }, { $place }
confrontation-label-out = { $piece }, strength { $strength }, eliminated
confrontation-label-idle = { $piece }, strength { $strength }, not placed yet
confrontation-label-fighter = { $piece }, strength { $strength }
confrontation-label-hidden = a hidden piece
confrontation-count =
    { $side ->
        [light] { $count ->
            [one] 1 Light piece
           *[other] { $count } Light pieces
        }
       *[dark] { $count ->
            [one] 1 Dark piece
           *[other] { $count } Dark pieces
        }
    }
confrontation-known = Your opponent knows this piece.
confrontation-here-known = Known here: { $names }.
confrontation-here-hidden =
    { $count ->
        [one] One hidden piece
       *[other] { $count } hidden pieces
    }, perhaps { $listed ->
        [1] { $last }
       *[other] { $names } or { $last }
    }.
confrontation-here-not =
    { $count ->
        [one] One hidden piece
       *[other] { $count } hidden pieces
    }, not { $listed ->
        [1] { $last }
       *[other] { $names } or { $last }
    }.
confrontation-here-any =
    { $count ->
        [one] One hidden piece
       *[other] { $count } hidden pieces
    }: it could be anybody.
confrontation-card-spent = { $card } (played)
confrontation-step-shown = Shown
confrontation-step-answer = Answer
confrontation-step-ban = Saruman
confrontation-step-cards = Cards
confrontation-step-spells = Spells
confrontation-step-sum = Strengths
confrontation-ended =
    { $side ->
        [light] Combat { $where }: Light attacked
       *[dark] Combat { $where }: Dark attacked
    }
confrontation-face-witch-king = Witch-king
confrontation-face-saruman = Saruman
confrontation-way-river = The river Anduin
confrontation-way-river-text = Light may move down the Anduin, from Mirkwood to Fangorn and from Fangorn to Rohan, in the direction of the arrows. Dark may not use the river.
confrontation-way-tunnel = The tunnel of Moria
confrontation-tray =
    { $side ->
        [light] Light’s losses
       *[dark] Dark’s losses
    }
confrontation-tray-text =
    { $count ->
        [one] One piece is out
       *[other] { $count } pieces are out
    }, { $left ->
        [one] one is still on the board.
       *[other] { $left } are still on the board.
    }
confrontation-alarm-shire = Two Dark pieces stand in the Shire: a third one wins the game.
confrontation-alarm-mordor = Frodo stands { $place }: one step more, and he is in Mordor.
confrontation-alarm-perhaps = A Light piece stands before Mordor. If it is Frodo, his next step wins.
confrontation-setup-plans = Set up with one touch, then change what you like:
confrontation-setup-random = At random
confrontation-setup-last = As last time
confrontation-setup-clear = Clear
confrontation-setup-ready = Ready
confrontation-plan-light-shield = The shield
confrontation-plan-light-shield-text = Frodo, Sam and Pippin wait at home behind the strong; Merry and Gimli hold the front.
confrontation-plan-light-toll = The toll
confrontation-plan-light-toll-text = Boromir in front takes a strong enemy with him; the four hobbits stay together.
confrontation-plan-light-early = An early start
confrontation-plan-light-early-text = Frodo and Sam set out at once behind three heroes: quick, and risky.
confrontation-plan-dark-front = The strong front
confrontation-plan-dark-front-text = Balrog, Saruman and Shelob hold the front; the riders strike from afar.
confrontation-plan-dark-moria = The lord of Moria
confrontation-plan-dark-moria-text = The Balrog goes to Moria at once and closes the tunnel.
confrontation-plan-dark-storm = The storm
confrontation-plan-dark-storm-text = Orcs and riders attack first; the mighty follow and march on the Shire.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $piece and $enemy come from the-piece, $place from in-region, $card from
## story-card or variant-…; $number is how many there are in all, $count how many of them.

advice-set-up-light = Frodo is safest at home in the Shire at first; whoever stands in front meets Dark soon.
advice-set-up-dark = Whoever stands in front meets Light first; those in Mordor guard the last step of Frodo’s way.
advice-frodo-threatened =
    { $number ->
        [1] One Dark piece stands a step from Frodo.
       *[other] { $number } Dark pieces stand a step from Frodo.
    }
advice-frodo-way =
    { $number ->
        [1] Frodo has one step left to Mordor.
       *[other] Frodo has { $number } steps left to Mordor.
    }
advice-frodo-where =
    { $listed ->
        [1] Frodo can only be here: { $last }.
       *[other] Frodo can only be here: { $names } or { $last }.
    }
advice-shire-held = Your pieces in the Shire: { $number }. Still needed to win: { $left }.
advice-fight = Strength { $strength } against { $against } before any card: { $piece } and { $enemy }.
advice-wins-match = It wins you the game at once.
advice-loses-match = It loses you the game at once.
advice-loses = You lose { $piece }.
advice-takes = It takes { $piece } out of the game.
advice-place-frodo = Frodo then stands outside the Shire, nearer to Dark.
advice-place-strong = It holds this place with strength { $strength }.
advice-place-weak = It has only strength { $strength } to hold this place.
advice-within-reach =
    { $number ->
        [1] One enemy piece stands a step from there.
       *[other] { $number } enemy pieces stand a step from there.
    }
advice-out-of-reach = No enemy piece stands a step from there.
advice-frodo-nearer =
    { $number ->
        [1] It carries Frodo nearer: one step is left to Mordor.
       *[other] It carries Frodo nearer: { $number } steps are left to Mordor.
    }
advice-frodo-no-nearer =
    { $number ->
        [1] Frodo comes no nearer: one step is left to Mordor.
       *[other] Frodo comes no nearer: { $number } steps are left to Mordor.
    }
advice-joins-frodo = It gives Frodo company.
advice-leaves-frodo = It leaves Frodo alone.
advice-in-shire =
    { $number ->
        [1] Then one of yours stands in the Shire; three win.
       *[other] Then { $number } of yours stand in the Shire; three win.
    }
advice-shire-way =
    { $number ->
        [1] From there it is one step to the Shire.
       *[other] From there it is { $number } steps to the Shire.
    }
advice-leaves-empty = None of your pieces is left { $place }.
advice-frodo-risked = If Frodo falls, the game is lost.
advice-shows-itself = The other then knows who attacks.
advice-beats =
    { $sure ->
        [yes] You meet { $enemy } and come out on top before any card.
       *[no] If it is { $enemy }, you come out on top before any card.
    }
advice-falls =
    { $sure ->
        [yes] You meet { $enemy } and lose before any card.
       *[no] If it is { $enemy }, you lose before any card.
    }
advice-both-fall =
    { $sure ->
        [yes] You meet { $enemy }, and both fall before any card.
       *[no] If it is { $enemy }, both fall before any card.
    }
advice-odds-better = Of { $number } who may stand there, you would beat { $count } before any card.
advice-odds-worse = Of { $number } who may stand there, you would lose to { $count } before any card.
advice-odds-even = Of { $number } who may stand there, { $count } would fall together with you before any card.
advice-extra-used = It uses up { $card }.
advice-ambush = It takes out whoever is in the tunnel.
advice-ambush-shows = Light then knows where the Balrog stands.
advice-lets-through = Whoever is in the tunnel comes through.
advice-balrog-hidden = It does not tell where the Balrog stands.
advice-escapes = Your piece gets away without losing.
advice-sam-with-frodo = Sam then fights with strength 5.
advice-frodo-shown = The other then knows where Frodo is.
advice-cards-decide = The cards then decide.
advice-card-magic = It can become a card you have played before.
advice-card-sacrifice = It takes both out of the game, however strong they are.
advice-card-cloak = It turns a number that Dark plays into 0.
advice-card-retreat = It lets your piece get away, if there is room.
advice-card-eye = It cancels a spell that Light plays.
advice-card-void = With the Troll your card counts for nothing.
advice-card-beats = You reach { $sum }, enough against { $count } of the { $number } numbers the other still holds.
advice-card-falls = You reach { $sum }, too little against { $count } of the { $number } numbers the other still holds.
advice-card-highest = It is the highest number you still hold.
advice-recovers = Magic then counts as { $card }.
advice-magic-empty = Magic then counts for nothing.
advice-halts = The piece stays where it is.

## Puzzles

puzzle-theme-frodo = Frodo’s way
puzzle-theme-attack = The right attack
puzzle-theme-manoeuvre = A quiet move
puzzle-theme-card = The right card
puzzle-theme-ability = An ability
puzzle-theme-setup = The set-up

## Where cards lie hidden, as chances are told of them

stage-card-light = Light’s card
stage-card-dark = Dark’s card
