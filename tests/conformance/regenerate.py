"""Write the golden files anew, after a rule was changed on purpose; `git diff` shows what it did.

python -m tests.conformance.regenerate [GAME ...]
"""

import sys

from tests.conformance.golden import FOLDER, files
from tests.conformance.subjects import subjects


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in subjects(names):
        for path, text in files(game):
            unchanged = path.exists() and path.read_text(encoding="utf-8") == text
            path.write_text(text, encoding="utf-8")
            print(f"{'same' if unchanged else 'new '} {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
