"""What developments do: costs, bonuses of shipments, and what is paid when a tile or a phase is finished."""

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.roll import components as box
from starhold.roll.components import Colour, Dev, Die, Phase, Side
from starhold.roll.dice import number, total
from starhold.roll.news import News
from starhold.roll.state import Player, RollState

# -- costs (R-DEV-12, R-POWER-12) -----------------------------------------------------------


def cost(player: Player, side: i64, tile: i64) -> i64:
    """How many builders a tile of the construction zone needs now."""
    if side == Side.DEVELOPMENT:
        return development_cost(player, tile)
    return world_cost(player, tile)


def development_cost(player: Player, tile: i64) -> i64:
    """Printed cost, less Investment Credits and Biological Adaptation, never below 1."""
    needed: i64 = box.DEVELOPMENT_COST[tile]
    if player.owns(Dev.INVESTMENT_CREDITS):
        needed -= box.INVESTMENT_DISCOUNT
    if player.owns(Dev.BIOLOGICAL_ADAPTATION) and has(box.REASSIGN, tile):
        needed -= box.ADAPTATION_DISCOUNT
    return needed if needed > 1 else 1


def world_cost(player: Player, tile: i64) -> i64:
    """Printed cost, less Free Trade Zone (not below 2), then the others, never below 1."""
    needed: i64 = box.COST[box.TILES + tile]
    colour: i64 = box.WORLD_COLOUR[tile]
    if colour == Colour.GREY and needed > box.FREE_TRADE_FLOOR and player.owns(Dev.FREE_TRADE_ZONE):
        needed = max(box.FREE_TRADE_FLOOR, needed - box.FREE_TRADE_DISCOUNT)
    if has(box.UPLIFT_COLOURS, colour) and player.owns(Dev.ALIEN_UPLIFT_BLUEPRINTS):
        needed -= box.UPLIFT_DISCOUNT
    if player.owns(Dev.REPLICANT_ROBOTS):
        needed -= box.ROBOTS_DISCOUNT
    return needed if needed > 1 else 1


# -- workers that are no dice (R-POWER-9) ------------------------------------------------------


def virtual_workers(player: Player, phase: i64) -> i64:
    """The extra workers of a phase, counted like dice."""
    workers: i64 = 0
    if player.developments & box.VIRTUAL:
        n: i64 = 0
        size: i64 = len(box.VIRTUAL_DEVELOPMENT)
        while n < size:
            if box.VIRTUAL_PHASE[n] == phase and player.owns(box.VIRTUAL_DEVELOPMENT[n]):
                workers += box.VIRTUAL_WORKERS[n]
            n += 1
    return workers


# -- shipments (R-SHIP-11) ----------------------------------------------------------------------


def _bonus(player: Player, developments: bytes, colours: bytes, amounts: bytes, colour: i64) -> i64:
    """The sum of all owned bonuses that look at this colour of world (R-POWER-11)."""
    amount: i64 = 0
    n: i64 = 0
    size: i64 = len(developments)
    while n < size:
        if has(colours[n], colour) and player.owns(developments[n]):
            amount += amounts[n]
        n += 1
    return amount


def trade_bonus(player: Player, colour: i64) -> i64:
    """Extra credits of a Trade."""
    if not player.developments & box.TRADE_BONUS:
        return 0
    return _bonus(player, box.TRADE_DEVELOPMENT, box.TRADE_COLOURS, box.TRADE_AMOUNT, colour)


def consume_bonus(player: Player, colour: i64) -> i64:
    """Extra VP of a Consume."""
    if not player.developments & box.CONSUME_BONUS:
        return 0
    return _bonus(player, box.CONSUME_DEVELOPMENT, box.CONSUME_COLOURS, box.CONSUME_AMOUNT, colour)


def consume_credits(player: Player, colour: i64) -> i64:
    """Credits that come with a Consume."""
    if not player.developments & box.SUBSIDY:
        return 0
    return _bonus(player, box.SUBSIDY_DEVELOPMENT, box.SUBSIDY_COLOURS, box.SUBSIDY_AMOUNT, colour)


# -- completing a tile -----------------------------------------------------------------------------


def completion_credits(state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """R-TILE-35, R-POWER-7: credits for a completed tile, never for the paying tile itself."""
    player = state.seats[seat]
    if not player.developments & box.COMPLETION:
        return
    n: i64 = 0
    size: i64 = len(box.COMPLETION_DEVELOPMENT)
    while n < size:
        development: i64 = box.COMPLETION_DEVELOPMENT[n]
        own = side == Side.DEVELOPMENT and development == tile
        colour: i64 = box.WORLD_COLOUR[tile] if side == Side.WORLD else 0
        if (
            not own
            and player.owns(development)
            and has(box.COMPLETION_SIDES[n], side)
            and has(box.COMPLETION_COLOURS[n], colour)
        ):
            state.credit(seat, box.COMPLETION_AMOUNT[n], development, chance)
        n += 1


# -- comparing players (R-POWER-13) -----------------------------------------------------------------


def most_scientists(state: RollState, seat: i64) -> i64:
    """R-TILE-24: how many workers Mad Scientists may move."""
    own = number(state.seats[seat].coloured, Die.NOVELTY)
    best: i64 = 0
    for n in range(state.players):
        if n != seat:
            best = max(best, number(state.seats[n].coloured, Die.NOVELTY))
    if own > best:
        return box.SOLE_MOST_MOVES
    return box.TIED_MOST_MOVES if own == best else 0


def leads_in_developments(state: RollState, seat: i64) -> bool:
    """R-TILE-32: strictly more developments than every other player."""
    own = count(state.seats[seat].developments)
    return all(n == seat or count(state.seats[n].developments) < own for n in range(state.players))


def highest_world(player: Player) -> i64:
    """The highest printed cost among a player's worlds."""
    highest: i64 = max(box.FACTION_HIGHEST[player.faction], box.HOME_COST[player.home])
    cost: i64 = 6
    while cost > highest:
        if player.worlds & box.WORLDS_COSTING[cost]:
            return cost
        cost -= 1
    return highest


def owns_all_highest_worlds(state: RollState, seat: i64) -> bool:
    """R-TILE-31: nobody else has a world of the highest printed cost on the table."""
    own = highest_world(state.seats[seat])
    return all(n == seat or highest_world(state.seats[n]) < own for n in range(state.players))


# -- end of a phase (R-POWER-14, R-POWER-15) -----------------------------------------------------------


def end_of_phase(state: RollState, phase: i64, chance: Chance) -> None:
    """Every power that pays when an executed phase ends, player by player in the order of R-ORDER-2."""
    k: i64 = 0
    while k < state.players:
        seat = (state.first + k) % state.players
        if state.seats[seat].developments & box.END_OF_PHASE[phase]:
            _wages(state, seat, phase, chance)
            if phase == Phase.EXPLORE:
                _end_of_explore(state, seat, chance)
            elif phase == Phase.DEVELOP:
                _end_of_develop(state, seat, chance)
            elif phase == Phase.PRODUCE:
                _end_of_produce(state, seat, chance)
            elif phase == Phase.SHIP:
                _end_of_ship(state, seat, chance)
        k += 1


def _wages(state: RollState, seat: i64, phase: i64, chance: Chance) -> None:
    """Plain credits, as Galactic Investors and Merchant Guild pay them."""
    player = state.seats[seat]
    n: i64 = 0
    size: i64 = len(box.WAGE_DEVELOPMENT)
    while n < size:
        if box.WAGE_PHASE[n] == phase and player.owns(box.WAGE_DEVELOPMENT[n]):
            state.credit(seat, box.WAGE_AMOUNT[n], box.WAGE_DEVELOPMENT[n], chance)
        n += 1


def _end_of_explore(state: RollState, seat: i64, chance: Chance) -> None:
    player = state.seats[seat]
    if player.owns(Dev.ALIEN_RESEARCH_TEAM) and player.alien_scout:
        state.credit(seat, box.ALIEN_RESEARCH_TEAM_CREDITS, Dev.ALIEN_RESEARCH_TEAM, chance)
    _technology_unions(state, seat, chance)


def _technology_unions(state: RollState, seat: i64, chance: Chance) -> None:
    if state.seats[seat].owns(Dev.TECHNOLOGY_UNIONS) and leads_in_developments(state, seat):
        state.credit(seat, box.TECHNOLOGY_UNIONS_CREDITS, Dev.TECHNOLOGY_UNIONS, chance)


def _end_of_develop(state: RollState, seat: i64, chance: Chance) -> None:
    player = state.seats[seat]
    if player.owns(Dev.GALACTIC_RELIGION):
        novelty = number(player.citizenry, Die.NOVELTY)
        state.credit(seat, novelty * box.GALACTIC_RELIGION_CREDITS, Dev.GALACTIC_RELIGION, chance)


def _end_of_produce(state: RollState, seat: i64, chance: Chance) -> None:
    player = state.seats[seat]
    if player.owns(Dev.CONSUMER_MARKETS):
        goods = total(player.novelty_goods)
        state.credit(seat, goods * box.CONSUMER_MARKETS_CREDITS, Dev.CONSUMER_MARKETS, chance)
    if player.owns(Dev.MINING_LEAGUE):
        goods = total(player.rare_goods)
        state.credit(seat, goods * box.MINING_LEAGUE_CREDITS, Dev.MINING_LEAGUE, chance)
    if player.owns(Dev.GENETICS_LAB):
        goods = number(player.all_goods(), Die.GENES)
        state.credit(seat, goods * box.GENETICS_LAB_CREDITS, Dev.GENETICS_LAB, chance)
    _technology_unions(state, seat, chance)


def _end_of_ship(state: RollState, seat: i64, chance: Chance) -> None:
    player = state.seats[seat]
    if player.owns(Dev.SPACE_TOURISM) and owns_all_highest_worlds(state, seat):
        state.credit(seat, box.SPACE_TOURISM_CREDITS, Dev.SPACE_TOURISM, chance)
    if player.owns(Dev.SPACE_PIRACY):
        military = number(player.citizenry, Die.MILITARY)
        pairs = (military + box.SPACE_PIRACY_GROUP - 1) // box.SPACE_PIRACY_GROUP
        state.credit(seat, pairs * box.SPACE_PIRACY_CREDITS, Dev.SPACE_PIRACY, chance)
    if player.owns(Dev.GALACTIC_SALON):
        state.award(seat, box.GALACTIC_SALON_VP)
        if chance.log is not None:
            chance.log.add(Event(News.POWER_VP, seat, Dev.GALACTIC_SALON, box.GALACTIC_SALON_VP))


def owner_of(state: RollState, development: i64) -> i64:
    """The seat that has built a development, or -1."""
    mask = bit(development)
    for seat in range(state.players):
        if state.seats[seat].developments & mask:
            return seat
    return -1
