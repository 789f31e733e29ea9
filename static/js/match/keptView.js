// What somebody looks at on the map outlasts a reload in its tab, unless something has happened meanwhile.
import { tabStorage } from "../storage.js";

/** @typedef {{moment: string, cx: number, cy: number, zoom: number}} View */

/**
 * @param {import("../state/store.js").Store} store
 * @param {string} match
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 */
export function keepView(store, match, camera) {
  const name = `vedette:view:${match}`;
  let isBegun = false;
  store.subscribe(({ frame }) => {
    if (isBegun || !frame) return;
    isBegun = true;
    const view = read(name);
    if (view?.moment === momentOf(frame)) camera.lookAt({ x: view.cx, y: view.cy }, view.zoom);
  });
  addEventListener("pagehide", () => {
    const { frame } = store.state;
    const { cx, cy, zoom, isUntouched } = camera.where();
    if (!frame) return;
    if (isUntouched) tabStorage.forget(name);
    else tabStorage.keep(name, JSON.stringify({ moment: momentOf(frame), cx, cy, zoom }));
  });
}

/** @param {string} name @returns {View | null} */
function read(name) {
  try {
    return JSON.parse(tabStorage.read(name) ?? "null");
  } catch {
    return null;
  }
}

/** What has happened so far, and what is asked. @param {import("../types.d.ts").Frame} frame */
function momentOf({ log, choices }) {
  return `${log.at(-1)?.n ?? 0} ${choices?.prompt.key ?? ""}`;
}
