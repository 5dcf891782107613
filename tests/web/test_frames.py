"""Short messages of clients are read without the parser, and mean the same."""

import os
import random

from websockets.frames import Frame, Opcode

from starhold.server.http.connections import SHORT_BYTES, _message, _whole_frames


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return bytes(Frame(opcode, content, fin).serialize(mask=True))


def test_a_short_message_is_what_was_sent() -> None:
    for length in (0, 1, 2, 3, 4, 5, 125, 126, 127, 500, SHORT_BYTES):
        content = os.urandom(length)
        for opcode in (Opcode.TEXT, Opcode.BINARY):
            assert _message(frame(content, opcode)) == content


def test_anything_else_is_left_to_the_parser() -> None:
    whole = frame(b"one message")
    others = [
        frame(b"x" * (SHORT_BYTES + 1)),
        frame(b"x" * 70_000),
        frame(b"part", fin=False),
        frame(b"more", Opcode.CONT),
        frame(b"", Opcode.PING),
        frame(b"\x03\xe8", Opcode.CLOSE),
        whole + whole,
        bytes(Frame(Opcode.TEXT, b"without a mask").serialize(mask=False)),
        b"",
    ]
    for data in others + [whole[:length] for length in range(len(whole))]:
        assert _message(data) is None, data[:20]


def test_where_frames_end() -> None:
    dice = random.Random(5)
    for _ in range(200):
        frames = [frame(os.urandom(dice.choice((0, 3, 125, 126, 300, 66_000)))) for _ in range(3)]
        data = b"".join(frames)
        ends = {0, len(frames[0]), len(frames[0] + frames[1]), len(data)}
        for cut in {*ends, dice.randrange(len(data)), dice.randrange(len(data))}:
            assert _whole_frames(data[:cut]) == (cut in ends)
