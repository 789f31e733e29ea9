// What travels between server and page, written by tools/wire_types.py from the server's own types.
// What has its usual value may be left out, which the `?` says.

/** What all games' views have in common; each game's `view.d.ts` says what its own has beside. */
export interface View {
  side: string;
  ask: string;
}
/** What a game foresees: each game's `view.d.ts` has its own. */
export type Foresight = object;
/** Any game's action: a client sends it as it was offered. */
export type Action = { type: string } & Record<string, unknown>;
/** A line of a log, with its number. */
export type NumberedLine = { n: number } & Line;

/** A command is stored: the version that it led to, and the frame now. */
export interface Ack {
  v: number;
  frame: Frame;
}

/** Carry out an offered action. */
export interface Act {
  type: "act";
  expect: number;
  key: string;
  action: Action;
}

/** A link that gives another device the seats of so many matches, until it lapses. */
export interface AllMatchesLink {
  link: string;
  matches: number;
  lapses_at: number;
}

/** The matches in which a device has a seat now, by one token. */
export interface AllTaken {
  matches: string[];
  left_out: number;
  token: string;
}

/** Why a gesture can't be made; null when it can. */
export interface Because {
  type: "why";
  key: string;
  refusal: Refusal | null;
}

/** How much each side knew over a whole match; nothing where nothing is remembered. */
export interface Belief {
  last: number;
  sides: SideBelief[];
}

/** What was said in a room since the last of these; at most the latest fifty lines. */
export interface Chat {
  type: "chat";
  room: "players" | "spectators";
  lines: ChatLine[];
}

/** A line of a room: a player's `side`, or a spectator's `number` and perhaps `name`. */
export interface ChatLine {
  n: number;
  at: number;
  text: string;
  side?: string;
  number?: number;
  name?: string;
}

/** Lines of a room in order; `first` is the number of the first, 0 when there are none. */
export interface ChatLines {
  lines: ChatLine[];
  first: number;
}

/** One legal action, and how a hand on the board chooses it. */
export interface Choice {
  action: Action;
  final: boolean;
  subject?: string;
  target?: string;
  label?: Message;
  confirm?: Message;
  typed?: string;
  at_once?: boolean;
}

/** What is asked of a side, and every legal answer. */
export interface Choices {
  prompt: Message;
  rule: string;
  actions: Choice[];
}

/** Claim an abandoned match. */
export interface Claim {
  type: "claim";
  expect: number;
  key: string;
  do: "call-off" | "win";
}

/** A plan and what came of it. `is_machines`: it is what `machine` would do. */
export interface ComparedPlan {
  actions: Action[];
  is_machines: boolean;
  is_drafted: boolean;
  chance: number;
  doubt: number;
  expects: Expectation[];
}

/** A decision that cost much. `at` is the commit before it. */
export interface Costly {
  at: number;
  view: unknown;
  done: unknown;
  instead: unknown;
  chance_done: number;
  chance_instead: number;
  doubt: number;
}

/** A new match and its maker's secrets. */
export interface Created {
  match: string;
  commitment: string;
  links: Links;
  token?: string;
  invitation?: string;
  spectator?: string;
}

/** A new link for a device. */
export interface DeviceLink {
  id: string;
  link: string;
}

/** A seat's devices and open links. No secrets. */
export interface Devices {
  devices: ShownDevice[];
  links: ShownLink[];
}

/** A command on the socket is stored. */
export interface Done {
  type: "ack";
  key: string;
  v: number;
}

/** Offer a draw, or answer an offer. */
export interface DrawOffer {
  type: "draw";
  expect: number;
  key: string;
  do: "accept" | "decline" | "offer";
}

/** What becomes of a place, in so many of a plan's trials. */
export interface Expectation {
  place: string;
  fate: "taken" | "lost" | "kept" | "enemys";
  times: number;
}

/** A finished match whole, for anyone to verify. */
export interface Export {
  format: string;
  match: string;
  game: string;
  edition: number;
  scenario: string;
  options: Record<string, string>;
  sides: [string, string];
  names: Record<string, string>;
  commitment: string;
  seed: string;
  entropies: [string, string];
  outcome: Outcome | null;
  board: string;
  records: ExportedRecord[];
  seal: string;
}

/** A chained record: `payload` holds the exact text that was hashed, after `salt`. */
export interface ExportedRecord {
  kind: string;
  payload: string;
  salt: string;
  head: string;
}

/** What went wrong on the socket. `wait`: the seconds after which to try again. */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  key?: string;
  refusal?: Refusal;
  wait?: number;
}

/** What a client keeps as a receipt: the promise, the players' entropy, the chain's head. */
export interface Fairness {
  commitment: string;
  entropies: string[];
  head: string;
}

/** What taking hold of something would open, as the game has it; null where it opens nothing. */
export interface Foreseen {
  v: number;
  foreseen: Foresight | null;
}

/** The whole projection for one viewer. */
export interface Frame {
  match: string;
  game: string;
  edition: number;
  scenario: string;
  viewer: string;
  v: number;
  status: string;
  names: Record<string, string>;
  machines: Record<string, string>;
  options: Record<string, string>;
  view: View | null;
  awaiting: Waiting[];
  sealed: string[];
  choices: Choices | null;
  draft: ShownDraft | null;
  standing: Record<string, string>;
  log: NumberedLine[];
  offered: string;
  claim: ShownClaim;
  outcome: Outcome | null;
  fairness: Fairness;
  origin: Origin | null;
}

/** Every game. */
export interface Games {
  games: ShownGame[];
}

/** The version, checked against the database. */
export interface Heartbeat {
  type: "heartbeat";
  v: number;
  release: string;
}

/** The position after commit `at`, from 0, and what was told of that commit. */
export interface History {
  at: number;
  last: number;
  view: View;
  lines: NumberedLine[];
  outcome: Outcome | null;
  sightings: Sighting[];
  minds: Mind[];
}

/** Say that somebody is still there: the seat of a shared device stays open. No answer. */
export interface KeepAlive {
  type: "stir";
}

/** How much a side knew from commit `at` on, until the next of them. */
export interface KnownFrom {
  sure?: number;
  sure_wrong?: number;
  guessed?: number;
  guessed_wrong?: number;
  unknown?: number;
  at: number;
}

/** When a player was last at the board, to the minute, in seconds since 1970. */
export interface LastSeen {
  here: boolean;
  seen: number;
}

/** What the learner sees at a step, from 0 to `last`. */
export interface LessonStep {
  step: number;
  last: number;
  press: number;
  presses: number;
  say: string;
  frame: Frame;
}

/** A line of the log: its words, the rule behind it, and the dice that were rolled. */
export interface Line {
  message: Message;
  rule?: string;
  side?: string;
  dice?: number[];
  hits_on?: number;
  hits_up_to?: number;
  motions?: Motion[];
  remarks?: Remark[];
}

/** Lines of the log; `first` is the number of the first, 0 when there are none. */
export interface Lines {
  lines: NumberedLine[];
  first: number;
}

/** Where the players and spectators go. A secret stands in the fragment. */
export interface Links {
  play: string;
  invite?: string;
  watch?: string;
}

/** A side's dice that were thrown for hits. */
export interface Luck {
  side: string;
  dice: number;
  hits: number;
  expected: number;
  deviation: number;
}

/** The luck of each side that has thrown for hits. */
export interface LuckOfAll {
  sides: Luck[];
}

/** What a viewer remembers of pieces that were turned up, the freshest first. */
export interface Memory {
  sightings: Sighting[];
}

/** Words of the catalogue: its key and the parameters that go into it. */
export interface Message {
  key: string;
  params?: Record<string, string | number>;
}

/** What a side saw, was told and remembered of a moment. */
export interface Mind {
  side: string;
  view: View;
  lines: NumberedLine[];
  sightings: Sighting[];
  wrong: number[];
  tally: Tally;
}

/** A browser session's matches, mine to move first. */
export interface Mine {
  matches: MyMatch[];
}

/** One of a browser session's matches. `mine`: it waits for this player. */
export interface MyMatch {
  match: string;
  game: string;
  status: string;
  side: string;
  viewer: string;
  names: Record<string, string>;
  mine: boolean;
  awaiting: string[];
  created: number;
  outcome: Outcome | null;
  rematch: boolean;
  shared: boolean;
}

/** A new invitation or spectators' link. */
export interface NewLink {
  link: string;
}

/** A seat's private notes. `version` 0: nothing was ever written. */
export interface Note {
  version: number;
  text: string;
}

/** A match that waits for anybody. `side`: what is left to play, "" while sides are not drawn. */
export interface OpenMatch {
  match: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  side: string;
  name: string;
  watch: string;
  claim_days: number;
  posted_at: number;
  link: string;
  mine: boolean;
  audience: "anybody" | "met";
  continued_from: Message | null;
}

/** The matches that wait for anybody, the newest first. */
export interface OpenMatches {
  matches: OpenMatch[];
}

/** A match option: the rule's ruling it stands for, its values, the first one the default. */
export interface OptionSheet {
  key: string;
  rule: string;
  values: string[];
}

/** Where a match goes on from: after commit `at` of another that is over, dated `when`. */
export interface Origin {
  match: string;
  at: number;
  when: Message;
}

/** How a match ended. `winner` is a side, or "" for a draw. */
export interface Outcome {
  winner: string;
  rule: string;
  message: Message;
}

/** The published invitation of one's own match; null while it is not listed. */
export interface OwnOffer {
  offer: PostedOffer | null;
}

/** Ask for a heartbeat, and before it for the frame, unless `v` is the newest. */
export interface Ping {
  type: "ping";
  v?: number;
  hidden?: boolean;
}

/** Plans of a turn after so many trials of each; `is_whole`: no more are made. */
export interface Plans {
  v: number;
  machine: string;
  turns: number;
  trials: number;
  is_whole: boolean;
  plans: ComparedPlan[];
}

/** When each player was last seen; who never was is left out. */
export interface Players {
  players: Record<string, LastSeen>;
}

/** A match's published invitation, and from when until when it is listed: seconds since 1970. */
export interface PostedOffer {
  link: string;
  posted_at: number;
  lapses_at: number;
  audience: "anybody" | "met";
}

/** Answer a kind of question beforehand. */
export interface Prepare {
  type: "prepare";
  expect: number;
  key: string;
  ask: string;
  answer?: string;
}

/** What a client gets instead of an answer. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  refusal?: Refusal;
  frame?: Frame;
  wait?: number;
}

/** What is fixed before a match's second player sends their number, and is shown to them first. */
export interface Promise {
  match: string;
  commitment: string;
  entropy: string;
}

/** Why not; null when it can be done. */
export interface Reason {
  refusal: Refusal | null;
}

/** Why something can't be done: the rule's number and the reason. */
export interface Refusal {
  rule: string;
  message: Message;
}

/** What a line of the log tells beside its own words: what came of it, and by which rule. */
export interface Remark {
  message: Message;
  rule?: string;
}

/** How it stands with the rematch, whenever that has changed. For players alone. */
export interface Rematch {
  type: "rematch";
  state: string;
  by: string;
  commitment: string;
  match: string | null;
  entropy: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  expect: number;
  key: string;
}

/** How far a review is: so many of its `trials` are `done`. */
export interface Review {
  side: string;
  machine: string;
  turns: number;
  trials: number;
  done: number;
  costly: Costly[] | null;
}

/** What a seat may know of a running match: its frame, its whole log and its notes. */
export interface SeatExport {
  format: string;
  frame: Frame;
  log: NumberedLine[];
  notes: string;
}

/** A seat, or a further token for it. */
export interface Seated {
  side: string;
  token: string;
  commitment: string;
}

/** A corrected board that a new match can have: what it says of itself, where its sheet is. */
export interface ShownBoard {
  digest: string;
  name: string;
  source: string;
  board: string;
}

/** What was agreed about an abandoned match, in `days` (0: never to be claimed). */
export interface ShownClaim {
  days: number;
  by: string;
  claimable_at: number;
}

/** A device of a seat. `current`: the one that asks. `created`: seconds since 1970. */
export interface ShownDevice {
  id: string;
  label: string;
  created: number;
  current: boolean;
}

/** The viewer's own steps since the last commit, and those that fell. */
export interface ShownDraft {
  steps: Action[];
  typed: string[];
  rejected_steps: Action[];
  seal: Action | null;
}

/** A game that can be played here. `boards`: beside its standard one. */
export interface ShownGame {
  key: string;
  edition: number;
  sides: [string, string];
  scenarios: string[];
  options: OptionSheet[];
  machines: string[];
  machine: string;
  board: string;
  boards: ShownBoard[];
}

/** A link that is still open. */
export interface ShownLink {
  id: string;
  label: string;
  created: number;
}

/** The seat's own turn notices. `available`: whether this server sends mail at all. */
export interface ShownNotices {
  available: boolean;
  address: string | null;
  confirmed: boolean;
}

/** The status of the rematch. */
export interface ShownRematch {
  state: string;
  by: string;
  commitment: string;
  match: string | null;
  entropy: string;
}

/** A webhook as its own browser is shown it: never its whole address. */
export interface ShownWebhook {
  id: string;
  kind: string;
  host: string;
  ending: string;
  delivered_at: number | null;
  failing_since: number | null;
  off_at: number | null;
  secret: string;
}

/** A browser's webhooks. `available`: whether this server calls any. */
export interface ShownWebhooks {
  available: boolean;
  webhooks: ShownWebhook[];
}

/** How much a side knew over a whole match, where that changes. */
export interface SideBelief {
  side: string;
  course: KnownFrom[];
}

/** A piece as it was last seen: on which date, and what the log's last line was then. */
export interface Sighting {
  piece: TurnedUp;
  when: Message;
  line: number;
  at: string[];
  may_have_grown?: boolean;
}

/** One of the choices of the frame with this `v`; null when nothing is asked. */
export interface Suggestion {
  v: number;
  choice: Choice | null;
  reason: Message | null;
}

/** How many pieces of others a viewer could place: each that stands before them counts once. */
export interface Tally {
  sure?: number;
  sure_wrong?: number;
  guessed?: number;
  guessed_wrong?: number;
  unknown?: number;
}

/** A piece of another's whose face a viewer sees, by what shows on it and where it stands. */
export interface TurnedUp {
  side: string;
  at: string;
  kind: string;
  group: string;
  max: number;
  cv: number;
  alike: number;
}

/** Take a step out of the draft. */
export interface Undo {
  type: "undo";
  expect: number;
  key: string;
  step?: number;
}

/** Take back one's seal. */
export interface Unseal {
  type: "unseal";
  expect: number;
  key: string;
}

/** A side that has to decide, and what kind of decision it is, as everybody may know it. */
export interface Waiting {
  side: string;
  message: Message;
  sealed?: boolean;
}

/** A watching token. */
export interface Watching {
  token: string;
}

/** Ask why a gesture can't be made. */
export interface Why {
  type: "why";
  key: string;
  selection?: string;
  target?: string;
}

/** Motion: what a line tells, for a client that draws it. */
export interface Motion {
  type: "moved" | "appeared" | "removed" | "struck" | "repaired" | "rolled" | "met" | "captured" | "passed";
  path?: string[];
  count?: number;
  piece?: string;
  water?: boolean;
  by?: string;
  at?: string;
  hits?: number;
  lost?: number;
  to?: string;
}

export type FromClient =
  | Act
  | Undo
  | Unseal
  | Prepare
  | Resign
  | DrawOffer
  | Claim
  | Why
  | Ping
  | KeepAlive;

export type FrameMessage = { type: "frame" } & Frame;

export type ServerMessage =
  | FrameMessage
  | Heartbeat
  | Chat
  | Rematch
  | Done
  | Because
  | Failed;
