# The Duel: every word a player reads about this game, in English.

## The game

game-title = The Duel
game-tagline = Gandalf and the Balrog measure their strength, card against card, on the bridge of Khazad-dûm.
game-intro = Three duels, then a final. You take turns laying a card: its left edge parries the right edge of the card before it, and every symbol without a counterpart costs the other side 1 energy. Whoever has more energy at the end of a duel climbs one to three steps of the bridge, and whoever stands higher after the final wins. Of nine cards you play only six: the other three wait for the final.

## Sides
## The terms are for the middle of a sentence: { -balrog(case: "genitive") } gives "the Balrog’s".

-gandalf =
    { $case ->
       *[nominative] Gandalf
        [accusative] Gandalf
        [dative] Gandalf
        [genitive] Gandalf’s
    }
-balrog =
    { $case ->
       *[nominative] the Balrog
        [accusative] the Balrog
        [dative] the Balrog
        [genitive] the Balrog’s
    }
side-gandalf = Gandalf
side-balrog = The Balrog

## Gandalf’s special cards

card-balance = Balance
card-balance-text = The exchange is scored, then energy is compared. If Gandalf is ahead, he gains 1; if both are equal, he gains 1 and the Balrog loses 1; if Gandalf is behind, he gains 2 and the Balrog loses 1. A gain stops at the start space of the duel (with edition tilsit, at 20). Nothing happens if the exchange has already ended the duel in the negative area.
card-list = List
card-list-text = The name means cunning. Until the end of this duel the Balrog’s hand lies face up, even while he picks his cards for the final. If Enchantment follows, he takes his hand up and shuffles it, Gandalf draws one card at random, and the rest is laid open again. With edition tilsit, List has no effect when three or more spaces are free between the markers after its exchange.
card-magic = Magic
card-magic-text = From now on, once in this duel, Gandalf may refuse a card that the Balrog has just laid, before it is scored. It is set aside as one of the Balrog’s three cards for the final, and the Balrog lays another from his hand. Gandalf decides at once for each card; letting one pass does not use Magic up. It lapses when the Balrog has no card left to play in this duel. In the final it has no effect, but its symbols count.
card-mirror = Mirror
card-mirror-text = The Mirror has no symbols, and nobody loses energy in the exchange in which it is laid. It takes over the attack symbols of the Balrog’s card before it: the Balrog must answer his own attack. A special card that answers it loses its effect and keeps its symbols, except Whip, which is not laid beside it, and Defense, which moves the Mirror to a new place, where it works again. As the first card of a duel it is simply a card without symbols.
card-rage = Rage
card-rage-text = The next special card that the Balrog plays in this duel loses its effect and keeps its symbols. Whip is not touched and leaves Rage waiting; Trick in the final does not use it up either, nor does a card that has already lost its effect to the Mirror. If no such card comes, Rage lapses with the end of the duel.
card-enchantment = Enchantment
card-enchantment-text = Gandalf draws a card at random from the Balrog’s hand and lays it open; the Balrog cannot play it on his own. Before any later play of the Balrog in this duel, the very next included, Gandalf may order him to play it. A special card played on order keeps its effect. If it was not ordered, the Balrog may keep it as one of his three cards for the final, or drop it if he has enough others. In the final it becomes his last card, unless the final ends before.

## The Balrog’s special cards

card-whip = Whip
card-whip-text = The Balrog takes one of his own plain cards, already played in this duel, out of the row and lays it at the end, where it is scored; Whip fills the gap, and old exchanges are not scored again. If he has no plain card in the row, Whip itself goes to the end, as a card without symbols. Neither the Mirror nor Rage takes its effect away, and Rage goes on waiting.
card-strength = Strength
card-strength-text = After the exchange is scored, Gandalf loses 2 more energy (our reconstruction, unless a deck file says otherwise). Nothing happens if the exchange has already ended the duel in the negative area.
card-power = Power
card-power-text = The exchange is scored, then the figures on the bridge are compared; the ground counts as a level. If the Balrog stands higher, he gains 1 energy; if both stand level, he gains 1 and Gandalf loses 1; if he stands lower, he gains 2 and Gandalf loses 1. A gain stops at the start space of the duel (with edition tilsit, at 20). Nothing happens if the exchange has already ended the duel in the negative area.
card-trick = Trick
card-trick-text = After scoring, the Balrog draws a card at random from Gandalf’s hand and looks at it. It is set aside as one of Gandalf’s three cards for the final. In the final Trick has no effect, but its symbols count.
card-defense = Defense
card-defense-text = After scoring, the card of Gandalf’s that Defense has answered moves to the end of the row and is scored there as the answer to Defense. Gandalf lays a card of his choice from his hand into the gap, unscored and without effect; that is his play. The moved card keeps its symbols but not its effect; only the Mirror works again in its new place. Defense has no effect if no card of Gandalf’s lies before it, or if Gandalf has no card left to play in this duel.

## Plain cards

card-full-flame = Full flame
card-full-flame-text = A plain card that only the Balrog owns. It bears all eight symbols: it parries in four rows and attacks in four rows. Whip may bring it back.
card-trance = Trance
card-trance-text = A plain card without a single symbol; each deck holds one. It parries nothing and attacks nothing, and every symbol it meets costs its owner 1 energy.
card-plain = Card { $number }
card-plain-text = A plain card has no effect, only symbols: up to four for defence on the left, up to four for attack on the right. Both decks hold the same 21 of them, Trance included; the Balrog alone adds Full flame.

## A card in the middle of a sentence

the-card =
    { $card ->
        [plain] card { $number }
        [trance] { card-trance }
        [full-flame] { card-full-flame }
        [whip] { card-whip }
        [strength] { card-strength }
        [power] { card-power }
        [trick] { card-trick }
        [defense] { card-defense }
        [balance] { card-balance }
        [list] { card-list }
        [magic] { card-magic }
        [mirror] the { card-mirror }
        [rage] { card-rage }
       *[enchantment] { card-enchantment }
    }

## Whose card it is

card-owner-gandalf = one of { -gandalf(case: "genitive") } cards
card-owner-balrog = one of { -balrog(case: "genitive") } cards
card-owner-both = a card found in both decks

## Rules: components

rule-DU-C1 = Each side owns 27 cards. A card has four rows, and each row may bear a defence symbol on the left and an attack symbol on the right.
rule-DU-C2 = Both decks hold the same 21 plain cards, one copy of each; one of them, Trance, has no symbol at all. Gandalf adds six special cards, the Balrog five special cards and Full flame, a plain card with all eight symbols.
rule-DU-C3 = On the energy track the preliminary duels start on 15 (white mark), the final on 20 (orange mark, at the top end). Space 0 and everything below it is the negative area, which has no floor. The 20 and the 0 are a reconstruction; a deck file can set other start spaces, but the negative area always begins at 0.
rule-DU-C4 = The bridge has five steps on each side; the ground before it is level 0, and the fifth step is the top. A figure never goes past the top.

## Rules: set-up and course

rule-DU-S1 = At the start both figures stand on the ground before the bridge and both markers on 15; both decks lie shuffled and face down.
rule-DU-S2 = A game is three preliminary duels and one final. For each preliminary duel you draw the next nine cards of your deck: six are played, three are set aside face down for the final.
rule-DU-S3 = In the first duel it is Gandalf who lays the first card.
rule-DU-S4 = Before the second and the third duel the markers return to 15, while the figures stay where they are. Whoever lost the previous duel looks at the new hand and then decides who begins.
rule-DU-S5 = In the final you play the nine cards you set aside, and the markers start on 20. The player whose figure stands lower decides who begins; if the figures are level, the loser of the third duel does. All nine cards may be played, and nothing is set aside.

## Rules: an exchange

rule-DU-X1 = The players lay cards in turn, face up, the beginner first. Each new card goes to the right of the one before it, its left edge against that card’s right edge.
rule-DU-X2 = Every new card is scored at once against the card before it: row by row, the attack (right) of the older card meets the defence (left) of the newer one.
rule-DU-X3 = A row with a symbol on both cards, or on neither, changes nothing. If only one card has a symbol in a row, the owner of the other card loses 1 energy.
rule-DU-X4 = The card that has just defended is the attack in the next exchange.
rule-DU-X5 = An example: an attack in rows 1, 3 and 4 meets a defence in rows 2 and 3, so the defender loses 2 energy and the attacker 1. The defending card now attacks in rows 3 and 4 and meets a defence in row 2: again the defender loses 2 and the attacker 1.
rule-DU-X6 = If three or more spaces are free between the markers after an exchange (a difference of 4 or more), the player with more energy at once sees the opponent’s hand as it is at that moment. What was seen stays known to that player.
rule-DU-X7 = When a special card is laid, the exchange is scored first and the effect is carried out afterwards. If the exchange has ended the duel in the negative area, the effect is not carried out.
rule-DU-X8 = If one exchange moves both markers, they move together; only the result counts.

## Rules: end of a duel

rule-DU-E1 = A preliminary duel is over once each side has played six cards, the final once each has played nine. Either also ends as soon as a marker is in the negative area, whether an exchange or the effect of a card put it there.
rule-DU-E2 = If both markers are on the same negative space and at least one player still has a card to play (fewer than six played, in the final fewer than nine), the duel goes on. It then ends when the markers part, or when nobody has a card left to play.
rule-DU-E3 = The player with more energy wins the duel and climbs the bridge: one step with 0 to 2 free spaces between the markers (a difference of 1 to 3), two steps with 3 or 4 (a difference of 4 or 5), three steps with 5 or more (a difference of 6 or more).
rule-DU-E4 = If both markers are on the same space at the end, the player who began the duel loses it, and the winner goes up one step.
rule-DU-E5 = After a preliminary duel each player sets aside three cards from the hand, face down, for the final. Whoever has more than three chooses which three; the rest leaves the game face down, unseen by the opponent.
rule-DU-E6 = Cards that were played leave the game after the duel and do not come back.
rule-DU-E7 = Cards that Trick or Magic set aside during the duel count among the three for the final.

## Rules: end of the game

rule-DU-G1 = A player whose figure stands on the top step after the second or third duel wins at once; there is no final.
rule-DU-G2 = After the final, the player whose figure stands higher wins. If the figures are level, whoever won the final wins.
rule-DU-G3 = As a variant, a match is two games with the roles swapped, and in each you score the step your figure has reached (the ground scores 0). The higher total wins; if the totals are equal, whoever was Gandalf in the second game wins.

## Rules: Whip

rule-DU-W1 = Whip has no symbols. The Balrog takes one of his own plain cards, already played in this duel, out of the row and lays it at the end, where it is scored; Whip fills the gap. Old exchanges are not scored again.
rule-DU-W2 = If no plain card of the Balrog’s lies in the row, Whip itself goes to the end and is scored as a card without symbols.
rule-DU-W3 = Neither the Mirror nor Rage takes the effect of Whip away, because it is not laid next to them; Rage goes on waiting. The plain card that Whip puts at the end answers a Mirror as any plain card does.

## Rules: Strength

rule-DU-K1 = After the exchange of Strength is scored, Gandalf loses 2 energy; nothing happens if that exchange has already ended the duel in the negative area. The 2 is a reconstruction that a deck file can replace.

## Rules: Power

rule-DU-P1 = After the exchange of Power is scored, the figures are compared, and the ground counts as a level. If the Balrog stands higher, he gains 1 energy; if both stand level, he gains 1 and Gandalf loses 1; if he stands lower, he gains 2 and Gandalf loses 1.
rule-DU-P2 = Power lifts no marker above the start space of the duel (15, in the final 20). With edition tilsit the limit is the top of the track, 20, in every duel.
rule-DU-P3 = Power does nothing if its exchange has already ended the duel in the negative area, even if it would lift a marker out of it.

## Rules: Trick

rule-DU-T1 = With Trick the Balrog draws one card at random from Gandalf’s hand and looks at it. It is set aside as one of Gandalf’s three cards for the final.
rule-DU-T2 = In the final Trick has no effect; its symbols count.

## Rules: Defense

rule-DU-D1 = After scoring, Gandalf’s last card, the one Defense has answered, moves to the end of the row and is scored there as the answer to Defense. Gandalf lays a card of his choice from his hand into the gap, unscored and without effect. That is his play.
rule-DU-D2 = The card that Defense moves keeps its symbols and loses its effect. Only the Mirror goes on working.
rule-DU-D3 = Defense has no effect if no card of Gandalf’s lies before it, or if Gandalf has no card left to play in this duel.

## Rules: Balance

rule-DU-B1 = After the exchange of Balance is scored, energy is compared: if Gandalf is ahead, he gains 1; if both are equal, he gains 1 and the Balrog loses 1; if Gandalf is behind, he gains 2 and the Balrog loses 1. A gain stops at the start space of the duel (15, in the final 20; with edition tilsit always 20). Nothing happens if the exchange has already ended the duel in the negative area.

## Rules: List

rule-DU-L1 = After List the Balrog’s hand lies face up until the end of this duel, even while he picks his cards for the final.
rule-DU-L2 = If Gandalf plays Enchantment while the hand lies open, the Balrog takes it up and shuffles it, one card is drawn at random, and the rest is laid open again.
rule-DU-L3 = While the hand lies open, Gandalf’s right to look at it after a clear lead gives him nothing more. With edition tilsit, List has no effect when it is played with three or more free spaces between the markers.

## Rules: Magic

rule-DU-M1 = After Magic, Gandalf may once in this duel refuse a card that the Balrog has just laid, before it is scored. It is set aside as one of the Balrog’s three cards for the final, and the Balrog lays another card from his hand.
rule-DU-M2 = Gandalf decides at once for each card the Balrog lays; letting one pass does not use Magic up. It lapses when the Balrog has no card left to play in this duel.
rule-DU-M3 = In the final Magic has no effect; its symbols count.

## Rules: Mirror

rule-DU-R1 = The Mirror has no symbols, and nobody loses energy in the exchange in which it is laid. The attack symbols of the Balrog’s card before it become the Mirror’s attack: the Balrog must answer his own attack.
rule-DU-R2 = A special card with which the Balrog answers the Mirror loses its effect and keeps its symbols. Two keep their effect: Whip, which is not laid next to the Mirror, and Defense, which moves the Mirror to a new place, where it works again.
rule-DU-R3 = As the last card of a duel the Mirror moves no marker. As the first card it counts as a card without symbols.

## Rules: Rage

rule-DU-A1 = After Rage, the next special card the Balrog plays in this duel loses its effect and keeps its symbols. Whip does not count and leaves Rage waiting; the same goes for Trick in the final. Rage lapses at the end of the duel.
rule-DU-A2 = A special card that has already lost its effect to the Mirror does not use Rage up.

## Rules: Enchantment

rule-DU-Z1 = With Enchantment Gandalf draws a card at random from the Balrog’s hand and lays it open for both; the Balrog cannot play it on his own. Before any later play of the Balrog in this duel, the very next included, Gandalf may order it to be played. A special card played on order keeps its effect.
rule-DU-Z2 = If Gandalf has not ordered the enchanted card by the end of a preliminary duel, the Balrog, as he likes, may keep it as one of his three cards for the final or, if he has enough others, drop it; everybody sees which.
rule-DU-Z3 = An enchanted card that is not ordered in the final is the Balrog’s last card there, unless the final ends before.

## Rules: what each player knows

rule-DU-I1 = Open to everybody: both deck lists, the row of played cards, the energy, the bridge, how many cards are in each hand, in each deck and set aside, all cards laid open, and the effects still waiting.
rule-DU-I2 = Your hand and the cards you have set aside are your secret, unless a rule shows them. The order of a deck is known to nobody.
rule-DU-I3 = What you have seen you keep knowing: the opponent’s hand shown after a clear lead, the card drawn with Trick, the hand laid open by List. Cards that leave the game unseen stay unknown.

## Rules: fine print

rule-DU-F1 = A special card laid as the very last card of a duel still has its effect while the markers are positive. If it is the last card and both markers are on the same negative space, it has none.
rule-DU-F2 = The look at the opponent’s hand comes from an exchange, never from the effect of a card; laying the Mirror and scoring the card moved by Defense are exchanges too. It is also given when the exchange ends the duel, and then before the opponent picks the three cards for the final.
rule-DU-F3 = The Mirror’s attack is fixed when the Mirror comes to lie in its place, even if Whip later takes away the card it reflects.
rule-DU-F4 = Magic can refuse Whip itself, before a card is taken, but not the card that Whip moves; it can refuse a card played on order. A refused special card was not played, so Rage goes on waiting. The replacement belongs to the same play: Gandalf gives no new order before it.
rule-DU-F5 = A special card that answers a Mirror loses its effect even if that Mirror was the first card of the duel. Whip and Defense keep theirs there too.
rule-DU-F6 = If the card moved by Defense ends the duel, no card is laid into the gap. When Defense moves Magic, List or Enchantment, the effect already at work goes on.
rule-DU-F7 = “Cards left to play” always means plays left in the duel: six, in the final nine, less those already made. Cards set aside by Trick or Magic do not change that number.
rule-DU-F8 = An order takes nothing from a special card, but Rage and the Mirror still take its effect. A Defense that has no effect anyway, for want of a card to move or of a play left to Gandalf, uses Rage up.
rule-DU-F9 = If the enchanted card was not ordered and the Balrog has exactly three cards left, it among them, he keeps it for the final. The enchanted card lies open on the table, so everybody sees whether he keeps it or whether it leaves the game; of his other cards nothing is seen, unless List has laid the hand open.
rule-DU-F10 = With edition tilsit, the free spaces for List are counted after its own exchange, whoever leads. Balance may lift a marker up to 20 as well.
rule-DU-F11 = If a figure reaches the top step after a duel, the game is over at once and nothing more is set aside. Otherwise Gandalf sets his cards aside first, then the Balrog. Neither sees the other’s choice, except that everybody sees what becomes of an enchanted card, and under List of the Balrog’s whole hand.
rule-DU-F12 = If Enchantment or Trick meets an empty hand, nothing happens.
rule-DU-F13 = If you saw a hand and its owner then chose from it in secret, all you know of each unplayed card is that it was set aside or has left the game.

## Options

option-edition = Edition
option-edition-kosmos = Kosmos, the German and English rules: Power and Balance lift a marker no higher than the start space of the duel, and List works at any distance between the markers.
option-edition-tilsit = Tilsit, the French rules: Power and Balance may lift a marker up to 20 in every duel, and List has no effect when three or more spaces are free between the markers.
option-deck = Deck file: the cards and values to play with, for example those of your own box. Without one you play with our reconstruction.
short-option-deck = Cards
option-deck-own = cards of the host’s own box

## How a match ends

reason-top =
    { $winner ->
        [gandalf] Gandalf stands on the top step before the final: he wins.
       *[balrog] The Balrog stands on the top step before the final: he wins.
    }
reason-higher =
    { $winner ->
        [gandalf] After the final Gandalf stands higher on the bridge: he wins.
       *[balrog] After the final the Balrog stands higher on the bridge: he wins.
    }
reason-final =
    { $winner ->
        [gandalf] The figures are level, but Gandalf won the final: he wins.
       *[balrog] The figures are level, but the Balrog won the final: he wins.
    }

## Story
## $side acts or wins; $card comes from the-card, $cards is a list of names; $score, one of story-score-…, always follows a colon.

story-duel =
    { $duel ->
        [1] The first duel begins; both markers stand on { $energy }.
        [2] The second duel begins; both markers stand on { $energy } again.
        [3] The third duel begins; both markers stand on { $energy } again.
       *[4] The final begins: each side takes up the cards it has set aside, and both markers stand on { $energy }.
    }
story-dealt =
    { $side ->
        [gandalf] Gandalf takes nine cards.
       *[balrog] The Balrog takes nine cards.
    }
story-begins-first = Gandalf begins, as always in the first duel.
story-begins =
    { $side ->
        [gandalf] Gandalf chooses to begin.
       *[balrog] The Balrog chooses to begin.
    }
story-yields =
    { $side ->
        [gandalf] Gandalf lets the Balrog begin.
       *[balrog] The Balrog lets Gandalf begin.
    }
story-laid =
    { $side ->
        [gandalf] Gandalf lays { $card }.
       *[balrog] The Balrog lays { $card }.
    }
story-laid-scored =
    { $side ->
        [gandalf] Gandalf lays { $card }: { $score }.
       *[balrog] The Balrog lays { $card }: { $score }.
    }
story-score-none = nobody loses energy
story-score-gandalf = Gandalf loses { $loss }
story-score-balrog = the Balrog loses { $loss }
story-score-both = Gandalf loses { $gandalf }, the Balrog loses { $balrog }
story-mirrored =
    { $rows ->
        [0] Gandalf lays the Mirror: nobody loses energy, but there is no attack to turn back.
        [one] Gandalf lays the Mirror: nobody loses energy, and the Balrog must answer his own attack in one row.
       *[other] Gandalf lays the Mirror: nobody loses energy, and the Balrog must answer his own attack in { $rows } rows.
    }
story-ordered = Gandalf gives the order: the Balrog must lay { $card }.
story-waited = Gandalf does not order { $card } yet.
story-refused = Gandalf refuses { $card }: it waits for the final, and the Balrog lays another card.
story-allowed = Gandalf lets { $card } stand.
story-allowed-scored = Gandalf lets { $card } stand: { $score }.
story-whipped-scored = Whip brings { $card } back to the end of the row: { $score }.
story-defended-scored = Defense moves { $card } to the end of the row: { $score }.
story-mirror-moved =
    { $rows ->
        [0] Defense moves the Mirror to the end of the row, where there is no attack to turn back.
        [one] Defense moves the Mirror to the end of the row: there the Balrog must answer his own attack in one row.
       *[other] Defense moves the Mirror to the end of the row: there the Balrog must answer his own attack in { $rows } rows.
    }
story-filled = Gandalf fills the gap with { $card }.
story-strength = Strength strikes home: Gandalf loses { $loss } more.
story-power = Power looks at the bridge: the Balrog gains { $gain ->
        [0] nothing
       *[other] { $gain }
    }{ $loss ->
        [0] { "" }
       *[other] , Gandalf loses { $loss }
    }.
story-balance = Balance weighs the energy: Gandalf gains { $gain ->
        [0] nothing
       *[other] { $gain }
    }{ $loss ->
        [0] { "" }
       *[other] , the Balrog loses { $loss }
    }.
story-magic = Magic waits: once in this duel Gandalf may refuse a card.
story-rage = Rage waits: the Balrog’s next special card loses its effect.
story-list = List is at work: until the end of this duel the Balrog’s hand lies face up.
story-silenced-rage = Rage silences { $card }: only its symbols count.
story-silenced-mirror = The Mirror silences { $card }: only its symbols count.
story-no-effect = Here { $card } has no effect.
story-trick = Trick draws { $card } from Gandalf’s hand; it waits for the final.
story-trick-hidden = Trick draws a card from Gandalf’s hand; it waits for the final.
story-enchanted = Enchantment draws { $card } from the Balrog’s hand: he plays it when Gandalf gives the order.
story-look =
    { $side ->
        [gandalf] Gandalf is far ahead and looks at the Balrog’s hand: { $cards }.
       *[balrog] The Balrog is far ahead and looks at Gandalf’s hand: { $cards }.
    }
story-look-hidden =
    { $side ->
        [gandalf] Gandalf is far ahead and looks at the Balrog’s hand.
       *[balrog] The Balrog is far ahead and looks at Gandalf’s hand.
    }
story-open = The Balrog lays his hand open: { $cards }.
story-duel-struck = { $duel ->
        [4] The final
       *[other] The duel
    } ends in the negative area: { $side ->
        [gandalf] Gandalf
       *[balrog] the Balrog
    } wins { $more } to { $less } and climbs { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
story-duel-played = { $duel ->
        [4] The final
       *[other] The duel
    } ends with the last card: { $side ->
        [gandalf] Gandalf
       *[balrog] the Balrog
    } wins { $more } to { $less } and climbs { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
story-duel-level = { $duel ->
        [4] The final
       *[other] The duel
    } ends with both markers on { $energy }: { $side ->
        [gandalf] the Balrog began and loses, Gandalf climbs one step
       *[balrog] Gandalf began and loses, the Balrog climbs one step
    }.
ahead-bridge = On the bridge Gandalf stands on step { $gandalf }, the Balrog on step { $balrog }; the top is step 5.
ahead-duel =
    { $duel ->
        [2] Next: each sets three cards aside for the final, then the second duel begins.
        [3] Next: each sets three cards aside for the final, then the third duel begins.
       *[4] Next: each sets three cards aside, then comes the final.
    }
story-kept =
    { $side ->
        [gandalf] Gandalf sets { $card } aside for the final.
       *[balrog] The Balrog sets { $card } aside for the final.
    }
story-kept-hidden =
    { $side ->
        [gandalf] Gandalf has chosen his cards for the final, face down.
       *[balrog] The Balrog has chosen his cards for the final, face down.
    }
story-dropped = The Balrog does not keep { $card }: it leaves the game.
story-rest =
    { $side ->
        [gandalf] Gandalf keeps the rest of his hand for the final: { $cards }.
       *[balrog] The Balrog keeps the rest of his hand for the final: { $cards }.
    }
story-rest-hidden =
    { $side ->
        [gandalf] Gandalf keeps the rest of his hand for the final.
       *[balrog] The Balrog keeps the rest of his hand for the final.
    }

## What a player may choose

action-begin = You begin
action-yield =
    { $side ->
        [gandalf] Gandalf begins
       *[balrog] The Balrog begins
    }
action-order = Order { $card } now
action-wait = Not yet
action-lay = Lay { $card }
action-refuse = Refuse { $card }
action-allow = Let { $card } stand
action-take = Bring { $card } back
action-fill = Fill the gap with { $card }
action-keep = Set { $card } aside for the final

## What a player is asked, and what the others wait for

ask-begin = Decide who begins.
ask-order = Do you order the Balrog to lay { $card } now?
ask-lay-first = Lay the first card.
ask-lay =
    { $side ->
        [gandalf] Lay a card to answer the Balrog’s attack.
       *[balrog] Lay a card to answer Gandalf’s attack.
    }
ask-refuse = The Balrog has laid { $card }: do you refuse it?
ask-take = Choose the plain card that Whip brings back to the end of the row.
ask-fill = Lay a card into the gap that Defense has left.
ask-keep =
    { $due ->
        [one] Set one more card aside for the final.
       *[other] Set { $due } cards aside for the final.
    }
wait-deal = The cards are being dealt.
wait-begin =
    { $side ->
        [gandalf] Gandalf decides who begins.
       *[balrog] The Balrog decides who begins.
    }
wait-order = Gandalf decides whether to order { $card } now.
wait-lay =
    { $side ->
        [gandalf] Gandalf chooses a card.
       *[balrog] The Balrog chooses a card.
    }
wait-refuse = Gandalf decides whether to let { $card } stand.
wait-take = The Balrog chooses the card that Whip brings back.
wait-show = A hand is being shown.
wait-draw = A card is being drawn.
wait-fill = Gandalf chooses a card for the gap.
wait-keep =
    { $side ->
        [gandalf] Gandalf chooses his cards for the final.
       *[balrog] The Balrog chooses his cards for the final.
    }
wait-over = The game is over.

## Headings of the rules pages

chapter-DU-C = Components
chapter-DU-S = Set-up and course
chapter-DU-X = An exchange
chapter-DU-E = End of a duel
chapter-DU-G = End of the game
chapter-DU-W = Whip
chapter-DU-K = Strength
chapter-DU-P = Power
chapter-DU-T = Trick
chapter-DU-D = Defense
chapter-DU-B = Balance
chapter-DU-L = List
chapter-DU-M = Magic
chapter-DU-R = Mirror
chapter-DU-A = Rage
chapter-DU-Z = Enchantment
chapter-DU-I = What each player knows
chapter-DU-F = Fine print

## How a duel stands

the-duel-climb-now =
    { $side ->
        [gandalf] If the duel ended now, Gandalf would climb { $steps ->
            [one] one step
           *[other] { $steps } steps
        }.
       *[balrog] If the duel ended now, the Balrog would climb { $steps ->
            [one] one step
           *[other] { $steps } steps
        }.
    }
the-duel-top-now =
    { $side ->
        [gandalf] If the duel ended now, Gandalf would reach the top and win.
       *[balrog] If the duel ended now, the Balrog would reach the top and win.
    }
the-duel-final-now =
    { $side ->
        [gandalf] If the final ended now, Gandalf would win.
       *[balrog] If the final ended now, the Balrog would win.
    }
the-duel-near-top =
    { $side ->
        [gandalf] Gandalf is one step below the top: if he wins this duel, he wins the game.
       *[balrog] The Balrog is one step below the top: if he wins this duel, he wins the game.
    }
the-duel-near-end =
    { $side ->
        [gandalf] Gandalf has { $energy } energy left: at 0 the duel is over.
       *[balrog] The Balrog has { $energy } energy left: at 0 the duel is over.
    }

## The drawing in the browser

draw-card = { $name }; defence { $defence }, attack { $attack }
draw-rows-none = none
draw-forecast = If you lay it now: { $score }.
draw-seen = Your opponent has seen this card.
draw-energy = Energy: Gandalf { $gandalf }, the Balrog { $balrog }
draw-bridge = The bridge: Gandalf on step { $gandalf }, the Balrog on step { $balrog }
draw-plain = A plain card: only its symbols count.
draw-row = The row of cards
draw-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
draw-aside = for the final: { $count }
draw-hand = hand: { $count }
draw-open-hand =
    { $side ->
        [gandalf] Gandalf’s hand, all of it:
       *[balrog] The Balrog’s hand, all of it:
    }
draw-bridge-tip = Whoever wins a duel climbs: one step if the markers stand up to 3 apart, two steps at 4 or 5, three at 6 or more. Whoever stands on the top step after the second or third duel wins at once; otherwise whoever stands higher after the final wins.
draw-energy-tip = Every symbol without a counterpart costs 1 energy. A duel ends when both sides have played their cards, or as soon as a marker stands on 0 or below. With 4 or more energy ahead you see the other hand.
draw-cards-tip = Each of the three duels takes the next nine cards of the deck: six are played, three are set aside. The nine cards set aside are the hand of the final.
draw-aside-tip = Set aside in the three duels, these cards become the hand of the final.
draw-enchanted = Enchanted: { $card }
draw-known = Known cards

## Help at the table

the-duel-help-choose = To choose, type the number of a choice and press Enter. You can also type the action itself (lay C05, keep C12, order, wait, refuse, allow, take C07, begin gandalf) or just the name of the card.
the-duel-help-explain = ? 3 explains the card of choice 3, ? mirror or ? C05 a card, ? DU-X3 a rule.

## The drawing at every door

the-duel-title = { $duel ->
    [4] The final
   *[other] Duel { $duel } of 3
}
the-duel-began =
    { $side ->
        [gandalf] Gandalf began
       *[balrog] the Balrog began
    }
the-duel-tilsit = edition tilsit
the-duel-side = hand { $hand } · deck { $deck } · set aside { $aside } · played { $plays } of { $due }
the-duel-energy = Energy
the-duel-bridge = Bridge
the-duel-waiting-rage = Rage waits: the Balrog’s next special card loses its effect.
the-duel-waiting-magic = Magic waits: Gandalf may refuse one card in this duel.
the-duel-waiting-list = List: the Balrog’s hand lies face up.
the-duel-waiting-enchantment = Enchanted: { $card } – the Balrog plays it when Gandalf orders it.
the-duel-enchanted-left = Enchanted: { $card } – everybody sees whether the Balrog keeps it for the final.
the-duel-empty-row = No card lies in the row yet.
the-duel-earlier = Before these: { $cards }
the-duel-gap = gap
the-duel-owner-gandalf = Gandalf
the-duel-owner-balrog = Balrog
the-duel-hand =
    { $whose ->
        [you] Your hand
        [gandalf] Gandalf’s hand
       *[balrog] The Balrog’s hand
    }
the-duel-known-mark =
    { $side ->
        [gandalf] Gandalf knows this card
       *[balrog] the Balrog knows this card
    }
the-duel-own-aside =
    { $side ->
        [you] Your cards for the final:
        [gandalf] Gandalf’s cards for the final:
       *[balrog] The Balrog’s cards for the final:
    }
the-duel-known-hand =
    { $side ->
        [gandalf] Known cards in Gandalf’s hand:
       *[balrog] Known cards in the Balrog’s hand:
    }
the-duel-known-aside =
    { $side ->
        [gandalf] Known among Gandalf’s cards for the final:
       *[balrog] Known among the Balrog’s cards for the final:
    }
the-duel-known-unsure =
    { $side ->
        [gandalf] Seen in Gandalf’s hand, now set aside or out of the game:
       *[balrog] Seen in the Balrog’s hand, now set aside or out of the game:
    }
the-duel-known-gone =
    { $side ->
        [gandalf] Out of the game, from Gandalf’s hand:
       *[balrog] Out of the game, from the Balrog’s hand:
    }
the-duel-betrayed-aside =
    { $side ->
        [gandalf] Of these the Balrog knows:
       *[balrog] Of these Gandalf knows:
    }
the-duel-betrayed-unsure =
    { $side ->
        [gandalf] The Balrog saw these and knows only that they are set aside or out of the game:
       *[balrog] Gandalf saw these and knows only that they are set aside or out of the game:
    }
the-duel-betrayed-gone =
    { $side ->
        [gandalf] The Balrog knows these to be out of the game:
       *[balrog] Gandalf knows these to be out of the game:
    }
the-duel-legend-cards = Each card has four rows ({ $rows }). On its left edge stands its defence, on its right edge its attack. Gandalf’s cards have a thin frame, the Balrog’s a heavy one; { $star } marks a special card.
the-duel-legend-marks = Between the last two cards, { $parried } is a parried attack, { $right } a symbol that the newer card does not answer, { $left } one that the older card does not answer; each of these costs the owner of the card it points at 1 energy.
the-duel-legend-forecast = On the cards of your hand, { $sample } tells what the exchange would cost Gandalf (G) and the Balrog (B), effects not counted.
the-duel-legend-known = { $mark } marks a card of your hand that your opponent has seen.

## The cards of an owner of the box

deck-title = The cards of your box
deck-lead = The symbols on our cards are a reconstruction: the rulebooks do not print them. If you own the box, switch them here until they look like the real ones. Tap a symbol or its empty place; with the keyboard, go there with Tab or the arrow keys and press the space bar.
deck-link = Type in the cards of your own box
deck-choice = Which cards?
deck-choice-ours = Our reconstruction
deck-choice-mine = Mine, as this browser has kept them
deck-count =
    { $changed ->
        [0] No card changed.
        [one] 1 of { $cards } different cards changed.
       *[other] { $changed } of { $cards } different cards changed.
    }
deck-kept = Kept in this browser.
deck-not-kept = Not kept until this is put right.
deck-wrong = Nobody can play with this yet:
deck-hints =
    { $count ->
        [one] One thing looks unlikely
       *[other] { $count } things look unlikely
    }
deck-same = The same symbols, though no plain card comes twice: { $cards }.
deck-blank = { $card } bears no symbol; that is said of other cards only.
deck-full = { $card } bears all eight symbols; that is said of Full flame only.
deck-unreadable = This file cannot be read: { $fault }
deck-fault-symbols = { $card }: { $found } is not of the form '1.3.|.2.4' (defence|attack, rows 1 to 4).
deck-fault-fixed = { $card } must be { $due } by the rules, not { $found }.
deck-fault-entry = { $entry }: missing in section [{ $section }].
deck-fault-range = { $entry }: this must be a whole number from { $least } to { $most }.
deck-fault-track = The final cannot start below the duels: its start is the top of the track.
deck-check = Check
deck-play = Play with these cards
deck-download = Download as a file
deck-upload = Open a deck file
deck-open = Open
deck-reset = Back to our cards
deck-terminal = The terminal takes the same file:
deck-numbers = The numbers
deck-preliminary = Energy at the start of a duel
deck-final = Energy at the start of the final
deck-loss = Energy that Strength costs Gandalf
deck-ours = ours: { $number }
deck-plain = In both decks: 21 plain cards, twice each
deck-balrog = The Balrog’s other six
deck-gandalf = Gandalf’s other six
deck-defence = Defence, row { $row }
deck-attack = Attack, row { $row }
deck-changed = changed
deck-fixed = fixed by the rules
deck-match-lead = All 54 cards of both decks, open to everybody. What differs from our reconstruction is marked.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card comes from the-card, $score from story-score-….

advice-first-card = You begin: nothing attacks you yet, and your card sets the attack that the other has to parry.
advice-attack =
    { $rows ->
        [0] Nothing attacks you now.
        [1] An attack in one row waits for you; { $least ->
            [0] at best you lose nothing.
           *[other] at best you lose { $least }.
        }
       *[other] An attack in { $rows } rows waits for you; { $least ->
            [0] at best you lose nothing.
           *[other] at best you lose { $least }.
        }
    }
advice-for-final = In the final you play just the { $number } cards you set aside; so far there are { $chosen }.
advice-who-begins = Whoever begins attacks first; if both end on the same energy, whoever began loses the duel.
advice-stands = If the card stands: { $score }.
advice-ordered = If you order it now: { $score }.
advice-wins-match = It wins you the game at once.
advice-loses-match = It loses you the game at once.
advice-wins-duel =
    { $steps ->
        [1] It wins you the duel: you climb one step.
       *[other] It wins you the duel: you climb { $steps } steps.
    }
advice-loses-duel =
    { $steps ->
        [1] It loses you the duel: the other climbs one step.
       *[other] It loses you the duel: the other climbs { $steps } steps.
    }
advice-hurts = It costs you { $loss } energy.
advice-hits =
    { $side ->
        [gandalf] It costs Gandalf { $loss } energy.
       *[balrog] It costs the Balrog { $loss } energy.
    }
advice-lifts = It gives you { $number } energy.
advice-lifts-other =
    { $side ->
        [gandalf] It gives Gandalf { $number } energy.
       *[balrog] It gives the Balrog { $number } energy.
    }
advice-parries =
    { $rows ->
        [1] It parries the attack.
        [2] It parries both rows of the attack.
       *[other] It parries all { $rows } rows of the attack.
    }
advice-looks = You then see the other hand.
advice-looked-at = The other then sees your hand.
advice-refusable = Gandalf may refuse it with Magic.
advice-whips = You then choose which plain card comes back.
advice-reflects =
    { $rows ->
        [1] It turns the attack in one row back on its owner.
       *[other] It turns the attack in { $rows } rows back on its owner.
    }
advice-reflects-nothing = There is no attack for it to turn back.
advice-mute = The effect of { $card } is lost here.
advice-works = The effect comes into force: { $card }.
advice-attacks =
    { $rows ->
        [1] It then attacks in one row.
       *[other] It then attacks in { $rows } rows.
    }
advice-harmless = It attacks in no row.
advice-spent = Played now, it cannot wait for the final: { $card }.
advice-keeps = In the final its symbols count: { $defence } to parry, { $attack } to attack.
advice-keeps-blank = It bears no symbol for the final.
advice-keeps-text = Its effect counts in the final: { $card }.
advice-keeps-mute = Its effect does nothing in the final: { $card }.
advice-fills-text = In the gap its effect is lost: { $card }.
advice-fills =
    { $number ->
        [1] In the gap its only symbol counts for nothing.
       *[other] In the gap its { $number } symbols count for nothing.
    }
advice-fills-free = In the gap it costs you no symbol.
advice-first-blow = You attack first, and nothing attacks your first card.
advice-struck-first = The other attacks first.
advice-tie-lost = If both end on the same energy, you lose the duel.
advice-tie-won = If both end on the same energy, you win the duel.
advice-order-waits = You may still order it later: { $card }.
advice-order-lapses = There is no later chance in this duel to order it: { $card }.
advice-order-refusable = You may still refuse it with Magic then.
advice-then-attacked =
    { $rows ->
        [1] It then attacks you in one row.
       *[other] It then attacks you in { $rows } rows.
    }
advice-then-unharmed = It does not attack you then.
advice-refuses = The Balrog has to lay another card instead of { $card }.
advice-magic-used = Magic is used up.
advice-magic-stays = Magic stays ready for a later card.

## Puzzles

puzzle-theme-opening = First card
puzzle-theme-parry = Parry
puzzle-theme-endure = Take the blow
puzzle-theme-special = Special card
puzzle-theme-keep = For the final
puzzle-theme-final = In the final
puzzle-theme-answer = Order or refuse

## Where cards lie hidden, as chances are told of them

hand-gandalf = Gandalf’s hand
hand-balrog = The Balrog’s hand
aside-gandalf = Set aside by Gandalf
aside-balrog = Set aside by the Balrog
gone-gandalf = Gandalf’s cards out of the game
gone-balrog = The Balrog’s cards out of the game
