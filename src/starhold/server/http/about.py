"""The operators' pages: privacy, imprint, terms, in the languages that they write, and the logo.

A text is a Markdown file, `privacy.en.md`, in the folder of the settings. Of the privacy page there is one of
ours, which says what this server stores by its settings.
"""

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from starhold.server.http.paths import below
from starhold.server.settings import LOGO_BYTES, LOGOS, Live
from starhold.text import LANGUAGES, Text

NAMES: Final = ("privacy", "imprint", "terms")
#: a text is shorter
TEXT_BYTES: Final = 200_000


def folder(live: Live) -> Path:
    return live.home / live.settings.texts.folder


def names(live: Live) -> list[str]:
    """Return the texts that there are: the privacy page always, the others if the operators wrote them."""
    return [name for name in NAMES if name == "privacy" or written(live, name)]


def written(live: Live, name: str) -> dict[str, Path]:
    """Return the files that the operators wrote, by language."""
    found = {language: folder(live) / f"{name}.{language}.md" for language in LANGUAGES}
    return {language: file for language, file in found.items() if file.is_file()}


def language_of(live: Live, accepted: str, asked: str = "") -> str:
    """Return the language that is asked for, or the first of the browser's that we speak, or the server's."""
    wanted = [asked, *(part.strip()[:2].lower() for part in accepted.split(","))]
    return next((one for one in wanted if one in LANGUAGES), live.settings.server.language)


def markdown(live: Live, name: str, language: str) -> tuple[str, str]:
    """Return a text and its language; the operators' own come first, in whatever language they wrote."""
    own = written(live, name)
    if own:
        chosen = next(one for one in (language, live.settings.server.language, *own) if one in own)
        return own[chosen].read_text(encoding="utf-8")[:TEXT_BYTES], chosen
    return default_privacy(live, language), language


def default_privacy(live: Live, language: str) -> str:
    """Return our privacy page, with what the settings of this server say."""
    text, settings = Text(language), live.settings
    keep = settings.retention

    def days(key: str, count: int) -> str:
        return text.say(f"about-{key}-days", days=count) if count else text.say(f"about-{key}-for-ever")

    contact = settings.server.contact
    raw = (files("starhold.server") / "texts" / f"privacy.{language}.md").read_text(encoding="utf-8")
    return raw.format(
        name=settings.server.name,
        who=text.say("about-who", contact=contact) if contact else "",
        guests=days("guests", keep.guests),
        finished=days("finished", keep.finished),
        chat=days("chat", keep.chat),
        notes=days("notes", keep.audit),
        backups=text.say("about-backups", days=_backup_days(live)) if settings.backups.folder else "",
        contact=text.say("about-ask", contact=contact) if contact else "",
    )


def _backup_days(live: Live) -> int:
    backups = live.settings.backups
    return max(1, round(backups.hours * backups.keep / 24))


def page(live: Live, name: str, language: str) -> str:
    """Return a text as a page; it needs no script."""
    # It comes with rich, which every installation has.
    from markdown_it import MarkdownIt

    content, spoken = markdown(live, name, language)
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(content)
    return whole(live, language, f'<main lang="{spoken}">{body}</main>', Text(language).say(f"about-{name}"))


def index(live: Live, language: str) -> str:
    """Return the page that names all texts and how to reach the operators."""
    text, contact = Text(language), live.settings.server.contact
    links = "".join(
        f'<li><a href="/about/{name}">{escape(text.say(f"about-{name}"))}</a></li>' for name in names(live)
    )
    said = f"<p>{escape(text.say('about-contact'))} {_linked(contact)}</p>" if contact else ""
    name = escape(live.settings.server.name)
    docs = f'<p><a href="/docs/">{escape(text.say("about-docs"))}</a></p>'
    return whole(
        live,
        language,
        f"<main><h1>{name}</h1><ul>{links}</ul>{said}{docs}</main>",
        text.say("about-title"),
    )


def missing(live: Live, language: str) -> str:
    """Return the page for an address where nothing is."""
    text = Text(language)
    said = escape(text.say("about-missing"))
    return whole(live, language, f"<main><h1>404</h1><p>{said}</p></main>", "404")


def whole(live: Live, language: str, body: str, title: str) -> str:
    """Return a page with its head, and the way home."""
    text, name = Text(language), escape(live.settings.server.name)
    others = " ".join(f'<a href="?lang={one}" hreflang="{one}">{one}</a>' for one in LANGUAGES)
    links = " ".join(f'<a href="/about/{one}">{escape(text.say(f"about-{one}"))}</a>' for one in names(live))
    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)} · {name}</title><link rel="stylesheet" href="/about/style.css"></head>'
        f'<body><nav><a href="/">{name}</a> <span>{others}</span></nav>{body}<footer>{links}</footer>'
        "</body></html>"
    )
    return below(live.settings.server.path, page)


def _linked(contact: str) -> str:
    """Return the contact as a link if it is an address."""
    if contact.startswith(("https://", "http://")):
        return f'<a href="{escape(contact)}">{escape(contact)}</a>'
    if "@" in contact and " " not in contact:
        return f'<a href="mailto:{escape(contact)}">{escape(contact)}</a>'
    return escape(contact)


def logo(live: Live) -> tuple[bytes, str] | None:
    """Return the operators' logo and its type."""
    name = live.settings.server.logo
    if not name:
        return None
    file = live.home / name
    try:
        return file.read_bytes()[:LOGO_BYTES], LOGOS[file.suffix.lower()]
    except (OSError, KeyError):
        return None


def robots(live: Live) -> str:
    """Return robots.txt: games and people are not to be found by search engines."""
    paths = (
        "api",
        "ws",
        "admin",
        "account",
        "table",
        "join",
        "replay",
        "review",
        "player",
        "profile",
        "settings",
    )
    return "User-agent: *\n" + "".join(f"Disallow: {live.settings.server.path}/{path}\n" for path in paths)


def security(live: Live, expires: str) -> str | None:
    """Return security.txt (RFC 9116), if there is a contact."""
    contact = live.settings.server.contact
    if not contact:
        return None
    if "@" in contact and not contact.startswith(("http://", "https://", "mailto:")):
        contact = f"mailto:{contact}"
    address = live.settings.server.address.rstrip("/")
    own = f"Canonical: {address}/.well-known/security.txt\n" if address else ""
    return (
        f"Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {live.settings.server.language}\n{own}"
    )


STYLE: Final = """* { box-sizing: border-box }
body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1rem 1rem 4rem;
  background: #0e1022; color: #f5f3ff }
a { color: #ffd166 }
h1 { font-size: 1.7rem; line-height: 1.2 } h2 { font-size: 1.15rem; margin-top: 2rem }
nav { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; flex-wrap: wrap }
nav span a, footer a { padding: .3rem .4rem; display: inline-block }
footer { margin-top: 3rem; border-top: 1px solid #3b417a; padding-top: 1rem }
code { background: #252a52; padding: .1em .3em; border-radius: .3em }
table { border-collapse: collapse } td, th { border: 1px solid #3b417a; padding: .3rem .6rem }
@media (prefers-color-scheme: light) {
  body { background: #f4f0e7; color: #1f1b33 } a { color: #6b4700 } code { background: #e4dccb }
}
"""
