// All that the page knows, in one object. Nothing else keeps state; this knows no DOM.
import { blankPeople } from "./people.js";
import { holdable, onlyBlock, stillHeld, stillOffered } from "./select.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {(view: import("../types.d.ts").View | null, tray: string, free: Set<string>) => string} NextOf of the game's module */

/** @returns {State} */
export function blank() {
  return {
    frame: null,
    before: null,
    lesson: null,
    live: "connecting",
    behind: false,
    broken: "",
    selection: [],
    chooser: null,
    note: null,
    suggested: "",
    advised: null,
    plans: null,
    foresight: null,
    onward: null,
    memory: [],
    trying: null,
    typed: "",
    pending: [],
    passed: null,
    many: false,
    sure: "",
    series: null,
    isLeaving: false,
    isBargaining: false,
    folded: false,
    dismissed: [],
    opened: 0,
    answered: 0,
    heard: 0,
    scene: null,
    follow: "",
    tab: "score",
    since: 0,
    history: null,
    isReplaying: false,
    eyes: "",
    minds: false,
    table: {
      invite: "",
      offer: null,
      offered: "",
      watch: "",
      deviceLink: "",
      devices: [],
      links: [],
      asking: "",
      older: [],
      luck: null,
      reviews: {},
      copied: "",
      waiting: [],
      code: null,
      notices: { mail: null, problem: "", browser: "missing", sound: false },
    },
    people: blankPeople(),
  };
}

/**
 * Make a store. Subscribers are told once for each turn of the event loop in which it changed.
 * @param {(task: () => void) => void} [later]
 * @param {NextOf} [nextOf]
 */
export function createStore(later = queueMicrotask, nextOf = () => "") {
  const state = blank();
  /** @type {Set<(state: State) => void>} */
  const subscribers = new Set();
  let isDue = false;

  /** @param {Partial<State>} changes */
  function update(changes) {
    Object.assign(state, changes);
    // Who takes a piece in hand has turned to the map: what goes with it has the room again.
    if (changes.selection?.length) state.isBargaining = false;
    if (isDue) return;
    isDue = true;
    later(flush);
  }

  /** Tell the subscribers now what they were to be told. */
  function flush() {
    if (!isDue) return;
    isDue = false;
    for (const tell of [...subscribers]) tell(state);
  }

  return {
    state,
    update,
    flush,
    /** Tell of changes until the answer is called. @param {(state: State) => void} tell */
    subscribe: (tell) => {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    /** @param {Partial<import("../types.d.ts").Table>} changes */
    updateTable: (changes) => update({ table: { ...state.table, ...changes } }),
    /** Know nothing any more, and tell nobody. */
    forget() {
      subscribers.clear();
      Object.assign(state, blank());
    },
    /** @param {Frame} frame @param {boolean} [isFirst] */
    receive: (frame, isFirst = false) => update(received(state, frame, nextOf, isFirst)),
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * What a new frame changes: an older one nothing, a newer one what is held and asked as well.
 * @param {State} state
 * @param {Frame} frame
 * @param {NextOf} nextOf
 * @param {boolean} isFirst of its connection, and so what the server stands by, whatever is shown
 * @returns {Partial<State>}
 */
export function received(state, frame, nextOf, isFirst) {
  if (!isFirst && state.frame && frame.v < state.frame.v) return {};
  const selection = stillHeld(frame.choices, state.selection);
  const isSame = state.frame?.v === frame.v;
  return {
    frame,
    before: frame.draft?.steps.length ? state.before : frame.view,
    selection: selection.length ? selection : atHand(state, frame, nextOf),
    chooser: isSame ? offeredAnew(state.chooser, frame) : null,
    note: isSame ? state.note : null,
    suggested: isSame ? state.suggested : "",
    advised: isNextQuestion(state.frame, frame) ? null : state.advised,
    plans: isSame || isStillOfUse(state, frame) ? state.plans : null,
    sure: isSame ? state.sure : "",
    many: state.many && !isNextQuestion(state.frame, frame),
    since: isNextQuestion(state.frame, frame) ? 0 : state.since,
    isLeaving: state.isLeaving && !isNextQuestion(state.frame, frame),
    isBargaining: state.isBargaining && !isNextQuestion(state.frame, frame),
  };
}

/**
 * An open choice, made of a newer frame's own choices: buttons name them by their place in it.
 * @param {State["chooser"]} chooser
 * @param {Frame} frame
 */
function offeredAnew(chooser, frame) {
  if (!chooser) return null;
  const choices = chooser.choices.flatMap((choice) => stillOffered(frame.choices, choice) ?? []);
  return choices.length ? { ...chooser, choices } : null;
}

/**
 * Whether plans that were compared are still worth a look: nothing but the player's own plan is another in a newer frame.
 * @param {State} state
 * @param {Frame} after
 */
function isStillOfUse({ plans, frame: before }, after) {
  const [had, has] = [before, after].map((frame) => frame?.draft?.steps.length ?? 0);
  const isPlanned = had !== has && before?.log.at(-1)?.n === after.log.at(-1)?.n;
  return Boolean(plans?.found?.plans.length && after.choices) && isPlanned;
}

/**
 * Whether what a player decided has been committed, and they are asked something else.
 * @param {Frame | null} before
 * @param {Frame} after
 */
export function isNextQuestion(before, after) {
  const [asked, asks] = [before?.choices?.prompt.key, after.choices?.prompt.key];
  return Boolean(asked && asks) && asked !== asks && !after.draft?.steps.length;
}

/**
 * What comes to hand by itself: the only block that a new question is about or, after a block from a
 * tray was placed, the next one of that tray.
 * @param {State} state
 * @param {Frame} frame
 * @param {NextOf} nextOf
 */
function atHand(state, frame, nextOf) {
  const isNew = state.frame?.v !== frame.v;
  const only = isNew ? onlyBlock(frame.choices) : "";
  if (only) return [only];
  if (!state.follow || state.pending.length > 1) return [];
  const next = nextOf(frame.view, state.follow, holdable(frame.choices));
  return next ? [next] : [];
}

/**
 * Whether the page may act: live, not behind, nothing under way.
 * @param {State} state
 */
export function mayAct(state) {
  return isCurrent(state) && !state.pending.length && !state.history && !state.trying;
}

/**
 * Whether the page would act but for an answer that is under way, or a series of them.
 * @param {State} state
 */
export function isAnswering({ live, behind, pending, series, history, trying }) {
  if (live !== "live" || history || trying) return false;
  return behind || pending.length > 0 || series !== null;
}

/**
 * Whether what is shown is known to be the newest.
 * @param {State} state
 */
export function isCurrent(state) {
  return state.live === "live" && !state.behind;
}

/** Whether the page answers by itself what is asked, and so nobody else is to. @param {Pick<State, "frame" | "passed">} state */
export function isPassedFor({ frame, passed }) {
  return Boolean(frame && passed?.v === frame.v);
}

/**
 * The side whom this page plays, "" for spectators.
 * @param {State} state
 */
export function mySide(state) {
  return sideOf(state.frame);
}

/** The side whose frame it is, "" for spectators. @param {Frame | null} frame */
export function sideOf(frame) {
  const viewer = frame?.viewer ?? "";
  return viewer === "public" || viewer === "everyone" ? "" : viewer;
}
