"""The operator's name, logo and colour in the bar on top of every page: within bounds, whatever they are."""

import json
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.harness import NO_TIPS, Person, Server, check_client
from tests.services import wait_until

SIZES = ((1440, 900), (1366, 657), (844, 390), (390, 844))
#: as long as a name can be
NAME = "The Society of Friends of Small Galaxies and Kingdoms at the Lake of Constance e"
#: a picture that says nothing of its size would take all the room there is
LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} 40"><path fill="#fb5" d="M0 0h{}v40H0z"/></svg>'
)


def test_a_long_name_and_any_logo_leave_room_for_the_rest(browser: Browser, tmp_path: Path) -> None:
    check_client()
    (tmp_path / "logo.svg").write_text(LOGO.format(40, 40))
    server = Server(tmp_path)
    server.environment |= {
        "STARHOLD_SERVER_NAME": NAME,
        "STARHOLD_SERVER_LOGO": "logo.svg",
        "STARHOLD_SERVER_COLOUR": "#ffb454",
    }
    server.start()
    context = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(90_000)
    context.add_init_script(NO_TIPS)
    try:
        ada = Person(context.new_page(), context, server.url)
        ada.sign_in("Ada")
        for size, width in zip(SIZES, (40, 4000, 40, 4000), strict=True):
            (tmp_path / "logo.svg").write_text(LOGO.format(width, width))
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            ada.open("/")
            ada.wait("header.top .logo img")
            wait_until(lambda page=ada.page: page.evaluate(COMPLETE), what="the logo")
            boxes = json.loads(ada.page.evaluate(BOXES))
            bar, logo = boxes.pop("bar"), boxes.pop("image")
            assert logo["bottom"] - logo["top"] == 30
            assert logo["right"] - logo["left"] <= 96
            assert bar["scroll"] <= bar["right"], f"the bar is wider than the screen at {size}"
            for name, box in boxes.items():
                assert bar["left"] <= box["left"], (name, size)
                assert box["right"] <= bar["right"], (name, size)
            beside = sorted(boxes.items(), key=lambda one: one[1]["left"])
            for (name, one), (other, two) in pairwise(beside):
                assert one["right"] <= two["left"], f"{name} is under {other} at {size}"
        colour = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--star')")
        assert colour == "#ffb454"
    finally:
        context.close()
        server.stop()


COMPLETE = "(image => image.complete && image.naturalWidth > 0)(document.querySelector('.logo img'))"
BOXES = """() => {
  const bar = document.querySelector('header.top');
  const found = {};
  const add = (name, element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    found[name] = { left, right, top, bottom };
  };
  add('bar', bar);
  found.bar.scroll = document.documentElement.scrollWidth;
  add('image', bar.querySelector('.logo img'));
  for (const element of bar.children) {
    const style = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    const shown = style.display !== 'none' && style.position !== 'fixed' && width > 0;
    if (shown) add(element.className || element.tagName, element);
  }
  return JSON.stringify(found);
}"""
