// What the drawing of Fords reads of a view.
import type { View as AnyView } from "../../js/types.d.ts";

export interface View extends AnyView {
  blocks: Record<string, { kind: string; cv: number; max: number; at: string }>;
  day: number;
  posts?: Record<string, string>;
  /** Where, by side. */
  counts: Record<string, Record<string, number>>;
}
