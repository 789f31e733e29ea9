// A sheet that lies over the board until it is closed.

import { el } from "./element.js";

/**
 * @param {{kind: string, id: string, title: string, close: string}} named by its class, its title's id, and in words
 * @param {...Node} parts
 */
export function createSheet({ kind, id, title, close }, ...parts) {
  const head = el(
    "form",
    { method: "dialog" },
    el("h2", { id }, title),
    el("button", { class: "button" }, close),
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: kind, "aria-labelledby": id }, head, ...parts)
  );
  document.body.append(dialog);
  // A click on what is around the sheet closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}
