// What travels between server and page, as docs/protocol.md has it.

export type Params = Record<string, string | number>;
export interface Message {
  key: string;
  params?: Params;
}
export interface Refusal {
  rule: string;
  message: Message;
}
export type Action = { type: string } & Record<string, unknown>;
export interface Choice {
  action: Action;
  final: boolean;
  subject?: string;
  target?: string;
  label?: Message;
  confirm?: Message;
  /** The choice in the game's own shorthand. */
  typed?: string;
}
export interface Choices {
  prompt: Message;
  rule: string;
  actions: Choice[];
}
export interface Line {
  n: number;
  message: Message;
  rule?: string;
  side?: string;
  dice?: number[];
  hits_on?: number;
  motions?: Motion[];
}
/** What a line tells, for drawing it: docs/protocol.md lists the kinds. */
export interface Motion {
  type: "went" | "came" | "left" | "struck" | "mended" | "threw" | "met" | "took" | "passed";
  at?: string;
  path?: string[];
  count?: number;
  piece?: string;
  water?: boolean;
  hits?: number;
  lost?: number;
  by?: string;
  to?: string;
}
export interface Outcome {
  winner: string;
  rule: string;
  message: Message;
}
export interface Frame {
  match: string;
  game: string;
  edition: number;
  viewer: string;
  v: number;
  status: "open" | "running" | "ended" | "cancelled";
  names: Record<string, string>;
  machines: Record<string, string>;
  options: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own view, drawn by its own module
  view: any;
  awaiting: { side: string; message: Message; sealed?: boolean }[];
  /** Who has sealed, as far as this viewer may know. */
  sealed: string[];
  choices: Choices | null;
  draft: { steps: Action[]; typed: string[]; fallen: Action[]; seal: Action | null } | null;
  log: Line[];
  offered: string;
  claim: { days: number; by: string; claimable_at: number };
  outcome: Outcome | null;
  fairness: { commitment: string; head: string; entropies?: string[] };
}
export interface History {
  at: number;
  count: number;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  view: any;
  lines: Line[];
  outcome: Outcome | null;
}
export type Live = "connecting" | "live" | "lost" | "closed";
export interface Note {
  kind: "refusal" | "told" | "error";
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
  live: Live;
  behind: boolean;
  selection: string[];
  chooser: { choices: Choice[]; at: string } | null;
  note: Note | null;
  /** The action of a final choice that the machine suggests, as JSON. */
  suggested: string;
  /** What is written in the field for orders. */
  typed: string;
  pending: Pending[];
  many: boolean;
  /** The choice that waits for its second press. */
  sure: string;
  /** Whether the battle's stage is a strip; the battle whose result was put away. */
  folded: boolean;
  dismissed: number;
  /** What the board shows while motions play, and the last line that was shown; null: the truth. */
  // biome-ignore lint/suspicious/noExplicitAny: a view, as above
  scene: { view: any; upto: number } | null;
  follow: string;
  tab: string;
  history: History | null;
  table: Table;
  people: People;
}
export type ChatRoom = "players" | "spectators";
export interface ChatLine {
  n: number;
  at: number;
  text: string;
  side?: string;
  number?: number;
  name?: string;
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
  seen: Record<string, { here: boolean; seen: number }>;
  naming: boolean;
  rematch: { state: string; by: string; commitment: string; match: string | null };
}
/** What the page knows beside the frame: links that were made here, devices, a question asked. */
export interface Table {
  invite: string;
  watch: string;
  deviceLink: string;
  devices: { id: string; label: string; created: number; current: boolean }[];
  links: { id: string; label: string; created: number }[];
  asking: "" | "resign" | "cancel" | "win" | "call-off";
  older: Line[];
  copied: string;
  notices: Notices;
}
/** How the player is told of his turn. `mail` is null until the server was asked. */
export interface Notices {
  mail: { available: boolean; address: string | null; confirmed: boolean } | null;
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
export interface Sheet {
  towns: { id: string; name: string; side: string; value: number; lake: string; base: boolean }[];
  links: { a: string; b: string; kind: string; border: boolean }[];
  lakes: { id: string; towns: string[]; bases: Record<string, string>; box: Point }[];
  blocks: { id: string; side: string; kind: string; name: string; max: number }[];
  calendar: { years: number[]; turns: number };
}
export interface Point {
  x: number;
  y: number;
}
export type Translate = (key: string, params?: Params) => string;
