"""Programs that play badly on purpose, each written to a file of its own."""

import sys
from pathlib import Path
from typing import Final

_HEAD: Final = """
import json, os, sys, time
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)
def say(**words):
    print(json.dumps(words), flush=True)
"""
_HELLO: Final = 'hello = hear()\nsay(type="hello", protocol=1)\n'
_FIRST: Final = (
    _HELLO
    + 'while (said := hear())["type"] == "decide":\n    say(type="move", move=said["legal"][0]["move"])\n'
)

PROGRAMS: Final = {
    "first": _FIRST,
    "lied": _HELLO + 'hear()\nsay(type="move", move="win at once")\ntime.sleep(60)\n',
    "late": _HELLO + "hear()\ntime.sleep(60)\n",
    "died": _HELLO + 'hear()\nsys.exit("out of ideas")\n',
    "crashed": _HELLO + "hear()\nimport signal\nos.kill(os.getpid(), signal.SIGSEGV)\ntime.sleep(60)\n",
    "unreadable": _HELLO + 'hear()\nprint("end-turn", flush=True)\ntime.sleep(60)\n',
    "flooded": _HELLO + "hear()\nwhile True:\n    sys.stdout.write('x' * 4096)\n",
    "unasked": 'hear()\nos.write(1, b\'{"type": "hello", "protocol": 1}\\nmore\\n\')\ntime.sleep(60)\n',
    "deaf": "time.sleep(60)\n",
    "protocol": 'hear()\nsay(type="hello", protocol=2)\ntime.sleep(60)\n',
    "greedy": _HELLO + "hear()\nbytearray(3 << 30)\ntime.sleep(60)\n",
    # tells what it can see of where it runs
    "curious": _HELLO
    + "import resource\n"
    + "seen = dict(environ=dict(os.environ), files=sorted(os.listdir('/proc/self/fd')), group=os.getpgrp(),\n"
    + "            parent=os.getppid(), memory=resource.getrlimit(resource.RLIMIT_DATA)[0])\n"
    + "open(__file__ + '.seen', 'w').write(json.dumps(seen))\nsys.exit(1)\n",
    # starts a child that would outlive it
    "parent": _HELLO
    + "hear()\nimport subprocess\n"
    + "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    + "open(__file__ + '.child', 'w').write(str(child.pid))\ntime.sleep(60)\n",
    # starts many that leave its session and its group, some of them by way of a child that ends
    "deserter": _HELLO
    + "hear()\nimport signal\n"
    + "def leave(depth):\n"
    + "    if os.fork() == 0:\n"
    + "        os.setsid()\n"
    + "        if depth:\n            leave(depth - 1)\n            os._exit(0)\n"
    + "        for name in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):\n"
    + "            signal.signal(name, signal.SIG_IGN)\n"
    + "        os.write(gone, f'{os.getpid()}\\n'.encode())\n"
    + "        time.sleep(600)\n"
    + "        os._exit(0)\n"
    + "gone = os.open(__file__ + '.gone', os.O_CREAT | os.O_WRONLY | os.O_APPEND)\n"
    + "for number in range(34):\n    leave(number % 3)\n"
    + "while len(open(__file__ + '.gone').readlines()) < 34:\n    time.sleep(0.01)\n"
    + "if os.path.exists(__file__ + '.die'):\n    sys.exit('enough')\n"
    + "open(__file__ + '.ready', 'w').close()\ntime.sleep(600)\n",
    # writes down what it hears, where its own file lies
    "scribe": "heard = open(__file__ + '.heard', 'a')\n"
    + "def hear():\n    line = sys.stdin.readline()\n    heard.write(line)\n    heard.flush()\n"
    + "    return json.loads(line)\n"
    + _FIRST,
}


def program(folder: Path, name: str) -> Path:
    """The file of such a program."""
    file = folder / f"{name}.py"
    file.write_text(_HEAD + PROGRAMS[name], encoding="utf-8")
    return file


def command(folder: Path, name: str) -> str:
    """What starts it."""
    return f"{sys.executable} -I {program(folder, name)}"
