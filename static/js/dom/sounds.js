// Whether wood and dice are heard, and when: off until somebody switches it on in this browser.
import { staticAddress } from "../address.js";
import { browserStorage } from "../storage.js";
import { el, toggle } from "./element.js";

/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {import("./wood.js").Sound} Sound */

const KEPT = "vedette-sounds";

/** @type {Partial<Record<Motion["type"], Sound>>} what a motion sounds like; others make none */
const SOUNDS = {
  moved: "put",
  appeared: "put",
  removed: "fall",
  struck: "hit",
  rolled: "dice",
};

/** Whether this browser's switch is on. */
export function areSoundsOn() {
  return browserStorage.read(KEPT) === "on";
}

/** Turn the switch; who turns it on hears what they get. */
export function switchSounds() {
  if (areSoundsOn()) return browserStorage.forget(KEPT);
  browserStorage.keep(KEPT, "on");
  hear("put");
}

/**
 * Make a sound, if they are wanted. What makes them is fetched for the first one.
 * @param {Sound} sound
 * @param {number} [duration] of the motion that it goes with, in milliseconds
 */
export async function hear(sound, duration = 0) {
  if (!areSoundsOn()) return;
  /** @type {typeof import("./wood.js")} */
  const { play } = await import(staticAddress("js/dom/wood.js").href);
  play(sound, duration / 1000);
}

/** Hear motions that are shown at once: each sound but one time. @param {Motion[]} motions @param {number} duration in milliseconds */
export function hearMotions(motions, duration) {
  const sounds = new Set(motions.map(({ type }) => SOUNDS[type]));
  for (const sound of sounds) if (sound) hear(sound, duration);
}

/** @param {import("../types.d.ts").Translate} t */
export function soundSwitch(t) {
  return el(
    "section",
    { class: "sounds" },
    el("h3", {}, t("board-sounds")),
    toggle("sounds", areSoundsOn(), t("board-sounds-play")),
  );
}
