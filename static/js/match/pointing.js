// Pointing at the map, or writing an order: what it takes in hand, sends, or asks about.

import { confirmOf, gesture, holdableBlocks, meansAllThere, refused } from "../state/select.js";
import { mayAct, mySide } from "../state/store.js";
import { completions, subjectOf, understood } from "../state/typed.js";

/** @typedef {import("../types.d.ts").Choice} Choice */

/**
 * @typedef {object} Controls what gestures work on
 * @property {import("../state/store.js").Store} store
 * @property {ReturnType<typeof import("./commands.js").createCommands>} commands
 * @property {import("../types.d.ts").GameDrawing} game
 */

/** @param {Controls} controls @param {string[]} names @param {boolean} additive */
export function point(controls, names, additive) {
  const { state } = controls.store;
  if (!state.frame || state.history || !mySide(state)) return;
  if (!mayAct(state)) return;
  if (!state.frame.choices) return void look(controls, names);
  const meaning = gesture(state.frame.choices, state.selection, names, {
    additive: additive || state.many,
    follows: followsOf(state, controls.game),
  });
  const isPlace = meaning.do === "why" && !state.selection.length && meansAllThere(names);
  const there = isPlace ? standing(controls, names) : [];
  if (there.length) controls.store.update({ selection: there, chooser: null, note: null });
  else carryOut(controls, meaning, names);
}

/** @param {Pick<import("../types.d.ts").State, "frame" | "selection">} state @param {Controls["game"]} game @returns {import("../state/select.js").Follows} */
export function followsOf({ frame, selection }, game) {
  const view = frame?.view;
  return (held, to) => Boolean(view && game.advice?.follows?.(view, held, to, selection));
}

/**
 * The blocks that may be held at a place: who points at it with an empty hand means them.
 * @param {Controls} controls @param {string[]} names
 */
function standing({ store, game }, names) {
  const view = store.state.frame?.view ?? null;
  const free = holdableBlocks(store.state.frame?.choices ?? null);
  const first = [...free].find((name) =>
    names.includes(game.places.name(game.places.of(name, view))),
  );
  return first ? game.pieces.companions(view, first).filter((name) => free.has(name)) : [];
}

/**
 * @param {Controls} controls
 * @param {import("../state/select.js").Meaning} meaning
 * @param {string[]} names
 */
function carryOut(controls, meaning, names) {
  const { store } = controls;
  if (meaning.do === "select") {
    const { selection } = meaning;
    store.update({ selection, chooser: null, note: null, follow: "", sure: "" });
  } else if (meaning.do === "send") {
    send(controls, meaning.choices);
  } else if (meaning.do === "choose") {
    const { choices, at } = meaning;
    // Who presses the same thing again lets go of it.
    const isOpen = store.state.chooser?.at === at;
    store.update({ chooser: isOpen ? null : { choices, at }, note: null });
  } else if (meaning.do === "why") {
    why(controls, names);
  }
}

/** @param {Controls} controls @param {Choice[]} choices */
export function send({ store, commands, game }, choices) {
  const follow = game.pieces.trayOf(store.state.frame?.view ?? null, choices[0]?.subject ?? "");
  const single = choices.length === 1;
  store.update({
    chooser: null,
    note: null,
    selection: [],
    follow: single ? follow : "",
    sure: "",
    advised: null,
  });
  commands.act(choices);
  if (choices.some(({ final }) => final)) markAnswered({ store, game });
}

/** Note that something was answered since the last battle ended. @param {Pick<Controls, "store" | "game">} controls */
function markAnswered({ store, game }) {
  const { frame, answered } = store.state;
  const last = frame?.view ? game.battle.last(frame.log, frame.view) : null;
  if (last && last.n !== answered) store.update({ answered: last.n });
}

/**
 * Send a choice; one that has to be confirmed, at the second press.
 * @param {Controls} controls @param {number} number
 */
export function choose(controls, number) {
  const { state } = controls.store;
  const { frame } = state;
  const choice = frame?.choices?.actions[number];
  if (!frame || !choice || !mayAct(state)) return;
  const key = JSON.stringify(choice.action);
  const isAsked = confirmOf(choice, frame, controls.game);
  if (isAsked && state.sure !== key) controls.store.update({ sure: key });
  else send(controls, [choice]);
}

/** Do by one press what can't be otherwise. @param {Controls} controls */
export function force(controls) {
  const { frame } = controls.store.state;
  if (!frame?.view || !frame.choices || !mayAct(controls.store.state)) return;
  const found = controls.game.advice?.forced?.(frame.view, frame.choices);
  if (found) send(controls, found.choices);
}

/**
 * Ask why a thing can't be taken hold of, or pointed at by what is held.
 * @param {Controls} controls @param {string[]} names
 */
export function why(controls, names) {
  const { store, commands } = controls;
  const { state } = store;
  if (state.frame?.status !== "running" || state.history) return;
  if (!state.selection.length && look(controls, names)) return;
  const { selection, target } = refused(state.frame.choices, state.selection, names);
  store.update({ chooser: null });
  commands.why(selection, target, names);
}

/**
 * Tell what was pointed at, where pieces and places are not what is asked about. Returns whether it did.
 * @param {Controls} controls @param {string[]} names
 */
export function look({ store }, names) {
  const actions = store.state.frame?.choices?.actions ?? [];
  const isOnMap = (/** @type {string | undefined} */ name) =>
    Boolean(name && !name.startsWith("card:"));
  if (actions.some(({ subject, target }) => isOnMap(subject) || isOnMap(target))) return false;
  store.update({ note: { kind: "look", text: "", at: names }, chooser: null });
  return true;
}

/** Tell what a mouse rests on; nothing tells no more. @param {Controls} controls @param {string[]} names */
export function hover({ store }, names) {
  const { note, chooser } = store.state;
  if (chooser || (note && note.kind !== "hover")) return;
  if (names.length) store.update({ note: { kind: "hover", text: "", at: names } });
  else if (note) store.update({ note: null });
}

/** Show on the board what is being written. @param {Controls} controls @param {string} text */
export function typed({ store }, text) {
  const choices = store.state.frame?.choices ?? null;
  const subject = text ? subjectOf(completions(choices, text, [])) : "";
  store.update({ typed: text, selection: subject ? [subject] : [], chooser: null, note: null });
}

/**
 * Do all that is written, or ask why an order of it can't be done. Returns whether it was done.
 * @param {Controls} controls
 */
export function write(controls) {
  const { state } = controls.store;
  const choices = state.frame?.choices ?? null;
  const text = state.typed.trim();
  if (!text || !mayAct(state)) return false;
  const { found, unknown } = understood(choices, text);
  const done = found.length > 0 && !unknown;
  if (done) send(controls, found);
  else controls.commands.why("typed", unknown || text, []);
  return done;
}

/** Point at what is no place: what is in hand stays there, and why is said. @param {Controls} controls */
export function ground(controls) {
  const { store, commands } = controls;
  const { selection, chooser } = store.state;
  if (!selection.length) clear(controls);
  else if (chooser) store.update({ chooser: null, note: null });
  else commands.tell("board-no-place");
}

/** Hold and ask nothing. @param {Controls} controls */
export function clear({ store }) {
  store.update({ selection: [], chooser: null, note: null, follow: "", many: false, sure: "" });
}

/**
 * Take all that stands with the block in hand, or at a place where the hand is empty.
 * @param {Controls} controls @param {string} place
 */
export function takeAll(controls, place) {
  const { store, game } = controls;
  const { state } = store;
  if (state.selection.length) return allHere(controls);
  if (!state.frame || state.history || !mayAct(state)) return;
  const there = standing(controls, [game.places.name(place)]);
  if (there.length) store.update({ selection: there, chooser: null, note: null, follow: "" });
}

/**
 * Take all that stands with a piece: with the one in hand, unless another is named.
 * @param {Controls} controls @param {string} [named]
 */
export function allHere({ store, game }, named = "") {
  const { state } = store;
  const view = state.frame?.view ?? null;
  const [first] = named ? [named] : state.selection;
  if (!named && game.pieces.trayOf(view, first ?? "")) return;
  const free = holdableBlocks(state.frame?.choices ?? null);
  const all = game.pieces.companions(view, first).filter((name) => free.has(name));
  store.update({ selection: all, follow: "" });
}
