import assert from "node:assert/strict";
import { test } from "node:test";
import { NEXT_STEP } from "../../static/js/state/reach.js";
import {
  buttons,
  forAll,
  forcedTargets,
  gesture,
  holdable,
  maxAt,
  meansAllThere,
  onTheSpot,
  refused,
  stillHeld,
  stillOffered,
  subjects,
  targets,
} from "../../static/js/state/select.js";

/** @param {string} block @param {string} to */
const march = (block, to) => ({
  action: { type: "march", block, to },
  final: false,
  subject: `block:${block}`,
  target: `town:${to}`,
});

/** @type {import("../../static/js/types.d.ts").Choices} */
const choices = {
  prompt: { key: "ask" },
  rule: "9.1",
  actions: [
    march("us1", "erie"),
    march("us1", "york"),
    march("us2", "erie"),
    { ...march("us2", "erie"), action: { type: "embark", block: "us2", to: "erie" } },
    { action: { type: "take-hit" }, final: false, subject: "block:us3" },
    { action: { type: "build", town: "erie" }, final: false, target: "base:erie" },
    { action: { type: "retreat", to: "utica" }, final: true, target: "town:utica" },
    { action: { type: "done" }, final: true, label: { key: "done" } },
    { action: { type: "more" }, final: false, label: { key: "more" } },
  ],
};

test("what can be taken hold of lights up before anything is held", () => {
  assert.deepEqual([...subjects(choices)], ["block:us1", "block:us2", "block:us3"]);
  assert.deepEqual([...targets(choices, [])], ["base:erie", "town:utica"]);
});

test("with one block in hand its targets light up", () => {
  assert.deepEqual([...targets(choices, ["block:us1"])], ["town:erie", "town:york"]);
});

test("with several in hand only the targets common to all light up", () => {
  assert.deepEqual([...targets(choices, ["block:us1", "block:us2"])], ["town:erie"]);
});

test("a click on a block takes it, a second one lets it go", () => {
  const taken = gesture(choices, [], ["block:us1", "town:buffalo"]);
  assert.deepEqual(taken, { do: "select", selection: ["block:us1"] });
  const let_go = gesture(choices, ["block:us1"], ["block:us1", "town:buffalo"]);
  assert.deepEqual(let_go, { do: "select", selection: [] });
});

test("a click on one of several in hand lets go of it alone", () => {
  const hand = ["block:us1", "block:us2"];
  const left = gesture(choices, hand, ["block:us1", "town:buffalo"]);
  assert.deepEqual(left, { do: "select", selection: ["block:us2"] });
});

test("with a key held down a click adds to what is in hand", () => {
  const both = gesture(choices, ["block:us1"], ["block:us2"], { additive: true });
  assert.deepEqual(both, { do: "select", selection: ["block:us1", "block:us2"] });
});

test("a click on a lit town sends the action", () => {
  const meaning = gesture(choices, ["block:us1"], ["town:erie"]);
  assert.deepEqual(meaning, { do: "send", choices: [choices.actions[0]] });
});

test("several in hand go one after the other", () => {
  const meaning = gesture(choices, ["block:us1", "block:us2"], ["town:erie"]);
  assert.ok(meaning.do === "send");
  assert.deepEqual(
    meaning.choices.map((c) => c.action.block),
    ["us1", "us2"],
  );
});

test("an own block in a lit town that can't be taken stands for its town", () => {
  const meaning = gesture(choices, ["block:us1"], ["block:us9", "town:erie"]);
  assert.equal(meaning.do, "send");
});

test("two actions with the same gesture are asked about", () => {
  const meaning = gesture(choices, ["block:us2"], ["town:erie"]);
  assert.ok(meaning.do === "choose");
  assert.equal(meaning.choices.length, 2);
});

test("a choice without a target is made by taking hold of its block", () => {
  const meaning = gesture(choices, [], ["block:us3"]);
  assert.deepEqual(meaning, { do: "send", choices: [choices.actions[4]] });
});

test("a card with a single use shows it before it is played", () => {
  const use = { action: { type: "use-card" }, final: false, subject: "card:13" };
  const asked = { prompt: { key: "p" }, rule: "1", actions: [use] };
  assert.deepEqual(gesture(asked, [], ["card:13"]), {
    do: "choose",
    choices: [use],
    at: "card:13",
  });
});

test("a choice without a subject is made by pointing; one that commits is asked about", () => {
  assert.equal(gesture(choices, [], ["base:erie"]).do, "send");
  assert.equal(gesture(choices, [], ["town:utica"]).do, "choose");
});

test("what is not lit is asked about", () => {
  assert.deepEqual(gesture(choices, ["block:us1"], ["town:detroit"]), {
    do: "why",
    selection: "block:us1",
    target: "town:detroit",
  });
  assert.deepEqual(gesture(choices, [], ["block:us8", "town:detroit"]), {
    do: "why",
    selection: "block:us8",
    target: "",
  });
  assert.deepEqual(gesture(null, [], ["town:detroit"]), {
    do: "why",
    selection: "",
    target: "town:detroit",
  });
});

test("what commits stands last among the buttons", () => {
  assert.deepEqual(
    buttons(choices).map((c) => c.action.type),
    ["more", "done"],
  );
  assert.deepEqual(buttons(null), []);
});

test("what can no longer be taken falls out of the hand", () => {
  assert.deepEqual(stillHeld(choices, ["block:us1", "block:us9"]), ["block:us1"]);
});

test("what is only done on the spot is never held: no place could be pointed at with it", () => {
  assert.deepEqual([...holdable(choices)], ["block:us1", "block:us2"]);
  assert.deepEqual(stillHeld(choices, ["block:us1", "block:us3"]), ["block:us1"]);
  assert.deepEqual([...holdable(null)], []);
});

test("an action is found again in a newer frame whatever the order of its fields", () => {
  const wanted = { ...choices.actions[0], action: { to: "erie", block: "us1", type: "march" } };
  assert.equal(stillOffered(choices, wanted), choices.actions[0]);
  assert.equal(stillOffered(null, wanted), undefined);
});

test("pointing at a ship means the ship, not the blocks beneath it", () => {
  assert.ok(!meansAllThere(["fleet:erie/us/operational", "town:erie"]));
  assert.ok(meansAllThere(["town:erie"]));
  assert.ok(meansAllThere(["block:us1", "town:erie"]));
  assert.deepEqual(refused(choices, [], ["fleet:erie/us/operational", "town:erie"]), {
    do: "why",
    selection: "fleet:erie/us/operational",
    target: "",
  });
});

test("of several in hand it is asked about one that can't go there", () => {
  const hands = ["block:us1", "block:us2"];
  const where = choices.actions.filter((c) => c.subject === hands[0]).map((c) => c.target ?? "");
  const alone = where.find(
    (to) => !choices.actions.some((c) => c.subject === hands[1] && c.target === to),
  );
  assert.ok(alone);
  assert.deepEqual(gesture(choices, hands, [alone]), {
    do: "why",
    selection: hands[1],
    target: alone,
  });
  assert.deepEqual(refused(choices, hands, ["town:nowhere"]).selection, hands[0]);
});

test("what is done at once is sent as its block is taken; what commits otherwise is asked about", () => {
  const fire = { action: { type: "fire" }, final: true, subject: "block:a", at_once: true };
  const card = { action: { type: "play-card" }, final: true, subject: "card:a3-1" };
  const asked = { prompt: { key: "p" }, rule: "1", actions: [fire, card] };
  assert.deepEqual(gesture(asked, [], ["block:a"]), { do: "send", choices: [fire] });
  assert.deepEqual(gesture(asked, [], ["card:a3-1"]), {
    do: "choose",
    choices: [card],
    at: "card:a3-1",
  });
  const last = { ...card, at_once: true };
  const only = { ...asked, actions: [last] };
  assert.equal(gesture(only, [], ["card:a3-1"]).do, "choose");
});

test("on the map a block asks before it does what can't be undone, in hand or not", () => {
  const fire = { action: { type: "fire" }, final: true, subject: "block:a", at_once: true };
  const leave = { action: { type: "leave" }, final: true, subject: "block:a", target: "hex:E5" };
  const alone = { prompt: { key: "p" }, rule: "1", actions: [fire] };
  const how = { asksFirst: true };
  const question = { do: "choose", choices: [fire], at: "block:a" };
  assert.deepEqual(gesture(alone, [], ["block:a"], how), question);
  const both = { ...alone, actions: [fire, leave] };
  assert.deepEqual(gesture(both, ["block:a"], ["block:a"], how), question);
  const step = { ...alone, actions: [{ ...fire, final: false }] };
  assert.equal(gesture(step, [], ["block:a"], how).do, "send");
});

test("the only place that can be meant is taken by one press", () => {
  const deploy = { action: { type: "deploy" }, final: true, subject: "block:a", target: "hex:E5" };
  const only = { ...deploy, at_once: true };
  const asked = { prompt: { key: "p" }, rule: "1", actions: [only] };
  assert.deepEqual(gesture(asked, ["block:a"], ["hex:E5"]), { do: "send", choices: [only] });
  const several = { ...asked, actions: [deploy] };
  assert.equal(gesture(several, ["block:a"], ["hex:E5"]).do, "choose");
});

test("a block that may fire or leave is taken in hand first, and fires when it is taken again", () => {
  const fire = { action: { type: "fire" }, final: true, subject: "block:a", at_once: true };
  const leave = { action: { type: "leave" }, final: true, subject: "block:a", target: "hex:E5" };
  const asked = { prompt: { key: "p" }, rule: "1", actions: [fire, leave] };
  assert.deepEqual(gesture(asked, [], ["block:a"]), { do: "select", selection: ["block:a"] });
  assert.deepEqual(onTheSpot(asked, "block:a"), [fire]);
  assert.deepEqual(gesture(asked, ["block:a"], ["block:a"]), { do: "send", choices: [fire] });
});

test("who follows another that is held goes where it goes, after it", () => {
  const actions = [march("ship", "boston"), march("ship", "york"), march("troops", "york")];
  const offered = { ...choices, actions };
  const follows = (/** @type {string} */ held) => held === "block:troops";
  const reach = { ...NEXT_STEP, follows };
  const both = ["block:troops", "block:ship"];
  assert.deepEqual([...targets(offered, both)], ["town:york"]);
  assert.deepEqual([...targets(offered, both, reach)].sort(), ["town:boston", "town:york"]);
  const meant = gesture(offered, both, ["town:boston"], { reach });
  assert.ok(meant.do === "send");
  assert.deepEqual(
    meant.choices.map(({ action }) => action.block),
    ["ship", "troops"],
  );
});

test("what all in hand reach by more than a step is lit, and each of them makes its steps", () => {
  const actions = [march("foot", "york"), march("horse", "york"), march("horse", "erie")];
  const offered = { ...choices, actions };
  /** @type {Record<string, Map<string, import("../../static/js/types.d.ts").Onward>>} */
  const ways = {
    "block:foot": new Map([
      ["town:erie", { choices: [march("foot", "york"), march("foot", "erie")], isForced: true }],
      ["town:detroit", { choices: [], isForced: false }],
    ]),
    "block:horse": new Map(),
  };
  const reach = { ...NEXT_STEP, onward: (/** @type {string} */ held) => ways[held] };
  const both = ["block:foot", "block:horse"];
  const lit = targets(offered, both, reach);
  assert.deepEqual([...lit].sort(), ["town:erie", "town:york"]);
  assert.deepEqual([...forcedTargets(lit, both, reach)], ["town:erie"]);
  assert.deepEqual(gesture(offered, both, ["town:erie"], { reach }), {
    do: "send",
    choices: [march("foot", "york"), march("foot", "erie"), march("horse", "erie")],
  });
});

test("with more in hand than can go there together a place is not lit, nor is the way there offered", () => {
  const actions = ["us1", "us2", "us3"].flatMap((id) => [march(id, "york"), march(id, "erie")]);
  const offered = { ...choices, actions };
  const room = (/** @type {import("../../static/js/types.d.ts").Choice} */ { target }) =>
    target === "town:erie" ? 2 : 9;
  const reach = { ...NEXT_STEP, room };
  const all = ["block:us1", "block:us2", "block:us3"];
  assert.deepEqual([...targets(offered, all, reach)], ["town:york"]);
  assert.deepEqual([...targets(offered, all.slice(1), reach)].sort(), ["town:erie", "town:york"]);
  assert.equal(gesture(offered, all, ["town:erie"], { reach }).do, "why");
  assert.equal(maxAt(offered, all, ["town:erie"], reach), 2);
  assert.equal(maxAt(offered, all, ["town:york"], reach), 0);
  assert.equal(maxAt(offered, all, ["town:boston"], reach), 0);
});

test("several in hand that could all go by two ways are asked by which, once", () => {
  const actions = ["embark", "march"].flatMap((type) =>
    ["us1", "us2"].map((block) => ({
      action: { type, block, to: "sandusky" },
      final: false,
      subject: `block:${block}`,
      target: "town:sandusky",
    })),
  );
  const asked = { prompt: { key: "x" }, rule: "12.2", actions };
  const hands = ["block:us1", "block:us2"];
  const meant = gesture(asked, hands, ["town:sandusky"]);
  assert.deepEqual(meant, {
    do: "choose",
    choices: [actions[0], actions[2]],
    at: "town:sandusky",
  });
  assert.deepEqual(forAll(asked, hands, actions[2]), [actions[2], actions[3]]);
  assert.deepEqual(forAll(asked, [], actions[2]), [actions[2]]);
});

test("several in hand go the same way, where one of them could go otherwise", () => {
  const go = (/** @type {string} */ type, /** @type {string} */ block) => ({
    action: { type, block, to: "sandusky" },
    final: false,
    subject: `block:${block}`,
    target: "town:sandusky",
  });
  const [sails, marches, scouts] = [go("embark", "us1"), go("march", "us1"), go("march", "us2")];
  const asked = { prompt: { key: "x" }, rule: "12.2", actions: [sails, marches, scouts] };
  for (const hands of [
    ["block:us1", "block:us2"],
    ["block:us2", "block:us1"],
  ]) {
    const meant = gesture(asked, hands, ["town:sandusky"]);
    assert.ok(meant.do === "send");
    assert.deepEqual(new Set(meant.choices), new Set([marches, scouts]));
  }
});
