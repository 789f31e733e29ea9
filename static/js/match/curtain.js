// The curtain of a shared device, on the board's side: when it falls, all that was shown goes at
// once, before anything is asked of the server; then the page between the turns takes its place.

import { el } from "../dom/element.js";
import { verbatim } from "../i18n.js";
import { BEHIND_CURTAIN, call } from "../net/http.js";
import { turnParts, turnsOf } from "../panel/log.js";
import { nameOf } from "../panel/names.js";

const RETRY = 2000;
const STIRS = 60_000;

/**
 * @typedef {object} Curtain
 * @property {Pick<import("../types.d.ts").MatchPage, "match" | "game" | "told">} page `told`: the last
 *   line that the sitter has seen, 0 once they were told of the others
 * @property {import("../state/store.js").Store} store
 * @property {import("../panel/turn.js").Context} context
 * @property {boolean} hasFallen
 */

/**
 * @param {Curtain["page"]} page
 * @param {Curtain["store"]} store
 * @param {(message: object) => boolean} send
 * @param {Curtain["context"]} context
 */
export function hangCurtain(page, store, send, context) {
  const curtain = { page, store, context, hasFallen: false };
  document.getElementById("draw-curtain")?.addEventListener("click", () => draw(curtain));
  addEventListener(BEHIND_CURTAIN, () => fall(curtain));
  listenForStirs(send);
  listenForLeaving(curtain);
  store.subscribe((state) => brief(curtain, state));
}

/** The call that shuts the seat. @param {Curtain} curtain */
function closing({ page }) {
  return `/api/matches/${page.match}/curtain/close`;
}

/** Take everything off the page. @param {Curtain} curtain @param {string} words */
function wipe(curtain, words) {
  curtain.hasFallen = true;
  curtain.store.forget();
  document.title = curtain.context.t("site-name");
  document.body.replaceChildren(el("p", { class: "fallen-curtain", role: "status" }, words));
}

/** The server has shut the seat. @param {Curtain} curtain */
function fall(curtain) {
  if (curtain.hasFallen) return;
  wipe(curtain, curtain.context.t("curtain-falling"));
  location.replace(`/m/${curtain.page.match}`);
}

/** Shut the seat; false when that is to be tried again. @param {Curtain} curtain */
async function isShut(curtain) {
  const answer = await call("POST", closing(curtain));
  return answer.ok || ![0, 429, 503].includes(answer.error.status);
}

/** The sitter draws the curtain. @param {Curtain} curtain */
async function draw(curtain) {
  const { page, context } = curtain;
  wipe(curtain, context.t("curtain-falling"));
  while (!(await isShut(curtain))) {
    wipe(curtain, context.t("curtain-falling-lost"));
    await new Promise((over) => setTimeout(over, RETRY));
  }
  location.replace(`/m/${page.match}`);
}

/** Who looks at the map for long is still there. @param {(message: object) => boolean} send */
function listenForStirs(send) {
  let stirred = Date.now();
  const stir = () => {
    if (Date.now() - stirred < STIRS) return;
    stirred = Date.now();
    send({ type: "stir" });
  };
  addEventListener("pointerdown", stir);
  addEventListener("keydown", stir);
}

/**
 * Whoever leaves the board leaves it shut, and nothing in the browser's memory for its back
 * button. Only another language brings the same board again.
 * @param {Curtain} curtain
 */
function listenForLeaving(curtain) {
  let isTranslated = false;
  addEventListener("click", (event) => {
    isTranslated = event.target instanceof Element && !!event.target.closest("[data-language]");
  });
  addEventListener("pagehide", () => {
    if (!curtain.hasFallen && !isTranslated) navigator.sendBeacon(closing(curtain));
    wipe(curtain, "");
  });
}

/**
 * What the sitter has not seen yet, before the board; a battle tells of itself.
 * @param {Curtain} curtain @param {import("../types.d.ts").State} state
 */
function brief({ page, context, hasFallen }, { frame }) {
  const { game, t } = context;
  const { told } = page;
  if (!frame || hasFallen || !told) return;
  const lines = frame.log.filter((line) => line.n > told);
  page.told = 0;
  if (!lines.length || frame.status !== "running" || game.battle.at(frame.view)) return;
  const who = nameOf(frame, frame.viewer, t);
  const parts = turnParts(turnsOf(lines, game, t), page.game, t);
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "since", "aria-labelledby": "since" },
      el("h2", { id: "since" }, t("curtain-since", { who: verbatim(who) })),
      ...parts,
      el(
        "form",
        { method: "dialog" },
        el("button", { class: "button primary", autofocus: true }, t("curtain-board")),
      ),
    )
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
