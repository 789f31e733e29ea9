// Forms that a script sends. Their button is disabled until it can: the browser would send what was
// typed in the address.

/**
 * @param {HTMLFormElement} form
 * @param {() => Promise<void>} send what is pressed again before it is over is not asked twice
 */
export function takeOver(form, send) {
  const buttons = [...form.elements].filter((node) => node.matches("[type=submit]"));
  /** @param {boolean} isBusy */
  function setBusy(isBusy) {
    for (const button of buttons) button.toggleAttribute("disabled", isBusy);
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (buttons.some((button) => button.hasAttribute("disabled"))) return;
    setBusy(true);
    try {
      await send();
    } finally {
      setBusy(false);
    }
  });
  setBusy(false);
}
