// A match against the machine, on a side that is drawn, by one press.

import { call } from "../net/http.js";
import { entropy } from "../net/random.js";
import { keepLinks, keepPromise } from "./receipts.js";

/** Make it and go there; return why it can't be made. @param {string} game @param {string} machine */
export async function playNow(game, machine) {
  const own = entropy();
  const wanted = { game, machine, side: "random", watch: "link", entropy: own };
  /** @type {import("../net/http.js").Answer<import("../types.d.ts").Created>} */
  const answer = await call("POST", "/api/matches", wanted);
  if (!answer.ok) return answer.error.detail || answer.error.code;
  const { match, commitment, links } = answer.value;
  keepPromise(match, commitment, own);
  keepLinks(match, { invite: "", watch: links.watch ?? "" });
  location.assign(`/m/${match}`);
  return "";
}
