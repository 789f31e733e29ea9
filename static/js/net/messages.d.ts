// What the server says on the socket, as docs/protocol.md has it. `socket.js` is where it comes in.

import type { ChatLine, ChatRoom, Frame, Refusal, Rematch } from "../types.d.ts";

export interface Ack {
  type: "ack";
  key: string;
  v: number;
}
/** Why a gesture can't be made; null when it can. */
export interface Because {
  type: "why";
  key: string;
  refusal: Refusal | null;
}
/** What went wrong. `wait`: the seconds after which to try again. */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  key?: string;
  refusal?: Refusal;
  wait?: number;
}
export interface Said {
  type: "chat";
  room: ChatRoom;
  lines: ChatLine[];
}
export type ServerMessage =
  | ({ type: "frame" } & Frame)
  | ({ type: "rematch" } & Rematch)
  | { type: "heartbeat"; v: number }
  | Ack
  | Because
  | Failed
  | Said;
