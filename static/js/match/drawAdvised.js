// What a machine advises is marked where it lies: the piece in the tray or on the map, and the place.

/** Mark what is advised, and nothing else. @param {import("../types.d.ts").Choice[]} choices */
export function drawAdvised(choices) {
  for (const node of document.querySelectorAll(".advised")) node.classList.remove("advised");
  for (const choice of choices) mark(choice);
}

/** @param {import("../types.d.ts").Choice} choice */
function mark({ subject = "", target = "" }) {
  const places = [...named(subject, ".spot"), ...named(target, ".spot")];
  // Who goes from a place is named by that place, not by all who stand there.
  const pieces = named(subject, ".spot").length ? [] : named(subject, ":not(.spot)");
  for (const node of [...places, ...pieces]) node.classList.add("advised");
  for (const node of pieces) uncover(node);
}

/** Draw a piece over those that it lies under, until the map is drawn anew: its mark is seen whole. What has the focus would lose it. @param {Element} piece */
function uncover(piece) {
  const node = piece.closest("[data-stack]");
  const stack = node?.getAttribute("data-stack");
  const all = [...(node?.parentNode?.children ?? [])];
  const top = all.findLast((one) => one.getAttribute("data-stack") === stack);
  if (node && top && top !== node && !node.contains(document.activeElement)) top.after(node);
}

/** The nodes of a name that can be pressed. @param {string} name @param {string} kind @returns {Element[]} */
function named(name, kind) {
  if (!name) return [];
  return [...document.querySelectorAll(`.match [data-names~="${CSS.escape(name)}"]${kind}`)];
}
