"""Rules that lessons speak of: which have changed since the lessons were last read beside them.

    python tools/lesson_rules.py          which, and which beats speak of them
    python tools/lesson_rules.py --read   they were read again, and the lessons say the same

A lesson names rules by their ids. Whoever changes a rule reads what the lessons say of it, in all languages,
and then writes down that it was done.
"""

import sys

from starhold.lessons.reading import changed, write_down


def main() -> int:
    """Tell what changed; with --read write down that it was read."""
    if "--read" in sys.argv:
        write_down()
        return 0
    found = changed()
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
