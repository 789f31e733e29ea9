// A match that nobody has joined yet: its invitation, for one person or published for anybody.

import { button, el } from "../dom/element.js";
import { isPlayer } from "../state/people.js";
import { isLocal, linkRow } from "./linkRow.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("./turn.js").Context} Context */

/** @param {State} state @param {Context["t"]} t */
export function openPanel(state, t) {
  if (!state.frame || !isPlayer(state.frame)) {
    return [el("h2", {}, t("board-open-title")), el("p", {}, t("board-open-text"))];
  }
  const { invite, watch, asking, offer } = state.table;
  const cancel =
    asking === "cancel"
      ? [
          el("p", { role: "alert" }, t("board-cancel-sure")),
          button("cancel", t("board-cancel-yes"), "danger"),
          button("ask", t("board-keep-waiting"), "", { "data-value": "" }),
        ]
      : [button("ask", t("board-cancel"), "danger", { "data-value": "cancel" })];
  const list = offer
    ? button("offer-withdraw", t("board-offer-withdraw"))
    : button("offer-post", t("board-offer"));
  const problem = state.note?.kind === "error" ? state.note.text : "";
  return [
    ...(offer ? offered(offer, t) : invited(state.table, t)),
    invite
      ? linkRow(t("board-invite-link"), invite, state, t)
      : button("invite-link", t("board-invite-make")),
    invite && isLocal(invite) ? el("p", { class: "small" }, t("board-invite-local")) : el("span"),
    watch ? linkRow(t("board-watch-link"), watch, state, t) : el("span"),
    el("div", { class: "row" }, asking === "cancel" ? null : list, ...cancel),
    problem ? el("p", { class: "note error", role: "alert" }, problem) : el("span"),
  ];
}

/** What is said of an invitation that is for one person. @param {State["table"]} table @param {Context["t"]} t */
function invited({ invite, offered }, t) {
  const elsewhere = offered ? "board-offer-lapsed" : "board-invite-elsewhere";
  return [
    el("h2", {}, t("board-invite-title")),
    el("p", {}, t(invite ? "board-invite-text" : elsewhere)),
  ];
}

/** What is said of one that is for anybody. @param {import("../net/wire.d.ts").PostedOffer} offer @param {Context["t"]} t */
function offered({ lapses_at, audience }, t) {
  const date = new Date(lapses_at * 1000).toLocaleDateString(document.documentElement.lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return [
    el("h2", {}, t(`board-offer-title-${audience}`)),
    el(
      "p",
      {},
      el("b", {}, t(`board-offer-until-${audience}`, { date })),
      " ",
      el("a", { href: "/offers", target: "_blank" }, t("board-offer-list")),
    ),
    el("p", {}, t(`board-offer-text-${audience}`)),
  ];
}
