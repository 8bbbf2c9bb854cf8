# The Duel: the words of its lessons, in English.

lesson-first-card = Card against card
lesson-first-card-about = What a card is, and how it answers another.
lesson-first-card-card = You are Gandalf. The Balrog has laid a card. Its left edge has shields, its right edge attacks: here in rows 2 and 4.
lesson-first-card-parry = Your card comes beside it, left edge to right edge. Lay the card that has a shield in row 2 and one in row 4.
lesson-first-card-parried = Parried in both rows: nobody loses energy. And now the Balrog has answered with Card 3.
lesson-first-card-half = That parries only one of the two rows. The other one would hit you and cost you 1 energy.
lesson-first-card-bare = No shield where he attacks: both rows would hit you, and you would lose 2 energy.
lesson-first-card-again = Card 3 attacks in rows 1 and 3. Which of your cards parries both?
lesson-first-card-half-again = One of the two rows stays open: that would cost you 1 energy. There is a card with shields in rows 1 and 3.
lesson-first-card-turn = Well parried. That is the whole turn: one card each, and the card that has just defended is the next attack.

lesson-shields = Shields strike too
lesson-shields-about = Energy: who loses it, and when.
lesson-shields-track = Here burns the energy of both sides. In this duel each began with 15. Whoever has more at the end wins it; if both have the same, whoever began the duel loses it.
lesson-shields-strike = Card 2 attacks in row 4 only. A shield in a row without an attack strikes back: it costs the Balrog 1. Lay the card that costs him most.
lesson-shields-struck = Row 4 parried, three shields strike: he loses 3. Then your card attacked in rows 1 and 2, his Card 6 parried only row 1, and he lost 1 more.
lesson-shields-two = Good, but it would cost him only 2. One of your cards has shields in all four rows.
lesson-shields-one = It parries, and one shield strikes: he would lose 1. You can do better.
lesson-shields-none = It parries row 4 and does nothing else: he would lose nothing.
lesson-shields-open = Row 4 stays open: that would cost you 1 energy. Look for a shield in row 4, and for more of them.
lesson-shields-weigh = Later in the duel you are 9 to 10 behind. Card 12 attacks in row 1. Strike as hard as you can.
lesson-shields-weighed = He loses 3. But Card 19 does not attack, and his shields strike as yours do: with Card 17 he would now take 3 from you. Every card is both, defence and attack.
lesson-shields-weigh-even = That parries, and nobody loses anything. Shields in more rows would strike him.
lesson-shields-weigh-less = Row 1 stays open: that would cost you 1 energy.

lesson-bridge = The bridge
lesson-bridge-about = How a duel ends, and what it brings.
lesson-bridge-bridge = This is what it is about. Whoever wins a duel climbs the bridge. You still stand on the ground, the Balrog on step 1.
lesson-bridge-six = A duel is over when each side has laid six cards. You have laid five, the Balrog six: your next card is the last.
lesson-bridge-last = You lead 10 to 8. A lead of 1 to 3 brings one step, 4 or 5 two, 6 or more three. His last card, Trance, has no symbols at all. Climb as high as you can.
lesson-bridge-climbed = Four shields strike: 10 to 4, and you climb three steps. The top of the bridge is step 5.
lesson-bridge-two-steps = You would win by 4 or 5: two steps. A card with more shields brings three.
lesson-bridge-one-step = You would win by 3: one step. More shields would strike harder.

lesson-spare = Three cards for the final
lesson-spare-about = What you do not play is not lost.
lesson-spare-four = You get nine cards for each duel and play six. The three left over are set aside for the final. You have one more to lay, and hold these four.
lesson-spare-choose = You lead 14 to 7: three steps, if little goes wrong. Which card will you miss least in the final? Lay that one.
lesson-spare-weakest = It has the fewest symbols of the four; the other three are worth more in the final.
lesson-spare-spared = Three steps all the same, and Cards 10, 19 and 21 wait for the final.
lesson-spare-wasted = That brings three steps too, but this card would be missing in the final. A weaker one is enough.
lesson-spare-final = After three duels comes the final: 20 energy each, and the nine cards you have set aside. Then whoever stands higher wins. Here both stand on step 3, so the winner of the final takes it all.

lesson-look = A look into the hand
lesson-look-about = What is hidden, and when you see it.
lesson-look-hidden = The Balrog’s hand is hidden from you. But whoever is 4 or more ahead after an exchange sees the other’s hand. You lead 8 to 6.
lesson-look-lead = He attacks in row 1 only. Get far enough ahead to see his cards.
lesson-look-seen = 8 to 3: you have seen his hand, and what you have seen stays known to you. Then he had to lay Card 2, without a shield, and fell to 1.
lesson-look-short = That does not put you four ahead. Which card parries row 1 and strikes in all the others?
lesson-look-use = At 0 the duel is over at once, and he has 1. Look at his four cards: in one row none of them has a shield. Attack there.
lesson-look-unguarded = It attacks in row 4, and there none of his cards has a shield.
lesson-look-used = Row 4. Whatever he laid, it would have hit him: the duel is over before its last cards.
lesson-look-guarded = Card 3 attacks in rows 1 and 3, and his Card 12 has a shield in both. He would get away.
lesson-look-idle = Trance attacks nothing. With Card 17 the Balrog would take 3 from you on top.

lesson-mirror = Special cards
lesson-mirror-about = The Mirror and Balance: cards that do something.
lesson-mirror-special = Six of your cards have a name and an effect, and each of them tells you what it does when you ask it. This is the Mirror.
lesson-mirror-flame = Full flame attacks in all four rows, and none of your plain cards parries them all. With the Mirror nobody loses energy, and he must answer his own attack.
lesson-mirror-turned = You lose nothing. He had to answer four rows with Card 6 and lost 3.
lesson-mirror-burnt = That would cost you at least 2 energy. The Mirror costs you none.
lesson-mirror-balance = You are behind, 8 to 11. Balance helps just then: after the exchange you gain 2 and the Balrog loses 1. Lay it.
lesson-mirror-even = 9 to 9, from three behind. A special card is worth most at the right moment, so do not lay it just because you hold it.
lesson-mirror-behind = You would still be behind. Try Balance.

lesson-magic = Cards that wait
lesson-magic-about = Magic refuses a card, Rage silences one.
lesson-magic-lay = Some effects wait for their moment. After Magic you may refuse one card of the Balrog in this duel. Lay it.
lesson-magic-other = You could do that, but here we look at Magic. Lay it.
lesson-magic-refuse = He has laid Full flame, with shields and attacks in every row. It is not scored yet: refuse it, and he must lay another.
lesson-magic-refused = He had to lay Card 2 and lost 2. But Full flame is not gone: it waits for the final.
lesson-magic-allowed = Its shields would cost you 2, and then four attacks would wait for your answer. Refuse it.
lesson-magic-rage = The Balrog has special cards too. After Rage, the next one he plays loses its effect. Lay it before he plays one.
lesson-magic-silenced = He laid Strength, which would have cost you 2 more. Rage has silenced it: only its symbols counted.
lesson-magic-other-rage = You could do that, but here we look at Rage. Lay it.

lesson-balrog = The other side
lesson-balrog-about = Play the Balrog: Strength and Whip.
lesson-balrog-strength = Now you are the Balrog. Card 8 attacks in rows 2 and 4. Strength parries both and then costs Gandalf 2 energy on top.
lesson-balrog-struck = Nothing hit you, and Gandalf fell to 13. The Balrog’s cards are rougher than Gandalf’s.
lesson-balrog-other = You could do that, but here we try Strength.
lesson-balrog-whip = Card 13 attacks in rows 3 and 4, and no card in your hand parries both. Whip fetches a plain card of yours out of the row. Lay it.
lesson-balrog-no-whip = At least one of the two rows would hit you. Whip finds you something better.
lesson-balrog-take = Which card shall come back: Card 15, with shields in rows 3 and 4, or Card 7, with one in row 2?
lesson-balrog-taken = Both rows parried, and now Card 15 attacks again, in all four rows. Old exchanges are not scored again.
lesson-balrog-weak = Card 7 has no shield in row 3 or 4: both would hit you, and you would lose 2.

lesson-top = To the top
lesson-top-about = Win a duel on your own.
lesson-top-four = The third duel. You stand on step 4. If you win it, you stand on the top step, and the whole game is yours, without a final.
lesson-top-win = It stands 9 to 9. You have two cards to lay, the Balrog one between them. Win the duel, whichever way you like.
lesson-top-more = One card is left to you, and nobody answers it. Win the duel with it.
lesson-top-won = The top of the bridge: you have won! Now you know what you need. The rest is the joy of outwitting somebody.
lesson-top-missed = Not this time. Think of the last card first: nobody answers it, so keep the one with the most shields for it.
