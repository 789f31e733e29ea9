// An open match that is listed for anybody: posted, taken off, and listed for longer whenever its maker
// looks at it.

import { call } from "../net/http.js";
import { isPlayer } from "../state/people.js";
import { keepLinks, vouchedFor } from "../state/receipts.js";
import { addressOf, ask, makeLink } from "./requests.js";

/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../net/wire.d.ts").PostedOffer} PostedOffer */

/** A page that stays open is looked at all the time. */
const LOOKED_EVERY_MS = 3_600_000;

/** List a match, or list it for longer. @param {Store} store @param {PostedOffer["audience"]} [audience] */
export async function postOffer(store, audience = "anybody") {
  /** @type {import("../net/http.js").Answer<PostedOffer>} */
  const answer = await ask(store, "POST", "/offer", { audience });
  if (!answer.ok) return;
  store.update({ note: null });
  show(store, answer.value);
}

/** Take it off the list: its maker gets an invitation of their own for it. @param {Store} store */
export async function withdrawOffer(store) {
  const answer = await ask(store, "DELETE", "/offer");
  if (answer.ok) await makeLink(store, "invitation");
}

/** @param {Store} store */
export function watchOffer(store) {
  let isAsked = false;

  async function look() {
    if (document.hidden || !isWaiting(store)) return;
    isAsked = true;
    /** @type {import("../net/http.js").Answer<import("../net/wire.d.ts").OwnOffer>} */
    const answer = await call("GET", `${addressOf(store)}/offer`);
    if (!answer.ok) return;
    // Asked for first: what was taken off on another page stays off.
    const { offer } = answer.value;
    if (offer) await postOffer(store, offer.audience);
    else show(store, null);
  }

  store.subscribe(() => {
    if (!isAsked) look();
  });
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  setInterval(look, LOOKED_EVERY_MS);
}

/** Whether the viewer has made a match that nobody has joined. @param {Store} store */
function isWaiting({ state: { frame } }) {
  return frame?.status === "open" && isPlayer(frame);
}

/** @param {Store} store @param {PostedOffer | null} offer */
function show(store, offer) {
  const match = store.state.frame?.match ?? "";
  const { invite, offered } = store.state.table;
  if (offer) {
    const link = vouchedFor(offer.link, match);
    keepLinks(match, { invite: link, offered: link });
    store.updateTable({ offer, invite: link, offered: link });
  } else {
    // The link of an offer that has lapsed opens nothing.
    const left = offered && invite === offered ? "" : invite;
    keepLinks(match, { invite: left });
    store.updateTable({ offer: null, invite: left });
  }
}
