"""What one seat may see, as it is sent: the shapes."""

from starhold.kernel.words import Goal, View
from starhold.kingdoms._view import KingdomShown, KingdomsShown, WarShown


class ArmyView(View, frozen=True, gc=False):
    """An army in a region; a neutral one has no seat."""

    seat: int | None
    lying: bool


class RegionView(View, frozen=True, gc=False):
    """A land region. Its id is board and number, both from 1, as in `region:2:5`."""

    id: str
    terrain: str
    edge: bool
    armies: tuple[ArmyView, ...]
    #: two players share it (K-ALLY-1)
    alliance: bool
    #: `face-down`, a token that stays, or none
    token: str | None


class BoardView(View, frozen=True, gc=False):
    """A territory card in play; before its side is chosen, `sides` are the two to choose from."""

    number: int
    owner: int | None
    side: str | None
    sides: tuple[str, ...]
    regions: tuple[RegionView, ...]


class ScoreView(View, frozen=True, gc=False):
    """Where a player's points come from, as the table lies now (K-SCORE-2 to K-SCORE-7)."""

    armies: int
    magic: int
    bonus: int
    tower: int
    capitals: int
    cities: int
    crown: int
    lost_kingdom: int


class KingdomsSeatView(KingdomShown, frozen=True, gc=False):
    """What everybody sees of a player (K-SETUP-14)."""

    faction: str | None
    mana: int
    ore: int
    food: int
    armies: int
    supply: int
    crown: bool
    #: seats (K-ALLY-2)
    allies: tuple[int, ...]
    points: int
    score: ScoreView
    #: ore for the next tower level, mana for the next magic level, food for one more army; none at the top
    tower_cost: int | None
    magic_cost: int | None
    army_cost: int | None


class PaymentView(View, frozen=True, gc=False):
    """So much of each resource."""

    mana: int
    ore: int
    food: int


class BillView(View, frozen=True, gc=False):
    """How a fighter can pay while numbers are chosen (K-WAR-8, K-WAR-15); everybody can work it out."""

    #: points that one of each resource covers in this war
    covers: PaymentView
    #: the smallest payment for each number that may be shown, from 1, if the war is won
    payments: tuple[PaymentView, ...]
    #: what each of these numbers costs, and what discounts spare of it (below 0: what it costs more)
    costs: tuple[int, ...]
    spared: tuple[int, ...]


class WarView(WarShown, frozen=True, gc=False):
    """The war that is being fought. Numbers are None until they are revealed, but for one's own.

    They are the numbers that are compared, a raise of the Orcs included; 0 is the white flag.
    """

    defender: int | None
    region: str
    attacker_number: int | None
    defender_number: int | None
    #: the highest numbers that the two may show, which everybody can work out (K-HID-2)
    attacker_highest: int | None
    defender_highest: int | None
    #: what a number costs less than itself, or more if below 0 (K-WAR-5)
    defender_discount: int | None
    attacker_bill: BillView | None
    defender_bill: BillView | None
    #: the highest number of the war die
    top: int


class TokenCount(View, frozen=True, gc=False):
    """How many tokens of a kind nobody has seen yet, on the map or left in the box."""

    kind: str
    unseen: int


class KingdomsView(KingdomsShown, frozen=True, gc=False):
    """The table as one seat sees it."""

    seats: tuple[KingdomsSeatView, ...]
    boards: tuple[BoardView, ...]
    #: shields on each of the six actions, in the order of the action card
    shields: tuple[int, ...]
    #: points of each tower level, from 0
    tower_points: tuple[int, ...]
    war: WarView | None
    tokens: tuple[TokenCount, ...]
    over: bool
    goal: Goal
