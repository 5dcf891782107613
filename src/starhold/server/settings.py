"""Settings: what an operator can choose, with its default, bounds and comment; each is defined here, once.

Values come from `starhold.toml`, above it from the environment, above that from flags of the command line.
`Loaded.origins` says where each came from. A value that is not valid is refused with its name, its value,
where it was found and what would be valid.
"""

import contextlib
import ipaddress
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.server.http.limits import RATES
from starhold.server.http.paths import path_fault, path_of

FILE: Final = "starhold.toml"
SYSTEM_FILE: Final = Path("/etc/starhold/starhold.toml")
#: the shortest token and key that cannot be guessed
TOKEN_LENGTH: Final = 16
KEY_LENGTH: Final = 32
#: how secrets are shown
HIDDEN: Final = "•••"

Text80 = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=64)]
Factor = Annotated[float, Meta(ge=0, le=1000)]
Port = Annotated[int, Meta(ge=0, le=65_535)]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file."""


class ServerSection(Section, frozen=True):
    """Where the server listens, and what it is called."""

    name: Annotated[Text80, Meta(min_length=1, description="the server's name, in titles and texts")] = (
        "Starhold"
    )
    address: Annotated[
        str,
        Meta(
            description="the public address, such as https://games.example.org or https://example.org/games;"
            " for links in texts and mail, and for the path that pages are below"
        ),
    ] = ""
    language: Annotated[
        str, Meta(description="for visitors whose browser asks for none of ours: en, fr, ru or es")
    ] = "en"
    contact: Annotated[
        str, Meta(max_length=200, description="how people reach the operators: a mail address or a link")
    ] = ""
    colour: Annotated[
        str,
        Meta(description="the colour of buttons and links, as #rrggbb; light enough to read on a dark page"),
    ] = ""
    logo: Annotated[
        str, Meta(description="an image file (svg, png or webp, up to 100 kB) for the top of pages")
    ] = ""
    host: Annotated[str, Meta(description="the address to listen on; 0.0.0.0 or :: for all")] = "127.0.0.1"
    port: Annotated[Port, Meta(description="the port; 0 picks a free one")] = 8000
    socket: Annotated[str, Meta(description="a unix socket to listen on instead of host and port")] = ""
    secure: Annotated[
        bool, Meta(description="send cookies over https only; true behind a web server with TLS")
    ] = False
    proxies: Annotated[
        list[str],
        Meta(description="addresses or ranges of web servers in front, whose X-Forwarded-For counts"),
    ] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    processes: Annotated[Count, Meta(description="processes behind the port; several need PostgreSQL")] = 1
    bot_workers: Annotated[Count, Meta(description="worker processes for bots")] = 1
    log: Annotated[str, Meta(description="a file for the log; empty: standard error")] = ""

    @property
    def path(self) -> str:
        """The path that pages are below, without a slash at its end."""
        return path_of(self.address)


class DatabaseSection(Section, frozen=True):
    """What is kept, and how processes tell each other of changes."""

    url: Annotated[
        str,
        Meta(description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; empty: in the data folder"),
    ] = ""
    bus: Annotated[
        str,
        Meta(
            description="postgresql, postgresql://… or redis://…; empty: PostgreSQL itself, if it is needed"
        ),
    ] = ""


class Secrets(Section, frozen=True):
    """Better kept in files that only the service can read: write NAME_file = "PATH" instead."""

    key: Annotated[
        str,
        Meta(description="signs cookies, 32 characters or more; empty: the file `secret` in the data folder"),
    ] = ""
    admin: Annotated[
        str,
        Meta(description="the token of the first operator for /admin, 16 characters or more; empty: none"),
    ] = ""
    metrics: Annotated[
        str,
        Meta(description="the token for /metrics from other machines, 16 characters or more; empty: none"),
    ] = ""


class People(Section, frozen=True):
    """Who may come in."""

    registration: Annotated[
        Literal["open", "invitation", "closed"],
        Meta(description="who can open an account: open (anyone), invitation (with a code), closed (nobody)"),
    ] = "open"
    guests: Annotated[bool, Meta(description="people may play without an account")] = True
    bots: Annotated[
        bool,
        Meta(
            description="people may have accounts for their own bots; false also turns away those there are"
        ),
    ] = True


class Games(Section, frozen=True):
    """What is played."""

    allowed: Annotated[
        list[str], Meta(description="the games of this server; empty: all that are installed")
    ] = []
    options: Annotated[
        dict[str, dict[str, list[str]]],
        Meta(description='values that new tables may have, such as options.GAME = {OPTION = ["off"]}'),
    ] = {}


class LimitsSection(Section, frozen=True):
    """How much one person or address may ask for (docs/security.md)."""

    factor: Annotated[
        Factor, Meta(description="for all limits: 10 for a school behind one address, 0 for none at all")
    ] = 1.0
    rates: Annotated[
        dict[str, Annotated[float, Meta(gt=0, le=1000)]],
        Meta(description="factors for single limits, such as rates = {guests = 5, chat = 0.5}"),
    ] = {}


class Retention(Section, frozen=True):
    """How long things are kept; 0 days: for ever."""

    guests: Annotated[Days, Meta(description="days after which a guest who was not seen is deleted")] = 0
    finished: Annotated[Days, Meta(description="days after which finished games are deleted")] = 0
    waiting: Annotated[Days, Meta(description="days after which tables that never started are deleted")] = 30
    chat: Annotated[Days, Meta(description="days after which chat lines are deleted")] = 0
    audit: Annotated[
        Days, Meta(description="days after which acts of operators and settled reports are deleted")
    ] = 365
    log_files: Annotated[int, Meta(ge=0, le=1000, description="older log files that are kept")] = 4
    log_megabytes: Annotated[
        int, Meta(ge=1, le=10_000, description="the size at which a log file is rotated")
    ] = 10


class Cache(Section, frozen=True):
    """How much a process keeps in memory: about 2.5 kB per entry, beside the 120 MB that it always needs."""

    tables: Annotated[int, Meta(ge=10, le=100_000, description="tables")] = 2000
    entries: Annotated[int, Meta(ge=1000, le=10_000_000, description="entries of their logs")] = 200_000


class Backups(Section, frozen=True):
    """Backups on a schedule."""

    folder: Annotated[
        str, Meta(description="where to; a relative path is in the data folder; empty: no backups")
    ] = ""
    hours: Annotated[float, Meta(ge=0.01, le=8760, description="hours between two")] = 24.0
    keep: Annotated[int, Meta(ge=1, le=10_000, description="how many are kept")] = 7


class Mail(Section, frozen=True):
    """How e-mail is sent: notices to players who want them, and reports to operators."""

    server: Annotated[
        str, Meta(description="the SMTP server; file:FOLDER or console: to try it out; empty: no mail")
    ] = ""
    port: Annotated[Port, Meta(description="465 for TLS, 587 for STARTTLS, 25 for neither")] = 587
    user: Annotated[str, Meta(description="to log in with; empty: no login")] = ""
    password: Annotated[str, Meta(description="better in a file: password_file")] = ""
    sender: Annotated[str, Meta(description="the address that mail comes from")] = ""
    to: Annotated[list[str], Meta(description="the operators' addresses")] = []


class PlayerNotices(Section, frozen=True):
    """Notices to players whose turn it is (docs/notices.md)."""

    local: Annotated[
        bool, Meta(description="may webhooks reach the server's own network? Only to try things out")
    ] = False


class Texts(Section, frozen=True):
    """The operators' own pages."""

    folder: Annotated[
        str,
        Meta(
            description="a folder with privacy.en.md, imprint.fr.md, terms.en.md and so on;"
            " a relative path is in the data folder"
        ),
    ] = "texts"


class DevicePlay(Section, frozen=True):
    """Games on the visitors' own devices, which cost the server nothing (docs/static-site.md)."""

    site: Annotated[
        str,
        Meta(
            description="the folder that `starhold site` wrote, if there is one; a relative path is in the"
            " data folder; empty: everything is played on the server"
        ),
    ] = "site"


class Settings(Section, frozen=True):
    """Everything that can be set."""

    server: ServerSection = ServerSection()
    database: DatabaseSection = DatabaseSection()
    secrets: Secrets = Secrets()
    people: People = People()
    games: Games = Games()
    limits: LimitsSection = LimitsSection()
    retention: Retention = Retention()
    cache: Cache = Cache()
    backups: Backups = Backups()
    mail: Mail = Mail()
    notices: PlayerNotices = PlayerNotices()
    texts: Texts = Texts()
    device: DevicePlay = DevicePlay()


#: settings whose values are never shown, and which may come from a file (NAME_file)
SECRET: Final = frozenset(
    {"database.url", "database.bus", "secrets.key", "secrets.admin", "secrets.metrics", "mail.password"}
)
#: variables that have other names than STARHOLD_SECTION_NAME
VARIABLES: Final = {
    "database.url": "STARHOLD_DATABASE",
    "database.bus": "STARHOLD_BUS",
    "secrets.key": "STARHOLD_SECRET",
    "secrets.admin": "STARHOLD_ADMIN",
    "secrets.metrics": "STARHOLD_METRICS",
    "limits.factor": "STARHOLD_LIMITS",
    "server.log": "STARHOLD_LOG",
    "server.proxies": "FORWARDED_ALLOW_IPS",
}
#: what a running server takes over on SIGHUP; everything else waits for a restart
LIVE: Final = frozenset(
    {"server.name", "server.address", "server.language", "server.contact", "server.colour", "server.logo"}
    | {
        f"{section}.*"
        for section in ("people", "games", "limits", "retention", "cache", "mail", "notices", "texts")
    }
)


class BadSetting(StarholdError):
    """Raised when a setting is not valid; its text says which, its value, where it is and what would be."""


class UnknownSetting(StarholdError):
    """Raised when there is no setting of that name."""


class UnreadableSettings(StarholdError):
    """Raised when the file, or one that it names, cannot be read."""


@dataclass(frozen=True, slots=True)
class Definition:
    """One setting."""

    name: str
    type: Any
    default: Any
    comment: str

    @property
    def variable(self) -> str:
        return VARIABLES.get(self.name, _variable(self.name))

    @property
    def live(self) -> bool:
        """True if a running server can take it over."""
        return self.name in LIVE or f"{self.name.partition('.')[0]}.*" in LIVE


def _variable(name: str) -> str:
    return "STARHOLD_" + name.replace(".", "_").upper()


def _defined() -> Iterator[Definition]:
    for section, kind in get_type_hints(Settings).items():
        hints = get_type_hints(kind, include_extras=True)
        for one in msgspec.structs.fields(kind):
            default = one.default_factory() if one.default is msgspec.NODEFAULT else one.default
            metas = [meta for meta in get_args(hints[one.name])[1:] if isinstance(meta, Meta)]
            comment = next((meta.description for meta in metas if meta.description), "")
            yield Definition(f"{section}.{one.name}", hints[one.name], default, comment)


DEFINITIONS: Final = {one.name: one for one in _defined()}


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings with the places that they came from."""

    settings: Settings
    #: by name: `default`, a file, a variable or a flag
    origins: Mapping[str, str]
    #: the file that was read, if there was one
    file: Path | None = None

    def value(self, name: str) -> Any:
        section, _, key = name.partition(".")
        return getattr(getattr(self.settings, section), key)


@dataclass(slots=True)
class Live:
    """The settings of a running server, which a reload replaces."""

    loaded: Loaded
    #: the data folder
    home: Path
    #: called after a reload
    listeners: list[Any] = field(default_factory=list)

    @property
    def settings(self) -> Settings:
        return self.loaded.settings

    def reload(self, loaded: Loaded) -> tuple[list[str], list[str]]:
        """Take over what can be; return the names of what changed, and of what waits for a restart."""
        changed = [name for name in DEFINITIONS if loaded.value(name) != self.loaded.value(name)]
        taken = [name for name in changed if DEFINITIONS[name].live]
        values = {name: (loaded if name in taken else self.loaded).value(name) for name in DEFINITIONS}
        origins = {name: (loaded if name in taken else self.loaded).origins[name] for name in DEFINITIONS}
        self.loaded = Loaded(_built(values), origins, loaded.file)
        for listener in self.listeners:
            listener()
        return taken, [name for name in changed if name not in taken]


def of_values(home: Path | None = None, **values: Any) -> Live:
    """Return settings with some values (`people__guests=False`), for tests and for parts used alone."""
    chosen = {name.replace("__", "."): value for name, value in values.items()}
    return Live(load(home or Path(), {}, chosen, None), home or Path())


def find_file(home: Path, environment: Mapping[str, str], given: str = "") -> Path | None:
    """Return the file that is named, or else the data folder's or the system's, if there is one."""
    named = given or environment.get("STARHOLD_CONFIG", "")
    if named:
        return Path(named)
    return next((file for file in (home / FILE, SYSTEM_FILE) if file.is_file()), None)


def load(home: Path, environment: Mapping[str, str], flags: Mapping[str, Any], file: Path | None) -> Loaded:
    """Return the settings; raise BadSetting, UnknownSetting or UnreadableSettings."""
    values = {name: one.default for name, one in DEFINITIONS.items()}
    origins = dict.fromkeys(DEFINITIONS, "default")
    layers = [
        _of_file(file) if file is not None else (),
        _of_environment(environment),
        ((name, value, _flag(name)) for name, value in flags.items()),
    ]
    for layer in layers:
        for name, value, origin in layer:
            values[name] = _converted(name, value, origin)
            origins[name] = origin
    loaded = Loaded(_built(values), origins, file)
    for name in DEFINITIONS:
        _check(name, loaded.value(name), loaded, home)
    return loaded


def _built(values: Mapping[str, Any]) -> Settings:
    parts: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        section, _, key = name.partition(".")
        parts.setdefault(section, {})[key] = value
    return msgspec.convert(parts, Settings)


def _flag(name: str) -> str:
    return FLAGS.get(name, name)


#: settings that `starhold serve` has a flag for
FLAGS: Final = {
    "server.host": "--host",
    "server.port": "--port",
    "server.socket": "--socket",
    "server.processes": "--processes",
    "server.bot_workers": "--bot-workers",
    "server.secure": "--secure",
    "server.log": "--log",
    "database.url": "--database",
    "database.bus": "--bus",
    "backups.folder": "--backups",
    "backups.hours": "--backup-hours",
    "backups.keep": "--backup-keep",
}


#: names of settings in earlier versions, which still work
RENAMED: Final = {"server.thinkers": "server.bot_workers"}


def _of_file(file: Path) -> Iterator[tuple[str, Any, str]]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableSettings(str(error), file=str(file), reason=reason) from None
    for section, part in content.items():
        for key, value in part.items() if isinstance(part, dict) else ((None, part),):
            name = section if key is None else f"{section}.{key}"
            name = RENAMED.get(name, name)
            plain = name.removesuffix("_file")
            if plain != name and plain in SECRET:
                yield plain, _read_secret(str(value), name), f"{file}, {name}"
            elif name in DEFINITIONS:
                yield name, value, str(file)
            else:
                raise UnknownSetting(f"{name} in {file}", name=name, where=str(file), near=_near(name))


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Any, str]]:
    for earlier, name in RENAMED.items():
        if value := environment.get(variable := _variable(earlier)):
            yield name, value, variable
    for one in DEFINITIONS.values():
        if one.name in SECRET and (path := environment.get(one.variable + "_FILE")):
            yield one.name, _read_secret(path, one.variable + "_FILE"), one.variable + "_FILE"
        elif (value := environment.get(one.variable)) or (value == "" and one.name in SECRET):
            yield one.name, value, one.variable


def _read_secret(path: str, name: str) -> str:
    try:
        # systemd's LoadCredential= and containers' secrets end with a newline.
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableSettings(str(error), file=f"{path} ({name})", reason=reason) from None


def _near(name: str) -> str:
    """Return the settings that somebody may have meant."""
    section = name.partition(".")[0]
    known = [one for one in DEFINITIONS if one.startswith(f"{section}.")]
    return ", ".join(known or dict.fromkeys(one.partition(".")[0] for one in DEFINITIONS))


def _converted(name: str, value: Any, origin: str) -> Any:
    one = DEFINITIONS[name]
    if isinstance(value, str) and get_origin(_bare(one.type)) is list:
        value = [word.strip() for word in value.split(",") if word.strip()]
    elif isinstance(value, str) and get_origin(_bare(one.type)) is dict:
        with contextlib.suppress(msgspec.DecodeError):
            value = msgspec.json.decode(value)
    try:
        # A number of the file is one; of the environment everything is text.
        return msgspec.convert(value, one.type, strict=not isinstance(value, str) or _bare(one.type) is str)
    except msgspec.ValidationError:
        raise _bad(name, value, origin, _wanted(one)) from None


def _bare(kind: Any) -> Any:
    while hasattr(kind, "__metadata__"):
        kind = get_args(kind)[0]
    return kind


def _wanted(one: Definition) -> str:
    """Return what a setting can be, from its type. These words are for the operator, in English."""
    kind, metas = _bare(one.type), [meta for meta in get_args(one.type)[1:] if isinstance(meta, Meta)]
    bounds = {
        name: limit
        for meta in metas
        for name in ("ge", "le", "max_length")
        if (limit := getattr(meta, name)) is not None
    }
    if kind is bool:
        return "use true or false"
    if kind in (int, float):
        number = "whole number" if kind is int else "number"
        return f"use a {number} from {bounds['ge']} to {bounds['le']}"
    if get_origin(kind) is Literal:
        return f"use one of {', '.join(get_args(kind))}"
    if get_origin(kind) is list:
        return 'use a list of texts, such as ["one", "two"]'
    if kind is str:
        return f"use a text of 1 to {bounds['max_length']} characters" if bounds else "use a text"
    # Of tables the comment has an example.
    return one.comment


def _bad(name: str, value: Any, origin: str, reason: str) -> BadSetting:
    shown = HIDDEN if name in SECRET else str(value)[:80]
    return BadSetting(f"{name}: {reason}", name=name, value=shown, where=origin, reason=reason)


def _check(name: str, value: Any, loaded: Loaded, home: Path) -> None:
    """Check what a type cannot say; raise BadSetting."""
    reason = _fault(name, value, home)
    if reason:
        raise _bad(name, value, loaded.origins[name], reason)


def _fault(name: str, value: Any, home: Path) -> str:
    """Return what is wrong with a value, or nothing. These words are for the operator, in English."""
    if name == "server.proxies":
        for one in value:
            if one != "*" and not _is_network(one):
                return f"{one!r} is not an address or a range; write 10.0.0.0/8, or * for any"
    elif name == "server.language" and value != "en":
        # A browser's worker has the usual settings and no texts.
        from starhold.text import LANGUAGES

        if value not in LANGUAGES:
            return f"use one of {', '.join(LANGUAGES)}"
    elif name == "server.address" and value:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            return "write an address such as https://games.example.org"
        return path_fault(value)
    elif name == "server.colour" and value:
        return _colour_fault(value)
    elif name == "server.logo" and value:
        return _logo_fault(home / value)
    elif name == "secrets.key" and value and len(value) < KEY_LENGTH:
        return f"it has {len(value)} characters and needs {KEY_LENGTH}"
    elif name in ("secrets.admin", "secrets.metrics") and value and len(value) < TOKEN_LENGTH:
        return f"it has {len(value)} characters and needs {TOKEN_LENGTH}, so that nobody can guess it"
    elif name == "games.allowed":
        return _unknown(value, registry.names(), "games")
    elif name == "games.options":
        return _options_fault(value)
    elif name == "limits.rates":
        return _unknown(value, list(RATES), "limits")
    elif name == "mail.to" and any("@" not in one for one in value):
        return "write mail addresses"
    return ""


def _unknown(named: Any, known: list[str], what: str) -> str:
    wrong = [one for one in named if one not in known]
    return f"there are no {what} {', '.join(wrong)}; there are {', '.join(known)}" if wrong else ""


def _options_fault(options: Mapping[str, Mapping[str, list[str]]]) -> str:
    for game, chosen in options.items():
        if fault := _unknown([game], registry.names(), "games"):
            return fault
        known = {option.name: option.values for option in registry.game(game).vocabulary.options}
        if fault := _unknown(chosen, list(known), f"options of {game}"):
            return fault
        for option, values in chosen.items():
            if fault := _unknown(values, list(known[option]), f"values of {game}'s {option}"):
                return fault
            if not values:
                return f"{game}'s {option} has no value left"
    return ""


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _colour_fault(value: str) -> str:
    if not re.fullmatch("#[0-9a-fA-F]{6}", value):
        return "write a colour as #rrggbb"
    # Buttons have dark letters on this colour, and the dark page is behind it: WCAG asks for 4.5.
    if (contrast := contrast_with(value, "#1b1f3f")) < 4.5:
        return f"its contrast with the dark page is {contrast:.1f}, and 4.5 is needed: choose a lighter one"
    return ""


def contrast_with(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG 2 defines it."""
    lights = sorted((_luminance(one), _luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


#: kinds of images that a logo can be
LOGOS: Final = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp"}
LOGO_BYTES: Final = 100_000


def _logo_fault(file: Path) -> str:
    if file.suffix.lower() not in LOGOS:
        return f"use one of {', '.join(LOGOS)}"
    try:
        size = file.stat().st_size
    except OSError as error:
        return f"{file}: {error.strerror}"
    return f"it has {size} bytes, and {LOGO_BYTES} is the most" if size > LOGO_BYTES else ""


# -- writing and showing -----------------------------------------------------------------------------


def template() -> str:
    """Return a file with every setting, its comment and its default, all commented out."""
    lines = [
        "# Settings of a Starhold server. Lines such as #name are defaults: remove the # to change one.",
        "# `starhold config check` checks this file, `starhold config show` shows what is in effect and why.",
        "# Variables of the environment and flags of `starhold serve` come before this file.",
    ]
    for section, kind in get_type_hints(Settings).items():
        lines += ["", f"# {(kind.__doc__ or '').strip()}", f"[{section}]"]
        for one in DEFINITIONS.values():
            if one.name.partition(".")[0] != section:
                continue
            key = one.name.partition(".")[2]
            more = [f"file: {key}_file"] if one.name in SECRET else []
            more += [one.variable] + (["on reload"] if one.live else [])
            lines += [f"# {one.comment} ({', '.join(more)})", f"#{key} = {toml(one.default)}"]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    return msgspec.json.encode(value).decode()


def shown(loaded: Loaded) -> Iterator[tuple[str, str, str]]:
    """Yield each setting with its value and where that came from; secrets are hidden."""
    for name in DEFINITIONS:
        value = loaded.value(name)
        yield name, HIDDEN if name in SECRET and value else toml(value), loaded.origins[name]


def of_this_process(home: Path, flags: Mapping[str, Any], file: str = "") -> Loaded:
    """Return the settings as this process has them."""
    return load(home, os.environ, flags, find_file(home, os.environ, file))
