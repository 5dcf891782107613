"""Tiny Epic Kingdoms as a Game: tables, start, prompts and choices in words, and how sure the box is."""

import hashlib
from collections.abc import Mapping
from typing import cast

from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from starhold.kernel.vocabulary import Option, Provenance, Vocabulary
from starhold.kernel.words import Choice, Line, Number, Player, Prompt, View, Word
from starhold.kingdoms import data
from starhold.kingdoms.actions import (
    ACTIONS,
    DOUBLE_FOOD,
    DOUBLE_ORE,
    HANDFULS,
    PAIR_GET,
    PAIR_GIVE,
    Do,
)
from starhold.kingdoms.components import (
    ACT_IDS,
    FACTION_NAMES,
    REGION_NAMES,
    REGIONS,
    RESOURCE_IDS,
    SIDE_IDS,
    TOKEN_NAMES,
    side_of_card,
)
from starhold.kingdoms.events import EVENTS
from starhold.kingdoms.orders import ORDERS, obey
from starhold.kingdoms.reasons import why_not
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import STEPS
from starhold.kingdoms.steps.fate import Fate, Relocate, RetreatBill
from starhold.kingdoms.steps.finds import Bandit
from starhold.kingdoms.steps.gains import Bill, Gain, Lose, Rob
from starhold.kingdoms.steps.marches import Exchange
from starhold.kingdoms.steps.perform import Collect, Extra, Perform
from starhold.kingdoms.steps.reach import BanishWhich, LiftWhich, Victim
from starhold.kingdoms.steps.setup import lay_out, new_state
from starhold.kingdoms.steps.war import Bids, Payment
from starhold.kingdoms.view import KingdomsView, region_pick

TABLES = Vocabulary(
    actions=ACTIONS,
    steps=STEPS,
    events=EVENTS,
    options=(
        Option("tokens", ("off", "on")),
        Option("faction_assignment", ("random", "choice")),
        Option("extra_factions", ("off", "on")),
        Option("tower_vp", ("default", "alternative")),
        Option("allow_halflings_2p", ("off", "on")),
        Option("beginner_resources", ("off", "on")),
        Option("max_refreshes", ("40", "10", "20", "60", "100", "0")),
    ),
    presets={
        "beginner": {"beginner_resources": "on"},
        "discovery": {"tokens": "on"},
        "everything": {"tokens": "on", "faction_assignment": "choice", "extra_factions": "on"},
    },
    nouns={
        "act": ACT_IDS,
        "faction": FACTION_NAMES,
        "region": REGION_NAMES,
        "resource": RESOURCE_IDS,
        "side": SIDE_IDS,
        "token": TOKEN_NAMES,
    },
    orders=ORDERS,
)

#: kinds of actions whose only argument is a region, and what is clicked besides it
_REGION_KINDS: dict[str, tuple[int, str]] = {
    "mobilise": (Do.MOBILISE, ""),
    "retreat": (Do.RETREAT, ""),
    "church": (Do.CHURCH, "church"),
    "relocate": (Do.RELOCATE, ""),
    "next": (Do.NEXT, ""),
    "lift": (Do.LIFT, ""),
    "place": (Do.PLACE, ""),
    "banish": (Do.BANISH, ""),
    "to-card": (Do.TO_CARD, "card"),
    "from-card": (Do.FROM_CARD, "card"),
    "exchange": (Do.EXCHANGE, "exchange"),
    "with": (Do.WITH, ""),
    "start": (Do.START, ""),
    "gap": (Do.GAP, ""),
}


class KingdomsGame(Game):
    """Tiny Epic Kingdoms, second edition."""

    name = "kingdoms"
    min_players = 2
    max_players = 5

    def __init__(self) -> None:
        super().__init__(TABLES)
        self.version = _version()

    # -- starting ---------------------------------------------------------------------------

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = new_state(players, chance)
        state.tokens = int(options["tokens"] == "on")
        state.alternative_tower = int(options["tower_vp"] == "alternative")
        state.beginner = int(options["beginner_resources"] == "on")
        state.max_refreshes = int(options["max_refreshes"])
        lay_out(
            state,
            options["extra_factions"] == "on",
            options["faction_assignment"] == "choice",
            options["allow_halflings_2p"] == "on",
        )
        return state

    # -- words ------------------------------------------------------------------------------

    def prompt(self, state: State, seat: int) -> Prompt:
        assert isinstance(state, KingdomsState)
        step = state.stack[-1]
        kind = self.vocabulary.steps[step.kind()]
        name = kind.name
        rule = kind.rule
        if isinstance(step, Perform) and seat == state.active:
            name, rule = "act", "K-TURN-6"
        line = Line(f"kingdoms-prompt-{name}", self._prompt_words(state, seat))
        return Prompt(kind.name, line, rule)

    def _prompt_words(self, state: KingdomsState, seat: int) -> dict[str, Word]:
        step = state.stack[-1]
        words: dict[str, Word] = {}
        if isinstance(step, (Perform, Extra)) and state.selected >= 0:
            words["action"] = self.word("act", state.selected)
            words["player"] = Player(int(state.active))
        if isinstance(step, Extra):
            words["left"] = Number(int(step.left))
        if isinstance(step, (Gain, Lose)):
            words["amount"] = Number(int(step.amount))
        if isinstance(step, Collect):
            words["amount"] = Number(int(step.handful()))
        if isinstance(step, Bill):
            words["cost"] = Number(int(step.cost))
        if isinstance(step, Payment):
            words["cost"] = Number(int(max(0, step.cost(state))))
        if isinstance(step, Rob) and step.victim >= 0:
            words["player"] = Player(int(step.victim))
        if isinstance(step, BanishWhich):
            words["player"] = Player(int(step.victim))
        if isinstance(step, Bids):
            words["player"] = Player(int(state.war.other(seat)))
            words["region"] = self._region(state, state.war.region)
        if isinstance(step, (Fate, Relocate, RetreatBill, Bandit, Exchange, LiftWhich, Victim, BanishWhich)):
            words["region"] = self._region(state, step.region)
        return words

    def _region(self, state: KingdomsState, region: int) -> Word:
        return self.word("region", state.world.place(region))

    def choice(self, state: State, seat: int, action: int) -> Choice:
        assert isinstance(state, KingdomsState)
        kind = self.actions[action].kind
        words, picks = self._describe(state, seat, kind, action)
        return Choice(action, Line(f"kingdoms-action-{kind}", words), picks)

    def _describe(
        self, state: KingdomsState, seat: int, kind: str, action: int
    ) -> tuple[dict[str, Word], tuple[str, ...]]:
        """What an action names, and what a person clicks for it."""
        if kind in _REGION_KINDS:
            return self._describe_region(state, kind, action)
        if kind in ("move", "stand"):
            return self._describe_move(state, kind, action - Do.MOVE)
        if kind in ("select", "perform"):
            act = action - (Do.SELECT if kind == "select" else Do.PERFORM)
            return {"action": self.word("act", act)}, (f"action:{ACT_IDS[act]}",)
        if kind == "bid":
            return {"number": Number(action - Do.BID)}, (f"bid:{action - Do.BID}",)
        if kind == "flag":
            return {}, ("bid:flag",)
        if kind in ("resources", "pay"):
            return self._describe_purse(_purse_of(state, action))
        if kind in ("trade", "turn"):
            return self._describe_pair(kind, action)
        if kind == "trade-both":
            return self._describe_double(action - Do.TRADE_BOTH)
        if kind == "rob":
            victim, resource = (action - Do.ROB) // 3, (action - Do.ROB) % 3
            words = {"player": Player(victim), "resource": self.word("resource", resource)}
            return words, (f"player:{victim}", f"resource:{RESOURCE_IDS[resource]}")
        if kind == "victim":
            return {"player": Player(action - Do.VICTIM)}, (f"player:{action - Do.VICTIM}",)
        if kind == "faction":
            faction = action - Do.FACTION
            return {"faction": self.word("faction", faction)}, (f"faction:{FACTION_NAMES[faction]}",)
        if kind == "side":
            side = int(side_of_card(state.dealt[seat], action - Do.SIDE))
            return {"side": self.word("side", side)}, (f"side:{SIDE_IDS[side]}",)
        return {}, (kind,)

    def _describe_region(
        self, state: KingdomsState, kind: str, action: int
    ) -> tuple[dict[str, Word], tuple[str, ...]]:
        base, besides = _REGION_KINDS[kind]
        region = action - base
        words: dict[str, Word] = {"region": self._region(state, region)}
        pick = region_pick(region)
        if not besides:
            return words, (pick,)
        return words, (besides, pick) if kind in ("church", "from-card") else (pick, besides)

    def _describe_move(
        self, state: KingdomsState, kind: str, move: int
    ) -> tuple[dict[str, Word], tuple[str, ...]]:
        origin, target = move // REGIONS, move % REGIONS
        if kind == "stand":
            return {"region": self._region(state, origin)}, (region_pick(origin), "stand")
        words: dict[str, Word] = {"from": self._region(state, origin), "to": self._region(state, target)}
        return words, (region_pick(origin), region_pick(target))

    def _describe_purse(self, purse: int) -> tuple[dict[str, Word], tuple[str, ...]]:
        amounts = (purse & 15, (purse >> 4) & 15, purse >> 8)
        words: dict[str, Word] = {}
        for name, amount in zip(RESOURCE_IDS, amounts, strict=True):
            words[name] = Number(amount)
        picks = tuple(f"{name}:{amount}" for name, amount in zip(RESOURCE_IDS, amounts, strict=True))
        return words, picks

    def _describe_pair(self, kind: str, action: int) -> tuple[dict[str, Word], tuple[str, ...]]:
        if kind == "turn":
            give, get = PAIR_GIVE[action - Do.TURN], PAIR_GET[action - Do.TURN]
            words = {"yield": self.word("resource", give), "into": self.word("resource", get)}
            return words, (f"resource:{RESOURCE_IDS[give]}", f"resource:{RESOURCE_IDS[get]}")
        pair, amount = (action - Do.TRADE) // 9, (action - Do.TRADE) % 9 + 1
        give, get = PAIR_GIVE[pair], PAIR_GET[pair]
        words = {
            "amount": Number(amount),
            "give": self.word("resource", give),
            "get": self.word("resource", get),
        }
        picks = (f"resource:{RESOURCE_IDS[give]}", f"resource:{RESOURCE_IDS[get]}", f"amount:{amount}")
        return words, picks

    def _describe_double(self, place: int) -> tuple[dict[str, Word], tuple[str, ...]]:
        ore, food = DOUBLE_ORE[place], DOUBLE_FOOD[place]
        words: dict[str, Word] = {"ore": Number(ore), "food": Number(food), "mana": Number(ore + food)}
        return words, (f"ore:{ore}", f"food:{food}", "resource:mana")

    def catalogue(self) -> bytes:
        """The data file in use: sides with their polygons, factions, tokens."""
        return data.in_use()

    def why_not(self, view: View, seat: int, step: str, pick: str) -> Line | None:
        return why_not(cast(KingdomsView, view), seat, step, pick)

    def obey(
        self, view: View, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
    ) -> int | None:
        return obey(cast(KingdomsView, view), seat, step, legal, orders)

    # -- openness -----------------------------------------------------------------------------

    def provenance(self) -> tuple[Provenance, ...]:
        """Every part of the box with its confidence mark, as the data file gives it."""
        box = data.box()
        parts = [
            Provenance("tower points", box.tower.confidence, box.tower.note),
            Provenance(
                "tower points, alternative", box.tower.alternative.confidence, box.tower.alternative.note
            ),
            Provenance("split of the tokens", box.tokens.count_confidence, box.tokens.note),
            Provenance("which factions are in the box", "reconstructed", box.roster_note),
        ]
        for kind in box.tokens.kinds:
            parts.append(Provenance(f"token {kind.id}", kind.confidence, kind.effect))
        for faction in box.factions:
            parts.append(Provenance(f"faction {faction.id}", faction.confidence, faction.roster_note))
            for level in faction.levels:
                note = " ".join(text for text in (level.effect, level.ruling, level.note) if text)
                parts.append(Provenance(f"faction {faction.id} {level.level}", level.confidence, note))
        for side in box.territories:
            parts.append(Provenance(f"territory {side.id}", side.confidence, side.note))
            parts.append(
                Provenance(f"shapes of territory {side.id}", side.geometry_confidence, box.territory_note)
            )
        return tuple(parts)


def _purse_of(state: KingdomsState, action: int) -> int:
    """The resources that an action names; of a payment, the food that the bill leaves open too."""
    if action < Do.PAY:
        return HANDFULS[action - Do.RESOURCES]
    step = state.stack[-1]
    if isinstance(step, Payment):
        return int(step.payment(state, action))
    return int(cast(Bill, step).payment(action))


def _version() -> str:
    """The version of the rules; a data file of the user's own is told apart by its fingerprint."""
    used = data.in_use()
    if used == data.shipped():
        return "1"
    return f"1+{hashlib.blake2b(used, digest_size=4).hexdigest()}"


GAME = KingdomsGame()
