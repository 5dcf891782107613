### Lantern, the toy game of the tests.

lantern-title = Lantern
    .about = Bids, dice and hidden cards, for tests.
lantern-prompt-round = A round begins.
lantern-prompt-bid = { $seat }, how much do you bid?
lantern-prompt-turn = { $seat }, what do you do?
lantern-prompt-bonus = A six! Who gets two points?
lantern-action-bid =
    { $coins ->
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
lantern-action-roll = Roll the die
lantern-action-swap = Swap your card
lantern-action-show = Show your { $card }
lantern-action-keep = Keep the points
lantern-action-give = Give the points to { $to }
lantern-log-round-began = Round { $round }
lantern-log-bid-made = { $seat } has bid
lantern-log-bid-opened =
    { $coins ->
        [one] { $seat } bid { $coins } coin
       *[other] { $seat } bid { $coins } coins
    }
lantern-log-rolled = { $seat } rolled { $die }
lantern-log-swapped = { $seat } swapped a card
lantern-log-drew = You drew the { $card }
lantern-log-shown = { $seat } showed the { $card }
lantern-log-kept = { $seat } kept two points
lantern-log-given = { $seat } gave two points to { $to }
lantern-log-reshuffled = The discards were shuffled
lantern-log-turned-up = { $seat } turned up the { $card }
lantern-card-one = one
lantern-card-two = two
lantern-card-three = three
lantern-card-four = four
lantern-card-five = five
lantern-card-six = six
lantern-option-rounds = Rounds
    .v3 = three
    .v5 = five
lantern-option-swaps = Swaps
    .yes = allowed
    .no = forbidden
lantern-preset-long = Long
lantern-preset-plain = Plain
lantern-view-pool = cards in the pool
