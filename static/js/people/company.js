// When the other was here, what one is called, and another match.

import { entropy } from "../net/http.js";
import { isPlayer } from "../state/people.js";
import { keepPromise, keepShownPromise } from "../state/receipts.js";
import { mySide } from "../state/store.js";

const MINUTE = 60_000;

/** @typedef {import("../types.d.ts").People["rematch"]} Offer */

/** @param {ReturnType<typeof import("./people.js").access>} at */
export function createCompany(at) {
  const { store, change, call } = at;
  /** For the asking: one for this page, so that pressing twice is the same as pressing once. */
  const asking = entropy();

  /** Ask when the players were last here, while that can be read. */
  async function refresh() {
    const { frame, tab } = store.state;
    if (!frame || tab !== "table" || document.hidden || !isPlayer(frame)) return;
    const answer = await call("GET", "/seen");
    if (answer.ok) change({ seen: answer.value.players });
  }

  /** Ask for a rematch, or agree to the one that the other side asks for. */
  async function ask() {
    const promise = offeredTo(at.people().rematch);
    const own = promise ? numberFor(promise) : asking;
    const answer = await call("POST", "/rematch", { entropy: own, ...(promise && { promise }) });
    if (!answer.ok) return fail(answer.error);
    const told = answer.value;
    change({ rematch: told });
    const isMine = told.by === mySide(store.state);
    if (isMine && told.entropy === own) keep({ asked: told });
    if (told.state === "made") return enter(told);
    // Both have asked at once. The number that was just sent knew of no promise, so it is not used.
    if (!isMine && !promise) return ask();
  }

  /** @param {object} promised */
  function keep(promised) {
    at.keep("rematch", { ...at.kept("rematch"), ...promised });
  }

  /** What the other side's offer promises; null when there is none. @param {Offer} rematch */
  function offeredTo({ state, by, match, commitment, entropy: number }) {
    if (state !== "offered" || by === mySide(store.state) || !match) return null;
    return { match, commitment, entropy: number };
  }

  /**
   * This player's number for a promise, kept with it before it is sent.
   * @param {import("../state/receipts.js").Promised} promise
   */
  function numberFor(promise) {
    const { agreed } = at.kept("rematch");
    if (agreed?.promise.match === promise.match && agreed.promise.commitment === promise.commitment)
      return agreed.entropy;
    const own = entropy();
    keep({ agreed: { promise, entropy: own } });
    return own;
  }

  /** Keep for the new match what was promised with the offer. @param {Offer} made */
  function adopt({ match, by }) {
    if (!match) return;
    const { asked, agreed } = at.kept("rematch");
    const isMine = by === mySide(store.state);
    if (isMine && asked) keepPromise(match, asked.commitment, asked.entropy, asked.match);
    if (!isMine && agreed) keepShownPromise(agreed.promise, agreed.entropy, match);
  }

  /** @param {Offer} made */
  function enter(made) {
    adopt(made);
    location.assign(`/m/${made.match}`);
  }

  async function end() {
    const answer = await call("DELETE", "/rematch");
    if (!answer.ok) return fail(answer.error);
    change({ rematch: answer.value });
  }

  /** @param {import("../net/http.js").Failure} error */
  function fail(error) {
    store.update({ note: { kind: "error", text: error.detail || error.code } });
  }

  /** @param {string} name */
  async function rename(name) {
    const answer = await call("PUT", "/name", { name: name.trim() });
    if (!answer.ok) return fail(answer.error);
    change({ naming: false });
  }

  setInterval(refresh, MINUTE);

  return {
    refresh,
    rename,
    /** The status of the rematch, from the server. @param {any} message */
    received(message) {
      const { type: _, ...state } = message;
      change({ rematch: state });
      if (state.state === "made") adopt(state);
    },
    /** @type {import("../types.d.ts").Buttons} */
    does: {
      "name-change": () => change({ naming: !at.people().naming }),
      "rematch-ask": ask,
      "rematch-end": end,
    },
  };
}
