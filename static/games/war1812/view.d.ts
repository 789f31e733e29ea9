// What the board of War of 1812 reads of a view and of the board sheet: app/games/war1812/view.py says
// what else there is. What has its usual value is left out.

import type { Point } from "../../js/types.d.ts";

export interface Sheet {
  towns: { id: string; name: string; side: string; value: number; lake: string; base: boolean }[];
  links: { a: string; b: string; kind: string; border: boolean }[];
  lakes: { id: string; towns: string[]; bases: Record<string, string>; box: Point }[];
  blocks: { id: string; side: string; kind: string; name: string; max: number }[];
  calendar: { years: number[]; turns: number };
}

export interface OwnBlock {
  kind: string;
  max: number;
  cv: number;
  /** A town's id, "hand", or where it waits. */
  at: string;
  marked?: boolean;
}

export interface Town {
  holder: string;
  army: Record<string, number>;
}

export interface Fleet {
  operational?: number;
  damaged?: number;
}

export interface Way {
  side: string;
  path: string[];
  count: number;
  by_sea?: boolean;
}

/** The player turn so far. `moves` are the viewer's own blocks', `arrows` everybody's. */
export interface Turn {
  mover?: string;
  sailed?: { origin: string; to: string }[];
  moves?: Record<string, { path: string[]; march?: string }>;
  arrows?: Way[];
  /** Ways that are still to be gone (19). */
  ordered?: Way[];
}

/** `turned`, `fallen` and `lost` are the drawing's own: struck in a motion, or by hits of the draft. */
export interface LineBlock {
  kind?: string;
  max?: number;
  cv?: number;
  id?: string;
  turned?: boolean;
  fallen?: boolean;
  lost?: boolean;
}

export interface Battle {
  town: string;
  attacker: string;
  defender: string;
  lines: Record<string, LineBlock[]>;
  revealed?: boolean;
  landing?: boolean;
  firing?: string;
  volleys?: number;
  taking?: string;
  hits?: number;
  retreating?: string;
  dice?: number;
  hits_on?: number;
}

export interface Naval {
  lake: string;
  attacker: string;
  defender: string;
  rounds: number;
  /** What each side's fire may still do to the other's ships. */
  hits?: Record<string, number>;
  withdrawing?: string;
  hits_on?: number;
}

export interface Score {
  army: number;
  lakes: number;
  towns: number;
  total: number;
}

/** `holder` is who gets its points, `gains` who else could. */
export interface Stake {
  place: string;
  worth: number;
  holder?: string;
  gains?: string[];
  contested?: boolean;
}

export interface View {
  side: string;
  options: Record<string, string>;
  year: number;
  campaign_turn: number;
  phase?: string;
  towns: Record<string, Town>;
  blocks: Record<string, OwnBlock>;
  /** By keys like "lake-erie/us". */
  fleets: Record<string, Fleet>;
  spare: Record<string, number>;
  pool: Record<string, number>;
  hand: Record<string, number>;
  waiting: Record<string, number>;
  indian: string;
  turn: Turn;
  last_turn: Turn;
  score: Record<string, Score>;
  stakes: Stake[];
  battle?: Battle | null;
  naval?: Naval | null;
  facing?: Turn;
  last_facing?: Turn;
}

/** A step of a draft, whichever fields its action has. */
export type Step = {
  type: string;
  block?: string;
  town?: string;
  at?: string;
  to?: string;
  origin?: string;
  lake?: string;
  operational?: boolean;
};
