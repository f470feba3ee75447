import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { commitmentTo } from '../core/index.js';
import type { GameShape, LogEntry } from '../core/index.js';
import type { LiveSession } from './session.js';
import { asLogEntry } from './store/action-log.js';
import { SessionStore } from './store/session-store.js';

/** Everything anybody needs to play a finished game again and find the same hashes. */
export interface Proof {
  readonly game: string;
  readonly rulesVersion: number;
  readonly sessionId: string;
  readonly startedAt: number;
  readonly options: object;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly bot: boolean;
    readonly loadout: unknown;
  }[];
  /** A session of the test hooks began from here. */
  readonly fixture: object | null;
  readonly rounds: readonly { readonly round: number; readonly commitment: string; readonly seed: string }[];
  readonly log: readonly LogEntry<GameShape>[];
  readonly hashes: readonly string[];
}

@Injectable()
export class Proofs {
  constructor(private readonly store: SessionStore) {}

  async of(session: LiveSession): Promise<Proof> {
    if (session.status !== 'finished') {
      throw new ApiError(409, 'GAME_RUNNING', 'The seeds are published when the game is over.');
    }
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const rounds = Math.max(session.table.round, ...actions.map(({ round }) => round));
    return {
      game: session.definition.id,
      rulesVersion: session.facts.rulesVersion,
      sessionId: session.id,
      startedAt: session.facts.startedAt,
      options: session.facts.options,
      seats: session.start.seats,
      fixture: session.facts.fixture,
      rounds: Array.from({ length: rounds }, (_, index) => {
        const seed = session.dice.seed(index + 1);
        return { round: index + 1, commitment: commitmentTo(seed), seed };
      }),
      log: actions.map(asLogEntry),
      hashes: [session.facts.startHash, ...actions.map(({ hash }) => hash)],
    };
  }
}
