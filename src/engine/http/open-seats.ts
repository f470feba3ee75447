import type { UserAccount } from '../../auth/account.js';
import type { CreateKey } from '../sessions/idempotency-key.js';
import type { NewSessionDto } from './sessions.dto.js';
import type { GameShape } from '../core/index.js';

/** A game that waits for a player in an open seat: `sessionId` is what it will be played under. */
export interface WaitingSession {
  readonly sessionId: string;
  readonly roomId: string;
  readonly joinCode: string;
  readonly status: 'waiting';
  readonly seat: number;
  readonly game: string;
  readonly options: Partial<GameShape['options']>;
  readonly players: readonly { readonly seat: number; readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly openSeats: readonly number[];
}

/** Which seat a caller would like, and what it brings. */
export interface SeatWish {
  readonly seat?: number;
  readonly joinCode?: string;
  readonly loadout?: object;
}

/** Without `waiting`, the last seat is taken and the session has begun. */
export interface Gathered {
  readonly sessionId: string;
  readonly waiting?: WaitingSession;
}

/**
 * The code that gathers people (the rooms, which stand above the engine) provides this under `OPEN_SEATS`; without it a session
 * has no open seats.
 */
export interface OpenSeats {
  open(account: UserAccount, wanted: NewSessionDto, createKey: CreateKey | undefined): Promise<Gathered>;
  /** Fails with `SESSION_NOT_FOUND` where nothing waits. */
  join(sessionId: string, account: UserAccount, wish: SeatWish): Promise<Gathered>;
}

/** The token under which `OpenSeats` is injected, where the server has rooms. */
export const OPEN_SEATS = Symbol('open seats');
