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
 * @param {{match: string, game: string, told: number}} page
 * @param {import("../state/store.js").Store} store
 * @param {(message: object) => boolean} send
 * @param {import("../panel/turn.js").Context} context
 */
export function hangCurtain(page, store, send, { t, game }) {
  const closing = `/api/matches/${page.match}/curtain/close`;
  let hasFallen = false;

  /** Take everything off the page. @param {string} words */
  function wipe(words) {
    hasFallen = true;
    store.forget();
    document.title = t("site-name");
    document.body.replaceChildren(el("p", { class: "fallen-curtain", role: "status" }, words));
  }

  function fall() {
    if (hasFallen) return;
    wipe(t("curtain-falling"));
    location.replace(`/m/${page.match}`);
  }

  /** Shut the seat; false when that is to be tried again. */
  async function isShut() {
    const answer = await call("POST", closing);
    return answer.ok || ![0, 429, 503].includes(answer.error.status);
  }

  async function draw() {
    wipe(t("curtain-falling"));
    while (!(await isShut())) {
      wipe(t("curtain-falling-lost"));
      await new Promise((over) => setTimeout(over, RETRY));
    }
    location.replace(`/m/${page.match}`);
  }

  let stirred = Date.now();

  /** Who looks at the map for long is still there. */
  function stir() {
    if (Date.now() - stirred < STIRS) return;
    stirred = Date.now();
    send({ type: "stir" });
  }

  document.getElementById("draw-curtain")?.addEventListener("click", draw);
  addEventListener(BEHIND_CURTAIN, fall);
  addEventListener("pointerdown", stir);
  addEventListener("keydown", stir);
  // Whoever leaves the board leaves it shut, and nothing in the browser's memory for its back
  // button. Only another language brings the same board again.
  let isTranslated = false;
  addEventListener("click", (event) => {
    isTranslated = event.target instanceof Element && !!event.target.closest("[data-language]");
  });
  addEventListener("pagehide", () => {
    if (!hasFallen && !isTranslated) navigator.sendBeacon(closing);
    wipe("");
  });
  addEventListener("pageshow", (event) => event.persisted && location.reload());

  /** What the sitter has not seen yet, before the board; a battle tells of itself. */
  store.subscribe(function brief(state) {
    const { frame } = state;
    if (!frame || hasFallen || !page.told) return;
    const lines = frame.log.filter((line) => line.n > page.told);
    page.told = 0;
    if (!lines.length || frame.status !== "running" || game.battleAt(frame.view)) return;
    const who = nameOf(frame, frame.viewer, t);
    const turns = turnsOf(lines, game);
    const dialog = /** @type {HTMLDialogElement} */ (
      el(
        "dialog",
        { class: "since", "aria-labelledby": "since" },
        el("h2", { id: "since" }, t("curtain-since", { who: verbatim(who) })),
        ...turnParts(turns, page.game, t),
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
  });
}
