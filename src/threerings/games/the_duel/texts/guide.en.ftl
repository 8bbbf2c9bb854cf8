# The guide to The Duel, in English. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = What it is about
guide-goal-story = Gandalf and the Balrog have met on the bridge of Khazad-dûm. You are one of them. You fight three duels and then a final, card against card.
guide-goal-win = Whoever wins a duel climbs the bridge. After the final, the one who stands higher wins the game. And whoever is on the top step after the second or third duel has won at once.
guide-goal-table = The table in the second duel, as Gandalf sees it. At the top the bridge: he is on step 2, the Balrog on step 1. In the middle the energy of both, below it the row of cards, newest last. Gandalf’s own hand lies below the table.

guide-parts = What you play with
guide-parts-card = A card has four rows. Shields on its left edge are its defence, the symbols on its right edge its attack. This one defends rows 1 and 2, and attacks in rows 1, 3 and 4.
guide-parts-decks = Each side has 27 cards of its own: the same 21 plain ones, and six that only this side has.
guide-parts-energy = Energy is what you fight for. Both sides begin each duel with 15, and the final with 20. Nothing keeps it from falling below 0.
guide-parts-bridge = The bridge has five steps on each side. Both figures begin on the ground before it.

guide-turn = A turn
guide-turn-lay = You take turns to lay one card each; in the first duel Gandalf begins. A new card goes to the right of the last one, and the two are compared at once.
guide-turn-rows = Row by row, the attack of the older card meets the defence of the newer one. Symbols on both, or on neither: nothing happens. A symbol on one of them only: the owner of the other card loses 1 energy. So what you do not parry hurts you, and a shield that has nothing to parry hurts the attacker.
guide-turn-first = Gandalf’s card 14 attacks in rows 1, 3 and 4; the Balrog answers with card 13, which defends rows 2 and 3. Row 3 is parried. Rows 1 and 4 hit: the Balrog loses 2. His shield in row 2 met no attack: Gandalf loses 1. It stands 14 to 13.
guide-turn-second = Now card 13 is the attack, in rows 3 and 4. Gandalf answers with card 7, which defends row 2 only. He loses 2, the Balrog 1: it stands 12 to 12.
guide-turn-look = If you have 4 or more energy than the other after an exchange, you are shown the other hand, as it is at that moment.

guide-duel = A duel
guide-duel-six = For a duel you take nine new cards and play six of them. The other three you set aside, face down, for the final. What was played never comes back.
guide-duel-end = A duel is over when both have played six cards, or as soon as somebody’s energy is 0 or less.
guide-duel-climb = Whoever has more energy wins and climbs: one step if 1 to 3 ahead, two steps if 4 or 5 ahead, three steps if 6 or more ahead. If both have the same, whoever began the duel has lost it, and the other climbs one step.
guide-duel-example = The first duel has ended 11 to 6. Gandalf is 5 ahead and climbs two steps.
guide-duel-next = Then both have 15 energy again; the figures stay where they are. Whoever lost looks at the nine new cards and says who begins.

guide-final = The final
guide-final-hand = After three duels each has nine cards set aside: these are the hand of the final. Both begin with 20 energy, and all nine cards may be played. Whoever stands lower on the bridge says who begins.
guide-final-after = The winner of the final climbs as after any duel. Then whoever stands higher wins the game; if both stand equally high, whoever won the final does.

guide-special = Special cards
guide-special-order = Eleven cards do something. First their symbols count like any others, then their effect follows.
guide-special-mirror = An example. The Balrog’s card 15 attacks in all four rows. Gandalf lays the Mirror: nobody loses energy, and the attack comes back. The Balrog’s next card, card 8, parries row 3 only: he loses 3.
guide-special-gandalf = Gandalf’s six:
guide-special-balrog = The Balrog’s five, and Full flame, a plain card that only he has:

guide-plain = Plain cards

guide-secrets = What you know
guide-secrets-open = Everything on the table is open to both: the row, the energy, the bridge, how many cards are where, and which cards there are at all. Your hand and what you set aside are your secret.
guide-secrets-seen = What you have once seen of the other hand you may keep in mind. The table does it for you.

guide-start = For your first match
guide-start-edges = Look at both edges of a card. The left one answers now, the right one asks next.
guide-start-ends = Nobody answers the last card of a duel: its attack is worth nothing there. Nor does the first card of a duel answer anything: its shields are worth nothing.
guide-start-begin = Whoever does not begin has the last card, and wins if both have the same energy.
guide-start-keep = Keep something good for the final. It has nine cards and decides when it is close.

guide-variants = Variants
