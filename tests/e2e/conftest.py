"""The server and the browser that the tests share, and what a failure leaves behind."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.harness import (
    DICE_OF_THE_TEST,
    NO_TIPS,
    RESULTS,
    SIZES,
    Person,
    Server,
    check_client,
    chromium_browser,
)

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    check_client()
    folder = tmp_path_factory.mktemp("server")
    (folder / "test").touch()
    # Notices go to places of the tests' own.
    # The operator of a story has a token.
    mail = {"STARHOLD_MAIL_SERVER": f"file:{folder / 'mail'}", "STARHOLD_NOTICES_LOCAL": "true"}
    mail["STARHOLD_ADMIN"] = "a token of the operator"
    server = Server(folder, DICE_OF_THE_TEST, **mail)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium_browser() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know how the test went."""
    report = yield
    setattr(item, f"report_{report.when}", report)
    return report


@pytest.fixture
def person(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people: `person("Ada", language="ru", size="phone")`. A failure leaves screenshot and trace."""
    made: list[Person] = []
    (server.folder / "test").write_text(request.node.nodeid)
    # A trace takes an eighth of a test's time, so the first try goes without; what failed is tried again.
    traced = getattr(request.node, "execution_count", 1) > 1

    def make(
        name: str,
        language: str = "en",
        size: str = "desktop",
        theme: str = "dark",
        motion: bool = False,
        tips: bool = False,
    ) -> Person:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            # Without a screen card painting costs more than all else, and nobody looks at the pixels.
            device_scale_factor=0.5 if traced else 0.2,
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            # Tests change what the server answers; the service worker has tests of its own (test_site.py).
            service_workers="block",
        )
        if traced:
            # Actions, console and network; pictures of every step would take longer than the game itself.
            context.tracing.start(screenshots=False, snapshots=False)
        # A loaded machine is slow, not wrong.
        context.set_default_timeout(90_000)
        if not tips:
            # What the coach says to newcomers is a test of its own.
            context.add_init_script(NO_TIPS)
        one = Person(context.new_page(), context, server.url)
        one.sign_in(name)
        made.append(one)
        return one

    yield make
    report = getattr(request.node, "report_call", None)
    failed = report is not None and report.failed
    for number, one in enumerate(made):
        if failed:
            _keep(one, request.node.name, number, traced)
        one.context.close()
    if not failed:
        assert [trouble for one in made for trouble in one.troubles] == []


def _keep(one: Person, test: str, number: int, traced: bool) -> None:
    folder: Path = RESULTS / re.sub(r"\W+", "-", test)
    folder.mkdir(parents=True, exist_ok=True)
    one.page.screenshot(path=folder / f"{number}.png")
    if traced:
        one.context.tracing.stop(path=folder / f"{number}.zip")
