import assert from "node:assert/strict";
import { test } from "node:test";
import { createCommands } from "../../static/js/match/commands.js";
import { createStore, mayAct, mySide } from "../../static/js/state/store.js";

/** @param {number} v @param {object} [more] @returns {any} */
function frame(v, more = {}) {
  return {
    match: "m",
    viewer: "us",
    v,
    status: "running",
    choices: {
      prompt: { key: "ask" },
      rule: "1",
      actions: ["us1", "us2"].map((block) => ({
        action: { type: "place", block, town: "erie" },
        final: false,
        subject: `block:${block}`,
        target: "town:erie",
      })),
    },
    view: { blocks: { us1: { at: "hand" }, us2: { at: "hand" } } },
    log: [],
    ...more,
  };
}

/** @param {string} key */
const t = (key) => key;

/** @param {object[]} sent */
function table(sent) {
  const nextOf = (
    /** @type {any} */ view,
    /** @type {string} */ tray,
    /** @type {Set<string>} */ free,
  ) => [...free].find((name) => view.blocks[name.split(":")[1]].at === tray) ?? "";
  const store = createStore((task) => task(), nextOf);
  const commands = createCommands(store, (message) => sent.push(message) > 0, t);
  store.update({ live: "live" });
  store.receive(frame(1));
  return { store, commands };
}

test("a piece in hand and another question close the sheet of a bargain", () => {
  const { store } = table([]);
  store.update({ isBargaining: true });
  store.receive(frame(2));
  assert.equal(store.state.isBargaining, true);
  store.update({ selection: ["block:us1"] });
  assert.equal(store.state.isBargaining, false);
  store.update({ isBargaining: true, selection: [] });
  store.receive(frame(3, { choices: { ...frame(3).choices, prompt: { key: "another" } } }));
  assert.equal(store.state.isBargaining, false);
});

test("an older frame changes nothing", () => {
  const { store } = table([]);
  store.receive(frame(5));
  store.receive(frame(4));
  assert.equal(store.state.frame?.v, 5);
});

test("the only block that a new question is about comes to hand, and can be let go", () => {
  const { store } = table([]);
  const [one] = frame(2).choices.actions;
  const asks = {
    prompt: { key: "where" },
    rule: "1",
    actions: [one, { ...one, target: "town:york" }],
  };
  store.receive(frame(2, { choices: asks }));
  assert.deepEqual(store.state.selection, ["block:us1"]);
  store.update({ selection: [] });
  store.receive(frame(2, { choices: asks }), true);
  assert.deepEqual(store.state.selection, []);
});

test("what can be done on the spot as well comes to hand, what can only be done there does not", () => {
  const { store } = table([]);
  const [one] = frame(2).choices.actions;
  const fires = { action: { type: "fire", block: "us1" }, final: true, subject: "block:us1" };
  const asks = (/** @type {any[]} */ ...actions) => ({
    prompt: { key: "fight" },
    rule: "1",
    actions,
  });
  store.receive(frame(2, { choices: asks(fires, one) }));
  assert.deepEqual(store.state.selection, ["block:us1"]);
  store.receive(frame(3, { choices: asks(fires) }));
  assert.deepEqual(store.state.selection, []);
});

test("nothing comes to hand where there is a button to press as well, or a block to choose", () => {
  const { store } = table([]);
  assert.deepEqual(store.state.selection, []);
  const [one] = frame(2).choices.actions;
  const asks = {
    prompt: { key: "where" },
    rule: "1",
    actions: [one, { action: { type: "done" }, final: true }],
  };
  store.receive(frame(2, { choices: asks }));
  assert.deepEqual(store.state.selection, []);
});

test("an open choice is one of the frame that comes again after a lost connection", () => {
  const { store } = table([]);
  const choices = store.state.frame?.choices?.actions ?? [];
  store.update({ chooser: { choices, at: "town:erie" } });
  store.receive(frame(1), true);
  assert.equal(store.state.chooser?.choices[0], store.state.frame?.choices?.actions[0]);
});

test("an open choice is closed when nothing of it is offered any more", () => {
  const { store } = table([]);
  const choices = store.state.frame?.choices?.actions ?? [];
  store.update({ chooser: { choices, at: "town:erie" } });
  store.receive(frame(1, { choices: null }), true);
  assert.equal(store.state.chooser, null);
});

test("subscribers are told once for several changes", () => {
  /** @type {(() => void)[]} */
  const tasks = [];
  const store = createStore((task) => tasks.push(task));
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.update({ tab: "log" });
  store.update({ tab: "places" });
  for (const task of tasks) task();
  assert.equal(told, 1);
});

test("the page acts only when live, up to date and idle", () => {
  const { store } = table([]);
  assert.ok(mayAct(store.state));
  store.update({ behind: true });
  assert.ok(!mayAct(store.state));
  store.update({ behind: false, live: "lost" });
  assert.ok(!mayAct(store.state));
});

test("a spectator has no side", () => {
  const { store } = table([]);
  store.receive(frame(2, { viewer: "public" }));
  assert.equal(mySide(store.state), "");
});

test("after a block of a tray was placed the next one comes to hand", () => {
  const { store } = table([]);
  store.update({ follow: "hand" });
  store.receive(frame(2, { view: { blocks: { us2: { at: "hand" }, us1: { at: "erie" } } } }));
  assert.deepEqual(store.state.selection, ["block:us2"]);
});

test("actions go one after the other, each on the newest version", () => {
  /** @type {any[]} */
  const sent = [];
  const { store, commands } = table(sent);
  commands.act(frame(1).choices.actions);
  assert.equal(sent.length, 1);
  assert.equal(sent[0].expect, 1);
  store.receive(frame(2));
  commands.done({ key: sent[0].key });
  assert.equal(sent.length, 2);
  assert.equal(sent[1].expect, 2);
  assert.notEqual(sent[0].key, sent[1].key);
  commands.done({ key: sent[1].key });
  assert.deepEqual(store.state.pending, []);
});

test("an action that is no longer offered is not sent, but asked about", () => {
  /** @type {any[]} */
  const sent = [];
  const { store, commands } = table(sent);
  commands.act(frame(1).choices.actions);
  store.receive(frame(2, { choices: null }));
  commands.done({ key: sent[0].key });
  assert.deepEqual(
    sent.map(({ type }) => type),
    ["act", "why"],
  );
  assert.equal(store.state.note?.text, "board-no-longer");
});

test("after the connection was lost the same command goes again with the same key", () => {
  /** @type {any[]} */
  const sent = [];
  const { commands } = table(sent);
  commands.act([frame(1).choices.actions[0]]);
  commands.resume();
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[0], sent[1]);
});

test("a command that came too soon goes again when it may, with the same key", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  /** @type {any[]} */
  const sent = [];
  const { store, commands } = table(sent);
  commands.act([frame(1).choices.actions[0]]);
  const [{ key }] = sent;
  assert.ok(commands.failed({ key, code: "too-many", message: "", wait: 4 }));
  assert.equal(store.state.pending.length, 1);
  context.mock.timers.tick(3900);
  commands.again();
  assert.equal(sent.length, 1);
  context.mock.timers.tick(200);
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[1], sent[0]);
  commands.done({ key });
  assert.deepEqual(store.state.pending, []);
});

test("a stale command drops all that would follow and says so", () => {
  /** @type {any[]} */
  const sent = [];
  const { store, commands } = table(sent);
  commands.act(frame(1).choices.actions);
  commands.failed({ key: sent[0].key, code: "stale", message: "" });
  assert.deepEqual(store.state.pending, []);
  assert.equal(store.state.note?.text, "board-moved-on");
});

test("a refusal is shown with its rule", () => {
  /** @type {any[]} */
  const sent = [];
  const { store, commands } = table(sent);
  commands.why("block:us1", "town:york", ["town:york"]);
  const refusal = { rule: "9.1", message: { key: "not-neighbours" } };
  commands.because({ key: sent[0].key, refusal });
  assert.deepEqual(store.state.note, {
    kind: "refusal",
    text: "not-neighbours",
    rule: "9.1",
    at: ["town:york"],
  });
});
