// What travels to the board of quebec1759, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.

/** How many blocks took a way this turn, as both sides see it at the table. */
export interface Arrow {
  side: string;
  path: string[];
  way: string;
  count: number;
}

/** A battle: who stands where, whose part of which battle turn it is, what fire has done. */
export interface BattleView {
  zone: string;
  attacker: string;
  defender: string;
  origin: string;
  posts: Record<string, Record<string, LineBlock[]>>;
  stage: string;
  landing?: boolean;
  skirmish?: boolean;
  turn?: number;
  part?: string;
  withdrew?: boolean;
  entered?: string;
  order?: string[];
  held?: string;
  bared?: string[];
  ottawa_out?: boolean;
  taking?: string;
  tolls?: Record<string, TollView>;
  leaving?: LeavingView;
  dice?: Record<string, number>;
  hits_on?: number;
  ottawa?: boolean;
}

/** The face of a block that is turned up or removed. `count`: alike ones. */
export interface FaceView {
  kind: string;
  group: string;
  max: number;
  cv: number;
  count?: number;
}

/**
 * A side that is leaving the field. `routed`: its `column` was broken, with `reserve` blocks
 * behind.
 */
export interface LeavingView {
  side: string;
  to?: string;
  way?: string;
  routed?: boolean;
  column?: string;
  reserve?: number;
  named?: boolean;
  pursued?: boolean;
}

/** A block in a battle. Face up it has kind, max and cv; the owner's own has its id as well. */
export interface LineBlock {
  kind?: string;
  max?: number;
  cv?: number;
  id?: string;
  group?: string;
  leaves?: boolean;
}

/** An order of this turn: their own to a viewer, everybody's once both are open (9.2). */
export interface OrderView {
  origin?: string;
  parts?: PartView[];
  ships?: number;
  direction?: string;
  ottawa?: string;
  named?: boolean;
}

/** How one of the viewer's blocks came to where it fights: see `Arrow`. */
export interface OwnArrival {
  path: string[];
  way: string;
}

/** A block that the viewer owns. `marked`: named for a loss that is not yet committed. */
export interface OwnBlock {
  kind: string;
  max: number;
  cv: number;
  at: string;
  group?: string;
  marked?: boolean;
}

/** A part of an order. `picked` are the viewer's own blocks that were named for it. */
export interface PartView {
  to: string;
  way: string;
  count: number;
  picked?: string[];
}

/** State of the Ottawa (22). `reduced`: British blocks that showed what they lost. */
export interface RaidView {
  zone: string;
  what?: string;
  hits?: number;
  scored?: number;
  reduced?: FaceView[];
}

/** Result of fire at a post: hits still to be taken, as many as were scored, on so many blocks. */
export interface TollView {
  left?: number;
  scored?: number;
  blocks?: number;
  stopped?: number;
}

/** The whole of what a viewer sees. */
export interface View {
  board: string;
  side: string;
  options: Record<string, string>;
  phase?: string;
  ask: string;
  awaiting: Record<string, string>;
  blocks: Record<string, OwnBlock>;
  winner?: string;
  ended_by?: string;
  turn_number: number;
  zones: Record<string, ZoneView>;
  ships: Record<string, number>;
  hand: number;
  cv: Record<string, number>;
  lost: Record<string, FaceView[]>;
  orders: Record<string, OrderView>;
  arrows?: Arrow[];
  arrivals?: Record<string, OwnArrival>;
  last_orders?: Record<string, OrderView>;
  last_arrows?: Arrow[];
  river_used?: Record<string, number>;
  tide?: number;
  tide_bars_river?: boolean;
  meeting?: string;
  scouted?: FaceView[];
  militia_due?: number;
  ottawa_zones?: string[];
  raid?: RaidView;
  battle?: BattleView;
  settle?: string[];
}

/** A zone: how many blocks of each side stand there. */
export interface ZoneView {
  army: Record<string, number>;
  held?: string;
  occupied?: boolean;
}

/** What a corrected board says of itself: its name, and where its data are from. */
export interface About {
  name: string;
  source: string;
}

/** A block as printed: its kind, its group where a kind has several, its greatest CV. */
export interface BlockSheet {
  id: string;
  side: string;
  kind: string;
  name: string;
  max: number;
  group?: string;
  label?: string;
}

/** How many campaign turns there are (4.1). */
export interface Calendar {
  turns: number;
}

/** The British ships: how many, where they start, how many may go upriver in a turn (8.1). */
export interface Navy {
  ships: number;
  start: string;
  up: number;
}

/** A part of the St. Lawrence; the French carry `french` blocks less one for each ship (7.4). */
export interface RiverArea {
  id: string;
  name: string;
  downstream: boolean;
  french: number;
}

/** A road between two zones; `crossing`: over the St. Charles (19). */
export interface Road {
  a: string;
  b: string;
  crossing: boolean;
}

/** The board sheet: every number the rules take from map and counters. */
export interface Sheet {
  blocks: BlockSheet[];
  data_sheet?: About;
  zones: Zone[];
  rivers: RiverArea[];
  roads: Road[];
  navy: Navy;
  calendar: Calendar;
  victory: Victory;
}

/** The CV that the British need (5.1, 5.2). */
export interface Victory {
  cv: number;
}

/** A land zone. `id` is its short form (9.3), `river` its area or "", `home` who sets up there. */
export interface Zone {
  id: string;
  name: string;
  river: string;
  home: string;
  objective: boolean;
  supply: boolean;
  roads?: string[];
}

/** Step: of a draft, whichever action it is. */
export interface Step {
  type: string;
  fire?: boolean;
  block?: string;
  post?: string;
  zone?: string;
  column?: string;
  to?: string;
  origin?: string;
  way?: string;
  count?: number;
  at?: string;
  direction?: string;
  giver?: string;
  taker?: string;
  what?: string;
}
