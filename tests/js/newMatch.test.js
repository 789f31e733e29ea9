import assert from "node:assert/strict";
import { test } from "node:test";
import {
  keepChoice,
  keepGame,
  keptGame,
  keptOpponent,
  keptSide,
  keptStrength,
} from "../../static/js/state/newMatch.js";

test("what was chosen last against a machine is kept, the side for each game", () => {
  assert.deepEqual(
    [keptGame(), keptStrength(), keptOpponent(), keptSide("liberty")],
    ["", "", null, "random"],
  );
  keepChoice({ game: "liberty", opponent: "recruit", machine: "recruit", side: "gb" });
  assert.deepEqual(
    [keptGame(), keptStrength(), keptOpponent(), keptSide("liberty"), keptSide("madison")],
    ["liberty", "recruit", "recruit", "gb", "random"],
  );
});

test("a match against a person leaves what is played against a machine as it was", () => {
  keepChoice({ game: "madison", opponent: "here", machine: "", side: "us" });
  assert.deepEqual(
    [keptGame(), keptStrength(), keptOpponent(), keptSide("madison")],
    ["liberty", "recruit", "here", "random"],
  );
});

test("what a lesson starts is kept as a game, and not as the strength that was chosen", () => {
  keepGame("quebec1759");
  assert.deepEqual(
    [keptGame(), keptStrength(), keptOpponent(), keptSide("quebec1759")],
    ["quebec1759", "recruit", "here", "random"],
  );
});
