// What travels to the board of madison, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.

/** The winter attrition under way: how many steps each space still costs (16.2). */
export interface Attrition {
  losses?: Record<string, number>;
  worn?: string[];
}

/** A land battle under way. */
export interface Battle {
  at: string;
  attacker: string;
  defender: string;
  attackers: string[];
  came: Record<string, string>;
  ways: Record<string, string>;
  round?: number;
  stage?: "leads" | "roll" | "losses" | "after" | "settle" | "over";
  has_fort?: boolean;
  leads?: Record<string, string>;
  cards?: Record<string, string>;
  dice?: number[];
  modifiers?: Modifier[];
  result?: string;
  losses?: Record<string, number>;
  retreats?: string;
  extra?: Modifier[];
  effects?: Modifier[];
  ignored?: string[];
  bonus?: Record<string, number>;
  combined?: string[];
  armed?: boolean;
  later?: Later[];
  winner?: string;
}

/** Something that a card has left in force: `kind` says what, for `side`, on these names. */
export interface Effect {
  kind: string;
  side?: string;
  names?: string[];
  n?: number;
  plays?: number;
  card?: string;
}

/** A force that a card activates (8.4 to 8.7). */
export interface Force {
  kind: string;
  at: string;
  leader?: string;
  water?: boolean;
  pieces?: string[];
  mp?: number;
  unit_mp?: number;
  limit?: number;
  only?: string[];
  peaceful?: boolean;
  cancelled?: boolean;
}

/** Inputs of a battle's next roll as it stands: strengths or ships, and modifiers. */
export interface Forecast {
  attack: number;
  defence: number;
  modifiers: Modifier[];
  has_fort?: boolean;
  led?: Record<string, number>;
  attack_leads?: Record<string, number>;
  defence_leads?: Record<string, number>;
}

/** The ways of a force that may be named: by land, by water without troops and with them. */
export interface Foresight {
  ways?: Way[];
  onward?: Onward;
}

/** Vessels and naval leaders of a side that must go to a port of a lake (9.6, 11.2, 12.5). */
export interface HarbourDue {
  side: string;
  pieces: string[];
  at: string;
  lake: string;
  may_box?: boolean;
}

/** Effect of a card once the battle is over: the operation, for whom, and whom it can hit. */
export interface Later {
  side: string;
  card: string;
  path: string;
  among?: string[];
}

/** The cards: own ones held face down, how many each side holds so, those used as events. */
export interface MadisonCardsView {
  hand?: string[];
  counts?: Record<string, number>;
  turned?: Record<string, string>;
  discards?: string[];
  held?: string[];
  held_counts?: Record<string, number>;
  used?: string[];
}

/** Something that is added to the die of a battle, its rule, and what it is. */
export interface Modifier {
  rule: string;
  what: string;
  drm: number;
}

/** A naval battle under way in a control box. */
export interface NavalBattle {
  lake: string;
  attacker: string;
  defender: string;
  stage?: "leads" | "roll" | "losses";
  leads?: Record<string, string>;
  cards?: Record<string, string>;
  dice?: number[];
  modifiers?: Modifier[];
  extra?: Modifier[];
  ignored?: string[];
  result?: Record<string, string>;
  winner?: string;
  losses?: Record<string, number>;
}

/** The ways of those in hand by land: the steps to each place, of one or more. */
export interface Onward {
  paths: Record<string, string[]>;
  unsupplied?: string[];
}

/** One of the viewer's own standing orders: see `state.StandingOrder`. */
export interface OrderView {
  window: string;
  only?: string[];
  least?: number;
  until?: string;
}

/** How a piece moved in this card play: the places of its path, the first the one it left. */
export interface PathTaken {
  path: string[];
  spent?: number;
  way?: string;
  stopped?: boolean;
  told?: number;
}

/** A counter: `cv` its steps left, `max` its sides, `at` a place on the map or off it. */
export interface Piece {
  side: string;
  kind: string;
  max: number;
  cv: number;
  at: string;
  group?: string;
}

/** A card play under way. */
export interface Play {
  side: string;
  stage?: "choose" | "force" | "named" | "move" | "enter" | "battle" | "spend" | "effect" | "end";
  card?: string;
  use?: string;
  forces?: Force[];
  now?: number;
  group?: string[];
  aboard?: string[];
  moved?: Record<string, PathTaken>;
  target?: string;
  entering?: string[];
  way?: string;
  cost?: number;
  fights?: string[];
  fought?: string[];
  cut?: string[];
  unmanned?: string[];
  passed?: string[];
  window?: string;
  withdrawn?: string[];
  spent?: number;
  done?: string[];
  launched?: string[];
  ashore?: string;
  effects?: Effect[];
}

/** Counters of a side that must retreat from a space (9.4, 10.7). */
export interface RetreatDue {
  side: string;
  pieces: string[];
  at: string;
  why: string;
  barred?: string[];
  home?: string;
  water?: boolean;
  dry?: boolean;
  to?: string;
}

/** An effect of a card that is being carried out: which operations of it are yet to come. */
export interface Run {
  card: string;
  side: string;
  use: string;
  todo: string[];
  picked?: string[];
  among?: string[];
}

/** A side's points by where they come from: towns, lakes, cards. */
export interface Score {
  towns?: Record<string, number>;
  lakes?: string[];
  cards?: number;
}

/** The whole of what a viewer sees. */
export interface View {
  board: string;
  side: string;
  options: Record<string, string>;
  phase?: string;
  ask: string;
  awaiting: Record<string, string>;
  blocks: Record<string, Piece>;
  winner?: string;
  ended_by?: string;
  scenario: string;
  turn: string;
  first: string;
  next_side: string;
  play: Play | null;
  battle: Battle | null;
  naval: NavalBattle | null;
  retreats: RetreatDue[];
  harbours: HarbourDue[];
  attrition: Attrition | null;
  lakes: Record<string, string>;
  depots: Record<string, string>;
  forts: string[];
  destroyed: string[];
  ruined: string[];
  lost_bases: Record<string, number>;
  card_points: Record<string, number>;
  forfeited: string[];
  effects: Effect[];
  runs: Run[];
  counted: Record<string, number>;
  declared: string;
  answered: string[];
  scores: Record<string, Score>;
  seized: Record<string, string>;
  unsupplied: string[];
  cards: MadisonCardsView;
  forecast?: Forecast;
  attacks?: Record<string, Forecast>;
  drawn?: string;
  is_open?: boolean;
  orders?: OrderView[];
  put_back?: Record<string, string>;
}

/** How far a force could go, by `water` or not: `group`, itself and whom it would take along. */
export interface Way {
  group: string[];
  reached: string[];
  attacks?: Record<string, Forecast>;
  origins?: Record<string, string>;
  water?: boolean;
}

/** What a corrected board says of itself: its name, and where its data are from. */
export interface About {
  name: string;
  source: string;
}

/** Which pieces arrive in a place in a turn (14.1). */
export interface ArrivingPieces {
  turn: string;
  at: string;
  pieces: string[];
}

/** A naval base (2.15). `backup`: it works once the main one is lost (15.33). */
export interface Base {
  side: string;
  backup?: boolean;
  since?: string;
  repairs?: boolean;
  builds?: string[];
}

/** A strategy card: value, year, who may use its event, its kinds and what it does (8.2). */
export interface Card {
  id: string;
  kind: string;
  year: number;
  title: string;
  value: number;
  side: string;
  kinds: string[];
  window?: string;
  when?: Record<string, unknown>[];
  ops?: Record<string, unknown>[];
  text?: string;
  again?: boolean;
}

/** A fort that a card brings (2.74). */
export interface EventFort {
  id: string;
  name: string;
  at: string;
  side: string;
  letter: string;
  strength: number;
}

/** A fort: its class and its value (2.71), and the turn from which it stands (2.73). */
export interface Fort {
  letter: string;
  strength: number;
  since?: string;
}

/** A lake and its control box (2.4). */
export interface Lake {
  id: string;
  name: string;
  box: string;
}

/** A vessel that waits on the stocks when a scenario begins (A30). */
export interface Launch {
  vessel: string;
  at: string;
}

/** A way between two spaces: a road, a trail or an invasion route (2.2). */
export interface Link {
  a: string;
  b: string;
  kind: string;
}

/** Result of a naval battle for either side, and who wins it (12.2). */
export interface NavalResult {
  attacker: string;
  defender: string;
  winner: string;
}

/** Odds and what they add to the die (10.21). */
export interface Odds {
  attack: number;
  defence: number;
  drm: number;
}

/** A counter as printed. */
export interface PrintedCounter {
  id: string;
  side: string;
  kind: string;
  name: string;
  max: number;
  group?: string;
  label?: string;
  letter?: string;
  strength?: number;
  reduced?: number;
  move?: number;
  stars?: number;
  command?: number;
  modifier?: number;
  limit?: number;
  back?: string;
  lake?: string;
  available?: string;
  cost?: number;
  repair?: number;
  capacity?: number;
}

/** A set-up: its turns, victory points of cards, lakes held, forts, destroyed towns (5.1). */
export interface Scenario {
  id: string;
  first: string;
  last: string;
  start: StartingPieces[];
  vp?: Record<string, number>;
  lakes?: Record<string, string>;
  forts?: string[];
  destroyed?: string[];
  bases?: string[];
  launches?: Launch[];
  removed?: string[];
}

/** The board sheet: every number the rules take from map, counters, cards and tables. */
export interface Sheet {
  data_sheet?: About;
  blocks: PrintedCounter[];
  turns: string[];
  spaces: Space[];
  links: Link[];
  lakes: Lake[];
  forts: EventFort[];
  cards: Card[];
  scenarios: Scenario[];
  schedule: ArrivingPieces[];
  tables: Tables;
}

/** A space: the territory that it belongs to for good, its value, terrain, the lake it is on. */
export interface Space {
  id: string;
  name: string;
  side: string;
  region: string;
  value: number;
  terrain: string;
  lake?: string;
  arrival?: boolean;
  source?: boolean;
  attack?: number;
  fort?: Fort;
  base?: Base;
}

/** Which pieces stand in a place when a scenario begins. */
export interface StartingPieces {
  at: string;
  pieces: string[];
}

/** The tables of combat, and how many cards are drawn in a turn (7.21). */
export interface Tables {
  odds: Odds[];
  long_odds: number;
  land: string[];
  naval: NavalResult[];
  winner_losses: number[];
  draw: Record<string, number>;
}

/** Step: of a draft, whichever action it is. */
export interface Step {
  type: string;
  leader?: string;
  water?: boolean;
  alone?: boolean;
  block?: string;
  to?: string;
  at?: string;
  window?: string;
  how?: string;
  card?: string;
  least?: number;
  until?: string;
  name?: string;
  lake?: string;
  use?: string;
}
