// Once a match is over, the page asks how lucky either side was.

import { call } from "../net/http.js";
import { addressOf } from "./requests.js";

/** @param {import("../state/store.js").Store} store */
export function askForLuck(store) {
  let isAsked = false;
  store.subscribe(async ({ frame }) => {
    if (isAsked || frame?.status !== "ended") return;
    isAsked = true;
    /** @type {import("../net/http.js").Answer<import("../types.d.ts").LuckOfAll>} */
    const answer = await call("GET", `${addressOf(store)}/luck`);
    // The match is shown as well without it.
    if (answer.ok) store.updateTable({ luck: [...answer.value.sides] });
  });
}
