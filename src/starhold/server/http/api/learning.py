"""Lessons and puzzles."""

import msgspec

from starhold.kernel import registry
from starhold.review.results import Judged
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, get, post, put
from starhold.server.wire import (
    LessonAfter,
    LessonAsked,
    LessonInfo,
    LessonProgress,
    LessonStep,
    LessonWhy,
    Plans,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleSolved,
    PuzzleTable,
    WhyNot,
)
from starhold.server.work import lessons, puzzles
from starhold.server.work.jobs import AnswerPuzzle, TeachLesson


class LearningApi(Handlers):
    """Lessons and puzzles."""

    @get("/api/lessons", "Lessons", anybody=True)
    async def lessons(self, asked: ApiRequest) -> tuple[LessonInfo, ...]:
        return lessons.catalogue()

    @get("/api/me/lessons", "My lessons")
    async def my_lessons(self, asked: ApiRequest) -> tuple[LessonProgress, ...]:
        return await self.database.call(self.accounts.people.lessons_of, asked.signed_in())

    @put("/api/me/lessons", "Keep my place in a lesson", LessonProgress, "join")
    async def keep_lesson(self, asked: ApiRequest) -> tuple[LessonProgress, ...]:
        progress = lessons.checked(asked.body)
        await self.database.call(self.accounts.people.keep_lesson, asked.signed_in(), progress)
        return await self.my_lessons(asked)

    @post("/api/lessons/{game}/{lesson}/step", "Take a lesson", LessonAsked, "lesson", answer=LessonStep)
    @post("/api/lessons/{game}/{lesson}/plans", "What can be done", LessonAfter, "lesson", answer=Plans)
    @post("/api/lessons/{game}/{lesson}/why", "Why not this", LessonWhy, "lesson", answer=WhyNot)
    async def teach(self, asked: ApiRequest) -> msgspec.Raw:
        """Return a step of a lesson, what can be done there, or why something cannot, whichever is asked."""
        asked.signed_in()
        job = TeachLesson(asked.path["game"], asked.path["lesson"], asked.body)
        return await self.workers.do(job, asked.payer.address)

    @get("/api/puzzles/{game}", "Puzzles", anybody=True)
    async def puzzles(self, asked: ApiRequest) -> tuple[PuzzleInfo, ...]:
        return puzzles.listed(asked.path["game"])

    @get("/api/puzzles/{game}/{puzzle}", "A puzzle", limit="lesson", answer=PuzzleTable)
    @post("/api/puzzles/{game}/{puzzle}", "Is this the best", PuzzleAnswer, "lesson", answer=Judged)
    async def puzzle(self, asked: ApiRequest) -> msgspec.Raw:
        """Return a puzzle's table or, if the request has an answer, what that is worth."""
        asked.signed_in()
        action = None if asked.body is None else asked.body.action
        job = AnswerPuzzle(registry.game(asked.path["game"]).name, asked.path["puzzle"], action)
        return await self.workers.do(job, asked.payer.address)

    @get("/api/me/puzzles", "My puzzles")
    async def my_puzzles(self, asked: ApiRequest) -> tuple[PuzzleSolved, ...]:
        return await self.database.call(self.accounts.people.puzzles_of, asked.signed_in())

    @put("/api/me/puzzles", "A puzzle is solved", PuzzleSolved, "join")
    async def keep_puzzle(self, asked: ApiRequest) -> tuple[PuzzleSolved, ...]:
        solved = puzzles.checked(asked.body)
        await self.database.call(self.accounts.people.keep_puzzle, asked.signed_in(), solved)
        return await self.my_puzzles(asked)
