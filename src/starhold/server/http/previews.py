"""What other sites show of a link to a page of ours (Open Graph): title, description, picture.

A preview has only what a stranger with the same link may see. Without an invitation, a private table is
not even named.
"""

from html import escape
from typing import Final, NamedTuple

from starhold.server.tables.table import Table
from starhold.text import Text

#: the picture of all previews, which the client's build draws: 1200 by 630
PICTURE: Final = "preview.png"
#: pages about one table
TABLES: Final = frozenset({"join", "table", "replay", "review"})


class LinkPreview(NamedTuple):
    """A title and a sentence."""

    title: str
    about: str


def of_table(page: str, table: Table, text: Text) -> LinkPreview:
    """Return the preview of a table's page: who plays, and how a finished game ended."""
    game = text.say(f"{table.game.name}-title")
    names = [seat.name or text.say("preview-open") for seat in table.seats]
    if page == "join":
        title = text.say("preview-join", game=game)
        return LinkPreview(title, text.say("preview-players", players=", ".join(names)))
    if table.status == "finished":
        points, ranks = table.result()
        order = sorted(range(len(names)), key=lambda seat: ranks[seat])
        ended = ", ".join(f"{names[seat]} {points[seat]}" for seat in order)
        return LinkPreview(text.say(f"preview-{page}-ended", game=game), ended)
    return LinkPreview(game, text.say("preview-players", players=", ".join(names)))


def of_page(page: str, game: str, text: Text) -> LinkPreview:
    """Return the preview of a page that is the same for everybody; the daily challenge stays a secret."""
    about = text.say("preview-site")
    if page == "daily":
        return LinkPreview(text.say("preview-daily"), about)
    if game and page in ("puzzles", "learn", "rules", "howto"):
        return LinkPreview(text.say(f"preview-{page}", game=text.say(f"{game}-title")), about)
    return LinkPreview("Starhold", about)


def tagged(page: str, preview: LinkPreview, address: str, root: str) -> str:
    """Return a page with the tags of a preview in place of its description."""
    found = {
        "og:type": "website",
        "og:site_name": "Starhold",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": address,
        "og:image": f"{root}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in found.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>", 1)
