# The Confrontation: what the lessons say, in English.

## Your nine pieces

lesson-pieces = Your nine pieces
lesson-pieces-about = What you see, what you do not see, and how a piece moves.
lesson-pieces-yours = These nine pieces are yours. Only you see their faces: who each one is, and the strength it fights with. Your opponent sees their backs.
lesson-pieces-theirs = At the far side stand the nine pieces of Dark. You see how many are in each region, but not who they are.
lesson-pieces-forward = On your turn one piece goes one region forward: yours towards Mordor. Choose Gimli, then one of the two regions in front of him.
lesson-pieces-gimli-first = You could do that. But let us send Gimli first: he already stands in front, and he can look after himself.
lesson-pieces-unseen = Well begun. Dark saw somebody leave Enedwaith, but not that it was Gimli.
lesson-pieces-reply = Dark has answered: a piece went from Dagorlad to Mirkwood. Who was it? You will know when you meet.
lesson-pieces-strong = No piece goes sideways or back unless its ability or a card allows it: every step counts. Now let Gandalf, Aragorn or Legolas follow.
lesson-pieces-frodo-waits = Frodo carries the Ring, and he is weak. Out in front he would be the first to be attacked: let the strong go ahead of him.
lesson-pieces-others-wait = Possible, but let another strong one follow now: Gandalf, Aragorn or Legolas.
lesson-pieces-begun = That is a whole turn: one piece, one region. The journey has begun.

## The lie of the land

lesson-land = The lie of the land
lesson-land-about = How many fit into a region, and what mountains, river and tunnel are for.
lesson-land-limits = Sixteen regions lie between the Shire and Mordor. The little marks tell how many pieces each side may have in a region: four in the Shire and in Mordor, one in the mountains, two everywhere else.
lesson-land-mountains = The four mountain regions hold one piece of each side, and nobody goes sideways there. Legolas already stands in the Misty Mountains. Which way is left for Pippin?
lesson-land-only-way = It is the only mountain region in front of him that still has room.
lesson-land-only-pippin = That is allowed, but it does not help Pippin. He is in Rhudaur: look for a mountain region in front of him with room in it.
lesson-land-room = The High Pass it is. A single piece in the mountains can hold up its own friends, so do not let it linger.
lesson-land-river = The Anduin carries Light downstream, from Mirkwood to Fangorn and from Fangorn to Rohan. Somebody of Dark bars the way to Dagorlad: let Sam take the river.
lesson-land-past-guard = The river carries him past whoever bars the way.
lesson-land-fight = That would be an attack, and Sam does not know on whom. The river takes him past it unharmed.
lesson-land-only-sam = Let that wait. Sam is in Mirkwood, right beside the river: take him to Fangorn.
lesson-land-drifted = Past the guard, and nobody had to fight. There is no way back upstream, though, and Dark may not use the river at all.
lesson-land-tunnel = The tunnel of Moria leads under the mountains, from Eregion straight to Fangorn: one move instead of two. It is for Light alone, and for this direction alone. Send Merry through.
lesson-land-slow = Over the mountains Merry needs two moves to Fangorn. The tunnel takes one.
lesson-land-only-merry = Another time. Merry stands in Eregion, where the tunnel begins: send him to Fangorn.
lesson-land-through = A move saved. Remember one thing: if a Dark piece stands in Moria, it may be the Balrog, and he watches the tunnel.
lesson-land-full = Fangorn holds two of yours now and is full: Pippin cannot follow. Make room: move Sam or Merry on, but not into a fight.
lesson-land-clears = Nobody stands in the way there, and Fangorn has room again.
lesson-land-into-fight = A Dark piece has just come to Gondor. Going there is an attack; Dagorlad and Rohan are free.
lesson-land-no-room = Then Fangorn is as full as before. Move Sam or Merry on.
lesson-land-made-room = Now the tunnel is open to Pippin again. Always think of those who follow.

## The Ring goes to Mordor

lesson-ring = The Ring goes to Mordor
lesson-ring-about = How Light wins, and how it can lose.
lesson-ring-frodo = Everything hangs on Frodo. As soon as he enters Mordor, Light wins.
lesson-ring-lost = And if Frodo is eliminated, however that comes about, Dark wins. Nobody else can carry the Ring for him.
lesson-ring-shire = Dark has a second way: three of its pieces in the Shire. Two are there already, and a third stands at the door. Besides, whoever cannot move any piece when the turn comes loses.
lesson-ring-step = It is your turn, Frodo stands in Gondor, and two Dark pieces wait in Mordor. What do you do?
lesson-ring-only-frodo = Sam in Mordor wins nothing: he would have to fight there, and Dark would take the Shire. Only Frodo ends the war.
lesson-ring-too-late = There is no time for that: with its next move Dark has three pieces in the Shire.
lesson-ring-won = It does not matter who waits in Mordor: Frodo wins on arrival, before any combat.

## The other side

lesson-shadow = The other side
lesson-shadow-about = How Dark begins, and its two ways to win.
lesson-shadow-sides = Now you sit on the other side and lead Dark. Mordor is your home, forward is towards the Shire, and now Light’s pieces are the hidden ones.
lesson-shadow-first = Dark makes the first move. Bring somebody of your front row into the mountains: the Balrog, Saruman or Shelob.
lesson-shadow-front-first = Possible. But the mountains are narrow, and whoever is there first decides who comes through: begin with your front row.
lesson-shadow-came = Good. From there you look down on Light’s regions, and nobody knows which of your nine it is.
lesson-shadow-third = Two of yours stand in the Shire. A third one wins the game. Who is it to be?
lesson-shadow-gate = A Light piece stands in Gondor, one step from Mordor. If it is Frodo, his next move wins: do not give him one.
lesson-shadow-taken = The Shire has fallen. While Light looks to Mordor, it easily forgets its own door.
lesson-shadow-hunt = The other way to win is Frodo himself. You have seen him in Rhudaur. When he is attacked he may flee sideways, but Saruman stands in Eregion. Let the Orcs attack.
lesson-shadow-past = The Orcs would walk past Frodo, and nobody goes back. Attack him now, while he cannot flee.
lesson-shadow-not-now = Frodo cannot flee now. After his next move he may be somewhere else: attack him with the Orcs.
lesson-shadow-caught = When the Orcs attack, they strike first, and Frodo had nowhere to run. Dark wins.

## A combat, step by step

lesson-combat = A combat, step by step
lesson-combat-about = Attack, strengths, cards, and what is left afterwards.
lesson-combat-attack = A Dark piece stands in Moria. Whoever enters its region attacks it. Aragorn is strong: send him to Moria.
lesson-combat-empty = Nobody is there, so there would be no combat. The enemy stands in Moria.
lesson-combat-aragorn = Not yet. Let Aragorn attack in Moria.
lesson-combat-card = Both pieces are shown: Aragorn with 4, the Black Rider with 3. Now each side secretly adds a card. Dark has only its 1, 2 and 3 left, and you can see that. Which of your cards is sure to win and costs you least?
lesson-combat-waste = The 5 would win as well, but you would miss it later. The Rider reaches 6 at most: a smaller card is enough.
lesson-combat-weak = With the 1 Aragorn has 5. With a 3 the Rider has 6 and wins, with a 2 both are eliminated.
lesson-combat-higher = 4 + 3 = 7 against 3 + 3 = 6: the lower total is eliminated. If the totals are equal, both are.
lesson-combat-spent = Played cards lie open and are spent, whoever has won. So both of you always know what the other still has in hand. Aragorn is hidden again, but your opponent has seen him.
lesson-combat-two = Two pieces stand in Fangorn, Shelob and the Orcs; you have met both before. You attack one of them blindly. Take Aragorn through the tunnel.
lesson-combat-through = Aragorn is the one for this fight: from Eregion the tunnel takes him to Fangorn.
lesson-combat-save = First come the Orcs, with strength 2. Dark has a 1 and a 2 left, you have a 2 and a 4, and Shelob is still waiting. Which card now?
lesson-combat-later = Then only the 2 is left against Shelob: Aragorn has 6, and she has 5 and another card. That is a tie at best.
lesson-combat-goes-on = 4 + 2 beats 2 + 1. But as long as both sides are in the region, the combat goes on, and now he meets Shelob.
lesson-combat-last = Shelob has strength 5 and one card left, the 2. You have one card left as well, and it has to be played.
lesson-combat-back = 8 against 7: Shelob is out. And since both sides have now played all nine cards, both take all nine back.

## Light’s spells

lesson-spells = Light’s spells
lesson-spells-about = Cloak, Retreat, Sacrifice and Magic.
lesson-spells-cloak = Four of your nine cards are spells. The Cloak makes a number that Dark plays count 0. Aragorn has 4, the Black Rider 3; Dark holds only its 5 and its 6. Your card?
lesson-spells-number = 4 + 5 = 9, and the Rider reaches 9 with the 6: you would lose Aragorn too. Make Dark’s number worthless instead.
lesson-spells-cloaked = Dark’s 6 counts 0, and 4 beats 3. Against a spell the Cloak has no effect: look first at what Dark still holds.
lesson-spells-retreat = The Troll attacks Merry, 9 against 2. No number saves him. But there is the Retreat.
lesson-spells-hopeless = 2 + 3 = 5. The Troll has 9, whatever Dark plays.
lesson-spells-where = Your Retreat leads one region backward, if there is room and no enemy. Where does Merry go?
lesson-spells-stay = You may stay, but then the card counts 0: 2 against 9.
lesson-spells-safe = Merry lives, and you know where the Troll is. That was worth a card.
lesson-spells-sacrifice = Merry has met the Balrog, 2 against 5. Dark has a 3 and a 6 left. With the Sacrifice both pieces are eliminated.
lesson-spells-too-small = 2 + 2 = 4, and the Balrog has at least 8. Merry would be lost, and the Balrog unharmed.
lesson-spells-both-out = A hobbit for the Balrog: a good bargain. Just never play it for Frodo, for his end is the end of the game.
lesson-spells-magic = Magic becomes a card that you have already played, and you choose it only once Dark’s card lies open. Dark holds its 2 and its 6.
lesson-spells-one = With the 1 Aragorn has 5. The Rider reaches 5 with the 2 and 9 with the 6: a tie or a defeat. Magic can do better.
lesson-spells-recall = Dark has played the 6: the Rider has 9, Aragorn 4. Which of your played cards do you want back?
lesson-spells-tie = 4 + 5 = 9 against 9: both would be eliminated. There is a card that costs you nothing.
lesson-spells-price = That takes the Rider, but Aragorn too. You can have it cheaper.
lesson-spells-spared = Aragorn would live, but so would the Rider. You can win this.
lesson-spells-less = Not enough: Aragorn needs more than 9, or Dark’s number has to go.
lesson-spells-again = The Cloak once more: 4 against 3. The card that came back stays among the played ones, and Magic joins it.

## Dark’s cards

lesson-eye = Dark’s cards
lesson-eye-about = The 6, the Eye and the Retreat sideways.
lesson-eye-six = You lead Dark. The Black Rider fights Gimli, 3 against 3. Light has a 4 and a 5 left, you a 5 and a 6. Only Dark has a 6.
lesson-eye-five = Gimli may reach 8 with the 5, and so would you: both would be eliminated.
lesson-eye-strongest = 9 against 8. No number of Light’s is as high as your 6.
lesson-eye-cancel = The Eye cancels a spell. The Balrog fights Merry, and Light has two cards left: the Sacrifice and the Cloak. What do you play?
lesson-eye-burnt = If that is the Sacrifice, the Balrog dies with Merry. Light holds nothing but spells: you know what helps against them.
lesson-eye-cancelled = It was the Sacrifice, and it is cancelled: 5 beats 2. Against a number the Eye does nothing, so count Light’s cards before you open it.
lesson-eye-slip = Aragorn attacks the Orcs, 4 against 2, and Light still has its 4 and its 5. You cannot win this. Can you leave?
lesson-eye-beaten = 2 + 1 = 3, and Aragorn has at least 8. The Orcs would be lost for nothing.
lesson-eye-sideways = Dark’s Retreat leads one region sideways, in either direction. Choose where the Orcs go.
lesson-eye-stay = If you stay, your card counts 0, and the Orcs are lost.
lesson-eye-away = The Orcs live, and Light has spent its 5 in vain. In the mountains, in Mordor and in the Shire your Retreat leads nowhere.
lesson-eye-order = Dark has Magic too; if both sides play it, you decide first, and openly. And keep an eye on Light’s played cards: what lies there comes back only by Magic, or when both take back all nine.

## The companions

lesson-companions = The companions
lesson-companions-about = What Merry, Legolas, Gimli, Boromir, Gandalf, Aragorn and Pippin can do.
lesson-companions-merry = The Witch-king has been seen in the Misty Mountains. He has strength 5, but one of your pieces eliminates him at once, before any card. Who?
lesson-companions-costly = Aragorn would have to spend cards, and might lose. Merry does it for nothing.
lesson-companions-witch-king = The Witch-king must not come through. Merry stands right before him.
lesson-companions-slain = The smallest brings down the greatest: no card was needed.
lesson-companions-match = Legolas does the same to the Winged Nazgûl, and Gimli to the Orcs. The Orcs stand in Moria, the Nazgûl in the Misty Mountains. Send one of them where he belongs.
lesson-companions-crossed = There he fights like anyone else. Gimli belongs to the Orcs, Legolas to the Winged Nazgûl.
lesson-companions-free = There is an enemy to be had for nothing. Let Gimli or Legolas attack.
lesson-companions-matched = At once, and without a card. It happens when they are attacked as well, and it is not a choice.
lesson-companions-boromir = The Troll stands in Gondor, with strength 9. Boromir has strength 0, but whoever fights him goes down with him. Use that.
lesson-companions-not-aragorn = Even with the 5 Aragorn only reaches 9: a tie. Keep him, and send the one who is made for this.
lesson-companions-home = The Troll bars the way to Mordor. Boromir can take him away.
lesson-companions-together = Both are out. Boromir is worth as much as whoever he meets: save him for the greatest.
lesson-companions-gandalf = Before Gandalf, Dark has to show its card first. Here it is the 4: the Rider has 7, Gandalf 5. Choose the smallest card that wins.
lesson-companions-too-much = That wins, but so does less. Nobody but Gandalf lets you choose so cheaply.
lesson-companions-too-little = 5 + 1 = 6, and the Rider has 7.
lesson-companions-enough = 8 against 7, not a point too much. That is how Gandalf saves your cards.
lesson-companions-aragorn = Two Dark pieces in the Shire, and a third on its way. Aragorn may also go sideways or backward to a neighbouring region, if an enemy is there.
lesson-companions-third = Then the piece in Arthedain enters the Shire, and Dark has won. Turn Aragorn round.
lesson-companions-turned = He is the only one of yours who can turn back. Now it is up to the cards whether the Shire holds.
lesson-companions-pippin = Somebody stands in the Misty Mountains. Pippin, when he attacks, may flee backward before any card: the right one to have a look.
lesson-companions-scout = Let us first find out who that is. Pippin can do it without danger, as long as it is not the Warg.
lesson-companions-run = The Troll! Where does Pippin flee?
lesson-companions-crushed = 1 against 9: even your 5 does not save him. Let him run, you know enough.
lesson-companions-seen = Unharmed, and not a card spent. The Troll stands in the Misty Mountains, and now you know it.

## Frodo and Sam

lesson-escape = Frodo and Sam
lesson-escape-about = How the Ring-bearer slips away, and where he cannot.
lesson-escape-flee = The Troll has found Frodo. When he is attacked, and before any card, Frodo may flee sideways to a region with room and without enemies.
lesson-escape-stand = 1 against 9: even your 5 is not enough. Why fight, if he can simply go?
lesson-escape-fled = Gone before a card was played. As attacker Frodo cannot do that: let others do the attacking.
lesson-escape-trapped = The same again, but in the mountains. There is no way sideways there, so there is no flight. What is left is a card: the 2 or the Retreat.
lesson-escape-end = 1 + 2 = 3 against 9, and the game is lost.
lesson-escape-lucky = Saved, by your Retreat. Take Frodo through the mountains only when nobody can come for him there.
lesson-escape-sam = Frodo is attacked, and a Dark piece in Eregion closes his way out. But Sam is with him: he may fight in Frodo’s place, and then with strength 5.
lesson-escape-alone = Frodo with 1 against the Rider with 3: you would be betting the whole game on one card.
lesson-escape-stepped-in = 5 against 3 now, and if it goes wrong, it is Sam who falls. Keep these two together.
lesson-escape-warg = The Warg silences the Light piece: no flight, no help from Sam, only cards. It has strength 2, and a 2 or a 3 to add. Your card?
lesson-escape-no-saving = 1 + 1 = 2, and the Warg has at least 4. This is the moment for your best card.
lesson-escape-survived = 6 against 5: that was close. Of all the nine, it is the Warg that Frodo has to fear.

## The hunters

lesson-hunters = The hunters
lesson-hunters-about = Witch-king, Winged Nazgûl, Black Rider and Balrog: those who strike where nobody expects it.
lesson-hunters-witch-king = You lead Dark. A Light piece is slipping past you in Fangorn. The Witch-king may also go sideways, if it is to attack.
lesson-hunters-let-go = Then the piece in Fangorn goes on, and nobody can turn back after it. The Witch-king stands right beside it.
lesson-hunters-sideways = Only he steps aside like that. In the mountains even he goes no way but forward.
lesson-hunters-nazgul = A piece stands alone in Dagorlad, one step from Mordor. The Winged Nazgûl flies anywhere, but only to a region where exactly one Light piece stands.
lesson-hunters-gate = If that is Frodo, he wins with his next move. Only the Nazgûl reaches him in time.
lesson-hunters-frodo = It was Frodo, and with your Orcs in Gondor he cannot flee. Now the cards decide. The Nazgûl does not fly to a pair: that is why Light likes to keep Frodo and Sam together.
lesson-hunters-rider = The Black Rider may ride forward any distance to attack, up to the first region with a Light piece. Show Light how far it is from Gondor to Enedwaith.
lesson-hunters-shire = He can ride as far as that, but in the Shire two are waiting for him. In Enedwaith there is only one.
lesson-hunters-walk = That is a step. The Rider can do more: attack in Enedwaith, right from here.
lesson-hunters-rode = Right across the map in a single turn. Only a region that is full of your own stops him on the way.
lesson-hunters-balrog = The Balrog has a home: Moria. While he stands there, he watches the tunnel. Send him there.
lesson-hunters-beside = From the Misty Mountains he does not reach the tunnel. His place is Moria.
lesson-hunters-tunnel-open = The tunnel is Light’s quickest way. Let the Balrog close it.
lesson-hunters-ambush = Light has not seen who came, and takes the tunnel. Does the Balrog strike?
lesson-hunters-spare = You may let it pass, and stay hidden that way. But who knows who is in there? Take what you can get.
lesson-hunters-struck = It was Merry, and nobody had to fight. Even Frodo and Boromir are lost that way. Now Light knows, of course.

## The terrors

lesson-terrors = The terrors
lesson-terrors-about = Orcs, Warg, Saruman, Troll and Shelob in combat.
lesson-terrors-orcs = Gandalf has been seen in Rhudaur. When the Orcs attack, the first piece that they fight is eliminated at once, unless it flees. Use them.
lesson-terrors-not-troll = The Troll has 9, but Gandalf reaches 10 with the 5. The Orcs need no luck.
lesson-terrors-easy = Gandalf stands there for the taking. Let the Orcs attack.
lesson-terrors-first = Strength 2 has brought down strength 5. But when they are attacked, the Orcs do not strike first, and Gimli is quicker than they are.
lesson-terrors-warg = Boromir stands in Rhudaur: whoever fights him goes down with him. Unless his ability does not work. Who of yours sees to that?
lesson-terrors-dragged = The Balrog and Boromir would both be eliminated. The Warg silences him.
lesson-terrors-boromir = Boromir is waiting for somebody great. Take him with the Warg before that.
lesson-terrors-silent = Against the Warg Boromir is just a man with strength 0, and so it comes to cards. The same goes for Merry, Gimli, Legolas, and for Frodo’s flight.
lesson-terrors-forbid = Saruman may forbid cards: then only the pieces count. He meets Merry, 4 against 2, and Light has a 5 and the Sacrifice in hand. What do you declare?
lesson-terrors-risky = With the 5 Merry reaches 7, and you hold only a 1 and a Retreat. The Sacrifice takes Saruman as well. Without cards he has already won.
lesson-terrors-no-cards = 4 beats 2, and nobody has spent a card.
lesson-terrors-allow = Now it is Gandalf, 5 against 4. Light has a 1 and the Retreat left, and you hold the 6. And now?
lesson-terrors-pride = Without cards it is 4 against 5: Saruman would be out.
lesson-terrors-allowed = 4 + 6 = 10, and Gandalf reaches 6 at most: he has to retreat, or he is out. Look at the strengths before you forbid.
lesson-terrors-troll = The Troll has strength 9, but your own card counts nothing beside him; it is spent all the same. Aragorn reaches 9 at most. Which card do you give away?
lesson-terrors-wasted = Beside the Troll the 6 counts nothing, and it would be gone. Throw away the smallest.
lesson-terrors-void = 9 against 8, and you still have the 6. The Troll is a good place to get rid of a card.
lesson-terrors-shelob = Shelob wants to attack Merry in Rhudaur. But after each victory she goes back to Gondor, and if two other Dark pieces are there, or any Light piece, she is eliminated too. What has to happen first?
lesson-terrors-no-home = Two of yours stand in Gondor: Shelob would win, find no room, and be eliminated. Clear her way home first.
lesson-terrors-crowded = Gondor is still full. One of the two there has to move on.
lesson-terrors-way-home = Now there is room in Gondor, and Shelob can strike again and again. It also brings her back to guard Mordor.

## What is hidden

lesson-hidden = What is hidden
lesson-hidden-about = What you may conclude, and what your opponent may.
lesson-hidden-met = After a combat the survivors are hidden again, but you do not forget. You have met the Troll in Moria, and nobody has left it since: so it is still he. The table keeps such things in mind for you.
lesson-hidden-safe = A mountain region holds only one piece, and in Moria that is the Troll. So where is the Balrog not? Now you know whether Frodo may take the tunnel.
lesson-hidden-troll = That is the Troll, 9 against 1. He cannot harm you in the tunnel below: only the Balrog strikes there.
lesson-hidden-tunnel = Think it through: the Troll is in Moria, so the Balrog is not. Frodo can take the tunnel.
lesson-hidden-passed = Nobody struck. Dark is asked every time, whoever stands in Moria: so the question alone tells you nothing, but your memory does.
lesson-hidden-unknown = Here you have not seen yet who stands in Moria. It may be the Balrog. Whom do you send to find out?
lesson-hidden-gamble = If that is the Balrog, Frodo is lost in the tunnel, and the game with him. First look, then go.
lesson-hidden-blind = Frodo has strength 1, and attacking he cannot flee. That is a job for somebody else.
lesson-hidden-ask-pippin = Somebody in Moria could be watching the tunnel. Pippin stands next door and can flee after his attack.
lesson-hidden-known = The Balrog! Take Pippin back.
lesson-hidden-stand = 1 against 5 is not what he came for. You know what you wanted to know.
lesson-hidden-learnt = A moment of courage, and you know that the tunnel is closed. Every combat costs pieces or cards, but it also buys knowledge.
lesson-hidden-hide = Your opponent thinks like you. Dark has just seen Frodo in Arthedain. Where is he harder to find again?
lesson-hidden-still-known = Alone in Rhudaur he would still be as good as open: Dark saw a single piece walk there.
lesson-hidden-stays = Then Frodo stays where Dark has seen him. Take him to somebody else.
lesson-hidden-mixed = Two pieces in one region can be mixed. As soon as one of them moves on, Dark no longer knows which one is Frodo.

## The special cards

lesson-special = The special cards
lesson-special-about = Shadowfax, Gandalf the White, Palantír and Recall: the variant with four more cards.
lesson-special-open = Some games are played with special cards. They lie open from the start, each may be used once in a game, and they are no combat cards. Two are yours, two are Dark’s.
lesson-special-shadowfax = Frodo is two steps from Mordor, and Dark is very near. Shadowfax gives one piece an extra step before its normal move. Call him.
lesson-special-one-step = A step to Gondor, and then Dark moves. With Shadowfax nobody gets in between.
lesson-special-gandalf-later = Gandalf would come back, but Frodo can reach Mordor in this very turn.
lesson-special-no-hurry = Frodo can win in this very turn. Call Shadowfax.
lesson-special-gallop = The extra step leads forward to a region without enemies. Whom does Shadowfax carry?
lesson-special-wrong-rider = Then this piece would have to make the normal move too. The one in a hurry is Frodo: take him to Gondor.
lesson-special-ride-on = Now the same piece may make its normal move.
lesson-special-halt = You may stop here, but Frodo stands before Mordor. One more step!
lesson-special-home = Two steps in a single turn. Dark sees the card lie there all the time, but never knows the moment.
lesson-special-white = Another game: Gandalf is out, but you still have Gandalf the White. Instead of your turn he returns to Fangorn, if no Dark piece and at most one of yours is there.
lesson-special-call-him = Fangorn may soon be taken, and then the way back is closed. Call Gandalf now.
lesson-special-returned = There he stands again, in the middle of the map, and fights as he did before.
lesson-special-dark = Dark has the Palantír, to look at one of your pieces outside the Shire, and Recall, to bring one of its pieces back to Mordor. So keep Frodo at home for a while, or in company.

## A plan for Light

lesson-plan-light = A plan for Light
lesson-plan-light-about = A set-up that makes sense, a guard at home, and the whole way to Mordor.
lesson-plan-light-front = Before the game you decide who stands where. This set-up makes sense: Aragorn, Merry and Gimli in front, where the first attacks come, with Gandalf and Legolas behind them.
lesson-plan-light-home = Frodo and Sam start at home, unseen among four, and set out when the front has found a gap. Boromir guards the Shire: nobody great dares to come in. Pippin goes later, to have a look.
lesson-plan-light-guard = Frodo and Sam are on their way. But the Balrog stands in Cardolan and the Warg in Arthedain, both on their way to the Shire. Whom does Boromir meet?
lesson-plan-light-silenced = Against the Warg Boromir’s ability does not work: he would only have strength 0.
lesson-plan-light-pippin = Pippin can flee, but he stops nobody. Boromir can.
lesson-plan-light-undefended = Then they come into the Shire and choose their fights. Here you still have the choice: the Balrog for Boromir.
lesson-plan-light-held = The strongest of them is gone, and Dark needs three in the Shire: you have won time for Frodo.
lesson-plan-light-journey = Only Frodo and Pippin are left. You have seen the Balrog in Moria and the Troll in Gondor. Bring Frodo to Mordor, in four moves.
lesson-plan-light-more = On to Mordor! Every move has to bring Frodo nearer, past the Balrog and the Troll.
lesson-plan-light-arrived = Past the Balrog, past the Troll, and into Mordor. You are ready for your first game as Light.
lesson-plan-light-again = Not this time. The Balrog watches the tunnel, and the Troll only ever comes forward: go where neither of them can. Every move has to be Frodo’s.

## A plan for Dark

lesson-plan-dark = A plan for Dark
lesson-plan-dark-about = A set-up that makes sense, the race for the Shire, and Frodo in a corner.
lesson-plan-dark-front = This set-up makes sense: Saruman, the Balrog and the Witch-king in front. The Nazgûl and the Black Rider strike from afar, so they can wait at home.
lesson-plan-dark-moria = You begin. Where does the Balrog want to be?
lesson-plan-dark-later = Good things can wait; Moria cannot. Whoever is there first decides about the tunnel.
lesson-plan-dark-closed = Light cannot know who stands there, but will think twice about the tunnel. And the piece that always avoids you: is that perhaps Frodo?
lesson-plan-dark-race = One of yours is in the Shire, and Light has left nobody there. The piece in the Misty Mountains may be Frodo: three steps to Mordor. Win in three moves.
lesson-plan-dark-on = On with the race: three of yours in the Shire before Frodo can be in Mordor.
lesson-plan-dark-faster = The Shire, one move before Mordor. Count the steps of both sides, again and again: that is half the game.
lesson-plan-dark-too-slow = Too slow. You need two more in the Shire, and you have three moves: whose steps add up to three?
lesson-plan-dark-corner = Frodo is the last of Light. He stands in the Gap of Rohan and has to move to Rohan. When he is attacked there, he flees to Fangorn, unless somebody of yours is there. Catch him: you have three choices.
lesson-plan-dark-more = Frodo must not slip away now. What catches him for certain?
lesson-plan-dark-cornered = No way out, and without cards 4 beats 1. First close the doors, then attack. You are ready for your first game as Dark.
lesson-plan-dark-slipped = He has slipped away. Think of Fangorn, his only way out, and keep Saruman where he can reach Rohan: without cards he is sure to win.
