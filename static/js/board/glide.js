// The picture goes to where the camera looks already, instead of being there at once.
import { isMotionWanted } from "../dom/motion.js";

const TAKES = 360; // milliseconds
/** The maps whose pictures are on their way. @type {WeakSet<SVGSVGElement>} */
const underWay = new WeakSet();

/** Whether a map's picture is on its way: it does not yet show how large anything will be. @param {SVGSVGElement} map */
export function isGliding(map) {
  return underWay.has(map);
}

/** Call back once a map's picture has come to rest, if it then shows something else than now. @param {SVGSVGElement} map @param {() => void} then */
export function onceElsewhere(map, then) {
  const before = map.getAttribute("viewBox");
  const wait = () => {
    if (isGliding(map)) requestAnimationFrame(wait);
    else if (map.getAttribute("viewBox") !== before) then();
  };
  requestAnimationFrame(wait);
}

/**
 * Have a map's picture go from one viewBox to the one it has. Who moves the map meanwhile finds it there.
 * @param {SVGSVGElement} map @param {string} before
 */
export function glide(map, before) {
  const after = map.getAttribute("viewBox") ?? "";
  if (before === after || document.hidden || !isMotionWanted()) return;
  const [from, to] = [before, after].map((box) => box.split(" ").map(Number));
  const start = performance.now();
  let shown = before;
  map.setAttribute("viewBox", before);
  underWay.add(map);

  /** @param {number} time */
  function go(time) {
    if (map.getAttribute("viewBox") !== shown) return void underWay.delete(map);
    const part = Math.min(1, Math.max(0, (time - start) / TAKES));
    const eased = part * part * (3 - 2 * part);
    shown = part < 1 ? from.map((one, n) => one + (to[n] - one) * eased).join(" ") : after;
    map.setAttribute("viewBox", shown);
    if (part < 1) requestAnimationFrame(go);
    else underWay.delete(map);
  }

  requestAnimationFrame(go);
}
