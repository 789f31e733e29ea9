import assert from "node:assert/strict";
import { test } from "node:test";
import { createLesson } from "../../static/js/match/lesson.js";
import { createStore } from "../../static/js/state/store.js";

/** A lesson of steps that say something, or "" where they follow by themselves; `broken`: those that can't be had, once. */
function table(/** @type {string[]} */ says, broken = new Set()) {
  const store = createStore((task) => task());
  /** @type {[number, boolean][]} */
  const frames = [];
  /** @type {Record<string, string>} */
  const answers = {};
  /** @type {string[]} */
  const refused = [];
  const presses = says.filter(Boolean).length;
  /** @param {string} address @returns {Promise<any>} */
  const get = async (address) => {
    const step = Number(address.split("/").at(-1));
    if (broken.delete(step))
      return { ok: false, error: { code: "lost", detail: "No connection." } };
    const say = says[step];
    const press = say ? says.slice(0, step + 1).filter(Boolean).length : 0;
    const value = { step, last: says.length - 1, say, press, presses, frame: { v: step } };
    return { ok: true, value };
  };
  const lesson = createLesson(
    "/api/lessons/any",
    {
      store,
      receive: (frame, isFirst) => frames.push([frame.v, isFirst]),
      answer: (key, problem) => {
        answers[key] = problem;
      },
      refuse: (key) => refused.push(key),
      machine: "recruit",
    },
    get,
  );
  const act = async (/** @type {string} */ key) => {
    lesson.send({ type: "act", key });
    while (!(key in answers)) await new Promise((done) => setTimeout(done));
  };
  return { store, lesson, frames, answers, refused, act };
}

test("each press leads to the next, and past what nobody is asked", async () => {
  const { store, lesson, frames, answers, act } = table(["a", "", "", "b", ""]);
  await lesson.begin();
  assert.deepEqual(store.state.lesson, {
    say: "a",
    press: 1,
    presses: 2,
    isOver: false,
    machine: "recruit",
  });
  await act("one");
  assert.equal(answers.one, "");
  assert.equal(store.state.lesson?.say, "b");
  await act("two");
  assert.deepEqual(
    frames.map(([step]) => step),
    [0, 1, 2, 3, 4],
  );
  assert.deepEqual(store.state.lesson, {
    say: "",
    press: 0,
    presses: 2,
    isOver: true,
    machine: "recruit",
  });
});

test("back leads to the press before, from the end to the last one", async () => {
  const { store, lesson, frames, act } = table(["a", "", "b", ""]);
  await lesson.begin();
  assert.equal(lesson.back(), undefined);
  await act("one");
  await act("two");
  await lesson.back();
  assert.equal(store.state.lesson?.say, "b");
  await lesson.back();
  assert.equal(store.state.lesson?.say, "a");
  // An older frame is taken in place of a newer one.
  assert.deepEqual(frames.slice(-2), [
    [2, true],
    [0, true],
  ]);
  await act("three");
  assert.equal(store.state.lesson?.say, "b");
});

test("undo goes back, and what else is sent does nothing", async () => {
  const { store, lesson, answers, refused, act } = table(["a", "b", ""]);
  await lesson.begin();
  await act("one");
  lesson.send({ type: "why", key: "why" });
  lesson.send({ type: "prepare", key: "two" });
  assert.deepEqual(refused, ["why"]);
  assert.equal(answers.two, "");
  lesson.send({ type: "undo", key: "three" });
  await new Promise((done) => setTimeout(done));
  assert.equal(store.state.lesson?.say, "a");
});

test("a step that can't be had is told, and asked for anew", async () => {
  const { store, lesson, answers, act } = table(["a", "b", ""], new Set([1]));
  await lesson.begin();
  await act("one");
  assert.equal(answers.one, "No connection.");
  assert.equal(store.state.lesson?.say, "a");
  await act("two");
  assert.equal(store.state.lesson?.say, "b");
});

test("nothing comes to hand by itself", async () => {
  const { store, lesson } = table(["a", ""]);
  store.update({ selection: ["block:a"] });
  await lesson.begin();
  assert.deepEqual(store.state.selection, []);
});
