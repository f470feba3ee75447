import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { ArchivedGames } from '../archive/archived-games.js';
import { commitOfDeed } from '../store/commit.js';
import { Retelling } from './past/retelling.js';
import { RoundSeeds } from './past/round-seeds.js';
import { SessionCommits } from './session-commits.js';
import { SessionMoves } from './session-moves.js';
import { SessionTurns } from './session-turns.js';
import type { Moved } from './session-update.js';

/** What is done to a game and not in it: entries of its log like any other, but no rule of the game plays them. */
@Injectable()
export class SessionDeeds {
  constructor(
    private readonly turns: SessionTurns,
    private readonly moves: SessionMoves,
    private readonly commits: SessionCommits,
    private readonly retelling: Retelling,
    private readonly seeds: RoundSeeds,
    private readonly archive: ArchivedGames,
  ) {}

  /**
   * Puts the table back to an earlier version, chance included. What has left the table cannot be taken back: ratings that
   * were paid, and seeds that were published.
   */
  rewind(sessionId: string, toVersion: number, by: string, expectedVersion?: number): Promise<Moved> {
    return this.turns.take(sessionId, async (session) => {
      session.expectVersion(expectedVersion);
      if (!Number.isInteger(toVersion) || toVersion < 0 || toVersion >= session.version) {
        throw new ApiError(409, 'NO_SUCH_VERSION', `Versions 0 to ${session.version - 1} can be gone back to.`);
      }
      if (session.facts.rated && session.status === 'finished') {
        throw new ApiError(409, 'GAME_RATED', 'This game is over and rated: its ratings are paid.');
      }
      await this.archive.expectNot(session.id);
      const table = await this.retelling.tableAt(session, toVersion);
      await this.seeds.expectClosed(session, table);
      const deed = {
        kind: 'rewind',
        action: { type: 'rewind', to: toVersion, by },
        event: { type: 'rewound', to: toVersion },
        to: toVersion,
        // Once more where the row is locked: another process may be publishing them, or archiving the game, just now.
        rows: [
          (store: Pick<PoolClient, 'query'>) => this.archive.expectNot(session.id, store),
          (store: Pick<PoolClient, 'query'>) => this.seeds.expectClosed(session, table, store),
        ],
      } as const;
      const commit = commitOfDeed(session, { ...deed, table, at: this.moves.now(session) });
      return this.commits.carryOut(session, commit, [[{ public: deed.event }]]);
    });
  }

  /** Ends a session without a result. */
  cancel(sessionId: string, by: string, reason: string): Promise<Moved> {
    return this.turns.take(sessionId, async (session) => {
      if (session.status !== 'active') throw new ApiError(409, 'NOT_RUNNING', 'This game is not running.');
      const event = { type: 'cancelled', reason };
      const deed = { kind: 'cancel', action: { type: 'cancel', by, reason }, event, status: 'cancelled' } as const;
      const stays = { to: session.version, table: session.table };
      const commit = commitOfDeed(session, { ...deed, ...stays, at: this.moves.now(session) });
      return this.commits.carryOut(session, commit, [[{ public: event }]]);
    });
  }
}
