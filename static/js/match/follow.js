// A phone's map follows the play: what is asked about and what the other side did last come into view. A larger one
// goes to the place that a new question names, where that is out of sight.
import { reachOf } from "../state/reach.js";
import { subjects, targets } from "../state/select.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Message} Message */
/** @typedef {import("../types.d.ts").GameDrawing} Game */

/**
 * The places that a question is about: those that it names and where a battle is fought, else those where it is
 * answered; and where it could be answered elsewhere. What may be done besides answering it is no place to look at.
 * @param {Frame} frame @param {Game} game @param {Iterable<string>} known the map's places
 * @returns {{asked: string[], elsewhere: string[], isNamed: boolean}}
 */
export function placesAsked({ view, choices }, game, known) {
  const isAside = game.advice?.isAside;
  const actions = choices?.actions.filter((one) => !view || !isAside?.(one, view)) ?? [];
  const answers = choices && { ...choices, actions };
  const names = answers ? [...subjects(answers), ...targets(answers, [])] : [];
  const answered = unique(names.map((name) => game.places.of(name, view)));
  const named = choices ? placesNamed(choices.prompt, game, known) : [];
  const asked = unique([...named, game.battle.at(view)]);
  return asked.length
    ? { asked, elsewhere: answered, isNamed: true }
    : { asked: answered, elsewhere: [], isNamed: false };
}

/** @param {string[]} places */
function unique(places) {
  return [...new Set(places)].filter(Boolean);
}

/** The places that a message names. @param {Message} message @param {Game} game @param {Iterable<string>} known */
function placesNamed({ params = {} }, game, known) {
  const words = new Set(Object.values(params));
  return [...known].filter((place) => words.has(`@${game.places.key(place)}`));
}

/**
 * Where what a line tells took place, and what it came from.
 * @param {Line} line @param {Game} game @param {Iterable<string>} known
 * @returns {{at: string[], from: string[]}}
 */
export function placesTold({ message, motions = [] }, game, known) {
  const moved = motions.flatMap((motion) => motion.path?.at(-1) ?? motion.at ?? []);
  const from = motions.flatMap(({ path }) => path?.slice(0, -1) ?? []);
  return moved.length ? { at: moved, from } : { at: placesNamed(message, game, known), from };
}

/**
 * @param {Game} game
 * @param {ReturnType<typeof import("../board/render.js").createBoard>} board
 * @param {Pick<ReturnType<typeof import("../board/camera.js").createCamera>, "follow" | "onScreen" | "show" | "isNarrow">} camera
 * @param {(place: string) => string[]} [about] what lies about a place
 * @returns {(state: import("../types.d.ts").State) => void}
 */
export function createFollowing(game, board, camera, about = () => []) {
  let asked = "";
  let told = -1;
  let past = 0;
  /** Where the other side acted since the last question. @type {import("../board/camera.js").Point[]} */
  let lately = [];
  let prompt = "";
  const marks = (/** @type {string[]} */ places) =>
    places.flatMap((place) => board.marks.get(place) ?? []);

  /** What was done last of what some lines tell. @param {Line[]} lines */
  function deed(lines) {
    const all = lines.map((line) => placesTold(line, game, board.marks.keys()));
    const { at, from } = all.findLast((one) => marks(one.at).length) ?? { at: [], from: [] };
    return { at: marks(at), from: marks(from) };
  }

  /** Who looks back is shown what both sides did. @param {Line[]} lines @param {number} upto */
  function lookBack(lines, upto) {
    const shown = lines.filter(({ n }) => n <= upto);
    const last = shown.at(-1)?.n ?? 0;
    if (last === past) return;
    past = last;
    const { at, from } = deed(shown);
    camera.follow(at, from);
  }

  /** Whether one of some points is on the screen. @param {import("../board/camera.js").Point[]} points */
  function isSeen(points) {
    const { width, height } = board.map.getBoundingClientRect();
    return camera.onScreen(points).some(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  }

  return (state) => {
    const { frame, scene, history } = state;
    if (!frame?.view) return;
    if (history) return lookBack(history.lines, scene?.upto ?? Number.POSITIVE_INFINITY);
    const own = mySide(state);
    const upto = scene?.upto ?? frame.log.at(-1)?.n ?? 0;
    const { at, from } = deed(
      frame.log.filter(({ n, side }) => n > told && n <= upto && side && side !== own),
    );
    const isFirst = told < 0;
    told = Math.max(told, upto);
    if (at.length) lately = [...at, ...from];
    // After what is played the map goes back to what is asked, though that is still the same.
    if (at.length && scene) asked = "";
    if (scene) return camera.follow(at, from);
    const places = placesAsked(frame, game, board.marks.keys());
    const key = JSON.stringify([frame.choices?.prompt, places]);
    const points = key === asked ? [] : marks(places.asked);
    asked = key;
    // Who goes on with the same question presses what they see: it lies still under their finger.
    const isSame = Boolean(frame.draft?.steps.length) && frame.choices?.prompt.key === prompt;
    prompt = frame.choices?.prompt.key ?? "";
    if (isSame && !at.length && isSeen(points)) return;
    // Where it begins is chosen with the whole of the map in mind.
    if (isFirst) return;
    if (places.isNamed && points.length && !camera.isNarrow() && !isSeen(points))
      return camera.show(points[0]);
    if (!points.length) return camera.follow(at, from);
    const fought = game.battle.at(frame.view);
    camera.follow(points, lately, marks(places.elsewhere), fought ? marks(about(fought)) : []);
    lately = [];
  };
}

/**
 * What brings into sight what a machine advises, and all the places that what is taken in hand could go to.
 * @param {Game} game
 * @param {Pick<ReturnType<typeof import("../board/render.js").createBoard>, "marks" | "map">} board
 * @param {Pick<ReturnType<typeof import("../board/camera.js").createCamera>, "follow" | "onScreen">} camera
 * @returns {(state: import("../types.d.ts").State) => void}
 */
export function createInSight(game, { marks, map }, camera) {
  /** @type {import("../types.d.ts").State["advised"]} */
  let advised = null;
  let hand = "";
  const pointsOf = (/** @type {string[]} */ names, /** @type {Frame | null} */ frame) =>
    names.flatMap((name) => marks.get(game.places.of(name, frame?.view ?? null)) ?? []);

  /** Whether all of some points are on the screen. @param {import("../board/camera.js").Point[]} points */
  function areSeen(points) {
    const { width, height } = map.getBoundingClientRect();
    return camera.onScreen(points).every(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  }

  return (state) => {
    const { frame, selection } = state;
    if (state.advised !== advised) {
      advised = state.advised;
      const { subject = "", target = "" } = advised?.choice ?? {};
      camera.follow(pointsOf([subject, target], frame));
    }
    if (selection.join() === hand) return;
    hand = selection.join();
    const lit = hand ? targets(frame?.choices ?? null, selection, reachOf(state, game)) : [];
    const points = pointsOf([...lit], frame);
    if (points.length && !areSeen(points))
      camera.follow([...pointsOf(selection, frame), ...points]);
  };
}
