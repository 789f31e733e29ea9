// The language switch: the choice goes into a cookie, and the same page comes again in its words.
document.addEventListener("click", (event) => {
  const node = event.target instanceof Element ? event.target.closest("[data-language]") : null;
  if (!(node instanceof HTMLElement)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, nor over plain HTTP.
  document.cookie = `language=${node.dataset.language}; path=/; max-age=31536000; samesite=lax`;
  // An address may name a language, too: the switch is asked later and wins.
  const here = new URL(location.href);
  if (!here.searchParams.has("lang")) return location.reload();
  here.searchParams.delete("lang");
  location.replace(here);
});
