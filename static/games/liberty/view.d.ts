// What the board of Liberty reads of a view and of the board sheet: app/games/liberty/view.py says what
// else there is. What has its usual value is left out.

export interface Town {
  side: string;
  value?: number;
  port?: boolean;
}

export interface Hex {
  id: string;
  name: string;
  x: number;
  y: number;
  half: string;
  water?: boolean;
  town?: Town | null;
}

export interface Counter {
  id: string;
  side: string;
  kind: string;
  name: string;
  max: number;
  nation: string;
  letter: string;
  hits: number;
  move: number;
  home?: string;
  hits_at_home?: number;
  renamed?: number;
}

export interface Sheet {
  blocks: Counter[];
  cards: { id: string; kind: string; value?: number }[];
  calendar: { first: number; last: number; turns: number };
  victory: { british: number; american: number };
  hexes: Hex[];
  west_indies: { id: string; name: string; side: string; value: number }[];
  sides: { a: string; b: string; terrain: string; river?: string; ship?: boolean; limit?: number }[];
}

export interface OwnBlock {
  kind: string;
  max: number;
  cv: number;
  /** A hex, a box, or where it is off the map: "pool", "drawn", "prison", "french-pool". */
  at: string;
  group?: string;
  marked?: boolean;
}

export interface Arrow {
  side: string;
  path: string[];
  way: string;
  marches: boolean;
  count: number;
}

/** `turned`, `fallen` and `lost` are the drawing's own: struck in a motion, or by hits of the draft. */
export interface LineBlock {
  kind?: string;
  max?: number;
  cv?: number;
  id?: string;
  group?: string;
  turned?: boolean;
  fallen?: boolean;
  lost?: boolean;
}

export interface Battle {
  at: string;
  attacker: string;
  defender: string;
  round: number;
  letter: string;
  acting: string;
  stage: string;
  lines: Record<string, LineBlock[]>;
  reserves: Record<string, number>;
  ready: string[];
  acted: string[];
  afloat: string[];
  hits: number;
  leaving: string;
  winner: string;
  bound?: string[];
  own_reserves?: string[];
}

export interface Cards {
  hand?: string[];
  counts?: Record<string, number>;
  turned?: Record<string, string>;
  discards?: string[];
}

export interface View {
  /** What the viewer is asked. */
  ask?: string;
  side: string;
  options: Record<string, string>;
  phase?: string;
  year: number;
  turn_number: number;
  first: string;
  weather: number;
  is_french_war: boolean;
  /** How many blocks stand where, by "gb@G5". */
  armies: Record<string, number>;
  held: Record<string, string>;
  pool: Record<string, number>;
  french_pool: string[];
  prisoners: Record<string, string[]>;
  cards: Cards;
  arrows: Arrow[];
  last_arrows: Arrow[];
  points?: number;
  blocks: Record<string, OwnBlock>;
  battle?: Battle | null;
}

/** A step of a draft, whichever fields its action has. */
export type Step = {
  type: string;
  block?: string;
  to?: string;
  at?: string;
  path?: string[];
};
