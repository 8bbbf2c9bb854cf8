# Duel for Middle-earth: the words of its lessons, in English.

## A card

lesson-first-card = A card
lesson-first-card-about = Take a card: play it, pay for it, or sell it.
lesson-first-card-welcome = Welcome! You lead the Fellowship; Sauron sits across the table. On your turn you take one card, and only one that nothing covers: here, any of the bottom row.
lesson-first-card-play = “{ card-first-steps }” costs nothing. Play it: it comes to your side of the table, and its ring takes Frodo and Sam one step along the quest.
lesson-first-card-played = One step done, and your 3 coins are still there. Sauron answers with “{ card-footmen }” and sends a unit into Enedwaith.
lesson-first-card-sold = That would sell it for 1 coin. But it is free to play, and the step is worth more.
lesson-first-card-other = A fair choice for another time. Now play the card in question.
lesson-first-card-pay = “{ card-swift-steed }” asks for Strength, and you have no skills yet. No matter: each symbol you lack costs 1 coin. Play it.
lesson-first-card-paid = 1 coin paid, another step done. And look: face-down cards that nothing covers any more have been turned up.
lesson-first-card-sold-steed = Selling it brings 1 coin. Playing it costs 1 coin and brings you a step nearer to Mount Doom: play it.
lesson-first-card-colours = The second chapter. Colours tell what cards bring: grey skills, yellow coins, blue steps on the quest, green friends among the peoples, red units for the map. Purple ones, with manoeuvres, wait in the third chapter.
lesson-first-card-poor = Your purse is empty, and both cards you could take are too dear. But any card can be sold, in this chapter for 2 coins: you simply discard it. Discard one of the two.
lesson-first-card-coins = 2 coins richer. A discarded card brings 1 coin in the first chapter, 2 in the second, 3 in the third, and it is gone from the table.

## Skills and prices

lesson-skills = Skills and prices
lesson-skills-about = What you own makes cards cheaper, turn after turn.
lesson-skills-yours = Three grey cards lie before you: Strength, Courage and Leadership. These skills are yours for the rest of the game. They are never used up; they count anew each turn.
lesson-skills-free = “{ card-night-ride }” asks for Courage and Strength. You have both, so it costs you nothing: play it.
lesson-skills-nothing = A step gained, and all 3 coins kept.
lesson-skills-one-short = “{ card-dwarf-hall }” asks for Strength twice, and you have it once: that is 1 coin. First take what is free.
lesson-skills-two-short = For “{ card-chronicler }” you lack two symbols, so it costs 2 coins. There is something cheaper.
lesson-skills-sold = Selling brings 2 coins, but this card is worth more to you on your side of the table. Play it.
lesson-skills-look = Not now: “{ card-night-ride }” is free for you.
lesson-skills-short = “{ card-dwarf-hall }” asks for Strength twice and Leadership. You lack one Strength, so you pay 1 coin. Play it.
lesson-skills-bought = 1 coin, and the Dwarves are your friends. Sauron helps himself to “{ card-tribute }”.
lesson-skills-hall = Perhaps later. Now play “{ card-dwarf-hall }” for 1 coin.
lesson-skills-invest = You would like “{ card-chronicler }”, but it costs 2 coins, all you have. “{ card-last-stand }” is grey: for 1 coin it gives you Courage twice, for good. Play that first.
lesson-skills-invested = From now on, every card that asks for Courage is cheaper for you.
lesson-skills-hasty = You could, but then your purse is empty and you have no more skills than before. Skills first: they pay every turn.
lesson-skills-strength = Strength twice for 1 coin is a fine buy as well. But “{ card-chronicler }” asks for Courage.
lesson-skills-stand = Keep to the plan: “{ card-last-stand }” for 1 coin.
lesson-skills-harvest = Now “{ card-chronicler }” costs you 1 coin instead of 2. Play it.
lesson-skills-harvested = That is the heart of it: skills gathered early make everything later cheap.
lesson-skills-last = One coin is all it takes now: play “{ card-chronicler }”.

## Chain symbols and coins

lesson-chains = Chain symbols and coins
lesson-chains-about = A symbol on one of your cards makes a later card free.
lesson-chains-symbol = Now you are Sauron. “{ card-swift-steed }” bears a horse, and the same horse stands at the edge of “{ card-night-ride }”. Whoever has the symbol plays that card free, whatever it asks for.
lesson-chains-ride = “{ card-night-ride }” asks for Courage and Strength. You have neither, and just 1 coin. But you have the horse: play it.
lesson-chains-rode = Free, and your coin is still there. The Nazgûl is one step nearer to Frodo.
lesson-chains-dear = That is one step too, but it costs your last coin. “{ card-night-ride }” is free.
lesson-chains-sold = Selling it brings 2 coins. But the horse gives you a step for nothing: play it.
lesson-chains-other = Not bad. But “{ card-night-ride }” is free for you now, and next turn it may be gone.
lesson-chains-yellow = Yellow cards bring coins at once. One of these two also bears a chain symbol that will help you later: play that one.
lesson-chains-useful = It brings coins, and its chest makes another card free later.
lesson-chains-chest = 3 coins, and a chest. Let us see what it opens.
lesson-chains-tribute = 4 coins, one more than the other. But it bears no symbol, while the chest will open something in the third chapter.
lesson-chains-coins = This turn is about coins: play the yellow card with the chest.
lesson-chains-open = The third chapter, and your purse is empty. But “{ card-treasury }” bears the chest at its edge: play it.
lesson-chains-opened = 5 coins for nothing! When two cards seem alike, take the one whose symbol you can use later.
lesson-chains-three = Selling brings 3 coins now. “{ card-treasury }” is free for you and brings 5.

## What lies on what

lesson-layout = What lies on what
lesson-layout-about = Covered cards, face-down cards, and who gets to them first.
lesson-layout-covered = Each chapter is laid out in its own pattern. Here only “{ card-banner }” and “{ card-web-of-lies }” can be taken: all the others are covered, and some of them lie face down.
lesson-layout-take = Take one of the two, to play it or to discard it, and watch what it covered.
lesson-layout-turned = “{ card-night-ride }” lies free, so it was turned up at the end of your turn. And the first to choose now is Sauron: what you uncover, you uncover for the other.
lesson-layout-count = Frodo needs three steps, and so does the Nazgûl: “{ card-final-effort }” wins for either of you. Only “{ card-treasury }” covers it. Which card do you take, so that Sauron does not get it?
lesson-layout-leave-it = Then only “{ card-treasury }” is left for Sauron, and he has to open the way for you.
lesson-layout-opened = That uncovers “{ card-final-effort }”. Sauron has the 3 coins for it, and the Nazgûl catches Frodo. Leave the uncovering to him!
lesson-layout-forced = Nothing but “{ card-treasury }” was left for Sauron, and so he had to open the way for you.
lesson-layout-reap = “{ card-final-effort }” lies free, and it is your turn. Play it!
lesson-layout-won = Mount Doom! Counting who will have to uncover what decides many a match.
lesson-layout-thrown = Three steps are all you need: play “{ card-final-effort }”.

## The quest of the Ring

lesson-quest = The quest of the Ring
lesson-quest-about = Fourteen steps to Mount Doom, with a Nazgûl behind.
lesson-quest-track = Frodo and Sam need 14 steps to Mount Doom; 2 are done. The Nazgûl started 14 spaces behind them and is 1 nearer by now; when it catches them, Sauron wins. It is drawn along whenever they walk: you cannot shake it off, only arrive first.
lesson-quest-step = Each ring on a blue card is a step. “{ card-packed-bag }” costs 1 coin, your last one: play it.
lesson-quest-sold = A coin, but no step. And your next step brings a reward: play it.
lesson-quest-other = Coins are fine, but your next step brings a reward. Play “{ card-packed-bag }”.
lesson-quest-third = Steps 3, 6, 9 and 12 bring a bonus, once for each side. The third brings 1 coin: take it.
lesson-quest-coin = So this step cost you nothing. The sixth brings a unit in any region, the twelfth lets you remove an enemy fortress.
lesson-quest-declined = You may decline a bonus. But why? Take the coin.
lesson-quest-leap = Later in the match: 8 steps are done, and the ninth brings something special. Play one of the two blue cards.
lesson-quest-sold-both = Coins do not carry Frodo up the mountain. Play one of the two.
lesson-quest-ninth = The ninth step: another turn, right after this one. Take it!
lesson-quest-another = The other steps are done, and it is your turn again. Sauron has to wait.
lesson-quest-no-turn = That would throw away a whole turn. Take it!
lesson-quest-doom = 12 steps done, two to go. And the Nazgûl, too, is only two steps away. How do you end this?
lesson-quest-arrived = Mount Doom! The Fellowship wins at once, whatever still lies on the table.
lesson-quest-caught = Then Sauron plays “{ card-dark-tunnel }”, the Nazgûl takes its last two steps, and you have lost. Play it yourself!
lesson-quest-waited = That keeps it from Sauron. But it is worth two steps, and you need two: play it and win.

## The peoples

lesson-peoples = The peoples
lesson-peoples-about = Two alike or three different bring a token; six different win.
lesson-peoples-green = Green cards bring symbols of peoples; you have one of the Elves. Each people keeps three tokens with special powers in a stack, and nobody knows their order.
lesson-peoples-pair = A second symbol of the same people brings you a token. “{ card-elven-song }” is free with the harp you have: play it.
lesson-peoples-single = It would cost both your coins and bring one symbol of the Humans: no pair, no token.
lesson-peoples-sold = Then there is no pair. And it costs you nothing: play it.
lesson-peoples-other = Another time. “{ card-elven-song }” makes a pair.
lesson-peoples-keep = Two tokens of the Elves are shown to both of you. Keep the one you like better; either is good.
lesson-peoples-kept = The other one goes back on top of the stack. From now on both of you know what lies there.
lesson-peoples-third = Your third different people brings a token, too, once a game: the top token of each of the three is shown. You have Elves and Hobbits, and your skills pay for “{ card-chronicler }” in full.
lesson-peoples-three = The Humans would be your third people: play “{ card-chronicler }”.
lesson-peoples-eagles = Three tokens, and one is yours. The Eagles count as one of the six peoples that win: keep them.
lesson-peoples-fourth = Elves, Hobbits, Humans, Eagles: four of six.
lesson-peoples-army = A help in war, certainly. But the Eagles bring you one people nearer to victory.
lesson-peoples-sixth = Five peoples stand by you, the Eagles among them. The Ents would be the sixth.
lesson-peoples-won = Six different peoples: won at once, whatever the map and the quest look like.
lesson-peoples-six = Look again: six different peoples win, and “{ card-ent-grove }” brings the sixth.

## The map

lesson-war = The map
lesson-war-about = Units, conflicts and moves in seven regions.
lesson-war-map = Seven regions. You are present wherever you have a unit or a fortress: so far only in Mordor. The Fellowship stands in Arnor and Rohan.
lesson-war-red = Red cards send their units, all together, into one of two regions. “{ card-swordsmen }” brings 2, and your skills pay for it: play it.
lesson-war-swords = Now it is war: play “{ card-swordsmen }”.
lesson-war-where = Mordor or Rohan? In Rohan stands a unit of the Fellowship. Where units meet, there is a conflict: both sides lose one for one, until one side has none left.
lesson-war-fought = One fell on each side, and one of yours remains: Rohan is yours.
lesson-war-home = You are present in Mordor already; more units there win nothing new. In Rohan you drive the enemy out.
lesson-war-purple = The third chapter has purple cards. “{ card-ambush }” brings three manoeuvres: move a unit, remove an enemy unit, make the Fellowship lose a coin. Play it.
lesson-war-ambush = Coins can wait: play “{ card-ambush }”.
lesson-war-strike = The order is up to you. First remove the lone enemy in Gondor.
lesson-war-clash = Then both units fall, and Gondor stays empty. Remove the enemy first, then march in unharmed.
lesson-war-arnor = Two stand there, so the Fellowship stays in Arnor. In Gondor there is only one.
lesson-war-coin = That coin is lost in any case and does not run away. The map first.
lesson-war-aside = Gondor is the goal: remove the unit there, then march in from Mordor.
lesson-war-march = Gondor is open. March in, but from a region where you have more than one unit: what you leave empty, you lose.
lesson-war-marched = Now you are present in three regions. And the Fellowship has lost its coin as well.
lesson-war-empty = Then Rohan is empty: one region won, one lost. Take a unit from Mordor, where there are two.

## Landmarks

lesson-landmarks = Landmarks
lesson-landmarks-about = Fortresses that stay, and that cost more each time.
lesson-landmarks-tiles = Instead of a card you may take one of these landmarks. Each asks for six skill symbols; as with cards, you pay 1 coin for each symbol you lack.
lesson-landmarks-build = For Bree you lack two symbols: 2 coins. It brings a fortress in Arnor, 2 units there, and up to 2 moves. Take it.
lesson-landmarks-built = A fortress does not fight, and units cannot drive it out: with it you stay present.
lesson-landmarks-other = A landmark is worth this turn: take Bree.
lesson-landmarks-first = Now the moves. The fortress holds Arnor, so your units are free to go. Send one into Lindon.
lesson-landmarks-still = You may forgo moves. But there are empty regions next door!
lesson-landmarks-lindon = Good, too. But go to Lindon first: the only road there leads through Arnor.
lesson-landmarks-second = One more move: from Arnor into another region where you are not present yet.
lesson-landmarks-spread = Three regions, thanks to a single landmark.
lesson-landmarks-crowd = You are in Lindon already. A new region is worth more.
lesson-landmarks-back = Then you would give up Lindon again.
lesson-landmarks-dearer = For Minas Tirith you have all six symbols. Still it costs 1 coin: each fortress you have on the map makes the next landmark 1 coin dearer. Take it.
lesson-landmarks-gondor = A fortress and a unit in Gondor, and two steps on the quest. No new landmark takes its place before the next chapter.
lesson-landmarks-tirith = So much for a single coin: take Minas Tirith.

## Another turn

lesson-again = Another turn
lesson-again-about = Twice in a row, and what to do with it.
lesson-again-token = “{ token-elves-trade }” is yours: after each yellow card you play, you have another turn. Your purse is empty, and “{ card-marksmen }” is too dear. But not for long.
lesson-again-yellow = “{ card-tribute }” is yellow. Play it.
lesson-again-yours = 4 coins, and it is your turn again.
lesson-again-other = Then it would be the Fellowship’s turn. With “{ card-tribute }” it stays yours.
lesson-again-spend = For “{ card-marksmen }” you lack two symbols: 2 coins, and now you have them. Play it before the Fellowship can take it.
lesson-again-marks = Use the second turn for what you could not pay before: “{ card-marksmen }”.
lesson-again-gondor = Two units. In Gondor stands a single one of the Fellowship.
lesson-again-double = Coins and a region before the other could answer! The ninth step of the quest and tokens of the Elves, Dwarves and Ents bring other turns; they count even into a new chapter.
lesson-again-home = You are in Mordor already. In Gondor you drive the enemy out.

## How it ends

lesson-end = How it ends
lesson-end-about = Three victories at once, or the count of the regions.
lesson-end-last = The last card of the third chapter, and nobody has won. So the regions decide: the Fellowship is present in three, you in two.
lesson-end-play = “{ card-corsairs }” brings 3 units, into Lindon or Mordor. Your coins are just enough: play it.
lesson-end-sold = Then it stays at two regions to three, and the Fellowship wins.
lesson-end-where = Where will they turn the count around?
lesson-end-more = Three regions to two: Sauron wins. With equally many, you would have shared the victory.
lesson-end-home = You are in Mordor already: still two to three, and the Fellowship wins.
lesson-end-three = Many matches end sooner, for three victories count at once: the end of the quest, six peoples, all seven regions. Here you have 9 steps, 3 peoples, and 6 regions: only Rhovanion is missing.
lesson-end-seventh = So you are nearest on the map, and “{ card-war-beasts }” can go into Rhovanion. Play it.
lesson-end-other = See where the least is missing: one region. Play “{ card-war-beasts }”.
lesson-end-close = You have three units, and two enemies stand in Rhovanion.
lesson-end-won = One of yours remains: present in all seven regions, won at once.
lesson-end-six = Then it stays at six regions. Rhovanion would be the seventh.

## What is hidden

lesson-hidden = What is hidden
lesson-hidden-about = Face-down cards, removed cards, and what can be known of them.
lesson-hidden-down = Nobody knows the cards that lie face down, and three more of this chapter were removed unseen. But everybody knows which cards there are: the pile of the face-down ones tells you what may still come.
lesson-hidden-look = Barad-dûr lets you look through the whole discard, the removed cards too, and play one of its cards without paying. It costs you 4 of your 5 coins: take it.
lesson-hidden-seen = Now you have seen the three removed cards. The Fellowship only knows that you looked.
lesson-hidden-other = First a look into the dark: take Barad-dûr.
lesson-hidden-choose = The card that was sold lies there, too. Play whichever you like; it costs nothing.
lesson-hidden-secret = The removed cards you left stay your secret: you know that they will not turn up, and the Fellowship goes on hoping for them.
lesson-hidden-known = Tokens that were shown are known as well: the Eagles lie on top of the Hobbits’ stack. What lies on top of the Dwarves’, nobody knows. Both pairs are free for you. Which token can you be sure of?
lesson-hidden-dwarves = Also free, but a leap in the dark. With the Hobbits you know what awaits you.
lesson-hidden-pair = A pair brings a token, and two pairs are free for you. Choose the one you can be sure of.
lesson-hidden-eagles = There they are: one more of the six peoples. Keep them.
lesson-hidden-scouts = A good token. But then the Eagles lie on top again, and the Fellowship knows it.
lesson-hidden-third = Remember what has been shown. Your opponent does so, too.

## First strategy

lesson-deny = First strategy
lesson-deny-about = Win, deny, sell, wait: what to look at each turn.
lesson-deny-threat = Look at the other side, too. The Nazgûl is two steps from Frodo, “{ card-without-rest }” is worth two steps, and Sauron can pay for it. For you it is too dear.
lesson-deny-sell = You need not pay for a card to take it away from the other. Discard it.
lesson-deny-denied = 3 coins, and the Nazgûl stays behind. You are ahead on the map, and that will decide.
lesson-deny-loses = Then Sauron plays “{ card-without-rest }” and wins at once.
lesson-deny-first = But first look whether you can win yourself. “{ card-ent-grove }” would bring Sauron his sixth people. And you? You need three steps.
lesson-deny-won = Mount Doom! Always in this order: your own victory, then the one that threatens, then everything else.
lesson-deny-careful = That stops Sauron. But you can win at once: look at the quest.
lesson-deny-gift = Then Sauron plays “{ card-ent-grove }” and wins with six peoples.
lesson-deny-wait = “{ card-dark-tunnel }” would win for Sauron, and only “{ card-treasury }” covers it. Whoever takes that opens the way for the other. Can you take something else?
lesson-deny-landmark = A landmark uncovers nothing: then Sauron has to.
lesson-deny-waited = A landmark uncovers nothing, so Sauron had to. And with Rohan you are present in a third region.
lesson-deny-opened = Then “{ card-dark-tunnel }” lies free, and Sauron wins with it. Helm’s Deep is a turn that uncovers nothing.
lesson-deny-shut = Now bolt the door: discard “{ card-dark-tunnel }”, the last card.
lesson-deny-ahead = Three regions to two: won. Take away what wins for the other, sell what you cannot use, and keep a landmark for the turn in which every card is a bad one.

## On your own: the Fellowship

lesson-mount-doom = On your own: the Fellowship
lesson-mount-doom-about = Two victories to find without help.
lesson-mount-doom-alone = Now find the way yourself. Three steps to Mount Doom, and not a coin. But look at your two tokens, and at the chest on “{ card-strongbox }”.
lesson-mount-doom-quest = Finish the quest with two choices.
lesson-mount-doom-more = One choice is left. Does it take you to Mount Doom?
lesson-mount-doom-arrived = “{ card-treasury }” brought coins, a step and another turn, “{ card-steep-climb }” the rest. Well done!
lesson-mount-doom-short = Not there yet. Which card is free for you, and what do your tokens make of a yellow card?
lesson-mount-doom-peoples = Five peoples stand by you, and no green card is in sight. But you know what lies on top of the Hobbits’ stack. Win with three choices.
lesson-mount-doom-call = Go on: the sixth people is what you need.
lesson-mount-doom-joined = With the Eagles there are six. Knowing what lies where was half the victory.
lesson-mount-doom-five = Still five. The Eagles would be the sixth people: what lets you choose from any stack?

## On your own: Sauron

lesson-shadow = On your own: Sauron
lesson-shadow-about = Two victories to find without help.
lesson-shadow-danger = The Fellowship is two steps from Mount Doom, and “{ card-steep-climb }” lies there for it. You are present in five regions; in Arnor and Lindon stand only its fortresses, without a single unit.
lesson-shadow-regions = Conquer all seven regions with four choices.
lesson-shadow-march = Go on: all seven regions, and none of yours may be left empty.
lesson-shadow-conquered = All seven! Fortresses neither fight nor bar the way.
lesson-shadow-gaps = Not all seven yet. Every region has to keep a unit, and the way into Lindon leads through Arnor.
lesson-shadow-quest = “{ card-without-rest }” is worth the two steps that the Nazgûl needs, but “{ card-treasury }” covers it. Win with two choices; between them, the Fellowship has a turn.
lesson-shadow-more = One choice is left. Does the Nazgûl reach Frodo with it?
lesson-shadow-caught = The Fellowship itself had to open the way, and the Nazgûl has caught Frodo. You are ready for your first match!
lesson-shadow-escaped = Whoever takes “{ card-treasury }” uncovers “{ card-without-rest }” for the other. Make it the Fellowship.
