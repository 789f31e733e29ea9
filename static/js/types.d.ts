// What the page's modules share. What travels between server and page is in net/wire.d.ts, which the
// server's own types write.

import type {
  Action,
  Chat,
  ChatLine,
  Choice,
  Foresight,
  Frame,
  History,
  Luck,
  Message,
  Motion,
  NumberedLine,
  Players,
  PostedOffer,
  Plans,
  Review,
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
  Luck,
  LuckOfAll,
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
  /** What a guided first battle says now; null on a match's page. */
  /** How far a lesson has come, and the machine that is played against after it. */
  lesson: {
    say: string;
    press: number;
    presses: number;
    isOver: boolean;
    machine: string;
  } | null;
  live: Live;
  behind: boolean;
  /** What the server does not keep its word about, "" while it does. */
  broken: "" | "match" | "commitment" | "entropy";
  selection: string[];
  chooser: { choices: Choice[]; at: string } | null;
  note: Note | null;
  /** The action of a final choice that the machine suggests, as JSON. */
  suggested: string;
  /** What a machine advised last, and what it saw. */
  advised: { choice: Choice; reason: Message | null } | null;
  /** Plans of this turn that are compared; null: nobody has asked. */
  plans: ShownPlans | null;
  /** What the server foresees of what is pointed at; `choice`: the answer that is meant, null for what is in hand. */
  foresight: { choice: Choice | null; foreseen: Foresight } | null;
  /** What the server foresees of how far blocks in hand go by more than a step, by their names; null for nothing. */
  onward: { version: number; of: Record<string, Foresight | null> } | null;
  /** What the viewer has seen of blocks that hide their faces, the freshest first. */
  memory: Sighting[];
  /** A board of one's own, null for the match's. */
  trying: Trying | null;
  /** What is written in the field for orders. */
  typed: string;
  pending: Pending[];
  /** What the page answers by itself, as the only thing to do: the frame that asked, without its choices. */
  passed: { v: number; only: Choice; choices: Choices } | null;
  many: boolean;
  /** The choice that waits for its second press. */
  sure: string;
  /** Alike answers under way, by one press: the type of their actions, the question as JSON. */
  series: { type: string; prompt: string } | null;
  /** Whether the ways out of a battle are listed. */
  isLeaving: boolean;
  /** Whether what lies behind the button of a bargain is shown. */
  isBargaining: boolean;
  /** Whether the battle's stage is a strip. */
  folded: boolean;
  /** The battles whose results were put away, and the one whose result is opened, by the lines that began them. */
  dismissed: number[];
  opened: number;
  /** The battle after whose end a question was answered, by the line that began it; 0: none. */
  answered: number;
  /** The last line up to which the viewer knows what was done against their move. */
  heard: number;
  /** What the board shows while motions play, and the last line that was shown; null: the truth. */
  scene: { view: View; upto: number } | null;
  follow: string;
  tab: string;
  /** The first line that is new to a viewer who was away; 0: they were not, or know what happened. */
  since: number;
  /** The moment of the past that is looked at; whether the next ones follow by themselves. */
  history: History | null;
  isReplaying: boolean;
  /** With whose eyes an ended match is looked back at; "": all that there was. */
  eyes: string;
  /** Whether what each side knew is looked at beside it. */
  minds: boolean;
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
  /** Whether it came back over the socket before the answer did. */
  isEchoed: boolean;
}
/** A room of the chat. `draft`: what is typed and not yet said. */
export interface Room {
  lines: ChatLine[];
  read: number;
  muted: boolean;
  draft: string;
}
/** What the server writes into every page with a board. */
export interface BoardPage {
  game: string;
  board: string;
  /** Where the drawings of a corrected board are, "" for the game's own. */
  maps: string;
  /** The answers that may be given beforehand, by the question that comes back. */
  standing: Record<string, Record<string, string[]>>;
  /** The questions by which a turn is planned, for which plans can be compared. */
  plans: string[];
  /** Where the match is that this one goes on from, "" where there is none that may be seen. */
  origin: string;
  /** Where the story of a match is that may be watched, "" for others. */
  story: string;
  /** Where the film of a match is that may be watched, "" for others. */
  film: string;
  /** The page that tells of a corrected board, "" for the standard one. */
  told_of_board: string;
}
/** What the server writes into the match page. `told`: on a shared device, the last line seen. */
export interface MatchPage extends BoardPage {
  match: string;
  live: string;
  heartbeat: number;
  told: number | null;
}
/** What the server writes into the page of a guided first battle: where its steps are, who plays after it. */
export interface LessonPage extends BoardPage {
  lesson: string;
  machine: string;
}
/** Where a player was on the match page before its language changed. */
export interface LeftMatch {
  tab: string;
  selection: string[];
  many: boolean;
  folded: boolean;
  /** The moment that was looked back at, -1 for none. */
  at: number;
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
  /** The published invitation of an open match, null while it is not listed. */
  offer: PostedOffer | null;
  /** Its link, as this tab knew it last; "" for none. */
  offered: string;
  watch: string;
  deviceLink: string;
  devices: ShownDevice[];
  links: ShownLink[];
  asking: "" | "resign" | "cancel" | "win" | "call-off";
  older: Line[];
  /** How lucky the sides were, null until the match is over and the server was asked. */
  luck: Luck[] | null;
  /** What was found of each side whose review was asked for, or why there is none. */
  reviews: Record<string, ShownReview>;
  copied: string;
  /** Other matches that wait for this player. */
  waiting: string[];
  /** The link that is shown as a picture for a camera. */
  code: import("./dom/code.js").Code | null;
  notices: Notices;
}
/** How the player is told of their turn. `mail` is null until the server was asked. */
export interface Notices {
  mail: ShownNotices | null;
  problem: string;
  browser: "on" | "off" | "refused" | "missing";
  sound: boolean;
}
/** Pieces that are tried out elsewhere: which one is in hand, by its key, and where some were put. */
export interface Trying {
  held: string;
  moves: { key: string; to: string }[];
}
export interface Piece {
  key: string;
  at: string;
  place: string;
  /** Pieces of one stack stand together; those of two sides apart. */
  stack: string;
  /** The places from which a stack came to attack: it lies on their side. */
  from?: string[];
  size: { w: number; h: number };
  /** Its middle about the middle of its stack: closed up, and fanned out. */
  spot: Point;
  fanned: Point;
  names: string[];
  label: string;
  content: string;
  kind: string;
  /** Of a block whose face the viewer doesn't see: which of its side's in the place, or one for a crowd. */
  hidden?: { side: string; n: number; isCrowd: boolean };
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
  /** How far a sign stands over its mark, in units of a piece: names and stacks keep off. */
  crown: number;
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
  /** Whether motions play: what dice bring is not yet said. */
  isPlaying?: boolean;
  game: string;
  /** What was pressed and is asked about, and all that is offered. */
  pressed?: string;
  choices?: Choices | null;
  /** Whose the page is, "" for nobody's. */
  viewer?: string;
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
  /** Where; "" for what was no battle. */
  place?: string;
  /** How many hits each side took. */
  hits?: Record<string, number>;
  /** Whether something else has happened since. */
  isPast?: boolean;
}
/**
 * What a game draws by itself: the module `games/<game>/index.js` is one. Its members are methods, so that
 * one which takes the game's own view stands for one that takes any game's: a frame's view is always that
 * of the game that the page has loaded.
 */
export interface GameDrawing<V extends View = View, S extends Sheet = Sheet> {
  sides: string[];
  /** The rule that explains each term which the page links, by the end of the message that has its forms. */
  terms: Record<string, string>;
  /** Whether the map is drawn a second time, for a window that is taller than wide. */
  hasTallMap?: boolean;
  /** Whether a machine's advice reaches no further than a step: its turns as a whole are no good ones. */
  advisesSteps?: boolean;
  /** How much larger than usual pieces, and names with them, are drawn. */
  pieceSize?: PieceSize;
  /** The part of each piece that must show for a first press on a closed stack to take one: else it opens the stack. */
  leastSeen?: number;
  /** Whether what stays on the map keeps its place as long as the same is asked: where stacks are taken apart. */
  keepsSeats?: boolean;
  /** The turn through which what stays keeps its place, as far as there is room for what comes; "" for none. */
  turnOf?: (view: V) => string;
  /** Whether a press beside a place's mark, or on its name, means the place: where marks are small. */
  meansNear?: boolean;
  pieces: PieceDrawing<V, S>;
  places: PlaceDrawing<V, S>;
  battle: BattleDrawing<V, S>;
  tracks: TrackDrawing<V, S>;
  log: LogDrawing<V, S>;
  advice?: AdviceDrawing<V, S>;
  /** What a corrected board words otherwise than the catalogue, by the message. */
  corrected?(sheet: S): Record<string, string>;
}
/** On a narrow map, and on a wide one from so many pixels on: between the two they grow with it. */
export interface PieceSize {
  narrow?: number;
  wide: number;
  from?: number;
}
/** What a choice costs, and by which rule. */
export interface Priced {
  key: string;
  params: Record<string, string | number>;
  rule: string;
}
/** What is to be known before one decides: `isFirst` stands with the question and beside a choice on the map, `more` is unfolded. */
export interface Warning {
  text: string;
  rule?: string;
  isFirst?: boolean;
  more?: string[];
}
/** A way of several steps, each as it will be offered once the one before is made; `isForced`: it may cost something. */
export interface Onward {
  choices: Choice[];
  isForced: boolean;
}
/** What helps to decide. */
export interface AdviceDrawing<V extends View = View, S extends Sheet = Sheet> {
  /** What is to be known before one decides, in words; signs of it on the map; what alone lights up, null for all that may be taken. */
  warnings?(view: V, choices: Choices, t: Translate, sheet: S): (string | Warning)[];
  badges?(view: V, t: Translate): Badge[];
  worthLighting?(view: V): Set<string> | null;
  /** What is asked once more before a choice, beside what the server has asked. */
  confirms?(choice: Choice, view: V, choices: Choices): Message | null;
  /** What is asked, where what can be answered tells more than the server's words. */
  asked?(view: V, choices: Choices): Message | null;
  /** What an answer is called, where the view tells more than the server's words. */
  called?(choice: Choice, view: V, choices: Choices, sheet: S): Message | null;
  /** What stands on an answer's button beside its words: a sign, and in small letters what it does. */
  beside?(choice: Choice, view: V, t: Translate, sheet: S): { sign: Element | null; hint: string } | null;
  /** What is read together with the answers about a thing that is pressed, where it stands nowhere else. */
  readWith?(name: string, sheet: S, t: Translate, view: V, choices: Choices): HTMLElement | null;
  /** Why no higher number can be chosen of those that are offered; null where all may go. */
  limit?(choices: Choice[], view: V): Message | null;
  /** What the choices that stand on the map cost, where one of them costs anything. */
  price?(choices: Choice[], view: V): Priced | null;
  /** Whether an answer has a button at all, after something was pressed: of many alike, those of one piece. */
  isShown?(choice: Choice, view: V, choices: Choices, sheet: S, pressed: string): boolean;
  /** Whether an answer about a block or a card has a button in the panel too. */
  hasButton?(choice: Choice, view: V, choices: Choices): boolean;
  /** Whether an answer has the place of what ends the step; null: the first one has, where no other is of its kind. */
  isUsual?(choice: Choice, view: V): boolean | null;
  /** Whether a choice stands beside what is asked, and would be open whatever else was: no map goes there by itself. */
  isAside?(choice: Choice, view: V): boolean;
  /** Whether an answer is drawn as the main one; null: the usual one is. */
  isMain?(choice: Choice, view: V, choices: Choices, sheet: S): boolean | null;
  /** Which step of the coach's course a question belongs to, null for none. */
  lesson?(view: V): "take" | "aim" | "done" | null;
  /** Of the answer that leaves a question which one opened oneself: the kind of the answer that opened it, else "". */
  opener?(choice: Choice): string;
  /** Why a machine would make a choice. Known by a module that comes when it is asked for. */
  reason?(choice: Choice, view: V, sheet: S): Promise<Message | null>;
  /** What can't be otherwise, by one press. */
  forced?(view: V, choices: Choices): { choices: Choice[]; label: Message } | null;
  /** The answer of who could only say that they do nothing; null where there is anything to decide. */
  idle?(view: V, choices: Choices): Choice | null;
  /** The answers after a choice that leaves no other: they are given with it. */
  completes?(choice: Choice, view: V, choices: Choices): Choice[];
  /** Who may be taken along with what is in hand, one after the other, as far as the server lets them; and what that press is called. */
  along?(view: V, choices: Choices): Choice[];
  alongWords?(view: V, choices: Choices, sheet: S): Message;
  /** Whether that press ends the question, too, once all are taken along, by the steps of the plan. */
  alongEnds?(steps: Action[]): boolean;
  /** Which step of the plan a press on what it named takes back, by its number; -1 for none. */
  takesBack?(name: string, view: V, steps: Action[]): number;
  /** Whether somebody could be sent from a place by what is asked, had the plan not taken all that there is. */
  isOrigin?(name: string, view: V): boolean;
  /** Why a piece can't be taken in hand with those that are. */
  apart?(name: string, held: string[], view: V, choices: Choices): Refusal | null;
  /** How many of those that stand with a piece could go to one place together. */
  together?(view: V, choices: Choices, name: string): number;
  /** How many of those in hand can make a choice together, by which rule no more, and what is said of it. */
  room?(choice: Choice, view: V, choices: Choices): number;
  crowded?: { key: string; rule: string };
  /** Whether a block in hand may go to a place once another that is held with it went there. */
  follows?(view: V, held: string, to: string, selection: string[]): boolean;
  /** Whether the server can foresee how far a block in hand goes by more than its next step; and those ways, by the names of where they end. */
  goesOn?(held: string, view: V): boolean;
  /** A name for what is in hand with nothing held on this page, "" for nothing. */
  inHand?(view: V): string;
  onward?(foreseen: Foresight, held: string): Map<string, Onward>;
  /** What a forced way costs, and by which rule; `price` says so of a step that is suggested. */
  forcedWay?: { key: string; rule: string; price?: string };
  /** The name of what the server can foresee of an answer, or of what is in hand without one; "" for nothing. */
  foresees?(choice: Choice | null, view: V): string;
  /** What is foreseen: the names of places that light up, signs beside them, all of it in words. */
  foretold?(foreseen: Foresight, choice: Choice | null, view: V, t: Translate, sheet: S): Foretold;
  /** Answers of a matter of its own, which lie behind one button. */
  bargain?: Bargain<V, S>;
  /** A piece or a place on a card beside it, its name first. */
  about?(names: string[], view: V | null, sheet: S, t: Translate): string[];
}
/** What stands on the map or lies in a tray, and how it moves. */
export interface PieceDrawing<V extends View = View, S extends Sheet = Sheet> {
  all(view: V, sheet: S, t: Translate): Piece[];
  arrows(view: V): Arrow[];
  /** Whether what is done goes by water, and so on another way than the road. */
  isAfloat?(choice: Choice): boolean;
  /** What is told on the map beside what is held: how much a way from there still bears. */
  gauges?(view: V, sheet: S, held: Set<string>): Gauge[];
  /** A block that was turned up once, drawn and in words; without it nothing is remembered. */
  face?(piece: TurnedUp, sheet: S, t: Translate): { draw: () => SVGElement[]; words: string };
  /** A thing in words, by its name. */
  words(name: string, view: V | null, t: Translate, sheet: S): string;
  /** The names of what is taken together with one by "all here", the one among them. */
  companions(view: V | null, name: string): string[];
  tray(view: V, hand: Hand, sheet: S, t: Translate): HTMLElement | null;
  /** The tray that a thing lies in, "" on the map; the next of a tray after one of it was placed. */
  trayOf(view: V | null, name: string): string;
  nextOf(view: V | null, tray: string, free: Set<string>): string;
  /** What a phone's button says that leads to the hand, "" without one. */
  handWords?(view: V, t: Translate): string;
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
  /** A place with a row for each piece in it, for the card beside it; null where nobody stands. */
  company?(
    names: string[],
    place: string,
    view: V | null,
    sheet: S,
    t: Translate,
  ): HTMLElement[] | null;
}
/** A battle that is fought, and how the last one ended. */
export interface BattleDrawing<V extends View = View, S extends Sheet = Sheet> {
  /** Where it is being fought, "" for nowhere. */
  at(view: V | null): string;
  /** Where what one is asked about happens while nothing is fought yet, "" for nowhere. */
  asked?(view: V | null): string;
  stage(view: V, field: Field<V>, sheet: S): HTMLElement | null;
  /** Whether a piece that is pressed is answered for by the panel: no card stands beside it on the map. */
  isPicked?(view: V | null | undefined): boolean;
  /** What the coach explains of it: the last part of a key. */
  lesson(view: V | null): string;
  /** What may be done by one press with all blocks that are asked about: type of the action, message. */
  series?: Record<string, string>;
  last(lines: Line[], view: V): EndedBattle | null;
  /** Whether how it ended is read on, beside a plan and what is being played back: until a step of a plan is this one. */
  outlasts?(step: Action): boolean;
  /** The picture once what is fought is over: how it ended is then read before the next thing is played. */
  over?(view: V): V;
  result(found: EndedBattle, t: Translate): HTMLElement;
  /** Whether a line says no more than the result of its battle does. */
  isResult?(line: Line): boolean;
}
/** Signs of the key to the map that belong together. */
export interface LegendGroup {
  title: string;
  signs: Sign[];
}
/** A review as far as the server has come with it; `problem` says why it makes none. */
export type ShownReview = { review: Review | null; problem: string };
/** Compared plans of the frame of version `v`: in which order they are listed, and the number of the one that is marked on the map, -1 for none. `problem` says why none are compared. */
export interface ShownPlans {
  v: number;
  found: Plans | null;
  problem: string;
  order: number[];
  marked: number;
}
/** What stands beside the map: calendar and score in the bar, tables, the key to the map. */
export interface TrackDrawing<V extends View = View, S extends Sheet = Sheet> {
  calendar(view: V, sheet: S, t: Translate): HTMLElement;
  /** `before`: the view from which a plan began, null without one. */
  totals(view: V, t: Translate, before?: V | null, sheet?: S): HTMLElement;
  scoreTable(view: V, t: Translate, isOver: boolean, sheet: S): HTMLElement;
  reserves(view: V, t: Translate, sheet: S): HTMLElement;
  /** `side`: the viewer's, "" for a spectator. Drawn by a module that comes when it is asked for. */
  legend(t: Translate, sheet: S, side: string): Promise<LegendGroup[]>;
}
/** What is told of a match, and of a draft. */
export interface LogDrawing<V extends View = View, S extends Sheet = Sheet> {
  stepWords(step: Action, sheet: S, t: Translate, view?: V | null): string;
  /** A plan whose order says nothing, in lines of its own; null for others. */
  summed?(steps: Action[], t: Translate): HTMLElement[] | null;
  /** Whether a step of a plan is told and taken back together with the one before it; what several are called. */
  isOneStep?(before: Action, step: Action): boolean;
  stepsWords?(steps: Action[], sheet: S, t: Translate, view?: V | null): string;
  /** Whether a line tells more than what is asked next; whether a turn begins with it. */
  isNews(line: Line): boolean;
  opensTurn(line: Line): boolean;
  /** Whether a side begins a play of its own with a line, where sides play by turns. */
  opensPlay?(line: Line): boolean;
  /** Whether a line tells of a loss that no motion shows; what is said of a deed beside its line. */
  isLoss?(line: Line): boolean;
  /** Whether a line is to be known to both sides before they answer, whoever it is about. */
  weighs?(line: Line): boolean;
  more?(line: Line): Message | null;
  /** Lines as they are read, several alike as one. */
  gathered?(lines: Line[], t: Translate): Line[];
  /** What the enemy did against a side's own move since that side last decided something, or what its own dice came to. */
  interruption?(
    lines: Line[],
    side: string,
  ): {
    title: Message;
    told: { line: Line; more: Message | null }[];
    /** Whether it is one's own doing, and nothing that the enemy did. */
    isOwn?: boolean;
  } | null;
}
/** What the viewer may take and what they have taken; what they may do at all. */
export interface Hand {
  free: Set<string>;
  held: string[];
  choices?: Choice[];
  /** What a machine suggests to take hold of, "" for nothing. */
  advised?: string;
  /** What the log tells of last. */
  lines?: Line[];
}
/** A motion that a line tells: `truth` is the view that all motions lead to, `side` the line's. */
export interface ToldMotion<V extends View = View, S extends Sheet = Sheet> {
  motion: Motion;
  /** Of its line: how many dice, and what each hits on. */
  roll: { dice: number; hitsOn: number };
  side: string;
  truth: V;
  sheet: S;
}
/** What is foreseen of an answer, as the page tells it. */
export interface Foretold {
  reached: string[];
  badges: Badge[];
  words: string[];
}
/** A sign on a place's ground, or at its mark. */
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
  stands(view: V, sheet: S, t: Translate): HTMLElement | null;
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
