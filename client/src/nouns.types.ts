import type { Json } from '../../src/common/json.js';
import type { GameShape } from '../../src/engine/core/game.js';
import type { SessionStatus } from './wire.js';

export type Watch = 'anyone' | 'link' | 'nobody';

/** A game of the catalogue. */
export interface GameInfo {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its default. */
  readonly options: object;
  /** What each option takes: enough to make a form of it. */
  readonly optionSchema: Readonly<Record<string, OptionSchema>>;
  readonly presets: readonly Preset[];
  readonly constants: Readonly<Record<string, Json>>;
  readonly actions: readonly string[];
  readonly actionKinds: readonly { readonly type: string; readonly unlisted: boolean; readonly afterEnd: boolean }[];
  /** There are puzzles at `/api/puzzles/<slug>`. */
  readonly puzzles: boolean;
  readonly bots: { readonly levels: readonly string[]; readonly default: string } | null;
  /** Whether a seat brings something: a deck. */
  readonly loadouts: boolean;
  readonly canResign: boolean;
  readonly watch: Watch;
}

/** What an option takes, as JSON Schema says it. */
export interface OptionSchema {
  readonly type?: 'boolean' | 'integer' | 'number' | 'string' | 'object';
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly nullable?: boolean;
  readonly description?: string;
  readonly default: unknown;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  /** The forms that the value may have, where there are several. */
  readonly oneOf?: readonly OptionForm[];
}

/** One of several forms of a value: plain, or an object with these members. */
export interface OptionForm extends Omit<OptionSchema, 'default' | 'properties' | 'oneOf'> {
  readonly properties?: Readonly<Record<string, Omit<OptionForm, 'properties'>>>;
}

/** Options that go well together. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly options: object;
}
/** A seat of a game that is about to start. */
export interface NewSeat {
  readonly kind: 'me' | 'bot' | 'open';
  readonly level?: string;
  readonly name?: string;
  readonly loadout?: object;
}

export interface NewSession<Options extends object = object> {
  readonly options?: Partial<Options>;
  readonly seats?: readonly NewSeat[];
  readonly watch?: Watch;
  /** Makes the game repeatable and unrated; for practice against bots only. */
  readonly seed?: string;
}

/** A game that waits until its open seats are taken. */
export interface WaitingSession {
  readonly sessionId: string;
  readonly roomId: string;
  readonly joinCode: string;
  readonly status: 'waiting';
  readonly seat: number;
  readonly game: string;
  readonly options: object;
  readonly players: readonly { readonly seat: number; readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly openSeats: readonly number[];
}

export interface JoinSession {
  readonly seat?: number;
  readonly joinCode?: string;
  readonly loadout?: object;
}

/** A session in a list. */
export interface ListedSession {
  readonly sessionId: string;
  readonly game: string;
  readonly status: SessionStatus;
  /** Whether its end changes ratings. */
  readonly rated: boolean;
  readonly version: number;
  readonly players: readonly {
    readonly seat: number;
    readonly name: string;
    readonly bot: string | null;
    readonly userId: string | null;
  }[];
  readonly toAct: readonly number[];
  /** The seats of the account that asks; none where it only watches. */
  readonly yourSeats: readonly number[];
  /** How many watch it now. */
  readonly watchers: number;
  readonly winners: readonly number[] | null;
  readonly endReason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SessionsQuery {
  readonly mine?: boolean;
  readonly game?: string;
  readonly status?: SessionStatus;
  /** Only games this account has a seat in. */
  readonly player?: string;
  readonly limit?: number;
}

/** May I, and, where nothing hidden or random decides it, what would follow? */
export interface Preview {
  readonly allowed: boolean;
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly details?: unknown;
  };
  readonly view?: object;
}

/** What one would hear of actions that were asked about, in their order; `null`: it may not be played, or is not foretold. */
export interface Forecasts<G extends GameShape = GameShape> {
  readonly version: number;
  readonly forecasts: readonly { readonly events: readonly G['event'][] | null }[];
}

export interface RoomPlayer {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: string | null;
  readonly ready: boolean;
  readonly hasLoadout: boolean;
}

/** A room as all may know it. */
export interface RoomPicture {
  readonly roomId: string;
  readonly num: number;
  readonly game: string;
  readonly name: string;
  readonly status: 'waiting' | 'in_progress' | 'finished' | 'cancelled';
  readonly visibility: 'listed' | 'link';
  readonly seats: number;
  readonly taken: number;
  readonly options: object;
  readonly rules: {
    readonly readyBy: 'hand' | 'loadout' | 'sitting';
    readonly full: boolean;
    readonly auto: boolean;
    readonly oneId: boolean;
  };
  readonly watch: Watch | null;
  readonly rated: boolean;
  readonly owner: string;
  readonly players: readonly RoomPlayer[];
  readonly sessionId: string | null;
  readonly previousRoomId: string | null;
  readonly nextRoomId: string | null;
  /** Rises with every change; what has a lower one is old. */
  readonly revision: number;
  readonly createdAt: string;
}

/** The same for one viewer. */
export interface RoomPage extends RoomPicture {
  readonly joinCode?: string;
  readonly you: { readonly seat: number | null; readonly owner: boolean; readonly brings?: unknown } | null;
}

export interface NewRoom {
  readonly game: string;
  readonly name?: string;
  readonly seats?: number;
  readonly options?: object;
  readonly visibility?: 'listed' | 'link';
  readonly watch?: Watch;
  readonly rated?: boolean;
  readonly seat?: number;
  readonly loadout?: object;
  readonly bots?: readonly RoomBot[];
}

export interface RoomBot {
  readonly level?: string;
  readonly seat?: number;
  readonly loadout?: object;
}

/** Where one stands in a queue. */
export type MatchStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'queued'; readonly mode: string; readonly queuedAt: string }
  | {
      readonly status: 'matched';
      readonly mode: string;
      readonly queuedAt: string;
      readonly roomId: string;
      readonly sessionId: string;
      readonly seat: number;
      readonly opponents: readonly string[];
    };

export interface Queue {
  readonly game: string;
  readonly mode?: string;
  readonly loadout?: object;
}
