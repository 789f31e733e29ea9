// Where the server keeps its static files: their common beginning stands on the page itself, since a
// module does not know whether it came alone or as a part of a bundle in another folder.

/**
 * Return the address of a static file by its name, like "img/icon.svg".
 * @param {string} name
 */
export function staticAddress(name) {
  return new URL(`${document.body.dataset.static}/${name}`, document.baseURI);
}

/** The digest of the release that this page is of. */
export function release() {
  return (document.body.dataset.static ?? "").split("/").at(-1) ?? "";
}
