// Which side's line is framed in a battle: the one that decides.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decides } from "../../../static/games/liberty/battle.js";

/** @param {object} more */
const fight = (more) =>
  /** @type {any} */ ({
    attacker: "am",
    defender: "gb",
    acting: "gb",
    hits: 0,
    leaving: "",
    winner: "",
    ...more,
  });

test("whose class fires, who takes hits, and who must leave decides", () => {
  assert.equal(decides(fight({})), "gb");
  assert.equal(decides(fight({ hits: 2 })), "am");
  assert.equal(decides(fight({ leaving: "am" })), "am");
  assert.equal(decides(fight({ winner: "gb" })), "");
});
