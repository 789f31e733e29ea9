// A match against the machine by one press, as it was chosen last in this browser.

import { call } from "../net/http.js";
import { entropy } from "../net/random.js";
import { browserStorage } from "../storage.js";
import { keepLinks, keepPromise } from "./receipts.js";

/** What each was asked with: pressed again after an answer that was lost, it makes no second match. */
const asked = new Map();

/** A side that is drawn. */
export const DRAWN = "random";
const GAME = "vedette-game";
const STRENGTH = "vedette-strength";
const OPPONENT = "vedette-opponent";

/** @param {string} game */
const sideOf = (game) => `vedette-side-${game}`;

/** The game that was played last against a machine in this browser, "" for none. */
export function keptGame() {
  return browserStorage.read(GAME) ?? "";
}

/** The machine that was chosen last in this browser, "" for none. */
export function keptStrength() {
  return browserStorage.read(STRENGTH) ?? "";
}

/** The side that was chosen last against a machine. @param {string} game */
export function keptSide(game) {
  return browserStorage.read(sideOf(game)) ?? DRAWN;
}

/** Whom the last match was made against: a machine, the other at this device, anybody, or "" for a friend; null before the first. */
export function keptOpponent() {
  return browserStorage.read(OPPONENT);
}

/** @param {{game: string, opponent: string, machine: string, side: string}} chosen `machine` is "" for a person */
export function keepChoice({ game, opponent, machine, side }) {
  browserStorage.keep(OPPONENT, opponent);
  if (!machine) return;
  browserStorage.keep(GAME, game);
  browserStorage.keep(STRENGTH, machine);
  browserStorage.keep(sideOf(game), side);
}

/** Keep what was learned as the game that is played: against whom, and on which side, was no choice. @param {string} game */
export function keepGame(game) {
  browserStorage.keep(GAME, game);
}

/** Make it and go there; return why it can't be made. @param {string} game @param {string} machine @param {string} [side] @param {typeof keepChoice} [keep] what of it is kept for the next one */
export async function playNow(game, machine, side = DRAWN, keep = keepChoice) {
  const name = `${game} ${machine} ${side}`;
  if (!asked.has(name)) asked.set(name, { own: entropy(), key: entropy() });
  const { own, key } = asked.get(name);
  const wanted = { game, machine, side, watch: "link", entropy: own, key };
  /** @type {import("../net/http.js").Answer<import("../types.d.ts").Created>} */
  const answer = await call("POST", "/api/matches", wanted);
  if (!answer.ok) return answer.error.detail || answer.error.code;
  const { match, commitment, links } = answer.value;
  asked.delete(name);
  keep({ game, opponent: machine, machine, side });
  keepPromise(match, commitment, own);
  keepLinks(match, { invite: "", watch: links.watch ?? "" });
  location.assign(`/m/${match}`);
  return "";
}
