"""What other sites show of a link to a page of ours (Open Graph): title, description, picture.

A preview has only what a stranger with the same link may see. Without an invitation, a private table is
not even named, and its picture is that of the game: the address of a picture goes around without the link.
"""

from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starhold import boards
from starhold.server.tables.access import admits
from starhold.server.tables.table import Table
from starhold.server.work.jobs import DrawPicture, PictureRow
from starhold.server.work.pictures import PIXELS, name_of
from starhold.text import Text

#: the picture of pages that have none of their own, which the client's build draws: 1200 by 630
PICTURE: Final = "preview.png"
#: pages about one table
TABLES: Final = frozenset({"join", "table", "replay", "review"})
#: pages about a game
GAMES: Final = frozenset({"join", "puzzles", "learn", "rules", "howto"})
#: of the languages, for og:locale
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "ru": "ru_RU", "es": "es_ES"}


class LinkPreview(NamedTuple):
    """A title, a sentence, and the address of the picture below ours; none: that of all pages."""

    title: str
    about: str
    picture: str = ""


def of_table(page: str, table: Table, text: Text) -> LinkPreview:
    """Return the preview of a table's page: who plays, and how a finished game ended."""
    game = text.say(f"{table.game.name}-title")
    names = [seat.name or text.say("preview-open") for seat in table.seats]
    picture = picture_at(f"{page}/{table.id}", text.language, table.log.version(None))
    if not admits(table, None, ""):
        picture = picture_at(f"join/{table.game.name}", text.language)
    if page == "join":
        title = text.say("preview-join", game=game)
        return LinkPreview(title, text.say("preview-players", players=", ".join(names)), picture)
    if table.status == "finished":
        points, ranks = table.result()
        order = sorted(range(len(names)), key=lambda seat: ranks[seat])
        ended = ", ".join(f"{names[seat]} {points[seat]}" for seat in order)
        return LinkPreview(text.say(f"preview-{page}-ended", game=game), ended, picture)
    return LinkPreview(game, text.say("preview-players", players=", ".join(names)), picture)


def of_page(page: str, game: str, puzzle: str, text: Text) -> LinkPreview:
    """Return the preview of a page that is the same for everybody; the daily challenge stays a secret."""
    about = text.say("preview-site")
    if page == "daily":
        return LinkPreview(text.say("preview-daily"), about, picture_at("daily", text.language))
    if game and page in GAMES - TABLES:
        place = f"{page}/{game}/{puzzle}" if puzzle else f"{page}/{game}"
        title = text.say(f"preview-{page}", game=text.say(f"{game}-title"))
        return LinkPreview(title, about, picture_at(place, text.language))
    return LinkPreview("Starhold", about)


def picture_at(place: str, language: str, version: int | None = None) -> str:
    """Return the address of a picture; a new version has a new one, for sites that keep pictures."""
    asked = {"lang": language} | ({} if version is None else {"v": str(version)})
    return f"pictures/{place}.png?{urlencode(asked)}"


def table_picture(page: str, table: Table, text: Text) -> DrawPicture:
    """Return what to draw of a table that everybody may see: what its spectators see."""
    game = text.say(f"{table.game.name}-title")
    points, ranks = table.result()
    order = (
        sorted(range(len(table.seats)), key=lambda seat: ranks[seat]) if ranks else range(len(table.seats))
    )
    names = [
        name_of(number, seat.name or text.say("preview-open")) for number, seat in enumerate(table.seats)
    ]
    rows = tuple(PictureRow(seat, names[seat], str(points[seat]) if points else "") for seat in order)
    line = text.say("preview-picture", page=page if table.status == "finished" or page == "join" else "table")
    begun = table.status in ("running", "finished") and boards.has_picture(table.game)
    board = boards.picture(table.game, table.shown().view(None), names, text) if begun else ""
    return DrawPicture(line, game, rows, board, "" if board else table.game.name, language=text.language)


def page_picture(page: str, game: str, puzzle: str, text: Text) -> DrawPicture:
    """Return what to draw of a page that is the same for everybody; of the daily challenge only its name."""
    line = text.say("preview-picture", page=page)
    if not game:
        return DrawPicture("", text.say("preview-daily"), language=text.language)
    title = text.say(f"{game}-title")
    return DrawPicture(line, title, game=game, puzzle=puzzle, language=text.language)


def tagged(page: str, preview: LinkPreview, address: str, root: str, language: str, picture: str) -> str:
    """Return a page with the tags of a preview; without a picture if there is none."""
    found = {
        "og:type": "website",
        "og:site_name": "Starhold",
        "og:locale": LOCALES.get(language, language),
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": address,
    }
    if picture:
        width, height = (1200, 630) if picture == PICTURE else PIXELS
        found |= {
            "og:image": f"{root}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": preview.title,
        }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in found.items()]
    card = "summary_large_image" if picture else "summary"
    tags.append(f'<meta name="twitter:card" content="{card}" />')
    return page.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>", 1)
