"""Several people at one device: before anything that only one of them may see, the screen is covered."""

from collections.abc import Callable

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person, Server
from tests.e2e.test_galaxies import BOT, ME
from tests.e2e.test_kingdoms import warlike
from tests.e2e.test_roll import eager

NAMES = ["Anna", "Clara", "Dora"]
CLARA, DORA = ({"kind": "hotseat", "name": name} for name in NAMES[1:])

#: Notes after every change of the page whether it is covered, who has confirmed to be alone, and whose
#: secrets it shows, with the decision that they belong to. Nothing is missed: an observer hears of each
#: change before it is painted.
RECORDER = """names => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const said = (selector) => one(selector)?.textContent.trim() ?? '';
  const seatOf = ({ classList }) => names['abcde'.indexOf([...classList].find((name) => name.length === 1))];
  const secrets = {
    roll: () => {
      const screen = one('.roll .screen');
      if (!screen) return null;
      const dice = all('.screen [data-pick^="die:"]:not([data-pick^="die:rolled"])');
      const tiles = all('.roll .hand .tile, .roll .hand [data-pick], .stack .below li');
      const found = one('.facts .chip.secret') ? [...dice, ...tiles] : tiles;
      return found.length > 0 ? [seatOf(screen), said('.facts .chip:not(.secret)')] : null;
    },
    galaxies: () => {
      const found = all('.missions .deal b, .mat:not(.rival) .mission b');
      if (found.length === 0) return null;
      return [names[one('.mat').dataset.seat], found.map((element) => element.textContent).join()];
    },
    kingdoms: () => {
      const sealed = all('.war .face:is(.open, .own)').length === 1 && !one('.war .result');
      return one('.war .bids') || sealed ? [said('.ask .chip.turn'), said('.war .title b')] : null;
    },
  };
  window.seen = [];
  const note = (state) => {
    const written = JSON.stringify(state);
    if (written !== window.last) window.seen.push(state);
    window.last = written;
  };
  const look = () => {
    const room = Object.keys(secrets).find((game) => one(`.board .${game}, .${game}.board`));
    note({ covered: said('.handover h1'), secret: room ? secrets[room]() : null });
  };
  document.addEventListener('click', (event) => {
    if (event.target.closest('.handover .btn.main')) note({ confirmed: said('.handover h1') });
  }, true);
  const every = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, every);
}"""


class Device:
    """A device that several people share, and what was on its screen."""

    def __init__(self, owner: Person, game: str, *others: dict[str, str], **more: object) -> None:
        self.owner = owner
        owner.context.add_init_script(f"({RECORDER})({NAMES!r})")
        owner.sit_at(owner.new_table(game, [ME, *others], **more))
        owner.wait(".handover, .ask .chip.turn")

    @property
    def covered(self) -> bool:
        return self.owner.sees(".handover")

    def confirm(self) -> str:
        """Whoever is asked for says that nobody else looks; tells who that is."""
        name = next(name for name in NAMES if name in self.owner.page.locator(".handover h1").inner_text())
        self.owner.page.locator(".handover .btn.main").click()
        self.owner.page.wait_for_selector(".handover", state="detached")
        return name

    def go_on(self, prefer: Callable[[], Callable[[str], float]]) -> None:
        """The next thing that somebody at the device has to do."""
        self.owner.wait(".handover .btn.main, .ask .chip.turn")
        if self.covered:
            self.confirm()
        else:
            self.owner.decide(prefer())

    def check(self) -> list[tuple[str, str]]:
        """Were all secrets those of whoever had just confirmed? Returns them, with their questions."""
        alone, question = "", None
        found: list[tuple[str, str]] = []
        for state in self.owner.page.evaluate("() => window.seen"):
            if "confirmed" in state:
                alone = next(name for name in NAMES if name in state["confirmed"])
                question = None
            elif state["secret"] is not None:
                whose, about = state["secret"]
                assert not state["covered"], f"secrets of {whose} behind the cover: {about}"
                assert alone == whose, f"{whose}'s secrets ({about}) while {alone or 'nobody'} is alone"
                assert question in (None, about), f"{whose} was asked to be alone for {question}, not {about}"
                question = about
                if (whose, about) not in found:
                    found.append((whose, about))
        return found


def round_of(one: Person) -> int:
    number: int = one.view()["round"]
    return number


@pytest.mark.parametrize(
    ("others", "motion"), [((CLARA,), True), ((CLARA, DORA), False)], ids=["two-with-motion", "three"]
)
def test_roll_covers_the_screen_before_each_persons_dice_and_tiles(
    person: NewPerson, others: tuple[dict[str, str], ...], motion: bool
) -> None:
    """R-HID-1: also in later rounds, after phases that everybody watches."""
    anna = person("Anna", motion=motion)
    device = Device(anna, "roll", *others)
    while anna.position.get("seat") is None or (round_of(anna) < 5 and not anna.over):
        device.go_on(lambda: eager(anna, anna.position["seat"]))
    found = device.check()
    for number in range(1, 5):
        asked = {whose for whose, about in found if f"Round {number} · Assign" in about}
        assert asked == set(NAMES[: 1 + len(others)]), f"round {number}: {found}"


def test_galaxies_covers_the_screen_before_each_mission(person: NewPerson) -> None:
    """G-HID-1: open decisions need no cover; whoever wants to see the own mission asks for it."""
    anna = person("Anna")
    device = Device(anna, "galaxies", CLARA, BOT)
    for name in NAMES[:2]:
        anna.wait(".handover")
        assert device.confirm() == name
        anna.wait(".missions .deal")
        anna.decide()
    anna.page.wait_for_function(
        "() => ['Anna', 'Clara'].includes(document.querySelector('.ask .chip.turn')?.textContent)"
    )
    for _ in range(30):
        anna.wait(".ask .chip.turn")
        assert not device.covered
        anna.decide()
    assert {whose for whose, _ in device.check()} == set(NAMES[:2])
    anna.wait(".ask .chip.turn")
    asked = anna.page.locator(".ask .chip.turn").inner_text()
    anna.page.locator(".mat button.mission").click()
    assert device.confirm() == asked
    anna.wait(".mat .mission b")
    anna.page.locator(".top .peek").click()
    anna.page.wait_for_selector(".mat .mission b", state="detached")
    assert device.check()[-1][0] == asked


def test_kingdoms_covers_the_screen_before_each_bid(person: NewPerson) -> None:
    """K-HID-5: a number is chosen, and seen, by one of the two alone."""
    anna = person("Anna")
    device = Device(anna, "kingdoms", CLARA, options={"max_refreshes": "10"})

    def prefer() -> Callable[[str], float]:
        return warlike(anna, anna.position["seat"] or 0)

    def bidders() -> list[set[str]]:
        """Who was asked in each war; who can show nothing but the flag is not."""
        wars: dict[str, set[str]] = {}
        for whose, about in device.check():
            wars.setdefault(about, set()).add(whose)
        return list(wars.values())

    for _ in range(400):
        device.go_on(prefer)
        if set(NAMES[:2]) in bidders():
            return
    raise AssertionError(f"no war of two: {bidders()}")


def test_what_is_open_is_put_away_before_the_device_is_passed_on(person: NewPerson) -> None:
    """The log and the list of moves are the person's own; so is the whole page after it is loaded again."""
    anna = person("Anna", size="phone")
    device = Device(anna, "galaxies", CLARA)
    assert device.confirm() == "Anna"
    anna.wait(".missions .deal")
    anna.page.keyboard.press("m")
    anna.wait(".drawer")
    mission = anna.page.locator(".missions .deal b").first.inner_text()
    anna.page.locator(".drawer .moves button").first.click()
    if anna.sees(".bar .confirm"):
        anna.page.keyboard.press("Escape")
        anna.page.locator(".bar .confirm").click()
    anna.wait(".handover")
    assert not anna.sees(".drawer")
    assert mission not in anna.page.content()
    anna.page.reload()
    anna.wait(".handover")
    assert "Clara" in anna.page.locator(".handover h1").inner_text()
    assert not anna.sees(".missions")


def test_whoever_is_alone_stays_so_when_the_server_restarts(person: NewPerson, server: Server) -> None:
    """And what is sent to a device that comes back is no more than before."""
    anna = person("Anna")
    device = Device(anna, "galaxies", CLARA)
    assert device.confirm() == "Anna"
    anna.wait(".missions .deal")
    server.stop()
    anna.wait(".ask .banner.warn")
    server.start()
    anna.page.wait_for_selector(".ask .banner.warn", state="detached")
    anna.wait(".missions .deal")
    anna.decide()
    anna.wait(".handover")
    assert device.confirm() == "Clara"
    assert {whose for whose, _ in device.check()} == {"Anna", "Clara"}
