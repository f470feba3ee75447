import type { Change } from '../../src/engine/core/change.js';
import type { Choice } from '../../src/engine/core/choice.js';
import type { Caption, GameShape, Outcome, Seat } from '../../src/engine/core/game.js';

/*
 * What the server says of a session, with the game's own types. The type check of `test/client/wire-shapes.ts` holds
 * these shapes against those of the server: they are written here so that the package carries no framework's types.
 */

export type SessionStatus = 'active' | 'finished' | 'cancelled';

/** What one viewer is told of a session at one version. */
export interface SessionPicture<G extends GameShape = GameShape> {
  readonly sessionId: string;
  readonly version: number;
  readonly status: SessionStatus;
  readonly seat: Seat | null;
  readonly view: G['view'];
  readonly toAct: readonly Seat[];
  readonly legalActions: readonly Choice<G['action']>[];
  /** What a person may do besides: settings, a draw, other ways to pay. Only of games that have such things. */
  readonly sideActions?: readonly Choice<G['action']>[];
  /** One for each of `legalActions`, in their order; only of games that have captions. */
  readonly captions?: readonly (Caption | null)[];
  readonly deadline: number | null;
  readonly outcome: Outcome | null;
}

/** The same after something has happened: `events` of the versions after `from` up to `version`. */
export interface SessionUpdate<G extends GameShape = GameShape> extends SessionPicture<G> {
  readonly from: number;
  readonly events: readonly G['event'][];
}

export interface PlayerPicture {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'open';
  readonly level: string | null;
  /** Leads to the profile; null: a bot, a seat token, an open seat. */
  readonly userId: string | null;
}

/** A player, and whether one of their sockets is at the table. Bots always are. */
export interface PlayerAtTable extends PlayerPicture {
  readonly connected: boolean;
}

/** A session with everything a client needs to draw it for the first time. */
export interface SessionPage<G extends GameShape = GameShape> extends SessionPicture<G> {
  readonly game: string;
  /** A small number beside the id: what people say to each other. */
  readonly number: number;
  /** Whether its end changes ratings. */
  readonly rated: boolean;
  /** Opened with a seed of its own: it counts nowhere, and its game may let moves be taken back. */
  readonly practice: boolean;
  readonly options: object;
  readonly players: readonly PlayerPicture[];
  /** The hash of this round's seed: kept, and checked when the seed is published. */
  readonly seedHash: string;
  /** What of this round may be looked back at now: everything, what the caller saw, or what all saw. */
  readonly told: 'all' | 'own' | 'public';
}

/** What `session:join` answers. */
export interface Joined<G extends GameShape = GameShape> extends Omit<SessionPage<G>, 'players'> {
  /** All seats of the one who joined; `seat` is the one that looks. */
  readonly seats: readonly Seat[];
  readonly players: readonly PlayerAtTable[];
  /** How many watch without a seat. */
  readonly watchers?: number;
  readonly serverNow: number;
}

/** One version of a session's history, as one viewer may know it. */
export interface HistoryEntry<G extends GameShape = GameShape> {
  readonly version: number;
  readonly round: number;
  readonly seat: Seat | null;
  readonly auto: boolean;
  readonly at: number;
  readonly action?: G['action'];
  readonly events: readonly G['event'][];
  /** What may be looked back at now of the round that it led to. */
  readonly told: 'all' | 'own' | 'public';
}

/** What `session:resume` answers: the table, and every version that was missed. */
export interface Resumed<G extends GameShape = GameShape> extends Joined<G> {
  readonly entries: readonly HistoryEntry<G>[];
  /** False: too much was missed to be told, and `entries` is empty. */
  readonly complete: boolean;
}

/** `session:update`, and the answer of `session:act`. */
export interface LiveUpdate<G extends GameShape = GameShape> extends SessionUpdate<G> {
  readonly serverNow: number;
}

/** The same told by what has changed: to a socket that has joined with `changes` and has the picture of `from`. */
export interface LiveChange<G extends GameShape = GameShape> {
  readonly sessionId: string;
  readonly seat: Seat | null;
  readonly from: number;
  readonly version: number;
  readonly events: readonly G['event'][];
  /** What makes the picture of `version` of the one of `from`. */
  readonly changed: Change;
  readonly serverNow: number;
}

/** A message of the talk at a table. */
export interface ChatLine {
  readonly id: string;
  readonly channel: 'players' | 'spectators';
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A seat has its first socket, or has lost its last. */
export interface PresenceNews {
  readonly sessionId: string;
  readonly seat: Seat;
  readonly connected: boolean;
}

/** How many watch a game now. */
export interface WatchersNews {
  readonly sessionId: string;
  readonly watchers: number;
}

/** Something was said at a table. */
export interface ChatNews extends ChatLine {
  readonly sessionId: string;
}

/** A message that an admin has hidden. */
export interface ChatHiddenNews {
  readonly sessionId: string;
  readonly messageId: string;
}

/** Something the server tells a socket on its own account, such as why it is about to be closed. */
export interface Notice {
  readonly code: string;
  readonly message: string;
  readonly sessionId?: string;
}

/** Why a message was refused. */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly details?: unknown;
  readonly retryAfter?: number;
}

/** How every message is answered. */
export type Answer<T extends object = object> =
  ({ readonly ok: true } & T) | { readonly ok: false; readonly error: WireError };
