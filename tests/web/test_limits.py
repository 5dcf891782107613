"""How much anybody may ask: rates and quotas by person and by address."""

import pytest

from starhold.tables.errors import QuotaSpent, TooFast
from starhold.web import limits
from starhold.web.limits import RATES, STORED, Limits, Payer, address_of


def spent(books: Limits, kind: str, payer: Payer, amount: float = 1, tries: int = 100_000) -> int:
    """How often it goes well."""
    for count in range(tries):
        try:
            books.spend(kind, payer, amount)
        except TooFast:
            return count
    return tries


def test_an_address_of_the_sixth_version_counts_as_its_network() -> None:
    assert address_of("2001:db8:0:7::1") == address_of("2001:db8:0:7:ffff::2")
    assert address_of("2001:db8:0:7::1") != address_of("2001:db8:0:8::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1") != address_of("192.0.2.2")
    assert address_of("fe80::1%eth0") == "fe80::/64"
    assert address_of("testclient") == "testclient"
    assert address_of(None) == "?"


def test_thirty_guests_at_one_address_have_no_more_than_the_address() -> None:
    books = Limits()
    guests = [Payer(f"guest {number}", "192.0.2.1") for number in range(30)]
    together = sum(spent(books, "join", guest) for guest in guests)
    assert together == pytest.approx(RATES["join"].most * RATES["join"].together, abs=2)
    # Somebody elsewhere has all that they had, even with the same name.
    assert spent(books, "join", Payer("guest 0", "192.0.2.2")) <= 1
    assert spent(books, "join", Payer("Ada", "192.0.2.2")) >= RATES["join"].most


def test_what_is_stored_counts_as_bytes_and_the_refusal_says_when() -> None:
    books = Limits()
    ada = Payer("Ada", "192.0.2.1")
    books.spend("bytes", ada, RATES["bytes"].most - STORED["tables"])
    books.spend("tables", ada)
    with pytest.raises(QuotaSpent) as refused:
        books.spend("tables", ada)
    assert refused.value.arguments["what"] == "bytes"
    assert 1 <= int(refused.value.arguments["minutes"]) < 60
    # What was refused was not counted: reading is as free as before.
    books.spend("read", ada)


def test_newcomers_are_counted_by_their_address() -> None:
    books = Limits()
    assert spent(books, "guests", Payer(None, "192.0.2.1")) == RATES["guests"].most
    assert spent(books, "guests", Payer("Ada", "192.0.2.1")) == 0


def test_the_books_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOOKS", 50)
    books = Limits()
    hungry = Payer(None, "192.0.2.255")
    for number in range(100):
        books.spend("page", Payer(None, f"192.0.2.{number}"))
        books.spend("page", hungry, 2)
    assert len(books._left) <= 50
    # Whoever comes again and again is not forgotten.
    assert spent(books, "page", hungry) < RATES["page"].most - 150


def test_no_limits_at_all() -> None:
    assert spent(Limits(0), "password", Payer(None, "?"), tries=500) == 500
    assert spent(Limits(10), "password", Payer(None, "?")) == 80
