// How a side is named: by its player, or by its machine.
import { verbatim } from "../i18n.js";

/** @param {import("../types.d.ts").Frame} frame @param {string} side @param {import("../types.d.ts").Translate} t */
export function nameOf(frame, side, t) {
  const machine = frame.machines[side];
  const name = machine ? t(`machine-${machine}`) : frame.names[side];
  return name
    ? t("board-named", { name: verbatim(name), side: `@side-${side}` })
    : t(`side-${side}`);
}
