// A match against the machine, on a side that is drawn, by one press.

import { call } from "../net/http.js";
import { entropy } from "../net/random.js";
import { browserStorage } from "../storage.js";
import { keepLinks, keepPromise } from "./receipts.js";

/** What each was asked with: pressed again after an answer that was lost, it makes no second match. */
const asked = new Map();

const STRENGTH = "vedette-strength";

/** The machine that was chosen last in this browser, "" for none. */
export function keptStrength() {
  return browserStorage.read(STRENGTH) ?? "";
}

/** @param {string} machine */
export function keepStrength(machine) {
  if (machine) browserStorage.keep(STRENGTH, machine);
}

/** Make it and go there; return why it can't be made. @param {string} game @param {string} machine */
export async function playNow(game, machine) {
  const name = `${game} ${machine}`;
  if (!asked.has(name)) asked.set(name, { own: entropy(), key: entropy() });
  const { own, key } = asked.get(name);
  const wanted = { game, machine, side: "random", watch: "link", entropy: own, key };
  /** @type {import("../net/http.js").Answer<import("../types.d.ts").Created>} */
  const answer = await call("POST", "/api/matches", wanted);
  if (!answer.ok) return answer.error.detail || answer.error.code;
  const { match, commitment, links } = answer.value;
  asked.delete(name);
  keepPromise(match, commitment, own);
  keepLinks(match, { invite: "", watch: links.watch ?? "" });
  location.assign(`/m/${match}`);
  return "";
}
