// What one drew last, and many arrivals in few lines.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gathered, lastDrawn } from "../../../static/games/madison/drawn.js";

const t = /** @type {any} */ ((/** @type {string} */ key) => key);

/** @param {string} key @param {string} side @param {any} [params] @param {string[]} [cards] @returns {any} */
function line(key, side, params = {}, cards = []) {
  const remarks = cards.map((card) => ({
    message: { key: "madison-remark-drawn", params: { card: `@madison-card-${card}` } },
  }));
  return { n: 1, side, message: { key: `madison-line-${key}`, params }, remarks };
}

const own = line("dealt", "us", { count: 2 }, ["10", "11"]);
const theirs = line("dealt", "gb", { count: 2 });

test("the cards that came last are known until one is played", () => {
  assert.deepEqual(lastDrawn([own, theirs], "us"), ["10", "11"]);
  const single = line("drew", "us", { card: "@madison-card-12" });
  assert.deepEqual(lastDrawn([own, theirs, single], "us"), ["12"]);
  // When war breaks out a hand is filled card by card.
  const second = line("drew", "us", { card: "@madison-card-13" });
  assert.deepEqual(lastDrawn([own, single, theirs, second], "us"), ["12", "13"]);
  assert.deepEqual(lastDrawn([own, line("used-event", "gb")], "us"), ["10", "11"]);
  assert.deepEqual(lastDrawn([own, line("used-event", "us")], "us"), []);
  assert.deepEqual(lastDrawn([own, line("held", "us")], "us"), []);
});

test("nobody knows what the other drew", () => {
  assert.deepEqual(lastDrawn([own, theirs], "gb"), []);
});

test("who arrives at one place in a row is told of in one line", () => {
  const at = (/** @type {string} */ block, /** @type {string} */ place) =>
    line("arrived", "us", { block: `@madison-block-${block}`, at: `@madison-at-${place}` });
  const lines = [at("us_6", "albany"), at("us_13", "buffalo"), at("us_9", "albany"), own];
  const [albany, buffalo, cards, ...rest] = gathered(lines, t);
  assert.equal(albany.message.key, "madison-lines-arrived");
  assert.equal(albany.message.params?.count, 2);
  assert.equal(String(albany.message.params?.at), "@madison-at-albany");
  assert.ok(String(albany.message.params?.names).includes("madison-block-us_9"));
  assert.equal(buffalo, lines[1]);
  assert.equal(cards, own);
  assert.deepEqual(rest, []);
  assert.deepEqual(gathered([at("us_6", "albany"), own, at("us_9", "albany")], t).length, 3);
});
