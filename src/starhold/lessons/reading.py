"""Reading: whether the lessons have been read again since a rule changed that they speak of."""

import hashlib
import json
from collections import defaultdict

from starhold import rulebook
from starhold.lessons import RULES, digests, every, folder


def digest(game: str, rule: str) -> str:
    """Return eight hex digits that change with the text of a rule."""
    return hashlib.sha256(rulebook.rules(game)[rule].text.encode()).hexdigest()[:8]


def quoted() -> dict[str, dict[str, list[str]]]:
    """Return by game and rule the beats that mention it."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for game, lesson in every():
        for _, beat in lesson.beats:
            for rule in beat.rules:
                found[game][rule].append(f"{lesson.id} {beat.id}")
    return found


def changed() -> list[str]:
    """Return what was not read since a rule changed, or was never read."""
    known = {game: digests(game) for game in quoted()}
    return [
        f"{rule} of {game} is not what it was when these beats were written: {', '.join(beats)}"
        for game, rules in quoted().items()
        for rule, beats in rules.items()
        if known[game].get(rule) != digest(game, rule)
    ]


def write_down() -> None:
    """Save that the lessons were checked against the rules as they are now."""
    for game, rules in quoted().items():
        now = {rule: digest(game, rule) for rule in rules}
        path = folder(game) / RULES
        path.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", encoding="utf-8")
