// Making a match: the form's choices and 32 random bytes go to the server, the links come back.

import { takeOver } from "../dom/form.js";
import { call } from "../net/http.js";
import { entropy } from "../net/random.js";
import { openRulesBeside } from "../panel/rule.js";
import { keepChoice, keptOpponent, keptSide } from "../state/newMatch.js";
import { keepLinks, keepPromise, vouchedFor } from "../state/receipts.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));

/** The moment of another match that the new one goes on from; none for a match of its own. @type {{match: string, at: number} | undefined} */
const origin = JSON.parse(document.body.dataset.page ?? "{}").origin;

/** Among the opponents: a friend at this device. */
const HERE = "here";
const ANYBODY = "anybody";
/** Whoever sits down first of those whom this browser has played with. */
const MET = "met";
/** Opponents who are found by the list of open matches. */
const LISTED = [ANYBODY, MET];
/** The part of the address of who comes to invite a friend, or anybody. */
const FRIEND = "#friend";
const INVITED = [FRIEND, `#${ANYBODY}`];

openRulesBeside();

/** Choose again what was chosen last in this browser, if it is there. @param {string} name @param {string | null} value */
function chooseAgain(name, value) {
  const found = form.querySelector(`[name="${name}"][value="${CSS.escape(value ?? "")}"]`);
  if (value !== null && found instanceof HTMLInputElement) found.checked = true;
}

// Who comes to invite somebody does so, whichever game they choose.
if (INVITED.includes(location.hash)) {
  chooseAgain("machine", location.hash === FRIEND ? "" : ANYBODY);
  for (const link of form.querySelectorAll("a[href^='/new?']")) {
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  }
} else {
  chooseAgain("machine", keptOpponent());
  if (keptOpponent()) chooseAgain("side", keptSide(String(new FormData(form).get("game"))));
}

/** The game's picture is seen with the eyes of the side that is chosen. */
function showEyes() {
  const side = new FormData(form).get("side");
  for (const picture of document.querySelectorAll("figure[data-eyes]")) {
    picture.toggleAttribute("hidden", picture.getAttribute("data-eyes") !== side);
  }
}
form.addEventListener("change", showEyes);
showEyes();

/** @param {FormData} data */
function options(data) {
  const named = [...data.entries()].filter(([name]) => name.startsWith("option:"));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(7), String(value)]));
}

// Asked again with the same key, as after an answer that was lost, the server has still made one match.
/** @type {{own: string, key: string} | null} */
let asked = null;
form.addEventListener("input", () => {
  asked = null;
});

/** @typedef {import("../net/http.js").Answer<import("../types.d.ts").Created>} Made */

/** What is asked of a match, wherever it begins. @param {FormData} data @param {{own: string, key: string}} numbers */
function wantedOf(data, { own, key }) {
  const opponent = String(data.get("machine") ?? "");
  const isShared = opponent === HERE;
  return {
    side: data.get("side"),
    watch: data.get("watch"),
    machine: isShared || LISTED.includes(opponent) ? "" : opponent,
    shared: isShared,
    friend: isShared ? String(data.get("friend") ?? "").trim() : "",
    claim_days: Number(data.get("claim_days")),
    name: String(data.get("name") ?? "").trim(),
    entropy: own,
    key,
  };
}

/** @param {FormData} data @param {ReturnType<typeof wantedOf>} wanted @returns {Promise<Made>} */
function make(data, wanted) {
  if (origin) {
    return call("POST", `/api/matches/${origin.match}/continue`, { ...wanted, at: origin.at });
  }
  return call("POST", "/api/matches", {
    ...wanted,
    game: data.get("game"),
    scenario: data.get("scenario") ?? "",
    offered: LISTED.includes(String(data.get("machine"))),
    audience: data.get("machine") === MET ? MET : ANYBODY,
    options: options(data),
    board: data.get("board") ?? "",
  });
}

takeOver(form, async () => {
  const data = new FormData(form);
  asked ??= { own: entropy(), key: entropy() };
  const { own } = asked;
  const wanted = wantedOf(data, asked);
  const answer = await make(data, wanted);
  if (!answer.ok) {
    problem.textContent = answer.error.detail || answer.error.code;
    problem.hidden = false;
    return;
  }
  const chosen = { game: String(data.get("game")), side: String(data.get("side")) };
  const opponent = String(data.get("machine") ?? "");
  keepChoice({ ...chosen, opponent, machine: wanted.machine });
  const { match, commitment, links } = answer.value;
  keepPromise(match, commitment, own);
  keepLinks(match, { invite: vouchedFor(links.invite ?? "", match), watch: links.watch ?? "" });
  location.assign(`/m/${match}`);
});
