// What helps to decide: where a card's uses are pressed, and what an attack would come to.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  asked,
  beside,
  called,
  hasButton,
  isMain,
  warnings,
} from "../../../static/games/madison/advice.js";
import { heldUntil } from "../../../static/games/madison/cards.js";
import { along, alongWords, pointsLeft } from "../../../static/games/madison/taking.js";

const march = {
  action: { type: "march", to: "queenston" },
  final: true,
  target: "space:queenston",
};
const use = {
  action: { type: "use-card", card: "13", use: "depot" },
  final: false,
  subject: "card:13",
  label: { key: "madison-use-depot" },
};
const choices = { prompt: { key: "p" }, rule: "9.1", actions: [march] };
const view = /** @type {any} */ ({
  ask: "move",
  attacks: {
    queenston: {
      attack: 4,
      defence: 3,
      modifiers: [
        { rule: "10.21", what: "odds", drm: 1 },
        { rule: "2.23", what: "invasion", drm: -1 },
      ],
    },
  },
});
const sheet = /** @type {any} */ ({
  tables: {
    land: ["AR-2", "AR-2", "AR-1", "AR-1", "AR", "CC", "EX", "DR9", "DR", "DR-1", "DR-2"],
  },
});

/** @param {string} key @param {Record<string, unknown>} [params] */
const t = (key, params = {}) => [key, ...Object.values(params)].join(" ");

test("the uses of a card are no buttons until it is pressed, however few there are", () => {
  const playing = /** @type {any} */ ({ ask: "play" });
  assert.equal(hasButton(use, playing, { ...choices, actions: [use] }), false);
});

test("a card that is played on the spot has a button, which names it", () => {
  const react = { ...use, action: { type: "react", card: "13" } };
  const asked = /** @type {any} */ ({ ask: "react" });
  assert.equal(hasButton(react, asked, { ...choices, actions: [react] }), true);
});

test("who may be taken is listed beside the map once all of them stand in one space", () => {
  const take = (/** @type {string} */ block) => ({
    action: { type: "take", block },
    final: false,
    subject: `block:${block}`,
  });
  const blocks = { a: { at: "albany" }, b: { at: "albany" }, c: { at: "erie" } };
  const naming = /** @type {any} */ ({ ask: "force", blocks });
  const listed = (/** @type {string[]} */ ...ids) =>
    hasButton(take("a"), naming, { ...choices, actions: ids.map(take) });
  assert.equal(listed("a", "b"), true);
  assert.equal(listed("a", "b", "c"), false);
});

test("an attack is called by its strengths, all that is added to the dice and how it may end", () => {
  const figures = { attack: 4, defence: 3, sum: 0, drm: "0", ar: 42, ex: 14, cc: 17, dr: 28 };
  assert.deepEqual(called(march, view, choices, sheet), {
    key: "madison-answer-attack",
    params: { at: "@madison-at-queenston", how: "land", ...figures },
  });
});

test("by water all ships are taken along by one press, and nobody whom they would have to carry", () => {
  const kinds = { gaines: "leader", v_pike: "corvette", v_oneida: "brig", a: "regular" };
  const blocks = Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => [id, { kind, cv: 2, max: 2 }]),
  );
  const forces = [{ kind: "leader", leader: "chauncey", water: true }];
  const asked = (/** @type {string[]} */ group) =>
    /** @type {any} */ ({ ask: "move", play: { forces, now: 0, group }, blocks });
  const take = (/** @type {string} */ block) => ({ action: { type: "take", block }, final: false });
  const offered = { ...choices, actions: Object.keys(kinds).map(take) };
  const ids = along(asked(["chauncey"]), offered).map(({ action }) => action.block);
  assert.deepEqual(ids, ["v_pike", "v_oneida"]);
  const roster = /** @type {any} */ ({ ...sheet, blocks: [] });
  assert.deepEqual(alongWords(asked(["chauncey"]), offered, roster), {
    key: "madison-take-ships",
    params: { count: 2 },
  });
  // Nor do passengers follow once all ships are taken.
  const passengers = { ...offered, actions: ["gaines", "a"].map(take) };
  assert.deepEqual(along(asked(["chauncey", "v_pike", "v_oneida"]), passengers), []);
  assert.deepEqual(warnings(asked(["chauncey"]), offered, t, roster), [
    "madison-ships-first @madison-block-chauncey",
  ]);
});

test("every modifier of an attack is told before it is made, and how likely each end is", () => {
  const [folded] = /** @type {any[]} */ (warnings(view, choices, t, sheet));
  assert.equal(folded.text, "madison-added");
  const [told] = folded.more;
  assert.match(told, /madison-line-modifier-odds \+1; madison-line-modifier-invasion −1/);
  assert.match(told, /madison-end-ar 42; madison-end-ex 14; madison-end-cc 17; madison-end-dr 28/);
});

test("an attack that nothing is known of keeps the words of the server", () => {
  const unknown = /** @type {any} */ ({ ...view, attacks: {} });
  const labelled = { ...march, label: { key: "madison-attack" } };
  assert.equal(called(labelled, unknown, choices, sheet), null);
  assert.deepEqual(warnings(unknown, choices, t, sheet), []);
});

test("a leader's button says where they stand and how many they lead, a ship's its class and cost", () => {
  const blocks = { brown: { kind: "leader", at: "sackets" } };
  const roster = [
    { id: "brown", kind: "leader", limit: 4 },
    { id: "v_pike", kind: "frigate", cost: 5, lake: "ontario" },
  ];
  const told = /** @type {any} */ ({ ...sheet, blocks: roster });
  const leading = /** @type {any} */ ({ ask: "force", blocks });
  const activate = { action: { type: "activate-leader", leader: "brown" }, final: true };
  assert.deepEqual(called(activate, leading, choices, told)?.params, {
    leader: "@madison-block-brown",
    how: "land",
    at: "@madison-at-sackets",
    leads: 4,
    commits: "yes",
  });
  const label = { key: "madison-build", params: { vessel: "@madison-block-v_pike" } };
  const build = { action: { type: "build-vessel", block: "v_pike" }, final: false, label };
  assert.deepEqual(called(build, leading, choices, told), {
    key: "madison-answer-build",
    params: {
      vessel: "@madison-block-v_pike",
      class: "@madison-kind-frigate",
      cost: "2½",
      lake: "@madison-lake-ontario",
    },
  });
});

test("a leader takes along leaders first, then who is whole, and no more than they lead", () => {
  const kinds = { brown: "leader", ripley: "leader", a: "regular", b: "regular", c: "militia" };
  const blocks = Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => [id, { kind, cv: id === "a" ? 1 : 2, max: 2 }]),
  );
  const play = { forces: [{ kind: "leader", leader: "brown" }], now: 0, group: ["brown"] };
  const led = /** @type {any} */ ({ ask: "move", play, blocks });
  const take = (/** @type {string} */ block) => ({ action: { type: "take", block }, final: false });
  const offered = { ...choices, actions: ["a", "b", "c", "ripley"].map(take) };
  const order = along(led, offered).map(({ action }) => action.block);
  assert.deepEqual(order, ["ripley", "b", "c", "a"]);
  const limits = (/** @type {number} */ limit) =>
    /** @type {any} */ ({ blocks: ["brown", "ripley"].map((id) => ({ id, limit })) });
  assert.deepEqual(alongWords(led, offered, limits(5)), {
    key: "madison-take-along",
    params: { count: 3, all: 3, some: "no", leaders: 1 },
  });
  assert.deepEqual(alongWords(led, offered, limits(1)), {
    key: "madison-take-along",
    params: { count: 2, all: 3, some: "yes", leaders: 1 },
  });
  assert.deepEqual(along(/** @type {any} */ ({ ...led, ask: "react" }), offered), []);
});

test("one line says how many a leader may lead, how many are taken, and of which kinds", () => {
  const kinds = { brown: "leader", ripley: "leader", a: "regular", b: "militia", c: "regular" };
  const blocks = Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => [id, { kind, cv: 2, max: 2 }]),
  );
  const roster = /** @type {any} */ ({
    ...sheet,
    blocks: [
      { id: "brown", limit: 10 },
      { id: "ripley", limit: 5 },
    ],
  });
  const nothing = { ...choices, actions: [] };
  const told = (/** @type {string[]} */ ...group) => {
    const play = { forces: [{ kind: "leader", leader: "brown" }], now: 0, group };
    const own = /** @type {any} */ ({ ask: "move", play, blocks });
    /** @type {[string, any][]} */
    const said = [];
    warnings(
      own,
      nothing,
      (key, params) => {
        said.push([key, params]);
        return key;
      },
      roster,
    );
    return said.filter(([key]) => /madison-led$|madison-leads/.test(key));
  };
  const [[none, before], ...others] = told("brown");
  assert.deepEqual([none, before.most, others.length], ["madison-leads-up-to", 10, 0]);
  const [[some, after]] = told("brown", "ripley", "a", "b", "c");
  assert.equal(some, "madison-led");
  assert.deepEqual([after.most, after.units, after.leaders], [15, 3, 1]);
});

test("who is attacked is told what the attackers are, and what a retreat leaves to them", () => {
  const spaces = [{ id: "queenston", value: 2 }];
  const asked = /** @type {any} */ ({ ...view, ask: "evade", play: { target: "queenston" } });
  const all = warnings(asked, { ...choices, actions: [] }, t, { ...sheet, spaces });
  const told = /** @type {any[]} */ (all);
  const [brief, left] = told;
  assert.match(brief.text, /^madison-attacked-brief .*28/);
  assert.match(
    brief.more[0],
    /^madison-attacked .*madison-line-modifier-odds \+1; .*madison-end-dr 28/,
  );
  assert.equal(left.text, "madison-retreat-leaves @madison-at-queenston 2");
  assert.ok(brief.isFirst && left.isFirst);
});

test("the best of the attacks with a fair chance is the main answer, else the end once somebody has moved", () => {
  const to = (/** @type {string} */ at) => ({ ...march, action: { type: "march", to: at } });
  const done = { action: { type: "done" }, final: true };
  const odds = (/** @type {number} */ drm) => ({
    attack: 4,
    defence: 3,
    modifiers: [{ rule: "10.21", what: "odds", drm }],
  });
  const asked = /** @type {any} */ ({
    ask: "move",
    attacks: { york: odds(1), kingston: odds(3), prescott: odds(-4) },
    play: { moved: {} },
  });
  const mains = (/** @type {any} */ view, /** @type {any[]} */ ...actions) =>
    actions.filter((one) => isMain(one, view, { ...choices, actions }, sheet));
  const [fair, better, vain] = ["york", "kingston", "prescott"].map(to);
  assert.deepEqual(mains(asked, fair, better, vain, done), [better]);
  assert.deepEqual(mains(asked, vain, done), []);
  const moved = { ...asked, play: { moved: { brock: { path: ["a", "b"] } } } };
  assert.deepEqual(mains(moved, vain, done), [done]);
  // Who moved before on this card says nothing of the force that acts now.
  const before = { ...moved, play: { ...moved.play, done: ["brock"] } };
  assert.deepEqual(mains(before, vain, done), []);
  assert.deepEqual(mains(moved, better, done), [better]);
});

test("who must put into port is told that ports are pressed, and of one ship among several", () => {
  const asked = /** @type {any} */ ({ ask: "harbour" });
  const port = { action: { type: "harbour", to: "kingston" }, final: true };
  const berth = { action: { type: "berth", block: "v_wolfe", to: "kingston" }, final: false };
  const told = (/** @type {any[]} */ actions) => {
    /** @type {any[]} */
    const params = [];
    const noted = /** @type {any} */ (
      (/** @type {string} */ key, /** @type {any} */ more) => {
        params.push(more?.alone);
        return key;
      }
    );
    const keys = warnings(asked, { ...choices, actions }, noted, sheet);
    return [...keys, params[0]];
  };
  assert.deepEqual(told([port]), ["madison-how-to-harbour", "madison-why-harbour", "no"]);
  assert.equal(told([port, berth])[2], "yes");
});

test("no use of a card is the main one: not even holding it, where it is the last", () => {
  const hold = { action: { type: "use-card", card: "13", use: "hold" }, final: true };
  const asked = /** @type {any} */ ({ ask: "play" });
  assert.equal(isMain(hold, asked, { ...choices, actions: [use, hold] }, sheet), false);
});

test("a card that may be played in reaction says what it does", () => {
  const react = { ...use, action: { type: "react", card: "13" } };
  const asked = /** @type {any} */ ({ ask: "react" });
  assert.deepEqual(beside(react, asked, t, sheet), { sign: null, hint: "madison-card-text-13" });
});

test("the points that those in hand have left are told, of the slowest first", () => {
  const blocks = [
    { id: "brock", kind: "leader", move: 10 },
    { id: "gb_41", kind: "regular", move: 6 },
  ];
  const roster = /** @type {any} */ ({ ...sheet, blocks });
  const play = (/** @type {any} */ more) =>
    /** @type {any} */ ({
      play: {
        forces: [{ kind: "leader", leader: "brock" }],
        group: ["brock", "gb_41"],
        moved: { brock: { spent: 4 }, gb_41: { spent: 4 } },
        ...more,
      },
    });
  assert.deepEqual(pointsLeft(play({}), t, roster), ["madison-points-left 2 6 4"]);
  const hurried = { forces: [{ kind: "leader", leader: "brock", mp: 5 }] };
  assert.deepEqual(pointsLeft(play(hurried), t, roster), ["madison-points-left 1 1 0"]);
  const stopped = { moved: { gb_41: { spent: 1, stopped: true } }, group: ["gb_41"] };
  assert.deepEqual(pointsLeft(play(stopped), t, roster), ["madison-points-left 0 0 0"]);
  assert.deepEqual(pointsLeft(play({ group: [] }), t, roster), []);
});

test("a lesson that offers no end of the moves doesn't tell to press it", () => {
  const view = /** @type {any} */ ({ ask: "move", side: "us", play: { group: ["vanrensselaer"] } });
  const take = { action: { type: "take", block: "us_13" }, final: false };
  const done = { action: { type: "done" }, final: true };
  const more = (/** @type {any[]} */ actions) => {
    const told = asked(view, /** @type {any} */ ({ actions, prompt: { key: "", params: {} } }));
    return told?.params?.more;
  };
  assert.equal(more([take]), "along");
  assert.equal(more([take, done]), "yes");
  assert.equal(more([done]), "no");
});

test("going ashore is an attack only where enemy units stand", () => {
  const sail = /** @type {any} */ ({ action: { type: "sail", to: "burlington" }, final: true });
  const foes = (/** @type {string[]} */ kinds) => {
    const there = kinds.map((kind, n) => [`gb_${n}`, { side: "gb", kind, at: "burlington" }]);
    const view = /** @type {any} */ ({
      ask: "move",
      side: "us",
      blocks: Object.fromEntries(there),
    });
    const told = called(
      sail,
      view,
      /** @type {any} */ ({ actions: [sail] }),
      /** @type {any} */ ({}),
    );
    return told?.params?.foes;
  };
  assert.equal(foes([]), 0);
  assert.equal(foes(["leader"]), 0);
  assert.equal(foes(["regular", "leader"]), 1);
});

test("a card that is laid down says until when it is of use, and that it is lost", () => {
  const cards = [
    { id: "7", side: "us", kinds: ["reaction"] },
    { id: "20", side: "both", kinds: ["winter"] },
    { id: "21", side: "gb", kinds: ["winter"] },
    { id: "109", side: "us", kinds: ["event"] },
  ];
  const told = { ...sheet, cards };
  const label = { key: "madison-use-hold" };
  const hold = (/** @type {string} */ card) =>
    /** @type {any} */ ({ action: { type: "use-card", card, use: "hold" }, final: true, label });
  const at = (/** @type {string} */ turn) =>
    /** @type {any} */ ({ ask: "play", side: "us", turn, blocks: {} });
  const until = (/** @type {string} */ card, /** @type {string} */ turn) =>
    heldUntil(card, at(turn), told);
  const words = (/** @type {string} */ turn) =>
    called(hold("7"), at(turn), { ...choices, actions: [] }, told)?.params?.what;
  assert.equal(until("7", "1813_SS"), "fall");
  assert.equal(until("7", "1813_SF"), "lost");
  assert.equal(until("20", "1813_SF"), "winter");
  assert.equal(until("21", "1813_SF"), "lost");
  assert.equal(until("109", "1814_SF"), "treaty");
  assert.equal(words("1813_SS"), "@madison-use-hold");
  assert.equal(words("1813_SF"), "@madison-use-hold-lost");
});
