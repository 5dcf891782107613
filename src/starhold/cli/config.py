"""`starhold config`: write, show and check the settings of a server."""

from rich.console import Console

from starhold.cli.arguments import UnknownAct
from starhold.cli.serve import data_folder, settings_for
from starhold.server.settings import DEFINITIONS, shown, template
from starhold.text import Text

ACTIONS = ("init", "show", "check")


def run(action: str, file: str, text: Text, console: Console) -> None:
    """Carry out one of the actions."""
    if action not in ACTIONS:
        raise UnknownAct(f"no action {action!r}", name=action, known=", ".join(ACTIONS))
    if action == "init":
        print(template(), end="")
        return
    loaded = settings_for(file=file)
    where = str(loaded.file or text.say("config-no-file", folder=str(data_folder())))
    if action == "check":
        changed = sum(origin != "default" for origin in loaded.origins.values())
        console.print(text.say("config-good", where=where, changed=changed), soft_wrap=True)
        return
    console.print(text.say("config-of", where=where), soft_wrap=True)
    width = max(map(len, DEFINITIONS))
    for name, value, origin in shown(loaded):
        said = text.say("config-default") if origin == "default" else origin
        console.print(f"{name:{width}}  {value}  ({said})", soft_wrap=True, markup=False, highlight=False)
