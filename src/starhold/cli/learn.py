"""`starhold learn`: a lesson in the terminal, with the same coach and the same table."""

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Styled

from starhold import boards
from starhold.cli import book
from starhold.cli.lines import to_you
from starhold.cli.play import Quit
from starhold.kernel.words import Choice
from starhold.lessons import LEARNER, Lesson, lesson, lessons
from starhold.lessons.session import LessonSession, attempt, begin, go_on
from starhold.text import Text


def learn(game: str, name: str | None, step: int, text: Text, console: Console) -> int:
    """Take a lesson, of the first game if none is named; return the exit code."""
    known = lessons(game)
    found = lesson(game, name if name is not None else next(iter(known), ""))
    return Classroom(game, found, text, console).run(step - 1)


class Classroom:
    """A lesson as it is taken in the terminal."""

    def __init__(self, game: str, found: Lesson, text: Text, console: Console) -> None:
        self.game = game
        self.lesson = found
        self.text = text
        self.console = console
        rivals = [text.say(f"cast-{rival}") for rival in found.rivals]
        self.names = [text.say("play-player", number=1), *rivals]
        #: what the table shows; a sentence that has no words for “you” calls the learner by a name
        self.labels = [text.say("learn-you"), *rivals]
        #: moves that were answered; the same again are meant
        self.refused: int | None = None

    def run(self, number: int) -> int:
        """Run from a beat to the end, or until the learner leaves."""
        title = Styled(self.text.say(f"lesson-{self.lesson.id}"), "bold")
        self.console.print(Panel(self.text.say(f"lesson-{self.lesson.id}.about"), title=title))
        self.console.print(Styled(self.text.say("learn-help"), "dim"))
        taken = begin(self.game, self.lesson, number)
        self._draw(taken)
        try:
            while not taken.finished:
                taken = self._beat(taken)
        except Quit:
            place = f"starhold learn {self.game} {self.lesson.id} --step {taken.number + 1}"
            self.console.print(Styled(self.text.say("learn-resume", command=place), "dim"))
            return 0
        praise = " ".join(self.text.say(key) for key in ("learn-done", "learn-done-about"))
        self.console.print(Styled(praise, "bold"))
        return 0

    def _beat(self, taken: LessonSession) -> LessonSession:
        """Return what the coach says, and one answer to it."""
        count = self.text.say("learn-step", step=taken.number + 1, steps=len(self.lesson.beats))
        title = f"{self.text.say('learn-coach')} · {count}"
        self.console.print(Panel(self._said(self._words(taken)), title=title, border_style="blue"))
        choices = self._choices(taken)
        for place, choice in enumerate(choices, 1):
            label = self.text.line(choice.line, self.names)
            self.console.print(Styled.assemble((f"{place:>3} ", "cyan"), label))
        return self._obey(taken, choices, self._ask())

    def _obey(self, taken: LessonSession, choices: list[Choice], line: str) -> LessonSession:
        before = len(taken.frames), taken.scene
        if line == "q":
            raise Quit
        if line == "b":
            return self._told(begin(self.game, self.lesson, max(0, taken.number - 1)), (0, -1))
        if line == "?":
            for rule in taken.beat.rules:
                book.print_rules(book.find(self.game, rule, self.text.language), self.console)
            return taken
        if line == "n" or (not choices and not line):
            return self._told(go_on(self.game, taken), before)
        if line == "s" and choices:
            return self._told(attempt(self.game, taken, taken.shown()[:1]), before)
        if not line.isdecimal() or not 1 <= int(line) <= len(choices):
            self.console.print(Styled(self.text.say("learn-help"), "yellow"))
            return taken
        action = choices[int(line) - 1].action
        after = attempt(self.game, taken, [action], again=self.refused == action)
        self.refused = action if after.answer else None
        if after.answer:
            tried = self.text.say("learn-tried")
            self.console.print(self._said(f"**{tried}** {self.text.say(after.answer)}"))
            after.answer = None
            return after
        return self._told(after, before)

    def _told(self, taken: LessonSession, before: tuple[int, int]) -> LessonSession:
        """Show the table and what happened since."""
        if taken.finished:
            return taken
        fresh = taken.frames[before[0] :] if taken.scene == before[1] else taken.frames
        if fresh:
            self._draw(taken)
        for event in (event for frame in fresh for event in frame.events if event.heard_by(LEARNER)):
            line = to_you(taken.match.game.line(event), LEARNER, self.text)
            self.console.print(Styled(f"· {self.text.line(line, self.names)}", "italic"))
        return taken

    def _draw(self, taken: LessonSession) -> None:
        match = taken.match
        self.console.print(boards.draw(match.game, match.state.view(LEARNER), self.labels, self.text))

    def _words(self, taken: LessonSession) -> str:
        scores = taken.match.state.scores() if taken.match.over else []
        points = {f"points{seat + 1}": int(score) for seat, score in enumerate(scores)}
        return self.text.say(self.lesson.text(taken.beat), **points)

    def _said(self, words: str) -> Styled:
        """Return what matters in bold: **so**."""
        said = Styled()
        for place, part in enumerate(words.split("**")):
            said.append(part, "bold" if place % 2 else "")
        return said

    def _choices(self, taken: LessonSession) -> list[Choice]:
        state, game = taken.match.state, taken.match.game
        return [game.choice(state, LEARNER, action) for action in state.legal(LEARNER)] if taken.asks else []

    def _ask(self) -> str:
        try:
            return input("> ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None
