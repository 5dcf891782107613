"""Names: which of them a reader could take for one another.

Unicode's list of confusable characters (UTS 39) gives each character the one that it looks like; two names
with the same skeleton look the same. Capitals are compared as they look and as they read: `I` looks like
`l`, and is an `i`.
"""

import unicodedata
from functools import cache

#: no name has a longer key; a few signs look like a whole word
KEY_LENGTH = 512
#: the library marks what is written from right to left
_MARK = "\u200e"


def keys(name: str) -> set[str]:
    """Return the keys that a name takes: no two people may have one of them in common.

    >>> bool(keys("Milord") & keys("MiIord")), bool(keys("Milord") & keys("Gilord"))
    (True, False)
    """
    return {_skeleton(form).casefold()[:KEY_LENGTH] for form in (name, name.casefold())}


def _skeleton(text: str) -> str:
    looks = _looks()
    mapped = "".join(looks.get(sign, sign) for sign in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped)


@cache
def _looks() -> dict[str, str]:
    """Return for each character that has look-alikes the one that stands for all of them.

    The library lists for the one that stands for others all of these, and for each of the others that one.
    """
    # Read when the first name is looked at: the list is long.
    from confusable_homoglyphs.confusables import confusables_data

    alike = {sign: [other["c"].strip(_MARK) for other in others] for sign, others in confusables_data.items()}
    looks = {}
    for sign, others in alike.items():
        if len(others) == 1 and len(sign) == 1:
            (other,) = others
            # Of a pair without a third the library does not say which stands for which.
            looks[sign] = other if len(alike.get(other, ())) != 1 else min(sign, other)
    return looks
