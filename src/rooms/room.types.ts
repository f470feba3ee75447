import type { UserAccount } from '../auth/account.js';
import type { Seat } from '../engine/core/index.js';
import type { Watch } from '../engine/hosting/hosted-game.js';
import type { SeatKind } from '../engine/sessions/session.js';

/** How far a room has come. `in_progress`: its game is being played. */
export type RoomStatus = 'waiting' | 'in_progress' | 'finished' | 'cancelled';

/** `listed`: found in the list and open to everyone. `link`: open to holders of its join code. */
export type Visibility = 'listed' | 'link';

/** What makes a player ready: saying so, setting a loadout, or simply sitting down. */
export type ReadyBy = 'hand' | 'loadout' | 'sitting';

/** How a room comes to its start. All players must be ready in any case. */
export interface RoomRules {
  readonly readyBy: ReadyBy;
  /** Every seat must be taken; otherwise as many as the game needs. */
  readonly full: boolean;
  /** Starts by itself as soon as it can; otherwise its owner starts it. */
  readonly auto: boolean;
  /** The session takes the room's id. A rematch is then a new room; otherwise it is this one again. */
  readonly oneId: boolean;
}

/** A player in a room. */
export interface RoomPlayer {
  /** The player's id inside the game, and in this room. */
  readonly playerId: string;
  seat: Seat;
  readonly kind: SeatKind;
  readonly userId: string | null;
  readonly botLevel: string | null;
  readonly tokenHash: string | null;
  readonly name: string;
  isReady: boolean;
  /** What the player asked to bring, as it was sent. */
  brings: unknown;
  /** The same, checked by the game. A secret until the start. */
  loadout: unknown;
  readonly joinedAt: number;
}

/** A room's row and its players. */
export interface RoomRecord {
  readonly id: string;
  /** A small number beside the id, for contracts that want one. */
  readonly num: number;
  readonly game: string;
  readonly name: string;
  readonly visibility: Visibility;
  readonly joinCode: string;
  readonly maxPlayers: number;
  readonly rules: RoomRules;
  /** Null: as the game usually has it. */
  readonly watch: Watch | null;
  readonly rated: boolean;
  readonly previousRoomId: string | null;
  readonly createdBy: string | null;
  readonly createdAt: number;
  status: RoomStatus;
  options: object;
  ownerUserId: string | null;
  ownerPlayerId: string;
  kicked: readonly string[];
  sessionId: string | null;
  nextRoomId: string | null;
  revision: number;
  players: RoomPlayer[];
}

/** Who stands before a room: an account, the holder of a seat token, or (in contracts without either) a name. */
export type Visitor =
  | { readonly kind: 'user'; readonly account: UserAccount; readonly playerId: string; readonly name: string }
  | { readonly kind: 'token'; readonly tokenHash: string; readonly playerId: string; readonly name: string }
  | { readonly kind: 'open'; readonly playerId: string; readonly name: string };

/** What a player brings, as it was sent and as the game understood it. */
export interface Brought {
  readonly brings: unknown;
  readonly loadout: unknown;
}

/** How a visitor wants to sit down. */
export interface Sitting {
  /** Any free one unless said. */
  readonly seat?: Seat;
  readonly joinCode?: string;
  readonly brought?: Brought;
}

/** A bot as the game has made it. */
export interface SeatedBot extends Brought {
  readonly level: string;
  readonly name: string;
}

/** What happened in a room; contracts with messages of their own make theirs from these. */
export type RoomEvent =
  | { readonly type: 'created' | 'options-set' | 'finished' | 'cancelled' | 'reopened' }
  | { readonly type: 'joined' | 'loadout-set'; readonly playerId: string; readonly seat: Seat }
  | { readonly type: 'left'; readonly playerId: string; readonly seat: Seat; readonly kicked: boolean }
  | { readonly type: 'ready-set'; readonly playerId: string; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'owner-changed'; readonly playerId: string }
  | { readonly type: 'started'; readonly sessionId: string }
  | { readonly type: 'followed'; readonly roomId: string };
