// The picture of a link for a camera.
import { svg } from "./svg.js";

/** Modules that must stay free around a code. */
const QUIET = 4;

/** @param {import("./code.js").Code} code @param {string} label what it is called for who can't see it */
export function picture({ size, path }, label) {
  const whole = size + 2 * QUIET;
  return svg(
    "svg",
    {
      class: "link-code",
      viewBox: `${-QUIET} ${-QUIET} ${whole} ${whole}`,
      role: "img",
      "aria-label": label,
    },
    svg("path", { d: path }),
  );
}
