import { ApiError } from '../../../../common/api-error.js';
import type { Account } from '../../../../auth/account.js';
import type { GuardedTable } from '../../../../engine/contract/table.guard.js';
import type { Seat } from '../../../../engine/core/index.js';
import type { Room } from '../../../../rooms/room.js';
import { visitorOf } from '../../../../rooms/visitor.js';
import type { StartedTable } from './wire.js';

const NOT_STARTED = 'The game has not begun: its host starts it with POST /api/check/games/{gameId}/start.';

/** A game as this contract knows it: waiting for players in a room, or being played under the same id. */
export class CheckTable implements GuardedTable {
  constructor(
    readonly id: string,
    readonly room: Room | undefined,
    /** What is being played there, once it has begun. */
    readonly playing: StartedTable | undefined,
  ) {}

  get started(): StartedTable {
    if (!this.playing) throw new ApiError(409, 'GAME_NOT_STARTED', NOT_STARTED);
    return this.playing;
  }

  get isBotsOnly(): boolean {
    return this.playing?.options.botsOnly === true;
  }

  viewerFor(account: Account | undefined): void {
    this.playing?.viewerFor(account);
  }

  /** The seat of an account, in the waiting room or at the table. */
  findSeat(account: Account | undefined): Seat | undefined {
    if (!account) return undefined;
    if (!this.playing) return this.room?.findPlayer(visitorOf(account))?.seat;
    return this.playing.seatsOf(account).length > 0 ? this.playing.seatOf(account) : undefined;
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
    return account.kind === 'user' && this.playing?.facts.createdBy === account.id;
  }
}
