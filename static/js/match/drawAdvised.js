// What a machine advises is marked where it lies: the piece in the tray or on the map, and the place.

/** Mark what is advised, and nothing else. @param {import("../types.d.ts").Choice | null} choice null for none */
export function drawAdvised(choice) {
  for (const node of document.querySelectorAll(".advised")) node.classList.remove("advised");
  const { subject = "", target = "" } = choice ?? {};
  for (const node of [...named(subject, ":not(.spot)"), ...named(target, ".spot")])
    node.classList.add("advised");
}

/** The nodes of a name that can be pressed. @param {string} name @param {string} kind */
function named(name, kind) {
  return name ? document.querySelectorAll(`.match [data-names~="${CSS.escape(name)}"]${kind}`) : [];
}
