// What the board of Quebec 1759 reads of a view and of the board sheet: app/games/quebec1759/view.py
// and battle_view.py say what else there is.

export interface Sheet {
  zones: { id: string; name: string; river: string; objective: boolean }[];
  rivers: { id: string; name: string }[];
  roads: { a: string; b: string; crossing: boolean }[];
  blocks: { id: string; side: string; kind: string; group: string; name: string; max: number }[];
  calendar: { turns: number };
}

/** What shows on a block that is turned up or was removed; `count` alike ones. */
export interface Face {
  kind: string;
  group?: string;
  max: number;
  cv: number;
  count?: number;
}

/** A block that the viewer owns. `at`: a zone's id, or "hand". */
export interface OwnBlock extends Face {
  at: string;
}

export interface Zone {
  army: Record<string, number>;
  held?: string;
  occupied?: boolean;
}

export interface Order {
  origin?: string;
  parts?: { to: string; way: string; count: number }[];
  ships?: number;
  direction?: string;
  ottawa?: string;
}

export interface Way {
  side: string;
  path: string[];
  way: string;
  count: number;
}

export interface View {
  side: string;
  options: Record<string, string>;
  turn_number: number;
  phase?: string;
  zones: Record<string, Zone>;
  blocks: Record<string, OwnBlock>;
  ships: Record<string, number>;
  hand: number;
  cv: Record<string, number>;
  lost: Record<string, Face[]>;
  orders: Record<string, Order>;
  arrows?: Way[];
  last_orders?: Record<string, Order>;
  last_arrows?: Way[];
  /** Where alone the Ottawa may be, as far as everybody can tell; none while nothing is known. */
  ottawa_zones?: string[];
  tide?: number;
  tide_bars_river?: boolean;
  scouted?: Face[];
  raid?: { zone: string; what?: string; hits?: number; reduced?: Face[] } | null;
  battle?: Battle | null;
}

export interface BattleBlock {
  kind?: string;
  group?: string;
  max?: number;
  cv?: number;
  id?: string;
  leaves?: boolean;
  /** The drawing's own: struck in a motion, or lost by hits of the draft. */
  turned?: boolean;
  lost?: boolean;
}

export interface Battle {
  zone: string;
  attacker: string;
  defender: string;
  posts: Record<string, Record<string, BattleBlock[]>>;
  stage: string;
  landing?: boolean;
  skirmish?: boolean;
  turn?: number;
  part?: string;
  order?: string[];
  held?: string;
  entered?: string;
  taking?: string;
  tolls?: Record<string, { left?: number; scored?: number; blocks?: number; stopped?: number }>;
  leaving?: { side: string; to?: string; way?: string; routed?: boolean; column?: string } | null;
  dice?: Record<string, number>;
  hits_on?: number;
}

/** A step of a draft, whichever fields its action has. */
export type Step = {
  type: string;
  block?: string;
  giver?: string;
  taker?: string;
  origin?: string;
  to?: string;
  zone?: string;
  at?: string;
  post?: string;
  column?: string;
  way?: string;
  count?: number;
  what?: string;
  direction?: string;
};
