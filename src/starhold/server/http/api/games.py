"""The games that are played here, their rules and components, and the server itself."""

from collections.abc import Mapping
from typing import Any

import msgspec

from starhold.bots.base import names as bot_names
from starhold.bots.leanings import of_game as leanings_of
from starhold.bots.measured import of_game
from starhold.kernel import registry
from starhold.kernel.game import Game
from starhold.server.errors import BadRequest
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, get
from starhold.server.wire import GameInfo, OptionInfo, PresetInfo, RuleBook, ServerInfo


class GamesApi(Handlers):
    """What is played here, and where."""

    @get("/api/games", "The games", anybody=True)
    async def games(self, asked: ApiRequest) -> tuple[GameInfo, ...]:
        chosen = self.live.settings.games
        return tuple(
            _game_info(registry.game(name), chosen.options.get(name, {}))
            for name in registry.names()
            if name in (chosen.allowed or (name,))
        )

    @get("/api/rules/{game}", "The rules by id", query=("language",), anybody=True)
    async def rules(self, asked: ApiRequest) -> RuleBook:
        game = registry.game(asked.path["game"])
        # A browser's worker has neither the rules nor their texts: its site has the finished books.
        from starhold.server.http.rule_book import rule_book

        return await self.database.slowly(rule_book, game.name, asked.query.get("language", ""))

    @get(
        "/api/catalogue/{game}",
        "The components of a game",
        answer=msgspec.Raw,
        query=("parts",),
        anybody=True,
    )
    async def catalogue(self, asked: ApiRequest) -> Any:
        whole = registry.game(asked.path["game"]).catalogue()
        wanted = asked.query.get("parts", "")
        if not wanted:
            return msgspec.Raw(whole)
        parts = msgspec.json.decode(whole, type=dict[str, msgspec.Raw])
        if unknown := set(wanted.split(",")) - parts.keys():
            raise BadRequest(f"the catalogue has no {', '.join(sorted(unknown))}", field="parts")
        return {name: parts[name] for name in wanted.split(",")}

    @get("/api/server", "What the server tells of itself", people_only=True)
    async def server(self, asked: ApiRequest) -> ServerInfo:
        # A browser's worker has no texts, and nobody asks it for this.
        from starhold.server.http import about
        from starhold.server.people.passkeys import domain_of

        settings, notices = self.live.settings, self.services.notices
        return ServerInfo(
            settings.server.name,
            settings.server.language,
            settings.server.contact,
            settings.people.registration,
            settings.people.guests,
            tuple(about.names(self.live)),
            notices.announcement,
            notices.maintenance,
            settings.server.colour,
            f"{settings.server.path}/about/logo" if settings.server.logo else "",
            settings.people.bots,
            domain_of(self.services.channels.settings.address) is not None,
            self.device,
        )


def _game_info(game: Game, chosen: Mapping[str, list[str]]) -> GameInfo:
    tables = game.vocabulary
    return GameInfo(
        game.name,
        game.version,
        game.min_players,
        game.max_players,
        tuple(
            OptionInfo(option.name, tuple(value for value in option.values if value in chosen[option.name]))
            if option.name in chosen
            else OptionInfo(option.name, option.values)
            for option in tables.options
        ),
        tuple(
            PresetInfo(name, dict(values))
            for name, values in tables.presets.items()
            if all(values.get(option) in some for option, some in chosen.items() if option in values)
        ),
        tuple(bot_names()),
        of_game(game.name),
        leanings_of(game.name),
    )
