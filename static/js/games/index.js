// The games that can be drawn, by key.
import { quebec1759 } from "./quebec1759/index.js";
import { war1812 } from "./war1812/index.js";

/** @type {Record<string, import("../types.d.ts").GameDrawing>} */
export const games = { quebec1759, war1812 };
