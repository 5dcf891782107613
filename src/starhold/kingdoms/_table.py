"""Made by tools/make_tables.py from table.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.state import State
from starhold.kernel.told import counted, name_of, names_of, seat_of
from starhold.kernel.words import Goal
from starhold.kingdoms.components import (
    ACT_IDS,
    CARD_IDS,
    FACTION_NAMES,
    MAX_ON_CARD,
    MAX_PLAYERS,
    NOBODY,
    TOKEN_NAMES,
    TOP_MAGIC,
    TOP_TOWER,
)
from starhold.kingdoms.view import (
    BillView,
    BoardView,
    KingdomsSeatView,
    KingdomsView,
    ScoreView,
    TokenCount,
    WarView,
)

if TYPE_CHECKING:
    from starhold.kingdoms.faction import Faction
    from starhold.kingdoms.kingdom import Kingdom
    from starhold.kingdoms.state import War
    from starhold.kingdoms.world import World


@mypyc_attr(acyclic=True)
class KingdomBase:
    """What belongs to one seat."""

    def __init__(self, faction: "Faction[Any]", source: "KingdomBase | None" = None) -> None:
        if source is None:
            self.faction: Faction[Any] = faction
            self.magic: i64 = 0
            self.tower: i64 = 0
            #: mana, ore and food, four bits each; facts and views have each by its name
            self.purse: i64 = 0
            #: armies in play: on the map, on the faction card, or aloft
            self.armies: i64 = 0
            #: regions with at least one own army, with two, with at least one lying, with two lying
            #: (facts tell the region of each army, with ` standing` if it stands in ruins)
            self.lands: i64 = 0
            self.pairs: i64 = 0
            self.lying: i64 = 0
            self.lying_pairs: i64 = 0
            #: armies on the faction card (Valkyries 2)
            self.on_card: i64 = 0
            #: armies in play that stand nowhere: in a war just fought, or picked up by Centaurs 3
            self.aloft: i64 = 0
            #: neutral armies taken from the Lost Kingdom
            self.captured: i64 = 0
        else:
            self.faction = source.faction
            self.magic = source.magic
            self.tower = source.tower
            self.purse = source.purse
            self.armies = source.armies
            self.lands = source.lands
            self.pairs = source.pairs
            self.lying = source.lying
            self.lying_pairs = source.lying_pairs
            self.on_card = source.on_card
            self.aloft = source.aloft
            self.captured = source.captured

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            self.faction.number,
            self.magic,
            self.tower,
            self.purse,
            self.armies,
            self.lands,
            self.pairs,
            self.lying,
            self.lying_pairs,
            self.on_card,
            self.aloft,
            self.captured,
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {}
        if self.magic != 0:
            found["magic"] = self.magic
        if self.tower != 0:
            found["tower"] = self.tower
        if self.on_card != 0:
            found["on_card"] = self.on_card
        if self.aloft != 0:
            found["aloft"] = self.aloft
        if self.captured != 0:
            found["captured"] = self.captured
        return found

    def shown(
        self,
        faction: str | None,
        mana: int,
        ore: int,
        food: int,
        armies: int,
        supply: int,
        crown: bool,
        allies: tuple[int, ...],
        points: int,
        score: ScoreView,
        tower_cost: int | None,
        magic_cost: int | None,
        army_cost: int | None,
    ) -> KingdomsSeatView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return KingdomsSeatView(
            self.magic,
            self.tower,
            self.on_card,
            self.aloft,
            self.captured,
            faction,
            mana,
            ore,
            food,
            armies,
            supply,
            crown,
            allies,
            points,
            score,
            tower_cost,
            magic_cost,
            army_cost,
        )

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert 0 <= self.magic <= TOP_MAGIC, "magic is out of bounds"
        assert 0 <= self.tower <= TOP_TOWER, "tower is out of bounds"
        assert 0 <= self.on_card <= MAX_ON_CARD, "on_card is out of bounds"
        assert self.aloft >= 0, "aloft is out of bounds"
        assert self.captured >= 0, "captured is out of bounds"


@mypyc_attr(acyclic=True)
class WarBase:
    """The war that is being fought; one at a time. The defender NEUTRALS is the Lost Kingdom."""

    def __init__(self, source: "WarBase | None" = None) -> None:
        if source is None:
            self.attacker: i64 = NOBODY
            self.defender: i64 = NOBODY
            self.region: i64 = -1
            #: how far the fixed order of K-WAR-20 has come
            self.stage: i64 = 0
            #: did the attacker come by quest, and does he face two armies (Dark Elves 3)?
            self.by_quest: i64 = 0
            self.storms: i64 = 0
            #: regions shared when the war began (K-ALLY-16)
            self.shared: i64 = 0
            #: the faces shown, secret until both are in (K-HID-5); -1 is none yet, 0 the white flag
            #: (views show the numbers that are compared, with the raises: sight.py)
            self.attacker_face: i64 = -1
            self.defender_face: i64 = -1
            #: discounts less penalties that do not depend on payment or result
            self.attacker_discount: i64 = 0
            self.defender_discount: i64 = 0
            #: by how much an ability raised the numbers after they were shown
            self.attacker_raise: i64 = 0
            self.defender_raise: i64 = 0
            self.winner: i64 = -1
            self.loser: i64 = -1
            #: the loser held the crown when he lost (K-TOKEN-9)
            self.crown_lost: i64 = 0
            #: losing armies that left the contested region and await their fate
            self.routed: i64 = 0
            #: regions of a broken alliance whose losing army awaits its fate (K-ALLY-9)
            self.at_stake: i64 = 0
            #: a dragon lair grants a free retreat (`Lair`)
            self.lair: i64 = 0
            #: armies that the war removed from play
            self.removed: i64 = 0
        else:
            self.attacker = source.attacker
            self.defender = source.defender
            self.region = source.region
            self.stage = source.stage
            self.by_quest = source.by_quest
            self.storms = source.storms
            self.shared = source.shared
            self.attacker_face = source.attacker_face
            self.defender_face = source.defender_face
            self.attacker_discount = source.attacker_discount
            self.defender_discount = source.defender_discount
            self.attacker_raise = source.attacker_raise
            self.defender_raise = source.defender_raise
            self.winner = source.winner
            self.loser = source.loser
            self.crown_lost = source.crown_lost
            self.routed = source.routed
            self.at_stake = source.at_stake
            self.lair = source.lair
            self.removed = source.removed

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            self.attacker,
            self.defender,
            self.region,
            self.stage,
            self.by_quest,
            self.storms,
            self.shared,
            self.attacker_face,
            self.defender_face,
            self.attacker_discount,
            self.defender_discount,
            self.attacker_raise,
            self.defender_raise,
            self.winner,
            self.loser,
            self.crown_lost,
            self.routed,
            self.at_stake,
            self.lair,
            self.removed,
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "attacker": self.attacker,
            "stage": self.stage,
        }
        if self.by_quest != 0:
            found["by_quest"] = self.by_quest != 0
        if self.storms != 0:
            found["storms"] = self.storms != 0
        if self.attacker_face != -1:
            found["attacker_face"] = self.attacker_face
        if self.defender_face != -1:
            found["defender_face"] = self.defender_face
        if self.attacker_discount != 0:
            found["attacker_discount"] = self.attacker_discount
        if self.defender_discount != 0:
            found["defender_discount"] = self.defender_discount
        if self.attacker_raise != 0:
            found["attacker_raise"] = self.attacker_raise
        if self.defender_raise != 0:
            found["defender_raise"] = self.defender_raise
        if self.winner != -1:
            found["winner"] = seat_of(self.winner)
        if self.loser != -1:
            found["loser"] = seat_of(self.loser)
        if self.crown_lost != 0:
            found["crown_lost"] = self.crown_lost != 0
        if self.routed != 0:
            found["routed"] = self.routed
        if self.lair != 0:
            found["lair"] = self.lair
        if self.removed != 0:
            found["removed"] = self.removed
        return found

    def shown(
        self,
        defender: int | None,
        region: str,
        attacker_number: int | None,
        defender_number: int | None,
        attacker_highest: int | None,
        defender_highest: int | None,
        defender_discount: int | None,
        attacker_bill: BillView | None,
        defender_bill: BillView | None,
        top: int,
    ) -> WarView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return WarView(
            self.attacker,
            self.attacker_discount,
            seat_of(self.winner),
            defender,
            region,
            attacker_number,
            defender_number,
            attacker_highest,
            defender_highest,
            defender_discount,
            attacker_bill,
            defender_bill,
            top,
        )

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert NOBODY <= self.attacker <= MAX_PLAYERS - 1, "attacker is out of bounds"
        assert self.stage >= 0, "stage is out of bounds"
        assert 0 <= self.by_quest <= 1, "by_quest is out of bounds"
        assert 0 <= self.storms <= 1, "storms is out of bounds"
        assert self.attacker_face >= -1, "attacker_face is out of bounds"
        assert self.defender_face >= -1, "defender_face is out of bounds"
        assert -1 <= self.winner < MAX_PLAYERS, "winner is out of bounds"
        assert -1 <= self.loser < MAX_PLAYERS, "loser is out of bounds"
        assert 0 <= self.crown_lost <= 1, "crown_lost is out of bounds"
        assert self.routed >= 0, "routed is out of bounds"
        assert 0 <= self.lair <= 2, "lair is out of bounds"
        assert self.removed >= 0, "removed is out of bounds"


class KingdomsBase(State):
    """The whole table."""

    def __init__(
        self,
        players: i64,
        world: "World",
        war: "War",
        source: "KingdomsBase | None" = None,
    ) -> None:
        super().__init__(players, source)
        if source is None:
            self.kingdoms: list[Kingdom] = []
            self.world: World = world
            self.war: War = war
            #: the card dealt to each board
            self.dealt: list[int] = []
            #: regions with at least one army of any colour, with two, with a neutral one
            self.occupied: i64 = 0
            self.full: i64 = 0
            self.neutral: i64 = 0
            # -- turns
            self.first: i64 = 0
            self.active: i64 = 0
            #: shields by action, and how many lie on the card
            self.shields: i64 = 0
            self.placed: i64 = 0
            self.selected: i64 = -1
            #: the action of the turn before in the same cycle (Shapeshifters 4)
            self.previous: i64 = -1
            #: 1 while a turn is being played, so that the end check knows
            self.in_turn: i64 = 0
            self.refreshes: i64 = 0
            self.ended: i64 = 0
            #: Satyrs who reached level 5 in this turn, and who triggered the end by it
            self.reached_top: i64 = -1
            self.end_by_magic: i64 = -1
            #: where the army of this patrol is now, and whether it stood up instead of moving (Goblins 1)
            self.marched: i64 = -1
            self.stood: i64 = 0
            # -- tokens
            self.face_down: i64 = 0
            #: tokens not seen yet, by kind: those on the map and those left in the box, all mixed
            self.pool: i64 = 0
            self.spent: i64 = 0
            self.lairs: i64 = 0
            self.camps: i64 = 0
            self.fortresses: i64 = 0
            self.cities: i64 = 0
            self.churches: i64 = 0
            self.crown: i64 = -1
            # -- setting up
            #: factions and territory cards not dealt yet
            self.factions: i64 = 0
            self.cards: i64 = 0
            # -- switches
            self.tokens: i64 = 0
            self.alternative_tower: i64 = 0
            self.beginner: i64 = 0
            self.max_refreshes: i64 = 40
        else:
            self.kingdoms = [one.clone() for one in source.kingdoms]
            self.world = source.world
            self.war = source.war.clone()
            self.dealt = source.dealt[:]
            self.occupied = source.occupied
            self.full = source.full
            self.neutral = source.neutral
            self.first = source.first
            self.active = source.active
            self.shields = source.shields
            self.placed = source.placed
            self.selected = source.selected
            self.previous = source.previous
            self.in_turn = source.in_turn
            self.refreshes = source.refreshes
            self.ended = source.ended
            self.reached_top = source.reached_top
            self.end_by_magic = source.end_by_magic
            self.marched = source.marched
            self.stood = source.stood
            self.face_down = source.face_down
            self.pool = source.pool
            self.spent = source.spent
            self.lairs = source.lairs
            self.camps = source.camps
            self.fortresses = source.fortresses
            self.cities = source.cities
            self.churches = source.churches
            self.crown = source.crown
            self.factions = source.factions
            self.cards = source.cards
            self.tokens = source.tokens
            self.alternative_tower = source.alternative_tower
            self.beginner = source.beginner
            self.max_refreshes = source.max_refreshes

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            *[n for one in self.kingdoms for n in one.fields()],
            *self.world.sides,
            *self.war.fields(),
            *self.dealt,
            self.occupied,
            self.full,
            self.neutral,
            self.first,
            self.active,
            self.shields,
            self.placed,
            self.selected,
            self.previous,
            self.in_turn,
            self.refreshes,
            self.ended,
            self.reached_top,
            self.end_by_magic,
            self.marched,
            self.stood,
            self.face_down,
            self.pool,
            self.spent,
            self.lairs,
            self.camps,
            self.fortresses,
            self.cities,
            self.churches,
            self.crown,
            self.factions,
            self.cards,
            self.tokens,
            self.alternative_tower,
            self.beginner,
            self.max_refreshes,
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "neutral": names_of(self.neutral, self.world.names),
            "factions_left": names_of(self.factions, FACTION_NAMES),
            "cards_left": names_of(self.cards, CARD_IDS),
        }
        if self.first != 0:
            found["first"] = self.first
        if self.active != 0:
            found["active"] = self.active
        if self.shields != 0:
            found["shields"] = counted(self.shields, ACT_IDS, 6)
        if self.selected != -1:
            found["selected"] = name_of(self.selected, ACT_IDS)
        if self.previous != -1:
            found["previous"] = name_of(self.previous, ACT_IDS)
        if self.in_turn != 0:
            found["turn_begun"] = self.in_turn != 0
        if self.refreshes != 0:
            found["refreshes"] = self.refreshes
        if self.ended != 0:
            found["ended"] = self.ended != 0
        if self.reached_top != -1:
            found["reached_top"] = seat_of(self.reached_top)
        if self.end_by_magic != -1:
            found["end_by_magic"] = seat_of(self.end_by_magic)
        if self.marched != -1:
            found["marched"] = name_of(self.marched, self.world.names)
        if self.stood != 0:
            found["stood"] = self.stood != 0
        if self.face_down != 0:
            found["face_down"] = names_of(self.face_down, self.world.names)
        if self.spent != 0:
            found["spent"] = counted(self.spent, TOKEN_NAMES, 6)
        if self.crown != -1:
            found["crown"] = seat_of(self.crown)
        if self.tokens != 0:
            found["tokens"] = self.tokens != 0
        if self.alternative_tower != 0:
            found["alternative_tower"] = self.alternative_tower != 0
        if self.beginner != 0:
            found["beginner"] = self.beginner != 0
        if self.max_refreshes != 40:
            found["max_refreshes"] = self.max_refreshes
        found_open: dict[str, Any] = {}
        if self.lairs != 0:
            found_open["dragon-lair"] = names_of(self.lairs, self.world.names)
        if self.camps != 0:
            found_open["camp"] = names_of(self.camps, self.world.names)
        if self.fortresses != 0:
            found_open["fortress"] = names_of(self.fortresses, self.world.names)
        if self.cities != 0:
            found_open["city"] = names_of(self.cities, self.world.names)
        if self.churches != 0:
            found_open["church"] = names_of(self.churches, self.world.names)
        if found_open:
            found["open"] = found_open
        return found

    def shown(
        self,
        seats: tuple[KingdomsSeatView, ...],
        boards: tuple[BoardView, ...],
        shields: tuple[int, ...],
        tower_points: tuple[int, ...],
        war: WarView | None,
        tokens: tuple[TokenCount, ...],
        over: bool,
        goal: Goal,
    ) -> KingdomsView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return KingdomsView(
            self.first,
            self.active,
            name_of(self.selected, ACT_IDS),
            self.refreshes,
            self.ended != 0,
            self.max_refreshes,
            seats,
            boards,
            shields,
            tower_points,
            war,
            tokens,
            over,
            goal,
        )

    def end_cycle(self) -> None:
        """Set back what lasts until a cycle ends."""
        self.shields = 0
        self.selected = -1

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert self.neutral >> len(self.world.names) == 0, "neutral is out of bounds"
        assert 0 <= self.first < len(self.kingdoms), "first is out of bounds"
        assert 0 <= self.active < len(self.kingdoms), "active is out of bounds"
        assert -1 <= self.selected < len(ACT_IDS), "selected is out of bounds"
        assert -1 <= self.previous < len(ACT_IDS), "previous is out of bounds"
        assert 0 <= self.in_turn <= 1, "in_turn is out of bounds"
        assert self.refreshes >= 0, "refreshes is out of bounds"
        assert 0 <= self.ended <= 1, "ended is out of bounds"
        assert -1 <= self.reached_top < len(self.kingdoms), "reached_top is out of bounds"
        assert -1 <= self.end_by_magic < len(self.kingdoms), "end_by_magic is out of bounds"
        assert -1 <= self.marched < len(self.world.names), "marched is out of bounds"
        assert 0 <= self.stood <= 1, "stood is out of bounds"
        assert self.face_down >> len(self.world.names) == 0, "face_down is out of bounds"
        assert self.lairs >> len(self.world.names) == 0, "lairs is out of bounds"
        assert self.camps >> len(self.world.names) == 0, "camps is out of bounds"
        assert self.fortresses >> len(self.world.names) == 0, "fortresses is out of bounds"
        assert self.cities >> len(self.world.names) == 0, "cities is out of bounds"
        assert self.churches >> len(self.world.names) == 0, "churches is out of bounds"
        assert -1 <= self.crown < len(self.kingdoms), "crown is out of bounds"
        assert self.factions >> len(FACTION_NAMES) == 0, "factions is out of bounds"
        assert self.cards >> len(CARD_IDS) == 0, "cards is out of bounds"
        assert 0 <= self.tokens <= 1, "tokens is out of bounds"
        assert 0 <= self.alternative_tower <= 1, "alternative_tower is out of bounds"
        assert 0 <= self.beginner <= 1, "beginner is out of bounds"
        assert self.max_refreshes >= 0, "max_refreshes is out of bounds"
        for one in self.kingdoms:
            one.check_fields()
