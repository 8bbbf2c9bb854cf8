# Duel for Middle-earth: every word a player reads about this game, in English.

## The game

game-title = Duel for Middle-earth
game-tagline = The Fellowship against Sauron: a race for the Ring, six peoples to win over, seven regions to hold.
game-intro = Three chapters, three ways to win. On your turn you take a card that nothing covers, and play it or turn it into coins; or you take a landmark and build a fortress there. Cards bring skills, coins, steps on the quest, friends among the peoples and units on the map. The Fellowship wins when Frodo and Sam reach Mount Doom, Sauron when the Nazgûl catches them; six different peoples, or a foothold in all seven regions, win for either side. If nobody has won after the third chapter, whoever is present in more regions does.

## Sides
## The terms are for the middle of a sentence: { -fellowship(case: "genitive") } gives "the Fellowship’s".

-fellowship =
    { $case ->
       *[nominative] the Fellowship
        [accusative] the Fellowship
        [dative] the Fellowship
        [genitive] the Fellowship’s
    }
-sauron =
    { $case ->
       *[nominative] Sauron
        [accusative] Sauron
        [dative] Sauron
        [genitive] Sauron’s
    }
side-fellowship = The Fellowship
side-sauron = Sauron

## Regions

region-lindon = Lindon
region-arnor = Arnor
region-rhovanion = Rhovanion
region-enedwaith = Enedwaith
region-rohan = Rohan
region-gondor = Gondor
region-mordor = Mordor

## A region in the middle of a sentence: after a verb of movement, after a verb of rest, and where a way begins

to-region =
    { $region ->
        [lindon] into Lindon
        [arnor] into Arnor
        [rhovanion] into Rhovanion
        [enedwaith] into Enedwaith
        [rohan] into Rohan
        [gondor] into Gondor
       *[mordor] into Mordor
    }
in-region =
    { $region ->
        [lindon] in Lindon
        [arnor] in Arnor
        [rhovanion] in Rhovanion
        [enedwaith] in Enedwaith
        [rohan] in Rohan
        [gondor] in Gondor
       *[mordor] in Mordor
    }
from-region =
    { $region ->
        [lindon] from Lindon
        [arnor] from Arnor
        [rhovanion] from Rhovanion
        [enedwaith] from Enedwaith
        [rohan] from Rohan
        [gondor] from Gondor
       *[mordor] from Mordor
    }

## Colours of the cards

colour-grey = Grey
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-purple = Purple

## Skills, and a number of symbols of one of them

skill-ruse = Ruse
skill-strength = Strength
skill-courage = Courage
skill-knowledge = Knowledge
skill-leadership = Leadership
skill-count =
    { $skill ->
        [ruse] { skill-ruse }
        [strength] { skill-strength }
        [courage] { skill-courage }
        [knowledge] { skill-knowledge }
       *[leadership] { skill-leadership }
    }{ $number ->
        [1] { "" }
       *[other] { " " }×{ $number }
    }

## Peoples, and whose symbol or token it is

people-elves = Elves
people-dwarves = Dwarves
people-hobbits = Hobbits
people-humans = Humans
people-ents = Ents
people-wizards = Wizards
people-eagles = Eagles
of-people =
    { $people ->
        [elves] of the Elves
        [dwarves] of the Dwarves
        [hobbits] of the Hobbits
        [humans] of the Humans
        [ents] of the Ents
        [wizards] of the Wizards
       *[eagles] of the Eagles
    }

## Chain symbols, and a symbol in the middle of a sentence

chain-fish = Fish
chain-horse = Horse
chain-backpack = Backpack
chain-harp = Harp
chain-anvil = Anvil
chain-pot = Pot
chain-horseshoe = Horseshoe
chain-bow = Bow
chain-helmet = Helmet
chain-sword = Sword
chain-chest = Chest
chain-campfire = Campfire
chain-bedroll = Bedroll
chain-acorn = Acorn
chain-scroll = Scroll
chain-armor = Armour
chain-axe = Axe
with-chain =
    { $chain ->
        [fish] with the fish
        [horse] with the horse
        [backpack] with the backpack
        [harp] with the harp
        [anvil] with the anvil
        [pot] with the pot
        [horseshoe] with the horseshoe
        [bow] with the bow
        [helmet] with the helmet
        [sword] with the sword
        [chest] with the chest
        [campfire] with the campfire
        [bedroll] with the bedroll
        [acorn] with the acorn
        [scroll] with the scroll
        [armor] with the armour
       *[axe] with the axe
    }

## Cards of the first chapter

card-disguise = Disguise
card-hidden-path = Hidden path
card-strong-arm = Strong arm
card-war-drill = War drill
card-brave-heart = Brave heart
card-oath = Oath
card-old-map = Old map
card-captain = Captain
card-toll = Toll
card-market-day = Market day
card-barter = Barter
card-found-purse = Found purse
card-first-steps = First steps
card-river-crossing = River crossing
card-swift-steed = Swift steed
card-packed-bag = Packed bag
card-elven-guest = Elven guest
card-dwarf-smith = Dwarf smith
card-hobbit-cook = Hobbit cook
card-horse-breeder = Horse breeder
card-archers = Archers
card-footmen = Footmen
card-sellswords = Sellswords

## Cards of the second chapter

card-archive = Archive
card-banner = Banner
card-web-of-lies = Web of lies
card-siege-crew = Siege crew
card-last-stand = Last stand
card-council = Council
card-ranger = Ranger
card-strongbox = Strongbox
card-tribute = Tribute
card-night-ride = Night ride
card-long-march = Long march
card-secret-stair = Secret stair
card-watch-fire = Watch fire
card-sheltered-camp = Sheltered camp
card-elven-song = Elven song
card-dwarf-hall = Dwarf hall
card-hobbit-gardener = Hobbit gardener
card-chronicler = Chronicler
card-marksmen = Marksmen
card-shield-wall = Shield wall
card-swordsmen = Swordsmen
card-border-guard = Border guard
card-raiders = Raiders

## Cards of the third chapter

card-treasury = Treasury
card-royal-gift = Royal gift
card-marsh-passage = Marsh passage
card-dark-tunnel = Dark tunnel
card-without-rest = Without rest
card-steep-climb = Steep climb
card-final-effort = Final effort
card-wizard-lore = Wizard lore
card-staff-bearer = Staff bearer
card-ent-grove = Ent grove
card-ent-moot = Entmoot
card-heavy-infantry = Heavy infantry
card-axe-bearers = Axe bearers
card-vanguard = Vanguard
card-cavalry = Cavalry
card-corsairs = Corsairs
card-war-beasts = War beasts
card-ambush = Ambush
card-forced-march = Forced march
card-night-raid = Night raid
card-plunder = Plunder
card-flanking-attack = Flanking attack
card-redeployment = Redeployment

## What a card does
## $skills is a list of skill-count, in card-text-choice of skill-…; $people comes from of-people, $first and $second from to-region,
## $symbol is a chain-…; $manoeuvres is a list of manoeuvre-….

card-text-grey = Yours for the rest of the game: { $skills }.
card-text-choice = Each turn you have one of these skills, whichever you need: { $skills }.
card-text-yellow =
    { $number ->
        [one] Take { $number } coin.
       *[other] Take { $number } coins.
    }
card-text-blue =
    { $number ->
        [one] Go { $number } step on the quest.
       *[other] Go { $number } steps on the quest.
    }
card-text-green = You gain a symbol { $people }.
card-text-red =
    { $number ->
        [one] Send { $number } unit { $first } or { $second }.
       *[other] Send { $number } units together { $first } or { $second }.
    }
card-text-purple = Manoeuvres: { $manoeuvres }.
card-text-chain = Chain symbol: { $symbol }.
manoeuvre-moves =
    { $number ->
        [one] move a unit
       *[other] move a unit { $number } times
    }
manoeuvre-removals =
    { $number ->
        [one] remove an enemy unit
       *[other] remove { $number } enemy units
    }
manoeuvre-coins =
    { $number ->
        [one] make the opponent lose { $number } coin
       *[other] make the opponent lose { $number } coins
    }

## What a card or a landmark costs: pieces of a list
## $skills is a list of skill-count, $symbol comes from with-chain; $cost is a cost-…, $reasons a list of them.

cost-free = free
cost-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
cost-chain = free { $symbol }
cost-missing =
    { $number ->
        [one] { $number } coin for the missing symbol: { $skills }
       *[other] { $number } coins for the missing symbols: { $skills }
    }
cost-fortresses =
    { $number ->
        [one] { $number } coin for a fortress
       *[other] { $number } coins for fortresses
    }
cost-reasons = { $cost } ({ $reasons })
cost-too-much = { $cost }, too much for now

## What is to be done, in short

count-units =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
count-rings =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
count-moves =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
count-removals =
    { $number ->
        [one] −{ $number } enemy unit
       *[other] −{ $number } enemy units
    }
count-coins =
    { $number ->
        [one] −{ $number } enemy coin
       *[other] −{ $number } enemy coins
    }
count-free =
    { $number ->
        [one] { $number } manoeuvre of any kind
       *[other] { $number } manoeuvres of any kind
    }
count-tokens = 1 token of any people
count-retrieve = a card from the discard
count-strip = −1 enemy grey card

## Alliance tokens

token-elves-trade = Elven trade
token-elves-trade-text = Whenever you play a yellow card, you have another turn after this one.
token-elves-paths = Elven paths
token-elves-paths-text = The units of your red cards may go to any one region, not only to the two that the card names.
token-elves-wisdom = Elven wisdom
token-elves-wisdom-text = Once each turn this token stands in for any one skill symbol.
token-dwarves-masons = Dwarf masons
token-dwarves-masons-text = You pay no extra coins for landmarks, however many fortresses you have.
token-dwarves-builders = Dwarf builders
token-dwarves-builders-text = Whenever you take a landmark, you have another turn after this one.
token-dwarves-tunnels = Dwarf tunnels
token-dwarves-tunnels-text = Whenever you play a green card, you may then make up to 2 moves.
token-hobbits-eagles = Eagles
token-hobbits-eagles-text = The Eagles are one more people on your side: they count as one of the six for the victory, but not among the three different peoples that bring a token.
token-hobbits-scouts = Hobbit scouts
token-hobbits-scouts-text = Whenever you play a blue card, you then place 1 unit in any region.
token-hobbits-gifts = Hobbit gifts
token-hobbits-gifts-text = Whenever a chain symbol lets you play a card free, you take 3 coins.
token-humans-roads = Human roads
token-humans-roads-text = Whenever you play a yellow card, you then go 1 step on the quest.
token-humans-levy = Human levy
token-humans-levy-text = Each of your red cards brings 1 more unit, into the same region as the others.
token-humans-salvage = Human salvage
token-humans-salvage-text = A discarded card brings you double: 2 coins in the first chapter, 4 in the second, 6 in the third.
token-ents-awakening = Ent awakening
token-ents-awakening-text = At once: you have another turn after this one.
token-ents-wrath = Ent wrath
token-ents-wrath-text = At once: you may remove one enemy fortress.
token-ents-march = Ent march
token-ents-march-text = At once: up to three times, whichever you like each time, move a unit, remove an enemy unit or make the opponent lose 1 coin.
token-wizards-beacon = Wizards’ beacon
token-wizards-beacon-text = At once: go 2 steps on the quest.
token-wizards-summons = Wizards’ summons
token-wizards-summons-text = At once: place 2 units, both in one region or one each in two.
token-wizards-memory = Wizards’ memory
token-wizards-memory-text = At once: look through the whole discard and play one of its cards without paying.

## Landmarks

tile-barad-dur = Barad-dûr
tile-barad-dur-text = Build a fortress in Mordor. Then look through the whole discard and play one of its cards without paying.
tile-bree = Bree
tile-bree-text = Build a fortress in Arnor and place 2 units there. Then you may make up to 2 moves.
tile-erebor = Erebor
tile-erebor-text = Build a fortress in Rhovanion and take 5 coins. Then you may make 1 move.
tile-grey-havens = Grey Havens
tile-grey-havens-text = Build a fortress in Lindon. Then choose any people: its top 2 tokens are revealed, you keep 1, and the other goes back on top.
tile-helms-deep = Helm’s Deep
tile-helms-deep-text = Build a fortress in Rohan and place 3 units there.
tile-isengard = Isengard
tile-isengard-text = Build a fortress in Enedwaith and go 1 step on the quest. Then choose a grey card of your opponent’s: it goes to the discard.
tile-minas-tirith = Minas Tirith
tile-minas-tirith-text = Build a fortress in Gondor, place 1 unit there and go 2 steps on the quest.

## Rules: set-up

rule-ME-S1 = The Fellowship begins with 2 units in Arnor and 3 coins, Sauron with 2 units in Mordor and 2 coins. Each side owns 15 units and 7 fortresses; of the 30 coins, 25 lie in the reserve.
rule-ME-S2 = Elves, Dwarves, Hobbits, Humans, Ents and Wizards have a stack of 3 alliance tokens each, shuffled and face down.
rule-ME-S3 = The 7 landmarks are shuffled, and 3 of them are turned face up.
rule-ME-S4 = In each chapter its 23 cards are shuffled and 20 of them laid out in the pattern of that chapter, one row face up, the next face down, and so on. The 3 left over go to the discard face down.
rule-ME-S5 = Sauron has the first turn. After that the sides alternate, also from one chapter to the next.

## Rules: a turn

rule-ME-T1 = On your turn you take either one accessible card, that is, one that no other card covers even in part, or one face-up landmark.
rule-ME-T2 = You either play the card you take, which means that you pay its cost, lay it before you and carry out its effect, or you discard it.
rule-ME-T3 = A card you discard goes face down to the discard and brings you coins: 1 in the first chapter, 2 in the second, 3 in the third.
rule-ME-T4 = Face-down cards that have become accessible are turned up at the end of the turn, not before.
rule-ME-T5 = For a landmark you pay its cost, put a fortress in its region and carry out its other effects. No new landmark takes its place until the next chapter.
rule-ME-T6 = A chapter ends when its last card is taken. The next one is laid out, and landmarks are turned up until there are 3, if enough are left. Then it is simply the other player’s turn, unless another turn is still due.
rule-ME-T7 = Another turn comes after the present one is finished, even if a new chapter begins in between. Several add up. After the last card of the third chapter there are none.

## Rules: costs

rule-ME-P1 = Coins that a card asks for go to the reserve.
rule-ME-P2 = Every skill symbol asked for must be there among your cards; each of your symbols counts once a turn. Each symbol you lack costs 1 coin, however many they are.
rule-ME-P3 = A card that shows several skills with a stroke between them gives one of them each turn, whichever you like. The cheapest choice is made for you.
rule-ME-P4 = A card without a cost is free.
rule-ME-P5 = A card is free, coins and skills alike, if one of your cards bears the chain symbol printed at its edge.
rule-ME-P6 = A landmark costs its 6 skill symbols and 1 coin more for each of your fortresses then on the map. With none there yet, the extra is 0.
rule-ME-P7 = What you cannot pay for you cannot play or build. You can always discard a card.

## Rules: what the colours do

rule-ME-C1 = Grey cards give you skills for the rest of the game.
rule-ME-C2 = Yellow cards give you coins at once.
rule-ME-C3 = Blue cards take you forward on the quest, one step for each ring.
rule-ME-C4 = Green cards give you the symbol of a people, which may bring alliance tokens and even the victory.
rule-ME-C5 = Red cards bring units, all of them into one of the two regions on the card.
rule-ME-C6 = Purple cards, found only in the third chapter, bring manoeuvres: move one of your units to a neighbouring region, make the opponent lose 1 coin, or remove one enemy unit from any region. You choose the order, and you may leave out moves and removals.
rule-ME-C7 = Nobody loses more coins than they have.

## Rules: the Quest of the Ring

rule-ME-Q1 = Frodo and Sam are 14 steps away from Mount Doom. When they arrive, the Fellowship wins at once.
rule-ME-Q2 = The Nazgûl starts 14 spaces behind Frodo and Sam and is carried along whenever they move, so that only the Nazgûl’s own steps change the gap, and only make it smaller. When the gap is closed, Sauron wins at once.
rule-ME-Q3 = After 3, 6, 9 and 12 steps of its own each side reaches or passes a bonus, once each: 1 coin, 1 unit in any region, another turn, and the removal of one enemy fortress. You may decline it. Steps on which you are merely carried bring no bonus.

## Rules: the peoples

rule-ME-A1 = With the second symbol of the same people, the top 2 tokens of its stack are shown to both players. You keep 1, and the other goes back face down on top of the stack.
rule-ME-A2 = Once a game, with your third different people, the top token of each of the three is shown. You keep 1, and the others go back on top of their stacks.
rule-ME-A3 = The same symbol may count both for the pair and for the three different peoples. A token that was shown is known to both from then on, and so is the place of those put back.
rule-ME-A4 = Six different peoples on your green cards win at once. The Eagles on the Hobbit token count as one of the six, but not among the three different peoples that bring a token.
rule-ME-A5 = If fewer tokens are left than should be shown, those that are there are shown; if there are none, nothing happens.

## Rules: war

rule-ME-W1 = Placing or moving units into a region where enemy units stand starts a conflict: both sides take back one unit at a time to their supply, until at least one side has none left there.
rule-ME-W2 = Fortresses neither fight nor bar the way. Both sides may be present in the same region.
rule-ME-W3 = A move takes one unit to a neighbouring region. With several moves you may move the same unit again or different ones; each conflict is settled before the next move.
rule-ME-W4 = If your supply has too few units, you place those that are there.
rule-ME-W5 = A fortress that is removed goes back to its owner’s supply. The owner keeps the landmark, but it no longer counts as presence.
rule-ME-W6 = You are present where you have a unit or a fortress. Whoever is present in all 7 regions wins at once.

## Rules: landmarks

rule-ME-L1 = The fortress comes first, then the other effects of the landmark: what happens by itself before what you choose.
rule-ME-L2 = To play a card from the discard, you look through all of it, choose one card and play it without paying. That counts as playing a card, so the tokens for its colour act, but it is not chaining.
rule-ME-L3 = The grey card that Isengard takes from your opponent goes to the discard.

## Rules: end of the game

rule-ME-E1 = Each of the three immediate victories is checked after every single step: a ring, a unit, a token, a fortress.
rule-ME-E2 = If nobody has won by the end of the third chapter, whoever is present in more regions wins. If both are present in equally many, they share the victory.

## Rules: what each player knows

rule-ME-I1 = Open to everybody: the cards and landmarks that lie face up, what both sides have before them, the map, the quest, the coins, the lists of all cards, every card that was seen before it was discarded, and the tokens once shown, with the place where they lie.
rule-ME-I2 = Hidden from both: the face-down cards, the order of tokens and landmarks not yet shown, and the 3 cards removed in each chapter.
rule-ME-I3 = Whoever looks through the discard knows from then on which cards have been removed so far; the other player does not.

## Rules: fine print

rule-ME-F1 = A token does not act on the very card or landmark that brought it.
rule-ME-F2 = A quest bonus is settled when its space is reached, before the steps still to go. Only where those steps win at once is there no bonus on the way: it could change nothing any more.
rule-ME-F3 = A card’s own effect comes first, with everything it sets off, then the tokens for its colour. A bonus comes at the step that earns it: with Isengard, first the fortress, then the step and its bonus, then the grey card.
rule-ME-F4 = You may forgo quest bonuses, moves, and removals of units and fortresses. You may not forgo the units of cards, tokens and landmarks, steps on the quest, other turns you have earned, keeping a token, the card from the discard, Isengard’s grey card or the coins of a purple card.
rule-ME-F5 = How many units an effect places is settled when it begins, by your supply at that moment.
rule-ME-F6 = The units of one card or landmark arrive together and fight once. Only after the conflict is the victory checked.
rule-ME-F7 = An empty stack cannot be chosen, and you are not asked about an effect that can do nothing.
rule-ME-F8 = Whatever follows from the open lists of cards counts as known to both. But as long as cards lie face down, the removed cards of the current chapter stay unknown to whoever has not looked.
rule-ME-F9 = A removed card that is played from the discard is open to both from then on. The other removed ones stay with the player who looked.
rule-ME-F10 = The last card of the third chapter is carried out in full, with tokens and bonuses. Only then are the regions counted.

## Headings of the rules pages

chapter-ME-S = Set-up
chapter-ME-T = A turn
chapter-ME-P = Costs
chapter-ME-C = What the colours do
chapter-ME-Q = The Quest of the Ring
chapter-ME-A = The peoples
chapter-ME-W = War
chapter-ME-L = Landmarks
chapter-ME-E = End of the game
chapter-ME-I = What each player knows
chapter-ME-F = Fine print

## How a game ends

reason-quest =
    { $winner ->
        [fellowship] Frodo and Sam have reached Mount Doom: the Fellowship wins.
       *[sauron] The Nazgûl has caught Frodo and Sam: Sauron wins.
    }
reason-peoples =
    { $winner ->
        [fellowship] Six different peoples stand by the Fellowship: it wins.
       *[sauron] Six different peoples stand by Sauron: he wins.
    }
reason-conquest =
    { $winner ->
        [fellowship] The Fellowship is present in all seven regions: it wins.
       *[sauron] Sauron is present in all seven regions: he wins.
    }
reason-presence =
    { $winner ->
        [fellowship] After the third chapter the Fellowship is present in more regions: it wins.
       *[sauron] After the third chapter Sauron is present in more regions: he wins.
    }
reason-shared = After the third chapter both sides are present in equally many regions: they share the victory.

## Where something is

place-owned =
    { $side ->
        [fellowship] The Fellowship has it.
       *[sauron] Sauron has it.
    }
place-discard = It lies in the discard.
place-accessible = It can be taken now.
place-covered = It lies in the layout, under another card.
place-unseen = Not seen in the open yet: it lies face down, or it was removed.
place-face-down = It lies face down in the layout.
place-on-top = It lies on top of its stack.
place-hidden = It still lies face down.

## The board in the browser
## $cost is one of cost-… or a list of them, $left a list of board-near-…, $names a list of names, $people comes from of-people.

board-chapter = Chapter { $chapter }
board-covered = covered
board-cost = Cost: { $cost }.
board-pays =
    { $side ->
        [fellowship] The Fellowship: { $cost }.
       *[sauron] Sauron: { $cost }.
    }
board-pile-discard = Discard: { $number }
board-discard-known = Known to all: { $names }.
board-discard-removed =
    { $number ->
        [one] { $number } card of this chapter was removed unseen.
       *[other] { $number } cards of this chapter were removed unseen.
    }
board-discard-seen = Removed, as you have seen: { $names }.
board-pile-unseen = Face down: { $number }
board-unseen-text = They are among these: { $names }.
board-pile-tiles = Landmarks to come: { $number }
board-stack = Tokens { $people }: { $number }
board-stack-text = In the stack: { $names }.
board-stack-top = On top: { $token }.
board-units =
    { $side ->
        [fellowship] The Fellowship’s units: { $number }
       *[sauron] Sauron’s units: { $number }
    }
board-fort =
    { $side ->
        [fellowship] The Fellowship’s fortress
       *[sauron] Sauron’s fortress
    }
board-ways = Roads lead to: { $names }.
board-landmark-here = Landmark: { $tile }.
board-supply = Units in supply: { $number }
board-skills = Skills: { $names }
board-none = none
board-quest = Quest: { $number } of { $goal }
board-peoples = Peoples: { $number } of { $goal }
board-regions = Regions: { $number } of { $goal }
board-track = Frodo and Sam have gone { $steps } of 14 steps, the Nazgûl has come { $others } nearer. The gap is { $gap }.
board-near = Close to victory: { $left }
board-near-quest =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
board-near-peoples = { $number } people
board-near-regions = { $number } region
board-turn = to play
board-extra =
    { $number ->
        [one] one more turn
       *[other] { $number } more turns
    }

## Help in the terminal

middle-earth-help-choose = To choose, type a number and press Enter. Beside each card stand two numbers: the first plays it, the second discards it for coins. You can also type the action itself (play toll, discard toll, landmark bree, place rohan, move arnor lindon), or the name of something that only one choice is about.
middle-earth-help-explain = ? 3 explains what choice 3 is about. ? toll, ? bree, ? rohan, ? elves, ? ruse, ? fish or ? green explains a card, a landmark, a region, a people, a skill, a chain symbol or a colour; ? fellowship and ? sauron list all that a side has, ? discard the discard; ? war or ? ME-W1 tells the rules.

## The table in the terminal
## One letter, another one for each skill

sheet-skill-ruse = R
sheet-skill-strength = S
sheet-skill-courage = C
sheet-skill-knowledge = K
sheet-skill-leadership = L
sheet-any-skill = any one skill
sheet-chapter = chapter { $chapter }
sheet-turn =
    { $side ->
        [fellowship] the Fellowship’s turn
       *[sauron] Sauron’s turn
    }
sheet-extra =
    { $number ->
        [one] then another turn
       *[other] then { $number } more turns
    }
sheet-placing = Units to place: { $number } ({ $regions })
sheet-manoeuvring = Still to do: { $manoeuvres }
sheet-revealed = Revealed: { $tokens }
sheet-units-to = { $units }: { $regions }
sheet-market = Can be taken now
sheet-market-numbers = 1st number: play or build · 2nd: discard for { $number }
sheet-free = free
sheet-remove = Remove a unit:
sheet-quest = Quest
sheet-to-go = { $number } to go
sheet-goals = quest { $steps }/14 · peoples { $peoples }/6 · regions { $regions }/7
sheet-supply =
    { $number ->
        [one] { $number } unit in supply
       *[other] { $number } units in supply
    }
sheet-stacks = Tokens in the stacks:
sheet-reserve =
    { $number ->
        [one] reserve: { $number } coin
       *[other] reserve: { $number } coins
    }
sheet-hidden-tiles =
    { $number ->
        [one] { $number } landmark face down
       *[other] { $number } landmarks face down
    }
sheet-discard =
    { $unknown ->
        [0] discard: { $number }
       *[other] discard: { $number }, { $unknown } of them unseen
    }
sheet-removed = The removed cards of this chapter: { $cards }
sheet-looked =
    { $side ->
        [fellowship] The Fellowship has looked through the discard and knows the removed cards of this chapter.
       *[sauron] Sauron has looked through the discard and knows the removed cards of this chapter.
    }

## Explanations in the terminal

sheet-word-discard = discard
sheet-cost = Cost:
sheet-neighbours = Neighbours:
sheet-landmark = Landmark:
sheet-units-come = Red cards:
sheet-given-by = Given by:
sheet-frees = Makes free:
sheet-tokens = Tokens:
sheet-tiles = Landmarks:
sheet-legend-layout = Cards lie upon each other; those in heavy frames can be taken. On the upper edge stand the colour’s shape ({ $grey } grey, { $yellow } yellow, { $blue } blue, { $green } green, { $red } red, { $purple } purple), what the card gives, and at the right what it costs: coins as a number, skills as letters.
sheet-legend-letters = Skills: { $letters }.
sheet-legend-prices = In the list, { $fellowship } is the price for the Fellowship and { $sauron } that for Sauron: all coins together, then the letters of the missing symbols, and after + the coins for fortresses ({ $fort }). In brackets: too much for that side. { $chain } is a chain symbol, given by a card or making it free.
sheet-legend-map = On the map, the number after a side’s sign counts its units, { $fort } is a fortress.
sheet-legend-quest = The quest: { $here } is where a side is; bonuses to come are { $coin } 1 coin, { $unit } 1 unit, { $again } another turn, { $fort } an enemy fortress. The lower strip ends under Frodo and Sam, because the Nazgûl is carried along.
sheet-legend-areas = Before each side’s skills, coins, peoples and units stands the shape of their colour; { $chain } chain symbols, { $fort } landmarks, { $token } tokens. In the stacks, the top token stands after { $token } if it is known.

## The story of a match
## $side acts, or loses something; $card is a card-…, $shape the shape of its colour; $coins comes from cost-coins, $units from count-units,
## $steps from story-strides, $symbols from story-symbols, $turns from story-turns; $people comes from of-people, $chain from with-chain;
## $skills is a list of skill-count, in story-choice of skill-…; $origin, $place and $goal come from from-region, in-region and to-region.

story-strides =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
story-symbols =
    { $number ->
        [one] a symbol
       *[other] { $number } symbols
    }
story-turns =
    { $number ->
        [one] another turn
       *[other] { $number } more turns
    }
story-chapter = Chapter { $chapter } begins: the cards are laid out.
story-chapter-over = Chapter { $chapter } is over.
ahead-standing =
    { $side ->
        [fellowship] The Fellowship
       *[sauron] Sauron
    }: { $steps } of 14 steps on the quest, { $peoples } of 6 peoples, present in { $regions } of 7 regions.
ahead-chapter = Next: chapter { $chapter } is laid out.
story-turned = Turned up: { $shape } { $card }.
story-landmarks = Landmarks to take: { $tiles }.
story-paid =
    { $side ->
        [fellowship] The Fellowship plays { $shape } { $card } for { $coins }.
       *[sauron] Sauron plays { $shape } { $card } for { $coins }.
    }
story-free =
    { $side ->
        [fellowship] The Fellowship plays { $shape } { $card } free.
       *[sauron] Sauron plays { $shape } { $card } free.
    }
story-chained =
    { $side ->
        [fellowship] The Fellowship plays { $shape } { $card } free { $chain }.
       *[sauron] Sauron plays { $shape } { $card } free { $chain }.
    }
story-discarded =
    { $side ->
        [fellowship] The Fellowship discards { $shape } { $card } for { $coins }.
       *[sauron] Sauron discards { $shape } { $card } for { $coins }.
    }
story-landmark =
    { $side ->
        [fellowship] The Fellowship takes { $tile } for { $coins } and builds a fortress { $place }.
       *[sauron] Sauron takes { $tile } for { $coins } and builds a fortress { $place }.
    }
story-landmark-free =
    { $side ->
        [fellowship] The Fellowship takes { $tile } free and builds a fortress { $place }.
       *[sauron] Sauron takes { $tile } free and builds a fortress { $place }.
    }
story-skills =
    { $side ->
        [fellowship] The Fellowship gains { $skills }.
       *[sauron] Sauron gains { $skills }.
    }
story-choice =
    { $side ->
        [fellowship] Each turn the Fellowship now has one of these skills: { $skills }.
       *[sauron] Each turn Sauron now has one of these skills: { $skills }.
    }
story-people =
    { $side ->
        [fellowship] The Fellowship now has { $symbols } { $people }.
       *[sauron] Sauron now has { $symbols } { $people }.
    }
story-placed =
    { $side ->
        [fellowship] The Fellowship places { $units } { $place }.
       *[sauron] Sauron places { $units } { $place }.
    }
story-moved =
    { $side ->
        [fellowship] The Fellowship moves a unit { $origin } { $goal }.
       *[sauron] Sauron moves a unit { $origin } { $goal }.
    }
story-conflict = Conflict { $place }: each side loses { $units }.
story-removed =
    { $side ->
        [fellowship] The Fellowship removes one of Sauron’s units { $place }.
       *[sauron] Sauron removes one of the Fellowship’s units { $place }.
    }
story-razed =
    { $side ->
        [fellowship] The Fellowship tears down Sauron’s fortress { $place }.
       *[sauron] Sauron tears down the Fellowship’s fortress { $place }.
    }
story-declined =
    { $side ->
        [fellowship] The Fellowship passes on the bonus.
       *[sauron] Sauron passes on the bonus.
    }
story-spared =
    { $side ->
        [fellowship] The Fellowship leaves every fortress standing.
       *[sauron] Sauron leaves every fortress standing.
    }
story-stopped =
    { $side ->
        [fellowship] The Fellowship makes no more manoeuvres.
       *[sauron] Sauron makes no more manoeuvres.
    }
story-coins =
    { $side ->
        [fellowship] The Fellowship takes { $coins }.
       *[sauron] Sauron takes { $coins }.
    }
story-coins-lost =
    { $side ->
        [fellowship] The Fellowship loses { $coins }.
       *[sauron] Sauron loses { $coins }.
    }
story-gifts =
    { $side ->
        [fellowship] { token-hobbits-gifts }: the Fellowship takes { $coins }.
       *[sauron] { token-hobbits-gifts }: Sauron takes { $coins }.
    }
story-steps =
    { $side ->
        [fellowship] Frodo and Sam go { $steps } on: { $total } of 14.
       *[sauron] The Nazgûl comes { $steps } closer: { $total } of 14.
    }
story-bonus =
    { $total ->
        [3] The third step brings a bonus: 1 coin.
        [6] The sixth step brings a bonus: 1 unit in any region.
        [9] The ninth step brings a bonus: another turn.
       *[12] The twelfth step brings a bonus: an enemy fortress may be torn down.
    }
story-called =
    { $side ->
        [fellowship] The Fellowship chooses the stack { $people }.
       *[sauron] Sauron chooses the stack { $people }.
    }
story-revealed = Tokens revealed: { $tokens }.
story-kept =
    { $side ->
        [fellowship] The Fellowship keeps { $token }.
       *[sauron] Sauron keeps { $token }.
    }
story-looked =
    { $side ->
        [fellowship] The Fellowship looks through the discard.
       *[sauron] Sauron looks through the discard.
    }
story-found =
    { $side ->
        [fellowship] The Fellowship looks through the discard and finds the removed cards: { $cards }.
       *[sauron] Sauron looks through the discard and finds the removed cards: { $cards }.
    }
story-retrieved =
    { $side ->
        [fellowship] The Fellowship plays { $shape } { $card } from the discard without paying.
       *[sauron] Sauron plays { $shape } { $card } from the discard without paying.
    }
story-stripped =
    { $side ->
        [fellowship] The Fellowship has to discard { $shape } { $card }.
       *[sauron] Sauron has to discard { $shape } { $card }.
    }
story-earned =
    { $side ->
        [fellowship] The Fellowship earns { $turns }.
       *[sauron] Sauron earns { $turns }.
    }
story-again =
    { $side ->
        [fellowship] It is the Fellowship’s turn again.
       *[sauron] It is Sauron’s turn again.
    }

## What a player may choose

action-pay = Play { $shape } { $card }: pay { $coins }
action-play = Play { $shape } { $card } free
action-chained = Play { $shape } { $card } free { $chain }
action-discard = Discard { $shape } { $card }: get { $coins }
action-landmark = Take { $tile }: pay { $coins }
action-landmark-free = Take { $tile } free
action-place = Place { $units } { $place }
action-move = Move a unit { $origin } { $goal }
action-remove = Remove an enemy unit { $place }
action-raze = Tear down the enemy fortress { $place }
action-coin = The opponent loses 1 coin
action-accept =
    { $total ->
        [3] Take 1 coin
       *[9] Take another turn
    }
action-decline = Pass on the bonus
action-spare = Tear down none
action-stop = No more manoeuvres
action-keep = Keep { $token }
action-call = Choose the stack { $people }
action-retrieve = Play { $shape } { $card } from the discard
action-strip = Make the opponent discard { $shape } { $card }

## What a player is asked, and what the others wait for
## $manoeuvres is a list of manoeuvre-….

ask-choose = Take a card, to play or to discard, or a landmark.
ask-place = Where do you place { $units }?
ask-place-bonus = The bonus of the sixth step: where do you place 1 unit?
ask-manoeuvre = Your manoeuvres, in any order: { $manoeuvres }.
ask-march =
    { $number ->
        [one] Once more: move a unit, remove an enemy unit or make the opponent lose 1 coin.
       *[other] Up to { $number } times: move a unit, remove an enemy unit or make the opponent lose 1 coin.
    }
ask-raze = Which enemy fortress do you tear down?
ask-accept =
    { $total ->
        [3] The bonus of the third step: do you take 1 coin?
       *[9] The bonus of the ninth step: do you take another turn?
    }
ask-keep = Which token do you keep?
ask-call = Which people’s stack do you choose?
ask-retrieve = Which card of the discard do you play, without paying?
ask-strip = Which grey card must your opponent discard?
wait-deal = Cards are turned up.
wait-raise = Landmarks are turned up.
wait-choose =
    { $side ->
        [fellowship] The Fellowship chooses a card or a landmark.
       *[sauron] Sauron chooses a card or a landmark.
    }
wait-place =
    { $side ->
        [fellowship] The Fellowship decides where its units go.
       *[sauron] Sauron decides where his units go.
    }
wait-manoeuvre =
    { $side ->
        [fellowship] The Fellowship chooses a manoeuvre.
       *[sauron] Sauron chooses a manoeuvre.
    }
wait-raze =
    { $side ->
        [fellowship] The Fellowship chooses a fortress to tear down.
       *[sauron] Sauron chooses a fortress to tear down.
    }
wait-accept =
    { $side ->
        [fellowship] The Fellowship decides whether to take the bonus.
       *[sauron] Sauron decides whether to take the bonus.
    }
wait-reveal = Tokens are revealed.
wait-keep =
    { $side ->
        [fellowship] The Fellowship chooses a token.
       *[sauron] Sauron chooses a token.
    }
wait-call =
    { $side ->
        [fellowship] The Fellowship chooses a people.
       *[sauron] Sauron chooses a people.
    }
wait-show =
    { $side ->
        [fellowship] The Fellowship looks through the discard.
       *[sauron] Sauron looks through the discard.
    }
wait-retrieve =
    { $side ->
        [fellowship] The Fellowship chooses a card from the discard.
       *[sauron] Sauron chooses a card from the discard.
    }
wait-strip =
    { $side ->
        [fellowship] The Fellowship chooses a grey card that Sauron must discard.
       *[sauron] Sauron chooses a grey card that the Fellowship must discard.
    }
wait-over = The game is over.

## Advice: what matters, and what speaks for a choice and against it
## Every message is a whole sentence to the one who chooses; $side is the other side, $card and $cards are card-…, $people comes from of-people,
## $place from in-region, $coins from cost-coins, $skills is a list of skill-count, $effects a list of count-… and cost-coins.

advice-peril-quest =
    { $side ->
        [fellowship] The Fellowship can win by the quest; steps left: { $number }.
       *[sauron] Sauron can win by the quest; steps left: { $number }.
    }
advice-peril-peoples =
    { $side ->
        [fellowship] The Fellowship can win by the peoples; still missing: { $number }.
       *[sauron] Sauron can win by the peoples; still missing: { $number }.
    }
advice-peril-regions =
    { $side ->
        [fellowship] The Fellowship can win by the regions; still missing: { $number }.
       *[sauron] Sauron can win by the regions; still missing: { $number }.
    }
advice-peril-card =
    { $side ->
        [fellowship] The Fellowship could win with this card on its next turn: { $card }.
       *[sauron] Sauron could win with this card on his next turn: { $card }.
    }
advice-chance-quest = You can win by the quest; steps left: { $number }.
advice-chance-peoples = You can win by the peoples; still missing: { $number }.
advice-chance-regions = You can win by the regions; still missing: { $number }.
advice-last-chapter = After the last card the regions decide: you are in { $number }, the other in { $against }.
advice-purse = You have { $coins } and can pay for { $number } of the { $count } open cards.
advice-purse-all = You have { $coins } and can pay for every open card.
advice-wins-match = It wins you the game at once.
advice-loses-match = It loses you the game at once.
advice-another-turn = It gives you another turn.
advice-regions-more =
    { $number ->
        [1] You are then in one region.
       *[other] You are then in { $number } regions.
    }
advice-regions-fewer = It costs you a region; left: { $number }.
advice-regions-enemy =
    { $side ->
        [fellowship] It costs the Fellowship a region; left: { $number }.
       *[sauron] It costs Sauron a region; left: { $number }.
    }
advice-conflict =
    { $number ->
        [1] In the conflict { $place } each side loses one unit.
       *[other] In the conflict { $place } each side loses { $number } units.
    }
advice-denies =
    { $side ->
        [fellowship] It takes this card from the Fellowship, who could win with it: { $card }.
       *[sauron] It takes this card from Sauron, who could win with it: { $card }.
    }
advice-leaves =
    { $side ->
        [fellowship] It leaves the Fellowship a card to win with: { $cards }.
       *[sauron] It leaves Sauron a card to win with: { $cards }.
    }
advice-opens = It opens for the other: { $cards }.
advice-turns-up =
    { $number ->
        [1] One unknown card is turned up for the other.
       *[other] { $number } unknown cards are turned up for the other.
    }
advice-steps =
    { $number ->
        [1] It brings one step on the quest; then still missing: { $left }.
       *[other] It brings { $number } steps on the quest; then still missing: { $left }.
    }
advice-skills = It gives you skills for every later cost: { $skills }.
advice-one-of = It gives you one of these skills in every turn: { $skills }.
advice-brings = It brings: { $effects }.
advice-frees = Its symbol makes these free later: { $cards }.
advice-chained = It is free by a chain symbol.
advice-pays = It costs { $coins }; you keep { $left }.
advice-pair = It is your second symbol { $people }: you choose a token.
advice-third-people = It is your third people, a symbol { $people }: you choose a token.
advice-new-people = It brings a symbol { $people }: { $number } of the 6 peoples for you.
advice-discards = It brings you { $coins }.
advice-unplayed = You could have played this card: { $card }.
advice-landmark = It brings a fortress { $place }, and besides: { $effects }.
advice-keeps-layout = It opens no card for the other.
advice-reinforces = It strengthens you { $place }.
advice-no-region = It changes nobody’s number of regions.
advice-removes =
    { $side ->
        [fellowship] It removes a unit of the Fellowship { $place }.
       *[sauron] It removes a unit of Sauron’s { $place }.
    }
advice-razes =
    { $side ->
        [fellowship] It tears down the Fellowship’s fortress { $place }.
       *[sauron] It tears down Sauron’s fortress { $place }.
    }
advice-coin =
    { $side ->
        [fellowship] It costs the Fellowship a coin.
       *[sauron] It costs Sauron a coin.
    }
advice-bonus =
    { $total ->
        [3] It is a coin for nothing.
       *[9] It is another turn for nothing.
    }
advice-stops = It leaves something undone: { $effects }.
advice-declines = It gives away something that costs nothing.
advice-eagles = It counts as a people: { $number } of the 6 for you.
advice-call =
    { $number ->
        [1] You are shown the one token { $people }.
       *[other] You choose between two tokens { $people }.
    }
advice-strips =
    { $side ->
        [fellowship] It takes these from the Fellowship: { $skills }.
       *[sauron] It takes these from Sauron: { $skills }.
    }

## Puzzles

puzzle-theme-quest = The quest
puzzle-theme-peoples = The peoples
puzzle-theme-war = War
puzzle-theme-landmark = Landmarks
puzzle-theme-means = Skills and coins
puzzle-theme-deny = Keep it from the other

## Where something lies hidden, as chances are told of them

pile-unseen = Cards face down
pile-discard = Removed cards
pile-tiles = The next landmark
stack-elves = On top: token of the Elves
stack-dwarves = On top: token of the Dwarves
stack-hobbits = On top: token of the Hobbits
stack-humans = On top: token of the Humans
stack-ents = On top: token of the Ents
stack-wizards = On top: token of the Wizards
