// When the other was here, what one is called, and another match.

import { entropy } from "../net/random.js";
import { isPlayer } from "../state/people.js";
import { keepPromise, keepShownPromise } from "../state/receipts.js";
import { mySide } from "../state/store.js";

const MINUTE = 60_000;
/** When it is first asked who is here: what the board needs has come by then. */
const FIRST = 2_000;

/** @typedef {import("../types.d.ts").Rematch} Offer */

/** @typedef {ReturnType<typeof import("./people.js").access>} Access */
/** @typedef {import("../state/receipts.js").Promised} Promised */
/** @typedef {{promise: Promised, entropy: string}} Agreed what this player sent for which promise */
/** @typedef {Partial<{asked: Offer, agreed: Agreed}>} Kept */
/** @template T @typedef {import("../net/http.js").Answer<T>} Answer */

/** @param {Access} at */
export function createCompany(at) {
  /** For the asking: one for this page, so that pressing twice is the same as pressing once. */
  const asking = entropy();
  setInterval(() => refresh(at), MINUTE);
  setTimeout(() => refresh(at), FIRST);
  return {
    refresh: () => refresh(at),
    /** @param {string} name */
    rename: (name) => rename(at, name),
    /** The status of the rematch, from the server. @param {{type: "rematch"} & Offer} message */
    received(message) {
      const { type: _, ...state } = message;
      at.change({ rematch: state });
      if (state.state === "made") adopt(at, state);
    },
    /** @type {import("../types.d.ts").Buttons} */
    does: {
      "name-change": () => at.change({ naming: !at.people().naming }),
      "rematch-ask": () => ask(at, asking),
      "rematch-end": () => end(at),
    },
  };
}

/** Ask when the players were last here, while that can be read. @param {Access} at */
async function refresh({ store, change, call }) {
  const { frame, tab } = store.state;
  if (!frame || document.hidden || !isPlayer(frame)) return;
  // Of a machine and of an ended match nobody looks for it, but the table says when they were last here.
  const isAwaited = frame.status === "running" && Object.keys(frame.machines).length === 0;
  if (tab !== "table" && !isAwaited) return;
  /** @type {Answer<import("../net/wire.d.ts").Players>} */
  const answer = await call("GET", "/seen");
  if (answer.ok) change({ seen: answer.value.players });
}

/** Ask for a rematch, or agree to the one that the other side asks for. @param {Access} at @param {string} asking */
async function ask(at, asking) {
  const promise = offeredTo(at);
  const own = promise ? numberFor(at, promise) : asking;
  /** @type {Answer<Offer>} */
  const answer = await at.call("POST", "/rematch", { entropy: own, ...(promise && { promise }) });
  if (!answer.ok) return fail(at, answer.error);
  const told = answer.value;
  at.change({ rematch: told });
  const isMine = told.by === mySide(at.store.state);
  if (isMine && told.entropy === own) keep(at, { asked: told });
  if (told.state === "made") return enter(at, told);
  // Both have asked at once. The number that was just sent knew of no promise, so it is not used.
  if (!isMine && !promise) return ask(at, asking);
}

/** @param {Access} at @param {Kept} promised */
function keep(at, promised) {
  at.keep("rematch", { ...at.kept("rematch"), ...promised });
}

/** What the other side's offer promises; null when there is none. @param {Access} at */
function offeredTo({ people, store }) {
  const { state, by, match, commitment, entropy: number } = people().rematch;
  if (state !== "offered" || by === mySide(store.state) || !match) return null;
  return { match, commitment, entropy: number };
}

/**
 * This player's number for a promise, kept with it before it is sent.
 * @param {Access} at @param {Promised} promise
 */
function numberFor(at, promise) {
  /** @type {Kept} */
  const { agreed } = at.kept("rematch");
  if (agreed?.promise.match === promise.match && agreed.promise.commitment === promise.commitment)
    return agreed.entropy;
  const own = entropy();
  keep(at, { agreed: { promise, entropy: own } });
  return own;
}

/** Keep for the new match what was promised with the offer. @param {Access} at @param {Offer} made */
function adopt(at, { match, by }) {
  if (!match) return;
  /** @type {Kept} */
  const { asked, agreed } = at.kept("rematch");
  const isMine = by === mySide(at.store.state);
  if (isMine && asked) keepPromise(match, asked.commitment, asked.entropy, asked.match ?? "");
  if (!isMine && agreed) keepShownPromise(agreed.promise, agreed.entropy, match);
}

/** @param {Access} at @param {Offer} made */
function enter(at, made) {
  adopt(at, made);
  location.assign(`/m/${made.match}`);
}

/** Take the offer back, or refuse it. @param {Access} at */
async function end(at) {
  /** @type {Answer<Offer>} */
  const answer = await at.call("DELETE", "/rematch");
  if (!answer.ok) return fail(at, answer.error);
  at.change({ rematch: answer.value });
}

/** @param {Access} at @param {import("../net/http.js").Failure} error */
function fail({ store }, error) {
  store.update({ note: { kind: "error", text: error.detail || error.code } });
}

/** @param {Access} at @param {string} name */
async function rename(at, name) {
  const answer = await at.call("PUT", "/name", { name: name.trim() });
  if (!answer.ok) return fail(at, answer.error);
  at.change({ naming: false });
}
