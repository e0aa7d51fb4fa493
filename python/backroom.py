"""Backroom's games for programs in Python: a client of `backroom engine`.

    from backroom import Engine

    with Engine("speakeasy", seats=2) as game:
        while not game.over:
            seat = game.to_act[0]
            game.apply(seat, game.choose(seat, "greedy"))
        print(game.standing()["end"])

One file that needs nothing but Python 3.9 or newer: copy it to wherever you want it. Every method is one request of
the protocol; docs/protocol.md tells what each answer means.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from typing import IO, Any, Dict, List, Mapping, Optional, TypedDict, Union, cast

Json = Dict[str, Any]


class Refused(Exception):
    """The engine has not done what was asked, and says why. The game is as it was before."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.kind: str = error["kind"]
        self.rule: Optional[str] = error.get("rule")
        self.option: Optional[str] = error.get("option")


class EngineError(Exception):
    """There is no engine to ask: it could not be started, or it has ended."""


class Choice(TypedDict):
    """What an action does, in words."""

    action: str
    rule: str
    text: str


class Told(TypedDict):
    """Something that happened: `event` in the game's own form, and in words."""

    event: Json
    rule: str
    text: str


class _Legal(TypedDict):
    seat: int
    prompt: Optional[Json]
    actions: List[str]


class Legal(_Legal, total=False):
    """What is asked of a seat and what it may do. `choices` is there unless it was left out."""

    choices: List[Choice]


class Category(TypedDict):
    """A line of a score; `points` is None while they are hidden."""

    name: str
    rule: str
    points: Optional[int]


class Score(TypedDict):
    """The score of a seat; `place` is None until the game is over."""

    seat: int
    categories: List[Category]
    total: int
    tie_breaks: List[int]
    place: Optional[int]
    honours: List[Json]


class End(TypedDict):
    """How a game ended."""

    reason: str
    winners: List[int]


class Standing(TypedDict):
    """The score sheet; `end` is None until the game is over."""

    seats: List[Score]
    automas: List[Json]
    end: Optional[End]


class Engine:
    """A process of `backroom engine`, which plays one game at a time.

    With `seats` a game is begun at once, as by `new`; without, send `new`, `load` or `resume` first. The program is
    `binary`, else what the environment variable BACKROOM names, else `backroom` on the PATH. `lang` is the language
    of what the game says: en, cs or pl.
    """

    #: How many actions have been taken.
    ply: int = 0
    #: The seats that owe a decision, lowest first.
    to_act: List[int] = []
    #: Whether nothing is left to be decided.
    over: bool = True

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        *,
        options: Optional[Mapping[str, Union[str, bool]]] = None,
        preset: Optional[str] = None,
        seed: Optional[str] = None,
        binary: Optional[str] = None,
        lang: str = "en",
    ) -> None:
        program = binary or os.environ.get("BACKROOM") or "backroom"
        self._asked = 0
        # What the engine says when it ends badly. A pipe that nobody reads could fill up and stop it.
        self._last_words = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                [program, "engine", game, "--lang", lang],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._last_words,
                encoding="utf-8",
            )
        except OSError as error:
            self._last_words.close()
            raise EngineError(
                f"cannot start {program!r}: {error.strerror}. Build Backroom with `cargo build --release`; then put "
                "target/release on your PATH, or name the program target/release/backroom in the environment "
                "variable BACKROOM or as binary=…"
            ) from error
        self._input = cast(IO[str], self._process.stdin)
        self._output = cast(IO[str], self._process.stdout)
        if seats is not None:
            try:
                self.new(seats, options=options, preset=preset, seed=seed)
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        for pipe in (self._input, self._output):
            try:
                pipe.close()
            except OSError:
                pass  # It has ended before it has read everything.
        self._wait()
        self._last_words.close()

    # The game.

    def new(
        self,
        seats: int,
        *,
        options: Optional[Mapping[str, Union[str, bool]]] = None,
        preset: Optional[str] = None,
        seed: Optional[str] = None,
    ) -> Json:
        """Sets a game up in the place of the one before."""
        return self._moved(self.ask("new", seats=seats, options=options, preset=preset, seed=seed))

    def load(self, state: Json, seed: Optional[str] = None) -> Json:
        """Goes on from a state, with the draws of another seed."""
        return self._moved(self.ask("load", state=state, seed=seed))

    def resume(self, replay: str) -> Json:
        """Goes on with the game of a replay exactly as it would have gone on."""
        return self._moved(self.ask("resume", replay=replay))

    # Decisions.

    def legal(self, seat: int, choices: bool = True) -> Legal:
        """What is asked of a seat, and every action it may take; without `choices` in words, which is faster."""
        return cast(Legal, self.ask("legal", seat=seat, choices=choices))

    def apply(self, seat: int, action: str) -> Json:
        """Takes an action."""
        return self._moved(self.ask("apply", seat=seat, action=action))

    def undo(self, seat: Optional[int] = None) -> Json:
        """Takes back the last action, or the last one of a seat, if nothing was revealed since."""
        return self._moved(self.ask("undo", seat=seat))

    def choose(self, seat: int, bot: str = "greedy", seed: Optional[str] = None) -> str:
        """What a built-in bot would do for a seat. It is not done."""
        return self.ask("choose", seat=seat, bot=bot, seed=seed)["action"]

    # What is known.

    def view(self, seat: Optional[int] = None) -> Json:
        """Everything that a seat, or a spectator, may know."""
        return self.ask("view", seat=seat)["view"]

    def log(self, seat: Optional[int] = None, start: int = 0) -> List[Told]:
        """What a seat, or a spectator, may know of what happened, without the first `start` events."""
        return self.ask("log", seat=seat, **{"from": start})["log"]

    def standing(self, seat: Optional[int] = None) -> Standing:
        """The score sheet as a seat, or a spectator, may see it."""
        return self.ask("standing", seat=seat)["standing"]

    def imagine(self, seat: Optional[int] = None, seed: Optional[str] = None) -> Json:
        """A whole state that looks to a seat, or to a spectator, exactly as the true one does. It is not loaded."""
        return self.ask("imagine", seat=seat, seed=seed)["state"]

    def state(self) -> Json:
        """The whole state, hidden things too."""
        return self.ask("state")["state"]

    def replay(self) -> str:
        """The text of a replay file: all that it takes to `resume` the game."""
        return self.ask("replay")["replay"]

    # The protocol.

    def ask(self, cmd: str, **fields: Any) -> Json:
        """Sends a request and returns its answer. Fields that are None are left out."""
        if self._last_words.closed:
            raise EngineError("this engine was closed")
        self._asked += 1
        given = {name: value for name, value in fields.items() if value is not None}
        try:
            self._input.write(json.dumps({"cmd": cmd, "id": self._asked, **given}) + "\n")
            self._input.flush()
        except OSError as error:
            raise self._ended() from error
        reply = self._reply()
        # What was interrupted before it was answered is answered first.
        while reply.get("id", self._asked) != self._asked:
            reply = self._reply()
        if "error" in reply:
            raise Refused(reply["error"])
        return reply["ok"]

    def _reply(self) -> Json:
        line = self._output.readline()
        if not line:
            raise self._ended()
        return json.loads(line)

    def _moved(self, answer: Json) -> Json:
        self.ply, self.to_act, self.over = answer["ply"], answer["to_act"], answer["over"]
        return answer

    def _ended(self) -> EngineError:
        code = self._wait()
        self._last_words.seek(0)
        words = self._last_words.read().decode("utf-8", "replace").strip()
        return EngineError(f"the engine has ended with code {code}" + (f": {words}" if words else ""))

    def _wait(self) -> int:
        try:
            return self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
