"""The command `starhold`, also as `python -m starhold.cli`."""

import os
import sys
from typing import NoReturn

from starhold.cli.arguments import language_asked
from starhold.kernel.errors import DataError
from starhold.text import Text, preferred


def main() -> NoReturn:
    """Run the command line. The games read their data while they are imported: a broken file ends here."""
    try:
        from starhold.cli.main import app
    except DataError as error:
        text = Text(language_asked(sys.argv[1:]) or preferred(os.environ))
        sys.exit(f"starhold: {text.error(error)}")
    app()


if __name__ == "__main__":
    main()
