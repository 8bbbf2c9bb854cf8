# The guide to Duel for Middle-earth, in English. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = What it is about
guide-goal-story = One of you leads the Fellowship, the other is Sauron. You take turns to take cards, and there are three ways to win at once.
guide-goal-quest = The Ring: the Fellowship wins if Frodo and Sam reach Mount Doom, Sauron if the Nazgûl catches up with them.
guide-goal-peoples = The peoples: whoever has won six different peoples wins.
guide-goal-regions = The land: whoever is present in all seven regions of the map wins.
guide-goal-end = If nobody has won by the end of the third chapter, whoever is present in more regions wins.
guide-goal-table = The table in the second chapter, as the Fellowship sees it: the cards to take from, the quest with Frodo and Sam ahead and the Nazgûl behind, the map, landmarks and tokens, and before each side what it has.

guide-turn = A turn
guide-turn-take = On your turn you take one card, or one landmark. A card must be accessible: nothing may lie on it, not even on a corner.
guide-turn-cover = Here one card of the lowest row is gone. The other five of that row can be taken. All cards above them are still covered, Elven guest for example. Cards that lie face down are turned up at the end of the turn in which they become free.
guide-turn-play = A card that you take you either play, which has its price, or discard. That brings 1 coin in the first chapter, 2 in the second, 3 in the third.
guide-turn-landmark = A landmark gives you a fortress in its region, and more. Three of them lie open.
guide-turn-chapters = Sauron begins. When the last card of a chapter is taken, the next chapter is laid out. There are three.

guide-cost = What it costs
guide-cost-skills = Most cards ask for coins, or for skills. Your grey cards give you skills, and these are never used up. For each symbol you lack you pay 1 coin.
guide-cost-chain = Many cards have a symbol in a circle. If a card of yours gives that symbol, the card that asks for it is free.
guide-cost-card = The Fellowship has 4 coins, one Strength, one Courage, and the horse of Swift steed. Watch fire asks for one Strength and two Courage: one is missing, so it costs 1 coin. Night ride asks for the horse: it is free. Every card shows your own price at the lower left, and at the lower right, smaller, what the other side would pay. Any of them can be discarded for 2 coins instead.
guide-cost-landmark = A landmark asks for six skills, and for 1 coin more for each fortress you have on the map. The Fellowship has four Strength and one Courage, and a fortress in Rhovanion. For Bree it lacks one Courage and the Leadership: 2 coins, and 1 for the fortress, 3 in all.

guide-colours = The colours of the cards
guide-colours-six = Six colours, and a shape for each:

guide-quest = The quest
guide-quest-race = Frodo and Sam have 14 steps to go, and the Nazgûl is 14 steps behind them. Each ring on your blue cards is a step for your side. When Frodo and Sam move, the Nazgûl is carried along: only its own steps bring it nearer.
guide-quest-example = Frodo and Sam have gone 5 steps and have 9 to go. The Nazgûl has come 3 nearer: the gap is 11.
guide-quest-bonus = After 3, 6, 9 and 12 steps of your own there is a bonus: a coin, a unit, another turn, an enemy fortress removed.

guide-peoples = The peoples
guide-peoples-pair = Green cards give you the symbol of a people. With the second symbol of the same people you are shown two of its tokens and keep one.
guide-peoples-three = Once a game, with your third different people, you are shown one token of each of the three and keep one.
guide-peoples-example = The Fellowship has played Elven song, its second symbol of the Elves. It may keep one of these two.
guide-peoples-six = Six different peoples win the game.

guide-war = War
guide-war-units = Red cards bring units, all into one of two regions. You are present where you have a unit or a fortress.
guide-war-conflict = If units of both sides meet, they fight at once: each side loses one unit after the other, until one of them has none left there.
guide-war-example = Sauron had 3 units in Rohan. The Fellowship has played Raiders and sent 2 units there: each side has lost 2, and 1 of Sauron’s is left.
guide-war-fortress = A fortress does not fight and bars no way. So both sides can be present in the same region.

guide-landmarks = Landmarks
guide-landmarks-all = There are seven, one for each region. The six symbols are what it asks for.

guide-tokens = Tokens
guide-tokens-all = Three of each people. They work from then on, or at once where it says so.

guide-cards = All cards
guide-cards-first = The first chapter. In the band above stands the cost; in a dashed circle on the left the symbol that makes the card free, in a circle on the right the one it gives.
guide-cards-second = The second chapter:
guide-cards-third = The third chapter:

guide-secrets = What you know
guide-secrets-open = Nobody holds cards: all that both sides have lies open. Only cards that lie face down are unknown, the order of tokens and landmarks, and three cards of each chapter that were removed before.
guide-secrets-discard = Whoever looks through the discard, with Barad-dûr or the Wizards, learns which those were. The other side does not.

guide-start = For your first match
guide-start-skills = Grey cards first: each of them saves you coins until the end.
guide-start-uncover = Look at what you uncover. The card you take may open up a better one for the other side.
guide-start-threats = Watch all three ways to win. The table warns you when one card could decide the game.

guide-variants = Variants
guide-variants-match = A match can be two games with the sides swapped. A win counts 1 point, and so does a shared victory, for both. On request the second game has the same shuffle as the first.
