// An error that nothing has handled is shown: what was pressed may have had no effect, and nobody
// should have to guess that.

/** What browsers report that is none: Chromium's note of a late layout, and what a new page breaks off. */
const HARMLESS = /^ResizeObserver loop|^AbortError/;

/** @param {unknown} reason */
function show(reason) {
  const text = String(reason);
  const bar = document.getElementById("fault");
  if (!bar || HARMLESS.test(text)) return;
  const detail = bar.querySelector("[data-fault=detail]");
  if (detail) detail.textContent = text;
  bar.hidden = false;
}

addEventListener("error", ({ error, message }) => show(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => show(reason));
document.addEventListener("click", (event) => {
  const node = event.target instanceof Element ? event.target.closest("[data-fault]") : null;
  if (!(node instanceof HTMLButtonElement)) return;
  if (node.dataset.fault === "reload") location.reload();
  if (node.dataset.fault === "close") node.closest(".page-bar")?.setAttribute("hidden", "");
});
