"""Text: lines and errors put into a language, with Fluent.

Shared texts are in this folder; each game brings a folder `text` beside its module.
What a game has to bring (a test asks for all of it, in every language):

    GAME-title              its name, with .about: a sentence on what it is
    GAME-log-EVENT          a line of the log, with the event's arguments as variables
    GAME-prompt-STEP        the question that a step asks
    GAME-action-KIND        the label of an action, or GAME-action-KIND-… where one is not enough
    GAME-SORT-ID            a noun (GAME-planet-maia), with .text for what a card says; where editions
                            differ, a selector by the option ($card_texts) says what holds at the table
    GAME-option-NAME        an option, with an attribute for each value: .VALUE, or .vVALUE
                            where the value begins with a digit
    GAME-preset-NAME        a preset

Sentences speak of players in the third person, in every language: a caller that renders a line passes
names, never a pronoun ("You pays"). Labels on a board are not sentences and may say "You".

A game may also bring words for what it names in its `Game`, and what a newcomer reads; ours bring all of it
(tests/text/test_learning.py):

    GAME-because-KIND       a reason of a hint or a review (`Game.reasons`)
    GAME-price-KIND         what a move costs against a better one
    GAME-outlook-WORD       what others can do and are likely to do, beside a hint
    GAME-feature-THEME      what a puzzle is about
    GAME-leaning-KIND       what faces do more or less often than others, with .unit (of what), .text (by
                            $how: much, more, less, little), .likes and .shuns (what such a face is called)
    GAME-source-SOURCE      a source of points, as reviews name it (`Game.sources`)
    GAME-trait-TRAIT        a trait of players, as reports name it (`Game.traits`)
    GAME-draw-WORD          a word of its drawing for terminals and notebooks
    lesson-LESSON-BEAT      what the coach says (`starhold.lessons`); learn-goal-GAME: what the game is about
    tip-GAME-STEP           what the coach says at the first meeting of a decision
    word-GAME-WORD          a word of the game, explained where it is tapped
    GAME-howto-1 … 8        How to play: a panel's title, with .text; 1 to 4 what it is about, 5 to 8 a turn
    GAME-strategy-1 … 5     hints of strategy, each a sentence or two that stand by themselves
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.kernel.words import Line, Name, Number, PlayerName, Word
from starhold.text.lazy import LazyBundle, entries

#: the first is the one that the others fall back to
LANGUAGES: Final = ("en", "ru", "fr", "es")
FOLDER: Final = Path(__file__).parent


class Text:
    """One language, with English behind it.

    >>> Text("ru").say("cli-yes")
    'да'
    >>> Text("fr").say("no-such-message")
    'no-such-message'
    """

    def __init__(self, language: str = LANGUAGES[0], options: Mapping[str, str] | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        #: what is played at the table, by the options' names; in a review $game as well
        self.options = dict(options or {})

    def at(self, options: Mapping[str, str]) -> "Text":
        """Return the same language at a table with these options: cards then say what they do there."""
        return Text(self.language, options)

    def has(self, key: str) -> bool:
        """True if there is such a message, in the language or in English."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles())

    def _bundles(self) -> Iterator[LazyBundle]:
        """Yield the language, then English, which is not read before it is needed."""
        yield _bundle(self.language)
        if self.language != LANGUAGES[0]:
            yield _bundle(LANGUAGES[0])

    def say(self, key: str, **arguments: str | float) -> str:
        """Return a message by its id, or `id.attribute`; an unknown one is said by its id."""
        for bundle in self._bundles():
            pattern = _pattern(bundle, key)
            if pattern is not None:
                return bundle.format_pattern(pattern, self.options | arguments)
        return key

    def line(self, line: Line, names: Sequence[str]) -> str:
        """Return a line, with the players called by these names."""
        words = {name: self.word(word, names) for name, word in line.words.items()}
        return self.say(line.key, **words)

    def word(self, word: Word, names: Sequence[str]) -> str | int:
        """Return one word of a line."""
        if isinstance(word, Number):
            return word.value
        if isinstance(word, Name):
            return self.say(word.key)
        assert isinstance(word, PlayerName)
        return names[word.seat] if 0 <= word.seat < len(names) else str(word.seat + 1)

    def error(self, error: StarholdError) -> str:
        """Return what an error says to the user."""
        return self.say(error.key, **error.arguments)


def option_value(game: str, option: str, value: str) -> str:
    """Return the message id of an option's value.

    >>> option_value("lantern", "rounds", "3")
    'lantern-option-rounds.v3'
    """
    attribute = value if value[:1].isalpha() else f"v{value}"
    return f"{game}-option-{option}.{attribute}"


def preferred(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, English if it is none of ours.

    >>> preferred({"LANG": "ru_RU.UTF-8"}), preferred({"LANG": "de_DE"}), preferred({})
    ('ru', 'en', 'en')
    """
    for name in ("STARHOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if environment.get(name):
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def folder_of(game: Game) -> Path:
    """Return where a game keeps its texts."""
    return game.folder / "text"


def files(language: str) -> Iterator[Path]:
    """Yield the files of a language: ours, then each game's."""
    yield shared_file(language)
    yield FOLDER / f"cli-{language}.ftl"
    yield from game_files(language).values()


def shared_file(language: str) -> Path:
    """Return the file of what is said about every game."""
    return FOLDER / f"{language}.ftl"


class Synonym(NamedTuple):
    """What the rules call something, and what people may call it; both are beginnings of words."""

    terms: tuple[str, ...]
    said: tuple[str, ...]


@cache
def synonyms(language: str) -> tuple[Synonym, ...]:
    """Return the words of a language by which rules are found too: `search-WORD`, with .said."""
    return tuple(
        Synonym(_listed(message.value), _listed(message.attributes[0].value))
        for message in _search(language)
        if message.attributes
    )


@cache
def idle(language: str) -> tuple[str, ...]:
    """Return words of a question that don't say what is sought: how, do, the."""
    return next((_listed(message.value) for message in _search(language) if not message.attributes), ())


def _search(language: str) -> list[ast.Message]:
    """Return the messages by which rules are found; nothing else of the file is parsed."""
    found = _messages(_read(shared_file(language)), lambda name: name.startswith(_SEARCH))
    body = FluentParser().parse("\n".join(found)).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def _listed(words: ast.Pattern | None) -> tuple[str, ...]:
    said = (
        "".join(part.value for part in words.elements if isinstance(part, ast.TextElement)) if words else ""
    )
    return tuple(word.strip().casefold() for word in said.split(","))


def game_files(language: str) -> dict[str, Path]:
    """Return the file of each game by its name."""
    return {game.name: folder_of(game) / f"{language}.ftl" for game in registry.games()}


#: how the messages begin that a page of its own reads: of every game, by the part's name …
_GAME_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "howto": ("{game}-howto-", "{game}-strategy-"),
    "leanings": ("{game}-leaning-",),
    "lessons": ("lesson-", "learn-goal-"),
    "tips": ("tip-",),
    "words": ("word-", "words-"),
}
#: … and of what is said about all games
_SHARED_PARTS: Final[dict[str, tuple[str, ...]]] = {"coach": ("learn-",), "errors": ("error-",)}
_SEARCH: Final = "search-"


def part_files(language: str) -> dict[str, Path]:
    """Return the files of what is read only where it is needed: games, `howto-GAME`, …, `errors`."""
    games = game_files(language)
    parts = {f"{part}-{name}": path for part in _GAME_PARTS for name, path in games.items()}
    return games | parts | {part: shared_file(language) for part in _SHARED_PARTS}


#: how the messages begin that only the terminal and reports read
_NOT_IN_PAGES: Final = ("{game}-draw-", "{game}-trait-")
#: lines of the log as they are said to the player: only the terminal does so, and a page need not load them
_TO_YOU: Final = re.compile(r"\n +\.you[a-z-]* =[^\n]*(?:\n +[^ .\n][^\n]*)*")


def of_part(part: str, language: str) -> str:
    """Return what a part says, such as a game or its coach; nothing in a language that it lacks."""
    content = _read(part_files(language)[part])
    if part in registry.names():
        # Hints of strategy are tips at the table as well.
        begins = (_NOT_IN_PAGES, *_GAME_PARTS.values())
        elsewhere = {begin.format(game=part) for some in begins for begin in some}
        left_out = (*(elsewhere - {f"{part}-strategy-"}), *_fronts(part))
        return _TO_YOU.sub("", "\n".join(_messages(content, lambda name: not name.startswith(left_out))))
    kind, _, game = part.partition("-")
    wanted = tuple(begin.format(game=game) for begin in (_SHARED_PARTS | _GAME_PARTS)[kind])
    return "\n".join(_messages(content, lambda name: name.startswith(wanted)))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


#: what is said of a game before it is played: GAME-title and so on
_FRONT: Final = ("title", "option", "preset", "rogue")


def of_all(language: str) -> str:
    """Return the messages of all games: the shared ones, and of each game its title, options, presets and
    Rogue."""
    left_out = (_SEARCH, *(begin for begins in _SHARED_PARTS.values() for begin in begins))
    own = _messages(_read(shared_file(language)), lambda name: not name.startswith(left_out))
    fronts = (_front(name, _read(path)) for name, path in game_files(language).items())
    return "\n".join((*own, *fronts))


def _front(game: str, content: str) -> str:
    """Return a game's messages that are shown before it is played, as they are written."""
    fronts = _fronts(game)
    return "\n".join(_messages(content, lambda name: name.startswith(fronts)))


def _fronts(game: str) -> tuple[str, ...]:
    return tuple(f"{game}-{part}" for part in _FRONT)


def _messages(content: str, wanted: Callable[[str], bool]) -> Iterator[str]:
    """Return the messages and terms of a file by id, as written."""
    return (written for key, written in entries(content) if wanted(key.removeprefix("-")))


@cache
def _bundle(language: str) -> LazyBundle:
    bundle = LazyBundle(language)
    for path in files(language):
        # A game of others may lack a language: it is then played in English.
        if path.is_file():
            bundle.add(path.read_text(encoding="utf-8"))
    return bundle


def _pattern(bundle: LazyBundle, key: str) -> Pattern | None:
    message_id, _, attribute = key.partition(".")
    message = bundle.message(message_id)
    if message is None:
        return None
    found: Pattern | None = message.attributes.get(attribute) if attribute else message.value
    return found
