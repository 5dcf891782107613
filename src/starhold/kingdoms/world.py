"""The boards in play as sets of regions: neighbours, terrains, edges and shores."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, lowest
from starhold.kingdoms.components import (
    BOARDS,
    LAND_ADJACENT,
    LAND_SHORES,
    LAND_TERRAIN,
    LANDS,
    NOWHERE,
    REGION_NAMES,
    SIDE_EDGE,
    SIDE_SHORE,
    Terrain,
    board_mask,
    board_of,
)


@final
class World:
    """The boards in play, as sets of regions: a new one for each side that is chosen, shared by clones."""

    def __init__(self, sides: list[int] | None = None) -> None:
        #: the side that lies on each board; NOWHERE if none is chosen yet
        self.sides: list[int] = [NOWHERE] * BOARDS if sides is None else sides
        self._names: list[str] | None = None
        self.adjacent: list[int] = []
        self.across_water: list[int] = []
        self.land: i64 = 0
        self.edge: i64 = 0
        self.shore: i64 = 0
        self.forest: i64 = 0
        self.mountain: i64 = 0
        self.plains: i64 = 0
        self.capital: i64 = 0
        self.ruins: i64 = 0
        self._terrain: list[int] = [0, 0, 0, 0, 0]
        for board in range(BOARDS):
            self._lay(board, self.sides[board])
        self.forest = self._terrain[Terrain.FOREST]
        self.mountain = self._terrain[Terrain.MOUNTAIN]
        self.plains = self._terrain[Terrain.PLAINS]
        self.capital = self._terrain[Terrain.CAPITAL]
        self.ruins = self._terrain[Terrain.RUINS]

    def _lay(self, board: i64, side: i64) -> None:
        first = board * LANDS
        for land in range(LANDS):
            if side < 0:
                self.adjacent.append(0)
                self.across_water.append(0)
                continue
            at = side * LANDS + land
            near: i64 = LAND_ADJACENT[at]
            shores: i64 = LAND_SHORES[at]
            self.adjacent.append(near * bit(first))
            # what can be walked to needs no swimming: only the rest is reached across water
            self.across_water.append((shores & ~near) * bit(first))
            self._terrain[LAND_TERRAIN[at]] |= bit(first + land)
        if side >= 0:
            edge: i64 = SIDE_EDGE[side]
            shore: i64 = SIDE_SHORE[side]
            self.land |= board_mask(board)
            self.edge |= edge * bit(first)
            self.shore |= shore * bit(first)

    @property
    def names(self) -> list[str]:
        """What the map calls each region; "" where no side lies."""
        if self._names is None:
            self._names = [
                REGION_NAMES[side * LANDS + land] if side >= 0 else ""
                for side in self.sides
                for land in range(LANDS)
            ]
        return self._names

    def with_side(self, board: i64, side: i64) -> "World":
        """Return the same world with one more board."""
        sides = list(self.sides)
        sides[board] = side
        return World(sides)

    def near(self, region: i64) -> i64:
        """Return the neighbours of a region (K-PATROL-2)."""
        return self.adjacent[region]

    def swim(self, region: i64) -> i64:
        """Return the regions at the same water that are not neighbours (Merfolk 1)."""
        return self.across_water[region]

    def near_any(self, regions: i64) -> i64:
        """Return the neighbours of all these regions."""
        found: i64 = 0
        while regions:
            found |= self.near(lowest(regions))
            regions &= regions - 1
        return found

    def terrain(self, region: i64) -> i64:
        """Return what kind of land a region is."""
        side: i64 = self.sides[board_of(region)]
        return LAND_TERRAIN[side * LANDS + region % LANDS]

    def place(self, region: i64) -> i64:
        """Return a region for the log, as its number in REGION_NAMES, so that a line needs no state."""
        side: i64 = self.sides[board_of(region)]
        return side * LANDS + region % LANDS


#: the world before any side is chosen
EMPTY_WORLD: Final = World()
