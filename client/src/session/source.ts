import type { StoreApi } from 'zustand/vanilla';
import type { GameShape, Seat } from '../../../src/engine/core/game.js';
import type { Problem } from '../problem.js';
import type { ChatLine, PlayerAtTable, SessionPicture } from '../wire.js';

/** Who looks at a table: a seat, or those who watch. */
export type Eyes = Seat | 'public';

/** A session at one version, as one viewer may know it. */
export type Picture<G extends GameShape = GameShape> = Omit<SessionPicture<G>, 'sessionId'>;

/**
 * What happened between two versions. Steps come in order and each version is told once, or jumped over:
 * `live`: as it happened, with the picture afterwards;
 * `missed`: told by a resume; only the last one of it carries a picture;
 * `jump`: not told at all, because too much was missed or a reader seeks: `events` is empty.
 */
export interface Step<G extends GameShape = GameShape> {
  readonly from: number;
  readonly version: number;
  readonly events: readonly G['event'][];
  readonly picture?: Picture<G>;
  /** Through whose eyes it is told; the same as `picture.seat`. */
  readonly eyes: Eyes;
  readonly kind: 'live' | 'missed' | 'jump';
}

export type Phase = 'opening' | 'joining' | 'live' | 'behind' | 'lost' | 'over' | 'gone';

/** Everything known of a session, the same for one that is played, watched and looked back at. */
export interface SessionState<G extends GameShape = GameShape> {
  readonly sessionId: string;
  readonly phase: Phase;
  /** Why the session is gone, or what the server said no with last. */
  readonly problem?: Problem;
  readonly game: string;
  /** The small number of the session; 0 until it is known. */
  readonly number: number;
  /** It counts nowhere, and its game may let moves be taken back. */
  readonly practice: boolean;
  readonly options: G['options'];
  readonly players: readonly PlayerAtTable[];
  /** One's own seats; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly watchers?: number;
  /** The hash of this round's seed. */
  readonly seedHash: string;
  /** Through the seat that looks: of several own seats the one that is to act. */
  readonly picture?: Picture<G>;
  readonly pictures: ReadonlyMap<Eyes, Picture<G>>;
  /** The action that is on its way to the server. */
  readonly sending?: { readonly action: G['action']; readonly since: number };
  /** Milliseconds the server's clock is ahead of this one. */
  readonly skew: number;
  readonly chat: readonly ChatLine[];
}

/** How an action is sent. */
export interface How {
  /** Sent whatever the version is by then: several may do it at once, and the first one wins. */
  readonly racing?: boolean;
  /** Sent again by itself if the table has moved and still offers it: every seat does it, in any order. */
  readonly simultaneous?: boolean;
}

/** A session as tables and the director know it. Tables cannot tell a live one from a replay. */
export interface Source<G extends GameShape = GameShape> {
  readonly state: StoreApi<SessionState<G>>;
  /** Hears every step from now on; returns what stops it. The state holds the step's picture already. */
  onStep(listener: (step: Step<G>) => void): () => void;
  /** Plays; only a session in which one has a seat has it. */
  act?(action: G['action'], how?: How): Promise<'done' | Problem>;
  /** What one would hear of each action, up to the first draw or chance; `null` where that is not foretold. */
  forecasts?(actions: readonly G['action'][]): Promise<readonly (readonly G['event'][] | null)[]>;
  say?(text: string): Promise<'done' | Problem>;
  /**
   * Hears a message of the game itself that is no part of its steps (`ai:plan`); returns what stops it. A connection may
   * carry several tables: the message says which one it means. A replay has none.
   */
  hear?<News>(message: string, listener: (news: News) => void): () => void;
  /** Looks at another version; only a replay has it. */
  seek?(version: number): Promise<void>;
  /** The versions that can be looked at. */
  readonly range?: { readonly first: number; readonly last: number };
  close(): void;
}
