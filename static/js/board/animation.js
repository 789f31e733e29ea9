// Motions seen: ghosts over the map, dice that tumble. The store holds the truth all the while; the
// picture catches up with it, and does so at once when anybody touches anything.

import { el } from "../dom/element.js";
import { isMotionWanted } from "../dom/motion.js";
import { svg } from "../dom/svg.js";
import { animate } from "./ghosts.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../types.d.ts").Change} Change */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("./timeline.js").Beat} Beat */

const MAX_LINES = 40;
const MAX_WAITING = 3;

/**
 * @typedef {object} Playback frames whose motions are shown, one after the other
 * @property {import("./ghosts.js").Stage} stage
 * @property {Store} store
 * @property {{before: Frame, now: Frame}[]} waiting
 * @property {number} timer
 */

/**
 * @param {import("./ghosts.js").Stage["board"]} board
 * @param {HTMLElement} pane
 * @param {Store} store
 * @param {import("../panel/turn.js").Context} context
 */
export function createAnimation(board, pane, store, context) {
  const ghosts = svg("g", { id: "ghosts", "aria-hidden": "true" });
  const notice = el("div", { class: "stage-notice", "aria-hidden": "true" });
  board.map.append(ghosts);
  pane.append(notice);
  /** @type {Playback} */
  const playback = { stage: { board, context, ghosts, notice }, store, waiting: [], timer: 0 };
  listenForHaste(store, () => finish(playback));
  return {
    /** @param {Frame | null} before @param {Frame} now */
    play: (before, now) => play(playback, before, now),
    finish: () => finish(playback),
  };
}

/**
 * Show what the newer frame's lines tell; while something is shown, after it. Who falls behind by
 * more than a few frames sees the newest at once.
 * @param {Playback} playback @param {Frame | null} before @param {Frame} now
 */
function play(playback, before, now) {
  const { store, waiting } = playback;
  if (!before?.view || !now.view || !newLines(before, now).length) return;
  if (document.hidden || !isMotionWanted() || store.state.history) return finish(playback);
  if (!store.state.scene) {
    begin(playback, before, now);
  } else {
    waiting.push({ before, now });
    if (waiting.length > MAX_WAITING) finish(playback);
  }
}

/**
 * Begin with a frame's motions; tell whether there are any.
 * @param {Playback} playback @param {Frame} before @param {Frame} now
 */
function begin(playback, before, now) {
  const lines = newLines(before, now);
  const beats = lines.length > MAX_LINES ? [] : timeline(lines, now.viewer);
  if (!beats.length || !before.view || !now.view) return false;
  playback.stage.ghosts.dataset.playing = "true";
  next(playback, beats, before.view, now.view);
  return true;
}

/** One frame's motions are over: on with the next one's. @param {Playback} playback */
function goOn(playback) {
  const { waiting } = playback;
  for (let frames = waiting.shift(); frames; frames = waiting.shift()) {
    if (begin(playback, frames.before, frames.now)) return;
  }
  finish(playback);
}

/** @param {Playback} playback @param {Beat[]} beats @param {View} view @param {View} truth */
function next(playback, [beat, ...later], view, truth) {
  if (!beat) return goOn(playback);
  const { stage, store } = playback;
  stage.ghosts.replaceChildren();
  const { changes, lifted, landed } = changed(stage, beat, view, truth);
  const upto = Math.max(...beat.shown.map((shown) => shown.line.n));
  store.update({ scene: { view: lifted, upto } });
  store.flush();
  beat.shown.forEach((shown, at) => {
    animate(stage, shown, changes[at], { old: view, landed, duration: beat.duration });
  });
  playback.timer = setTimeout(() => next(playback, later, landed, truth), beat.duration);
}

/**
 * What the motions of a beat do to the view, one after the other.
 * @param {import("./ghosts.js").Stage} stage @param {Beat} beat @param {View} view @param {View} truth
 */
function changed({ context: { game, sheet } }, beat, view, truth) {
  /** @type {Change[]} */
  const changes = [];
  let [lifted, landed] = [view, view];
  for (const { motion, line } of beat.shown) {
    const told = { motion, side: line.side ?? "", truth, sheet };
    const change = game.pieces.change(landed, told);
    changes.push(change);
    landed = change.landed;
    // All pieces of a beat are taken up at once.
    const from = beat.shown.length > 1 ? game.pieces.change(lifted, told) : change;
    lifted = from.lifted;
  }
  return { changes, lifted, landed };
}

/** Draw the truth at once. @param {Playback} playback */
function finish({ stage, store, waiting, timer }) {
  waiting.length = 0;
  if (!store.state.scene) return;
  clearTimeout(timer);
  delete stage.ghosts.dataset.playing;
  stage.ghosts.replaceChildren();
  stage.notice.replaceChildren();
  store.update({ scene: null });
  store.flush();
}

/** @param {Frame} before @param {Frame} now */
function newLines(before, now) {
  const since = before.log.at(-1)?.n ?? Number.POSITIVE_INFINITY;
  return now.log.filter((line) => line.n > since);
}

/** What a scene fills with its own words and blocks: a click there is for what is shown, and only skips. */
const SHOWS = "#turn, #battle";
/** Keys that answer or take back: nobody answers by them what they have not seen yet. */
const ANSWERS = new Set(["Enter", " ", "d", "u"]);

/**
 * Whatever is touched acts on the truth: the picture is brought up to it first.
 * @param {import("../state/store.js").Store} store
 * @param {() => void} finish
 */
function listenForHaste(store, finish) {
  document.addEventListener(
    "keydown",
    (event) => {
      if (!store.state.scene) return;
      finish();
      if (!ANSWERS.has(event.key) || event.target instanceof HTMLTextAreaElement) return;
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener("visibilitychange", finish);
  document.addEventListener(
    "click",
    (event) => {
      if (!store.state.scene) return;
      const isForShown = event.target instanceof Element && event.target.closest(SHOWS);
      finish();
      if (isForShown) return event.stopImmediatePropagation();
      const isPointed = event.isTrusted && event.detail > 0;
      const target = isPointed ? document.elementFromPoint(event.clientX, event.clientY) : null;
      if (!target || target === event.target) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      const { clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
      const same = { clientX, clientY, shiftKey, ctrlKey, metaKey };
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...same }));
    },
    true,
  );
}
