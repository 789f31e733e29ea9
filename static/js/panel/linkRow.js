// A link to give away: copied, passed on by the device's own sheet, or held up to another's camera.
import { button, el } from "../dom/element.js";
import { picture } from "../dom/linkCode.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("./turn.js").Context} Context */

/** @param {string} label @param {string} link @param {State} state @param {Context["t"]} t */
export function linkRow(label, link, { table: { copied, code } }, t) {
  const isShown = code?.link === link;
  const canShare = navigator.canShare?.({ url: link }) ?? false;
  return el(
    "div",
    { class: "link-to-give" },
    el(
      "div",
      { class: "link-row" },
      el("label", {}, label, el("input", { readonly: true, value: link, class: "link" })),
      button("copy", t(copied === link ? "board-copied" : "board-copy"), "", {
        "data-value": link,
      }),
    ),
    el(
      "div",
      { class: "row" },
      canShare ? button("share", t("board-share"), "quiet", { "data-value": link }) : null,
      isLocal(link)
        ? null
        : button("code", t("board-code"), "quiet", {
            "data-value": link,
            "aria-expanded": String(isShown),
          }),
    ),
    isShown ? picture(code, t("board-code-of-link")) : null,
  );
}

/** Whether a link leads nowhere but to the computer that opens it. @param {string} link */
export function isLocal(link) {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(link).hostname);
}
