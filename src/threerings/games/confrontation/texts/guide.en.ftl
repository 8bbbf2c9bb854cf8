# The guide to The Confrontation, in English. A title is guide-<section>; the rest is what the section says, by guide.toml.

guide-goal = What it is about
guide-goal-story = Nine companions set out from the Shire, nine servants of Sauron come to meet them from Mordor. One of you leads Light, the other Dark, and neither sees who is who on the other side.
guide-goal-light = Light wins as soon as Frodo enters Mordor.
guide-goal-dark = Dark wins as soon as Frodo is eliminated, or as soon as three Dark pieces stand in the Shire.
guide-goal-stuck = And whoever cannot move any piece on their turn has lost.
guide-goal-board = The board at the start, as Light sees it. Your own pieces show a face and a strength. Of the others you see only where they stand: the dots on their backs are the nine who they might be.

guide-setup = Setting up
guide-setup-place = Each side sets up in secret: four pieces at home, one in each of the five regions before it. Who stands where is up to you. The mountains in the middle stay empty.
guide-setup-cards = Each side has nine combat cards in hand: Light the strengths 1 to 5 and four spells, Dark the strengths 1 to 6 and three spells.
guide-setup-first = Dark moves first.

guide-turn = A turn
guide-turn-move = You move one of your pieces one region forward: Light up towards Mordor, Dark down towards the Shire. Never sideways, never back, unless the piece itself or a card allows it.
guide-turn-limit = Each side may have four pieces at home, one in a mountain region and two anywhere else.
guide-turn-mountains = In the mountains nobody ever goes sideways.
guide-turn-river = Two short cuts are for Light alone. On the river Light goes sideways, with the arrows: from Mirkwood to Fangorn and on to Rohan.
guide-turn-tunnel = The other is the tunnel of Moria. Merry has just taken it, from Eregion straight to Fangorn, under the mountains. If the Balrog stood in Moria, he could strike there.
guide-turn-mix = Within a region you may mix your pieces at any time. The table does that for you: the order in which they stand tells nothing.

guide-combat = Combat
guide-combat-attack = If your piece enters a region with enemies, there is a combat. Where there are several, you pick one without knowing who it is. Both pieces are shown.
guide-combat-abilities = First their abilities work: somebody may flee, somebody may be eliminated at once, Saruman may forbid cards.
guide-combat-cards = If both are still there, each side secretly chooses a card, and both are turned up. Spells do what they say. Then each side adds the strength of its piece and its card. The lower sum is eliminated; if both are equal, both are.
guide-combat-sum = Gimli has moved to Rohan and met Shelob. He has strength 3, and Light plays a 5: 8 in all. She has strength 5, and Dark plays a 2: 7 in all. Shelob is eliminated.
guide-combat-slain = Merry meets the Witch-king and eliminates him at once. No cards are played.
guide-combat-spent = A card that was played is spent. Only when both sides have played all nine do both take all of them back.
guide-combat-on = If more enemies stand in the region, the combat goes on with the next one. The survivors turn their backs again.

guide-light = Light’s nine
guide-light-pieces = The number is the strength.

guide-dark = Dark’s nine
guide-dark-pieces = Stronger, but few of them can turn back.

guide-cards = Combat cards
guide-cards-light = Light’s nine:
guide-cards-dark = Dark’s nine:

guide-secrets = What you know
guide-secrets-backs = You know where enemy pieces stand, not who they are. Played cards lie open, so you always know what is left in the other hand.
guide-secrets-known = The Winged Nazgûl has flown from Mordor to Enedwaith and beaten Gimli: 3 + 4 against 3 + 2. From now on Light knows who stands there, and the table shows it. Once he could have been mixed with another piece, it shows what is still possible.

guide-start = For your first match
guide-start-frodo = Frodo is weak. Let stronger companions go before him, and keep it a secret which of your pieces he is.
guide-start-count = Count the cards. When the other side has spent its high ones, your middling ones will do.
guide-start-shire = As Light, do not forget your home: the third Dark piece in the Shire ends the game.
guide-start-plans = You do not know how to set up? The table has three plans for each side, with the reasons. One touch sets everybody up.

guide-variants = Variants
guide-variants-readings = Where the rulebook can be read in more than one way, you may choose before a match:
