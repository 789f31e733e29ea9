// Who reads a tab has the panel's room for it, until they press elsewhere.

const READ = ".tabs, #tab-body, #to-chat";

/**
 * Mark the panel while its tabs were pressed last. Only once a press is over: what moved under it would be
 * missed, or another thing pressed instead. The mark says who has the room, see `.panel.is-read`.
 */
export function listenToReading() {
  document.addEventListener("click", ({ target }) => {
    const panel = document.querySelector(".panel");
    panel?.classList.toggle("is-read", target instanceof Element && target.closest(READ) !== null);
  });
}
