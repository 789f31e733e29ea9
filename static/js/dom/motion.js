// Whether moves are shown as they happen: the system's wish first, then the switch of this browser.
import { el } from "./element.js";

const KEPT = "vedette-motion";

/** Whether this browser's switch is on. */
function isMotionOn() {
  return localStorage.getItem(KEPT) !== "off";
}

/** Whether motions are to be shown now. */
export function isMotionWanted() {
  return isMotionOn() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Turn the switch. */
export function switchMotion() {
  if (isMotionOn()) localStorage.setItem(KEPT, "off");
  else localStorage.removeItem(KEPT);
}

/** @param {import("../types.d.ts").Translate} t */
export function motionSwitch(t) {
  const isOn = isMotionOn();
  return el(
    "section",
    { class: "motion" },
    el("h2", {}, t("board-motion")),
    el(
      "button",
      {
        type: "button",
        class: `button toggle ${isOn ? "on" : ""}`,
        "data-do": "motion",
        "aria-pressed": String(isOn),
      },
      t("board-motion-show"),
    ),
    el("p", { class: "small" }, t("board-motion-hint")),
  );
}
