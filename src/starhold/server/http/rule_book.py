"""The rules of a game as the client shows them, with words to search them by."""

from starhold.rulebook import in_order_of_play
from starhold.server.errors import BadRequest
from starhold.server.wire import RuleBook, RuleText, SearchWord
from starhold.server.work import lessons
from starhold.text import LANGUAGES, Text, idle, synonyms


def rule_book(game: str, language: str) -> RuleBook:
    """Return the rules of a game in a language, English by default; takes a tenth of a second."""
    language = language or LANGUAGES[0]
    if language not in LANGUAGES:
        raise BadRequest(f"language must be one of {', '.join(LANGUAGES)}", field="language")
    texts = tuple(
        RuleText(
            rule.id,
            rule.chapter,
            rule.plain,
            rule.sources,
            rule.editions,
            rule.ruling,
            rule.is_reference,
        )
        for rule in in_order_of_play(game, language)
    )
    words = tuple(SearchWord(one.terms, one.said) for one in synonyms(language))
    chapters: dict[str, set[str]] = {}
    for rule in texts:
        if not rule.reference:
            chapters.setdefault(rule.section, set()).add(rule.id)
    taught = lessons.of_chapters(game, chapters, Text(language))
    return RuleBook(game, texts, words, idle(language), taught)
