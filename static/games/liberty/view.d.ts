// What travels to the board of liberty, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.

/** How many blocks took a way this turn, as both sides see it at the table. */
export interface Arrow {
  side: string;
  path: string[];
  way: string;
  marches: boolean;
  count: number;
}

/** A battle under way: its blocks lie face up, but for reserves in round 1 (A64). */
export interface BattleView {
  at: string;
  attacker: string;
  defender: string;
  round: number;
  step: number;
  letter: string;
  acting: string;
  stage: string;
  lines: Record<string, LineBlock[]>;
  reserves: Record<string, number>;
  ready: string[];
  aimed: string[];
  exposed: string[];
  acted: string[];
  afloat: string[];
  landed: number;
  striker: string;
  hits: number;
  used: Record<string, number>;
  sailed: Record<string, number>;
  departures: [string, string, boolean][];
  came: Record<string, OwnMove>;
  leaving: string;
  winner: string;
  bound?: string[];
  own_reserves?: string[];
}

/** The cards as one viewer sees them: their own `hand`, and how many each side holds. */
export interface CardsView {
  hand?: string[];
  counts?: Record<string, number>;
  turned?: Record<string, string>;
  discards?: string[];
}

/** The best ways of a block: beyond its next step, or where that is a forced march. */
export interface Foresight {
  ways: Way[];
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

/** A block that the viewer owns. `marked`: named for a loss that is not yet committed. */
export interface OwnBlock {
  kind: string;
  max: number;
  cv: number;
  at: string;
  group?: string;
  marked?: boolean;
}

/** How one of the viewer's blocks moved this turn: see `state.PathTaken`. */
export interface OwnMove {
  path: string[];
  way: string;
  marches?: boolean;
}

/** Prisoners that a side offers for others: see `state.Trade`. */
export interface TradeView {
  by?: string;
  give?: string[];
  want?: string[];
  open?: boolean;
  carries_over?: boolean;
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
  year: number;
  turn_number: number;
  first: string;
  stage: string;
  weather: number;
  is_french_war: boolean;
  armies: Record<string, number>;
  held: Record<string, string>;
  stood: Record<string, number>;
  pool: Record<string, number>;
  french_pool: string[];
  prisoners: Record<string, string[]>;
  cards: CardsView;
  arrows: Arrow[];
  last_arrows: Arrow[];
  moves?: Record<string, OwnMove>;
  used?: number;
  built?: string[];
  supplied?: string[];
  attackers?: Record<string, string>;
  order?: string[];
  trade?: TradeView;
  marked?: string[];
  points?: number;
  points_ahead?: number;
  came_home?: string[];
  forced?: string[];
  battle?: BattleView;
  winter?: WinterView;
}

/** A way beyond a step, or a last step by a forced march: the places that it enters, to its end. */
export interface Way {
  path: string[];
  marches: boolean;
}

/** Losses that the winter that follows takes from the viewer, as they stand. */
export interface WinterView {
  fed: Record<string, [number, number]>;
  afloat: number;
}

/** What a corrected board says of itself: its name, and where its data are from. */
export interface About {
  name: string;
  source: string;
}

/** The years, and the turns of a year: a hand has a card for each (3.0). */
export interface Calendar {
  first: number;
  last: number;
  turns: number;
}

/** A card: so many actions, or so many steps of supply (3). */
export interface Card {
  id: string;
  kind: string;
  value?: number;
}

/** A port whose enemies close other ports to ships (11.3). */
export interface Choke {
  at: string;
  ports: string[];
}

/** A hex; `half`: "north" or "south" (4). `water`: sea or lake, where nobody may stop. */
export interface Hex {
  id: string;
  name: string;
  x: number;
  y: number;
  half: string;
  water?: boolean;
  town?: Town;
}

/** The side between two hexes: terrain, river across it, whether ships pass (1.1, 5.2). */
export interface HexSide {
  a: string;
  b: string;
  terrain: string;
  river?: string;
  ship?: boolean;
  barrier?: string;
}

/** A block as printed: it fires in the turn of its `letter` and hits up to `hits` (2.12). */
export interface PrintedBlock {
  id: string;
  side: string;
  kind: string;
  name: string;
  max: number;
  group?: string;
  label?: string;
  nation: string;
  letter: string;
  hits: number;
  move: number;
  home?: string;
  hits_at_home?: number;
  renamed?: number;
}

/** A river or lake shore; it crosses the sides between the hexes of its path (5.6). */
export interface River {
  id: string;
  name: string;
  path: string[];
}

/** The board sheet: every number the rules take from map, counters and cards. */
export interface Sheet {
  data_sheet?: About;
  blocks: PrintedBlock[];
  cards: Card[];
  calendar: Calendar;
  victory: Victory;
  hexes: Hex[];
  west_indies: WestIndies[];
  sides: HexSide[];
  rivers: River[];
  atlantic_ports: string[];
  chokes: Choke[];
  start: Start[];
}

/** Where a block stands at the start, and how strong it is (12). */
export interface Start {
  block: string;
  at: string;
  cv: number;
}

/** A town: its colour is a side's or `INDIAN_TOWN`; with a value it is a supply town (1.2). */
export interface Town {
  side: string;
  value?: number;
  port?: boolean;
}

/** The British win with so many points, the Americans when they have no more than so many. */
export interface Victory {
  british: number;
  american: number;
}

/** One of the two ports of the West Indies (1.5, 9.1). */
export interface WestIndies {
  id: string;
  name: string;
  side: string;
  value: number;
}

/** Step: of a draft, whichever action it is. */
export interface Step {
  type: string;
  accept?: boolean;
  block?: string;
  to?: string;
  path?: string[];
  card?: string;
  at?: string;
}
