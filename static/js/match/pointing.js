// Pointing at the map, or writing an order: what it takes in hand, sends, or asks about.

import { isSealed } from "../panel/sealed.js";
import { reachOf } from "../state/reach.js";
import { keepAllSeen, keepSeen, lineSeen } from "../state/seen.js";
import {
  company,
  confirmOf,
  forAll,
  gesture,
  holdableBlocks,
  isPiece,
  meansAllThere,
  onlyBlock,
  stillOffered,
} from "../state/select.js";
import { takenBack } from "../state/steps.js";
import { mayAct, mySide } from "../state/store.js";
import { completions, subjectOf, understood } from "../state/typed.js";
import { endedBattles } from "./reports.js";
import { look, why } from "./telling.js";
import { wayBack } from "./wayBack.js";

/** @typedef {import("../types.d.ts").Choice} Choice */

/**
 * @typedef {object} Controls what gestures work on
 * @property {import("../state/store.js").Store} store
 * @property {ReturnType<typeof import("./commands.js").createCommands>} commands
 * @property {import("../types.d.ts").GameDrawing} game
 * @property {boolean} isShared whether two play on this device: it keeps nothing that counts what one of them saw
 */

/**
 * @param {Controls} controls @param {string[]} names @param {boolean} additive
 * @param {"" | "key" | "double" | "other"} [by] what presses in another way than a single click; "other": one on a piece that is not one's own
 * @param {boolean} [isOnMap] where one press is to take a block, and no more
 */
export function point(controls, names, additive, by = "", isOnMap = false) {
  const { state } = controls.store;
  if (!state.frame || state.history || !mySide(state)) return;
  if (!mayAct(state)) return;
  if (!state.frame.choices) return void look(controls, names);
  // The only block there is to place was put down, and is meant again by whatever is pressed beside it.
  const only = onlyBlock(state.frame.choices);
  // Who learns and presses another piece is told so, and takes none in hand by it.
  const isOther = Boolean(state.lesson) && isPiece(names[0] ?? "");
  const isMeant = !state.selection.length && only && !names.includes(only) && !isOther;
  if (isMeant) controls.store.update({ selection: [only] });
  const meaning = gesture(state.frame.choices, state.selection, names, {
    additive: additive || state.many,
    reach: reachOf(state, controls.game),
    asksFirst: isOnMap && state.chooser?.at !== names[0],
  });
  const isPlace =
    meaning.do === "why" && !state.selection.length && meansAllThere(names) && !isOther;
  const there = isPlace ? standing(controls, names) : [];
  if (there.length) controls.store.update({ selection: there, chooser: null, note: null });
  else if (!plays(controls, meaning, by)) carryOut(controls, meaning, names, by === "other");
}

/**
 * Play a card whose only use is pressed twice at once, or by a key after it was chosen. Returns whether it is played.
 * @param {Controls} controls @param {import("../state/select.js").Meaning} meaning @param {Parameters<typeof point>[3]} by
 */
function plays(controls, meaning, by) {
  if (meaning.do !== "choose" || meaning.choices.length !== 1) return false;
  const { choices, at } = meaning;
  const isChosen = controls.store.state.chooser?.at === at;
  const isMeant = by === "double" || (by === "key" && isChosen);
  if (!at.startsWith("card:") || !isMeant) return false;
  if (!isAskedOnceMore(controls, choices)) send(controls, choices);
  return true;
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
  const { frame } = store.state;
  return frame && first ? company(frame, game, first, []) : [];
}

/**
 * @param {Controls} controls
 * @param {import("../state/select.js").Meaning} meaning
 * @param {string[]} names
 * @param {boolean} isOthers whether a piece was pressed that is not one's own
 */
function carryOut(controls, meaning, names, isOthers) {
  const { store } = controls;
  if (meaning.do === "select") {
    const { selection } = meaning;
    if (isApart(controls, selection, names)) return;
    store.update({ selection, chooser: null, note: null, follow: "", sure: "" });
  } else if (meaning.do === "send") {
    if (!isAskedOnceMore(controls, meaning.choices)) send(controls, meaning.choices);
  } else if (meaning.do === "choose") {
    const { choices, at } = meaning;
    // Who presses the same thing again lets go of it.
    const isOpen = store.state.chooser?.at === at;
    store.update({ chooser: isOpen ? null : { choices, at }, note: null });
  } else if (meaning.do === "why" && !unnamed(controls, names)) {
    why(controls, names, isOthers);
  }
}

/** Say why what is taken in hand can't go with what is. Returns whether it can't. @param {Controls} controls @param {string[]} selection @param {string[]} names */
function isApart({ store, commands, game }, selection, names) {
  const { frame, selection: held } = store.state;
  const taken = selection.find((name) => !held.includes(name));
  if (!frame?.view || !frame.choices || !taken || selection.length < 2) return false;
  const found = game.advice?.apart?.(taken, held, frame.view, frame.choices);
  if (found) commands.refuse(found, names);
  return Boolean(found);
}

/**
 * Ask once more beside what was pointed at, where a choice wants it and has not been asked. Returns whether it does.
 * @param {Controls} controls @param {Choice[]} choices
 */
function isAskedOnceMore({ store, game }, [choice, ...others]) {
  const { frame, sure } = store.state;
  if (!frame || others.length || !confirmOf(choice, frame, game)) return false;
  const key = JSON.stringify(choice.action);
  if (sure === key) return false;
  const chooser = { choices: [choice], at: choice.target || (choice.subject ?? "") };
  store.update({ chooser, note: null, sure: key });
  return true;
}

/**
 * Take back the step of the plan that named what is pressed once more. Returns whether there is one.
 * @param {Controls} controls @param {string[]} names
 */
function unnamed({ store, commands, game }, names) {
  const { frame, selection } = store.state;
  const steps = frame?.draft?.steps ?? [];
  if (!frame?.view || selection.length || !steps.length || isSealed(frame)) return false;
  const step = game.advice?.takesBack?.(names[0] ?? "", frame.view, steps) ?? -1;
  if (step < 0) return false;
  store.update({ chooser: null, note: null });
  commands.takeBack(takenBack(steps, game, step));
  return true;
}

/** @param {Controls} controls @param {Choice[]} chosen */
export function send({ store, commands, game, isShared }, chosen) {
  const choices = [...chosen, ...completed(store.state.frame, chosen, game)];
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
  // Who decides something has read what was done against their move.
  const { frame } = store.state;
  const heard = frame?.log.at(-1)?.n ?? 0;
  store.update({ heard });
  if (frame && !isShared) keepSeen("heard", frame, heard);
  if (!choices.some(({ final }) => final)) return;
  // Who takes several does so for this question.
  store.update({ many: false });
  markAnswered({ store, game, isShared });
}

/** What a choice leaves no other answer to. @param {import("../types.d.ts").Frame | null} frame @param {Choice[]} chosen @param {Controls["game"]} game */
function completed(frame, [choice, ...others], game) {
  if (!frame?.view || !frame.choices || others.length) return [];
  return game.advice?.completes?.(choice, frame.view, frame.choices) ?? [];
}

/** Note that something was answered since the last battle ended; what is known for two questions is put away. @param {Pick<Controls, "store" | "game" | "isShared">} controls */
function markAnswered({ store, game, isShared }) {
  const { frame, answered } = store.state;
  const ended = frame?.view ? endedBattles(frame.log, frame.view, game) : [];
  if (!frame || !ended.length) return;
  const known = answered || lineSeen("answered", frame);
  if (ended[0].n === known) {
    const dismissed = ended.map(({ n }) => n);
    store.update({ dismissed });
    if (!isShared) keepAllSeen("dismissed", frame, dismissed);
    return;
  }
  store.update({ answered: ended[0].n });
  if (!isShared) keepSeen("answered", frame, ended[0].n);
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
  if (isForeseenFirst(controls, choice)) return;
  const key = JSON.stringify(choice.action);
  const isAsked = confirmOf(choice, frame, controls.game);
  if (isAsked && state.sure !== key) controls.store.update({ sure: key });
  // Asked beside the place that several in hand were pointed at, it is answered for all of them.
  else if (state.chooser?.at === choice.target)
    send(controls, forAll(frame.choices, state.selection, choice));
  else send(controls, [choice]);
}

/** Do what the machine suggests, where it may still be done; what is asked once more is asked beside it. @param {Controls} controls */
export function takeAdvised(controls) {
  const { frame, advised } = controls.store.state;
  const choice = advised && stillOffered(frame?.choices ?? null, advised.choice);
  if (!choice || !mayAct(controls.store.state)) return;
  const isOnMap = Boolean(choice.subject || choice.target);
  if (isOnMap && isAskedOnceMore(controls, [choice])) return;
  choose(controls, frame?.choices?.actions.indexOf(choice) ?? -1);
}

/**
 * Show what an answer would open before it is sent, where nothing can be pointed at without pressing it. Returns
 * whether it was shown.
 * @param {Controls} controls @param {Choice} choice
 */
function isForeseenFirst({ store, game }, choice) {
  const { frame, chooser, sure } = store.state;
  const foresees = game.advice?.foresees;
  if (!frame?.view || !foresees || chooser || !choice.final) return false;
  const name = foresees(choice, frame.view);
  const key = JSON.stringify(choice.action);
  if (!name || name === foresees(null, frame.view) || sure === key) return false;
  if (!matchMedia("(hover: none)").matches) return false;
  store.update({ sure: key, note: null });
  return true;
}

/** Do by one press what can't be otherwise. @param {Controls} controls */
export function force(controls) {
  const { frame } = controls.store.state;
  if (!frame?.view || !frame.choices || !mayAct(controls.store.state)) return;
  const found = controls.game.advice?.forced?.(frame.view, frame.choices);
  if (found) send(controls, found.choices);
}

/** Show on the board what is being written. @param {Controls} controls @param {string} text */
export function typed({ store }, text) {
  const choices = store.state.frame?.choices ?? null;
  const subject = text ? subjectOf(completions(choices, text, [])) : "";
  const selection = subject ? [subject] : [];
  store.update({ typed: text, selection, chooser: null, note: null, sure: "" });
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

/** Let go of what is held or asked about; where that is nothing, leave a question that one opened oneself. @param {Controls} controls */
export function leave(controls) {
  const { state } = controls.store;
  const { selection, chooser, note, many, sure, isBargaining } = state;
  const isOpen = chooser || many || sure || isBargaining;
  const isHeld = selection.length || isOpen || (note && note.kind !== "hover");
  const back = isHeld || !mayAct(state) ? null : wayBack(state, controls.game);
  if (back) send(controls, [back.choice]);
  else clear(controls);
}

/** Hold and ask nothing. @param {Controls} controls */
export function clear({ store }) {
  const nothing = { selection: [], chooser: null, note: null, follow: "", sure: "" };
  store.update({ ...nothing, many: false, isBargaining: false });
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
  if (state.frame && first)
    store.update({ selection: company(state.frame, game, first, state.selection), follow: "" });
}
