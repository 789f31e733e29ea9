// The table around the board: links, devices, draw and resignation, receipts, export, looking back.

import { hasRules } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { verbatim, words } from "../i18n.js";
import { mySide } from "../state/store.js";
import { claimTerms } from "./claim.js";
import { players } from "./company.js";
import { linkRow } from "./linkRow.js";
import { noticesPanel } from "./notices.js";
import { tryingEntry } from "./trying.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

/** What a game calls its scenario that has no other. */
const ONLY_SCENARIO = "standard";

/** @param {State} state @param {Context} context */
export function tablePanel(state, context) {
  const { frame } = state;
  if (!frame) return [];
  const { t } = context;
  const isPlayer = frame.viewer !== "public" && frame.viewer !== "everyone";
  const isPlayed = frame.status === "running" || frame.status === "ended";
  return [
    match(state, frame, context),
    isPlayer && frame.status === "running" ? peace(state, frame, t) : null,
    isPlayer ? noticesPanel(state, context) : null,
    claimTerms(state, context),
    isPlayer ? links(state, context) : null,
    isPlayer ? devices(state, t) : null,
    keepsakes(frame, t),
    isPlayed && !state.trying ? tryingEntry(t) : null,
    isPlayer ? el("section", {}, button("coach-again", t("coach-again"), "quiet")) : null,
    el("section", {}, button("settings", t("settings"), "quiet")),
  ].filter((part) => part !== null);
}

/** @param {State} state @param {Frame} frame @param {Context} context */
function match(state, frame, context) {
  const { t } = context;
  const options = Object.entries(frame.options ?? {}).map(([key, value]) =>
    el("li", {}, t(`${frame.game}-option-${key}`), " ", t(`${frame.game}-option-${key}-${value}`)),
  );
  return el(
    "section",
    {},
    ...players(state, frame, context),
    ...origin(frame, context),
    ...scenario(frame, context),
    ...(options.length
      ? [el("h2", {}, t("board-options")), el("ul", { class: "small options" }, ...options)]
      : []),
    ...corrected(context),
  );
}

/** The moment of another match that this one goes on from, and the way there. @param {Frame} frame @param {Context} context */
export function origin(frame, { t, origin }) {
  if (!frame.origin) return [];
  const when = verbatim(words(t, frame.origin.when));
  const told = t("board-origin", { game: `@${frame.game}-title`, when });
  const link = origin ? el("a", { href: origin, target: "_blank" }, t("board-origin-look")) : "";
  return [el("p", { class: "origin" }, told, " ", link)];
}

/** Which scenario it is, of a game that has several. @param {Frame} frame @param {Context} context */
function scenario(frame, { t }) {
  if (frame.scenario === ONLY_SCENARIO) return [];
  return [
    el("p", {}, t("board-scenario", { scenario: `@${frame.game}-scenario-${frame.scenario}` })),
  ];
}

/** The corrected board that the match is played on, with a link to what it says. @param {Context} context */
function corrected({ t, sheet, boardPage }) {
  if (!sheet.data_sheet) return [];
  const { name } = sheet.data_sheet;
  const link = el("a", { href: boardPage, target: "_blank" }, name);
  return [el("p", { class: "small" }, t("board-corrected"), " ", link)];
}

/** @param {State} state @param {Frame} frame @param {Context["t"]} t */
function peace(state, frame, t) {
  const side = mySide(state);
  const isOffered = frame.offered && frame.offered !== side;
  const asks = isOffered
    ? [
        button("draw-accept", t("board-draw-accept")),
        button("draw-decline", t("board-draw-decline")),
      ]
    : [button("draw-offer", t("board-draw-offer"), "", { disabled: frame.offered === side })];
  const told = frame.offered
    ? el("p", {}, t("board-draw-offered", { side: `@side-${frame.offered}` }))
    : null;
  const resign =
    state.table.asking === "resign"
      ? [
          el("p", { role: "alert" }, t("board-resign-sure")),
          button("resign", t("board-resign-yes"), "danger"),
          button("ask", t("board-keep-playing"), "", { "data-value": "" }),
        ]
      : [button("ask", t("board-resign"), "danger", { "data-value": "resign" })];
  return el(
    "section",
    {},
    el("h2", {}, t("board-peace")),
    told,
    el("div", { class: "row" }, ...asks),
    el("div", { class: "row" }, ...resign),
  );
}

/** The match's story and film, which anybody may see who may see the match. @param {Context} context */
export function shareLinks({ film, story, t }) {
  const link = (/** @type {string} */ href, /** @type {string} */ key) =>
    href ? el("p", {}, el("a", { href, target: "_blank" }, t(key))) : "";
  return el("div", {}, link(story, "board-story"), link(film, "board-film"));
}

/** @param {State} state @param {Context} context */
function links(state, context) {
  const { t } = context;
  const { watch } = state.table;
  return el(
    "section",
    {},
    el("h2", {}, t("board-spectators")),
    watch
      ? linkRow(t("board-watch-link"), watch, state, t)
      : button("watch-link", t("board-watch-link-make")),
    shareLinks(context),
  );
}

/** @param {State} state @param {Context["t"]} t */
function devices(state, t) {
  const { devices: known, links: open, deviceLink } = state.table;
  const rows = [
    ...known.map((device) => deviceRow(device.id, deviceWords(device, t), device.current, t)),
    ...open.map((link) =>
      deviceRow(link.id, t("board-device-open", { label: named(link, t) }), false, t),
    ),
  ];
  return el(
    "section",
    {},
    el("h2", {}, t("board-devices")),
    // Over the link and the list, which come a moment later: under them the button would move from the pointer.
    button("device-link", t("board-device-link-make")),
    deviceLink ? linkRow(t("board-device-link"), deviceLink, state, t) : null,
    el("ul", { class: "devices" }, ...rows),
    el("p", { class: "small" }, el("a", { href: "/device" }, t("board-devices-all"))),
  );
}

/** @param {{label: string, created: number, current: boolean}} device @param {Context["t"]} t */
function deviceWords(device, t) {
  return device.current ? t("board-device-this", { label: named(device, t) }) : named(device, t);
}

/** @param {{label: string, created: number}} device @param {Context["t"]} t */
function named(device, t) {
  const date = new Date(device.created * 1000).toLocaleDateString(document.documentElement.lang);
  return device.label ? `${device.label}, ${date}` : t("board-device-of", { date });
}

/** @param {string} id @param {string} text @param {boolean} isThis @param {Context["t"]} t */
function deviceRow(id, text, isThis, t) {
  const revoke = isThis ? null : button("revoke", t("board-revoke"), "quiet", { "data-value": id });
  return el("li", { "data-key": id }, el("span", {}, text), revoke);
}

/** @param {Frame} frame @param {Context["t"]} t */
function keepsakes(frame, t) {
  return el(
    "section",
    {},
    el("h2", {}, t("board-keep")),
    el("p", { class: "small" }, t("board-receipts-why")),
    el(
      "div",
      { class: "row" },
      frame.status === "ended"
        ? el(
            "a",
            { class: "button", href: `/verify#${frame.match}`, target: "_blank" },
            t("verify-title"),
          )
        : null,
      button("receipts", t("board-receipts")),
      el(
        "a",
        { class: "button", href: `/api/matches/${frame.match}/export`, download: true },
        t("board-export"),
      ),
      hasRules()
        ? el(
            "a",
            { class: "button", href: `/rules/${frame.game}`, target: "_blank" },
            t("board-rules"),
          )
        : null,
    ),
  );
}
