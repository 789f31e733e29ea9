// The games that can be drawn, by key.
import { war1812 } from "./war1812/index.js";

/** @type {Record<string, import("../types.d.ts").GameDrawing>} */
export const games = { war1812 };
