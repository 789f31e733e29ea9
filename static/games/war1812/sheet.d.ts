// The board sheet of War of 1812, as the server gives it to those who draw it.

import type { Point } from "../../js/types.d.ts";

export interface Sheet {
  towns: { id: string; name: string; side: string; value: number; lake: string; base: boolean }[];
  links: { a: string; b: string; kind: string; border: boolean }[];
  lakes: { id: string; towns: string[]; bases: Record<string, string>; box: Point }[];
  blocks: { id: string; side: string; kind: string; name: string; max: number }[];
  calendar: { years: number[]; turns: number };
}
