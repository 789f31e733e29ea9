// What travels to the board of fords, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.

/**
 * What a viewer sees. `posts`: where their own blocks are to stand. `counts`: how many blocks
 * of each side are where.
 */
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
  day: number;
  posts: Record<string, string>;
  counts: Record<string, Record<string, number>>;
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

/** How large the board sheet is, in the units of its coordinates. */
export interface Canvas {
  width: number;
  height: number;
}

/** A crossing, and where it lies on the canvas. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

/** The board sheet. `drawn`: how many blocks each side draws; `days`: how long it lasts. */
export interface Sheet {
  blocks: BlockSheet[];
  data_sheet?: About;
  canvas: Canvas;
  places: Place[];
  drawn: number;
  days: number;
}

/** Step: of a draft, whichever action it is. */
export interface Step {
  type: string;
  block?: string;
  at?: string;
}
