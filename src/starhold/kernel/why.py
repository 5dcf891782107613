"""Why a thing on the board is no choice: what a step said against it when it was asked to explain."""

from collections.abc import Sequence

from starhold.kernel.words import Reason

#: what is clicked for an action, in order
Path = tuple[str, ...]


class Explanation:
    """What a seat that owes a decision may pick, and why it may not pick the rest."""

    def __init__(
        self, legal: set[Path], refused: dict[Path, Reason], picks: dict[str, Reason], rest: Reason | None
    ) -> None:
        self.legal = legal
        #: reasons against whole actions, by what is clicked for them
        self.refused = refused
        #: reasons against things that no action is about, and against everything else
        self.picks = picks
        self.rest = rest

    def offers(self, pick: str) -> bool:
        """True if the thing is part of a legal choice."""
        return any(pick in legal for legal in self.legal)

    def reason(self, pick: str, after: Sequence[str] = ()) -> Reason | None:
        """Return why a thing cannot be picked after others; None: it can, or nothing sure can be said.

        A reason against an action counts once all that comes before it was picked. Against a thing whose turn
        has not come it counts if every action with that thing is refused for the same reason.
        """
        path = (*after, pick)
        if any(legal[: len(path)] == path for legal in self.legal) or (not after and self.offers(pick)):
            return None
        if path in self.refused:
            return self.refused[path]
        if self.offers(pick):
            return None
        if pick in self.picks:
            return self.picks[pick]
        against = [reason for refused, reason in self.refused.items() if pick in refused]
        if against:
            return against[0] if all(reason == against[0] for reason in against) else None
        return self.rest
