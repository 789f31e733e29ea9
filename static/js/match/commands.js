// Commands on their way: one at a time, each with its own key, sent again with the same key after
// the connection was lost, or when no answer comes. Nothing is ever sent on a version that is not the
// newest known.
import { stillOffered } from "../state/select.js";
import { isCurrent } from "../state/store.js";

/** @typedef {import("../types.d.ts").Choice} Choice */
/** @typedef {import("../types.d.ts").Pending} Pending */

/** How long an answer may take before the command is sent again. */
const PATIENCE = 3000;

/** @returns {string} */
function newKey() {
  return crypto.randomUUID();
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {(message: object) => boolean} send
 * @param {import("../types.d.ts").Translate} t
 */
export function createCommands(store, send, t) {
  /** @type {{key: string, message: Record<string, unknown>, sent: number} | null} */
  let flying = null;
  /** @type {Map<string, {names: string[]}>} */
  const asked = new Map();

  /** @param {Pending[]} pending */
  function put(pending) {
    store.update({ pending });
    next();
  }

  function next() {
    const { pending, frame } = store.state;
    const [first] = pending;
    if (flying || !first || !frame || !isCurrent(store.state)) return;
    const body = first.choice ? offered(first.choice) : first;
    if (!body) return fallen(first.choice);
    flying = { key: first.key, message: message(first, body, frame.v), sent: 0 };
    fly(flying);
  }

  /** @param {NonNullable<typeof flying>} what */
  function fly(what) {
    what.sent = Date.now();
    send(what.message);
  }

  /** Too much was asked at once: the command goes again when it may. @param {NonNullable<typeof flying>} what @param {number} wait */
  function later(what, wait) {
    what.sent = Date.now() + wait * 1000;
    setTimeout(() => flying === what && fly(what), wait * 1000);
    return true;
  }

  /** @param {Choice} choice */
  function offered(choice) {
    const found = stillOffered(store.state.frame?.choices ?? null, choice);
    return found ? { type: "act", action: found.action } : null;
  }

  /** What was asked for can't be done any more: say so, and ask why. @param {Choice | undefined} choice */
  function fallen(choice) {
    drop(t("board-no-longer"));
    if (choice?.target) why(choice.subject ?? "", choice.target, [choice.target]);
  }

  /** @param {string} selection @param {string} target @param {string[]} names */
  function why(selection, target, names) {
    const key = newKey();
    asked.set(key, { names });
    send({ type: "why", key, selection, target });
  }

  /** @param {string} text */
  function drop(text) {
    flying = null;
    store.update({ pending: [], note: text ? { kind: "told", text } : null });
  }

  return {
    /** @param {Choice[]} choices */
    act(choices) {
      put(choices.map((choice) => ({ key: newKey(), type: "act", choice })));
    },
    /** @param {string} type @param {Record<string, unknown>} [more] */
    command(type, more = {}) {
      put([{ key: newKey(), type, ...more }]);
    },
    why,
    /** After the connection is back, what was under way is sent again as it was. */
    resume() {
      asked.clear();
      if (flying) fly(flying);
      else next();
    },
    /** What has waited long for its answer is sent again; what has waited to be sent, if it may be. */
    again() {
      if (!flying) next();
      else if (Date.now() - flying.sent > PATIENCE) fly(flying);
    },
    /** @param {{key: string}} ack */
    done(ack) {
      if (flying?.key !== ack.key) return;
      flying = null;
      store.update({ pending: store.state.pending.slice(1) });
      next();
    },
    /** @param {{key?: string, code: string, message: string, refusal?: any, wait?: number}} error */
    failed(error) {
      if (error.key) asked.delete(error.key);
      if (!flying || error.key !== flying.key) return false;
      if (error.code === "too-many") return later(flying, error.wait ?? 1);
      drop(error.code === "stale" ? t("board-moved-on") : "");
      if (error.code !== "stale") store.update({ note: worded(error, [], t) });
      return true;
    },
    /** @param {{key: string, refusal: any}} answer */
    because(answer) {
      const names = asked.get(answer.key)?.names ?? [];
      asked.delete(answer.key);
      if (answer.refusal) store.update({ note: refusalNote(answer.refusal, names, t) });
    },
  };
}

/**
 * @param {object} pending
 * @param {object} body
 * @param {number} expect
 */
function message(pending, body, expect) {
  const { choice: _choice, ...rest } = /** @type {Record<string, unknown>} */ ({
    ...pending,
    ...body,
  });
  return { ...rest, expect };
}

/**
 * @param {{message: string, refusal?: any}} error
 * @param {string[]} names
 * @param {import("../types.d.ts").Translate} t
 * @returns {import("../types.d.ts").Note}
 */
function worded(error, names, t) {
  return error.refusal
    ? refusalNote(error.refusal, names, t)
    : { kind: "error", text: error.message };
}

/**
 * @param {any} refusal
 * @param {string[]} names
 * @param {import("../types.d.ts").Translate} t
 * @returns {import("../types.d.ts").Note}
 */
function refusalNote(refusal, names, t) {
  const text =
    typeof refusal.message === "string"
      ? refusal.message
      : t(refusal.message.key, refusal.message.params);
  return { kind: "refusal", text, rule: refusal.rule, at: names };
}
