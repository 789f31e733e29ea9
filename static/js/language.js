// The language switch: the choice goes into a cookie, and the same page comes again in its words.
document.addEventListener("click", (event) => {
  const node = event.target instanceof Element ? event.target.closest("[data-language]") : null;
  if (!(node instanceof HTMLElement)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, nor over plain HTTP.
  document.cookie = `language=${node.dataset.language}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
});
