"""What surrounds a table: another build, whose turn it is while one looks elsewhere, sounds."""

import json

from playwright.sync_api import WebSocketRoute

from starhold.server.http.table_socket import RESTART
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.e2e.test_galaxies import BOT, ME


def table_of_two(one: Person) -> str:
    table = one.new_table("galaxies", [ME, BOT], options={"first_player": "1"})
    one.sit_at(table)
    one.wait(".ask .chip.turn")
    return table


def test_an_old_page_asks_to_be_reloaded_after_an_upgrade(person: NewPerson) -> None:
    anna = person("Anna")
    sockets: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        """The server's words, with a new build from the second connection on."""
        server = page.connect_to_server()
        upgraded = bool(sockets)
        sockets.append(page)

        def forward(said: str | bytes) -> None:
            message = json.loads(said)
            if upgraded and message["type"] == "welcome":
                message["build"] = "tomorrow"
            page.send(json.dumps(message))

        server.on_message(forward)

    anna.page.route_web_socket("**/ws/tables/**", between)
    table_of_two(anna)
    assert not anna.sees(".banner")
    sockets[0].close()
    anna.wait(".banner button")
    anna.page.locator(".banner button").click()
    anna.wait(".ask .chip.turn")
    assert not anna.sees(".banner")


#: a browser that says yes, and a page that is looked away from
ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, options) { window.notes.push(`${title}: ${options.body}`); }
};
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""


def test_who_looks_elsewhere_is_called(person: NewPerson) -> None:
    anna = person("Anna")
    anna.page.add_init_script(ELSEWHERE)
    anna.open("/settings")
    anna.page.get_by_role("checkbox", name="Notify me").check()
    table_of_two(anna)
    assert anna.page.title().startswith("\u25cf")
    assert "circle" in (anna.page.locator("link[rel=icon]").get_attribute("href") or "")
    anna.decide()
    anna.page.wait_for_function("() => window.notes.length > 0")


def test_sounds_are_off_until_asked_for(person: NewPerson) -> None:
    anna = person("Anna")
    anna.page.add_init_script(
        "window.heard = 0; const kind = AudioContext.prototype; const make = kind.createOscillator;"
        "kind.createOscillator = function () { window.heard += 1; return make.call(this); };"
    )
    table_of_two(anna)
    anna.decide()
    assert anna.page.evaluate("window.heard") == 0
    anna.open("/settings")
    anna.page.locator("[role=group][aria-label*=ound] button").last.click()
    table_of_two(anna)
    anna.decide()
    assert anna.page.evaluate("window.heard") > 0


#: what is said over the prompt, however briefly
SAID = """
window.said = new Set();
const hear = () => document.querySelectorAll('.ask .banner').forEach(one => window.said.add(one.innerText));
new MutationObserver(hear).observe(document, { childList: true, subtree: true });
"""


def test_a_busy_server_is_asked_again_and_a_move_whose_answer_is_lost_is_made_once(person: NewPerson) -> None:
    """The server has no time at first; then its process is replaced when it has the move and the page does
    not know; then play goes on."""
    anna = person("Anna")
    anna.page.add_init_script(SAID)
    sockets: list[WebSocketRoute] = []
    sent: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        first = not sockets
        sockets.append(page)

        def up(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "move":
                sent.append(message["client"])
                if len(sent) == 1:
                    problem = {"type": "problem", "key": "error-busy", "arguments": {"seconds": 1}}
                    page.send(json.dumps({**problem, "client": sent[0]}))
                    return
            server.send(said)

        def down(said: str | bytes) -> None:
            if first and len(sent) > 1:
                page.close(code=RESTART)
            else:
                page.send(said)

        page.on_message(up)
        server.on_message(down)

    anna.page.route_web_socket("**/ws/tables/**", between)
    table = table_of_two(anna)
    anna.decide()
    # The bot's own choice may show first: the line breaks a moment later then.
    for _ in range(100):
        if len(sockets) == 2:
            break
        anna.page.wait_for_timeout(100)
    assert len(sockets) == 2
    anna.page.wait_for_function("() => !('out' in document.querySelector('.tablepage').dataset)")
    assert sent == 3 * sent[:1]
    anna.wait(".ask .chip.turn")
    # It was said that the move is kept; that another process took over is nobody's business.
    (said,) = anna.page.evaluate("() => [...window.said]")
    assert "Your move is saved" in said
    assert not anna.sees(".banner")
    # The page and the server agree, and the next decision is taken as any other.
    anna.decide()
    assert len(set(sent)) == 2
    told = anna.api("GET", f"/tables/{table}/position?seat=0&since=0")["log"]
    assert sum(entry["line"]["key"] == "galaxies-log-kept-mission" for entry in told) == 1


#: counts the motions that begin, and those that are cut short; what counters rise by may fade unseen
MOTIONS = """
window.begun = window.cut = 0;
const [animate, finish] = [Element.prototype.animate, Animation.prototype.finish];
const begun = new WeakMap();
Element.prototype.animate = function (...how) {
  window.begun += 1;
  const motion = animate.apply(this, how);
  begun.set(motion, performance.now());
  return motion;
};
Animation.prototype.finish = function () {
  const { target } = this.effect;
  // A busy machine draws frames late; the time that the motion was given counts.
  const given = performance.now() - (begun.get(this) ?? performance.now());
  const seen = Math.max(this.currentTime, given) / this.effect.getComputedTiming().endTime;
  if (this.playState === 'running' && seen < 0.9 && !target.classList.contains('gain')) window.cut += 1;
  return finish.call(this);
};
"""


def test_what_bots_do_is_seen_one_after_another(person: NewPerson) -> None:
    """However fast they are: no motion is cut short by the next. Where other tests take the cores, a motion
    may also begin late: so one of a few turns has to go by without a cut."""
    anna = person("Anna", motion=True)
    anna.page.add_init_script(MOTIONS)
    table = anna.new_table("galaxies", [ME, BOT, BOT, BOT], options={"first_player": "1"})
    anna.sit_at(table)
    anna.wait(".ask .chip.turn")
    anna.decide()
    assert any(no_motion_is_cut(anna) for _ in range(5))


def no_motion_is_cut(anna: Person) -> bool:
    """End the turn, and look on until the next one."""
    until_own_turn(anna)
    # What still moves is cut short by the click itself: whoever decides need not wait.
    anna.page.wait_for_function(
        "() => !document.getAnimations().some((one) => one.playState === 'running'"
        " && !(one instanceof CSSAnimation || one instanceof CSSTransition))"
    )
    anna.page.locator("[data-pick='button:end-turn']").click()
    anna.page.evaluate("() => { window.begun = window.cut = 0; }")
    anna.page.wait_for_function("() => !document.querySelector('.ask .chip.turn')")
    anna.wait(".ask .chip.turn")
    return anna.page.evaluate("() => window.begun > 0 && window.cut === 0") is True


def until_own_turn(anna: Person) -> None:
    """Follow nobody until the own dice are there."""
    for _ in range(60):
        anna.wait(".ask .chip.turn")
        if anna.sees("[data-pick='button:end-turn'][data-lit]"):
            return
        anna.decide(lambda pick: 1 if pick == "button:pass" else 0)
    raise AssertionError("the own turn does not come")


def test_arrow_keys_walk_over_the_board_and_tell_what_is_there(person: NewPerson) -> None:
    """Also over what cannot be picked: its text is read with the reason, and Enter says why not."""
    anna = person("Anna")
    # While a mission is chosen no planet can be picked, whatever the dice will say.
    table_of_two(anna)
    planet = anna.page.locator(".ball:focus")
    for _ in range(10):
        anna.page.keyboard.press("ArrowUp")
        if planet.count() == 1:
            break
    name = anna.page.locator(".card", has=planet).locator("h3").inner_text()
    anna.wait(".inspect .reason")
    assert name in anna.page.locator(".inspect").inner_text()
    anna.page.keyboard.press("Enter")
    anna.wait(".whynot")
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.locator(".board :focus").count() == 1
    assert planet.count() == 0 or name != anna.page.locator(".card", has=planet).locator("h3").inner_text()
    # A closed menu leaves the focus on its button; whoever goes on by keys sends with Enter all the same.
    anna.page.locator("[aria-label=Menu]").click()
    anna.wait(".drawer")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("1")
    anna.wait(".bar .confirm")
    anna.page.keyboard.press("Enter")
    anna.wait(".tray")
    assert not anna.sees(".drawer")


def test_the_goal_strip_opens_the_score_sheet_and_the_book_knows_what_is_asked(person: NewPerson) -> None:
    """A sentence on who leads, points by source; the rule of a decision is marked, with its lesson below."""
    anna = person("Anna")
    table_of_two(anna)
    anna.decide()
    strip = anna.page.locator(".goal")
    assert "21" in strip.inner_text()
    strip.click()
    anna.wait("#score-sheet table")
    sheet = anna.page.locator("#score-sheet")
    rows = [row.inner_text().split() for row in sheet.locator("tbody tr, tfoot tr").all()]
    assert [row[-2:] for row in rows] == [["0", "0"], ["0", "0"], ["?", "?"], ["0", "0"]]
    assert sheet.locator("p").first.inner_text() == "Reach 21. Everyone is tied at 0."
    anna.page.keyboard.press("s")
    assert not sheet.is_visible()
    anna.page.locator(".top [aria-label=Rules]").click()
    anna.wait(".drawer .panels .draw")
    anna.page.get_by_role("button", name="Full rules").click()
    chapter = anna.page.locator(".chapter", has=anna.page.locator("summary .now"))
    asked = anna.position["prompt"]["rule"]
    chapter.locator("summary").first.click()
    assert asked in chapter.locator("li.asked").inner_text()
    assert chapter.locator("a.lesson").get_attribute("href") == "/learn/galaxies/first-orbit"
    anna.page.get_by_role("button", name="This table").click()
    anna.wait(".drawer dd")  # Anna plays first: it is not as usual


def test_a_game_that_was_resigned_at_equal_points_was_won_by_no_tiebreaker(person: NewPerson) -> None:
    anna = person("Anna")
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}])
    anna.sit_at(table)
    anna.wait(".ask")
    anna.resign(table)
    anna.wait(".end.told")
    assert "Review the game" in anna.page.locator(".end").inner_text()
    assert "tiebreaker" not in anna.page.locator(".end").inner_text()
    said = "You resigned. The game ended early: these points don’t decide it."
    assert anna.page.locator(".end header p").first.inner_text() == said
    assert not anna.sees(".end .decided")


def test_two_clocks_of_one_player_agree(person: NewPerson) -> None:
    """In the top bar, over the board and in the menu, also where one of them is opened later."""
    anna = person("Anna")
    anna.page.clock.install()
    clock = {"kind": "bank", "seconds": 1800}
    table = anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"}, clock=clock)
    anna.sit_at(table)
    anna.wait(".ask .chip.turn")

    def left() -> int:
        """Return the seconds that all of Anna's clocks show, read at one moment."""
        own = ".now small.num, .seatline li:first-child > small.num"
        shown = set(anna.page.locator(own).evaluate_all("all => all.map(one => one.textContent)"))
        assert len(shown) == 1, shown
        minutes, seconds = shown.pop().split(":")
        return 60 * int(minutes) + int(seconds)

    def falls_to(most: int) -> None:
        """Wait until the page has drawn what its clock says; a loaded machine is slow, not wrong."""
        for _ in range(300):
            if left() <= most:
                return
            anna.page.wait_for_timeout(100)
        raise AssertionError(f"the clocks show {left()} s, not {most} s or less")

    first = left()
    anna.page.clock.run_for(27_400)
    falls_to(first - 27)
    anna.page.get_by_role("button", name="Menu").click()
    anna.wait(".seatline.labelled")
    opened = left()
    assert opened <= first - 27
    for _ in range(6):
        # In pieces: a page that hears nothing for half a minute of its own time connects again.
        anna.page.clock.run_for(10_000)
        anna.page.wait_for_timeout(300)
    falls_to(opened - 60)


def test_a_rematch_is_one_page_with_one_socket_and_nothing_of_the_old_table_goes_on(
    person: NewPerson,
) -> None:
    anna = person("Anna")
    old = table_of_two(anna)
    anna.resign(old)
    anna.page.locator(".end .again").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and old not in url)
    anna.wait(".ask .chip.turn")
    new = anna.page.url.rsplit("/", 1)[1]
    assert anna.decide()
    assert [url for url in anna.sockets if new in url] == anna.sockets[-1:]
    # What came too late for a page would be told in the console, which `person` looks at in the end.
    anna.page.wait_for_timeout(300)
