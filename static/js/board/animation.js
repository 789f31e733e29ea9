// Motions seen: ghosts over the map, dice that tumble. The store holds the truth all the while; the
// picture catches up with it, and does so at once when anybody touches anything.

import { el } from "../dom/element.js";
import { isMotionWanted, motionPace } from "../dom/motion.js";
import { hearMotions } from "../dom/sounds.js";
import { svg } from "../dom/svg.js";
import { toldWords } from "../i18n.js";
import { animate } from "./ghosts.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").History} History */
/** @typedef {import("../types.d.ts").View} View */
/** @typedef {import("../types.d.ts").Change} Change */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("./timeline.js").Beat} Beat */

const MAX_LINES = 60;
/** A battle of two blocks may last for a dozen rounds, each side's fire in a frame of its own. */
const MAX_WAITING = 48;
const MAX_CAPTION = 3;
const RESULT = 2200; // milliseconds for how a battle ended, before the next thing that happens

/**
 * @typedef {object} Playback frames whose motions are shown, one after the other
 * @property {import("./ghosts.js").Stage} stage
 * @property {Store} store
 * @property {{before: Frame, now: Frame}[]} waiting
 * @property {number} timer
 * @property {ReturnType<typeof import("./camera.js").createCamera>} camera
 * @property {boolean} isWatching whether the map was moved to what is played
 */

/**
 * @param {import("./ghosts.js").Stage["board"]} board
 * @param {HTMLElement} pane
 * @param {Store} store
 * @param {import("../panel/turn.js").Context} context
 * @param {ReturnType<typeof import("./camera.js").createCamera>} camera
 */
export function createAnimation(board, pane, store, context, camera) {
  const ghosts = svg("g", { id: "ghosts", "aria-hidden": "true" });
  const notice = el("div", { class: "stage-notice", "aria-hidden": "true" });
  board.map.append(ghosts);
  pane.append(notice);
  /** @type {Playback} */
  const playback = {
    stage: { board, context, ghosts, notice },
    ...{ store, camera, waiting: [], timer: 0, isWatching: false },
  };
  listenForHaste(store, () => finish(playback));
  store.subscribe((state) => captionPast(playback, state));
  return {
    /** @param {Frame | null} before @param {Frame} now */
    play: (before, now) => play(playback, before, now),
    /** @param {History} before @param {History} now @param {string} viewer */
    replay: (before, now, viewer) => replay(playback, before, now, viewer),
    finish: () => finish(playback),
  };
}

/**
 * Show what the newer frame's lines tell; while something is shown, after it: a machine is quicker than whoever
 * follows its moves. Who falls behind by more than a play has frames sees the newest at once.
 * @param {Playback} playback @param {Frame | null} before @param {Frame} now
 */
function play(playback, before, now) {
  const { store, waiting } = playback;
  if (!before?.view || !now.view) return;
  const lines = newLines(before, now);
  if (!lines.length) return;
  if (document.hidden || store.state.history) return finish(playback);
  if (!isMotionWanted()) {
    hearMotions(
      lines.flatMap(({ motions = [] }) => motions),
      0,
    );
    return finish(playback);
  }
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
  if (!before.view || !now.view) return false;
  const { view, viewer } = now;
  return show(playback, newLines(before, now), viewer, { from: before.view, to: view });
}

/**
 * Show the motions of lines that lead from one view to another; tell whether there are any.
 * @param {Playback} playback @param {import("../types.d.ts").Line[]} lines @param {string} viewer
 * @param {{from: View, to: View}} views
 */
function show(playback, lines, viewer, { from, to }) {
  const beats = lines.length > MAX_LINES ? [] : timeline(lines, viewer, motionPace());
  if (!beats.length) return false;
  playback.stage.ghosts.dataset.playing = "true";
  next(playback, beats, from, to);
  return true;
}

/** Show what a step to the next moment of the past tells. @param {Playback} playback @param {History} before @param {History} now @param {string} viewer */
function replay(playback, before, now, viewer) {
  finish(playback);
  if (document.hidden || !isMotionWanted()) return;
  show(playback, now.lines, viewer, { from: before.view, to: now.view });
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
function next(playback, beats, view, truth) {
  const [beat, ...later] = beats;
  if (isBattleOver(playback, beat, view, truth)) return showResult(playback, beats, view, truth);
  if (!beat) return goOn(playback);
  const { stage, store } = playback;
  stage.ghosts.replaceChildren();
  const { changes, lifted, landed } = changed(stage, beat, view, truth);
  const upto = Math.max(...beat.told.map(({ n }) => n));
  store.update({ scene: { view: lifted, upto } });
  store.flush();
  caption(stage.notice, isCaptioned(beat, stage) ? beat.told : [], stage.context.t);
  watch(playback, beat, landed);
  beat.shown.forEach((shown, at) => {
    animate(stage, shown, changes[at], { old: view, landed, duration: beat.duration });
  });
  hearMotions(
    beat.shown.map(({ motion }) => motion),
    beat.duration,
  );
  playback.timer = setTimeout(() => next(playback, later, landed, truth), beat.duration);
}

/** Have the map show where a beat plays; where a battle is fought it has its own place. @param {Playback} playback @param {Beat} beat @param {View} view */
function watch(playback, beat, view) {
  const { stage, camera } = playback;
  const isFought = Boolean(stage.context.game.battle.at(view));
  if (isFought) playback.isWatching = false;
  if (isFought || beat.type === "rolled") return;
  const places = beat.shown.flatMap(({ motion: { path = [], at } }) => [path[0], path.at(-1), at]);
  const points = places.flatMap((place) => stage.board.marks.get(place ?? "") ?? []);
  if (camera.watch(points)) playback.isWatching = true;
}

/** Whether a battle has ended while more is to be shown than that. @param {Playback} playback @param {Beat | undefined} beat the next one @param {View} view @param {View} truth */
function isBattleOver({ stage, waiting }, beat, view, truth) {
  const { at, over } = stage.context.game.battle;
  if (!over || !at(view)) return false;
  if (beat) return beat.type === "met" || beat.type === "passed";
  return waiting.length > 0 && at(view) !== at(truth);
}

/** How a battle ended lies there for a while, before what comes after it. @param {Playback} playback @param {Beat[]} beats @param {View} view @param {View} truth */
function showResult(playback, beats, view, truth) {
  const { stage, store } = playback;
  const { over } = stage.context.game.battle;
  // What no motion told of it is so once all of them are over.
  const left = beats.length && over ? over(view) : truth;
  stage.ghosts.replaceChildren();
  caption(stage.notice, [], stage.context.t);
  store.update({ scene: { view: left, upto: store.state.scene?.upto ?? 0 } });
  store.flush();
  playback.timer = setTimeout(() => next(playback, beats, left, truth), RESULT * motionPace());
}

/** Whether words over the map go with a beat: a season and dice bring their own. @param {Beat} beat @param {import("./ghosts.js").Stage} stage */
function isCaptioned({ type, told }, { context: { game } }) {
  return type !== "passed" && type !== "rolled" && told.some(game.log.isNews);
}

/** Put lines over the map, the newest of many. @param {HTMLElement} notice @param {import("../types.d.ts").Line[]} lines @param {import("../types.d.ts").Translate} t */
function caption(notice, lines, t) {
  const told = lines.slice(-MAX_CAPTION).map((line) => {
    const [said, ...came] = toldWords(t, line);
    const remarks = came.map((one) => el("span", { class: "remark" }, one));
    return el("p", { class: `caption ${line.side ?? ""}` }, said, ...remarks);
  });
  notice.replaceChildren(...told);
}

/** Who looks back reads over the map what a moment told, beside its motions. @param {Playback} playback @param {import("../types.d.ts").State} state */
function captionPast({ stage: { notice, context } }, { history, scene }) {
  if (scene) return;
  notice.classList.toggle("past", Boolean(history));
  caption(notice, history?.lines.filter(context.game.log.isNews) ?? [], context.t);
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
    const { side = "", dice = [], hits_on: hitsOn = 0 } = line;
    const told = { motion, roll: { dice: dice.length, hitsOn }, side, truth, sheet };
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
function finish(playback) {
  const { stage, store, waiting, timer, camera } = playback;
  waiting.length = 0;
  if (!store.state.scene) return;
  clearTimeout(timer);
  if (playback.isWatching) camera.release(true);
  playback.isWatching = false;
  delete stage.ghosts.dataset.playing;
  stage.ghosts.replaceChildren();
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
/** Who looks back means its own buttons there, whatever is shown. */
const LOOKS_BACK = ".replay";
/** Keys that answer or take back: nobody answers by them what they have not seen yet. */
const ANSWERS = new Set(["Enter", " ", "d", "u"]);
/** Keys that press what has the focus: on a tab they answer nothing. */
const PRESSES = new Set(["Enter", " "]);
const BESIDE = "[role=tablist]";

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
      const isBeside = event.target instanceof Element && event.target.closest(BESIDE);
      if (isBeside && PRESSES.has(event.key)) return;
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
      const { target: pressed } = event;
      const isForShown =
        pressed instanceof Element && pressed.closest(SHOWS) && !pressed.closest(LOOKS_BACK);
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
