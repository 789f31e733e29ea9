// Whether moves are shown as they happen, and how fast: the system's wish first, then what is set in this browser.
import { browserStorage } from "../storage.js";
import { button, el, toggle } from "./element.js";

const KEPT = "vedette-motion";
const KEPT_PACE = "vedette-motion-pace";
/** @type {Record<string, number>} how long motions take at a pace, of what is usual */
const PACES = { slow: 1.6, usual: 1, fast: 0.5 };
const USUAL = "usual";

/** Whether this browser's switch is on. */
function isMotionOn() {
  return browserStorage.read(KEPT) !== "off";
}

/** Whether motions are to be shown now. */
export function isMotionWanted() {
  return isMotionOn() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Turn the switch. */
export function switchMotion() {
  if (isMotionOn()) browserStorage.keep(KEPT, "off");
  else browserStorage.forget(KEPT);
}

/** The pace that was set. */
function paceSet() {
  const kept = browserStorage.read(KEPT_PACE) ?? USUAL;
  return kept in PACES ? kept : USUAL;
}

/** How long motions take, of what is usual. */
export function motionPace() {
  return PACES[paceSet()];
}

/** Set the pace. @param {string} pace */
export function setPace(pace) {
  browserStorage.keep(KEPT_PACE, pace);
}

/** @param {import("../types.d.ts").Translate} t */
function paceButtons(t) {
  const now = paceSet();
  const title = t("board-motion-pace");
  const choices = Object.keys(PACES).map((pace) =>
    button("motion-pace", t(`board-motion-pace-${pace}`), pace === now ? "quiet on" : "quiet", {
      "data-value": pace,
      "data-key": `pace-${pace}`,
      "aria-pressed": String(pace === now),
    }),
  );
  return el("div", { class: "row", role: "group", "aria-label": title }, ...choices);
}

/** @param {import("../types.d.ts").Translate} t */
export function motionSwitch(t) {
  const isOn = isMotionOn();
  return el(
    "section",
    { class: "motion" },
    el("h3", {}, t("board-motion")),
    toggle("motion", isOn, t("board-motion-show")),
    isOn ? paceButtons(t) : "",
    el("p", { class: "small" }, t("board-motion-hint")),
  );
}
