// How this browser shows every match: language, day or night, sizes, movement, sounds, what was seen.

import { PIECE_SIZES, pieceSizeChosen } from "../board/chosenSize.js";
import { button, el, fill, toggle } from "../dom/element.js";
import { motionSwitch } from "../dom/motion.js";
import { createSheet } from "../dom/sheet.js";
import { soundSwitch } from "../dom/sounds.js";
import { LANGUAGES } from "../i18n.js";
import { isMemoryKept, isMemoryShown } from "../state/memory.js";

/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {import("../types.d.ts").State} State */

const THEMES = ["", "light", "dark"];

/**
 * Make what opens the sheet of settings. While it is open it shows what has just been set.
 * @param {import("../state/store.js").Store} store
 * @param {import("./turn.js").Context} context
 */
export function createSettings(store, context) {
  const body = el("div");
  /** @type {HTMLDialogElement | null} */
  let dialog = null;
  const draw = () => {
    if (dialog?.open) fill(body, groups(store.state, context));
  };
  store.subscribe(draw);
  // The sheet of keys opens in its stead.
  body.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-do=keys]")) dialog?.close();
  });
  return () => {
    const { t } = context;
    dialog ??= createSheet(
      {
        kind: "key-sheet settings",
        id: "settings-title",
        title: t("settings"),
        close: t("access-close"),
      },
      body,
    );
    dialog.showModal();
    draw();
  };
}

/** @param {State} state @param {import("./turn.js").Context} context */
function groups({ frame }, { t, game }) {
  const hasMemory = Boolean(frame && game.pieces.face && isMemoryKept(frame));
  return [
    languages(t),
    themes(t),
    pieceSizes(t),
    motionSwitch(t),
    soundSwitch(t),
    hasMemory ? memorySwitch(t) : null,
    el("section", { class: "keys-too" }, button("keys", t("access-keys"))),
  ].filter((part) => part !== null);
}

/** The page's language; language.js listens. @param {Translate} t */
function languages(t) {
  const now = document.documentElement.lang;
  const switches = LANGUAGES.map((language) =>
    el(
      "button",
      {
        type: "button",
        class: "button quiet",
        lang: language,
        "data-language": language,
        "aria-current": language === now && "true",
      },
      t(`language-${language}`),
    ),
  );
  return el(
    "section",
    {},
    el("h3", {}, t("site-language")),
    el("div", { class: "row" }, ...switches),
  );
}

/** By day or by night; theme.js listens. @param {Translate} t */
function themes(t) {
  const now = document.documentElement.dataset.theme ?? "";
  const title = t("site-theme");
  const switches = THEMES.map((theme) =>
    el(
      "button",
      {
        type: "button",
        class: "button quiet",
        "data-choose-theme": theme,
        "aria-pressed": String(theme === now),
      },
      t(`theme-${theme || "device"}`),
    ),
  );
  return el(
    "section",
    {},
    el("h3", {}, title),
    el("div", { class: "row", role: "group", "aria-label": title }, ...switches),
  );
}

/** @param {Translate} t */
function pieceSizes(t) {
  const now = pieceSizeChosen();
  const title = t("board-pieces");
  const choices = PIECE_SIZES.map((size) =>
    button("piece-size", t(`board-pieces-${size}`), "quiet", {
      "data-value": size,
      "aria-pressed": String(size === now),
    }),
  );
  return el(
    "section",
    {},
    el("h3", {}, title),
    el("div", { class: "row", role: "group", "aria-label": title }, ...choices),
  );
}

/** Whether what was seen of blocks is drawn on the map. @param {Translate} t */
function memorySwitch(t) {
  return el(
    "section",
    { class: "memory" },
    el("h3", {}, t("board-memory")),
    toggle("memory", isMemoryShown(), t("board-memory-show")),
    el("p", { class: "small" }, t("board-memory-hint")),
  );
}
