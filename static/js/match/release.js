// A page that was open across an upgrade says so, and is loaded again when its player likes.

import { release } from "../address.js";

/** So many heartbeats in a row of another release: while one follows the other, processes of both answer. */
const BEATS = 4;

/** @returns {(theirs: string) => void} told with each heartbeat of which release the server is */
export function watchRelease() {
  let others = 0;
  return (theirs) => {
    others = theirs === release() ? 0 : others + 1;
    if (others === BEATS) document.getElementById("newer")?.removeAttribute("hidden");
    if (!others) document.getElementById("newer")?.setAttribute("hidden", "");
  };
}
