"""A table's life: made, joined, started, played, left, given up, ended, played again."""

import random
import time

import pytest

from tests.people import Json, Person, Refused, new_client_id, play_on
from tests.services import Server
from tests.web.conftest import NewPerson

# -- making and joining -----------------------------------------------------------------------------


def test_a_private_table_is_joined_by_its_link_and_starts_when_full(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open")
    assert table["status"] == "open"
    assert table["host"]
    assert len(table["commitment"]) == 64
    # Whoever is invited sees the table, but gets neither its link nor a seat's from it.
    seen = eve.info(table)
    assert seen["invite"] == ""
    assert [seat["link"] for seat in seen["seats"]] == ["", ""]
    with pytest.raises(Refused, match="error-not-invited"):
        eve.join(seen)
    joined = ben.join(table)
    assert joined["status"] == "running"
    assert joined["mine"] == [1]
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]
    with pytest.raises(Refused, match="error-wrong-status"):
        eve.join(table)


def test_a_public_table_is_in_the_lobby_until_it_starts(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", public=True)
    hidden = ada.make_table("me", "open")
    lobby = {one["id"] for one in ben.get("/api/tables")["tables"]}
    assert table["id"] in lobby
    assert hidden["id"] not in lobby
    ben.join(table, invite="")
    assert table["id"] not in {one["id"] for one in ben.get("/api/tables")["tables"]}
    assert table["id"] in {one["id"] for one in ben.get("/api/tables", scope="mine")["tables"]}


def test_the_link_of_a_seat_takes_that_seat_and_brings_its_owner_back_from_another_device(
    come: NewPerson,
) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", "open")
    link = table["seats"][2]["link"]
    assert link
    joined = ben.join(table, link=link, invite="")
    assert joined["mine"] == [2]
    # The host's link is used up: the seat has a new one, for its owner alone.
    own = joined["seats"][2]["link"]
    assert own not in ("", link)
    assert ada.info(table)["seats"][2]["link"] == ""
    phone = come("Ben’s phone")
    assert phone.join(table, link=own, invite="")["mine"] == [2]
    assert ben.info(table)["mine"] == []
    with pytest.raises(Refused, match="error-not-invited"):
        come("Eve").join(table, link="nonsense-é", invite="")


def test_two_people_cannot_take_one_seat(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", "open")
    ben.join(table, seat=1)
    with pytest.raises(Refused, match="error-table-full"):
        eve.join(table, seat=1)
    assert ben.join(table)["mine"] == [1], "joining twice keeps the seat"


def test_one_device_for_two(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben")
    assert table["status"] == "running"
    assert table["mine"] == [0, 1]
    with ada.socket(table) as line:
        # Until somebody picks up the device it shows what a spectator sees.
        assert line.wait_for("position")["seat"] is None
        line.send("look", seat=1)
        position = line.wait_for("position")
        assert position["seat"] == 1
        assert position["log_start"] == 0
        line.send("look", seat=3)
        assert line.wait_for("problem")["key"] == "error-not-your-seat"
    play_on(table, {0: ada, 1: ada}, 4, random.Random(1))


def eyes(position: Json) -> tuple[int | None, str, bool]:
    """Whose eyes a position is seen through, how much is shown, and whether something can be decided."""
    return position["seat"], position["eyes"], bool(position["choices"])


def test_a_shared_device_shows_secrets_to_whoever_is_alone_and_to_nobody_else(come: NewPerson) -> None:
    """Roll: what is behind a screen is for one person, who confirms it for each secret decision."""
    ada = come("Ada")
    table = ada.make_table("me", "hotseat:Ben", game="roll")
    secret = ("development_stack", "world_stack", "screen", "drawn_tiles", "abandoned_tiles")

    def own(position: Json, seat: int) -> list[object]:
        return [position["view"]["seats"][seat][name] for name in secret]

    with ada.socket(table, "?changes=1") as line:
        public = line.wait_for("position")
        assert eyes(public) == (None, "own", False)
        for seat in (0, 1):
            line.send("look", seat=seat, openly=True)
            opened = line.wait_for("position")
            assert opened["sealed"]
            assert opened["secret"] > 0
            assert eyes(opened) == (seat, "covered", False)
            assert own(opened, seat) == own(public, seat)
            # Confirmed for another decision than the present one, it is no use.
            line.send("look", seat=seat, secret=opened["secret"] + 1)
            assert eyes(line.wait_for("position")) == (seat, "covered", False)
            line.send("look", seat=seat, secret=opened["secret"])
            alone = line.wait_for("position")
            assert eyes(alone) == (seat, "own", True)
            assert own(alone, seat) != own(public, seat)
            while alone["secret"] == opened["secret"] and alone["choices"]:
                ada.move(table, seat, alone["choices"][0]["action"], alone["version"])
                alone = ada.position(table, seat=seat)
        # The dice of the first round are rolled: Ben was alone for his tiles, and not for these.
        assert alone["view"]["seats"][1]["screen"]["rows"]
        assert alone["view"]["players"] == alone["view"]["seats"], "programs of the last version read players"
        rolled = line.wait_for("position")
        while rolled["secret"] == opened["secret"]:
            rolled = line.wait_for("position")
        assert eyes(rolled) == (1, "covered", False)
        assert rolled["view"]["seats"][1]["screen"] is None
        # Nor does anybody's past hold them, unless it is asked for by name.
        past = ada.get(f"/api/tables/{table['id']}/replay", ply=9)
        assert (past["seat"], past["view"]["seats"][0]["screen"]) == (None, None)
        assert ada.get(f"/api/tables/{table['id']}/replay", ply=9, seat=0)["view"]["seats"][0]["screen"]
        # A move that came too late is told without the position of its seat.
        line.send("move", client="late", version=0, seat=1, action=0)
        assert line.wait_for("problem")["position"] is None


def test_the_host_starts_early_and_bots_take_the_open_seats(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", "open")
    ben.join(table)
    with pytest.raises(Refused, match="error-not-host"):
        ben.at(table, "start")
    started = ada.at(table, "start")
    assert started["status"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["human", "human", "bot"]
    assert started["seats"][2]["name"] == "Bot 3"
    with pytest.raises(Refused, match="error-wrong-status"):
        ada.at(table, "start")


def test_leaving_before_the_start_opens_the_seat_again(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", "open")
    ben.join(table)
    ben.at(table, "leave")
    assert [seat["kind"] for seat in ada.info(table)["seats"]] == ["human", "open", "open"]
    with pytest.raises(Refused, match="error-not-your-seat"):
        ben.at(table, "leave")


def test_a_new_name_shows_at_tables_that_wait(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "open")
    ada.post("/api/session", name="Countess")
    assert ada.info(table)["seats"][0]["name"] == "Countess"


@pytest.mark.parametrize(
    ("seats", "more", "key"),
    [
        (["me"], {}, "error-bad-player-count"),
        (["bot", "bot"], {}, "error-bad-request"),
        (["me", "me"], {}, "error-bad-request"),
        (["me", "open"], {"options": {"rounds": "9"}}, "error-bad-option"),
        (["me", "open"], {"options": {"moon": "full"}}, "error-unknown-option"),
        (["me", "open"], {"preset": "short"}, "error-unknown-preset"),
        (["me", "open"], {"clock": {"kind": "move", "seconds": 1}}, "error-bad-request"),
        (["me", "open"], {"clock": {"kind": "bank", "seconds": 10**9}}, "error-bad-request"),
        (["me", "open"], {"game": "chess"}, "error-unknown-game"),
        (["me", "open"], {"colour": "red"}, "error-bad-request"),
        (["me", "throne"], {}, "error-bad-request"),
        (["me", "hotseat:" + "x" * 25], {}, "error-text-length"),
    ],
)
def test_a_table_that_cannot_be(come: NewPerson, seats: list[str], more: dict[str, object], key: str) -> None:
    with pytest.raises(Refused, match=key):
        come("Ada").make_table(*seats, **more)


def test_an_unknown_bot(come: NewPerson) -> None:
    plans = [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]
    with pytest.raises(Refused, match="error-bad-request"):
        come("Ada").post("/api/tables", game="lantern", seats=plans)


def test_no_table_without_a_name(server: Server) -> None:
    with pytest.raises(Refused, match="error-not-signed-in"):
        Person(server.url).make_table("me", "open")


@pytest.mark.parametrize("name", ["nosuchtable", "é", "a" * 60, "'; DROP TABLE tables"])
def test_no_such_table(come: NewPerson, name: str) -> None:
    with pytest.raises(Refused, match="error-no-table") as refused:
        come("Ada").get(f"/api/tables/{name}")
    assert refused.value.status == 404


# -- bots, leaving, coming back ---------------------------------------------------------------------


def test_bots_play_when_it_is_their_turn(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", "bot")
    with ada.socket(table) as line:
        while True:
            message = line.wait_for("position")
            if message["over"]:
                break
            if message["choices"]:
                line.send(
                    "move",
                    client=f"m{message['version']}",
                    version=message["version"],
                    seat=0,
                    action=message["choices"][0]["action"],
                )
    info = ada.info(table)
    assert info["status"] == "finished"
    assert len(info["scores"]) == 3
    assert 1 in info["ranks"]


def test_a_bot_holds_the_seat_of_who_left_until_they_return(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", options={"rounds": "5"})
    ben.join(table)
    left = ben.at(table, "leave")
    assert left["seats"][1]["held"]
    assert left["seats"][1]["bot"]
    with ada.socket(table) as line:
        for _ in range(4):
            message = line.wait_for("position")
            while not message["choices"] and not message["over"]:
                message = line.wait_for("position")
            if message["over"]:
                break
            action = message["choices"][0]["action"]
            line.send(
                "move", client=f"v{message['version']}", version=message["version"], seat=0, action=action
            )
    # A second leave changes nothing; coming back ends the bot's work.
    assert ben.at(table, "leave")["seats"][1]["held"]
    back = ben.at(table, "return")
    assert not back["seats"][1]["held"]
    recap = ben.get(f"/api/tables/{table['id']}/recap", since=0)
    assert recap, "a bot has played for Ben"
    assert all(1 in line["seats"] for line in recap)
    keys = [line["line"]["key"] for line in ben.position(table)["log"]]
    assert keys.count("table-log-held-left") == 1
    assert keys.count("table-log-returned") == 1


def test_resigning_ends_a_game_of_two(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    ben.join(table)
    ended = ben.at(table, "resign")
    assert ended["status"] == "finished"
    assert ended["ranks"] == [1, 2]
    assert ended["waiting"] == []
    with pytest.raises(Refused, match="error-wrong-status"):
        ada.move(table, 0, 0, 0)


def test_in_a_game_of_three_a_bot_plays_on_for_who_resigned(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", "open")
    ben.join(table)
    eve.join(table)
    after = eve.at(table, "resign")
    assert after["status"] == "running"
    assert after["seats"][2]["resigned"]
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.move(table, 2, 0, 0)
    assert ada.info(table)["seats"][2]["bot"]


def test_a_game_against_bots_ends_when_its_only_person_resigns(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot", "bot", game="galaxies")
    ended = ada.at(table, "resign")
    assert ended["status"] == "finished"
    assert ended["ranks"][0] == 3


# -- ending -----------------------------------------------------------------------------------------


def test_only_the_host_abandons_and_removes(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", public=True)
    ben.join(table)
    for what in (lambda: ben.at(table, "abandon"), lambda: ben.ask("DELETE", f"/api/tables/{table['id']}")):
        with pytest.raises(Refused, match="error-not-host"):
            what()
    assert ada.at(table, "abandon")["status"] == "abandoned"
    assert table["id"] in {one["id"] for one in ben.get("/api/tables", scope="finished")["tables"]}
    ada.ask("DELETE", f"/api/tables/{table['id']}")
    assert table["id"] not in {one["id"] for one in ben.get("/api/tables", scope="finished")["tables"]}
    with pytest.raises(Refused, match="error-no-table"):
        eve.info(table)
    assert ben.info(table)["status"] == "abandoned", "who sat there can still look at it"


def test_an_open_table_can_be_removed(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    ada.ask("DELETE", f"/api/tables/{table['id']}")
    with pytest.raises(Refused, match=r"error-(no-table|wrong-status)"):
        ben.join(table)


def test_a_rematch_is_one_table_for_the_same_people(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", options={"rounds": "5"})
    ben.join(table)
    with pytest.raises(Refused, match="error-wrong-status"):
        ben.at(table, "rematch")
    ben.at(table, "resign")
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.at(table, "rematch")
    again = ben.at(table, "rematch")
    assert again["options"]["rounds"] == "5"
    assert ada.at(table, "rematch")["id"] == again["id"]
    assert ada.info(table)["rematch"] == again["id"]
    with pytest.raises(Refused, match="error-not-invited"):
        eve.join(again, invite="")
    # Ada needs no link: she sat at the table before.
    joined = ada.join(again, invite="")
    assert joined["status"] == "starting"
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]


def seat_of(table: Json, name: str) -> Json:
    """Return the seat with that name."""
    (found,) = [seat for seat in table["seats"] if seat["name"] == name]
    return found


def test_a_rematch_keeps_the_seats_of_those_who_are_asked(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", public=True)
    ben.join(table)
    ben.at(table, "resign")
    again = ada.at(table, "rematch")
    assert again["gather"] == "rematch"
    kept = seat_of(ben.info(again), "Ben")
    assert kept["kind"] == "open"
    assert kept["kept_for_me"]
    assert 250 < kept["kept"] <= 300
    assert not seat_of(ada.info(again), "Ben")["kept_for_me"]
    # Everybody may sit at a public table, but not there.
    with pytest.raises(Refused, match="error-table-full"):
        eve.join(again)
    begun = time.monotonic()
    starting = ben.join(again, invite="")
    assert (starting["status"], seat_of(starting, "Ben")["kept"]) == ("starting", 0)
    assert 1 < starting["starts_in"] <= 3
    while ben.info(again)["status"] == "starting":
        time.sleep(0.05)
    assert ben.info(again)["status"] == "running"
    assert time.monotonic() - begun > 2, "the game and its clocks begin after the countdown"


def test_a_rematch_is_declined_called_off_and_asked_for_again(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open")
    ben.join(table)
    ben.at(table, "resign")
    again = ada.at(table, "rematch")
    eve.at(again, "decline")
    assert seat_of(ada.info(again), "Ben")["kept"], "a stranger declines nothing"
    ben.at(again, "decline")
    told = seat_of(ada.info(again), "Ben")
    assert (told["kind"], told["kept"]) == ("open", 0), "the name stays, so that it can be said who can't"
    ada.at(again, "abandon")
    third = ben.at(table, "rematch")
    assert third["id"] != again["id"]
    assert ada.info(table)["rematch"] == third["id"]
    assert seat_of(ada.info(third), "Ada")["kept_for_me"]


def test_a_series_counts_the_games_of_the_same_people(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")

    def beaten(*seats: Person) -> Json:
        """A game that the second one resigns."""
        first, second = seats
        table = first.make_table("me", "open")
        second.join(table)
        second.at(table, "resign")
        return table

    beaten(ada, eve)
    beaten(ben, ada)
    last = beaten(ada, ben)
    series = f"/api/tables/{last['id']}/series"
    assert ada.ask("GET", series) == {"wins": [1.0, 1.0], "games": 2}
    assert ben.ask("GET", series)["wins"] == [1.0, 1.0]
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.ask("GET", f"{series}?invite={last['invite']}")
    alone = ada.make_table("me", "bot")
    ada.at(alone, "resign")
    assert ada.ask("GET", f"/api/tables/{alone['id']}/series") == {"wins": [], "games": 0}


def test_a_table_may_wait_until_all_are_ready(come: NewPerson) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", "bot", ready=True)
    assert table["gather"] == "ready"
    ben.join(table)
    assert ada.info(table)["status"] == "open", "sitting down does not start it"
    ben.at(table, "ready", state="learning")
    assert seat_of(ada.info(table), "Ben")["ready"] == "learning"
    ada.at(table, "ready")
    assert ada.info(table)["status"] == "open"
    with pytest.raises(Refused, match="error-not-your-seat"):
        eve.at(table, "ready")
    assert ben.at(table, "ready")["status"] == "starting"
    # The host may always start it.
    table = ada.make_table("me", "open", ready=True)
    assert ada.at(table, "start")["status"] == "starting"


# -- private tables ---------------------------------------------------------------------------------


def looks(person: Person, table: Json, invite: str) -> set[str]:
    """What happens when somebody looks at a table in every way there is."""
    one = f"/api/tables/{table['id']}"
    found = set()
    for path in ("", "/position", "/replay", "/recap", "/record", "/orders", "/why?pick=x"):
        mark = "&" if "?" in path else "?"
        answer = person.http.get(f"{one}{path}{mark}invite={invite}")
        found.add("seen" if answer.status_code == 200 else answer.json()["key"])
    hello = {"client": new_client_id(), "text": "hello"}
    answer = person.http.post(f"{one}/chat?invite={invite}", json=hello)
    found.add("seen" if answer.status_code == 200 else answer.json()["key"])
    with person.socket({**table, "invite": invite}) as line:
        first = line.receive()
        found.add("seen" if first["type"] == "welcome" else first["key"])
    return found


def test_a_private_table_is_seen_by_those_who_are_invited(come: NewPerson, server: Server) -> None:
    ada, ben, eve, ivy = (come(name) for name in ("Ada", "Ben", "Eve", "Ivy"))
    table = ada.make_table("me", "open")
    assert not table["watch"]
    ben.join(table)
    for stranger in (eve, Person(server.url)):
        for wrong in ("", "nonsense-é", table["id"]):
            assert looks(stranger, table, wrong) - {"error-not-signed-in"} == {"error-not-invited"}
    for link in (table["invite"], ada.info(table)["seats"][0]["link"]):
        assert "error-not-invited" not in looks(ivy, table, link)
    assert "error-not-invited" not in looks(ben, table, "")
    ben.at(table, "resign")
    assert looks(eve, table, "") == {"error-not-invited"}, "when the game is over it is still theirs"
    assert "error-not-invited" not in looks(ben, table, "")
    # Whoever sat here may look at the table that is played next, and sit down there.
    again = ada.at(table, "rematch")
    assert "error-not-invited" not in looks(ben, again, "")
    assert looks(eve, again, "") == {"error-not-invited"}


@pytest.mark.parametrize("option", ["public", "watch"])
def test_a_table_may_be_open_to_everybody_who_wants_to_watch(come: NewPerson, option: str) -> None:
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.make_table("me", "open", **{option: True})
    ben.join(table)
    assert "error-not-invited" not in looks(eve, table, "")
    assert eve.position({"id": table["id"]})["seat"] is None
    ben.at(table, "resign")
    assert ada.at(table, "rematch")[option]


# -- spectators and chat ----------------------------------------------------------------------------


def test_a_spectator_sees_the_table_and_no_secret(come: NewPerson, server: Server) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open")
    ben.join(table)
    watcher = Person(server.url)
    seen = watcher.position(table)
    assert seen["seat"] is None
    assert seen["view"]["card"] is None
    assert seen["choices"] == []
    assert ada.position(table)["view"]["card"] is not None
    with pytest.raises(Refused, match="error-not-your-seat"):
        watcher.position(table, seat=0)
    with pytest.raises(Refused, match="error-not-your-seat"):
        ben.position(table, seat=0)


def test_seats_and_spectators_talk_apart(come: NewPerson, server: Server) -> None:
    ada, ben, eve, ivy = (come(name) for name in ("Ada", "Ben", "Eve", "Ivy"))
    table = ada.make_table("me", "open")
    ben.join(table)
    with ben.socket(table) as seat, ivy.socket(table) as watcher, Person(server.url).socket(table) as nobody:
        for line in (seat, watcher, nobody):
            line.wait_for("position")
        ada.say(table, "to the seats")
        eve.say(table, "to those who watch")
        said = seat.wait_for("said")
        assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, "to the seats")
        heard = watcher.wait_for("said")
        assert (heard["name"], heard["seat"], heard["text"]) == ("Eve", None, "to those who watch")
        assert not [one for one in seat.quiet() if one["type"] == "said"]
        nobody.send("chat", client="c1", text="hello")
        assert nobody.wait_for("problem")["key"] == "error-not-signed-in"
    with ben.socket(table) as seat:
        assert [line["text"] for line in seat.wait_for("welcome")["chat"]] == ["to the seats"]


def test_chat_is_text_and_the_same_message_is_said_once(come: NewPerson) -> None:
    ada = come("Ada")
    table = ada.make_table("me", "bot")
    text = "<script>alert(1)</script> & \u202e\x07 \n  more"
    first = ada.at(table, "chat", client="one", text=text)
    assert ada.at(table, "chat", client="one", text=text) == first
    with ada.socket(table) as line:
        said = line.wait_for("welcome")["chat"]
    assert [one["text"] for one in said] == ["<script>alert(1)</script> & more"]
    for text, key in (("\x00\u200b ", "error-bad-request"), ("x" * 501, "error-text-length")):
        with pytest.raises(Refused, match=key):
            ada.say(table, text)


def test_presence_shows_who_is_there(come: NewPerson) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.make_table("me", "open", "open")
    ben.join(table)
    with ada.socket(table) as line:
        news = line.wait_for("table")
        assert [seat["online"] for seat in news["table"]["seats"]] == [True, False, False]
        with ben.socket(table):
            assert line.wait_for("table")["table"]["seats"][1]["online"]
        assert not line.wait_for("table")["table"]["seats"][1]["online"]
