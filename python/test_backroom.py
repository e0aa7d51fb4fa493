"""The client does what it says: `cargo test -p cli --test all python` runs this with the engine that it has built."""

import unittest

from backroom import Engine, EngineError, Refused


class Games(unittest.TestCase):
    def test_a_decision_is_taken_told_and_taken_back(self) -> None:
        with Engine("fliptown", seats=2, seed="python") as game:
            self.assertEqual((game.ply, game.to_act, game.over), (0, [0, 1], False))
            before = game.view(0)
            told = len(game.log(0))
            legal = game.legal(0)
            self.assertEqual(legal["prompt"]["question"], "prompt-assign")
            self.assertEqual([choice["action"] for choice in legal["choices"]], legal["actions"])
            self.assertNotIn("choices", game.legal(0, choices=False))
            game.apply(0, legal["actions"][0])
            self.assertEqual(game.ply, 1)
            self.assertNotEqual(game.view(0), before)
            self.assertEqual([event["event"]["kind"] for event in game.log(0, start=told)], ["assigned"])
            game.undo(0)
            self.assertEqual((game.ply, game.view(0)), (0, before))

    def test_a_state_is_kept_and_a_world_imagined(self) -> None:
        with Engine("in-too-deep", seats=2, seed="python") as game:
            state, view = game.state(), game.view(1)
            self.assertEqual(game.imagine(1, seed="dream"), game.imagine(1, seed="dream"))
            game.load(game.imagine(1))
            self.assertEqual(game.view(1), view)
            game.load(state, seed="other")
            self.assertEqual(game.state(), state)
            self.assertIsNone(game.standing()["end"])

    def test_a_bot_chooses_what_is_legal(self) -> None:
        with Engine("escape-plan", seats=2, seed="python") as game:
            [seat] = game.to_act
            for bot in ("random", "greedy"):
                self.assertEqual(game.choose(seat, bot, seed="x"), game.choose(seat, bot, seed="x"))
                self.assertIn(game.choose(seat, bot), game.legal(seat)["actions"])
            with self.assertRaises(Refused) as refused:
                game.choose(1 - seat)
            self.assertEqual(refused.exception.kind, "not_to_act")
            self.assertEqual(game.ply, 0)

    def test_a_replay_goes_on_with_the_same_draws(self) -> None:
        def play(game: Engine, decisions: int) -> None:
            for _ in range(decisions):
                seat = game.to_act[0]
                game.apply(seat, game.choose(seat, "random", seed=str(game.ply)))

        with Engine("speakeasy", seats=2, seed="python") as game:
            play(game, 20)
            saved = game.replay()
            play(game, 60)
            state = game.state()
            game.resume(saved)
            self.assertEqual(game.ply, 20)
            play(game, 60)
            self.assertEqual(game.state(), state)

    def test_one_engine_plays_one_game_after_the_other(self) -> None:
        with Engine("fliptown", lang="cs") as engine:
            for seats in (1, 4):
                begun = engine.new(seats, options={"characters": True}, seed="python")
                self.assertEqual((begun["seats"], begun["options"]["characters"]), (seats, "on"))


class Errors(unittest.TestCase):
    def test_a_refusal_says_why_and_changes_nothing(self) -> None:
        with Engine("fliptown", seats=2, seed="python") as game:
            with self.assertRaises(Refused) as refused:
                game.apply(0, "finish")
            self.assertEqual((refused.exception.kind, refused.exception.rule), ("illegal", "FT-5.4"))
            self.assertTrue(str(refused.exception))
            with self.assertRaisesRegex(Refused, "random, greedy"):
                game.choose(0, "clever")
            self.assertEqual(game.ply, 0)
            game.legal(0)

    def test_a_game_that_cannot_be_set_up_leaves_no_engine(self) -> None:
        with self.assertRaises(Refused) as refused:
            Engine("fliptown", seats=9)
        self.assertEqual(refused.exception.option, "seats")

    def test_nothing_can_be_asked_before_there_is_a_game(self) -> None:
        with Engine("fliptown") as engine:
            with self.assertRaises(Refused) as refused:
                engine.legal(0)
            self.assertEqual(refused.exception.kind, "no_game")

    def test_a_missing_program_says_what_to_do(self) -> None:
        with self.assertRaisesRegex(EngineError, "'/no/such/backroom'.*cargo build --release.*BACKROOM"):
            Engine("fliptown", seats=2, binary="/no/such/backroom")

    def test_an_unknown_game_is_told_in_the_engines_words(self) -> None:
        with self.assertRaisesRegex(EngineError, "(?s)code 2.*chess"):
            Engine("chess", seats=2)

    def test_an_engine_that_was_killed_is_noticed(self) -> None:
        with Engine("fliptown", seats=2) as game:
            game._process.kill()
            game._process.wait()
            with self.assertRaisesRegex(EngineError, "ended"):
                game.legal(0)

    def test_an_engine_that_was_closed_says_so(self) -> None:
        with Engine("fliptown", seats=2) as game:
            pass
        game.close()
        with self.assertRaisesRegex(EngineError, "closed"):
            game.legal(0)


if __name__ == "__main__":
    unittest.main()
