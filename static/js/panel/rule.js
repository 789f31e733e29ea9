// A rule beside the board: a link to a rule, or a term that it explains, opens it without leaving the page.

import { fetchPart } from "../net/part.js";

const ADDRESS = /^\/rules\/([\w-]+)#rule-([\w.]+)$/;

/** Make links to rules open beside what is on the page. A click with a key held is the browser's. */
export function openRulesBeside() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("rule-beside"));
  const text = dialog?.querySelector(".rule-text");
  if (!dialog || !text) return;
  /** @type {Element | null} */
  let opener = null;

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target instanceof Element ? event.target.closest("a.rule, a.term") : null;
    const named = ADDRESS.exec(link?.getAttribute("href") ?? "");
    if (!link || !named) return;
    event.preventDefault();
    if (!dialog.contains(link)) opener = link;
    show(`/rules/${named[1]}/${named[2]}`);
  });

  dialog.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-close]")) close();
  });
  dialog.addEventListener("keydown", (event) => {
    // Keys are the reader's here: the board would let go of what is in hand, or undo.
    event.stopPropagation();
    if (event.key === "Escape") close();
  });

  /** @param {string} address */
  async function show(address) {
    const article = await fetchArticle(address);
    text?.replaceChildren(...(article ? [...article.childNodes] : [unread(address)]));
    if (article?.lang) text?.setAttribute("lang", article.lang);
    if (!dialog?.open) dialog?.show();
    dialog?.scrollTo(0, 0);
    dialog?.focus();
  }

  /** @param {string} address */
  function unread(address) {
    const link = document.createElement("a");
    link.id = "rule-title";
    link.href = address;
    link.target = "_blank";
    link.textContent = dialog?.dataset.unread ?? address;
    return link;
  }

  function close() {
    dialog?.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }
}

/** Fetch a rule's own page and take its article. Its headings and links come along as they are. @param {string} address */
async function fetchArticle(address) {
  const article = await fetchPart(address, ".rule-alone");
  for (const link of article?.querySelectorAll(".whole a") ?? [])
    link.setAttribute("target", "_blank");
  return article;
}
