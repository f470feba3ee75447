import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import type { CcRecord } from '../../rules/events.js';
import type { PlayByPlayLine } from '../../rules/narration/narrate.js';
import { GgltcgSession } from '../../store/entities/session-rows.entity.js';
import type { ToyTable } from './seats.js';
import { standingOf, taleOf } from './tales.js';
import type { Action } from '../../rules/ggltcg.types.js';

export interface Playback {
  readonly game_id: string;
  readonly players: readonly { readonly player_id: string; readonly name: string }[];
  readonly starting_decks: Readonly<Record<string, readonly string[]>>;
  readonly first_player_id: string;
  readonly winner_id: string | null;
  readonly turn_count: number;
  readonly play_by_play: readonly PlayByPlayLine[];
  readonly cc_tracking: readonly CcRecord[];
  readonly actions: readonly {
    readonly version: number;
    readonly player_id: string | null;
    readonly action: Action;
    readonly at: string;
  }[];
  /** What the chance of the game came from; none of a game that was called off, which may be taken up again. */
  readonly seed: string | null;
}

/** What is done with a game from outside: taking back, deleting, looking back. */
@Injectable()
export class Endings {
  constructor(@InjectRepository(GgltcgSession) private readonly rows: Repository<GgltcgSession>) {}

  /**
   * Takes back the latest action that still stands, chance included: in open games any player's, in practice (a seated
   * game whose seed was given, which counts nowhere) the caller's own with everything that bots did after it.
   */
  async undo(table: ToyTable, account: Account | undefined, expectedVersion?: number): Promise<ToyTable> {
    const { access, seedGiven } = table.facts;
    const mine = access === 'open' ? undefined : table.seatsOf(account);
    if (mine && (!seedGiven || table.seats.some(({ seat }) => !mine.includes(seat) && !table.isBot(seat)))) {
      throw new ApiError(403, 'UNDO_NOT_ALLOWED', 'Only open games and practice against bots can be taken back.');
    }
    table.expectVersion(expectedVersion);
    const standing = await standingOf(table);
    const last = standing.findLast(({ logged: { seat } }) => !mine || (seat !== null && mine.includes(seat)));
    if (!last) throw new ApiError(409, 'NOTHING_TO_UNDO', 'There is nothing to take back.');
    return table.rewind(last.logged.version - 1, 'player', expectedVersion);
  }

  async remove(table: ToyTable, account: Account | undefined): Promise<void> {
    const { access, createdBy } = table.facts;
    const isCreator = createdBy === null ? access === 'open' : account?.kind === 'user' && account.id === createdBy;
    if (!isCreator) throw new ApiError(403, 'NOT_CREATOR', 'Only its creator may delete a game.');
    if (access === 'seated' && table.status === 'active') {
      throw new ApiError(409, 'GAME_RUNNING', 'The game is running; give it up first.');
    }
    await this.rows.delete({ id: table.id });
    table.forget();
  }

  async playback(table: ToyTable): Promise<Playback> {
    expectOver(table);
    const { state } = table;
    const { play_by_play, cc_history } = await taleOf(table, 'all');
    const standing = await standingOf(table);
    const [seed = null] = table.status === 'finished' ? await table.seeds() : [];
    return {
      game_id: table.id,
      players: table.seats.map(({ playerId, name }) => ({ player_id: playerId, name })),
      starting_decks: state.starting_decks,
      first_player_id: state.first_player_id,
      winner_id: state.winner_id,
      turn_count: state.turn_number,
      play_by_play,
      cc_tracking: cc_history,
      actions: standing.map(({ logged: { version, seat, action, at } }) => ({
        version,
        player_id: seat === null ? null : table.seats[seat]!.playerId,
        action: action as Action,
        at: new Date(at).toISOString(),
      })),
      seed,
    };
  }
}

/** While a game runs, looking back would show what is hidden. */
export function expectOver(table: ToyTable): void {
  if (table.status === 'active') throw new ApiError(403, 'GAME_RUNNING', 'This is told when the game is over.');
}
