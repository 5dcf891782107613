"""Valkyries: some of them are never on the map, and some of the others will not be for long."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import PlayerName, Question, Word
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import MAX_ON_CARD, NOWHERE
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import LAST_ARMY, NO_FOREIGN_ARMY, YOURSELF, AboutRegion, foreign_lands
from starhold.kingdoms.steps.finds import lose_army, mourn
from starhold.kingdoms.steps.gains import LoseResources
from starhold.kingdoms.steps.marches import march, quest_targets, questers
from starhold.kingdoms.words import REASONS, region_word

TRIBUTE: Final = 3


@final
class Valkyries(Faction[KingdomsState]):
    """Armies that wait on the faction card, tribute, and an army struck from the map."""

    def loss_discount(self, state: KingdomsState, seat: i64) -> i64:
        """1: one less."""
        return 1 if state.magic(seat) >= 1 else 0

    def can_quest(self, state: KingdomsState, seat: i64, open_land: i64) -> bool:
        """2: onto the faction card, and from there to any edge (K-FAC-8)."""
        if state.magic(seat) < 2:
            return False
        on_card = state.kingdom(seat).on_card
        if on_card and quest_targets(state, seat, NOWHERE, open_land):
            return True
        return on_card < MAX_ON_CARD and questers(state, seat) != 0

    def offer_quest(self, state: KingdomsState, seat: i64, open_land: i64, moves: Moves) -> None:
        if state.magic(seat) < 2:
            return
        on_card = state.kingdom(seat).on_card
        if on_card < MAX_ON_CARD:
            moves.add_each(KingdomsAction.TO_CARD, questers(state, seat))
        if on_card:
            moves.add_each(KingdomsAction.FROM_CARD, quest_targets(state, seat, NOWHERE, open_land))

    def takes_quest(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        if action >= KingdomsAction.FROM_CARD:
            march(state, seat, NOWHERE, action - KingdomsAction.FROM_CARD, True, chance)
            return
        region = action - KingdomsAction.TO_CARD
        state.take_army(seat, region, False)
        state.kingdom(seat).on_card += 1
        tell(chance, KingdomsEvent.TO_CARD, seat, state.world.place(region))

    def learns(self, state: KingdomsState, seat: i64, level: i64, chance: Chance) -> None:
        """3: tribute of every other player, in turn order (K-FAC-5). 4: a foreign army is removed."""
        if level == 3:
            payer = state.active
            for _turn in range(state.players):  # pushed last to first
                payer = state.before(payer)
                if payer != seat:
                    state.stack.append(LoseResources(payer, TRIBUTE))
        elif level == 4:
            state.stack.append(Banish(seat))

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: armies on the card."""
        return state.kingdom(seat).on_card


FACTION: Final = Valkyries()


def _banishable(state: KingdomsState, seat: i64) -> i64:
    """Return the regions with an army of another player that is not that player's last (K-FAC-7)."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat and state.kingdom(other).armies > 1:
            found |= state.kingdom(other).lands
    return found


def _owners_to_banish(state: KingdomsState, seat: i64, region: i64) -> i64:
    """Return the players who have such an army in a region, as a set."""
    found: i64 = 0
    for other in range(state.players):
        kingdom = state.kingdom(other)
        if other != seat and kingdom.armies > 1 and has(kingdom.lands, region):
            found |= bit(other)
    return found


@final
class Banish(Decision[KingdomsState]):
    """Remove one foreign army, or none (D-VALK-REMOVE)."""

    name: ClassVar[str] = "banish"
    rule: ClassVar[str] = "K-FAC-7"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.BANISH, _banishable(state, seat))
        moves.add(KingdomsAction.DECLINE)
        if moves.explains:
            moves.refuse_each(
                KingdomsAction.BANISH, state.world.land & ~foreign_lands(state, seat), NO_FOREIGN_ARMY()
            )
            for other in range(state.players):
                if other != seat:
                    last = LAST_ARMY(player=PlayerName(other))
                    moves.refuse_each(KingdomsAction.BANISH, state.kingdom(other).lands, last)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == KingdomsAction.DECLINE:
            return
        region = action - KingdomsAction.BANISH
        victims = _owners_to_banish(state, seat, region)
        if count(victims) > 1:
            state.stack.append(Victim(seat, region))
        else:
            _banish_from(state, seat, lowest(victims), region, chance)

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DECLINE


@final
class Victim(AboutRegion):
    """The choice whose army is removed, if two allies share the region."""

    name: ClassVar[str] = "victim"
    rule: ClassVar[str] = "K-FAC-7"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.VICTIM, _owners_to_banish(state, seat, self.region))
        if moves.explains:
            moves.refuse(KingdomsAction.VICTIM + seat, YOURSELF())
            for other in range(state.players):
                there = has(state.kingdom(other).lands, self.region)
                moves.refuse(
                    KingdomsAction.VICTIM + other,
                    (LAST_ARMY if there else NOT_THERE)(player=PlayerName(other)),
                )

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        _banish_from(state, seat, action - KingdomsAction.VICTIM, self.region, chance)


NOT_THERE: Final = REASONS.declare("not-there")


def _banish_from(state: KingdomsState, seat: i64, victim: i64, region: i64, chance: Chance) -> None:
    kingdom = state.kingdom(victim)
    if kingdom.mixed(region):
        state.stack.append(BanishWhich(seat, victim, region))
    else:
        _banish(state, seat, victim, region, has(kingdom.lying, region), chance)


def _banish(state: KingdomsState, seat: i64, victim: i64, region: i64, lying: bool, chance: Chance) -> None:
    """Send the army to its supply; this is not a war."""
    tell(chance, KingdomsEvent.BANISHED, seat, victim, state.world.place(region))
    state.take_army(victim, region, lying)
    lose_army(state, victim, region, chance)
    mourn(state, victim, 1, False, chance)


@final
class BanishWhich(Decision[KingdomsState]):
    """The choice which army of the victim is removed, if one stands and one lies."""

    name: ClassVar[str] = "banish-which"
    rule: ClassVar[str] = "K-FAC-7"

    def __init__(self, seat: i64, victim: i64, region: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.region: i64 = region

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(KingdomsAction.STANDING)
        moves.add(KingdomsAction.LYING)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        _banish(state, seat, self.victim, self.region, action == KingdomsAction.LYING, chance)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        words: dict[str, Word] = {
            "player": PlayerName(int(self.victim)),
            "region": region_word(state, self.region),
        }
        return Question(self.name, words, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.victim), int(self.region)]
