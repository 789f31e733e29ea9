// Commands on their way: one at a time, each with its own key, sent again with the same key after
// the connection was lost, or when no answer comes. Nothing is ever sent on a version that is not the
// newest known.
import { newKey } from "../net/random.js";
import { holdableBlocks, stillOffered } from "../state/select.js";
import { isCurrent, isPassedFor } from "../state/store.js";

/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("../types.d.ts").Pending} Pending */
/** @typedef {import("../net/wire.d.ts").Done} Ack */
/** @typedef {import("../net/wire.d.ts").Because} Because */
/** @typedef {import("../net/wire.d.ts").Failed} Failed */

/** How long an answer may take before the command is sent again. */
const PATIENCE = 3000;

/** @typedef {{key: string, message: Record<string, unknown>, sent: number}} Sent */

/**
 * @typedef {object} Queue
 * @property {import("../state/store.js").Store} store
 * @property {(message: object) => boolean} send
 * @property {import("../types.d.ts").Translate} t
 * @property {Sent | null} flying the command that waits for its answer
 * @property {Map<string, string[]>} asked what was pointed at, by the key of the question why
 */

/** @param {Queue["store"]} store @param {Queue["send"]} send @param {Queue["t"]} t */
export function createCommands(store, send, t) {
  /** @type {Queue} */
  const queue = { store, send, t, flying: null, asked: new Map() };
  return {
    /** @param {Choice[]} choices */
    act(choices) {
      put(
        queue,
        choices.map((choice) => ({ key: newKey(), type: "act", choice })),
      );
    },
    /** @param {string} type @param {Record<string, unknown>} [more] */
    command: (type, more = {}) => put(queue, [{ key: newKey(), type, ...more }]),
    /** Take steps of the plan back, one after the other. @param {number[]} steps */
    takeBack: (steps) =>
      put(
        queue,
        steps.map((step) => ({ key: newKey(), type: "undo", step })),
      ),
    /** @param {string} selection @param {string} target @param {string[]} names */
    why: (selection, target, names) => why(queue, selection, target, names),
    /** Say why nothing was sent. @param {string} word of the catalogue */
    tell: (word) => store.update({ note: { kind: "told", text: t(word) } }),
    /** Say why something can't be done that nobody needs to ask the server about. @param {import("../types.d.ts").Refusal} refusal @param {string[]} names */
    refuse: (refusal, names) => store.update({ note: refusalNote(refusal, names, t) }),
    resume: () => resume(queue),
    again: () => again(queue),
    /** @param {Pick<Ack, "key">} ack */
    done: (ack) => done(queue, ack),
    /** @param {Omit<Failed, "type">} error */
    failed: (error) => failed(queue, error),
    /** @param {Omit<Because, "type">} answer */
    because: (answer) => because(queue, answer),
  };
}

/** @param {Queue} queue @param {Pending[]} pending */
function put(queue, pending) {
  queue.store.update({ pending });
  next(queue);
}

/** @param {Queue} queue */
function next(queue) {
  const { state } = queue.store;
  const [first] = state.pending;
  if (queue.flying || !first || !state.frame || !isCurrent(state)) return;
  const body = first.choice ? offered(state, first.choice) : first;
  if (!body) return noLonger(queue, first.choice);
  queue.flying = { key: first.key, message: message(first, body, state.frame.v), sent: 0 };
  fly(queue, queue.flying);
}

/** @param {Queue} queue @param {Sent} what */
function fly({ send }, what) {
  what.sent = Date.now();
  send(what.message);
}

/**
 * Too much was asked at once: the command goes again when it may.
 * @param {Queue} queue @param {Sent} what @param {number} wait
 */
function later(queue, what, wait) {
  what.sent = Date.now() + wait * 1000;
  setTimeout(() => queue.flying === what && fly(queue, what), wait * 1000);
  return true;
}

/** @param {import("../types.d.ts").State} state @param {Choice} choice */
function offered(state, choice) {
  const { frame, passed } = state;
  const choices = (isPassedFor(state) ? passed : frame)?.choices ?? null;
  const found = stillOffered(choices, choice);
  return found ? { type: "act", action: found.action } : null;
}

/**
 * What was asked for can't be done any more: say so, and ask why.
 * @param {Queue} queue @param {Choice | undefined} choice
 */
function noLonger(queue, choice) {
  drop(queue, queue.t("board-no-longer"));
  if (choice?.target) why(queue, choice.subject ?? "", choice.target, [choice.target]);
}

/** @param {Queue} queue @param {string} selection @param {string} target @param {string[]} names */
function why({ asked, send }, selection, target, names) {
  const key = newKey();
  asked.set(key, names);
  send({ type: "why", key, selection, target });
}

/** @param {Queue} queue @param {string} text */
function drop(queue, text) {
  queue.flying = null;
  queue.store.update({ pending: [], note: text ? { kind: "told", text } : null });
}

/** After the connection is back, what was under way is sent again as it was. @param {Queue} queue */
function resume(queue) {
  queue.asked.clear();
  if (queue.flying) fly(queue, queue.flying);
  else next(queue);
}

/**
 * What has waited long for its answer is sent again; what has waited to be sent, if it may be.
 * @param {Queue} queue
 */
function again(queue) {
  const { flying } = queue;
  if (!flying) next(queue);
  else if (Date.now() - flying.sent > PATIENCE) fly(queue, flying);
}

/** @param {Queue} queue @param {Pick<Ack, "key">} ack */
function done(queue, { key }) {
  if (queue.flying?.key !== key) return;
  queue.flying = null;
  const { store } = queue;
  store.update({ pending: store.state.pending.slice(1) });
  next(queue);
}

/** Tell whether an error was about the command under way. @param {Queue} queue @param {Omit<Failed, "type">} error */
function failed(queue, error) {
  const { asked, flying, store, t } = queue;
  if (error.key) asked.delete(error.key);
  if (!flying || error.key !== flying.key) return false;
  if (error.code === "too-many") return later(queue, flying, error.wait ?? 1);
  drop(queue, error.code === "stale" ? t("board-moved-on") : "");
  if (error.code !== "stale") store.update({ note: worded(error, t) });
  return true;
}

/** @param {Queue} queue @param {Omit<Because, "type">} answer */
function because({ asked, store, t }, { key, refusal }) {
  const names = asked.get(key) ?? [];
  asked.delete(key);
  if (!refusal) return;
  const { frame, selection } = store.state;
  // Who points at a place with an empty hand has first to take what goes there.
  const isEmpty = !selection.length && holdableBlocks(frame?.choices ?? null).size > 0;
  const isVague = refusal.message.key === "refusal-not-that-way" && isEmpty;
  const told = isVague ? { ...refusal, message: { key: "board-take-first" } } : refusal;
  store.update({ note: refusalNote(told, names, t) });
}

/** @param {Pending} pending @param {object} body @param {number} expect */
function message(pending, body, expect) {
  const { choice: _choice, ...rest } = { ...pending, ...body };
  return { ...rest, expect };
}

/**
 * @param {Omit<Failed, "type">} error
 * @param {import("../types.d.ts").Translate} t
 * @returns {import("../types.d.ts").Note}
 */
function worded(error, t) {
  return error.refusal ? refusalNote(error.refusal, [], t) : { kind: "error", text: error.message };
}

/**
 * @param {import("../types.d.ts").Refusal} refusal
 * @param {string[]} names
 * @param {import("../types.d.ts").Translate} t
 * @returns {import("../types.d.ts").Note}
 */
function refusalNote({ rule, message: { key, params } }, names, t) {
  return { kind: "refusal", text: t(key, params), rule, at: names };
}
