// Motions seen: ghosts over the map, dice that tumble. The store holds the truth all the while; the
// picture catches up with it, and does so at once when anybody touches anything.

import { dice } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { isMotionWanted } from "../dom/motion.js";
import { svg } from "../dom/svg.js";
import { words } from "../i18n.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {import("./timeline.js").Beat} Beat */
/** @typedef {import("./timeline.js").Shown} Shown */
/** @typedef {import("../types.d.ts").Change} Change */

const MAX_LINES = 40;
const MAX_WAITING = 3;
const SPREAD = 14;
const GLIDE = "cubic-bezier(0.4, 0, 0.3, 1)";

/**
 * @param {ReturnType<typeof import("./render.js").createBoard>} board
 * @param {HTMLElement} pane
 * @param {import("../state/store.js").Store} store
 * @param {import("../panel/turn.js").Context} context
 */
export function createAnimation(board, pane, store, { game, sheet, t }) {
  const ghosts = svg("g", { id: "ghosts", "aria-hidden": "true" });
  const notice = el("div", { class: "stage-notice", "aria-hidden": "true" });
  board.map.append(ghosts);
  pane.append(notice);
  let timer = 0;
  /** @type {{before: Frame, now: Frame}[]} */
  const waiting = [];

  /**
   * Show what the newer frame's lines tell; while something is shown, after it. Who falls behind by
   * more than a few frames sees the newest at once.
   * @param {Frame | null} before @param {Frame} now
   */
  function play(before, now) {
    if (!before?.view || !now.view || !newLines(before, now).length) return;
    if (document.hidden || !isMotionWanted() || store.state.history) return finish();
    if (!store.state.scene) {
      begin(before, now);
    } else {
      waiting.push({ before, now });
      if (waiting.length > MAX_WAITING) finish();
    }
  }

  /** Begin with a frame's motions; tell whether there are any. @param {Frame} before @param {Frame} now */
  function begin(before, now) {
    const lines = newLines(before, now);
    const beats = lines.length > MAX_LINES ? [] : timeline(lines, now.viewer);
    if (!beats.length) return false;
    ghosts.dataset.playing = "true";
    next(beats, 0, before.view, now.view);
    return true;
  }

  /** One frame's motions are over: on with the next one's. */
  function goOn() {
    for (let frames = waiting.shift(); frames; frames = waiting.shift()) {
      if (begin(frames.before, frames.now)) return;
    }
    finish();
  }

  /** @param {Beat[]} beats @param {number} n @param {any} view @param {any} truth */
  function next(beats, n, view, truth) {
    const beat = beats[n];
    if (!beat) return goOn();
    ghosts.replaceChildren();
    /** @type {Change[]} */
    const changes = [];
    let [lifted, landed] = [view, view];
    for (const shown of beat.shown) {
      const change = game.change(landed, truth, shown.motion, shown.line.side ?? "", sheet);
      changes.push(change);
      lifted = beat.shown.length > 1 ? lifted : change.lifted;
      landed = change.landed;
    }
    if (beat.shown.length > 1) lifted = liftedAll(beat, view, truth);
    const upto = Math.max(...beat.shown.map((shown) => shown.line.n));
    store.update({ scene: { view: lifted, upto } });
    store.flush();
    beat.shown.forEach((shown, at) => {
      animate(shown, changes[at], view, landed, beat.duration);
    });
    timer = setTimeout(() => next(beats, n + 1, landed, truth), beat.duration);
  }

  /** The view with all pieces of a beat taken up. @param {Beat} beat @param {any} view @param {any} truth */
  function liftedAll(beat, view, truth) {
    return beat.shown.reduce((seen, { motion, line }) => {
      return game.change(seen, truth, motion, line.side ?? "", sheet).lifted;
    }, view);
  }

  /** Draw the truth at once. */
  function finish() {
    waiting.length = 0;
    if (!store.state.scene) return;
    clearTimeout(timer);
    delete ghosts.dataset.playing;
    ghosts.replaceChildren();
    notice.replaceChildren();
    store.update({ scene: null });
    store.flush();
  }

  /** @param {Shown} shown @param {Change} change @param {any} old @param {any} landed @param {number} duration */
  function animate({ motion, line }, change, old, landed, duration) {
    const side = line.side ?? "";
    if (motion.type === "threw") return tumble(line, duration);
    if (motion.type === "passed") return pass(motion.to ?? "", duration);
    if (motion.type === "went") {
      const ends = [old, landed].map((view, at) =>
        spot(view, motion.path?.at(at ? -1 : 0) ?? "", side, motion),
      );
      return glide(motion, change, { from: ends[0], to: ends[1], duration });
    }
    const place = motion.at ?? "";
    if (motion.type === "met" || motion.type === "took") return ring(place, side, duration);
    const offset = spot(motion.type === "came" ? landed : old, place, side, motion);
    if (change.faces.length)
      fade(place, change, { offset, duration, isGone: motion.type !== "came" });
    if (motion.type === "struck") wound(place, motion.hits ?? 1, offset, duration);
  }

  /** Where a side's pieces stand beside a place. @param {any} view @param {string} place @param {string} side @param {Motion} motion */
  function spot(view, place, side, motion) {
    const sort = motion.piece === "ship" ? "fleet" : "block";
    const there = board
      .spots(game.pieces(view, sheet, t))
      .filter((p) => p.at === place && p.kind.startsWith(sort) && p.kind.includes(side));
    const mean = (/** @type {"x" | "y"} */ name) =>
      there.reduce((sum, p) => sum + p[name], 0) / Math.max(1, there.length);
    return { x: mean("x"), y: mean("y") };
  }

  /** @param {Change} change @returns {SVGElement} */
  function company({ faces, kind }) {
    const row = faces.map((draw, n) =>
      svg("g", { transform: `translate(${(n - (faces.length - 1) / 2) * SPREAD} 0)` }, ...draw()),
    );
    return svg("g", { class: `piece ${kind}` }, ...row);
  }

  /** Put a ghost at a place. @param {string} place @param {SVGElement} inner */
  function put(place, inner) {
    const { x, y } = board.marks.get(place) ?? { x: 0, y: 0 };
    const node = svg(
      "g",
      { transform: `translate(${x} ${y})` },
      svg("g", { class: "scaled" }, inner),
    );
    ghosts.append(node);
    return inner;
  }

  /**
   * @param {Motion} motion @param {Change} change
   * @param {{from: {x: number, y: number}, to: {x: number, y: number}, duration: number}} how
   */
  function glide(motion, change, { from, to, duration }) {
    const points = board.way(motion.path ?? [], motion.water ?? false);
    if (points.length < 2) return;
    const inner = svg("g", {}, company(change));
    const outer = svg("g", {}, svg("g", { class: "scaled" }, inner));
    ghosts.append(outer);
    const timing = { duration, easing: GLIDE, fill: /** @type {const} */ ("both") };
    outer.animate(
      points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      timing,
    );
    inner.animate(
      [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      timing,
    );
  }

  /** @param {string} place @param {Change} change @param {{offset: {x: number, y: number}, duration: number, isGone: boolean}} how */
  function fade(place, change, { offset, duration, isGone }) {
    const { x, y } = offset;
    const inner = put(place, svg("g", {}, company(change)));
    const here = { transform: `translate(${x}px, ${y}px) rotate(0deg)`, opacity: 1 };
    const away = isGone
      ? { transform: `translate(${x}px, ${y + 9}px) rotate(38deg)`, opacity: 0 }
      : { transform: `translate(${x}px, ${y - 16}px) rotate(0deg)`, opacity: 0 };
    inner.animate(isGone ? [here, away] : [away, here], { duration, easing: GLIDE, fill: "both" });
  }

  /** @param {string} place @param {string} side @param {number} duration */
  function ring(place, side, duration) {
    const inner = put(place, svg("circle", { class: `stage-ring ${side}`, r: 22 }));
    inner.animate(
      [
        { transform: "scale(0.3)", opacity: 1 },
        { transform: "scale(1.4)", opacity: 0 },
      ],
      { duration, easing: "ease-out", fill: "both" },
    );
  }

  /** @param {string} place @param {number} hits @param {{x: number, y: number}} offset @param {number} duration */
  function wound(place, hits, offset, duration) {
    const text = svg("text", { class: "stage-wound", "text-anchor": "middle" }, `−${hits}`);
    const inner = put(place, svg("g", {}, text));
    inner.animate(
      [
        { transform: `translate(${offset.x}px, ${offset.y}px)`, opacity: 1 },
        { transform: `translate(${offset.x}px, ${offset.y - 20}px)`, opacity: 0 },
      ],
      { duration, easing: "ease-in", fill: "both" },
    );
  }

  /** Dice tumble: those of a battle on its stage, others over the map. @param {Line} line @param {number} duration */
  function tumble(line, duration) {
    const volley = document.querySelector(`#battle [data-line="${line.n}"]`);
    if (!volley) {
      const thrown = dice(line, t);
      if (thrown) notice.replaceChildren(el("p", {}, words(t, line.message)), thrown);
    }
    const rolled = (volley ?? notice).querySelectorAll(".die");
    rolled.forEach((die, n) => {
      const turn = (n % 2 ? -1 : 1) * (300 + (n % 5) * 70);
      die.animate(
        [
          { transform: `translateY(-26px) rotate(${turn}deg) scale(0.7)`, opacity: 0 },
          { transform: `translateY(3px) rotate(${turn / 4}deg)`, opacity: 1, offset: 0.6 },
          { transform: "none", opacity: 1 },
        ],
        { duration: duration * (0.72 + (n % 4) * 0.09), easing: "ease-out", fill: "backwards" },
      );
    });
  }

  /** A season begins. @param {string} season @param {number} duration */
  function pass(season, duration) {
    const mark = el("p", { class: `season ${season}` }, t(`board-season-${season}`));
    notice.replaceChildren(mark);
    mark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], { duration });
  }

  listenForHaste(store, finish);
  return { play, finish };
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
