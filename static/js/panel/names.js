// How a side is named: by its player, or by its machine.
import { verbatim } from "../i18n.js";

/** With the side. @param {import("../types.d.ts").Frame} frame @param {string} side @param {import("../types.d.ts").Translate} t */
export function nameOf(frame, side, t) {
  const name = ownName(frame, side, t);
  return name
    ? t("board-named", { name: verbatim(name), side: `@side-${side}` })
    : t(`side-${side}`);
}

/** Without the side, which stands for who has no name. @param {import("../types.d.ts").Frame} frame @param {string} side @param {import("../types.d.ts").Translate} t */
export function calledOf(frame, side, t) {
  return ownName(frame, side, t) || t(`side-${side}`);
}

/** @param {import("../types.d.ts").Frame} frame @param {string} side @param {import("../types.d.ts").Translate} t */
function ownName(frame, side, t) {
  const machine = frame.machines[side];
  return machine ? t(`machine-${machine}`) : (frame.names[side] ?? "");
}
