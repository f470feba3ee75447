import { ApiError } from '../../../common/api-error.js';
import type { Account } from '../../../auth/account.js';
import type { GuardedTable } from '../../../engine/contract/table.guard.js';
import type { Seat } from '../../../engine/core/index.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import type { Room } from '../../../rooms/room.js';
import { visitorOf } from '../../../rooms/visitor.js';
import type { CheckOptions } from '../rules/options.js';

const NOT_STARTED = 'The game has not begun: its host starts it with POST /api/check/games/{gameId}/start.';

/** A game as this contract knows it: waiting for players in a room, or being played in a session of the same id. */
export class CheckTable implements GuardedTable {
  constructor(
    readonly id: string,
    readonly room: Room | undefined,
    readonly session: LiveSession | undefined,
  ) {}

  /** The session of a game that has begun. */
  get started(): LiveSession {
    if (!this.session) throw new ApiError(409, 'GAME_NOT_STARTED', NOT_STARTED);
    return this.session;
  }

  get isBotsOnly(): boolean {
    return (this.session?.facts.options as CheckOptions | undefined)?.botsOnly === true;
  }

  viewerFor(account: Account | undefined): void {
    this.session?.viewerFor(account);
  }

  /** The seat of an account, in the waiting room or at the table. */
  findSeat(account: Account | undefined): Seat | undefined {
    if (!account) return undefined;
    if (!this.session) return this.room?.findPlayer(visitorOf(account))?.seat;
    return this.session.seatsOf(account).length > 0 ? this.session.seatOf(account) : undefined;
  }

  seatOf(account: Account | undefined): Seat {
    const seat = this.findSeat(account);
    if (seat === undefined) throw new ApiError(403, 'NOT_A_PLAYER', 'You have no seat in this game.');
    return seat;
  }

  expectHost(account: Account | undefined): void {
    if (!account || !this.isHost(account)) {
      throw new ApiError(403, 'NOT_HOST', 'Only the host of the game may do this.');
    }
  }

  private isHost(account: Account): boolean {
    if (this.room) return this.room.isOwner(visitorOf(account));
    return account.kind === 'user' && this.session?.facts.createdBy === account.id;
  }
}
