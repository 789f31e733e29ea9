// What the page's modules share. What travels between server and page is in net/wire.d.ts, which the
// server's own types write.

import type {
  Action,
  Chat,
  ChatLine,
  Choice,
  Frame,
  History,
  Message,
  Motion,
  NumberedLine,
  Players,
  ShownDevice,
  ShownLink,
  ShownNotices,
  ShownRematch,
  View,
} from "./net/wire.d.ts";

export type {
  Action,
  ChatLine,
  Choice,
  Choices,
  Created,
  Frame,
  History,
  Message,
  Motion,
  Outcome,
  Refusal,
  View,
} from "./net/wire.d.ts";

export type Params = NonNullable<Message["params"]>;
export type Line = NumberedLine;
export type Rematch = ShownRematch;
export type ChatRoom = Chat["room"];
/** What all games' board sheets have in common. */
export interface Sheet {
  blocks: { id: string; side: string }[];
  /** What a corrected board says of itself. */
  data_sheet?: { name: string; source: string } | null;
}
export type Live = "connecting" | "live" | "lost" | "closed";
export interface Note {
  kind: "refusal" | "told" | "error" | "look" | "hover";
  text: string;
  rule?: string;
  at?: string[];
}
export interface Pending {
  key: string;
  type: string;
  choice?: Choice;
}
export interface State {
  frame: Frame | null;
  /** The view from which the steps planned now began; null where the page came later. */
  before: View | null;
  live: Live;
  behind: boolean;
  /** What the server does not keep its word about, "" while it does. */
  broken: "" | "match" | "commitment" | "entropy";
  selection: string[];
  chooser: { choices: Choice[]; at: string } | null;
  note: Note | null;
  /** The action of a final choice that the machine suggests, as JSON. */
  suggested: string;
  /** What a machine advised last, a step of it done at once, and what it saw. */
  advised: { choice: Choice; view: View } | null;
  /** What is written in the field for orders. */
  typed: string;
  pending: Pending[];
  many: boolean;
  /** The choice that waits for its second press. */
  sure: string;
  /** Alike answers under way, by one press: the type of their actions, the question as JSON. */
  series: { type: string; prompt: string } | null;
  /** Whether the ways out of a battle are listed. */
  isLeaving: boolean;
  /** Whether what lies behind the button of a bargain is shown. */
  isBargaining: boolean;
  /** Whether the battle's stage is a strip; the battle whose result was put away. */
  folded: boolean;
  dismissed: number;
  /** The battle after whose end a question was answered, by the line that began it; 0: none. */
  answered: number;
  /** What the board shows while motions play, and the last line that was shown; null: the truth. */
  scene: { view: View; upto: number } | null;
  follow: string;
  tab: string;
  history: History | null;
  table: Table;
  people: People;
}
/** A line under way: `problem` says why it was not taken. */
export interface Unsent {
  key: string;
  room: ChatRoom;
  text: string;
  name: string;
  problem: string;
}
/** A room of the chat. `draft`: what is typed and not yet said. */
export interface Room {
  lines: ChatLine[];
  read: number;
  muted: boolean;
  draft: string;
}
/** What the server writes into the match page. `told`: on a shared device, the last line seen. */
export interface MatchPage {
  match: string;
  game: string;
  live: string;
  board: string;
  /** Where the drawings of a corrected board are, "" for the game's own. */
  maps: string;
  /** The page that tells of a corrected board, "" for the standard one. */
  told_of_board: string;
  heartbeat: number;
  told: number | null;
}
/** Where a player was on the match page before its language changed. */
export interface LeftMatch {
  tab: string;
  selection: string[];
  many: boolean;
  folded: boolean;
  /** The moment that was looked back at, -1 for none. */
  at: number;
  camera: { cx: number; cy: number; zoom: number; isUntouched: boolean };
}
/** Private notes. With a new `stamp` the field shows `text`; `mine` was typed over an older text. */
export interface Notes {
  version: number;
  text: string;
  stamp: number;
  state: "" | "saved" | "typing" | "waiting" | "newer" | "too-large" | "shut";
  mine: string;
}
/** The people at the table. `naming`: a field for another name is open. */
export interface People {
  room: ChatRoom | "";
  rooms: Record<ChatRoom, Room>;
  unsent: Unsent[];
  watcher: string;
  notes: Notes;
  seen: Players["players"];
  naming: boolean;
  rematch: Rematch;
}
/** What the page knows beside the frame: links that were made here, devices, a question asked. */
export interface Table {
  invite: string;
  watch: string;
  deviceLink: string;
  devices: ShownDevice[];
  links: ShownLink[];
  asking: "" | "resign" | "cancel" | "win" | "call-off";
  older: Line[];
  copied: string;
  notices: Notices;
}
/** How the player is told of their turn. `mail` is null until the server was asked. */
export interface Notices {
  mail: ShownNotices | null;
  problem: string;
  browser: "on" | "off" | "refused" | "missing";
  sound: boolean;
}
export interface Piece {
  key: string;
  at: string;
  place: string;
  /** Pieces of one stack stand together; those of two sides apart. */
  stack: string;
  size: { w: number; h: number };
  /** Its middle about the middle of its stack: closed up, and fanned out. */
  spot: Point;
  fanned: Point;
  names: string[];
  label: string;
  content: string;
  kind: string;
  draw: () => SVGElement[];
}
/** A place as the board draws it: `node` is its element on the map, `ground` the land that is its own. */
export interface Place {
  id: string;
  /** By which it is pointed at: "town:york". */
  name: string;
  /** The message with its name. */
  word: string;
  node: string;
  ground?: string;
  /** Whether its pieces lie on its ground and nowhere else. */
  keepsStacks?: boolean;
  /** A water's pieces lie anywhere on it, not beside a mark. */
  isWater: boolean;
  isBase: boolean;
  /** Whose it is as long as nobody has taken it, "" for nobody. */
  side: string;
  /** How far its name keeps from its middle, and of several names in each other's way which one stays. */
  reach: number;
  /** How far its mark reaches, if not as far. */
  mark?: number;
  weight: number;
  /** Whether its name is lettered on a near map alone. */
  isNamedNear?: boolean;
}
export interface Arrow {
  key: string;
  kind: string;
  path: string[];
  count: number;
  bySea?: boolean;
}
/** What one motion does to the picture: the view while pieces are under way, and when they rest. */
export interface Change<V extends View = View> {
  lifted: V;
  landed: V;
  faces: (() => SVGElement[])[];
  kind: string;
}
/** What the stage of a battle needs to know beside the view. */
export interface Field<V extends View = View> {
  free: Set<string>;
  lit: Set<string>;
  held: Set<string>;
  t: Translate;
  /** The log's latest. */
  lines: Line[];
  /** Of the viewer's draft. */
  steps: Action[];
  /** The view from which the draft began. */
  before: V | null;
  folded: boolean;
  game: string;
}
/** A sign of the key to the map. */
export interface Sign {
  parts: SVGElement[];
  box: string;
  words: string;
}
/** How the last battle ended: each game's own, with the line that began it. */
export interface EndedBattle {
  n: number;
}
/**
 * What a game draws by itself: the module `games/<game>/index.js` is one. Its members are methods, so that
 * one which takes the game's own view stands for one that takes any game's: a frame's view is always that
 * of the game that the page has loaded.
 */
export interface GameDrawing<V extends View = View, S extends Sheet = Sheet> {
  sides: string[];
  /** Whether the map is drawn a second time, for a window that is taller than wide. */
  hasTallMap?: boolean;
  /** Whether a machine's advice reaches no further than a step: its turns as a whole are no good ones. */
  advisesSteps?: boolean;
  /** How much larger than usual pieces and names are drawn on a wide screen. */
  pieceSize?: number;
  pieces: PieceDrawing<V, S>;
  places: PlaceDrawing<V, S>;
  battle: BattleDrawing<V, S>;
  tracks: TrackDrawing<V, S>;
  log: LogDrawing<V, S>;
  advice?: AdviceDrawing<V, S>;
}
/** What helps to decide. */
export interface AdviceDrawing<V extends View = View, S extends Sheet = Sheet> {
  /** What is to be known before one decides, in words; signs of it on the map; what alone lights up, null for all that may be taken. */
  warnings?(view: V, choices: Choices, t: Translate): string[];
  badges?(view: V, t: Translate): Badge[];
  worthLighting?(view: V): Set<string> | null;
  /** What is asked once more before a choice, beside what the server has asked. */
  confirms?(choice: Choice, view: V, choices: Choices): Message | null;
  /** What an answer is called, where the view tells more than the server's words. */
  called?(choice: Choice, view: V, choices: Choices): Message | null;
  /** Why a machine would make a choice. */
  reason?(choice: Choice, view: V, sheet: S): Message | null;
  /** What can't be otherwise, by one press. */
  forced?(view: V, choices: Choices): { choices: Choice[]; label: Message } | null;
  /** Whether a block in hand may go to a place once another that is held with it went there. */
  follows?(view: V, held: string, to: string, selection: string[]): boolean;
  /** Answers of a matter of its own, which lie behind one button. */
  bargain?: Bargain<V, S>;
  /** A piece or a place on a card beside it, its name first. */
  about?(names: string[], view: V | null, sheet: S, t: Translate): string[];
}
/** What stands on the map or lies in a tray, and how it moves. */
export interface PieceDrawing<V extends View = View, S extends Sheet = Sheet> {
  all(view: V, sheet: S, t: Translate): Piece[];
  arrows(view: V): Arrow[];
  /** What is told on the map beside what is held: how much a way from there still bears. */
  gauges?(view: V, sheet: S, held: Set<string>): Gauge[];
  /** A thing in words, by its name. */
  words(name: string, view: V | null, t: Translate, sheet: S): string;
  /** The names of what is taken together with one by "all here", the one among them. */
  companions(view: V | null, name: string): string[];
  tray(view: V, hand: Hand, sheet: S, t: Translate): HTMLElement | null;
  /** The tray that a thing lies in, "" on the map; the next of a tray after one of it was placed. */
  trayOf(view: V | null, name: string): string;
  nextOf(view: V | null, tray: string, free: Set<string>): string;
  sideMark(side: string): SVGElement;
  /** What a motion makes of the picture so far. */
  change(view: V, told: ToldMotion<V, S>): Change<V>;
}
/** The map's places. */
export interface PlaceDrawing<V extends View = View, S extends Sheet = Sheet> {
  all(sheet: S): Place[];
  /** Whose each place is. */
  holders(view: V | null): Record<string, string>;
  /** What is next to a place; `way` is the key of a message. */
  neighbours(sheet: S, place: string): { place: string; way: string }[];
  /** A place's name, by which it is pointed at; the place where a name is; the key of its word. */
  name(place: string): string;
  of(name: string, view: V | null): string;
  key(place: string): string;
  /** What the list of places says of it, and a screen reader on the map. */
  about(view: V | null, sheet: S, place: string, t: Translate): string;
  label(view: V | null, sheet: S, place: string, t: Translate): string;
}
/** A battle that is fought, and how the last one ended. */
export interface BattleDrawing<V extends View = View, S extends Sheet = Sheet> {
  /** Where it is being fought, "" for nowhere. */
  at(view: V | null): string;
  stage(view: V, field: Field<V>, sheet: S): HTMLElement | null;
  /** What the coach explains of it: the last part of a key. */
  lesson(view: V | null): string;
  /** What may be done by one press with all blocks that are asked about: type of the action, message. */
  series?: Record<string, string>;
  last(lines: Line[], view: V): EndedBattle | null;
  result(found: EndedBattle, t: Translate): HTMLElement;
}
/** What stands beside the map: calendar and score in the bar, tables, the key to the map. */
export interface TrackDrawing<V extends View = View, S extends Sheet = Sheet> {
  calendar(view: V, sheet: S, t: Translate): HTMLElement;
  /** `before`: the view from which a plan began, null without one. */
  totals(view: V, t: Translate, before?: V | null): HTMLElement;
  scoreTable(view: V, t: Translate, isOver: boolean, sheet: S): HTMLElement;
  reserves(view: V, t: Translate, sheet: S): HTMLElement;
  /** `side`: the viewer's, "" for a spectator. */
  legend(t: Translate, sheet: S, side: string): { title: string; signs: Sign[] }[];
}
/** What is told of a match, and of a draft. */
export interface LogDrawing<V extends View = View, S extends Sheet = Sheet> {
  stepWords(step: Action, sheet: S, t: Translate, view?: V | null): string;
  /** Whether a line tells more than what is asked next; whether a turn begins with it. */
  isNews(line: Line): boolean;
  opensTurn(line: Line): boolean;
}
/** What the viewer may take and what they have taken; what they may do at all. */
export interface Hand {
  free: Set<string>;
  held: string[];
  choices?: Choice[];
}
/** A motion that a line tells: `truth` is the view that all motions lead to, `side` the line's. */
export interface ToldMotion<V extends View = View, S extends Sheet = Sheet> {
  motion: Motion;
  side: string;
  truth: V;
  sheet: S;
}
/** A sign on a place's ground. */
export interface Badge {
  at: string;
  text: string;
  words: string;
}
export interface Bargain<V extends View = View, S extends Sheet = Sheet> {
  types: string[];
  title(view: V, t: Translate): string;
  parts(
    view: V,
    sheet: S,
    choices: Choice[],
    draw: (choice: Choice) => HTMLElement,
    t: Translate,
  ): HTMLElement[];
  isUrgent(view: V): boolean;
}
/** A number by the border of two places, from the first into the second. */
export interface Gauge {
  key: string;
  between: string[];
  text: string;
  isFull: boolean;
}
export interface Point {
  x: number;
  y: number;
}
/** What the page's buttons do, by the names they bear. */
export type Buttons = Record<string, (data: DOMStringMap) => unknown>;
export type Translate = (key: string, params?: Params) => string;
