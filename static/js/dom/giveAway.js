// Giving a link away: into the clipboard, or by the device's own sheet.

/** Copy a link that stands in a field; whether that could be done. @param {string} link */
export async function copyLink(link) {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    // Over plain http there is no clipboard, and it may be refused.
    return copyFromField(link);
  }
}

/** Pass a link on by the device's own sheet. @param {string} url */
export async function share(url) {
  try {
    await navigator.share({ url });
  } catch {
    // Who put the sheet away again, or has none: the link can be copied.
  }
}

/** Copy a link out of its field, which stays marked for who has to do it by hand. @param {string} text */
function copyFromField(text) {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".link"));
  const field = [...fields].find(({ value }) => value === text);
  field?.select();
  return Boolean(field) && document.execCommand("copy");
}
