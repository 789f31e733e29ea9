// A match that one side has abandoned: what was agreed, from when on it can be claimed, and how.

import { button, el } from "../dom/element.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

const DAY_SECONDS = 24 * 3600;

/** Whether the player at this page may claim the match now. @param {State} state */
function mayClaim(state) {
  const { frame } = state;
  if (frame?.status !== "running" || !frame.claim.by || frame.claim.by !== mySide(state)) {
    return false;
  }
  return frame.claim.claimable_at * 1000 <= Date.now();
}

/**
 * How long until a claim becomes possible on this page, in milliseconds; 0: no need to wait for it.
 * @param {State} state
 */
function untilClaim(state) {
  const { frame } = state;
  if (frame?.status !== "running" || frame.claim.by !== mySide(state)) return 0;
  return Math.max(0, frame.claim.claimable_at * 1000 - Date.now());
}

/** The claim itself, beside what is asked, once it is possible. @param {State} state @param {Context} context */
export function claimOffer(state, { t }) {
  const { frame } = state;
  if (!frame || !mayClaim(state)) return null;
  const { asking } = state.table;
  const told = t("claim-now", { side: other(frame), since: since(frame) });
  const answers =
    asking === "win" || asking === "call-off"
      ? [
          el("p", { role: "alert" }, t(`claim-${asking}-sure`)),
          button("claim", t(`claim-${asking}-yes`), "danger", { "data-value": asking }),
          button("ask", t("claim-go-on"), "", { "data-value": "" }),
        ]
      : ["win", "call-off"].map((kind) =>
          button("ask", t(`claim-${kind}`), "", { "data-value": kind }),
        );
  return el(
    "div",
    { class: "note claim", role: "status", "data-key": "claim" },
    el("p", {}, told),
    el("div", { class: "row" }, ...answers),
  );
}

/** What was agreed and how it stands, for the Match tab. @param {State} state @param {Context} context */
export function claimTerms(state, { t }) {
  const { frame } = state;
  if (!frame || frame.status === "ended" || frame.status === "cancelled") return null;
  if (Object.keys(frame.machines).length) return null;
  const { days } = frame.claim;
  const agreed = days ? t("claim-agreed", { days }) : t("claim-never");
  const isPlayer = frame.viewer !== "public";
  return el(
    "section",
    { "data-key": "claim-terms" },
    el("h2", {}, isPlayer ? t("claim-title") : t("claim-title-watch")),
    el("p", { class: "small" }, agreed),
    standing(state, frame, t),
  );
}

/** @param {State} state @param {Frame} frame @param {Context["t"]} t */
function standing(state, frame, t) {
  const { by, claimable_at: at } = frame.claim;
  if (!by) return null;
  const date = moment(at);
  const side = mySide(state);
  if (side === by) {
    return el("p", {}, t("claim-from", { side: other(frame), since: since(frame), date }));
  }
  if (side && at * 1000 <= Date.now()) return el("p", {}, t("claim-against-now"));
  if (side) return el("p", {}, t("claim-against", { date }));
  return el("p", {}, t("claim-of-others", { side: other(frame), date }));
}

/** The side that is waited for. @param {Frame} frame */
function other(frame) {
  return `@side-${frame.awaiting[0]?.side ?? ""}`;
}

/**
 * Draw the page again at the moment when a claim becomes possible on it.
 * @param {import("../state/store.js").Store} store
 */
export function wakeForClaims(store) {
  let timer = 0;
  store.subscribe((state) => {
    clearTimeout(timer);
    const wait = untilClaim(state);
    // A browser's timer runs 24 days at most; the page is drawn anew before that by other things.
    if (wait) timer = window.setTimeout(() => store.update({}), Math.min(wait + 500, 2 ** 31 - 1));
  });
}

/** @param {Frame} frame */
function since(frame) {
  return moment(frame.claim.claimable_at - frame.claim.days * DAY_SECONDS);
}

/** @param {number} seconds */
function moment(seconds) {
  const words = new Intl.DateTimeFormat(document.documentElement.lang, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return words.format(new Date(seconds * 1000));
}
