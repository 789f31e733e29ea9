// What travels to the board of war1812, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.

/** How many blocks took a way this turn, as both sides see it at the table. */
export interface Arrow {
  side: string;
  path: string[];
  count: number;
  by_sea?: boolean;
  entered?: boolean;
}

/** A land battle: both lines, whose battle turn it is, hits to be taken, a retreat chosen. */
export interface BattleView {
  town: string;
  attacker: string;
  defender: string;
  lines: Record<string, LineBlock[]>;
  entries: string[];
  revealed?: boolean;
  landing?: boolean;
  firing?: string;
  volleys?: number;
  taking?: string;
  hits?: number;
  scored?: number;
  strong?: number;
  retreating?: string;
  to?: string;
  further?: string;
  pursued?: boolean;
  dice?: number;
  hits_on?: number;
}

/** A side's ships in one place. */
export interface FleetView {
  operational?: number;
  damaged?: number;
}

/** The best way to each town that a dragoon could reach through another one. */
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

/** A battle on a lake. `hits`: what each side's fire may still do to the other's ships. */
export interface NavalView {
  lake: string;
  attacker: string;
  defender: string;
  rounds: number;
  hits?: Record<string, number>;
  stayed?: string[];
  withdrawing?: string;
  hits_on?: number;
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

/** How one of the viewer's blocks moved this turn; `march`: the forced step it will try. */
export interface OwnMove {
  path: string[];
  by_sea?: boolean;
  entered?: boolean;
  march?: string;
}

/** Ships that were taken; the captor has spare navy blocks for only some of them. */
export interface PrizeView {
  town: string;
  captor: string;
  operational: number;
  damaged: number;
}

/** Victory points and their parts (18.1). */
export interface ScoreView {
  army: number;
  lakes: number;
  towns: number;
  total: number;
}

/** One navy block's ordinary move this turn. */
export interface ShipMove {
  origin: string;
  to: string;
  operational: boolean;
}

/** A lake, an enemy town held or a town fought for: what it is worth, and to whom just now. */
export interface Stake {
  place: string;
  worth: number;
  holder?: string;
  gains?: string[];
  contested?: boolean;
}

/** A town: who controls it, and how many army blocks of each side stand there. */
export interface TownView {
  holder: string;
  army: Record<string, number>;
}

/** The player turn so far. `moves` are the viewer's own blocks', `arrows` everybody's. */
export interface TurnView {
  mover?: string;
  built?: string;
  repaired?: string;
  sailed?: ShipMove[];
  moves?: Record<string, OwnMove>;
  arrows?: Arrow[];
  landless?: boolean;
  ordered?: Arrow[];
  embarking?: Record<string, string>;
  carriers?: FleetView;
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
  campaign_turn: number;
  first: string;
  towns: Record<string, TownView>;
  fleets: Record<string, FleetView>;
  spare: Record<string, number>;
  pool: Record<string, number>;
  hand: Record<string, number>;
  waiting: Record<string, number>;
  indian: string;
  turn: TurnView;
  last_turn: TurnView;
  score: Record<string, ScoreView>;
  stakes: Stake[];
  order_dice?: Record<string, number>;
  battle?: BattleView;
  naval?: NavalView;
  prize?: PrizeView;
  settle?: string[];
  shares?: Record<string, number>;
  facing?: TurnView;
  last_facing?: TurnView;
  next_chooser?: string;
}

/** A ride through one town into a second one. */
export interface Way {
  path: [string, string];
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

/** The campaign years, and the campaign turns in each (4.1). */
export interface Calendar {
  years: number[];
  turns: number;
}

/** A lake and its naval base for each side (1.3). */
export interface Lake {
  id: string;
  name: string;
  bases: Record<string, string>;
  towns: string[];
}

/** A road or trail between two towns; `border`: it runs from one country to the other. */
export interface Link {
  a: string;
  b: string;
  border: boolean;
}

/** How many blocks each side draws (3.2); towns of this value or more need a garrison (3.3). */
export interface SetupSheet {
  draw: Record<string, number>;
  garrison_at_least: number;
}

/** The board sheet: every number the rules take from map and counters. */
export interface Sheet {
  blocks: BlockSheet[];
  data_sheet?: About;
  towns: Town[];
  links: Link[];
  lakes: Lake[];
  ships_per_side: number;
  setup: SetupSheet;
  calendar: Calendar;
  victory: Victory;
}

/** A town. `side` is its home side, `lake` "" inland, `value` its one number (1.1). */
export interface Town {
  id: string;
  name: string;
  side: string;
  value: number;
  lake: string;
  base: boolean;
  reinforcements?: Record<string, number>;
}

/** The lead that wins, and the points for an army block and for a lake (18.1). */
export interface Victory {
  margin: number;
  army_block: number;
  lake: number;
}

/** Step: of a draft, whichever action it is. */
export interface Step {
  type: string;
  town?: string;
  march?: boolean;
  block?: string;
  to?: string;
  first?: boolean;
  lake?: string;
  operational?: boolean;
  at?: string;
  dragoon?: boolean;
  indian?: boolean;
  further?: string;
  origin?: string;
  city?: string;
  count?: number;
}
